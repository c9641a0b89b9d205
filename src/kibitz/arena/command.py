"""``kibitz arena``: bots against bots."""

from __future__ import annotations

import sqlite3
from typing import Annotated

from kibitz.bots.external import GRACE_MS
from kibitz.command_line import STOPPED, Argument, Option, give_up
from kibitz.games import GAMES
from kibitz.play.seat import SECOND

HERE = "here"  # Ray on this machine
MOST_GAMES = 10_000_000
MOST_WORKERS = 1000
MOST_MS = 3_600_000  # an hour


def arena(
    game: Annotated[str, Argument(help="The game: " + ", ".join(GAMES) + ".")],
    bots: Annotated[str, Option(help="Who plays, as in expert,greedy,policy:FILE or greedy,'cmd:./my_bot --fast'.")],
    games: Annotated[int, Option(min=1, max=MOST_GAMES, help="How many games; rounded up to whole deals.")] = 400,
    seats: Annotated[int, Option(min=1, help="How many sit at a table.")] = 4,
    option: Annotated[list[str] | None, Option(help="An option of the game, as in cycles=1; repeatable.")] = None,
    seed: Annotated[str, Option(help="The same seed gives the same deals.")] = "arena",
    out: Annotated[str, Option(help="The folder for results and report; otherwise one below arena/.")] = "",
    workers: Annotated[
        int, Option(min=0, max=MOST_WORKERS, help="How many processes play; otherwise one for each core.")
    ] = 0,
    ray: Annotated[
        str, Option(metavar="ADDRESS", alone=HERE, help="Play on a Ray cluster; without address, Ray on this machine.")
    ] = "",
    budget_ms: Annotated[int, Option(min=1, max=MOST_MS, help="Milliseconds a bot may think about one move.")] = SECOND,
    grace_ms: Annotated[
        int, Option(min=1, max=MOST_MS, help="Milliseconds more until a silent program is ended.")
    ] = GRACE_MS,
) -> None:
    """Bots against bots: how strong are they? The same command again goes on where it stopped."""
    from kibitz.arena.run import make_settings, run_arena

    try:
        settings = make_settings(game, bots, seats, option or [], seed, budget_ms, grace_ms)
        finished = run_arena(settings, games, out, workers, ray)
    except (OSError, sqlite3.Error) as error:
        raise give_up(str(error)) from None
    if not finished:
        raise SystemExit(STOPPED)
