"""The browser on this machine: is there one, and does Kibitz run here already?"""

from __future__ import annotations

import json
import os
import sys
import urllib.request
import webbrowser
from contextlib import suppress
from http.client import HTTPException
from threading import Thread
from typing import Final

from kibitz.command_line import echo
from kibitz.play.words import Words, machine_language

ANSWERS_WITHIN_S: Final = 2.0
LONGEST_ANSWER: Final = 1_000_000


def has_screen() -> bool:
    """Where there is no screen, Python would start a browser for terminals, in ours."""
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")))


def show(link: str) -> None:
    """Open the browser at a link; where that cannot be, say what can be done instead."""
    if not (has_screen() and opened(link)):
        echo(Words(machine_language()).tell("browser-none"))


def show_soon(link: str) -> None:
    """The same, while something else goes on: some browsers return only when they are closed."""
    Thread(target=show, args=(link,), daemon=True).start()


def opened(link: str) -> bool:
    with suppress(webbrowser.Error, OSError):
        return webbrowser.open(link)
    return False


def is_kibitz(link: str) -> bool:
    """Whether a server of ours answers there."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"{link}api/games", timeout=ANSWERS_WITHIN_S) as answer:
            said = json.loads(answer.read(LONGEST_ANSWER))
    except (OSError, HTTPException, ValueError):  # nobody, or somebody else
        return False
    return isinstance(said, dict) and str(said.get("server")).startswith("kibitz ")
