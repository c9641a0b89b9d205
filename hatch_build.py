"""The build hook: the rules are compiled by mypyc where a C compiler is there; otherwise the wheel is plain Python.

``KIBITZ_PLAIN=1`` asks for the plain wheel. The compiling happens in a folder of its own: a compiled module beside its
source would hide later edits of the source.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Typed Python within mypyc's subset: the hot path. Everything else stays interpreted.
CORE = ["choice", "errors", "event", "game", "option", "phrase", "playout", "rng"]
# Of every game, those that it has.
GAME = ["ahead", "board", "cards", "choices", "draft", "events", "frames", "game", "middle", "moves", "parts", "policy"]
GAME += ["phrases", "redeal", "rules", "solver", "table", "verbs", "writing"]
# Of the bots, what searches.
BOTS = ["search"]


def hot_modules(source: Path) -> list[str]:
    """The files to compile, as paths below the source folder."""
    hot = [source / "kibitz" / "core" / f"{name}.py" for name in CORE]
    hot += [path for path in sorted(source.glob("kibitz/games/*/*.py")) if path.stem in GAME]
    hot += [source / "kibitz" / "bots" / f"{name}.py" for name in BOTS]
    return [path.relative_to(source).as_posix() for path in hot]


SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="kibitz", packages=[], ext_modules=mypycify({files!r}, opt_level="3", debug_level="0"))
"""


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("KIBITZ_PLAIN"):
            return
        self.folder = Path(tempfile.mkdtemp(prefix="kibitz-build-"))
        try:
            modules = compile_in(self.folder, Path(self.root) / "src")
        except (subprocess.CalledProcessError, OSError) as error:
            said = getattr(error, "stderr", None) or str(error)
            self.app.display_warning(f"kibitz is built as plain Python, it could not be compiled: {said[-600:]}")
            return
        for module in modules:
            build_data["force_include"][str(module)] = str(module.relative_to(self.folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        folder = getattr(self, "folder", None)
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)


def compile_in(folder: Path, source: Path) -> list[Path]:
    """Compile a copy of the source; the compiled modules, lying as they will in the wheel."""
    shutil.copytree(source, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    (folder / "setup.py").write_text(SETUP.format(files=hot_modules(source)), encoding="utf-8")
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    )
    compiled = [path for path in folder.rglob("*") if path.suffix in (".so", ".pyd")]
    modules = [path for path in compiled if path.relative_to(folder).parts[0] != "build"]
    if not modules:
        raise OSError("the compiler made no module")
    return modules
