"""Surprises of Fluxx: who may play one, and who could hold one, for all that everybody knows."""

from __future__ import annotations

from kibitz.games.fluxx.cards import (
    GOAL,
    KEEPER,
    ON_ACTION,
    ON_CREEPER,
    ON_GOAL,
    ON_KEEPER,
    ON_RULE,
    ON_SURPRISE,
    ON_THEFT,
    RULE,
    SURPRISE,
)
from kibitz.games.fluxx.events import HAND, TABLE
from kibitz.games.fluxx.state import FluxxState
from kibitz.games.fluxx.table import PUBLIC


def could_answer(state: FluxxState, trigger: int, actor: int, target: int) -> bool:
    """Could anybody answer, for all that everybody knows? Only public knowledge decides whether it is asked."""
    if trigger == ON_SURPRISE:
        return could_cancel(state, actor)
    holding = state.holding()
    if holding >= 0 and holding != actor:
        return True
    for card in state.deck.answers[trigger]:
        if state.table.seen[card] >= PUBLIC and state.table.where[card] < HAND:
            continue  # it lies open
        for seat in range(state.n):
            if might_hold(state, seat, card) and may_answer(state, seat, trigger, actor, target):
                return True
    return False


def could_cancel(state: FluxxState, actor: int) -> bool:
    """Could anybody else cancel this seat's Surprise, for all that everybody knows?"""
    holding = state.holding()
    if holding >= 0 and holding != actor:
        return True
    for card in state.deck.surprises:
        for seat in range(state.n):
            if seat != actor and may_cancel(state, seat) and might_hold(state, seat, card):
                return True
    return False


def might_hold(state: FluxxState, seat: int, card: int) -> bool:
    if state.table.seen[card] >= PUBLIC:
        return state.table.where[card] == HAND + seat
    return state.table.hides(seat, card)


def may_answer(state: FluxxState, seat: int, trigger: int, actor: int, target: int) -> bool:
    """Never in one's own turn nor against oneself; a theft only by its victim, a Creeper not by its receiver."""
    if seat in (state.turn, actor) or shielded(state):
        return False
    if trigger == ON_THEFT:
        return seat == target
    return trigger != ON_CREEPER or seat != target


def may_cancel(state: FluxxState, seat: int) -> bool:
    return seat == state.turn or not shielded(state)


def shielded(state: FluxxState) -> bool:
    """Does a Keeper forbid all others to play Surprises in this turn?"""
    for card in state.deck.shields:
        if state.table.where[card] == TABLE + state.turn:
            return True
    return False


def trigger_of(kind: int) -> int:
    """What playing a card of this kind can be answered as."""
    if kind == KEEPER:
        return ON_KEEPER
    if kind == GOAL:
        return ON_GOAL
    if kind == RULE:
        return ON_RULE
    return ON_SURPRISE if kind == SURPRISE else ON_ACTION
