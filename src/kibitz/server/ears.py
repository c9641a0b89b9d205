"""Connections to PostgreSQL, and the one that listens to what other processes say."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]
import msgspec

from kibitz.server.database import Message, StoreGone

CHANNEL = "kibitz"
PATIENCE = 20.0  # seconds for one statement
CHECK = 15.0  # seconds between two looks whether the listening connection still lives
LONGEST = 5.0  # seconds between two attempts to connect again

LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InternalClientError,
)


async def connect(dsn: str) -> asyncpg.Connection:
    """A connection, or StoreGone with the reason."""
    try:
        return await asyncpg.connect(
            dsn, timeout=10, command_timeout=PATIENCE, server_settings={"application_name": "kibitz"}
        )
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise StoreGone(f"PostgreSQL cannot be reached: {error or type(error).__name__}") from error


class Ears:
    """One connection that LISTENs. If it is lost, it comes back by itself and says that something may be missing."""

    def __init__(self, dsn: str, process: str, hear: Callable[[Message], None], gap: Callable[[], None]) -> None:
        self.dsn = dsn
        self.process = process
        self.hear = hear
        self.gap = gap
        self.connection: asyncpg.Connection | None = None
        self.lost = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Listen from now on."""
        await self.listen()
        self.task = asyncio.create_task(self.keep())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        if self.connection is not None:
            with suppress(*LOST):
                await self.connection.close(timeout=5)

    async def listen(self) -> None:
        self.connection = await connect(self.dsn)
        self.lost.clear()
        self.connection.add_termination_listener(lambda _: self.lost.set())
        await self.connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, said: self.heard(said))

    def heard(self, said: str) -> None:
        """A message; our own are no news."""
        message = msgspec.json.decode(said, type=Message)
        if message.process != self.process:
            self.hear(message)

    async def keep(self) -> None:
        """Listen for ever."""
        while True:
            await self.until_lost()
            await self.again()
            self.gap()

    async def until_lost(self) -> None:
        """A connection can die without a word, so it is asked from time to time."""
        assert self.connection is not None
        while not self.lost.is_set():
            try:
                async with asyncio.timeout(CHECK):
                    await self.lost.wait()
            except TimeoutError:
                try:
                    await self.connection.execute("SELECT 1")
                except LOST:
                    self.connection.terminate()
                    return

    async def again(self) -> None:
        """Connect again, at longer and longer intervals."""
        pause = 0.05
        while True:
            try:
                return await self.listen()
            except (StoreGone, *LOST):
                await asyncio.sleep(pause * random.uniform(0.5, 1.5))
                pause = min(2 * pause, LONGEST)
