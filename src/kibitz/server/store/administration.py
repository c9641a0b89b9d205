"""What whoever runs a server wants to know: which tables and people there are, and what is kept."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import sqlalchemy as sa

from kibitz.server.phases import LEFT
from kibitz.server.store.database import Database, TableRow
from kibitz.server.store.lists import ROW
from kibitz.server.store.schema import archives, bans, chat, entries, leases, members, people, reports, tables

SEARCHED = 1000  # tables that are looked through for a name


class PersonRow(msgspec.Struct, frozen=True):
    """Somebody who sits or sat at tables here."""

    person: str
    names: list[str]  # by which they are called at the latest of them
    tables: int
    last_at: int
    banned: bool


class Usage(msgspec.Struct, frozen=True):
    """What is kept, and who is at work on it."""

    bytes: int
    tables: dict[str, int]  # by phase
    entries: int
    archived_bytes: int
    chat: int
    people: int
    members: int
    bans: int
    open_reports: int
    processes: int


class Administration:
    """Looks at everything in the store, at no table."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def tables(self, most: int, phase: str = "", game: str = "", person: str = "") -> list[TableRow]:
        """The tables at which something happened last."""
        query = sa.select(*ROW).order_by(tables.c.active_at.desc(), tables.c.id).limit(most)
        if phase:
            query = query.where(tables.c.phase == phase)
        if game:
            query = query.where(tables.c.game == game)
        if person:
            sits = sa.exists().where(people.c.table_id == tables.c.id, people.c.person == person)
            query = query.where(sits)
        return await self.database.read(lambda connection: [TableRow(*row) for row in connection.execute(query)])

    async def people(self, most: int, name: str = "", now: int = 0) -> list[PersonRow]:
        """Those who did something last; or those who are called so at the latest tables."""

        def read(connection: sa.Connection) -> list[PersonRow]:
            wanted = called(connection, name) if name else None
            return [person_row(connection, *row, now) for row in active(connection, most, wanted)]

        return await self.database.read(read)

    async def persons_like(self, prefix: str) -> list[str]:
        """All persons whose hash begins so."""
        known = sa.union(
            *(
                sa.select(column).where(column.startswith(prefix, autoescape=True))
                for column in (people.c.person, members.c.person, bans.c.who, reports.c.about)
            )
        )
        return await self.database.read(lambda connection: list(connection.scalars(known)))

    async def usage(self, now: int) -> Usage:
        def count(connection: sa.Connection, what: sa.Select[Any]) -> int:
            return int(connection.scalar(what) or 0)

        def read(connection: sa.Connection) -> Usage:
            rows = sa.func.count()
            phases = sa.select(tables.c.phase, rows).group_by(tables.c.phase)
            return Usage(
                self.database.size(connection),
                dict(connection.execute(phases).all()),
                count(connection, sa.select(rows).select_from(entries)),
                count(connection, sa.select(sa.func.sum(sa.func.length(archives.c.data)))),
                count(connection, sa.select(rows).select_from(chat)),
                count(connection, sa.select(sa.func.count(sa.distinct(people.c.person)))),
                count(connection, sa.select(rows).select_from(members)),
                count(connection, sa.select(rows).where(bans.c.until.is_(None) | (bans.c.until > now))),
                count(connection, sa.select(rows).where(reports.c.settled_at.is_(None))),
                count(connection, sa.select(rows).where(leases.c.expires_at > now)),
            )

        return await self.database.read(read)


def called(connection: sa.Connection, name: str) -> set[str]:
    """Who is called so at one of the latest tables."""
    quoted = json.dumps(name, ensure_ascii=False)
    query = sa.select(tables.c.info, tables.c.persons).where(tables.c.info.contains(quoted, autoescape=True))
    found = connection.execute(query.order_by(tables.c.active_at.desc()).limit(SEARCHED))
    return {person for row in found for person, chair in sitting(*row) if chair == name}


def sitting(info: str, persons: str) -> list[tuple[str, str]]:
    """The people at a table, and how they are called there."""
    chairs = json.loads(info)["chairs"] if info else []
    return [(person, chair["name"]) for person, chair in zip(json.loads(persons), chairs, strict=False) if person]


def active(connection: sa.Connection, most: int, wanted: set[str] | None) -> list[tuple[str, int, int]]:
    """People, at how many tables they sit or sat, and when they last came to one or left it."""
    last = sa.func.max(people.c.since)
    query = sa.select(people.c.person, sa.func.count(), last).group_by(people.c.person)
    if wanted is not None:
        query = query.where(people.c.person.in_(wanted))
    return [(row[0], row[1], row[2]) for row in connection.execute(query.order_by(last.desc()).limit(most))]


def person_row(connection: sa.Connection, person: str, tables_ever: int, last_at: int, now: int) -> PersonRow:
    query = sa.select(tables.c.info, tables.c.persons).join(people, people.c.table_id == tables.c.id)
    query = query.where(people.c.person == person, people.c.rank < LEFT).order_by(people.c.since.desc()).limit(1)
    row = connection.execute(query).first()
    names = [] if row is None else [name for other, name in sitting(row.info, row.persons) if other == person]
    holds = (bans.c.who == person) & (bans.c.until.is_(None) | (bans.c.until > now))
    banned = connection.scalar(sa.select(bans.c.who).where(holds)) is not None
    return PersonRow(person, names, tables_ever, last_at, banned)
