"""Administration from the command line, beside the servers that are running: whatever it does is an entry or a row, and
every process finds out by itself."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from kibitz.core.errors import KibitzError
from kibitz.server.errors import Damaged
from kibitz.server.live.admission import is_person, network_of
from kibitz.server.live.bot_pool import BotPool
from kibitz.server.live.openings import Openings
from kibitz.server.live.people import read_anew
from kibitz.server.live.process import Process
from kibitz.server.live.registry import TableRegistry
from kibitz.server.ops.config import Config, Limits
from kibitz.server.ops.metrics import Metrics
from kibitz.server.phases import ARCHIVED, CLOSED
from kibitz.server.store.administration import Administration
from kibitz.server.store.moderation import Ban, Report
from kibitz.server.store.store import Store, sqlite_file
from kibitz.server.table.closing import Closed
from kibitz.server.table.entries import Entry
from kibitz.server.table.seating import OtherRules
from kibitz.server.table.table import Table

BY_ADMIN: Final = "admin"  # why a table was closed
SHORTEST_PREFIX: Final = 6
DAY_MS: Final = 86_400_000


class Unknown(KibitzError):
    """There is no such table, person or report, or more than one."""


class Administrator:
    """Whoever runs the server, at its database."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store
        self.queries = Administration(registry.store.database)

    @property
    def now(self) -> int:
        return self.store.clock.now_ms()

    # ---- tables

    async def close(self, id: str) -> bool:
        """Nobody plays there any more, and everybody there is told; False: it was closed before."""
        if await self.phase_of(id) in (CLOSED, ARCHIVED):
            return False
        live = await self.registry.enter(id)
        await live.do(closing)
        return True

    async def delete(self, id: str) -> None:
        """Nothing is kept of a table, as if it had never been; also of one that cannot be read."""
        with suppress(Damaged, OtherRules):
            await self.close(id)
        await self.store.archive.delete([id])
        await read_anew(self.registry, id)

    async def phase_of(self, id: str) -> str:
        row = await self.store.lists.row(id)
        if row is None:
            raise Unknown(f"there is no table {id!r}")
        return row.phase

    # ---- people

    async def person_like(self, who: str) -> str:
        """A person, by the first characters of their hash, or as TABLE:SEAT."""
        table, colon, seat = who.partition(":")
        if colon and seat.isdigit():
            return await self.person_at(table, int(seat))
        if len(who) < SHORTEST_PREFIX:
            raise Unknown(f"expected at least {SHORTEST_PREFIX} characters of a person, or TABLE:SEAT, got {who!r}")
        found = [who] if is_person(who) else await self.queries.persons_like(who)
        if len(found) != 1:
            many = f"{len(found)} people begin with" if found else "nobody begins with"
            raise Unknown(f"{many} {who!r}; kibitz admin people lists them")
        return found[0]

    async def person_at(self, table: str, seat: int) -> str:
        row = await self.store.lists.row(table)
        persons = json.loads(row.persons) if row is not None else []
        if seat >= len(persons) or not persons[seat]:
            raise Unknown(f"nobody sits on seat {seat} of table {table!r}")
        return str(persons[seat])

    async def banned_like(self, who: str) -> str:
        """What a ban is of: addresses as they are, people by whatever names them."""
        try:
            return str(network_of(who))
        except ValueError:
            return await self.person_like(who)

    async def ban(self, who: str, days: float = 0.0, why: str = "") -> Ban:
        """Not let in from now on; ``days`` 0: for good."""
        until = self.now + int(days * DAY_MS) if days else None
        banned = await self.banned_like(who)
        if not is_person(banned) and "/" not in banned:
            raise Unknown(f"{who!r} has erased themselves: nobody is left who could be banned; ban their address")
        ban = Ban(banned, self.now, until, why)
        await self.store.moderation.ban(ban)
        return ban

    async def unban(self, who: str) -> str:
        banned = await self.banned_like(who)
        if not await self.store.moderation.unban(banned):
            raise Unknown(f"{who!r} is not banned")
        return banned

    # ---- reports

    async def settle(self, number: int, verdict: str, ban_days: float | None = None) -> Report:
        """A report is dealt with. ``ban_days``: whom it is about is banned, 0: for good."""
        report = next((report for report in await self.store.moderation.reports() if report.n == number), None)
        if report is None:
            raise Unknown(f"there is no open report {number}; kibitz admin reports lists them")
        if ban_days is not None:
            await self.ban(report.about, ban_days, f"report {number}: {verdict}")
        await self.store.moderation.settle(number, verdict, self.now)
        return report


def closing(table: Table) -> list[Entry]:
    return [] if table.state.phase == CLOSED else [Closed(BY_ADMIN)]


@asynccontextmanager
async def administrator(url: str) -> AsyncIterator[Administrator]:
    """At the database of this address, whether a server runs on it or not."""
    file = sqlite_file(url)
    if file is not None and not file.is_file():
        raise Unknown(f"there is no database {file}; name the server's own with --database or KIBITZ_DATABASE")
    store = await Store.open(url, beside=True)
    bots = BotPool(1)  # it reads the decks of tables; no process is started before one is needed
    process = Process(store, Metrics(), bots, Config(database=url))
    try:
        yield Administrator(TableRegistry(process, Openings(Limits())))
    finally:
        await process.background.stop()
        await bots.close()
        await store.close()
