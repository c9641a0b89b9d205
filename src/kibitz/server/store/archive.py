"""Archived tables: the entries of each game packed into one row, without snapshots. And how tables are deleted."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Collection

import msgspec
import sqlalchemy as sa

from kibitz.server.phases import ALL, ARCHIVED, CLOSED
from kibitz.server.store.database import Database, LogRow
from kibitz.server.store.schema import (
    archives,
    chat,
    entries,
    invitations,
    people,
    presence,
    results,
    rings,
    snapshots,
    tables,
)

LEVEL = 9  # of zlib: written once

decoder = msgspec.json.Decoder(list[tuple[int, int, str, bool, str, str]])


def packed(rows: list[LogRow]) -> bytes:
    """The entries of a game."""
    plain = [(row.number, row.at, row.data, row.checkpoint, row.events, row.position) for row in rows]
    return zlib.compress(msgspec.json.encode(plain), LEVEL)


def unpacked(table: str, data: bytes) -> list[LogRow]:
    return [LogRow(table, *row) for row in decoder.decode(zlib.decompress(data))]


class Archive:
    """What is kept of tables that are closed."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def last_game(self, table: str) -> list[LogRow]:
        """The entries of the last game of an archived table; none if it is not archived."""
        query = sa.select(archives.c.data).where(archives.c.table_id == table).order_by(archives.c.game.desc())
        return await self._game(table, query.limit(1))

    async def game(self, table: str, number: int) -> list[LogRow]:
        """The entries of a game of an archived table; none if there is no such game, or the table is not archived."""
        query = sa.select(archives.c.data).where(archives.c.table_id == table, archives.c.game == number)
        return await self._game(table, query)

    async def _game(self, table: str, query: sa.Select[bytes]) -> list[LogRow]:
        data = await self.database.read(lambda connection: connection.scalar(query))
        return [] if data is None else await asyncio.to_thread(unpacked, table, data)

    async def put(self, table: str, games: dict[int, bytes], last: int, read: dict[int, str]) -> bool:
        """Keep these packed games instead of a closed table's entries. The last entry stays: its number is taken for
        good. ``read``: the entries that were packed. False: the table is not closed, or goes on from another entry, or
        somebody has been erased from it since it was read."""

        def keep(connection: sa.Connection) -> bool:
            row = sa.select(tables.c.phase).where(tables.c.id == table).with_for_update()
            newest = sa.select(sa.func.max(entries.c.number)).where(entries.c.table_id == table)
            if connection.scalar(row) != CLOSED or connection.scalar(newest) != last:
                return False
            texts = sa.select(entries.c.number, entries.c.data).where(entries.c.table_id == table)
            now = dict(connection.execute(texts).all())
            if any(now.get(number) != data for number, data in read.items()):
                return False
            rows = [{"table_id": table, "game": number, "data": data} for number, data in games.items()]
            connection.execute(sa.insert(archives), rows)
            connection.execute(sa.delete(entries).where(entries.c.table_id == table, entries.c.number < last))
            connection.execute(sa.delete(snapshots).where(snapshots.c.table_id == table))
            connection.execute(sa.update(tables).where(tables.c.id == table).values(phase=ARCHIVED, wakes_at=None))
            return True

        return await self.database.write(keep)

    async def delete(self, wanted: list[str], phases: Collection[str] = ALL) -> None:
        """Nothing is kept of these tables, if they are still in one of these phases."""

        def forget(connection: sa.Connection) -> None:
            there = sa.select(tables.c.id).where(tables.c.id.in_(wanted), tables.c.phase.in_(phases))
            gone = list(connection.scalars(there.with_for_update()))
            for part in (archives, snapshots, entries, people, chat, presence, rings, invitations, results):
                connection.execute(sa.delete(part).where(part.c.table_id.in_(gone)))
            connection.execute(sa.delete(tables).where(tables.c.id.in_(gone)))

        await self.database.write(forget)
