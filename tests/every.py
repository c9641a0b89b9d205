"""Every registered game in every shape: what the conformance suite runs over."""

from __future__ import annotations

import os

from kibitz.core.errors import BadOptions
from kibitz.core.game import Game, Json, Option, Play, SeatsOption
from kibitz.core.playout import random_game
from kibitz.core.rng import Rng
from kibitz.games import GAMES, make_game

SOAK = bool(os.environ.get("KIBITZ_SOAK"))


def share(soak: int, test: int) -> int:
    """How many: the whole number in a soak, a small share in a test run."""
    return soak if SOAK else test


Shape = tuple[str, dict[str, Json], int]


def values_of(option: Option) -> list[Json]:
    """Every value of an option; of a number the default and the smallest but one."""
    if isinstance(option, SeatsOption):
        return [option.default, [0]]
    return option.values or [option.default, option.low + 1]


def shapes() -> list[Shape]:
    """Each game with each number of seats, and each value of each option (all values of the first with all others)."""
    found: list[Shape] = []
    for kind in GAMES.values():
        first, others = kind.options[:1], kind.options[1:]
        bases: list[dict[str, Json]] = [{option.name: value} for option in first for value in values_of(option)] or [{}]
        wishes = bases + [
            base | {option.name: value} for base in bases for option in others for value in values_of(option)
        ]
        for seats in kind.seats:
            for options in wishes:
                shape = (kind.name, options, seats)
                if possible(*shape) and not any(same(shape, other) for other in found):
                    found.append(shape)
    return found


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
    length, _ = random_game(begin(shape, seed), Rng(seed))
    play, rng = begin(shape, seed), Rng(seed)
    random_game(play, rng, int(Rng(seed + 1).below(length)))
    return play
