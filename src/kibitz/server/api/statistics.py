"""Statistics, over HTTP: all games that somebody has played to their ends, as a list, as CSV, and their records."""

from __future__ import annotations

import asyncio
import csv
import gzip
import io
import re
import zipfile
from collections.abc import AsyncGenerator, AsyncIterator, Mapping
from datetime import UTC, datetime
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import QueryParameter
from litestar.response import Stream
from msgspec import Struct

from kibitz.core.errors import KibitzError
from kibitz.server.api.documents import PLAIN, Document
from kibitz.server.api.problems import problems
from kibitz.server.api.records import QUICK_PACKING, Language, RecordReader, TheReader
from kibitz.server.api.tables import OWN, WITH_KEY, TheService, known_person
from kibitz.server.live import finished
from kibitz.server.live.loading import first_state
from kibitz.server.live.people import data_of
from kibitz.server.live.results import Cursor, PastGame
from kibitz.server.live.service import TableService

AT_ONCE: Final = 500  # games of one answer
MOST_RECORDS: Final = 2000  # in one file, the newest
CSV: Final = "text/csv"
ZIP: Final = "application/zip"
GO_ON: Final = r"^[0-9]{1,15}-[0-9a-z]{1,40}-[0-9]{1,9}$"
# How a cell begins that a spreadsheet would work out; in many countries a cell also begins after a semicolon.
FORMULA: Final = re.compile(r"(^|; ?)(?=\s*[=+@-]|[\t\r])")
COLUMNS: Final = (
    "ended", "game", "options", "players", "seats", "your_seats", "against", "result", "place", "points", "scores",
    "why", "by", "choices", "minutes", "table", "number",
)  # fmt: skip

GameName = Annotated[str, QueryParameter(max_length=40, pattern="^[0-9a-z_-]*$", description="Of this game only.")]


class PastGames(Struct):
    """Games that you have played, the newest first; ``more``: where the list goes on, empty at its end."""

    games: list[PastGame]
    more: str


class StatisticsApi(Controller):
    """Whoever has the key is shown what it has played, and nothing of anybody else."""

    path = "/api/me"
    security = WITH_KEY

    @get("/games", summary="The games that you have played to their ends", responses=problems(400, 401))
    async def games(
        self,
        request: Request[Any, Any, Any],
        service: TheService,
        game: GameName = "",
        language: Annotated[Language, QueryParameter(description="Of the names of cards.")] = "en",
        after: Annotated[str | None, QueryParameter(pattern=GO_ON, description="As ``more`` said.")] = None,
    ) -> Response[PastGames]:
        person = known_person(request)
        await service.process.results.count_for(person)
        kept, cursor = await service.process.results.of(person, game, cursor_in(after), AT_ONCE)
        for one in kept:
            one.game.ending = one.endings.get(language)
        document = await asyncio.to_thread(packed, PastGames([one.game for one in kept], text_of(cursor)))
        return document.answer(request)

    @get("/games.csv", media_type=CSV, summary="The same as CSV", responses=problems(400, 401))
    async def as_csv(self, request: Request[Any, Any, Any], service: TheService, game: GameName = "") -> Stream:
        """A line for each game. Times are UTC; seats are numbered from 1, as people do."""
        person = known_person(request)
        await service.process.results.count_for(person)
        return Stream(csv_lines(service, person, game), media_type=CSV, headers=as_file("kibitz-games.csv"))

    @get("/records.zip", media_type=ZIP, summary="All records, in a zip file", responses=problems(400, 401))
    async def records(
        self, request: Request[Any, Any, Any], service: TheService, reader: TheReader, game: GameName = ""
    ) -> Stream:
        """The newest first, and ``games.csv``. A game whose rules have changed since has no record."""
        person = known_person(request)
        reader.let_in(request, "analysis")
        await service.process.results.count_for(person)
        return Stream(zip_parts(service, reader, person, game), media_type=ZIP, headers=as_file("kibitz-records.zip"))

    @get(
        "/data.zip", media_type=ZIP, summary="All that is kept of you, in a zip file", responses=problems(401), opt=OWN
    )
    async def data(self, request: Request[Any, Any, Any], service: TheService, reader: TheReader) -> Stream:
        """``data.json``: your tables, what you have said, your webhook; and all your games as in ``records.zip``."""
        person = known_person(request)
        reader.let_in(request, "analysis")
        await service.process.results.count_for(person)
        own = {"data.json": msgspec.json.format(msgspec.json.encode(await data_of(service.registry, person)))}
        return Stream(zip_parts(service, reader, person, "", own), media_type=ZIP, headers=as_file("kibitz-data.zip"))


def as_file(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}


def packed(answer: PastGames) -> Document:
    """One game is much like another: packed, the list is a tenth."""
    body = msgspec.json.encode(answer)
    return Document("application/json", {PLAIN: body, "gzip": gzip.compress(body, QUICK_PACKING, mtime=0)})


def cursor_in(text: str | None) -> Cursor | None:
    if text is None:
        return None
    ended, table, deal = text.split("-")
    return Cursor(int(ended), table, int(deal))


def text_of(cursor: Cursor | None) -> str:
    return "" if cursor is None else f"{cursor.ended_at}-{cursor.table}-{cursor.deal}"


async def all_of(service: TableService, person: str, game: str) -> AsyncIterator[list[PastGame]]:
    """All of somebody's games, the newest first, some at a time."""
    cursor: Cursor | None = None
    while True:
        kept, cursor = await service.process.results.of(person, game, cursor, AT_ONCE)
        yield [one.game for one in kept]
        if cursor is None:
            return


# ---- CSV


async def csv_lines(service: TableService, person: str, game: str) -> AsyncGenerator[str, None]:
    yield csv_text([list(COLUMNS)])
    async for games in all_of(service, person, game):
        yield csv_text([cells_of(past) for past in games])


def csv_text(rows: list[list[int | str]]) -> str:
    out = io.StringIO()
    csv.writer(out).writerows([[harmless(cell) for cell in row] for row in rows])
    return out.getvalue()


def harmless(cell: int | str) -> int | str:
    """A name is a name, and nothing that a spreadsheet works out."""
    return FORMULA.sub(r"\1'", cell) if isinstance(cell, str) else cell


def cells_of(past: PastGame) -> list[int | str]:
    ended = datetime.fromtimestamp(past.ended / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    points = past.scores[past.own[0]] if len(past.own) == 1 else ""
    options = msgspec.json.encode(past.options).decode()
    return [
        ended, past.game, options, players_of(past), len(past.names), numbered(past.own), past.against, past.result,
        past.place or "", points, scores_of(past), past.why, past.by, past.choices or "",
        round((past.ended - past.began) / 60_000), past.table, past.number,
    ]  # fmt: skip


def numbered(seats: list[int]) -> str:
    return " ".join(str(seat + 1) for seat in seats)


def players_of(past: PastGame) -> str:
    """Anna; Ben (casual)"""
    told = [f"{name} ({bot})" if bot else name for name, bot in zip(past.names, past.bots, strict=True)]
    return "; ".join(told)


def scores_of(past: PastGame) -> str:
    return "; ".join(f"{name}: {score}" for name, score in zip(past.names, past.scores, strict=True))


# ---- records


class Pipe(io.RawIOBase):
    """What is written goes out at the other end, and nothing is kept."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.parts.append(bytes(data))
        return len(self.parts[-1])

    def take(self) -> bytes:
        parts, self.parts = self.parts, []
        return b"".join(parts)


async def zip_parts(
    service: TableService, reader: RecordReader, person: str, game: str, more: Mapping[str, bytes] | None = None
) -> AsyncGenerator[bytes, None]:
    """A zip file, as it grows: one record after the other is read, packed and sent. ``more``: other files in it."""
    pipe, lines, count = Pipe(), [list[int | str](COLUMNS)], 0
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as packing:
        for name, data in (more or {}).items():
            await asyncio.to_thread(packing.writestr, name, data)
        async for games in all_of(service, person, game):
            for past in games[: MOST_RECORDS - count]:
                count += 1
                lines.append(cells_of(past))
                text = await record_text(service, reader, past)
                if text:
                    await asyncio.to_thread(packing.writestr, named(past), text)
                    yield pipe.take()
            if count == MOST_RECORDS:
                break
        await asyncio.to_thread(packing.writestr, "games.csv", csv_text(lines))
    yield pipe.take()


async def record_text(service: TableService, reader: RecordReader, past: PastGame) -> str:
    """Beside the tables, which do not wait for it; empty where there is none any more."""
    try:
        entries = await finished.entries_of(service.store, past.table, past.number)
        await service.process.replays.prepare(first_state(entries).settings)
        async with reader.desk:
            return await asyncio.to_thread(finished.record_in, entries)
    except KibitzError:
        return ""


def named(past: PastGame) -> str:
    ended = datetime.fromtimestamp(past.ended / 1000, UTC)
    return f"{ended:%Y-%m-%d}-{past.game}-{past.table}-{past.number}.kibitz"
