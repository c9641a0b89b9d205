"""Is a backup sound? It carries a checksum over everything that is in it, in its header (``PRAGMA user_version``)."""

from __future__ import annotations

import os
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from kibitz.server.store.sqlite import connect

SEALED: Final = 0x4B696269  # "Kibi": a backup with a checksum
LAST_UNSEALED: Final = "0003"  # the last version of the schema of which there are backups without one
HALF: Final = 1 << 31  # SQLite keeps 32 bits with a sign

TABLES = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name"
GAPS = """
SELECT id FROM tables LEFT JOIN entries ON table_id = id WHERE phase <> 'archived' GROUP BY id
HAVING count(number) = 0 OR min(number) <> 1 OR max(number) <> count(number) LIMIT 1
"""


class Damaged(Exception):
    """It is not as it was written."""


@contextmanager
def opened(file: Path, query_only: bool = True) -> Iterator[sqlite3.Connection]:
    with closing(connect(file, query_only, journal="DELETE")) as connection:
        connection.text_factory = bytes  # as it lies there, whether it can be read or not
        yield connection


def seal(file: Path) -> None:
    """Write the checksum into a new backup."""
    with opened(file, query_only=False) as connection:
        connection.execute(f"PRAGMA user_version = {checksum(connection)}")
        connection.execute(f"PRAGMA application_id = {SEALED}")


def check(file: Path, version: str) -> None:
    """Damaged, or sqlite3.Error: it cannot be trusted. ``version``: of its schema."""
    with opened(file) as connection:
        for (said,) in connection.execute("PRAGMA integrity_check(1)"):
            if said != b"ok":
                raise Damaged("the file is damaged: " + said.decode(errors="replace")[:200])
        if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise Damaged("the file is damaged: something in it belongs to a table that is not there")
        if connection.execute(GAPS).fetchone() is not None:
            raise Damaged("the file is damaged: entries of a table are missing")
        (sealed,) = connection.execute("PRAGMA application_id").fetchone()
        (sum,) = connection.execute("PRAGMA user_version").fetchone()
        unsealed = version <= LAST_UNSEALED and (sealed, sum) == (0, 0)
        if not unsealed and (sealed, sum) != (SEALED, checksum(connection)):
            raise Damaged("the file is damaged: its checksum does not fit")
        check_types(connection)


def check_types(connection: sqlite3.Connection) -> None:
    """To the checksum a text and the same bytes are one, to whoever reads them they are not."""
    for name, _ in connection.execute(TABLES).fetchall():
        columns = connection.execute(f'PRAGMA table_info("{name.decode()}")').fetchall()
        wrong = [f"typeof(\"{column.decode()}\") = '{other_than(kind)}'" for _, column, kind, *_ in columns]
        if connection.execute(f'SELECT 1 FROM "{name.decode()}" WHERE {" OR ".join(wrong)} LIMIT 1').fetchone():
            raise Damaged("the file is damaged: there are bytes instead of a text, or a text instead of bytes")


def other_than(kind: bytes) -> str:
    """What does not stand in a column of this type."""
    return "text" if kind == b"BLOB" else "blob"


def read_back(file: Path, version: str) -> None:
    """The same of a file that was just written: from the disk, not from what the system still has of it in memory."""
    if hasattr(os, "posix_fadvise"):
        with file.open("rb") as written:
            os.fsync(written.fileno())
            os.posix_fadvise(written.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
    check(file, version)


def checksum(connection: sqlite3.Connection) -> int:
    """Over all tables and all their rows."""
    sum = 0
    for name, made in connection.execute(TABLES).fetchall():
        sum = zlib.crc32(made, sum)
        for row in connection.execute(f'SELECT * FROM "{name.decode()}" ORDER BY rowid'):
            sum = zlib.crc32(repr(row).encode(), sum)
    return sum - HALF
