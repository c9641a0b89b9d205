"""What is said at tables: lines with numbers of their own, apart from the entries."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from kibitz.server.store.database import Database
from kibitz.server.store.schema import chat


class ChatRow(msgspec.Struct, frozen=True):
    """A line. ``act`` is the client's id of it."""

    table: str
    at: int
    seat: int
    name: str
    person: str
    text: str = ""
    phrase: str = ""
    act: str = ""
    n: int = 0  # given by the database, in the order of the lines


COLUMNS = [chat.c.table_id if name == "table" else chat.c[name] for name in ChatRow.__struct_fields__]
KEEP_CHAT = sa.text(
    "INSERT INTO chat (table_id, at, seat, name, person, text, phrase, act)"
    " VALUES (:table_id, :at, :seat, :name, :person, :text, :phrase, :act) ON CONFLICT DO NOTHING"
)


SAY = sa.text(f"{KEEP_CHAT.text} RETURNING n")


def add(connection: sa.Connection, row: ChatRow) -> int | None:
    """Keep a line; None if it has been said before."""
    return connection.execute(SAY, {"table_id": row.table, **msgspec.structs.asdict(row)}).scalar()


class ChatLog:
    """The chat of all tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def say(self, row: ChatRow) -> int | None:
        """Keep a line: its number. None: it has been said before. Numbers of a table appear in their order."""
        return await self.database.write(lambda connection: add(connection, row), alone=f"chat {row.table}")

    async def was_said(self, table: str, person: str, act: str) -> bool:
        same = (chat.c.table_id == table) & (chat.c.person == person) & (chat.c.act == act)
        query = sa.select(chat.c.n).where(same)
        return await self.database.read(lambda connection: connection.scalar(query) is not None)

    async def latest(
        self, table: str, most: int, before: int = 0, after: int = 0, until: int | None = None
    ) -> list[ChatRow]:
        """The last lines at a table, the oldest first: before a line, after a line, said until some time."""
        query = sa.select(*COLUMNS).where(chat.c.table_id == table, chat.c.n > after)
        if before:
            query = query.where(chat.c.n < before)
        if until is not None:
            query = query.where(chat.c.at <= until)
        query = query.order_by(chat.c.n.desc()).limit(most)
        found = await self.database.read(lambda connection: connection.execute(query).all())
        return [ChatRow(*row) for row in reversed(found)]

    async def of(self, person: str) -> list[ChatRow]:
        """All that somebody has said."""
        query = sa.select(*COLUMNS).where(chat.c.person == person).order_by(chat.c.n)
        found = await self.database.read(lambda connection: connection.execute(query).all())
        return [ChatRow(*row) for row in found]
