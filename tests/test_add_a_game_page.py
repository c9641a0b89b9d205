"""The code on docs/add-a-game.md is that of the files it names, and one more field of state is the edits it shows."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent

import pytest

from kibitz.core.game import Play
from kibitz.games import GAMES
from missing_words import register

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
PIECES = re.findall(r"^`(tests/\S+)`:\n```\w*\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE)
EDITS = re.findall(r"^`(tests/\S+)`, changed:\n((?:```diff\n.*?```\n)+)", PAGE, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("number", range(len(PIECES)))
def test_the_code_on_the_page_is_that_of_its_file(number: int) -> None:
    file, code = PIECES[number]
    text = (ROOT / file).read_text(encoding="utf-8")
    assert any(unspaced(indent(code, margin)) in unspaced(text) for margin in ("", "    "))  # on the page at the margin


def unspaced(code: str) -> str:
    """Whole lines, without the empty ones: there are more of them between functions than between methods."""
    return "\n" + "".join(line + "\n" for line in code.splitlines() if line.strip())


def test_all_code_on_the_page_says_where_it_is_from() -> None:
    edits = sum(edits.count("```diff\n") for _, edits in EDITS)
    assert PAGE.count("```") == 2 * (len(PIECES) + edits) and len(PIECES) > 8


# ---- one more field of state


@pytest.fixture
def edited(tmp_path: Path) -> Iterator[str]:
    """Pairs in a folder of its own, edited as the page says; its name."""
    before, paths = dict(GAMES), sys.path[:]
    home = tmp_path / "one_more_field"
    shutil.copytree(ROOT / "tests" / "fourth", home, ignore=shutil.ignore_patterns("test_*", "__pycache__"))
    for file, edits in EDITS:
        for edit in re.findall(r"```diff\n(.*?)```", edits, re.DOTALL):
            change(home / Path(file).name, edit.splitlines())
    for path in home.glob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace("from fourth.", "from one_more_field."))
    yield register(home)
    GAMES.clear()
    GAMES.update(before)
    sys.path[:] = paths


def change(path: Path, edit: list[str]) -> None:
    text = path.read_text(encoding="utf-8")
    old = "".join(line[1:] + "\n" for line in edit if not line.startswith("+"))
    new = "".join(line[1:] + "\n" for line in edit if not line.startswith("-"))
    assert text.count(old) == 1, f"{path.name} has not just one place like this:\n{old}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_one_more_field_of_state_is_two_edits(edited: str) -> None:
    assert {file for file, _ in EDITS} == {"tests/fourth/table.py", "tests/fourth/rules.py"}
    game = GAMES[edited].make({}, 2)
    play: Play = game.start(2, "1")
    for text in ("draw", "draw", "draw"):
        play.apply(game.parse(text))
    assert play.position()["drawn"] == [2, 1]
    kept = [play.copy(), game.load(play.position()), *(game.imagine(play.view(seat), 1) for seat in (-1, 0, 1))]
    assert [one.position()["drawn"] for one in kept] == [[2, 1]] * 5
    assert "drawn" in [plane.name for plane in game.observation.planes(2)]
    play.copy().apply(game.parse("draw"))
    assert play.position()["drawn"] == [2, 1]
