"""Small tables to store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from kibitz.server.store.store import Change, LogRow, Store, TableRow

INFO = '{"game":"abluxxen"}'


@asynccontextmanager
async def opened(*addresses: str) -> AsyncIterator[list[Store]]:
    """A store for every address: the same one twice is two processes."""
    stores: list[Store] = []
    try:
        for address in addresses:
            stores.append(await Store.open(address))
        yield stores
    finally:
        for store in stores:
            await store.close()


def with_store(address: str, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test with one store."""

    async def run() -> None:
        async with opened(address) as [store]:
            await test(store)

    asyncio.run(run())


def row(table: str, created_at: int = 0, listed: bool = True, wakes_at: int | None = None) -> TableRow:
    return TableRow(table, "abluxxen", listed, "open", created_at, created_at, INFO, wakes_at=wakes_at)


def entry(table: str, number: int, data: str = "", checkpoint: bool = False, at: int | None = None) -> LogRow:
    at = 1000 + number if at is None else at
    return LogRow(table, number, at, data or f"{table} {number}", checkpoint, f"events {number}", f"cards {number}")


async def lay(store: Store, table: str, created_at: int = 0, wakes_at: int | None = None, length: int = 1) -> None:
    """A new table with so many entries; the first is a checkpoint."""
    await store.create(row(table, created_at, wakes_at=wakes_at), Change(entry(table, 1, checkpoint=True)))
    for number in range(2, length + 1):
        assert await store.append(Change(entry(table, number)))


async def until(true: Callable[[], bool], seconds: float = 10.0) -> None:
    """Wait for something that happens soon."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


def numbers(entries: list[LogRow]) -> list[int]:
    return [entry.number for entry in entries]


async def mine(store: Store, person: str) -> list[str]:
    """The tables of somebody, in the order in which they are shown."""
    return [one.row.id for one in await store.lists.mine(person, 99)]
