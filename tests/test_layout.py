"""How the folders of the rules are laid out: small files, plain imports, one name for one thing."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "kibitz"
FOLDERS = ("core", "games", "play", "bots")
SHORT = (*FOLDERS, "arena", "server", "terminal")  # folders of short files
FILES = sorted(path for folder in FOLDERS for path in (SOURCE / folder).rglob("*.py"))
MOST_LINES = 400
SAME_IDEA = {"PlacedCards"}  # the cards of a position while it is read, each in one place only


def name(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def test_no_file_is_longer_than_a_reader_s_patience() -> None:
    files = [path for folder in SHORT for path in (SOURCE / folder).rglob("*.py")]
    assert [name(path) for path in files if len(path.read_text(encoding="utf-8").splitlines()) > MOST_LINES] == []


def test_games_and_core_import_nothing_inside_a_function() -> None:
    """Such an import hides a circle. Bots may: numpy and matplotlib are optional, and slow to load."""
    for path in FILES:
        if name(path).startswith(("core/", "games/")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
            inside = [node for function in functions for node in ast.walk(function)]
            assert not [node for node in inside if isinstance(node, ast.Import | ast.ImportFrom)], name(path)


def test_a_part_of_a_game_is_given_that_game_s_play() -> None:
    """It is typed so, and need not be asserted."""
    for path in FILES:
        assert "assert isinstance(play," not in path.read_text(encoding="utf-8"), name(path)


def test_no_two_classes_have_one_name() -> None:
    found = defaultdict[str, list[str]](list)
    for path in FILES:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(name(path))
    assert {each: where for each, where in found.items() if len(where) > 1 and each not in SAME_IDEA} == {}
