"""Writes one seat's view of Fluxx into a row. Where each thing lies is said by ``planes``. What has an order that does
not matter, or no bound, is only told apart: it goes into fingerprints.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kibitz.core.bits import left_of, mixed, place_of
from kibitz.core.rng import MASK
from kibitz.games.fluxx.cards import PLAY_ALL, PLAY_ALL_BUT_1
from kibitz.games.fluxx.discarding import KEEPER_LIMIT, Owe
from kibitz.games.fluxx.drawing import Give
from kibitz.games.fluxx.events import ASIDE, DRAW_PILE, GOALS, HAND, LIMBO, TABLE
from kibitz.games.fluxx.frame import Frame
from kibitz.games.fluxx.frame_visitor import AT_RANDOM, Chosen, FrameTrace
from kibitz.games.fluxx.goals import lacks, needed
from kibitz.games.fluxx.planes import (
    ASK_NUMBERS,
    ASKS,
    GOAL_SEATS,
    OPEN_PILES,
    SHOWN_GOALS,
    SORT_NUMBERS,
    FluxxOffsets,
)
from kibitz.games.fluxx.playing import React
from kibitz.games.fluxx.rules import FluxxPlay
from kibitz.games.fluxx.state import NO_LIMIT, NOT_YET
from kibitz.games.fluxx.table import PUBLIC, Table

if TYPE_CHECKING:
    from kibitz.core.rows import Rows

HIDDEN: Final = 1022  # instead of a card


@final
class PlaneWriter:
    """One seat's look at a game while it is written down, with its fingerprints as far as they are made."""

    def __init__(self, play: FluxxPlay, seat: i64, offsets: FluxxOffsets, rows: Rows, at: i64) -> None:
        self.play: Final = play
        self.table: Final[Table] = play.table
        self.seat: Final[i64] = seat
        self.seats: Final[i64] = offsets.seats
        self.offsets: Final = offsets
        self.rows: Final = rows
        self.at: Final[i64] = at
        self.size: Final[i64] = play.deck.size
        self.order: i64 = 0
        self.shuffles: i64 = 0
        self.stack: i64 = 0
        self.numbers: i64 = 0

    def put_seat(self, at: i64, other: i64) -> None:
        """A 1 for a seat, clockwise from the one that looks; none for no seat."""
        if 0 <= other < self.seats:
            self.rows.put(at + place_of(other, self.seat, self.seats), 1)

    def put_flag(self, at: i64, flag: bool) -> None:
        if flag:
            self.rows.put(at, 1)

    # ---- the turn

    def write_turn(self) -> None:
        """Planes seat to flags."""
        play, offsets, at = self.play, self.offsets, self.at
        self.rows.put(at + offsets.seat + self.seat, 1)
        self.put_seat(at + offsets.turn, play.turn)
        self.rows.put(at + offsets.asked + self.asked(), 1)
        if not play.over:
            self.put_seat(at + offsets.decider, play.decider)
        at += offsets.flags
        self.put_flag(at, play.drawn != NOT_YET)
        self.put_flag(at + 1, play.bonus_drawn)
        self.put_flag(at + 2, play.began_empty)
        self.put_flag(at + 3, play.extra_turn)
        self.put_flag(at + 4, play.ended)
        if self.is_pending():
            self.put_flag(at + 5, play.changed & 1 > 0)
            self.put_flag(at + 6, play.changed & 2 > 0)

    def asked(self) -> i64:
        play = self.play
        if play.over:
            return len(ASKS) - 1
        return ASK_NUMBERS[play.stack[-1].prompt(play)] if play.stack else play.stage

    def is_pending(self) -> bool:
        """Is something half done? Otherwise what was counted and changed before means nothing."""
        piles = self.table.piles
        return len(self.play.stack) > 0 or len(piles[LIMBO]) > 0 or len(piles[ASIDE]) > 0

    def write_counts(self) -> None:
        play, at = self.play, self.at + self.offsets.counts
        self.number(at, play.drawn if play.drawn != NOT_YET else 0)
        self.number(at + 1, play.played)
        self.number(at + 2, play.plays)
        self.number(at + 3, play.chain)
        self.number(at + 4, play.joining)
        self.number(at + 5, self.table.newest)
        self.number(at + 6, len(self.table.piles[DRAW_PILE]))
        self.number(at + 7, play.many if self.is_pending() else 0)

    def number(self, at: i64, value: i64) -> None:
        """A number that may be larger than a byte."""
        self.rows.put(at, value)
        self.numbers = mixed(self.numbers, value)

    def write_force(self) -> None:
        """Planes force and no_number."""
        play, rows = self.play, self.rows
        at, none = self.at + self.offsets.force, self.at + self.offsets.no_number
        rows.put(at, play.draw_rule)
        rows.put(at + 2, play.plays_left())
        rows.put(at + 5, play.goals_allowed)
        if play.play_rule >= PLAY_ALL_BUT_1:
            rows.put(none + (0 if play.play_rule == PLAY_ALL else 1), 1)
        else:
            rows.put(at + 1, play.play_rule)
        if play.hand_limit == NO_LIMIT:
            rows.put(none + 2, 1)
        else:
            rows.put(at + 3, play.hand_limit)
        if play.keeper_limit == NO_LIMIT:
            rows.put(none + 3, 1)
        else:
            rows.put(at + 4, play.keeper_limit)

    def write_end(self) -> None:
        """Planes winner to logo."""
        play, offsets, at = self.play, self.offsets, self.at
        if play.over:
            self.put_seat(at + offsets.winner, play.winner)
            self.rows.put(at + offsets.why + play.why, 1)
        if play.near_goal >= 0:
            self.numbers = mixed(mixed(self.numbers, play.near_goal), play.near_seat)
            if play.near_seat < 0:
                self.rows.put(at + offsets.near + self.seats, 1)
            else:
                self.put_seat(at + offsets.near, play.near_seat)
        marked: i64 = play.marked
        if marked:
            for other in range(self.seats):
                if (marked >> other) & 1:
                    self.put_seat(at + offsets.logo, other)

    # ---- the seats and the goals

    def write_seats(self) -> None:
        """Planes sizes, keepers and creepers; ``older`` is written with the hands."""
        table, rows, offsets = self.table, self.rows, self.offsets
        other = self.seat
        for place in range(self.seats):
            at = self.at + place
            self.number(at + offsets.sizes, len(table.piles[HAND + other]))
            rows.put(at + offsets.keepers, table.keepers[other])
            rows.put(at + offsets.creepers, table.creepers[other])
            other = left_of(other, self.seats)

    def write_goals(self) -> None:
        """Planes needs and progress."""
        play, rows = self.play, self.rows
        asked, progress = self.at + self.offsets.needs, self.at + self.offsets.progress
        for number, goal in enumerate(self.table.piles[GOALS]):
            if number == SHOWN_GOALS:
                break
            card = play.deck.cards[goal]
            needs = needed(card)
            rows.put(asked + number, needs)
            other = self.seat
            for place in range(self.seats):
                rows.put(progress + number * GOAL_SEATS + place, needs - lacks(play.table, int(other), card))
                other = left_of(other, self.seats)

    # ---- what is half done

    def write_stack(self) -> None:
        """Planes frame to stack, and of the cards those that are about it."""
        stack = self.play.stack
        if not stack:
            return
        rows, offsets, at = self.rows, self.offsets, self.at
        visitor = FrameTrace(self.table, int(self.seat))
        self.write_top(stack[-1])
        rows.put(at + offsets.pending_counts + 2, len(stack))
        if len(stack) > 1:
            below = stack[-2]
            rows.put(at + offsets.below + SORT_NUMBERS[below.name()], 1)
            self.put_seat(at + offsets.below_seat, below.seat)
        for frame in stack:
            sort: i64 = SORT_NUMBERS[frame.name()]
            rows.put(at + offsets.stack + sort, 1)
            about: i64 = frame.about()
            if about >= 0:
                rows.put(at + offsets.working + about, 1)
            visitor.number("frame", int(sort))
            frame.accept(visitor)
        self.stack = visitor.trace

    def write_top(self, frame: Frame) -> None:
        """The frame that asks."""
        rows, offsets, at = self.rows, self.offsets, self.at
        rows.put(at + offsets.frame + SORT_NUMBERS[frame.name()], 1)
        self.put_seat(at + offsets.actor, frame.brought_by())
        rows.put(at + offsets.pending_counts, frame.most())
        if isinstance(frame, React):
            rows.put(at + offsets.trigger + frame.trigger, 1)
            self.put_seat(at + offsets.target, frame.target)
            if len(frame.chain) > 0:
                self.count_seats(at + offsets.answered, frame.chain)
        elif isinstance(frame, Owe):
            self.count_seats(at + offsets.chosen, frame.choices)
        elif isinstance(frame, Give):
            for other in frame.served:
                self.put_seat(at + offsets.given, other)
        self.write_named(frame)

    def count_seats(self, at: i64, chosen: tuple[Chosen, ...]) -> None:
        """How many cards each seat has played to an open chain, or chosen to discard: that is known to everybody."""
        other = self.seat
        for place in range(self.seats):
            count: i64 = 0
            for choice in chosen:
                if choice.seat == other:
                    count += 1
            self.rows.put(at + place, count)
            other = left_of(other, self.seats)

    def write_named(self, frame: Frame) -> None:
        """Planes subject and named, as far as the seat may know them."""
        offsets, subject, named = self.offsets, frame.about(), frame.named()
        count: i64 = len(named)
        if isinstance(frame, Owe):
            named = self.seen_choices(frame)
            count = len(frame.choices)
        self.rows.put(self.at + offsets.pending_counts + 1, count)
        for card in named:
            if self.play.table.knows(int(self.seat), card):
                self.rows.put(self.at + offsets.named + card, 1)
        if isinstance(frame, Give) and self.play.table.knows(int(self.seat), frame.cards[0]):
            subject = frame.cards[0]
        if subject >= 0:
            self.rows.put(self.at + offsets.subject + subject, 1)

    def seen_choices(self, frame: Owe) -> tuple[int, ...]:
        """Nobody sees what others choose from their hands."""
        found: list[int] = []
        for choice in frame.choices:
            if choice.card != AT_RANDOM and (choice.seat == self.seat or frame.owed == KEEPER_LIMIT):
                found.append(choice.card)
        return tuple(found)

    # ---- the cards

    def write_middle(self) -> None:
        """What lies open, and before the seats; the draw pile is what nobody knows."""
        table, rows, offsets = self.table, self.rows, self.offsets
        unseen, used, at = self.at + offsets.unseen, self.at + offsets.used, self.at + offsets.tables
        rows.mark(unseen, table.piles[DRAW_PILE])
        for place, pile in enumerate(OPEN_PILES):
            self.write_pile(table.piles[pile], self.at + offsets.open_piles[place])
        rows.mark(used, self.play.used)
        other = self.seat
        for _ in range(self.seats):
            self.write_pile(table.piles[TABLE + other], at)
            at += self.size
            other = left_of(other, self.seats)

    def write_pile(self, cards: list[int], at: i64) -> None:
        """Open cards, and their order."""
        order = self.order
        self.rows.mark(at, cards)
        for card in cards:
            order = mixed(order, card)
        self.order = mixed(order, HIDDEN)

    def write_hands(self) -> None:
        """The own hand; of the others what the seat knows, and of the rest what everybody knows."""
        piles = self.table.piles
        self.write_pile(piles[HAND + self.seat], self.at + self.offsets.hand)
        for card in piles[HAND + self.seat]:
            self.write_held(card)
        at = self.at + self.offsets.known
        other = self.seat
        for place in range(1, self.seats):
            other = left_of(other, self.seats)
            older: i64 = 0
            for card in piles[HAND + other]:
                if self.play.table.knows(int(self.seat), card):
                    self.rows.put(at + card, 1)
                elif self.write_unseen(card, other):
                    older += 1
                self.write_held(card)
            self.rows.put(self.at + self.offsets.older + place, older)
            at += self.size

    def write_unseen(self, card: i64, other: i64) -> bool:
        """A hidden card could be in another's hand; how many of an earlier shuffle each hand has is known."""
        batch: i64 = self.table.batch[card]
        self.rows.put(self.at + self.offsets.unseen + card, 1)
        if batch == self.table.newest:
            return False
        self.shuffles = (self.shuffles + mixed(mixed(mixed(HIDDEN, batch), other), 0)) & MASK
        return True

    def write_held(self, card: i64) -> None:
        """Planes public and ages, of a card in a hand. Which cards are of an earlier shuffle, everybody knows."""
        table = self.table
        if table.seen[card] >= PUBLIC:
            self.rows.put(self.at + self.offsets.public + card, 1)
        batch: i64 = table.batch[card]
        if batch != table.newest:
            self.rows.put(self.at + self.offsets.ages + card, table.newest - batch)
            self.shuffles = (self.shuffles + mixed(mixed(mixed(0, batch), card), 0)) & MASK

    def write_aside(self) -> None:
        """Temporary hands; their order is known to whoever knows all of them."""
        aside = self.table.piles[ASIDE]
        all_known = True
        order = self.order
        for card in aside:
            if self.play.table.knows(int(self.seat), card):
                self.rows.put(self.at + self.offsets.aside + card, 1)
                order = mixed(order, card)
            else:
                all_known = False
                self.rows.put(self.at + self.offsets.unseen + card, 1)
            self.write_held(card)
        self.order = mixed(order if all_known else self.order, len(aside))

    def write_traces(self) -> None:
        rows, offsets, at = self.rows, self.offsets, self.at
        rows.put_number(at + offsets.turns, self.play.turns)
        rows.put_number(at + offsets.order_trace, self.order)
        rows.put_number(at + offsets.shuffle_trace, self.shuffles)
        rows.put_number(at + offsets.stack_trace, self.stack)
        rows.put_number(at + offsets.number_trace, self.numbers)
