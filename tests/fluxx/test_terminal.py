"""Fluxx in the terminal: a real ``kibitz`` process, typed at as a person would."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fluxx.table import table
from invoking import invoke
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
    assert {"en": " wins.", "de": " gewinnt.", "pl": "Wygrywa "}[language] in said
    assert not re.search(r"Anna [01], ", said), "Fluxx has no points"
    (kept,) = tmp_path.glob("*.kibitz")
    assert kibitz(tmp_path, "replay", str(kept), "--lang", language, typed="\n99999\nb\nq\n")


def test_the_rules_in_force_and_what_they_mean_are_always_shown(tmp_path: Path) -> None:
    """Draw, play, what is left to play, limits, goal, who blocks a win."""
    hands, tables = "robin jackpot kpow | draw_2", "batman | the_joker"
    rules = "draw_3 play_2 hand_limit_1 keeper_limit_4 crime_happens"
    game = saved(tmp_path, ANNA, BEN, hands=hands, tables=tables, rules=rules, goals="the_dynamic_duo")
    said = kibitz(tmp_path, "play", "--load", game, typed="robin\nquit\n")
    assert "Now: draw 3, play 2, 2 left to play. Hand Limit: 1, Keeper Limit: 4." in said
    assert "Goal “The Dynamic Duo”: Batman and Robin." in said
    assert "while these are in play: The Joker (Ben)." in said
    assert "Rule “Crime Happens”: Once during your turn" in said
    assert "1 left to play" in said  # after Robin
    assert "You meet “The Dynamic Duo”, but The Joker (Ben) stops the win." in said


def test_a_card_is_explained_and_the_discard_pile_is_open(tmp_path: Path) -> None:
    game = saved(tmp_path, ANNA, BEN, hands="robin | draw_2", discard="mad_love draw_3")
    said = kibitz(tmp_path, "play", "--load", game, typed="card zap\ncard nothing\npiles\nquit\n")
    assert "“Zap a Card!” (Action):" in said
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
        assert ("Ben plays “Robin” (Keeper). Do you answer?" in said) == asked


# ---- several people at one screen: "Anyone?"

CLEO, DORA = Player("Cleo"), Player("Dora")
PEOPLE = [Player("Anna"), Player("Ben"), CLEO]
HELD = "robin draw_3 | batman thats_mine | kpow jackpot"  # Ben could answer Robin
ASKED = "Anyone? 2 Ben · 3 Cleo (name or number; Enter: nobody)"


def evening(folder: Path, *typed: str, players: list[Player] = PEOPLE, **position: str) -> str:
    """What is seen from the first "Anyone?" on: Anna has taken the screen and played Robin."""
    game = saved(folder, *players, **({"hands": HELD, "draw": "veto the_bank", "rules": "play_2"} | position))
    said = kibitz(folder, "play", "--load", game, typed="\n".join(["", "robin", *typed, "quit", ""]))
    return said.split("> ", 1)[1]


def kept(folder: Path) -> str:
    """The choices of the game that was kept."""
    (file,) = folder.glob("*.kibitz")
    return file.read_text(encoding="utf-8").split("choices\n")[1].split("\nend")[0]


def test_one_question_to_all_and_enter_lets_it_pass(tmp_path: Path) -> None:
    """No hand is shown, and the screen goes straight back to Anna."""
    said = evening(tmp_path, "")
    assert said.count("Anyone?") == 1 and ASKED in said
    assert "Anna plays “Robin” (Keeper). Do you answer?" in said
    assert "Your hand" not in said.split("Pass the screen to Anna")[0]
    assert [part.split(".")[0] for part in said.split("Pass the screen to ")[1:]] == ["Anna"]
    assert kept(tmp_path) == "robin pass pass"


@pytest.mark.rule("FX-31")
def test_the_question_does_not_tell_who_could_answer(tmp_path: Path) -> None:
    """Ben, Cleo or nobody: the same to the last letter."""
    seen = set()
    for others in ("batman thats_mine | kpow", "batman jackpot | thats_mine", "batman jackpot | draw_2"):
        folder = tmp_path / others.split()[-1]
        folder.mkdir()
        said = evening(folder, "table", "log", hands=f"robin draw_3 | {others}", draw="", rest="draw_pile")
        seen.add(said.split("To go on")[0])
    assert len(seen) == 1 and ASKED in seen.pop()


@pytest.mark.parametrize("call", ["ben", "2"])
def test_whoever_calls_gets_the_screen_and_answers_as_usual(tmp_path: Path, call: str) -> None:
    said = evening(tmp_path, call, "", "thats_mine")
    before, after = said.split("Pass the screen to Ben")
    assert "Your hand" not in before
    assert "Your hand (2): Batman / That's Mine!" in after
    assert "Anna plays “Robin” (Keeper). Do you answer?" in after
    assert kept(tmp_path) == "robin thats_mine"


@pytest.mark.rule("FX-30")
def test_the_question_comes_back_for_the_others(tmp_path: Path) -> None:
    """Cleo looks and lets it pass; Ben sits before her, and still can answer."""
    said = evening(tmp_path, "cleo", "", "pass", "ben", "", "thats_mine")
    assert "Anyone? 2 Ben (name or number; Enter: nobody)" in said
    assert kept(tmp_path) == "robin thats_mine"


@pytest.mark.rule("FX-30")
def test_an_early_answer_waits_until_those_before_have_let_it_pass(tmp_path: Path) -> None:
    hands = "robin draw_3 | batman jackpot | kpow thats_mine"
    said = evening(tmp_path, "cleo", "", "thats_mine", "log", "", hands=hands)
    assert "That's Mine!" not in said.split("Anyone? 2 Ben (")[1].split("> ")[1], "it is not told before"
    assert kept(tmp_path) == "robin pass thats_mine"


@pytest.mark.rule("FX-30", "FX-33")
def test_an_early_answer_is_void_if_somebody_before_answers(tmp_path: Path) -> None:
    """Cleo would let Bane out of the Cuffs, but Ben sits before her and takes Robin: everybody is asked about that."""
    typed = ["cleo", "", "use:batman_cuffs", "ben", "", "thats_mine", "table"]
    said = evening(tmp_path, *typed, tables="| | batman_cuffs", cuffed="bane")
    assert "Ben answers “Robin” with “That's Mine!”. Do you cancel that?" in said
    assert "Anyone? 3 Cleo · 1 Anna (" in said and "“Bane” is free again" not in said
    assert kept(tmp_path) == "robin thats_mine"


@pytest.mark.rule("FX-55")
def test_after_a_release_the_question_comes_again(tmp_path: Path) -> None:
    """Cleo lets Bane out of the Cuffs, and can still answer with a Surprise."""
    hands = "robin draw_3 | batman jackpot | kpow thats_mine"
    typed = ["cleo", "", "use:batman_cuffs", "", "3", "", "thats_mine"]
    said = evening(tmp_path, *typed, hands=hands, tables="| | batman_cuffs", cuffed="bane")
    assert "“Bane” is free again, in front of Cleo." in said.split("Anyone? 3 Cleo (")[0]
    assert kept(tmp_path) == "robin pass use:batman_cuffs thats_mine"


def test_bots_answer_when_it_is_their_turn(tmp_path: Path) -> None:
    """Ben is a bot between the people: nobody is asked for him, and Dora's answer waits for his."""
    hands = "robin draw_3 | batman jackpot | kpow draw_2 | thats_mine play_3"
    players = [Player("Anna"), CLEO, Player("Ben", "greedy"), DORA]
    said = evening(tmp_path, "dora", "", "thats_mine", "", hands=hands, players=players)
    assert "Anyone? 2 Cleo · 4 Dora (" in said and "Anyone? 2 Cleo (" in said
    assert kept(tmp_path) == "robin pass pass thats_mine"


def test_what_is_typed_there_shows_nobodys_cards(tmp_path: Path) -> None:
    refused = ["all", "hint", "why thats_mine", "try thats_mine", "thats_mine", "1"]
    said = evening(tmp_path, "table", "log", "piles", *refused, draw="", rest="draw_pile")
    assert "Ben: Hand 2 cards" in said and "Being played (1): Robin" in said
    assert not [card for card in ("Your hand", "Batman", "That's Mine!", "K'POW!", "Jackpot!") if card in said]
    for line in refused:
        assert f"“{line}” is nobody who is asked now." in said
    assert said.count("Anyone?") == 10


def test_a_card_is_taken_back_while_nobody_has_answered_it(tmp_path: Path) -> None:
    said = evening(tmp_path, "undo", "", "draw_3", "")
    assert "Taken back." in said and "Anna plays “Draw 3”" in said
    assert kept(tmp_path).startswith("draw_3 pass pass")


def test_a_card_is_not_taken_back_once_somebody_has_answered(tmp_path: Path) -> None:
    """Cleo has answered, even if that waits; and Anna's own turn comes too late."""
    said = evening(tmp_path, "cleo", "", "undo", "pass", "undo", "", "", "undo")
    assert said.count("There is nothing that you can take back") == 3
    assert kept(tmp_path) == "robin pass pass"


def test_a_pass_is_taken_back_before_the_next_person_has_answered(tmp_path: Path) -> None:
    evening(tmp_path, "ben", "", "pass", "undo", "ben", "", "thats_mine")
    assert kept(tmp_path) == "robin thats_mine"


def test_what_a_bot_played_is_not_taken_back(tmp_path: Path) -> None:
    players = [Player("Ben", "greedy"), Player("Anna"), CLEO]
    game = saved(tmp_path, *players, hands="robin | batman | jackpot", draw="thats_mine")
    said = kibitz(tmp_path, "play", "--load", game, typed="undo\nquit\n")
    assert "Anyone? 2 Anna · 3 Cleo (" in said and "There is nothing that you can take back" in said


def test_a_game_is_saved_loaded_and_joined_at_the_question(tmp_path: Path) -> None:
    """But not by somebody whose answer waits."""
    typed = ["save there", "cleo", "", "save here", "join Emil", "pass", "join Emil", "load there", ""]
    said = evening(tmp_path, *typed)
    assert said.count("That has to wait until you have answered.") == 2
    assert "Saved: there" in said and "Emil joins before the next turn begins." in said and "Loaded: there" in said
    assert not (tmp_path / "here").exists()
    assert said.count("Anyone? 2 Ben (") == 2, "Cleo's answer still counts after somebody has joined"
    assert said.split("Loaded: there")[1].count(ASKED) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_at_one_screen(tmp_path: Path, language: str) -> None:
    """Every line is 1: Anna is called wherever she is asked, and everybody takes the first choice."""
    arguments = ["--players", "Anna,Ben,greedy,Cleo", "--lang", language, "--seed", "7"]
    said = kibitz(tmp_path, "play", "fluxx", *arguments, typed="1\n\n1\n" * 3000)
    assert {"en": " wins.", "de": " gewinnt.", "pl": "Wygrywa "}[language] in said
    assert {"en": "Anyone?", "de": "Reagiert jemand?", "pl": "Czy ktoś reaguje?"}[language] in said


def test_a_deck_is_written_checked_and_played(tmp_path: Path) -> None:
    said = kibitz(tmp_path, "deck", "new", "mine.toml")
    assert "kibitz deck check mine.toml" in said
    assert "ready to play" in kibitz(tmp_path, "deck", "check", "mine.toml")
    arguments = ["play", "fluxx", "--option", "deck=mine.toml", "--players", "greedy,greedy", "--seed", "1"]
    assert " wins." in kibitz(tmp_path, *arguments)
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


def test_a_deck_is_shown_in_the_language_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIBITZ_LANG", "pl")
    shown = invoke(["deck", "show"]).stdout
    assert shown == invoke(["deck", "show", "--lang", "pl"]).stdout != invoke(["deck", "show", "--lang", "en"]).stdout
