"""A database brings itself up to date, and one from the future is left alone."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import asyncpg  # type: ignore[import-untyped]
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from kibitz.server.store import schema
from kibitz.server.store.backup import backup
from kibitz.server.store.database import StoreGone
from kibitz.server.store.erasing import forget
from kibitz.server.store.postgres import MIGRATING, Postgres
from kibitz.server.store.sqlite import engine
from kibitz.server.store.store import Store, WrongVersion, sqlite_file
from server.databases import look
from server.old_databases import laid_out
from server.stored import lay, opened, with_store


def test_the_migrations_make_what_the_program_expects(database: str) -> None:
    def difference(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async def test(store: Store) -> None:
        assert await store.database.read(difference) == []
        assert await store.database.read(schema.version_of) == schema.newest() == "0008"

    with_store(database, test)


def test_the_last_whole_entry_is_found_without_reading_all(database: str) -> None:
    async def test(store: Store) -> None:
        query = sa.select(sa.func.max(schema.entries.c.number)).where(
            schema.entries.c.table_id == "x", schema.entries.c.whole
        )
        plan = await store.database.write(lambda connection: explain(connection, query))
        assert "entries_whole" in plan

    def explain(connection: sa.Connection, query: sa.Select[int]) -> str:
        words = "EXPLAIN QUERY PLAN " if connection.dialect.name == "sqlite" else "EXPLAIN "
        text = query.compile(connection, compile_kwargs={"literal_binds": True})
        return str(connection.exec_driver_sql(words + str(text)).all())

    with_store(database, test)


def some_row(part: sa.Table) -> dict[str, object]:
    """A row of the oak and of Ann."""
    known = {"table_id": "oak", "person": "ann"}
    return {column.name: known.get(column.name, SOME[type(column.type)]) for column in part.c if column.name != "n"}


SOME: Final[dict[type, object]] = {
    sa.Text: "{}",
    sa.Integer: 1,
    sa.BigInteger: 1,
    sa.Boolean: True,
    sa.LargeBinary: b"",
}


def rows_left(connection: sa.Connection, parts: list[sa.Table]) -> dict[str, int]:
    counts = {part.name: connection.scalar(sa.select(sa.func.count()).select_from(part)) or 0 for part in parts}
    return {name: count for name, count in counts.items() if count}


@pytest.mark.parametrize("column", ["table_id", "person"])
def test_nothing_stays_of_a_table_that_is_deleted_nor_of_somebody_who_is_erased(column: str, database: str) -> None:
    """But for reports: they tell of tables that are deleted meanwhile."""
    parts = [part for part in schema.metadata.sorted_tables if column in part.c and part is not schema.reports]

    def lay_rows(connection: sa.Connection) -> None:
        for part in parts:
            if part is not schema.entries:  # the table has one
                connection.execute(sa.insert(part), [some_row(part)])

    async def test(store: Store) -> None:
        await lay(store, "oak")
        await store.database.write(lay_rows)
        assert len(await store.database.read(lambda connection: rows_left(connection, parts))) == len(parts)
        if column == "table_id":
            await store.archive.delete(["oak"])
        else:
            await forget(store.database, "ann", ["oak"])
        assert await store.database.read(lambda connection: rows_left(connection, parts)) == {}

    with_store(database, test)


def test_a_database_of_an_older_version_is_brought_up_to_date_with_its_tables(database: str) -> None:
    def to_the_past(connection: sa.Connection) -> None:
        for table in (
            "erased",
            "bans",
            "reports",
            "members",
            "quotas",
            "messages",
            "invitations",
            "chat",
            "archives",
            "snapshots",
            "results",
            "rings",
            "webhooks",
        ):
            connection.exec_driver_sql(f"DROP TABLE {table}")
        for index in ("people_mine", "tables_phase", "tables_listed"):
            connection.exec_driver_sql(f"DROP INDEX {index}")
        for column in ("tables.active_at", "tables.info", "tables.persons", "people.rank", "people.since"):
            table, name = column.split(".")
            connection.exec_driver_sql(f"ALTER TABLE {table} DROP COLUMN {name}")
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN settings TEXT")
        connection.exec_driver_sql("CREATE INDEX tables_listed ON tables (listed, created_at)")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")

    async def test() -> None:
        async with opened(database) as [store]:
            await lay(store, "oak", length=3)
            await store.database.write(to_the_past)
        async with opened(database) as [store]:
            assert await store.database.read(schema.version_of) == schema.newest()
            assert len(await store.load("oak")) == 3

    asyncio.run(test())


def test_a_damaged_entry_does_not_keep_a_server_from_its_other_tables(database: str, tmp_path: Path) -> None:
    """What was said among the entries of a table, and who has left it, stays unknown where they cannot be read."""
    laid_out("0.8", database, tmp_path)
    spoken = """SELECT table_id, count(*) FROM entries WHERE data LIKE '{"kind":"spoke"%' GROUP BY 1 ORDER BY 1"""
    (damaged, _), *others = look(database, spoken)
    assert others

    def damage(connection: sa.Connection) -> None:
        entries = schema.entries.c
        there = (entries.table_id == damaged) & entries.data.startswith('{"kind":"spoke"')
        connection.execute(sa.update(schema.entries).where(there).values(data='{"kind":"spoke"}'))

    async def test() -> None:
        await at(database, damage)
        async with opened(database) as [store]:
            assert await store.chat.latest(str(damaged), 99) == []
            for table, count in others:
                assert len(await store.chat.latest(str(table), 99)) == count

    asyncio.run(test())


async def at(address: str, work: Callable[[sa.Connection], None]) -> None:
    """Write into a database as it is."""
    file = sqlite_file(address)
    if file is not None:
        with engine(file, begin="BEGIN").begin() as connection:
            work(connection)
        return
    database = Postgres(address, "")
    await database.write(work)
    await database.close()


def test_a_database_from_the_future_is_refused_and_left_as_it_is(database: str) -> None:
    def to_the_future(connection: sa.Connection) -> None:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0999'")

    async def test() -> None:
        async with opened(database) as [store]:
            await lay(store, "oak")
            await store.database.write(to_the_future)
        for _ in range(2):
            with pytest.raises(WrongVersion, match=r"newer Kibitz: its version is 0999, .* up to 0008"):
                await Store.open(database)

    asyncio.run(test())


def test_what_takes_long_may_take_long(postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To wait until another process has brought the database up to date, to vacuum, to back up; but no choice."""
    monkeypatch.setattr("kibitz.server.store.listener.PATIENCE", 0.3)

    async def open_and_close() -> None:
        await (await Store.open(postgres)).close()

    async def test() -> None:
        async with opened(postgres) as [store]:
            for what in (open_and_close, store.database.vacuum, lambda: backup(postgres, tmp_path / "b")):
                async with held(postgres):
                    long = asyncio.ensure_future(what())
                    await asyncio.sleep(0.7)
                    assert not long.done()
                await long
            async with held(postgres):
                with pytest.raises(StoreGone):
                    await store.database.write(lambda connection: connection.execute(sa.delete(schema.messages)))

    asyncio.run(test())


@asynccontextmanager
async def held(address: str) -> AsyncIterator[None]:
    """Nobody comes to the tables, nor to the right to bring them up to date."""
    connection = await asyncpg.connect(address)
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        for name in schema.metadata.tables:
            await connection.execute(f"LOCK TABLE {name}")
        yield
    await connection.close()


PROGRAM = """
import asyncio, sys
from kibitz.server.store.store import Store

async def main():
    store = await Store.open(sys.argv[1])
    print(await store.healthy())
    await store.close()

asyncio.run(main())
"""


def test_processes_that_start_at_once_on_an_empty_database_all_succeed(postgres: str) -> None:
    command = [sys.executable, "-c", PROGRAM, postgres]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    started = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) for _ in range(3)]
    assert [process.communicate(timeout=60)[0].strip() for process in started] == ["True"] * 3
