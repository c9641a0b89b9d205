"""Bots: they get a ``Seat``, never the game."""

from __future__ import annotations

from collections.abc import Callable

from kibitz.bots.greedy import greedy
from kibitz.bots.random import random
from kibitz.core.errors import BadOptions
from kibitz.core.rng import Rng
from kibitz.play.seat import Seat

Bot = Callable[[Seat, Rng], int]

BOTS: dict[str, Bot] = {"random": random, "greedy": greedy}


def bot_named(name: str) -> Bot:
    if name not in BOTS:
        raise BadOptions(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name]
