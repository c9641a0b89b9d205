"""The driver: bots move, clocks run out, whoever is away is covered. One process at a time drives a table.

A table that waits for somebody to come is left alone: nothing is timed for it, and the store does not name it.

The right to drive hangs on this process's lease, which it renews; when a process dies, others take its tables over.
Should two ever drive the same table, the number of the next entry is taken by one of them, and the other looks again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Final

import structlog
from msgspec import UNSET

from kibitz.bots.safe import substitute
from kibitz.core.errors import KibitzError
from kibitz.core.game import View
from kibitz.core.rng import bots_rng
from kibitz.play.seat import SECOND, seat_of_view
from kibitz.server.live.bot_pool import BotPool
from kibitz.server.live.fair_queue import Rank
from kibitz.server.live.lease import LEASE_MS
from kibitz.server.live.live_table import LiveTable
from kibitz.server.live.patience import back_by, is_missed, last_moment, patience, silent_at, window_over_at
from kibitz.server.live.registry import TableRegistry
from kibitz.server.store.driving import BEGINNING
from kibitz.server.table.automatic import bots_choice, no_answer, when_open, window_over
from kibitz.server.table.entries import Covered, Entry
from kibitz.server.table.presence import awaited, goes_on, people_there
from kibitz.server.table.rounds import Round
from kibitz.server.table.seating import OtherRules
from kibitz.server.table.settings import the_clock, within_bounds
from kibitz.server.table.table import Table

SHORTEST_WINDOW_MS: Final = 20
FOLLOWED_WINDOW_MS: Final = 400  # for bots to think in
BY_THEN: Final = 0.5  # of a reaction window that closes at its time, bots have answered
LEAST_THOUGHT_MS: Final = 20
UNREADABLE_MS: Final = 60_000  # until a table that cannot be read is tried again
MOST_CLAIMED: Final = 200  # in one round
READ_AT_ONCE: Final = 10  # of those that are taken up
LONGEST_TIMER_S: Final = 3600.0

log = structlog.get_logger("kibitz.driver")


def follows_alone(live: LiveTable, table: Table) -> bool:
    """One person plays, without a clock, and all who are here show the bots' moves at a pace of their own."""
    paces = [connection.paces for connection in live.connections]
    return table.solo() and the_clock(table.settings) is None and bool(paces) and all(paces)


class Driver:
    """Looks after the tables of a process."""

    def __init__(self, registry: TableRegistry, bots: BotPool, least_pace_ms: int = 0) -> None:
        self.registry = registry
        self.store = registry.store
        self.clock = registry.clock
        self.background = registry.process.background
        self.lease = registry.process.lease
        self.openings = registry.openings
        self.bots = bots
        self.least_pace_ms = least_pace_ms  # however fast a table wants its bots to be
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.thinking: dict[str, set[tuple[int, int]]] = {}  # by table: seats that are thought for, and their decision
        self.unreadable: dict[str, int] = {}  # tables, and when to try again
        self.taken_up: set[str] = set()  # tables that are being read, or wait for it
        self.reading = asyncio.Semaphore(READ_AT_ONCE)
        self.claimed_to = BEGINNING  # where the next round goes on
        registry.observers.on_change.append(self.nudge)
        registry.observers.on_forget.append(self.forget)
        self.lease.on_jump.append(self.take_up_all)

    # ---- which tables

    async def claim(self) -> None:
        """Take over tables that need somebody, except those that could not be read a while ago."""
        now = self.clock.now_ms()
        self.unreadable = {id: until for id, until in self.unreadable.items() if until > now}
        ours, self.claimed_to = await self.store.claim(now, MOST_CLAIMED, self.claimed_to, self.unreadable)
        for id in ours:
            self.lease.driven.add(id)
            if not self.attends(id) and id not in self.taken_up and id not in self.unreadable:
                self.taken_up.add(id)
                self.background.start(self.take_up(id))

    def take_up_all(self) -> None:
        """Time has jumped: every table in memory is read again."""
        for id in self.registry.tables:
            self.background.start(self.take_up(id))

    def attends(self, id: str) -> bool:
        """Whether there is something to be done at this table, now or at a known time."""
        return id in self.timers or bool(self.thinking.get(id))

    async def take_up(self, id: str) -> None:
        """The store names this table: see what is to be done. What cannot be read here is left to others."""
        try:
            async with self.reading:
                await self.look_at(id)
        except KibitzError as error:
            tell = log.info if isinstance(error, OtherRules) else log.error
            tell("a table cannot be read", table=id, error=str(error))
            self.unreadable[id] = self.clock.now_ms() + UNREADABLE_MS
            self.lease.driven.discard(id)
            await self.store.let_go(id)
        finally:
            self.taken_up.discard(id)

    async def look_at(self, id: str) -> None:
        """See what is to be done at a table. Where all wait for somebody, the store names it no more."""
        row = await self.store.lists.row(id)
        live = await self.registry.enter(id)
        await live.catch_up()
        await live.look_elsewhere()
        self.nudge(live)
        waits = id in self.lease.driven and live.state is not None and not self.attends(id)
        if row is not None and row.wakes_at is not None and waits:
            await self.store.rest(id, row.wakes_at)
            live.wakes_at = UNSET

    def forget(self, id: str) -> None:
        """A table goes out of memory; when it needs somebody, the store says so."""
        self.lease.driven.discard(id)
        self.cancel_timer(id)

    def cancel_timer(self, id: str) -> None:
        timer = self.timers.pop(id, None)
        if timer is not None:
            timer.cancel()

    def stop(self) -> None:
        for id in list(self.timers):
            self.cancel_timer(id)

    # ---- one table

    def nudge(self, live: LiveTable) -> None:
        """Something has changed at a table: see what is to be done next, and when."""
        self.cancel_timer(live.id)
        if self.background.stopping or live.state is None:
            return
        when = self.next_look(live)
        if when is None:
            return
        if live.id not in self.lease.driven:
            if self.clock.now_ms() - live.wooed_at > LEASE_MS:
                live.wooed_at = self.clock.now_ms()
                self.background.start(self.take_over(live))
            return
        delay = min(max(0, when - self.clock.now_ms()) / 1000, LONGEST_TIMER_S)
        loop = asyncio.get_running_loop()
        self.timers[live.id] = loop.call_later(delay, lambda: self.background.start(self.attend(live)))

    def next_look(self, live: LiveTable) -> int | None:
        """When this process must look at the table, with what it knows of connections and of bots that think."""
        table = live.table
        if table.wants_deal():
            return 0
        round = table.round
        if round is None:
            return None
        times = [time for time in (silent_at(live), window_over_at(live)) if time is not None]
        thinking, there = self.thinking.get(live.id, ()), live.present()
        for seat in awaited(table):
            if (seat, table.chairs[seat].decision) not in thinking and goes_on(table, seat, there):
                times += [round.since] if table.bot_at(seat) else patience(live, round, seat)
        return min(times, default=None)

    async def take_over(self, live: LiveTable) -> None:
        """Drive a table unless another living process does; that one may have left it alone until somebody comes."""
        if self.store.shared and await self.store.attended(live.id, self.clock.now_ms()):
            return
        if await self.lease.drives(live.id):
            await live.look_elsewhere()
            self.nudge(live)
        else:
            await self.store.wake(live.id, self.clock.now_ms())

    async def attend(self, live: LiveTable) -> None:
        """Do what is due."""
        self.timers.pop(live.id, None)
        if not live.is_read:
            return
        table = live.table
        round = table.round
        if table.wants_deal():
            await live.do(lambda table: [])
            return
        if round is None:
            return
        silent = silent_at(live)
        if silent is not None and silent <= self.clock.now_ms():
            await live.do(no_answer(self.clock.now_ms()))
            return
        closes = window_over_at(live)
        if closes is not None and closes <= self.clock.now_ms():
            await self.close_window(live, table.state.asked)
            return
        there = live.present()
        for seat in [seat for seat in awaited(table) if goes_on(table, seat, there)]:
            bot = table.bot_at(seat)
            if bot:
                self.think(live, round, seat, bot)
            elif min(patience(live, round, seat), default=self.clock.now_ms() + 1) <= self.clock.now_ms():
                await self.lose_patience(live, round, seat)
                break  # the table may be another one now
        self.nudge(live)

    async def close_window(self, live: LiveTable, window: int) -> None:
        """Its time is up, unless it was another time that passed."""
        if not await self.lease.follow_time():
            await live.do(window_over(window, self.clock.now_ms()))

    async def lose_patience(self, live: LiveTable, round: Round, seat: int) -> None:
        """Time is up, or it is time to see whether the person is there."""
        table, decision = live.table, live.table.chairs[seat].decision
        if await self.lease.follow_time():  # it was not this seat's time that passed
            return
        if (
            live.state is not table
            or not live.is_read
            or table.chairs[seat].decision != decision
            or seat not in awaited(table)
        ):
            return
        now, last = self.clock.now_ms(), last_moment(live, round, seat)
        there = await self.store.present(live.id, now) | live.here()
        if seat in there:
            live.seen[seat] = now
        time_up = last is not None and last <= now
        if is_missed(live, seat, there, now) and (not time_up or people_there(table, there)):
            await self.cover(live, seat, decision)
        elif time_up:
            self.think(live, round, seat, table.settings.cover_bot, by="clock")

    async def cover(self, live: LiveTable, seat: int, decision: int) -> None:
        """A bot plays for a person until they are back."""
        bot = live.table.settings.cover_bot

        def away(table: Table) -> Sequence[Entry]:
            """Unless the person has come meanwhile, or the others are gone for good."""
            return [] if seat in live.here() or table.solo() else [Covered(seat, bot)]

        await live.do(when_open(seat, decision, away))

    # ---- bots

    def think(self, live: LiveTable, round: Round, seat: int, bot: str, by: str = "bot") -> None:
        key = (seat, live.table.chairs[seat].decision)
        if key not in self.thinking.setdefault(live.id, set()):
            self.thinking[live.id].add(key)
            self.background.start(self.think_and_move(live, round, key, bot, by))

    async def think_and_move(self, live: LiveTable, round: Round, key: tuple[int, int], bot: str, by: str) -> None:
        """Think with what the seat may know; move at the time at which bots move."""
        seat, decision = key
        moved = False
        try:
            texts = await self.move_in_time(live, round, seat, bot, by)

            def moves(table: Table) -> Sequence[Entry]:
                """Unless the person has come back meanwhile."""
                nonlocal moved
                moved = by == "clock" or bool(table.bot_at(seat))
                return [bots_choice(table, seat, texts, by)] if moved else []

            await live.do(when_open(seat, decision, moves))
            if moved:
                self.registry.process.metrics.bot_choices.inc()
        finally:
            self.thinking[live.id].discard(key)
            if not self.thinking[live.id]:
                del self.thinking[live.id]
        self.nudge(live)

    async def move_in_time(self, live: LiveTable, round: Round, seat: int, bot: str, by: str) -> list[str]:
        """In a reaction window the answer comes at the window's time, whatever there is to think about: one that came
        sooner or later would tell who holds a Surprise."""
        table, window, since = live.table, round.play.window(), round.since
        if by == "clock" and window is not None:
            return [table.game.choices[window.passing].text]
        view = round.as_asked(seat).view(seat)
        if window is None:
            texts = await self.ask(live, view, bot, SECOND)
            while (moves_at := self.moves_at(live, table, since, seat)) > self.clock.now_ms():
                await self.clock.sleep_until(moves_at)
            if not people_there(table, live.present()):
                await self.openings.keep_pace(live.id, table.state.host)
            return texts
        moves_at = since + answers_after_ms(live, table, round)
        bots = sum(1 for other in window.seats if table.bot_at(other))
        budget = max(LEAST_THOUGHT_MS, (moves_at - since) * 2 // 3 // bots)
        asking = asyncio.ensure_future(self.ask(live, view, bot, budget, max(0, moves_at - self.clock.now_ms()) / 1000))
        asking.add_done_callback(lambda answer: answer.cancelled() or answer.exception())  # the server may stop
        await self.clock.sleep_until(moves_at)
        if asking.done() and asking.exception() is None:
            return asking.result()
        quick = seat_of_view(view, LEAST_THOUGHT_MS, table.game)
        return [table.game.choices[code].text for code in substitute(quick, bots_rng(secrets.token_hex(8)))]

    def moves_at(self, live: LiveTable, table: Table, since: int, seat: int) -> int:
        """At the table's pace; for a person not before they could be back, should their connection just have broken.
        ``table``: as it was; meanwhile it may be read anew."""
        pace_ms = 0 if follows_alone(live, table) else table.settings.pace_ms
        at = since + max(pace_ms, self.least_pace_ms)
        return max(at, back_by(live, table, seat)) if table.chairs[seat].cover else at

    async def ask(
        self, live: LiveTable, view: View, bot: str, budget_ms: int, within_s: float | None = None
    ) -> list[str]:
        """A bot's answer, in the turn of whoever keeps the table; tables where people are come first."""
        table, game = live.table, live.table.game
        rank = Rank.PLAY if people_there(table, live.present()) else Rank.SHOW
        turn, seed = self.openings.turn(rank, live.id, table.state.host or live.id), secrets.token_hex(8)
        with self.registry.process.metrics.bot_seconds.time():
            return await self.bots.choose(
                game.name, game.options, view, within_bounds(bot), seed, budget_ms, turn, within_s
            )


def answers_after_ms(live: LiveTable, table: Table, round: Round) -> int:
    """When bots answer in a reaction window, whatever they hold: before it closes; soon, if one follows alone."""
    wish = max(table.settings.window_ms, SHORTEST_WINDOW_MS)
    if follows_alone(live, table):
        wish = min(wish, FOLLOWED_WINDOW_MS)
    return min(wish, int(round.window.ms * BY_THEN)) if round.window.fixed else wish
