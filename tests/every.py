"""Every registered game in every shape: what the conformance suite runs over."""

from __future__ import annotations

import os

from kibitz.core.errors import BadOptions
from kibitz.core.game import Game, Json, OptionLook, Play
from kibitz.core.rng import Rng
from kibitz.games import GAMES, make_game

SOAK = bool(os.environ.get("KIBITZ_SOAK"))


def share(soak: int, test: int) -> int:
    """How many: the whole number in a soak, a small share in a test run."""
    return soak if SOAK else test


Shape = tuple[str, dict[str, Json], int]


def values_of(look: OptionLook) -> list[Json]:
    """Every value of an option; of a number the smallest but one."""
    return look.values or [look.low + 1]


def shapes() -> list[Shape]:
    """Each game, each number of seats, each option once away from its default (and each variant with it)."""
    found: list[Shape] = []
    for kind in GAMES.values():
        mains = values_of(kind.options[0])
        for seats in kind.seats:
            for main in mains:
                base = {kind.options[0].name: main}
                wishes = [base] + [base | {look.name: value} for look in kind.options[1:] for value in values_of(look)]
                found += [(kind.name, options, seats) for options in wishes if possible(kind.name, options, seats)]
    unique: list[Shape] = []
    for shape in found:
        if not any(same(shape, other) for other in unique):
            unique.append(shape)
    return unique


def possible(name: str, options: dict[str, Json], seats: int) -> bool:
    try:
        make_game(name, options, seats)
    except BadOptions:
        return False
    return True


def same(one: Shape, other: Shape) -> bool:
    return one[0] == other[0] and one[2] == other[2] and game_of(one).options == game_of(other).options


def game_of(shape: Shape) -> Game:
    name, options, seats = shape
    return make_game(name, options, seats)


def label(shape: Shape) -> str:
    name, options, seats = shape
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])


SHAPES = shapes()


def begin(shape: Shape, seed: int) -> Play:
    seats = shape[2]
    return game_of(shape).start(seats, str(seed), seed % seats)


def pick(play: Play, rng: Rng) -> int:
    return play.legal[rng.below(len(play.legal))]


def somewhere(shape: Shape, seed: int) -> Play:
    """A game at a random point before its end."""
    rng = Rng(seed)
    play = begin(shape, seed)
    for _ in range(rng.below(120)):
        ahead = play.copy()
        ahead.apply(pick(ahead, rng))
        if not ahead.legal:
            break
        play = ahead
    return play
