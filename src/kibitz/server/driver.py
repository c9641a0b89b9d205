"""The driver: bots move, clocks run out, whoever is away is covered. One process at a time drives a table.

The right to drive hangs on this process's lease, which it renews; when a process dies, others take its tables over.
Should two ever drive the same table, the number of the next entry is taken by one of them, and the other looks again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final

import structlog

from kibitz.bots.steady import legal_part
from kibitz.core.errors import KibitzError
from kibitz.play.seat import SECOND
from kibitz.server.database import StoreError
from kibitz.server.deeds import AnyDeed, Chose, Covered
from kibitz.server.room import Room, now_ms
from kibitz.server.rounds import Round
from kibitz.server.table import Table

if TYPE_CHECKING:
    from kibitz.server.house import House

LEASE_MS: Final = 4000
ROUND_S: Final = 1.0  # between two looks at who needs somebody
GRACE_MS: Final = 10_000  # no clock runs out so soon after the server has come back, or after a connection broke
SOONEST_VISIT_MS: Final = 1000
MOST_CLAIMED: Final = 500
LONGEST_TIMER_S: Final = 3600.0

log = structlog.get_logger("kibitz.driver")


class Driver:
    """Looks after the tables of a process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.mine: set[str] = set()  # tables that this process drives
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.thinking: set[tuple[str, int, int]] = set()  # table, seat, decision
        self.tasks: set[asyncio.Task[None]] = set()
        self.renewed = 0  # when the lease was renewed
        self.stopping = False

    # ---- when

    def wakes_at(self, table: Table) -> int | None:
        """When somebody must look after a table, for all that its deeds say."""
        if table.round is None or table.state.phase != "playing":
            return None
        times = [self.due(table, table.round, seat) for seat in table.round.open_seats()]
        return min((time for time in times if time is not None), default=None)

    def due(self, table: Table, round: Round, seat: int) -> int | None:
        """When a bot moves here, time is up, or whoever sits there must be covered."""
        if table.bot_at(seat):
            return round.since
        times = [self.deadline(table, round), self.cover_at(table, round)]
        return min((time for time in times if time is not None), default=None)

    def deadline(self, table: Table, round: Round) -> int | None:
        return round.deadline() if table.settings.timeout == "bot" else None

    def cover_at(self, table: Table, round: Round) -> int | None:
        after = table.settings.cover_after_s
        return None if after is None else round.since + after * 1000

    # ---- the loop

    async def run(self) -> None:
        """Renew the lease, and take over the tables that need somebody."""
        while not self.stopping:
            try:
                await self.look_around()
            except StoreError as error:
                log.warning("store out of reach", error=str(error))
                self.mine.clear()
            await asyncio.sleep(ROUND_S)

    async def look_around(self) -> None:
        now = now_ms()
        if now - self.renewed > LEASE_MS:  # others may have taken over meanwhile
            self.mine.clear()
        await self.house.store.renew(now, LEASE_MS)
        self.renewed = now
        for id in await self.house.store.claim(now, MOST_CLAIMED):
            self.mine.add(id)
            room = self.house.rooms.get(id)
            if room is None or room.state is None:
                self.start(self.take_up(id))
            elif id not in self.timers:
                self.nudge(room)
        self.house.tidy()

    async def take_up(self, id: str) -> None:
        try:
            self.nudge(await self.house.enter(id))
        except KibitzError as error:
            log.error("a table cannot be read", table=id, error=str(error))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Something to do beside, until it is done or the server stops."""
        if self.stopping:
            work.close()
            return
        task = asyncio.create_task(self.guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (KibitzError, StoreError) as error:
            log.warning("not done", error=str(error))
        except Exception:
            log.exception("a mistake of ours; the table goes on")

    def forget(self, id: str) -> None:
        """A table goes out of memory; when it needs somebody, the store says so."""
        self.mine.discard(id)
        timer = self.timers.pop(id, None)
        if timer is not None:
            timer.cancel()

    async def stop(self) -> None:
        self.stopping = True
        for timer in self.timers.values():
            timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # ---- one table

    def nudge(self, room: Room) -> None:
        """Something has changed at a table: see what is to be done next, and when."""
        timer = self.timers.pop(room.id, None)
        if timer is not None:
            timer.cancel()
        if self.stopping or room.state is None:
            return
        when = self.next_look(room)
        if when is None:
            return
        if room.id not in self.mine:
            if now_ms() - room.wooed_at > LEASE_MS:
                room.wooed_at = now_ms()
                self.start(self.take_over(room))
            return
        delay = min(max(0, when - now_ms()) / 1000, LONGEST_TIMER_S)
        loop = asyncio.get_running_loop()
        self.timers[room.id] = loop.call_later(delay, lambda: self.start(self.attend(room)))

    def next_look(self, room: Room) -> int | None:
        """When this process must look at the table, with what it knows of connections and of bots that think."""
        table = room.table
        round = table.round
        if round is None or table.state.phase != "playing":
            return None
        times: list[int] = []
        for seat in round.open_seats():
            if (room.id, seat, table.chairs[seat].decision) not in self.thinking:
                times += [round.since] if table.bot_at(seat) else self.patience(room, round, seat)
        return min(times, default=None)

    def patience(self, room: Room, round: Round, seat: int) -> list[int]:
        """When a person's time is up, and when to see whether the person is there."""
        times = [self.last_moment(room, round, seat), self.next_visit(room, round, seat)]
        return [time for time in times if time is not None]

    def last_moment(self, room: Room, round: Round, seat: int) -> int | None:
        """When the time is up; with grace after a restart of the server and after a lost connection."""
        deadline = self.deadline(room.table, round)
        if deadline is None:
            return None
        return max(deadline, room.read_at + GRACE_MS, room.dropped.get(seat, -GRACE_MS) + GRACE_MS)

    def next_visit(self, room: Room, round: Round, seat: int) -> int | None:
        cover, after = self.cover_at(room.table, round), room.table.settings.cover_after_s
        if cover is None or after is None:
            return None
        since = max(room.seen.get(seat, 0), room.dropped.get(seat, 0), room.read_at)
        return max(cover, since + max(after * 1000, SOONEST_VISIT_MS))

    async def take_over(self, room: Room) -> None:
        """Drive a table unless another living process does."""
        if await self.house.store.take(room.id, now_ms()):
            self.mine.add(room.id)
            self.nudge(room)

    async def attend(self, room: Room) -> None:
        """Do what is due."""
        self.timers.pop(room.id, None)
        if room.state is None:
            return
        table = room.table
        round = table.round
        if round is None or table.state.phase != "playing":
            return
        for seat in round.open_seats():
            bot = table.bot_at(seat)
            if bot:
                self.think(room, round, seat, bot)
            elif min(self.patience(room, round, seat), default=now_ms() + 1) <= now_ms():
                await self.lose_patience(room, round, seat)
        self.nudge(room)

    async def lose_patience(self, room: Room, round: Round, seat: int) -> None:
        table, now = room.table, now_ms()
        decision = table.chairs[seat].decision
        last = self.last_moment(room, round, seat)
        if last is not None and last <= now:
            self.think(room, round, seat, table.settings.cover_bot, by="clock")
            return
        if seat in await self.house.store.present(room.id, now) or seat in room.seats_here():
            room.seen[seat] = now
            return
        bot = table.settings.cover_bot
        await room.do(when_open(seat, decision, lambda table: [Covered(seat, bot)]))

    # ---- bots

    def think(self, room: Room, round: Round, seat: int, bot: str, by: str = "bot") -> None:
        key = (room.id, seat, room.table.chairs[seat].decision)
        if key not in self.thinking:
            self.thinking.add(key)
            self.start(self.think_and_move(room, round, key, bot, by))

    async def think_and_move(self, room: Room, round: Round, key: tuple[str, int, int], bot: str, by: str) -> None:
        """Think with what the seat may know; move at the time at which bots move."""
        _, seat, decision = key
        try:
            window, since = round.play.window(), round.since
            if by == "clock" and window is not None:
                texts = [room.table.game.choices[window.passing].text]
            else:
                texts = await self.ask(room, round, seat, bot)
            settings = room.table.settings
            moves_at = since + (settings.pace_ms if window is None else settings.window_ms)
            await asyncio.sleep(max(0, moves_at - now_ms()) / 1000)
            await room.do(when_open(seat, decision, lambda table: [bots_choice(table, seat, texts, by)]))
        finally:
            self.thinking.discard(key)
        self.nudge(room)

    async def ask(self, room: Room, round: Round, seat: int, bot: str) -> list[str]:
        view = round.as_asked(seat).view(seat)
        game = room.table.game
        with self.house.metrics.bot_seconds.time():
            return await self.house.bots.choose(game.name, game.options, view, bot, secrets.token_hex(8), SECOND)


def when_open(
    seat: int, decision: int, make: Callable[[Table], Sequence[AnyDeed]]
) -> Callable[[Table], Sequence[AnyDeed]]:
    """Only while this seat has still to answer this very decision."""

    def still(table: Table) -> Sequence[AnyDeed]:
        if table.round is None or table.state.phase != "playing" or table.chair(seat).decision != decision:
            return []
        return make(table) if seat in table.round.open_seats() else []

    return still


def bots_choice(table: Table, seat: int, texts: list[str], by: str) -> Chose:
    """As much of a bot's plan as can be done: it may rest on cards that turn out to be others."""
    round = table.playing()
    play = round.as_asked(seat)
    codes = legal_part(play, [table.game.parse(text) for text in texts])
    for move in (
        [table.game.choices[code].text for code in codes],
        texts[:1],
        [table.game.choices[play.legal[0]].text],
    ):
        try:
            if move and round.read(seat, move):
                return Chose(seat, move, by=by)
        except KibitzError:
            continue
    raise AssertionError("the first legal choice is legal")
