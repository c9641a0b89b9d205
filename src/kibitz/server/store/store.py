"""The store: tables and their entries, kept by SQLite or PostgreSQL; and what processes must know of each other."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Container
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from kibitz.server.store import process_leases
from kibitz.server.store.archive import Archive
from kibitz.server.store.chat import ChatLog
from kibitz.server.store.clock import Clock
from kibitz.server.store.database import (
    Broadcast,
    Change,
    Database,
    LogRow,
    Message,
    Seen,
    StoreError,
    StoreGone,
    TableRow,
    Written,
)
from kibitz.server.store.driving import BEGINNING, Claimed, Place, let_go, lives, take, waiting
from kibitz.server.store.invitations import Invitations
from kibitz.server.store.lists import Lists
from kibitz.server.store.moderation import Moderation
from kibitz.server.store.postgres import Postgres
from kibitz.server.store.process_leases import Outages
from kibitz.server.store.quotas import QuotaCounts
from kibitz.server.store.schema import WrongVersion, entries, leases, presence, snapshots, tables
from kibitz.server.store.sqlite import InUse, Sqlite
from kibitz.server.store.writer import Writer

__all__ = ["Change", "InUse", "LogRow", "Store", "StoreError", "StoreGone", "TableRow", "WrongVersion"]

BARE = [entries.c[name] for name in ("table_id", "number", "at", "data", "whole")]
FULL = [*BARE, entries.c.events, entries.c.position]
PAGE, FULL_PAGE = 500, 100  # entries that are read at once, without and with events and positions
ALL = 2**31 - 1  # no entry has such a number
LONGEST_BROADCAST = 7000  # bytes
HEALTHY_WITHIN = 5.0  # seconds


class Store:
    """Everything that is kept. Every method may raise StoreGone, when the database is out of reach."""

    def __init__(self, database: Database, process: str, clock: Clock | None = None) -> None:
        self.database = database
        self.process = process
        self.clock = clock or Clock()
        self.outages: list[tuple[int, int]] = []  # from when to when no process was there
        self.writer = Writer(database)
        self.lists = Lists(database)
        self.chat = ChatLog(database)
        self.archive = Archive(database)
        self.moderation = Moderation(database)
        self.invitations = Invitations(database)
        self.quotas = QuotaCounts(database)
        self.sockets: Counter[tuple[str, int]] = Counter()  # by table and seat, in this process
        self.on_news: Callable[[str, int], None] = lambda table, number: None
        self.on_broadcast: Callable[[str], None] = lambda text: None
        self.on_gap: Callable[[], None] = lambda: None

    @classmethod
    async def open(cls, url: str, clock: Clock | None = None, beside: bool = False) -> Store:
        """Open the database at ``sqlite:///path`` or ``postgresql://...``, and bring it up to date. ``beside``: a
        server may be running on it."""
        process = secrets.token_hex(8)
        try:
            store = cls(await open_database(url, process, beside), process, clock)
        except WrongVersion as error:
            raise WrongVersion(f"This database cannot be used: {error}.") from None
        try:
            if (said := await store.database.read(store.time_in)) is not None:
                store.clock.begin(*said)
            await store.database.listen(store._hear, store._missed)
        except BaseException:
            await store.close()
            raise
        return store

    @property
    def shared(self) -> bool:
        """Whether other processes may be at work on the same tables."""
        return self.database.shared

    async def close(self) -> None:
        """Write what is still waiting, and let go."""
        await self.writer.close()
        await self.database.close()

    def _hear(self, message: Message) -> None:
        for table, number in message.news:
            self.on_news(table, number)
        if message.broadcast is not None:
            self.on_broadcast(message.broadcast)

    def _missed(self) -> None:
        self.on_gap()

    # tables and entries

    async def create(self, row: TableRow, change: Change) -> None:
        """A new table and its first entry."""
        await self.writer.add(Written(change, row))

    async def append(self, change: Change) -> bool:
        """Add an entry; it is safe when this returns. False: its number is taken, and nothing was written.

        After StoreGone it is not known whether it was written: load the table and look.
        """
        return await self.writer.add(Written(change))

    async def load(self, table: str, full: bool = False) -> list[LogRow]:
        """The entries from the last deal on, or all; events and positions only if `full`. Of an archived table those of
        its last game, unpacked, and what followed."""
        last = sa.select(sa.func.coalesce(sa.func.max(entries.c.number), 0))
        last = last.where(entries.c.table_id == table, entries.c.whole)
        found = await self._entries(full, table, entries.c.number >= last.scalar_subquery())
        if found and found[0].checkpoint and found[-1].number - found[0].number == len(found) - 1:
            return found
        game = await self.archive.last_game(table)
        if not game:
            return found
        first = max(at for at, entry in enumerate(game) if entry.checkpoint)
        return [*game[first:], *(entry for entry in found if entry.number > game[-1].number)]

    async def snapshot(self, table: str) -> tuple[int, str] | None:
        """How a table stood when a turn last began, and after which entry."""
        query = sa.select(snapshots.c.number, snapshots.c.data).where(snapshots.c.table_id == table)
        found = await self.database.read(lambda connection: connection.execute(query).first())
        return None if found is None else (found.number, found.data)

    async def between(self, table: str, first: int, last: int, full: bool = True) -> list[LogRow]:
        """The entries from `first` to `last`, both included; with events and positions if `full`."""
        return await self._entries(full, table, entries.c.number >= first, last)

    async def since(self, table: str, number: int) -> list[LogRow]:
        """The entries after this number, without events and positions."""
        page = await self.database.entries_after(table, number, PAGE)
        if page is not None and len(page) < PAGE:
            return page
        return await self._entries(False, table, entries.c.number > number)

    async def checkpoints(self, table: str) -> list[int]:
        """The numbers of the checkpoints."""
        query = sa.select(entries.c.number).where(entries.c.table_id == table, entries.c.whole)
        query = query.order_by(entries.c.number)
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def _entries(self, full: bool, table: str, begin: sa.ColumnElement[bool], last: int = ALL) -> list[LogRow]:
        """Some at a time: PostgreSQL's rows are read in the event loop, and a game may have tens of thousands."""
        found: list[LogRow] = []
        columns, size = (FULL, FULL_PAGE) if full else (BARE, PAGE)
        while True:
            query = sa.select(*columns).where(entries.c.table_id == table, begin, entries.c.number <= last)
            page = await self.database.read(page_of(query.order_by(entries.c.number).limit(size)))
            found += page
            if len(page) < size:
                return found
            begin = entries.c.number > page[-1].number

    # what time it is

    def time_in(self, connection: sa.Connection) -> tuple[float, float, float] | None:
        """What the database's clock says, in seconds, and between which ticks; None: it is this process's own."""
        asked = self.clock.ticks()
        theirs = self.database.time(connection)
        return None if theirs is None else (theirs, asked, self.clock.ticks())

    async def has_jumped(self) -> bool:
        """Whether the database's clock is far from ours; a little drift is followed."""
        said = await self.database.read(self.time_in)
        return said is not None and self.clock.compare(*said) != 0

    async def keep_alive(self, lasts_ms: int) -> bool:
        """Renew the lease by the database's clock, and follow that clock; whether it has jumped. Before anybody sees
        the new time, it is noted what must not count."""

        def renew(connection: sa.Connection) -> tuple[Outages | None, tuple[float, float, float] | None]:
            said = self.time_in(connection)
            now = self.clock.now_ms() if said is None else int(1000 * said[0])
            return process_leases.renew(connection, self.process, now, lasts_ms), said

        known, said = await self.database.write(renew)
        await self.be_back(known)
        jumped = self.clock.compare(*said) if said is not None else 0
        if jumped:
            self.clock.jump(jumped)
        return jumped != 0

    def uncounted(self, since: int, now: int) -> int:
        """For how many milliseconds of these no process was there."""
        return sum(max(0, min(end, now) - max(begin, since)) for begin, end in self.outages)

    # who drives

    async def renew(self, now: int, lasts_ms: int) -> None:
        """This process is alive at a given time, and so long after it."""
        await self.be_back(
            await self.database.write(lambda connection: process_leases.renew(connection, self.process, now, lasts_ms))
        )

    async def be_back(self, known: Outages | None) -> None:
        """This process was thought dead, or has just begun: those who are here are here again."""
        if known is None:
            return
        self.outages = known
        if self.shared:
            await asyncio.gather(*[self.writer.add(Seen(table, seat, True)) for table, seat in self.sockets])

    async def claim(
        self, now: int, most: int, after: Place = BEGINNING, without: Container[str] = frozenset()
    ) -> Claimed:
        """The tables that wait for somebody to look after them and that this process drives, the longest waiting first:
        so many from a place on, except some.

        A table whose driver is dead is taken over. A process without a living lease gets nothing.
        """
        due = await self.database.read(lambda connection: waiting(connection, self.process, now, most, after))
        wanted = [table for table, _, driver in due if driver != self.process and table not in without]
        taken = await self.take_all(wanted, now) if wanted else []
        ours = [table for table, _, driver in due if driver == self.process or table in taken]
        return Claimed(ours, (due[-1][1], due[-1][0]) if len(due) == most else BEGINNING)

    async def owns(self, table: str, now: int) -> bool:
        """Whether this process drives the table."""
        mine = sa.select(tables.c.id).where(
            tables.c.id == table, tables.c.driver == self.process, lives(self.process, now)
        )
        return await self.database.read(lambda connection: connection.scalar(mine) is not None)

    async def attended(self, table: str, now: int) -> bool:
        """Whether another living process drives this table, and is going to look at it."""
        other = sa.select(tables.c.id).join(leases, leases.c.process == tables.c.driver)
        other = other.where(tables.c.id == table, tables.c.wakes_at.is_not(None))
        other = other.where(leases.c.process != self.process, leases.c.expires_at > now)
        return await self.database.read(lambda connection: connection.scalar(other) is not None)

    async def take(self, table: str, now: int) -> bool:
        """Become the driver of this table, unless a living process is."""
        if await self.owns(table, now):
            return True
        return await self.take_all([table], now) != []

    async def take_all(self, wanted: list[str], now: int) -> list[str]:
        """Become the driver of those that no living process drives."""
        return await self.database.write(
            lambda connection: take(connection, self.process, wanted, now), alone="driving"
        )

    async def let_go(self, table: str) -> None:
        """Another process may drive this table."""
        await self.database.write(lambda connection: let_go(connection, self.process, table))

    async def rest(self, table: str, wakes_at: int) -> None:
        """Nobody needs to look after this table until something happens; unless something has since."""
        same = (tables.c.id == table) & (tables.c.wakes_at == wakes_at)
        await self.database.write(
            lambda connection: connection.execute(sa.update(tables).where(same).values(wakes_at=None))
        )

    async def wake(self, table: str, now: int) -> None:
        """Somebody has come to a table that was left alone: its driver is to look after it."""
        resting = (tables.c.id == table) & tables.c.wakes_at.is_(None)
        await self.database.write(
            lambda connection: connection.execute(sa.update(tables).where(resting).values(wakes_at=now))
        )

    async def living(self, now: int) -> set[str]:
        """The processes that are alive."""
        query = sa.select(leases.c.process).where(leases.c.expires_at > now)
        return await self.database.read(lambda connection: set(connection.scalars(query)))

    async def release(self) -> None:
        """A clean stop: others may drive at once, and nobody is here any more."""
        self.sockets.clear()
        await self.database.write(lambda connection: process_leases.end(connection, self.process))

    # who is there

    async def arrive(self, table: str, seat: int) -> None:
        """A socket of this seat is here now."""
        self.sockets[(table, seat)] += 1
        if self.sockets[(table, seat)] == 1 and self.shared:
            await self.writer.add(Seen(table, seat, True))

    async def depart(self, table: str, seat: int) -> None:
        """A socket of this seat is gone."""
        self.sockets[(table, seat)] -= 1
        if self.sockets[(table, seat)] <= 0:
            del self.sockets[(table, seat)]
            if self.shared:
                await self.writer.add(Seen(table, seat, False))

    async def present(self, table: str, now: int) -> set[int]:
        """The seats with a socket at any living process."""
        here = {seat for own, seat in self.sockets if own == table}
        return here.union(*(await self.elsewhere(table, now)).values())

    async def elsewhere(self, table: str, now: int) -> dict[str, set[int]]:
        """The seats with a socket at other living processes, by process."""
        if not self.shared:
            return {}
        query = sa.select(presence.c.process, presence.c.seat).join(leases, leases.c.process == presence.c.process)
        query = query.where(presence.c.table_id == table, leases.c.expires_at > now, leases.c.process != self.process)
        found: dict[str, set[int]] = {}
        for process, seat in await self.database.read(lambda connection: connection.execute(query).all()):
            found.setdefault(process, set()).add(seat)
        return found

    async def broadcast(self, text: str) -> None:
        """Tell the other processes; whoever does not hear it now never will."""
        if len(text.encode()) > LONGEST_BROADCAST:
            raise ValueError(f"a broadcast has at most {LONGEST_BROADCAST} bytes, this one has {len(text.encode())}")
        if self.shared:
            await self.writer.add(Broadcast(text))

    async def healthy(self) -> bool:
        """Whether the database can be read and written now."""
        try:
            async with asyncio.timeout(HEALTHY_WITHIN):
                await self.database.write(lambda connection: try_to_write(connection, f"{self.process}?"))
        except (StoreError, TimeoutError):
            return False
        return True


def page_of(query: sa.Select[*tuple[Any, ...]]) -> Callable[[sa.Connection], list[LogRow]]:
    return lambda connection: [LogRow(*row) for row in connection.execute(query)]


async def open_database(url: str, process: str, beside: bool = False) -> Database:
    """The database of this address; ``beside``: a SQLite file may be served by another process."""
    file = sqlite_file(url)
    if file is None:
        return await Postgres.open(url, process)
    return await (Sqlite.open_beside(file, process) if beside else Sqlite.open(file))


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite address; None: it is an address of PostgreSQL."""
    kind, found, rest = url.partition("://")
    if kind == "sqlite" and rest.startswith("/") and len(rest) > 1:
        return Path(rest[1:])
    if kind in ("postgresql", "postgres") and found:
        return None
    raise ValueError(f"A database is sqlite:///path or postgresql://user@host/name, not {kind}{found}...")


def try_to_write(connection: sa.Connection, process: str) -> None:
    connection.execute(sa.insert(leases).values(process=process, expires_at=0))
    connection.execute(sa.delete(leases).where(leases.c.process == process))
