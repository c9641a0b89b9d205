"""Bots: they get a ``Seat``, never the game, and answer with the choices of their next move."""

from __future__ import annotations

from kibitz.bots.greedy import greedy
from kibitz.bots.levels import beginner, casual, club, expert, searching
from kibitz.bots.random import random
from kibitz.bots.safe import Bot as Bot
from kibitz.core.errors import BadOptions

LEVELS: dict[str, Bot] = {"beginner": beginner, "casual": casual, "club": club, "expert": expert}
BOTS: dict[str, Bot] = {"random": random, "greedy": greedy, **LEVELS}


def bot_named(name: str) -> Bot:
    """The bot of this name; ``search:400`` imagines so many games before every move."""
    kind, _, number = name.partition(":")
    if kind == "search" and number.isdecimal() and len(number) < 10 and int(number) > 0:
        return searching(int(number))
    if name not in BOTS:
        raise BadOptions(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}, and search:N for N imagined games")
    return BOTS[name]
