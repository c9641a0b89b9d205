"""What an observation of Absolute consists of. ``observation`` writes it. Seats are counted clockwise from the one that
looks.

A plane about cards has a byte for each of the 88, in the order of ``cards``: -10C first, +10T last. A number beyond
a plane's bounds is written as the bound.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kibitz.core.layout import WORD, Layout, Plane
from kibitz.games.absolute.cards import CARDS
from kibitz.games.absolute.choices import MOST_SETS
from kibitz.games.absolute.draft import MOST_REPEATS

VERSION: Final = 1  # of the planes: it grows whenever a row would be written differently
TOLD: Final = 8  # sets of a row that are counted for the learner; where all cards lie is told in any case
AGES: Final = 8  # shuffles back that hidden cards are counted for
NIL: Final = 32  # a sum of zero; below it less than nothing, above it more
MOST_SUM: Final = 63
MOST_POINTS: Final = 100  # of a set
MOST_CARDS: Final = 11  # in a hand that was loaded
EVEN: Final = 128  # a lead of zero


def planes(seats: int) -> list[Plane]:
    """The stretches of an observation, in their order."""
    return [*turn_planes(seats), *seat_planes(seats), *set_planes(seats), *card_planes(seats), *long_planes(seats)]


def turn_planes(seats: int) -> list[Plane]:
    making = "while the own move is being composed"
    return [
        Plane("seat", seats, 1, "which seat looks: a 1 at its number"),
        Plane("turn", seats, 1, "whose turn it is: a 1 there; the first place is the seat that looks"),
        Plane("starter", seats, 1, "who began this round: a 1 there"),
        Plane("out", seats, seats, "who has gone out: 1 for the Closer, 2 for the next one, and so on"),
        Plane("phase", 5, 1, "what is asked: draw, swap, play, discard; over"),
        Plane("round", 1, 100, "which round this is, from 1"),
        Plane("counts", 3, CARDS, "how many cards deck and discard pile have, and were played in this turn"),
        Plane("repeats", 3, MOST_REPEATS, "turns in a row without a draw; in this turn: bare regroupings, own drops"),
        Plane("penalty", 1, 20, "what the own hand would cost"),
        Plane("move", 4, 1, f"what is made, {making}: a swap, a new set, an addition, a regrouping"),
        Plane("move_counts", 3, CARDS, f"how many cards are chosen and taken and sets made, {making}"),
        Plane("move_sums", 2, MOST_SUM, f"the sums of the cards chosen and taken, {making}: 32 is zero, 33 is +1"),
    ]


def seat_planes(seats: int) -> list[Plane]:
    return [
        Plane("sizes", seats, MOST_CARDS, "how many cards each hand has"),
        Plane("rows", seats, MOST_SETS, "how many sets each seat has"),
        Plane("points", seats, 255, "what the sets of each seat are worth together, up to 255"),
        Plane("most_sets", seats, MOST_SETS, "how many sets each seat has had after a play phase: three to go out"),
        Plane("leads", seats, 255, "by how much each seat's score is above the own one: 128 is even, 129 is one more"),
    ]


def set_planes(seats: int) -> list[Plane]:
    count = seats * TOLD
    return [
        Plane("set_points", count, MOST_POINTS, "of each seat's first eight sets, the points up to 100; wrong ones 0"),
        Plane("set_sizes", count, CARDS, "of these sets, how many cards they have"),
        Plane("set_sums", count, MOST_SUM, "of these sets, the sum of the printed numbers: 32 is zero, 33 is +1"),
        Plane("set_zeros", count, MOST_SUM, "of these sets, what their zero stands for, written so too; 0 for none"),
        Plane("set_doubles", count, 2, "of these sets, why they count double: 1 one symbol, 2 four of a kind"),
    ]


def card_planes(seats: int) -> list[Plane]:
    return [
        Plane("hand", CARDS, 1, "the cards of the own hand"),
        Plane("shown", CARDS, 1, "of these, those that everybody has seen"),
        Plane("unseen", CARDS, 1, "the cards that are in the deck or hidden in other hands"),
        Plane("old", CARDS, 255, "hidden cards that are in a hand for sure, own ones too: of how many shuffles ago"),
        Plane("top", CARDS, 1, "the top card of the discard pile"),
        Plane("discard", CARDS, CARDS, "how deep a card lies in the discard pile: 1 is the top card"),
        Plane("box", CARDS, 1, "the cards that are not in this round"),
        Plane("homes", CARDS, 8, "in the play phase, sets with a zero as they lay when it began, numbered from 1"),
        Plane("target", CARDS, 1, "the cards of the set that the own move, half composed, is about or takes apart"),
        Plane("chosen", CARDS, 1, "the cards that this move gives, lays or adds, or that are in the set it forms now"),
        Plane("taken", CARDS, 1, "the cards that this move takes from a set"),
        Plane("made", CARDS, MOST_SETS, "of a half composed regrouping, the complete new sets, numbered from 1"),
        Plane("known", (seats - 1) * CARDS, 1, "of each other hand, the cards that everybody has seen"),
        Plane("sets", seats * CARDS, MOST_SETS, "of each seat, in which of its sets a card lies, numbered from 1"),
    ]


def long_planes(seats: int) -> list[Plane]:
    trace = "a fingerprint of the shuffles that hidden cards come from: not to learn from"
    return [
        Plane("ages", (seats - 1) * AGES, MOST_CARDS, "how many cards each other hand hides of 1 to 8 shuffles ago"),
        Plane("turns", WORD, 255, "turns finished in this round, as a number of eight bytes, the lowest first"),
        Plane("shuffles", WORD, 255, "how often the discard pile was shuffled in this round, as such a number"),
        Plane("scores", seats * WORD, 255, "points of the rounds finished, as such numbers (two's complement)"),
        Plane("trace", WORD, 255, trace, fingerprint=True),
    ]


@final
class AbsoluteOffsets:
    """The first byte of each plane, at a table of so many seats."""

    def __init__(self, layout: Layout, seats: i64) -> None:
        self.seats: Final[i64] = seats
        self.seat: Final[i64] = layout.byte("seat")
        self.turn: Final[i64] = layout.byte("turn")
        self.starter: Final[i64] = layout.byte("starter")
        self.out: Final[i64] = layout.byte("out")
        self.phase: Final[i64] = layout.byte("phase")
        self.round: Final[i64] = layout.byte("round")
        self.counts: Final[i64] = layout.byte("counts")
        self.repeats: Final[i64] = layout.byte("repeats")
        self.penalty: Final[i64] = layout.byte("penalty")
        self.move: Final[i64] = layout.byte("move")
        self.move_counts: Final[i64] = layout.byte("move_counts")
        self.move_sums: Final[i64] = layout.byte("move_sums")
        self.sizes: Final[i64] = layout.byte("sizes")
        self.rows: Final[i64] = layout.byte("rows")
        self.points: Final[i64] = layout.byte("points")
        self.most_sets: Final[i64] = layout.byte("most_sets")
        self.leads: Final[i64] = layout.byte("leads")
        self.set_points: Final[i64] = layout.byte("set_points")
        self.set_sizes: Final[i64] = layout.byte("set_sizes")
        self.set_sums: Final[i64] = layout.byte("set_sums")
        self.set_zeros: Final[i64] = layout.byte("set_zeros")
        self.set_doubles: Final[i64] = layout.byte("set_doubles")
        self.hand: Final[i64] = layout.byte("hand")
        self.shown: Final[i64] = layout.byte("shown")
        self.unseen: Final[i64] = layout.byte("unseen")
        self.old: Final[i64] = layout.byte("old")
        self.top: Final[i64] = layout.byte("top")
        self.discard: Final[i64] = layout.byte("discard")
        self.box: Final[i64] = layout.byte("box")
        self.homes: Final[i64] = layout.byte("homes")
        self.target: Final[i64] = layout.byte("target")
        self.chosen: Final[i64] = layout.byte("chosen")
        self.taken: Final[i64] = layout.byte("taken")
        self.made: Final[i64] = layout.byte("made")
        self.known: Final[i64] = layout.byte("known")
        self.sets: Final[i64] = layout.byte("sets")
        self.ages: Final[i64] = layout.byte("ages")
        self.turns: Final[i64] = layout.byte("turns")
        self.shuffles: Final[i64] = layout.byte("shuffles")
        self.scores: Final[i64] = layout.byte("scores")
        self.trace: Final[i64] = layout.byte("trace")
