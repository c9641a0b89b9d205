"""A worker: plays one game after the other, in a process of its own. Tasks and results travel as lines.

They are only ever read from a process of our own, so ``pickle`` will do: it keeps every type and number as it is.
"""

from __future__ import annotations

import base64
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kibitz.arena.game_runner import GameRunner
from kibitz.play.guests import register_guests


def make_answer(settings: str, folder: str, guests: list[list[str]]) -> Callable[[bytes], bytes]:
    """Plays the game of a line. When this process ends, its programs are ended by their guards."""
    register_guests(guests)
    runner = GameRunner(from_line(settings.encode()), Path(folder))
    return lambda line: to_line(runner.play(from_line(line)))


def to_line(value: object) -> bytes:
    return base64.b64encode(pickle.dumps(value)) + b"\n"


def from_line(line: bytes) -> Any:
    return pickle.loads(base64.b64decode(line))
