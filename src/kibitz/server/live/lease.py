"""This process's lease: while it is renewed, the tables that the process drives are its own.

When a process dies its lease runs out, and others take its tables over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from kibitz.server.store.database import StoreError
from kibitz.server.store.store import Store

LEASE_MS: Final = 4000
RENEWED_EVERY_S: Final = 1.0

log = structlog.get_logger("kibitz.lease")


class Lease:
    """The right to drive tables, and the time by which it is measured."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = store.clock
        self.driven: set[str] = set()  # the tables that this process drives
        self.renewed = 0  # when the lease was renewed
        self.keeping = asyncio.Lock()  # one at a time looks at the database's clock
        self.on_jump: list[Callable[[], None]] = []  # time has jumped: every table is read again
        self.on_lapse: list[Callable[[], None]] = []  # others have taken over, and think that nobody is here

    def stood_still(self) -> bool:
        """Whether this process did nothing for so long that its lease has run out."""
        return self.renewed > 0 and self.clock.now_ms() - self.renewed > LEASE_MS

    async def run(self) -> None:
        """Renew it again and again, whatever else this process has to do."""
        while True:
            await asyncio.sleep(RENEWED_EVERY_S)
            try:
                await self.keep()
            except StoreError as error:
                log.warning("the lease cannot be renewed", error=str(error))
                self.driven.clear()
            except Exception:
                log.exception("a mistake of ours; the server goes on")

    async def follow_time(self) -> bool:
        """Whether the time has jumped, or this process stood still: then every table is read again, before anything
        is done there."""
        return (self.stood_still() or await self.store.has_jumped()) and await self.keep()

    async def keep(self) -> bool:
        """Renew it, by the database's clock; whether that has jumped, or this process stood still."""
        async with self.keeping:
            now, stood_still = self.clock.now_ms(), self.stood_still()
            lapsed = stood_still or not self.renewed
            if lapsed:
                self.driven.clear()
            jumped = await self.store.keep_alive(LEASE_MS)
            if stood_still and not jumped:
                self.clock.jump(0)
            self.renewed = self.clock.now_ms() if jumped or stood_still else now
        for act in self.on_lapse if lapsed else []:
            act()
        if jumped or stood_still:
            log.warning("time has jumped, or this process stood still; no player's clock is charged for it")
            for act in self.on_jump:
                act()
        return jumped or stood_still

    async def drives(self, table: str) -> bool:
        """Whether this process drives the table, now at the latest: unless another living process does."""
        if table not in self.driven and await self.store.take(table, self.clock.now_ms()):
            self.driven.add(table)
        return table in self.driven
