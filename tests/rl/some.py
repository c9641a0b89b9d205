"""The shapes of games that the environments are tried in: every one in a soak, else a few of each game."""

from __future__ import annotations

from every import SHAPES, SOAK, Shape
from kibitz.core.game import Json
from kibitz.games import GAMES


def a_few(shapes: list[Shape], number: int = 4) -> list[Shape]:
    """So many of each game, spread over its options and seats."""
    found: list[Shape] = []
    for name in GAMES:
        own = [shape for shape in shapes if shape[0] == name]
        found += own[:: max(1, len(own) // number)][:number]
    return found


SOME = SHAPES if SOAK else a_few(SHAPES)


def arguments(shape: Shape) -> tuple[str, int, dict[str, Json]]:
    """As environments take them: game, seats, options."""
    name, options, seats = shape
    return name, seats, options
