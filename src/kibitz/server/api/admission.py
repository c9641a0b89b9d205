"""Who is let in, over HTTP: those who are banned change nothing, and a club's passphrase comes first."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Controller, Request, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.params import Body
from msgspec import Meta, Struct

from kibitz.server.api.hourly_limits import Hourly
from kibitz.server.api.problems import WITH_BODY, problems
from kibitz.server.api.tables import (
    FOR_ALL,
    MAY_HAVE_KEY,
    WITH_KEY,
    Key,
    TableId,
    TheService,
    enter,
    json_only,
    key_of,
    key_or_new,
    known_person,
    strictly,
)
from kibitz.server.keys import recovery_code
from kibitz.server.live.lifecycle import SETTLED_DAYS
from kibitz.server.live.reports import report
from kibitz.server.live.service import TableService
from kibitz.server.ops.guard import who_asks

API: Final = "/api/"
LONGEST_PASSPHRASE: Final = 200
LONGEST_REPORT: Final = 1000

Contact = NamedDependency[str]


async def admitted(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Before everything under /api. A WebSocket says in its hello whose it is."""
    path = connection.scope["path"]
    if (
        connection.scope["type"] != ScopeType.HTTP
        or not path.startswith(API)
        or connection.scope["method"] == "OPTIONS"
    ):
        return
    service: TableService = connection.app.state["server"].the_service()
    admission, person = service.process.admission, key_of(connection)[1]
    if handler.opt.get("own"):
        return
    if connection.scope["method"] != "GET":
        admission.check_not_banned(person, who_asks(connection.scope))
    if not handler.opt.get("for_all"):
        await admission.check_member(person)


class Passphrase(Struct, forbid_unknown_fields=True):
    passphrase: Annotated[str, Meta(max_length=LONGEST_PASSPHRASE)]


class ClubApi(Controller):
    """The way into a club."""

    path = "/api/club"
    guards = [json_only]  # noqa: RUF012
    opt = FOR_ALL

    @post("/", status_code=200, summary="Say the passphrase of a club", responses=problems(401, *WITH_BODY),
          security=MAY_HAVE_KEY)  # fmt: skip
    async def join(
        self,
        request: Request[Any, Any, Any],
        service: TheService,
        hourly: Hourly,
        data: Annotated[Passphrase, Body()],
    ) -> Key:
        """Whoever knows it is a member for good, with their key or a new one."""
        wish = await strictly(request, data)
        key, person = key_or_new(request)
        hourly.take("guesses of a passphrase", request)
        await service.process.admission.join(wish.passphrase, person)
        hourly.give_back("guesses of a passphrase", request)  # it was none
        return Key(key, recovery_code(key))


class Privacy(Struct):
    """What this server keeps, and for how long, as its settings say."""

    empty_hours: float
    rest_hours: float
    idle_days: float
    keep_days: float  # 0: for ever
    report_days: int
    webhooks: bool
    club: bool
    contact: str


class PrivacyApi(Controller):
    """For the page on privacy."""

    path = "/api/privacy"
    opt = FOR_ALL

    @get("/", sync_to_thread=False, summary="What is kept here, and for how long", responses=problems())
    def privacy(self, service: TheService, contact: Contact) -> Privacy:
        lifetimes = service.life.lifetimes
        webhooks, club = service.notifier.webhook_config.on, bool(service.process.admission.passphrase)
        times = (lifetimes.empty_h, lifetimes.rest_h, lifetimes.idle_days, lifetimes.keep_days)
        return Privacy(*times, SETTLED_DAYS, webhooks, club, contact)


class ReportWish(Struct, forbid_unknown_fields=True):
    """Somebody at the table, and what is wrong."""

    seat: Annotated[int, Meta(ge=0, le=98)]
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_REPORT)]


class Reported(Struct):
    """Under this number whoever runs the server finds it."""

    number: int


class ReportsApi(Controller):
    """Reports of people, for whoever runs the server."""

    path = "/api/tables/{id:str}/reports"
    guards = [json_only]  # noqa: RUF012

    @post("/", summary="Report somebody at a table", responses=problems(401, 404, 409, *WITH_BODY), security=WITH_KEY)
    async def report(
        self,
        request: Request[Any, Any, Any],
        service: TheService,
        hourly: Hourly,
        id: TableId,
        data: Annotated[ReportWish, Body()],
    ) -> Reported:
        """What was said at the table before goes with it. Nobody at the table is told."""
        wish, person = await strictly(request, data), known_person(request)
        live = await enter(service, id)
        hourly.take("reports", request)
        return Reported(await report(live, person, wish.seat, wish.text))
