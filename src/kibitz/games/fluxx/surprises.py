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


def could_answer(play: FluxxState, trigger: int, actor: int, target: int) -> bool:
    """Could anybody answer, for all that everybody knows? Only public knowledge decides whether it is asked."""
    if trigger == ON_SURPRISE:
        return could_cancel(play, actor)
    holding = play.holding()
    if holding >= 0 and holding != actor:
        return True
    for card in play.deck.answers[trigger]:
        if play.table.seen[card] >= PUBLIC and play.table.where[card] < HAND:
            continue  # it lies open
        for seat in range(play.n):
            if might_hold(play, seat, card) and may_answer(play, seat, trigger, actor, target):
                return True
    return False


def could_cancel(play: FluxxState, actor: int) -> bool:
    """Could anybody else cancel this seat's Surprise, for all that everybody knows?"""
    holding = play.holding()
    if holding >= 0 and holding != actor:
        return True
    for card in play.deck.surprises:
        for seat in range(play.n):
            if seat != actor and may_cancel(play, seat) and might_hold(play, seat, card):
                return True
    return False


def might_hold(play: FluxxState, seat: int, card: int) -> bool:
    if play.table.seen[card] >= PUBLIC:
        return play.table.where[card] == HAND + seat
    return play.table.hides(seat, card)


def may_answer(play: FluxxState, seat: int, trigger: int, actor: int, target: int) -> bool:
    """Never in one's own turn nor against oneself; a theft only by its victim, a Creeper not by its receiver."""
    if seat in (play.turn, actor) or shielded(play):
        return False
    if trigger == ON_THEFT:
        return seat == target
    return trigger != ON_CREEPER or seat != target


def may_cancel(play: FluxxState, seat: int) -> bool:
    return seat == play.turn or not shielded(play)


def shielded(play: FluxxState) -> bool:
    """Does a Keeper forbid all others to play Surprises in this turn?"""
    for card in play.deck.shields:
        if play.table.where[card] == TABLE + play.turn:
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
