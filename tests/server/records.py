"""Records of short games, and a server where they are studied."""

from __future__ import annotations

import asyncio
import random
from functools import cache
from typing import Any

import msgspec
import pytest

from every import possible
from kibitz.core.game import Json
from kibitz.core.rng import Rng
from kibitz.games import GAMES, make_game
from kibitz.play.match import Match, new_match
from kibitz.play.players import Player, note_players
from kibitz.play.record import Record
from kibitz.server.api.tables import Seated
from server.serving import Player as Guest
from server.serving import Serving, ask

SHORT: dict[str, dict[str, Json]] = {
    "fluxx": {},
    "abluxxen": {"variant": "base", "turn_limit": 9},
    "absolute": {"rounds": 1, "turn_limit": 5},
}
SHORT |= {name: {} for name in GAMES if name not in SHORT and possible(name, {}, 3)}
SITTING = ["Anna", "Ben", "Cleo"]

each_game = pytest.mark.parametrize("game", list(SHORT))


@cache
def short_game(name: str, seed: str = "1", most: int = 400) -> Record:
    """A game of Anna, Ben and the bot Cleo, played by the policy."""
    match: Match = new_match(make_game(name, SHORT[name], 3), 3, seed)
    rng = Rng(1)
    while match.play.legal and len(match.record.choices) < most:
        match.do_code(match.game.strategy.policy(match.play, rng)[0])
    note_players(match.record, [Player("Anna"), Player("Ben"), Player("Cleo", "casual")])
    return match.record


def refused(server: Serving, path: str, **body: object) -> tuple[int, str]:
    """The status, and the key of what people are told."""
    status, answer = ask(f"{server.url}/api/{path}", body)
    says = msgspec.json.decode(answer, type=dict[str, Any]).get("says") or {"key": "nothing"}
    return status, says["key"]


def play_out(server: Serving, seat: Seated) -> None:
    """At random, until the match is over."""

    async def play() -> None:
        async with Guest(server.url, seat.table, seat.key) as player:
            await player.play(random.Random(1))

    asyncio.run(play())
