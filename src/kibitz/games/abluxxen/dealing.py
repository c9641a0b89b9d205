"""Dealing Abluxxen, and all cards coming together again before the next deal of a match."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kibitz.core.event import NO_SEAT, Event, moved
from kibitz.core.rng import Chance
from kibitz.games.abluxxen.cards import ALL_CARDS, JOKER, WHOLE_DECK, cards_of, heap, size_of, spread
from kibitz.games.abluxxen.choices import slot_cards
from kibitz.games.abluxxen.events import DISPLAYS, HANDS, THE_DECK, THE_DISCARD, THE_POOL, tell_heap
from kibitz.games.abluxxen.middle import Middle
from kibitz.games.abluxxen.parts import Side
from kibitz.games.abluxxen.state import LAYING, AbluxxenState

HAND_SIZE: Final = 13


def deal(state: AbluxxenState, heard: list[Event] | None) -> None:
    """Shuffle and deal 13 cards each, turn up six as the pool, and in the duel the shadow display (AB-3, AB-36)."""
    duel = state.rules.duel
    cards = ALL_CARDS[: len(ALL_CARDS) - 4] if duel else ALL_CARDS[:]  # two jokers for each seat of a duel
    Chance(state.seed, int(state.game_no)).shuffle(cards)
    state.cards = WHOLE_DECK  # a duel hands four jokers out before it deals
    for seat, side in enumerate(state.sides):
        deal_hand(state.rules.duel, seat, side, cards, heard)
    state.middle = Middle(cards, len(cards), [], 0, 0)
    state.middle.refill(heard)
    if duel:
        state.middle.refill_shadow(heard)
    state.turn = state.first
    state.turns = 0
    state.stage = LAYING


def deal_hand(duel: bool, seat: int, side: Side, cards: list[int], heard: list[Event] | None) -> None:
    """13 cards from the end of ``cards``; in the duel 11, and two jokers that everybody sees handed out."""
    given: i64 = cards_of(JOKER, 2) if duel else 0
    own = cards[len(cards) - (HAND_SIZE - size_of(given)) :]
    del cards[len(cards) - len(own) :]
    side.hand = heap(own) + given
    side.known = given
    side.size = HAND_SIZE
    side.top = None
    if heard is not None:
        tell_heap(heard, given, THE_DECK, NO_SEAT, HANDS, seat)
        for face in own:
            heard.append(moved(face, THE_DECK, NO_SEAT, HANDS, seat, 1 << seat))


def tell_gathering(state: AbluxxenState, heard: list[Event]) -> None:
    """All cards go back to the deck; what nobody had seen of a hand stays unseen."""
    for seat, side in enumerate(state.sides):
        tell_heap(heard, side.known, HANDS, seat, THE_DECK, NO_SEAT)
        for face in spread(side.hand - side.known):
            heard.append(moved(face, HANDS, seat, THE_DECK, NO_SEAT, 1 << seat))
        layer = side.top
        while layer is not None:
            tell_heap(heard, layer.lay.cards, DISPLAYS, seat, THE_DECK, NO_SEAT)
            layer = layer.under
    tell_heap(heard, state.middle.discard, THE_DISCARD, NO_SEAT, THE_DECK, NO_SEAT)
    for slot in state.middle.pool:
        tell_heap(heard, slot_cards(slot), THE_POOL, NO_SEAT, THE_DECK, NO_SEAT)
