"""What is asked over HTTP: games, tables, chairs, records. Everything at a table goes over its WebSocket."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final, TypeVar

import msgspec
import structlog
from litestar import Controller, HttpMethod, Request, Response, get, post, route
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import ClientException
from litestar.handlers import BaseRouteHandler
from litestar.params import Body, PathParameter, QueryParameter
from msgspec import Meta, Struct

from kibitz import __version__
from kibitz.bots import LEVELS
from kibitz.core.game import GameKind, Json
from kibitz.core.phrase import Phrase
from kibitz.games import GAMES
from kibitz.server.api.lists import GO_ON, Lobby, as_json, cursor_in, is_turn, shown, text_of
from kibitz.server.api.problems import WITH_BODY, problems
from kibitz.server.errors import Damaged, NoKey, NoTable
from kibitz.server.keys import BadKey, key_from_code, new_key, person_of, recovery_code
from kibitz.server.live import chat, finished
from kibitz.server.live.live_table import LiveTable
from kibitz.server.live.service import TableService
from kibitz.server.ops.rate_limits import household
from kibitz.server.table.chatting import QUICK_PHRASES
from kibitz.server.table.entries import Came, Entry, Sat
from kibitz.server.table.names import name_of_person
from kibitz.server.table.seating import NotNow
from kibitz.server.table.settings import CLOCKS, Clock, Settings, game_for, shared_game
from kibitz.server.table.table import Table
from kibitz.wire import PROTOCOL, Chat, Info, PlayerName

MY_PAGE: Final = 200  # more than anybody may have opened and not finished

TABLE_ID: Final = "^[0-9a-z]{1,40}$"
KEY: Final = "key"  # how the schema calls it
FOR_ALL: Final = {"for_all": True}  # a handler's ``opt``: also for those who have not said a club's passphrase
OWN: Final = {"own": True}  # to take one's data along, and to be erased, is everybody's right, also who is not let in
WITH_KEY: Final[list[dict[str, list[str]]]] = [{KEY: []}]
MAY_HAVE_KEY: Final[list[dict[str, list[str]]]] = [{}, {KEY: []}]

log = structlog.get_logger("kibitz.tables")

S = TypeVar("S", bound=Struct)
TheService = NamedDependency[TableService]
TheLobby = NamedDependency[Lobby]
TableId = Annotated[str, PathParameter(pattern=TABLE_ID, description="The id of a table, as in its link.")]
GameNumber = Annotated[int, PathParameter(ge=1, le=100_000, description="The number of a game at this table, from 1.")]


class Catalog(Struct):
    """What can be played here."""

    server: str
    protocol: int
    games: dict[str, Any]
    bots: list[str]
    clocks: dict[str, Clock]
    phrases: list[str]
    webhooks: bool  # whether people can be told elsewhere that it is their turn
    club: bool = False  # whether one must say a passphrase first


def described(name: str, kind: GameKind) -> dict[str, Json]:
    """A game, and whether it can ask several seats at once."""
    return {**kind.describe(), "windows": bool(shared_game(name, b"{}", kind.seats[0]).windows)}


class Seated(Struct):
    """A chair, and the key that opens it. Keep the key; the recovery code is the same key, to be written down."""

    table: str
    seats: list[int]
    key: str
    recovery: str
    socket: str


class Guestbook(Struct, forbid_unknown_fields=True):
    """Who wants to sit down."""

    name: PlayerName = ""
    seat: Annotated[int, Meta(ge=0, le=98)] | None = None
    program: bool = False  # a bot of one's own


class Recovery(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=80)]


class Key(Struct):
    key: str
    recovery: str


class TableEntry(Struct):
    """A table in a list."""

    id: str
    info: Info
    seats: list[int] = []  # your chairs
    your_turn: bool = False
    active_at: int = 0  # when something last happened, in milliseconds


class Health(Struct):
    status: str


def key_of(request: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, str]:
    """The key in a request's Authorization header, and whose it is; empty without one."""
    header = request.headers.get("authorization", "")
    kind, _, key = header.partition(" ")
    if not header:
        return "", ""
    if kind.lower() != "bearer":
        raise NoKey("expected the header Authorization: Bearer <your key>")
    try:
        return key.strip(), person_of(key.strip())
    except BadKey as error:
        raise NoKey(str(error), Phrase("refused-bad-key")) from None


def known_person(request: Request[Any, Any, Any]) -> str:
    _, person = key_of(request)
    if not person:
        raise NoKey("expected the header Authorization: Bearer <your key>")
    return person


def key_or_new(request: Request[Any, Any, Any]) -> tuple[str, str]:
    key, person = key_of(request)
    if key:
        return key, person
    key = new_key()
    return key, person_of(key)


def json_only(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """What is posted says that it is JSON: a form on another site's page cannot."""
    said = connection.headers.get("content-type", "")
    posted = connection.scope.get("method") in ("POST", "PUT")
    if posted and said.partition(";")[0].strip().lower() != "application/json":
        raise ClientException(f"expected Content-Type: application/json, got {said[:100]!r}", status_code=415)


async def strictly(request: Request[Any, Any, Any], data: S) -> S:
    """What was posted, word for word: Litestar would take 0 for False and "5" for 5."""
    try:
        return msgspec.convert(whole_numbers(msgspec.json.decode(await request.body())), type(data))
    except msgspec.DecodeError as error:
        raise ClientException(str(error)) from None


def whole_numbers(value: Any) -> Any:
    """In JSON, 2.0 is as good a whole number as 2."""
    if isinstance(value, dict):
        return {name: whole_numbers(part) for name, part in value.items()}
    if isinstance(value, list):
        return [whole_numbers(part) for part in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def address_of(request: Request[Any, Any, Any]) -> str:
    return household(request.client.host if request.client else "")


def seat_given(live: LiveTable, key: str, person: str) -> Seated:
    socket = f"/api/tables/{live.id}/socket"
    return Seated(live.id, live.table.seats_of(person), key, recovery_code(key), socket)


class TablesApi(Controller):
    """The HTTP side of the tables."""

    path = "/api"
    guards = [json_only]  # noqa: RUF012

    @route("/tables", http_method=HttpMethod.OPTIONS, status_code=204, sync_to_thread=False, include_in_schema=False)
    def allowed(self) -> Response[None]:
        """Litestar takes handlers by their names; what it says by itself names the first method only."""
        return Response(None, headers={"allow": "GET, OPTIONS, POST"})

    @get("/games", sync_to_thread=False, summary="What can be played here", responses=problems(), opt=FOR_ALL)
    def games(self, service: TheService) -> Catalog:
        games = {name: described(name, kind) for name, kind in GAMES.items()}
        phrases, webhooks = list(QUICK_PHRASES), service.notifier.webhook_config.on
        club = bool(service.process.admission.passphrase)
        return Catalog(f"kibitz {__version__}", PROTOCOL, games, list(LEVELS), CLOCKS, phrases, webhooks, club)

    @post("/tables", summary="Open a table", responses=problems(401, *WITH_BODY), security=MAY_HAVE_KEY)
    async def open_table(
        self, request: Request[Any, Any, Any], service: TheService, data: Annotated[Settings, Body()]
    ) -> Seated:
        """Who opens a table is its host. With bots on all other chairs the game begins at once."""
        key, person = key_or_new(request)
        service.openings.let_in(address_of(request), person, time.monotonic())
        wish, address = await strictly(request, data), address_of(request)
        async with service.process.quotas.one("tables", key_of(request)[1], address):
            live = await service.registry.open_table(wish, person, address=address)
        return seat_given(live, key, person)

    @get("/tables", summary="Tables that are listed", responses=problems())
    async def listed(self, lobby: TheLobby) -> Response[list[TableEntry]]:
        """Those with free chairs first, then those where one can watch; the newest first."""
        return as_json(await lobby.listed())

    @get("/tables/{id:str}", summary="A table", responses=problems(400, 401, 404), security=MAY_HAVE_KEY)
    async def table(self, request: Request[Any, Any, Any], service: TheService, id: TableId) -> Response[TableEntry]:
        person = key_of(request)[1]
        mine = await service.store.lists.my_table(person, id)
        if mine is None:
            raise NoTable(f"there is no table {id!r}")
        if not mine.row.info:  # of an older version, and not looked at yet
            await service.life.write_row(id)
            mine = await service.store.lists.my_table(person, id) or mine
        found = shown([(mine.row, await is_turn(service, mine, person))], person)
        if not found:
            raise Damaged("what is stored of this table cannot be read", Phrase("refused-damaged"))
        return as_json(found[0])

    @post(
        "/tables/{id:str}/seats",
        summary="Take a chair",
        responses=problems(401, 404, 409, *WITH_BODY),
        security=MAY_HAVE_KEY,
    )
    async def sit(
        self, request: Request[Any, Any, Any], service: TheService, id: TableId, data: Annotated[Guestbook, Body()]
    ) -> Seated:
        """Whoever has the link may sit down, under any name. In a running game where the rules allow it."""
        wish = await strictly(request, data)
        key, person = key_or_new(request)
        live = await enter(service, id)
        await live.do(lambda table: sitting_down(table, person, wish))
        return seat_given(live, key, person)

    @get("/tables/{id:str}/chat", summary="What was said at a table", responses=problems(400, 401, 403, 404),
         security=MAY_HAVE_KEY)  # fmt: skip
    async def chat(
        self,
        request: Request[Any, Any, Any],
        service: TheService,
        id: TableId,
        before: Annotated[int, QueryParameter(ge=0, le=2**53, description="A line's number; 0: the latest.")] = 0,
    ) -> Chat:
        """For those who sit or sat there, in pages; over the table's WebSocket it comes by itself."""
        live = await enter(service, id)
        return await chat.page_for(live, key_of(request)[1], before)

    @get("/me/tables", summary="Your tables", responses=problems(400, 401), security=WITH_KEY)
    async def my_tables(
        self,
        request: Request[Any, Any, Any],
        service: TheService,
        after: Annotated[str | None, QueryParameter(pattern=GO_ON, description="As the last Link header said.")] = None,
    ) -> Response[list[TableEntry]]:
        """Where it is your turn, then all others that are not over, then those that are; the last used first. Where
        there are more, a Link header says where the list goes on (``rel="next"``)."""
        person = known_person(request)
        await service.life.write_rows_of(person)
        mine = await service.store.lists.mine(person, MY_PAGE + 1, cursor_in(after))
        page = [(one.row, await is_turn(service, one, person)) for one in mine[:MY_PAGE]]
        more = (
            {"link": f'</api/me/tables?after={text_of(mine[MY_PAGE - 1].cursor)}>; rel="next"'}
            if mine[MY_PAGE:]
            else {}
        )
        return as_json(shown(sorted(page, key=lambda one: not one[1]), person), **more)

    @post(
        "/me/recover",
        sync_to_thread=False,
        status_code=200,
        summary="The key of a recovery code",
        responses=problems(*WITH_BODY),
        opt=FOR_ALL,
    )
    def recover(self, data: Annotated[Recovery, Body()]) -> Key:
        key = key_from_code(data.code)
        return Key(key, recovery_code(key))

    @get(
        "/tables/{id:str}/games/{number:int}",
        summary="A game that is over, as events",
        responses=problems(400, 404, 409),
    )
    async def game(self, service: TheService, id: TableId, number: GameNumber) -> Response[finished.Past]:
        """It plays back from these, whatever has become of the rules meanwhile."""
        past = await finished.past_game(service.store, id, number, service.process.replays)
        body: Any = await service.process.replays.run(len(past.entries), finished.past_json, past)
        return Response(body, media_type="application/json")

    @get(
        "/tables/{id:str}/games/{number:int}/record",
        media_type="text/plain",
        summary="The record of a game",
        responses=problems(400, 404, 409),
    )
    async def record(self, service: TheService, id: TableId, number: GameNumber) -> str:
        """Everything that decided the deal, the commitment to it, and every choice: for ``kibitz verify``."""
        return await finished.record_text(service.store, id, number, service.process.replays)


async def enter(service: TableService, id: str) -> LiveTable:
    """A table as it is now, whichever process the last request went to."""
    if await service.store.lists.row(id) is None:
        raise NoTable(f"there is no table {id!r}")
    live = await service.registry.enter(id)
    async with live.lock:
        await live.refresh()
    return live


def sitting_down(table: Table, person: str, wish: Guestbook) -> list[Entry]:
    """The chair that somebody takes; none if they sit there already."""
    table.check_not_closed()
    own = table.seats_of(person)
    if own and (wish.seat is None or wish.seat in own):
        return []
    if own and table.state.phase != "open":
        message = "you play here already; a free chair is for somebody who knows no hand yet"
        raise NotNow(message, Phrase("refused-plays-here"))
    if table.state.phase == "playing" and table.has_resigned(person):
        message = "you have resigned this game; there are chairs before the next deal"
        raise NotNow(message, Phrase("refused-resigned"))
    if person in table.state.sent_away:
        raise NotNow("the host has sent you away from this table", Phrase("refused-sent-away"))
    seat = table.free_chair() if wish.seat is None else wish.seat
    taken = [chair.name for other, chair in enumerate(table.chairs) if other != seat]
    name = name_of_person(wish.name, taken, wish.program)
    if seat is not None:
        if table.state.phase == "playing" and not table.chair(seat).person:
            message = f"a bot plays the hand of seat {seat} to its end; the chair is free before the next deal"
            raise NotNow(message, Phrase("refused-hand-in-play"))
        return [Sat(seat, name, person, wish.program)]
    if table.state.phase != "playing":
        raise NotNow("all chairs are taken", Phrase("refused-no-free-chair"))
    most = table.game.seats[-1]
    if len(table.chairs) >= most:
        raise NotNow(f"no more than {most} can play", Phrase("refused-table-full", most=most))
    game_for(table.settings, len(table.chairs) + 1)  # or the options do not allow so many
    return [Came(name, person, wish.program)]
