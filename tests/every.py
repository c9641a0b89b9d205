"""Every registered game in every shape: what the conformance suite runs over."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files

from kibitz.core.errors import BadOptions
from kibitz.core.game import Game, GameKind, Json, Play, Position
from kibitz.core.option import Option, SeatsOption
from kibitz.core.playout import random_game
from kibitz.core.rng import Rng
from kibitz.games import GAMES, home_of, make_game
from kibitz.play.words import Words

SOAK = bool(os.environ.get("KIBITZ_SOAK"))


def share(soak: int, test: int) -> int:
    """How many: the whole number in a soak, a small share in a test run."""
    return soak if SOAK else test


Shape = tuple[str, dict[str, Json], int]


def values_of(option: Option) -> list[Json]:
    """Every value of an option; of a number the default and the smallest but one."""
    if isinstance(option, SeatsOption):
        return [option.default, [0]]
    return [*option.values] or [option.default, option.low + 1]


def shapes(every: bool) -> list[Shape]:
    """Each game with each value of its first option and each number of seats, and of each of these games every value of
    every other option: with each number of seats, or only with the smallest it can have."""
    found: list[Shape] = []
    for kind in GAMES.values():
        first, others = kind.options[:1], kind.options[1:]
        bases: list[dict[str, Json]] = [{option.name: value} for option in first for value in values_of(option)] or [{}]
        wishes = [base | {option.name: value} for base in bases for option in others for value in values_of(option)]
        for options in bases:
            add_shapes(found, kind, options, True)
        for options in wishes:
            add_shapes(found, kind, options, every)
    return found


def add_shapes(found: list[Shape], kind: GameKind, options: dict[str, Json], every: bool) -> None:
    seats = [number for number in kind.seats if possible(kind.name, options, number)]
    for number in seats if every else seats[:1]:
        shape = (kind.name, options, number)
        if not any(same(shape, other) for other in found):
            found.append(shape)


def possible(name: str, options: dict[str, Json], seats: int) -> bool:
    try:
        make_game(name, options, seats)
    except BadOptions:
        return False
    return True


def seats_near(name: str, wished: int, options: dict[str, Json] | None = None) -> int:
    """So many seats, or the number next to it that the game can be played with."""
    return min(
        (seats for seats in GAMES[name].seats if possible(name, options or {}, seats)), key=lambda n: abs(n - wished)
    )


def same(one: Shape, other: Shape) -> bool:
    return one[0] == other[0] and one[2] == other[2] and game_of(one).options == game_of(other).options


def game_of(shape: Shape) -> Game:
    name, options, seats = shape
    return make_game(name, options, seats)


def label(shape: Shape) -> str:
    name, options, seats = shape
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])


LONG: dict[str, tuple[dict[str, Json], int]] = {"absolute": ({"rounds": 1}, 3)}  # games of which less is enough


def usual_shape(name: str) -> Shape:
    options, seats = LONG.get(name, ({}, 4))
    return name, options, seats_near(name, seats, options)


EACH_GAME = [usual_shape(name) for name in GAMES]  # the usual way to play it
SHAPES = shapes(SOAK)
FEWER_SHAPES = shapes(False)  # those that have golden games
MOST_STEPS = 1500  # of a game that a test looks at step by step; a soak goes to the end


def begin(shape: Shape, seed: int) -> Play:
    seats = shape[2]
    return game_of(shape).start(seats, str(seed), seed % seats)


def pick(play: Play, rng: Rng) -> int:
    return play.legal[rng.below(len(play.legal))]


def somewhere(shape: Shape, seed: int) -> Play:
    """A game at a random point before its end."""
    name, options, seats = shape
    return kept_somewhere(name, json.dumps(options), seats, seed).copy()


def position_somewhere(shape: Shape, seed: int) -> Position:
    """Its position, without a copy."""
    name, options, seats = shape
    return kept_somewhere(name, json.dumps(options), seats, seed).position()


@lru_cache(maxsize=0 if SOAK else None)
def kept_somewhere(name: str, options: str, seats: int, seed: int) -> Play:
    """Many tests look at the same games, so they are played once; a soak has too many of them."""
    shape: Shape = (name, json.loads(options), seats)
    length, _ = random_game(begin(shape, seed), Rng(seed), share(100_000, 2 * MOST_STEPS))
    play, rng = begin(shape, seed), Rng(seed)
    random_game(play, rng, int(Rng(seed + 1).below(length)))
    return play


def course(shape: Shape, seed: int) -> Iterator[tuple[Play, int]]:
    """A random game step by step: the game and what is chosen next. Who takes it applies the choice."""
    play, rng = begin(shape, seed), Rng(seed)
    for _ in range(share(100_000, MOST_STEPS)):
        if not play.legal:
            return
        yield play, pick(play, rng)


# ---- words


def unsaid(*spoken: Words) -> set[str]:
    """What they were asked to say and had no words for. A game may bring no words at all."""
    return {key for words in spoken if not words.game or brings_words(words.game) for key in words.unsaid}


def brings_words(game: str) -> bool:
    return (files(home_of(game)) / "words.en.ftl").is_file()
