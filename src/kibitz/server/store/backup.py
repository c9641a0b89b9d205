"""Backup and restore, while the server runs.

A backup is always a SQLite file with all tables as they were at one moment, whatever database they came from; so it is
also the way from SQLite to PostgreSQL and back. One that is added to (``incremental.py``) is a folder of such files.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Collection, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from kibitz.server.store import checksum, process_leases, schema
from kibitz.server.store.archive import unpacked
from kibitz.server.store.chat import KEEP_CHAT
from kibitz.server.store.copying import ALWAYS, PARTS, copy
from kibitz.server.store.database import Database, Message, StoreError, T
from kibitz.server.store.erasing import ALONE, erase_restored, mark_of
from kibitz.server.store.listener import CHANNEL
from kibitz.server.store.postgres import patient
from kibitz.server.store.schema import (
    KEEP_RESULT,
    WrongVersion,
    archives,
    chat,
    entries,
    erased,
    messages,
    people,
    reports,
    results,
    tables,
)
from kibitz.server.store.sqlite import engine
from kibitz.server.store.store import open_database, sqlite_file

AT_ONCE = 50  # tables in one transaction: a commit costs more than a table
KEEP = {chat: KEEP_CHAT, results: KEEP_RESULT}  # what is there already stays; lines of chat get new numbers


class BackupError(StoreError):
    """This cannot be backed up, or is no backup."""


class BadBackup(BackupError):
    """The file is damaged, or no backup that this program can read. Nothing was touched."""


class Restored(msgspec.Struct):
    """What a restore has done; a table that is further on than its backup is unchanged."""

    added: int = 0
    extended: int = 0
    unchanged: int = 0
    differing: list[str] = []  # played on in another way than the backup knows: left as they are

    def count(self, table: str, outcome: str) -> None:
        match outcome:
            case "differing":
                self.differing.append(table)
            case "added":
                self.added += 1
            case "extended":
                self.extended += 1
            case _:
                self.unchanged += 1


async def backup(url: str, file: Path) -> int:
    """Copy all tables, as they are at this moment, into a new file; how many."""
    return await at_one_moment(url, lambda source: write_backup(source, file))


async def at_one_moment(url: str, work: Callable[[sa.Connection], T]) -> T:
    """Read a database as it is now, while others write."""
    source = sqlite_file(url)
    try:
        if source is None:
            return await of_postgres(url, work)
        return await asyncio.to_thread(of_file, source, work)
    except (WrongVersion, checksum.Damaged, sqlite3.Error, sa.exc.DatabaseError) as error:
        raise BackupError(f"This database cannot be backed up: {reason(error)}.") from None


async def of_postgres(url: str, work: Callable[[sa.Connection], T]) -> T:
    async with patient(url) as database, database.engine.connect() as connection:
        await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        return await connection.run_sync(up_to_date(work))


def of_file(source: Path, work: Callable[[sa.Connection], T]) -> T:
    if not source.is_file():
        raise BackupError(f"There is no database {source}.")
    reading = engine(source, begin="BEGIN", query_only=True)
    try:
        with reading.begin() as connection:
            return up_to_date(work)(connection)
    finally:
        reading.dispose()


def up_to_date(work: Callable[[sa.Connection], T]) -> Callable[[sa.Connection], T]:
    """The same, if the database is of the version that this program reads."""

    def checked(source: sa.Connection) -> T:
        schema.refuse_other(source)
        return work(source)

    return checked


def write_backup(source: sa.Connection, file: Path) -> int:
    """Write beside, read back, and rename at the end: the file is never half a backup."""
    beside = file.with_name(f"{file.name}.{secrets.token_hex(4)}.part")
    try:
        count = copy(source, beside)
        checksum.seal(beside)
        checksum.read_back(beside, schema.newest())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
    return count


async def restore(url: str, file: Path, called: str = "") -> Restored:
    """Put back what is missing. Nothing is ever taken away, and no table that was played on is changed. The whole
    backup is checked before anything is touched. ``called``: what its user calls it, if not by its file."""
    if not file.is_file():
        raise BackupError(f"There is no file {file}.")
    with tempfile.TemporaryDirectory() as folder:
        reading = open_backup(file, Path(folder), called or str(file))
        try:
            database = await open_target(url)
            try:
                return await restore_all(reading, database)
            finally:
                await database.close()
        finally:
            reading.dispose()


def open_backup(file: Path, folder: Path, called: str) -> sa.Engine:
    """The backup, checked from its first row to its last; an older one is brought up to date in a copy."""
    reading = engine(file, query_only=True)
    try:
        with reading.connect() as connection:
            schema.refuse_newer(connection)
            version = schema.version_of(connection)
        if version is not None:
            checksum.check(file, version)
        if version not in (None, schema.newest()):
            reading.dispose()
            reading = today(Path(shutil.copy(file, folder)))
    except OSError:
        reading.dispose()
        raise
    except Exception as error:  # whatever stumbles over it: SQLite, its driver, Alembic, a migration
        reading.dispose()
        raise refusal(error, f"{called} cannot be restored: ", ". Nothing was changed.") from None
    if version is None:
        reading.dispose()
        raise BadBackup(f"{called} is not a backup of Kibitz. Nothing was changed.")
    return reading


def today(copied: Path) -> sa.Engine:
    """The same in the schema of this program. What a server would go on without makes a backup a bad one."""
    writing = engine(copied, begin="BEGIN IMMEDIATE")
    try:
        with writing.begin() as connection:
            unreadable = schema.upgrade(connection)
    finally:
        writing.dispose()
    if unreadable:
        raise checksum.Damaged(f"the file is damaged: entries of table {unreadable[0]} cannot be read")
    return engine(copied, query_only=True)


def refusal(error: Exception, before: str, after: str) -> BackupError:
    """What is told when a backup cannot be read: it is a bad one, unless there is no room for a copy, or somebody else
    holds it."""
    origin = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    code = getattr(origin, "sqlite_errorcode", 0)
    sound = code & 0xFF in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY) or code == sqlite3.SQLITE_IOERR_WRITE
    return (BackupError if sound else BadBackup)(f"{before}{reason(error)}{after}")


def reason(error: Exception) -> str:
    told = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    return str(told) or type(told).__name__


async def open_target(url: str) -> Database:
    """The database to restore into: a new one, or one that is being served."""
    try:
        return await open_database(url, "restore-" + secrets.token_hex(4), beside=True)
    except WrongVersion as error:
        raise BackupError(f"Nothing can be restored into this database: {error}.") from None


async def restore_all(reading: sa.Engine, database: Database) -> Restored:
    restored = Restored()
    with reading.connect() as source:
        known = dict(source.execute(sa.select(erased.c.mark, erased.c.erasure)).all())
        ids = iter(source.scalars(sa.select(tables.c.id).order_by(tables.c.id)).all())
        while some := list(islice(ids, AT_ONCE)):
            kept = [Kept(source, table) for table in some]
            for table, outcome in zip(some, await restore_some(database, kept, known), strict=True):
                restored.count(table, outcome)
        last = source.scalar(sa.select(sa.func.max(entries.c.at)))
        await database.write(lambda target: process_leases.note_last_seen(target, "backup", last or 0))
        for part in ALWAYS:
            await restore_missing(database, part, Others(source, part), known)
    return restored


async def restore_some(database: Database, kept: list[Kept], known: Mapping[str, str]) -> list[str]:
    """In one transaction, without those whom the database has erased until then; what became of each."""

    def put(target: sa.Connection) -> list[str]:
        gone = erased_since(target, known)
        return [one.restore(target, gone) for one in kept]

    return await database.write(put, alone=ALONE)


def erased_since(target: sa.Connection, known: Mapping[str, str]) -> set[str]:
    """The marks of those whom this database has erased and the backup has not. Whom the backup has erased as well may
    have come back since: then what it has of them is kept."""
    here = target.execute(sa.select(erased.c.mark, erased.c.erasure))
    return {mark for mark, erasure in here if known.get(mark) != erasure}


async def restore_missing(database: Database, part: sa.Table, kept: Others, known: Mapping[str, str]) -> None:
    """Rows of which there are none with the same key, such as webhooks of people who have none."""

    def add(target: sa.Connection) -> None:
        key = ALWAYS[part]
        there = set(target.scalars(sa.select(key)))
        missing = [row for row in kept.without(erased_since(target, known)) if row[key.name] not in there]
        if missing:
            target.execute(sa.insert(part), missing)

    await database.write(add, alone=ALONE)


class Others:
    """What a backup has that belongs to no table: rows of one kind. Reports get new numbers."""

    def __init__(self, source: sa.Connection, part: sa.Table) -> None:
        columns = [column for column in part.c if column.name != "n"]
        self.rows = [dict(row) for row in source.execute(sa.select(*columns)).mappings()]
        self.spoke: dict[str, list[tuple[str, str]]] = {}  # at tables with a report: who, and by which name
        if part is reports:
            reported = sa.select(reports.c.table_id)
            there = sa.select(tables.c.id).where(tables.c.id.in_(reported))
            self.spoke = {table: [] for table in source.scalars(there)}
            said = sa.select(chat.c.table_id, chat.c.person, chat.c.name).where(chat.c.table_id.in_(reported))
            for table, person, name in source.execute(said.distinct()):
                self.spoke[table].append((person, name))

    def without(self, gone: Collection[str]) -> list[dict[str, Any]]:
        """All but what is of those who were erased since, or tells of them."""
        if not gone:
            return self.rows
        whose = [
            row for row in self.rows if not any(mark_of(row.get(who) or "") in gone for who in ("person", "about"))
        ]
        return [self.report_without(row, gone) if "reporter" in row else row for row in whose]

    def report_without(self, row: dict[str, Any], gone: Collection[str]) -> dict[str, Any]:
        """Without their lines; where the table is not there any more nobody knows whose they are."""
        spoke = self.spoke.get(row["table_id"])
        names = {name for person, name in spoke or [] if mark_of(person) in gone}
        said = [] if spoke is None else [line for line in json.loads(row["chat"]) if line.get("name") not in names]
        reporter = "" if mark_of(row["reporter"]) in gone else row["reporter"]
        return {**row, "reporter": reporter, "chat": msgspec.json.encode(said).decode()}


class Kept:
    """A table as the backup has it."""

    def __init__(self, source: sa.Connection, table: str) -> None:
        self.table = table
        self.row = dict(source.execute(sa.select(tables).where(tables.c.id == table)).mappings().one())
        self.row["driver"] = None
        self.parts = {part: rows_of(source, part, table) for part in PARTS}
        self.persons = {row["person"] for part in (people, chat, results) for row in self.parts[part]}

    def restore(self, target: sa.Connection, gone: Collection[str]) -> str:
        """Add what is missing, but for those who were erased since; what became of the table."""
        locked = sa.select(tables.c.id).where(tables.c.id == self.table).with_for_update()
        if target.scalar(locked) is None:
            target.execute(sa.insert(tables), [self.row])
            self.add(target, gone)
            return "added"
        there = log_of({part: rows_of(target, part, self.table) for part in (entries, archives)})
        mine = log_of(self.parts)
        if any(there[number] != mine[number] for number in there.keys() & mine.keys()):
            return "differing"
        if max(mine) <= max(there, default=0):
            return "unchanged"
        target.execute(sa.update(tables).where(tables.c.id == self.table).values(self.row))
        for part in PARTS:
            if part not in (results, chat):
                target.execute(sa.delete(part).where(part.c.table_id == self.table))
        self.add(target, gone)
        return "extended"

    def add(self, target: sa.Connection, gone: Collection[str]) -> None:
        for part, rows in self.parts.items():
            if rows:
                target.execute(KEEP.get(part, sa.insert(part)), rows)
        for person in sorted(person for person in self.persons if mark_of(person) in gone):
            erase_restored(target, person, self.table)
        said = msgspec.json.encode(Message("restore", [(self.table, max(log_of(self.parts)))])).decode()
        if target.dialect.name == "postgresql":
            target.execute(sa.select(sa.func.pg_notify(CHANNEL, said)))
        else:
            target.execute(sa.insert(messages).values(text=said))


def rows_of(source: sa.Connection, part: sa.Table, table: str) -> list[dict[str, Any]]:
    query = sa.select(part).where(part.c.table_id == table).order_by(*part.primary_key)
    return [dict(row) for row in source.execute(query).mappings()]


def log_of(parts: Mapping[sa.Table, list[dict[str, Any]]]) -> dict[int, tuple[int, str]]:
    """The entries of a table by their numbers, archived or not."""
    log = {row["number"]: (row["at"], row["data"]) for row in parts[entries]}
    for row in parts[archives]:
        log.update({entry.number: (entry.at, entry.data) for entry in unpacked("", row["data"])})
    return log
