"""How often somebody has done something today: kept in the store, so that all processes count together, and a restart
forgets nothing."""

from __future__ import annotations

import sqlalchemy as sa

from kibitz.server.store.database import Database
from kibitz.server.store.schema import quotas

DAY_MS = 86_400_000
TAKE = sa.text(
    "INSERT INTO quotas (day, who, kind, n) VALUES (:day, :who, :kind, 1)"
    " ON CONFLICT (day, who, kind) DO UPDATE SET n = quotas.n + 1 WHERE quotas.n < :most RETURNING n"
)


class QuotaCounts:
    """What everybody has used up of a day."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def take(self, who: str, kind: str, most: int, at: int) -> bool:
        """One more, if there is one left on this day."""
        values = {"day": at // DAY_MS, "who": who, "kind": kind, "most": most}
        return await self.database.write(lambda connection: connection.execute(TAKE, values).scalar() is not None)

    async def give_back(self, who: str, kind: str, at: int) -> None:
        """It was not had after all."""
        same = (quotas.c.day == at // DAY_MS) & (quotas.c.who == who) & (quotas.c.kind == kind)
        less = sa.update(quotas).where(same, quotas.c.n > 0).values(n=quotas.c.n - 1)
        await self.database.write(lambda connection: connection.execute(less))

    async def of(self, who: str, at: int) -> dict[str, int]:
        """What somebody has had on this day, by its kind."""
        query = sa.select(quotas.c.kind, quotas.c.n).where(quotas.c.who == who, quotas.c.day == at // DAY_MS)
        return await self.database.read(lambda connection: {row.kind: row.n for row in connection.execute(query)})

    async def forget_before(self, at: int) -> None:
        """Days that are over count no more."""
        old = sa.delete(quotas).where(quotas.c.day < at // DAY_MS)
        await self.database.write(lambda connection: connection.execute(old))
