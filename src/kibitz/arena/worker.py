"""A worker: plays one game after the other, in a process of its own."""

from __future__ import annotations

import os
import threading
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from pathlib import Path

from kibitz.arena.game_runner import GameRunner
from kibitz.arena.seating import Settings
from kibitz.play.guests import register_guests


def serve(pipe: Connection, settings: Settings, folder: str, guests: list[tuple[str, str]]) -> None:
    """Play what comes until nothing more comes."""
    register_guests(guests)
    threading.Thread(target=end_with_the_arena, daemon=True).start()
    runner = GameRunner(settings, Path(folder))
    try:
        while True:
            pipe.send(runner.play(pipe.recv()))
    except (EOFError, OSError):
        return
    finally:
        runner.close()


def end_with_the_arena() -> None:
    """No worker outlives the arena; what its programs do then is their guards' business."""
    arena = parent_process()
    if arena is not None:
        arena.join()
        os._exit(1)
