"""A worker: plays one game after the other, in a process of its own."""

from __future__ import annotations

import hashlib
import os
import threading
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from kibitz.arena.game_runner import Finished, play_game
from kibitz.arena.seating import Settings, Task
from kibitz.bots.external import Program, bot_of
from kibitz.bots.safe import Bot
from kibitz.play.guests import register_guests


class Lost(NamedTuple):
    """A game that could not be played to its end."""

    task: Task
    why: str


Result = Finished | Lost


class Bench:
    """The bots of an arena, ready to sit down; programs stay started from game to game."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings = settings
        self.bots: dict[str, Bot] = {
            name: bot_of(name, errors_file(folder, name), settings.grace_ms) for name in settings.bots
        }

    def play(self, task: Task) -> Result:
        try:
            return play_game(self.settings, task, self.bots)
        except Exception as error:  # a mistake of ours in the rules: the other games go on
            return Lost(task, f"{type(error).__name__}: {error}"[:300])

    def try_out(self) -> None:
        """Every program can be started, or the arena does not begin."""
        try:
            for bot in self.programs():
                bot.try_out()
        finally:
            self.close()

    def programs(self) -> list[Program]:
        return [bot for bot in self.bots.values() if isinstance(bot, Program)]

    def close(self) -> None:
        for bot in self.programs():
            bot.close()


def errors_file(folder: Path, name: str) -> Path | None:
    """Where a program's stderr goes; nowhere on a machine that does not have the arena's folder."""
    if not folder.is_dir():
        return None
    return folder / f"stderr-{hashlib.blake2b(name.encode(), digest_size=4).hexdigest()}.txt"


def serve(pipe: Connection, settings: Settings, folder: str, guests: list[tuple[str, str]]) -> None:
    """Play what comes until nothing more comes."""
    register_guests(guests)
    threading.Thread(target=end_with_the_arena, daemon=True).start()
    bench = Bench(settings, Path(folder))
    try:
        while True:
            pipe.send(bench.play(pipe.recv()))
    except (EOFError, OSError):
        return
    finally:
        bench.close()


def end_with_the_arena() -> None:
    """No worker outlives the arena; what its programs do then is their guards' business."""
    arena = parent_process()
    if arena is not None:
        arena.join()
        os._exit(1)
