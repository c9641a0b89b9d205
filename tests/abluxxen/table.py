"""Positions written by hand: ``table(hands="J 4 | 13", displays="| 13")``. The most used function of these tests."""

from __future__ import annotations

from kibitz.core.game import Json, Position
from kibitz.play.match import load_match
from tables import AnyTable

Layers = list[list[str]]


def seats_of(text: str) -> list[str]:
    """What stands between the bars, a seat each."""
    return [part.strip() for part in text.split("|")]


def layers_of(text: str) -> Layers:
    """Layers are written bottom first, with a slash between: ``7 / 6 6 6 J / 12 12``."""
    return [layer.split() for layer in text.split("/")] if text else []


class Table(AnyTable):
    """A match with the questions that a test asks."""

    def hand(self, seat: int) -> str:
        return " ".join(self.row("hands", seat))

    def known(self, seat: int) -> str:
        return " ".join(self.row("known", seat))

    def display(self, seat: int) -> str:
        return " / ".join(" ".join(layer) for layer in self.row("displays", seat))

    def cards(self, field: str) -> str:
        """``pool``, ``deck`` (top first), ``discard`` or ``shadow``."""
        cards = self.state()[field]
        assert isinstance(cards, list)
        return " ".join(str(card) for card in cards)

    def count(self, field: str) -> int:
        return len(self.cards(field).split())

    def scores(self) -> list[int]:
        outcome = self.match.play.outcome()
        assert outcome is not None
        return outcome.scores


def table(
    hands: str,
    displays: str = "",
    pool: str = "",
    deck: str = "",
    discard: str = "",
    turn: int = 0,
    variant: str = "",
    **more: Json,
) -> Table:
    """Seats are separated by bars; ``deck`` is written top first; options and further fields by name."""
    seats = seats_of(hands)
    rows = seats_of(displays) if displays else []
    rows += [""] * (len(seats) - len(rows))
    options: dict[str, Json] = {"variant": variant} if variant else {}
    for option in ("shadow_split", "cycles", "turn_limit"):
        if option in more:
            options[option] = more.pop(option)
    if isinstance(more.get("shadow"), str):
        more["shadow"] = [*str(more["shadow"]).split()]
    position: Position = {
        "game": "abluxxen",
        "options": options,
        "turn": turn,
        "hands": [[*seat.split()] for seat in seats],
        "displays": [[[*layer] for layer in layers_of(row)] for row in rows],
        "pool": [*pool.split()],
        "deck": [*deck.split()],
        "discard": [*discard.split()],
        **more,
    }
    return Table(load_match(position))
