"""The line mode: a real ``kibitz`` process, typed at as a person would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from threading import Timer

import pytest

from every import share
from kibitz.core.game import Position
from kibitz.play.match import load_match
from kibitz.play.players import Player, note_players
from kibitz.play.words import LANGUAGES

COMMAND = [sys.executable, "-P", "-c", "from kibitz.cli import main; main()"]
TABLES = [
    ("base", "Anna,greedy,random,greedy"),
    ("advanced", "Anna,greedy,greedy"),
    ("expert", "greedy,Anna,greedy,random,greedy"),
    ("duel", "Anna,greedy"),
    ("first-edition", "Anna,Ben,greedy"),
]


BEGINNING: Position = {
    "game": "abluxxen",
    "turn": 0,
    "hands": [["4", "9", "9", "13", "13", "J"], ["2", "5", "5"], ["3", "8", "11"]],
    "displays": [[], [["3"]], [["6", "6"]]],
    "pool": ["1", "4", "7", "8", "10", "12"],
    "deck": ["2", "6", "9", "11", "12"],
}


def beginning(folder: Path) -> str:
    """A saved game at a known position: Anna against two bots."""
    match = load_match(BEGINNING)
    note_players(match.record, [Player("Anna"), Player("Ben", "greedy"), Player("Cleo", "greedy")])
    (folder / "beginning").write_text(match.record.text(), encoding="utf-8")
    return "beginning"


def kibitz(folder: Path, *arguments: str, typed: str = "", code: int = 0, where: Path | None = None) -> str:
    """What the command prints when this is typed; errors go to the same place."""
    answer = subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "KIBITZ_DATA": str(folder), "LANG": "C.UTF-8"},
        cwd=where or folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert answer.returncode == code, answer.stdout
    assert "Traceback" not in answer.stdout, answer.stdout
    return answer.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_a_whole_game_in_every_variant_and_language(tmp_path: Path, variant: str, players: str, language: str) -> None:
    """Whoever is asked always takes the first choice; Enter answers the hand-over screens."""
    arguments = ["play", "--variant", variant, "--players", players, "--lang", language, "--seed", "7"]
    said = kibitz(tmp_path, *arguments, typed="1\n" * 2000)
    assert {"en": "Final score", "de": "Endstand", "pl": "Wynik końcowy"}[language] in said
    (kept,) = tmp_path.glob("*.kibitz")
    assert f"kibitz replay {kept}" in said
    assert kibitz(tmp_path, "replay", str(kept), typed="\n99999\nq\n", code=0)


def test_a_game_of_bots_alone_is_told_to_its_end(tmp_path: Path) -> None:
    said = kibitz(tmp_path, "play", "--players", "greedy,greedy,random", "--seed", "1")
    assert "Anna lays" in said and "Final score" in said


def test_what_can_be_typed(tmp_path: Path) -> None:
    typed = "?\ntable\nall\nlog\nwhy\nwhy deck\n4 5\nrules AB-12\nrules tips\nrules AB-99\nquit\n"
    said = kibitz(tmp_path, "play", "--load", beginning(tmp_path), typed=typed)
    assert "What you can type" in said
    assert "lay two 13s" in said
    assert "Nothing has happened yet." in said
    assert "Type why and a choice" in said
    assert "Not possible (rule AB-5)" in said
    assert "Not possible (rule AB-7)" in said
    assert "AB-12 · A hit." in said
    assert "## Tips" in said
    assert "There is no rule AB-99" in said
    assert "Goodbye!" in said


def test_mistakes_get_a_clear_answer_and_change_nothing(tmp_path: Path) -> None:
    typed = "banana\n999\n0\n13x8\ntake\nsave\nload\nload nowhere.kibitz\nsave /dev/null/x\n\n" + "x" * 500 + "\nlog\n"
    said = kibitz(tmp_path, "play", "--load", beginning(tmp_path), typed=typed)
    assert "I cannot read “banana”." in said
    assert "There is no choice 999; the numbers go from 1 to" in said
    assert "Could not load nowhere.kibitz" in said
    assert "Could not write /dev/null/x" in said
    assert "Nothing has happened yet." in said


def test_the_words_of_a_language_can_be_typed(tmp_path: Path) -> None:
    said = kibitz(tmp_path, "play", "--lang", "de", typed="hilfe\nwarum deck\nregeln AB-12\nende\n")
    assert "AB-5" in said and "AB-12" in said


def test_a_game_that_is_left_is_kept_and_goes_on(tmp_path: Path) -> None:
    said = kibitz(tmp_path, "play", "--players", "Zoe,greedy,greedy", "--seed", "7", typed="1\n1\n")
    (kept,) = tmp_path.glob("*.kibitz")
    assert f"kibitz play --load {kept}" in said
    again = kibitz(tmp_path, "play", "--load", str(kept), typed="quit\n")
    assert "Zoe" in again and "Your hand" in again


def test_a_loaded_file_is_never_changed(tmp_path: Path) -> None:
    kibitz(tmp_path, "play", "--seed", "7", typed="1\nsave mine.kibitz\nquit\n")
    before = (tmp_path / "mine.kibitz").read_text(encoding="utf-8")
    kibitz(tmp_path, "play", "--load", "mine.kibitz", typed="1\n" * 500)
    assert (tmp_path / "mine.kibitz").read_text(encoding="utf-8") == before


def test_loading_in_a_game_keeps_the_game_that_was_played(tmp_path: Path) -> None:
    kibitz(tmp_path, "play", "--seed", "8", typed="save other\nquit\n")
    kibitz(tmp_path, "play", "--load", beginning(tmp_path), typed="13x1+1J\ntake\nload other\n1\nquit\n")
    kept = [path.read_text(encoding="utf-8") for path in tmp_path.glob("*.kibitz")]
    assert [text for text in kept if "13x1+1J take" in text]
    assert len(kept) == 2


def test_a_person_stays_when_the_table_gets_smaller(tmp_path: Path) -> None:
    kibitz(tmp_path, "play", "--variant", "duel", typed="save duel\nquit\n")
    text = (tmp_path / "duel").read_text(encoding="utf-8")
    (tmp_path / "duel").write_text("\n".join(line for line in text.splitlines() if line[0] != "#"), encoding="utf-8")
    said = kibitz(tmp_path, "play", "--players", "greedy,greedy,Zoe", typed="load duel\ntable\nquit\n")
    assert "Zoe: " in said.split("Loaded: duel")[1]


def test_odd_file_names_are_answered(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    typed = (
        "save ~nosuch/x\nload ~nosuch/x\nsave a\0b\nload a\0b\nsave folder\nload folder\nsave "
        + "x" * 5000
        + "\nquit\n"
    )
    said = kibitz(tmp_path, "play", typed=typed)
    assert said.count("Could not write") + said.count("Could not load") == 7
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder"]


def test_a_game_that_cannot_be_kept_goes_on_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = kibitz(tmp_path / "file", "play", "--players", "greedy,random,Zoe", typed="1\n1\nquit\n", where=tmp_path)
    assert "Could not write" in said and "Goodbye!" in said
    assert "is kept" not in said


def test_odd_names_do_no_harm(tmp_path: Path) -> None:
    said = kibitz(tmp_path, "play", "--players", "N" * 3000 + ",\x1b[31mred,greedy", typed="\nquit\n")
    assert "N" * 40 in said and "N" * 41 not in said
    assert "\x1b" not in said
    kibitz(tmp_path, "play", typed="save g\nquit\n")
    text = (tmp_path / "g").read_text(encoding="utf-8").splitlines()
    text[1] = "# players " + "[" * 100_000
    (tmp_path / "g").write_text("\n".join(text), encoding="utf-8")
    assert "The beginning" in kibitz(tmp_path, "replay", "g", typed="q\n")


def test_bytes_that_are_no_text_are_answered(tmp_path: Path) -> None:
    answer = subprocess.run(
        [*COMMAND, "play", "--lang", "en"],
        input=b"x\xff\nquit\n",
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "KIBITZ_DATA": str(tmp_path)}
        | {"PYTHONIOENCODING": "utf-8:strict"},
        capture_output=True,
        timeout=60,
        check=True,
    )
    assert b"I cannot read" in answer.stdout and b"Goodbye!" in answer.stdout


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    arguments = ["play", "--players", "random,greedy,random", "--seed", "7"]
    one, other = (kibitz(tmp_path, *arguments).split("The whole game")[0] for _ in range(2))
    assert one == other != kibitz(tmp_path, *arguments[:-1], "8").split("The whole game")[0]


def test_save_and_load(tmp_path: Path) -> None:
    kibitz(tmp_path, "play", "--seed", "7", "--players", "Zoe,greedy,greedy", typed="1\nsave here.kibitz\nquit\n")
    said = kibitz(tmp_path, "play", "--seed", "8", typed="load here.kibitz\ntable\nquit\n")
    assert "Loaded: here.kibitz" in said and "Zoe: " in said


def test_a_broken_file_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "bad.kibitz").write_bytes(b"\xff\xfe nonsense")
    assert "bad.kibitz" in kibitz(tmp_path, "play", "--load", "bad.kibitz", code=2)
    assert "bad.kibitz" in kibitz(tmp_path, "replay", "bad.kibitz", code=2)
    assert "expected 'kibitz record 1'" in kibitz(tmp_path, "replay", __file__, code=2)


def test_people_do_not_see_each_other(tmp_path: Path) -> None:
    """Between two people stands a hand-over screen; nobody's hand is printed for another."""
    said = kibitz(tmp_path, "play", "--players", "Zoe,Yan,greedy", "--seed", "7", typed="\n1\n2\n\n1\nquit\n")
    zoe, yan = said.split("Pass the screen to ")[1:3]
    assert zoe.startswith("Zoe") and yan.startswith("Yan")
    hands = [part.split("Your hand (13): ")[1].splitlines()[0] for part in (zoe, yan)]
    assert hands[0] != hands[1]
    assert hands[0] not in yan and hands[1] not in zoe


def test_a_drawn_card_is_told_to_its_drawer_alone(tmp_path: Path) -> None:
    typed = "\n1\n1\n\n1\n1\nquit\n"  # Zoe lays and draws from the deck, then Yan
    said = kibitz(tmp_path, "play", "--players", "Zoe,Yan,greedy", "--seed", "7", typed=typed)
    assert "Zoe draws from the deck." in said.split("Pass the screen to ")[2]


def test_replay_steps_forth_and_back(tmp_path: Path) -> None:
    kibitz(tmp_path, "play", "--seed", "7", typed="1\n2\nsave g.kibitz\nquit\n")
    said = kibitz(tmp_path, "replay", "g.kibitz", typed="\n\nb\n1\n999\nx\nq\n")
    assert "The beginning" in said and "Choice 2 of" in said
    assert said.count("Choice 1 of") == 3
    assert "draws from the deck." not in said, "all cards are open"
    assert said.count("Type Enter, b, a number") == 2
    assert "hand 13 cards" not in said
    assert "hand 13 cards" in kibitz(tmp_path, "replay", "g.kibitz", "--seat", "1", typed="q\n")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "halma"], "there is no game 'halma'"),
        (["play", "--lang", "fr"], "the languages are en, de, pl"),
        (["play", "--variant", "x"], "variant: expected one of"),
        (["play", "--variant", "duel", "--seats", "4"], "'duel' is for 2 seats, got 4"),
        (["play", "--seats", "2", "--players", "a,b,c"], "seats: 2, but 3 players are named"),
        (["play", "--option", "cycles"], "expected name=value"),
        (["play", "--option", "cycles=1"], "only with variant first-edition"),
        (["play", "--option", "wild=1"], "abluxxen has no option 'wild'"),
        (["play", "--begins", "9"], "expected a seat from 1 to 4, or draw"),
        (["replay", "nowhere"], "cannot read nowhere"),
    ],
)
def test_wrong_arguments_are_named(tmp_path: Path, arguments: list[str], complaint: str) -> None:
    assert complaint in kibitz(tmp_path, *arguments, code=2)


def test_who_begins_can_be_chosen_or_drawn(tmp_path: Path) -> None:
    for seat in ("1", "2", "3", "draw"):
        typed = kibitz(tmp_path, "play", "--players", "greedy,greedy,greedy", "--begins", seat, "--seed", "7")
        first = next(line for line in typed.splitlines() if " lays " in line)
        assert seat == "draw" or first.startswith(["Anna", "Ben", "Cleo"][int(seat) - 1])


def test_a_match_of_several_games(tmp_path: Path) -> None:
    arguments = ["play", "--variant", "first-edition", "--option", "cycles=1", "--players", "greedy,greedy,greedy"]
    said = kibitz(tmp_path, *arguments, "--seed", "7")
    assert all(f"Game {number} is over" in said for number in (1, 2, 3))
    assert "Game 2 is dealt. Ben begins." in said and "Game 3 is dealt. Cleo begins." in said


def test_version_rules_and_help(tmp_path: Path) -> None:
    assert kibitz(tmp_path, "--version").startswith("kibitz ")
    assert "AB-43" in kibitz(tmp_path, "rules", "abluxxen", "--lang", "pl")
    assert "replay" in kibitz(tmp_path, "--help")


def test_a_killed_game_loses_no_choice(tmp_path: Path) -> None:
    """The process is killed outright after a choice; the file on disk has that choice."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "KIBITZ_DATA": str(tmp_path)}
    for _ in range(share(20, 2)):
        process = subprocess.Popen(
            [*COMMAND, "play", "--load", str(tmp_path / beginning(tmp_path)), "--lang", "en"],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        assert process.stdin is not None and process.stdout is not None
        watchdog = Timer(60, process.kill)
        watchdog.start()
        process.stdin.write("13x1+1J\n")
        process.stdin.flush()
        for line in process.stdout:
            if "You hit Cleo: two 6s" in line:
                break
        else:
            pytest.fail("the game ended before the choice was asked")
        watchdog.cancel()
        process.kill()
        process.wait()
        process.stdin.close()
        process.stdout.close()
        (kept,) = tmp_path.glob("*.kibitz")
        assert "13x1+1J" in kept.read_text(encoding="utf-8")
        kept.unlink()
