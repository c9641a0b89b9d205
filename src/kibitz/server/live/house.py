"""The house: all tables that this process has in memory, its store, its bots, its driver."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import Final

import msgspec

from kibitz.core.game import SPECTATOR, Position
from kibitz.play.players import Player, spare_names
from kibitz.server.keys import new_table_id
from kibitz.server.live.bot_pool import BotPool
from kibitz.server.live.driver import Driver
from kibitz.server.live.notifier import Notifier
from kibitz.server.live.openings import Openings
from kibitz.server.live.replaying import Replays
from kibitz.server.live.results import Results
from kibitz.server.live.room import Room
from kibitz.server.ops.config import Limits, WebhookConfig
from kibitz.server.ops.metrics import Metrics
from kibitz.server.store.database import Change, TableRow
from kibitz.server.store.store import Store
from kibitz.server.table.entries import Chair, Opened, State
from kibitz.server.table.settings import Settings, checked
from kibitz.server.table.table import Table

IDLE_S: Final = 300.0  # a table that nobody looks at goes out of memory


class House:
    """One process's share of the tables."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        metrics: Metrics,
        webhook_config: WebhookConfig | None = None,
        limits: Limits | None = None,
        least_pace_ms: int = 0,
    ) -> None:
        self.store = store
        self.clock = store.clock
        self.bots = bots
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.elsewhere: dict[str, dict[str, set[int]]] = {}  # who is connected to other processes: by table, process
        self.driver = Driver(self)
        self.openings = Openings(limits or Limits(), least_pace_ms)
        self.least_pace_ms = least_pace_ms
        self.notifier = Notifier(self, webhook_config or WebhookConfig())
        self.replays = Replays()
        self.results = Results(store)
        self.draining = False
        store.on_news = self.on_news
        store.on_gap = self.on_gap
        store.on_broadcast = self.on_broadcast

    async def close(self) -> None:
        await self.driver.stop()
        await self.bots.close()
        with contextlib.suppress(Exception):
            await self.store.release()
        await self.store.close()

    # ---- tables

    async def enter(self, id: str) -> Room:
        """The room of a table, read from the store if it is not in memory. There is never a second one."""
        while True:
            room = self.rooms.get(id) or self.rooms.setdefault(id, Room(self, id))
            room.used_at = time.monotonic()
            if room.is_read:
                return room
            async with room.lock:
                if self.rooms.get(id) is not room:
                    continue
                try:
                    await room.ensure()
                except BaseException:
                    if not room.connections:
                        del self.rooms[id]
                    raise
            self.driver.nudge(room)

    async def open_table(
        self, settings: Settings, person: str, begins_at: Position | None = None, address: str = ""
    ) -> Room:
        """A new table; whoever opens it is its host. The first game may begin at a position."""
        await asyncio.to_thread(checked, settings)  # a deck of somebody's own takes a while
        id = new_table_id()
        state = State(settings, seated(settings, person), host=person, begins_at=begins_at)
        table = Table(state)
        entry = Opened(msgspec.json.decode(msgspec.json.encode(state), type=State))
        at = self.clock.now_ms()
        room = Room(self, id)
        room.state = table
        table.take(1, at, entry)
        listed = TableRow(id, settings.game, settings.listed, "open", msgspec.json.encode(settings).decode(), at)
        await self.store.create(listed, Change(room.row(at, entry, []), people=[(person, True)]))
        self.openings.opened(id, address or person, person, time.monotonic())
        self.rooms[id] = room
        await room.do(lambda table: [])  # deals, if everybody is there
        return room

    def tidy(self) -> None:
        """Tables that nobody looks at go out of memory; the store has them."""
        now = time.monotonic()
        for id, room in list(self.rooms.items()):
            if room.connections or room.lock.locked() or now - room.used_at < IDLE_S:
                continue
            wakes = self.driver.next_look(room) if room.state is not None else None
            if wakes is None or wakes > self.clock.now_ms() + IDLE_S * 1000:
                del self.rooms[id]
                self.elsewhere.pop(id, None)
                self.driver.forget(id)
                self.notifier.forget(id)

    # ---- other processes

    def on_news(self, id: str, number: int) -> None:
        room = self.rooms.get(id)
        if room is not None and (room.state is None or room.state.number < number):
            self.driver.start(room.catch_up())

    def on_gap(self) -> None:
        """Something may have been missed: look everywhere."""
        self.elsewhere.clear()
        self.driver.start(self.catch_up_everywhere())

    async def catch_up_everywhere(self) -> None:
        done = await asyncio.gather(*[self.catch_up(room) for room in self.rooms.values()], return_exceptions=True)
        failed = [error for error in done if error is not None]
        if failed:  # the database is out of reach, for all of them: told once
            raise failed[0]

    async def catch_up(self, room: Room) -> None:
        await self.look_elsewhere(room)
        await room.catch_up()

    def on_broadcast(self, text: str) -> None:
        """Another process says who is connected to it at a table."""
        with contextlib.suppress(ValueError, KeyError, TypeError):
            said = json.loads(text)
            room = self.rooms.get(said["table"])
            if room is None or room.state is None:
                return
            before = self.there(room)
            self.elsewhere.setdefault(said["table"], {})[said["process"]] = set(said["seats"])
            self.changed_elsewhere(room, before)

    async def forget_the_dead(self, now: int) -> None:
        """Nobody is connected to a process that lives no more."""
        if not self.elsewhere:
            return
        living = await self.store.living(now)
        for id, processes in list(self.elsewhere.items()):
            room, dead = self.rooms.get(id), processes.keys() - living
            before = self.there(room) if room else set()
            for process in dead:
                del processes[process]
            if dead and room:
                self.changed_elsewhere(room, before)

    def changed_elsewhere(self, room: Room, before: set[int]) -> None:
        """Somebody has come to another process, or gone from it; these chairs' people were there before."""
        room.lost(before - self.there(room))
        room.announce_people()
        self.driver.nudge(room)

    async def look_elsewhere(self, room: Room) -> None:
        """Who is connected to other processes, where those have said nothing since the table came into memory."""
        for process, seats in (await self.store.elsewhere(room.id, self.clock.now_ms())).items():
            self.elsewhere.setdefault(room.id, {}).setdefault(process, seats)

    def present(self, room: Room) -> set[int]:
        """The chairs whose people are connected, here or elsewhere; SPECTATOR: somebody watches."""
        others = self.elsewhere.get(room.id, {}).values()
        return room.here().union(*others)

    def there(self, room: Room) -> set[int]:
        """The chairs whose people are connected, here or elsewhere."""
        return self.present(room) - {SPECTATOR}

    async def people_changed(self, room: Room) -> None:
        """Somebody has come or gone here."""
        room.announce_people()
        self.driver.nudge(room)
        seats = sorted(room.here())
        await self.store.broadcast(json.dumps({"table": room.id, "process": self.store.process, "seats": seats}))

    async def finish_acts(self, seconds: float) -> None:
        """Let what has begun come to its end."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and any(room.lock.locked() for room in self.rooms.values()):
            await asyncio.sleep(0.02)


def seated(settings: Settings, person: str) -> list[Chair]:
    """The chairs of a new table: the host's, open ones, bots under names of their own."""
    taken = [plan.name for plan in settings.chairs if plan.name]
    free = spare_names(taken)
    chairs = []
    for plan in settings.chairs:
        name = Player(plan.name).name if plan.name else ""
        if plan.who == "bot":
            chairs.append(Chair(name or (free.pop(0) if free else "Bot"), bot=plan.bot))
        elif plan.who == "me":
            chairs.append(Chair(name or (free.pop(0) if free else "?"), person))
        else:
            chairs.append(Chair(name))
    return chairs
