"""Records of short games, for whoever studies them."""

from __future__ import annotations

from functools import cache

from kibitz.core.game import Json
from kibitz.core.rng import Rng
from kibitz.games import make_game
from kibitz.play.match import Match, new_match
from kibitz.play.players import Player, note_players
from kibitz.play.record import Record

SHORT: dict[str, dict[str, Json]] = {
    "fluxx": {},
    "abluxxen": {"variant": "base", "turn_limit": 9},
    "absolute": {"rounds": 1, "turn_limit": 5},
}
SITTING = ["Anna", "Ben", "Cleo"]


@cache
def short_game(name: str, seed: str = "1", most: int = 400) -> Record:
    """A game of Anna, Ben and the bot Cleo, played by the policy."""
    match: Match = new_match(make_game(name, SHORT[name], 3), 3, seed)
    rng = Rng(1)
    while match.play.legal and len(match.record.choices) < most:
        match.do_code(match.game.policy(match.play, rng))
    note_players(match.record, [Player("Anna"), Player("Ben"), Player("Cleo", "casual")])
    return match.record
