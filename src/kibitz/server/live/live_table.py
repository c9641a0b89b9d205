"""A live table: a table in this process, with those who are connected to it here.

An act is *taken* (the table changes), then *kept* (its entry is committed), then *told*. If it cannot be kept, the
table in memory is thrown away and read again: what is in the store is the truth.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from msgspec import UNSET, UnsetType

from kibitz.core.errors import KibitzError
from kibitz.core.game import SPECTATOR
from kibitz.server.live.keeping import change_of
from kibitz.server.live.loading import begin, fold, read_table, reading, retake, retimed
from kibitz.server.live.process import Process
from kibitz.server.ops.rate_limits import Bucket, Buckets
from kibitz.server.phases import CLOSED
from kibitz.server.store.clock import JUMP_MS
from kibitz.server.store.database import Change, StoreError, StoreGone
from kibitz.server.table.acts import DoneBefore, entries_of_act
from kibitz.server.table.entries import Entry, Resumed
from kibitz.server.table.presenter import Presenter, encoded
from kibitz.server.table.seating import Update
from kibitz.server.table.summary import ranks
from kibitz.server.table.table import Table
from kibitz.server.table.timing import wakes_at
from kibitz.wire import Acts, People, Replace

RECENT: Final = 16  # pieces of news kept for those who were away for a moment
RETELLINGS: Final = 30.0  # of a whole game, at once
ASIDES_A_SECOND: Final = 2.0  # of a person, over all their lines: whatever is not play, such as chat, wishes, orders
ASIDES_AT_ONCE: Final = 20.0
RENAMED: Final = (1 / 20.0, 5.0)  # a second, and at once
TRIES: Final = 20  # to be the first with a number
SPECTATORS: Final = [SPECTATOR]
UNREAD: Final = -1  # no era of a clock


class Client(Protocol):
    """Somebody connected, as a table knows them."""

    person: str
    seats: list[int]
    boards: bool
    paces: bool
    hears: bool  # what is said at the table

    def push(self, frame: str) -> None:
        """Send this, after what is queued."""

    def check_seats(self, live: LiveTable, told: Sequence[Update]) -> bool:
        """Whether they sit elsewhere now; then they are told so."""

    def turn_away(self, kind: str, message: str, retry: int = -1) -> None:
        """Say goodbye."""


class Observers:
    """Whoever wants to know what happens at the tables of a process."""

    def __init__(self) -> None:
        self.on_news: list[Callable[[LiveTable, Sequence[Update]], None]] = []  # everybody was told something
        self.on_change: list[Callable[[LiveTable], None]] = []  # the table, or who is connected
        self.on_seating: list[Callable[[], None]] = []  # who sits where at a table, or its phase, is another one
        self.on_forget: list[Callable[[str], None]] = []  # it goes out of memory
        self.on_message: list[Callable[[dict[str, Any]], None]] = []  # another process says something about no table


class LiveTable:
    """A table here. Whatever changes it holds ``lock``."""

    def __init__(self, process: Process, observers: Observers, id: str) -> None:
        self.process = process
        self.observers = observers
        self.id = id
        self.store = process.store
        self.clock = process.clock
        self.era = self.clock.era  # of the clock, when the table was read
        self.lock = asyncio.Lock()
        self.connections: set[Client] = set()
        self.elsewhere: dict[str, set[int]] = {}  # who is connected to other processes, by process
        self.state: Table | None = None
        self.recent: deque[Update] = deque(maxlen=RECENT)
        self.wakes_at: int | UnsetType | None = UNSET  # as it is stored; UNSET: not known
        self.used_at = time.monotonic()
        self.entered = 0  # how often somebody has come to look at it
        self.catching_up = False  # somebody waits for the lock, to take what other processes have kept
        self.retelling = Bucket(1.0, RETELLINGS, self.used_at)
        self.asides = Buckets(ASIDES_A_SECOND, ASIDES_AT_ONCE)  # by person: everybody is told of each
        self.renamings = Buckets(*RENAMED)  # by person: each of them is kept for good
        self.read_at = 0  # when it came into memory
        self.wooed_at = 0  # when this process last tried to drive it
        self.dropped: dict[int, int] = {}  # when a seat's connection was lost, here or elsewhere
        self.seen: dict[int, int] = {}  # when somebody last saw to it that a seat's person is there
        self.chat_n = 0  # the last line of chat that was told here
        self.chat_lock = asyncio.Lock()  # who holds it reads chat or tells it: so everybody hears it in its order

    @property
    def table(self) -> Table:
        assert self.state is not None, "a table is entered through the registry, which reads it"
        return self.state

    @property
    def is_read(self) -> bool:
        """Whether the table is in memory, and time has not jumped since it was read."""
        return self.state is not None and self.era == self.clock.era

    # ---- reading

    async def read(self) -> None:
        """The table as it is in the store; under new rules, carried over to them."""
        era, self.era = self.clock.era, UNREAD
        row = await self.store.lists.row(self.id)
        self.state, carried = await read_table(self.store, self.id, self.process.replays)
        self.wakes_at = row.wakes_at if row is not None else None
        self.recent.clear()
        at = self.read_at = self.clock.now_ms()
        is_closed = self.state.state.phase == CLOSED  # nothing is ever added to it
        first = None if is_closed else carried or retimed(self.store, self.state, at)
        listed = row is not None and row.info != ""  # or nobody's rank is known yet
        if first is not None and not await self.keep(self.first_change(at, first, listed)):
            self.state, _ = await read_table(self.store, self.id, self.process.replays)  # another did the same
        self.era = era

    def first_change(self, at: int, entry: Entry, listed: bool) -> Change:
        """What follows from reading a table; if it cannot be done, the table cannot be read."""
        with reading(self.id):
            return self.taken(at, entry, ranks(self.table) if listed else {})[0]

    async def ensure(self) -> None:
        """Read the table if it is not in memory, or if time has jumped since; the caller holds the lock."""
        if self.state is not None and not self.is_read:
            self.lose()
            self.dropped, self.seen = {}, {}
        if self.state is None:
            await self.read()

    async def catch_up(self) -> None:
        """Take what other processes have kept meanwhile."""
        if self.catching_up:  # one that has not looked yet will find it
            return
        self.catching_up = True
        async with self.lock:
            self.catching_up = False
            if self.state is None:
                return
            await self.ensure()
            await self.take_news()
            self.wakes_at = UNSET
        self.changed()

    async def refresh(self) -> bool:
        """The newest table there is, whatever this process has heard; whether it is another one than before. The
        caller holds the lock."""
        changed = self.state is None or (self.store.shared and await self.take_news())
        await self.ensure()
        return changed

    async def take_news(self) -> bool:
        """Take what other processes have kept, and tell it; whether there was any. The caller holds the lock."""
        news = await self.store.since(self.id, self.table.number)
        if any(abs(entry.at - self.clock.now_ms()) > JUMP_MS for entry in news[-1:]):
            self.process.background.start(self.process.lease.follow_time())  # does the other process know better?
        if news and news[0].number != self.table.number + 1:  # what lies between is archived
            self.lose()
            return True
        try:
            for entry in news:
                self.tell(retake(self.table, entry))
                await asyncio.sleep(0)  # there may be many
        except asyncio.CancelledError:  # between two of them: the table is a good one, only not the newest
            raise
        except KibitzError:  # another version of the rules is at work there
            self.lose()
        except BaseException:
            self.lose()
            raise
        if news:
            self.wakes_at = UNSET
        return bool(news)

    # ---- doing

    async def act(self, person: str, act: Acts) -> None:
        """Do what a client wishes, or refuse it. Whoever acted while this process stood still is not charged for it."""
        if self.process.lease.stood_still():
            await self.process.lease.follow_time()
        elsewhere = await self.store.present(self.id, self.clock.now_ms()) if isinstance(act, Replace) else set()
        await self.do(lambda table: entries_of_act(table, person, act, elsewhere | self.seats_here()))

    async def do(self, make: Callable[[Table], Sequence[Entry]]) -> None:
        """Do these entries, whatever becomes of the client meanwhile. ``make`` looks at the table and may refuse."""
        await asyncio.shield(asyncio.ensure_future(self.do_all(make)))

    async def do_all(self, make: Callable[[Table], Sequence[Entry]]) -> None:
        async with self.lock:
            self.used_at = time.monotonic()
            await self.ensure()
            await self.process.decks.prepare(self.table.settings)
            try:
                await self.do_in_turn(make)
                await self.do_in_turn(lambda table: [table.next_deal()] if table.wants_deal() else [])
            except (KibitzError, StoreError, DoneBefore):
                raise
            except BaseException:  # a mistake of ours: what is in the store is the truth
                self.lose()
                raise
        self.changed()

    async def do_in_turn(self, make: Callable[[Table], Sequence[Entry]]) -> None:
        """One after the other: take, keep, tell. Where another process was first, look at the table again. Only the
        newest table refuses: what this process has not heard yet may be the very act that is sent again."""
        for _ in range(TRIES):
            try:
                if await self.do_each(make(self.table)):
                    return
                self.process.metrics.conflicts.inc()
                await self.reread()
            except (KibitzError, DoneBefore):
                if not await self.refresh():
                    raise
        raise StoreGone("other processes were always first; try again")

    async def do_each(self, todo: Sequence[Entry]) -> bool:
        """False: another process was first."""
        for entry in todo:
            if not await self.do_one(entry):
                return False
        return True

    async def do_one(self, entry: Entry) -> bool:
        change, told = self.taken(self.clock.now_ms(), entry)
        kept = await self.keep(change)
        if kept:
            self.tell(told)
        if kept and any(update.item.kind == "ended" for update in told):
            self.process.background.start(self.process.results.count_at(self.id))
        return kept

    def taken(self, at: int, entry: Entry, before: Mapping[str, int] | None = None) -> tuple[Change, list[Update]]:
        """Take an entry: what is to be kept, and what is to be told. ``before``: the ranks that are stored."""
        table = self.table
        before = ranks(table) if before is None else before
        told = table.take(table.number + 1, at, entry)
        return change_of(self.id, table, at, entry, told, before, self.new_wake(at)), told

    async def keep(self, change: Change) -> bool:
        """Commit an entry; False if its number was taken."""
        started = time.perf_counter()
        try:
            kept = await self.store.append(change)
        except BaseException:
            self.lose()  # whether it was kept is not known
            raise
        self.process.metrics.commit_seconds.observe(time.perf_counter() - started)
        if kept and change.wakes_at is not UNSET:
            self.wakes_at = change.wakes_at
        return kept

    def new_wake(self, at: int) -> int | UnsetType | None:
        """When somebody must look after the table, if that is not what is stored: a look too early does no harm."""
        wakes, stored = wakes_at(self.table), self.wakes_at
        if stored is UNSET or wakes is None or stored is None:
            return UNSET if wakes == stored else wakes
        assert isinstance(stored, int)
        return wakes if stored > wakes or stored < at else UNSET

    def lose(self) -> None:
        """The table in memory is not to be trusted: it is read again, and everybody comes back to what is kept."""
        self.state = None
        for connection in list(self.connections):
            connection.turn_away("resync", "the table is read again; come back", retry=200)

    async def read_again(self) -> None:
        """What is stored was changed: whatever is under way comes to its end first."""
        async with self.lock:
            self.lose()

    async def reread(self) -> None:
        """Another process was first: read the table, and tell what was missed."""
        seen = self.table.number - 1  # the last one was not kept
        entries = await self.store.load(self.id)
        missed = [entry for entry in entries if entry.number > seen]
        if not missed or missed[0].number != seen + 1:  # more has happened than can be told one by one
            self.lose()
            await self.read()
            return
        self.wakes_at = UNSET
        try:
            known = [entry for entry in entries if entry.number <= seen]
            self.state = await self.process.replays.run(len(known), fold, known) if known else begin(entries)
            for entry in missed:
                self.tell(retake(self.state, entry))
        except KibitzError:  # half a table is none
            self.lose()
            raise

    # ---- update

    def tell(self, told: list[Update]) -> None:
        """Send everybody what is new, and how things stand for them now."""
        self.recent.extend(told)
        for hear in self.observers.on_news:
            hear(self, told)
        presenter = Presenter(self.table, self.clock.now_ms())
        shows_info = presenter.shows_info(told)
        for seated in self.observers.on_seating if shows_info else []:
            seated()
        moved = [client for client in list(self.connections) if shows_info and client.check_seats(self, told)]
        by_seat: dict[tuple[int, bool], list[Client]] = {}
        for connection in self.connections.difference(moved):
            for seat in connection.seats or SPECTATORS:
                by_seat.setdefault((seat, connection.boards), []).append(connection)
        for (seat, boards), connections in by_seat.items():
            frame = presenter.frame(seat, told, boards)
            if frame is not None:
                for connection in connections:
                    connection.push(frame)
        covered = {update.item.seat for update in told if update.item.kind == "covered"} & self.seats_here()
        if covered:
            self.process.background.start(self.are_here(covered))

    async def are_here(self, seats: set[int]) -> None:
        """Another process thought that they were away, and they have just come to this one."""
        await self.do(
            lambda table: [Resumed(seat) for seat in sorted(seats & self.seats_here()) if table.chairs[seat].cover]
        )

    def seats_here(self) -> set[int]:
        """The chairs whose people are connected to this process."""
        return {seat for connection in self.connections for seat in connection.seats}

    def here(self) -> set[int]:
        """The chairs whose people are connected to this process; SPECTATOR: somebody watches."""
        return {seat for connection in self.connections for seat in connection.seats or SPECTATORS}

    def lost(self, seats: set[int]) -> None:
        """The connections of these seats' people are lost."""
        self.dropped.update(dict.fromkeys(seats, self.clock.now_ms()))

    # ---- who is connected

    def present(self) -> set[int]:
        """The chairs whose people are connected, here or elsewhere; SPECTATOR: somebody watches."""
        return self.here().union(*self.elsewhere.values())

    def there(self) -> set[int]:
        """The chairs whose people are connected, here or elsewhere."""
        return self.present() - {SPECTATOR}

    async def look_elsewhere(self) -> None:
        """Who is connected to other processes, where those have said nothing since the table came into memory."""
        for process, seats in (await self.store.elsewhere(self.id, self.clock.now_ms())).items():
            self.elsewhere.setdefault(process, seats)

    def hear_elsewhere(self, process: str, seats: set[int]) -> None:
        """Another process says who is connected to it."""
        before = self.there()
        self.elsewhere[process] = seats
        self.changed_elsewhere(before)

    def forget_dead(self, living: set[str]) -> None:
        """Nobody is connected to a process that lives no more."""
        before, dead = self.there(), self.elsewhere.keys() - living
        for process in dead:
            del self.elsewhere[process]
        if dead:
            self.changed_elsewhere(before)

    def changed_elsewhere(self, before: set[int]) -> None:
        """Somebody has come to another process, or gone from it; these chairs' people were there before."""
        self.lost(before - self.there())
        self.announce_people()
        self.changed()

    async def people_changed(self) -> None:
        """Somebody has come or gone here."""
        self.announce_people()
        self.changed()
        seats = sorted(self.here())
        await self.store.broadcast(json.dumps({"table": self.id, "process": self.store.process, "seats": seats}))

    def announce_people(self) -> None:
        """Who is connected, to those who are connected here."""
        watching = sum(1 for connection in self.connections if not connection.seats)
        frame = encoded(People(seats=sorted(self.there()), watching=watching))
        for connection in self.connections:
            connection.push(frame)

    def changed(self) -> None:
        """Something has changed here: whoever looks after tables looks at this one."""
        for look in self.observers.on_change:
            look(self)
