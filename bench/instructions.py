"""Instructions a decision of two compiled builds, side by side, counted by callgrind: what a change costs, whatever
else the machine does.

    python bench/instructions.py OLD NEW

Both are folders with a built ``kibitz`` in them, as ``pip install --target`` makes them, or an unpacked wheel.
"""

from __future__ import annotations

import gc
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

GAMES = ("abluxxen", "absolute", "fluxx")
SEATS = 4
# Where counting begins and ends, and how many decisions, iterations, choices or copies.
RUNS = {
    "random": ("CPyDef_playout___random_game", {"": 4000}),
    "search": ("CPyDef_search___Search___run", {"": 60, "absolute": 12}),
    "vector": ("CPyDef_tables___Tables___step", {"": 3200}),
    "copy": ("CPyPy_*___copy", {"": 3000}),
}
TABLES = 16  # of the vector


def main() -> None:
    old, new = (str(Path(folder).resolve()) for folder in sys.argv[1:3])
    print("| game | | old | new | |\n| --- | --- | --- | --- | --- |")
    for game in GAMES:
        for run in RUNS:
            before, after = counted(old, game, run), counted(new, game, run)
            print(f"| {game} | {run} | {before:,.0f} | {after:,.0f} | {after / before - 1:+.1%} |", flush=True)


def counted(build: str, game: str, run: str) -> float:
    """The instructions of one decision, choice or copy."""
    function, counts = RUNS[run]
    count = counts.get(game, counts[""])
    with tempfile.TemporaryDirectory() as folder:
        words = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", "--collect-atstart=no"]
        words += [f"--toggle-collect={function}", sys.executable, "-S", __file__, "--inside", build]
        beside = {**os.environ, "PYTHONPATH": sysconfig.get_paths()["purelib"]}  # what kibitz needs: there is no site
        done = subprocess.run([*words, game, run, str(count)], capture_output=True, text=True, check=True, env=beside)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr[-2000:]
    return int(found[1]) / int(done.stdout)


def inside(build: str, game: str, run: str, count: int) -> int:
    """Play; how many decisions, choices or copies were made."""
    sys.path[:0] = [build]
    gc.disable()  # when it runs is chance, and one run of it is as much as many decisions
    from kibitz.bots.search import Search
    from kibitz.core import playout
    from kibitz.core.rng import Rng
    from kibitz.core.tables import Tables
    from kibitz.games import make_game

    assert playout.__file__.startswith(build) and not playout.__file__.endswith(".py"), playout.__file__
    made = make_game(game, {}, SEATS)
    play, rng = made.start(SEATS, "s"), Rng(1)
    if run == "random":
        decisions = 0
        while decisions < count:
            decisions += playout.random_game(made.start(SEATS, f"s{decisions}"), rng)[0]
        return decisions
    if run == "vector":
        tables = Tables(made, SEATS, TABLES, "s")
        for _ in range(count // TABLES):
            tables.step(tables.random_codes(rng))
        return count
    for _ in range(30):
        play.apply(play.legal[rng.below(len(play.legal))])
    if run == "search":
        search = Search(play, play.seat(), 1)
        search.run(count, 10_000_000, False)
        return int(search.made)
    for _ in range(count):
        play.copy()
    return count


if __name__ == "__main__":
    if sys.argv[1] == "--inside":
        print(inside(sys.argv[2], sys.argv[3], sys.argv[4], int(sys.argv[5])))
    else:
        main()
