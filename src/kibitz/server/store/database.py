"""What is stored, and what the two databases must be able to do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa

T = TypeVar("T")
PAYLOAD = 7900  # bytes of a message; PostgreSQL takes less than 8000


class StoreError(Exception):
    """The database has refused something."""


class StoreGone(StoreError):
    """The database cannot be reached or cannot write: whether the last words were heard is not known."""


class TableRow(msgspec.Struct):
    """A table, as a list of tables shows it."""

    id: str
    game: str
    listed: bool
    phase: str
    created_at: int
    active_at: int = 0
    info: str = ""  # for everybody's eyes, as JSON; empty: not written yet
    persons: str = "[]"  # who sits on its chairs, as JSON
    wakes_at: int | None = None


class LogRow(msgspec.Struct, frozen=True, gc=False):
    """Something that has happened at a table. A checkpoint carries all that is needed to go on from there."""

    table: str
    number: int
    at: int
    data: str
    checkpoint: bool = False
    events: str = ""
    position: str = ""


class Change(msgspec.Struct):
    """An entry and what is written together with it."""

    entry: LogRow
    phase: str | None = None  # None: as it was
    info: str | None = None
    persons: str | None = None
    wakes_at: int | msgspec.UnsetType | None = msgspec.UNSET  # when somebody must look after the table; None: never
    people: list[tuple[str, int]] = []  # whose rank at this table is another one now: (person, rank)
    snapshot: str = ""  # the table now, if a turn begins
    unseen: bool = False  # nobody is to know when it was done


class Written(msgspec.Struct, frozen=True):
    """A change that wants to be written; with its row, if the table is new."""

    change: Change
    row: TableRow | None = None


class Seen(msgspec.Struct, frozen=True):
    """This process has, or has no longer, a socket for the seat."""

    table: str
    seat: int
    here: bool


class Broadcast(msgspec.Struct, frozen=True):
    """A short text for the other processes."""

    text: str


Item = Written | Seen | Broadcast


class RowNews(NamedTuple):
    """What becomes of a table's row."""

    phase: str | None
    info: str | None
    persons: str | None
    active_at: int | None
    wakes: bool  # whether wakes_at changes
    wakes_at: int | None
    table: str


class PersonNews(NamedTuple):
    """What a table is among somebody's tables."""

    person: str
    table: str
    rank: int
    since: int


class SnapshotNews(NamedTuple):
    """A table at the beginning of a turn."""

    table: str
    number: int
    data: str


class Settled(msgspec.Struct):
    """What follows from the entries that were really taken."""

    results: list[bool]  # for every item; False: its number was taken
    rows: list[RowNews]  # one for a table
    people: list[PersonNews]
    snapshots: list[SnapshotNews]  # one for a table
    news: dict[str, int]  # table: its newest entry


def changes_of(items: list[Item]) -> list[Change]:
    """All processes write in the same order, so that no two of them wait for each other."""
    changes = [item.change for item in items if isinstance(item, Written)]
    changes.sort(key=lambda change: (change.entry.table, change.entry.number))
    return changes


def row_news(change: Change, before: RowNews | None) -> RowNews:
    """What the change says of the row, on top of what an earlier one of the same batch said."""
    news = before or RowNews(None, None, None, None, False, None, change.entry.table)
    if change.wakes_at is not msgspec.UNSET:
        news = news._replace(wakes=True, wakes_at=change.wakes_at)
    return news._replace(
        phase=change.phase or news.phase,
        info=change.info or news.info,
        persons=change.persons or news.persons,
        active_at=news.active_at if change.unseen else change.entry.at,
    )


def settle(items: list[Item], changes: list[Change], inserted: set[tuple[str, int]]) -> Settled:
    """Only a change whose entry was taken has consequences; of two with the same number, that is the first."""
    refused: set[int] = set()
    rows: dict[str, RowNews] = {}
    people: dict[tuple[str, str], PersonNews] = {}
    snapshots: dict[str, SnapshotNews] = {}
    news: dict[str, int] = {}
    for change in changes:
        table, number = change.entry.table, change.entry.number
        if (table, number) not in inserted:
            refused.add(id(change))
            continue
        inserted.discard((table, number))
        news[table] = number
        rows[table] = row_news(change, rows.get(table))
        for person, rank in change.people:
            people[(person, table)] = PersonNews(person, table, rank, change.entry.at)
        if change.snapshot:
            snapshots[table] = SnapshotNews(table, number, change.snapshot)
    results = [not isinstance(item, Written) or id(item.change) not in refused for item in items]
    return Settled(results, list(rows.values()), sorted(people.values()), list(snapshots.values()), news)


class Message(msgspec.Struct, array_like=True):
    """What one process tells the others."""

    process: str
    news: list[tuple[str, int]] = []  # table, its newest entry
    broadcast: str | None = None


def messages_of(process: str, news: dict[str, int], broadcasts: list[str]) -> list[str]:
    """As few as possible, each short enough for one NOTIFY."""
    said = [Message(process, broadcast=broadcast) for broadcast in broadcasts]
    some: list[tuple[str, int]] = []
    length = 0
    for table, number in news.items():
        length += len(table.encode()) + 20
        if length > PAYLOAD - 100:
            said.append(Message(process, some))
            some, length = [], 0
        some.append((table, number))
    if some:
        said.append(Message(process, some))
    return [msgspec.json.encode(message).decode() for message in said]


class Database(ABC):
    """What the two databases do differently."""

    shared: bool  # whether other processes may be at work on it

    @abstractmethod
    async def listen(self, hear: Callable[[Message], None], gap: Callable[[], None]) -> None:
        """From now on, hear what other processes say; `gap`: some of it may have been missed."""

    @abstractmethod
    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some reading."""

    async def entries_after(self, table: str, number: int, most: int) -> list[LogRow] | None:
        """The first entries after this number, without events and positions; None: there is no shorter way to read
        them than `read`."""
        return None

    @abstractmethod
    async def write(self, work: Callable[[sa.Connection], T], alone: str = "") -> T:
        """Do some writing, in one transaction; `alone`: nobody does other work of this name meanwhile."""

    @abstractmethod
    async def put(self, items: list[Item]) -> list[bool]:
        """Write all of these in one transaction; False: that entry's number was taken.

        StoreGone: the database cannot be reached. Any other error: one of the items cannot be written, and none was.
        """

    @abstractmethod
    def size(self, connection: sa.Connection) -> int:
        """How many bytes it takes."""

    @abstractmethod
    async def vacuum(self) -> None:
        """Give back the space of what was deleted."""

    def time(self, connection: sa.Connection) -> float | None:
        """Its own clock, in seconds since 1970, if it has one that several processes share."""
        return None

    @abstractmethod
    async def close(self) -> None:
        """Let go of the database."""
