"""Absolute from round to round: dealing, counting, and all cards coming together again."""

from __future__ import annotations

from typing import Final

from kibitz.core.event import NO_SEAT, Event, moved
from kibitz.games.absolute.cards import CARDS, bits_of
from kibitz.games.absolute.events import (
    COUNTED,
    COUNTED_HAND,
    DEALT,
    ENDED,
    HANDS,
    SCORED,
    SETS,
    THE_BOX,
    THE_DECK,
    THE_DISCARD,
)
from kibitz.games.absolute.parts import hand_penalty
from kibitz.games.absolute.state import AbsoluteState

HAND_SIZE: Final = 5


def deal(state: AbsoluteState, heard: list[Event] | None) -> None:
    """All cards shuffled, five to each, one turned up (AZ-3, AZ-4)."""
    seats = len(state.hands)
    cards = list(range(CARDS))
    state.shuffle(cards)
    state.hands = [sorted(cards[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]) for seat in range(seats)]
    state.sets = [[] for _ in range(seats)]
    state.discard = [cards[seats * HAND_SIZE]]
    state.deck = cards[seats * HAND_SIZE + 1 :]
    state.box = []
    state.known = []
    state.batch = [0] * CARDS
    state.newest = 0
    state.out = []
    state.most_sets = [0] * seats
    state.turns = 0
    state.idle = 0
    state.turn = state.starter
    if heard is not None:
        for seat, hand in enumerate(state.hands):
            heard += [moved(card, THE_DECK, NO_SEAT, HANDS, seat, 1 << seat) for card in hand]
        heard.append(moved(state.discard[0], THE_DECK, NO_SEAT, THE_DISCARD, NO_SEAT))
        heard.append(Event(DEALT, (int(state.starter), int(state.round))))


def tell_scores(state: AbsoluteState, why: int, heard: list[Event]) -> None:
    heard.append(Event(ENDED, (why, int(state.round))))
    for seat, hand in enumerate(state.hands):
        for card in hand:
            if card not in state.known:
                heard.append(moved(card, HANDS, seat, HANDS, seat))  # it is shown
        for row in state.sets[seat]:
            count = row.count()
            steps = (count.base, count.extra, count.runs, count.double, count.points)
            heard.append(Event(COUNTED, (seat, bits_of(row.cards), *steps)))
        penalty = hand_penalty(hand)
        if hand:
            heard.append(Event(COUNTED_HAND, (seat, bits_of(hand), penalty)))
        points = state.points(seat)
        heard.append(Event(SCORED, (seat, points + penalty, penalty, points, state.totals[seat] + points)))


def tell_gathering(state: AbsoluteState, heard: list[Event]) -> None:
    """All 88 cards come together for the next round."""
    for seat in range(len(state.hands)):
        heard += [moved(card, HANDS, seat, THE_DECK, NO_SEAT) for card in state.hands[seat]]
        heard += [moved(card, SETS, seat, THE_DECK, NO_SEAT) for row in state.sets[seat] for card in row.cards]
    heard += [moved(card, THE_DISCARD, NO_SEAT, THE_DECK, NO_SEAT) for card in state.discard]
    heard += [moved(card, THE_BOX, NO_SEAT, THE_DECK, NO_SEAT) for card in state.box]
