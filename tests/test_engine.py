"""``kibitz engine``: a real second process, spoken to as a stranger's program would."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from every import SHAPES, Shape, label, share
from kibitz.engine import COMMANDS, Engine
from kibitz.games import GAMES

Answer = dict[str, Any]

NIKO = {
    "game": "abluxxen",
    "options": {"variant": "base"},
    "turn": 0,
    "hands": [["7", "7", "7", "3", "3", "10"], ["2"], ["13"], ["9"]],
    "displays": [[], [["2", "2"]], [["13"], ["3", "3", "J"]], [["6", "6"], ["5", "5", "5"]]],
    "pool": ["1", "4", "4", "8", "11", "J"],
    "deck": ["12", "6"],
    "discard": [],
}


class Process:
    """An engine process and its two pipes."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-c", "from kibitz.engine import main; main()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )

    def send(self, line: bytes) -> Answer:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        answer: Answer = json.loads(self.process.stdout.readline())
        return answer

    def ask(self, cmd: str, **fields: Any) -> Answer:
        return self.send(json.dumps({"cmd": cmd, **fields}).encode())

    def close(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        assert self.process.wait(10) == 0
        self.process.stdout.close()


@pytest.fixture
def engine() -> Iterator[Process]:
    process = Process()
    yield process
    process.close()


def kind(answer: Answer) -> str:
    assert answer["ok"] is False
    assert answer["error"]["message"]
    return str(answer["error"]["kind"])


# ---- what every game answers


@pytest.mark.parametrize("shape", SHAPES[:: share(1, 4)], ids=label)
def test_a_whole_game_of_every_kind(engine: Process, shape: Shape) -> None:
    name, options, seats = shape
    status = engine.ask("new", game=name, seats=seats, seed=7, options=options, start=1)
    rng = random.Random(7)
    while not status["over"]:
        legal = engine.ask("legal")
        assert (legal["seat"], legal["prompt"]) == (status["seat"], status["prompt"])
        status = engine.ask("play", choice=rng.choice(legal["choices"]))
        assert status["ok"] and all("kind" in event for event in status["events"])
    assert status["seat"] is None and len(status["scores"]) == seats
    assert engine.ask("legal")["choices"] == []
    assert kind(engine.ask("play", choice=legal["choices"][0])) == "game-over"
    again = engine.ask("replay", record=engine.ask("record")["record"])
    assert again["scores"] == status["scores"] and again["winners"] == status["winners"]
    loaded = engine.ask("load", position=engine.ask("state")["position"])
    assert loaded["over"] is True and loaded["scores"] == status["scores"]


def test_the_games_are_described(engine: Process) -> None:
    games = engine.ask("games")["games"]
    assert sorted(games) == sorted(GAMES)
    assert games["abluxxen"]["seats"] == [2, 5]
    assert games["abluxxen"]["options"]["variant"]["default"] == "base"
    assert games["abluxxen"]["options"]["turn_limit"]["default"] == 300


def test_a_number_is_its_decimal_text_as_a_seed(engine: Process) -> None:
    engine.ask("new", game="abluxxen", seats=4, seed=7)
    one = engine.ask("state")
    engine.ask("new", game="abluxxen", seats=4, seed="7")
    assert engine.ask("state") == one


def test_state_load_state_gives_the_same_game(engine: Process) -> None:
    engine.ask("load", position=NIKO)
    engine.ask("play", choice="7x3")
    engine.ask("play", choice="take")
    engine.ask("play", choice="deck")
    state, legal = engine.ask("state")["position"], engine.ask("legal")
    assert state["pending"] == {"prompt": "draw", "victim": 2, "owed": 2}
    engine.ask("load", position=state)
    assert engine.ask("state")["position"] == state
    assert engine.ask("legal") == legal


def test_a_view_hides_the_others(engine: Process) -> None:
    engine.ask("load", position=NIKO)
    view = engine.ask("view", seat=1)["view"]
    assert view["hands"] == [6, ["2"], 1, 1]
    assert view["deck"] == 2
    assert engine.ask("view", seat=-1)["view"]["hands"] == [6, 1, 1, 1]
    assert "seed" not in view


def test_taken_cards_stay_known(engine: Process) -> None:
    engine.ask("load", position=NIKO)
    engine.ask("play", choice="7x3")
    engine.ask("play", choice="take")
    assert engine.ask("view", seat=3)["view"]["known"] == [["3", "3", "J"], [], [], []]


def test_a_stranger_can_imagine_from_a_view_alone(engine: Process) -> None:
    engine.ask("new", game="abluxxen", seats=3, seed="secret")
    seat = engine.ask("legal")["seat"]
    view, legal = engine.ask("view", seat=seat)["view"], engine.ask("legal")
    other = Process()
    assert other.ask("imagine", view=view, seed=1)["ok"]
    assert other.ask("view", seat=seat)["view"] == view
    assert other.ask("legal") == legal
    other.close()


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_answers_with_a_legal_choice(engine: Process, name: str) -> None:
    engine.ask("new", game="abluxxen", seats=4, seed=3)
    for _ in range(30):
        choice = engine.ask("bot", name=name, budget_ms=250)["choice"]
        assert engine.ask("play", choice=choice)["ok"]


# ---- what is wrong is named


def test_kinds_of_errors(engine: Process) -> None:
    assert kind(engine.ask("legal")) == "no-game"
    assert kind(engine.send(b"not json")) == "bad-request"
    assert kind(engine.send(b"")) == "bad-request"
    assert kind(engine.send(b"[1, 2]")) == "bad-request"
    assert kind(engine.send(b"\xff\xfe\x00")) == "bad-request"
    assert kind(engine.send(b"[" * 100_000)) == "bad-request"
    assert kind(engine.ask("dance")) == "bad-request"
    assert kind(engine.ask("new", game="halma", seats=4)) == "bad-request"
    assert kind(engine.ask("new", game="abluxxen")) == "bad-request"
    assert kind(engine.ask("new", game="abluxxen", seats="4")) == "bad-request"
    assert kind(engine.ask("new", game="abluxxen", seats=2, options={"variant": "base"})) == "bad-request"
    assert kind(engine.ask("new", game="abluxxen", seats=4, options={"variety": 1})) == "bad-request"
    assert kind(engine.ask("new", game="abluxxen", seats=4, start=4)) == "bad-request"
    assert kind(engine.ask("load")) == "bad-request"
    assert kind(engine.ask("load", position={})) == "bad-position"
    assert kind(engine.ask("load", position={**NIKO, "options": {"variant": "x"}})) == "bad-position"
    assert kind(engine.ask("load", position={**NIKO, "hands": [["2"]]})) == "bad-position"
    assert kind(engine.ask("replay", record="nonsense")) == "bad-request"
    assert engine.ask("load", position=NIKO)["ok"]
    assert kind(engine.ask("view", seat=4)) == "bad-request"
    assert kind(engine.ask("view")) == "bad-request"
    assert kind(engine.ask("bot", name="deep blue")) == "bad-request"
    assert kind(engine.ask("join")) == "bad-request"
    assert kind(engine.ask("play")) == "bad-request"
    assert kind(engine.ask("play", choice="banana")) == "unknown-choice"
    assert kind(engine.ask("play", choice="8x1")) == "illegal-choice"
    assert kind(engine.ask("play", choice="8 9 J")) == "illegal-choice"
    assert kind(engine.ask("play", choice="shadow:4")) == "illegal-choice"


def test_an_illegal_choice_is_told_the_rule_and_what_is_offered(engine: Process) -> None:
    engine.ask("load", position=NIKO)
    engine.ask("play", choice="7x3")
    message = engine.ask("play", choice="none")["error"]["message"]
    assert "AB-13" in message and "take, leave" in message


def test_the_game_is_unchanged_by_a_refusal(engine: Process) -> None:
    engine.ask("load", position=NIKO)
    engine.ask("play", choice="7x3")
    before, record = engine.ask("state"), engine.ask("record")
    for choice in ("7x3", "back", "none", "pool:1", "shadow:4", "", "7x0", "14x1", "x" * 10_000):
        engine.ask("play", choice=choice)
    engine.ask("load", position={**NIKO, "deck": ["14"]})
    engine.ask("replay", record=record["record"][:50])
    engine.ask("imagine", view={"game": "abluxxen"})
    assert (engine.ask("state"), engine.ask("record")) == (before, record)


# ---- fuzzing

FUZZED_LINES = share(10_000, 2_000)
scalars = st.none() | st.booleans() | st.integers(-3, 120) | st.floats() | st.text(max_size=6)
texts = st.sampled_from(
    ["abluxxen", "7x3", "take", "deck", "J", "13", "base", "duel", "2+13", "draw", "shadow", "greedy", "", "J+13+1"]
)
values = st.recursive(
    scalars | texts, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=3)
)
fields = st.sampled_from(
    ["game", "seats", "seed", "options", "start", "position", "choice", "seat", "record", "name", "view", "budget_ms"]
)
requests = st.builds(
    lambda cmd, body: json.dumps({"cmd": cmd, **body}),
    st.sampled_from(list(COMMANDS)) | st.text(max_size=4),
    st.dictionaries(fields, values, max_size=4),
)
FIELDS = [*NIKO, "known", "pending", "over", "seed", "totals", "turns", "start", "game_no", "shadow", "odd"]
broken = st.builds(
    lambda field, value, cmd: json.dumps({"cmd": cmd, "position": {**NIKO, field: value}}),
    st.sampled_from(FIELDS),
    values,
    st.sampled_from(["load"]),
)


def broken_views(field: str, value: object) -> str:
    engine = Engine()
    engine.answer(json.dumps({"cmd": "load", "position": NIKO}))
    view = json.loads(engine.answer('{"cmd": "view", "seat": 1}'))["view"]
    return json.dumps({"cmd": "imagine", "view": {**view, field: value}})


lines = (
    requests
    | broken
    | st.builds(broken_views, st.sampled_from([*FIELDS, "out", "seat", "paw"]), values)
    | st.text(max_size=30)
    | st.builds(lambda choice: json.dumps({"cmd": "play", "choice": choice}), texts)
)
survivor = Engine()


@settings(max_examples=FUZZED_LINES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(lines)
def test_no_line_kills_the_engine_or_changes_a_game_it_refuses(line: str) -> None:
    before = survivor.match, survivor.match.record.text() if survivor.match else ""
    answer = json.loads(survivor.answer(line))
    assert answer["ok"] in (True, False)
    if not answer["ok"]:
        assert "internal error" not in answer["error"]["message"], answer
        assert (survivor.match, survivor.match.record.text() if survivor.match else "") == before


def test_the_process_survives_a_storm_of_broken_lines(engine: Process) -> None:
    """Real lines with characters changed, dropped and doubled, over a real pipe."""
    rng = random.Random(1)
    good = [
        json.dumps({"cmd": "load", "position": NIKO}).encode(),
        b'{"cmd": "new", "game": "abluxxen", "seats": 4, "seed": 7, "options": {"variant": "base"}, "start": 0}',
        b'{"cmd": "play", "choice": "7x3"}',
        b'{"cmd": "view", "seat": 1}',
        b'{"cmd": "bot", "name": "greedy", "budget_ms": 250}',
    ]
    for _ in range(FUZZED_LINES):
        line = bytearray(rng.choice(good))
        for _ in range(rng.randrange(4)):
            place = rng.randrange(len(line))
            line[place : place + rng.randrange(3)] = bytes(rng.randrange(256) for _ in range(rng.randrange(3)))
        answer = engine.send(bytes(line).replace(b"\n", b" "))
        assert answer["ok"] or "internal error" not in answer["error"]["message"], (line, answer)
    assert engine.ask("games")["ok"]
