"""Lists of a server with 100,000 stored tables: the lobby, "my tables", one table, the metrics; and lobbies that poll.

``make list-test`` prints how long each takes, over HTTP, on SQLite and PostgreSQL, and how the server's memory goes
while 200 lobbies poll for ten minutes. ``--minutes 0`` leaves those out.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import asyncpg  # type: ignore[import-untyped]
import msgspec
import sqlalchemy as sa

import process
from kibitz.server.keys import new_key, new_table_id, person_of
from kibitz.server.phases import ARCHIVED, DONE, OPEN, PLAYING, RUNNING, YOUR_TURN
from kibitz.server.store import schema
from kibitz.server.store.store import Store
from load import free_port
from postgres import Postgres

TABLES: Final = 100_000
PLAYED: Final = 3000  # of them are played now
WAITING: Final = 300  # wait for somebody
PEOPLE: Final = 5000
ASKED: Final = 1000  # times, of each kind
LOBBIES: Final = 200
POLL_S: Final = 15.0
SEATS: Final = 4
AT_ONCE: Final = 5000  # rows


def info(game: str, phase: str, names: list[str]) -> str:
    """As a table of four writes it."""
    chairs = [{"kind": "person", "name": name} for name in names]
    told = {"game": game, "version": 1, "phase": phase, "chairs": chairs, "host": 0, "round": 1, "rounds": 1}
    counts = {"totals": [3, 1, 4, 1], "wins": [0, 0, 1, 0], "begun": 1, "commitment": "c" * 64, "asked": [2]}
    return msgspec.json.encode({**told, **counts, "options": {"variant": "base", "turn_limit": 1000}}).decode()


def rows(
    persons: list[str], rng: random.Random, now: int
) -> Iterator[tuple[dict[str, object], list[dict[str, object]]]]:
    for number in range(TABLES):
        phase = OPEN if number < WAITING else PLAYING if number < WAITING + PLAYED else ARCHIVED
        id, at = new_table_id(), now - rng.randrange((365 if phase == ARCHIVED else 1) * 86_400_000)
        sitting = rng.sample(persons, SEATS)
        names = [f"Player {rng.randrange(1000)}" for _ in sitting]
        game = rng.choice(["abluxxen", "fluxx", "absolute"])
        table = {
            "id": id, "game": game, "listed": rng.random() < 0.5, "phase": phase, "created_at": at, "active_at": at,
            "info": info(game, phase, names), "persons": msgspec.json.encode(sitting).decode(), "wakes_at": None,
        }  # fmt: skip
        rank = DONE if phase == ARCHIVED else rng.choice([YOUR_TURN, RUNNING, RUNNING, RUNNING])
        yield table, [{"person": person, "table_id": id, "rank": rank, "since": at} for person in sitting]


async def fill(address: str, keys: list[str]) -> list[str]:
    """A database that has served for years; the ids of some tables."""
    store = await Store.open(address)
    made, ids = rows([person_of(key) for key in keys], random.Random(1), time.time_ns() // 1_000_000), list[str]()
    for _ in range(TABLES // AT_ONCE):
        batch = [next(made) for _ in range(AT_ONCE)]
        people = [row for _, rows in batch for row in rows]

        def put(connection: sa.Connection, tables: list[dict[str, object]], people: list[dict[str, object]]) -> None:
            connection.execute(sa.insert(schema.tables), tables)
            connection.execute(sa.insert(schema.people), people)

        tables = [table for table, _ in batch]
        await store.database.write(lambda connection, tables=tables, people=people: put(connection, tables, people))  # type: ignore[misc]
        ids += [str(table["id"]) for table in tables[:100]]
    await store.close()
    if not address.startswith("sqlite"):
        await settled(address)
    return ids


async def settled(address: str) -> None:
    """What PostgreSQL does by itself in time."""
    connection = await asyncpg.connect(address)
    await connection.execute("VACUUM ANALYZE")
    await connection.close()


class Client:
    """Asks over one connection, as a browser does."""

    def __init__(self, port: int) -> None:
        self.line = http.client.HTTPConnection("127.0.0.1", port)

    def get(self, path: str, key: str = "") -> int:
        """How long the answer is."""
        self.line.request("GET", path, headers={"authorization": f"Bearer {key}"} if key else {})
        answer = self.line.getresponse()
        body = answer.read()
        assert answer.status == 200, (answer.status, body)
        return len(body)


def timed(name: str, ask: Callable[[], int]) -> None:
    """How long it takes, one after the other; and how much is answered."""
    ask()
    took, size = [], 0
    for _ in range(ASKED):
        begin = time.perf_counter()
        size = ask()
        took.append(1000 * (time.perf_counter() - begin))
    took.sort()
    p50, p99 = took[len(took) // 2], took[len(took) * 99 // 100]
    print(f"| {name} | {p50:.1f} | {p99:.1f} | {took[-1]:.0f} | {size:,} |", flush=True)


@contextmanager
def database(kind: str) -> Iterator[str]:
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/tables.db"
    else:
        with Postgres() as server:
            yield server.address


def measure(kind: str, minutes: float) -> None:
    keys, rng = [new_key() for _ in range(PEOPLE)], random.Random(2)
    with database(kind) as address:
        ids = asyncio.run(fill(address, keys))
        server = process.kibitz(address, free_port())
        try:
            client = Client(server.port)
            print(
                f"\n{kind}, {TABLES:,} tables\n\n| list | p50 ms | p99 ms | longest ms | bytes |\n| --- "
                + "| ---: " * 4
                + "|"
            )
            timed("the lobby", lambda: client.get("/api/tables"))
            timed("my tables", lambda: client.get("/api/me/tables", rng.choice(keys)))
            timed("one table", lambda: client.get(f"/api/tables/{rng.choice(ids)}"))
            timed("metrics", lambda: client.get("/metrics"))
            if minutes:
                poll(server, keys, minutes)
        finally:
            server.stop()


def poll(server: process.Process, keys: list[str], minutes: float) -> None:
    """As many lobbies as there are, each every 15 s: what the lists take then, and the server's memory."""
    took, begin, next_look = list[float](), time.monotonic(), 0.0
    number = 0
    while (now := time.monotonic() - begin) < 60 * minutes:
        if now >= next_look:
            next_look += 60
            print(f"after {now / 60:.0f} min: {server.memory() / 1e6:.1f} MB", flush=True)
        key = keys[number % LOBBIES]
        client = Client(server.port)  # after 15 s the last connection is closed
        for path, who in (("/api/me/tables", key), ("/api/tables", "")):
            asking = time.perf_counter()
            client.get(path, who)
            took.append(1000 * (time.perf_counter() - asking))
        client.line.close()
        number += 1
        time.sleep(max(0.0, begin + number * POLL_S / LOBBIES - time.monotonic()))
    took.sort()
    print(
        f"{LOBBIES} lobbies, {minutes:.0f} min: {len(took):,} lists, p99 {took[len(took) * 99 // 100]:.1f} ms, ", end=""
    )
    print(f"memory {server.memory() / 1e6:.1f} MB", flush=True)


if __name__ == "__main__":
    flags = argparse.ArgumentParser(description=__doc__)
    flags.add_argument("--minutes", type=float, default=10.0)
    flags.add_argument("--databases", nargs="*", default=["sqlite", "postgresql"])
    wish = flags.parse_args()
    for kind in wish.databases:
        measure(kind, wish.minutes)
    sys.exit(0)
