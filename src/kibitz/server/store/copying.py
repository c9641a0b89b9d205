"""What a backup has of a database: how it is copied, and how it is compared.

Whether a table has changed is decided by all that is stored of it, and by nothing else: a hash over its row, entries,
snapshot, archived games, people, chat and results. So whatever changes it (a move, a line of chat, somebody who is
erased, a new version of the program) is seen, and a table of which nothing is stored any more is gone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from kibitz.server.store import schema
from kibitz.server.store.schema import (
    archives,
    bans,
    chat,
    entries,
    erased,
    members,
    people,
    reports,
    results,
    snapshots,
    tables,
    webhooks,
)
from kibitz.server.store.sqlite import engine

AT_ONCE: Final = 500  # rows, or tables
PARTS: Final = (entries, snapshots, archives, people, chat, results)  # what belongs to a table
ALWAYS: Final = {  # what belongs to no table: all of it is in every backup; and what tells one row from the other
    webhooks: webhooks.c.person,
    members: members.c.person,
    bans: bans.c.who,
    reports: reports.c.at,
    erased: erased.c.mark,
}
NOBODYS: Final = ""  # no table has this id: what belongs to no table is compared under it
DIGEST_BYTES: Final = 16

Digests = dict[str, bytes]  # by table


def columns_of(part: sa.Table) -> list[sa.Column[Any]]:
    """All but who drives a table: that process is not there when the table is restored."""
    return [column for column in part.c if column is not tables.c.driver]


def key_of(part: sa.Table) -> sa.Column[str]:
    """To which table a row belongs."""
    return tables.c.id if part is tables else part.c.table_id


def copy(source: sa.Connection, file: Path, wanted: Collection[str] | None = None) -> int:
    """Copy all tables, or these, into a new file; how many."""
    writing = engine(file, begin="BEGIN IMMEDIATE", journal="DELETE")  # one file, readable from anywhere
    try:
        with writing.begin() as target:
            schema.upgrade(target)
            for part in (tables, *PARTS):
                for which in some_at_a_time(part, wanted):
                    copy_rows(source, target, sa.select(*columns_of(part)).where(which), part)
            for part in ALWAYS:
                copy_rows(source, target, sa.select(part), part)
            return target.scalar(sa.select(sa.func.count()).select_from(tables)) or 0
    finally:
        writing.dispose()


def some_at_a_time(part: sa.Table, wanted: Collection[str] | None) -> Iterator[sa.ColumnElement[bool]]:
    """Which rows: all of them, or those of some tables after those of others."""
    if wanted is None:
        yield sa.true()
        return
    left = iter(sorted(wanted))
    while some := list(islice(left, AT_ONCE)):
        yield key_of(part).in_(some)


def copy_rows(source: sa.Connection, target: sa.Connection, query: sa.Select[Any], part: sa.Table) -> None:
    rows = source.execution_options(yield_per=AT_ONCE).execute(query).mappings()
    for some in rows.partitions():
        target.execute(sa.insert(part), [dict(row) for row in some])


def digests(source: sa.Connection) -> Digests:
    """A hash of all that is stored of each table; the same whatever the database, and in whatever order rows lie."""
    sums = {NOBODYS: 0}
    for part in (tables, *PARTS):
        add_rows(source, sums, part, sa.select(key_of(part), *columns_of(part)))
    for part in ALWAYS:
        add_rows(source, sums, part, sa.select(sa.literal(NOBODYS), *columns_of(part)))
    return {table: (sum % 256**DIGEST_BYTES).to_bytes(DIGEST_BYTES, "big") for table, sum in sums.items()}


def add_rows(source: sa.Connection, sums: dict[str, int], part: sa.Table, query: sa.Select[Any]) -> None:
    """Databases sort texts differently; so the hashes of rows are added up, which has no order."""
    name = part.name.encode()
    for table, *row in source.execution_options(yield_per=AT_ONCE).execute(query):
        hash = hashlib.blake2b(msgspec.msgpack.encode(row), digest_size=DIGEST_BYTES, person=name)
        sums[table] = sums.get(table, 0) + int.from_bytes(hash.digest(), "big")
