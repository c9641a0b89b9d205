"""``kibitz engine``: any program drives any game over stdin and stdout, one JSON object a line.

The interface is documented in ``docs/engine-protocol.md``.
"""

from __future__ import annotations

import io
import json
import secrets
import sys
from collections.abc import Callable
from typing import IO

from kibitz.bots import bot_named
from kibitz.core.errors import GameIsOver, KibitzError
from kibitz.core.game import SPECTATOR, Json
from kibitz.core.reading import show
from kibitz.core.rng import Rng, bots_rng
from kibitz.games import GAMES, make_game
from kibitz.play.events import event_json
from kibitz.play.match import Match, imagine_match, load_match, new_match, replay_match
from kibitz.play.seat import SECOND, seat_of_view, seat_to_decide

USUAL_BOT = "greedy"

Request = dict[str, Json]
Answer = dict[str, Json]


class BadRequest(KibitzError):
    """Unreadable or malformed."""


class NoGame(KibitzError):
    """Nothing started yet."""

    kind = "no-game"


class Engine:
    """One game at a time; every request is answered, and a refused one changes nothing."""

    def __init__(self, usual_bot: str = USUAL_BOT) -> None:
        self.usual_bot = usual_bot  # who answers for a view, if no other is named
        self.match: Match | None = None
        self.rng = Rng(secrets.randbits(62))

    def answer(self, line: str) -> str:
        """One line in, one line out."""
        try:
            return json.dumps({"ok": True, **self.respond(read_request(line))})
        except KibitzError as error:
            return refuse(error.kind, str(error))
        except RecursionError:
            return refuse("bad-request", "the request is nested too deeply")
        except Exception as error:  # our mistake, not the sender's: the process lives on, with the game as it was
            if self.match is not None:
                self.match.play = self.match.record.replay()
            return refuse("bad-request", f"internal error, please report it: {error!r}")

    def respond(self, request: Request) -> Answer:
        command = text_of(request, "cmd")
        if command not in COMMANDS:
            raise BadRequest(f"there is no command {show(command)}; the commands are {', '.join(COMMANDS)}")
        return COMMANDS[command](self, request)

    def current(self) -> Match:
        if self.match is None:
            raise NoGame("no game is started; send new, load, replay or imagine first")
        return self.match

    def begin(self, match: Match) -> Answer:
        answer = status(match)
        self.match = match
        return answer

    # ---- the commands

    def games(self, request: Request) -> Answer:
        return {"games": {name: kind.describe() for name, kind in GAMES.items()}}

    def new(self, request: Request) -> Answer:
        options = request.get("options", {})
        if not isinstance(options, dict):
            raise BadRequest(f"options: expected an object, got {show(options)}")
        seats = number_of(request, "seats", None, 1, 99)
        game = make_game(text_of(request, "game"), options, seats)
        first = number_of(request, "start", 0, 0, seats - 1)
        return self.begin(new_match(game, seats, seed_of(request), first))

    def load(self, request: Request) -> Answer:
        return self.begin(load_match(object_of(request, "position")))

    def legal(self, request: Request) -> Answer:
        match = self.current()
        choices: list[Json] = [match.game.presentation.notation(code) for code in match.play.legal]
        return {**status(match), "choices": choices}

    def play(self, request: Request) -> Answer:
        match = self.current()
        heard = match.do(text_of(request, "choice"))
        return {**status(match), "events": [event_json(match.game, event) for event in heard]}

    def state(self, request: Request) -> Answer:
        return {"position": self.current().play.position()}

    def view(self, request: Request) -> Answer:
        match = self.current()
        seat = number_of(request, "seat", None, SPECTATOR, match.play.seats - 1)
        return {"view": match.play.view(seat)}

    def record(self, request: Request) -> Answer:
        return {"record": self.current().record.text()}

    def replay(self, request: Request) -> Answer:
        return self.begin(replay_match(text_of(request, "record")))

    def bot(self, request: Request) -> Answer:
        """What a bot would play in the game of this process; with a view, in somebody else's: nothing changes here."""
        budget = number_of(request, "budget_ms", SECOND, 1, 3_600_000)
        if "view" in request:
            bot = bot_named(text_of(request, "name") if "name" in request else self.usual_bot)
            seat = seat_of_view(object_of(request, "view"), budget)
        else:
            play = self.current().play
            bot = bot_named(text_of(request, "name"))
            if not play.legal:
                raise GameIsOver("the game is over; there is nothing to choose")
            seat = seat_to_decide(play, budget)
        rng = bots_rng(seed_of(request)) if "seed" in request else self.rng
        move: list[Json] = [seat.game.presentation.notation(code) for code in bot(seat, rng)]
        return {"choice": move[0], "move": move}

    def join(self, request: Request) -> Answer:
        return {"seat": self.current().join()}

    def imagine(self, request: Request) -> Answer:
        seed = bots_rng(seed_of(request)).next()
        return self.begin(imagine_match(object_of(request, "view"), int(seed)))


COMMANDS: dict[str, Callable[[Engine, Request], Answer]] = {
    "games": Engine.games,
    "new": Engine.new,
    "load": Engine.load,
    "legal": Engine.legal,
    "play": Engine.play,
    "state": Engine.state,
    "view": Engine.view,
    "record": Engine.record,
    "replay": Engine.replay,
    "bot": Engine.bot,
    "join": Engine.join,
    "imagine": Engine.imagine,
}


# ---- answers


def refuse(kind: str, message: str) -> str:
    return json.dumps({"ok": False, "error": {"kind": kind, "message": message}})


def status(match: Match) -> Answer:
    """Who decides what; or winners and scores."""
    outcome = match.play.outcome()
    if outcome is None:
        return {"seat": match.play.seat(), "prompt": match.play.prompt().name, "over": False}
    winners: list[Json] = [*outcome.winners]
    scores: list[Json] = [*outcome.scores]
    return {"seat": None, "prompt": None, "over": True, "winners": winners, "scores": scores, "why": outcome.why}


# ---- requests


def read_request(line: str) -> Request:
    try:
        request = json.loads(line)
    except ValueError as error:
        raise BadRequest(f"not JSON: {error}"[:200]) from None
    if not isinstance(request, dict):
        raise BadRequest('expected one JSON object a line, as in {"cmd": "games"}')
    return request


def text_of(request: Request, field: str) -> str:
    value = request.get(field)
    if not isinstance(value, str):
        raise BadRequest(f"{field}: expected a text, got {show(value)}")
    return value


def object_of(request: Request, field: str) -> dict[str, Json]:
    value = request.get(field)
    if not isinstance(value, dict):
        raise BadRequest(f"{field}: expected an object, got {show(value)}")
    return value


def number_of(request: Request, field: str, default: int | None, low: int, high: int) -> int:
    value = request.get(field, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadRequest(f"{field}: expected a number from {low} to {high}, got {show(value)}")
    return value


def seed_of(request: Request) -> str:
    value = request.get("seed", 0)
    if isinstance(value, bool) or not isinstance(value, (int, str)):
        raise BadRequest(f"seed: expected a number or a text, got {show(value)}")
    return str(value)


def serve(lines: IO[str], out: IO[str], usual_bot: str = USUAL_BOT) -> None:
    """Answer every line until there are no more."""
    engine = Engine(usual_bot)
    for line in lines:
        out.write(engine.answer(line) + "\n")
        out.flush()


def main(usual_bot: str = USUAL_BOT) -> None:
    """Speak over the standard streams until there are no more lines."""
    lines = io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8", errors="replace", newline="\n")
    serve(lines, sys.stdout, usual_bot)
