"""What can be swapped, laid and added: the complete lists, so that every small choice offered leads to a legal move.

Hand cards are picked by *picks*: a bit for each place in the hand. One card of the hand always stays (AZ-25).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kibitz.games.absolute.cards import POSITIVE, can_stand, is_zero, number_of
from kibitz.games.absolute.parts import SMALLEST, Set

# ---- new sets and additions


def sums_of(hand: list[int]) -> list[int]:
    """The sum of the number cards of every pick."""
    sums: list[int] = [0]
    for card in hand:
        number = int(number_of(card))
        sums += [before + number for before in sums]
    return sums


def zeros_in(hand: list[int]) -> int:
    """The zeros of a hand, as a pick."""
    picks = 0
    for place, card in enumerate(hand):
        if is_zero(card):
            picks |= 1 << place
    return picks


def evens(hand: list[int]) -> list[int]:
    """Every pick that sums to zero, with one zero at most in it: a new set if it has three cards."""
    found: list[int] = []
    if len(hand) < 2:
        return found
    zeros: i64 = zeros_in(hand)
    sums = sums_of(hand)
    for pick in range(1, len(sums) - 1):
        there = pick & zeros
        if there == 0:
            if sums[pick] == 0:
                found.append(pick)
        elif there & (there - 1) == 0 and can_stand(hand[place_of(there)], -sums[pick]):
            found.append(pick)
    return found


def place_of(bit: i64) -> i64:
    """Which bit it is."""
    place: i64 = 0
    while bit > 1:
        bit >>= 1
        place += 1
    return place


def is_three(pick: i64) -> bool:
    """Has it three cards or more?"""
    pick &= pick - 1
    return pick & (pick - 1) != 0


def new_sets(picks: list[int]) -> list[int]:
    """Of the picks that sum to zero, those that are sets of their own."""
    return [pick for pick in picks if is_three(pick)]


def additions(row: Set, bound: bool, hand: list[int], picks: list[int]) -> list[int]:
    """Every pick that can be added to a set; ``bound``: its zero must keep its number (AZ-8)."""
    if row.zero < 0:
        return picks
    zeros = zeros_in(hand)
    if bound:
        return [pick for pick in picks if pick & zeros == 0]
    sums = sums_of(hand)
    return [
        pick
        for pick in range(1, len(sums) - 1)
        if pick & zeros == 0 and can_stand(row.zero, -(row.numbers + sums[pick]))
    ]


def any_picks(hand: list[int]) -> list[int]:
    """Every pick there is (AZ-42)."""
    return list(range(1, (1 << len(hand)) - 1))


# ---- swaps

MIDDLE: Final = 40  # the bit of the total 0
WINDOW: Final = 0x7FF  # what a zero may make up for: 0 to 10
NO_CARD: Final = 127
NO_GIFTS: Final[list[int]] = []


@final
class Gifts:
    """The totals that one or two cards of a hand can have, as bits; with a zero, the total of the other card."""

    def __init__(self, hand: list[int], wild: bool) -> None:
        self.wild: Final = wild
        self.any: i64 = 0  # totals of one or two cards
        self.two: i64 = 0  # of two cards only
        self.plus: i64 = 0  # with a +0
        self.two_plus: i64 = 0
        self.minus: i64 = 0
        self.two_minus: i64 = 0
        for place, card in enumerate(hand):
            self.add(card, -1)
            for other in hand[:place]:
                self.add(other, card)

    def add(self, card: i64, other: i64) -> None:
        zero: i64 = -1
        total: i64 = 0
        if is_zero(card):
            zero = card
        else:
            total += number_of(card)
        if other >= 0:
            if not is_zero(other):
                total += number_of(other)
            elif zero >= 0:
                return  # two zeros
            else:
                zero = other
        bit: i64 = 1
        bit <<= MIDDLE + total
        if zero < 0:
            self.any |= bit
            self.two |= bit if other >= 0 else 0
        elif zero >= POSITIVE:
            self.plus |= bit
            self.two_plus |= bit if other >= 0 else 0
        else:
            self.minus |= bit
            self.two_minus |= bit if other >= 0 else 0

    def reach(self, total: i64, two: bool, zero: bool) -> bool:
        """Is there a gift of this total? ``two``: it must be two cards; ``zero``: it may have a zero in it."""
        if (self.two if two else self.any) >> (MIDDLE + total) & 1:
            return True
        if not zero:
            return False
        plus = self.two_plus if two else self.plus
        minus = self.two_minus if two else self.minus
        if not self.wild:
            return (plus | minus) >> (MIDDLE + total) & 1 != 0
        return (plus >> (MIDDLE + total - 10)) & WINDOW != 0 or (minus >> (MIDDLE + total)) & WINDOW != 0


def worth_in(row: Set, card: i64) -> i64:
    """What a card counts in its set; a zero as what it stands for (AZ-15)."""
    return -row.numbers if card == row.zero else number_of(card)


def can_swap(row: Set, gifts: Gifts) -> bool:
    """Is there any swap with this set?"""
    if not row.legal():
        return False
    free = row.zero < 0
    for place, card in enumerate(row.cards):
        total = worth_in(row, card)
        if gifts.reach(total, False, free or card == row.zero):
            return True
        for other in row.cards[:place]:
            both = total + worth_in(row, other)
            if gifts.reach(both, row.size == SMALLEST, free or card == row.zero or other == row.zero):
                return True
    return False


def pairs_of(cards: list[int]) -> list[int]:
    """Every one and every two of some cards, each as one number: the second card may be none."""
    found: list[int] = []
    for place, card in enumerate(cards):
        found.append(card << 7 | NO_CARD)
        for other in cards[place + 1 :]:
            found.append(card << 7 | other)
    return found


def swaps(row: Set, hand: list[int], wild: bool) -> list[int]:
    """Every swap with this set, as one number of four cards: given, and taken (AZ-13 to AZ-16)."""
    found: list[int] = []
    if not row.legal():
        return found
    plain: dict[int, list[int]] = {}  # what can be given, by its total
    with_zero: list[int] = []
    for gift in pairs_of(hand):
        first, second = gift >> 7, gift & NO_CARD
        if is_zero(first) or is_zero(second):
            with_zero.append(gift)
        else:
            total = number_of(first) if second == NO_CARD else number_of(first) + number_of(second)
            plain.setdefault(int(total), []).append(gift)
    for prize in pairs_of(row.cards):
        first, second = prize >> 7, prize & NO_CARD
        total = worth_in(row, first) if second == NO_CARD else worth_in(row, first) + worth_in(row, second)
        two = row.size == SMALLEST and second != NO_CARD  # then two must be given: a set keeps three cards
        for gift in plain.get(int(total), NO_GIFTS):
            if not two or gift & NO_CARD != NO_CARD:
                found.append(gift << 14 | prize)
        if with_zero and (row.zero < 0 or row.zero == first or row.zero == second):
            for gift in with_zero:
                if (not two or gift & NO_CARD != NO_CARD) and zero_fits(gift, total, wild):
                    found.append(gift << 14 | prize)
    return found


def zero_fits(gift: i64, total: i64, wild: bool) -> bool:
    """Can a gift with a zero in it make up for this total (AZ-16)?"""
    first = gift >> 7
    second = gift & NO_CARD
    if second == NO_CARD:
        return can_stand(first, total) if wild else total == 0
    if is_zero(first) and is_zero(second):
        return False
    zero = first if is_zero(first) else second
    lack = total - number_of(first) - number_of(second)
    return can_stand(zero, lack) if wild else lack == 0


def given_and_taken(swap: int) -> tuple[list[int], list[int]]:
    """The cards that a swap gives, and those it takes."""
    given = [swap >> 21, swap >> 14 & NO_CARD]
    taken = [swap >> 7 & NO_CARD, swap & NO_CARD]
    return [card for card in given if card != NO_CARD], [card for card in taken if card != NO_CARD]


def best_new_set(hand: list[int]) -> int:
    """The points of the best set that a hand has."""
    best = 0
    for pick in new_sets(evens(hand)):
        best = max(best, Set([card for place, card in enumerate(hand) if pick >> place & 1]).points())
    return best
