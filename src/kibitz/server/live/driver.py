"""The driver: bots move, clocks run out, whoever is away is covered. One process at a time drives a table.

A table that waits for somebody to come is left alone: nothing is timed for it, and the store does not name it.

The right to drive hangs on this process's lease, which it renews; when a process dies, others take its tables over.
Should two ever drive the same table, the number of the next entry is taken by one of them, and the other looks again.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from msgspec import UNSET

from kibitz.bots.safe import substitute
from kibitz.core.errors import KibitzError
from kibitz.core.game import View
from kibitz.core.phrase import Phrase
from kibitz.core.rng import bots_rng
from kibitz.play.seat import SECOND, seat_of_view
from kibitz.server.live.fair_queue import Rank
from kibitz.server.live.patience import back_by, is_missed, last_moment, patience, silent_at
from kibitz.server.live.room import Room
from kibitz.server.store.database import StoreError
from kibitz.server.table.automatic import bots_choice, no_answer, when_open
from kibitz.server.table.entries import AnyEntry, Covered
from kibitz.server.table.presence import awaited, goes_on, people_there
from kibitz.server.table.rounds import Round
from kibitz.server.table.seating import NotNow
from kibitz.server.table.settings import within_bounds
from kibitz.server.table.table import Table

if TYPE_CHECKING:
    from kibitz.server.live.house import House

LEASE_MS: Final = 4000
ROUND_S: Final = 1.0  # between two looks at who needs somebody
SHORTEST_WINDOW_MS: Final = 20
LEAST_THOUGHT_MS: Final = 20
UNREADABLE_MS: Final = 60_000  # until a table that cannot be read is tried again
MOST_WAITING: Final = 3  # hints for one person at an address
MOST_CLAIMED: Final = 500
LONGEST_TIMER_S: Final = 3600.0

log = structlog.get_logger("kibitz.driver")


class Driver:
    """Looks after the tables of a process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.clock = house.clock
        self.mine: set[str] = set()  # tables that this process drives
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.thinking: dict[str, set[tuple[int, int]]] = {}  # by table: seats that are thought for, and their decision
        self.unreadable: dict[str, int] = {}  # tables, and when to try again
        self.taken_up: set[str] = set()  # tables that are being read
        self.tasks: set[asyncio.Task[None]] = set()
        self.renewed = 0  # when the lease was renewed
        self.stopping = False

    # ---- the loop

    async def run(self) -> None:
        """Renew the lease, and take over the tables that need somebody."""
        while not self.stopping:
            try:
                await self.look_around()
            except StoreError as error:
                log.warning("store out of reach", error=str(error))
                self.mine.clear()
            except Exception:
                log.exception("a mistake of ours; the driver goes on")
            await asyncio.sleep(ROUND_S)

    async def follow_time(self) -> bool:
        """Whether the time has jumped, or this process stood still: then every table is read again, before anything
        is done there."""
        jumped = await self.house.store.follow_time(LEASE_MS)
        if not jumped and not self.stood_still():
            return False
        await self.renew()
        if not jumped:
            self.clock.jump(0)
        log.warning("time has jumped, or this process stood still; no player's clock is charged for it")
        for id in self.house.rooms:
            self.start(self.take_up(id))
        return True

    def stood_still(self) -> bool:
        return self.renewed > 0 and self.clock.now_ms() - self.renewed > LEASE_MS

    async def renew(self) -> None:
        now = self.clock.now_ms()
        late = now - self.renewed > LEASE_MS  # others have taken over, and think that nobody is here
        if late:
            self.mine.clear()
        await self.house.store.renew(now, LEASE_MS)
        self.renewed = now
        for room in [room for room in self.house.rooms.values() if late and room.connections]:
            self.start(self.house.people_changed(room))

    async def look_around(self) -> None:
        await self.follow_time()
        await self.renew()
        now = self.clock.now_ms()
        for id in await self.house.store.claim(now, MOST_CLAIMED):
            self.mine.add(id)
            if not self.attends(id) and id not in self.taken_up and self.unreadable.get(id, 0) < now:
                self.taken_up.add(id)
                self.start(self.take_up(id))
        await self.house.forget_the_dead(now)
        await self.house.notifier.sweep()
        self.house.tidy()

    def attends(self, id: str) -> bool:
        """Whether there is something to be done at this table, now or at a known time."""
        return id in self.timers or bool(self.thinking.get(id))

    async def take_up(self, id: str) -> None:
        """The store names this table: see what is to be done. Where all wait for somebody, it is named no more."""
        try:
            row = await self.house.store.row(id)
            room = await self.house.enter(id)
            await room.catch_up()
            await self.house.look_elsewhere(room)
            self.nudge(room)
            waits = id in self.mine and room.state is not None and not self.attends(id)
            if row is not None and row.wakes_at is not None and waits:
                await self.house.store.rest(id, row.wakes_at)
                room.wakes_at = UNSET
        except KibitzError as error:
            log.error("a table cannot be read", table=id, error=str(error))
            self.unreadable[id] = self.clock.now_ms() + UNREADABLE_MS
        finally:
            self.taken_up.discard(id)

    def start(self, work: Coroutine[Any, Any, object]) -> None:
        """Something to do beside, until it is done or the server stops."""
        if self.stopping:
            work.close()
            return
        task = asyncio.create_task(self.guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have been stopped before it began

    async def guarded(self, work: Coroutine[Any, Any, object]) -> None:
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
        self.house.notifier.look(room)
        if room.state is not None and room.table.state.phase == "over":
            self.house.openings.over(room.id)
        timer = self.timers.pop(room.id, None)
        if timer is not None:
            timer.cancel()
        if self.stopping or room.state is None:
            return
        when = self.next_look(room)
        if when is None:
            return
        if room.id not in self.mine:
            if self.clock.now_ms() - room.wooed_at > LEASE_MS:
                room.wooed_at = self.clock.now_ms()
                self.start(self.take_over(room))
            return
        delay = min(max(0, when - self.clock.now_ms()) / 1000, LONGEST_TIMER_S)
        loop = asyncio.get_running_loop()
        self.timers[room.id] = loop.call_later(delay, lambda: self.start(self.attend(room)))

    def next_look(self, room: Room) -> int | None:
        """When this process must look at the table, with what it knows of connections and of bots that think."""
        table = room.table
        if table.wants_deal():
            return 0
        round = table.round
        if round is None:
            return None
        silent = silent_at(room)
        times = [] if silent is None else [silent]
        thinking, there = self.thinking.get(room.id, ()), self.house.present(room)
        for seat in awaited(table):
            if (seat, table.chairs[seat].decision) not in thinking and goes_on(table, seat, there):
                times += [round.since] if table.bot_at(seat) else patience(room, round, seat)
        return min(times, default=None)

    async def take_over(self, room: Room) -> None:
        """Drive a table unless another living process does; that one may have left it alone until somebody comes."""
        if await self.house.store.take(room.id, self.clock.now_ms()):
            self.mine.add(room.id)
            await self.house.look_elsewhere(room)
            self.nudge(room)
        else:
            await self.house.store.wake(room.id, self.clock.now_ms())

    async def attend(self, room: Room) -> None:
        """Do what is due."""
        self.timers.pop(room.id, None)
        if not room.is_read:
            return
        table = room.table
        round = table.round
        if table.wants_deal():
            await room.do(lambda table: [])
            return
        if round is None:
            return
        silent = silent_at(room)
        if silent is not None and silent <= self.clock.now_ms():
            await room.do(no_answer(self.clock.now_ms()))
            return
        there = self.house.present(room)
        for seat in [seat for seat in awaited(table) if goes_on(table, seat, there)]:
            bot = table.bot_at(seat)
            if bot:
                self.think(room, round, seat, bot)
            elif min(patience(room, round, seat), default=self.clock.now_ms() + 1) <= self.clock.now_ms():
                await self.lose_patience(room, round, seat)
                break  # the table may be another one now
        self.nudge(room)

    async def lose_patience(self, room: Room, round: Round, seat: int) -> None:
        """Time is up, or it is time to see whether the person is there."""
        table, decision = room.table, room.table.chairs[seat].decision
        if await self.follow_time():  # it was not this seat's time that passed
            return
        if room.state is not table or table.chairs[seat].decision != decision or seat not in awaited(table):
            return
        now, last = self.clock.now_ms(), last_moment(room, round, seat)
        there = await self.house.store.present(room.id, now) | room.here()
        if seat in there:
            room.seen[seat] = now
        time_up = last is not None and last <= now
        if is_missed(room, seat, there, now) and (not time_up or people_there(table, there)):
            await self.cover(room, seat, decision)
        elif time_up:
            self.think(room, round, seat, table.settings.cover_bot, by="clock")

    async def cover(self, room: Room, seat: int, decision: int) -> None:
        """A bot plays for a person until they are back."""
        bot = room.table.settings.cover_bot

        def away(table: Table) -> Sequence[AnyEntry]:
            """Unless the person has come meanwhile, or the others are gone for good."""
            return [] if seat in room.here() or table.solo() else [Covered(seat, bot)]

        await room.do(when_open(seat, decision, away))

    # ---- hints

    async def advise(self, room: Room, seat: int) -> object:
        """What is worth considering. Bots that have to move come first."""
        table = room.table
        turn = self.house.openings.turn(Rank.HINT, room.id, table.chairs[seat].person)
        if self.house.bots.line.waiting(turn) >= MOST_WAITING:
            message = "the bots are busy with your other questions; ask again in a moment"
            raise NotNow(message, Phrase("refused-bots-busy"))
        game = table.game
        view = table.playing().as_asked(seat).view(seat)
        seed = seed_of_hint(table, seat, view)
        return await self.house.bots.advise(game.name, game.options, view, seed, turn=turn)

    # ---- bots

    def think(self, room: Room, round: Round, seat: int, bot: str, by: str = "bot") -> None:
        key = (seat, room.table.chairs[seat].decision)
        if key not in self.thinking.setdefault(room.id, set()):
            self.thinking[room.id].add(key)
            self.start(self.think_and_move(room, round, key, bot, by))

    async def think_and_move(self, room: Room, round: Round, key: tuple[int, int], bot: str, by: str) -> None:
        """Think with what the seat may know; move at the time at which bots move."""
        seat, decision = key
        try:
            texts = await self.move_in_time(room, round, seat, bot, by)

            def moves(table: Table) -> Sequence[AnyEntry]:
                """Unless the person has come back meanwhile."""
                return [bots_choice(table, seat, texts, by)] if by == "clock" or table.bot_at(seat) else []

            await room.do(when_open(seat, decision, moves))
        finally:
            self.thinking[room.id].discard(key)
            if not self.thinking[room.id]:
                del self.thinking[room.id]
        self.nudge(room)

    async def move_in_time(self, room: Room, round: Round, seat: int, bot: str, by: str) -> list[str]:
        """In a reaction window the answer comes at the window's time, whatever there is to think about: one that came
        sooner or later would tell who holds a Surprise."""
        table, window, since = room.table, round.play.window(), round.since
        if by == "clock" and window is not None:
            return [table.game.choices[window.passing].text]
        view = round.as_asked(seat).view(seat)
        if window is None:
            texts = await self.ask(room, view, bot, SECOND)
            while (moves_at := self.moves_at(room, since, seat)) > self.clock.now_ms():
                await self.clock.sleep_until(moves_at)
            if not people_there(table, self.house.present(room)):
                await self.house.openings.keep_pace(room.id, table.state.host)
            return texts
        moves_at = since + max(table.settings.window_ms, SHORTEST_WINDOW_MS)
        bots = sum(1 for other in window.seats if table.bot_at(other))
        budget = max(LEAST_THOUGHT_MS, (moves_at - since) * 2 // 3 // bots)
        asking = asyncio.ensure_future(self.ask(room, view, bot, budget, max(0, moves_at - self.clock.now_ms()) / 1000))
        asking.add_done_callback(lambda answer: answer.cancelled() or answer.exception())  # the server may stop
        await self.clock.sleep_until(moves_at)
        if asking.done() and asking.exception() is None:
            return asking.result()
        quick = seat_of_view(view, LEAST_THOUGHT_MS, table.game)
        return [table.game.choices[code].text for code in substitute(quick, bots_rng(secrets.token_hex(8)))]

    def moves_at(self, room: Room, since: int, seat: int) -> int:
        """At the table's pace; for a person not before they could be back, should their connection just have broken."""
        at = since + max(room.table.settings.pace_ms, self.house.least_pace_ms)
        return max(at, back_by(room, seat)) if room.table.chairs[seat].cover else at

    async def ask(self, room: Room, view: View, bot: str, budget_ms: int, within_s: float | None = None) -> list[str]:
        """A bot's answer, in the turn of whoever keeps the table; tables where people are come first."""
        table, game = room.table, room.table.game
        rank = Rank.PLAY if people_there(table, self.house.present(room)) else Rank.SHOW
        turn, seed = self.house.openings.turn(rank, room.id, table.state.host or room.id), secrets.token_hex(8)
        with self.house.metrics.bot_seconds.time():
            return await self.house.bots.choose(
                game.name, game.options, view, within_bounds(bot), seed, budget_ms, turn, within_s
            )


def seed_of_hint(table: Table, seat: int, view: View) -> str:
    """Made from what the seat knows, and from nothing else: the same question has the same answer, whoever has
    answered face down or said something meanwhile."""
    known = msgspec.json.encode([seat, table.chairs[seat].decision, view])
    return hashlib.sha256(known).hexdigest()
