"""Bringing others to a table: a QR code of its link, whom somebody has played with lately, and to ask them to come."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Annotated, Any, Final

import msgspec
import segno
from litestar import Controller, HttpMethod, Request, Response, delete, get, post, route
from litestar.params import Body
from msgspec import Meta, Struct

from kibitz.core.phrase import Phrase
from kibitz.server.api.hourly_limits import Hourly
from kibitz.server.api.lists import Row, shown
from kibitz.server.api.problems import WITH_BODY, problems
from kibitz.server.api.tables import (
    FOR_ALL,
    TABLE_ID,
    WITH_KEY,
    TableEntry,
    TableId,
    TheService,
    enter,
    json_only,
    known_person,
    strictly,
)
from kibitz.server.phases import OPEN
from kibitz.server.store.database import TableRow
from kibitz.server.store.erasing import NOBODY
from kibitz.server.store.invitations import Invitation
from kibitz.server.table.acts import NotYours
from kibitz.server.table.seating import NotNow
from kibitz.server.table.table import Table

MOST_SHOWN: Final = 12
QUIET: Final = 2  # modules around a QR code that lies on white
DAY_S: Final = 86_400


class Opponent(Struct):
    """Somebody with whom you sat at a table: that table, and their seat there. Who they are is nobody's business."""

    name: str
    table: str
    seat: int
    game: str
    active_at: int


class Invitee(Struct, forbid_unknown_fields=True):
    """Whoever sits on that seat of a table where you sit, too."""

    table: Annotated[str, Meta(pattern=TABLE_ID)]
    seat: Annotated[int, Meta(ge=0, le=98)]


class Invited(Struct):
    name: str


class InvitationEntry(Struct):
    """You are asked to come to this table."""

    by: str
    at: int
    table: TableEntry


class SentInvitation(Struct):
    """The same, as it is sent: what is stored of a table goes out as it lies there."""

    by: str
    at: int
    table: Row


class Seat(Struct):
    name: str
    kind: str


class Seats(Struct):
    """All that is read of a stored table: who sits there."""

    chairs: list[Seat] = []


class InvitationsApi(Controller):
    """Who comes to a table."""

    path = "/api"
    guards = [json_only]  # noqa: RUF012

    @get("/tables/{id:str}/qr", media_type="image/svg+xml", sync_to_thread=False, responses=problems(400),
         summary="The link of a table as a QR code", opt=FOR_ALL)  # fmt: skip
    def qr(self, request: Request[Any, Any, Any], service: TheService, id: TableId) -> Response[str]:
        """Whether there is such a table does not matter."""
        site = service.notifier.webhook_config.public_url or str(request.base_url).rstrip("/")
        return Response(qr_code(f"{site}/t/{id}"), headers={"cache-control": f"private, max-age={DAY_S}"})

    @route("/me/opponents", http_method=HttpMethod.OPTIONS, status_code=204, sync_to_thread=False,
           include_in_schema=False)  # fmt: skip
    def allowed(self) -> Response[None]:
        return Response(None, headers={"allow": "GET, OPTIONS"})

    @get("/me/opponents", summary="Whom you have played with lately", responses=problems(401), security=WITH_KEY)
    async def opponents(self, request: Request[Any, Any, Any], service: TheService) -> list[Opponent]:
        """The last met first; people, and not bots."""
        person = known_person(request)
        found: dict[str, Opponent] = {}
        for row in sorted(await service.store.invitations.latest_tables(person), key=lambda row: -row.active_at):
            for other, opponent in people_at(row):
                if other != person:
                    found.setdefault(other, opponent)
        return list(found.values())[:MOST_SHOWN]

    @post("/tables/{id:str}/invitations", summary="Ask somebody to come", security=WITH_KEY,
          responses=problems(401, 404, 409, *WITH_BODY))  # fmt: skip
    async def invite(
        self,
        request: Request[Any, Any, Any],
        service: TheService,
        hourly: Hourly,
        id: TableId,
        data: Annotated[Invitee, Body()],
    ) -> Invited:
        """They see it in their lobby, and are told at their webhook; who has declined is not asked again."""
        wish, person = await strictly(request, data), known_person(request)
        live = await enter(service, id)
        check_may_invite(live.table, person)
        other, name = await met(service, person, wish)
        hourly.take("invitations", request)
        if not live.table.seats_of(other) and other not in live.table.state.sent_away:
            await service.store.invitations.invite(other, id, person, service.clock.now_ms())
            await service.notifier.invite(live, other)
        return Invited(name)

    @get("/me/invitations", summary="Where you are asked to come", responses=problems(401), security=WITH_KEY)
    async def invitations(
        self, request: Request[Any, Any, Any], service: TheService
    ) -> Response[list[InvitationEntry]]:
        """To tables that have not begun and have a free chair, the newest first."""
        person = known_person(request)
        sent = [sent_of(one, person) for one in await service.store.invitations.of(person)]
        return Response(
            msgspec.json.encode([one for one in sent if one is not None]),  # type: ignore[arg-type]
            media_type="application/json",
        )

    @delete(
        "/me/invitations/{id:str}", summary="Decline an invitation", responses=problems(400, 401), security=WITH_KEY
    )
    async def decline(self, request: Request[Any, Any, Any], service: TheService, id: TableId) -> None:
        """It is not shown any more, nor is another one to this table."""
        await service.store.invitations.decline(known_person(request), id)


def qr_code(text: str) -> str:
    """As a picture that scales, black on white."""
    out = io.BytesIO()
    segno.make(text, micro=False).save(
        out, kind="svg", border=QUIET, dark="#000", light="#fff", omitsize=True, xmldecl=False
    )
    return out.getvalue().decode()


def people_at(row: TableRow) -> Iterator[tuple[str, Opponent]]:
    """Who sits at a stored table: the person, and what others may know of them. A table that cannot be read has
    nobody."""
    try:
        chairs = msgspec.json.decode(row.info, type=Seats).chairs
        persons = msgspec.json.decode(row.persons, type=list[str])
    except msgspec.MsgspecError:
        return
    for seat, (person, chair) in enumerate(zip(persons, chairs, strict=False)):
        if person and chair.kind == "person" and chair.name != NOBODY:
            yield person, Opponent(chair.name, row.id, seat, row.game, row.active_at)


def check_may_invite(table: Table, person: str) -> None:
    """Whoever sits at a table that waits for others."""
    if not table.seats_of(person):
        raise NotYours("only who sits at this table may ask others to come", Phrase("refused-invites-elsewhere"))
    if table.state.phase != OPEN or table.free_chair() is None:
        raise NotNow("all chairs are taken", Phrase("refused-no-free-chair"))


async def met(service: TheService, person: str, wish: Invitee) -> tuple[str, str]:
    """The person on a seat of a table where both sit, and their name there."""
    row = await service.store.lists.row(wish.table)
    there = [] if row is None else list(people_at(row))
    if person in (one for one, _ in there):
        for other, opponent in there:
            if opponent.seat == wish.seat and other != person:
                return other, opponent.name
    raise NotYours("expected a seat of a person at a table where you sit, too", Phrase("refused-never-met"))


def sent_of(invitation: Invitation, person: str) -> SentInvitation | None:
    """None: nobody there asks any more, you sit there yourself, all chairs are taken, or it cannot be read."""
    there = {other: opponent.name for other, opponent in people_at(invitation.row)}
    found = shown([(invitation.row, False)])
    if person in there or invitation.inviter not in there or not found or not has_free_chair(invitation.row):
        return None
    return SentInvitation(there[invitation.inviter], invitation.at, found[0])


def has_free_chair(row: TableRow) -> bool:
    return any(chair.kind == "open" for chair in msgspec.json.decode(row.info, type=Seats).chairs)
