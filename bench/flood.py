"""Floods: four sockets send without end what costs the server something; how much later are the others answered?

For each kind of flood the same tables play twice in one run: first in peace, then under attack. The attackers are a
process of their own and come from another address (127.0.0.2), so that limits by address hit them alone. Whoever is
cut off comes back at once. ``python bench/flood.py [KIND...]``; figures stand in docs/performance.md.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import struct
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, cast

import uvloop

import process
from crowd import Crowd, open_tables
from load import free_port

ATTACKERS: Final = 4
SPEED: Final = 1_700_000  # bytes a second, of each attacker
STEP_S: Final = 0.02  # between two portions
FROM: Final = "127.0.0.2"
TABLES: Final = 10
SEATS: Final = 3
EVERY: Final = 0.1  # seconds between two choices at a table
PHASE_S: Final = 8.0
GAME: Final = "absolute"
HEADER_LINES: Final = 60_000


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    """A WebSocket frame, masked with zeros."""
    head = bytes([(128 if fin else 0) | opcode])
    size = bytes([128 | len(data)]) if len(data) < 126 else bytes([254]) + struct.pack("!H", len(data))
    return head + size + bytes(4) + data


HELLO: Final = frame(1, b'{"type":"hello","protocol":1}')
UNREADABLE: Final = frame(1, b"{") * 25  # leads to a goodbye
WORD: Final = frame(1, b'{"type":"ping","at":1}')
BIG: Final = frame(1, b'{"type":"say","id":"x","text":"' + b"x" * 60_000 + b'"}')


class Flood:
    """How an attacker begins after the handshake, and what it then sends again and again."""

    def __init__(self, first: bytes, portion: bytes, upgrade: bool = True, reconnect: bool = False) -> None:
        self.first = first
        self.portion = portion
        self.upgrade = upgrade  # it is a WebSocket
        self.reconnect = reconnect  # nothing but coming and going


def request(path: str, more: str = "", method: str = "GET") -> bytes:
    return f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{more}\r\n".encode()


CHUNKED: Final = request("/api/tables", "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n", "POST")

FLOODS: Final[dict[str, Flood]] = {
    "ping": Flood(HELLO, frame(9)),
    "ping of 125 bytes": Flood(HELLO, frame(9, b"x" * 125)),
    "pong": Flood(HELLO, frame(10)),
    "empty text": Flood(HELLO, frame(1)),
    "ping before hello": Flood(b"", frame(9)),
    "heartbeats": Flood(HELLO, WORD),
    "text after bye": Flood(HELLO + UNREADABLE, WORD),
    "ping after bye": Flood(HELLO + UNREADABLE, frame(9)),
    "pieces": Flood(HELLO + frame(1, b"{", fin=False), frame(0, fin=False)),
    "big messages": Flood(HELLO, BIG),
    "big message in pieces of a byte": Flood(HELLO + frame(1, b"{", fin=False), frame(0, b" ", fin=False)),
    "coming and going": Flood(HELLO, b"", reconnect=True),
    "HTTP, one request after the other": Flood(b"", request("/healthz"), upgrade=False),
    "HTTP, body in chunks of a byte": Flood(CHUNKED, b"1\r\n \r\n", upgrade=False),
    "HTTP, header without end": Flood(b"", b"GET / HTTP/1.1\r\n" + b"a:\r\n" * HEADER_LINES + b"\r\n", upgrade=False),
}


# ---- the attackers


class Attacker(asyncio.Protocol):
    """One connection; it takes what it is sent and throws it away."""

    def __init__(self, path: str, flood: Flood) -> None:
        self.path = path
        self.flood = flood
        self.gone = asyncio.get_running_loop().create_future()
        self.open = asyncio.get_running_loop().create_future()
        self.may_write = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        if not self.flood.upgrade:
            self.open.set_result(None)
            return
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        self.transport.write(request(self.path, f"Upgrade: websocket\r\nConnection: Upgrade\r\n{key}"))

    def data_received(self, data: bytes) -> None:
        if not self.open.done():
            self.open.set_result(None)

    def connection_lost(self, error: Exception | None) -> None:
        for future in (self.gone, self.open):
            if not future.done():
                future.set_result(None)

    def pause_writing(self) -> None:
        self.may_write = False

    def resume_writing(self) -> None:
        self.may_write = True

    async def flood_on(self, until: float) -> int:
        """Send as fast as the speed allows, until cut off; how many bytes."""
        await self.open
        self.transport.write(self.flood.first)
        if self.flood.reconnect:
            await asyncio.sleep(STEP_S)
            self.transport.abort()
            return 0
        count = max(1, round(SPEED * STEP_S / len(self.flood.portion)))
        portion, sent = self.flood.portion * count, 0
        pause = len(portion) / SPEED
        while not self.gone.done() and time.monotonic() < until:
            if self.may_write:
                self.transport.write(portion)
                sent += len(portion)
            await asyncio.sleep(pause)
        self.transport.abort()
        return sent


async def attack(port: int, path: str, flood: Flood, seconds: float, attackers: int = ATTACKERS) -> tuple[int, int]:
    """Until the time is up: how often somebody connected, and how much was sent."""
    until = time.monotonic() + seconds
    loop = asyncio.get_running_loop()
    counts = [0, 0]

    async def one() -> None:
        while time.monotonic() < until:
            try:
                _, attacker = await loop.create_connection(
                    lambda: Attacker(path, flood), "127.0.0.1", port, local_addr=(FROM, 0)
                )
            except OSError:
                await asyncio.sleep(0.05)
                continue
            counts[0] += 1
            counts[1] += await attacker.flood_on(until)

    await asyncio.gather(*[one() for _ in range(attackers)])
    return counts[0], counts[1]


def run_attack(port: int, path: str, kind: str, seconds: float, attackers: int) -> None:
    os.nice(5)
    connected, sent = uvloop.run(attack(port, path, FLOODS[kind], seconds, attackers))
    print(f"  {kind}: {connected} connections, {sent / 1e6:.1f} MB sent", file=sys.stderr, flush=True)


# ---- the others


class Waits:
    """How long answers took, in milliseconds."""

    def __init__(self, crowd: Crowd) -> None:
        waits = sorted(crowd.waits) or [float("nan")]
        self.count = len(waits)
        self.p50, self.p99, self.most = [
            waits[min(len(waits) - 1, int(len(waits) * share))] * 1000 for share in (0.5, 0.99, 1)
        ]
        self.wrong = "; ".join(f"{count} {what}" for what, count in crowd.wrong.items())

    def cells(self) -> str:
        return f"{self.p50:.1f} | {self.p99:.1f} | {self.most:.0f}"


async def phase(crowd: Crowd, seconds: float) -> Waits:
    crowd.forget()
    await crowd.play(EVERY, round(seconds / EVERY))
    return Waits(crowd)


async def under(kind: str, seconds: float, attackers: int) -> str:
    """A fresh server; the same tables in peace and under attack."""
    with tempfile.TemporaryDirectory() as folder:
        server = process.kibitz(Path(folder) / "tables.db", free_port(), usual_limits=True)
        try:
            crowd = Crowd()
            await open_tables(crowd, server.port, [GAME], TABLES, SEATS)
            await crowd.connect(server.port)
            await phase(crowd, 2)
            calm = await phase(crowd, seconds)
            path = crowd.tables[0].path
            context = multiprocessing.get_context("fork")
            storm = context.Process(target=run_attack, args=(server.port, path, kind, seconds + 2, attackers))
            storm.start()
            await asyncio.sleep(0.5)
            cpu, began = server.cpu(), time.perf_counter()
            stormy = await phase(crowd, seconds)
            load = (server.cpu() - cpu) / (time.perf_counter() - began)
            await asyncio.to_thread(storm.join)
            crowd.leave()
        finally:
            server.stop()
    later = stormy.p99 - calm.p99
    return f"| {kind} | {calm.cells()} | {stormy.cells()} | {later:+.1f} | {load:.0%} | {stormy.wrong or 'none'} |"


HEAD: Final = (
    "| flood | p50 ms in peace | p99 | longest | p50 ms under attack | p99 | longest | p99 later by | server load "
    "| refused or lost |\n| --- " + "| ---: " * 8 + "| --- |"
)


def main() -> None:
    parser = argparse.ArgumentParser(description="How much later others are answered while some sockets flood.")
    parser.add_argument("kinds", nargs="*", help=f"some of: {', '.join(FLOODS)}")
    parser.add_argument("--seconds", type=float, default=PHASE_S)
    parser.add_argument("--attackers", type=int, default=ATTACKERS, help="sockets")
    options = parser.parse_args()
    print(HEAD, flush=True)
    for kind in options.kinds or FLOODS:
        print(uvloop.run(under(kind, options.seconds, options.attackers)), flush=True)


if __name__ == "__main__":
    main()
