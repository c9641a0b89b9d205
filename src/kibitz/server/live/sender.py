"""The sending half of a connection: frames wait in a bounded queue, so that nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Protocol

from kibitz import wire
from kibitz.server.errors import says_of_kind
from kibitz.server.ops.metrics import Metrics
from kibitz.server.table.presenter import encoded

MOST_QUEUED: Final = 100  # frames that a slow reader may be behind
MOST_QUEUED_CHARACTERS: Final = 6_000_000  # twelve chairs of one person, each sent the longest deck

CLOSE_DONE: Final = 1000
CLOSE_AWAY: Final = 1001
CLOSE_POLICY: Final = 1008
CLOSE_SLOW: Final = 1013


class Transport(Protocol):
    """What carries the messages."""

    async def receive(self) -> str | bytes | None:
        """The next message; None when it is closed."""

    async def send(self, text: str) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...


class Sender:
    """Sends what is told, in order, until the end."""

    def __init__(self, transport: Transport, metrics: Metrics) -> None:
        self.transport = transport
        self.metrics = metrics
        self.queue: deque[str] = deque()
        self.queued = 0  # characters in the queue
        self.some = asyncio.Event()
        self.closing: tuple[int, str] | None = None
        self.serving: asyncio.Task[None] | None = None  # whatever listens meanwhile

    def push(self, frame: str) -> None:
        """Queue a frame; whoever reads too slowly is dropped, so that nobody else waits."""
        if self.closing is not None:
            return
        if len(self.queue) >= MOST_QUEUED or self.queued > MOST_QUEUED_CHARACTERS:
            self.metrics.slow_readers.inc()
            self.queue.clear()
            self.end(CLOSE_SLOW, "you read too slowly; come back")
            if self.serving is not None:
                self.serving.cancel()  # it waits for somebody who may never say anything again
            return
        self.queue.append(frame)
        self.queued += len(frame)
        self.some.set()

    def say(self, message: wire.Message) -> None:
        self.push(encoded(message))

    def end(self, code: int, reason: str) -> None:
        """Close the connection, after what is queued."""
        if self.closing is None:
            self.closing = (code, reason)
            self.some.set()

    async def write(self) -> None:
        """Send what is queued, until the end."""
        while True:
            await self.some.wait()
            self.some.clear()
            while self.queue:
                frame = self.queue.popleft()
                self.queued -= len(frame)
                await self.transport.send(frame)
                self.metrics.new_frames += 1
            if self.closing is not None:
                await self.transport.close(*self.closing)
                return

    def turn_away(self, kind: str, message: str, retry: int = -1, says: wire.Said | None = None) -> None:
        self.metrics.refusals.labels(kind).inc()
        self.say(wire.Bye(kind=kind, message=message[:300], says=says or says_of_kind(kind), retry=retry))
        self.end(CLOSE_POLICY if retry < 0 else CLOSE_AWAY, kind)

    def refuse(
        self, id: str, kind: str, message: str, rule: str = "", says: wire.Said | None = None, decision: int = -1
    ) -> None:
        self.metrics.refusals.labels(kind).inc()
        says = says or says_of_kind(kind)
        self.say(wire.Refused(id=id, kind=kind, message=message[:500], rule=rule, says=says, decision=decision))
