"""An hour of the load test at a quarter of its rate: does anything grow?

``make hour-test`` writes the plot and its table into docs/performance.md. 250 tables of five with a choice every 3 s;
after each game the people leave and open another table, so that tables live their whole life: finished ones are
archived after 2 minutes and deleted 5 minutes later. Before the hour they play until as many tables are deleted as
are opened.
"""

from __future__ import annotations

import argparse
import asyncio
import csv
import gc
import os
import platform
import resource
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

import matplotlib
import uvloop

import page
import process
from evening import Evening
from kibitz.cli import build
from load import free_port, say, share, told_wrong

TABLES: Final = 250
WARM_MIN: Final = 15
PICTURE: Final = page.PAGE.parent / "pictures" / "hour.png"
FIGURES: Final = PICTURE.with_suffix(".csv")
REST_MIN, KEEP_MIN = 2, 5
LIFETIMES: Final = ("--rest-hours", str(REST_MIN / 60), "--keep-days", str(KEEP_MIN / 1440), "--empty-hours", "0.05")


class Minute(NamedTuple):
    """What a minute brought, and how the server stood at its end."""

    minute: int
    choices: int
    ended: int  # games
    p50: float  # ms
    p99: float
    most: float
    memory: float  # MB
    bots_memory: float
    files: int
    database: float  # MB, with its log
    stored: int  # tables
    cpu: float  # of a core


def size(file: Path) -> int:
    return sum(part.stat().st_size for part in file.parent.glob(f"{file.name}*"))


async def one_minute(number: int, crowd: Evening, server: process.Process, file: Path) -> Minute:
    crowd.waits, ended, cpu, begin = [], crowd.ended, server.cpu(), time.perf_counter()
    await asyncio.sleep(60)
    counted = await asyncio.to_thread(server.counted)
    waits, gone = [1000 * wait for wait in crowd.waits], time.perf_counter() - begin
    found = Minute(
        number, len(waits), crowd.ended - ended, share(waits, 0.5), share(waits, 0.99), max(waits),
        server.memory() / 1e6, server.helpers_memory() / 1e6, server.files(), size(file) / 1e6,
        int(counted["kibitz_tables"]), (server.cpu() - cpu) / gone,
    )  # fmt: skip
    gc.collect()  # of the clients, once a minute
    told = (f"{value:.1f}" if isinstance(value, float) else value for value in found)
    say("  " + ", ".join(f"{name} {value}" for name, value in zip(found._fields, told, strict=True)))
    return found


async def hour(minutes: int, warm: int) -> tuple[list[Minute], Evening]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        server = process.kibitz(file, free_port(), settings=LIFETIMES)
        try:
            crowd = Evening([server.port], moves_on=True)
            await crowd.open_tables(TABLES)
            await crowd.connect()
            crowd.begin()
            say(f"{len(crowd.guests)} sockets; {warm} minutes until all is as it will be")
            for number in range(-warm, 0):
                await one_minute(number, crowd, server, file)
            say(f"{minutes} minutes that count")
            crowd.forget()
            found = [await one_minute(number, crowd, server, file) for number in range(1, minutes + 1)]
            await crowd.end()
            crowd.leave()
            return found, crowd
        finally:
            server.stop()


def draw(found: list[Minute]) -> None:
    matplotlib.use("agg")
    from matplotlib import pyplot

    parts = [
        ("latency, ms", {"p50": "p50", "p99": "p99"}),
        ("memory, MB", {"memory": "server", "bots_memory": "bot workers"}),
        ("open files", {"files": "files and sockets"}),
        ("database, MB", {"database": "file and log"}),
        ("tables", {"stored": "stored", "ended": "games ended in the minute"}),
    ]
    figure, axes = pyplot.subplots(len(parts), 1, figsize=(8, 10), sharex=True, layout="constrained")
    for axis, (title, lines) in zip(axes, parts, strict=True):
        for name, label in lines.items():
            axis.plot([each.minute for each in found], [getattr(each, name) for each in found], label=label)
        axis.set_ylim(0, 1.15 * axis.dataLim.y1)
        axis.set_title(title, loc="left", fontsize=10)
        axis.legend(loc="lower right", fontsize=8)
        axis.grid(alpha=0.3)
    axes[-1].set_xlabel("minute")
    figure.savefig(PICTURE, dpi=80)


def quarter(found: list[Minute], part: int) -> str:
    """The figures of fifteen minutes: the middle one; of the longest wait the longest."""
    some = found[part * len(found) // 4 : (part + 1) * len(found) // 4]

    def middle(name: str) -> float:
        return share([float(getattr(each, name)) for each in some], 0.5)

    return (
        f"| {some[0].minute} to {some[-1].minute} | {sum(each.choices for each in some):,} "
        f"| {sum(each.ended for each in some)} | {middle('p50'):.1f} | {middle('p99'):.1f} "
        f"| {max(each.most for each in some):.0f} | {middle('memory'):.1f} | {middle('bots_memory'):.0f} "
        f"| {middle('files'):.0f} | {middle('database'):.1f} | {middle('stored'):,.0f} | {middle('cpu'):.0%} |"
    )


HEAD: Final = (
    "| minutes | choices of people | games ended | p50 ms | p99 ms | longest ms | server MB | bot workers MB "
    "| open files | database MB | tables stored | server load, of a core |\n| --- " + "| ---: " * 11 + "|"
)


def write(found: list[Minute], wrong: str) -> None:
    draw(found)
    with FIGURES.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(Minute._fields)
        rows.writerows([round(value, 2) for value in each] for each in found)
    told = (
        f"{len(found)} minutes, {page.processor()}, {os.cpu_count()} cores for server, bots and clients together, "
        f"Python {platform.python_version()}, Kibitz {build()}. Refused or lost: {wrong}. "
        f"The figures of each minute: [{FIGURES.name}](pictures/{FIGURES.name})."
    )
    lines = [told, "", HEAD, *[quarter(found, part) for part in range(4)], "", f"![The hour](pictures/{PICTURE.name})"]
    page.write("hour", "\n".join(lines), by="make hour-test")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=int, default=60)
    parser.add_argument("--warm", type=int, default=WARM_MIN)
    options = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    gc.disable()  # the clients' pauses are not the server's
    found, crowd = uvloop.run(hour(options.minutes, options.warm))
    say(f"refused or lost: {told_wrong(crowd)}")
    write(found, told_wrong(crowd))


if __name__ == "__main__":
    main()
