"""Absolute from round to round: all cards coming together, dealing, and counting."""

from __future__ import annotations

from typing import Final

from kibitz.core.event import Event
from kibitz.games.absolute.cards import bits_of
from kibitz.games.absolute.events import (
    COUNTED,
    COUNTED_HAND,
    DEALT,
    ENDED,
    HANDS,
    SCORED,
    THE_DECK,
    THE_DISCARD,
)
from kibitz.games.absolute.parts import hand_penalty
from kibitz.games.absolute.state import AbsoluteState

HAND_SIZE: Final = 5


def deal(state: AbsoluteState, heard: list[Event] | None) -> None:
    """All cards shuffled, five to each, one turned up (AZ-3, AZ-4)."""
    seats = state.n
    state.cards.gather(THE_DECK, heard)
    cards = state.deck[: seats * HAND_SIZE + 1]
    for seat in range(seats):
        for card in sorted(cards[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]):
            state.cards.move(card, HANDS + seat, heard)
    state.cards.move(cards[-1], THE_DISCARD, heard)
    state.sets = [[] for _ in range(seats)]
    state.out = []
    state.most_sets = [0] * seats
    state.turns = 0
    state.idle = 0
    state.turn = state.starter
    if heard is not None:
        heard.append(Event(DEALT, (int(state.starter), int(state.round))))


def show_and_count(state: AbsoluteState, why: int, heard: list[Event] | None) -> None:
    """All hands are shown, and what everybody has is counted (AZ-40)."""
    if heard is not None:
        heard.append(Event(ENDED, (why, int(state.round))))
    for seat in range(state.n):
        for card in state.hand_of(seat):
            state.cards.reveal(card, heard)
        if heard is not None:
            tell_scores(state, seat, heard)


def tell_scores(state: AbsoluteState, seat: int, heard: list[Event]) -> None:
    hand = state.hand_of(seat)
    for row in state.sets[seat]:
        count = row.count()
        steps = (count.base, count.extra, count.runs, count.double, count.points)
        heard.append(Event(COUNTED, (seat, bits_of(row.cards), *steps)))
    penalty = hand_penalty(hand)
    if hand:
        heard.append(Event(COUNTED_HAND, (seat, bits_of(hand), penalty)))
    points = state.points(seat)
    heard.append(Event(SCORED, (seat, points + penalty, penalty, points, state.totals[seat] + points)))
