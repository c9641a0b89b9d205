"""Fair dealing: what is committed to before the first card is what is dealt, and ``kibitz verify`` notices the rest."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest

from every import FEWER_SHAPES, game_of
from kibitz.games import GAMES, make_game
from kibitz.play.fairness import commitment, head, head_in, new_secret, note_deal, noted_deal
from kibitz.play.match import load_match, new_match
from kibitz.play.players import Player, note_players
from kibitz.play.record import Record, parse_record, read_record
from kibitz.play.words import LANGUAGES
from kibitz.terminal.commands.verify import Check
from test_terminal import BEGINNING, kibitz

SALT = "00112233445566778899aabbccddeeff"
RECORDS = sorted((Path(__file__).parent / "records").glob("*.kibitz"))


def finished() -> Record:
    """A short game of three, played to its end, its deal committed to."""
    match = new_match(make_game("abluxxen", {"turn_limit": 2}, 3), 3, "7", 1)
    while match.play.legal:
        match.do_code(match.play.legal[-1])
    note_players(match.record, [Player("Anna"), Player("Ben"), Player("Cleo")])
    note_deal(match.record, SALT)
    return match.record


def saved(folder: Path, text: str) -> str:
    (folder / "evening").write_text(text, encoding="utf-8")
    return "evening"


def checked(text: str, written: str = "", language: str = "en") -> tuple[bool, str]:
    """Whether all of it holds, and what is said."""
    check = Check(text, parse_record(text), written, language)
    return check.holds, "\n".join(check.lines)


# ---- the commitment


def test_the_commitment_is_the_hash_of_salt_and_head() -> None:
    record = finished()
    written = (
        f"{SALT}\ngame abluxxen {record.game.version}\n"
        'options {"variant": "base", "shadow_split": false, "cycles": 0, "turn_limit": 2}\n'
        'seats 3\nstart 1\nseed "7"\n'
    )
    assert hashlib.sha256(written.encode()).hexdigest() == commitment(record, SALT)


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_decides_the_deal_is_committed_to(name: str) -> None:
    """Options and the number of seats, as many ways as the game has; the seed, who begins, and the salt."""
    ways = [Record(game_of(shape), shape[2], "7", 0) for shape in FEWER_SHAPES if shape[0] == name]
    usual = ways[0]
    others = [Record(usual.game, usual.seats, seed, first) for seed, first in (("8", 0), ("7", 1))]
    given = [commitment(record, SALT) for record in [*ways, *others]]
    assert given[0] == commitment(usual, SALT) != commitment(usual, SALT[:-1] + "e")
    assert len(set(given)) == len(given) == len(ways) + 2


def test_the_choices_are_not_part_of_it() -> None:
    record = finished()
    before = commitment(record, SALT)
    record.choices.pop()
    assert commitment(record, SALT) == before


def test_a_record_keeps_its_deal() -> None:
    record = finished()
    again = read_record(record.text())
    assert noted_deal(again) == (commitment(record, SALT), SALT)
    assert [note.split()[0] for note in again.notes] == ["players", "commitment", "salt"]
    note_deal(again, "other")
    assert noted_deal(again) == (commitment(record, "other"), "other")
    again.notes = []
    assert noted_deal(again) is None


@pytest.mark.parametrize("path", RECORDS[::9], ids=lambda path: path.name)
def test_what_is_committed_to_stands_in_the_file_word_for_word(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert head_in(text) == head(read_record(text))


def test_a_loaded_game_is_its_position() -> None:
    record = load_match(BEGINNING).record
    assert head(record) == head_in(record.text())
    assert head(record).splitlines()[1].startswith("position {")


def test_secrets_have_128_bits_and_differ() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert len(bytes.fromhex(new_secret())) * 8 == 128


# ---- kibitz verify


def test_a_fair_deal_compared_with_what_was_written_down(tmp_path: Path) -> None:
    record = finished()
    promised = commitment(record, SALT)
    shouted = promised[:32].upper() + " " + promised[32:]
    said = kibitz(tmp_path, "verify", saved(tmp_path, record.text()), "--commitment", shouted)
    first, deal, replay, scores, winner = said.splitlines()
    assert first == f"Abluxxen: 3 players, {len(record.choices)} choices."
    assert deal.startswith("The deal is the one committed to") and "you wrote down" in deal and promised in deal
    assert replay == "The game was replayed from the deal: every choice is legal."
    assert scores.startswith("Final score: Anna ") and "win" in winner


def test_a_note_in_the_file_is_only_as_good_as_the_file(tmp_path: Path) -> None:
    said = kibitz(tmp_path, "verify", saved(tmp_path, finished().text()))
    assert "seed and salt give the commitment noted in the file" in said
    assert "Whoever changes the seed in a file can change the commitment noted there as well" in said


def test_a_forged_file_is_noticed_by_whoever_wrote_the_commitment_down(tmp_path: Path) -> None:
    """Seed and note were changed together: the file alone looks well."""
    record = finished()
    forged = new_match(record.game, 3, "8", 1).record
    note_deal(forged, SALT)
    file = saved(tmp_path, forged.text())
    assert "The deal is the one committed to" in kibitz(tmp_path, "verify", file)
    said = kibitz(tmp_path, "verify", file, "--commitment", commitment(record, SALT), code=1)
    assert "THE DEAL DOES NOT MATCH what you wrote down" in said
    assert "The game is not over." in said


CHANGES = [
    ('seed "7"', 'seed "8"', "DOES NOT MATCH"),
    ("# salt 00", "# salt 01", "DOES NOT MATCH"),
    ("# commitment ", "# commitment 0", "DOES NOT MATCH"),
    ('"turn_limit": 2', '"turn_limit": 3', "DOES NOT MATCH"),
    ("start 1", "start 2", "DOES NOT MATCH"),
    (f"# salt {SALT}\n", "", "CANNOT BE CHECKED"),
]


@pytest.mark.parametrize(("old", "new", "complaint"), CHANGES)
def test_a_changed_deal_is_noticed(old: str, new: str, complaint: str) -> None:
    text = finished().text()
    assert text.count(old) == 1 and checked(text)[0]
    holds, said = checked(text.replace(old, new))
    assert not holds and complaint in said


def test_a_changed_choice_is_noticed(tmp_path: Path) -> None:
    record = finished()
    record.choices[0] = "13x5"
    said = kibitz(tmp_path, "verify", saved(tmp_path, record.text()), code=1)
    assert "The deal is the one committed to" in said
    assert "THE GAME CANNOT BE REPLAYED: choice 1, '13x5': not legal there: rule AB-" in said


def test_without_a_commitment_only_the_choices_are_checked() -> None:
    record = finished()
    promised = commitment(record, SALT)
    record.notes = []
    holds, said = checked(record.text())
    assert holds and "carries no commitment" in said and "every choice is legal" in said
    holds, said = checked(record.text(), promised)
    assert not holds and "the salt is missing" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str) -> None:
    record = finished()
    promised = commitment(record, SALT)
    holds, said = checked(record.text(), language=language)
    assert holds and promised in said and "--commitment" in said and len(said.splitlines()) == 6
    holds, wrong = checked(record.text(), "0" * 64, language)
    assert not holds and promised in wrong and "0" * 64 in wrong


UNREADABLE = [
    (["nowhere"], "cannot read nowhere"),
    (["evening"], "evening: line 1: expected 'kibitz record 1'"),
    (["evening", "--commitment", "abc"], "commitment: expected 64 digits from 0 to f, got 'abc'"),
    (["evening", "--lang", "xx"], "there is no language 'xx'"),
]


@pytest.mark.parametrize(("arguments", "complaint"), UNREADABLE)
def test_what_cannot_be_read_is_said(tmp_path: Path, arguments: list[str], complaint: str) -> None:
    saved(tmp_path, "no record at all")
    assert complaint in kibitz(tmp_path, "verify", *arguments, code=2)


@pytest.mark.skipif(not shutil.which("sha256sum") or not shutil.which("sed"), reason="needs sed and sha256sum")
def test_checked_by_hand_as_the_page_says(tmp_path: Path) -> None:
    page = (Path(__file__).parent.parent / "docs" / "fair-dealing.md").read_text(encoding="utf-8")
    line = next(line for line in page.splitlines() if line.endswith("| sha256sum")).strip()
    record = finished()
    saved(tmp_path, record.text())
    script = line.replace("game.kibitz", "evening")
    said = subprocess.run(["sh", "-c", script], cwd=tmp_path, capture_output=True, encoding="utf-8", check=True)
    assert said.stdout.split()[0] == commitment(record, SALT)
