"""Where the cards lie, and who knows it.

``seen`` has a bit for every seat that knows a card to be where it is, and ``PUBLIC`` if everybody does, strangers too.
``batch`` is the shuffle that a hidden card came from: when the discard pile becomes the draw pile everybody knows
which cards are in it, so a card of one batch can only be mistaken for another of the same batch.
"""

from __future__ import annotations

from typing import Final, final

from kibitz.core.rng import Chance
from kibitz.games.fluxx.cards import CREEPER, KEEPER
from kibitz.games.fluxx.events import DISCARD_PILE, DRAW_PILE, HAND, TABLE

STRANGER: Final = 6  # the bit of whoever has no seat
PUBLIC: Final = 64
ALL_SEE: Final = 127


def is_among(seen: int, seat: int) -> bool:
    """Is this seat, or everybody (-1), among those who have seen a card?"""
    return (seen >> (seat if seat >= 0 else STRANGER)) & 1 == 1


@final
class Table:
    """All piles. Hands and tables are numbered from HAND and TABLE, one for each seat."""

    def __init__(
        self, kinds: list[int], piles: list[list[int]], where: list[int], seen: list[int], batch: list[int]
    ) -> None:
        self.kinds: Final = kinds
        self.piles: Final = piles
        self.where: Final = where  # of every card, the number of its pile
        self.seen: Final = seen
        self.batch: Final = batch
        self.newest = 0  # the batch of the whole draw pile
        self.keepers = [0, 0, 0, 0, 0, 0]  # before each seat
        self.creepers = [0, 0, 0, 0, 0, 0]
        self.streets = 0  # Creepers before anybody
        self.seed = ""  # secret
        self.shuffles = 0  # chance used so far

    def copy(self) -> Table:
        twin = Table(self.kinds, [pile[:] for pile in self.piles], self.where[:], self.seen[:], self.batch[:])
        twin.newest = self.newest
        twin.keepers = self.keepers[:]
        twin.creepers = self.creepers[:]
        twin.streets = self.streets
        twin.seed = self.seed
        twin.shuffles = self.shuffles
        return twin

    def owner(self, card: int) -> int:
        """The seat before whom a card lies; -1 if it is on no table."""
        place = self.where[card]
        return place - TABLE if place >= TABLE else -1

    # ---- travelling

    def move(self, card: int, target: int) -> None:
        """The only way a card travels. A card that comes into a hand is seen by its owner and by whoever saw it."""
        source = self.where[card]
        pile = self.piles[source]
        if pile[-1] == card:
            pile.pop()
        else:
            pile.remove(card)
        if source >= TABLE:
            self.count(card, source - TABLE, -1)
        self.put(card, target)

    def put(self, card: int, target: int) -> None:
        """A card that comes from nowhere, or was lifted from its pile."""
        self.piles[target].append(card)
        self.where[card] = target
        if target < HAND:
            self.seen[card] = ALL_SEE
        elif target >= TABLE:
            self.count(card, target - TABLE, 1)
            self.seen[card] = ALL_SEE
        else:
            seen = self.seen[card]
            if seen >= PUBLIC:
                self.batch[card] = self.newest  # if it is ever lost sight of, it might be any of these
            self.seen[card] = seen | 1 << (target - HAND)

    def count(self, card: int, seat: int, change: int) -> None:
        kind = self.kinds[card]
        if kind == KEEPER:
            self.keepers[seat] += change
        elif kind == CREEPER:
            self.creepers[seat] += change
            self.streets += change

    # ---- chance

    def chance(self) -> Chance:
        """The next piece of the game's own chance."""
        self.shuffles += 1
        return Chance(self.seed, self.shuffles)

    def shuffle(self, cards: list[int]) -> None:
        if len(cards) > 1:
            self.chance().shuffle(cards)

    def random_of(self, cards: list[int]) -> int:
        return cards[self.chance().below(len(cards))] if len(cards) > 1 else cards[0]

    # ---- the draw pile

    def reshuffle(self) -> None:
        """The discard pile is shuffled into the draw pile. Cards still being carried out are not in it."""
        discard = self.piles[DISCARD_PILE]
        pile = self.piles[DRAW_PILE]
        if len(pile) == 0:
            self.newest += 1
        for card in discard:
            self.where[card] = DRAW_PILE
            self.seen[card] = 0
            self.batch[card] = self.newest
        pile += discard
        discard.clear()
        pile.sort()  # what was there before must not decide
        self.shuffle(pile)

    def can_draw(self) -> bool:
        return len(self.piles[DRAW_PILE]) > 0 or len(self.piles[DISCARD_PILE]) > 0

    def lift(self, target: int, seen: int) -> int:
        """Take the top card of the draw pile, seen by these seats, to a pile."""
        card = self.piles[DRAW_PILE].pop()
        self.piles[target].append(card)
        self.where[card] = target
        self.seen[card] = seen
        if target >= TABLE:
            self.count(card, target - TABLE, 1)
        return card

    # ---- who knows what

    def knows(self, seat: int, card: int) -> bool:
        """Does this seat (-1: a stranger) know where the card is?"""
        return is_among(self.seen[card], seat)

    def forget(self, pile: int, knowers: int) -> None:
        """A card went unseen from this hand: only these still know what was in it, and batches can be told no more."""
        cards = self.piles[pile]
        for card in cards:
            self.seen[card] &= knowers
        self.blend(cards)

    def blend(self, cards: list[int]) -> None:
        """Cards of different batches have been mixed up: from now on their batches are one."""
        for card in cards[1:]:
            one, other = self.batch[cards[0]], self.batch[card]
            if one != other:
                old, new = (one, other) if one < other else (other, one)
                for place in range(len(self.batch)):
                    if self.batch[place] == old:
                        self.batch[place] = new

    def hides(self, seat: int, card: int) -> bool:
        """Does this seat hold a card that might be ``card``, for all that everybody knows?"""
        batch = self.batch[card]
        for held in self.piles[HAND + seat]:
            if self.seen[held] < PUBLIC and self.batch[held] == batch:
                return True
        return False
