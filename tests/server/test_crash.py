"""The server is killed at any moment: no acknowledged choice is lost, none is made twice, every table finishes.

``make crash-test`` (the numbers of KIBITZ_SOAK): 50 tables and 100 kills on each kind of database.
"""

from __future__ import annotations

import asyncio
import http.client
import random
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec
import pytest

from every import share
from kibitz import wire
from kibitz.play.record import read_record
from kibitz.server.deeds import AnyDeed, Chose, read_deed
from kibitz.server.http import Seated
from kibitz.server.keys import new_key
from kibitz.server.store import Entry, Store
from kibitz.server.upgrade import fold
from kibitz.terminal.verify import Check, parse_record
from server.databases import sql
from server.regulars import Regular
from server.serving import Serving, ask, open_table, record_of, sit_down
from server.stored import opened

TABLES: Final = share(50, 6)  # at the same time
KILLS: Final = share(100, 3)
PATIENCE_S: Final = share(3600, 240)
THINK_S: Final = share(1, 0) * 0.1
FLAGS: Final = ("--messages", "10000", "--requests", "10000", "--tables", "100000", "--sockets", "10000", "--bots", "1")
GAMES: Final = ("abluxxen", "fluxx", "absolute")


@dataclass
class Evening:
    """A table that was played at, and those who did."""

    table: str
    rounds: int = 1
    regulars: list[Regular] = field(default_factory=list)


class Club:
    """Servers on one database, tables at them, and somebody who kills the servers."""

    def __init__(self, servers: list[Serving], rng: random.Random) -> None:
        self.servers = servers
        self.rng = rng
        self.killed = 0
        self.closing = False  # nobody begins a new table any more
        self.evenings: list[Evening] = []

    async def run(self, tables: int, kills: int) -> None:
        """Play at so many tables at once until the servers have been killed so often, and every game to its end."""
        async with asyncio.timeout(PATIENCE_S), asyncio.TaskGroup() as tasks:
            for number in range(tables):
                tasks.create_task(self.play_evenings(number))
            tasks.create_task(self.havoc(kills))

    async def havoc(self, kills: int) -> None:
        """Kill one server after the other; sometimes it is dead for a while, or dies again while it starts."""
        try:
            for number in range(kills):
                server = self.servers[number % len(self.servers)]
                await asyncio.sleep(self.rng.uniform(0.02, 1.5))
                await asyncio.to_thread(server.kill)
                self.killed += 1
                if self.rng.random() < 0.1:
                    await asyncio.to_thread(server.launch)
                    await asyncio.sleep(self.rng.uniform(0, 3))
                    await asyncio.to_thread(server.kill)
                if self.rng.random() < 0.1:
                    await asyncio.sleep(self.rng.uniform(0, 6))
                await asyncio.to_thread(server.start)
        finally:
            self.closing = True

    async def play_evenings(self, number: int) -> None:
        """One table after the other, of every game and every number of seats, with people and bots."""
        rng = random.Random(f"{self.rng.random()}")
        while True:
            game = GAMES[number % len(GAMES)]
            evening = await self.open_table(rng, game, everybody_is_a_bot=number % 6 == 5)
            self.evenings.append(evening)
            await asyncio.gather(*[regular.play() for regular in evening.regulars])
            while not evening.regulars and not await self.is_over(evening.table):
                await asyncio.sleep(0.5)
            if self.closing:
                return
            number += len(GAMES) if rng.random() < 0.5 else 1

    async def open_table(self, rng: random.Random, game: str, everybody_is_a_bot: bool) -> Evening:
        seats = rng.randint(2, 5)
        bots = seats if everybody_is_a_bot else rng.randint(0, seats - 1)
        levels = [rng.choice(["random", "random", "random", "casual"]) for _ in range(bots)]
        rounds = 1 if everybody_is_a_bot or rng.random() < 0.7 else 2
        cover = None if rng.random() < 0.7 else 1
        chairs = levels + ["open"] * (seats - bots)
        rng.shuffle(chairs)
        url = self.urls(0)[0]
        made = await self.insist(lambda: open_table(url, game, chairs, rounds=rounds, cover_after_s=cover))
        evening = Evening(made.table, rounds)
        for number in range(seats - bots):
            evening.regulars.append(await self.seat(made.table, number, rng))
        return evening

    async def seat(self, table: str, number: int, rng: random.Random) -> Regular:
        key, urls = new_key(), self.urls(number)
        seated = await self.insist(lambda: sit_down(urls[0], table, f"Guest {number}", key))
        assert len(seated.seats) == 1
        return Regular(urls, table, key, random.Random(rng.random()), THINK_S)

    def urls(self, number: int) -> list[str]:
        """The servers' addresses; each guest of a table prefers another one."""
        turn = number % len(self.servers)
        return [server.url for server in self.servers[turn:] + self.servers[:turn]]

    async def insist(self, wish: Callable[[], Seated]) -> Seated:
        """Ask until somebody answers."""
        while True:
            try:
                return await asyncio.to_thread(wish)
            except (OSError, http.client.HTTPException):
                await asyncio.sleep(self.rng.uniform(0.05, 0.3))

    async def is_over(self, table: str) -> bool:
        try:
            status, answer = await asyncio.to_thread(ask, f"{self.urls(0)[0]}/api/tables/{table}")
        except (OSError, http.client.HTTPException):
            return False
        assert status == 200, answer
        found: wire.Info = msgspec.json.decode(msgspec.json.decode(answer, type=dict[str, msgspec.Raw])["info"], type=wire.Info)
        return found.phase == "over"


# ---- what must hold


def check_promises(evening: Evening, deeds: list[AnyDeed]) -> None:
    """Every acknowledged act was done exactly once, no act twice, and none that was refused or that nobody sent."""
    made = {str(deed.id): deed for deed in deeds if getattr(deed, "id", "")}
    count = Counter(str(deed.id) for deed in deeds if getattr(deed, "id", ""))
    sent = {id: act for regular in evening.regulars for id, act in regular.sent.items()}
    kept = {id for regular in evening.regulars for id in regular.kept}
    refused = {id for regular in evening.regulars for id in regular.refused}
    assert [id for id, times in count.items() if times > 1] == [], "done twice"
    assert kept - set(made) == set(), "acknowledged, and lost"
    assert refused & set(made) == set(), "refused, and done nevertheless"
    assert set(made) - set(sent) == set(), "done, and nobody had asked for it"
    for id, deed in made.items():
        act = sent[id]
        assert isinstance(deed, Chose) == isinstance(act, wire.Choose)
        if isinstance(deed, Chose) and isinstance(act, wire.Choose):
            assert deed.choices == act.choices
    assert all(deed.id for deed in deeds if isinstance(deed, Chose) and not deed.by), "a choice that nobody sent"


def check_entries(entries: list[Entry], rounds: int) -> None:
    """They have no gap, and from every whole one on they are the legal course of a game up to its end."""
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    wholes = [index for index, entry in enumerate(entries) if entry.whole]
    assert len(wholes) == 1 + rounds
    for first, after in zip(wholes, [*wholes[1:], len(entries)], strict=True):
        table = fold(entries[first:after])
        assert table.state.phase == ("open" if first == 0 else "over" if after == len(entries) else "between")


def check_record(text: str) -> None:
    record = read_record(text)
    assert record.replay().outcome() is not None
    check = Check(text, parse_record(text), "", "en")
    assert check.holds, check.lines


async def check_all(store: Store, evenings: list[Evening]) -> None:
    for evening in evenings:
        row = await store.row(evening.table)
        assert row is not None and row.phase == "over"
        entries = await store.between(evening.table, 1, 10**9)
        check_entries(entries, evening.rounds)
        check_promises(evening, [read_deed(entry.data) for entry in entries])
        assert [wrong for regular in evening.regulars for wrong in regular.wrong] == []


def play_and_kill(servers: list[Serving], seed: str, tables: int = TABLES, kills: int = KILLS) -> Club:
    """Play, kill, and look at everything that was promised and kept."""
    club = Club(servers, random.Random(seed))
    try:
        for server in servers:
            server.start()
        asyncio.run(club.run(tables, kills))
        for evening in club.evenings:
            for number in range(1, evening.rounds + 1):
                check_record(record_of(servers[0].url, evening.table, number))
    finally:
        for server in servers:
            server.stop(10)

    async def check() -> None:
        async with opened(servers[0].database) as [store]:
            await check_all(store, club.evenings)

    asyncio.run(check())
    assert [mistake for server in servers for mistake in server.mistakes()] == []
    return club


# ---- tests


def test_no_choice_is_lost_when_the_server_is_killed(database: str, tmp_path: Path) -> None:
    club = play_and_kill([Serving(database, tmp_path / "log", *FLAGS)], "one server")
    assert club.killed == KILLS and len(club.evenings) >= TABLES


def test_two_servers_share_a_table_and_are_killed_in_turn(postgres: str, tmp_path: Path) -> None:
    """The guests of every table are connected to different servers."""
    servers = [Serving(postgres, tmp_path / f"log{number}", *FLAGS) for number in (1, 2)]
    club = play_and_kill(servers, "two servers", kills=KILLS + KILLS % 2)
    assert len(club.evenings) >= TABLES
