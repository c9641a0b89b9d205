"""Steps a second of the compiled tables of two builds, in turn: what a change does to memory, which instructions do not
show.

    python bench/vector_builds.py OLD NEW

Both are folders with a built ``kibitz`` in them, as for ``instructions.py``.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

GAMES = ("abluxxen", "absolute", "fluxx")
SEATS, TABLES = 4, 1024
TURNS = 12  # of each build
WARM, SPANS, STEPS = 60, 9, 20  # steps before, and then so many spans of so many


def main() -> None:
    builds = [str(Path(folder).resolve()) for folder in sys.argv[1:3]]
    print("| game | old, k steps/s | new | |\n| --- | --- | --- | --- |")
    for game in GAMES:
        found: dict[str, list[float]] = {build: [] for build in builds}
        for turn in range(TURNS):
            for build in builds if turn % 2 else builds[::-1]:
                found[build].append(measured(build, game))
        old, new = (statistics.median(found[build]) for build in builds)
        print(f"| {game} | {old:,.0f} | {new:,.0f} | {new / old - 1:+.1%} |", flush=True)


def measured(build: str, game: str) -> float:
    beside = {**os.environ, "PYTHONPATH": sysconfig.get_paths()["purelib"]}
    words = [sys.executable, "-S", __file__, "--inside", build, game]
    return float(subprocess.run(words, capture_output=True, text=True, check=True, env=beside).stdout)


def inside(build: str, game: str) -> float:
    """The median of the spans, in thousands of steps a second of this process's own time."""
    sys.path[:0] = [build]
    from kibitz.core import playout
    from kibitz.core.rng import Rng
    from kibitz.core.tables import Tables
    from kibitz.games import make_game

    assert not playout.__file__.endswith(".py"), "a compiled build is measured"
    tables, rng = Tables(make_game(game, {}, SEATS), SEATS, TABLES, "s"), Rng(1)
    for _ in range(WARM):
        tables.step(tables.random_codes(rng))
    rates = []
    for _ in range(SPANS):
        began = time.process_time()
        for _ in range(STEPS):
            tables.step(tables.random_codes(rng))
        rates.append(STEPS * TABLES / (time.process_time() - began) / 1000)
    return statistics.median(rates)


if __name__ == "__main__":
    if sys.argv[1] == "--inside":
        print(inside(*sys.argv[2:4]))
    else:
        main()
