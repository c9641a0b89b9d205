"""What whoever runs a server keeps about people: who is banned, what was reported, who is a member of the club."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from kibitz.server.store.database import Database
from kibitz.server.store.schema import bans, members, reports

BAN = sa.text(
    "INSERT INTO bans (who, at, until, why) VALUES (:who, :at, :until, :why)"
    " ON CONFLICT (who) DO UPDATE SET at = excluded.at, until = excluded.until, why = excluded.why"
)
JOIN = sa.text("INSERT INTO members (person, since) VALUES (:person, :since) ON CONFLICT DO NOTHING")


class Ban(msgspec.Struct, frozen=True):
    """A person, or a network of addresses, that is not let in. No ``until``: for good."""

    who: str
    at: int
    until: int | None
    why: str


class Report(msgspec.Struct, frozen=True):
    """What somebody has reported about somebody at a table, with what was said there before."""

    table: str
    at: int
    reporter: str
    about: str
    name: str
    text: str
    chat: str  # lines, as JSON
    settled_at: int | None = None
    verdict: str = ""
    n: int = 0


BAN_COLUMNS = [bans.c[name] for name in Ban.__struct_fields__]
REPORT_COLUMNS = [reports.c.table_id if name == "table" else reports.c[name] for name in Report.__struct_fields__]


class Moderation:
    """Bans, reports and members in the store."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def bans(self, now: int) -> list[Ban]:
        """Those that hold at a time."""
        query = sa.select(*BAN_COLUMNS).where(bans.c.until.is_(None) | (bans.c.until > now)).order_by(bans.c.at)
        return await self.database.read(lambda connection: [Ban(*row) for row in connection.execute(query)])

    async def ban(self, ban: Ban) -> None:
        """From now on; an earlier ban of the same is replaced."""
        await self.database.write(lambda connection: connection.execute(BAN, msgspec.structs.asdict(ban)))

    async def ban_of(self, person: str, now: int) -> Ban | None:
        """The ban of a person that holds at a time."""
        return next((ban for ban in await self.bans(now) if ban.who == person), None)

    async def unban(self, who: str) -> bool:
        """Whether there was such a ban."""
        lifted = sa.delete(bans).where(bans.c.who == who)
        return await self.database.write(lambda connection: connection.execute(lifted).rowcount > 0)

    async def report(self, report: Report) -> int:
        """Keep a report; its number."""
        values = msgspec.structs.asdict(report)
        values["table_id"] = values.pop("table")
        del values["n"]
        new = sa.insert(reports).values(**values).returning(reports.c.n)
        return await self.database.write(lambda connection: connection.execute(new).scalar_one())

    async def reports(self, settled: bool = False) -> list[Report]:
        """Those that are open, the oldest first; or all."""
        query = sa.select(*REPORT_COLUMNS).order_by(reports.c.n)
        if not settled:
            query = query.where(reports.c.settled_at.is_(None))
        return await self.database.read(lambda connection: [Report(*row) for row in connection.execute(query)])

    async def reports_by(self, person: str) -> list[Report]:
        """What somebody has reported, the oldest first."""
        query = sa.select(*REPORT_COLUMNS).where(reports.c.reporter == person).order_by(reports.c.n)
        return await self.database.read(lambda connection: [Report(*row) for row in connection.execute(query)])

    async def settle(self, n: int, verdict: str, at: int) -> Report | None:
        """A report is dealt with; None: there is no such open one."""
        this = (reports.c.n == n) & reports.c.settled_at.is_(None)
        done = sa.update(reports).where(this).values(settled_at=at, verdict=verdict).returning(*REPORT_COLUMNS)

        def settle(connection: sa.Connection) -> Report | None:
            row = connection.execute(done).first()
            return None if row is None else Report(*row)

        return await self.database.write(settle)

    async def forget_old(self, now: int, settled_before: int) -> None:
        """Bans that are over, and reports that were settled so long ago."""
        over, old = (
            sa.delete(bans).where(bans.c.until <= now),
            sa.delete(reports).where(reports.c.settled_at < settled_before),
        )
        await self.database.write(lambda connection: [connection.execute(gone) for gone in (over, old)])

    async def join(self, person: str, at: int) -> None:
        """Somebody is a member of the club."""
        await self.database.write(lambda connection: connection.execute(JOIN, {"person": person, "since": at}))

    async def is_member(self, person: str) -> bool:
        return await self.member_since(person) is not None

    async def member_since(self, person: str) -> int | None:
        query = sa.select(members.c.since).where(members.c.person == person)
        return await self.database.read(lambda connection: connection.scalar(query))
