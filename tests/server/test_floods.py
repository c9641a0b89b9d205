"""Rate limits below the messages: whoever sends pings, pongs, pieces or words after goodbye without end is cut off."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, cast

import pytest
import uvicorn
from litestar.types import WebSocketScope
from websockets.asyncio.client import connect

from kibitz import wire
from kibitz.server.ops import protocols
from kibitz.server.ops.config import Config, Limits
from kibitz.server.ops.guard import Guard
from server.hostile import HELLO, frame, handshake, raw_line, shake_hands
from server.serving import ConnectionClosed, Player, Serving, ask, open_table

MOST: Final = 20_000_000  # bytes that are sent in vain; the system alone takes some megabytes
PORTION: Final = 6000
BAD: Final = frame(1, b"{") * 25  # more than are forgiven: goodbye
WORD: Final = frame(1, b'{"type":"ping","at":1}')
BEGUN: Final = frame(1, b"{", fin=False)

FLOODS: Final = {
    "pings": (HELLO, frame(9, b"")),
    "long pings": (HELLO, frame(9, b"x" * 125)),
    "pongs that nobody asked for": (HELLO, frame(10, b"")),
    "pings before hello": (b"", frame(9, b"")),
    "words after goodbye": (HELLO + BAD, WORD),
    "pings after goodbye": (HELLO + BAD, frame(9, b"")),
    "empty messages": (HELLO, frame(1, b"")),
    "pieces without end": (HELLO + BEGUN, frame(0, b"", fin=False)),
    "pieces of a byte": (HELLO + BEGUN, frame(0, b" ", fin=False)),
    "big messages": (HELLO, frame(1, b'{"type":"say","id":"x","text":"' + b"x" * 60_000 + b'"}')),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("floods")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log", "--messages", "20") as server:
        yield server
        assert server.mistakes() == []


@pytest.fixture(scope="module")
def table(house: Serving) -> str:
    return open_table(house.url, "abluxxen", ["me", "open"]).table


def is_cut_off(line: socket.socket, first: bytes, again: bytes) -> bool:
    """Send it again and again, and take what is answered; whether the line came to an end by that."""
    line.settimeout(10)
    portion, sent = again * max(1, PORTION // len(again)), 0
    try:
        line.sendall(first)
        while sent < MOST:
            line.sendall(portion)
            sent += len(portion)
            drain(line)
            time.sleep(0.002)  # not all of it at once
        while line.recv(65536):  # the system may have taken it all before the server has
            pass
    except (ConnectionResetError, BrokenPipeError):
        return True
    except TimeoutError:
        return False
    return True


def drain(line: socket.socket) -> None:
    line.setblocking(False)
    try:
        while line.recv(65536):
            pass
    except BlockingIOError:
        pass
    finally:
        line.settimeout(10)


@pytest.mark.parametrize("kind", FLOODS)
def test_a_socket_that_floods_is_cut_off(house: Serving, table: str, kind: str) -> None:
    with raw_line(house.url) as line:
        shake_hands(line, table)
        assert is_cut_off(line, *FLOODS[kind])


def test_a_body_in_chunks_of_a_byte_is_refused(house: Serving) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with raw_line(house.url) as line:
        assert is_cut_off(line, head + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n")


@pytest.mark.parametrize("line_sent", [b"a:\r\n", b"a: " + b"x" * 4000 + b"\r\n"])
def test_a_request_with_a_head_without_end_is_refused(house: Serving, line_sent: bytes) -> None:
    """Also if all of it comes at once."""
    with raw_line(house.url) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\n" + line_sent * (60_000 // len(line_sent)) + b"\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 400")


def test_what_proper_clients_send_is_within_the_limits(house: Serving) -> None:
    async def visit(url: str, table: str, key: str) -> None:
        async with Player(url, table, key) as anna:
            assert anna.connection is not None
            await anna.until(wire.News)
            for _ in range(30):  # as if ten minutes of a library's own pings had been on their way
                await (await anna.connection.ping())
            for number in range(30):
                await anna.say(wire.Ping(at=number))
            assert (await anna.until(wire.Pong, lambda pong: pong.at == 29)).at == 29
            for _ in range(3):
                refused = await anna.act(wire.Choose(id="long", decision=0, choices=["x" * 2000] * 30))
                assert isinstance(refused, wire.Refused) and refused.kind == "stale"
            await anna.connection.send(['{"type":"ping",', '"at":', "77", "}"])  # in pieces
            assert (await anna.until(wire.Pong)).at == 77

    seat = open_table(house.url, "abluxxen", ["me", "random"], cover_after_s=None)
    asyncio.run(visit(house.url, seat.table, seat.key))


def test_whoever_says_much_at_once_hears_why_it_ends(house: Serving, table: str) -> None:
    """Messages are counted one by one, however many come at once: a polite goodbye is possible."""

    async def babble(url: str) -> wire.Bye:
        async with Player(url, table) as player:
            assert player.connection is not None
            for number in range(200):
                try:
                    await player.say(wire.Ping(at=number))
                except ConnectionClosed:
                    break
            return await player.until(wire.Bye)

    assert asyncio.run(babble(house.url)).kind == "too-fast"


def test_what_is_posted_in_pieces_arrives_whole(house: Serving) -> None:
    body = b'{"game":"abluxxen","chairs":[{"who":"me"},{}]' + b" " * 50_000 + b"}"
    head = (
        f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
    )
    with raw_line(house.url) as line:
        line.sendall(head.encode() + b"\r\n\r\n")
        for begin in range(0, len(body), 700):
            line.sendall(body[begin : begin + 700])
        assert line.recv(100).startswith(b"HTTP/1.1 201")


def test_several_requests_at_once_are_answered_in_turn(house: Serving) -> None:
    with raw_line(house.url) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50)
        heard = b""
        while heard.count(b"HTTP/1.1 200") < 50:
            more = line.recv(65536)
            assert more, heard.count(b"HTTP/1.1 200")
            heard += more
    assert ask(house.url + "/healthz")[0] == 200


def test_whoever_knocks_without_end_is_not_even_told_why() -> None:
    guard = Guard(Config(database="", limits=Limits(requests_s=0.1, requests=10)))
    knocks = [guard.hears_knock(cast(WebSocketScope, {"client": ("192.0.2.1", 1)})) for _ in range(20)]
    assert knocks == [True] * 15 + [False] * 5, "those that are let in, half as many that hear a goodbye, and no more"
    assert guard.hears_knock(cast(WebSocketScope, {"client": ("192.0.2.2", 1)}))


def test_whoever_is_cut_off_again_and_again_comes_back_a_few_times_a_second() -> None:
    guard = Guard(Config(database="", limits=Limits(requests_s=20, requests=100)))
    flooding, quiet = (cast(WebSocketScope, {"client": (address, 1)}) for address in ("192.0.2.1", "192.0.2.2"))
    let_in = 0
    until = time.monotonic() + 1.5
    while time.monotonic() < until:
        if guard.hears_knock(flooding):
            let_in += 1
            guard.cut_off(flooding)
        time.sleep(0.001)
    assert 20 <= let_in <= 28, "twenty are forgiven, and then four a second"
    assert guard.hears_knock(quiet)


@pytest.mark.parametrize("kind", ["pings", "words after goodbye", "heartbeats"])
def test_a_flood_that_comes_back_again_and_again_is_not_let_in(tmp_path: Path, kind: str) -> None:
    """Whatever ended it: the rate limit of messages, or the one below them."""
    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", "--messages", "20") as server:
        table = open_table(server.url, "abluxxen", ["me", "open"]).table
        answers = [answer_to_flood(server.url, table, kind) for _ in range(40)]
        assert b"403" in answers
        assert server.mistakes() == []


def test_the_messages_of_many_sockets_of_an_address_wait_for_each_other(tmp_path: Path) -> None:
    """Each says no more than it may, so nobody is sent away."""

    async def visit(url: str, table: str) -> None:
        async with Player(url, table) as player:
            for number in range(4):
                await player.say(wire.Ping(at=number))
            await player.until(wire.Pong, lambda pong: pong.at == 3)

    async def crowd(url: str, table: str) -> None:
        await asyncio.gather(*[visit(url, table) for _ in range(12)])

    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", "--messages", "2") as server:
        table, began = open_table(server.url, "abluxxen", ["me", "open"]).table, time.monotonic()
        asyncio.run(crowd(server.url, table))
        assert time.monotonic() - began > 1, "60 messages: 20 at once, and 20 a second"
        assert server.mistakes() == []


def test_of_many_who_come_at_once_everybody_is_welcomed(house: Serving, table: str) -> None:
    """They are read one after the other, and welcomed one by one."""

    async def visit() -> None:
        async with Player(house.url, table) as player:
            await player.until(wire.News)

    async def crowd() -> None:
        await asyncio.gather(*[visit() for _ in range(50)])

    asyncio.run(crowd())


def answer_to_flood(url: str, table: str, kind: str) -> bytes:
    """The status that somebody gets who floods if they are let in."""
    with raw_line(url) as line:
        line.sendall(handshake(table))
        answer = line.recv(1000)
        if b" 101 " in answer:
            assert is_cut_off(line, *FLOODS.get(kind, (HELLO, WORD)))
        return answer.split()[1]


# ---- requests that never come


async def read_all(scope: Any, receive: Any, send: Any) -> None:
    """An application that waits for the whole body; a WebSocket is let in and heard."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


@asynccontextmanager
async def serving_in_here(ping_s: float = 20.0) -> AsyncIterator[int]:
    """A web server in this process; its port."""
    settings = uvicorn.Config(
        read_all,
        port=0,
        http=protocols.LimitedHttp,
        ws=protocols.LimitedWebSocket,
        ws_ping_interval=ping_s,
        lifespan="off",
        log_config=None,
    )
    server = uvicorn.Server(settings)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    await running


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HTTP/1.1\r\nHost:", b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf"],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_request_that_does_not_come_is_given_up(monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    monkeypatch.setattr(protocols, "REQUEST_WITHIN_S", 0.1)

    async def run() -> None:
        async with serving_in_here() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(sent)
            with suppress(ConnectionResetError):
                assert await asyncio.wait_for(reader.read(), 20) == b""
            writer.close()

    asyncio.run(run())


def test_whoever_has_come_in_time_may_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """A WebSocket, and a connection for one request after the other."""
    monkeypatch.setattr(protocols, "REQUEST_WITHIN_S", 0.1)

    async def run() -> None:
        async with serving_in_here() as port, connect(f"ws://127.0.0.1:{port}/", proxy=None) as line:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for _ in range(3):
                writer.write(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 204")
                await asyncio.sleep(0.15)
            await (await line.ping())
            writer.close()

    asyncio.run(run())


# ---- who is still there


PING_S: Final = 0.2  # of silence, until somebody is asked
WORD_S: Final = 0.05  # between the words of a client that talks


async def pings_heard(turns: int, talks: bool) -> list[float]:
    """For each ping that a client hears within so many of its turns, how long it had been silent at most before it."""
    heard: list[float] = []
    async with serving_in_here(PING_S) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(handshake("x"))
        await reader.readuntil(b"\r\n\r\n")
        said = [time.monotonic()] * 3  # the last three times
        for _ in range(turns):
            with suppress(TimeoutError):
                async with asyncio.timeout(WORD_S if talks else 20):
                    head = await reader.readexactly(2)
                    if head[0] & 15 == 9:
                        heard.append(max(later - sooner for sooner, later in pairwise([*said, time.monotonic()])))
                    writer.write(frame(10, await reader.readexactly(head[1])))
            if talks:
                writer.write(WORD)
                said = [*said[1:], time.monotonic()]
        writer.close()
    return heard


def test_whoever_is_silent_is_asked_whether_they_are_there() -> None:
    assert len(asyncio.run(pings_heard(3, talks=False))) == 3


def test_whoever_talks_is_not_asked_whether_they_are_there() -> None:
    """On a busy machine even they are silent for a while now and then."""
    assert not [silent for silent in asyncio.run(pings_heard(30, talks=True)) if silent < PING_S / 2]
