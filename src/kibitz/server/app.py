"""The application: its packages put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.config.cors import CORSConfig
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.params import FromPath

from kibitz import __version__
from kibitz.server.api.admission import ClubApi, PrivacyApi, ReportsApi, admitted
from kibitz.server.api.analyses import Analyses
from kibitz.server.api.decks import DeckApi
from kibitz.server.api.hourly_limits import HourlyLimits
from kibitz.server.api.invitations import InvitationsApi
from kibitz.server.api.link_previews import LinkPreviews, preview_picture
from kibitz.server.api.lists import Lobby
from kibitz.server.api.people import NameApi, PersonApi, WebhookApi
from kibitz.server.api.problems import handlers_for
from kibitz.server.api.records import RecordReader, RecordsApi
from kibitz.server.api.schema import described
from kibitz.server.api.site import site
from kibitz.server.api.sockets import Sockets
from kibitz.server.api.statistics import StatisticsApi
from kibitz.server.api.tables import TablesApi
from kibitz.server.api.texts import TextsApi
from kibitz.server.live.bot_pool import BotPool
from kibitz.server.live.service import TableService
from kibitz.server.live.shared_limits import SharedLimits
from kibitz.server.ops.config import Config
from kibitz.server.ops.guard import Guard
from kibitz.server.ops.metrics import CONTENT_TYPE, Metrics
from kibitz.server.ops.metrics_port import metrics_port
from kibitz.server.ops.rate_limits import Buckets
from kibitz.server.phases import ALL
from kibitz.server.store.database import StoreError, TableRow
from kibitz.server.store.store import Store

log = structlog.get_logger("kibitz.server")

LARGEST_BODY: Final = 400_000  # bytes: a table with a deck of its own


class Server:
    """Everything that a running process has."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.service: TableService | None = None
        self.guard = Guard(config)
        self.sockets = Sockets(config.limits, self.guard, self.metrics)
        self.reader: RecordReader | None = None
        self.lobby: Lobby | None = None
        self.hourly = HourlyLimits()

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """From the open store to the closed one."""
        store = await Store.open(self.config.database)
        config, limits = self.config, self.config.limits
        self.service = TableService(store, BotPool(config.bots), self.metrics, config)
        self.service.process.admission.on_bans.append(self.throw_out)
        self.lobby = Lobby(store.lists, self.service.registry.observers)
        records = Buckets(limits.requests_s / 10, limits.requests / 5)  # one is worth ten requests
        self.reader = RecordReader(Analyses(self.service.bots), records)
        with suppress(StoreError):  # the driver tries again
            await self.service.look_around()
        shared = SharedLimits(self.service.registry, self.guard.requests, self.sockets.held, self.service.openings)
        driving = asyncio.create_task(self.service.run())
        sharing = asyncio.create_task(shared.run())
        try:
            with metrics_port(config.metrics_host, config.metrics_port, self.metrics, self.measure):
                log.info("ready", version=__version__, process=store.process)
                yield
        finally:
            for task in (driving, sharing):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await self.service.close()
            log.info("stopped")

    def throw_out(self) -> None:
        """Whoever is banned goes."""
        self.sockets.throw_out(self.the_service().process.admission)

    async def drain(self) -> None:
        """Nobody new is let in; those who are here are asked to come back a little later, not all at once."""
        if self.service is None:
            return
        self.service.draining = True
        self.the_reader().analyses.stop()
        self.sockets.send_home()
        await self.service.registry.finish_acts(self.config.drain_s)
        await self.sockets.all_gone(2)

    async def measure(self) -> None:
        """What is counted only when somebody asks."""
        service = self.the_service()
        self.metrics.tables.set(len(service.registry.tables))
        self.metrics.tasks.set(len(asyncio.all_tasks()))
        self.metrics.queue.labels("bots").set(service.bots.waiting)
        counts = await service.store.lists.count()
        for phase in ALL:
            self.metrics.stored.labels(phase).set(counts.get(phase, 0))

    async def find_table(self, id: str) -> TableRow | None:
        return await self.the_service().store.lists.row(id)

    def the_service(self) -> TableService:
        assert self.service is not None, "the application has not started"
        return self.service

    def the_lobby(self) -> Lobby:
        assert self.lobby is not None, "the application has not started"
        return self.lobby

    def the_reader(self) -> RecordReader:
        assert self.reader is not None, "the application has not started"
        return self.reader


def own_routes(server: Server) -> list[HTTPRouteHandler | WebsocketRouteHandler]:
    """What is about the process itself; and the WebSocket of a table."""

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
        if server.config.metrics_port:
            raise NotFoundException("the metrics have a port of their own")
        if not server.guard.may_measure(request.scope):
            raise PermissionDeniedException("the metrics are for this machine itself, or for whoever has the token")
        await server.measure()
        text, kind = server.metrics.text(), CONTENT_TYPE
        return Response(text, media_type=kind)

    @websocket("/api/tables/{id:str}/socket")
    async def socket(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
        await server.sockets.serve(server.the_service(), socket, id)

    return [healthz, readyz, metrics, socket]


def create_app(config: Config) -> Litestar:
    """The application of one process."""
    server = Server(config)
    pages = site(LinkPreviews(config.webhook_config.public_url, bool(config.passphrase), server.find_table))
    app = Litestar(
        route_handlers=[
            *(TablesApi, NameApi, PersonApi, WebhookApi, StatisticsApi, RecordsApi, TextsApi, DeckApi),
            *(ClubApi, ReportsApi, PrivacyApi, InvitationsApi),
            *(*pages.handlers, preview_picture),
            *own_routes(server),
        ],
        lifespan=[server.lifespan],
        guards=[admitted],
        dependencies={
            "service": Provide(server.the_service, sync_to_thread=False),
            "hourly": Provide(lambda: server.hourly, sync_to_thread=False),
            "lobby": Provide(server.the_lobby, sync_to_thread=False),
            "contact": Provide(lambda: config.contact, sync_to_thread=False),
            "reader": Provide(server.the_reader, sync_to_thread=False),
        },
        exception_handlers=handlers_for(pages),
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
