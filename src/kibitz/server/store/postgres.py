"""PostgreSQL: as many server processes as you like, which tell each other by NOTIFY what has happened.

Reading and the rarer writing go through SQLAlchemy and a small pool. The writer has a connection of its own and speaks
asyncpg directly, with one statement for all entries of a batch: half the work. So does whoever reads what another
process has just written, at every choice. Another connection only listens.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from weakref import WeakSet

import asyncpg  # type: ignore[import-untyped]
import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kibitz.server.store import schema
from kibitz.server.store.database import (
    Broadcast,
    Database,
    Item,
    LogRow,
    Message,
    RowNews,
    Seen,
    StoreError,
    StoreGone,
    T,
    Written,
    changes_of,
    messages_of,
    settle,
)
from kibitz.server.store.listener import CHANNEL, LOST, PATIENCE, Listener, connect

POOL = 5
SUSPECTED_S = 2.0  # within which a connection that may hang must answer
MIGRATING = 0x6B69_6269_7401  # an advisory lock; those of other work are hashes of its name

ROWS = """
INSERT INTO tables (id, game, listed, phase, created_at, active_at, info, persons, wakes_at) SELECT * FROM
unnest($1::text[], $2::text[], $3::bool[], $4::text[], $5::bigint[], $6::bigint[], $7::text[], $8::text[], $9::bigint[])
"""
ENTRIES = """
INSERT INTO entries (table_id, number, at, data, whole, events, position) SELECT * FROM
unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::bool[], $6::text[], $7::text[])
ON CONFLICT DO NOTHING RETURNING table_id, number
"""
AFTER = """
SELECT table_id, number, at, data, whole FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3
"""
ROW_NEWS_AND_TELL = """
WITH changed AS (
    UPDATE tables SET phase = coalesce(news.phase, tables.phase), info = coalesce(news.info, tables.info),
    persons = coalesce(news.persons, tables.persons), active_at = coalesce(news.active_at, tables.active_at),
    wakes_at = CASE WHEN news.wakes THEN news.wakes_at ELSE tables.wakes_at END
    FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bool[], $6::bigint[], $7::text[])
    news(phase, info, persons, active_at, wakes, wakes_at, id)
    WHERE tables.id = news.id
)
SELECT pg_notify($8, said) FROM unnest($9::text[]) said
"""
PEOPLE = """
INSERT INTO people (person, table_id, rank, since)
SELECT * FROM unnest($1::text[], $2::text[], $3::int[], $4::bigint[])
ON CONFLICT (person, table_id) DO UPDATE SET rank = excluded.rank, since = excluded.since
"""
SNAPSHOTS = """
INSERT INTO snapshots (table_id, number, data) SELECT * FROM unnest($1::text[], $2::int[], $3::text[])
ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, data = excluded.data
"""
HERE = """
INSERT INTO presence (table_id, seat, process) SELECT seen.*, $3 FROM unnest($1::text[], $2::int[]) seen
ON CONFLICT DO NOTHING
"""
GONE = "DELETE FROM presence WHERE process = $3 AND (table_id, seat) IN (SELECT * FROM unnest($1::text[], $2::int[]))"


def columns(rows: Iterable[tuple[object, ...]]) -> list[list[object]]:
    """Rows as PostgreSQL takes many of them at once: an array for every column."""
    return [list(column) for column in zip(*rows, strict=True)]


async def put(hand: asyncpg.Connection, process: str, items: list[Item]) -> list[bool]:
    """Write the entries and what follows from them, and tell the other processes."""
    rows = [item.row for item in items if isinstance(item, Written) and item.row is not None]
    if rows:
        await hand.execute(ROWS, *columns(sorted(msgspec.structs.astuple(row) for row in rows)))
    changes = changes_of(items)
    settled = settle(items, changes, await insert(hand, [change.entry for change in changes]))
    for statement, many in ((PEOPLE, settled.people), (SNAPSHOTS, settled.snapshots)):
        if many:
            await hand.execute(statement, *columns(many))
    await see(hand, process, [item for item in items if isinstance(item, Seen)])
    said = messages_of(process, settled.news, [item.text for item in items if isinstance(item, Broadcast)])
    if said or settled.rows:
        news = columns(settled.rows) or [[]] * len(RowNews._fields)
        await hand.execute(ROW_NEWS_AND_TELL, *news, CHANNEL, said)
    return settled.results


async def insert(hand: asyncpg.Connection, entries: list[LogRow]) -> set[tuple[str, int]]:
    """Write those entries whose number is free, in one statement; which ones."""
    if not entries:
        return set()
    values = columns(msgspec.structs.astuple(entry) for entry in entries)
    return {(table, number) for table, number in await hand.fetch(ENTRIES, *values)}


async def see(hand: asyncpg.Connection, process: str, items: list[Seen]) -> None:
    """Write who has come and who has gone; the last word about a seat counts."""
    last = {(item.table, item.seat): item.here for item in items}
    for statement, here in ((HERE, True), (GONE, False)):
        seats = sorted(seat for seat, is_here in last.items() if is_here is here)
        if seats:
            await hand.execute(statement, *columns(seats), process)


class Postgres(Database):
    """A database that several processes share."""

    shared = True

    def __init__(self, dsn: str, process: str, patient: bool = False) -> None:
        self.dsn = dsn
        self.patient = patient  # what is done may take as long as it takes
        self.process = process
        self.engine: AsyncEngine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self.pooled,
            pool_size=POOL,
            max_overflow=0,
            pool_timeout=PATIENCE,
            pool_pre_ping=True,
            hide_parameters=True,
        )
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.hand: asyncpg.Connection | None = None
        self.listener: Listener | None = None
        self.pool: WeakSet[asyncpg.Connection] = WeakSet()  # those for reading and the rarer writing
        self.idle: list[asyncpg.Connection] = []  # of those, the ones that read what is new
        self.following = asyncio.Semaphore(POOL)
        self.suspected = False  # the writer's connection may hang
        self.puts = 0

    @classmethod
    async def open(cls, dsn: str, process: str) -> Postgres:
        """Use this database; the first process to come brings it up to date, and the others wait for that."""

        def upgrade(connection: sa.Connection) -> None:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
            schema.upgrade(connection)

        async with patient(dsn) as database:
            await database.write(upgrade)
        return cls(dsn, process)

    async def listen(self, hear: Callable[[Message], None], gap: Callable[[], None]) -> None:
        self.listener = Listener(self.dsn, self.process, hear, gap, self.suspect)
        await self.listener.open()

    async def pooled(self) -> asyncpg.Connection:
        connection = await connect(self.dsn, patient=self.patient)
        self.pool.add(connection)
        return connection

    def suspect(self) -> None:
        """A connection hangs: the others may be as dead, and nobody is to find out one by one."""
        for connection in list(self.pool):
            connection.terminate()
        self.suspected = True
        asyncio.get_running_loop().call_later(SUSPECTED_S, self.end_put, self.puts)

    def end_put(self, number: int) -> None:
        """The batch that was being written then is given up, if it still is."""
        if self.suspected and self.puts == number and self.hand is not None:
            self.hand.terminate()

    async def hangs(self, connection: asyncpg.Connection) -> bool:
        asking = asyncio.ensure_future(connection.execute("SELECT 1"))
        done, _ = await asyncio.wait([asking], timeout=SUSPECTED_S)
        if done and asking.exception() is None:
            return False
        connection.terminate()
        await asyncio.wait([asking])
        return True

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            async with self.reading.connect() as connection:
                return await connection.run_sync(work)
        except (*LOST, sa.exc.DBAPIError, sa.exc.TimeoutError) as error:
            raise gone(error) from error

    async def entries_after(self, table: str, number: int, most: int) -> list[LogRow]:
        """One that was idle may be lost without our knowing; a new one is not."""
        async with self.following:
            self.idle = [connection for connection in self.idle if not connection.is_closed()]
            try:
                if self.idle:
                    with suppress(*LOST):
                        return await self.look_after(self.idle.pop(), table, number, most)
                while self.idle:  # they are as old
                    self.idle.pop().terminate()
                return await self.look_after(await self.pooled(), table, number, most)
            except LOST as error:
                raise gone(error) from error

    async def look_after(self, connection: asyncpg.Connection, table: str, number: int, most: int) -> list[LogRow]:
        try:
            rows = await connection.fetch(AFTER, table, number, most)
        except BaseException:
            connection.terminate()
            raise
        self.idle.append(connection)
        return [LogRow(*row) for row in rows]

    async def write(self, work: Callable[[sa.Connection], T], alone: str = "") -> T:
        try:
            async with self.engine.begin() as connection:
                if alone:
                    await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(sa.func.hashtext(alone))))
                return await connection.run_sync(work)
        except (*LOST, sa.exc.DBAPIError, sa.exc.TimeoutError) as error:
            raise gone(error) from error

    async def put(self, items: list[Item]) -> list[bool]:
        try:
            if self.hand is None or self.hand.is_closed() or (self.suspected and await self.hangs(self.hand)):
                self.hand = await connect(self.dsn)
            self.suspected = False
            self.puts += 1
            async with self.hand.transaction():
                return await put(self.hand, self.process, items)
        except LOST as error:
            if isinstance(error, ValueError):  # asyncpg cannot send this value: its item is to blame
                raise
            if self.hand is not None:
                self.hand.terminate()
                self.hand = None
            raise gone(error) from error

    def size(self, connection: sa.Connection) -> int:
        return int(connection.scalar(sa.text("SELECT pg_database_size(current_database())")) or 0)

    async def vacuum(self) -> None:
        """Others go on meanwhile."""
        async with patient(self.dsn) as database:
            await database.read(lambda connection: connection.exec_driver_sql("VACUUM ANALYZE"))

    def time(self, connection: sa.Connection) -> float:
        return float(connection.scalar(sa.text("SELECT extract(epoch FROM clock_timestamp())::float8")) or 0)

    async def close(self) -> None:
        if self.listener is not None:
            await self.listener.close()
        for connection in [*self.idle, *([] if self.hand is None else [self.hand])]:
            with suppress(*LOST):
                await connection.close(timeout=5)
        await self.engine.dispose()


@asynccontextmanager
async def patient(dsn: str) -> AsyncIterator[Postgres]:
    """For an upgrade, a backup and the like: with many tables each of them takes minutes."""
    database = Postgres(dsn, "", patient=True)
    try:
        yield database
    finally:
        await database.close()


def gone(error: Exception) -> Exception:
    """StoreGone, unless the connection is as good as ever and the statement is to blame."""
    if isinstance(error, sa.exc.DBAPIError):
        lost = error.connection_invalidated or isinstance(error, sa.exc.OperationalError | sa.exc.InterfaceError)
        return (
            StoreGone(f"PostgreSQL is lost: {error.orig}") if lost else StoreError(f"PostgreSQL refuses: {error.orig}")
        )
    return StoreGone(f"PostgreSQL is lost: {error or type(error).__name__}")
