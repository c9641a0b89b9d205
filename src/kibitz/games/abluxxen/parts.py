"""What lies before a seat of Abluxxen: layers, and its side of the table; and the switches of a variant."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kibitz.core.bits import mixed
from kibitz.games.abluxxen.cards import JOKER
from kibitz.games.abluxxen.choices import Lay


@mypyc_attr(acyclic=True)
@final
class AbluxxenRules:
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


PACKED: Final = 8  # layers whose values fit into one number, a byte each
PACK: Final = 0x00FFFFFFFFFFFFFF  # all of them but the last


@mypyc_attr(acyclic=True)
@final
class Layer:
    """What was laid in one turn; it lies on the layer below it and never changes, so copies of a game share it."""

    def __init__(self, lay: Lay, under: Layer | None) -> None:
        self.lay: Final = lay
        self.under: Final = under
        self.total: Final[i64] = lay.size + (under.total if under is not None else 0)  # cards down to the table
        self.cards: Final[i64] = lay.cards + (under.cards if under is not None else 0)  # the same as a heap
        self.trace: Final[i64] = mixed(under.trace if under is not None else 0, lay.code)
        values, sizes, jokers = lay.value, lay.size, lay.jokers
        if under is not None:
            values += (under.values & PACK) << 8
            sizes += (under.sizes & PACK) << 8
            jokers += (under.jokers & PACK) << 8
        self.values: Final[i64] = values  # of this layer and those below it, a byte each
        self.sizes: Final[i64] = sizes
        self.jokers: Final[i64] = jokers

    def below(self, count: i64) -> Layer | None:
        """The layer so many further down."""
        found: Layer | None = self
        while found is not None and count > 0:
            found = found.under
            count -= 1
        return found


@mypyc_attr(acyclic=True)
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
