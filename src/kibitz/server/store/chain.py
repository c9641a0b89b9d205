"""A folder of backups, each of what has changed since the one before: the parts of a chain.

A part is a sealed SQLite file like any other backup, with those tables in it that have changed, whole; it says which
are gone, and names the part before it by its checksum. The first has all tables; so has any later one that another
version of the schema begins. ``SHA256SUMS`` lists all parts (``sha256sum -c`` reads it as well): what is not as it
stands there, down to the last byte, is damaged, and so is a folder with a part too few or too many.

A part is written beside, listed, and then renamed. If that is interrupted, a listed part lies there under the name it
had before: it counts. One that is not listed under that name does not.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import msgspec

from kibitz.server.store import checksum
from kibitz.server.store.checksum import Damaged
from kibitz.server.store.copying import Digests
from kibitz.server.store.database import StoreError
from kibitz.server.store.sqlite import InUse, connect, lock

SUMS: Final = "SHA256SUMS"
SUFFIX: Final = ".kibitz"
UNFINISHED: Final = ".part"  # after the name
LINE: Final = re.compile(r"([0-9a-f]{64})  \S+\n")

ABOUT: Final = (
    "CREATE TABLE part (number INTEGER NOT NULL, previous TEXT NOT NULL, whole INTEGER NOT NULL)",
    "CREATE TABLE digests (table_id TEXT PRIMARY KEY, digest BLOB NOT NULL)",  # of the tables that are in it
    "CREATE TABLE gone (table_id TEXT PRIMARY KEY)",  # tables that the parts before have, and nobody else any more
)
ABOUT_NAMES: Final = ("part", "digests", "gone")
CHANGED: Final = "SELECT table_id FROM part.digests UNION SELECT table_id FROM part.gone"


class Part(msgspec.Struct, frozen=True):
    """What a part says of itself."""

    number: int  # from 1
    previous: str  # the checksum of the part before; empty: there is none
    whole: bool  # nothing of the parts before is needed
    version: str  # of the schema
    digests: Digests
    gone: list[str]


class Chain(msgspec.Struct):
    """The parts of a folder, checked."""

    folder: Path
    sums: list[str] = []  # of the files
    parts: list[Part] = []

    def file(self, number: int) -> Path:
        return found(self.folder, number)

    def begin(self) -> int:
        """The number of the last part that needs no other before it."""
        return max(part.number for part in self.parts if part.whole)

    def state(self) -> Digests:
        """All tables as they are after the last part."""
        state: Digests = {}
        for part in self.parts[self.begin() - 1 :] if self.parts else []:
            state = {table: digest for table, digest in state.items() if table not in part.gone} | part.digests
        return state

    def version(self) -> str:
        return self.parts[-1].version if self.parts else ""

    def up_to(self, number: int) -> Chain:
        return Chain(self.folder, self.sums[:number], self.parts[:number])


def name_of(number: int) -> str:
    return f"{number:04}{SUFFIX}"


def found(folder: Path, number: int) -> Path:
    """Where a listed part lies."""
    file = folder / name_of(number)
    return file if file.exists() else file.with_name(file.name + UNFINISHED)


def listing(sums: list[str]) -> str:
    """As ``sha256sum`` writes it."""
    return "".join(f"{sum}  {name_of(number)}\n" for number, sum in enumerate(sums, 1))


def read(folder: Path) -> Chain:
    """All parts, checked from the first byte to the last. Damaged: one of them is not as it was written, is missing, or
    does not belong here."""
    there = [path.name for path in folder.glob(f"*{SUFFIX}")]  # before the list: a part that is added is listed first
    sums = read_sums(folder)
    known = {name_of(number) for number in range(1, len(sums) + 1)}
    for name in there:
        if name not in known:
            raise Damaged(f"{name} is not listed in {SUMS}")
    chain = Chain(folder, sums)
    for number in range(1, len(sums) + 1):
        chain.parts.append(read_part(chain, number))
    return chain


def read_sums(folder: Path) -> list[str]:
    file = folder / SUMS
    if not file.exists():
        return []
    text = file.read_text(encoding="utf-8", errors="replace")
    sums = LINE.findall(text)
    if not sums or text != listing(sums):
        raise Damaged(f"{SUMS} is damaged")
    return sums


def read_part(chain: Chain, number: int) -> Part:
    file, name = chain.file(number), name_of(number)
    if not file.is_file():
        raise Damaged(f"{name} is missing")
    if sum_of(file) != chain.sums[number - 1]:
        raise Damaged(f"{name} is damaged: its checksum does not fit")
    part = about(file)
    if (part.number, part.previous) != (number, "" if number == 1 else chain.sums[number - 2]):
        raise Damaged(f"{name} does not follow the part before it")
    if not part.whole and (number == 1 or part.version != chain.version()):
        raise Damaged(f"{name} needs a part that is not there")
    return part


def sum_of(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def about(file: Path) -> Part:
    with closing(connect(file, query_only=True)) as connection:
        number, previous, whole = connection.execute("SELECT number, previous, whole FROM part").fetchone()
        (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        digests = dict(connection.execute("SELECT table_id, digest FROM digests").fetchall())
        gone = [table for (table,) in connection.execute("SELECT table_id FROM gone")]
    return Part(number, previous, bool(whole), version, digests, gone)


# ---- adding a part


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Nobody else adds to this folder meanwhile."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        held = lock(folder / SUMS)
    except InUse:
        raise StoreError(f"Another backup is being written into {folder}.") from None
    with held:
        yield


def finish(chain: Chain) -> None:
    """Rename what was listed and not yet renamed, and clear away what was not even listed."""
    for number in range(1, len(chain.sums) + 1):
        file = chain.file(number)
        if file.name != name_of(number):
            file.replace(chain.folder / name_of(number))
    for path in chain.folder.glob(f"*{SUFFIX}{UNFINISHED}*"):  # SQLite's journal of it, too
        path.unlink()


def describe(file: Path, part: Part) -> None:
    """Write into a new part what it is, and seal it."""
    with closing(connect(file, journal="DELETE")) as connection:
        connection.execute("BEGIN")
        for statement in ABOUT:
            connection.execute(statement)
        connection.execute("INSERT INTO part VALUES (?, ?, ?)", (part.number, part.previous, part.whole))
        connection.executemany("INSERT INTO digests VALUES (?, ?)", sorted(part.digests.items()))
        connection.executemany("INSERT INTO gone VALUES (?)", [(table,) for table in sorted(part.gone)])
        connection.execute("COMMIT")
    checksum.seal(file)


def add(chain: Chain, beside: Path) -> Path:
    """Take in a part that has been written and checked."""
    sums = [*chain.sums, sum_of(beside)]
    file, listed = chain.folder / name_of(len(sums)), chain.folder / f"{SUMS}{UNFINISHED}"
    listed.write_text(listing(sums), encoding="utf-8", newline="\n")
    to_disk(listed)
    listed.replace(chain.folder / SUMS)
    to_disk(chain.folder)
    beside.replace(file)
    to_disk(chain.folder)
    return file


def to_disk(path: Path) -> None:
    """What was written there, or which files are in the folder, survives that the power goes out."""
    if os.name == "posix":
        opened = os.open(path, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


# ---- putting parts together


def merge(chain: Chain, file: Path) -> None:
    """A backup of one file, with all tables as they are after the last part."""
    shutil.copyfile(chain.file(chain.begin()), file)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")  # it is gone soon
        for part in chain.parts[chain.begin() :]:
            connection.execute("ATTACH ? AS part", [str(chain.file(part.number))])
            connection.execute("BEGIN")
            lay_over(connection)
            connection.execute("COMMIT")
            connection.execute("DETACH part")
        for name in ABOUT_NAMES:
            connection.execute(f"DROP TABLE {name}")
    checksum.seal(file)


def lay_over(connection: sqlite3.Connection) -> None:
    """Put what the attached part has in the place of what was known of the same tables, whatever the schema is."""
    named = "SELECT name FROM part.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    names = [name for (name,) in connection.execute(named) if name not in ABOUT_NAMES]
    for name in names:
        columns = [column for _, column, *_ in connection.execute(f'PRAGMA part.table_info("{name}")')]
        key = "id" if name == "tables" else "table_id" if "table_id" in columns else ""
        connection.execute(f'DELETE FROM main."{name}"' + (f" WHERE {key} IN ({CHANGED})" if key else ""))
        connection.execute(f'INSERT INTO main."{name}" SELECT * FROM part."{name}"')
