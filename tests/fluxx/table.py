"""Positions written by hand: ``table(hands="draw_4 | veto", tables="batman | the_joker")``.

Seats are separated by bars, cards by blanks. What is not mentioned is out of the game, unless ``rest="draw_pile"``; the
position stands in the middle of seat 0's turn with its draw done, unless ``drawn=None``.
"""

from __future__ import annotations

from kibitz.core.game import Json, Position
from kibitz.play.match import load_match
from tables import AnyTable


def seats_of(text: str) -> list[list[Json]]:
    return [[*part.split()] for part in text.split("|")]


class Table(AnyTable):
    """A match with the questions that a test asks."""

    def passes(self) -> Table:
        """Everybody who is asked to react passes."""
        while not self.over() and self.asks()[1] == "react":
            self.do("pass")
        return self

    def view(self, seat: int) -> Position:
        return self.match.play.view(seat)

    def hand(self, seat: int) -> set[str]:
        return set(self.row("hands", seat))

    def before(self, seat: int) -> set[str]:
        """What lies on the table before a seat."""
        return set(self.row("tables", seat))

    def cards(self, field: str) -> list[str]:
        """``rules``, ``goals``, ``discard`` (in the order discarded), ``draw_pile`` (top first), ``asylum``."""
        cards = self.state()[field]
        assert isinstance(cards, list)
        return [str(card) for card in cards]

    def said(self) -> list[str]:
        """The names of the events that the last choice told."""
        return [self.match.game.events[event.kind].name for event in self.heard]


def table(
    hands: str,
    tables: str = "",
    rules: str = "",
    goals: str = "",
    draw: str = "",
    discard: str = "",
    turn: int = 0,
    drawn: int | None = 1,
    played: int = 0,
    deck: str = "batman",
    logo: list[Json] | None = None,
    turn_cap: int = 1000,
    rest: str = "out",
    **more: Json,
) -> Table:
    """``draw`` is the draw pile, top first; further fields of a position by name."""
    rows = seats_of(hands)
    lying = seats_of(tables) if tables else []
    lying += [[] for _ in range(len(rows) - len(lying))]
    options: dict[str, Json] = {"deck": deck, "logo": logo or [], "turn_cap": turn_cap}
    position: Position = {
        "game": "fluxx",
        "options": options,
        "turn": turn,
        "played": played,
        "hands": [*rows],
        "tables": [*lying],
        "rules": [*rules.split()],
        "goals": [*goals.split()],
        "draw_pile": [*draw.split()],
        "discard": [*discard.split()],
        "rest": rest,
        **more,
    }
    if drawn is not None:
        position["drawn"] = drawn
    return Table(load_match(position))
