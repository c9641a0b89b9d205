"""``make check`` lists the words that are missing, and says nothing of a game that is whole."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import missing_words
from kibitz.games import GAMES
from kibitz.play import words
from kibitz.play.rulebook import rules_text
from kibitz.play.words import Words
from missing_words import in_game, in_shared_words, register

FOURTH = Path(__file__).parent / "fourth"
BARE = Path(__file__).parent / "bare"


@pytest.fixture(autouse=True)
def unregistered() -> Iterator[None]:
    """Whatever a test registers is forgotten."""
    before, paths = dict(GAMES), sys.path[:]
    yield
    GAMES.clear()
    GAMES.update(before)
    sys.path[:] = paths
    forget()


def forget() -> None:
    """Words are read once; a test may have changed them since."""
    missing_words.messages.cache_clear()
    words.parsed.cache_clear()


def copied(folder: Path, **changed: str) -> str:
    """The tiny fourth game in a folder of its own, without the messages of these keys; the game's name."""
    home = folder / f"copy_of_{folder.name}".replace("-", "_")
    shutil.copytree(FOURTH, home, ignore=shutil.ignore_patterns("test_*", "__pycache__"))
    for language, key in changed.items():
        path = home / f"words.{language}.ftl"
        text = path.read_text(encoding="utf-8")
        left = re.sub(rf"^{key} = .*\n(?: .*\n)*", "", text, count=1, flags=re.MULTILINE)
        assert left != text
        path.write_text(left, encoding="utf-8")
    return register(home)


def found(game: str) -> list[tuple[str, str, bool]]:
    forget()
    return [(Path(missing.file).name, missing.key, missing.is_mistake) for missing in in_game(game)]


def test_nothing_is_missing_in_what_all_games_share() -> None:
    assert in_shared_words() == []


def test_a_whole_game_lacks_nothing(tmp_path: Path) -> None:
    assert found(copied(tmp_path)) == []


def test_a_message_that_is_missing_in_one_language_is_listed_and_said_by_its_key(tmp_path: Path) -> None:
    game = copied(tmp_path, de="prompt-turn", pl="choice-pair")
    assert found(game) == [("words.de.ftl", "prompt-turn", True), ("words.pl.ftl", "choice-pair", True)]
    assert Words("de", game).tell("prompt-turn") == "turn"
    assert Words("pl", game).tell("choice-pair", card="7") == "pair: 7"
    assert Words("de", game).tell("choice-draw") != "draw"


@pytest.mark.parametrize("key", ["pile-row", "event-drew-hidden", "why-no-pair"])
def test_what_shared_code_or_the_game_itself_asks_for_is_missed_in_every_language(tmp_path: Path, key: str) -> None:
    game = copied(tmp_path, en=key, de=key, pl=key)
    assert found(game) == [(f"words.{language}.ftl", key, True) for language in ("en", "de", "pl")]


def test_a_sentence_that_cannot_be_filled_in_is_listed(tmp_path: Path) -> None:
    game = copied(tmp_path)
    path = missing_words.home(game) / "words.de.ftl"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("event-laid = { $seat }", "event-laid = { $who }"), encoding="utf-8")
    assert found(game) == [("words.de.ftl", "event-laid", True)]


def test_a_second_language_makes_all_of_them_due(tmp_path: Path) -> None:
    game = copied(tmp_path)
    (missing_words.home(game) / "words.pl.ftl").unlink()
    assert found(game) == [("words.pl.ftl", "", True)]
    (missing_words.home(game) / "words.de.ftl").unlink()
    assert found(game) == [("words.de.ftl", "", False), ("words.pl.ftl", "", False)]


def test_a_language_that_is_missing_is_english(tmp_path: Path) -> None:
    game = copied(tmp_path)
    home = missing_words.home(game)
    for file in ("words.pl.ftl", "rules.pl.md"):
        (home / file).unlink()
    assert Words("pl", game).tell("prompt-turn") == Words("en", game).tell("prompt-turn")
    assert rules_text(game, "pl") == rules_text(game, "en") != rules_text(game, "de")


def test_a_game_without_words_is_told_of_and_no_mistake() -> None:
    assert found(register(BARE)) == [(f"words.{language}.ftl", "", False) for language in ("en", "de", "pl")]


def test_the_command_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copied(tmp_path, de="prompt-turn")
    home = missing_words.home("pairs")
    assert missing_words.main([str(home)]) == 1
    assert capsys.readouterr().out.splitlines() == [f"{home}/words.de.ftl: prompt-turn", "words: 1 missing"]
    assert missing_words.main([str(BARE)]) == 0
