"""A club: servers on one database, tables at them, guests who come back, and somebody who kills the servers."""

from __future__ import annotations

import asyncio
import functools
import http.client
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from kibitz.core.game import Json
from kibitz.server.api.tables import Seated
from kibitz.server.keys import new_key
from server.regulars import Leaver, Onlooker, Regular
from server.serving import Serving, open_table, sit_down

SHORT: Final[dict[str, dict[str, Json]]] = {  # games that played at random come to an end soon
    "abluxxen": {},
    "fluxx": {"turn_cap": 100},
    "absolute": {"rounds": 1, "turn_limit": 6},
}
LEVELS: Final = (*["random"] * 7, "casual")
DEAD_FOR_S: Final = 6.0  # at most, longer than the right to drive a table lasts


@dataclass
class Evening:
    """A table that was played at, and those who did."""

    table: str
    rounds: int
    regulars: list[Regular] = field(default_factory=list)
    onlooker: Onlooker | None = None


class Club:
    """Many tables, played at one after the other until the servers have been killed often enough."""

    def __init__(self, servers: list[Serving], rng: random.Random, think_s: float) -> None:
        self.servers = servers
        self.rng = rng
        self.think_s = think_s
        self.killed = 0
        self.closing = False  # nobody begins a new table any more
        self.live = 0  # tables
        self.evenings: list[Evening] = []
        self.abandoned: list[str] = []  # tables that nobody ever played at

    async def run(self, tables: int, kills: int, seconds: float) -> None:
        """Play at so many tables at once until the servers have been killed so often, and every game to its end."""
        try:
            async with asyncio.timeout(seconds), asyncio.TaskGroup() as tasks:
                for number in range(tables):
                    tasks.create_task(self.play_evenings(number, random.Random(self.rng.random())))
                tasks.create_task(self.havoc(kills))
        except TimeoutError:
            raise AssertionError(f"after {seconds} s and {self.killed} kills: {self.unfinished()}") from None

    def unfinished(self) -> list[str]:
        """The guests who still sit there, and what they wait for."""
        watched = [evening for evening in self.evenings if evening.onlooker is not None and not evening.onlooker.over]
        return [
            f"{evening.table}: chairs {regular.chairs} had news {regular.have}, wait for {regular.waiting}"
            for evening in self.evenings
            for regular in evening.regulars
            if not regular.over
        ] + [f"{evening.table}: watched by somebody" for evening in watched]

    # ---- killing

    async def havoc(self, kills: int) -> None:
        """Kill one server after the other; sometimes it stays dead for a while, or dies again while it starts."""
        for number in range(kills):
            self.closing = number == kills - 1
            server = self.servers[number % len(self.servers)]
            await self.some_acts()
            await asyncio.to_thread(server.kill)
            self.killed += 1
            if self.rng.random() < 0.1:
                await asyncio.to_thread(server.launch)
                await asyncio.sleep(self.rng.uniform(0, 1))
                await asyncio.to_thread(server.kill)
            if self.rng.random() < 0.1:
                await asyncio.sleep(self.rng.uniform(0, DEAD_FOR_S))
            await asyncio.to_thread(server.start)

    async def some_acts(self) -> None:
        """Until the guests have done so many things, and then a moment that has nothing to do with any of them."""
        until = self.acts() + self.rng.randint(0, 100)
        while self.acts() < until and self.live:
            await asyncio.sleep(0.005)
        await asyncio.sleep(self.rng.uniform(0, 0.1))

    def acts(self) -> int:
        return sum(len(regular.kept) for evening in self.evenings for regular in evening.regulars)

    # ---- playing

    async def play_evenings(self, number: int, rng: random.Random) -> None:
        """One table after the other, of every game and every number of seats, with guests and bots."""
        while True:
            self.live += 1
            await self.play_evening(rng, list(SHORT)[number % len(SHORT)], number % 6 == 5)
            self.live -= 1
            if self.closing:
                return
            number += 1

    async def play_evening(self, rng: random.Random, game: str, only_bots: bool) -> None:
        """Bots among themselves play while somebody watches."""
        evening = await self.open_table(rng, game, only_bots)
        self.evenings.append(evening)
        await self.abandon()
        if only_bots:
            evening.onlooker = Onlooker(self.urls(rng.randint(0, 1)), evening.table)
            await evening.onlooker.watch()
        await asyncio.gather(*[regular.play() for regular in evening.regulars])

    async def open_table(self, rng: random.Random, game: str, only_bots: bool) -> Evening:
        seats = rng.randint(2, 5)
        bots = seats if only_bots else rng.randint(0, seats - 1)
        chairs = [rng.choice(LEVELS) for _ in range(bots)] + ["open"] * (seats - bots)
        rng.shuffle(chairs)
        rounds = 1 if only_bots else rng.choice([1, 1, 1, 2])
        cover = rng.choice([None, None, 1])
        url, options, key = rng.choice(self.urls(0)), SHORT[game], new_key()
        free = [seat for seat, chair in enumerate(chairs) if chair == "open"]
        host = free[0] if free else -1  # sits from the beginning on: an open table without anybody expires
        chairs = ["me" if seat == host else chair for seat, chair in enumerate(chairs)]
        made = await self.insist(
            lambda: open_table(url, game, chairs, key, options=options, rounds=rounds, cover_after_s=cover)
        )
        evening = Evening(made.table, rounds)
        while free:
            own = [free.pop() for _ in range(min(len(free), rng.choice([1, 1, 1, 2])))]
            evening.regulars.append(await self.seat(made.table, own, rng, key if host in own else new_key()))
        return evening

    async def abandon(self) -> None:
        """Somebody opens a table, and leaves it before anybody else comes."""
        url, key = self.rng.choice(self.urls(0)), new_key()
        made = await self.insist(lambda: open_table(url, "fluxx", ["me", "open"], key))
        self.abandoned.append(made.table)
        await Leaver(self.urls(0), made.table, key).leave()

    async def seat(self, table: str, chairs: list[int], rng: random.Random, key: str) -> Regular:
        """A guest who sits down on these chairs, asking for each until somebody answers."""
        urls = self.urls(chairs[0])
        for chair in chairs:
            wish = functools.partial(sit_down, urls[0], table, f"Guest {chair}", key, seat=chair)
            seated = await self.insist(wish)
            assert chair in seated.seats
        assert set(seated.seats) == set(chairs)
        return Regular(urls, table, key, chairs, random.Random(rng.random()), self.think_s)

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
