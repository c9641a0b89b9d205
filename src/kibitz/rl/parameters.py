"""A game's options as parameters of an OpenSpiel game, which stand in its name: ``kibitz_fluxx(deck=allotment)``."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import quote, unquote

from kibitz.core.errors import BadOptions
from kibitz.core.game import GameKind, Json
from kibitz.core.option import Option

Value = bool | int | float | str  # what a parameter of OpenSpiel can be

DRAWN: Final = -1
MOST_CHOICES: Final = 100_000  # of a game; some have no bound of their own that anybody knows
TEXT: Final = "text:"  # a text of several lines follows, as in an address: no comma or bracket that means something


def is_open(kind: GameKind, option: Option) -> bool:
    """Does its default depend on the number of seats? Then nothing stands for it."""
    return any(option.name in kind.defaults(seats) for seats in kind.seats)


def to_parameter(value: Json) -> Value:
    """An option's value as OpenSpiel can carry it in a game's name."""
    if isinstance(value, list):
        return f"[{' '.join(str(entry) for entry in value)}]"
    if isinstance(value, str) and "\n" in value:
        return TEXT + quote(value, safe="")
    assert isinstance(value, bool | int | float | str)
    return value


def from_parameter(option: Option, value: Value) -> Json:
    if isinstance(option.default, list):
        entries = re.fullmatch(r"\[?([\d\s,]*)\]?", str(value))
        if entries is None:
            raise BadOptions(f"{option.name}: expected numbers in brackets, as in [0 2], got {value!r}")
        return [int(entry) for entry in re.findall(r"\d+", entries[1])]
    return unquote(value.removeprefix(TEXT)) if isinstance(value, str) and value.startswith(TEXT) else value


def specification(kind: GameKind) -> dict[str, Value]:
    """The parameters of a game with their defaults."""
    options = {option.name: "" if is_open(kind, option) else to_parameter(option.default) for option in kind.options}
    return {"players": 0, **options, "seed": DRAWN, "max_game_length": MOST_CHOICES}


def chosen(kind: GameKind, parameters: dict[str, Value]) -> dict[str, Json]:
    """The options among the parameters."""
    given = {option: parameters[option.name] for option in kind.options if option.name in parameters}
    return {
        option.name: from_parameter(option, value)
        for option, value in given.items()
        if not (value == "" and is_open(kind, option))
    }


def whole(value: Value, key: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadOptions(f"{key}: expected a whole number, got {value!r}")
    return value
