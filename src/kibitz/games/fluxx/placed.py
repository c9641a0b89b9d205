"""The cards of a position while it is read: each lies in one place only."""

from __future__ import annotations

from kibitz.core.errors import BadPosition
from kibitz.core.game import Json
from kibitz.core.reading import show
from kibitz.games.fluxx.cards import ANY_KIND, CREEPER, KEEPER, Deck
from kibitz.games.fluxx.table import Table

HAND_KINDS = ANY_KIND & ~CREEPER
TABLE_KINDS = KEEPER | CREEPER


class PlacedCards:
    """Puts the cards that are read into their piles, each only once."""

    def __init__(self, deck: Deck, table: Table) -> None:
        self.deck = deck
        self.table = table
        self.numbers = {card.key: card.number for card in deck.cards}
        self.placed: set[int] = set()

    def card(self, field: str, text: Json) -> int:
        if isinstance(text, str) and text in self.numbers:
            return self.numbers[text]
        raise BadPosition(f"{field}: there is no card {show(text)} in this deck")

    def put(self, field: str, text: Json, place: int, kinds: int) -> int:
        card = self.card(field, text)
        if card in self.placed:
            raise BadPosition(f"{field}: the card {text!r} is in two places")
        if not self.deck.kinds[card] & kinds:
            raise BadPosition(f"{field}: the card {text!r} cannot be there")
        self.placed.add(card)
        self.table.put(card, place)
        return card

    def put_all(self, field: str, texts: Json, place: int, kinds: int) -> list[int]:
        if not isinstance(texts, list):
            raise BadPosition(f"{field}: expected a list of cards, got {show(texts)}")
        return [self.put(field, text, place, kinds) for text in texts]

    def rest(self) -> list[int]:
        return [card for card in range(self.deck.size) if card not in self.placed]
