"""What a seat is told: its news, its view and what it is asked, cut to what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

import msgspec
from msgspec import Raw

from kibitz.core.event import ALL_SEEING, Event, sees, told
from kibitz.core.game import SPECTATOR, Game, Play
from kibitz.play.events import event_json
from kibitz.play.windows import as_asked
from kibitz.play.words import event_phrase
from kibitz.server.phases import CLOSED, PLAYING
from kibitz.server.table.boards import aims_of, touches_of
from kibitz.server.table.entries import Chair
from kibitz.server.table.rounds import WAIT_MS, Round
from kibitz.server.table.seating import Update
from kibitz.server.table.settings import Clock
from kibitz.server.table.table import Table
from kibitz.server.table.waiting import why_no_wait
from kibitz.wire import NO_VIEW, Ask, ClockInfo, Info, Message, News, NewsItem, Offer, said
from kibitz.wire import Chair as ChairInfo

_encoder = msgspec.json.Encoder()

ENDING: Final = ["resign", "abort"]  # acts that end a game before its end
WAIT: Final = "wait"


def encoded(message: Message) -> str:
    return _encoder.encode(message).decode()


class Presenter:
    """Tells everybody at a table about the same news; what several seats may know alike is put into words once."""

    def __init__(self, table: Table, at: int, events: dict[tuple[int, bool], Raw] | None = None) -> None:
        self.table = table
        self.at = at
        self.events = {} if events is None else events  # as they are sent, by what may be known of them
        self.table_info: Info | None = None

    def frame(self, seat: int, told: Sequence[Update], boards: bool = False) -> str | None:
        """What a seat is sent of the last entry; None if it is told nothing of it."""
        touched = seat in self.table.touched
        if not touched and not any(seat in update.numbers for update in told):
            return None
        return encoded(self.news(seat, told, with_info=touched or self.shows_info(told), boards=boards))

    def shows_info(self, told: Sequence[Update]) -> bool:
        """Whatever is not a choice may change the table; and a clock is always shown."""
        round = self.table.round
        clock = round is not None and round.clock is not None
        return clock or any(update.item.kind != "chose" for update in told)

    def news(
        self,
        seat: int,
        updates: Sequence[Update],
        fresh: bool = False,
        with_info: bool = True,
        whole: bool = False,
        boards: bool = False,
    ) -> News:
        """Everything in ``updates`` that this seat is told, and how things stand for it now."""
        round = self.table.round
        view = None if round is None else round.play.view(view_seat(round.play, seat))
        return News(
            seat=seat,
            n=self.number(seat),
            items=[self.item(seat, update) for update in updates if seat in update.numbers],
            fresh=fresh,
            info=self.info(whole=whole) if with_info else None,
            view=NO_VIEW if view is None or boards else Raw(_encoder.encode(view)),
            board=round.boards.board(view) if round is not None and view is not None and boards else None,
            ask=self.ask(seat, round, boards) if round is not None and self.asked is not None else None,
            orders={} if seat == SPECTATOR else self.table.chairs[seat].orders,
            can_undo=self.can_undo(seat),
            may=self.may(seat),
        )

    @cached_property
    def asked(self) -> list[int] | None:
        """Who is asked, the same for everybody; None: nobody is. A game may be over although its rules would go on:
        somebody has resigned, or it was broken off."""
        round = self.table.round
        return None if round is None or self.table.state.phase != "playing" else round.asked() or None

    def may(self, seat: int) -> list[str]:
        table = self.table
        if seat == SPECTATOR or table.state.phase != "playing":
            return []
        return ENDING if why_no_wait(table, table.chairs[seat].person) else [*ENDING, WAIT]

    def can_undo(self, seat: int) -> bool:
        table = self.table
        plays = table.settings.undo and table.state.phase == "playing" and table.round is not None
        return plays and table.playing().can_take_back(seat)

    def number(self, seat: int) -> int:
        return self.table.state.watched if seat == SPECTATOR else self.table.chairs[seat].n

    def item(self, seat: int, update: Update) -> NewsItem:
        events = [self.event(update, index, seat) for index in range(len(update.heard))]
        return msgspec.structs.replace(update.item, n=update.numbers[seat], events=events)

    def event(self, update: Update, index: int, seat: int) -> Raw:
        """An event as this seat may know it; there are only two ways to know it."""
        event = update.heard[index]
        key = (id(event), sees(event, seat))
        if key not in self.events:
            self.events[key] = encode_event(self.table.game, event, seat)
        return self.events[key]

    # ---- what is asked

    def ask(self, seat: int, round: Round, boards: bool = False) -> Ask:
        """The open decision. Nobody sees from it who has answered in a reaction window."""
        asked, window = self.asked or [], round.play.window()
        own = seat in asked
        play = round.play if window is None or not own else as_asked(round.play, seat)
        prompt = play.prompt()
        answer = round.answers.get(seat) if own else None
        return Ask(
            decision=self.decision(seat),
            seats=asked,
            prompt=prompt.name,
            says=said(play.game.presentation.prompt(play)) if own else None,
            offers=[offer(play, code, boards) for code in play.legal] if own else [],
            window=self.table.state.asked if window is not None else 0,
            kind=window.kind if window is not None else "",
            closes=closes(round, self.at) if window is not None else 0,
            fixed=round.is_fixed(),
            waits=round.waits if window is not None else [],
            answered=[] if answer is None else [play.game.choices[answer].text],
            routine=own and prompt.routine,
        )

    def decision(self, seat: int) -> int:
        return self.table.state.asked if seat == SPECTATOR else self.table.chairs[seat].decision

    # ---- the table

    def info(self, whole: bool = False) -> Info:
        """The same for everybody. ``whole``: with the game's options, for whoever comes."""
        if self.table_info is None:
            table = self.table
            state, settings = table.state, table.settings
            self.table_info = Info(
                game=settings.game,
                version=table.game.version,
                phase=state.phase,
                chairs=[chair_info(chair, state.phase) for chair in state.chairs],
                host=(table.seats_of(state.host) or [-1])[0],
                round=state.round,
                rounds=settings.rounds,
                totals=[chair.total for chair in state.chairs],
                wins=[chair.wins for chair in state.chairs],
                scored=table.game.presentation.scored,
                begun=state.begun,
                commitment=table.commitment,
                undo=settings.undo,
                chat=settings.chat,
                hints=settings.hints,
                clock=self.clock(),
                undo_asked=table.undo_by,
                undo_open=table.undo_open,
                wish=table.wish,
            )
        if whole:
            game, pace = self.table.game, self.table.settings.pace_ms
            return msgspec.structs.replace(self.table_info, options=game.options, windows=game.windows, pace=pace)
        return self.table_info

    def clock(self) -> ClockInfo | None:
        round = self.table.round
        if round is None or round.clock is None or self.table.state.phase != "playing":
            return None
        return clock_info(round, round.clock, self.at)


def closes(round: Round, at: int) -> int:
    """How long the open window still lasts; 0: until all have answered. One that is due to close has a little left."""
    deadline = round.deadline()
    return 0 if deadline is None else max(1, deadline - at)


def clock_info(round: Round, clock: Clock, at: int) -> ClockInfo:
    return ClockInfo(
        step=clock.step_s * 1000,
        banks=round.banks,
        running=round.asked(),
        used=max(0, at - round.since),
        window=clock.window_s * 1000 + WAIT_MS * len(round.waits) if round.play.window() is not None else 0,
    )


def view_seat(play: Play, seat: int) -> int:
    """A late player watches until the rules let them in."""
    return seat if seat < play.seats else SPECTATOR


def chair_info(chair: Chair, phase: str) -> ChairInfo:
    kind = "person" if chair.person else "bot" if chair.bot else "open"
    return ChairInfo(
        kind="program" if chair.person and chair.program else kind,
        name=chair.name,
        bot=chair.bot or chair.cover,
        covered=bool(chair.cover),
        muted=chair.muted,
        ready=chair.ready,
        free=chair.vacant and phase not in (PLAYING, CLOSED),
    )


def offer(play: Play, code: int, boards: bool = False) -> Offer:
    shown = play.game.presentation
    preview = shown.preview(play, code)
    return Offer(
        shown.notation(code),
        said(shown.say(play, code)),
        [said(phrase) for phrase in preview.says],
        [] if preview.points is None else list(preview.points),
        touches_of(play, code) if boards else [],
        aims_of(play, code) if boards else [],
        play.game.choices[code].key,
    )


def encode_event(game: Game, event: Event, seat: int) -> Raw:
    """An event with names for its numbers, and a sentence where it has one."""
    kind = game.events[event.kind]
    fields: dict[str, object] = dict(event_json(game, told(event, kind, seat)))
    if kind.spoken:
        fields["says"] = said(event_phrase(game, event, seat))
    return Raw(_encoder.encode(fields))


def kept_events(game: Game, heard: Sequence[Event]) -> str:
    """Events as they are stored: who has seen the card, and the event with all that is in it."""
    if not heard:
        return ""
    return _encoder.encode([[event.seen, encode_event(game, event, ALL_SEEING)] for event in heard]).decode()
