"""Bots at the table: of every level, and programs of others, which cannot stop a game whatever they do."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from kibitz.games import make_game
from kibitz.play.match import new_match
from kibitz.play.players import Player, note_players
from test_terminal import kibitz

MISBEHAVING = {
    "crashes": "import sys; sys.exit(3)",
    "talks nonsense": "import sys\nfor line in sys.stdin: print('hello', flush=True)",
    "plays illegally": 'import sys\nfor line in sys.stdin: print(\'{"ok": true, "choice": "13x8+5J"}\', flush=True)',
}


def program(folder: Path, text: str) -> str:
    path = folder / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"cmd:{sys.executable} {path}"


@pytest.mark.parametrize("way", MISBEHAVING)
def test_a_program_that_misbehaves_does_not_stop_the_table(way: str, tmp_path: Path) -> None:
    """Everybody is told, and the game's own policy plays on in its seat."""
    bot = program(tmp_path, MISBEHAVING[way])
    told = kibitz(tmp_path, "play", "--players", f"greedy,{bot},random", "--seed", "5", "--lang", "en")
    assert "Ben (bot) gives no answer that can be played" in told
    assert "The whole game is kept." in told


def test_our_own_engine_is_such_a_program(tmp_path: Path) -> None:
    bot = f"cmd:{sys.executable} -m kibitz engine --bot casual"
    told = kibitz(tmp_path, "play", "--players", f"greedy,{bot},random", "--seed", "5", "--lang", "en")
    assert "gives no answer" not in told


def test_a_saved_game_starts_no_program(tmp_path: Path) -> None:
    """Somebody else's file may name any command: it is not run; a bot of ours takes the seat."""
    match = new_match(make_game("abluxxen", {}, 3), 3, "1")
    mark = tmp_path / "started"
    note_players(match.record, [Player("Anna"), Player("Ben", f"cmd:touch {mark}"), Player("Cleo", "greedy")])
    file = tmp_path / "game.kibitz"
    file.write_text(match.record.text(), encoding="utf-8")
    told = kibitz(tmp_path, "play", "--load", str(file), "--lang", "en", typed="1\nquit\n")
    assert not mark.exists()
    assert "Anna, Ben (bot), Cleo (bot)" in told


def test_a_level_sits_down_by_its_name(tmp_path: Path) -> None:
    arguments = ["play", "--players", "Anna,club,beginner", "--seed", "2", "--lang", "de"]
    told = kibitz(tmp_path, *arguments, typed="tipp\nquit\n")
    assert "Ben (Bot)" in told
    assert "Gewinnchance" in told
