"""The application: HTTP, WebSockets, and what guards them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct

from kibitz import __version__
from kibitz.core.errors import KibitzError
from kibitz.server.bot_pool import BotPool
from kibitz.server.config import Config
from kibitz.server.database import StoreError
from kibitz.server.errors import STATUS
from kibitz.server.house import House
from kibitz.server.http import Api
from kibitz.server.limits import Buckets, Holdings, household
from kibitz.server.metrics import CONTENT_TYPE, Metrics
from kibitz.server.socket import Guest
from kibitz.server.store import Store

log = structlog.get_logger("kibitz.server")

LARGEST_BODY: Final = 400_000  # bytes: a table with a deck of its own
HOUR_S: Final = 3600.0

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Problem(Struct):
    """What is wrong: a kind for programs, a sentence for people."""

    kind: str
    message: str


class Server:
    """Everything that a running process has."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.house: House | None = None
        self.sockets = Holdings(config.limits.sockets)
        self.requests = Buckets(config.limits.requests_s, config.limits.requests)
        self.opening = Buckets(config.limits.tables / HOUR_S, float(config.limits.tables))
        self.guests: set[Guest] = set()

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """From the open store to the closed one."""
        store = await Store.open(self.config.database)
        self.house = House(store, BotPool(self.config.bots), self.metrics)
        driving = asyncio.create_task(self.house.driver.run())
        log.info("ready", version=__version__, process=store.process)
        try:
            yield
        finally:
            driving.cancel()
            with suppress(asyncio.CancelledError):
                await driving
            await self.house.close()
            log.info("stopped")

    async def drain(self) -> None:
        """Nobody new is let in; those who are here are asked to come back a little later, not all at once."""
        if self.house is None:
            return
        self.house.draining = True
        for number, guest in enumerate(list(self.guests)):
            guest.turn_away("restart", "the server restarts; come back", retry=500 + number % 100 * 30)
        await self.house.finish_acts(self.config.drain_s)
        until = time.monotonic() + 2
        while self.guests and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def measure(self) -> None:
        """What is counted only when somebody asks."""
        house = self.the_house()
        self.metrics.tables.set(len(house.rooms))
        self.metrics.queue.labels("bots").set(house.bots.waiting)
        for phase, count in (await house.store.count()).items():
            self.metrics.stored.labels(phase).set(count)

    def the_house(self) -> House:
        assert self.house is not None, "the application has not started"
        return self.house

    # ---- sockets

    async def socket(self, socket: WebSocket[Any, Any, Any], id: str) -> None:
        """One guest at one table."""
        who = household(socket.client.host if socket.client else "")
        why = self.turned_away(socket, who)
        await socket.accept()
        guest = Guest(self.the_house(), Line(socket), self.config.limits)
        if why:
            guest.turn_away(*why)
            await guest.write()
            return
        self.guests.add(guest)
        self.metrics.sockets.inc()
        try:
            await guest.serve(id)
        finally:
            self.metrics.sockets.dec()
            self.guests.discard(guest)
            self.sockets.give_back(who)

    def turned_away(self, socket: WebSocket[Any, Any, Any], who: str) -> tuple[str, str, int] | None:
        if self.the_house().draining:
            return "restart", "the server restarts; come back", 1000
        if not self.is_welcome(socket.headers.get("origin", ""), socket.headers.get("host", "")):
            return "origin", "pages of other sites may not connect to this server", -1
        if self.sockets.total() >= self.config.limits.everything:
            return "too-many", "the server is full; come back later", 10_000
        if not self.sockets.take(who):
            return "too-many", "too many connections from your address", 10_000
        return None

    def is_welcome(self, origin: str, host: str) -> bool:
        """Programs name no origin; a browser's page must be ours, or one that the server was told of."""
        return not origin or urlsplit(origin).netloc == host or origin in self.config.origins

    # ---- guards

    def guard(self, app: ASGIApp) -> ASGIApp:
        """Around every HTTP request: rate, origin, and the headers of every answer."""

        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.WEBSOCKET:
                await app(scope, receive, send)
                return
            problem = self.objection(scope)
            if problem is not None:
                status, kind, message = problem
                response = Response(Problem(kind, message), status_code=status)
                await response.to_asgi_response(app=None, request=Request(scope))(scope, receive, with_headers(send))
                return
            await app(scope, receive, with_headers(send))

        return guarded

    def objection(self, scope: Scope) -> tuple[int, str, str] | None:
        client, headers = scope.get("client"), dict(scope["headers"])
        who = household(client[0] if client else "")
        if not self.requests.take(who, time.monotonic()):
            return 429, "too-many", "too many requests from your address; slow down"
        origin, host = headers.get(b"origin", b"").decode("latin-1"), headers.get(b"host", b"").decode("latin-1")
        if not self.is_welcome(origin, host):
            return 403, "origin", "pages of other sites may not ask this server"
        return None


class Line:
    """A WebSocket of Litestar's, as a guest needs it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket

    async def receive(self) -> str | bytes | None:
        event: dict[str, Any] = dict(await self.socket.receive())
        if event["type"] == "websocket.disconnect":
            return None
        text: str | bytes | None = event.get("text")
        return text if text is not None else event.get("bytes")

    async def send(self, text: str) -> None:
        await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int, reason: str) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.send({"type": "websocket.close", "code": code, "reason": reason[:100]})


def with_headers(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            names = {name.lower() for name, _ in message["headers"]}
            more = [(name.encode(), value.encode()) for name, value in HEADERS.items() if name.encode() not in names]
            message["headers"] = [*message["headers"], *more]
        await send(message)

    return sent


def refused(request: Request[Any, Any, Any], error: KibitzError) -> Response[Problem]:
    return Response(Problem(error.kind, str(error)[:500]), status_code=STATUS.get(error.kind, 400))


def unavailable(request: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    return Response(Problem("unavailable", "the tables cannot be reached at the moment"), status_code=503)


def http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    detail = error.detail
    extra = getattr(error, "extra", None)
    if isinstance(extra, list):
        detail += ": " + "; ".join(
            str(part.get("message", part)) if isinstance(part, dict) else str(part) for part in extra
        )
    kinds = {401: "no-key", 404: "not-found", 405: "method", 413: "too-large"}
    kind = kinds.get(error.status_code, "bad-request" if error.status_code < 500 else "internal")
    return Response(Problem(kind, detail[:500]), status_code=error.status_code, headers=error.headers)


def our_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.exception("a mistake of ours", path=request.url.path)
    return Response(Problem("internal", "a mistake of ours; it is in the log"), status_code=500)


def create_app(config: Config) -> Litestar:
    """The application of one process."""
    server = Server(config)

    @get("/healthz", sync_to_thread=False, include_in_schema=False, media_type=MediaType.TEXT)
    def healthz() -> str:
        """The process lives."""
        return "ok\n"

    @get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
    async def readyz() -> Response[str]:
        """Tables can be read and written."""
        house = server.the_house()
        fine = not house.draining and await house.store.healthy()
        return Response("ready\n" if fine else "not ready\n", status_code=200 if fine else 503, media_type="text/plain")

    @get("/metrics", include_in_schema=False)
    async def metrics() -> Response[bytes]:
        await server.measure()
        text, kind = server.metrics.text(), CONTENT_TYPE
        return Response(text, media_type=kind)

    @websocket("/api/tables/{id:str}/socket")
    async def socket(socket: WebSocket[Any, Any, Any], id: str) -> None:
        await server.socket(socket, id)

    return Litestar(
        route_handlers=[Api, healthz, readyz, metrics, socket],
        lifespan=[server.lifespan],
        middleware=[server.guard],
        dependencies={
            "house": Provide(server.the_house, sync_to_thread=False),
            "opening": Provide(lambda: server.opening, sync_to_thread=False),
        },
        exception_handlers={
            KibitzError: refused,
            StoreError: unavailable,
            HTTPException: http_problem,
            Exception: our_mistake,
        },
        openapi_config=OpenAPIConfig(
            title="Kibitz", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        state=AppState({"server": server}),
    )
