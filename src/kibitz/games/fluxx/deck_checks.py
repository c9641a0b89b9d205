"""What a deck must not be, beside what cannot be read: steps in the wrong place, goals that nobody can meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kibitz.games.fluxx.cards import (
    ANY_KIND,
    CREEPER,
    DISCARD,
    DISCARD_HAND,
    DO_KEPT,
    DRAW_AS_MANY,
    EXACTLY,
    GOAL,
    HOLD,
    IN_HAND,
    IN_PLAY,
    KEEP,
    KEEPER,
    MIX,
    OTHERS,
    RULE,
    SETS,
    YOURS,
    Card,
    Clause,
    Deck,
    Step,
)
from kibitz.games.fluxx.findings import article, harmless, listed
from kibitz.games.fluxx.grammar import ON_TABLES, WHICH

if TYPE_CHECKING:
    from kibitz.games.fluxx.deck import Reading


def check_step(reading: Reading, card: Card, key: str, steps: list[Step]) -> None:
    """Steps that only make sense in one place. A kept Action that does itself again would never end."""
    verb, first = steps[-1].verb, len(steps) == 1
    if verb == HOLD and not (card.kind == KEEPER and key == "use" and first):
        reading.wrong(card.key, key, "only a keeper can hold a card, as the first step of its use")
    if verb == KEEP and not (card.kind == RULE and key == "do" and first):
        reading.wrong(card.key, key, "only a rule can keep an action, as the first step of what it does when played")
    if verb == DO_KEPT and not (card.kind == RULE and key == "use"):
        reading.wrong(card.key, key, "only a rule can do the kept action, as its use: elsewhere it would never end")
    if verb == DRAW_AS_MANY and (first or steps[-2].verb not in (DISCARD, DISCARD_HAND)):
        reading.wrong(card.key, key, "draw as many: the step before has to be one of discard")


def check_named(reading: Reading, card: Card, key: str, step: Step) -> None:
    """A single card can be named only where players have it before them."""
    if step.card < 0:
        return
    kind, named = reading.kinds[step.card], list(reading.numbers)[step.card]
    if step.verb == MIX or step.place not in (IN_PLAY, YOURS, OTHERS):
        reading.wrong(card.key, key, f"{harmless(named)} is a single card; only a kind can be named here")
    elif kind and not kind & ON_TABLES & WHICH.get(step.verb, ANY_KIND):
        reading.wrong(card.key, key, f"{harmless(named)} cannot be chosen here: it is {article(kind)}")
    elif step.verb == DISCARD and (step.much, step.count) != (EXACTLY, 1):
        reading.wrong(card.key, key, f"{harmless(named)} is a single card: discard 1 {harmless(named)}")


def check_whole(reading: Reading, deck: Deck) -> None:
    holders = [card.key for card in deck.cards if deck.has_verb(card.use, HOLD)]
    only_one(reading, holders, "use", "hold a card")
    keepers = [card.key for card in deck.cards if deck.has_verb(card.do, KEEP)]
    only_one(reading, keepers, "do", "keep an action")
    only_one(reading, [card.key for card in deck.cards if card.slot == SETS.index("jail")], "sets", "be a jail")
    goals = [card for card in deck.cards if card.kind == GOAL]
    if not goals:
        reading.wrong("", "cards", "there is no goal: nobody could win")
    for goal in goals:
        check_goal(reading, deck, goal)
    wanted = {number for goal in goals for clause in goal.needs for number in clause.cards}
    for card in deck.cards:
        if reading.kinds[card.number] == KEEPER and card.number not in wanted:
            reading.warn(card.key, "", "no goal names this keeper")
        if deck.has_verb(card.use, DO_KEPT) and not keepers:
            reading.warn(card.key, "use", "no rule of this deck keeps an action: this can never be used")


def only_one(reading: Reading, cards: list[str], key: str, what: str) -> None:
    for card in cards[1:]:
        reading.wrong(card, key, f"only one card of a deck can {what}; {harmless(cards[0])} does already")


def check_goal(reading: Reading, deck: Deck, goal: Card) -> None:
    """A goal that nobody can ever meet; and whether it requires a Creeper."""
    for clause in goal.needs:
        there = available(deck, clause)
        if clause.count > there:
            strange = [deck.cards[number].key for number in clause.cards if not deck.kinds[number] & ON_TABLES]
            why = f"; {listed(strange)} cannot lie before a player" if strange else ""
            reading.warn(goal.key, "needs", f"cannot be met: needs {clause.count}, there can only be {there}{why}")
        if requires_creeper(deck, clause):
            goal.needs_creeper = True


def available(deck: Deck, clause: Clause) -> int:
    """How many cards that count for a clause can there be at most?"""
    if clause.cards:
        return sum(1 for number in clause.cards if deck.kinds[number] & ON_TABLES)
    if clause.place == IN_HAND:
        return sum(1 for kind in deck.kinds if kind != CREEPER) - 1  # the goal itself is in play
    return sum(1 for kind in deck.kinds if kind == clause.kinds)


def requires_creeper(deck: Deck, clause: Clause) -> bool:
    """Can this only be met with a Creeper?"""
    if clause.cards:
        others = sum(1 for number in clause.cards if deck.kinds[number] != CREEPER)
        return others < clause.count
    return clause.kinds == CREEPER
