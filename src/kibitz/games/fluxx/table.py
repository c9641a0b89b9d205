"""Fluxx's piles, with the Keepers and Creepers before each seat counted; and in how far a hand can be known."""

from __future__ import annotations

from typing import Final, final

from kibitz.core.piles import Piles, Places
from kibitz.games.fluxx.cards import CREEPER, KEEPER, Deck
from kibitz.games.fluxx.choices import MOST_SEATS
from kibitz.games.fluxx.events import DISCARD_PILE, DRAW_PILE, HAND, PILES, TABLE

PLACES: Final = Places(PILES, MOST_SEATS)
PUBLIC: Final = 64  # the bit of whoever has no seat
ALL_SEE: Final = 127


@final
class Table(Piles):
    """All piles. Hands and tables are numbered from HAND and TABLE, one for each seat."""

    def __init__(self, kinds: list[int], faces: list[int]) -> None:
        super().__init__(PLACES, faces)
        self.kinds: Final = kinds
        self.keepers = [0, 0, 0, 0, 0, 0]  # before each seat
        self.creepers = [0, 0, 0, 0, 0, 0]
        self.streets = 0  # Creepers before anybody

    def copy(self) -> Table:
        twin = Table(self.kinds, self.faces)
        self.share_with(twin)
        twin.keepers = self.keepers[:]
        twin.creepers = self.creepers[:]
        twin.streets = self.streets
        return twin

    def owner(self, card: int) -> int:
        """The seat before whom a card lies; -1 if it is on no table."""
        place = self.where[card]
        return place - TABLE if place >= TABLE else -1

    # ---- what lies before the seats

    def travelled(self, card: int, source: int, target: int) -> None:
        if source >= TABLE:
            self.count(card, source - TABLE, -1)
        if target >= TABLE:
            self.count(card, target - TABLE, 1)

    def count(self, card: int, seat: int, change: int) -> None:
        kind = self.kinds[card]
        if kind == KEEPER:
            self.keepers[seat] += change
        elif kind == CREEPER:
            self.creepers[seat] += change
            self.streets += change

    # ---- the draw pile

    def shuffle(self, cards: list[int]) -> None:
        if len(cards) > 1:
            self.chance().shuffle(cards)

    def can_draw(self) -> bool:
        return len(self.piles[DRAW_PILE]) > 0 or len(self.piles[DISCARD_PILE]) > 0

    # ---- who knows what

    def hides(self, seat: int, card: int) -> bool:
        """Does this seat hold a card that might be ``card``, for all that everybody knows?"""
        batch = self.batch[card]
        for held in self.piles[HAND + seat]:
            if self.seen[held] < PUBLIC and self.batch[held] == batch:
                return True
        return False


def empty_table(deck: Deck) -> Table:
    """A table with no card on it yet."""
    table = Table(deck.kinds, deck.numbers)
    table.clear()
    return table
