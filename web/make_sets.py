"""Writes ``web/tests/sets.json``: random cards of Absolute, and how Python counts them.

The browser shows sums and points while a set is being laid together; its own test counts the same cards and compares.
Say ``make web-types`` after a change of the rules.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from kibitz.core.rng import Rng
from kibitz.games.absolute.cards import CARDS, FACES, size_of
from kibitz.games.absolute.parts import DOUBLES, Set

TARGET: Final = Path(__file__).parent / "tests" / "sets.json"
LEGAL: Final = 1500  # so many sets
ILLEGAL: Final = 500  # and so many cards that are none
MOST: Final = 10  # cards


def some_cards(rng: Rng) -> list[int]:
    """Different cards in their order; often from few symbols or few numbers, where more counts."""
    symbols = 1 + rng.below(4)
    cards = [card for card in range(CARDS) if card % 4 < symbols]
    if rng.below(2):
        low = rng.below(8)
        cards = [card for card in cards if low <= size_of(card) <= low + 3]
    rng.shuffle(cards)
    return sorted(cards[: 1 + rng.below(MOST)])


def line(row: Set) -> list[str | int]:
    """The cards, the sum of the number cards, whether it is a set, and its points step by step."""
    count = row.count()
    text = " ".join(FACES[card] for card in row.cards)
    steps = [count.base, count.extra, count.runs]
    return [text, int(row.numbers), int(row.legal()), *steps, DOUBLES[count.double], count.points]


def sets() -> str:
    """A line for each."""
    rng, left = Rng(5), {True: LEGAL, False: ILLEGAL}
    made: list[str] = []
    while any(left.values()):
        row = Set(some_cards(rng))
        if left[row.legal()]:
            left[row.legal()] -= 1
            made.append(json.dumps(line(row), separators=(",", ":")))
    return "[\n" + ",\n".join(made) + "\n]\n"


if __name__ == "__main__":
    TARGET.write_text(sets(), encoding="utf-8")
