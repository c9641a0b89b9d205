"""Games that were registered from outside: how processes that this one starts learn of them."""

from __future__ import annotations

import runpy
import sys
from collections.abc import Iterable
from importlib import import_module

from kibitz.games import GAMES, OWN_GAMES

MAIN = "__main__"


def guest_games() -> list[tuple[str, str]]:
    """By module and name of their kinds; a kind of the script that was started, by its file."""
    kinds = [type(kind) for name, kind in GAMES.items() if name not in OWN_GAMES]
    script = str(getattr(sys.modules[MAIN], "__file__", MAIN))
    return [(script if kind.__module__ == MAIN else kind.__module__, kind.__qualname__) for kind in kinds]


def register_guests(games: Iterable[Iterable[str]]) -> None:
    """What another process has registered is registered here."""
    for module, name in games:
        found = runpy.run_path(module) if module.endswith(".py") else vars(import_module(module))
        kind = found[name]()
        GAMES[kind.name] = kind
