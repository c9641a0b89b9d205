"""Connections to PostgreSQL, and the one that listens to what other processes say."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]
import msgspec

from kibitz.server.store.database import Message, StoreGone

CHANNEL = "kibitz"
PATIENCE = 20.0  # seconds for one statement
LONGEST = 2.0  # seconds between two attempts to connect again

# The connection that listens has a heartbeat: a message to itself. One that hangs is noticed within 2.5 seconds.
BEAT_S = 1.0  # between two heartbeats
STEP_S = 0.15  # patience is counted in steps, so that a process that was busy itself loses one step and no more
STEPS = 10

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


async def connect(dsn: str, timeout: float = 10.0, patient: bool = False) -> asyncpg.Connection:
    """A connection, or StoreGone with the reason. ``patient``: a statement may take as long as it takes."""
    patience = None if patient else PATIENCE
    try:
        return await asyncpg.connect(
            dsn, timeout=timeout, command_timeout=patience, server_settings={"application_name": "kibitz"}
        )
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise StoreGone(f"PostgreSQL cannot be reached: {error or type(error).__name__}") from error


class Listener:
    """One connection that LISTENs. If it is lost or hangs, it is replaced, and `gap` says that something may be
    missing: at once, and again when the new one listens. `hung`: other connections may hang as well."""

    def __init__(
        self,
        dsn: str,
        process: str,
        hear: Callable[[Message], None],
        gap: Callable[[], None],
        hung: Callable[[], None],
    ) -> None:
        self.dsn = dsn
        self.process = process
        self.hear = hear
        self.gap = gap
        self.hung = hung
        self.heartbeat = msgspec.json.encode(Message(process)).decode()
        self.connection: asyncpg.Connection | None = None
        self.lost = asyncio.Event()
        self.beat = asyncio.Event()  # the last heartbeat has come back
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
        connection = await connect(self.dsn, timeout=3.0)
        self.lost.clear()
        connection.add_termination_listener(lambda _: self.lost.set())
        self.connection = connection
        await connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, said: self.heard(said))

    def heard(self, said: str) -> None:
        """A message; our own are no news, but a sign of life."""
        message = msgspec.json.decode(said, type=Message)
        if message.process != self.process:
            self.hear(message)
        else:
            self.beat.set()

    async def keep(self) -> None:
        """Listen for ever."""
        while True:
            await self.until_lost()
            self.gap()
            await self.again()
            self.gap()

    async def until_lost(self) -> None:
        """A connection can die without a word, so it must show that it hears."""
        assert self.connection is not None
        while not self.lost.is_set():
            if not await self.lives(self.connection):
                self.connection.terminate()
                self.hung()
                return
            await happens(self.lost, BEAT_S)

    async def lives(self, connection: asyncpg.Connection) -> bool:
        """Whether a message to ourselves comes back."""
        self.beat.clear()
        saying = asyncio.create_task(connection.execute("SELECT pg_notify($1, $2)", CHANNEL, self.heartbeat))
        saying.add_done_callback(lambda said: said.cancelled() or said.exception())  # nobody may wait for it any more
        try:
            for _ in range(STEPS):
                if self.lost.is_set() or await happens(self.beat, STEP_S):
                    break
            if not self.beat.is_set():
                connection.terminate()
            await saying
        except LOST:
            return False
        except BaseException:
            connection.terminate()
            raise
        return self.beat.is_set()

    async def again(self) -> None:
        """Connect again, at longer and longer intervals."""
        pause = 0.05
        while True:
            try:
                return await self.listen()
            except (StoreGone, *LOST):
                self.gap()
                await asyncio.sleep(pause * random.uniform(0.5, 1.5))
                pause = min(2 * pause, LONGEST)


async def happens(event: asyncio.Event, seconds: float) -> bool:
    """Whether it happens so soon."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    return event.is_set()
