"""Bare with its options chosen, and its kind, which is registered."""

from __future__ import annotations

from fourth.game import SEATS, Pairs
from kibitz.core.game import Game, GameKind, Json
from kibitz.core.observation import Observation
from kibitz.core.presentation import Presentation
from kibitz.core.strategy import Strategy


class Bare(Pairs):
    """Nobody has said how it is shown, played well or learned."""

    def __init__(self, options: dict[str, Json]) -> None:
        super().__init__(options)
        self.name = "bare"
        self.presentation, self.strategy, self.observation = Presentation(self), Strategy(), Observation(self)


class BareKind(GameKind):
    """Bare before its options are chosen: it has none."""

    def __init__(self) -> None:
        super().__init__("bare", SEATS, [])

    def make(self, options: dict[str, Json], seats: int) -> Game:
        return Bare(self.choose(options, seats))
