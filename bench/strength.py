"""How strong: the greedy bot against random players, and Absolute's against itself without swaps; balanced over seats
and first turns.

``make strength`` writes the table into docs/strength.md. The interval is Wilson's for 95 %.
"""

from __future__ import annotations

import datetime
import math
import sys
from collections.abc import Callable
from pathlib import Path

from kibitz.core.game import Json, Play
from kibitz.core.rng import Rng
from kibitz.games import make_game
from kibitz.games.absolute.policy import Style, choose
from kibitz.games.absolute.rules import AbsolutePlay

PAGE = Path(__file__).parent.parent / "docs" / "strength.md"
BEGIN, END = "<!-- strength: written by make strength -->", "<!-- strength: end -->"
GAMES = 2000

Player = Callable[[Play, Rng], int]


def greedy(play: Play, rng: Rng) -> int:
    return play.game.policy(play, rng)


def at_random(play: Play, rng: Rng) -> int:
    return play.legal[rng.below(len(play.legal))]


def without_swaps(play: Play, rng: Rng) -> int:
    """Greedy, but in Absolute it never swaps."""
    assert isinstance(play, AbsolutePlay)
    return choose(play, rng, NO_SWAPS)


NO_SWAPS = Style(swaps=False)
TABLES: list[tuple[str, str, dict[str, Json], int, str, Player]] = [
    ("Abluxxen base, 4 seats", "abluxxen", {"variant": "base"}, 4, "random", at_random),
    ("Batman Fluxx, 2 seats", "fluxx", {"deck": "batman"}, 2, "random", at_random),
    ("Batman Fluxx, 4 seats", "fluxx", {"deck": "batman"}, 4, "random", at_random),
    ("Batman Fluxx, 6 seats", "fluxx", {"deck": "batman"}, 6, "random", at_random),
    ("The Moonlit Allotment, 4 seats", "fluxx", {"deck": "allotment"}, 4, "random", at_random),
    ("Absolute, 2 seats", "absolute", {}, 2, "random", at_random),
    ("Absolute, 4 seats", "absolute", {}, 4, "random", at_random),
    ("Absolute, 2 seats", "absolute", {}, 2, "greedy without swaps", without_swaps),
    ("Absolute, 4 seats", "absolute", {}, 4, "greedy without swaps", without_swaps),
    ("Absolute, 6 seats", "absolute", {}, 6, "greedy without swaps", without_swaps),
]


def play_one(name: str, options: dict[str, Json], seats: int, other: Player, number: int) -> tuple[float, int]:
    """One game of ``greedy`` against other players: its share of the win, and how many choices were made.

    The policy is asked directly: that it answers the same from a seat's view alone is proven by the conformance suite.
    """
    me, first = number % seats, number // seats % seats
    game = make_game(name, options, seats)
    play, rng = game.start(seats, f"strength {number}", first), Rng(number)
    choices = 0
    while play.legal:
        play.apply(greedy(play, rng) if play.seat() == me else other(play, rng))
        choices += 1
    outcome = play.outcome()
    assert outcome is not None
    return (1 / len(outcome.winners) if me in outcome.winners else 0.0), choices


def wilson(share: float, games: int) -> tuple[float, float]:
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def line(title: str, name: str, options: dict[str, Json], seats: int, rival: str, other: Player, games: int) -> str:
    total = choices = 0.0
    for number in range(games):
        share, made = play_one(name, options, seats, other, number)
        total += share
        choices += made
        if number % 200 == 199:
            print(f"{title}, against {rival}: {number + 1} of {games} games, {total / (number + 1):.1%}", flush=True)
    low, high = wilson(total / games, games)
    won = f"{total / games:.1%} [{low:.1%}–{high:.1%}]"
    return f"| {title} | {rival} | {games:,} | {won} | {1 / seats:.1%} | {choices / games:.0f} |"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    rows = [line(*table, games) for table in TABLES]
    text = "\n".join(
        [
            f"Measured on {datetime.date.today().isoformat()}.",
            "",
            "| game | against | games | `greedy` wins [95 %] | its share by chance | choices a game |",
            "| --- | --- | --- | --- | --- | --- |",
            *rows,
        ]
    )
    page = PAGE.read_text(encoding="utf-8")
    head, rest = page.split(BEGIN)
    PAGE.write_text(f"{head}{BEGIN}\n{text}\n{END}{rest.split(END)[1]}", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
