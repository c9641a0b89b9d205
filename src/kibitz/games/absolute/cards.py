"""Absolute's 88 cards: two signs, the numbers 0 to 10, four symbols (AZ-1).

A card is a number from 0 to 87, in the order of hands and sets: -10C -10S -10D -10T -9C ... -1T -0C ... +0C ... +10T.
"""

from typing import Final

from mypy_extensions import i64

CARDS: Final = 88
SYMBOLS: Final = "CSDT"  # circle, square, diamond, triangle
ZEROS: Final = 40  # the first zero
POSITIVE: Final = 44  # the first card with a plus
NUMBERS: Final = 48  # the first card above zero
HIGHEST: Final = 10


def _texts() -> list[str]:
    ranks = [f"-{number}" for number in range(10, -1, -1)] + [f"+{number}" for number in range(11)]
    return [rank + symbol for rank in ranks for symbol in SYMBOLS]


FACES: Final = _texts()
CARD: Final = {text: card for card, text in enumerate(FACES)}


def number_of(card: i64) -> i64:
    """The printed number with its sign; of a zero 0."""
    rank = card >> 2
    return rank - 10 if rank < 11 else rank - 11


def is_zero(card: i64) -> bool:
    return card >= ZEROS and card < NUMBERS


def size_of(card: i64) -> i64:
    """The absolute number."""
    number = number_of(card)
    return -number if number < 0 else number


def can_stand(zero: i64, number: i64) -> bool:
    """May this zero stand for a number? For 0 always, for 1 to 10 of its own sign only (AZ-7)."""
    if zero >= POSITIVE:
        return number >= 0 and number <= HIGHEST
    return number <= 0 and number >= -HIGHEST


def bits_of(cards: list[int]) -> int:
    """Cards as one number, a bit each, as events tell them."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def cards_of(bits: int) -> list[int]:
    """The cards of such a number, in order."""
    return [card for card in range(CARDS) if bits >> card & 1]
