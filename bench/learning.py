"""How fast a learner is fed: environments stepped at random, with observation and mask, beside their peers.

``make bench`` writes the table into docs/performance.md; ``python bench/learning.py`` writes it alone. Every competitor
has a process of its own on the same core, and they take turns.
"""

from __future__ import annotations

import datetime
import json
import os
import platform
import statistics
import subprocess
import sys

import page
from feeding import MAKERS, Rate
from searching import short

ROUNDS = 7
SECONDS = 1.0


class Competitor:
    """A process that steps one environment whenever it is told for how long."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.process = subprocess.Popen(
            [sys.executable, __file__, name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.measure(SECONDS)  # warm up

    def measure(self, seconds: float) -> Rate:
        assert self.process.stdin is not None and self.process.stdout is not None
        print(seconds, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"bench: {self.name} stopped; what it said stands above")
        steps, spent, games = json.loads(answer)
        return steps, spent, games

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(60)


def serve(name: str) -> None:
    """Be a competitor."""
    measure = MAKERS[name]()
    for line in sys.stdin:
        print(json.dumps(measure(float(line))), flush=True)


def measured() -> dict[str, list[Rate]]:
    competitors = []
    for name in MAKERS:
        print(f"learning: {name} warms up", flush=True)
        competitors.append(Competitor(name))
    rounds: dict[str, list[Rate]] = {name: [] for name in MAKERS}
    for number in range(ROUNDS):
        for competitor in competitors:
            steps, spent, games = competitor.measure(SECONDS)
            rounds[competitor.name].append((steps, spent, games))
            print(f"learning {number + 1} of {ROUNDS}: {competitor.name}: {short(steps / spent)} steps/s", flush=True)
    for competitor in competitors:
        competitor.close()
    return rounds


def report(machine: str) -> str:
    """The table as Markdown."""
    return "\n".join(
        [
            f"Measured on {datetime.date.today().isoformat()}: {machine}, one core of {os.cpu_count()}, "
            f"Python {platform.python_version()}, {platform.system()}; {ROUNDS} rounds of {SECONDS:.0f} s each, "
            "taking turns; median [lowest–highest]. Kibitz with 4 seats, compiled.",
            "",
            "| environment | steps a second | games a second |",
            "| --- | --- | --- |",
            *[line(name, rates) for name, rates in measured().items()],
        ]
    )


def line(name: str, rates: list[Rate]) -> str:
    every = sorted(steps / spent for steps, spent, _ in rates)
    games = statistics.median(count / spent for _, spent, count in rates)
    said = "too few" if sum(count for _, _, count in rates) < 10 else f"{games:,.0f}" if games >= 10 else f"{games:.1f}"
    return f"| {name} | {short(statistics.median(every))} [{short(every[0])}–{short(every[-1])}] | {said} |"


if __name__ == "__main__":
    if sys.argv[1:]:
        serve(sys.argv[1])
    else:
        page.must_be_compiled()
        page.write("learning", report(page.one_core()))
