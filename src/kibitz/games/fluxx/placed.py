"""The cards of a position of Fluxx while it is read: which can lie where."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.core.piles import Piles
from kibitz.core.unknown import PlacedCards
from kibitz.games.fluxx.cards import ANY_KIND, CREEPER, GOAL, KEEPER, RULE, Deck
from kibitz.games.fluxx.events import ASIDE, GOALS, HAND, RULES, TABLE


class PlacedFluxxCards(PlacedCards):
    """Puts the cards that are read into their piles, each only once, and only where its kind can lie."""

    def __init__(self, deck: Deck, piles: Piles, texts: Sequence[str], hint: str) -> None:
        super().__init__(piles, texts, hint)
        self.deck = deck
        self.kinds = {RULES: RULE, GOALS: GOAL, ASIDE: ANY_KIND & ~CREEPER}
        self.kinds |= {attached.pile: attached.kind for attached in deck.attached}

    def may_lie(self, card: int, pile: int) -> bool:
        kinds = self.kinds.get(pile, ANY_KIND)
        if pile >= TABLE:
            kinds = KEEPER | CREEPER
        elif pile >= HAND:
            kinds = ANY_KIND & ~CREEPER
        return self.deck.kinds[card] & kinds > 0
