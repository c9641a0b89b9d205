"""A connection: one WebSocket at one table. It says hello, is told what it misses, and then acts and listens."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from kibitz import __version__, wire
from kibitz.core.errors import KibitzError
from kibitz.core.game import SPECTATOR
from kibitz.core.phrase import Phrase
from kibitz.play.match import Refused as RefusedChoice
from kibitz.server.errors import says_of
from kibitz.server.keys import person_of
from kibitz.server.live import chat, history, requests
from kibitz.server.live.advisor import Advisor
from kibitz.server.live.history import Retelling
from kibitz.server.live.live_table import LiveTable
from kibitz.server.live.registry import TableRegistry
from kibitz.server.live.sender import CLOSE_AWAY, CLOSE_DONE, CLOSE_SLOW, Sender, Transport
from kibitz.server.ops.config import Limits
from kibitz.server.ops.rate_limits import Bucket
from kibitz.server.store.database import StoreError
from kibitz.server.table.acts import DoneBefore, NotYours, coming_back, own_seat
from kibitz.server.table.chatting import may_read
from kibitz.server.table.entries import Entry
from kibitz.server.table.presenter import Presenter
from kibitz.server.table.seating import NotNow, OtherRules, Update
from kibitz.server.table.table import Table

HELLO_WITHIN_S: Final = 15.0
SILENT_S: Final = 150.0  # a client that says nothing for so long is gone
MOST_BAD: Final = 20  # unreadable messages before the connection is closed
ELSEWHERE_MS: Final = 500  # until somebody whom another process must serve tries to reach it
PAUSE_S: Final = 0.002  # between messages of which very many come at once
HINT_EVERY_S: Final = 2.0
HINTS_AT_ONCE: Final = 3.0


log = structlog.get_logger("kibitz.connection")


class Connection(Sender):
    """Somebody connected to a table: with a key for their chairs, without one to watch."""

    def __init__(
        self,
        registry: TableRegistry,
        advisor: Advisor,
        transport: Transport,
        limits: Limits,
        welcoming: asyncio.Lock | None = None,
    ) -> None:
        super().__init__(transport, registry.process.metrics)
        self.registry = registry
        self.advisor = advisor
        self.store = registry.store
        self.background = registry.process.background
        self.welcoming = welcoming or asyncio.Lock()  # those of one address are welcomed one by one
        self.person = ""
        self.boards = False  # it draws the table
        self.paces = False  # it shows moves at a pace of its own
        self.hears = False  # what is said at the table
        self.seats: list[int] = []
        self.bad = 0
        self.marked: list[int] = []  # chairs that the store counts as present for this connection
        self.marking = asyncio.Lock()
        self.hint_asked = False
        now = time.monotonic()
        self.bucket = Bucket(limits.messages_s, limits.messages, now)
        self.hints = Bucket(1 / HINT_EVERY_S, HINTS_AT_ONCE, now)

    @property
    def flooded(self) -> bool:
        """Whether it was turned away because it said too much."""
        return self.closing is not None and self.closing[1] == "too-fast"

    # ---- coming

    async def serve(self, id: str) -> None:
        """From hello to goodbye."""
        writer = asyncio.create_task(self.write())
        self.serving = asyncio.current_task()
        try:
            await self.visit(id)
        except asyncio.CancelledError:
            if self.closing is None or self.closing[0] != CLOSE_SLOW:
                raise
        finally:
            self.end(CLOSE_DONE, "")
            with suppress(Exception, asyncio.CancelledError):
                await asyncio.wait_for(writer, 5)
            writer.cancel()

    async def visit(self, id: str) -> None:
        """Come in, listen, and leave, whatever happens; or be turned away."""
        live: LiveTable | None = None
        try:
            hello = await self.hear_hello()
            if hello is None:
                return
            self.person = person_of(hello.key) if hello.key else ""
            self.boards, self.paces = hello.boards, hello.paces
            self.registry.process.admission.check_not_banned(self.person)
            await self.registry.process.admission.check_member(self.person)
            live = await self.registry.enter(id)
            await self.welcome(live, hello)
            await self.listen(live)
        except TimeoutError:
            self.turn_away("silent", f"no hello within {HELLO_WITHIN_S:.0f} s")
        except requests.UNREADABLE as error:
            self.turn_away("unreadable", str(error))
        except OtherRules as error:
            self.send_elsewhere(error)
        except KibitzError as error:
            self.turn_away(error.kind, str(error), says=says_of(error))
        except StoreError:
            self.turn_away("unavailable", "the tables cannot be reached at the moment", retry=2000)
        finally:
            if live is not None:
                await asyncio.shield(self.leave(live))

    def send_elsewhere(self, error: OtherRules) -> None:
        """During an upgrade another process has the rules of this table, and sooner or later they reach it."""
        self.turn_away(error.kind, str(error), ELSEWHERE_MS, says_of(error))

    async def hear_hello(self) -> wire.Hello | None:
        """The first message; None if there is none."""
        async with asyncio.timeout(HELLO_WITHIN_S):
            data = await self.transport.receive()
        if data is None:
            return None
        hello = requests.read(data)
        if not isinstance(hello, wire.Hello):
            raise NotNow('expected {"type": "hello", "protocol": 1} first', Phrase("refused-unreadable"))
        if hello.protocol != wire.PROTOCOL:
            message = f"this server speaks protocol {wire.PROTOCOL}, not {hello.protocol}; reload the page"
            raise NotNow(message, Phrase("refused-unreadable"))
        return hello

    async def welcome(self, live: LiveTable, hello: wire.Hello) -> None:
        """Say who they are here, and everything they have missed; from now on they hear what happens."""
        retelling = await history.retell_missing(live, self.person, hello.have)
        async with self.welcoming:
            async with live.chat_lock:  # whatever is said from the news on is new to them
                await self.take_in(live, hello, retelling)
                await self.send_chat(live, hello.chat)
            await asyncio.sleep(PAUSE_S)
        await self.mark_presence(live)
        await self.come_back(live)
        await live.people_changed()

    async def send_chat(self, live: LiveTable, after: int = 0) -> None:
        """What was said, if they may read it; from now on they hear what is said. The caller holds the chat's lock."""
        async with live.lock:
            await live.ensure()
        lines = await chat.lines_for(live, self.person, after=after)
        self.hears = may_read(live.table, self.person)
        if lines is not None and lines.lines:
            self.say(lines)

    async def take_in(self, live: LiveTable, hello: wire.Hello, retelling: Retelling) -> None:
        """Greet them on the newest table, and let them hear what happens there from now on."""
        async with live.lock:
            await live.refresh()
            await history.finish(live, retelling)
            table = live.table
            self.seats = table.seats_of(self.person)
            if not table.may_watch(self.person):
                message = "nobody may watch at this table; take a chair, or ask the host for the link"
                raise NotYours(message, Phrase("refused-no-watching"))
            self.greet(table)
            for nth, seat in enumerate(self.seats or [SPECTATOR]):
                missed, fresh = await history.missing(live, seat, hello.have.get(seat, 0), retelling)
                whole = nth == 0  # a deck is sent once, however many chairs one has
                presenter = Presenter(table, live.clock.now_ms(), retelling.events)
                self.say(presenter.news(seat, missed, fresh=fresh, whole=whole, boards=self.boards))
            live.connections.add(self)

    def greet(self, table: Table) -> None:
        is_host = bool(self.person) and self.person == table.state.host
        readable = may_read(table, self.person)
        self.hears = self.hears and readable  # whoever may from now on is first told what was said
        self.say(wire.Welcome(server=f"kibitz {__version__}", seats=self.seats, host=is_host, chat=readable))

    def check_seats(self, live: LiveTable, told: Sequence[Update]) -> bool:
        """Chairs may change under a connection: they take one, are sent away, or everybody moves on for a rematch."""
        table = live.table
        before, self.seats = self.seats, table.seats_of(self.person)
        if self.seats == before:
            return False
        if not table.may_watch(self.person):
            self.turn_away("not-yours", "nobody may watch at this table", says=wire.Said("refused-no-watching"))
            return True
        self.greet(table)
        for nth, seat in enumerate(self.seats or [SPECTATOR]):
            self.say(
                Presenter(table, live.clock.now_ms()).news(seat, told, fresh=True, whole=nth == 0, boards=self.boards)
            )
        self.background.start(self.moved(live))
        return True

    async def moved(self, live: LiveTable) -> None:
        """They sit elsewhere now, or nowhere."""
        async with live.chat_lock:
            await self.send_chat(live)
        await self.mark_presence(live)
        await live.people_changed()

    async def mark_presence(self, live: LiveTable) -> None:
        """Tell the store on which chairs somebody is connected; a connection that is gone sits nowhere."""
        async with self.marking:
            while self.marked:
                await self.store.depart(live.id, self.marked.pop())
            for seat in (self.seats or [SPECTATOR]) if self in live.connections else []:
                self.marked.append(seat)
                await self.store.arrive(live.id, seat)

    async def come_back(self, live: LiveTable) -> None:
        """Whoever returns gets the seat back from the bot that covered it, or the time that a clock has waited."""
        others = [connection.seats for connection in live.connections if connection is not self]
        was_away = not any(self.seats[0] in seats for seats in others) if self.seats else False

        def back(table: Table) -> list[Entry]:
            return coming_back(table, self.person, was_away)

        if live.state is not None and back(live.table):
            await live.do(back)

    async def leave(self, live: LiveTable) -> None:
        live.connections.discard(self)
        live.lost(set(self.seats) - live.seats_here())
        with suppress(StoreError):
            await self.mark_presence(live)
            await live.people_changed()
        live.changed()

    # ---- listening

    async def listen(self, live: LiveTable) -> None:
        while self.closing is None:
            try:
                async with asyncio.timeout(SILENT_S):
                    data = await self.transport.receive()
            except TimeoutError:
                self.end(CLOSE_AWAY, "silent")
                return
            if data is None or self.closing is not None:  # whoever was sent away meanwhile is not heard any more
                return
            if not self.bucket.take(time.monotonic()):
                self.turn_away("too-fast", "too many messages; slow down", retry=5000)
                return
            await self.answer(live, data)
            if self.queue:  # much may have come at once: the answers are sent between, and others have their turn
                await asyncio.sleep(0 if self.bucket.tokens > self.bucket.size / 2 else PAUSE_S)

    async def answer(self, live: LiveTable, data: str | bytes) -> None:
        try:
            request = requests.read(data)
        except requests.UNREADABLE as error:
            self.bad += 1
            self.refuse(requests.id_in(data), "unreadable", str(error))
            if self.bad >= MOST_BAD:
                self.turn_away("unreadable", "too many unreadable messages")
            return
        if isinstance(request, wire.Ping):
            self.say(wire.Pong(at=request.at))
        elif isinstance(request, wire.Hello):
            self.refuse("", "unreadable", "hello is said once, at the beginning")
        else:
            await self.obey(live, request)

    async def obey(self, live: LiveTable, request: wire.Acts | wire.Queries) -> None:
        """Do it, and say so once it is kept; or say why not."""
        id = request.id
        try:
            if isinstance(request, wire.Queries):
                await self.reply(live, request)
                return
            if not self.has_time(live, request):
                raise NotNow("not so fast; wait a moment", Phrase("refused-too-fast"))
            if isinstance(request, wire.Say):
                await chat.say(live, self.person, request)
            else:
                await live.act(self.person, request)
        except DoneBefore:
            self.say(wire.Done(id=id, again=True))
        except OtherRules as error:
            self.send_elsewhere(error)  # nothing is refused: it is sent again, to a process that can do it
        except KibitzError as error:
            rule = error.reason.rule if isinstance(error, RefusedChoice) else ""
            self.refuse(id, error.kind, str(error), rule, says_of(error), self.decision(live, request.seat))
        except StoreError as error:
            self.refuse_unkept(live, id, error)
        except Exception:
            log.exception("a mistake of ours", table=live.id)
            self.refuse(id, "internal", "a mistake of ours; send it again")
        else:
            if isinstance(request, wire.Choose):
                self.metrics.choices.inc()
            self.say(wire.Done(id=id))

    def refuse_unkept(self, live: LiveTable, id: str, error: StoreError) -> None:
        log.warning("not kept", table=live.id, error=str(error))
        self.refuse(id, "unavailable", "the tables cannot be reached at the moment; send it again")

    def has_time(self, live: LiveTable, act: wire.Acts) -> bool:
        """Whether somebody has not done too much that is not play."""
        now = time.monotonic()
        if not self.is_aside(live, act):
            return True
        is_rename = isinstance(act, wire.Rename)
        return live.asides.take(self.person, now) and (not is_rename or live.renamings.take(self.person, now))

    def is_aside(self, live: LiveTable, act: wire.Acts) -> bool:
        """Whatever is not play; but to send an act again costs nothing."""
        sent_again = live.state is not None and live.table.has_done(self.person, act.id)
        return not isinstance(act, wire.Choose | wire.LetPass) and not sent_again

    def decision(self, live: LiveTable, wish: int | None) -> int:
        """What is open for this connection's chair."""
        if live.state is None:
            return -1
        own = [seat for seat in live.table.seats_of(self.person) if wish in (None, seat)]
        return live.table.chairs[own[0]].decision if own else -1

    # ---- questions

    async def reply(self, live: LiveTable, query: wire.Queries) -> None:
        """A refusal is given on the newest table only."""
        async with live.lock:
            await live.ensure()
        try:
            await self.reply_now(live, query)
        except KibitzError:
            async with live.lock:
                changed = await live.refresh()
            if not changed:
                raise
            await self.reply_now(live, query)

    async def reply_now(self, live: LiveTable, query: wire.Queries) -> None:
        table = live.table
        if isinstance(query, wire.Moment):
            await self.show_moment(live, query)
            return
        if isinstance(query, wire.Chats):
            page = await chat.page_for(live, self.person, query.before)
            self.say(msgspec.structs.replace(page, id=query.id))
            return
        seat = own_seat(table, self.person, query.seat)
        round = table.playing()
        if isinstance(query, wire.Why):
            asked = round.as_asked(seat)
            reason = asked.game.presentation.why_not(asked, query.choice)
            self.say(wire.Answer(id=query.id, rule=reason.rule, says=[wire.said(reason.phrase)]))
        elif isinstance(query, wire.Foresee):
            preview = round.foresee(seat, query.choices)
            points = [] if preview.points is None else list(preview.points)
            self.say(wire.Answer(id=query.id, says=[wire.said(phrase) for phrase in preview.says], points=points))
        else:
            self.ask_hint(live, seat, query)

    async def show_moment(self, live: LiveTable, query: wire.Moment) -> None:
        """The board as this seat saw it then, or as everybody did."""
        seat = own_seat(live.table, self.person, query.seat) if self.seats else SPECTATOR
        self.say(wire.Answer(id=query.id, board=await history.board_at(live, seat, query.n)))

    def ask_hint(self, live: LiveTable, seat: int, query: wire.Hint) -> None:
        """Thinking takes a while: one hint at a time, and nobody's move waits for it."""
        table = live.table
        if not table.settings.hints:
            raise NotNow("at this table nobody is given hints", Phrase("no-hints"))
        if self.hint_asked or not self.hints.take(time.monotonic()):
            raise NotNow("too many hints at once; wait a moment", Phrase("refused-too-fast"))
        table.playing().as_asked(seat)  # or it is refused
        self.hint_asked = True
        self.background.start(self.give_hint(live, seat, query.id))

    async def give_hint(self, live: LiveTable, seat: int, id: str) -> None:
        try:
            async with self.registry.process.quotas.one("hints", self.person):
                self.say(wire.Answer(id=id, advice=await self.advisor.advise(live, seat)))
        except KibitzError as error:
            self.refuse(id, error.kind, str(error), says=says_of(error))
        except StoreError as error:
            self.refuse_unkept(live, id, error)
        finally:
            self.hint_asked = False
