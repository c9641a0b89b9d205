"""Tables that are put at a position before anybody comes: a test says what lies where, or how far a game has got."""

from __future__ import annotations

from kibitz.core.game import Json
from kibitz.core.rng import Rng
from kibitz.games import make_game
from kibitz.play.match import Match, new_match
from kibitz.play.players import NAMES, Player, note_players
from kibitz.server.http import Seated
from server.serving import ask, seated


def table_at(url: str, match: Match, seat: int = 0, bot: str = "random", name: str = "Anna", key: str = "") -> Seated:
    """Somebody at a table that goes on from here, bots on all other chairs."""
    record = match.record
    wish = {"record": record.text(), "after": len(record.choices), "seat": seat, "bot": bot, "name": name}
    return seated(*ask(url + "/api/what-ifs", {**wish}, key))


def begun(game: str, seats: int, seed: str, options: dict[str, Json] | None = None) -> Match:
    """A game of Anna, Ben and so on; the same cards every time."""
    match = new_match(make_game(game, options or {}, seats), seats, seed)
    note_players(match.record, [Player(name) for name in NAMES[:seats]])
    return match


def played(match: Match, choices: int, seat: int | None = None) -> Match:
    """The game after at least so many sensible choices, when it is this seat's turn; without a seat: to its end, if
    the choices suffice."""
    rng = Rng(1)
    while match.play.legal:
        if choices <= 0 and seat in (None, match.play.seat()):
            break
        match.do_code(match.game.policy(match.play, rng))
        choices -= 1
    return match


def table_of(url: str, game: str, *chairs: str, key: str = "", **settings: object) -> Seated:
    """A new table: ``me:Anna`` opens it, ``open`` is for whoever comes, and the others are levels of bots, who do not
    dawdle, unless it is wished."""
    body: dict[str, object] = {"game": game, "chairs": [plan(chair) for chair in chairs], "pace_ms": 0, "window_ms": 20}
    return seated(*ask(url + "/api/tables", {**body, **settings}, key))


def plan(chair: str) -> dict[str, str]:
    who, _, name = chair.partition(":")
    return {"who": who, "name": name} if who in ("me", "open") else {"who": "bot", "bot": who}
