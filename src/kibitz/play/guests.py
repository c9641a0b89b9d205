"""Games that were registered from outside: how processes that this one starts learn of them."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

from kibitz.games import GAMES, OWN_GAMES


def guest_games() -> list[tuple[str, str]]:
    """By module and name of their kinds."""
    kinds = [type(kind) for name, kind in GAMES.items() if name not in OWN_GAMES]
    return [(kind.__module__, kind.__qualname__) for kind in kinds]


def register_guests(games: Iterable[Iterable[str]]) -> None:
    """What another process has registered is registered here."""
    for module, name in games:
        kind = getattr(import_module(module), name)()
        GAMES[kind.name] = kind
