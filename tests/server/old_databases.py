"""Databases of older versions, as they were written by those."""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command

from kibitz.server.store import schema
from kibitz.server.store.postgres import Postgres
from kibitz.server.store.store import sqlite_file

FIXTURES = Path(__file__).parent / "fixtures"
SCHEMAS: Final = {"0.8": "0003"}  # by version
TABLES: Final = ("tables", "entries", "people", "webhooks", "rings", "results")


def laid_out(version: str, address: str, folder: Path) -> dict[str, Any]:
    """Write the database of a version at an empty address; what that version said of its tables."""
    file = sqlite_file(address)
    with closing(sqlite3.connect(file or folder / "old.db")) as connection:
        connection.executescript(lzma.decompress((FIXTURES / f"version-{version}.sql.xz").read_bytes()).decode())
        connection.row_factory = sqlite3.Row
        if file is None:
            rows = {name: [dict(row) for row in connection.execute(f"SELECT * FROM {name}")] for name in TABLES}
            asyncio.run(write(address, SCHEMAS[version], rows))
    told: dict[str, Any] = json.loads(lzma.decompress((FIXTURES / f"version-{version}.json.xz").read_bytes()))
    return told


async def write(address: str, revision: str, rows: dict[str, list[dict[str, Any]]]) -> None:
    """The same rows in a PostgreSQL database with the schema of that time."""
    database = Postgres(address, "")

    def put(connection: sa.Connection) -> None:
        config = schema.migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        then = sa.MetaData()
        then.reflect(connection)
        for name in TABLES:
            table = then.tables[name]
            flags = [column.name for column in table.c if isinstance(column.type, sa.Boolean)]
            values = [{**row, **{flag: bool(row[flag]) for flag in flags}} for row in rows[name]]
            if values:
                connection.execute(sa.insert(table), values)

    try:
        await database.write(put)
    finally:
        await database.close()
