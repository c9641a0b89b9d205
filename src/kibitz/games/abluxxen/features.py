"""What a learner sees of Abluxxen: a seat's view as bytes. Seats are counted clockwise from the one that looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kibitz.core.bits import place_of
from kibitz.core.game import Plane
from kibitz.games.abluxxen.choices import slot_cards
from kibitz.games.abluxxen.middle import POOL_SIZE
from kibitz.games.abluxxen.rules import ANSWERING, DRAWING, OVER, TAKING, AbluxxenPlay

if TYPE_CHECKING:
    from kibitz.core.rows import Rows

VALUES: Final = 16  # bytes for a heap: how many of each value from 1 to 13, jokers, and two that are always zero
WORD: Final = 8
CARDS: Final = 109
SEATS: Final = 8  # bytes for one of each seat: there are at most five


def planes(seats: int, duel: bool) -> list[Plane]:
    """The stretches of an observation, in their order."""
    shadow = [Plane("shadow", VALUES, 8, "how many of each value lie in the shadow display")] if duel else []
    return [
        Plane("seat", seats, 1, "which seat looks: a 1 at its number"),
        Plane("turn", seats, 1, "whose turn it is: a 1 there; the first place is the seat that looks"),
        Plane("starter", seats, 1, "who began this game: a 1 there"),
        Plane("stage", 7, 1, "what is asked: lay, shadow, take-or-leave, back-or-drop, draw, optional-draw; over"),
        Plane("victim", seats, 1, "whose beaten layer is decided on, or who draws: a 1 there"),
        Plane("why", 3, 1, "why it is over: a hand is empty, the cards are used up, the turn limit"),
        Plane("counts", 2, CARDS, "how many cards the victim still draws; how many the deck has"),
        Plane("slots", POOL_SIZE, 210, "the pool's slots as they lie: value + 14 times what lies on it (duel)"),
        Plane("sizes", seats, CARDS, "how many cards each hand has"),
        Plane("top_sizes", seats, 13, "of each display, how many cards its top layer has"),
        Plane("top_jokers", seats, 5, "of these, how many are jokers"),
        Plane("second_values", seats, 14, "of each display, the value of the layer below its top layer"),
        Plane("second_sizes", seats, 13, "of that layer, how many cards it has"),
        Plane("display_sizes", seats, CARDS, "how many cards each display has"),
        Plane("tops", seats * VALUES, 1, "of each display, the value of its top layer: a 1 there (jokers alone: 14th)"),
        Plane("displays", seats * VALUES, 8, "of each display, how many of each value lie on it"),
        Plane("known", seats * VALUES, 8, "of each hand, the own one first, how many of each value everybody knows"),
        Plane("hand", VALUES, 8, "the own hand: how many of each value from 1 to 13, and jokers"),
        Plane("pool", VALUES, 8, "how many of each value are open in the pool"),
        Plane("discard", VALUES, 8, "how many of each value were dropped"),
        Plane("unseen", VALUES, 8, "how many of each value are in the deck or hidden in other hands"),
        *shadow,
        Plane("turns", WORD, 255, "turns finished in this game, as a number of eight bytes, the lowest first"),
        Plane("game_no", WORD, 255, "which game of the match this is, as such a number"),
        Plane("totals", seats * WORD, 255, "points of the match's earlier games, as such numbers (two's complement)"),
        Plane("traces", seats * WORD, 255, "of each display, a fingerprint of all its layers: not to learn from"),
    ]


def write(play: AbluxxenPlay, seat: i64, rows: Rows, at: i64) -> None:
    """Fill a row with all that ``seat`` may know."""
    seats: i64 = len(play.sides)
    rows.clear(at, rows.stride)
    write_turn(play, seat, seats, rows, at)
    sides = at + TURN
    cards = sides + SIDES + 3 * seats * VALUES
    hidden = write_sides(play, seat, seats, rows, sides)
    match = write_cards(play, hidden, seat, rows, cards)
    write_match(play, seat, seats, rows, match)


TURN: Final = 8 * WORD  # what the planes seat to slots take


def write_turn(play: AbluxxenPlay, seat: i64, seats: i64, rows: Rows, at: i64) -> None:
    """Planes seat to slots, a word each."""
    stage = play.stage
    rows.put(at + seat, 1)
    rows.put(at + WORD + place_of(play.turn, seat, seats), 1)
    rows.put(at + 2 * WORD + place_of(play.first, seat, seats), 1)
    rows.put(at + 3 * WORD + stage, 1)
    counts = play.middle.left << 8
    if stage in (TAKING, ANSWERING, DRAWING):
        rows.put(at + 4 * WORD + place_of(play.victim, seat, seats), 1)
        if stage == DRAWING:
            counts += play.owed
    elif stage == OVER:
        rows.put(at + 5 * WORD + play.why, 1)
    rows.put_number(at + 6 * WORD, counts)
    slots: i64 = 0
    shift: i64 = 0
    for slot in play.middle.pool:
        one: i64 = slot
        slots |= one << shift
        shift += 8
    rows.put_number(at + 7 * WORD, slots)


def write_heap(cards: i64, rows: Rows, at: i64) -> None:
    """How many of each value there are: the nibbles of a heap, spread to bytes eight at a time."""
    low = (cards >> 4) & 0xFFFFFFFF
    low = (low | low << 16) & 0x0000FFFF0000FFFF
    low = (low | low << 8) & 0x00FF00FF00FF00FF
    high = cards >> 36
    high = (high | high << 16) & 0x0000FFFF0000FFFF
    high = (high | high << 8) & 0x00FF00FF00FF00FF
    rows.put_pair(at, (low | low << 4) & 0x0F0F0F0F0F0F0F0F, (high | high << 4) & 0x0F0F0F0F0F0F0F0F)


SIDES: Final = 6 * SEATS  # what the planes sizes to display_sizes take


def write_sides(play: AbluxxenPlay, seat: i64, seats: i64, rows: Rows, at: i64) -> i64:
    """Planes sizes to known; all cards of the game but those that were written here, or that the own hand shows."""
    hidden = play.cards + play.sides[seat].known
    sizes: i64 = 0
    top_sizes: i64 = 0
    top_jokers: i64 = 0
    second_values: i64 = 0
    second_sizes: i64 = 0
    display_sizes: i64 = 0
    heap = at + SIDES
    shift: i64 = 0
    other = seat
    while shift < 8 * seats:
        side = play.sides[other]
        sizes |= side.size << shift
        top = side.top
        if top is not None:
            lay = top.lay
            rows.put(heap + lay.value - 1, 1)
            top_sizes |= lay.size << shift
            top_jokers |= lay.jokers << shift
            display_sizes |= top.total << shift
            write_heap(top.cards, rows, heap + seats * VALUES)
            hidden -= top.cards
            under = top.under
            if under is not None:
                second_values |= under.lay.value << shift
                second_sizes |= under.lay.size << shift
        if side.known:
            write_heap(side.known, rows, heap + 2 * seats * VALUES)
            hidden -= side.known
        heap += VALUES
        shift += 8
        other = other + 1 if other + 1 < seats else 0
    rows.put_pair(at, sizes, top_sizes)
    rows.put_pair(at + 2 * SEATS, top_jokers, second_values)
    rows.put_pair(at + 4 * SEATS, second_sizes, display_sizes)
    return hidden


def write_cards(play: AbluxxenPlay, hidden: i64, seat: i64, rows: Rows, at: i64) -> i64:
    """Planes hand to shadow; ``hidden`` are the cards that lie neither before anybody nor openly in another hand."""
    middle = play.middle
    hand = play.sides[seat].hand
    pool: i64 = 0
    for slot in middle.pool:
        pool += slot_cards(slot)
    write_heap(hand, rows, at)
    write_heap(pool, rows, at + VALUES)
    if middle.discard:
        write_heap(middle.discard, rows, at + 2 * VALUES)
    write_heap(hidden - hand - pool - middle.discard - middle.shadow, rows, at + 3 * VALUES)
    if play.rules.duel:
        write_heap(middle.shadow, rows, at + 4 * VALUES)
        return at + 5 * VALUES
    return at + 4 * VALUES


def write_match(play: AbluxxenPlay, seat: i64, seats: i64, rows: Rows, at: i64) -> None:
    """Planes turns to traces."""
    rows.put_pair(at, play.turns, play.game_no)
    totals = at + 2 * WORD
    traces = totals + seats * WORD
    other = seat
    for place in range(seats):
        rows.put_number(totals + place * WORD, play.totals[other])
        top = play.sides[other].top
        if top is not None:
            rows.put_number(traces + place * WORD, top.trace)
        other = other + 1 if other + 1 < seats else 0
