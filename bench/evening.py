"""An evening at a club, as the server sees it: people and bots at tables of five, watchers, lobbies, chat, lost lines.

The clients are browsers in what they send and ask for (boards, heartbeats, ``have`` when they come back). Of what they
are sent they read the numbers and the offers of their own seat, so that they are cheap enough to run beside the server.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Final

import msgspec
from msgspec import Struct

from crowd import DONE, NEWS, SERVERS_MISTAKES, Desk, Offer, Socket
from kibitz.server.keys import new_key

SEATS: Final = 5
PEOPLE: Final = (2, 3)  # at the tables in turn: five at two tables
WATCHED: Final = 2  # one table of so many has somebody who watches
LOBBIES: Final = 0.2  # for each table
LOBBY_S: Final = 15.0  # web/src/lobby: while the page is visible
HEARTBEAT_S: Final = 15.0  # web/src/lib/connection.ts
EVERY_S: Final = 3.0  # between two choices at a table, on average
# How long people and bots take for a decision, so that it comes to that: in a reaction window several are asked.
TAKES_S: Final = {"abluxxen": 2.75, "fluxx": 6.6, "absolute": 3.55}
GAMES: Final = list(TAKES_S)
CHATTY: Final = 0.1  # of the choices of people: something is said after them
LOST_LINES: Final = 0.05  # of the sockets are lost in a minute
AWAY_S: Final = (0.5, 2.0)  # until they come back
SETTLED_S: Final = 1.5  # after so long nobody hears of a choice any more
AT_ONCE: Final = 20  # that come
PATIENCE_S: Final = 10.0

REFUSED: Final = b'{"type":"refused"'
STALE: Final = b'"kind":"stale"'
PING: Final = b'{"type":"ping","at":1}'


class Item(Struct):
    n: int
    kind: str
    seat: int = -1


class Ask(Struct):
    decision: int
    seats: list[int]
    offers: list[Offer] = []
    answered: list[str] = []


class News(Struct):
    seat: int
    n: int
    items: list[Item] = []
    fresh: bool = False
    ask: Ask | None = None


# Games that are over soon, as people play them: those who choose anything take ages to end a game of Absolute or Fluxx.
SHORT_GAMES: Final[dict[str, dict[str, int]]] = {
    "abluxxen": {},
    "fluxx": {"turn_cap": 100},
    "absolute": {"rounds": 1, "turn_limit": 5},
}


def game_of(number: int) -> str:
    return GAMES[number % len(GAMES)]


read_news = msgspec.json.Decoder(News).decode


class Choice:
    """A choice on its way: who is to hear of it, and who has."""

    def __init__(self, by: Guest, expected: set[Guest]) -> None:
        self.by = by
        self.seat = by.seat
        self.expected = expected
        self.heard: set[Guest] = set()
        self.last = 0.0
        self.sent_at = time.perf_counter()


class Guest(Socket):
    """Somebody at a table: with a key on a chair, without one they watch."""

    def __init__(self, table: EveningTable, place: int, came_with: Guest | None = None) -> None:
        super().__init__(table, place)
        self.at = table
        self.evening = table.evening
        self.seat = -1
        self.n: int = 0 if came_with is None else came_with.n
        self.have = {} if came_with is None or not came_with.n else {came_with.seat: came_with.n}
        self.random = random.Random(f"{table.path} {place}")
        self.plan: asyncio.TimerHandle | None = None  # when they choose
        self.asked = -1  # the decision that is open
        self.decided = -1  # the last decision that was answered, or is about to be
        self.chose = -1  # the last one that was answered
        self.waiting = 0  # acts that are neither done nor refused
        self.made: int = 0 if came_with is None else came_with.made
        self.told_closed = self.lost_at = 0.0  # when

    @property
    def is_seated(self) -> bool:
        return self.place < len(self.at.keys)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost_at = time.perf_counter()
        if self.plan is not None:
            self.plan.cancel()
        if not self.first_news.done():
            self.first_news.set_result(None)  # nobody waits for it

    # ---- listening

    def heard(self, data: bytes) -> None:
        if data.startswith(NEWS):
            self.evening.frames += 1
            self.evening.bytes += len(data)
            self.hear_news(read_news(data))
            if not self.first_news.done():
                self.first_news.set_result(None)
        elif data.startswith(DONE):
            self.waiting -= 1
            self.evening.done += 1
        elif data.startswith(SERVERS_MISTAKES):
            self.waiting -= data.startswith(REFUSED)
            self.hear_refusal(data)

    def hear_refusal(self, data: bytes) -> None:
        """Whoever has left a table does not mind.

        Of several who are asked in a reaction window, the first who does something decides. Whoever answers in the
        moment before they hear of it is overtaken; that is no mistake."""
        if self.at.is_deserted:
            return
        if STALE in data and self.asked > self.chose:
            self.evening.overtaken += 1
            self.at.open = [choice for choice in self.at.open if choice.by is not self]
        else:
            self.evening.wrong[data.decode()[:160]] += 1

    def hear_news(self, news: News) -> None:
        if news.items:
            if not news.fresh and news.items[0].n != self.n + 1 and self.n:
                self.evening.wrong["news lost"] += 1
            self.n = news.items[-1].n
        self.seat, self.n = news.seat, max(self.n, news.n)
        if any(item.kind == "closed" for item in news.items):
            self.told_closed = time.perf_counter()
        self.at.told(self, news)
        if not self.is_seated:
            return
        ask = news.ask
        self.asked = self.asked if ask is None else ask.decision
        if ask is None:
            if any(item.kind == "ended" for item in news.items):
                self.later(self.at.leave if self.evening.moves_on else self.play_again)
        elif ask.offers and not ask.answered and ask.decision != self.decided:
            self.decided = ask.decision
            choice = self.random.choice(ask.offers).text
            self.later(lambda: self.choose(ask.decision, choice))

    # ---- acting

    def later(self, act: Callable[[], None]) -> None:
        """After the time that people take; whatever they were about to do before is forgotten."""
        if self.plan is not None:
            self.plan.cancel()
        delay = self.at.takes * self.random.uniform(0.5, 1.5)
        self.plan = asyncio.get_running_loop().call_later(delay, act)

    def act(self, what: dict[str, object]) -> int:
        self.made += 1
        data = json.dumps({**what, "id": f"{self.place}-{self.made}"}).encode()
        self.waiting += 1
        self.evening.acts += 1
        self.send(data)
        return len(data)

    def choose(self, decision: int, choice: str) -> None:
        if self.at.is_left():
            return
        self.at.settle()
        here = {guest for guest in self.at.guests if guest.is_seated and guest.is_here}
        self.at.open.append(Choice(self, here | {self}))
        self.chose = decision
        size = self.act({"type": "choose", "decision": decision, "choices": [choice]})
        self.evening.sent += 1
        self.evening.sent_bytes += size
        if self.random.random() < CHATTY:
            asyncio.get_running_loop().call_later(self.random.uniform(0.2, 0.8), self.chat)

    def chat(self) -> None:
        if self.is_here and not self.at.is_left():
            self.act({"type": "say", "text": "I would not have done that, but let us see how it goes"})
            self.evening.said += 1

    def play_again(self) -> None:
        self.act({"type": "again"})

    @property
    def is_here(self) -> bool:
        return self.first_news.done() and not self.transport.is_closing()

    def ping(self) -> None:
        if self.is_here:
            self.send(PING)


class EveningTable:
    """A table, and whoever is there."""

    def __init__(self, evening: Evening, number: int, keys: list[str], path: str) -> None:
        self.evening = evening
        self.number = number
        self.takes = TAKES_S[game_of(number)]  # seconds for a decision
        self.path = path
        self.keys = keys
        self.watchers = 1 if number % (2 * WATCHED) < 2 else 0  # of tables with two people and with three alike
        self.guests: list[Guest] = []
        self.open: list[Choice] = []
        self.is_deserted = False

    def hello(self, place: int) -> bytes:
        guest = self.guests[place] if place < len(self.guests) else None
        key = self.keys[place] if place < len(self.keys) else ""
        have = guest.have if guest is not None else {}
        return json.dumps({"type": "hello", "protocol": 1, "key": key, "boards": True, "have": have}).encode()

    def wrong(self, what: str) -> None:
        self.evening.wrong[what] += 1

    def is_left(self) -> bool:
        return self.is_deserted or self.evening.leaving

    def leave(self) -> None:
        """Everybody goes, and plays on at another table."""
        if not self.is_left():
            self.is_deserted = True
            self.settle(at_once=True)
            for guest in self.guests:
                guest.transport.close()
            self.evening.soon(self.evening.move_on(self))

    async def come(self, place: int, before: Guest | None = None) -> None:
        """Somebody comes, or comes back."""
        loop = asyncio.get_running_loop()
        port = self.evening.random.choice(self.evening.ports)
        guest = Guest(self, place, before)
        if before is None:
            self.guests.append(guest)
        else:
            self.guests[place] = guest
        await loop.create_connection(lambda: guest, "127.0.0.1", port)
        await asyncio.wait_for(guest.first_news, 60)
        if self.is_deserted:
            guest.transport.close()

    async def connect(self) -> None:
        for place in range(len(self.keys) + self.watchers):
            await self.come(place)

    # ---- who has heard of what

    def told(self, guest: Guest, news: News) -> None:
        """Everybody at the table hears of a choice; but a part of a move, and an answer that lies face down, are for
        the one who made it."""
        if not self.open:
            return
        now = time.perf_counter()
        chose = {item.seat for item in news.items if item.kind == "chose"}
        for choice in self.open[:]:
            hidden = choice.by is guest and not chose and news.ask is not None and bool(news.ask.answered)
            if hidden or -1 in chose or choice.seat in chose:
                choice.heard.add(guest)
                choice.last = now
                if hidden or choice.heard >= choice.expected:
                    self.finish(choice)

    def finish(self, choice: Choice) -> None:
        self.open.remove(choice)
        self.evening.waits.append(choice.last - choice.sent_at)

    def settle(self, at_once: bool = False) -> None:
        """Of some choices nobody else hears, and others may have gone meanwhile."""
        until = time.perf_counter() - SETTLED_S
        for choice in [choice for choice in self.open if at_once or choice.sent_at < until]:
            others = {guest for guest in choice.expected if guest in self.guests and guest is not choice.by}
            if choice.by not in choice.heard:
                self.evening.wrong["not heard of"] += 1
                self.open.remove(choice)
                continue
            if choice.heard & others and others - choice.heard:
                self.evening.wrong["not heard of by all"] += 1
            self.finish(choice)


class Evening:
    """All of it, and what was measured."""

    def __init__(self, ports: list[int], moves_on: bool = False) -> None:
        self.ports = ports
        self.moves_on = moves_on  # after a game the same people open another table; otherwise they play again
        self.random = random.Random("evening")
        self.tables: list[EveningTable] = []
        self.leaving = False
        self.tasks: list[asyncio.Task[None]] = []
        self.coming: set[asyncio.Task[None]] = set()  # who comes back, or goes to another table
        self.forget()

    def forget(self) -> None:
        """Count from here."""
        self.waits: list[float] = []
        self.polls: list[float] = []  # how long lobbies have waited for their lists
        self.wrong: Counter[str] = Counter()
        self.sent = self.sent_bytes = self.done = self.acts = self.said = self.back = self.overtaken = self.ended = 0
        self.frames = self.bytes = 0

    @property
    def guests(self) -> list[Guest]:
        return [guest for table in self.tables for guest in table.guests]

    # ---- coming

    async def open_tables(self, count: int) -> None:
        """Each by people of its own."""
        numbers = list(range(count))

        async def some() -> None:
            while numbers:
                number = numbers.pop()
                await self.open_table(number, [new_key() for _ in range(PEOPLE[number % len(PEOPLE)])])

        await asyncio.gather(*[some() for _ in range(16)])

    async def open_table(self, number: int, keys: list[str]) -> EveningTable:
        """Over HTTP: whoever opens it, one or two others, and bots."""
        people, game = len(keys), game_of(number)
        chairs = [{"who": "me"}, *[{"who": "open"}] * (people - 1), *[{"who": "bot"}] * (SEATS - people)]
        wish = {"game": game, "chairs": chairs, "listed": True, "pace_ms": round(1000 * TAKES_S[game])}
        if self.moves_on:
            wish["options"] = SHORT_GAMES[game]
        path = f"/api/tables/{(await self.post(keys[0], '/api/tables', wish))['table']}"
        for key in keys[1:]:
            await self.post(key, f"{path}/seats", {})
        self.tables.append(EveningTable(self, number, keys, f"{path}/socket"))
        return self.tables[-1]

    async def post(self, key: str, path: str, body: object) -> dict[str, object]:
        desk = Desk(self.ports[0], key)
        try:
            return await desk.post(path, body)
        finally:
            desk.close()

    async def move_on(self, table: EveningTable) -> None:
        self.tables.remove(table)
        self.ended += 1
        await (await self.open_table(table.number, table.keys)).connect()

    async def connect(self) -> None:
        waiting = list(self.tables)

        async def some() -> None:
            while waiting:
                await waiting.pop().connect()

        await asyncio.gather(*[some() for _ in range(AT_ONCE)])

    # ---- the evening

    async def play(self, seconds: float, report: Callable[[float], None]) -> None:
        """So many seconds of it."""
        begin = time.perf_counter()
        while (gone := time.perf_counter() - begin) < seconds:
            report(gone)
            await asyncio.sleep(min(5.0, seconds - gone))

    def begin(self) -> None:
        """Hearts beat, lobbies ask, lines are lost."""
        lobbies = round(LOBBIES * len(self.tables))
        self.tasks = [asyncio.create_task(self.heartbeats()), asyncio.create_task(self.lose_lines())]
        self.tasks += [asyncio.create_task(self.lobby(number / lobbies)) for number in range(lobbies)]

    async def heartbeats(self) -> None:
        """Each socket at its own time."""
        while True:
            guests = self.guests
            for part in range(100):
                for guest in guests[part::100]:
                    guest.ping()
                await asyncio.sleep(HEARTBEAT_S / 100)

    async def lobby(self, share: float) -> None:
        """A page that shows the own tables and those that are listed, and asks again and again."""
        key = new_key()
        await asyncio.sleep(share * LOBBY_S)
        while True:
            begin, port = time.perf_counter(), self.random.choice(self.ports)
            desk = Desk(port, key)
            for path in ("/api/me/tables", "/api/tables"):
                status, _ = await desk.ask("GET", path)
                if status != 200:
                    self.wrong[f"{status} from {path}"] += 1
            desk.close()
            self.polls.append(time.perf_counter() - begin)
            await asyncio.sleep(LOBBY_S)

    async def lose_lines(self) -> None:
        """Now and then a connection breaks, and its browser comes back."""
        while True:
            await asyncio.sleep(60 / (LOST_LINES * len(self.guests)))
            guest = self.random.choice(self.guests)
            if guest.is_here and not guest.waiting:
                self.soon(self.lose(guest))

    def soon(self, coming: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(coming)
        self.coming.add(task)
        task.add_done_callback(self.coming.discard)

    async def lose(self, guest: Guest) -> None:
        guest.transport.close()
        await asyncio.sleep(self.random.uniform(*AWAY_S))
        if not guest.at.is_deserted:
            await guest.at.come(guest.place, guest)
            self.back += 1

    async def end(self) -> None:
        """Nobody begins anything new; what is on its way comes to its end."""
        self.leaving = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.coming)
        until = time.perf_counter() + PATIENCE_S
        while any(guest.waiting > 0 for guest in self.guests) and time.perf_counter() < until:
            await asyncio.sleep(0.1)
        await asyncio.sleep(0.5)
        for table in self.tables:
            table.settle(at_once=True)
        unanswered = sum(guest.waiting for guest in self.guests)
        if unanswered:
            self.wrong["not answered"] += unanswered

    def leave(self) -> None:
        for guest in self.guests:
            guest.transport.close()
