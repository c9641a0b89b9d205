"""A full house: a thousand tables of five, a choice at each every three seconds; beside a bare uvicorn.

``make load-test`` writes the tables into docs/performance.md. Server and clients are a process each. What is measured:
how long it takes from sending a choice to the last seat's news of it, the server's CPU time for a choice, all told
(engine, five views, commit, sockets, heartbeats), and its memory for a table with five sockets.
"""

from __future__ import annotations

import argparse
import asyncio
import datetime
import gc
import os
import platform
import resource
import signal
import socket
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import uvloop

import process
from crowd import Crowd, Desk, EchoTable, open_tables
from kibitz.cli import build

PAGE: Final = Path(__file__).parent.parent / "docs" / "performance.md"
BEGIN, END = "<!-- load: written by make load-test -->", "<!-- load: end -->"
SEATS: Final = 5
EVERY: Final = 3.0  # seconds between two choices at a table
SHORT: Final = 20.0  # seconds of the lesser runs
GROWTH: Final = (250, 500, 1000, 2000)
GAMES: Final = ("abluxxen", "fluxx", "absolute")
LONGEST: Final = 450  # choices of a game that is played on
BRISK: Final = 250  # choices a second in long games
STRETCH: Final = 15  # choices at each table between two looks at the server's CPU time
FEW: Final = 40  # tables whose games are played to the end
LONG_GAME: Final = "absolute"
LENGTHS: Final = (100, 300, 900)
READINGS: Final = 3  # tables of each length; the quickest counts


class Figures(NamedTuple):
    """One run."""

    name: str
    tables: int
    choices: int
    wrong: str
    p50: float
    p99: float
    most: float
    cpu: float  # seconds for a choice
    load: float  # share of a core
    clients: float  # share of a core
    memory: float  # bytes for a table
    size_in: int
    size_out: int

    def row(self) -> str:
        return (
            f"| {self.name} | {self.tables:,} | {self.choices:,} | {self.wrong} | {self.p50 * 1000:.1f} "
            f"| {self.p99 * 1000:.1f} | {self.most * 1000:.0f} | {self.cpu * 1000:.2f} | {self.load:.0%} "
            f"| {self.clients:.0%} | {self.memory / 1000:.0f} |"
        )


HEAD: Final = (
    "| run | tables | choices | refused or lost | p50 ms | p99 ms | longest ms | server CPU ms a choice "
    "| server load, of a core | clients' load | kB a table |\n| --- " + "| ---: " * 10 + "|"
)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def measure(name: str, server: process.Process, crowd: Crowd, empty: int, seconds: float) -> Figures:
    """Everybody plays; nobody counts what came before."""
    await asyncio.sleep(2)
    crowd.forget()
    cpu, own, begin = server.cpu(), time.process_time(), time.perf_counter()
    await crowd.play(EVERY, max(1, round(seconds / EVERY)))
    took = time.perf_counter() - begin
    cpu, own = server.cpu() - cpu, time.process_time() - own
    waits, sent = sorted(crowd.waits), crowd.sent
    lost = sent - sum(count for heard, count in crowd.heard_by.items() if heard)
    crowd.wrong.update({"not heard of": lost} if lost else {})
    memory = (server.memory() - empty) / len(crowd.tables)
    return Figures(
        name, len(crowd.tables), sent, "; ".join(f"{count} {what}" for what, count in crowd.wrong.items()) or "none",
        waits[len(waits) // 2], waits[len(waits) * 99 // 100], waits[-1], cpu / sent, cpu / took, own / took, memory,
        crowd.sent_bytes // sent, crowd.bytes // max(1, crowd.frames),
    )  # fmt: skip


async def serve(name: str, games: list[str], tables: int, seconds: float) -> Figures:
    """A fresh server, full."""
    with tempfile.TemporaryDirectory() as folder:
        server = process.kibitz(Path(folder) / "tables.db", free_port())
        try:
            empty = server.memory()
            crowd = Crowd()
            await open_tables(crowd, server.port, games, tables, SEATS)
            await crowd.connect(server.port)
            figures = await measure(name, server, crowd, empty, seconds)
            crowd.leave()
        finally:
            server.stop()
    print(figures.row(), flush=True)
    return figures


async def echoed(like: Figures, seconds: float) -> Figures:
    """As many sockets and messages of the same sizes, and nothing behind them."""
    server = process.echo(free_port(), like.size_out)
    try:
        empty = server.memory()
        crowd = Crowd(like.size_in)
        crowd.tables = [EchoTable(crowd, f"/{number}", [""] * SEATS) for number in range(like.tables)]
        await crowd.connect(server.port)
        figures = await measure("bare uvicorn echo", server, crowd, empty, seconds)
        crowd.leave()
    finally:
        server.stop()
    print(figures.row(), flush=True)
    return figures


# ---- long games


async def thirds(server: process.Process, game: str, tables: int) -> str:
    """Whole games, as fast as the server comfortably goes: what a choice costs in each third of them."""
    crowd = Crowd()
    await open_tables(crowd, server.port, [game], tables, SEATS)
    await crowd.connect(server.port)
    marks = [(server.cpu(), 0)]
    while await crowd.play(tables / BRISK, STRETCH) < tables // 2 and crowd.tables[0].made < LONGEST:
        marks.append((server.cpu(), crowd.sent))
    marks.append((server.cpu(), crowd.sent))
    crowd.leave()
    at = [(len(marks) - 1) * part // 3 for part in range(4)]
    costs = [
        (marks[end][0] - marks[begin][0]) / (marks[end][1] - marks[begin][1]) * 1000 for begin, end in pairwise(at)
    ]
    line = f"| {game} | {crowd.sent // tables} | " + " | ".join(f"{cost:.2f}" for cost in costs) + " |"
    print(line, flush=True)
    return line


async def play_alone(server: process.Process, choices: int) -> Crowd:
    """A table at which so many choices are made, each as soon as the one before is done."""
    crowd = Crowd()
    await open_tables(crowd, server.port, [LONG_GAME], 1, SEATS)
    await crowd.connect(server.port)
    while crowd.sent < choices and crowd.tables[0].choose():
        while crowd.done < crowd.sent:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.005)  # the last seat's news
    crowd.leave()
    return crowd


async def load_time(port: int, crowd: Crowd) -> float:
    """Milliseconds to read a table into memory: the first time it is asked for against the second."""
    desk, path = Desk(port), crowd.tables[0].path.removesuffix("/socket")
    times = [time.perf_counter()]
    for _ in range(3):
        await desk.ask("GET", path)
        times.append(time.perf_counter())
    desk.close()
    return ((times[1] - times[0]) - (times[3] - times[2])) * 1000


async def long_games(tables: int) -> list[str]:
    """What the length of a game costs: for a choice, and when the table is read after a restart."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        server = process.kibitz(file, free_port())
        try:
            costs = [await thirds(server, game, tables) for game in GAMES]
            played = await asyncio.gather(*[play_alone(server, choices) for choices in LENGTHS * READINGS])
        finally:
            server.stop()
        server = process.kibitz(file, free_port())
        try:
            times = [await load_time(server.port, crowd) for crowd in played]
        finally:
            server.stop()
    loads = [f"| {choices} | {min(times[row :: len(LENGTHS)]):.0f} |" for row, choices in enumerate(LENGTHS)]
    head = ["| game | choices a table | first third | second | last third |", "| --- " + "| ---: " * 4 + "|"]
    told = ["", f"Reading a table of {LONG_GAME} after a restart, by the choices since the deal:", ""]
    return [*head, *costs, *told, "| choices | ms |", "| ---: | ---: |", *loads]


# ---- the page


def machine() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.split(":")[1].strip()
    return platform.machine()


async def everything(tables: int, seconds: float, quick: bool) -> list[str]:
    stop = asyncio.current_task()
    assert stop is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.cancel)  # the servers are stopped too
    print(HEAD, flush=True)
    full = await serve("Kibitz, Abluxxen", ["abluxxen"], tables, seconds)
    short = min(SHORT, seconds)
    mixed = await serve("Kibitz, the three games alike", list(GAMES), tables, short)
    bare = await echoed(full, short)
    growth = [] if quick else [await serve("Kibitz, Abluxxen", ["abluxxen"], count, short) for count in GROWTH]
    lines = [
        f"Measured on {datetime.date.today().isoformat()}: {machine()}, {os.cpu_count()} cores for server and clients "
        f"together, Python {platform.python_version()}, {platform.system()}, Kibitz {build()}; five sockets a table, a "
        f"choice at every table every {EVERY:.0f} s; {full.size_in} bytes a choice, {full.size_out} bytes of news to "
        f"each seat; SQLite on disk, `synchronous=FULL`.",
        "", HEAD, full.row(), mixed.row(), bare.row(), "", "Growth:", "", HEAD, *[figures.row() for figures in growth],
        "", "CPU ms a choice over the length of a game:", "",
    ]  # fmt: skip
    return lines + await long_games(min(tables, FEW))


def main() -> None:
    parser = argparse.ArgumentParser(description="A full house: latency, CPU and memory of the server.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--quick", action="store_true", help="no growth; nothing is written into the page")
    options = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    gc.disable()  # the clients' pauses are not the server's
    lines = uvloop.run(everything(options.tables, options.seconds, options.quick))
    if not options.quick:
        head, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
        PAGE.write_text("\n".join([f"{head}{BEGIN}", *lines, END]) + rest.split(END)[1], encoding="utf-8")


if __name__ == "__main__":
    main()
