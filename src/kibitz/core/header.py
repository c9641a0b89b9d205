"""What every view of every game has: all that shared code reads of one, beside the piles."""

from __future__ import annotations

from typing import final

from kibitz.core.option import Json


@final
class Header:
    """The typed part of a view. ``turn`` is -1 where a game has no such thing."""

    def __init__(self, view: dict[str, Json]) -> None:
        rows, seat, turn, known = view["hands"], view["seat"], view.get("turn"), view.get("known")
        assert isinstance(rows, list) and isinstance(seat, int)
        self.seats = len(rows)
        self.seat = seat
        self.turn = turn if isinstance(turn, int) else -1
        self.over = view.get("over") is True
        self.hands = [row if isinstance(row, int) else len(row) if isinstance(row, list) else 0 for row in rows]
        self.known: list[Json] = known if isinstance(known, list) else [[] for _ in rows]  # per seat, beside the own
