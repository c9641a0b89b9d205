"""Lists of tables, as they are sent: what is stored of a table goes out as it lies there."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import structlog
from litestar import Response
from msgspec import Raw, Struct

from kibitz.server.keys import same
from kibitz.server.live.live_table import Observers
from kibitz.server.live.service import TableService
from kibitz.server.phases import BETWEEN, OPEN, PLAYING
from kibitz.server.store.database import TableRow
from kibitz.server.store.lists import Cursor, Lists, MyTable

LISTED: Final = ([OPEN], [PLAYING, BETWEEN])
MOST_LISTED: Final = 50
FRESH_S: Final = 0.5  # for so long a list is good, if nothing has happened here
GO_ON: Final = r"^[0-2]-[0-9]{1,15}-[0-9a-z]{1,40}$"

log = structlog.get_logger("kibitz.tables")


class Row(Struct):
    """A table in a list; ``TableEntry`` says what is in it."""

    id: str
    info: Raw
    seats: list[int]
    your_turn: bool
    active_at: int


class ShortChair(Struct):
    covered: bool = False


class ShortInfo(Struct):
    """All that is read of a stored table: that it can be read, and for whom bots play."""

    game: str
    chairs: list[ShortChair] = []
    asked: list[int] = []


def shown(rows: Sequence[tuple[TableRow, bool]], person: str = "") -> list[Row]:
    """Tables as a list shows them, each with whether it is somebody's turn. One that cannot be read does not hide the
    others."""
    found = []
    for row, your_turn in rows:
        try:
            msgspec.json.decode(row.info, type=ShortInfo)
            seats = seats_of(row, person)
        except msgspec.MsgspecError:
            log.warning("a table is left out of a list", table=row.id)
            continue
        found.append(Row(row.id, Raw(row.info.encode()), seats, your_turn, row.active_at))
    return found


class Lobby:
    """The list of all who look for a table: the same for everybody, so it is made once. What happens to a table here is
    seen at once; what another process has done, half a second later."""

    def __init__(self, lists: Lists, observers: Observers) -> None:
        self.lists = lists
        self.made = b""
        self.made_at = 0.0
        self.changes = 0
        observers.on_seating.append(self.changed)

    def changed(self) -> None:
        self.changes += 1
        self.made_at = 0.0

    async def listed(self) -> bytes:
        """As it is sent."""
        if time.monotonic() - self.made_at > FRESH_S:
            changes, begun = self.changes, time.monotonic()
            rows = [row for phases in LISTED for row in await self.lists.listed(phases, MOST_LISTED)]
            self.made = msgspec.json.encode(shown([(row, False) for row in rows]))
            self.made_at = begun if changes == self.changes else 0.0  # something has happened meanwhile
        return self.made


def seats_of(row: TableRow, person: str) -> list[int]:
    persons = msgspec.json.decode(row.persons, type=list[str]) if person else []
    return [seat for seat, other in enumerate(persons) if other and same(other, person)]


async def is_turn(service: TableService, mine: MyTable, person: str) -> bool:
    """Whether the game goes on when this person comes. While a bot plays for them it does so for the others: if none of
    those is there, it waits."""
    if not mine.your_turn or not mine.row.info:
        return False
    try:
        info, seats = msgspec.json.decode(mine.row.info, type=ShortInfo), seats_of(mine.row, person)
    except msgspec.MsgspecError:
        return False
    asked = [seat for seat in seats if seat in info.asked] or seats
    if not all(info.chairs[seat].covered for seat in asked):
        return True
    there = await service.store.present(mine.row.id, service.clock.now_ms())
    persons = msgspec.json.decode(mine.row.persons, type=list[str])
    return not any(other and seat in there for seat, other in enumerate(persons))


def as_json(answer: Row | list[Row] | bytes, **headers: str) -> Response[Any]:
    body: Any = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
    return Response(body, media_type="application/json", headers=headers)


def cursor_in(text: str | None) -> Cursor | None:
    if text is None:
        return None
    rank, since, table = text.split("-")
    return Cursor(int(rank), int(since), table)


def text_of(cursor: Cursor) -> str:
    return f"{cursor.rank}-{cursor.since}-{cursor.table}"
