"""The writer: everything that is to be written goes through one queue, and what has gathered is committed together.

A commit costs about the same for one entry as for fifty. So while one commit runs, the next ones gather; and when many
tables are busy, the writer waits a moment for company. A single table never waits.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress

from kibitz.server.store.database import Database, Item, StoreError, StoreGone, Written

MOST = 500  # items in one transaction
PACE = 0.02  # busy: this long between two commits, unless enough have gathered before
ENOUGH = 8  # items that are worth a commit
RECENT = 32  # of so many last entries, within BUSY_WITHIN seconds, ...
BUSY_WITHIN = 0.2
BUSY_TABLES = 8  # ... more tables than this: many tables are busy


class Writer:
    """One task that commits whatever has gathered."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.queue: list[tuple[Item, asyncio.Future[bool]]] = []
        self.some = asyncio.Event()  # something is waiting
        self.enough = asyncio.Event()  # enough is waiting
        self.recent: deque[tuple[float, str]] = deque(maxlen=RECENT)  # when, and which table
        self.closed = False
        self.commits = 0
        self.last = 0.0  # when the last commit began
        self.task = asyncio.create_task(self.run())

    def add(self, item: Item) -> asyncio.Future[bool]:
        """Queue it; the future is there after the commit."""
        if self.closed:
            raise StoreGone("the store is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[bool] = loop.create_future()
        self.queue.append((item, future))
        if isinstance(item, Written):
            self.recent.append((loop.time(), item.change.entry.table))
        self.some.set()
        if len(self.queue) >= ENOUGH:
            self.enough.set()
        return future

    async def close(self) -> None:
        """Write what is still waiting, and stop."""
        self.closed = True
        self.some.set()
        self.enough.set()
        await self.task

    async def run(self) -> None:
        while True:
            await self.some.wait()
            await self.gather()
            batch, self.queue = self.queue[:MOST], self.queue[MOST:]
            if not self.queue:
                self.some.clear()
            if len(self.queue) < ENOUGH:
                self.enough.clear()
            if batch:
                await self.commit(batch)
            elif self.closed:
                return
            if self.closed:
                self.some.set()

    async def gather(self) -> None:
        """When many tables are busy, wait a moment for more."""
        loop = asyncio.get_running_loop()
        pause = self.last + PACE - loop.time()
        if pause > 0 and not self.closed and self.busy(loop.time()):
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self.enough.wait()
        self.last = loop.time()

    def busy(self, now: float) -> bool:
        recent = self.recent
        if len(recent) < RECENT or recent[0][0] < now - BUSY_WITHIN:
            return False
        return len({table for _, table in recent}) > BUSY_TABLES

    async def commit(self, batch: list[tuple[Item, asyncio.Future[bool]]]) -> None:
        """One transaction for all; if one of them cannot be written, each gets its own."""
        try:
            results = await self.database.put([item for item, _ in batch])
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, StoreGone):
                for one in batch:
                    await self.commit([one])
                return
            kind = StoreGone if isinstance(error, StoreGone) else StoreError
            for _, future in batch:
                if not future.done():
                    future.set_exception(kind(str(error)))
            return
        self.commits += 1
        for (_, future), result in zip(batch, results, strict=True):
            if not future.done():
                future.set_result(result)
