"""The table registry: all tables that this process has in memory."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import islice
from typing import Final

import msgspec

from kibitz.core.game import Position
from kibitz.server.keys import new_table_id
from kibitz.server.live import chat
from kibitz.server.live.keeping import change_of
from kibitz.server.live.live_table import LiveTable, Observers
from kibitz.server.live.openings import Openings
from kibitz.server.live.process import Process
from kibitz.server.phases import OPEN
from kibitz.server.store.database import TableRow
from kibitz.server.table.entries import Chair, Opened, State
from kibitz.server.table.names import cleaned, name_of_bot, name_of_person, unlike
from kibitz.server.table.settings import ChairPlan, Settings, checked
from kibitz.server.table.table import Table
from kibitz.wire import ChatLine

IDLE_S: Final = 300.0  # a table that nobody looks at goes out of memory
MOST_TIDIED: Final = 200  # in one round


class TableRegistry:
    """One process's share of the tables."""

    def __init__(self, process: Process, openings: Openings) -> None:
        self.process = process
        self.store = process.store
        self.clock = process.clock
        self.openings = openings
        self.observers = Observers()
        self.tables: dict[str, LiveTable] = {}
        self.store.on_news = self.on_news
        self.store.on_gap = self.on_gap
        self.store.on_broadcast = self.on_broadcast
        process.lease.on_lapse.append(self.all_are_here)

    async def enter(self, id: str) -> LiveTable:
        """A table, read from the store if it is not in memory. There is never a second one."""
        while True:
            live = self.tables.get(id) or self.tables.setdefault(id, LiveTable(self.process, self.observers, id))
            live.used_at = time.monotonic()
            live.entered += 1
            if live.is_read:
                return live
            async with live.lock:
                if self.tables.get(id) is not live:
                    continue
                try:
                    await live.ensure()
                except BaseException:
                    if not live.connections:
                        del self.tables[id]
                    raise
            live.changed()

    async def open_table(
        self, settings: Settings, person: str, begins_at: Position | None = None, address: str = ""
    ) -> LiveTable:
        """A new table; whoever opens it is its host. The first game may begin at a position."""
        await self.process.decks.prepare(settings, address or person)
        checked(settings)
        id, at = new_table_id(), self.clock.now_ms()
        state = State(settings, seated(settings, person), host=person, begins_at=begins_at)
        live = LiveTable(self.process, self.observers, id)
        live.state = Table(state)
        entry = Opened(msgspec.json.decode(msgspec.json.encode(state), type=State))
        told = live.state.take(1, at, entry)
        change = change_of(id, live.state, at, entry, told, {}, None)
        await self.store.create(TableRow(id, settings.game, settings.listed, OPEN, at), change)
        self.openings.opened(id, address or person, person, time.monotonic())
        self.tables[id] = live
        for hear in self.observers.on_seating:
            hear()
        await live.do(lambda table: [])  # deals, if everybody is there
        return live

    def tidy(self, next_look: Callable[[LiveTable], int | None]) -> None:
        """Tables that nobody looks at, and that need nobody soon, go out of memory; the store has them. So many in a
        round."""
        now = time.monotonic()
        idle = (
            live
            for live in self.tables.values()
            if not live.connections and not live.lock.locked() and now - live.used_at >= IDLE_S
        )
        for live in list(islice(idle, MOST_TIDIED)):
            live.used_at = now  # if it stays
            wakes = next_look(live) if live.state is not None else None
            if wakes is None or wakes > self.clock.now_ms() + IDLE_S * 1000:
                self.forget(live)

    def forget(self, live: LiveTable) -> None:
        """A table goes out of memory."""
        del self.tables[live.id]
        for forget in self.observers.on_forget:
            forget(live.id)

    @asynccontextmanager
    async def visit(self, id: str) -> AsyncIterator[LiveTable]:
        """A table to look at once: it goes out of memory again, if it was not there and nobody else has entered it
        meanwhile. Who has entered may not be connected yet."""
        known = id in self.tables
        live = await self.enter(id)
        entered = live.entered
        try:
            yield live
        finally:
            if not known and self.tables.get(id) is live and live.entered == entered and not live.lock.locked():
                self.forget(live)

    async def finish_acts(self, seconds: float) -> None:
        """Let what has begun come to its end."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and any(live.lock.locked() for live in self.tables.values()):
            await asyncio.sleep(0.02)

    # ---- other processes

    def on_news(self, id: str, number: int) -> None:
        live = self.tables.get(id)
        if live is not None and (live.state is None or live.state.number < number):
            self.process.background.start(live.catch_up())

    def on_gap(self) -> None:
        """Something may have been missed: look everywhere."""
        for live in self.tables.values():
            live.elsewhere.clear()
        self.process.background.start(self.catch_up_everywhere())

    async def catch_up_everywhere(self) -> None:
        done = await asyncio.gather(*[self.catch_up(live) for live in self.tables.values()], return_exceptions=True)
        failed = [error for error in done if error is not None]
        if failed:  # the database is out of reach, for all of them: told once
            raise failed[0]

    async def catch_up(self, live: LiveTable) -> None:
        await live.look_elsewhere()
        await live.catch_up()
        await chat.catch_up(live)

    def on_broadcast(self, text: str) -> None:
        """Another process says who is connected to it at a table, what was said there, or that it must be read anew."""
        with suppress(ValueError, KeyError, TypeError):
            said = json.loads(text)
            if "table" not in said:
                for hear in self.observers.on_message:
                    hear(said)
                return
            live = self.tables.get(said["table"])
            if live is None or live.state is None:
                return
            if "chat" in said:
                line = msgspec.convert(said["chat"], ChatLine)
                self.process.background.start(chat.tell_from_elsewhere(live, line))
            elif "reload" in said:
                self.process.background.start(live.read_again())
            else:
                live.hear_elsewhere(said["process"], set(said["seats"]))

    def all_are_here(self) -> None:
        """Other processes thought that this one was dead: those who are connected to it are here again."""
        for live in [live for live in self.tables.values() if live.connections]:
            self.process.background.start(live.people_changed())

    async def forget_the_dead(self, now: int) -> None:
        """Nobody is connected to a process that lives no more."""
        shared = [live for live in self.tables.values() if live.elsewhere]
        living = await self.store.living(now) if shared else set()
        for live in shared:
            live.forget_dead(living)


def seated(settings: Settings, person: str) -> list[Chair]:
    """The chairs of a new table: the host's, open ones, bots under names of their own."""
    names: dict[int, str] = {}
    for seat, plan in sorted(enumerate(settings.chairs), key=lambda one: (one[1].who != "me", not one[1].name)):
        wish, taken = cleaned(plan.name), list(names.values())
        if plan.who == "me":
            names[seat] = name_of_person(wish, taken)
        elif wish:
            names[seat] = unlike(wish, taken)
        elif plan.who == "bot":
            names[seat] = name_of_bot(taken)
    return [chair_for(plan, names.get(seat, ""), person) for seat, plan in enumerate(settings.chairs)]


def chair_for(plan: ChairPlan, name: str, person: str) -> Chair:
    return Chair(name, person if plan.who == "me" else "", plan.bot if plan.who == "bot" else "")
