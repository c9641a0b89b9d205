"""What learners see of Abluxxen: a seat's view as bytes. Seats are counted clockwise from the one that looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kibitz.core.bits import left_of, place_of, shifted
from kibitz.core.game import Game
from kibitz.core.layout import WORD, Layout, Plane
from kibitz.core.observation import Observation
from kibitz.games.abluxxen.choices import slot_cards
from kibitz.games.abluxxen.middle import POOL_SIZE
from kibitz.games.abluxxen.parts import PACKED, Layer
from kibitz.games.abluxxen.rules import AbluxxenPlay
from kibitz.games.abluxxen.state import ANSWERING, DRAWING, OVER, TAKING

if TYPE_CHECKING:
    from librt.vecs import vec

    from kibitz.core.rows import Rows

VERSION: Final = 2  # of the planes: it grows whenever a row would be written differently
VALUES: Final = 16  # bytes for a heap: how many of each value from 1 to 13, jokers, and two that are always zero
HEAP: Final = VALUES // WORD  # the same in words
CARDS: Final = 109


def planes(seats: int, duel: bool) -> list[Plane]:
    """The stretches of an observation, in their order."""
    return [*turn_planes(seats), *side_planes(seats), *card_planes(duel), *match_planes(seats)]


def turn_planes(seats: int) -> list[Plane]:
    return [
        Plane("seat", seats, 1, "which seat looks: a 1 at its number"),
        Plane("turn", seats, 1, "whose turn it is: a 1 there; the first place is the seat that looks"),
        Plane("starter", seats, 1, "who began this game: a 1 there"),
        Plane("stage", 7, 1, "what is asked: lay, shadow, take-or-leave, back-or-drop, draw, optional-draw; over"),
        Plane("victim", seats, 1, "whose beaten layer is decided on, or who draws: a 1 there"),
        Plane("why", 3, 1, "why it is over: a hand is empty, the cards are used up, the turn limit"),
        Plane("counts", 2, CARDS, "how many cards the victim still draws; how many the deck has"),
        Plane("slots", POOL_SIZE, 210, "the pool's slots as they lie: value + 14 times what lies on it (duel)"),
    ]


def deep_layers(seats: int) -> int:
    """How many layers below the second one have planes. The fewer seats, the higher displays grow; in games of the
    policy against itself all layers of all displays are told in 99.96 % of positions."""
    return 2 * PACKED if seats < 4 else PACKED


def side_planes(seats: int) -> list[Plane]:
    deep = deep_layers(seats)
    layers = "the third layer and those below it, as far as there is room, the upper one first"
    return [
        Plane("sizes", seats, CARDS, "how many cards each hand has"),
        Plane("top_sizes", seats, 13, "of each display, how many cards its top layer has"),
        Plane("top_jokers", seats, 5, "of these, how many are jokers"),
        Plane("second_values", seats, 14, "of each display, the value of the layer below its top layer"),
        Plane("second_sizes", seats, 13, "of that layer, how many cards it has"),
        Plane("second_jokers", seats, 5, "of these, how many are jokers: of the layer below the top layer"),
        Plane("display_sizes", seats, CARDS, "how many cards each display has"),
        Plane("deep_values", seats * deep, 14, f"of each display, the values of {layers}"),
        Plane("deep_sizes", seats * deep, 13, "of these layers, how many cards they have"),
        Plane("deep_jokers", seats * deep, 5, "of these cards, how many are jokers"),
        Plane("tops", seats * VALUES, 1, "of each display, the value of its top layer: a 1 there (jokers alone: 14th)"),
        Plane("displays", seats * VALUES, 8, "of each display, how many of each value lie on it"),
        Plane("known", seats * VALUES, 8, "of each hand, the own one first, how many of each value everybody knows"),
    ]


def card_planes(duel: bool) -> list[Plane]:
    shadow = [Plane("shadow", VALUES, 8, "how many of each value lie in the shadow display")] if duel else []
    return [
        Plane("hand", VALUES, 8, "the own hand: how many of each value from 1 to 13, and jokers"),
        Plane("pool", VALUES, 8, "how many of each value are open in the pool"),
        Plane("discard", VALUES, 8, "how many of each value were dropped"),
        Plane("unseen", VALUES, 8, "how many of each value are in the deck or hidden in other hands"),
        *shadow,
    ]


def match_planes(seats: int) -> list[Plane]:
    traces = "of each display, a fingerprint of all its layers: not to learn from"
    return [
        Plane("turns", WORD, 255, "turns finished in this game, as a number of eight bytes, the lowest first"),
        Plane("game_no", WORD, 255, "which game of the match this is, as such a number"),
        Plane("totals", seats * WORD, 255, "points of the match's earlier games, as such numbers (two's complement)"),
        Plane("traces", seats * WORD, 255, traces, fingerprint=True),
    ]


@final
class AbluxxenOffsets:
    """The first word of each plane, at a table of so many seats."""

    def __init__(self, layout: Layout, seats: i64) -> None:
        self.seats: Final[i64] = seats
        self.packs: Final[i64] = deep_layers(int(seats)) // PACKED  # words for the deep layers of a display
        self.seat: Final[i64] = layout.word("seat")
        self.turn: Final[i64] = layout.word("turn")
        self.starter: Final[i64] = layout.word("starter")
        self.stage: Final[i64] = layout.word("stage")
        self.victim: Final[i64] = layout.word("victim")
        self.why: Final[i64] = layout.word("why")
        self.counts: Final[i64] = layout.word("counts")
        self.slots: Final[i64] = layout.word("slots")
        self.sizes: Final[i64] = layout.word("sizes")
        self.top_sizes: Final[i64] = layout.word("top_sizes")
        self.top_jokers: Final[i64] = layout.word("top_jokers")
        self.second_values: Final[i64] = layout.word("second_values")
        self.second_sizes: Final[i64] = layout.word("second_sizes")
        self.second_jokers: Final[i64] = layout.word("second_jokers")
        self.display_sizes: Final[i64] = layout.word("display_sizes")
        self.deep_values: Final[i64] = layout.word("deep_values")
        self.deep_sizes: Final[i64] = layout.word("deep_sizes")
        self.deep_jokers: Final[i64] = layout.word("deep_jokers")
        self.tops: Final[i64] = layout.word("tops")
        self.displays: Final[i64] = layout.word("displays")
        self.known: Final[i64] = layout.word("known")
        self.hand: Final[i64] = layout.word("hand")
        self.pool: Final[i64] = layout.word("pool")
        self.discard: Final[i64] = layout.word("discard")
        self.unseen: Final[i64] = layout.word("unseen")
        self.shadow: Final[i64] = layout.word("shadow") if layout.has("shadow") else -1
        self.turns: Final[i64] = layout.word("turns")
        self.game_no: Final[i64] = layout.word("game_no")
        self.totals: Final[i64] = layout.word("totals")
        self.traces: Final[i64] = layout.word("traces")


@final
class AbluxxenObservation(Observation[AbluxxenPlay]):
    """What a seat may know of Abluxxen."""

    def __init__(self, game: Game, duel: bool) -> None:
        super().__init__(game, VERSION)
        self.duel: Final = duel
        self.offsets: AbluxxenOffsets | None = None  # of the table that was written last

    def planes(self, seats: int) -> list[Plane]:
        return planes(seats, self.duel)

    def find_places(self, seats: int) -> AbluxxenOffsets:
        self.offsets = AbluxxenOffsets(self.layout(seats), seats)
        return self.offsets

    def write(self, play: AbluxxenPlay, seat: int, rows: Rows, at: i64) -> None:
        """Fill a row with all that ``seat`` may know; everything is written in whole words."""
        offsets = self.offsets
        if offsets is None or offsets.seats != len(play.sides):
            offsets = self.find_places(play.seats)
        rows.clear(at, rows.stride)
        words = rows.words
        word = at >> 3
        write_turn(play, seat, offsets, words, word)
        hidden = write_sides(play, seat, offsets, words, word)
        write_cards(play, hidden, seat, offsets, words, word)
        write_match(play, seat, offsets, words, word)


def write_turn(play: AbluxxenPlay, seat: i64, offsets: AbluxxenOffsets, words: vec[i64], word: i64) -> None:
    """Planes seat to slots."""
    stage = play.stage
    seats = offsets.seats
    words[word + offsets.seat] = shifted(1, 8 * seat)
    words[word + offsets.turn] = shifted(1, 8 * place_of(play.turn, seat, seats))
    words[word + offsets.starter] = shifted(1, 8 * place_of(play.first, seat, seats))
    words[word + offsets.stage] = shifted(1, 8 * stage)
    counts = play.middle.left << 8
    if stage in (TAKING, ANSWERING, DRAWING):
        words[word + offsets.victim] = shifted(1, 8 * place_of(play.victim, seat, seats))
        if stage == DRAWING:
            counts += play.owed
    elif stage == OVER:
        words[word + offsets.why] = shifted(1, 8 * play.why)
    words[word + offsets.counts] = counts
    slots: i64 = 0
    shift: i64 = 0
    for slot in play.middle.pool:
        one: i64 = slot
        slots |= one << shift
        shift += 8
    words[word + offsets.slots] = slots


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


def write_sides(play: AbluxxenPlay, seat: i64, offsets: AbluxxenOffsets, words: vec[i64], word: i64) -> i64:
    """Planes sizes to known; all cards of the game but those that were written here, or that the own hand shows."""
    seats = offsets.seats
    hidden = play.cards + play.sides[seat].known
    sizes: i64 = 0
    top_sizes: i64 = 0
    top_jokers: i64 = 0
    second_values: i64 = 0
    second_sizes: i64 = 0
    second_jokers: i64 = 0
    display_sizes: i64 = 0
    heap = word
    deep = word
    shift: i64 = 0
    other = seat
    while shift < 8 * seats:
        side = play.sides[other]
        sizes |= side.size << shift
        top = side.top
        if top is not None:
            lay = top.lay
            words[heap + offsets.tops + ((lay.value - 1) >> 3)] = shifted(1, ((lay.value - 1) & 7) << 3)
            top_sizes |= lay.size << shift
            top_jokers |= lay.jokers << shift
            display_sizes |= top.total << shift
            write_heap(top.cards, words, heap + offsets.displays)
            hidden -= top.cards
            under = top.under
            if under is not None:
                second_values |= under.lay.value << shift
                second_sizes |= under.lay.size << shift
                second_jokers |= under.lay.jokers << shift
                third = under.under
                if third is not None:
                    words[deep + offsets.deep_values] = third.values
                    words[deep + offsets.deep_sizes] = third.sizes
                    words[deep + offsets.deep_jokers] = third.jokers
                    if offsets.packs > 1:
                        write_deeper(third, offsets, words, deep)
        if side.known:
            write_heap(side.known, words, heap + offsets.known)
            hidden -= side.known
        heap += HEAP
        deep += offsets.packs
        shift += 8
        other = left_of(other, seats)
    words[word + offsets.sizes] = sizes
    words[word + offsets.top_sizes] = top_sizes
    words[word + offsets.top_jokers] = top_jokers
    words[word + offsets.second_values] = second_values
    words[word + offsets.second_sizes] = second_sizes
    words[word + offsets.second_jokers] = second_jokers
    words[word + offsets.display_sizes] = display_sizes
    return hidden


def write_deeper(third: Layer, offsets: AbluxxenOffsets, words: vec[i64], word: i64) -> None:
    """Planes deep_values to deep_jokers of a display, from the ninth layer on below its second: eight are a word."""
    layer = third.below(PACKED)
    pack: i64 = 1
    while layer is not None and pack < offsets.packs:
        words[word + offsets.deep_values + pack] = layer.values
        words[word + offsets.deep_sizes + pack] = layer.sizes
        words[word + offsets.deep_jokers + pack] = layer.jokers
        layer = layer.below(PACKED)
        pack += 1


def write_cards(
    play: AbluxxenPlay, hidden: i64, seat: i64, offsets: AbluxxenOffsets, words: vec[i64], word: i64
) -> None:
    """Planes hand to shadow; ``hidden`` are the cards that lie neither before anybody nor openly in another hand."""
    middle = play.middle
    hand = play.sides[seat].hand
    pool: i64 = 0
    for slot in middle.pool:
        pool += slot_cards(slot)
    write_heap(hand, words, word + offsets.hand)
    write_heap(pool, words, word + offsets.pool)
    if middle.discard:
        write_heap(middle.discard, words, word + offsets.discard)
    write_heap(hidden - hand - pool - middle.discard - middle.shadow, words, word + offsets.unseen)
    if play.rules.duel:
        write_heap(middle.shadow, words, word + offsets.shadow)


def write_match(play: AbluxxenPlay, seat: i64, offsets: AbluxxenOffsets, words: vec[i64], word: i64) -> None:
    """Planes turns to traces."""
    words[word + offsets.turns] = play.turns
    words[word + offsets.game_no] = play.game_no
    totals = word + offsets.totals
    traces = word + offsets.traces
    other = seat
    for place in range(offsets.seats):
        words[totals + place] = play.totals[other]
        top = play.sides[other].top
        if top is not None:
            words[traces + place] = top.trace
        other = left_of(other, offsets.seats)
