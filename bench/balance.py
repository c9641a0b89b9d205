"""Facts a designer would ask for, from the arena: who begins, how long it takes, how it ends, what cards do.

``make balance`` plays what is missing (kept below ``arena/balance``, so it can be stopped and goes on where it was) and
writes the tables into docs/games/*.md. A number as argument: so many games of each instead.
"""

from __future__ import annotations

import datetime
import sys
from typing import NamedTuple

from held import HOME, held, write_between
from kibitz.core.game import Game
from kibitz.games import make_game
from kibitz.play.options import read_options
from kibitz.play.words import words_of

BEGIN, END = "<!-- balance: written by make balance -->", "<!-- balance: end -->"
BOT = "greedy"


class Table(NamedTuple):
    """A variant at a number of seats."""

    title: str
    options: list[str]
    seats: int
    games: int


TABLES: dict[str, list[Table]] = {
    "abluxxen": [
        *[Table("base", ["variant=base"], seats, 300) for seats in (3, 4, 5)],
        *[Table(name, [f"variant={name}"], 4, 300) for name in ("advanced", "expert", "first-edition")],
        Table("first-edition", ["variant=first-edition"], 2, 300),
        Table("duel", ["variant=duel"], 2, 300),
    ],
    "fluxx": [
        *[Table("Batman", ["deck=batman"], seats, 300) for seats in (2, 3, 4, 6)],
        *[Table("The Moonlit Allotment", ["deck=allotment"], seats, 300) for seats in (2, 4)],
    ],
    "absolute": [Table("three rounds", [], seats, 60) for seats in (2, 3, 4, 6)],
}


class Facts:
    """What the arena says of one table."""

    def __init__(self, game: str, table: Table, games: int) -> None:
        self.game, self.table = game, table
        self.made = make_game(game, read_options(table.options), table.seats)
        self.store, self.found = held("balance", game, table.options, [BOT], table.seats, games)

    def row(self) -> str:
        """Who wins by the order of play, how long it takes, and how it ends."""
        turns = [self.found.table.by_turn[turn].interval() for turn in range(self.table.seats)]
        half = max((share.high - share.low) / 2 for share in turns)
        shares = " · ".join(f"{share.value:.1%}" for share in turns) + f" (± {half:.1%})"
        ends = ", ".join(f"{why} {count / self.found.games:.0%}" for why, count in self.store.ends())
        cells = [self.table.title, str(self.table.seats), f"{self.found.games:,}", shares, self.length("turns")]
        return "| " + " | ".join([*cells, self.length("choices"), self.points(), ends]) + " |"

    def length(self, column: str) -> str:
        """Its median, and between what nine games of ten lie."""
        lengths = self.store.lengths(column, 1)
        return f"{at(lengths, 0.5)} ({at(lengths, 0.05)}–{at(lengths, 0.95)})"

    def points(self) -> str:
        scores = self.found.table.scores
        if set(scores) <= {0, 1}:
            return "–"
        ordered = sorted(scores.items())
        return f"{at(ordered, 0.5)} ({at(ordered, 0.05)}–{at(ordered, 0.95)})"

    def cards(self) -> list[str]:
        """How often each card is played, and how often whoever played it won; goals by which games are won."""
        played = {card: (times, won) for card, times, won in self.store.tallies("played")}
        if not played:
            return []
        won_by = {card: times for card, times, _ in self.store.tallies("won")}
        cards = sorted({*played, *won_by}, key=lambda card: -played.get(card, (0, 0.0))[0])
        said = (
            f"Cards of *{self.table.title}*, {self.table.seats} seats (a share by chance: {1 / self.table.seats:.0%})."
        )
        head = ["| card | played a game | its player wins | games won by it |", "| --- | --- | --- | --- |"]
        names = card_names(self.made)
        rows = [self.card_row(names[card], *played.get(card, (0, 0.0)), won_by.get(card, 0)) for card in cards]
        return ["", said, "", *head, *rows]

    def card_row(self, name: str, times: int, won: float, wins: int) -> str:
        share = f"{won / times:.0%}" if times else "–"
        by_it = f"{wins / self.found.games:.1%}" if wins else ""
        return f"| {name} | {times / self.found.games:.2f} | {share} | {by_it} |"


def at(counted: list[tuple[int, int]], part: float) -> int:
    """The value that this part of what was counted does not exceed; values come in order."""
    left = part * sum(count for _, count in counted)
    for value, count in counted:
        left -= count
        if left <= 0:
            return value
    return counted[-1][0]


def card_names(game: Game) -> dict[str, str]:
    words = words_of(game, "en")
    shown = {face: game.presentation.card(face).name for face in game.faces}
    return {face: look if isinstance(look, str) else words.say(look, []) for face, look in shown.items()}


def write(game: str, few: int) -> None:
    facts = [Facts(game, table, few or table.games) for table in TABLES[game]]
    lines = [
        f"Measured on {datetime.date.today().isoformat()} between `{BOT}` players.",
        "",
        "| variant | seats | games | wins of whoever begins, is second … | turns | choices | points | ends |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
        *[fact.row() for fact in facts],
    ]
    usual = [fact for fact in facts if fact.table.seats == 4]
    for fact in usual:
        lines += fact.cards()
    write_between(HOME / "docs" / "games" / f"{game}.md", BEGIN, END, lines)


def main() -> None:
    few = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    for game in TABLES:
        write(game, few)


if __name__ == "__main__":
    main()
