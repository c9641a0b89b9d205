"""The application: HTTP, WebSockets, and what guards them."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final
from weakref import WeakValueDictionary

import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.config.cors import CORSConfig
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath
from msgspec.json import schema_components

from kibitz import __version__
from kibitz.core.errors import KibitzError
from kibitz.server.api.analyses import Analyses
from kibitz.server.api.decks import DeckApi, DeckWish
from kibitz.server.api.people import CHANGES, Profile, WebhookWish
from kibitz.server.api.problems import REFUSED, STATUS
from kibitz.server.api.records import AnalysisWish, RecordReader, RecordsApi, ReplayWish, WhatIf
from kibitz.server.api.site import Site, is_reader, site
from kibitz.server.api.statistics import StatisticsApi
from kibitz.server.api.tables import KEY, TABLE_ID, Api, Guestbook, Recovery
from kibitz.server.api.texts import TextsApi
from kibitz.server.errors import Problem, problem, says_of
from kibitz.server.live.bot_pool import BotPool
from kibitz.server.live.connection import Connection
from kibitz.server.live.service import TableService
from kibitz.server.ops.config import Config
from kibitz.server.ops.guard import Guard, who_asks
from kibitz.server.ops.metrics import CONTENT_TYPE, Metrics
from kibitz.server.ops.rate_limits import Buckets, Holdings
from kibitz.server.store.database import StoreError
from kibitz.server.store.store import Store
from kibitz.server.table.settings import Settings

log = structlog.get_logger("kibitz.server")

LARGEST_BODY: Final = 400_000  # bytes: a table with a deck of its own
POSTED: Final = (Settings, Guestbook, Recovery, ReplayWish, AnalysisWish, WhatIf, WebhookWish, DeckWish)
HOUR_S: Final = 3600.0
BUSY_SOCKETS: Final = 10  # of one address, each of which sends as much as it may
GONE: Final = (OSError, WebSocketDisconnect, RuntimeError)  # how we are told that somebody has hung up already


class Server:
    """Everything that a running process has."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.service: TableService | None = None
        self.sockets = Holdings(config.limits.sockets)
        together = BUSY_SOCKETS * config.limits.messages_s
        self.messages = Buckets(together, together)
        self.welcoming: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by address
        self.guard = Guard(config)
        self.reader: RecordReader | None = None
        self.changing = Buckets(CHANGES / HOUR_S, float(CHANGES))
        self.connections: set[Connection] = set()

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """From the open store to the closed one."""
        store = await Store.open(self.config.database)
        config, limits = self.config, self.config.limits
        self.service = TableService(
            store, BotPool(config.bots), self.metrics, config.webhook_config, limits, config.least_pace_ms
        )
        records = Buckets(limits.requests_s / 10, limits.requests / 5)  # one is worth ten requests
        self.reader = RecordReader(Analyses(self.service.bots), records)
        with suppress(StoreError):  # the driver tries again
            await self.service.look_around()
        driving = asyncio.create_task(self.service.run())
        log.info("ready", version=__version__, process=store.process)
        try:
            yield
        finally:
            driving.cancel()
            with suppress(asyncio.CancelledError):
                await driving
            await self.service.close()
            log.info("stopped")

    async def drain(self) -> None:
        """Nobody new is let in; those who are here are asked to come back a little later, not all at once."""
        if self.service is None:
            return
        self.service.draining = True
        self.the_reader().analyses.stop()
        for number, connection in enumerate(list(self.connections)):
            connection.turn_away("restart", "the server restarts; come back", retry=500 + number % 100 * 30)
        await self.service.registry.finish_acts(self.config.drain_s)
        until = time.monotonic() + 2
        while self.connections and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def measure(self) -> None:
        """What is counted only when somebody asks."""
        service = self.the_service()
        self.metrics.tables.set(len(service.registry.tables))
        self.metrics.tasks.set(len(asyncio.all_tasks()))
        self.metrics.queue.labels("bots").set(service.bots.waiting)
        for phase, count in (await service.store.count()).items():
            self.metrics.stored.labels(phase).set(count)

    def the_service(self) -> TableService:
        assert self.service is not None, "the application has not started"
        return self.service

    def the_reader(self) -> RecordReader:
        assert self.reader is not None, "the application has not started"
        return self.reader

    # ---- sockets

    async def socket(self, socket: WebSocket[Any, Any, Any], id: str) -> None:
        """One connection at one table."""
        who = who_asks(socket.scope)
        line = Line(socket, lambda: self.messages.delay(who, time.monotonic()))
        lock = self.welcoming.setdefault(who, asyncio.Lock())
        connection = self.the_service().connection(line, self.config.limits, lock)
        why = self.turned_away(socket, who, id)
        if why:
            with suppress(*GONE):
                await socket.accept()
                connection.turn_away(*why)
                await connection.write()
            return
        self.connections.add(connection)
        self.metrics.sockets.inc()
        try:
            with suppress(*GONE):
                await socket.accept()
            await connection.serve(id)
        finally:
            self.metrics.sockets.dec()
            self.connections.discard(connection)
            self.sockets.give_back(who)
            if connection.flooded:
                self.guard.cut_off(socket.scope)

    def turned_away(self, socket: WebSocket[Any, Any, Any], who: str, id: str) -> tuple[str, str, int] | None:
        """Why somebody is not let in. Whoever is holds a socket from now on."""
        if self.the_service().draining:
            return "restart", "the server restarts; come back", 1000
        if not self.guard.is_welcome(socket.headers.get("origin", ""), socket.headers.get("host", "")):
            return "origin", "pages of other sites may not connect to this server", -1
        if not re.fullmatch(TABLE_ID, id):
            return "no-table", f"there is no table {id[:40]!r}", -1
        if not self.guard.requests.take(who, time.monotonic()):
            return "too-many", "too many connections from your address; slow down", 5000
        if self.sockets.total() >= self.config.limits.everything:
            return "too-many", "the server is full; come back later", 10_000
        if not self.sockets.take(who):
            return "too-many", "too many connections from your address", 10_000
        return None


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
        await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int, reason: str) -> None:
        with suppress(*GONE):
            await self.socket.send({"type": "websocket.close", "code": code, "reason": reason[:100]})


def refused(request: Request[Any, Any, Any], error: KibitzError) -> Response[Problem]:
    status = STATUS.get(error.kind, REFUSED)
    headers = {"www-authenticate": "Bearer"} if status == 401 else None
    return Response(Problem(error.kind, str(error)[:500], says_of(error)), status_code=status, headers=headers)


def unavailable(request: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    return Response(problem("unavailable", "the tables cannot be reached at the moment"), status_code=503)


def http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    detail = error.detail
    extra = getattr(error, "extra", None)
    if isinstance(extra, list):
        detail += ": " + "; ".join(
            str(part.get("message", part)) if isinstance(part, dict) else str(part) for part in extra
        )
    kinds = {401: "no-key", 403: "not-yours", 404: "not-found", 405: "method", 413: "too-large", 415: "content-type"}
    kind = kinds.get(error.status_code, "bad-request" if error.status_code < 500 else "internal")
    return Response(problem(kind, detail), status_code=error.status_code, headers=error.headers)


def nothing_there(pages: Site) -> Callable[[Request[Any, Any, Any], NotFoundException], Response[Any]]:
    """Who has mistyped an address is shown a page; a program is told in its own way."""

    def answer(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
        if not is_reader(request):
            return http_problem(request, error)
        page = pages.lost(request)
        page.status_code = error.status_code
        return page

    return answer


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    return Response(problem("bad-request", "it is nested too deeply"), status_code=400)


def no_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Problem]:
    return Response(problem("bad-request", "expected UTF-8; it has bytes that are none"), status_code=400)


def our_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.exception("a mistake of ours", path=request.url.path)
    request.app.state["server"].metrics.refusals.labels("internal").inc()
    return Response(problem("internal", "a mistake of ours; it is in the log"), status_code=500)


def described() -> OpenAPIConfig:
    bearer = SecurityScheme(type="http", scheme="bearer", description="The key that you got with your chair.")
    return OpenAPIConfig(
        title="Kibitz",
        version=__version__,
        path="/api/schema",
        render_plugins=[ExactSchema()],
        components=Components(security_schemes={KEY: bearer}),
    )


class ExactSchema(JsonRenderPlugin):
    """What a request must be is told by those who read it: every bound, and nothing but what is named."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        _, exact = schema_components(POSTED, ref_template="#/components/schemas/{name}")
        openapi_schema["components"]["schemas"].update(exact)
        return super().render(request, openapi_schema)


def create_app(config: Config) -> Litestar:
    """The application of one process."""
    server, pages = Server(config), site()

    @get("/healthz", sync_to_thread=False, include_in_schema=False, media_type=MediaType.TEXT)
    def healthz() -> str:
        """The process lives."""
        return "ok\n"

    @get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
    async def readyz() -> Response[str]:
        """Tables can be read and written."""
        service = server.the_service()
        fine = not service.draining and await service.store.healthy()
        return Response("ready\n" if fine else "not ready\n", status_code=200 if fine else 503, media_type="text/plain")

    @get("/metrics", include_in_schema=False)
    async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
        """For whoever runs the server."""
        if not server.guard.may_measure(request.scope):
            raise PermissionDeniedException("the metrics are for this machine itself, or for whoever has the token")
        await server.measure()
        text, kind = server.metrics.text(), CONTENT_TYPE
        return Response(text, media_type=kind)

    @websocket("/api/tables/{id:str}/socket")
    async def socket(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
        await server.socket(socket, id)

    app = Litestar(
        route_handlers=[
            *(Api, Profile, StatisticsApi, RecordsApi, TextsApi, DeckApi),
            *pages.handlers,
            *(healthz, readyz, metrics, socket),
        ],
        lifespan=[server.lifespan],
        dependencies={
            "service": Provide(server.the_service, sync_to_thread=False),
            "changing": Provide(lambda: server.changing, sync_to_thread=False),
            "reader": Provide(server.the_reader, sync_to_thread=False),
        },
        exception_handlers={
            KibitzError: refused,
            StoreError: unavailable,
            NotFoundException: nothing_there(pages),
            HTTPException: http_problem,
            RecursionError: too_deep,
            UnicodeDecodeError: no_text,
            Exception: our_mistake,
        },
        openapi_config=described(),
        cors_config=CORSConfig(
            list(config.origins),
            allow_methods=["GET", "POST", "PUT", "DELETE"],
            allow_headers=["authorization", "content-type"],
        ),
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        state=AppState({"server": server}),
    )
    app.asgi_handler = server.guard.around(app.asgi_handler)
    return app
