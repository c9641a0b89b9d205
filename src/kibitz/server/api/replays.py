"""A record as it is looked at: the whole game step by step, with all cards open or as one seat saw it."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from kibitz.core.errors import BadRecord, KibitzError
from kibitz.core.event import ALL_SEEING, Event
from kibitz.core.game import SPECTATOR, Game, Play, View
from kibitz.core.phrase import Phrase
from kibitz.play.players import NAMES, Player, noted_players
from kibitz.play.record import JOIN, Record, parse_record
from kibitz.play.words import event_phrase
from kibitz.server.errors import Refusal
from kibitz.server.live.deck_verdicts import faces_of
from kibitz.server.table.boards import board_of
from kibitz.server.table.presenter import view_seat
from kibitz.wire import Board, Face, Said, said

MOST_CHOICES: Final = 3000  # a long game of Absolute has a fifth of that
LONG_TEXT: Final = 500  # a deck in full is not for lists


class Result(Struct, omit_defaults=True):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    why: str
    scored: bool = True  # false: it has winners and no points


class Step(Struct, omit_defaults=True):
    """The table after a choice, and what happened by it. Number 0 is the deal."""

    number: int
    board: Board
    seat: int = -1  # who chose
    text: str = ""  # the choice; of somebody else's a seat has seen only what followed
    says: Said | None = None
    tells: list[Said] = []  # what happened
    decides: int = -1  # who is asked next; -1: the game is over
    asks: Said | None = None


class Replayed(Struct):
    """A whole game. ``record`` is the text that it was replayed from: to be analysed, or given to others."""

    game: str
    version: int
    options: dict[str, Any]  # long texts are left out
    seats: int
    names: list[str]
    bots: list[str]  # the levels of the bots among them; empty: a person
    steps: list[Step]
    outcome: Result | None
    record: str
    faces: dict[str, Face]
    words: str  # what the game brings along in the language that was asked for: the names in a deck


class TooLong(Refusal):
    """A record that is longer than any game."""

    kind = "too-large"


def read_bounded(text: str) -> Record:
    """A record, its choices not yet replayed; one that takes too long is refused."""
    record = parse_record(text)
    if len(record.choices) > MOST_CHOICES:
        message = f"the record has {len(record.choices)} choices; the most that can be replayed here are {MOST_CHOICES}"
        raise TooLong(message, Phrase("refused-long-record", most=MOST_CHOICES))
    return record


def replayed(text: str, seat: int | None = None, language: str = "") -> Replayed:
    """All steps of a record; with a seat, as that seat saw the game."""
    record = read_bounded(text)
    projector = Projector(record, seat)
    steps = projector.steps()
    game, last = record.game, projector.play
    players = players_at(record, last.seats + last.coming())
    if seat is not None:
        check_seat(seat, len(players))
    return Replayed(
        game=game.name,
        version=game.version,
        options=short_options(game),
        seats=len(players),
        names=[player.name for player in players],
        bots=[player.bot for player in players],
        steps=steps,
        outcome=result_of(last),
        record=record.text(),
        faces=faces_of(game),
        words=game.presentation.words(language) if language else "",
    )


def check_seat(seat: int, seats: int) -> None:
    if seat >= seats:
        raise Refusal(f"there is no seat {seat}; the seats are 0 to {seats - 1}", Phrase("refused-no-chair"))


def short_options(game: Game) -> dict[str, Any]:
    return {name: value for name, value in game.options.items() if len(str(value)) < LONG_TEXT}


def players_at(record: Record, seats: int) -> list[Player]:
    """Who sat on the first so many seats, as the record notes it; otherwise under names that are as good as others."""
    noted = noted_players(record)
    if len(noted) >= seats:
        return noted[:seats]
    return [Player(NAMES[seat] if seat < len(NAMES) else f"{seat + 1}") for seat in range(seats)]


def result_of(play: Play) -> Result | None:
    over = play.outcome()
    return Result(over.winners, over.scores, over.why, play.game.presentation.scored) if over is not None else None


class Projector:
    """Shows a record, one picture after the other."""

    def __init__(self, record: Record, seat: int | None) -> None:
        self.record = record
        self.game = record.game
        self.seat = seat  # None: all cards are open
        self.listener = ALL_SEEING if seat is None else seat
        self.play = record.begin()

    def steps(self) -> list[Step]:
        made = [self.shown(Step(0, self.board()))]
        for number, text in enumerate(self.record.choices, 1):
            made.append(self.shown(self.step(number, text)))
        return made

    def step(self, number: int, text: str) -> Step:
        """One entry of the record: who chose, what, and what came of it."""
        decider = -1 if text == JOIN else self.play.seat()
        own = self.seat in (None, decider) or text == JOIN
        says = self.says(text) if own else None
        heard: list[Event] = []
        try:
            self.record.follow(self.play, text, heard)
        except KibitzError as error:
            raise BadRecord(f"choice {number}, {text[:60]!r}: {error}") from None
        return Step(number, self.board(), decider, text if own else "", says, self.tells(heard))

    def says(self, text: str) -> Said | None:
        """What a choice does; none of one that is not legal, which is refused in a moment."""
        if text == JOIN:
            return Said("new-player")
        code = self.game.codes.get(text, -1)
        return said(self.game.presentation.say(self.play, code)) if code in self.play.legal else None

    def tells(self, heard: list[Event]) -> list[Said]:
        spoken = [event for event in heard if self.game.events[event.kind].spoken]
        return [said(event_phrase(self.game, event, self.listener)) for event in spoken]

    def shown(self, step: Step) -> Step:
        """With what is asked next; what is asked of another may name cards that this seat does not know."""
        if self.play.legal:
            step.decides = self.play.seat()
            if self.seat in (None, step.decides):
                step.asks = said(self.game.presentation.prompt(self.play))
        return step

    def board(self) -> Board:
        view = opened(self.play) if self.seat is None else self.play.view(view_seat(self.play, self.seat))
        return board_of(self.game, view)


def opened(play: Play) -> View:
    """All hands lie open; of a face-down pile in the middle only the size is told."""
    view, piles = play.view(SPECTATOR), play.game.piles
    buried = {look.field for look in piles if not look.per_seat and isinstance(look.shown(view), int)}
    return {**view, **{name: value for name, value in play.position().items() if name not in buried}}
