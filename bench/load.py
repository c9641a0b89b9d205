"""An evening: a thousand tables of five, people, bots, watchers and lobbies; beside a bare uvicorn.

``make load-test`` writes the tables into docs/performance.md. Servers, database and clients are processes of their own.
What is measured: how long it takes from sending a choice to the last seat's news of it, the server's CPU time for a
choice, all told (engine, boards, commit, sockets, heartbeats, chat, lists), and its memory for a table.
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
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import uvloop

import page
import process
from crowd import Crowd, Desk, EchoTable, open_tables
from evening import EVERY_S, GAMES, PEOPLE, SEATS, WATCHED, Evening
from kibitz.cli import build
from postgres import Postgres

SHORT: Final = 21.0  # seconds of the lesser runs
WARM_S: Final = 8.0  # until everybody is in the middle of something
GROWTH: Final = (250, 500, 1000, 2000)
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
    people: int  # choices of theirs
    bots: int  # choices of theirs
    seconds: float
    wrong: str
    p50: float
    p99: float
    most: float
    cpu: float  # seconds, of all server processes
    bots_cpu: float
    database_cpu: float
    clients_cpu: float
    memory: float  # bytes for a table
    size_in: int
    size_out: int
    aside: str = ""  # what else happened

    @property
    def choices(self) -> int:
        return self.people + self.bots

    def row(self) -> str:
        each = 1000 / max(1, self.choices)
        return (
            f"| {self.name} | {self.tables:,} | {self.people:,} + {self.bots:,} | {self.wrong} | {self.p50 * 1000:.1f} "
            f"| {self.p99 * 1000:.1f} | {self.most * 1000:.0f} | {self.cpu * each:.2f} "
            f"| {(self.bots_cpu + self.database_cpu) * each:.2f} | {self.cpu / self.seconds:.0%} "
            f"| {self.clients_cpu / self.seconds:.0%} | {self.memory / 1000:.0f} |"
        )


HEAD: Final = (
    "| run | tables | choices of people + bots | refused or lost | p50 ms | p99 ms | longest ms "
    "| server CPU ms a choice | beside it, bots and database | server load, of a core | clients' load | kB a table |\n"
    "| --- " + "| ---: " * 11 + "|"
)


def say(text: str) -> None:
    """What is going on, for whoever waits."""
    print(text, file=sys.stderr, flush=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def share(values: list[float], part: float) -> float:
    return sorted(values)[int(len(values) * part)] if values else float("nan")


# ---- an evening


class Costs(NamedTuple):
    """What has been used until now."""

    at: float
    cpu: float
    bots: float
    database: float
    clients: float

    def since(self, before: Costs) -> Costs:
        return Costs(*[now - then for now, then in zip(self, before, strict=True)])


def costs(servers: list[process.Process], database: Postgres | None) -> Costs:
    return Costs(
        time.perf_counter(),
        sum(server.cpu() for server in servers),
        sum(server.helpers_cpu() for server in servers),
        database.cpu() if database is not None else 0.0,
        time.process_time(),
    )


def counted(servers: list[process.Process]) -> tuple[int, int]:
    """The choices of people and of bots, as the servers count them."""
    found = [server.counted() for server in servers]
    names = ("kibitz_choices_total", "kibitz_bot_choices_total")
    people, bots = [int(sum(numbers[name] for numbers in found)) for name in names]
    return people, bots


async def evening(
    name: str, servers: list[process.Process], tables: int, seconds: float, database: Postgres | None = None
) -> Figures:
    """Servers that have just begun are filled, and played on."""
    empty = sum(server.memory() for server in servers)
    crowd = Evening([server.port for server in servers])
    say(f"{name}: {tables:,} tables are opened")
    await crowd.open_tables(tables)
    say(f"{name}: everybody comes")
    await crowd.connect()
    crowd.begin()
    say(f"{name}: {len(crowd.guests):,} sockets, for {seconds:.0f} s")
    await asyncio.sleep(WARM_S)
    crowd.forget()
    made, before = await asyncio.to_thread(counted, servers), costs(servers, database)

    def report(gone: float) -> None:
        waits = f"p50 {share(crowd.waits, 0.5) * 1000:.1f} ms, p99 {share(crowd.waits, 0.99) * 1000:.1f} ms"
        load = costs(servers, database).since(before)
        busy = f"server {load.cpu / max(load.at, 0.01):.0%}, clients {load.clients / max(load.at, 0.01):.0%}"
        say(f"  {gone:3.0f} s: {crowd.sent:,} choices of people, {waits}, {busy}, wrong: {sum(crowd.wrong.values())}")

    await crowd.play(seconds, report)
    spent, now = costs(servers, database).since(before), await asyncio.to_thread(counted, servers)
    memory = (sum(server.memory() for server in servers) - empty) / tables
    waits, polls = crowd.waits[:], crowd.polls[:]
    await crowd.end()
    crowd.leave()
    figures = Figures(
        name, tables, now[0] - made[0], now[1] - made[1], spent.at, told_wrong(crowd),
        share(waits, 0.5), share(waits, 0.99), max(waits), spent.cpu, spent.bots, spent.database, spent.clients, memory,
        crowd.sent_bytes // max(1, crowd.sent), crowd.bytes // max(1, crowd.frames),
        f"{crowd.said:,} lines of chat, {crowd.back:,} came back after a lost connection, {crowd.overtaken} answered a "
        f"reaction window in the moment in which somebody else decided it, {len(polls):,} times a lobby "
        f"asked for its lists (p50 {share(polls, 0.5) * 1000:.0f} ms, p99 {share(polls, 0.99) * 1000:.0f} ms)",
    )  # fmt: skip
    print(figures.row(), flush=True)
    say(f"  {figures.aside}; a choice at a table every {tables * spent.at / max(1, figures.choices):.2f} s")
    return figures


def told_wrong(crowd: Evening | Crowd) -> str:
    return "; ".join(f"{count} {what}" for what, count in crowd.wrong.items()) or "none"


async def on_sqlite(name: str, tables: int, seconds: float) -> Figures:
    """A fresh server, full."""
    with tempfile.TemporaryDirectory() as folder:
        server = process.kibitz(Path(folder) / "tables.db", free_port())
        try:
            return await evening(name, [server], tables, seconds)
        finally:
            server.stop()


async def on_postgres(count: int, tables: int, seconds: float) -> Figures:
    """So many server processes that share a PostgreSQL; everybody comes to any of them."""
    with Postgres() as database:
        servers: list[process.Process] = []
        try:
            for _ in range(count):
                servers.append(process.kibitz(database.address, free_port()))
            return await evening(f"PostgreSQL, server processes: {count}", servers, tables, seconds, database)
        finally:
            for server in servers:
                server.stop()


async def echoed(like: Figures, seconds: float) -> Figures:
    """As many sockets and messages of the same sizes, and nothing behind them."""
    server = process.echo(free_port(), like.size_out)
    say("bare echo: everybody comes")
    try:
        empty = server.memory()
        crowd = Crowd(like.size_in)
        for number in range(like.tables):
            sockets = PEOPLE[number % len(PEOPLE)] + (number % (2 * WATCHED) < 2)
            crowd.tables.append(EchoTable(crowd, f"/{number}", [""] * sockets))
        await crowd.connect(server.port)
        await asyncio.sleep(2)
        crowd.forget()
        before = costs([server], None)
        await crowd.play(EVERY_S, max(1, round(seconds / EVERY_S)))
        spent = costs([server], None).since(before)
        memory = (server.memory() - empty) / like.tables
        crowd.leave()
    finally:
        server.stop()
    figures = Figures(
        "bare uvicorn echo", like.tables, crowd.sent, 0, spent.at, told_wrong(crowd), share(crowd.waits, 0.5),
        share(crowd.waits, 0.99), max(crowd.waits), spent.cpu, 0.0, 0.0, spent.clients, memory, like.size_in,
        like.size_out,
    )  # fmt: skip
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
    desk, path = Desk(port), crowd.tables[0].path.removesuffix("/socket") + "/faces"
    times = [time.perf_counter()]
    for _ in range(3):
        await desk.ask("GET", path)
        times.append(time.perf_counter())
    desk.close()
    return ((times[1] - times[0]) - (times[3] - times[2])) * 1000


async def long_games(tables: int) -> list[str]:
    """What the length of a game costs: for a choice, and when the table is read after a restart."""
    say("long games")
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


async def everything(options: argparse.Namespace) -> list[str]:
    stop = asyncio.current_task()
    assert stop is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.cancel)  # the servers are stopped too
    tables, seconds = options.tables, options.seconds
    short = min(SHORT, seconds)
    print(HEAD, flush=True)
    full = await on_sqlite("Kibitz", tables, seconds)
    bare = await echoed(full, short)
    if options.quick:
        return []
    growth = [await on_sqlite("Kibitz", count, short) for count in GROWTH]
    shared = [await on_postgres(count, tables, short) for count in (1, 2)]
    return [
        f"Measured on {datetime.date.today().isoformat()}: {page.processor()}, {os.cpu_count()} cores for server, bots "
        f"and clients together, Python {platform.python_version()}, {platform.system()}, Kibitz {build()}; "
        f"{full.size_in} bytes a choice, {full.size_out} bytes of news to each socket; a choice at a table every "
        f"{tables * full.seconds / full.choices:.1f} s; SQLite on disk, `synchronous=FULL`. Meanwhile {full.aside}.",
        "", HEAD, full.row(), bare.row(), "", "Growth:", "", HEAD, *[figures.row() for figures in growth],
        "", "On PostgreSQL, on the same machine:", "", HEAD, *[figures.row() for figures in shared],
        "", "CPU ms a choice over the length of a game, five people at every table:", "",
        *await long_games(min(tables, FEW)),
    ]  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description="An evening: latency, CPU and memory of the server.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--quick", action="store_true", help="one evening and the echo; the page stays as it is")
    parser.add_argument("--postgres", type=int, default=0, help="one evening with so many processes on PostgreSQL")
    options = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    gc.disable()  # the clients' pauses are not the server's
    if options.postgres:
        print(HEAD, flush=True)
        uvloop.run(on_postgres(options.postgres, options.tables, options.seconds))
        return
    lines = uvloop.run(everything(options))
    if lines:
        page.write("load", "\n".join(lines), by="make load-test")


if __name__ == "__main__":
    main()
