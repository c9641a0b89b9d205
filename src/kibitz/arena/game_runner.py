"""Plays the games of an arena. A game follows from its task alone; its result is texts and numbers."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from math import log2
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from kibitz.arena.seating import Settings, Task
from kibitz.bots.external import Program, bot_of
from kibitz.bots.safe import Bot, SafeBot, legal_part
from kibitz.core.event import MOVED, Event, EventKind
from kibitz.core.game import Game, Outcome, Play
from kibitz.core.rng import bots_rng
from kibitz.games import make_game
from kibitz.play.seat import seat_to_decide

STEPS = 4  # of the time scale, to the double


class SeatResult(NamedTuple):
    """One seat of a finished game."""

    bot: str
    share: float  # of the win; nothing for a bot that was forfeited
    score: int
    decisions: int  # with more than one legal choice: others are not asked
    total_ms: float
    longest_ms: float
    times: dict[int, int]  # how many decisions took how long, by ``time_step``
    failures: dict[str, int]
    forfeited: bool


class Finished(NamedTuple):
    """A finished game. ``tallies``: how often a kind of event happened with a card, and the shares of the seats it
    happened to."""

    task: Task
    winners: list[int]
    scores: list[int]
    why: str
    choices: int
    turns: int
    seconds: float
    seat_results: list[SeatResult]
    tallies: dict[tuple[str, str], tuple[int, float]]
    complaint: str  # the last failure of a bot, in words


class Lost(NamedTuple):
    """A game that could not be played to its end."""

    task: Task
    why: str


Result = Finished | Lost


def time_step(ms: float) -> int:
    """Times on a scale of four steps to the double: step 0 is a microsecond."""
    return max(0, round(STEPS * log2(max(ms, 0.001) * 1000)))


def step_ms(step: int) -> float:
    """The time in the middle of a step."""
    return float(2 ** (step / STEPS)) / 1000


class TimedBot:
    """A bot on its seat in one game, and how long it thinks."""

    def __init__(self, name: str, bot: Bot, seed: str) -> None:
        self.name = name
        self.safe_bot = SafeBot(bot)
        self.rng = bots_rng(seed)
        self.decisions = 0
        self.total_ms = 0.0
        self.longest_ms = 0.0
        self.times: Counter[int] = Counter()

    def decide(self, play: Play, budget_ms: int) -> list[int]:
        """Its next move; where there is nothing to decide it is not asked."""
        if len(play.legal) == 1:
            return play.legal[:]
        begin = perf_counter()
        codes = self.safe_bot(seat_to_decide(play, budget_ms), self.rng)
        took = (perf_counter() - begin) * 1000
        self.decisions += 1
        self.total_ms += took
        self.longest_ms = max(self.longest_ms, took)
        self.times[time_step(took)] += 1
        return codes if len(codes) == 1 else legal_part(play, codes)

    def result(self, share: float, score: int) -> SeatResult:
        out = self.safe_bot.forfeited
        return SeatResult(
            self.name,
            0.0 if out else share,
            score,
            self.decisions,
            self.total_ms,
            self.longest_ms,
            dict(self.times),
            dict(self.safe_bot.failures),
            out,
        )


class EventCounter:
    """Counts the events of a game: turns, and what happened with which card to which seat."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.turns = 1  # the first one begins with the deal
        self.counts: Counter[tuple[int, int, int]] = Counter()  # by kind, card, seat
        self.arg_indices = [seat_and_card_args(number, kind) for number, kind in enumerate(game.events)]
        self.is_turn = [kind.name == "turn" for kind in game.events]

    def add(self, events: list[Event]) -> None:
        for event in events:
            if self.is_turn[event.kind]:
                self.turns += 1
            indices = self.arg_indices[event.kind]
            if indices is not None:
                seat, card = indices
                self.counts[event.kind, event.args[card], event.args[seat]] += 1

    def tallies(self, shares: list[float]) -> dict[tuple[str, str], tuple[int, float]]:
        """For every kind and card: how often, and the shares of the win of those it happened to."""
        result: dict[tuple[str, str], tuple[int, float]] = {}
        for (kind, card, seat), times in self.counts.items():
            key = (self.game.events[kind].name, self.game.presentation.arg_text("card", card))
            before, won = result.get(key, (0, 0.0))
            result[key] = (before + times, won + times * shares[seat])
        return result


def seat_and_card_args(number: int, kind: EventKind) -> tuple[int, int] | None:
    """Where a kind of event names its seat and its card, if it names one of each."""
    seats = [index for index, (_, sort) in enumerate(kind.args) if sort == "seat"]
    cards = [index for index, (_, sort) in enumerate(kind.args) if sort == "card"]
    return (seats[0], cards[0]) if number != MOVED and len(seats) == len(cards) == 1 else None


def shares_of(outcome: Outcome, seats: int) -> list[float]:
    """A win shared is a share for each; a game without a winner is a win for nobody."""
    return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]


def play_game(settings: Settings, task: Task, bots: dict[str, Bot]) -> Finished:
    """Play one game to its end. A bot's chance depends on the deal and its seat alone, so the game is the same wherever
    and whenever it is played."""
    game = make_game(settings.game, json.loads(settings.options), settings.seats)
    play = game.start(settings.seats, task.seed, task.first)
    timed_bots = [TimedBot(bot, bots[bot], f"{task.seed} seat {seat}") for seat, bot in enumerate(task.bots)]
    counter = EventCounter(game)
    begin, choices = perf_counter(), 0
    while play.legal:
        events: list[Event] = []
        for code in timed_bots[play.seat()].decide(play, settings.budget_ms):
            play.apply(code, events)
            choices += 1
        counter.add(events)
    outcome = play.outcome()
    assert outcome is not None
    return sum_up(task, outcome, timed_bots, counter, choices, perf_counter() - begin)


def sum_up(
    task: Task, outcome: Outcome, timed_bots: list[TimedBot], counter: EventCounter, choices: int, seconds: float
) -> Finished:
    shares, scores = shares_of(outcome, len(timed_bots)), list(outcome.scores)
    seat_results = [bot.result(shares[seat], scores[seat]) for seat, bot in enumerate(timed_bots)]
    complaints = [bot.safe_bot.last_failure for bot in timed_bots if bot.safe_bot.last_failure]
    length = (choices, counter.turns, seconds)
    return Finished(
        task,
        list(outcome.winners),
        scores,
        outcome.why,
        *length,
        seat_results,
        counter.tallies(shares),
        "; ".join(complaints),
    )


class GameRunner:
    """Plays games with the bots of an arena; programs stay started from game to game."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings = settings
        self.bots: dict[str, Bot] = {
            name: bot_of(name, errors_file(folder, name), settings.grace_ms) for name in settings.bots
        }

    def play(self, task: Task) -> Result:
        try:
            return play_game(self.settings, task, self.bots)
        except Exception as error:  # a mistake of ours in the rules: the other games go on
            return Lost(task, f"{type(error).__name__}: {error}"[:300])

    def try_out(self) -> None:
        """Every program can be started, or the arena does not begin."""
        try:
            for bot in self.programs():
                bot.try_out()
        finally:
            self.close()

    def programs(self) -> list[Program]:
        return [bot for bot in self.bots.values() if isinstance(bot, Program)]

    def close(self) -> None:
        for bot in self.programs():
            bot.close()


def errors_file(folder: Path, name: str) -> Path | None:
    """Where a program's stderr goes; nowhere on a machine that does not have the arena's folder."""
    if not folder.is_dir():
        return None
    return folder / f"stderr-{hashlib.blake2b(name.encode(), digest_size=4).hexdigest()}.txt"
