"""A real Chromium for the tests: the system's, or the one that ``make .venv/chromium`` has fetched from npm."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Error, Playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FETCHED: Final = Path(__file__).resolve().parent.parent.parent / ".venv" / "chromium"

QUIET: Final = (
    "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-domain-reliability", "--no-pings",
    "--disable-dev-shm-usage",
)  # fmt: skip  # it calls nobody but our server


class Chromium(NamedTuple):
    path: str
    env: dict[str, str]  # what it needs besides ours


def installed_chromium() -> str | None:
    """The system's, or the one that KIBITZ_CHROMIUM names."""
    wished = os.environ.get("KIBITZ_CHROMIUM")
    return wished or next((path for name in NAMES if (path := shutil.which(name))), None)


def find_chromium(fetched: Path = FETCHED) -> Chromium | None:
    """None: there is none here."""
    system = installed_chromium()
    if system:
        return Chromium(system, {})
    path = fetched / "chromium"
    return Chromium(str(path), lacking(path)) if path.exists() else None


def lacking(path: Path) -> dict[str, str]:
    """The libraries and fonts that it brings along are for systems that have none of their own."""
    env: dict[str, str] = {}
    needs = subprocess.run(["ldd", path], capture_output=True, text=True, check=False).stdout
    if "not found" in needs:
        env["LD_LIBRARY_PATH"] = str(path.parent / "al2023" / "lib")
    if not Path("/etc/fonts/fonts.conf").exists():
        env["FONTCONFIG_PATH"] = str(path.parent / "fonts")
    return env


def launch(playwright: Playwright, chromium: Chromium) -> Browser:
    """In its sandbox where it can be: not as root, and not inside of most containers."""
    env: dict[str, str | float | bool] = {**os.environ, **chromium.env}
    boxes = (False,) if os.geteuid() == 0 else (True, False)
    for boxed in boxes:
        try:
            return playwright.chromium.launch(
                executable_path=chromium.path, args=list(QUIET), env=env, chromium_sandbox=boxed
            )
        except Error:
            if not boxed:
                raise
    raise AssertionError("unreachable")
