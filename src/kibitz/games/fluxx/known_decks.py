"""Decks that were read: kept by their texts, and as plain data, so that another process can do the reading.

To read a long text takes some hundredths of a second; to take over what was read, a tenth of that.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, TypedDict

from kibitz.core.game import Json
from kibitz.games.fluxx.cards import Card, Clause, Deck, Step

MOST_KEPT: Final = 64
PRINTED: Final = (
    *("names", "says", "certainty", "source", "do", "use", "condition", "needs_creeper", "slot", "value"),
    *("more_draw", "more_play", "more_limits", "shield", "answers"),
)  # what is kept of a card, beside its number, key, kind and what it needs
PackedStep = tuple[int, int, int, int, int, int, int, bool]
PackedClause = tuple[int, list[int], int, int]
PackedCard = tuple[str, int, list[Json], list[PackedClause]]

kept: OrderedDict[str, Deck] = OrderedDict()  # by text, the last used last


class PackedDeck(TypedDict):
    """A deck as plain data."""

    names: dict[str, str]
    creeper: dict[str, list[str]]
    blocks: int
    cards: list[PackedCard]
    steps: list[PackedStep]


def known(text: str) -> Deck | None:
    """The deck in this text, if it was read. Threads may ask too."""
    try:
        kept.move_to_end(text)
        return kept[text]
    except KeyError:
        return None


def keep(text: str, deck: Deck) -> None:
    kept[text] = deck
    while len(kept) > MOST_KEPT:
        kept.popitem(last=False)


def packed(deck: Deck) -> PackedDeck:
    return {
        "names": deck.names,
        "creeper": deck.creeper,
        "blocks": deck.blocks,
        "cards": [packed_card(card) for card in deck.cards],
        "steps": [packed_step(step) for step in deck.steps],
    }


def packed_step(step: Step) -> PackedStep:
    return step.verb, step.count, step.much, step.kinds, step.place, step.card, step.plays, step.last


def packed_card(card: Card) -> PackedCard:
    needs = [(clause.count, clause.cards, clause.kinds, clause.place) for clause in card.needs]
    return card.key, card.kind, [getattr(card, name) for name in PRINTED], needs


def unpacked(data: PackedDeck) -> Deck:
    """The deck that was packed; the data is our own."""
    cards = [unpacked_card(number, card) for number, card in enumerate(data["cards"])]
    steps = [unpacked_step(step) for step in data["steps"]]
    deck = Deck(data["names"], data["creeper"], data["blocks"], cards)
    deck.add_steps(steps)
    return deck


def unpacked_step(data: PackedStep) -> Step:
    verb, count, much, kinds, place, card, plays, last = data
    step = Step(verb, count, much, kinds, place, card, plays)
    step.last = last
    return step


def unpacked_card(number: int, data: PackedCard) -> Card:
    key, kind, values, needs = data
    card = Card(number, key, kind)
    for name, value in zip(PRINTED, values, strict=True):
        setattr(card, name, value)
    card.needs = [Clause(*clause) for clause in needs]
    return card
