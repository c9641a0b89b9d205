"""Many clients in one process: sockets at tables, as light as they can be, so that the server is what is measured.

They speak the table protocol, and read of a message no more than they need to choose.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import struct
import time
from collections import Counter
from typing import Final, Protocol, cast

import msgspec
from msgspec import Struct

NEWS: Final = b'{"type":"news"'
DONE: Final = b'{"type":"done"'
SERVERS_MISTAKES: Final = (b'{"type":"refused"', b'{"type":"bye"')
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
PATIENCE: Final = 10.0  # seconds for the last answers


class Offer(Struct):
    text: str


class Ask(Struct):
    decision: int
    seats: list[int]
    offers: list[Offer] = []
    answered: list[str] = []


class News(Struct):
    ask: Ask | None = None


read_news = msgspec.json.Decoder(News).decode


class Place(Protocol):
    """What a connection knows of where it goes."""

    path: str

    def hello(self, place: int) -> bytes:
        """The first message of this place's client."""

    def wrong(self, what: str) -> None:
        """Count a mistake of the server's."""

    def is_left(self) -> bool:
        """Whether everybody goes."""


class Socket(asyncio.Protocol):
    """A client's connection."""

    def __init__(self, table: Place, place: int) -> None:
        self.table = table
        self.place = place
        self.rest = b""
        self.is_open = False
        self.first_news: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # ---- bytes

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are none by name
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.table.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        if not self.is_open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            self.opened(head)
        self.rest = self.frames(data)

    def opened(self, head: bytes) -> None:
        self.is_open = True
        if b" 101 " not in head.splitlines()[0]:
            self.table.wrong("not let in")
        self.send(self.table.hello(self.place))

    def frames(self, data: bytes) -> bytes:
        """Take all whole frames; what is left."""
        at = 0
        while len(data) >= at + 2:
            length, begin = data[at + 1], at + 2
            if length >= 126:
                begin += 2 if length == 126 else 8
                if len(data) < begin:
                    break
                length = int.from_bytes(data[at + 2 : begin], "big")
            if len(data) < begin + length:
                break
            self.frame(data[at] & 15, data[begin : begin + length])
            at = begin + length
        return data[at:]

    def frame(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self.heard(data)
        elif kind == PING:
            self.send(data, PONG)
        elif kind == CLOSE:
            self.transport.close()  # as browsers answer it
            if not self.table.is_left():
                self.table.wrong("closed by the server")

    def send(self, data: bytes, kind: int = TEXT) -> None:
        """A frame, masked with zeros."""
        size = struct.pack("!BB", 128 + kind, 128 + len(data))
        if len(data) >= 126:
            size = struct.pack("!BBH", 128 + kind, 254, len(data))
        self.transport.write(size + b"\0\0\0\0" + data)

    def heard(self, data: bytes) -> None:
        """A message has come."""
        raise NotImplementedError


class Seat(Socket):
    """One seat's connection."""

    def __init__(self, table: Table, place: int) -> None:
        super().__init__(table, place)
        self.at = table
        self.news = b""  # the latest

    def heard(self, data: bytes) -> None:
        if data.startswith(NEWS):
            self.news = data
            self.at.told(len(data))
            if not self.first_news.done():
                self.first_news.set_result(None)
        elif data.startswith(DONE):
            self.at.crowd.done += 1
        elif data.startswith(SERVERS_MISTAKES):
            self.at.wrong(data.decode()[:160])


class Table:
    """A table and its sockets. What one choice brings is complete when the next one is due."""

    def __init__(self, crowd: Crowd, path: str, keys: list[str]) -> None:
        self.crowd = crowd
        self.path = path
        self.keys = keys
        self.random = random.Random(path)
        self.sockets: list[Seat] = []
        self.sent_at = 0.0  # the last choice
        self.told_at = 0.0  # the last news since
        self.told_to = 0  # how many
        self.made = 0

    def hello(self, place: int) -> bytes:
        return json.dumps({"type": "hello", "protocol": 1, "key": self.keys[place]}).encode()

    async def connect(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        for place in range(len(self.keys)):
            _, socket = await loop.create_connection(lambda place=place: Seat(self, place), "127.0.0.1", port)  # type: ignore[misc]
            self.sockets.append(socket)
            await asyncio.wait_for(socket.first_news, 60)

    def wrong(self, what: str) -> None:
        self.crowd.count(what)

    def is_left(self) -> bool:
        return self.crowd.leaving

    def told(self, size: int) -> None:
        self.told_at = time.perf_counter()
        self.told_to += 1
        self.crowd.frames += 1
        self.crowd.bytes += size

    def choose(self) -> bool:
        """Make one choice, whoever is asked, unless the last one is still on its way; False: the game is over."""
        if self.sent_at and not self.told_to:
            self.crowd.count("not heard of when the next was due")
            return True
        self.settle()
        for place, socket in enumerate(self.sockets):
            ask = read_news(socket.news).ask
            if ask is not None and ask.offers and not ask.answered:
                self.made += 1
                choice = self.random.choice(ask.offers).text
                act = {"type": "choose", "id": f"{place}-{self.made}", "decision": ask.decision, "choices": [choice]}
                self.send(socket, json.dumps(act).encode())
                return True
        return False

    def send(self, socket: Socket, data: bytes) -> None:
        self.crowd.sent += 1
        self.crowd.sent_bytes += len(data)
        self.told_to = 0
        self.sent_at = time.perf_counter()
        socket.send(data)

    def settle(self) -> None:
        """Write down how long the last choice took to reach the last seat."""
        if self.sent_at:
            self.crowd.heard_by[self.told_to] += 1
            if self.told_to:
                self.crowd.waits.append(self.told_at - self.sent_at)
            self.sent_at = 0.0


class EchoTable(Table):
    """The same sockets at a server that does nothing but answer."""

    def hello(self, place: int) -> bytes:
        return NEWS

    def choose(self) -> bool:
        self.settle()
        self.made += 1
        self.send(self.sockets[self.made % len(self.sockets)], b"." * self.crowd.size_in)
        return True


class Crowd:
    """All tables of a run, and what was measured there."""

    def __init__(self, size_in: int = 0) -> None:
        self.tables: list[Table] = []
        self.size_in = size_in  # of an echo's messages
        self.leaving = False
        self.forget()

    def forget(self) -> None:
        """Count from here."""
        self.waits: list[float] = []
        self.heard_by: Counter[int] = Counter()  # how many seats heard of a choice
        self.wrong: Counter[str] = Counter()
        self.sent = self.sent_bytes = self.done = self.frames = self.bytes = 0
        self.latest = 0.0  # how much too late the clients themselves were

    def count(self, what: str) -> None:
        self.wrong[what] += 1

    async def connect(self, port: int) -> None:
        """A few tables at a time."""
        waiting = list(self.tables)

        async def some() -> None:
            while waiting:
                await waiting.pop().connect(port)

        await asyncio.gather(*[some() for _ in range(20)])

    async def play(self, every: float, beats: int) -> int:
        """So many choices at every table, one every so many seconds, spread evenly; how many games have ended."""
        begin, over = time.perf_counter(), set[int]()
        for number in range(beats * len(self.tables)):
            due = begin + number * every / len(self.tables)
            now = time.perf_counter()
            if due > now:
                await asyncio.sleep(due - now)
            self.latest = max(self.latest, time.perf_counter() - due)
            which = number % len(self.tables)
            if which not in over and not self.tables[which].choose():
                over.add(which)
        await self.quiet()
        for table in self.tables:
            table.settle()
        return len(over)

    async def quiet(self) -> None:
        """Wait until nothing more is heard."""
        heard, until = -1, time.perf_counter() + PATIENCE
        while heard != self.frames or (self.done < self.sent and time.perf_counter() < until and not self.size_in):
            heard = self.frames
            await asyncio.sleep(0.2)

    def leave(self) -> None:
        self.leaving = True
        for table in self.tables:
            for socket in table.sockets:
                socket.transport.close()


class Desk:
    """A connection for HTTP requests, one after the other."""

    def __init__(self, port: int, key: str = "") -> None:
        self.port = port
        self.key = f"Authorization: Bearer {key}\r\n" if key else ""
        self.reader: asyncio.StreamReader | None = None

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        if self.reader is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n{self.key}"
        self.writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        length = int(answer.split(b"content-length:")[1].split(b"\r\n")[0])
        return int(answer.split()[1]), await self.reader.readexactly(length)

    async def post(self, path: str, body: object) -> dict[str, object]:
        status, data = await self.ask("POST", path, body)
        if status != 201:
            raise SystemExit(f"load: expected 201 from {path}, got {status}: {data.decode()[:300]}")
        answer: dict[str, object] = json.loads(data)
        return answer

    def close(self) -> None:
        if self.reader is not None:
            self.writer.close()


async def open_tables(crowd: Crowd, port: int, games: list[str], count: int, seats: int) -> None:
    """Tables over HTTP, everybody seated; the games in turn."""
    numbers = list(range(count))

    async def some() -> None:
        desk = Desk(port)
        while numbers:
            game = games[numbers.pop() % len(games)]
            wish = {"game": game, "chairs": [{"who": "open"}] * seats, "cover_after_s": None}
            table = (await desk.post("/api/tables", wish))["table"]
            keys = [str((await desk.post(f"/api/tables/{table}/seats", {}))["key"]) for _ in range(seats)]
            crowd.tables.append(Table(crowd, f"/api/tables/{table}/socket", keys))
        desk.close()

    await asyncio.gather(*[some() for _ in range(16)])
