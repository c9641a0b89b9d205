"""A game that brings rules alone plays everywhere: terminal, engine, arena, server, browser, environments."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bare.game import BareKind
from every import Shape, begin, label
from fourth.test_fourth import CHECKS, Check
from fourth.test_served import COMMAND
from kibitz.bots import BOTS
from kibitz.core.rng import Rng
from kibitz.games import GAMES
from kibitz.play.seat import seat_to_decide
from kibitz.play.words import LANGUAGES, words_of

SHAPES: list[Shape] = [("bare", {}, seats) for seats in (2, 4)]


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    GAMES["bare"] = BareKind()
    yield
    del GAMES["bare"]


@pytest.mark.parametrize("shape", SHAPES, ids=label)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_it_conforms(check: Check, shape: Shape) -> None:
    check(shape)


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_can_play_it(bot: str) -> None:
    play, rng = begin(SHAPES[0], 1), Rng(1)
    for code in BOTS[bot](seat_to_decide(play), rng):
        assert code in play.legal
        play.apply(code)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_spoken_of_by_its_texts(language: str) -> None:
    play = begin(SHAPES[0], 1)
    words, shown = words_of(play.game, language), play.game.presentation
    assert words.tell("title") == "Bare"
    assert words.say(shown.prompt(play)).endswith("?")
    assert [words.say(shown.say(play, code)) for code in play.legal] == [shown.notation(code) for code in play.legal]


def kibitz(*arguments: str, answers: str = "") -> str:
    """What the command says to these answers."""
    path = os.pathsep.join(path for path in sys.path if path)
    words = [sys.executable, str(COMMAND), *arguments]
    environment = {**os.environ, "PYTHONPATH": path, "KIBITZ_LANG": "en"}
    done = subprocess.run(
        words, input=answers, env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_in_the_terminal_it_is_played_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIBITZ_DATA", str(tmp_path))
    said = kibitz("play", "bare", "--players", "Anna,casual", "--seed", "1", answers="?\nrules\nwhy 2x1\n" + "1\n" * 40)
    assert "What do you choose?" in said and "Final score" in said


def test_the_engine_plays_it() -> None:
    asked = [{"cmd": "new", "game": "bare", "seats": 2, "seed": 1}, {"cmd": "legal"}, {"cmd": "bot", "name": "greedy"}]
    answers = kibitz("engine", answers="\n".join(map(json.dumps, asked)) + "\n").splitlines()
    assert all(json.loads(answer)["ok"] for answer in answers)
