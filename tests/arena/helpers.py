"""Small arenas for tests: short games, few of them; and what is in their results."""

from __future__ import annotations

import io
import os
import shlex
import sqlite3
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from kibitz.arena.pools import LocalPool
from kibitz.arena.run import make_settings, play_missing, run_arena
from kibitz.arena.seating import Settings
from kibitz.arena.store import Store
from kibitz.core.rng import Rng
from kibitz.games import make_game
from kibitz.play.seat import Seat, seat_to_decide

GAMES = "SELECT number, deal, rotation, first, winners, scores, why, choices, turns, seed FROM games ORDER BY number"
PLACES = "SELECT game, seat, bot, share, score, decisions, failures, forfeited FROM places ORDER BY game, seat"
TALLIES = "SELECT kind, card, times, round(won, 6) FROM tallies ORDER BY kind, card"


def arena(
    bots: str = "greedy,random",
    seats: int = 3,
    game: str = "abluxxen",
    options: tuple[str, ...] = ("turn_limit=5",),
    seed: str = "test",
    budget_ms: int = 1000,
    grace_ms: int = 2000,
) -> Settings:
    return make_settings(game, bots, seats, list(options), seed, budget_ms, grace_ms)


def run_whole(folder: Path, settings: Settings, games: int, workers: int = 1) -> None:
    """Run a whole arena, with its report."""
    assert run_arena(settings, games, str(folder), workers, "")


def play_games(folder: Path, settings: Settings, games: int, workers: int = 1) -> None:
    """Play the games, without a report."""
    store, console = Store(folder, settings), Console(file=io.StringIO())
    assert play_missing(store, settings, games, LocalPool(settings, folder, workers), console)
    store.close()


def rows(folder: Path, query: str) -> list[tuple[object, ...]]:
    db = sqlite3.connect(folder / "results.sqlite")
    try:
        return db.execute(query).fetchall()
    finally:
        db.close()


def everything(folder: Path) -> list[list[tuple[object, ...]]]:
    """All that does not depend on the clock."""
    return [rows(folder, query) for query in (GAMES, PLACES, TALLIES)]


def seat(seed: str = "x", budget_ms: int = 1000) -> Seat:
    """A seat with something to decide."""
    return seat_to_decide(make_game("abluxxen", {}, 4).start(4, seed), budget_ms)


def rng() -> Rng:
    return Rng(7)


def script(folder: Path, name: str, text: str) -> str:
    """A program in Python, as a command."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return shlex.join([sys.executable, "-S", str(path)])


def alive(pid: int) -> bool:
    """Does this process still run? A zombie does not."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat")
        return not state.exists() or state.read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def soon(what: Callable[[], bool], seconds: float = 20.0) -> bool:
    """Is it so, now or in a while?"""
    end = time.monotonic() + seconds
    while not what():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True
