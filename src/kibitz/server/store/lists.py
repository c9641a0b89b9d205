"""Lists of tables: what the rows say, and nothing more. No table is ever read for a list."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec
import sqlalchemy as sa

from kibitz.server.phases import ARCHIVED, LEFT, LIVE, OVER, YOUR_TURN
from kibitz.server.store.database import Database, TableRow
from kibitz.server.store.schema import chat, people, results, tables

COUNT_ARCHIVED_S: Final = 60.0
ROW = [tables.c[name] for name in TableRow.__struct_fields__]
NEWEST = (
    sa.select(*ROW)
    .where(tables.c.listed, tables.c.phase == sa.bindparam("phase"), tables.c.info != "")
    .order_by(tables.c.created_at.desc(), tables.c.id)
    .limit(sa.bindparam("most", type_=sa.Integer))
)


class MyTable(msgspec.Struct):
    """A table at which somebody sits, and where it stands among all of theirs."""

    row: TableRow
    rank: int
    since: int

    @property
    def your_turn(self) -> bool:
        return self.rank == YOUR_TURN

    @property
    def cursor(self) -> Cursor:
        """The list goes on after this one."""
        return Cursor(self.rank, self.since, self.row.id)


class Cursor(NamedTuple):
    """Where the list of somebody's tables goes on."""

    rank: int
    since: int
    table: str


class Lists:
    """What lists ask of the store."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.archived = 0  # tables, when they were last counted
        self.count_archived_at = 0.0

    async def row(self, table: str) -> TableRow | None:
        rows = await self._rows(sa.select(*ROW).where(tables.c.id == table))
        return rows[0] if rows else None

    async def listed(self, phases: list[str], most: int) -> list[TableRow]:
        """The listed tables in one of these phases, the newest first. Each phase by itself is in the order of an index;
        of all together, every row would be read and sorted."""

        def read(connection: sa.Connection) -> list[TableRow]:
            rows = [row for phase in phases for row in connection.execute(NEWEST, {"phase": phase, "most": most})]
            return [TableRow(*row) for row in rows]

        found = await self.database.read(read)
        return sorted(found, key=lambda row: (-row.created_at, row.id))[:most] if len(phases) > 1 else found

    async def mine(self, person: str, most: int, after: Cursor | None = None) -> list[MyTable]:
        """The tables where somebody sits: where it is their turn, those that run, those that are over; in each, the
        last used first. All in the order of an index."""
        query = sa.select(*ROW, people.c.rank, people.c.since).join(people, people.c.table_id == tables.c.id)
        query = query.where(people.c.person == person, people.c.rank < LEFT, tables.c.info != "")
        if after is not None:
            later = (people.c.since < after.since) | (
                (people.c.since == after.since) & (people.c.table_id < after.table)
            )
            query = query.where((people.c.rank > after.rank) | ((people.c.rank == after.rank) & later))
        query = query.order_by(people.c.rank, people.c.since.desc(), people.c.table_id.desc()).limit(most)
        found = await self.database.read(lambda connection: connection.execute(query).all())
        return [MyTable(TableRow(*row[: len(ROW)]), row.rank, row.since) for row in found]

    async def my_table(self, person: str, table: str) -> MyTable | None:
        """A table, and where it stands among somebody's; for a stranger it is one that they have left."""
        query = sa.select(*ROW, people.c.rank, people.c.since).where(tables.c.id == table)
        both = (people.c.table_id == tables.c.id) & (people.c.person == person)
        query = query.select_from(tables.outerjoin(people, both))
        found = await self.database.read(lambda connection: connection.execute(query).first())
        if found is None:
            return None
        rank = LEFT if found.rank is None else found.rank
        return MyTable(TableRow(*found[: len(ROW)]), rank, found.since or 0)

    async def sat_until(self, person: str, table: str) -> int | None:
        """Until when somebody sat at a table; None: they never did, or still do."""
        query = sa.select(people.c.since).where(
            people.c.person == person, people.c.table_id == table, people.c.rank == LEFT
        )
        return await self.database.read(lambda connection: connection.scalar(query))

    async def tables_ever(self, person: str) -> list[str]:
        """All tables where somebody sits or sat, or of which anything else is kept of them."""
        return await self.database.read(lambda connection: sorted(connection.scalars(tables_of(person))))

    async def unwritten_of(self, person: str, most: int) -> list[str]:
        """Tables of an older version where somebody sits, and of which lists know nothing yet."""
        query = sa.select(tables.c.id).join(people, people.c.table_id == tables.c.id)
        query = query.where(people.c.person == person, tables.c.info == "").limit(most)
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def count(self) -> dict[str, int]:
        """How many tables there are in each phase. Archived ones may be very many: they are counted once a minute."""
        now = time.monotonic()
        phases = [*LIVE, ARCHIVED] if now >= self.count_archived_at else LIVE
        query = sa.select(tables.c.phase, sa.func.count()).where(tables.c.phase.in_(phases)).group_by(tables.c.phase)
        found: dict[str, int] = dict(await self.database.read(lambda connection: connection.execute(query).all()))
        if ARCHIVED in phases:
            self.archived, self.count_archived_at = found.pop(ARCHIVED, 0), now + COUNT_ARCHIVED_S
        return found | ({ARCHIVED: self.archived} if self.archived else {})

    async def without_row(self, most: int) -> list[str]:
        """Tables of an older version, of which lists know nothing yet: those that are played first."""
        over = sa.case((tables.c.phase == OVER, 1), else_=0)
        query = sa.select(tables.c.id).where(tables.c.info == "").order_by(over, tables.c.active_at.desc()).limit(most)
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def write(self, table: str, phase: str, info: str, persons: str, ranks: Mapping[str, int]) -> None:
        """What lists show of a table of an older version, unless it was written meanwhile."""

        def put(connection: sa.Connection) -> None:
            mine = sa.update(tables).where(tables.c.id == table, tables.c.info == "", tables.c.phase == phase)
            if connection.execute(mine.values(info=info, persons=persons)).rowcount:
                for person, rank in ranks.items():
                    theirs = sa.update(people).where(people.c.table_id == table, people.c.person == person)
                    connection.execute(theirs.values(rank=rank))

        await self.database.write(put)

    async def idle(
        self, phases: list[str], before: int, most: int, after: tuple[int, str], empty: bool = False
    ) -> list[tuple[int, str]]:
        """Tables in these phases at which nothing has happened since, the longest idle first. ``empty``: at which
        nobody sits. ``after``: where the last look ended."""
        query = sa.select(tables.c.active_at, tables.c.id).where(
            tables.c.phase.in_(phases), tables.c.active_at < before
        )
        query = query.where(sa.tuple_(tables.c.active_at, tables.c.id) > sa.tuple_(*after))
        if empty:
            query = query.where(~sa.exists().where(people.c.table_id == tables.c.id, people.c.rank < LEFT))
        query = query.order_by(tables.c.active_at, tables.c.id).limit(most)
        return await self.database.read(lambda connection: [(at, id) for at, id in connection.execute(query)])

    async def _rows(self, query: sa.Select[*tuple[object, ...]]) -> list[TableRow]:
        found = await self.database.read(lambda connection: connection.execute(query).mappings().all())
        return [TableRow(**row) for row in found]


def tables_of(person: str) -> sa.CompoundSelect[str]:
    """All tables of which anything is kept of somebody."""
    return sa.union(*(sa.select(part.c.table_id).where(part.c.person == person) for part in (people, chat, results)))
