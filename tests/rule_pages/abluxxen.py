"""The examples of the page on Abluxxen."""

from __future__ import annotations

from abluxxen.table import table
from rule_pages.examples import Moment, example


@example("AB-10")
def layers() -> Moment:
    """The rulebook's three rounds: a 7, three 6s with a joker, two 12s."""
    return Moment(table("5 6 9 | 3 4", "7 / 6 6 6 J / 12 12 | 2"), rows="display 0")


@example("AB-12")
def hit() -> Moment:
    game = table(
        "8 J 3 5 | 2 4 | 9 9 9 | 1 12", " | 4 / 6 6 6 / 7 7 | 5 5 5 | 10 10", pool="3 J 5 9 11 2", deck="1 2 3 4 5"
    )
    return Moment(game, rows="display 1, hand 0", choice="8x1+1J")
