"""What learners see of Absolute: a seat's view as bytes. What each of them says stands in ``planes``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kibitz.core.bits import left_of, place_of, shifted
from kibitz.core.game import Game
from kibitz.core.layout import WORD, Plane
from kibitz.core.observation import Observation
from kibitz.core.rng import MASK, MIX_1, MIX_2
from kibitz.games.absolute.cards import CARDS, number_of
from kibitz.games.absolute.draft import ADD, NOTHING, SWAP
from kibitz.games.absolute.parts import Set, hand_penalty, why_double
from kibitz.games.absolute.planes import (
    AGES,
    EVEN,
    MOST_POINTS,
    MOST_SUM,
    NIL,
    TOLD,
    VERSION,
    AbsoluteOffsets,
    planes,
)
from kibitz.games.absolute.rules import AbsolutePlay

if TYPE_CHECKING:
    from kibitz.core.rows import Rows

ONES: Final = 0x0101010101010101


@final
class AbsoluteObservation(Observation[AbsolutePlay]):
    """What a seat may know of Absolute."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, VERSION)
        self.offsets: AbsoluteOffsets | None = None  # of the table that was written last

    def planes(self, seats: int) -> list[Plane]:
        return planes(seats)

    def find_places(self, seats: int) -> AbsoluteOffsets:
        self.offsets = AbsoluteOffsets(self.layout(seats), seats)
        return self.offsets

    def write(self, play: AbsolutePlay, seat: int, rows: Rows, at: i64) -> None:
        """Fill a row with all that ``seat`` may know."""
        offsets = self.offsets
        if offsets is None or offsets.seats != play.n:
            offsets = self.find_places(play.n)
        rows.clear(at, rows.stride)
        write_turn(play, seat, offsets, rows, at)
        write_seats(play, seat, offsets, rows, at)
        unseen = at + offsets.unseen
        for word in range(CARDS // WORD):
            rows.put_number(unseen + word * WORD, ONES)  # until it is seen
        write_sets(play, seat, offsets, rows, at)
        write_piles(play, offsets, rows, at)
        write_hands(play, seat, offsets, rows, at)
        if seat == play.turn and play.draft.kind != NOTHING:
            write_move(play, offsets, rows, at)


def within(value: i64, least: i64, most: i64) -> i64:
    if value < least:
        return least
    return most if value > most else value


def write_turn(play: AbsolutePlay, seat: i64, offsets: AbsoluteOffsets, rows: Rows, at: i64) -> None:
    """Planes seat to penalty."""
    seats = offsets.seats
    rows.put(at + offsets.seat + seat, 1)
    rows.put(at + offsets.turn + place_of(play.turn, seat, seats), 1)
    rows.put(at + offsets.starter + place_of(play.starter, seat, seats), 1)
    for order, other in enumerate(play.out):
        rows.put(at + offsets.out + place_of(other, seat, seats), order + 1)
    rows.put(at + offsets.phase + play.phase, 1)
    rows.put(at + offsets.round, play.round)
    counts = at + offsets.counts
    rows.put(counts, len(play.deck))
    rows.put(counts + 1, len(play.discard))
    rows.put(counts + 2, play.played)
    repeats = at + offsets.repeats
    rows.put(repeats, play.idle)
    rows.put(repeats + 1, play.bare)
    if seat == play.turn:  # nobody else knows what was dropped
        rows.put(repeats + 2, play.drops)
    rows.put(at + offsets.penalty, hand_penalty(play.hand_of(seat)))


def write_seats(play: AbsolutePlay, seat: i64, offsets: AbsoluteOffsets, rows: Rows, at: i64) -> None:
    """Planes sizes to leads, but for the points; and turns, shuffles and scores."""
    own: i64 = play.totals[seat]
    other = seat
    sizes = at + offsets.sizes
    sets = at + offsets.rows
    most_sets = at + offsets.most_sets
    leads = at + offsets.leads
    scores = at + offsets.scores
    rows.put_number(at + offsets.turns, play.turns)
    rows.put_number(at + offsets.shuffles, play.cards.newest)
    for place in range(offsets.seats):
        total: i64 = play.totals[other]
        rows.put(sizes + place, len(play.hand_of(other)))
        rows.put(sets + place, len(play.sets[other]))
        rows.put(most_sets + place, play.most_sets[other])
        rows.put(leads + place, within(EVEN + total - own, 0, 255))
        rows.put_number(scores + place * WORD, total)
        other = left_of(other, offsets.seats)


# ---- sets


def write_sets(play: AbsolutePlay, seat: i64, offsets: AbsoluteOffsets, rows: Rows, at: i64) -> None:
    """Planes set_points to set_doubles, sets, and points."""
    other = seat
    lying = at + offsets.sets
    unseen = at + offsets.unseen
    for place in range(offsets.seats):
        points: i64 = 0
        for order, one in enumerate(play.sets[other]):
            worth: i64 = one.points()
            points += worth
            if order < TOLD:
                write_set(one, worth, offsets, rows, at + place * TOLD + order)
            for card in one.cards:
                rows.put(lying + card, order + 1)
                rows.erase(unseen + card)
        rows.put(at + offsets.points + place, points)
        lying += CARDS
        other = left_of(other, offsets.seats)


def write_set(one: Set, worth: i64, offsets: AbsoluteOffsets, rows: Rows, at: i64) -> None:
    """How a set is counted: a byte in each of five planes."""
    rows.put(at + offsets.set_points, within(worth, 0, MOST_POINTS))
    rows.put(at + offsets.set_sizes, one.size)
    rows.put(at + offsets.set_sums, sum_byte(one.numbers))
    if one.zeros == 1:
        rows.put(at + offsets.set_zeros, sum_byte(-one.numbers))
    if worth > 0:
        rows.put(at + offsets.set_doubles, why_double(one.plus, one.minus, one.symbols))


def sum_byte(value: i64) -> i64:
    """A sum as a byte that is never 0."""
    return within(NIL + value, 1, MOST_SUM)


# ---- cards


def write_piles(play: AbsolutePlay, offsets: AbsoluteOffsets, rows: Rows, at: i64) -> None:
    """Planes top, discard, box and homes."""
    unseen = at + offsets.unseen
    discard = at + offsets.discard
    box = at + offsets.box
    depth: i64 = len(play.discard)
    if depth > 0:
        rows.put(at + offsets.top + play.discard[depth - 1], 1)
    for card in play.discard:
        rows.put(discard + card, depth)
        rows.erase(unseen + card)
        depth -= 1
    for card in play.box:
        rows.put(box + card, 1)
        rows.erase(unseen + card)
    for order, home in enumerate(play.homes):
        for card in home.cards:
            rows.put(at + offsets.homes + card, order + 1)


def write_hands(play: AbsolutePlay, seat: i64, offsets: AbsoluteOffsets, rows: Rows, at: i64) -> None:
    """Planes hand, shown, known; of the hidden cards old, ages and trace."""
    for card in play.hand_of(seat):
        rows.put(at + offsets.hand + card, 1)
        rows.erase(at + offsets.unseen + card)
        if play.cards.is_public(card):
            rows.put(at + offsets.shown + card, 1)
    write_known(play, seat, offsets, rows, at)
    if play.cards.newest > 0:  # before that, all cards are of one shuffle
        write_old(play, seat, offsets, rows, at)


def write_known(play: AbsolutePlay, seat: i64, offsets: AbsoluteOffsets, rows: Rows, at: i64) -> None:
    """What everybody has seen of the other hands."""
    known = at + offsets.known
    unseen = at + offsets.unseen
    other = left_of(seat, offsets.seats)
    while other != seat:
        for card in play.hand_of(other):
            if play.cards.is_public(card):
                rows.put(known + card, 1)
                rows.erase(unseen + card)
        known += CARDS
        other = left_of(other, offsets.seats)


def write_old(play: AbsolutePlay, seat: i64, offsets: AbsoluteOffsets, rows: Rows, at: i64) -> None:
    """A hidden card of an earlier shuffle is in some hand, as everybody knows; how many of them each hand has, too."""
    old = at + offsets.old
    trace: i64 = 0
    for other in range(offsets.seats):
        place = place_of(other, seat, offsets.seats)
        counts: i64 = 0  # a byte for each age
        for card in play.hand_of(other):
            batch: i64 = play.cards.batch[card]
            age = play.cards.newest - batch
            if age > 0 and not play.cards.is_public(card):
                rows.put(old + card, age)
                trace += mixed(batch, card)
                if place > 0:
                    trace += mixed(batch, CARDS + place)
                    counts += shifted(1, (within(age, 1, AGES) - 1) << 3)
        if place > 0:
            rows.put_number(at + offsets.ages + (place - 1) * AGES, counts)
    rows.put_number(at + offsets.trace, trace)


def mixed(batch: i64, what: i64) -> i64:
    """A fingerprint of a shuffle and a card or seat, small enough to add up many: the same in every build. A sum of
    them does not tell their order, which nobody knows."""
    mix = ((batch << 7) + what + 1) * MIX_1 & MASK
    mix = (mix ^ (mix >> 30)) * MIX_2 & MASK
    return (mix ^ (mix >> 27)) >> 8


# ---- the move being composed


def write_move(play: AbsolutePlay, offsets: AbsoluteOffsets, rows: Rows, at: i64) -> None:
    """Planes move to move_sums, target to made: its seat alone knows them."""
    draft = play.draft
    rows.put(at + offsets.move + draft.kind - 1, 1)
    counts = at + offsets.move_counts
    rows.put(counts, len(draft.chosen))
    rows.put(counts + 1, len(draft.taken))
    rows.put(counts + 2, len(draft.groups))
    sums = at + offsets.move_sums
    rows.put(sums, sum_byte(mark_all(draft.chosen, rows, at + offsets.chosen)))
    rows.put(sums + 1, sum_byte(mark_all(draft.taken, rows, at + offsets.taken)))
    if draft.kind in (SWAP, ADD):
        mark_all(play.set_named(draft.target).cards, rows, at + offsets.target)
    for place in draft.broken:
        mark_all(play.own_sets()[place].cards, rows, at + offsets.target)
    for order, one in enumerate(draft.groups):
        for card in one.cards:
            rows.put(at + offsets.made + card, order + 1)


def mark_all(some: list[int], rows: Rows, at: i64) -> i64:
    """A 1 for each of these cards; the sum of their numbers."""
    total: i64 = 0
    for card in some:
        rows.put(at + card, 1)
        total += number_of(card)
    return total
