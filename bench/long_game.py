"""A game of 26,000 entries: how long others wait while it is read, watched, looked at again and downloaded.

Two such games of Absolute are written into a fresh store, one in progress and one that is over. Then somebody at
another table sends a heartbeat every few milliseconds, and the longest wait for its answer is how long the event loop
was busy with something else. ``python bench/long_game.py [--database postgresql://...]``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

import process
from crowd import Desk
from kibitz.server.live.bot_pool import BotPool
from kibitz.server.live.live_table import LiveTable
from kibitz.server.live.service import TableService
from kibitz.server.ops.config import Config
from kibitz.server.ops.metrics import Metrics
from kibitz.server.store.database import Change
from kibitz.server.store.store import Store
from kibitz.server.table.entries import Chose, Sat
from kibitz.server.table.settings import Settings
from load import free_port

ENTRIES: Final = 26_000
BATCH: Final = 500
EVERY_S: Final = 0.004
MOST_ROUNDS: Final = 99


async def long_game(service: TableService, over: bool) -> str:
    """A table with that many entries since its deal; its game is over, or goes on."""
    rng = random.Random(7)
    wish = {
        "game": "absolute",
        "options": {"rounds": MOST_ROUNDS},
        "chairs": [{"who": "me"}, {}],
        "cover_after_s": None,
    }
    if over:  # shorter rounds, so that it ends where it should
        wish["options"] = {"rounds": await asyncio.to_thread(rounds_for, ENTRIES)}
    live = await service.registry.open_table(msgspec.convert(wish, Settings), "anna")
    await live.do(lambda table: [Sat(1, "Ben", "ben")])
    begun, changes = live.table.number, list[Change]()
    while live.table.state.phase == "playing" and (over or live.table.number < begun + ENTRIES):
        changes.append(random_choice(live, rng))
        if len(changes) == BATCH or live.table.state.phase != "playing":
            assert all(await asyncio.gather(*[service.store.append(change) for change in changes]))
            changes = []
    print(f"{live.table.number - begun} entries, {live.table.state.phase}", flush=True)
    return live.id


def random_choice(live: LiveTable, rng: random.Random) -> Change:
    """Take a choice, as a live does, and what is to be kept of it."""
    play = live.table.playing().play
    entry, at = Chose(play.seat(), [play.game.choices[rng.choice(play.legal)].text]), live.clock.now_ms()
    return live.taken(at, entry)[0]


def rounds_for(entries: int) -> int:
    """How many rounds of random play have at least so many choices."""
    from kibitz.games import make_game

    for rounds in range(1, MOST_ROUNDS):
        play, rng, count = make_game("absolute", {"rounds": rounds}, 2).start(2, seed="1"), random.Random(1), 0
        while play.legal:
            play.apply(rng.choice(play.legal))
            count += 1
        if count > entries:
            return rounds
    raise SystemExit("no game of Absolute is so long")


async def build(address: str) -> tuple[str, str]:
    service = TableService(await Store.open(address), BotPool(1), Metrics(), Config(database=address, least_pace_ms=0))
    try:
        return await long_game(service, over=False), await long_game(service, over=True)
    finally:
        await service.close()


# ---- somebody else


class Bystander:
    """Somebody at another table, who sends heartbeats and notes how long their answers take."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.waits: list[float] = []

    async def beat(self) -> None:
        while True:
            began = time.perf_counter()
            await self.line.send('{"type":"ping","at":1}')
            while not str(await self.line.recv()).startswith('{"type":"pong"'):
                pass
            self.waits.append(time.perf_counter() - began)
            await asyncio.sleep(EVERY_S)

    async def during(self, what: str, work: Callable[[], Awaitable[Any]]) -> str:
        self.waits = []
        beating = asyncio.create_task(self.beat())
        began = time.perf_counter()
        await work()
        took = time.perf_counter() - began
        await asyncio.sleep(0.05)
        beating.cancel()
        waits = sorted(self.waits) or [took]
        return f"| {what} | {took * 1000:.0f} | {waits[len(waits) // 2] * 1000:.1f} | {waits[-1] * 1000:.1f} |"


async def watch(port: int, table: str) -> ClientConnection:
    """Say hello as a spectator, until the news are here."""
    line = await connect(
        f"ws://127.0.0.1:{port}/api/tables/{table}/socket", max_size=None, compression=None, proxy=None
    )
    await line.send('{"type":"hello","protocol":1}')
    while True:
        begin = str(await line.recv())[:80]  # to read all of it would keep the bystander waiting
        if begin.startswith(('{"type":"news"', '{"type":"bye"')):
            line.last = int(begin.partition('"n":')[2].partition(",")[0] or 0)  # type: ignore[attr-defined]
            return line


async def look_back(line: ClientConnection) -> None:
    """The board as it lay half a game ago."""
    await line.send(json.dumps({"type": "moment", "id": "m", "n": line.last // 2}))  # type: ignore[attr-defined]
    while not (heard := str(await line.recv())).startswith('{"type":"answer"'):
        assert not heard.startswith('{"type":"refused"'), heard


async def download(port: int, path: str) -> None:
    desk = Desk(port)
    status, data = await desk.ask("GET", path)
    assert status in (200, 413), (status, data[:300])
    desk.close()


async def measure(address: str, going: str, over: str) -> None:
    server = process.kibitz(address, free_port())
    port = server.port
    try:
        desk = Desk(port)
        small = await desk.post("/api/tables", {"game": "abluxxen", "chairs": [{"who": "me"}, {}]})
        other = Bystander(await watch(port, str(small["table"])))
        print("| while | took ms | others' answers, p50 ms | longest ms |\n| --- | ---: | ---: | ---: |", flush=True)

        async def nothing() -> None:
            await asyncio.sleep(2)

        async def two() -> None:
            await asyncio.gather(watch(port, going), watch(port, going))

        print(await other.during("nothing else happens", nothing), flush=True)
        print(await other.during("it is read after a restart, and somebody watches", lambda: watch(port, going)))
        line = await watch(port, going)
        print(await other.during("somebody looks at an earlier moment", lambda: look_back(line)), flush=True)
        print(await other.during("somebody else comes to watch", lambda: watch(port, going)), flush=True)
        print(await other.during("two come at once", two), flush=True)
        path = f"/api/tables/{over}/games/1"
        for what, end in (
            ("its record is fetched", "/record"),
            ("its events are fetched", ""),
            ("a replay", "/replay"),
        ):
            print(await other.during(what, lambda end=end: download(port, path + end)), flush=True)  # type: ignore[misc]
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description="How long others wait for a game of 26,000 entries.")
    parser.add_argument("--database", default="", help="an empty PostgreSQL database; otherwise a SQLite file")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        address = options.database or f"sqlite:///{Path(folder) / 'tables.db'}"
        uvloop.run(measure(address, *uvloop.run(build(address))))


if __name__ == "__main__":
    main()
