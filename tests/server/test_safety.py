"""What the server promises to those who use it properly, when others do not: headers, origins, limits, silence."""

from __future__ import annotations

import asyncio
import http.client
import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kibitz import wire
from kibitz.server.keys import new_key
from kibitz.server.ops.guard import HEADERS
from server.serving import Player, Serving, ask, open_table, sit_down

SMALL: Final = ("--sockets", "3", "--tables", "2", "--requests", "4", "--messages", "5")
NUL: Final = "a\x00b"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the usual limits and one friendly site, but many requests."""
    folder = tmp_path_factory.mktemp("house")
    flags = ("--messages", "20", "--origin", "https://club.example")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log", *flags) as server:
        yield server
        assert server.mistakes() == []


def request(
    server: Serving, method: str, path: str, body: bytes | None = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """A request word for word."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    try:
        line.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = line.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        line.close()


def posted(server: Serving, path: str, body: object, **headers: str) -> tuple[int, bytes]:
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    status, _, answer = request(server, "POST", path, data, content_type="application/json", **headers)
    return status, answer


async def first_heard(server: Serving, table: str, headers: dict[str, str] | None = None) -> dict[str, object]:
    """What somebody is told who connects and says hello; he may be sent away before he has."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    async with connect(address, additional_headers=headers) as line:
        with suppress(ConnectionClosed):
            await line.send('{"type": "hello", "protocol": 1}')
        heard: dict[str, object] = json.loads(await line.recv())
        return heard


# ---- headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/games", 200),
        ("GET", "/healthz", 200),
        ("GET", "/readyz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/schema/openapi.json", 200),
        ("GET", "/", 200),
        ("GET", "/nowhere", 404),
        ("GET", "/api/tables/0000000000000000", 404),
        ("GET", "/api/tables/%00", 400),
        ("GET", "/api/tables/%ff%fe", 400),
        ("GET", "/api/me/tables", 401),
        ("DELETE", "/api/tables", 405),
        ("OPTIONS", "/api/tables", 204),
        ("POST", "/api/tables", 415),
    ],
)
def test_the_headers_are_on_every_answer(house: Serving, method: str, path: str, status: int) -> None:
    got, headers, _ = request(house, method, path)
    assert got == status
    for name, value in HEADERS.items():
        assert headers[name.decode()] == value.decode()


def test_nothing_runs_in_the_page_but_our_own_files(house: Serving) -> None:
    policy = request(house, "GET", "/")[1]["content-security-policy"]
    rules = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == rules["form-action"] == "'none'"
    assert "unsafe" not in policy


def test_a_method_that_there_is_not_is_told_which_there_are(house: Serving) -> None:
    status, headers, _ = request(house, "PUT", "/api/tables")
    assert status == 405
    assert set(headers["allow"].split(", ")) == {"GET", "OPTIONS", "POST"}


# ---- bodies


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"\xff\xfe",
        b'{"game": NaN}',
        b"[" * 300_000,
        b'{"a":' * 60_000,
        b'{"game":"\\ud800"}',
    ],
)
def test_a_body_that_cannot_be_read_is_refused(house: Serving, body: bytes) -> None:
    assert posted(house, "/api/tables", body)[0] == 400


def test_a_body_that_is_too_large_is_refused(house: Serving) -> None:
    status, answer = posted(house, "/api/tables", b" " * 500_000)
    assert status == 413
    assert json.loads(answer)["kind"] == "too-large"


def test_only_json_is_read(house: Serving) -> None:
    """A form on another site's page could send text/plain without asking first."""
    body = b'{"game": "abluxxen", "chairs": [{"who": "me"}, {}]}'
    assert request(house, "POST", "/api/tables", body, content_type="text/plain")[0] == 415
    assert request(house, "POST", "/api/tables", body, content_type="application/json; charset=utf-8")[0] == 201


def test_values_are_taken_as_they_are_written(house: Serving) -> None:
    """0 is not False, and "2" is not 2."""
    for wrong in ({"listed": 0}, {"rounds": "2"}, {"undo": "true"}):
        body = {"game": "abluxxen", "chairs": [{"who": "me"}, {}], **wrong}
        assert posted(house, "/api/tables", body)[0] == 400, wrong


def test_every_name_can_be_kept(database: str, tmp_path: Path) -> None:
    """PostgreSQL keeps no NUL in a text: names, chat, ids and options with one neither break nor lose a table."""

    async def talk(url: str, table: str, key: str) -> None:
        async with Player(url, table, key) as player:
            for text in (NUL, "\x00", "\u202ex", "\U0001f0cf"):
                await player.act(wire.Say(id=text, text=text))
                await player.act(wire.Say(id="p" + text, phrase=text))
                await player.act(wire.Order(id="o" + text, kind=text, answer="pass"))
                await player.act(wire.Choose(id="c" + text, decision=1, choices=[text]))
                await player.act(wire.Why(id="w" + text, choice=text))
            assert isinstance(await player.act(wire.Say(id="last", text="still here")), wire.Done)

    with Serving(database, tmp_path / "log") as server:
        status, answer = posted(
            server,
            "/api/tables",
            {"game": "abluxxen", "chairs": [{"who": "me", "name": NUL}, {"name": NUL}], "listed": True},
        )
        assert status == 201, answer
        seated = json.loads(answer)
        sit_down(server.url, seated["table"], NUL)
        asyncio.run(talk(server.url, seated["table"], seated["key"]))
        for bad in ({"game": NUL}, {"options": {NUL: 1}}, {"options": {"deck": NUL}}, {"cover_bot": NUL}):
            body = {"game": "fluxx", "chairs": [{"who": "me"}, {"who": "bot"}], **bad}
            assert posted(server, "/api/tables", body)[0] in (400, 422), bad
        assert posted(server, "/api/me/recover", {"code": NUL})[0] == 422
        server.restart()
        assert ask(f"{server.url}/api/tables/{seated['table']}")[0] == 200, "a table was lost"
        assert len(json.loads(ask(f"{server.url}/api/tables")[1])) == 1
        assert server.mistakes() == []


# ---- origins


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        ("http://127.0.0.1:{port}", True),
        ("https://club.example", True),
        ("https://evil.example", False),
        ("http://127.0.0.1:1", False),
        ("http://127.0.0.1:{port}.evil.example", False),
        ("https://club.example.evil.example", False),
        ("null", False),
        ("http://[", False),
        ("file://", False),
    ],
)
def test_pages_of_other_sites_may_neither_ask_nor_connect(house: Serving, origin: str, welcome: bool) -> None:
    origin = origin.format(port=house.port)
    assert request(house, "GET", "/api/games", origin=origin)[0] == (200 if welcome else 403)
    table = open_table(house.url, "abluxxen", ["me", "open"]).table

    heard = asyncio.run(first_heard(house, table, {"Origin": origin}))
    assert heard["type"] == ("welcome" if welcome else "bye")


def test_a_page_of_a_friendly_site_may_ask_from_a_browser(house: Serving) -> None:
    """The browser asks first whether it may, and reads the answer only if it is told so."""

    def preflight(origin: str) -> tuple[int, dict[str, str], bytes]:
        return request(
            house,
            "OPTIONS",
            "/api/tables",
            origin=origin,
            access_control_request_method="POST",
            access_control_request_headers="content-type",
        )

    status, headers, _ = preflight("https://club.example")
    assert status == 204
    assert headers["access-control-allow-origin"] == "https://club.example"
    assert preflight("https://evil.example")[0] == 403
    assert "access-control-allow-origin" not in request(house, "GET", "/api/games")[1]


# ---- who may look


def test_at_a_table_without_spectators_nobody_stays_without_a_chair(house: Serving) -> None:
    host = open_table(house.url, "abluxxen", ["me", "open", "open"], watchers=False)
    ben = sit_down(house.url, host.table, "Ben")
    assert asyncio.run(first_heard(house, host.table))["kind"] == "not-yours"

    async def evening() -> wire.Bye:
        async with Player(house.url, host.table, host.key) as anna, Player(house.url, host.table, ben.key) as kicked:
            await kicked.until(wire.News)
            assert isinstance(await anna.act(wire.Kick(id="k", chair=ben.seats[0])), wire.Done)
            return await kicked.until(wire.Bye)

    assert asyncio.run(evening()).kind == "not-yours"


# ---- limits


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with small limits."""
    folder = tmp_path_factory.mktemp("strict")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log", *SMALL) as server:
        yield server
        assert server.mistakes() == []


def patiently(server: Serving) -> None:
    """Until this address may ask again as often as it likes."""
    time.sleep(5.5)
    assert server.is_ready()


def test_too_many_requests_of_an_address_are_refused_for_a_while(strict: Serving) -> None:
    patiently(strict)
    answers = [request(strict, "GET", "/api/games") for _ in range(40)]
    assert {status for status, _, _ in answers} == {200, 429}
    refused = next(headers for status, headers, _ in answers if status == 429)
    assert int(refused["retry-after"]) >= 1
    assert refused["content-security-policy"]
    patiently(strict)
    assert request(strict, "GET", "/api/games")[0] == 200


def test_an_address_has_so_many_tables_and_sockets(strict: Serving) -> None:
    patiently(strict)
    body = {"game": "abluxxen", "chairs": [{"who": "me"}, {}]}
    answers = [posted(strict, "/api/tables", body) for _ in range(3)]
    assert [status for status, _ in answers] == [201, 201, 429]
    table = json.loads(answers[0][1])["table"]

    async def crowd() -> None:
        async with Player(strict.url, table), Player(strict.url, table), Player(strict.url, table) as third:
            fourth = await first_heard(strict, table)
            assert (fourth["type"], fourth["kind"]) == ("bye", "too-many")
            await third.until(wire.Welcome)
        await asyncio.sleep(1)
        assert (await first_heard(strict, table))["type"] == "welcome", "a place is free again"

    asyncio.run(crowd())


def test_whoever_talks_too_fast_is_sent_away_and_others_are_not(house: Serving) -> None:
    table = open_table(house.url, "abluxxen", ["me", "open"]).table

    async def chatter() -> wire.Bye:
        async with Player(house.url, table) as calm, Player(house.url, table) as fast:
            await calm.until(wire.Welcome)
            with suppress(ConnectionClosed):
                for _ in range(200):
                    await fast.say(wire.Ping(at=1))
            bye = await fast.until(wire.Bye)
            await calm.say(wire.Ping(at=2))
            assert (await calm.until(wire.Pong)).at == 2
            return bye

    bye = asyncio.run(chatter())
    assert bye.kind == "too-fast"
    assert bye.retry > 0


def test_a_message_that_is_too_large_ends_the_connection(house: Serving) -> None:
    table = open_table(house.url, "abluxxen", ["me", "open"]).table

    async def shout() -> int:
        async with Player(house.url, table) as player:
            await player.until(wire.Welcome)
            await player.send("x" * 70_000)
            try:
                while True:
                    await player.hear()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0

    assert asyncio.run(shout()) == 1009


# ---- secrets


def test_no_key_is_ever_logged_or_in_an_address(tmp_path: Path) -> None:
    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", "--log-level", "debug") as server:
        seated = open_table(server.url, "abluxxen", ["me", "open"])
        ben = sit_down(server.url, seated.table, "Ben")
        stranger = new_key()
        ask(f"{server.url}/api/me/tables", key=seated.key)
        posted(server, "/api/me/recover", {"code": ben.recovery})
        ask(f"{server.url}/api/games?key={stranger}")

        async def play() -> None:
            async with Player(server.url, seated.table, seated.key) as player:
                await player.until(wire.News)
            async with Player(server.url, f"{seated.table}/socket?key={stranger}&x=", ben.key):
                pass

        with suppress(Exception):
            asyncio.run(play())
        log = server.said()
    assert "ready" in log
    assert urlsplit(seated.socket).query == ""
    for secret in (seated.key, ben.key, stranger, seated.recovery, ben.recovery):
        assert secret not in log
        assert secret not in seated.socket
