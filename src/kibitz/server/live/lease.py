"""This process's lease: while it is renewed, the tables that the process drives are its own.

When a process dies its lease runs out, and others take its tables over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import structlog

from kibitz.server.store.store import Store

LEASE_MS: Final = 4000

log = structlog.get_logger("kibitz.lease")


class Lease:
    """The right to drive tables, and the time by which it is measured."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = store.clock
        self.driven: set[str] = set()  # the tables that this process drives
        self.renewed = 0  # when the lease was renewed
        self.on_jump: list[Callable[[], None]] = []  # time has jumped: every table is read again
        self.on_lapse: list[Callable[[], None]] = []  # others have taken over, and think that nobody is here

    def stood_still(self) -> bool:
        """Whether this process did nothing for so long that its lease has run out."""
        return self.renewed > 0 and self.clock.now_ms() - self.renewed > LEASE_MS

    async def keep(self) -> None:
        await self.follow_time()
        await self.renew()

    async def follow_time(self) -> bool:
        """Whether the time has jumped, or this process stood still: then every table is read again, before anything
        is done there."""
        jumped = await self.store.follow_time(LEASE_MS)
        if not jumped and not self.stood_still():
            return False
        await self.renew()
        if not jumped:
            self.clock.jump(0)
        log.warning("time has jumped, or this process stood still; no player's clock is charged for it")
        for act in self.on_jump:
            act()
        return True

    async def renew(self) -> None:
        now = self.clock.now_ms()
        lapsed = now - self.renewed > LEASE_MS
        if lapsed:
            self.driven.clear()
        await self.store.renew(now, LEASE_MS)
        self.renewed = now
        for act in self.on_lapse if lapsed else []:
            act()

    async def drives(self, table: str) -> bool:
        """Whether this process drives the table, now at the latest: unless another living process does."""
        if table not in self.driven and await self.store.take(table, self.clock.now_ms()):
            self.driven.add(table)
        return table in self.driven
