"""Analyses of records, told while they are made: one decision after the other, so that the curve can be seen to grow.

The thinking is done by the bots' workers, a decision at a time, so that no bot waits long.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator
from typing import Final

import msgspec
from msgspec import Struct

from kibitz.bots.advice import Candidate
from kibitz.bots.analysis import Decision, Summary, quick_iterations, turning_points, usual_iterations
from kibitz.core.errors import BadOptions, BadRecord, KibitzError
from kibitz.core.game import Game, Json, Play
from kibitz.core.phrase import Phrase
from kibitz.play.record import Record, options_in
from kibitz.server.api.replays import Result, players_at, read_bounded, result_of
from kibitz.server.errors import Refusal, says_of
from kibitz.server.live.bot_pool import BotPool
from kibitz.server.live.decks import DeckReader
from kibitz.server.live.fair_queue import Rank, Turn
from kibitz.server.table.seating import NotNow
from kibitz.wire import Said

MOST_ANALYSES: Final = 4  # of one address at once; they take turns
MOST_OF_ALL: Final = 40  # of everybody


class Weighed(Struct):
    """A move that was considered: how it is typed, what it does, its chance to win, what speaks for or against it."""

    move: list[str]  # the texts of its choices
    lines: list[str]
    chance: float
    behind: float  # by how much that is less than the best move's chance
    visits: int  # imagined games in which it was tried
    says: Said | None = None
    reasons: list[Said] = []


class Line(Struct, tag_field="kind", kw_only=True):
    """One line of an analysis."""


class Head(Line, tag="head"):
    """What is analysed. ``iterations``: so many games are imagined for every decision."""

    game: str
    version: int
    seats: int
    names: list[str]
    choices: int
    iterations: int


class Judged(Line, tag="decision"):
    """A decision that had an alternative: what was chosen, what was best, and everybody's chance before it."""

    number: int  # of its first choice in the record, from 1
    last: int  # of its last choice
    seat: int
    chosen: Weighed
    best: Weighed
    loss: float  # the chance to win that was given away
    chances: list[float]  # to win, each as far as that seat could know


class TurningPoint(Struct):
    """A decision after which somebody's chance had changed a lot."""

    number: int
    seat: int  # whose
    before: float
    after: float


class SeatSummary(Struct):
    """How one seat played."""

    seat: int
    decisions: int
    mean_loss: float
    mistakes: int
    best_found: float  # how often, from 0 to 1
    worst: int | None  # the number of the decision that cost most


class End(Line, tag="end"):
    """The whole, when all decisions are judged."""

    turning_points: list[TurningPoint]
    seats: list[SeatSummary]
    final: list[float]  # everybody's share of the win; of an unfinished game, their chances
    outcome: Result | None


class Failed(Line, tag="failed"):
    """It cannot go on: the server stops, or has made a mistake."""

    message: str
    says: Said


class Answered(Struct):
    """What a worker says: a decision and how many choices are made after it; or that there are no more."""

    at: int
    decision: Raised | None = None
    final: list[float] = []


class Raised(Struct):
    number: int
    seat: int
    chosen: Weighed
    best: Weighed
    chances: list[float]


class Analyses:
    """The analyses that are being made in this process."""

    def __init__(self, bots: BotPool) -> None:
        self.bots = bots
        self.decks = DeckReader(bots)
        self.running: Counter[str] = Counter()  # by address
        self.end: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def stop(self) -> None:
        """The server stops, and waits for nobody's curve."""
        if not self.end.done():
            self.end.set_result(None)

    async def lines(self, text: str, iterations: int | None, address: str = "") -> AsyncGenerator[bytes, None]:
        """All lines of an analysis. What is wrong with the record is said before the first; whoever stops listening
        ends it."""
        if self.running[address] >= MOST_ANALYSES or self.running.total() >= MOST_OF_ALL:
            message = f"{self.running.total()} games are being analysed already; try again in a moment"
            raise NotNow(message, Phrase("refused-analyses-busy"))
        self.running[address] += 1
        try:
            await prepare_record(self.decks, text)
            record, last = await asyncio.to_thread(worth_analysing, text)
            most = usual_iterations(record)
            task = Task(record, last, min(iterations or quick_iterations(record), most), address)
            yield line(task.head())
            async for told in self.judge(task):
                yield line(told)
        finally:
            self.running.subtract([address])
            self.running += Counter()  # whoever has none is forgotten

    async def judge(self, task: Task) -> AsyncGenerator[Line, None]:
        text, at = task.record.text(), 0
        try:
            while True:
                answer = msgspec.convert(await self.ask(text, at, task), Answered)
                if answer.decision is None:
                    yield task.end(answer.final)
                    return
                at = answer.at
                yield task.judged(answer.decision, at)
        except KibitzError as error:
            yield Failed(message=str(error)[:500], says=says_of(error))

    async def ask(self, record: str, at: int, task: Task) -> dict[str, Json]:
        """A worker's answer, unless the server stops before."""
        turn = Turn(Rank.STUDY, task.address)
        asking = asyncio.ensure_future(self.bots.judge(record, at, task.iterations, turn))
        either: set[asyncio.Future[dict[str, Json]] | asyncio.Future[None]] = {asking, self.end}
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if not asking.done():
                raise Refusal("the server restarts; ask again", Phrase("refused-restart"))
            return asking.result()
        finally:
            asking.cancel()  # whoever asked has the answer, or does not wait for it any more


class Task:
    """One record, and what is known of it so far."""

    def __init__(self, record: Record, last: Play, iterations: int, address: str = "") -> None:
        self.record = record
        self.last = last  # how it ended
        self.iterations = iterations
        self.address = address  # who asks
        self.decisions: list[Decision] = []

    def head(self) -> Head:
        game, players = self.record.game, players_at(self.record, self.last.seats)
        return Head(
            game=game.name,
            version=game.version,
            seats=self.last.seats,
            names=[player.name for player in players],
            choices=len(self.record.choices),
            iterations=self.iterations,
        )

    def judged(self, raised: Raised, last: int) -> Judged:
        """One more decision. Somebody who came later had no chance before."""
        chances = raised.chances + [0.0] * (self.last.seats - len(raised.chances))
        chosen, best = (candidate(self.record.game, move) for move in (raised.chosen, raised.best))
        self.decisions.append(Decision(raised.number, raised.seat, chosen, best, chances))
        return Judged(
            number=raised.number,
            last=last,
            seat=raised.seat,
            chosen=raised.chosen,
            best=raised.best,
            loss=raised.chosen.behind,
            chances=chances,
        )

    def end(self, final: list[float]) -> End:
        points = [point.to_dict() for point in turning_points(self.decisions, final)]
        seats: list[dict[str, Json]] = []
        for seat in range(self.last.seats):
            seats.append(Summary(seat, [each for each in self.decisions if each.seat == seat]).to_dict())
        return End(
            turning_points=msgspec.convert(points, list[TurningPoint]),
            seats=msgspec.convert(seats, list[SeatSummary]),
            final=final,
            outcome=result_of(self.last),
        )


async def prepare_record(decks: DeckReader, text: str) -> None:
    """A worker reads the deck that a record brings along."""
    try:
        await decks.prepare_options(*options_in(text))
    except BadOptions as error:
        raise BadRecord(str(error)) from None


def worth_analysing(text: str) -> tuple[Record, Play]:
    """A record of something that was played, and its end."""
    record = read_bounded(text)
    if not record.choices:
        raise Refusal("nothing has been played in this game yet", Phrase("refused-nothing-played"))
    return record, record.replay()


def candidate(game: Game, move: Weighed) -> Candidate:
    codes = [game.parse(text) for text in move.move]
    return Candidate(codes, move.lines, None, move.chance, move.visits, move.behind)


def line(told: Line) -> bytes:
    return msgspec.json.encode(told) + b"\n"
