"""The middle of Abluxxen's table: deck, pool, discard pile, and in the duel the shadow display."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kibitz.core.event import NO_SEAT, Event, moved
from kibitz.games.abluxxen.cards import cards_of, count_of, size_of
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
from kibitz.games.abluxxen.events import THE_DECK, THE_POOL, THE_SHADOW

POOL_SIZE: Final = 6
SHADOW_SIZE: Final = 13
MOST_IN_SLOT: Final = 4


@mypyc_attr(acyclic=True)
@final
class Middle:
    """What lies between the seats."""

    def __init__(self, deck: list[int], left: i64, pool: list[int], discard: i64, shadow: i64) -> None:
        self.deck = deck  # never changed, so copies share it: the top card is deck[left - 1]
        self.left = left
        self.pool = pool  # up to six slots: single cards, and in the duel groups with 13s and jokers on them
        self.discard = discard
        self.shadow = shadow

    def copy(self) -> Middle:
        return Middle(self.deck, self.left, self.pool[:], self.discard, self.shadow)

    def used_up(self) -> bool:
        """Nothing can be drawn any more (AB-24)."""
        return self.left == 0 and len(self.pool) == 0

    # ---- drawing

    def offers(self, may_decline: bool) -> list[int]:
        """The deck while it lasts, and every different slot (AB-20); none only where the draw is optional."""
        key: i64 = 1 if self.left else 0
        if may_decline:
            key += 1 << 15
        groups: list[int] = []
        for slot in self.pool:
            if slot <= SINGLE:
                key |= 1 << slot
            else:
                groups.append(POOL + slot)
        offered = DRAWS.get(int(key))
        if offered is None:
            offered = make_draws(int(key))
        return offered + sorted(set(groups)) if len(groups) > 0 else offered

    def draw_blind(self) -> int:
        """The top card of the deck."""
        self.left -= 1
        return self.deck[self.left]

    def draw_slot(self, slot: i64) -> None:
        """The first slot that looks like this leaves the row."""
        place: i64 = 0
        while self.pool[place] != slot:
            place += 1
        del self.pool[place]

    def refill(self, heard: list[Event] | None) -> None:
        """The pool is filled up to six from the deck, as far as that reaches (AB-22)."""
        while self.left and len(self.pool) < POOL_SIZE:
            self.left -= 1
            face = self.deck[self.left]
            self.pool.append(face)
            if heard is not None:
                heard.append(moved(face, THE_DECK, NO_SEAT, THE_POOL, NO_SEAT))

    # ---- the duel's shadow display

    def prey(self, mine: Lay, split: bool) -> list[i64]:
        """The stacks of the shadow display that ``mine`` beats (AB-40); with the house rule, also parts (AB-43)."""
        found: list[i64] = []
        for value in range(1, 13):
            held = count_of(self.shadow, value)
            if mine.value > value and (held == mine.size or (split and held > mine.size)):
                found.append(value)
        return found

    def refill_shadow(self, heard: list[Event] | None) -> None:
        """Cards are turned up until 13 lie in the shadow display; 13s and jokers go to the pool (AB-37, AB-38)."""
        while self.left and size_of(self.shadow) < SHADOW_SIZE:
            face = self.draw_blind()
            target = THE_SHADOW
            if face >= 13:
                self.divert(face)
                target = THE_POOL
            else:
                self.shadow += cards_of(face, 1)
            if heard is not None:
                heard.append(moved(face, THE_DECK, NO_SEAT, target, NO_SEAT))

    def divert(self, face: int) -> None:
        """A 13 or joker goes onto the lowest single card; where none is single, onto the smallest group (AB-38)."""
        best = 0
        for place in range(1, len(self.pool)):
            if lower_slot(self.pool[place], self.pool[best]):
                best = place
        if len(self.pool) == 0 or len(slot_faces(self.pool[best])) == MOST_IN_SLOT:
            self.pool.append(face)
            return
        slot: i64 = self.pool[best]
        self.pool[best] = int(slot_of(slot_bottom(slot), put_on(slot_top(slot), face)))


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
