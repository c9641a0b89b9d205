"""A real server in a process of its own, to be asked, killed and started again; and somebody who plays there."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import signal
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType
from typing import Final, Self, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kibitz import wire
from kibitz.server.api.tables import Seated
from server import fork_server

READY_S: Final = 60.0  # until a server has started, on a machine that has much else to do
PORTS: Final = range(20_000, 32_000)  # below those that the system gives to whoever connects somewhere
SHARES: Final = 16  # of the ports, one for each of the processes that test side by side

ROOMY: Final = (
    *("--messages", "10000", "--requests", "10000", "--tables", "100000", "--sockets", "10000"),
    *("--bots", "1", "--least-pace", "0", "--quota-tables", "100000"),
)

JsonBody = dict[str, object]

direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # whatever the environment says of proxies


# ---- the server


class Serving:
    """``kibitz serve`` on a database, with more flags as wanted: without them it has limits that nobody
    reaches, and one process for its bots. It keeps its port, however often it is started."""

    def __init__(
        self, database: str, log: Path, *flags: str, port: int = 0, web: Path | None = None, newer: bool = False
    ) -> None:
        self.database = database
        self.log = log  # what all its processes have said, one after the other
        self.flags = flags
        self.port = port or free_port()
        self.web = web  # where its browser table lies, if not where it usually does
        self.newer = newer  # the rules of its games have the next version
        self.process: BaseProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop(patience=10.0)

    def start(self) -> None:
        """Returns when tables can be played."""
        self.launch()
        self.wait_until_ready()

    def launch(self) -> None:
        """Start it, and do not wait."""
        assert self.process is None, "it runs already"
        words = ["--port", str(self.port), "--log-json", *ROOMY, *self.flags]
        more = {"KIBITZ_WEB": str(self.web)} if self.web else {}
        if self.newer:
            more[fork_server.NEWER_RULES] = "1"
        if self.wrong_clock.exists():
            more[fork_server.WRONG_CLOCK] = str(self.wrong_clock)
        self.process = fork_server.start(words, {"KIBITZ_DATABASE": self.database, **more}, str(self.log))

    @property
    def wrong_clock(self) -> Path:
        return self.log.with_name(self.log.name + ".clock")

    def set_clock(self, wrong_by_s: int) -> None:
        """Its machine's clock is wrong by so many seconds from now on. The first time, before it is started."""
        beside = self.wrong_clock.with_suffix(".new")
        beside.write_text(str(wrong_by_s))
        beside.replace(self.wrong_clock)

    def wait_until_ready(self, seconds: float = READY_S) -> None:
        until = time.monotonic() + seconds
        while not self.is_ready():
            assert self.process is not None and self.process.is_alive(), f"it ended: {self.said()[-3000:]}"
            assert time.monotonic() < until, f"not ready after {seconds} s: {self.said()[-3000:]}"
            time.sleep(0.05)

    def is_ready(self) -> bool:
        with suppress(OSError):
            return ask(self.url + "/readyz")[0] == 200
        return False

    def said(self) -> str:
        """Its log."""
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""

    def mistakes(self) -> list[str]:
        """Lines of its log that tell of a mistake of ours."""
        return [line for line in self.said().splitlines() if "mistake of ours" in line or "Traceback" in line]

    def kill(self) -> None:
        """Dead at once, as if the power went out."""
        self.end(signal.SIGKILL, 10.0)

    def stop(self, patience: float = 30.0) -> int:
        """Ask it to stop, as a service manager does; its exit code."""
        return self.end(signal.SIGTERM, patience)

    def end(self, how: signal.Signals, patience: float) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        signal_group(process, how)
        process.join(patience)
        if process.exitcode is None:
            signal_group(process, signal.SIGKILL)
            process.join()
        return process.exitcode or 0

    def restart(self) -> None:
        """Killed, and started again at the same address."""
        self.kill()
        self.start()


def signal_group(process: BaseProcess, how: signal.Signals) -> None:
    """To a server with all that is in its group; it may be too young to have one."""
    assert process.pid is not None
    for send in (os.killpg, os.kill):
        with suppress(ProcessLookupError):
            send(process.pid, how)
            return


def free_port() -> int:
    """A port where nobody listens, and which nobody is given who connects to somebody else. Workers have their own."""
    own = PORTS[int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) % SHARES :: SHARES]
    for port in random.SystemRandom().sample(own, 100):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                trial.bind(("127.0.0.1", port))
                return port
    raise AssertionError("no port is free")


# ---- over HTTP


def ask(
    url: str, body: JsonBody | None = None, key: str = "", timeout: float = 30.0, method: str | None = None
) -> tuple[int, bytes]:
    """GET, or POST with a body: the status and the answer, whatever it is. OSError: nobody answers."""
    headers = {"authorization": f"Bearer {key}"} if key else {}
    data = None
    if body is not None:
        data, headers["content-type"] = msgspec.json.encode(body), "application/json"
    request = urllib.request.Request(url, data, headers, method=method)
    try:
        with direct.open(request, timeout=timeout) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, refused.read()


def open_table(url: str, game: str, chairs: list[str], key: str = "", **settings: object) -> Seated:
    """A new table; chairs are ``me``, ``open`` or the level of a bot. Nobody dawdles, unless it is wished: not in
    a reaction window either, which is settled when all have answered."""
    plans = [{"who": chair} if chair in ("me", "open") else {"who": "bot", "bot": chair} for chair in chairs]
    body: JsonBody = {"game": game, "chairs": plans, "pace_ms": 0, "window_ms": 20, "window_s": 0, **settings}
    return seated(*ask(url + "/api/tables", body, key))


def sit_down(url: str, table: str, name: str = "", key: str = "", **wish: object) -> Seated:
    """Take a chair, as whoever follows the link."""
    return seated(*ask(f"{url}/api/tables/{table}/seats", {"name": name, **wish}, key))


def seated(status: int, answer: bytes) -> Seated:
    assert status == 201, (status, answer.decode())
    return msgspec.json.decode(answer, type=Seated)


def record_of(url: str, table: str, game: int = 1) -> str:
    status, answer = ask(f"{url}/api/tables/{table}/games/{game}/record")
    assert status == 200, (status, answer.decode())
    return answer.decode()


# ---- over the WebSocket

Heard = (
    wire.Welcome
    | wire.News
    | wire.Done
    | wire.Refused
    | wire.Answer
    | wire.People
    | wire.Pong
    | wire.Chat
    | wire.Bye
)  # fmt: skip
H = TypeVar("H", bound=wire.Message)

heard_decoder = msgspec.json.Decoder(Heard)


class Player:
    """A client at a table; with a key for its chairs, without one it watches. ``async with Player(...) as anna:``"""

    def __init__(self, url: str, table: str, key: str = "", have: dict[int, int] | None = None, chat: int = 0) -> None:
        self.address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
        self.key = key
        self.have = have or {}
        self.chat = chat
        self.boards = False
        self.ids = (f"{random.SystemRandom().getrandbits(48):x}-{count}" for count in itertools.count(1))
        self.welcome: wire.Welcome | None = None
        self.seats: list[int] = []
        self.news: dict[int, wire.News] = {}  # the last, by seat
        self.info: wire.Info | None = None  # the last one told
        self.heard: list[Heard] = []
        self.connection: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        await self.come()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.go()

    async def come(self) -> None:
        """Connect, and say hello."""
        self.connection = await connect(self.address, max_size=None, open_timeout=30, compression=None, proxy=None)
        hello = wire.Hello(protocol=wire.PROTOCOL, key=self.key, have=self.have, boards=self.boards, chat=self.chat)
        await self.say(hello)

    async def go(self) -> None:
        if self.connection is not None:
            await self.connection.close()

    async def say(self, message: wire.Spoken) -> None:
        await self.send(msgspec.json.encode(message).decode())

    async def send(self, frame: str | bytes) -> None:
        assert self.connection is not None
        await self.connection.send(frame)

    async def hear(self, seconds: float = 30.0) -> Heard:
        """The next message. ConnectionClosed: there are no more; TimeoutError: nothing is said."""
        assert self.connection is not None
        async with asyncio.timeout(seconds):
            message: Heard = heard_decoder.decode(await self.connection.recv())
        self.heard.append(message)
        if isinstance(message, wire.Welcome):
            self.welcome, self.seats = message, message.seats
        if isinstance(message, wire.News):
            self.news[message.seat] = message
            self.have[message.seat] = message.n
            self.info = message.info or self.info
        return message

    async def until(self, kind: type[H], which: Callable[[H], bool] = lambda message: True, seconds: float = 30.0) -> H:
        """The next message of this kind."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.hear(seconds)
                if isinstance(message, kind) and which(message):
                    return message

    async def act(self, act: wire.Act | wire.Query) -> wire.Done | wire.Refused | wire.Answer:
        """Say it, and hear what becomes of it."""
        await self.say(act)
        while True:
            message = await self.hear()
            if isinstance(message, wire.Done | wire.Refused | wire.Answer) and message.id in (act.id, ""):
                return message

    def new_id(self) -> str:
        return next(self.ids)

    def asked(self) -> list[tuple[int, wire.Ask]]:
        """Which of its chairs have a decision to make, and what they are offered."""
        found = [(seat, self.news[seat].ask) for seat in self.seats if seat in self.news]
        return [(seat, ask) for seat, ask in found if ask is not None and seat in ask.seats and not ask.answered]

    def is_over(self) -> bool:
        return self.info is not None and self.info.phase in ("over", "closed")

    async def choose(self, seat: int, *choices: str) -> wire.Done | wire.Refused | wire.Answer:
        """Answer the decision that is open for this chair."""
        ask = self.news[seat].ask
        assert ask is not None
        return await self.act(wire.Choose(id=self.new_id(), seat=seat, decision=ask.decision, choices=list(choices)))

    async def play(self, rng: random.Random, seconds: float = 60.0) -> None:
        """Play at random until the match is over. Somebody else's move may make an answer stale: then think again."""
        async with asyncio.timeout(seconds):
            while not self.is_over():
                if not self.asked():
                    await self.hear(seconds)
                    continue
                seat, ask = rng.choice(self.asked())
                answer = await self.choose(seat, rng.choice(ask.offers).text)
                assert isinstance(answer, wire.Done) or answer_came_late(answer), answer


def answer_came_late(answer: wire.Refused | wire.Answer) -> bool:
    return isinstance(answer, wire.Refused) and answer.kind in ("stale", "not-asked")


__all__ = [
    "ConnectionClosed",
    "Heard",
    "Player",
    "Serving",
    "ask",
    "free_port",
    "open_table",
    "record_of",
    "seated",
    "sit_down",
]
