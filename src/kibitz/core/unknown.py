"""Writing and reading what not everybody knows: cards in piles, which hand cards have been seen, and from which shuffle
the others came.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from kibitz.core.dealing import allowed_places, deal
from kibitz.core.errors import BadPosition
from kibitz.core.option import Json
from kibitz.core.piles import Piles
from kibitz.core.reading import Reader, number, show
from kibitz.core.rng import Rng

# ---- writing


def batches_of(piles: Piles, texts: Sequence[str], cards: list[int]) -> dict[str, Json]:
    """Of these cards, the shuffle that each came from, if it was an earlier one: everybody knows which they are."""
    return {texts[piles.faces[card]]: piles.batch[card] for card in sorted(cards) if piles.batch[card] != piles.newest}


def hidden_of(piles: Piles, hands: list[list[int]], seat: int, cards: list[int]) -> dict[str, Json]:
    """For the earlier shuffles of these cards: how many cards that a seat does not know each hand has from there."""
    found: dict[str, Json] = {}
    told = [card for hand in hands for card in hand if card in cards]
    for batch in sorted({piles.batch[card] for card in told} - {piles.newest}):
        counts: list[Json] = []
        for other, hand in enumerate(hands):
            unknown = [card for card in hand if other != seat and not piles.knows(seat, card)]
            counts.append(sum(1 for card in unknown if piles.batch[card] == batch))
        found[str(batch)] = counts
    return found


def seen_in(piles: Piles, texts: Sequence[str], hands: list[list[int]]) -> dict[str, Json]:
    """Who knows a card in a hand, beside its owner: a list of seats, or everybody."""
    seen: dict[str, Json] = {}
    for seat, hand in enumerate(hands):
        for card in sorted(hand):
            others: list[Json] = [other for other in range(len(hands)) if other != seat and piles.knows(other, card)]
            if piles.is_public(card):
                seen[texts[piles.faces[card]]] = "all"
            elif others:
                seen[texts[piles.faces[card]]] = others
    return seen


# ---- reading


@mypyc_attr(allow_interpreted_subclasses=True)
class PlacedCards:
    """Puts the cards that are read into their piles, each only once."""

    def __init__(self, piles: Piles, texts: Sequence[str], hint: str = "") -> None:
        self.piles = piles
        self.texts = texts
        self.hint = hint  # what cards look like
        self.free: dict[str, list[int]] = {text: [] for text in texts}
        for card in range(len(piles.faces) - 1, -1, -1):
            self.free[texts[piles.faces[card]]].append(card)
        self.copies = {text: len(cards) for text, cards in self.free.items()}
        self.first = {text: cards[-1] for text, cards in self.free.items()}

    def check(self, field: str, text: Json) -> str:
        """The text of a card, or a complaint."""
        if isinstance(text, str) and text in self.free:
            return text
        raise BadPosition(f"{field}: there is no card {show(text)}{self.hint}")

    def card(self, field: str, text: Json) -> int:
        """The first card of that face, wherever it lies."""
        return self.first[self.check(field, text)]

    def may_lie(self, card: int, pile: int) -> bool:
        """May it be there at all?"""
        return True

    def take(self, field: str, text: Json) -> int:
        """A card that has no place yet."""
        face = self.check(field, text)
        if not self.free[face]:
            copies = self.copies[face]
            where = "is in two places" if copies == 1 else f"is there too often: there are only {copies}"
            raise BadPosition(f"{field}: the card {face!r} {where}")
        return self.free[face].pop()

    def put(self, field: str, text: Json, pile: int) -> int:
        card = self.take(field, text)
        if not self.may_lie(card, pile):
            raise BadPosition(f"{field}: the card {text!r} cannot be there")
        self.piles.put(card, pile)
        return card

    def put_all(self, field: str, texts: Json, pile: int) -> list[int]:
        if not isinstance(texts, list):
            raise BadPosition(f"{field}: expected a list of cards, got {show(texts)}")
        return [self.put(field, text, pile) for text in texts]

    def rest(self) -> list[int]:
        """The cards that have no place yet."""
        return sorted(card for cards in self.free.values() for card in cards)


def read_batches(piles: Piles, cards: PlacedCards, reader: Reader, deck: int) -> None:
    """The shuffle that each card came from: the last one, unless it is said."""
    piles.batch = [piles.newest] * len(piles.faces)
    batches = reader.data.get("batches", {})
    if not isinstance(batches, dict):
        raise BadPosition(f"batches: expected an object, got {show(batches)}")
    for text, batch in batches.items():
        card = cards.card("batches", text)
        if card in piles.piles[deck]:
            raise BadPosition(f"batches: {text!r} lies in the deck, which is of the last shuffle")
        piles.set_batch([card], number("batches", batch, 0, piles.newest))


def read_known(piles: Piles, cards: PlacedCards, field: str, values: Json, hand: int) -> None:
    """Cards of a hand that everybody has seen."""
    if not isinstance(values, list):
        raise BadPosition(f"{field}: expected a list of cards, got {show(values)}")
    held = [card for card in piles.piles[hand] if not piles.is_public(card)]
    for value in values:
        text = cards.check(field, value)
        there = [card for card in held if cards.texts[piles.faces[card]] == text]
        if not there:
            raise BadPosition(f"{field}: the card {text!r} is not in that hand")
        held.remove(there[0])
        piles.see(there[0], piles.places.all_see)


def read_seen(piles: Piles, cards: PlacedCards, reader: Reader, hands: int, seats: int) -> None:
    """Who knows which card of a hand, beside its owner."""
    seen = reader.data.get("seen", {})
    if not isinstance(seen, dict):
        raise BadPosition(f"seen: expected an object, got {show(seen)}")
    for text, who in seen.items():
        card = cards.card("seen", text)
        if not hands <= piles.where[card] < hands + seats:
            raise BadPosition(f"seen: {text!r} is in no hand")
        if who == "all":
            piles.see(card, piles.places.all_see)
        elif isinstance(who, list):
            for other in who:
                piles.see(card, piles.seen[card] | 1 << number("seen", other, 0, seats - 1))
        else:
            raise BadPosition(f"seen: expected a list of seats, or 'all', got {show(who)}")


def deal_unseen(
    piles: Piles, rest: list[int], wanted: list[tuple[int, dict[int, int]]], barred: list[int], seed: int
) -> None:
    """Deal the cards that a view does not show: to each of these piles so many of each shuffle, the draw pile last.
    ``barred`` says where a card cannot be, as in ``redeal``."""
    rng = Rng(seed)
    hiding = [pile for pile, _ in wanted]
    batches = sorted({piles.batch[card] for card in rest} | {batch for _, sizes in wanted for batch in sizes})
    for batch in batches:
        cards = [card for card in rest if piles.batch[card] == batch]
        sizes = [sizes.get(batch, 0) for _, sizes in wanted]
        if len(cards) != sum(sizes):
            raise BadPosition(f"hidden: {sum(sizes)} cards of shuffle {batch} are wanted, {len(cards)} are unseen")
        allowed = [allowed_places(piles, hiding, barred[card]) for card in cards] if barred else []
        for pile, dealt in zip(hiding, deal(cards, sizes, allowed, rng), strict=True):
            for card in dealt:
                piles.put(card, pile)


def hidden_sizes(piles: Piles, reader: Reader, seats: int, other: int, size: int) -> dict[int, int]:
    """How many unknown cards of each shuffle a hand has; those that are not said are of the last one."""
    old = reader.data.get("hidden", {})
    if not isinstance(old, dict):
        raise BadPosition(f"hidden: expected an object, got {show(old)}")
    sizes: dict[int, int] = {}
    left = size
    for text, counts in old.items():
        batch = int(text) if text.isdecimal() and len(text) < 10 else -1
        row = counts if isinstance(counts, list) and len(counts) == seats else [None] * seats
        sizes[batch] = number("hidden", row[other], 0, left)
        left -= sizes[batch]
    sizes[piles.newest] = sizes.get(piles.newest, 0) + left
    return sizes
