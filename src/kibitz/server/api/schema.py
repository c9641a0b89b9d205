"""The OpenAPI schema."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from msgspec.json import schema_components

from kibitz import __version__
from kibitz.server.api.admission import Passphrase, ReportWish
from kibitz.server.api.decks import DeckWish
from kibitz.server.api.invitations import Invitee
from kibitz.server.api.people import NameWish, WebhookWish
from kibitz.server.api.records import AnalysisWish, ReplayWish, WhatIf
from kibitz.server.api.tables import KEY, Guestbook, Recovery
from kibitz.server.table.settings import Settings

POSTED: Final = (
    *(Settings, Guestbook, Recovery, ReplayWish, AnalysisWish, WhatIf, WebhookWish, DeckWish),
    *(Passphrase, ReportWish, Invitee, NameWish),
)


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
