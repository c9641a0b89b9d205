"""A game as a later version of Kibitz would have it."""

from __future__ import annotations

from kibitz.core.game import Game, GameKind, Json
from kibitz.games import GAMES, make_game


class Newer(GameKind):
    """The same game in a later version, which does not know some choices any more."""

    def __init__(self, old: GameKind, version: int, unknown: list[str]) -> None:
        super().__init__(old.name, old.seats, [*old.options])
        self.old = old
        self.version = version
        self.unknown = unknown

    def make(self, options: dict[str, Json], seats: int) -> Game:
        game = self.old.make(options, seats)
        game.version = self.version
        game.codes = {text: code for text, code in game.codes.items() if text not in self.unknown}
        return game

    def defaults(self, seats: int) -> dict[str, Json]:
        return self.old.defaults(seats)


def newer(name: str, by: int = 1, unknown: list[str] | None = None) -> Newer:
    """The rules of a game, so many versions later."""
    old = GAMES[name]
    return Newer(old, make_game(name, {}, old.seats[-1]).version + by, unknown or [])
