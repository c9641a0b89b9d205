"""All that serves tables in this process, put together: the registry, the driver, the notifier, the bots."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import structlog

from kibitz.server.live.advisor import Advisor
from kibitz.server.live.bot_pool import BotPool
from kibitz.server.live.connection import Connection
from kibitz.server.live.driver import Driver
from kibitz.server.live.lifecycle import Lifecycle
from kibitz.server.live.live_table import LiveTable
from kibitz.server.live.notifier import Notifier
from kibitz.server.live.openings import Openings
from kibitz.server.live.process import Process
from kibitz.server.live.registry import TableRegistry
from kibitz.server.live.sender import Transport
from kibitz.server.ops.config import Config, Limits
from kibitz.server.ops.metrics import Metrics
from kibitz.server.phases import CLOSED, OVER
from kibitz.server.store.database import StoreError
from kibitz.server.store.store import Store

ROUND_S: Final = 1.0  # between two looks at who needs somebody

log = structlog.get_logger("kibitz.service")


class TableService:
    """The tables of one server process."""

    def __init__(self, store: Store, bots: BotPool, metrics: Metrics, config: Config) -> None:
        self.store = store
        self.clock = store.clock
        self.bots = bots
        self.process = Process(store, metrics, bots, config)
        self.openings = Openings(config.limits, config.least_pace_ms)
        self.registry = TableRegistry(self.process, self.openings)
        self.registry.observers.on_change.append(self.count_opened)
        self.registry.observers.on_message.append(self.process.admission.hear)
        self.notifier = Notifier(self.registry, config.webhook_config)
        self.driver = Driver(self.registry, bots, config.least_pace_ms)
        self.life = Lifecycle(self.registry, config.lifetimes)
        self.advisor = Advisor(bots, self.openings)
        self.draining = False

    def count_opened(self, live: LiveTable) -> None:
        """A table that is over counts no more for whoever has opened it."""
        if live.state is not None and live.table.state.phase in (OVER, CLOSED):
            self.openings.over(live.id)

    def connection(self, transport: Transport, limits: Limits, welcoming: asyncio.Lock | None = None) -> Connection:
        """Somebody who connects. ``welcoming``: those of one address are welcomed one by one."""
        return Connection(self.registry, self.advisor, transport, limits, welcoming)

    async def run(self) -> None:
        """Until the server stops. The lease is renewed beside, however long a round takes, and so are tables closed."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self.process.lease.run())
            group.create_task(self.go_round())
            group.create_task(self.life.run())
            group.create_task(self.process.admission.run())

    async def go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND_S)
            try:
                await self.look_after_tables()
            except StoreError as error:
                log.warning("store out of reach", error=str(error))
                self.process.lease.driven.clear()
            except Exception:
                log.exception("a mistake of ours; the server goes on")

    async def look_around(self) -> None:
        """The first round: this process is alive from now on."""
        await self.process.lease.keep()
        await self.process.admission.look()
        await self.look_after_tables()

    async def look_after_tables(self) -> None:
        """Take over tables that need somebody, and forget what nobody needs: so many, and the next round goes on."""
        await self.driver.claim()
        await self.registry.forget_the_dead(self.clock.now_ms())
        await self.notifier.sweep()
        self.registry.tidy(self.driver.next_look)

    async def close(self) -> None:
        self.driver.stop()
        await self.process.background.stop()
        await self.bots.close()
        with contextlib.suppress(Exception):
            await self.store.release()
        await self.store.close()
