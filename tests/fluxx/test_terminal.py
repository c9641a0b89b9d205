"""Fluxx in the terminal: a real ``kibitz`` process, typed at as a person would."""

from __future__ import annotations

from pathlib import Path

import pytest

from fluxx.table import table
from kibitz.play.players import Player, note_players
from kibitz.play.words import LANGUAGES
from test_terminal import kibitz


def saved(folder: Path, *players: Player, **position: str) -> str:
    """A saved game at a known position."""
    record = table(**position).match.record  # type: ignore[arg-type]
    note_players(record, list(players))
    (folder / "evening").write_text(record.text(), encoding="utf-8")
    return "evening"


ANNA, BEN = Player("Anna"), Player("Ben", "greedy")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", ["batman", "allotment"])
def test_a_whole_game_in_every_language(tmp_path: Path, deck: str, language: str) -> None:
    """Whoever is asked takes the first choice; Enter answers the hand-over screens."""
    arguments = ["--players", "Anna,greedy,random", "--lang", language, "--seed", "7", "--option", f"deck={deck}"]
    said = kibitz(tmp_path, "play", "fluxx", *arguments, typed="1\n" * 3000)
    assert {"en": "Final score", "de": "Endstand", "pl": "Wynik końcowy"}[language] in said
    (kept,) = tmp_path.glob("*.kibitz")
    assert kibitz(tmp_path, "replay", str(kept), "--lang", language, typed="\n99999\nb\nq\n")


def test_the_rules_in_force_and_what_they_mean_are_always_shown(tmp_path: Path) -> None:
    """Draw, play, what is left to play, limits, goal, who blocks a win."""
    hands, tables = "robin jackpot kpow | draw_2", "batman | the_joker"
    rules = "draw_3 play_2 hand_limit_1 keeper_limit_4 crime_happens"
    game = saved(tmp_path, ANNA, BEN, hands=hands, tables=tables, rules=rules, goals="the_dynamic_duo")
    said = kibitz(tmp_path, "play", "--load", game, typed="robin\nquit\n")
    assert "Now: draw 3, play 2, 2 left to play. Hand Limit: 1, Keeper Limit: 4." in said
    assert "Goal The Dynamic Duo: Batman and Robin." in said
    assert "while these are in play: The Joker (Ben)." in said
    assert "Rule Crime Happens: Once during your turn" in said
    assert "1 left to play" in said  # after Robin
    assert "Anna meets The Dynamic Duo, but the win is blocked." in said


def test_a_card_is_explained_and_the_discard_pile_is_open(tmp_path: Path) -> None:
    game = saved(tmp_path, ANNA, BEN, hands="robin | draw_2", discard="mad_love draw_3")
    said = kibitz(tmp_path, "play", "--load", game, typed="card zap\ncard nothing\npiles\nquit\n")
    assert "Zap a Card! (Action):" in said
    assert "There is no card “nothing” in this game." in said
    assert "Discard pile (2): Mad Love / Draw 3" in said


def test_somebody_joins(tmp_path: Path) -> None:
    game = saved(tmp_path, ANNA, BEN, hands="robin | draw_2", rest="draw_pile")
    said = kibitz(tmp_path, "play", "--load", game, typed="join greedy\nrobin\njoin\njoin\njoin\njoin\nquit\n")
    assert "Cleo joins before the next turn begins." in said
    assert "Cleo joins the game." in said
    assert "Nobody can join this game now." in said
    (kept,) = tmp_path.glob("*.kibitz")
    assert "+join robin" in kept.read_text(encoding="utf-8")
    assert "Cleo" in kibitz(tmp_path, "play", "--load", str(kept), typed="quit\n")


def test_whoever_has_nothing_to_answer_with_is_not_asked_if_nobody_else_is_there(tmp_path: Path) -> None:
    """A single person with bots: a window with `pass` alone goes by; with a Surprise it is asked."""
    hands = {"robin | kpow draw_2": False, "robin | thats_mine draw_2": True}
    for held, asked in hands.items():
        game = saved(tmp_path, BEN, ANNA, hands=held, draw="draw_3 draw_4 thats_mine"[: 14 if asked else 25])
        said = kibitz(tmp_path, "play", "--load", game, typed="quit\n")
        assert ("Ben plays Robin (Keeper). Do you answer?" in said) == asked


def test_with_two_people_everybody_is_asked(tmp_path: Path) -> None:
    """Otherwise who is not asked would be known to hold nothing."""
    game = saved(tmp_path, ANNA, Player("Cleo"), hands="robin draw_3 | draw_2 kpow", draw="thats_mine", rest="out")
    said = kibitz(tmp_path, "play", "--load", game, typed="\nrobin\n\nquit\n")
    assert "Pass the screen to Cleo" in said and "Anna plays Robin (Keeper). Do you answer?" in said
    assert "draw_2" not in said.split("Pass the screen to Cleo")[0]


def test_a_deck_is_written_checked_and_played(tmp_path: Path) -> None:
    said = kibitz(tmp_path, "deck", "new", "mine.toml")
    assert "kibitz deck check mine.toml" in said
    assert "ready to play" in kibitz(tmp_path, "deck", "check", "mine.toml")
    arguments = ["play", "fluxx", "--option", "deck=mine.toml", "--players", "greedy,greedy", "--seed", "1"]
    assert "Final score" in kibitz(tmp_path, *arguments)
    (kept,) = tmp_path.glob("*.kibitz")
    (tmp_path / "mine.toml").unlink()
    assert kibitz(tmp_path, "replay", str(kept), typed="99999\nq\n"), "the record has the deck in it"


@pytest.mark.parametrize(
    ("arguments", "complaint", "code"),
    [
        (["deck", "check", "nothing.toml"], "cannot read nothing.toml", 2),
        (["deck", "new", "mine"], "a deck file is called something.toml", 2),
        (["deck", "new", "there.toml"], "is there already", 2),
        (["deck", "check", "there.toml"], "cannot be played", 1),
        (["deck", "show", "there.toml"], "cannot be played", 2),
        (["deck", "show", "batman", "--lang", "fr"], "there is no language", 2),
        (["play", "fluxx", "--option", "deck=there.toml"], "the deck cannot be played", 2),
        (["play", "fluxx", "--option", "deck=nothing.toml"], "cannot read nothing.toml", 2),
        (["play", "fluxx", "--option", "deck=nothing"], "deck: expected one of", 2),
        (["play", "fluxx", "--option", "logo=[7]"], "logo: there is no seat 7", 2),
        (["play", "fluxx", "--option", "logo=[x]"], "logo: expected a list of numbers", 2),
        (["play", "fluxx", "--option", "turn_cap=99"], "turn_cap: expected a number from 100", 2),
        (["play", "fluxx", "--seats", "7"], "2 to 6 seats", 2),
    ],
)
def test_mistakes_are_answered_clearly(tmp_path: Path, arguments: list[str], complaint: str, code: int) -> None:
    (tmp_path / "there.toml").write_text("[deck]\n", encoding="utf-8")
    assert complaint in kibitz(tmp_path, *arguments, code=code)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read(tmp_path: Path, language: str) -> None:
    said = kibitz(tmp_path, "deck", "show", "batman", "--lang", language)
    assert len(said.strip().splitlines()) == 99
    assert "allotment" in kibitz(tmp_path, "deck", "list")
