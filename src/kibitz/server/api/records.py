"""Records, over HTTP: records are replayed and analysed here, and any moment of one becomes a table: what if?"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final, Literal, ParamSpec, TypeVar

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import Body, QueryParameter
from litestar.response import Stream
from msgspec import Meta, Struct

from kibitz.core.game import Position
from kibitz.core.phrase import Phrase
from kibitz.server.api.analyses import Analyses, prepare_record
from kibitz.server.api.documents import PLAIN, Document
from kibitz.server.api.problems import WITH_BODY, problems
from kibitz.server.api.replays import Replayed, check_seat, players_at, read_bounded, replayed
from kibitz.server.api.tables import (
    MAY_HAVE_KEY,
    GameNumber,
    Seated,
    TableId,
    TheService,
    address_of,
    json_only,
    key_of,
    key_or_new,
    seat_given,
    strictly,
)
from kibitz.server.errors import Refusal, TooMany
from kibitz.server.live import finished
from kibitz.server.live.deck_verdicts import DeckVerdict
from kibitz.server.live.fair_queue import Rank, Turn
from kibitz.server.ops.rate_limits import Buckets
from kibitz.server.table.seating import NotNow
from kibitz.server.table.settings import BotName, ChairPlan, Settings
from kibitz.wire import PlayerName

LONGEST_RECORD: Final = 200_000
COSTS: Final = {"replay": 1.0, "analysis": 5.0, "deck": 1.0}
MOST_WAITING: Final = 20  # records that are to be read
QUICK_PACKING: Final = 5  # of gzip's nine levels
NDJSON: Final = "application/x-ndjson"

P = ParamSpec("P")
T = TypeVar("T")

Language = Literal["en", "de", "pl"]
SeatOf = Annotated[int, Meta(ge=0, le=98)]
RecordText = Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]


class ReplayWish(Struct, forbid_unknown_fields=True):
    """A record to be looked at; with a seat, as that seat saw the game."""

    record: RecordText
    seat: SeatOf | None = None
    language: Language | None = None  # of the words that the game brings along


class AnalysisWish(Struct, forbid_unknown_fields=True):
    """A record to be analysed; ``iterations``: how many games are imagined for every decision, within limits."""

    record: RecordText
    iterations: Annotated[int, Meta(ge=1, le=100_000)] | None = None


class WhatIf(Struct, forbid_unknown_fields=True):
    """A moment of a record, after so many choices, to be played on from: on this seat, against bots of this level."""

    record: RecordText
    after: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatOf
    bot: BotName = "casual"
    name: PlayerName = ""


class RecordReader:
    """What a process has for whoever studies: one record is replayed at a time, whoever asks too often waits."""

    def __init__(self, analyses: Analyses, asking: Buckets) -> None:
        self.analyses = analyses
        self.decks = analyses.decks
        self.asking = asking
        self.desk = asyncio.Lock()
        self.waiting = 0  # records that lie there, and the one that is read

    def let_in(self, request: Request[Any, Any, Any], what: str) -> None:
        if not self.asking.take(address_of(request), time.monotonic(), COSTS[what]):
            raise TooMany("too many records from your address; wait a moment", Phrase("refused-too-fast"))

    async def replay(self, text: str, seat: int | None, language: str) -> Document:
        """A record in steps. Not in a bots' worker: it takes a few hundredths of a second, for a very long game half of
        one, and would wait there for bots that think; a thread leaves the tables their turns."""
        return await self.read(text, document, text, seat, language)

    async def read(self, record: str, reading: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do something with a record, beside the event loop; a worker has read its deck before, if it has one."""
        async with self.turn():
            await prepare_record(self.decks, record)
            return await asyncio.to_thread(reading, *args, **more)

    async def check_deck(self, game: str, text: str, address: str) -> DeckVerdict:
        async with self.turn():
            return await self.analyses.bots.check_deck(game, text, Turn(Rank.HINT, address))

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """One after the other; where too many wait, nobody has to wait for long."""
        if self.waiting >= MOST_WAITING:
            raise NotNow(
                f"{self.waiting} records are waiting already; try again in a moment", Phrase("refused-too-fast")
            )
        self.waiting += 1
        try:
            async with self.desk:
                yield
        finally:
            self.waiting -= 1


TheReader = NamedDependency[RecordReader]


def document(text: str, seat: int | None, language: str) -> Document:
    """One step is much like the one before: packed, a game is a thirtieth."""
    body = msgspec.json.encode(replayed(text, seat, language))
    return Document("application/json", {PLAIN: body, "gzip": gzip.compress(body, QUICK_PACKING, mtime=0)})


class RecordsApi(Controller):
    """Records: whose they are does not matter, and nothing of them is kept."""

    path = "/api"
    guards = [json_only]  # noqa: RUF012

    @post("/replays", status_code=200, summary="A record, step by step", responses=problems(409, *WITH_BODY))
    async def replay(
        self, request: Request[Any, Any, Any], reader: TheReader, data: Annotated[ReplayWish, Body()]
    ) -> Response[Replayed]:
        """The table after every choice, with all cards open or as one seat saw it; what lies in a deck stays hidden."""
        reader.let_in(request, "replay")
        wish = await strictly(request, data)
        return (await reader.replay(wish.record, wish.seat, wish.language or "")).answer(request)

    @get(
        "/tables/{id:str}/games/{number:int}/replay",
        summary="A game that is over, step by step",
        responses=problems(400, 404, 409, 413, 422),
    )
    async def table_replay(
        self,
        request: Request[Any, Any, Any],
        service: TheService,
        reader: TheReader,
        id: TableId,
        number: GameNumber,
        seat: Annotated[int, QueryParameter(ge=-1, le=98, description="As this seat saw it; -1: all hands open.")] = -1,
        language: Annotated[
            Language | None, QueryParameter(description="Of the words that the game brings along.")
        ] = None,
    ) -> Response[Replayed]:
        reader.let_in(request, "replay")
        record = await finished.record_text(service.store, id, number, service.process.replays)
        return (await reader.replay(record, seat if seat >= 0 else None, language or "")).answer(request)

    @post(
        "/analyses",
        status_code=200,
        media_type=NDJSON,
        summary="What every decision of a record was worth",
        responses=problems(409, *WITH_BODY),
    )
    async def analyse(
        self,
        request: Request[Any, Any, Any],
        service: TheService,
        reader: TheReader,
        data: Annotated[AnalysisWish, Body()],
    ) -> Stream:
        """A line of JSON for each decision as soon as it is judged, between a ``head`` and an ``end``."""
        reader.let_in(request, "analysis")
        wish = await strictly(request, data)
        lines = reader.analyses.lines(wish.record, wish.iterations, address_of(request))
        async with service.process.quotas.one("analyses", key_of(request)[1], address_of(request)):
            head = await anext(lines)
        return Stream(from_head(head, lines), media_type=NDJSON)

    @post("/what-ifs", summary="Play on from a moment of a record", responses=problems(401, 409, *WITH_BODY),
          security=MAY_HAVE_KEY)  # fmt: skip
    async def what_if(
        self,
        request: Request[Any, Any, Any],
        service: TheService,
        reader: TheReader,
        data: Annotated[WhatIf, Body()],
    ) -> Seated:
        """A table of your own, which is not listed: you on one seat, bots on all others."""
        key, person = key_or_new(request)
        service.openings.let_in(address_of(request), person, time.monotonic())
        wish, address = await strictly(request, data), address_of(request)
        async with service.process.quotas.one("tables", key_of(request)[1], address):
            settings, position = await reader.read(wish.record, settings_for, wish)
            live = await service.registry.open_table(settings, person, position, address)
        return seat_given(live, key, person)


async def from_head(head: bytes, rest: AsyncGenerator[bytes, None]) -> AsyncGenerator[bytes, None]:
    """The head is there before anything is answered, so that a refusal is a refusal; the rest as it comes."""
    try:
        yield head
        async for line in rest:
            yield line
    finally:
        await rest.aclose()


def settings_for(wish: WhatIf) -> tuple[Settings, Position]:
    """The table of a what-if, and where its game begins."""
    record = read_bounded(wish.record)
    if wish.after > len(record.choices):
        message = f"after: expected a number from 0 to {len(record.choices)}, the choices of this record"
        raise Refusal(message, Phrase("refused-no-moment"))
    play = record.replay(wish.after)
    if not play.legal:
        raise Refusal("the game is over at that moment; choose an earlier one", Phrase("refused-over-there"))
    players = players_at(record, play.seats + play.coming())
    check_seat(wish.seat, len(players))
    chairs = [ChairPlan("bot", player.name, wish.bot) for player in players]
    before = players[wish.seat]
    chairs[wish.seat] = ChairPlan("me", wish.name.strip() or ("" if before.bot else before.name))
    position = play.position()
    options: Any = position.pop("options")  # they are the table's
    return Settings(game=record.game.name, options=options, chairs=chairs, cover_after_s=None), position
