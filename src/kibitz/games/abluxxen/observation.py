"""What learners see of Abluxxen: a seat's view as bytes. Seats are counted clockwise from the one that looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kibitz.core.bits import left_of, place_of, shifted
from kibitz.core.game import Game
from kibitz.core.observation import Observation, Plane
from kibitz.games.abluxxen.choices import slot_cards
from kibitz.games.abluxxen.middle import POOL_SIZE
from kibitz.games.abluxxen.rules import AbluxxenPlay
from kibitz.games.abluxxen.state import ANSWERING, DRAWING, OVER, TAKING

if TYPE_CHECKING:
    from librt.vecs import vec

    from kibitz.core.rows import Rows

VALUES: Final = 16  # bytes for a heap: how many of each value from 1 to 13, jokers, and two that are always zero
WORD: Final = 8
CARDS: Final = 109


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


# What the groups of planes take, in words: one each from seat to slots and from sizes to display_sizes, two for a heap.
TURN: Final = 8
SIDES: Final = 6
HEAP: Final = 2


@final
class AbluxxenObservation(Observation[AbluxxenPlay]):
    """What a seat may know of Abluxxen."""

    def __init__(self, game: Game, duel: bool) -> None:
        super().__init__(game)
        self.duel: Final = duel

    def planes(self, seats: int) -> list[Plane]:
        return planes(seats, self.duel)

    def write(self, play: AbluxxenPlay, seat: int, rows: Rows, at: i64) -> None:
        """Fill a row with all that ``seat`` may know; everything is written in whole words."""
        seats: i64 = len(play.sides)
        rows.clear(at, rows.stride)
        words = rows.words
        turn = at >> 3
        cards = turn + TURN + SIDES + 3 * seats * HEAP
        match = cards + (5 * HEAP if play.rules.duel else 4 * HEAP)
        write_turn(play, seat, seats, words, turn)
        hidden = write_sides(play, seat, seats, words, turn + TURN)
        write_cards(play, hidden, seat, words, cards)
        write_match(play, seat, seats, words, match)


def write_turn(play: AbluxxenPlay, seat: i64, seats: i64, words: vec[i64], word: i64) -> None:
    """Planes seat to slots."""
    stage = play.stage
    words[word] = shifted(1, 8 * seat)
    words[word + 1] = shifted(1, 8 * place_of(play.turn, seat, seats))
    words[word + 2] = shifted(1, 8 * place_of(play.first, seat, seats))
    words[word + 3] = shifted(1, 8 * stage)
    counts = play.middle.left << 8
    if stage in (TAKING, ANSWERING, DRAWING):
        words[word + 4] = shifted(1, 8 * place_of(play.victim, seat, seats))
        if stage == DRAWING:
            counts += play.owed
    elif stage == OVER:
        words[word + 5] = shifted(1, 8 * play.why)
    words[word + 6] = counts
    slots: i64 = 0
    shift: i64 = 0
    for slot in play.middle.pool:
        one: i64 = slot
        slots |= one << shift
        shift += 8
    words[word + 7] = slots


def write_heap(cards: i64, words: vec[i64], word: i64) -> None:
    """How many of each value there are: the nibbles of a heap, spread to bytes eight at a time."""
    low = (cards >> 4) & 0xFFFFFFFF
    low = (low | low << 16) & 0x0000FFFF0000FFFF
    low = (low | low << 8) & 0x00FF00FF00FF00FF
    high = cards >> 36
    high = (high | high << 16) & 0x0000FFFF0000FFFF
    high = (high | high << 8) & 0x00FF00FF00FF00FF
    words[word] = (low | low << 4) & 0x0F0F0F0F0F0F0F0F
    words[word + 1] = (high | high << 4) & 0x0F0F0F0F0F0F0F0F


def write_sides(play: AbluxxenPlay, seat: i64, seats: i64, words: vec[i64], word: i64) -> i64:
    """Planes sizes to known; all cards of the game but those that were written here, or that the own hand shows."""
    hidden = play.cards + play.sides[seat].known
    sizes: i64 = 0
    top_sizes: i64 = 0
    top_jokers: i64 = 0
    second_values: i64 = 0
    second_sizes: i64 = 0
    display_sizes: i64 = 0
    heap = word + SIDES
    shift: i64 = 0
    other = seat
    while shift < 8 * seats:
        side = play.sides[other]
        sizes |= side.size << shift
        top = side.top
        if top is not None:
            lay = top.lay
            words[heap + ((lay.value - 1) >> 3)] = shifted(1, ((lay.value - 1) & 7) << 3)
            top_sizes |= lay.size << shift
            top_jokers |= lay.jokers << shift
            display_sizes |= top.total << shift
            write_heap(top.cards, words, heap + seats * HEAP)
            hidden -= top.cards
            under = top.under
            if under is not None:
                second_values |= under.lay.value << shift
                second_sizes |= under.lay.size << shift
        if side.known:
            write_heap(side.known, words, heap + 2 * seats * HEAP)
            hidden -= side.known
        heap += HEAP
        shift += 8
        other = left_of(other, seats)
    words[word] = sizes
    words[word + 1] = top_sizes
    words[word + 2] = top_jokers
    words[word + 3] = second_values
    words[word + 4] = second_sizes
    words[word + 5] = display_sizes
    return hidden


def write_cards(play: AbluxxenPlay, hidden: i64, seat: i64, words: vec[i64], word: i64) -> None:
    """Planes hand to shadow; ``hidden`` are the cards that lie neither before anybody nor openly in another hand."""
    middle = play.middle
    hand = play.sides[seat].hand
    pool: i64 = 0
    for slot in middle.pool:
        pool += slot_cards(slot)
    write_heap(hand, words, word)
    write_heap(pool, words, word + HEAP)
    if middle.discard:
        write_heap(middle.discard, words, word + 2 * HEAP)
    write_heap(hidden - hand - pool - middle.discard - middle.shadow, words, word + 3 * HEAP)
    if play.rules.duel:
        write_heap(middle.shadow, words, word + 4 * HEAP)


def write_match(play: AbluxxenPlay, seat: i64, seats: i64, words: vec[i64], word: i64) -> None:
    """Planes turns to traces."""
    words[word] = play.turns
    words[word + 1] = play.game_no
    totals = word + 2
    other = seat
    for place in range(seats):
        words[totals + place] = play.totals[other]
        top = play.sides[other].top
        if top is not None:
            words[totals + seats + place] = top.trace
        other = left_of(other, seats)
