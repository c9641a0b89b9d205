"""An arena held for a page of the docs: played as far as it is missing, and its figures."""

from __future__ import annotations

import sys
from pathlib import Path

from kibitz.arena.run import make_settings, run_arena
from kibitz.arena.stats import Statistics
from kibitz.arena.store import Store

HOME = Path(__file__).parent.parent
PATIENCE_MS = 10_000  # iterations decide, on every machine
GRACE_MS = 2000


def held(page: str, game: str, options: list[str], bots: list[str], seats: int, games: int) -> tuple[Store, Statistics]:
    """The results are kept below ``arena/``: it can be stopped, and goes on where it was."""
    settings = make_settings(game, ",".join(bots), seats, options, "arena", PATIENCE_MS, GRACE_MS)
    names = [game, *[option.partition("=")[2] for option in options], str(seats), *dict.fromkeys(bots)]
    folder = HOME / "arena" / page / "-".join(names)
    print(f"{folder.name}: {games} games", flush=True)
    if not run_arena(settings, games, str(folder), 0, ""):
        sys.exit("stopped; the same command goes on")
    store = Store(folder, settings)
    return store, Statistics(store, settings.bots, seats)


def write_between(page: Path, begin: str, end: str, lines: list[str]) -> None:
    """Put lines between two marks of a page."""
    head, rest = page.read_text(encoding="utf-8").split(begin)
    page.write_text(f"{head}{begin}\n" + "\n".join(lines) + f"\n{end}{rest.split(end)[1]}", encoding="utf-8")
