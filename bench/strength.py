"""How strong: every level against three greedy players, and greedy against random ones, in the arena.

``make strength`` plays what is missing (the results are kept below ``arena/strength``, so it can be stopped and goes on
where it was) and writes the tables into docs/strength.md. A number as argument: so many games of each instead.
"""

from __future__ import annotations

import datetime
import sys
from typing import NamedTuple

from held import HOME, held, write_between
from kibitz.arena.report import percent
from kibitz.bots.levels import CLUB
from kibitz.games import make_game

PAGE = HOME / "docs" / "strength.md"
BEGIN, END = "<!-- strength: written by make strength -->", "<!-- strength: end -->"
GAMES = 400


class Table(NamedTuple):
    """One bot against others of one kind."""

    title: str
    game: str
    options: list[str]
    seats: int
    bot: str
    rival: str
    games: int


GAME_TITLES = {"abluxxen": "Abluxxen base", "fluxx": "Batman Fluxx", "absolute": "Absolute"}
LEVEL_TABLES = [
    Table(title, game, [], 4, level, "greedy", GAMES if level == "expert" else GAMES // 2)
    for level in ("beginner", "club", "expert")
    for game, title in GAME_TITLES.items()
]
GREEDY_TABLES = [
    Table("Abluxxen base", "abluxxen", [], 4, "greedy", "random", 200),
    Table("Abluxxen duel", "abluxxen", ["variant=duel"], 2, "greedy", "random", 200),
    Table("Batman Fluxx", "fluxx", [], 2, "greedy", "random", 200),
    Table("Batman Fluxx", "fluxx", [], 4, "greedy", "random", 200),
    Table("Batman Fluxx", "fluxx", [], 6, "greedy", "random", 200),
    Table("The Moonlit Allotment", "fluxx", ["deck=allotment"], 4, "greedy", "random", 200),
    Table("Absolute", "absolute", [], 2, "greedy", "random", 100),
    Table("Absolute", "absolute", [], 4, "greedy", "random", 100),
]


def row(table: Table, games: int) -> str:
    bots = [table.bot, *[table.rival] * (table.seats - 1)]
    _, found = held("strength", table.game, table.options, bots, table.seats, games)
    bot = found.bots[table.bot]
    points = f"{bot.points.mean():.1f} : {found.bots[table.rival].points.mean():.1f}" if table.game != "fluxx" else "–"
    times = f"{bot.times.total_ms / max(1, bot.times.decisions()):.1f} / {bot.times.at(0.95):.0f}"
    won = percent(bot.shares.interval())
    return f"| {table.title} | {table.seats} | {found.games:,} | {won} | {1 / table.seats:.0%} | {points} | {times} |"


def level_head(level: str) -> list[str]:
    efforts = [(title, make_game(game, {}, 4).strategy.effort) for game, title in GAME_TITLES.items()]
    imagined = ", ".join(f"{effort // (CLUB if level == 'club' else 1):,} in {title}" for title, effort in efforts)
    said = "imagined games: " + imagined if level != "beginner" else "by the policy, one move in three any sensible one"
    return ["", f"**`{level}`** against `greedy` ({said})", "", *HEAD]


HEAD = [
    "| game | seats | games | wins [95 %] | by chance | points, its : theirs | ms a decision, mean / p95 |",
    "| --- | --- | --- | --- | --- | --- | --- |",
]


def main() -> None:
    few = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    lines = [f"Measured on {datetime.date.today().isoformat()}."]
    level = ""
    for table in LEVEL_TABLES:
        if table.bot != level:
            level = table.bot
            lines += level_head(level)
        lines.append(row(table, few or table.games))
    lines += ["", "**`greedy`** (= `casual`) against `random`", "", *HEAD]
    lines += [row(table, few or table.games) for table in GREEDY_TABLES]
    write_between(PAGE, BEGIN, END, lines)
    print("\n".join(lines))


if __name__ == "__main__":
    main()
