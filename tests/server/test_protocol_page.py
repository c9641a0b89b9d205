"""The table protocol as it is written down: the page tells all of it, and there are words for all of it."""

from __future__ import annotations

import ast
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import kibitz.core
import kibitz.games
import kibitz.play
import kibitz.server
from kibitz import wire
from kibitz.core.errors import KibitzError
from kibitz.core.phrase import Phrase
from kibitz.games import GAMES
from kibitz.play.words import LANGUAGES, Words
from kibitz.server.api.tables import Catalog
from kibitz.server.table.chatting import QUICK_PHRASES
from server.serving import Serving, ask, open_table
from server.typists import environment

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "table-protocol.md").read_text(encoding="utf-8")
SOURCES = sorted((ROOT / "src" / "kibitz" / "server").rglob("*.py"))
BASES = (wire.Spoken, wire.Act, wire.Query, wire.Message)


# ---- what there is, read from the source


def structs() -> list[type[msgspec.Struct]]:
    found = [value for value in vars(wire).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return [struct for struct in found if struct.__module__ == wire.__name__ and struct not in BASES]


def calls(name: str) -> Iterator[ast.Call]:
    """Every call of a function or method of this name in the server's source."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and name == (
                node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            ):
                yield node


def literals(name: str, position: int) -> set[str]:
    """The texts that stand at a position of its calls."""
    found = [call.args[position] for call in calls(name) if len(call.args) > position]
    return {node.value for node in found if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def refusals_at_the_door() -> set[str]:
    """The kinds with which a guest is turned away before hello."""
    found: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == "turned_away":
                tuples = [part for part in ast.walk(node) if isinstance(part, ast.Tuple) and part.elts]
                firsts = [part.elts[0] for part in tuples]
                found |= {str(first.value) for first in firsts if isinstance(first, ast.Constant)}
    return found


def error_kinds() -> set[str]:
    """The kinds of all errors that a server can come upon."""
    for package in (kibitz.core, kibitz.games, kibitz.play, kibitz.server):
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            if ".migrations" not in module.name:
                import_module(module.name)
    todo, found = [KibitzError], set[type[KibitzError]]()
    while todo:
        error = todo.pop()
        found.add(error)
        todo += error.__subclasses__()
    return {error.kind for error in found if not error.__module__.startswith(("kibitz.engine", "kibitz.arena"))}


NEWS = literals("NewsItem", 1) | literals("last_news", 0)
REFUSALS = literals("refuse", 1) | literals("turn_away", 0) | refusals_at_the_door() | error_kinds()


def test_the_source_is_read_rightly() -> None:
    assert {"sat", "chose", "ended", "undone", "aborted"} <= NEWS
    assert {"stale", "not-asked", "unreadable", "restart", "origin", "resync", "illegal-choice"} <= REFUSALS


# ---- the page


@pytest.mark.parametrize("struct", structs(), ids=lambda struct: struct.__name__)
def test_every_message_is_on_the_page_with_all_its_fields(struct: type[msgspec.Struct]) -> None:
    tag = struct.__struct_config__.tag
    assert f"`{tag or struct.__name__}`" in PAGE
    paragraphs = PAGE.split("\n\n")
    told = " ".join(part for part in paragraphs if f"`{tag or struct.__name__}`" in part or "Every act has" in part)
    for field in msgspec.structs.fields(struct):
        assert f"`{field.name}`" in told, f"{struct.__name__}.{field.name}"


def test_every_kind_of_news_and_refusal_is_on_the_page() -> None:
    over_http = {"no-key", "no-table", "too-many", "bad-position", "not-over"}
    for kind in NEWS | REFUSALS - over_http:
        assert f"`{kind}`" in PAGE, kind


def test_the_example_plays_every_game_to_its_end(tmp_path: Path) -> None:
    program = ROOT / "docs" / "examples" / "table_bot.py"
    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        for game in GAMES:
            table = open_table(server.url, game, ["open", *["random"] * (GAMES[game].seats[0] - 1)])
            answer = subprocess.run(
                [sys.executable, str(program), f"{server.url}/t/{table.table}"],
                env=environment(tmp_path),
                capture_output=True,
                text=True,
                timeout=120,
                check=False,
            )
            assert (answer.returncode, answer.stdout) == (0, "The match is over.\n"), answer.stderr
            status, told = ask(f"{server.url}/api/tables/{table.table}")
            assert status == 200 and msgspec.json.decode(told)["info"]["chairs"][0]["kind"] == "program"
        status, told = ask(f"{server.url}/api/games")
        catalog = msgspec.json.decode(told, type=Catalog)
        assert status == 200 and catalog.protocol == wire.PROTOCOL


# ---- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_everything_that_happens_at_a_table(language: str) -> None:
    words = Words(language, next(iter(GAMES)))
    args: dict[str, int | str | Phrase] = {
        "name": "Ben",
        "text": "…",
        "first": "Ben",
        "round": 2,
        "commitment": "5d41",
        "yes": "yes",
    }
    for kind in NEWS:
        assert words.tell(f"news-{kind}", **args)
    for kind in REFUSALS:
        assert words.tell(f"refused-{kind}")
    assert not words.unsaid


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quick_phrase_translates_itself(language: str) -> None:
    words = Words(language, next(iter(GAMES)))
    said = [words.tell(f"phrase-{name}") for name in QUICK_PHRASES]
    assert len(set(said)) == len(QUICK_PHRASES) > 5 and not words.unsaid
