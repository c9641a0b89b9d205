"""Webhooks: the address at which a person wants to be told that it is their turn; and what was told there, as kept."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import sqlalchemy as sa
from msgspec import Meta, Struct

from kibitz.server.live.posting import LONGEST_ADDRESS
from kibitz.server.store.schema import people, rings, tables, webhooks
from kibitz.server.store.store import Store

SOONEST_MS: Final = 60_000  # between two calls of a person to the same table

Address = Annotated[str, Meta(max_length=LONGEST_ADDRESS)]
Language = Literal["en", "de", "pl"]

SET = sa.text(
    "INSERT INTO webhooks (person, url, language, site) VALUES (:person, :url, :language, :site) ON CONFLICT (person)"
    " DO UPDATE SET url = excluded.url, language = excluded.language, site = excluded.site"
)
RING = sa.text(
    "INSERT INTO rings (person, table_id, about, at) VALUES (:person, :table, :about, :at)"
    " ON CONFLICT (person, table_id) DO UPDATE SET about = excluded.about, at = excluded.at"
)


class Webhook(Struct):
    """Where a person is told, in which language; ``site`` is where the person found us."""

    url: str
    language: str
    site: str


class Webhooks:
    """One for each person at most."""

    def __init__(self, store: Store) -> None:
        self.database = store.database

    async def of(self, person: str) -> Webhook | None:
        query = sa.select(webhooks.c.url, webhooks.c.language, webhooks.c.site).where(webhooks.c.person == person)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else Webhook(*row)

    async def set(self, person: str, hook: Webhook) -> None:
        values = {"person": person, "url": hook.url, "language": hook.language, "site": hook.site}
        await self.database.write(lambda connection: connection.execute(SET, values).close())

    async def drop(self, person: str) -> None:
        """Nothing is kept of it."""

        def forget(connection: sa.Connection) -> None:
            connection.execute(sa.delete(webhooks).where(webhooks.c.person == person))
            connection.execute(sa.delete(rings).where(rings.c.person == person))

        await self.database.write(forget)

    async def waiting_tables(self, after: str, most: int) -> list[str]:
        """The games in progress in which somebody with a webhook sits: so many after a table, in the order of ids."""
        query = sa.select(tables.c.id).distinct().join(people, people.c.table_id == tables.c.id)
        query = query.join(webhooks, webhooks.c.person == people.c.person).where(tables.c.phase == "playing")
        query = query.where(tables.c.id > after).order_by(tables.c.id).limit(most)
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def may_ring(self, person: str, table: str, about: str, now: int) -> int | None:
        """Whether somebody may be told about this now, in which case it counts as told: 0. Otherwise in how many
        milliseconds it may be tried again; None: it has been told."""

        def note(connection: sa.Connection) -> int | None:
            same = (rings.c.person == person) & (rings.c.table_id == table)
            last = connection.execute(sa.select(rings.c.about, rings.c.at).where(same)).first()
            if last is not None and last.about == about:
                return None
            if last is not None and 0 <= now - last.at < SOONEST_MS:  # otherwise the clock was set back
                return max(1, int(last.at) + SOONEST_MS - now)
            connection.execute(RING, {"person": person, "table": table, "about": about, "at": now})
            return 0

        return await self.database.write(note)
