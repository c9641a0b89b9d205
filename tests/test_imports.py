"""The arrows of the architecture: a module imports only to its left."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "kibitz"
LAYERS = ["core", "games", "play", "wire", "bots", "command_line", "arena", "rl", "server", "terminal", "engine", "cli"]
BESIDE = {"arena", "rl", "server", "terminal"}  # these stand side by side and do not know each other
MODULES = sorted(path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))


def imported(path: Path) -> list[str]:
    """The dotted names that a module imports, inside functions too."""
    names: list[str] = []
    for node in ast.walk(ast.parse((SOURCE / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            names.append(f"{node.module}")
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return names


def layer(path: Path) -> str:
    return path.parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_a_module_imports_only_to_its_left(path: Path) -> None:
    if layer(path) in ("__init__", "__main__"):
        return
    own = LAYERS.index(layer(path))
    for name in imported(path):
        part = name.split(".")[1] if name.startswith("kibitz.") else ""
        if part in LAYERS:
            other = LAYERS.index(part)
            assert other <= own, f"{path} imports {name}"
            assert other == own or not {part, layer(path)} <= BESIDE, f"{path} imports {name}, which stands beside it"


@pytest.mark.parametrize("path", [path for path in MODULES if layer(path) in ("core", "games")], ids=str)
def test_rules_do_no_input_read_no_clock_and_roll_no_dice(path: Path) -> None:
    allowed = {
        "__future__",
        "collections",
        "functools",
        "hashlib",
        "itertools",
        "json",
        "librt",
        "math",
        "mypy_extensions",
        "re",
        "tomllib",
        "types",
        "typing",
        "kibitz",
    }
    allowed |= {"difflib", "unicodedata"}
    if path.parent.name == "decks":
        allowed.add("importlib")  # decks are part of the package, like code
    assert {name.split(".")[0] for name in imported(path)} <= allowed
    calls = [
        node for node in ast.walk(ast.parse((SOURCE / path).read_text(encoding="utf-8"))) if isinstance(node, ast.Call)
    ]
    assert not [
        call for call in calls if isinstance(call.func, ast.Name) and call.func.id in ("open", "print", "input")
    ]


@pytest.mark.parametrize("path", [path for path in MODULES if layer(path) in ("core", "games")], ids=str)
def test_rules_are_typed_without_any(path: Path) -> None:
    """But for one place: the parts of a game are typed over its own Play, which nobody knows who has just a game."""
    assert path == Path("core/game.py") or "Any" not in {name.split(".")[-1] for name in imported(path)}


def test_one_game_does_not_know_another() -> None:
    for path in MODULES:
        if layer(path) == "games" and len(path.parts) > 2:
            others = [name for name in imported(path) if name.startswith("kibitz.games.")]
            assert all(name.split(".")[2] == path.parts[1] for name in others), path


# The packages of the server, and which of the others each may import. What lies beside them (errors, keys, phases) is
# for all; what puts them together (app, run, command) is imported by none of them.
SERVER = {
    "table": set[str](),
    "store": set[str](),
    "ops": set[str](),
    "live": {"table", "store", "ops"},
    "api": {"table", "store", "ops", "live"},
}
SERVER_LEAVES = {"errors", "keys", "phases"}


@pytest.mark.parametrize(
    "path", [path for path in MODULES if path.parts[0] == "server" and len(path.parts) > 2], ids=str
)
def test_a_package_of_the_server_imports_only_what_it_may(path: Path) -> None:
    package = path.parts[1]
    allowed = {package, *SERVER[package], *SERVER_LEAVES}
    others = [name for name in imported(path) if name.startswith("kibitz.server.")]
    assert [name for name in others if name.split(".")[2] not in allowed] == []


@pytest.mark.parametrize("leaf", sorted(SERVER_LEAVES))
def test_errors_and_keys_know_nothing_else_of_the_server(leaf: str) -> None:
    assert not [name for name in imported(Path("server", f"{leaf}.py")) if name.startswith("kibitz.server")]


@pytest.mark.parametrize("path", [path for path in MODULES if path.parts[:2] == ("server", "table")], ids=str)
def test_a_table_is_pure(path: Path) -> None:
    """It neither waits nor reads a clock, a file or the network: whoever folds the same log has the same table."""
    io = {"asyncio", "time", "os", "socket", "threading", "pathlib", "litestar", "uvicorn", "sqlalchemy", "structlog"}
    assert {name.split(".")[0] for name in imported(path)} & io == set()


def test_no_modules_of_the_server_import_each_other_in_a_circle() -> None:
    """Neither when they run nor for their types."""
    modules = {".".join(("kibitz", *path.with_suffix("").parts)): path for path in MODULES if path.parts[0] == "server"}
    graph = {name: {other for other in imported(path) if other in modules} for name, path in modules.items()}
    while leaves := {name for name, others in graph.items() if not others & graph.keys()}:
        graph = {name: others for name, others in graph.items() if name not in leaves}
    assert sorted(graph) == []
