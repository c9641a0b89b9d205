"""Run an arena: play what is missing, keep it, and write the report."""

from __future__ import annotations

import csv
import hashlib
import json
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

from kibitz.arena.command import HERE
from kibitz.arena.game_runner import GameRunner
from kibitz.arena.pools import LocalPool, Pool
from kibitz.arena.progress import Bar
from kibitz.arena.seating import Settings, count_games, tasks
from kibitz.arena.store import FILE, Store, settings_as_texts
from kibitz.bots.external import check_fit
from kibitz.core.errors import BadOptions, KibitzError
from kibitz.games import make_game
from kibitz.play.extras import need
from kibitz.play.options import read_options


def make_settings(
    game: str, bots: str, seats: int, options: list[str], seed: str, budget_ms: int, grace_ms: int
) -> Settings:
    """The settings, checked."""
    made = make_game(game, read_options(options), seats)
    names = names_in(bots)
    for name in names:
        check_fit(name, made, seats)  # or it is refused
    for text in (seed, *names):
        check_text(text)
    chosen = json.dumps(made.options, sort_keys=True)
    return Settings(game, made.version, chosen, seats, seed, tuple(names), budget_ms, grace_ms)


def names_in(bots: str) -> list[str]:
    """The bots of a list with commas; a name that has one is quoted."""
    try:
        names = [name.strip() for name in next(csv.reader([bots], skipinitialspace=True), []) if name.strip()]
    except csv.Error as error:
        raise BadOptions(f"bots: expected names with commas between them, got {bots[:60]!r}: {error}") from None
    if not names:
        raise BadOptions("bots: expected at least one, as in greedy,random")
    return names


def check_text(text: str) -> None:
    """Only what can be written down can be asked for again."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadOptions(f"expected a text in UTF-8, got {text[:60]!r}") from None


def default_folder(settings: Settings) -> Path:
    """A folder for exactly these settings, so that the same command goes on with the same arena."""
    told = json.dumps(settings_as_texts(settings), sort_keys=True).encode()
    return Path("arena") / f"{settings.game}-{settings.seats}-{hashlib.blake2b(told, digest_size=4).hexdigest()}"


def run_arena(settings: Settings, games: int, out: str, workers: int, ray: str) -> bool:
    """Run an arena and report; False if somebody stopped it."""
    need("ray" if ray else "arena")
    console = Console()
    folder = Path(out) if out else default_folder(settings)
    if not (folder / FILE).exists():
        try_out(settings, folder)  # a misspelt program does not found an arena
    store = Store(folder, settings)
    try:
        total, deals = count_games(settings, games)
        if total != games:
            say(console, f"{games:,} games are rounded up to {total:,}: {deals:,} whole deals.")
        with stopped_once():
            finished = store.count_below(total) == total or play(store, settings, games, workers, ray, console)
            report(store, settings, total, console)
    except sqlite3.Error as error:
        raise KibitzError(f"{store.path}: {error}") from None
    finally:
        store.close()
    if not finished:
        say(console, "Stopped. Give the same command again to go on.")
    return finished


@contextmanager
def stopped_once() -> Iterator[None]:
    """Ctrl-C stops the games. Pressed once more, it does not stop the report, after which the process ends."""

    def stop(number: int, frame: object) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    usual = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGINT) is stop:
            signal.signal(signal.SIGINT, usual)


def play(store: Store, settings: Settings, games: int, workers: int, ray: str, console: Console) -> bool:
    """Play what is missing; False if somebody stopped it."""
    folder = store.path.parent
    try:
        try_out(settings, folder)
        return play_missing(store, settings, games, pool_of(settings, folder, workers, ray), console)
    except KeyboardInterrupt:
        return False


def try_out(settings: Settings, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    GameRunner(settings, folder).try_out()


def pool_of(settings: Settings, folder: Path, workers: int, ray: str) -> Pool:
    if not ray:
        return LocalPool(settings, folder, workers or os.cpu_count() or 1)
    from kibitz.arena.ray_pool import RayPool

    return RayPool(settings, folder, "" if ray == HERE else ray, workers)


def play_missing(store: Store, settings: Settings, games: int, pool: Pool, console: Console) -> bool:
    """Play every game that is not in the file yet."""
    total, _ = count_games(settings, games)
    missing = (task for task in tasks(settings, games) if not store.has(task.number))
    try:
        with Bar(console, total, store.count_below(total), store.shares()) as bar:
            for result in pool.play(missing):
                store.add(result)
                bar.add(result)
    finally:
        pool.close()
    return True


def report(store: Store, settings: Settings, total: int, console: Console) -> None:
    """Write the report with its pictures, and show the main table."""
    from kibitz.arena.plots import draw
    from kibitz.arena.report import terminal_table, write_report
    from kibitz.arena.stats import Statistics

    statistics = Statistics(store, settings.bots, settings.seats)
    pictures = draw(store, statistics)
    path = write_report(store, settings, statistics, total, pictures)
    say(console, terminal_table(statistics))
    for game, why in store.lost():
        say(console, f"Game {game} could not be finished: {why}")
    say(console, f"Report: {path}")


def say(console: Console, text: str) -> None:
    console.print(text, highlight=False, markup=False, soft_wrap=True)
