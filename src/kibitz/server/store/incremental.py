"""Incremental backups: into a folder, only what has changed since the last one; and back from there."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import sqlalchemy as sa

from kibitz.server.store import chain as chains
from kibitz.server.store import checksum, schema
from kibitz.server.store.backup import BackupError, Restored, at_one_moment, refusal, restore
from kibitz.server.store.chain import Chain, Part
from kibitz.server.store.copying import NOBODYS, Digests, copy, digests
from kibitz.server.store.sqlite import engine


class Added(msgspec.Struct):
    """What a backup into a folder has done."""

    name: str  # of the new part, or of the last one if nothing has changed
    tables: int  # that there are
    changed: int = 0
    gone: int = 0
    is_new: bool = True


async def backup_into(url: str, folder: Path) -> Added:
    """Add what has changed since the last part to a folder, or all tables to an empty one. What is there is checked
    before, and what was written after."""
    with chains.alone_in(folder):
        with refused(f"Nothing can be added to {folder}: ", ". Begin a new folder."):
            chain = chains.read(folder)
        chains.finish(chain)
        return await at_one_moment(url, lambda source: add_part(source, chain))


async def restore_from(url: str, folder: Path, up_to: int = 0) -> Restored:
    """Put back what is missing, as of the last part, or an earlier one. All parts are checked before anything is
    touched."""
    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary, "merged")
        with refused(f"{folder} cannot be restored: ", ". Nothing was changed."):
            chain = chains.read(folder)
            if not chain.parts:
                raise checksum.Damaged(f"there is no {chains.SUMS}")
        if not 0 <= up_to <= len(chain.parts):
            raise BackupError(f"{folder} has {len(chain.parts)} parts, and no part {up_to}.")
        with refused(f"{folder} cannot be restored: ", ". Nothing was changed."):
            put_together(chain.up_to(up_to or len(chain.parts)), file)
        return await restore(url, file, str(folder))


@contextmanager
def refused(before: str, after: str) -> Iterator[None]:
    """A folder that cannot be used is told so, whatever tells it."""
    try:
        yield
    except (checksum.Damaged, sqlite3.Error, sa.exc.DatabaseError) as error:
        raise refusal(error, before, after) from None


def put_together(chain: Chain, file: Path) -> None:
    """All tables as they were after the last part, and not a row else."""
    chains.merge(chain, file)
    if chain.version() == schema.newest() and digests_in(file) != chain.state():
        raise checksum.Damaged("its parts do not make up the tables that they tell of")


def add_part(source: sa.Connection, chain: Chain) -> Added:
    """A new part, unless nothing has changed."""
    version = schema.newest()
    now, before = digests(source), chain.state() if chain.version() == version else {}
    changed = {table: digest for table, digest in now.items() if before.get(table) != digest}
    gone = sorted(before.keys() - now.keys())
    if chain.parts and before and not changed and not gone:
        return Added(chains.name_of(len(chain.parts)), len(now) - 1, is_new=False)
    previous = chain.sums[-1] if chain.sums else ""
    part = Part(len(chain.parts) + 1, previous, not before, version, changed, gone)
    file = write_part(source, chain, part)
    return Added(file.name, len(now) - 1, len(changed.keys() - {NOBODYS}), len(gone))


def write_part(source: sa.Connection, chain: Chain, part: Part) -> Path:
    """Write it beside, read it back, and take it in. What was read back must be what the database has."""
    beside = chain.folder / f"{chains.name_of(part.number)}{chains.UNFINISHED}"
    try:
        copy(source, beside, part.digests.keys() - {NOBODYS})
        chains.describe(beside, part)
        checksum.read_back(beside, part.version)
        if not has(digests_in(beside), part.digests):
            raise checksum.Damaged("what was written is not what was read")
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    return chains.add(chain, beside)


def has(written: Digests, wanted: Digests) -> bool:
    """These tables and no others, each as it should be."""
    same = all(written.get(table) == digest for table, digest in wanted.items())
    return same and written.keys() - {NOBODYS} == wanted.keys() - {NOBODYS}


def digests_in(file: Path) -> Digests:
    reading = engine(file, query_only=True)
    try:
        with reading.connect() as connection:
            return digests(connection)
    finally:
        reading.dispose()
