"""Backup and restore, while the server runs.

A backup is always a SQLite file with all tables as they were at one moment, whatever database they came from; so it is
also the way from SQLite to PostgreSQL and back.
"""

from __future__ import annotations

import asyncio
import secrets
import shutil
import sqlite3
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec
import sqlalchemy as sa

from kibitz.server.store import checksum, process_leases, schema
from kibitz.server.store.database import Database, Message, StoreError
from kibitz.server.store.listener import CHANNEL
from kibitz.server.store.postgres import Postgres
from kibitz.server.store.schema import KEEP_RESULT, WrongVersion, entries, people, results, tables, webhooks
from kibitz.server.store.sqlite import InUse, Sqlite, engine, lock
from kibitz.server.store.store import sqlite_file

AT_ONCE = 500  # rows

Rows = Sequence[sa.RowMapping]


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


async def backup(url: str, file: Path) -> int:
    """Copy all tables, as they are at this moment, into a new file; how many."""
    source = sqlite_file(url)
    try:
        return (
            await backup_postgres(url, file) if source is None else await asyncio.to_thread(backup_file, source, file)
        )
    except (WrongVersion, sa.exc.DatabaseError) as error:
        raise BackupError(f"This database cannot be backed up: {reason(error)}.") from None


async def backup_postgres(url: str, file: Path) -> int:
    database = Postgres(url, "")
    try:
        async with database.engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            return await connection.run_sync(write_backup, file)
    finally:
        await database.close()


def backup_file(source: Path, file: Path) -> int:
    if not source.is_file():
        raise BackupError(f"There is no database {source}.")
    reading = engine(source, begin="BEGIN", query_only=True)
    try:
        with reading.begin() as connection:
            return write_backup(connection, file)
    finally:
        reading.dispose()


def write_backup(source: sa.Connection, file: Path) -> int:
    """Write beside, and rename at the end: the file is never half a backup."""
    schema.refuse_other(source)
    beside = file.with_name(f"{file.name}.{secrets.token_hex(4)}.part")
    try:
        count = copy(source, beside)
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
    return count


def copy(source: sa.Connection, file: Path) -> int:
    writing = engine(file, begin="BEGIN IMMEDIATE", journal="DELETE")  # one file, readable from anywhere
    try:
        with writing.begin() as target:
            schema.upgrade(target)
            for table in (tables, entries, people, webhooks, results):
                columns = [column for column in table.c if column is not tables.c.driver]
                rows = source.execution_options(yield_per=AT_ONCE).execute(sa.select(*columns)).mappings()
                for some in rows.partitions():
                    target.execute(sa.insert(table), [dict(row) for row in some])
            count = target.scalar(sa.select(sa.func.count()).select_from(tables)) or 0
    finally:
        writing.dispose()
    checksum.seal(file)
    return count


async def restore(url: str, file: Path) -> Restored:
    """Put back what is missing. Nothing is ever taken away, and no table that was played on is changed. The whole
    backup is checked before anything is touched."""
    if not file.is_file():
        raise BackupError(f"There is no file {file}.")
    with tempfile.TemporaryDirectory() as folder:
        reading = open_backup(file, Path(folder))
        try:
            database = await open_target(url)
            try:
                return await restore_all(reading, database)
            finally:
                await database.close()
        finally:
            reading.dispose()


def open_backup(file: Path, folder: Path) -> sa.Engine:
    """The backup, checked from its first row to its last; an older one is brought up to date in a copy."""
    reading = engine(file, query_only=True)
    try:
        with reading.connect() as connection:
            schema.refuse_newer(connection)
            version = schema.version_of(connection)
        if version is not None:
            checksum.check(file)
        if version not in (None, schema.newest()):
            reading.dispose()
            reading = today(Path(shutil.copy(file, folder)))
    except (WrongVersion, checksum.Damaged, sqlite3.Error, sa.exc.DatabaseError) as error:
        reading.dispose()
        raise BadBackup(f"{file} cannot be restored: {reason(error)}. Nothing was changed.") from None
    if version is None:
        reading.dispose()
        raise BadBackup(f"{file} is not a backup of Kibitz. Nothing was changed.")
    return reading


def today(copied: Path) -> sa.Engine:
    writing = engine(copied, begin="BEGIN IMMEDIATE")
    with writing.begin() as connection:
        schema.upgrade(connection)
    writing.dispose()
    return engine(copied, query_only=True)


def reason(error: Exception) -> str:
    return str(error.orig) if isinstance(error, sa.exc.DBAPIError) else str(error)


async def open_target(url: str) -> Database:
    """The database to restore into: a new one, or one that is being served."""
    file = sqlite_file(url)
    try:
        if file is None:
            return await Postgres.open(url, "restore-" + secrets.token_hex(4))
        return await open_beside(file)
    except WrongVersion as error:
        raise BackupError(f"Nothing can be restored into this database: {error}.") from None


async def open_beside(file: Path) -> Database:
    """A SQLite file, whether it is being served or not; if it is, its server has brought it up to date."""
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        held = lock(file)
    except InUse:
        held = None
    database = Sqlite(file, held)
    try:
        await database.write(schema.upgrade if held else schema.refuse_other)
    except BaseException:
        await database.close()
        raise
    return database


async def restore_all(reading: sa.Engine, database: Database) -> Restored:
    restored = Restored()
    with reading.connect() as source:
        for table in source.scalars(sa.select(tables.c.id).order_by(tables.c.id)).all():
            kept = Kept(source, table)
            match await database.write(kept.restore):
                case "differing":
                    restored.differing.append(table)
                case "added":
                    restored.added += 1
                case "extended":
                    restored.extended += 1
                case _:
                    restored.unchanged += 1
        kept_webhooks: Rows = source.execute(sa.select(webhooks)).mappings().all()
        last = source.scalar(sa.select(sa.func.max(entries.c.at)))
    await database.write(lambda target: process_leases.leave_word(target, "backup", last or 0))
    await database.write(lambda target: restore_webhooks(target, kept_webhooks))
    return restored


def restore_webhooks(target: sa.Connection, kept: Rows) -> None:
    """Those of people who have none."""
    there = set(target.scalars(sa.select(webhooks.c.person)))
    missing = [dict(row) for row in kept if row["person"] not in there]
    if missing:
        target.execute(sa.insert(webhooks), missing)


class Kept:
    """A table as the backup has it."""

    def __init__(self, source: sa.Connection, table: str) -> None:
        self.table = table
        self.row = dict(source.execute(sa.select(tables).where(tables.c.id == table)).mappings().one())
        self.row["driver"] = None
        query = sa.select(entries).where(entries.c.table_id == table).order_by(entries.c.number)
        self.entries: Rows = source.execute(query).mappings().all()
        self.people: Rows = source.execute(sa.select(people).where(people.c.table_id == table)).mappings().all()
        self.results: Rows = source.execute(sa.select(results).where(results.c.table_id == table)).mappings().all()

    def restore(self, target: sa.Connection) -> str:
        """Add what is missing; what became of the table."""
        locked = sa.select(tables.c.id).where(tables.c.id == self.table).with_for_update()
        if target.scalar(locked) is None:
            target.execute(sa.insert(tables), [self.row])
            self.add(target, self.entries)
            return "added"
        query = sa.select(entries.c.number, entries.c.at, entries.c.data).where(entries.c.table_id == self.table)
        there = [tuple(row) for row in target.execute(query.order_by(entries.c.number))]
        mine = [(row["number"], row["at"], row["data"]) for row in self.entries]
        both = min(len(there), len(mine))
        if there[:both] != mine[:both]:
            return "differing"
        if both == len(mine):
            return "unchanged"
        news = {name: self.row[name] for name in ("phase", "wakes_at", "listed", "settings")}
        target.execute(sa.update(tables).where(tables.c.id == self.table).values(**news))
        target.execute(sa.delete(people).where(people.c.table_id == self.table))
        self.add(target, self.entries[both:])
        return "extended"

    def add(self, target: sa.Connection, missing: Rows) -> None:
        target.execute(sa.insert(entries), [dict(row) for row in missing])
        if self.people:
            target.execute(sa.insert(people), [dict(row) for row in self.people])
        if self.results:
            target.execute(KEEP_RESULT, [dict(row) for row in self.results])
        if target.dialect.name == "postgresql":
            said = msgspec.json.encode(Message("restore", [(self.table, missing[-1]["number"])])).decode()
            target.execute(sa.select(sa.func.pg_notify(CHANNEL, said)))
