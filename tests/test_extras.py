"""A plain installation: few packages, and what needs more says which part it needs."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import tomllib
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from kibitz.play.extras import PARTS, how_to_install
from test_imports import MODULES, SOURCE, imported

ROOT = SOURCE.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MOST_PACKAGES = 12  # of a plain installation, Kibitz itself not counted
OWN_PARTS = ("server", "arena", "rl")  # folders of parts with libraries of their own


def declared(part: str = "") -> list[Requirement]:
    """What a part asks for; without a name, what everybody gets."""
    named = PROJECT["optional-dependencies"][part] if part else PROJECT["dependencies"]
    return [Requirement(text) for text in named]


def applies(requirement: Requirement, extras: set[str]) -> bool:
    return requirement.marker is None or any(requirement.marker.evaluate({"extra": extra}) for extra in extras or {""})


def packages(requirements: list[Requirement]) -> set[str]:
    """These and whatever comes along, as the packages that are installed here say."""
    found, rest = set[tuple[str, frozenset[str]]](), [each for each in requirements if applies(each, set())]
    while rest:
        one = rest.pop()
        if (key := (canonicalize_name(one.name), frozenset(one.extras))) not in found:
            found.add(key)
            needed = [Requirement(text) for text in distribution(one.name).requires or []]
            rest += [each for each in needed if applies(each, one.extras)]
    return {name for name, _ in found}


def modules_of(requirements: list[Requirement]) -> set[str]:
    """The names under which packages are imported."""
    names = {each.name for each in requirements}
    return {module for module, owners in packages_distributions().items() if names_of(owners) & names_of(names)}


def names_of(packages: set[str] | list[str]) -> set[str]:
    return {str(canonicalize_name(name)) for name in packages}


def test_a_plain_installation_brings_few_packages() -> None:
    """With the room that the terminal's line editor takes, until it is there: two packages."""
    brought = packages(declared())
    assert len(brought | {"prompt-toolkit", "wcwidth"}) <= MOST_PACKAGES, sorted(brought)


@pytest.mark.parametrize("part", PARTS)
def test_every_part_is_known_by_the_modules_that_it_brings(part: str) -> None:
    asked = [each for each in declared(part) if each.marker is None]
    inner = [each for wanted in asked if wanted.name == "kibitz" for one in wanted.extras for each in declared(one)]
    names = {each.name.replace("-", "_") for each in [*asked, *inner] if each.name != "kibitz"}
    assert set(PARTS[part]) == names


# ---- what is imported


def outside(path: Path) -> set[str]:
    """The top-level names that a module imports, of neither Python nor Kibitz."""
    names = {name.split(".")[0] for name in imported(path)}
    return names - sys.stdlib_module_names - {"kibitz"}


BASE = modules_of(declared())
ALLOWED = {part: BASE | set(PARTS[part]) for part in PARTS}
LATE = {  # imported when they are needed, by what is there without them
    Path("bots/plot.py"): "arena",
    Path("bots/policy.py"): "rl",
    Path("arena/ray_pool.py"): "ray",
}


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_a_module_imports_only_what_its_part_brings(path: Path) -> None:
    part = LATE.get(path, path.parts[0] if path.parts[0] in OWN_PARTS else "")
    assert outside(path) - {"pyspiel"} <= (ALLOWED[part] if part else BASE)


def imported_at_once(path: Path) -> list[str]:
    """The modules of Kibitz that are imported with a module: not inside functions, and not for types alone."""
    names: list[str] = []
    rest: list[ast.stmt] = list(ast.parse((SOURCE / path).read_text(encoding="utf-8")).body)
    while rest:
        node = rest.pop()
        if isinstance(node, ast.ImportFrom):
            names += [f"{node.module}", *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.Try):
            rest += node.body
    return names


def test_what_everybody_gets_imports_no_library_of_a_part() -> None:
    """The command, the engine and everything outside the parts, and whatever is imported with them."""
    modules = {".".join(("kibitz", *path.with_suffix("").parts)): path for path in MODULES}
    rest = [name for name, path in modules.items() if path.parts[0] not in OWN_PARTS and path not in LATE]
    met = set[str]()
    while rest:
        name = rest.pop()
        if name in modules and name not in met:
            met.add(name)
            names = imported_at_once(modules[name])
            rest += [*names, *(f"{each}.__init__" for each in names)]
            others = {each.split(".")[0] for each in names} - sys.stdlib_module_names - {"kibitz"}
            assert others <= BASE, name
    assert "kibitz.server.command" in met and "kibitz.arena.command" in met  # they are told in the help


# ---- a plain installation, as far as this machine's packages can be hidden

PLAIN = """
import json, sys
from importlib import import_module
for name in json.loads(sys.argv[1]):
    sys.modules[name] = None  # as if it were not installed
for name in json.loads(sys.argv[2]):
    import_module(name)
from invoking import invoke
print(json.dumps([invoke(words.split()) for words in json.loads(sys.argv[3])]))
"""
SENTENCES = {
    "": "kibitz: this needs the server part: pip install 'kibitz[server]'; in the terminal: kibitz play\n",
    "serve": "kibitz: this needs the server part: pip install 'kibitz[server]'\n",
    "backup copy": "kibitz: this needs the server part: pip install 'kibitz[server]'\n",
    "restore copy": "kibitz: this needs the server part: pip install 'kibitz[server]'\n",
    "arena abluxxen --bots greedy": "kibitz: this needs the arena part: pip install 'kibitz[arena]'\n",
    "analyse game --plot game.png": "kibitz: this needs the arena part: pip install 'kibitz[arena]'\n",
    "play --players Anna --bots policy:x": "kibitz: this needs the rl part: pip install 'kibitz[rl]'\n",
}
PLAYABLE = {
    "--version": "kibitz ",
    "play --players greedy,random,greedy --lang en": "Final score",
    "rules fluxx": "Fluxx",
    "deck list": "batman",
    "serve --help": "Needs the server part",
    "join http://127.0.0.1:1/t/oak": "kibitz: ",  # nobody there; but the connection was tried
}


def hidden() -> list[str]:
    """Whatever is installed here and does not come with a plain installation."""
    brought = packages(declared())
    owners = {module: names_of(owners) for module, owners in packages_distributions().items()}
    return sorted(module for module, names in owners.items() if not names & brought and module not in ("kibitz", "_"))


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[int, str]]:
    """How commands end in a plain installation, and what they say."""
    late = (*OWN_PARTS, "__main__.py")
    base = [path for path in MODULES if path.parts[0] not in late and path != Path("bots/policy.py")]
    modules = [".".join(("kibitz", *path.with_suffix("").parts)) for path in base]
    commands = [*SENTENCES, *PLAYABLE]
    words = [sys.executable, "-P", "-c", PLAIN, json.dumps(hidden()), json.dumps(modules), json.dumps(commands)]
    path = os.pathsep.join([str(SOURCE.parent), str(Path(__file__).parent)])
    data = {"KIBITZ_DATA": str(tmp_path_factory.mktemp("data")), "LANG": "C.UTF-8", "COLUMNS": "200"}
    answer = subprocess.run(
        words,
        env={**os.environ, **data, "PYTHONPATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    ended = [(int(code), f"{out}{err}") for code, out, err in json.loads(answer.stdout.splitlines()[-1])]
    return dict(zip(commands, ended, strict=True))


@pytest.mark.parametrize("command", SENTENCES)
def test_what_needs_a_part_says_which(plain: dict[str, tuple[int, str]], command: str) -> None:
    assert plain[command] == (2, SENTENCES[command])


@pytest.mark.parametrize("command", PLAYABLE)
def test_everything_else_is_there(plain: dict[str, tuple[int, str]], command: str) -> None:
    code, said = plain[command]
    assert PLAYABLE[command] in said and "part: " not in said
    assert code == (2 if command.startswith("join") else 0)


def test_pipx_is_told_all_parts_at_once(tmp_path: Path) -> None:
    """It installs a program anew, with the parts that it is told then."""
    assert how_to_install("server", tmp_path) == "pip install 'kibitz[server]'"
    (tmp_path / "pipx_metadata.json").write_text("{}", encoding="utf-8")
    assert how_to_install("server", tmp_path).startswith("pipx install --force 'kibitz[")
    assert "server" in how_to_install("server", tmp_path)
