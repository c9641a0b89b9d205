"""A round: one game at a table, with its reaction windows, what can be taken back, and its clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from msgspec import Struct

from kibitz.core.errors import CannotUndo, GameIsOver
from kibitz.core.event import Event
from kibitz.core.game import Play
from kibitz.core.presentation import Preview
from kibitz.play.match import Match, Refused, foreseen, read_choices
from kibitz.play.record import JOIN, offered
from kibitz.play.windows import as_asked, settle
from kibitz.server.errors import Refusal
from kibitz.server.table.boards import BoardMaker
from kibitz.server.table.settings import Clock

WAIT_MS: Final = 15_000  # what a reaction window lasts longer when somebody says “wait”


class NotAsked(Refusal):
    """Somebody else decides now."""

    kind = "not-asked"


class Mark(Struct, gc=False):
    """A step of somebody's: how many choices came before it, and before the move that it is a part of."""

    seat: int
    before: int
    move: int
    part: bool = False  # the move goes on


class WindowTime(NamedTuple):
    """How long a reaction window stays open; 0: until all have answered. ``fixed``: no less, whoever has answered."""

    ms: int = 0
    fixed: bool = False


class Round:
    """One game. ``answers`` lie face down until the reaction window is settled."""

    def __init__(self, match: Match, at: int, clock: Clock | None, window: WindowTime) -> None:
        self.match = match
        self.boards = BoardMaker(match.game)
        self.clock = clock
        self.window = window  # as it was agreed on when the open window opened
        self.waits: list[int] = []  # who has said “wait” in it
        self.waited: list[int] = []  # and in this game, up to now
        self.banks = [clock.bank_s * 1000 if clock else 0] * match.play.seats  # what is left, by seat
        self.since = at  # when the open decision was asked
        self.took = 0  # how long the last one took
        self.answers: dict[int, int] = {}
        self.marks: list[Mark] = []
        self.granted = False  # a moment more, for whoever came back to this decision
        self.joined = 0  # choices up to the last late player: nothing before that is taken back
        self.parted = 0  # choices until somebody was last sent away, who cannot agree any more

    @property
    def play(self) -> Play:
        return self.match.play

    def asked(self) -> list[int]:
        """Who is asked now; all together in a reaction window, whoever has answered already."""
        window = self.play.window()
        if window is not None:
            return list(window.seats)
        return [self.play.seat()] if self.play.legal else []

    def open_seats(self) -> list[int]:
        """Who has still to answer."""
        return [seat for seat in self.asked() if seat not in self.answers]

    # ---- choosing

    def as_asked(self, seat: int) -> Play:
        """The game as it lies before a seat that is asked."""
        if not self.play.legal:
            raise GameIsOver("the game is over")
        if seat not in self.asked():
            raise NotAsked(f"seat {seat} is not asked; seats {', '.join(map(str, self.asked()))} decide")
        return self.play if self.play.window() is None else as_asked(self.play, seat)

    def read(self, seat: int, texts: list[str]) -> list[int]:
        """The choices that texts stand for, if this seat may make them now; otherwise they are refused."""
        before = self.as_asked(seat)
        if self.play.window() is None:
            return self.match.read_move(texts)
        codes = read_choices(before, texts[0])
        if len(texts) > 1 or len(codes) != 1 or codes[0] not in before.legal:
            raise Refused(texts[0], before.game.presentation.why_not(before, texts[0]), offered(before, 1000))
        return codes

    def foresee(self, seat: int, texts: list[str]) -> Preview:
        """What surely follows choices of a seat that is asked, without making them."""
        return foreseen(self.as_asked(seat), self.read(seat, texts))

    def choose(self, seat: int, codes: list[int]) -> list[Event] | None:
        """Carry out legal choices. None: the answer waits until the reaction window is settled."""
        if self.play.window() is None:
            self.mark(seat)
            return self.match.carry_out(codes)
        self.answers[seat] = codes[0]
        return None if self.window.fixed else self.settle()

    def close(self) -> list[Event] | None:
        """The time of the reaction window is up: whoever has not answered lets it pass."""
        window = self.play.window()
        if window is not None:
            self.answers = dict.fromkeys(window.seats, window.passing) | self.answers
        return self.settle()

    def mark(self, seat: int) -> None:
        """A step begins; it may go on with a move of which parts have been made."""
        before = len(self.match.record.choices)
        last = self.marks[-1] if self.marks else None
        goes_on = last is not None and last.part and last.seat == seat
        self.marks.append(Mark(seat, before, last.move if last is not None and goes_on else before))

    def settle(self) -> list[Event] | None:
        """Turn up the answers, if that decides the window. Those that come after a Surprise are void."""
        settled = settle(self.play, {seat: [code] for seat, code in self.answers.items()})
        if not settled:
            return None
        self.answers = {}
        heard: list[Event] = []
        window = self.play.window()
        for seat, code in settled:
            if window is not None and code != window.passing:
                self.mark(seat)
            heard += self.match.carry_out([code])
        self.match.steps = []  # what was answered is turned up: nobody takes it back freely
        return heard

    def follow_orders(self, orders: Mapping[int, Mapping[str, str]]) -> list[Event] | None:
        """Standing orders answer as soon as a window opens. None: there was nothing to do."""
        window = self.play.window()
        if window is None:
            return None
        for seat in self.open_seats():
            if orders.get(seat, {}).get(window.kind) == "pass":
                self.answers[seat] = window.passing
        return None if self.window.fixed else self.settle()

    def pass_for(self, alone: int) -> list[Event] | None:
        """The only person at a table is not asked where they hold no answer: nobody else can learn from that."""
        window = self.play.window()
        if window is None or self.window.fixed or alone not in self.open_seats():
            return None
        if as_asked(self.play, alone).legal != [window.passing]:
            return None
        self.answers[alone] = window.passing
        return self.settle()

    def answer_routine(self, alone: int) -> list[Event] | None:
        """Where nothing is to be decided, the only person at a table is not asked: nobody else can learn from it."""
        play = self.play
        if play.seat() != alone or len(play.legal) != 1 or not play.prompt().routine or play.window() is not None:
            return None
        heard = self.match.carry_out([play.legal[0]])
        self.match.join_steps()
        return heard

    # ---- taking back

    def is_free(self, seat: int) -> bool:
        """Whether the last move is this seat's, and nobody has learned or decided anything since."""
        return self.match.mover == seat and bool(self.match.steps)

    def take_back_freely(self, seat: int) -> int | None:
        """The mover may, while it has seen no new card and no other seat has decided since: how many events that takes
        back. None: it may not."""
        if not self.is_free(seat):
            return None
        events = self.match.undo()
        self.forget_answers()
        return events

    def can_take_back(self, seat: int) -> bool:
        """Is there anything that this seat could take back: freely, or if the others agree?"""
        last = self.last_mark([seat])
        return self.is_free(seat) or (last is not None and last.move >= self.parted)

    def last_mark(self, seats: Sequence[int]) -> Mark | None:
        """The last step of whichever of these seats, as far as it can be taken back."""
        found = (mark for mark in reversed(self.marks) if mark.seat in seats and mark.move >= self.joined)
        return next(found, None)

    def last_move(self, seat: int) -> int:
        """How many choices came before this seat's last move."""
        mark = self.last_mark([seat])
        if mark is None:
            raise CannotUndo(f"seat {seat} has made no move that can be taken back")
        return mark.move

    def take_back(self, seat: int) -> None:
        """Back to before this seat's last move, whatever has happened since."""
        self.match.back_to(self.last_move(seat))
        self.forget_answers()

    def forget_answers(self) -> None:
        self.answers = {}
        count = len(self.match.record.choices)
        self.marks = [mark for mark in self.marks if mark.before < count]

    def join(self) -> int:
        """A late player: the number of the new seat."""
        seat = self.match.join()
        self.joined = len(self.match.record.choices)
        assert self.match.record.choices[-1] == JOIN
        self.banks.append(self.clock.bank_s * 1000 if self.clock else 0)
        return seat

    # ---- the clock

    def open_window(self, window: WindowTime) -> None:
        """If a reaction window is open now, it is a new one."""
        self.window, self.waits = window, []

    def wait(self, seat: int) -> None:
        """Somebody would like to think: the open window lasts longer for all."""
        self.waits = [*self.waits, seat]
        self.waited = [*self.waited, seat]

    def is_fixed(self) -> bool:
        """Whether a window is open that closes at its time, whoever has answered."""
        return self.window.fixed and self.play.window() is not None

    def ask_anew(self, at: int) -> None:
        """A new decision, with its own time."""
        self.took, self.since = max(0, at - self.since), at  # the clock may have been set back
        self.granted = False

    def ask_again(self, at: int) -> None:
        """The last decision once more: the time it took is not given back. A reaction window is everybody's question,
        and opens anew."""
        self.since = at if self.play.window() is not None else at - self.took

    def grant(self, at: int, moment_ms: int) -> None:
        """At least a moment from now on, once, but no more than the decision has."""
        limit = self.limit()
        if limit is None:
            self.since = at
        elif not self.granted:
            self.granted = True
            self.since = max(self.since, min(at, at + moment_ms - limit))

    def charge(self, seat: int, at: int) -> None:
        """What a decision took beyond its own time comes out of the seat's reserve."""
        if self.clock is not None:
            over = at - self.since - self.clock.step_s * 1000
            self.banks[seat] = max(0, self.banks[seat] - max(0, over))

    def limit(self) -> int | None:
        """How long the open decision may take, without what a seat has in reserve."""
        if self.play.window() is not None:
            return self.window.ms + WAIT_MS * len(self.waits) if self.window.ms else None
        return self.clock.step_s * 1000 if self.clock is not None else None

    def deadline(self) -> int | None:
        """When the time of whoever is asked is up: in a reaction window the same for all."""
        limit = self.limit()
        if limit is None or not self.play.legal:
            return None
        return self.since + limit + (self.banks[self.play.seat()] if self.play.window() is None else 0)
