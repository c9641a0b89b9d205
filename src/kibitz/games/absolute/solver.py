"""The solver: the best arrangement of the own sets with cards of the hand (AZ-19 to AZ-25).

What can be put together are *items*: single cards, or a whole set that is not taken apart. Every item of the table must
lie in a set, items of the hand may; a memo over the items left finds the best exact cover. With at most ``EXACT`` cards
of hand and own sets together all sets are taken apart, and the answer is the best there is. Beyond that, the solver
takes apart none, each one, each two, each three ..., as far as they fit, until its ``effort`` is spent: the answer is
the best found.

The worth of an arrangement is 100 for each point of the sets, and what the hand that is left is worth: ``leaves``.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, final

from mypy_extensions import i64

from kibitz.games.absolute.cards import CARDS, can_stand
from kibitz.games.absolute.moves import is_three, place_of
from kibitz.games.absolute.parts import MOST_IN_HAND, TO_GO_OUT, Set, hand_penalty, keeps_number, points_of

EXACT: Final = 16  # cards
MOST_ITEMS: Final = 18
EFFORT: Final = 400_000  # steps, beyond it
POINT: Final = 100  # the worth of a point
NEVER: Final = -1_000_000_000
UNKNOWN: Final = 1_000_000_000
RANKS: Final = 22  # from -10 to +10, with two zeros


@final
class Leaves:
    """What the cards left in a hand are worth, by their places as bits, after the best discard.

    ``cost``: what a point of the hand's penalty counts, POINT at most. ``promise``: what the chance to complete a set
    with the cards kept counts, in per cent. At least one card must be played, unless ``free``. ``out``: only a single
    card may be left, the one whose discard is the way out. One card is always left (AZ-25).
    """

    def __init__(self, hand: list[int], free: bool, out: bool, cost: int = POINT, promise: int = 0) -> None:
        self.hand: Final = hand
        self.free: Final = free
        self.out: Final = out
        self.cost: Final = cost
        self.promise: Final = promise
        self.memo: Final = [UNKNOWN] * (1 << len(hand))

    def worth(self, left: i64) -> i64:
        known: i64 = self.memo[left]
        if known == UNKNOWN:
            known = self.find(left)
            self.memo[left] = int(known)
        return known

    def find(self, left: i64) -> i64:
        cards = [card for place, card in enumerate(self.hand) if left >> place & 1]
        if not cards or (self.out and len(cards) > 1) or (not self.free and len(cards) == len(self.hand)):
            return NEVER
        return self.kept(self.after_discards(cards))

    def after_discards(self, cards: list[int]) -> list[int]:
        """What is kept: without the card that is best discarded, and never more than seven (AZ-26)."""
        cards = self.after_discard(cards)
        while len(cards) > MOST_IN_HAND:
            cards = self.after_discard(cards)
        return cards

    def after_discard(self, cards: list[int]) -> list[int]:
        best: list[int] = []
        most: i64 = NEVER
        for card in cards:
            rest = [other for other in cards if other != card]
            worth = self.kept(rest)
            if worth > most:
                most = worth
                best = rest
        return best

    def kept(self, cards: list[int]) -> i64:
        """What a hand is worth at the end of a turn."""
        worth: i64 = -self.cost * hand_penalty(cards)
        if self.promise:
            for card in cards:
                most: i64 = 0
                for other in cards:
                    if other != card:
                        expected = chance(card, other)
                        if expected > most:
                            most = expected
                worth += self.promise * most // POINT
        return worth


def _chance(one: int, other: int, same: int) -> int:
    """The points to expect of the next card for a set of three with two cards of these ranks, a hundred times.

    ``same``: they show the same symbol, so that one card in four makes the set count double.
    """
    total = 0
    for rank in range(RANKS):
        row = Set(sorted([4 * one, 4 * other + 1, 4 * rank + 2]))
        if row.legal():
            total += (4 + same) * row.points()
    return total * POINT // CARDS


CHANCES: Final = [
    _chance(one, other, same) for one in range(RANKS) for other in range(RANKS) for same in range(2)
]  # by the ranks of two cards


def chance(one: i64, other: i64) -> i64:
    same: i64 = 1 if one & 3 == other & 3 else 0
    return CHANCES[((one >> 2) * RANKS + (other >> 2)) * 2 + same]


@final
class Plan:
    """An arrangement: all own sets as they will lie, the hand cards left, its worth, and whether none is better."""

    def __init__(self, worth: int, sets: list[list[int]], left: list[int], exact: bool) -> None:
        self.worth: Final = worth
        self.sets: Final = sets
        self.left: Final = left
        self.exact: Final = exact


@final
class Cover:
    """All legal sets out of some items, and the best way to put the table's items into them.

    Items are bits: first those of the table, then those of the hand.
    """

    def __init__(self, table: list[Set], hand: list[Set], homes: list[Set], leaves: Leaves, per_set: int) -> None:
        self.items: Final = table + hand
        self.table: Final[i64] = len(table)
        self.all: Final[i64] = (1 << (len(table) + len(hand))) - 1
        self.homes: Final = homes
        self.leaves: Final = leaves
        self.per_set: Final = per_set
        self.steps: i64 = 0
        self.found: list[int] = []  # all legal sets
        self.find_sets()
        # the legal sets by their rarest item of the table (those of hand cards alone come last); with them their worth
        self.order: Final = self.by_rarity()
        self.sets: Final[list[list[int]]] = [[] for _ in range(len(table) + 1)]
        self.worths: Final[list[list[int]]] = [[] for _ in range(len(table) + 1)]
        self.file_sets()
        self.memo: Final = [UNKNOWN] * (4 << (len(table) + len(hand)))

    def find_sets(self) -> None:
        items = self.items
        zeros: i64 = 0
        blocks: i64 = 0
        sums: list[int] = [0]
        for place, item in enumerate(items):
            if item.zero >= 0:
                zeros |= 1 << place
            if item.size > 1:
                blocks |= 1 << place
            number = int(item.numbers)
            sums += [before + number for before in sums]
        for number, total in enumerate(sums):
            pick: i64 = number
            zero = pick & zeros
            if zero == 0:
                if total == 0 and pick != 0:
                    self.add_set(pick, pick & blocks)
            elif total <= 10 and total >= -10 and zero & (zero - 1) == 0:
                card = items[place_of(zero)].zero
                if can_stand(card, -total) and self.keeps_home(pick, zero):
                    self.add_set(pick, pick & blocks)
        self.steps += len(sums)

    def keeps_home(self, pick: i64, zero: i64) -> bool:
        """Does its zero stand for what it must (AZ-24)? Only a zero of the table has a home."""
        if zero >> self.table or not self.homes:
            return True
        return keeps_number(Set(self.cards_of(pick)), self.homes)

    def add_set(self, pick: i64, blocks: i64) -> None:
        """Three cards or more; at most one set that is not taken apart, with what is added to it."""
        if blocks == 0:
            if not is_three(pick):
                return
        elif blocks & (blocks - 1):
            return
        self.found.append(int(pick))

    def by_rarity(self) -> list[int]:
        """The items of the table, as bits, those with the fewest sets first: there the search branches least."""
        counts = [0] * self.table
        for pick in self.found:
            one: i64 = pick
            for place in range(self.table):
                counts[place] += one >> place & 1
        return [1 << place for place in sorted(range(self.table), key=counts.__getitem__)]

    def file_sets(self) -> None:
        for pick in self.found:
            place = self.pivot(pick)
            self.sets[place].append(pick)
            self.worths[place].append(int(self.worth_of(pick)))

    def pivot(self, pick: i64) -> i64:
        """Which item of the table is the rarest of these; if there is none, one more than there are."""
        place: i64 = 0
        for bit in self.order:
            if pick & bit:
                return place
            place += 1
        return place

    def worth_of(self, pick: i64) -> i64:
        size: i64 = 0
        base: i64 = 0
        plus: i64 = 0
        minus: i64 = 0
        symbols: i64 = 0
        for item in self.items:
            if pick == 0:
                break
            if pick & 1:
                size += item.size
                plus += item.plus
                minus += item.minus
                symbols |= item.symbols
                if item.base > base:
                    base = item.base
            pick >>= 1
        return POINT * points_of(size, base, plus, minus, symbols) + self.per_set

    def cards_of(self, pick: i64) -> list[int]:
        cards: list[int] = []
        for place, item in enumerate(self.items):
            if pick >> place & 1:
                cards += item.cards
        return sorted(cards)

    def best(self, left: i64, need: i64) -> i64:
        """The most that the items left can be worth, if at least ``need`` more sets must come of them."""
        known: i64 = self.memo[left << 2 | need]
        if known != UNKNOWN:
            return known
        place = self.pivot(left)
        most: i64 = NEVER if place < self.table or need else self.leaves.worth(left >> self.table)
        fewer: i64 = need - 1 if need else 0
        sets = self.sets[place]
        worths = self.worths[place]
        self.steps += len(sets)
        for number, pick in enumerate(sets):
            one: i64 = pick
            if one & left == one:
                worth = worths[number] + self.best(left ^ one, fewer)
                if worth > most:
                    most = worth
        self.memo[left << 2 | need] = int(most)
        return most

    def trace(self, need: i64) -> tuple[list[list[int]], list[int]]:
        """The sets of the best cover, and the hand cards left."""
        left = self.all
        found: list[list[int]] = []
        while True:
            most = self.best(left, need)
            place = self.pivot(left)
            if place == self.table and not need and self.leaves.worth(left >> self.table) == most:
                return found, self.cards_of(left)
            fewer: i64 = need - 1 if need else 0
            for number, pick in enumerate(self.sets[place]):
                one: i64 = pick
                if one & left == one and self.worths[place][number] + self.best(left ^ one, fewer) == most:
                    found.append(self.cards_of(one))
                    left ^= one
                    need = fewer
                    break


# ---- which sets are taken apart


@final
class Solver:
    """Looks for the best arrangement of one hand and one row of sets; ``bound``: the most items it takes at once."""

    def __init__(self, own: list[Set], homes: list[Set], leaves: Leaves, per_set: int = 0, bound: int = EXACT) -> None:
        self.own: Final = own
        self.homes: Final = homes
        self.leaves: Final = leaves
        self.per_set: Final = per_set
        self.bound: Final = bound
        self.hand: Final = [Set([card]) for card in leaves.hand]
        self.effort: i64 = EFFORT
        self.plan: Plan | None = None

    def solve(self, need: int = 0) -> Plan | None:
        """The best plan with at least ``need`` sets; None if there is none."""
        places = range(len(self.own))
        if sum([len(row.cards) for row in self.own]) + len(self.hand) <= self.bound:
            self.try_breaking(list(places), need, True)
            return self.plan
        for count in range(len(self.own) + 1):
            for broken in combinations(places, count):
                self.effort -= 1
                if count == 0 or self.items_of(broken) <= self.bound:
                    self.try_breaking(list(broken), need, False)
                if self.effort <= 0:
                    return self.plan
        return self.plan

    def items_of(self, broken: Sequence[int]) -> int:
        """How many items there are if these sets are taken apart."""
        cards = sum([len(self.own[place].cards) for place in broken])
        return cards + len(self.own) - len(broken) + len(self.hand)

    def try_breaking(self, broken: list[int], need: int, exact: bool) -> None:
        """The best that can be made if these sets are taken apart; what is no set cannot stay whole (AZ-42)."""
        table: list[Set] = []
        kept: list[Set] = []  # too many items: these stay as they are
        for place, row in enumerate(self.own):
            if place in broken or not row.legal():
                table += [Set([card]) for card in row.cards]
            elif len(table) + len(self.hand) < MOST_ITEMS:
                table.append(row)
            else:
                kept.append(row)
        if len(table) + len(self.hand) > MOST_ITEMS:
            return
        cover = Cover(table, self.hand, self.homes, self.leaves, self.per_set)
        need = max(0, need - len(kept))
        worth = cover.best(cover.all, need) + sum([POINT * row.points() + self.per_set for row in kept])
        self.effort -= cover.steps
        best = self.plan
        if worth > NEVER // 2 and (best is None or worth > best.worth):
            sets, left = cover.trace(need)
            self.plan = Plan(int(worth), sets + [row.cards for row in kept], left, exact)


def best_arrangement(hand: list[int], own: list[Set], homes: list[Set], played: bool) -> Plan | None:
    """The arrangement with the most points, less what the hand then costs."""
    return Solver(own, homes, Leaves(hand, played, False)).solve()


def best_way_out(hand: list[int], own: list[Set], homes: list[Set], played: bool, enough: bool) -> Plan | None:
    """The arrangement with the most points among those that leave one card to discard and let the seat go out.

    ``enough``: it has had three sets already (AZ-30).
    """
    return Solver(own, homes, Leaves(hand, played, True)).solve(0 if enough else TO_GO_OUT)
