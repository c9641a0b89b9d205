"""What lies on Abluxxen's table: layers, a seat's side, the pool; and the switches of a variant."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kibitz.games.abluxxen.cards import JOKER
from kibitz.games.abluxxen.choices import (
    DECK,
    NONE,
    POOL,
    SINGLE,
    Lay,
    put_on,
    slot_bottom,
    slot_faces,
    slot_of,
    slot_top,
)

HAND_SIZE: Final = 13
POOL_SIZE: Final = 6
SHADOW_SIZE: Final = 13
MOST_IN_SLOT: Final = 4


@final
class Rules:
    """The switches of a variant."""

    def __init__(
        self, optional_draw: bool, ones_beat_top: bool, duel: bool, split: bool, tiebreak: bool, cycles: int, limit: int
    ) -> None:
        self.optional_draw: Final = optional_draw
        self.ones_beat_top: Final = ones_beat_top
        self.duel: Final = duel
        self.split: Final = split
        self.tiebreak: Final = tiebreak
        self.cycles: Final = cycles
        self.limit: Final[i64] = limit


@final
class Layer:
    """What was laid in one turn; it lies on the layer below it and never changes, so copies of a game share it."""

    def __init__(self, lay: Lay, under: Layer | None) -> None:
        self.lay: Final = lay
        self.under: Final = under
        self.total: Final[i64] = lay.size + (under.total if under is not None else 0)  # cards down to the table


@final
class Side:
    """What lies at one seat: its hand, the part of the hand that everybody knows, and the top of its display."""

    def __init__(self, hand: i64, known: i64, size: i64, top: Layer | None) -> None:
        self.hand = hand
        self.known = known
        self.size = size
        self.top = top

    def gain(self, cards: i64, size: i64) -> None:
        """Cards come to the hand openly and stay known there."""
        self.hand += cards
        self.known += cards
        self.size += size

    def spend(self, lay: Lay) -> None:
        """The best-known copies are spent first: spending an unseen one would tell that the seen one is still there."""
        self.hand -= lay.cards
        self.size -= lay.size
        if self.known:
            self.forget(lay.value, lay.numbers)
            self.forget(JOKER, lay.jokers)

    def forget(self, face: i64, count: i64) -> None:
        known = (self.known >> (4 * face)) & 15
        self.known -= (count if count < known else known) << (4 * face)

    def points(self) -> i64:
        """One for every card on the display, minus one for every card in hand (AB-29)."""
        top = self.top
        return (top.total if top is not None else 0) - self.size


@final
class Pool:
    """The open row of up to six slots: single cards, and in the duel groups with 13s and jokers on them."""

    def __init__(self, slots: list[int]) -> None:
        self.slots = slots

    def offers(self, deck_left: i64, may_decline: bool) -> list[int]:
        """The deck while it lasts, and every different slot (AB-20); none only where the draw is optional."""
        key: i64 = 1 if deck_left else 0
        if may_decline:
            key += 1 << 15
        groups: list[int] = []
        for slot in self.slots:
            if slot <= SINGLE:
                key |= 1 << slot
            else:
                groups.append(POOL + slot)
        offered = DRAWS.get(int(key))
        if offered is None:
            offered = make_draws(int(key))
        return offered + sorted(set(groups)) if len(groups) > 0 else offered

    def take(self, slot: i64) -> None:
        """The first slot that looks like this leaves the row."""
        place: i64 = 0
        while self.slots[place] != slot:
            place += 1
        del self.slots[place]

    def divert(self, face: int) -> None:
        """A 13 or joker goes onto the lowest single card; where none is single, onto the smallest group (AB-38)."""
        best = 0
        for place in range(1, len(self.slots)):
            if lower_slot(self.slots[place], self.slots[best]):
                best = place
        if len(self.slots) == 0 or len(slot_faces(self.slots[best])) == MOST_IN_SLOT:
            self.slots.append(face)
            return
        slot: i64 = self.slots[best]
        self.slots[best] = int(slot_of(slot_bottom(slot), put_on(slot_top(slot), face)))


def lower_slot(slot: i64, other: i64) -> bool:
    """Is ``slot`` the one a 13 or joker goes to: fewer cards, then the lower card at the bottom?"""
    size = len(slot_faces(slot))
    other_size = len(slot_faces(other))
    if size != other_size:
        return size < other_size
    return slot_bottom(slot) < slot_bottom(other)


DRAWS: Final[dict[int, list[int]]] = {}


def make_draws(key: int) -> list[int]:
    """The choices of a draw, each list made once: bit 0 is the deck, bits 1 to 14 open cards, bit 15 drawing none."""
    offered = [DECK] if key & 1 else []
    if key >> 15:
        offered.append(NONE)
    offered += [POOL + face for face in range(1, 15) if key >> face & 1]
    DRAWS[key] = offered
    return offered
