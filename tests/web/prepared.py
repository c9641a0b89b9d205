"""Tables that are put at a position before anybody comes: a test says what lies where, or how far a game has got."""

from __future__ import annotations

import time
from contextlib import closing

import msgspec

from kibitz.core.game import Json
from kibitz.core.rng import Rng
from kibitz.games import make_game
from kibitz.play.match import Match, new_match
from kibitz.play.players import NAMES, Player, note_players
from kibitz.server.api.tables import Seated
from kibitz.server.keys import new_key, new_table_id, person_of
from kibitz.server.live.registry import seated as chairs_for
from kibitz.server.phases import RUNNING
from kibitz.server.store import sqlite
from kibitz.server.store.database import Change, LogRow, TableRow, Written
from kibitz.server.store.store import sqlite_file
from kibitz.server.table.entries import Opened, State, write_entry
from kibitz.server.table.settings import Settings
from server.serving import Serving, ask, seated, sit_down


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
    """The game after at least so many sensible choices, when this seat is asked, and nobody else is; without a seat: to
    its end, if the choices suffice."""
    rng = Rng(1)
    while match.play.legal:
        if choices <= 0 and (seat is None or (seat == match.play.seat() and match.play.window() is None)):
            break
        match.do_code(match.game.strategy.policy(match.play, rng)[0])
        choices -= 1
    return match


def table_of(url: str, game: str, *chairs: str, key: str = "", **settings: object) -> Seated:
    """A new table: ``me:Anna`` opens it, ``open`` is for whoever comes, and the others are levels of bots, who do not
    dawdle, unless it is wished."""
    return seated(*ask(url + "/api/tables", wishes(game, *chairs, **settings), key))


def wishes(game: str, *chairs: str, **settings: object) -> dict[str, object]:
    plans = [plan(chair) for chair in chairs]
    return {"game": game, "chairs": plans, "pace_ms": 0, "window_ms": 20, "window_s": 0, **settings}


def plan(chair: str) -> dict[str, str]:
    who, _, name = chair.partition(":")
    return {"who": who, "name": name} if who in ("me", "open") else {"who": "bot", "bot": who}


def company_at(server: Serving, match: Match, *chairs: str, **settings: object) -> Seated:
    """A table, for several people too, that goes on from here as soon as nobody is missing; its bots do not dawdle.
    Nobody can wish for that over HTTP: it is written into the server's store, as if it had been opened before."""
    position = match.play.position()
    wish = wishes(match.game.name, *chairs, options=position.pop("options"), cover_after_s=None, **settings)
    wished = msgspec.convert(wish, Settings)
    id, key = new_table_id(), new_key()
    person = person_of(key)
    state = State(wished, chairs_for(wished, person), host=person, begins_at=position)
    now = int(time.time() * 1000)
    row = TableRow(id, wished.game, wished.listed, "open", now)
    change = Change(LogRow(id, 1, now, write_entry(Opened(state)), checkpoint=True), people=[(person, RUNNING)])
    file = sqlite_file(server.database)
    assert file is not None
    with closing(sqlite.connect(file)) as hand:
        assert sqlite.put(hand, [Written(change, row)]) == [True]
    return sit_down(server.url, id, key=key)  # on the own chair: now it is looked after
