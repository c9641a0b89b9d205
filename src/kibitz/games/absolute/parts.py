"""What Absolute is made of beside cards: its options, and sets with their points.

Cards of one sign are counted in a *tally*: a nibble for each absolute number from 0 to 10, in one machine word.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kibitz.games.absolute.cards import POSITIVE, can_stand, is_zero, number_of, size_of

SMALLEST: Final = 3  # cards in a set
MOST_IN_HAND: Final = 7  # at the end of a turn
TO_GO_OUT: Final = 3  # sets
DOUBLES: Final = ["none", "symbol", "four"]  # why a set counts double
NO_DOUBLE: Final = 0
SAME_SYMBOL: Final = 1
FOUR_OF_A_KIND: Final = 2

# One card of an absolute number. A table, for mypyc shifts a literal by a native int as a C int of 32 bits.
TALLY_OF: Final = [1 << 4 * number for number in range(11)]
ONES: Final = 0x11111111111  # of every number at most one: each nibble 0 or 1
FOURS: Final = 0xCCCCCCCCCC0  # a nibble of four or more, of the numbers above 0


@final
class AbsoluteRules:
    """The options."""

    def __init__(self, rounds: int, any_set: bool, wild_swap: bool, limit: int, tabletop: bool) -> None:
        self.rounds: Final = rounds
        self.any_set: Final = any_set  # cards may be added to any set (AZ-21)
        self.wild_swap: Final = wild_swap  # a zero given in a swap may stand for a number (AZ-16)
        self.limit: Final = limit  # turns a seat and round (AZ-34)
        self.tabletop: Final = tabletop  # sets may be laid wrongly (AZ-42)


@final
class Count:
    """How a set is counted (AZ-35 to AZ-38): ``double`` is one of DOUBLES."""

    def __init__(self, base: int, extra: int, runs: int, double: int, points: int) -> None:
        self.base: Final = base
        self.extra: Final = extra
        self.runs: Final = runs
        self.double: Final = double
        self.points: Final = points


# ---- counting


def run_cards(tally: i64) -> i64:
    """How many cards of one sign lie in runs of three or more, no card in two runs (AZ-37)."""
    if tally & ~ONES:
        return doubled_runs(tally, 0, 0, 0)
    middles = tally & (tally >> 4) & (tally >> 8)
    return (middles | middles << 4 | middles << 8) % 15  # the sum of its nibbles


def doubled_runs(tally: i64, ones: i64, twos: i64, longs: i64) -> i64:
    """The same where numbers lie twice; so many runs have one, two, three or more cards below the lowest number."""
    due = ones + twos
    rest = (tally & 15) - due
    if rest < 0:
        return -100
    if tally == 0:
        return 0
    longer = longs if longs < rest else rest
    most: i64 = -100
    begun: i64 = 0
    while begun <= rest - longer:
        covered = due + longer + begun + doubled_runs(tally >> 4, begun, ones, twos + longer)
        if covered > most:
            most = covered
        begun += 1
    return most


def why_double(plus: i64, minus: i64, symbols: i64) -> i64:
    """All cards show one symbol, or four or more have the same absolute number above 0 (AZ-38)."""
    if symbols & (symbols - 1) == 0:
        return SAME_SYMBOL
    return FOUR_OF_A_KIND if (plus + minus) & FOURS else NO_DOUBLE


def points_of(size: i64, base: i64, plus: i64, minus: i64, symbols: i64) -> i64:
    """Base, one for each card beyond three and for each in a run; twice that for one symbol or four of a kind."""
    points = base + size - SMALLEST + run_cards(plus) + run_cards(minus)
    return points if why_double(plus, minus, symbols) == NO_DOUBLE else 2 * points


def hand_penalty(hand: list[int]) -> int:
    """The largest absolute number, and one for each other card (AZ-39)."""
    most: i64 = 0
    for card in hand:
        size = size_of(card)
        if size > most:
            most = size
    return most + len(hand) - 1 if hand else 0


# ---- sets


@final
class Set:
    """Cards that lie together. It never changes: a set to which something happens becomes another one."""

    def __init__(self, cards: list[int]) -> None:
        self.cards: Final = cards  # in order
        self.size: Final[i64] = len(cards)
        sum_: i64 = 0
        plus: i64 = 0
        minus: i64 = 0
        symbols: i64 = 0
        base: i64 = 0
        zeros: i64 = 0
        zero: i64 = -1
        for card in cards:
            value: i64 = card
            number = number_of(value)
            size = size_of(value)
            if is_zero(value):
                zeros += 1
                zero = value
            if value >= POSITIVE:
                plus += TALLY_OF[size]
            else:
                minus += TALLY_OF[size]
            sum_ += number
            symbols |= i64(1) << (value & 3)
            if size > base:
                base = size
        self.numbers: Final[i64] = sum_  # the sum of the number cards
        self.zeros: Final[i64] = zeros
        self.zero: Final[i64] = zero  # the zero in it, or -1
        self.base: Final[i64] = base
        self.plus: Final[i64] = plus
        self.minus: Final[i64] = minus
        self.symbols: Final[i64] = symbols
        self.worth: i64 = -1  # its points, once they have been counted

    def stands_for(self) -> int:
        """What its zero stands for: whatever the others leave over (AZ-7)."""
        return -self.numbers

    def sums_to_zero(self) -> bool:
        """With what its zero may stand for; it has at most one (AZ-5 to AZ-7)."""
        if self.zeros == 0:
            return self.numbers == 0
        return self.zeros == 1 and can_stand(self.zero, -self.numbers)

    def legal(self) -> bool:
        return self.size >= SMALLEST and self.sums_to_zero()

    def has_all(self, other: Set) -> bool:
        return all(card in self.cards for card in other.cards)

    def points(self) -> int:
        """What it is worth; an illegal set is none (AZ-42)."""
        if self.worth < 0:
            legal = self.legal()
            self.worth = points_of(self.size, self.base, self.plus, self.minus, self.symbols) if legal else 0
        return self.worth

    def count(self) -> Count:
        """The same, step by step."""
        if not self.legal():
            return Count(0, 0, 0, NO_DOUBLE, 0)
        runs = run_cards(self.plus) + run_cards(self.minus)
        double = why_double(self.plus, self.minus, self.symbols)
        return Count(int(self.base), int(self.size - SMALLEST), int(runs), int(double), self.points())


def merged(row: Set, more: list[int]) -> Set:
    """The set with more cards."""
    return Set(sorted(row.cards + more))


def after_swap(row: Set, given: list[int], taken: list[int]) -> Set:
    """The set with some cards in the place of others."""
    return Set(sorted([card for card in row.cards if card not in taken] + given))


# ---- zeros


def with_zero(rows: list[Set]) -> list[Set]:
    """The sets with a zero: as they lie when the play phase begins, they are the *homes* of their zeros."""
    return [row for row in rows if row.zero >= 0]


def home_of(zero: i64, homes: list[Set]) -> Set | None:
    """The set in which a zero lay when the play phase began."""
    for home in homes:
        if home.zero == zero:
            return home
    return None


def keeps_number(row: Set, homes: list[Set]) -> bool:
    """A zero that still lies with all cards of its home stands for the number it stood for there (AZ-8, AZ-24)."""
    if row.zero < 0:
        return True
    home = home_of(row.zero, homes)
    return home is None or home.numbers == row.numbers or not row.has_all(home)
