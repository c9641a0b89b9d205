"""What learners see of Absolute: a seat's view as bytes. Seats are counted clockwise from the one that looks.

A plane about cards has a byte for each of the 88, in the order of ``cards``: -10C first, +10T last. A number beyond
a plane's bounds is written as the bound.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kibitz.core.bits import left_of, place_of, shifted
from kibitz.core.observation import Observation, Plane
from kibitz.core.rng import MASK, MIX_1, MIX_2
from kibitz.games.absolute.cards import CARDS, number_of
from kibitz.games.absolute.choices import MOST_SETS
from kibitz.games.absolute.draft import ADD, MOST_REPEATS, NOTHING, SWAP
from kibitz.games.absolute.parts import Set, hand_penalty, why_double
from kibitz.games.absolute.rules import AbsolutePlay

if TYPE_CHECKING:
    from kibitz.core.rows import Rows

WORD: Final = 8
SEATS: Final = 8  # bytes for one of each seat: there are at most six
TOLD: Final = 8  # sets of a row that are counted for the learner; where all cards lie is told in any case
NIL: Final = 32  # a sum of zero; below it less than nothing, above it more
MOST_SUM: Final = 63
MOST_POINTS: Final = 100  # of a set
MOST_CARDS: Final = 11  # in a hand that was loaded
EVEN: Final = 128  # a lead of zero


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
    return [
        Plane("ages", (seats - 1) * WORD, MOST_CARDS, "how many cards each other hand hides of 1 to 8 shuffles ago"),
        Plane("turns", WORD, 255, "turns finished in this round, as a number of eight bytes, the lowest first"),
        Plane("shuffles", WORD, 255, "how often the discard pile was shuffled in this round, as such a number"),
        Plane("scores", seats * WORD, 255, "points of the rounds finished, as such numbers (two's complement)"),
        Plane("trace", WORD, 255, "a fingerprint of the shuffles that hidden cards come from: not to learn from"),
    ]


# Where the planes about cards begin, counted from the first of them, and where those of each seat do.
SHOWN: Final = CARDS
UNSEEN: Final = 2 * CARDS
OLD: Final = 3 * CARDS
TOP: Final = 4 * CARDS
DEPTH: Final = 5 * CARDS
BOX: Final = 6 * CARDS
HOMES: Final = 7 * CARDS
TARGET: Final = 8 * CARDS
CHOSEN: Final = 9 * CARDS
TAKEN: Final = 10 * CARDS
MADE: Final = 11 * CARDS
KNOWN: Final = 12 * CARDS

TURN_SIZE: Final = 12 * WORD  # what the planes seat to move_sums take
SEAT_SIZE: Final = 5 * SEATS  # sizes to leads
ONES: Final = 0x0101010101010101


@final
class AbsoluteObservation(Observation[AbsolutePlay]):
    """What a seat may know of Absolute."""

    def planes(self, seats: int) -> list[Plane]:
        return [*turn_planes(seats), *seat_planes(seats), *set_planes(seats), *card_planes(seats), *long_planes(seats)]

    def write(self, play: AbsolutePlay, seat: int, rows: Rows, at: i64) -> None:
        """Fill a row with all that ``seat`` may know."""
        seats: i64 = play.n
        sets = at + TURN_SIZE + SEAT_SIZE
        cards = sets + 5 * seats * TOLD
        rows.clear(at, rows.stride)
        write_turn(play, seat, seats, rows, at)
        write_seats(play, seat, seats, rows, at + TURN_SIZE)
        for word in range(CARDS // WORD):
            rows.put_number(cards + UNSEEN + word * WORD, ONES)  # until it is seen
        write_sets(play, seat, seats, rows, sets, cards)
        write_piles(play, rows, cards)
        write_hands(play, seat, seats, rows, cards)
        if seat == play.turn and play.draft.kind != NOTHING:
            write_move(play, rows, at + 9 * WORD, cards)


def within(value: i64, least: i64, most: i64) -> i64:
    if value < least:
        return least
    return most if value > most else value


def write_turn(play: AbsolutePlay, seat: i64, seats: i64, rows: Rows, at: i64) -> None:
    """Planes seat to penalty."""
    rows.put(at + seat, 1)
    rows.put(at + SEATS + place_of(play.turn, seat, seats), 1)
    rows.put(at + 2 * SEATS + place_of(play.starter, seat, seats), 1)
    for order, other in enumerate(play.out):
        rows.put(at + 3 * SEATS + place_of(other, seat, seats), order + 1)
    at += 4 * SEATS
    rows.put(at + play.phase, 1)
    rows.put(at + WORD, play.round)
    at += 2 * WORD
    rows.put(at, len(play.deck))
    rows.put(at + 1, len(play.discard))
    rows.put(at + 2, play.played)
    at += WORD
    rows.put(at, play.idle)
    rows.put(at + 1, play.bare)
    if seat == play.turn:  # nobody else knows what was dropped
        rows.put(at + 2, play.drops)
    rows.put(at + WORD, hand_penalty(play.hand_of(seat)))


def write_seats(play: AbsolutePlay, seat: i64, seats: i64, rows: Rows, at: i64) -> None:
    """Planes sizes to leads, but for the points; and turns, shuffles and scores."""
    own: i64 = play.totals[seat]
    other = seat
    words = at + SEAT_SIZE + 5 * seats * TOLD + KNOWN + (2 * seats - 1) * CARDS + (seats - 1) * WORD
    rows.put_number(words, play.turns)
    rows.put_number(words + WORD, play.cards.newest)
    for place in range(seats):
        total: i64 = play.totals[other]
        rows.put(at + place, len(play.hand_of(other)))
        rows.put(at + SEATS + place, len(play.sets[other]))
        rows.put(at + 3 * SEATS + place, play.most_sets[other])
        rows.put(at + 4 * SEATS + place, within(EVEN + total - own, 0, 255))
        rows.put_number(words + (place + 2) * WORD, total)
        other = left_of(other, seats)


# ---- sets


def write_sets(play: AbsolutePlay, seat: i64, seats: i64, rows: Rows, at: i64, cards: i64) -> None:
    """Planes set_points to set_doubles, sets, and points."""
    other = seat
    lying = cards + KNOWN + (seats - 1) * CARDS
    for place in range(seats):
        points: i64 = 0
        for order, one in enumerate(play.sets[other]):
            worth: i64 = one.points()
            points += worth
            if order < TOLD:
                write_set(one, worth, rows, at + place * TOLD + order, seats * TOLD)
            for card in one.cards:
                rows.put(lying + card, order + 1)
                rows.erase(cards + UNSEEN + card)
        rows.put(at - SEAT_SIZE + 2 * SEATS + place, points)
        lying += CARDS
        other = left_of(other, seats)


def write_set(one: Set, worth: i64, rows: Rows, at: i64, step: i64) -> None:
    """How a set is counted: a byte in each of five planes."""
    rows.put(at, within(worth, 0, MOST_POINTS))
    rows.put(at + step, one.size)
    rows.put(at + 2 * step, sum_byte(one.numbers))
    if one.zeros == 1:
        rows.put(at + 3 * step, sum_byte(-one.numbers))
    if worth > 0:
        rows.put(at + 4 * step, why_double(one.plus, one.minus, one.symbols))


def sum_byte(value: i64) -> i64:
    """A sum as a byte that is never 0."""
    return within(NIL + value, 1, MOST_SUM)


# ---- cards


def write_piles(play: AbsolutePlay, rows: Rows, cards: i64) -> None:
    """Planes top, discard, box and homes."""
    depth: i64 = len(play.discard)
    if depth > 0:
        rows.put(cards + TOP + play.discard[depth - 1], 1)
    for card in play.discard:
        rows.put(cards + DEPTH + card, depth)
        rows.erase(cards + UNSEEN + card)
        depth -= 1
    for card in play.box:
        rows.put(cards + BOX + card, 1)
        rows.erase(cards + UNSEEN + card)
    for order, home in enumerate(play.homes):
        for card in home.cards:
            rows.put(cards + HOMES + card, order + 1)


def write_hands(play: AbsolutePlay, seat: i64, seats: i64, rows: Rows, cards: i64) -> None:
    """Planes hand, shown, known; of the hidden cards old, ages and trace."""
    for card in play.hand_of(seat):
        rows.put(cards + card, 1)
        rows.erase(cards + UNSEEN + card)
        if play.cards.is_public(card):
            rows.put(cards + SHOWN + card, 1)
    write_known(play, seat, seats, rows, cards)
    if play.cards.newest > 0:  # before that, all cards are of one shuffle
        write_old(play, seat, seats, rows, cards)


def write_known(play: AbsolutePlay, seat: i64, seats: i64, rows: Rows, cards: i64) -> None:
    """What everybody has seen of the other hands."""
    known = cards + KNOWN
    other = left_of(seat, seats)
    while other != seat:
        for card in play.hand_of(other):
            if play.cards.is_public(card):
                rows.put(known + card, 1)
                rows.erase(cards + UNSEEN + card)
        known += CARDS
        other = left_of(other, seats)


def write_old(play: AbsolutePlay, seat: i64, seats: i64, rows: Rows, cards: i64) -> None:
    """A hidden card of an earlier shuffle is in some hand, as everybody knows; how many of them each hand has, too."""
    ages = cards + KNOWN + (2 * seats - 1) * CARDS
    trace: i64 = 0
    for other in range(seats):
        place = place_of(other, seat, seats)
        counts: i64 = 0  # a byte for each age
        for card in play.hand_of(other):
            batch: i64 = play.cards.batch[card]
            age = play.cards.newest - batch
            if age > 0 and not play.cards.is_public(card):
                rows.put(cards + OLD + card, age)
                trace += mixed(batch, card)
                if place > 0:
                    trace += mixed(batch, CARDS + place)
                    counts += shifted(1, (within(age, 1, WORD) - 1) << 3)
        if place > 0:
            rows.put_number(ages + (place - 1) * WORD, counts)
    rows.put_number(ages + (2 * seats + 1) * WORD, trace)


def mixed(batch: i64, what: i64) -> i64:
    """A fingerprint of a shuffle and a card or seat, small enough to add up many: the same in every build. A sum of
    them does not tell their order, which nobody knows."""
    mix = ((batch << 7) + what + 1) * MIX_1 & MASK
    mix = (mix ^ (mix >> 30)) * MIX_2 & MASK
    return (mix ^ (mix >> 27)) >> 8


# ---- the move being composed


def write_move(play: AbsolutePlay, rows: Rows, at: i64, cards: i64) -> None:
    """Planes move to move_sums, target to made: its seat alone knows them."""
    draft = play.draft
    rows.put(at + draft.kind - 1, 1)
    rows.put(at + WORD, len(draft.chosen))
    rows.put(at + WORD + 1, len(draft.taken))
    rows.put(at + WORD + 2, len(draft.groups))
    rows.put(at + 2 * WORD, sum_byte(mark_all(draft.chosen, rows, cards + CHOSEN)))
    rows.put(at + 2 * WORD + 1, sum_byte(mark_all(draft.taken, rows, cards + TAKEN)))
    if draft.kind in (SWAP, ADD):
        mark_all(play.set_named(draft.target).cards, rows, cards + TARGET)
    for place in draft.broken:
        mark_all(play.own_sets()[place].cards, rows, cards + TARGET)
    for order, one in enumerate(draft.groups):
        for card in one.cards:
            rows.put(cards + MADE + card, order + 1)


def mark_all(some: list[int], rows: Rows, at: i64) -> i64:
    """A 1 for each of these cards; the sum of their numbers."""
    total: i64 = 0
    for card in some:
        rows.put(at + card, 1)
        total += number_of(card)
    return total
