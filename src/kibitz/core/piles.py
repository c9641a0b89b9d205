"""Cards that travel: where each one lies, who knows it, and how it gets elsewhere. Games whose cards are one of a kind,
or as good as, stand on this.

``seen`` has a bit for every seat that knows a card to be where it is, and ``public`` if everybody does, strangers too.
``batch`` is the shuffle that a hidden card came from: when the discard pile becomes the draw pile everybody knows
which cards are in it, so a card of one batch can only be mistaken for another of the same batch.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from kibitz.core.bits import shifted
from kibitz.core.event import EVERYONE, NO_SEAT, Event, moved
from kibitz.core.look import PileLook
from kibitz.core.rng import Chance

# The kinds of piles: who sees a card that comes to lie there.
OPEN: Final = 0  # everybody
OWN: Final = 1  # its owner, and whoever knew the card before
DOWN: Final = 2  # whoever knew the card before
# Beside its kind, ``Places.how`` says whether a pile is kept sorted, or its groups are kept by the game.
IN_ORDER: Final = 3
GROUPED: Final = 6

ALL_SHARED: Final = 0x3FFFFFFFFFFFFFFF
WHERE: Final = 0x2000000000000000  # beside the bits of the piles: the two lists by card
SEEN: Final = 0x1000000000000000
NOWHERE: Final = -1  # instead of a pile: the card is not on the table yet


@final
class Places:
    """The piles of a game by number: in the order of its looks, and of what every seat has, one for each."""

    def __init__(self, looks: Sequence[PileLook], seats: int) -> None:
        self.look: Final[list[int]] = []
        self.owner: Final[list[int]] = []
        self.first: Final[list[int]] = []  # by look, the number of its first pile
        self.kind: Final[list[int]] = []
        self.in_order: Final[list[bool]] = []
        self.how: Final[list[int]] = []  # kind, plus IN_ORDER or GROUPED: one look-up for every card that moves
        self.bit: Final[list[int]] = []  # of its owner
        self.grouped: Final[list[bool]] = []
        for number, look in enumerate(looks):
            self.first.append(len(self.look))
            for seat in range(seats) if look.per_seat else [NO_SEAT]:
                self.look.append(number)
                self.owner.append(seat)
                self.kind.append(OPEN if look.face_down is False else OWN if seat >= 0 else DOWN)
                self.in_order.append(look.in_order)
                self.grouped.append(look.grouped)
                self.how.append(self.kind[-1] + (GROUPED if look.grouped else IN_ORDER if look.in_order else 0))
                self.bit.append(1 << seat if seat >= 0 else 0)
        self.count: Final = len(self.look)
        self.face_down: Final = [pile for pile in range(self.count) if self.kind[pile] != OPEN]
        self.stranger: Final = seats  # the bit of whoever has no seat
        self.public: Final = 1 << seats
        self.all_see: Final = 2 * self.public - 1
        self.zeros: list[int] = []

    def one_batch(self, cards: int) -> list[int]:
        """Every card is of the first batch; one list for all tables, as nobody changes it."""
        if len(self.zeros) != cards:
            self.zeros = [0] * cards
        return self.zeros


class Piles:
    """All piles of a game in progress. Copies share their lists until one of them changes one."""

    def __init__(self, places: Places, faces: list[int]) -> None:
        self.places: Final = places
        self.faces: Final = faces  # of every card, its face; cards of one face follow one another
        self.piles: list[list[int]] = []
        self.where: list[int] = []  # of every card, the number of its pile
        self.seen: list[int] = []
        self.batch: list[int] = []  # replaced, never changed
        self.newest = 0  # the batch of the whole draw pile
        self.seed = ""  # secret
        self.shuffles = 0  # chance used so far
        self.shared: i64 = 0  # a bit for every list that a copy may have, too

    def clear(self) -> None:
        """No card lies anywhere yet."""
        self.piles = [[] for _ in range(self.places.count)]
        self.where = [NOWHERE] * len(self.faces)
        self.seen = [0] * len(self.faces)
        self.batch = self.places.one_batch(len(self.faces))
        self.newest = 0
        self.shared = 0

    def share_with(self, twin: Piles) -> None:
        """Everything lies there as it lies here."""
        self.shared = ALL_SHARED
        twin.shared = ALL_SHARED
        twin.piles = self.piles[:]
        twin.where = self.where
        twin.seen = self.seen
        twin.batch = self.batch
        twin.newest = self.newest
        twin.seed = self.seed
        twin.shuffles = self.shuffles

    def copy(self) -> Piles:
        twin = Piles(self.places, self.faces)
        self.share_with(twin)
        return twin

    # ---- lists that are about to be changed

    def changing(self, pile: i64) -> list[int]:
        """The cards of a pile, to be changed. Whoever has asked for ``piles[pile]`` before must ask again."""
        bit = shifted(1, pile)
        if self.shared & bit:
            self.unshare(bit)
        return self.piles[pile]

    def unshare(self, lists: i64) -> None:
        """These lists become this table's own."""
        lists &= self.shared
        if lists == 0:
            return
        self.shared &= ~lists
        if lists & WHERE:
            self.where = self.where[:]
        if lists & SEEN:
            self.seen = self.seen[:]
        piles = self.piles
        for pile in range(len(piles)):
            if lists & 1:
                piles[pile] = piles[pile][:]
            lists >>= 1

    def see(self, card: int, seen: int) -> None:
        """These, and nobody else, know where a card is."""
        if self.shared & SEEN:
            self.unshare(SEEN)
        self.seen[card] = seen

    # ---- travelling

    def move(self, card: int, target: int, heard: list[Event] | None) -> None:
        """The one way in which a card travels: it leaves its pile, lies in another, is seen there, and is told of."""
        source = self.where[card]
        if self.shared:
            self.unshare(shifted(1, source) | shifted(1, target) | WHERE | SEEN)
        pile = self.piles[source]
        if len(pile) > 0 and pile[-1] == card:
            pile.pop()
        elif not self.places.grouped[source]:
            pile.remove(card)
        self.lay(card, target)
        self.travelled(card, source, target)
        if heard is not None:
            self.tell(card, source, target, heard)

    def draw(self, source: int, target: int, drawer: int, heard: list[Event] | None) -> int:
        """The top card of a pile goes to another. Where it lies face down in the middle, only ``drawer`` sees it."""
        card = self.piles[source][-1]
        self.move(card, target, None)
        if self.places.kind[target] == DOWN:
            self.see(card, 1 << drawer)
        if heard is not None:
            self.tell(card, source, target, heard)
        return card

    def put(self, card: int, target: int) -> None:
        """A card that comes from nowhere."""
        self.unshare(shifted(1, target) | WHERE | SEEN)
        self.lay(card, target)
        self.travelled(card, NOWHERE, target)

    def lay(self, card: int, target: int) -> None:
        """A card comes into a pile whose list is this table's own."""
        places = self.places
        how: i64 = places.how[target]
        if how < IN_ORDER:
            self.piles[target].append(card)
        elif how < GROUPED:
            insert(self.piles[target], card)
            how -= IN_ORDER
        else:
            how -= GROUPED
        self.where[card] = target
        if how == OPEN:
            self.seen[card] = places.all_see
        elif how == OWN:
            seen = self.seen[card]
            if seen >= places.public and self.batch[card] != self.newest:
                self.set_batch([card], self.newest)  # if it is ever lost sight of, it might be any of these
            self.seen[card] = seen | places.bit[target]

    def reveal(self, card: int, heard: list[Event] | None) -> None:
        """A card is shown to everybody, and stays where it is."""
        if self.seen[card] >= self.places.public:
            return
        self.see(card, self.places.all_see)
        if heard is not None:
            self.tell(card, self.where[card], self.where[card], heard)

    def travelled(self, card: int, source: int, target: int) -> None:
        """For games that count what lies where."""

    def tell(self, card: int, source: int, target: int, heard: list[Event]) -> None:
        places, seen = self.places, self.seen[card]
        heard.append(
            moved(
                self.faces[card],
                places.look[source],
                places.owner[source],
                places.look[target],
                places.owner[target],
                EVERYONE if seen >= places.public else seen,
            )
        )

    # ---- chance

    def chance(self) -> Chance:
        """The next piece of the game's own chance."""
        self.shuffles += 1
        return Chance(self.seed, self.shuffles)

    def shuffle(self, cards: list[int]) -> None:
        self.chance().shuffle(cards)

    def random_of(self, cards: list[int]) -> int:
        return cards[self.chance().below(len(cards))] if len(cards) > 1 else cards[0]

    def gather(self, pile: int, heard: list[Event] | None) -> None:
        """All cards come together in a pile, shuffled: from now on nobody knows where one is."""
        if heard is not None:
            for card in range(len(self.faces)):
                source = self.where[card]
                if source not in (pile, NOWHERE):
                    self.tell(card, source, pile, heard)
        self.clear()
        cards = list(range(len(self.faces)))
        self.shuffle(cards)
        self.piles[pile] = cards
        self.where = [pile] * len(cards)

    def reshuffle(self, source: int, target: int, keep: int, heard: list[Event] | None) -> int:
        """All cards of an open pile but the last ``keep`` are shuffled into a face-down one; how many that were."""
        self.unshare(shifted(1, source) | shifted(1, target) | WHERE | SEEN)
        cards, pile = self.piles[source], self.piles[target]
        count = len(cards) - keep
        if len(pile) == 0:
            self.newest += 1
        moving = cards[:count]
        for card in moving:
            if heard is not None:
                self.tell(card, source, target, heard)
            self.where[card] = target
            self.seen[card] = 0
        self.set_batch(moving, self.newest)
        pile += moving
        del cards[:count]
        pile.sort()  # what was there before must not decide
        self.shuffle(pile)
        return count

    # ---- by face

    def faces_in(self, pile: int) -> list[int]:
        return [self.faces[card] for card in self.piles[pile]]

    def one_of(self, face: int, pile: int) -> int:
        """A card of this face, to leave the pile openly: if everybody knows of one, that one. Were it another, the rest
        of the pile would be known better than it can be."""
        there = [card for card in self.piles[pile] if self.faces[card] == face]
        for card in there:
            if self.is_public(card):
                return card
        return there[0]

    # ---- who knows what

    def knows(self, seat: int, card: int) -> bool:
        """Does this seat (-1: a stranger) know where the card is?"""
        return (self.seen[card] >> (seat if seat >= 0 else self.places.stranger)) & 1 == 1

    def is_public(self, card: int) -> bool:
        return self.seen[card] >= self.places.public

    def public_in(self, pile: int) -> list[int]:
        """The cards of a hand that everybody knows, in order."""
        return sorted([card for card in self.piles[pile] if self.is_public(card)])

    def forget(self, pile: int, knowers: int) -> None:
        """A card went unseen from this hand: only these still know what was in it, and batches can be told no more."""
        cards = self.piles[pile]
        for card in cards:
            self.see(card, self.seen[card] & knowers)
        self.blend(cards)

    def blend(self, cards: list[int]) -> None:
        """Cards of different batches have been mixed up: from now on their batches are one."""
        for card in cards[1:]:
            one, other = self.batch[cards[0]], self.batch[card]
            if one != other:
                old, new = (one, other) if one < other else (other, one)
                self.set_batch([card for card in range(len(self.batch)) if self.batch[card] == old], new)

    def set_batch(self, cards: list[int], batch: int) -> None:
        batches = self.batch[:]
        for card in cards:
            batches[card] = batch
        self.batch = batches


def insert(pile: list[int], card: int) -> None:
    """Put a card into its place in a pile that is in order."""
    place = len(pile)
    while place > 0 and pile[place - 1] > card:
        place -= 1
    pile.insert(place, card)
