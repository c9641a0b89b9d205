"""The engine as somebody's bot: it answers from a view alone, and its own game is not touched."""

from __future__ import annotations

import json

import pytest

from every import seats_near
from invoking import invoke
from kibitz.core.game import Json, Play, View
from kibitz.engine import Engine
from kibitz.games import GAMES, make_game


def ask(engine: Engine, **fields: Json) -> dict[str, Json]:
    answer: dict[str, Json] = json.loads(engine.answer(json.dumps({"cmd": "bot", **fields})))
    return answer


def kind(answer: dict[str, Json]) -> Json:
    error = answer["error"]
    assert isinstance(error, dict)
    return error["kind"]


def started(name: str = "abluxxen") -> Play:
    seats = seats_near(name, 3)
    return make_game(name, {}, seats).start(seats, "s", 1)


def view_of(play: Play) -> View:
    return play.view(play.seat())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["random", "greedy", "search:3"])
def test_the_answer_is_legal_and_the_same_with_the_same_seed(name: str, bot: str) -> None:
    play = started(name)
    answers = [ask(Engine(), view=view_of(play), name=bot, seed=5) for _ in range(2)]
    assert answers[0] == answers[1] and answers[0]["ok"], answers[0]
    assert answers[0]["choice"] in [play.game.presentation.notation(code) for code in play.legal]
    move = answers[0]["move"]
    assert isinstance(move, list) and move[0] == answers[0]["choice"]


def test_the_engines_own_game_is_not_touched() -> None:
    engine = Engine()
    engine.answer('{"cmd": "new", "game": "fluxx", "seats": 2}')
    before = engine.answer('{"cmd": "state"}')
    assert ask(engine, view=view_of(started()))["ok"]
    assert engine.answer('{"cmd": "state"}') == before


def test_without_a_name_the_usual_bot_answers() -> None:
    play = started()
    assert ask(Engine("greedy"), view=view_of(play), seed=1) == ask(Engine(), view=view_of(play), seed=1, name="greedy")
    assert kind(ask(Engine("nobody"), view=view_of(play))) == "bad-request"


def test_only_the_seat_that_decides_is_answered() -> None:
    play = started()
    assert kind(ask(Engine(), view=play.view(0))) == "bad-request"
    assert kind(ask(Engine(), view=play.view(-1))) in ("bad-request", "bad-position")
    assert kind(ask(Engine(), view={"game": "abluxxen"})) == "bad-position"


def test_when_the_game_is_over_there_is_nothing_to_choose() -> None:
    play = make_game("abluxxen", {"turn_limit": 1}, 3).start(3, "s")
    while play.legal:
        play.apply(play.legal[0])
    assert kind(ask(Engine(), view=play.view(0))) == "game-over"


def test_a_bot_that_does_not_exist_is_refused_at_the_start() -> None:
    result = invoke(["engine", "--bot", "nobody"])
    assert result.exit_code == 2 and "there is no bot 'nobody'" in result.output
