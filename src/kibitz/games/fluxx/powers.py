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
    IF_LOGO,
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


def usable(play: FluxxState, seat: int) -> list[int]:
    """The powers and free actions that can do something now."""
    found: list[int] = []
    uses, cards = play.uses, play.deck.cards
    for card in play.table.piles[TABLE + seat]:
        if uses[card] >= 0 and can_use(play, seat, cards[card]):
            found.append(uses[card])
    for card in play.table.piles[RULES]:
        if uses[card] >= 0 and can_use(play, seat, cards[card]):
            found.append(uses[card])
    if len(found) > 1:
        found.sort()
    return found


def can_use(play: FluxxState, seat: int, card: Card) -> bool:
    if play.used and card.number in play.used:
        return False
    if card.condition != ALWAYS and not holds_condition(play, seat, card.condition):
        return False
    at = card.use
    while True:
        step = play.deck.steps[at]
        if not possible(play, seat, step):
            return False
        if step.last or step.verb in (DISCARD, DISCARD_HAND):  # what is discarded first may be drawn again
            return True
        at += 1


def holds_condition(play: FluxxState, seat: int, condition: int) -> bool:
    if condition == IF_CREEPER:
        return play.table.creepers[seat] > 0
    if condition == IF_LOGO:
        return (play.logo >> seat) & 1 == 1
    return condition != IF_PLAY_LEFT or play.plays_due()


def might_use(play: FluxxState, seat: int) -> bool:
    """Is there something to use that is not listed: a Creeper to be released, or a free action that only the own
    hand could tell to be useless? Then it is asked all the same."""
    if play.table.piles[UNDER] and play.holding() == seat:
        return True
    for card in play.table.piles[RULES] + play.table.piles[TABLE + seat]:
        printed = play.deck.cards[card]
        if printed.use < 0 or card in play.used or not holds_condition(play, seat, printed.condition):
            continue
        if might_do(play, seat, printed.use):
            return True
    return False


def might_do(play: FluxxState, seat: int, first: int) -> bool:
    """Are there steps of which only the hand's owner can tell whether they can be done?"""
    at = first
    while True:
        step = play.deck.steps[at]
        if step.private and might_hold_kind(play, seat, step.kinds):
            return True
        if step.last:
            return False
        at += 1


def might_hold_kind(play: FluxxState, seat: int, kinds: int) -> bool:
    """Does everybody have to reckon with a card of these kinds in this hand?"""
    for card in play.table.piles[HAND + seat]:
        if play.table.seen[card] < PUBLIC or play.deck.kinds[card] & kinds:
            return True
    return False


# ---- steps


def can_swap(play: FluxxState, seat: int) -> bool:
    return len(play.find(seat, KEEPER, YOURS)) > 0 and len(play.find(seat, KEEPER, OTHERS)) > 0


def possible(play: FluxxState, seat: int, step: Step) -> bool:
    """Could this step do anything now? Only then is a power or free action offered that has it."""
    verb = step.verb
    if step.asks:
        return play.has_candidate(seat, step) and (verb != HOLD or len(play.table.piles[UNDER]) == 0)
    if step.draws:
        return play.table.can_draw()
    if verb == DISCARD:
        return play.has_candidate(seat, step) or (step.kinds & CREEPER > 0 and len(play.table.piles[UNDER]) > 0)
    if verb == DISCARD_HAND:
        return len(play.table.piles[HAND + seat]) > 0
    if verb == DO_KEPT:
        return any_possible(play, seat, play.table.piles[KEPT])
    if verb == ANOTHER_TURN:
        return play.chain < 2 and not play.extra_turn
    if verb == SHUFFLE_IN:
        return len(play.table.piles[DISCARD_PILE]) > 0
    if verb == MIX:
        return play.has_candidate(seat, step)
    if verb in (TAKE_RANDOM, PLAY_RANDOM, OTHERS_DISCARD):
        return any(len(play.table.piles[HAND + other]) > 0 for other in range(play.n) if other != seat)
    return verb != SWAP or can_swap(play, seat)


def any_possible(play: FluxxState, seat: int, kept: list[int]) -> bool:
    """Could any step of the kept Action do something?"""
    for card in kept:
        for step in play.deck.program(play.deck.cards[card].do):
            if step.private or possible(play, seat, step):
                return True
    return False
