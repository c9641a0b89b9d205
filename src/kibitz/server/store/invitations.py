"""Whom somebody has played with lately, and who is asked to which table."""

from __future__ import annotations

from typing import Final

import msgspec
import sqlalchemy as sa

from kibitz.server.phases import LEFT, OPEN
from kibitz.server.store.database import Database, TableRow
from kibitz.server.store.lists import ROW
from kibitz.server.store.schema import invitations, people, tables

MOST: Final = 20  # invitations that somebody is shown
LATEST: Final = 50  # tables in which recent opponents are looked for
INVITE = sa.text(
    "INSERT INTO invitations (person, table_id, inviter, at, declined) VALUES (:person, :table, :inviter, :at, false)"
    " ON CONFLICT (person, table_id) DO UPDATE SET inviter = excluded.inviter, at = excluded.at"
)


class Invitation(msgspec.Struct, frozen=True):
    """Somebody is asked to an open table by somebody who sits there."""

    row: TableRow
    inviter: str
    at: int


class Invitations:
    """Invitations in the store."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def latest_tables(self, person: str) -> list[TableRow]:
        """Where somebody sits, or sat at the end: the last used first."""
        query = sa.select(*ROW).join(people, people.c.table_id == tables.c.id)
        query = query.where(people.c.person == person, people.c.rank < LEFT, tables.c.info != "")
        query = query.order_by(people.c.since.desc(), tables.c.id).limit(LATEST)
        return await self.database.read(lambda connection: [TableRow(*row) for row in connection.execute(query)])

    async def invite(self, person: str, table: str, inviter: str, at: int) -> None:
        """Whoever has declined stays so."""
        values = {"person": person, "table": table, "inviter": inviter, "at": at}
        await self.database.write(lambda connection: connection.execute(INVITE, values).close())

    async def of(self, person: str) -> list[Invitation]:
        """To tables that have not begun; the newest first."""
        query = sa.select(*ROW, invitations.c.inviter, invitations.c.at)
        query = query.join(invitations, invitations.c.table_id == tables.c.id)
        query = query.where(invitations.c.person == person, ~invitations.c.declined, tables.c.phase == OPEN)
        query = query.order_by(invitations.c.at.desc(), tables.c.id).limit(MOST)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Invitation(TableRow(*row[: len(ROW)]), row.inviter, row.at) for row in rows]

    async def decline(self, person: str, table: str) -> None:
        """The invitation is not shown any more, however often it is sent again."""
        same = (invitations.c.person == person) & (invitations.c.table_id == table)
        change = sa.update(invitations).where(same).values(declined=True)
        await self.database.write(lambda connection: connection.execute(change).close())

    async def forget_before(self, at: int) -> None:
        old = sa.delete(invitations).where(invitations.c.at < at)
        await self.database.write(lambda connection: connection.execute(old).close())
