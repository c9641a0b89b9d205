"""The tables that every promise holds for: three games, and Fluxx with a second deck."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest

from kibitz.core.game import Json
from kibitz.play.match import Match, load_match
from kibitz.play.players import NAMES, Player, note_players
from web.prepared import begun

SEED: Final = "evening"
TURN_CAP: Final = 100  # no game of Fluxx can have less; ours begin where most of them have been played


class Kind(NamedTuple):
    """A game with its options; with those of ``short`` it is over soon."""

    game: str
    options: dict[str, Json]
    short: dict[str, Json]


TABLES: Final = {
    "abluxxen": Kind("abluxxen", {}, {"turn_limit": 5}),
    "fluxx": Kind("fluxx", {}, {"turn_cap": TURN_CAP}),
    "allotment": Kind("fluxx", {"deck": "allotment"}, {"turn_cap": TURN_CAP}),
    "absolute": Kind("absolute", {"rounds": 1}, {"turn_limit": 3}),
}

each_table = pytest.mark.parametrize("kind", TABLES.values(), ids=TABLES.keys())


def short_game(kind: Kind, seats: int = 3, turns: int = 6) -> Match:
    """The cards are dealt, and a few turns are all that will be played."""
    match = begun(kind.game, seats, SEED, kind.options | kind.short)
    if kind.game == "fluxx":
        match = load_match({**match.play.position(), "turns": TURN_CAP - turns})
        note_players(match.record, [Player(name) for name in NAMES[:seats]])
    return match
