"""``kibitz hint`` and ``kibitz analyse``, and ``hint`` at the table: a real process, typed at as a person would."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from abluxxen.table import table
from kibitz.core.game import SPECTATOR
from kibitz.play.players import Player, note_players
from kibitz.play.words import LANGUAGES
from test_terminal import kibitz


def saved(folder: Path, *choices: str) -> str:
    """Anna could go out and win; Ben and Cleo are bots."""
    game = table(
        hands="7 7 | 2 | 3 3 3", displays="5 5 | 6 6 6 6 |", pool="1 2 3 4 5 6", deck="8 9 10", variant="advanced"
    )
    record = game.do(*choices).match.record
    note_players(record, [Player("Anna"), Player("Ben", "greedy"), Player("Cleo", "greedy")])
    (folder / "evening").write_text(record.text(), encoding="utf-8")
    return "evening"


def written(folder: Path, seat: int | None) -> str:
    """The same as a JSON position, or as the view of a seat."""
    play = table(hands="7 7 | 2 2 | 3 3 3", displays="5 5 | 6 |", pool="1 2 3 4 5 6", deck="8 9 10").match.play
    data = play.position() if seat is None else play.view(seat)
    (folder / "table.json").write_text(json.dumps(data), encoding="utf-8")
    return "table.json"


def test_a_hint_for_a_saved_game(tmp_path: Path) -> None:
    said = kibitz(tmp_path, "hint", saved(tmp_path), "--iterations", "30")
    first, second, third, *_ = said.splitlines()
    assert first.startswith("Anna decides. Chances to win: Anna 100%")
    assert second.startswith("1. 7x2 (lay two 7s): 100% to win, tried ")
    assert third == "   Why: goes out and wins by 1 point."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_every_language(tmp_path: Path, language: str) -> None:
    said = kibitz(tmp_path, "hint", saved(tmp_path), "--iterations", "10", "--lang", language)
    assert "1. 7x2 (" in said


@pytest.mark.parametrize("seat", [None, 0])
def test_a_hint_for_a_position_or_a_view(tmp_path: Path, seat: int | None) -> None:
    said = kibitz(tmp_path, "hint", written(tmp_path, seat), "--iterations", "10", "--json")
    data = json.loads(said)
    assert (data["seat"], data["imagined"]) == (0, 10)
    assert data["candidates"][0]["lines"] == ["7x2"]
    assert data["candidates"][0]["reasons"] == ["goes out and wins by 5 points"]


MISTAKES = [
    (["nowhere"], "cannot read nowhere"),
    (["evening", "--seat", "2"], "seat: in evening seat 1 (Anna) decides; leave --seat out"),
    (["evening", "--after", "7"], "after: expected a number from 0 to 0"),
    (["evening", "--lang", "fr"], "there is no language 'fr'; the languages are en, de, pl"),
]


@pytest.mark.parametrize(("arguments", "complaint"), MISTAKES)
def test_a_hint_that_cannot_be_given_says_what_to_do(tmp_path: Path, arguments: list[str], complaint: str) -> None:
    saved(tmp_path)
    assert complaint in kibitz(tmp_path, "hint", *arguments, code=2)


def test_a_finished_game_is_sent_to_the_analysis(tmp_path: Path) -> None:
    said = kibitz(tmp_path, "hint", saved(tmp_path, "7x1", "2x1"), code=2)
    assert "the game in evening is over; see kibitz analyse evening, or ask with --after NUMBER" in said
    assert "1. 7x2" in kibitz(tmp_path, "hint", "evening", "--after", "0", "--iterations", "10")


def test_only_the_view_of_whoever_decides_will_do(tmp_path: Path) -> None:
    said = kibitz(tmp_path, "hint", written(tmp_path, 1), code=2)
    assert "this is the view of seat 2, but seat 1 decides" in said
    said = kibitz(tmp_path, "hint", written(tmp_path, SPECTATOR), code=2)
    assert "this is a spectator's view" in said


def test_what_is_no_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd").write_text("{ nonsense", encoding="utf-8")
    assert "odd is no saved game, and no JSON" in kibitz(tmp_path, "hint", "odd", code=2)
    (tmp_path / "odd").write_text("quark", encoding="utf-8")
    assert "expected 'kibitz record 1'" in kibitz(tmp_path, "hint", "odd", code=2)


def test_an_analysis_as_text_data_and_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    arguments = ["--iterations", "30", "--plot", "game.png", "--json", "game.json"]
    said = kibitz(tmp_path, "analyse", saved(tmp_path, "7x1", "2x1"), *arguments)
    assert "Abluxxen: 2 choices, 1 decision with an alternative; imagined games for each: 30." in said
    assert "Anna: 1 decision, 0% of them the best found" in said
    assert "  Choice 1, Anna, 7x1: 100% → " in said and "Better: 7x2" in said
    assert "    Why: goes out and wins by 1 point." in said
    assert "Ben wins." in said
    assert json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["names"] == ["Anna", "Ben", "Cleo"]
    assert (tmp_path / "game.png").stat().st_size > 5000


def test_an_analysis_of_nothing_or_into_nowhere_is_refused(tmp_path: Path) -> None:
    assert "nothing has been played" in kibitz(tmp_path, "analyse", saved(tmp_path), code=2)
    assert "cannot read nowhere" in kibitz(tmp_path, "analyse", "nowhere", code=2)
    pytest.importorskip("matplotlib")
    said = kibitz(tmp_path, "analyse", saved(tmp_path, "7x1", "2x1"), "--plot", "nowhere/game.png", code=2)
    assert "there is no folder" in said


@pytest.mark.parametrize(("language", "word"), [("en", "hint"), ("de", "tipp"), ("pl", "podpowiedź"), ("pl", "hint")])
def test_a_hint_at_the_table_is_for_the_person_who_decides(tmp_path: Path, language: str, word: str) -> None:
    said = kibitz(tmp_path, "play", "--load", saved(tmp_path), "--lang", language, typed=f"{word}\nquit\n")
    assert "1. 7x2 (" in said
    assert "Anna 100" in said
