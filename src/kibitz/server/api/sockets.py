"""The WebSocket endpoint: who is let in, and how many at once."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final
from weakref import WeakValueDictionary

from litestar import WebSocket
from litestar.connection.base import empty_receive, empty_send
from litestar.exceptions import WebSocketDisconnect

from kibitz.server.api.tables import TABLE_ID
from kibitz.server.live.admission import Admission
from kibitz.server.live.connection import Connection
from kibitz.server.live.service import TableService
from kibitz.server.ops.config import Limits
from kibitz.server.ops.guard import Guard, who_asks
from kibitz.server.ops.metrics import Metrics
from kibitz.server.ops.rate_limits import Buckets, Holdings

BUSY_SOCKETS: Final = 10  # of one address, each of which sends as much as it may
GONE: Final = (OSError, WebSocketDisconnect, RuntimeError)  # how we are told that somebody has hung up already


class Sockets:
    """All WebSockets of a process."""

    def __init__(self, limits: Limits, guard: Guard, metrics: Metrics) -> None:
        self.limits = limits
        self.guard = guard
        self.metrics = metrics
        self.held = Holdings(limits.sockets)
        together = BUSY_SOCKETS * limits.messages_s
        self.messages = Buckets(together, together)
        self.welcoming: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by address
        self.connections: dict[Connection, str] = {}  # and their addresses

    async def serve(self, service: TableService, socket: WebSocket[Any, Any, Any], id: str) -> None:
        """One connection at one table."""
        who = who_asks(socket.scope)
        line = Line(socket, lambda: self.messages.delay(who, time.monotonic()))
        lock = self.welcoming.setdefault(who, asyncio.Lock())
        connection = service.connection(line, self.limits, lock)
        why = self.turned_away(service, socket, who, id)
        if why:
            with suppress(*GONE):
                await socket.accept()
                connection.turn_away(*why)
                await connection.write()
            return
        self.connections[connection] = who
        self.metrics.sockets.inc()
        try:
            with suppress(*GONE):
                await socket.accept()
            await connection.serve(id)
        finally:
            self.metrics.sockets.dec()
            del self.connections[connection]
            self.held.give_back(who)
            if connection.flooded:
                self.guard.cut_off(socket.scope)
            socket.receive, socket.send = empty_receive, empty_send  # they hold the socket, which holds them

    def turned_away(
        self, service: TableService, socket: WebSocket[Any, Any, Any], who: str, id: str
    ) -> tuple[str, str, int] | None:
        """Why somebody is not let in. Whoever is holds a socket from now on."""
        if service.draining:
            return "restart", "the server restarts; come back", 1000
        if not self.guard.is_welcome(socket.headers.get("origin", ""), socket.headers.get("host", "")):
            return "origin", "pages of other sites may not connect to this server", -1
        if service.process.admission.is_banned_address(who):
            return "banned", "whoever runs this server does not let you in any more", -1
        if not re.fullmatch(TABLE_ID, id):
            return "no-table", f"there is no table {id[:40]!r}", -1
        if not self.guard.requests.take(who, time.monotonic()):
            return "too-many", "too many connections from your address; slow down", 5000
        if self.held.total() >= self.limits.everything:
            return "too-many", "the server is full; come back later", 10_000
        if not self.held.take(who):
            return "too-many", "too many connections from your address", 10_000
        return None

    def send_home(self) -> None:
        """Those who are here are asked to come back a little later, not all at once."""
        for number, connection in enumerate(list(self.connections)):
            connection.turn_away("restart", "the server restarts; come back", retry=500 + number % 100 * 30)

    def throw_out(self, admission: Admission) -> None:
        """Whoever is banned goes, and stays away."""
        for connection, who in list(self.connections.items()):
            if admission.is_banned(connection.person) or admission.is_banned_address(who):
                connection.turn_away("banned", "whoever runs this server does not let you in any more")

    async def all_gone(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while self.connections and time.monotonic() < until:
            await asyncio.sleep(0.02)


class Line:
    """A WebSocket of Litestar's, as a connection needs it. Very many messages of one address wait for each other."""

    def __init__(self, socket: WebSocket[Any, Any, Any], delay: Callable[[], float]) -> None:
        self.socket = socket
        self.delay = delay

    async def receive(self) -> str | bytes | None:
        event: dict[str, Any] = dict(await self.socket.receive())
        if event["type"] == "websocket.disconnect":
            return None
        if delay := self.delay():
            await asyncio.sleep(delay)
        text: str | bytes | None = event.get("text")
        return text if text is not None else event.get("bytes")

    async def send(self, text: str) -> None:
        with suppress(*GONE):  # an error would keep the whole connection in memory, by its traceback
            await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int, reason: str) -> None:
        with suppress(*GONE):
            await self.socket.send({"type": "websocket.close", "code": code, "reason": reason[:100]})
