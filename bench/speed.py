"""How fast: random play to the end, on one core, beside OpenSpiel's C++ card games in the same run.

``make bench`` writes the table into docs/performance.md, and then that of bench/learning.py. Rates are decisions a
second of the process's own CPU time; the competitors take turns, so that a busy machine slows them alike; the figure is
the median of the rounds.
"""

from __future__ import annotations

import datetime
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import learning
import page
import searching
import solving
from kibitz.core.playout import random_game
from kibitz.core.rng import Rng
from kibitz.games import make_game
from searching import short

ROOT = Path(__file__).parent.parent
ROUNDS = 7
SECONDS = 2.0

Rate = tuple[int, int, float, int]  # decisions, forced ones among them (-1: not known), CPU seconds, games


def kibitz(name: str, options: dict[str, str], seats: int) -> Callable[[float], Rate]:
    """A game with full rules; the loop over a game's decisions is inside the compiled code."""
    game = make_game(name, {**options}, seats)
    rng = Rng(1)
    deal = 0

    def measure(seconds: float) -> Rate:
        nonlocal deal
        decisions = forced = games = 0
        begin = time.process_time()
        while time.process_time() - begin < seconds:
            for _ in range(20):
                deal += 1
                made, single = random_game(game.start(seats, str(deal)), rng)
                decisions += made
                forced += single
            games += 20
        return decisions, forced, time.process_time() - begin, games

    return measure


def open_spiel(name: str) -> Callable[[float], Rate]:
    """A C++ game of OpenSpiel, dealt and played by C++ bots within one call."""
    import pyspiel  # not in the processes that measure the plain build: its heap would slow their garbage collection

    game = pyspiel.load_game(name)
    seed = 0

    def measure(seconds: float) -> Rate:
        nonlocal seed
        decisions = games = 0
        spent = 0.0
        while spent < seconds:
            bots = [pyspiel.make_uniform_random_bot(seat, seed) for seat in range(game.num_players())]
            states = [game.new_initial_state() for _ in range(20)]
            begin = time.process_time()
            for state in states:
                seed += 1
                pyspiel.evaluate_bots(state, bots, seed)
            spent += time.process_time() - begin
            games += len(states)
            decisions += sum(action.player >= 0 for state in states for action in state.full_history())
        return decisions, -1, spent, games

    return measure


def copy_time(name: str) -> float:
    """Microseconds for a copy of a game in its middle."""
    play = make_game(name, {}, 4).start(4, "1")
    rng = Rng(1)
    for _ in range(60):
        play.apply(play.legal[rng.below(len(play.legal))])
    times = []
    for _ in range(ROUNDS):
        begin = time.process_time()
        for _ in range(50_000):
            play.copy()
        times.append((time.process_time() - begin) / 50_000 * 1e6)
    return statistics.median(times)


def plain(name: str) -> Callable[[float], Rate]:
    """The same game on the plain build, in a process of its own on the same core."""

    def measure(seconds: float) -> Rate:
        answer = child("measure", name, str(seconds))
        return int(answer[0]), int(answer[1]), answer[2], int(answer[3])

    return measure


def child(*arguments: str) -> list[float]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "bench")])}
    command = [sys.executable, "-P", __file__, *arguments]
    output = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    answer: list[float] = json.loads(output)
    return answer


def table(rounds: dict[str, list[Rate]], copies: dict[str, tuple[float, float]], machine: str) -> str:
    """The results as Markdown."""
    today = datetime.date.today().isoformat()
    lines = [
        f"Measured on {today}: {machine}, one core of {os.cpu_count()}, Python {platform.python_version()}, "
        f"{platform.system()}; {ROUNDS} rounds of {SECONDS:.0f} s each, taking turns; median [lowest–highest].",
        "",
        "| engine and game | decisions a second | decisions with two or more options a second | games a second "
        "| decisions a game |",
        "| --- | --- | --- | --- | --- |",
    ]
    for name, rates in rounds.items():
        every = sorted(made / spent for made, _, spent, _ in rates)
        middle = statistics.median(every)
        real = statistics.median((made - single) / spent for made, single, spent, _ in rates)
        games = statistics.median(count / spent for _, _, spent, count in rates)
        length = sum(rate[0] for rate in rates) / sum(rate[3] for rate in rates)
        spread = f"{short(middle)} [{short(every[0])}–{short(every[-1])}]"
        shown = "not counted" if rates[0][1] < 0 else short(real)
        lines.append(f"| {name} | {spread} | {shown} | {games:,.0f} | {length:.0f} |")
    said = [f"{name} {fast:.2f} µs compiled, {slow:.2f} µs plain" for name, (fast, slow) in copies.items()]
    lines += ["", f"`copy()` in the middle of a game: {'; '.join(said)}."]
    return "\n".join(lines)


def main() -> None:
    machine = page.one_core()
    page.must_be_compiled()
    names: dict[str, Callable[[float], Rate]] = {
        "Kibitz, Abluxxen base, 4 seats, compiled": kibitz("abluxxen", {"variant": "base"}, 4),
        "OpenSpiel C++, hearts": open_spiel("hearts"),
        "OpenSpiel C++, crazy_eights, 4 seats": open_spiel("crazy_eights(players=4)"),
        "OpenSpiel C++, spades": open_spiel("spades"),
        "Kibitz, Abluxxen duel, 2 seats, compiled": kibitz("abluxxen", {"variant": "duel"}, 2),
        "Kibitz, Batman Fluxx, 2 seats, compiled": kibitz("fluxx", {}, 2),
        "Kibitz, Batman Fluxx, 4 seats, compiled": kibitz("fluxx", {}, 4),
        "Kibitz, Batman Fluxx, 6 seats, compiled": kibitz("fluxx", {}, 6),
        "Kibitz, Absolute, 2 seats, compiled": kibitz("absolute", {}, 2),
        "Kibitz, Absolute, 4 seats, compiled": kibitz("absolute", {}, 4),
        "Kibitz, Absolute, 6 seats, compiled": kibitz("absolute", {}, 6),
        "Kibitz, Abluxxen base, 4 seats, plain Python": plain("abluxxen"),
        "Kibitz, Batman Fluxx, 4 seats, plain Python": plain("fluxx"),
        "Kibitz, Absolute, 4 seats, plain Python": plain("absolute"),
    }
    rounds: dict[str, list[Rate]] = {name: [] for name in names}
    for measure in names.values():
        measure(0.5)  # warm up
    for number in range(ROUNDS):
        for name, measure in names.items():
            rounds[name].append(measure(SECONDS))
            made, _, spent, _ = rounds[name][-1]
            print(f"round {number + 1} of {ROUNDS}: {name}: {made / spent / 1e6:.2f} M decisions/s", flush=True)
    copies = {name: (copy_time(name), child("copy", name)[0] / 1000) for name in ("abluxxen", "fluxx", "absolute")}
    print("Absolute's solver and legal lists ...", flush=True)
    figures = solving.report(solving.listing_times(), child("listing"), solving.solver_times(), child("solver", "100"))
    text = "\n\n".join([table(rounds, copies, machine), searching.report(), figures])
    page.write("speed", text)
    print(text)
    fed = learning.report(machine)
    page.write("learning", fed)
    print(fed)


if __name__ == "__main__":
    if sys.argv[1:2] == ["measure"]:
        print(json.dumps(kibitz(sys.argv[2], {}, 4)(float(sys.argv[3]))))
    elif sys.argv[1:2] == ["copy"]:
        print(json.dumps([round(copy_time(sys.argv[2]) * 1000)]))
    elif sys.argv[1:2] == ["listing"]:
        print(json.dumps(solving.listing_times()))
    elif sys.argv[1:2] == ["solver"]:
        print(json.dumps(solving.solver_times(int(sys.argv[2]))))
    else:
        main()
