"""The notifier: whoever is away is told at their webhook that it is their turn, or that the game is over; and that they
are invited to a table.

Only the process that drives a table calls, for an invitation the one that was asked. What was told is noted before it
is sent: rather nothing than twice.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec
import structlog

from kibitz.core.errors import KibitzError
from kibitz.play.words import Words, words_of
from kibitz.server.live.live_table import LiveTable
from kibitz.server.live.posting import BadAddress, NotTaken, post_json
from kibitz.server.live.registry import TableRegistry
from kibitz.server.live.webhooks import Webhook, Webhooks
from kibitz.server.ops.config import WebhookConfig
from kibitz.server.table.seating import Update as News
from kibitz.server.table.table import Table

NEVER: Final = float("inf")
AGAIN_S: Final = 10.0  # after something went wrong here
TRIES: Final = 3
AT_ONCE: Final = 20  # calls that are under way
MOST_SWEPT: Final = 50  # tables, in one round

log = structlog.get_logger("kibitz.notifier")


class Call(NamedTuple):
    """Somebody to be told something. ``about`` tells one turn, and one end of a game, from the next."""

    seat: int
    person: str
    kind: str  # turn, ended or invited
    about: str


class WebhookBody(msgspec.Struct):
    """What is posted: ``text`` and ``content`` are the same sentence, for those who read the one or the other."""

    text: str
    content: str
    table: str
    game: str
    link: str
    kind: str


class Notifier:
    """Calls webhooks for the tables of a process."""

    def __init__(self, registry: TableRegistry, webhook_config: WebhookConfig) -> None:
        self.registry = registry
        self.process = registry.process
        self.store = registry.store
        self.clock = registry.clock
        self.webhook_config = webhook_config
        self.hooks = Webhooks(registry.store)
        self.ends: dict[str, list[Call]] = {}  # by table: who was away when a game ended
        self.missing: dict[str, dict[Call, float]] = {}  # by table: who is to be called, and from when on
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.busy: set[str] = set()  # tables at which somebody is being called
        self.line = asyncio.Semaphore(AT_ONCE)
        self.living: set[str] | None = None  # processes
        self.swept_to: str | None = None  # the table after which the next round goes on; None: all were looked at
        registry.observers.on_news.append(self.hear)
        registry.observers.on_change.append(self.look)
        registry.observers.on_forget.append(self.forget)

    # ---- who

    def hear(self, live: LiveTable, news: Sequence[News]) -> None:
        """What is told at a table: whoever is there when a game ends need not be told again."""
        if self.webhook_config.on and any(update.item.kind == "ended" for update in news):
            there = live.there()
            self.ends[live.id] = [call for call in ended(live.table) if call.seat not in there]

    def look(self, live: LiveTable) -> None:
        """Something has changed at a table, or somebody has come or gone: see who is to be called, and when."""
        if not self.webhook_config.on or live.state is None:
            return
        playing = live.table.state.phase == "playing"
        if playing:
            self.ends.pop(live.id, None)
        here, before = live.seats_here(), self.missing.get(live.id, {})
        due = time.monotonic() + self.webhook_config.away_s
        calls = turns(live.table) if playing else self.ends.get(live.id, [])
        self.missing[live.id] = {call: before.get(call, due) for call in calls if call.seat not in here}
        self.schedule(live)

    def forget(self, id: str) -> None:
        """A table goes out of memory."""
        self.ends.pop(id, None)
        self.missing.pop(id, None)
        self.hush(id)

    # ---- when

    def schedule(self, live: LiveTable) -> None:
        """The next look at whoever is missing."""
        self.hush(live.id)
        missing = self.missing.get(live.id)
        if not missing:
            self.missing.pop(live.id, None)
        first = min(missing.values()) if missing else NEVER
        if first < NEVER and live.id not in self.busy and not self.process.background.stopping:
            loop, wait = asyncio.get_running_loop(), max(0.0, first - time.monotonic())
            self.timers[live.id] = loop.call_later(wait, lambda: self.process.background.start(self.attend(live)))

    def hush(self, id: str) -> None:
        timer = self.timers.pop(id, None)
        if timer is not None:
            timer.cancel()

    async def attend(self, live: LiveTable) -> None:
        """Call whoever has been away for long enough."""
        if live.id in self.busy:
            return
        self.busy.add(live.id)
        try:
            self.look(live)
            await self.call_all(live)
        finally:
            self.busy.discard(live.id)
            self.schedule(live)

    async def call_all(self, live: LiveTable) -> None:
        now = time.monotonic()
        due = [call for call, at in self.missing.get(live.id, {}).items() if at <= now]
        for call in due:
            self.put_off(live, call, now + AGAIN_S)  # should the store be away
        there = await self.store.present(live.id, self.clock.now_ms()) if due else set()
        for call in due:
            if call.seat in there:  # at another process: when the person goes, we hear of it
                self.missing.get(live.id, {}).pop(call, None)
                continue
            wait = await self.call(live, call)
            self.put_off(live, call, NEVER if wait is None else now + wait / 1000)

    def put_off(self, live: LiveTable, call: Call, until: float) -> None:
        missing = self.missing.get(live.id, {})
        if call in missing:  # the table may have gone on meanwhile
            missing[call] = until

    async def sweep(self) -> None:
        """After a start, and when another process has died: look at the games in which somebody may wait for a call;
        so many in a round."""
        if not self.webhook_config.on:
            return
        living = await self.store.living(self.clock.now_ms())
        before, self.living = self.living, living
        if before is None or before - living:
            self.swept_to = ""
        if self.swept_to is None:
            return
        ids = await self.hooks.waiting_tables(self.swept_to, MOST_SWEPT)
        self.swept_to = ids[-1] if len(ids) == MOST_SWEPT else None
        for id in ids:
            self.missing.pop(id, None)
            with suppress(KibitzError):
                self.look(await self.registry.enter(id))

    # ---- calling

    async def call(self, live: LiveTable, call: Call) -> int | None:
        """Call, if it is ours to call; otherwise in how many milliseconds to try again, if ever."""
        return await self.ring(live, call) if await self.process.lease.drives(live.id) else None

    async def invite(self, live: LiveTable, person: str) -> None:
        """Somebody is asked to come to a table."""
        if self.webhook_config.on:
            await self.ring(live, Call(-1, person, "invited", "invited"))

    async def ring(self, live: LiveTable, call: Call) -> int | None:
        """Tell them, unless they want to be told nowhere; otherwise in how many milliseconds to try again, if ever."""
        hook = await self.hooks.of(call.person)
        if hook is None or self.process.admission.is_banned(call.person):
            return None
        wait = await self.hooks.may_ring(call.person, live.id, call.about, self.clock.now_ms())
        if wait == 0:
            table = live.table
            words = await asyncio.to_thread(words_of, table.game, hook.language)  # those of a deck may be many
            told = self.told(live.id, table, call, hook, words)
            self.process.background.start(self.deliver(live.id, hook.url, msgspec.json.encode(told)))
        return wait or None

    def told(self, id: str, table: Table, call: Call, hook: Webhook, words: Words) -> WebhookBody:
        """No name of anybody stands in it: where it is read, a name might call a whole channel."""
        link = f"{self.webhook_config.public_url or hook.site}/t/{id}"
        text = words.tell(
            "webhook-won" if won(table, call) else f"webhook-{call.kind}", game=words.tell("title"), link=link
        )
        return WebhookBody(text, text, id, table.settings.game, link, call.kind)

    async def deliver(self, table: str, url: str, body: bytes) -> None:
        """Up to three times. The address is nobody's business, not even the log's."""
        for number in range(1, TRIES + 1):
            try:
                async with self.line:
                    await post_json(url, body, self.webhook_config.anywhere)
                return
            except BadAddress as error:
                log.info("a webhook is not called", table=table, why=str(error))
                return
            except NotTaken as error:
                log.info("a webhook does not answer", table=table, why=str(error), tries=number)
            if number < TRIES:
                await asyncio.sleep(self.webhook_config.back_off_s * 4 ** (number - 1))


def turns(table: Table) -> list[Call]:
    """Whom the table waits for, if no bot plays for them."""
    chairs = table.chairs
    seats = [seat for seat in table.playing().open_seats() if chairs[seat].person and not table.bot_at(seat)]
    return [Call(seat, chairs[seat].person, "turn", f"turn {seat} {chairs[seat].decision}") for seat in seats]


def ended(table: Table) -> list[Call]:
    """Whoever has played a game that is over."""
    about = f"ended {table.state.begun}"
    return [Call(seat, table.chairs[seat].person, "ended", about) for seat in table.people()]


def won(table: Table, call: Call) -> bool:
    return call.kind == "ended" and table.outcome is not None and call.seat in table.outcome.winners
