"""Games from outside play everywhere: the tiny one, one that brings rules alone, and a trick game of several deals. In
the terminal, by the engine and in the arena here; at a server in ``test_served``, in a browser in
``web/test_any_game``, as environments in ``rl/test_guests``."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fourth.test_served import COMMAND

GUESTS = ["pairs", "bare", "oh_hell"]
each_game = pytest.mark.parametrize("game", GUESTS)


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


@each_game
def test_in_the_terminal_it_is_played_to_its_end(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIBITZ_DATA", str(tmp_path))
    answers = "?\nrules\nwhy 2x1\n" + "0\n1\n" * 60  # a bid of 0 or 1; of what has no key, the first
    said = kibitz("play", game, "--players", "Anna,casual,random", "--seed", "1", answers=answers)
    assert "Final score" in said and "Anna" in said


@each_game
def test_the_engine_plays_it(game: str) -> None:
    asked = [{"cmd": "new", "game": game, "seats": 3, "seed": 1}, {"cmd": "legal"}, {"cmd": "bot", "name": "greedy"}]
    answers = kibitz("engine", answers="\n".join(map(json.dumps, asked)) + "\n").splitlines()
    assert len(answers) >= len(asked) and all(json.loads(answer)["ok"] for answer in answers)


@each_game
def test_the_arena_plays_it(game: str, tmp_path: Path) -> None:
    """Its workers are processes of their own, and know the game."""
    words = ["arena", game, "--bots", "greedy,random", "--seats", "3", "--games", "6", "--workers", "1"]
    said = kibitz(*words, "--out", str(tmp_path / "arena"))
    assert "could not be finished" not in said and "greedy" in said
    assert "6 games" in (tmp_path / "arena" / "report.md").read_text(encoding="utf-8")
