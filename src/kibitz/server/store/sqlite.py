"""SQLite: a file and no setup. One server process at a time serves it; backups may be taken beside it.

SQLite waits for the disk and has nothing asynchronous to offer, so work is handed to threads, a whole transaction at a
time: that costs a third of what a hand-over for every statement does. One thread writes, a few read. Entries are
written with plain ``sqlite3``, which is half the work; all the rest goes through SQLAlchemy.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import msgspec
import sqlalchemy as sa

from kibitz.server.store import schema
from kibitz.server.store.database import (
    Broadcast,
    Database,
    Item,
    LogRow,
    Message,
    StoreError,
    StoreGone,
    T,
    Written,
    changes_of,
    messages_of,
    settle,
)
from kibitz.server.store.schema import messages

READERS = 4
LARGEST_VACUUM = 500_000_000  # bytes that are written anew in a few seconds, beside a server
LISTEN_S = 0.4  # between two looks for what others have left word of
BUSY_SECONDS = 10  # how long to wait for another writer (a restore)

ROW = (
    "INSERT INTO tables (id, game, listed, phase, created_at, active_at, info, persons, wakes_at)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
ENTRIES = "INSERT INTO entries (table_id, number, at, data, whole, events, position) VALUES "
ONE_ENTRY = "(?, ?, ?, ?, ?, ?, ?)"
UNLESS_TAKEN = " ON CONFLICT DO NOTHING RETURNING table_id, number"
ROW_NEWS = """
UPDATE tables SET phase = coalesce(?, phase), info = coalesce(?, info), persons = coalesce(?, persons),
active_at = coalesce(?, active_at), wakes_at = CASE WHEN ? THEN ? ELSE wakes_at END WHERE id = ?
"""
PEOPLE = """
INSERT INTO people (person, table_id, rank, since) VALUES (?, ?, ?, ?)
ON CONFLICT (person, table_id) DO UPDATE SET rank = excluded.rank, since = excluded.since
"""
SNAPSHOTS = """
INSERT INTO snapshots (table_id, number, data) VALUES (?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, data = excluded.data
"""
MESSAGES = "INSERT INTO messages (text) VALUES (?)"


def connect(file: Path, query_only: bool = False, journal: str = "WAL") -> sqlite3.Connection:
    """A connection. A new file is for its owner's eyes only: it holds everybody's cards."""
    if not query_only:
        file.touch(mode=0o600)
    connection = sqlite3.connect(
        file,
        timeout=BUSY_SECONDS,
        isolation_level=None,  # transactions begin when we say so, not when Python guesses
        check_same_thread=False,
    )
    try:
        if not query_only:
            connection.execute(f"PRAGMA journal_mode = {journal}")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(
            "PRAGMA secure_delete = ON"
        )  # who is erased is gone from the file, too, whoever built SQLite
        connection.execute(f"PRAGMA query_only = {int(query_only)}")
    except BaseException:
        connection.close()
        raise
    return connection


def engine(file: Path, begin: str = "", query_only: bool = False, journal: str = "WAL") -> sa.Engine:
    """SQLAlchemy on a file; `begin` is what begins a transaction (without it, every statement is one)."""
    made = sa.create_engine(
        "sqlite://",
        creator=lambda: connect(file, query_only, journal),
        poolclass=sa.QueuePool,
        pool_size=READERS if query_only else 1,
        max_overflow=0,
        hide_parameters=True,
    )
    if begin:

        @sa.event.listens_for(made, "begin")
        def start(connection: sa.Connection) -> None:
            connection.exec_driver_sql(begin)

    return made


class InUse(StoreError):
    """Another server process has the file."""


def lock(file: Path) -> BinaryIO:
    """The right to serve this file; it is free again when the process ends, however it ends."""
    held = file.with_name(file.name + ".lock").open("ab")
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise InUse(
            f"{file} is served by another process already; a SQLite file has one server at a time:"
            " stop the other one, use another file, or use PostgreSQL, which takes as many as you like"
        ) from None
    return held


def put(hand: sqlite3.Connection, items: list[Item], beside: str = "") -> list[bool]:
    """Write the entries and what follows from them. ``beside``: a server has the file, and this process leaves word for
    it. Otherwise nobody else is there to be told; and to a process beside a server nobody is connected."""
    hand.execute("BEGIN IMMEDIATE")
    try:
        rows = [item.row for item in items if isinstance(item, Written) and item.row is not None]
        hand.executemany(ROW, [msgspec.structs.astuple(row) for row in rows])
        changes = changes_of(items)
        settled = settle(items, changes, insert(hand, [change.entry for change in changes]))
        hand.executemany(ROW_NEWS, settled.rows)
        hand.executemany(PEOPLE, settled.people)
        hand.executemany(SNAPSHOTS, settled.snapshots)
        if beside:
            broadcasts = [item.text for item in items if isinstance(item, Broadcast)]
            hand.executemany(MESSAGES, [(text,) for text in messages_of(beside, settled.news, broadcasts)])
        hand.execute("COMMIT")
    except BaseException:
        hand.rollback()
        raise
    return settled.results


def insert(hand: sqlite3.Connection, entries: list[LogRow]) -> set[tuple[str, int]]:
    """Write those entries whose number is free, in one statement; which ones."""
    if not entries:
        return set()
    statement = ENTRIES + ", ".join([ONE_ENTRY] * len(entries)) + UNLESS_TAKEN
    values = [value for entry in entries for value in msgspec.structs.astuple(entry)]
    return {(table, number) for table, number in hand.execute(statement, values)}


class Sqlite(Database):
    """A file, with one thread that writes and a few that read. Whoever does not hold it works beside the server that
    does."""

    def __init__(self, file: Path, held: BinaryIO | None, process: str = "") -> None:
        self.held = held
        self.shared = held is None
        self.process = process
        self.listening: asyncio.Task[None] | None = None
        try:
            self.hand = connect(file)  # for entries
        except sqlite3.Error as error:
            if held is not None:
                held.close()
            raise StoreError(f"{file} cannot be used: {error}") from None
        self.writing = engine(file, begin="BEGIN IMMEDIATE")
        self.reading = engine(file, query_only=True)
        self.writer = ThreadPoolExecutor(1, "kibitz-writer")
        self.readers = ThreadPoolExecutor(READERS, "kibitz-reader")

    @classmethod
    async def open(cls, file: Path) -> Sqlite:
        """Serve this file, or a new one."""
        file.parent.mkdir(parents=True, exist_ok=True)
        database = cls(file, lock(file))

        def prepare(connection: sa.Connection) -> None:
            schema.upgrade(connection)
            schema.end_leases(connection, sa.true())  # whoever had the file is dead, or it would still be locked

        try:
            await database.write(prepare)
        except BaseException:
            await database.close()
            raise
        return database

    @classmethod
    async def open_beside(cls, file: Path, process: str) -> Sqlite:
        """A file, whether it is being served or not; if it is, its server has brought it up to date."""
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            held = lock(file)
        except InUse:
            held = None
        database = cls(file, held, process)
        try:
            await database.write(schema.upgrade if held else schema.refuse_other)
        except BaseException:
            await database.close()
            raise
        return database

    async def listen(self, hear: Callable[[Message], None], gap: Callable[[], None]) -> None:
        """No other server is there; but whoever looks after it from the command line writes beside it, and leaves word
        of what."""
        if not self.shared:
            self.listening = asyncio.create_task(self.listen_on(hear))

    async def listen_on(self, hear: Callable[[Message], None]) -> None:
        while True:
            await asyncio.sleep(LISTEN_S)
            with suppress(StoreError):  # whoever needs the file finds out by themselves
                for text in await self.left_word():
                    hear(msgspec.json.decode(text, type=Message))

    async def left_word(self) -> list[str]:
        """What others have left word of since the last look."""
        if await self.read(lambda connection: connection.scalar(sa.select(sa.func.count(messages.c.n)))) == 0:
            return []

        def take(connection: sa.Connection) -> list[str]:
            found = list(connection.scalars(sa.select(messages.c.text).order_by(messages.c.n)))
            connection.execute(sa.delete(messages))
            return found

        return await self.write(take)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, work)

    async def write(self, work: Callable[[sa.Connection], T], alone: str = "") -> T:
        return await asyncio.get_running_loop().run_in_executor(self.writer, self._write, work)

    def size(self, connection: sa.Connection) -> int:
        query = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        return int(connection.scalar(sa.text(query)) or 0)

    async def vacuum(self) -> None:
        """Nothing can be written meanwhile: beside a server only where that takes no longer than it waits."""
        if self.shared and await self.read(self.size) > LARGEST_VACUUM:
            raise StoreError(
                f"the file has more than {LARGEST_VACUUM // 1_000_000} MB: stop the server first, nobody could play"
                " meanwhile"
            )
        await asyncio.get_running_loop().run_in_executor(self.writer, self._vacuum)

    async def put(self, items: list[Item]) -> list[bool]:
        return await asyncio.get_running_loop().run_in_executor(self.writer, self._put, items)

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.wait([self.listening])
        self.writer.shutdown()
        self.readers.shutdown()
        self.reading.dispose()
        self.writing.dispose()
        self.hand.close()
        if self.held is not None:
            self.held.close()

    def _read(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            with self.reading.connect() as connection:
                return work(connection)
        except sa.exc.DBAPIError as error:
            raise reported(error.orig) from error

    def _write(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            with self.writing.begin() as connection:
                return work(connection)
        except sa.exc.DBAPIError as error:
            raise reported(error.orig) from error

    def _vacuum(self) -> None:
        try:
            self.hand.execute("VACUUM")
        except sqlite3.Error as error:
            raise reported(error) from error

    def _put(self, items: list[Item]) -> list[bool]:
        try:
            return put(self.hand, items, self.process if self.shared else "")
        except sqlite3.Error as error:
            raise reported(error) from error


def reported(error: BaseException | None) -> StoreError:
    """StoreGone, unless the statement is to blame (a table that does not exist, a text that is none)."""
    if isinstance(error, sqlite3.OperationalError):
        return StoreGone(f"SQLite cannot go on: {error}")
    return StoreError(f"SQLite refuses: {error}")
