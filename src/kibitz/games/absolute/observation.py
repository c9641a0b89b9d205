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
    AbsolutePlaces,
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
        self.places: AbsolutePlaces | None = None  # of the table that was written last

    def planes(self, seats: int) -> list[Plane]:
        return planes(seats)

    def find_places(self, seats: int) -> AbsolutePlaces:
        self.places = AbsolutePlaces(self.layout(seats), seats)
        return self.places

    def write(self, play: AbsolutePlay, seat: int, rows: Rows, at: i64) -> None:
        """Fill a row with all that ``seat`` may know."""
        places = self.places
        if places is None or places.seats != play.n:
            places = self.find_places(play.n)
        rows.clear(at, rows.stride)
        write_turn(play, seat, places, rows, at)
        write_seats(play, seat, places, rows, at)
        unseen = at + places.unseen
        for word in range(CARDS // WORD):
            rows.put_number(unseen + word * WORD, ONES)  # until it is seen
        write_sets(play, seat, places, rows, at)
        write_piles(play, places, rows, at)
        write_hands(play, seat, places, rows, at)
        if seat == play.turn and play.draft.kind != NOTHING:
            write_move(play, places, rows, at)


def within(value: i64, least: i64, most: i64) -> i64:
    if value < least:
        return least
    return most if value > most else value


def write_turn(play: AbsolutePlay, seat: i64, places: AbsolutePlaces, rows: Rows, at: i64) -> None:
    """Planes seat to penalty."""
    seats = places.seats
    rows.put(at + places.seat + seat, 1)
    rows.put(at + places.turn + place_of(play.turn, seat, seats), 1)
    rows.put(at + places.starter + place_of(play.starter, seat, seats), 1)
    for order, other in enumerate(play.out):
        rows.put(at + places.out + place_of(other, seat, seats), order + 1)
    rows.put(at + places.phase + play.phase, 1)
    rows.put(at + places.round, play.round)
    counts = at + places.counts
    rows.put(counts, len(play.deck))
    rows.put(counts + 1, len(play.discard))
    rows.put(counts + 2, play.played)
    repeats = at + places.repeats
    rows.put(repeats, play.idle)
    rows.put(repeats + 1, play.bare)
    if seat == play.turn:  # nobody else knows what was dropped
        rows.put(repeats + 2, play.drops)
    rows.put(at + places.penalty, hand_penalty(play.hand_of(seat)))


def write_seats(play: AbsolutePlay, seat: i64, places: AbsolutePlaces, rows: Rows, at: i64) -> None:
    """Planes sizes to leads, but for the points; and turns, shuffles and scores."""
    own: i64 = play.totals[seat]
    other = seat
    sizes = at + places.sizes
    sets = at + places.rows
    most_sets = at + places.most_sets
    leads = at + places.leads
    scores = at + places.scores
    rows.put_number(at + places.turns, play.turns)
    rows.put_number(at + places.shuffles, play.cards.newest)
    for place in range(places.seats):
        total: i64 = play.totals[other]
        rows.put(sizes + place, len(play.hand_of(other)))
        rows.put(sets + place, len(play.sets[other]))
        rows.put(most_sets + place, play.most_sets[other])
        rows.put(leads + place, within(EVEN + total - own, 0, 255))
        rows.put_number(scores + place * WORD, total)
        other = left_of(other, places.seats)


# ---- sets


def write_sets(play: AbsolutePlay, seat: i64, places: AbsolutePlaces, rows: Rows, at: i64) -> None:
    """Planes set_points to set_doubles, sets, and points."""
    other = seat
    lying = at + places.sets
    unseen = at + places.unseen
    for place in range(places.seats):
        points: i64 = 0
        for order, one in enumerate(play.sets[other]):
            worth: i64 = one.points()
            points += worth
            if order < TOLD:
                write_set(one, worth, places, rows, at + place * TOLD + order)
            for card in one.cards:
                rows.put(lying + card, order + 1)
                rows.erase(unseen + card)
        rows.put(at + places.points + place, points)
        lying += CARDS
        other = left_of(other, places.seats)


def write_set(one: Set, worth: i64, places: AbsolutePlaces, rows: Rows, at: i64) -> None:
    """How a set is counted: a byte in each of five planes."""
    rows.put(at + places.set_points, within(worth, 0, MOST_POINTS))
    rows.put(at + places.set_sizes, one.size)
    rows.put(at + places.set_sums, sum_byte(one.numbers))
    if one.zeros == 1:
        rows.put(at + places.set_zeros, sum_byte(-one.numbers))
    if worth > 0:
        rows.put(at + places.set_doubles, why_double(one.plus, one.minus, one.symbols))


def sum_byte(value: i64) -> i64:
    """A sum as a byte that is never 0."""
    return within(NIL + value, 1, MOST_SUM)


# ---- cards


def write_piles(play: AbsolutePlay, places: AbsolutePlaces, rows: Rows, at: i64) -> None:
    """Planes top, discard, box and homes."""
    unseen = at + places.unseen
    discard = at + places.discard
    box = at + places.box
    depth: i64 = len(play.discard)
    if depth > 0:
        rows.put(at + places.top + play.discard[depth - 1], 1)
    for card in play.discard:
        rows.put(discard + card, depth)
        rows.erase(unseen + card)
        depth -= 1
    for card in play.box:
        rows.put(box + card, 1)
        rows.erase(unseen + card)
    for order, home in enumerate(play.homes):
        for card in home.cards:
            rows.put(at + places.homes + card, order + 1)


def write_hands(play: AbsolutePlay, seat: i64, places: AbsolutePlaces, rows: Rows, at: i64) -> None:
    """Planes hand, shown, known; of the hidden cards old, ages and trace."""
    for card in play.hand_of(seat):
        rows.put(at + places.hand + card, 1)
        rows.erase(at + places.unseen + card)
        if play.cards.is_public(card):
            rows.put(at + places.shown + card, 1)
    write_known(play, seat, places, rows, at)
    if play.cards.newest > 0:  # before that, all cards are of one shuffle
        write_old(play, seat, places, rows, at)


def write_known(play: AbsolutePlay, seat: i64, places: AbsolutePlaces, rows: Rows, at: i64) -> None:
    """What everybody has seen of the other hands."""
    known = at + places.known
    unseen = at + places.unseen
    other = left_of(seat, places.seats)
    while other != seat:
        for card in play.hand_of(other):
            if play.cards.is_public(card):
                rows.put(known + card, 1)
                rows.erase(unseen + card)
        known += CARDS
        other = left_of(other, places.seats)


def write_old(play: AbsolutePlay, seat: i64, places: AbsolutePlaces, rows: Rows, at: i64) -> None:
    """A hidden card of an earlier shuffle is in some hand, as everybody knows; how many of them each hand has, too."""
    old = at + places.old
    trace: i64 = 0
    for other in range(places.seats):
        place = place_of(other, seat, places.seats)
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
            rows.put_number(at + places.ages + (place - 1) * AGES, counts)
    rows.put_number(at + places.trace, trace)


def mixed(batch: i64, what: i64) -> i64:
    """A fingerprint of a shuffle and a card or seat, small enough to add up many: the same in every build. A sum of
    them does not tell their order, which nobody knows."""
    mix = ((batch << 7) + what + 1) * MIX_1 & MASK
    mix = (mix ^ (mix >> 30)) * MIX_2 & MASK
    return (mix ^ (mix >> 27)) >> 8


# ---- the move being composed


def write_move(play: AbsolutePlay, places: AbsolutePlaces, rows: Rows, at: i64) -> None:
    """Planes move to move_sums, target to made: its seat alone knows them."""
    draft = play.draft
    rows.put(at + places.move + draft.kind - 1, 1)
    counts = at + places.move_counts
    rows.put(counts, len(draft.chosen))
    rows.put(counts + 1, len(draft.taken))
    rows.put(counts + 2, len(draft.groups))
    sums = at + places.move_sums
    rows.put(sums, sum_byte(mark_all(draft.chosen, rows, at + places.chosen)))
    rows.put(sums + 1, sum_byte(mark_all(draft.taken, rows, at + places.taken)))
    if draft.kind in (SWAP, ADD):
        mark_all(play.set_named(draft.target).cards, rows, at + places.target)
    for place in draft.broken:
        mark_all(play.own_sets()[place].cards, rows, at + places.target)
    for order, one in enumerate(draft.groups):
        for card in one.cards:
            rows.put(at + places.made + card, order + 1)


def mark_all(some: list[int], rows: Rows, at: i64) -> i64:
    """A 1 for each of these cards; the sum of their numbers."""
    total: i64 = 0
    for card in some:
        rows.put(at + card, 1)
        total += number_of(card)
    return total
