"""What belongs to a person, over HTTP: the webhook at which they are told that it is their turn; and to be erased."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, HttpMethod, Request, Response, delete, get, put, route
from litestar.params import Body
from msgspec import Struct

from kibitz.core.phrase import Phrase
from kibitz.server.api.hourly_limits import Hourly
from kibitz.server.api.problems import WITH_BODY, problems
from kibitz.server.api.tables import OWN, WITH_KEY, TheService, json_only, known_person, strictly
from kibitz.server.live.people import erase_person, rename_person
from kibitz.server.live.posting import checked_address
from kibitz.server.live.webhooks import Address, Language, Webhook
from kibitz.server.table.names import check_name
from kibitz.server.table.seating import NotNow
from kibitz.wire import PlayerName


class WebhookWish(Struct, forbid_unknown_fields=True):
    """Where somebody wants to be told that it is their turn, and in which language."""

    url: Address
    language: Language = "en"


class WebhookInfo(Struct):
    """Your webhook; no address: you have none."""

    url: str = ""
    language: str = "en"


class NameWish(Struct, forbid_unknown_fields=True):
    """What somebody would like to be called, and what they were called until now."""

    name: PlayerName
    was: PlayerName = ""


class Named(Struct):
    """At so many tables you are called so now."""

    tables: int


class Erased(Struct):
    """Nothing is kept of you any more; at so many tables your seat has no name now."""

    tables: int


class PersonApi(Controller):
    """Somebody as a whole."""

    path = "/api/me"
    security = WITH_KEY

    @route("/", http_method=HttpMethod.OPTIONS, status_code=204, sync_to_thread=False, include_in_schema=False)
    def allowed(self) -> Response[None]:
        return Response(None, headers={"allow": "DELETE, OPTIONS"})

    @delete("/", status_code=200, summary="Erase yourself", responses=problems(401), opt=OWN)
    async def erase(self, request: Request[Any, Any, Any], service: TheService, hourly: Hourly) -> Erased:
        """Your name, your chat and your statistics are gone for good, and your chairs given up; a running game is
        resigned. Games of others keep an unnamed seat. Take your data along first."""
        person = known_person(request)
        hourly.take("erasures", request)
        return Erased(await erase_person(service.registry, person))


class NameApi(Controller):
    """What somebody is called."""

    path = "/api/me/name"
    guards = [json_only]  # noqa: RUF012
    security = WITH_KEY

    @route("/", http_method=HttpMethod.OPTIONS, status_code=204, sync_to_thread=False, include_in_schema=False)
    def allowed(self) -> Response[None]:
        return Response(None, headers={"allow": "OPTIONS, PUT"})

    @put("/", summary="Be called otherwise", responses=problems(401, 409, *WITH_BODY))
    async def rename(
        self, request: Request[Any, Any, Any], service: TheService, hourly: Hourly, data: Annotated[NameWish, Body()]
    ) -> Named:
        """At every table that is not over, where you sit; with several chairs, on the one that is called ``was``."""
        wish, person = await strictly(request, data), known_person(request)
        check_name(wish.name)
        hourly.take("new names", request)
        return Named(await rename_person(service.registry, person, wish.name, wish.was))


class WebhookApi(Controller):
    """What belongs to a key and to no table."""

    path = "/api/me/webhook"
    guards = [json_only]  # noqa: RUF012
    security = WITH_KEY

    @route("/", http_method=HttpMethod.OPTIONS, status_code=204, sync_to_thread=False, include_in_schema=False)
    def allowed(self) -> Response[None]:
        return Response(None, headers={"allow": "DELETE, GET, OPTIONS, PUT"})

    @get("/", summary="Your webhook", responses=problems(401))
    async def webhook(self, request: Request[Any, Any, Any], service: TheService) -> WebhookInfo:
        hook = await service.notifier.hooks.of(known_person(request))
        return WebhookInfo() if hook is None else WebhookInfo(hook.url, hook.language)

    @put("/", summary="Be told at this address", responses=problems(401, 409, *WITH_BODY))
    async def set_webhook(
        self,
        request: Request[Any, Any, Any],
        service: TheService,
        hourly: Hourly,
        data: Annotated[WebhookWish, Body()],
    ) -> WebhookInfo:
        """When it is your turn and you are not at the table, and when a game is over: a POST with a sentence."""
        wish, person = await strictly(request, data), known_person(request)
        webhook_config = service.notifier.webhook_config
        if not webhook_config.on:
            raise NotNow("this server calls no webhooks", Phrase("refused-no-webhooks"))
        checked_address(wish.url, webhook_config.anywhere)
        hourly.take("webhooks", request)
        site = str(request.base_url).rstrip("/")
        await service.notifier.hooks.set(person, Webhook(wish.url, wish.language, site))
        return WebhookInfo(wish.url, wish.language)

    @delete("/", summary="Be told nowhere", responses=problems(401), opt=OWN)
    async def drop_webhook(self, request: Request[Any, Any, Any], service: TheService) -> None:
        await service.notifier.hooks.drop(known_person(request))
