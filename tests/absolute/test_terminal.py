"""Absolute in the terminal: a real ``kibitz`` process, typed at as a person would."""

from __future__ import annotations

from pathlib import Path

import pytest

from absolute.table import table
from kibitz.play.players import Player, note_players
from kibitz.play.words import LANGUAGES
from test_terminal import kibitz


def evening(folder: Path, phase: str = "swap") -> str:
    """Anna against Ben and Cleo, in the middle of her turn."""
    record = table(
        hands="+5C -8C +3D +9S -6S -4D +7C | -6D +2C +1C | +5D -1T",
        sets="-1D -2D +0C / +7S +3C -10C | -10S +0S +3S +5S | -9C +4C +5T",
        deck="+9T -9T +8T -8T +1T +2T",
        discard="-3T -4T",
        phase=phase,
    ).match.record
    note_players(record, [Player("Anna"), Player("Ben", "greedy"), Player("Cleo", "greedy")])
    (folder / "evening").write_text(record.text(), encoding="utf-8")
    return "evening"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(tmp_path: Path, language: str) -> None:
    """Whoever is asked takes the first choice."""
    arguments = ["--players", "Anna,greedy,random", "--lang", language, "--seed", "7", "--option", "turn_limit=12"]
    said = kibitz(tmp_path, "play", "absolute", *arguments, typed="1\n" * 3000)
    assert {"en": "Final score", "de": "Endstand", "pl": "Wynik końcowy"}[language] in said
    (kept,) = tmp_path.glob("*.kibitz")
    assert kibitz(tmp_path, "replay", str(kept), "--lang", language, typed="\n99999\nb\nq\n")


def test_every_set_is_shown_with_its_name_its_points_and_its_zero(tmp_path: Path) -> None:
    said = kibitz(tmp_path, "play", "--load", evening(tmp_path), typed="quit\n")
    assert "   [-2D -1D +0C]   0.0: 2 points, the zero is +3" in said
    assert "   [-10C +3C +7S]  0.1: 10 points" in said
    assert "   [-10S +0S +3S +5S]  1.0: 22 points, the zero is +2" in said
    assert "Anna: 12 points laid · hand −15" in said
    assert "discard pile -4T (2 cards)" in said


def test_a_move_is_tried_out_before_it_is_made(tmp_path: Path) -> None:
    typed = "try swap 1.0 -6S -4D for -10S\ntry set +5C -8C +3D\ntry set +5C -8C\ntry quark\ntry\nquit\n"
    said = kibitz(tmp_path, "play", "--load", evening(tmp_path), typed=typed)
    assert "swap 1.0 -6S -4D for -10S is possible – Ben’s set 22 → 8, points -3 → -3" in said
    assert "set +5C -8C +3D is possible – points -3 → 8" in said
    assert "Not possible (rule AZ-5): -8C +5C: a set has at least three cards." in said
    assert "I cannot read “quark”." in said
    assert "Type try and a move" in said
    assert "You lay" not in said


def test_the_rulebook_s_regrouping_as_one_line(tmp_path: Path) -> None:
    typed = "set +5C -8C +3D\nregroup 0,2: -1D -2D +3D / +5C -8C +0C\nquit\n"
    said = kibitz(tmp_path, "play", "--load", evening(tmp_path), typed=typed)
    assert "You lay -8C +3D +5C: 8 points." in said
    assert "You regroup: 20 → 32." in said
    assert "  – -8C +0C +5C: 16 points" in said


def test_what_is_composed_is_shown_step_by_step_with_its_points_before_it_is_confirmed(tmp_path: Path) -> None:
    typed = "swap:1.0\ncard:-6S\ncard:-4D\ntake:-10S\nconfirm:\nquit\n"
    said = kibitz(tmp_path, "play", "--load", evening(tmp_path), typed=typed)
    assert "Swap with -10S +0S +3S +5S. You give: -6S. You take: –." in said
    assert "confirm: do it – Ben’s set 22 → 8, points -3 → -3" in said
    assert "You swap with a set of Ben: you give -6S -4D and take -10S. The set: 22 → 8." in said


def test_steps_are_taken_back_until_a_card_is_drawn(tmp_path: Path) -> None:
    typed = "swap 1.0 -6S -4D for -10S\nset +5C -8C +3D\nundo\nundo\nundo\nquit\n"
    said = kibitz(tmp_path, "play", "--load", evening(tmp_path), typed=typed)
    assert said.count("Taken back.") == 2
    assert "There is nothing that you can take back" in said
    last = said[said.rindex("Taken back.") :]
    assert "[-10S +0S +3S +5S]  1.0: 22 points" in last and "Your hand (7)" in last
    blind = kibitz(tmp_path, "play", "--load", evening(tmp_path, "draw"), typed="deck\nundo\nquit\n")
    assert "Taken back." not in blind
    open_ = kibitz(tmp_path, "play", "--load", evening(tmp_path, "draw"), typed="discard\nundo\nquit\n")
    assert "Taken back." in open_


def test_what_is_taken_back_is_not_in_the_log_or_in_the_saved_game(tmp_path: Path) -> None:
    typed = "set +5C -8C +3D\nundo\nlog\nsave kept\nquit\n"
    said = kibitz(tmp_path, "play", "--load", evening(tmp_path), typed=typed)
    assert "Nothing has happened yet." in said
    assert "choices\nend 0" in (tmp_path / "kept").read_text(encoding="utf-8")


def test_whoever_types_is_taught_what_to_type(tmp_path: Path) -> None:
    said = kibitz(tmp_path, "play", "--load", evening(tmp_path), typed="confirm:\ndone\nquit\n")
    assert "Anna: You may swap one or two hand cards with those of a set. For example: swap 1.0 +7C for +7S." in said
    assert "You are not composing a move. Begin one: swap:1.0, set:, add:0.0 or break:0." in said
    assert "First say whether you swap. To swap nothing, type no-swap." in said
