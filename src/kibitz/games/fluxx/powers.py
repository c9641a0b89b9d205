"""Powers and free actions of Fluxx: what can be used now, and whether a step could do anything."""

from __future__ import annotations

from kibitz.games.fluxx.cards import (
    ALWAYS,
    ANOTHER_TURN,
    CREEPER,
    DISCARD,
    DISCARD_HAND,
    DO_KEPT,
    HOLD,
    IF_CREEPER,
    IF_MARKED,
    IF_PLAY_LEFT,
    KEEPER,
    MIX,
    OTHERS,
    OTHERS_DISCARD,
    PLAY_RANDOM,
    SHUFFLE_IN,
    SWAP,
    TAKE_RANDOM,
    YOURS,
    Card,
    Step,
)
from kibitz.games.fluxx.events import DISCARD_PILE, HAND, KEPT, RULES, TABLE, UNDER
from kibitz.games.fluxx.state import FluxxState
from kibitz.games.fluxx.table import PUBLIC


def usable(state: FluxxState, seat: int) -> list[int]:
    """The powers and free actions that can do something now."""
    found: list[int] = []
    uses, cards = state.uses, state.deck.cards
    for card in state.table.piles[TABLE + seat]:
        if uses[card] >= 0 and can_use(state, seat, cards[card]):
            found.append(uses[card])
    for card in state.table.piles[RULES]:
        if uses[card] >= 0 and can_use(state, seat, cards[card]):
            found.append(uses[card])
    if len(found) > 1:
        found.sort()
    return found


def can_use(state: FluxxState, seat: int, card: Card) -> bool:
    if state.used and card.number in state.used:
        return False
    if card.condition != ALWAYS and not holds_condition(state, seat, card.condition):
        return False
    at = card.use
    while True:
        step = state.deck.steps[at]
        if not possible(state, seat, step):
            return False
        if step.last or step.verb in (DISCARD, DISCARD_HAND):  # what is discarded first may be drawn again
            return True
        at += 1


def holds_condition(state: FluxxState, seat: int, condition: int) -> bool:
    if condition == IF_CREEPER:
        return state.table.creepers[seat] > 0
    if condition == IF_MARKED:
        return (state.marked >> seat) & 1 == 1
    return condition != IF_PLAY_LEFT or state.plays_due()


def might_use(state: FluxxState, seat: int) -> bool:
    """Is there something to use that is not listed: a Creeper to be released, or a free action that only the own
    hand could tell to be useless? Then it is asked all the same."""
    if state.table.piles[UNDER] and state.holding() == seat:
        return True
    for card in state.table.piles[RULES] + state.table.piles[TABLE + seat]:
        printed = state.deck.cards[card]
        if printed.use < 0 or card in state.used or not holds_condition(state, seat, printed.condition):
            continue
        if might_do(state, seat, printed.use):
            return True
    return False


def might_do(state: FluxxState, seat: int, first: int) -> bool:
    """Are there steps of which only the hand's owner can tell whether they can be done?"""
    at = first
    while True:
        step = state.deck.steps[at]
        if step.private and might_hold_kind(state, seat, step.kinds):
            return True
        if step.last:
            return False
        at += 1


def might_hold_kind(state: FluxxState, seat: int, kinds: int) -> bool:
    """Does everybody have to reckon with a card of these kinds in this hand?"""
    for card in state.table.piles[HAND + seat]:
        if state.table.seen[card] < PUBLIC or state.deck.kinds[card] & kinds:
            return True
    return False


# ---- steps


def can_swap(state: FluxxState, seat: int) -> bool:
    return len(state.find(seat, KEEPER, YOURS)) > 0 and len(state.find(seat, KEEPER, OTHERS)) > 0


def possible(state: FluxxState, seat: int, step: Step) -> bool:
    """Could this step do anything now? Only then is a power or free action offered that has it."""
    verb = step.verb
    if step.asks:
        return state.has_candidate(seat, step) and (verb != HOLD or len(state.table.piles[UNDER]) == 0)
    if step.draws:
        return state.table.can_draw()
    if verb == DISCARD:
        return state.has_candidate(seat, step) or (step.kinds & CREEPER > 0 and len(state.table.piles[UNDER]) > 0)
    if verb == DISCARD_HAND:
        return len(state.table.piles[HAND + seat]) > 0
    if verb == DO_KEPT:
        return any_possible(state, seat, state.table.piles[KEPT])
    if verb == ANOTHER_TURN:
        return state.chain < 2 and not state.extra_turn
    if verb == SHUFFLE_IN:
        return len(state.table.piles[DISCARD_PILE]) > 0
    if verb == MIX:
        return state.has_candidate(seat, step)
    if verb in (TAKE_RANDOM, PLAY_RANDOM, OTHERS_DISCARD):
        return any(len(state.table.piles[HAND + other]) > 0 for other in range(state.n) if other != seat)
    return verb != SWAP or can_swap(state, seat)


def any_possible(state: FluxxState, seat: int, kept: list[int]) -> bool:
    """Could any step of the kept Action do something?"""
    for card in kept:
        for step in state.deck.program(state.deck.cards[card].do):
            if step.private or possible(state, seat, step):
                return True
    return False
