"""``kibitz arena``: bots against bots."""

from __future__ import annotations

import sqlite3
from typing import Annotated

import typer
from typer import Context
from typer.core import TyperCommand

from kibitz.bots.external import GRACE_MS
from kibitz.core.errors import KibitzError
from kibitz.games import GAMES
from kibitz.play.seat import SECOND

RAY = "--ray"
MOST_GAMES = 10_000_000
MOST_WORKERS = 1000
MOST_MS = 3_600_000  # an hour


class ArenaCommand(TyperCommand):
    """``--ray`` may stand alone: then Ray runs on this machine."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:  # type: ignore[override]
        followers = [*args[1:], "-"]
        alone = [arg == RAY and after.startswith("-") for arg, after in zip(args, followers, strict=True)]
        return super().parse_args(ctx, [f"{RAY}=here" if bare else arg for arg, bare in zip(args, alone, strict=True)])


def arena(
    game: Annotated[str, typer.Argument(help="The game: " + ", ".join(GAMES) + ".")],
    bots: Annotated[
        str, typer.Option(help="Who plays, as in expert,greedy,policy:FILE or greedy,'cmd:./my_bot --fast'.")
    ],
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games; rounded up to whole deals.")] = 400,
    seats: Annotated[int, typer.Option(min=1, help="How many sit at a table.")] = 4,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as in cycles=1; repeatable.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals.")] = "arena",
    out: Annotated[str, typer.Option(help="The folder for results and report; otherwise one below arena/.")] = "",
    workers: Annotated[
        int, typer.Option(min=0, max=MOST_WORKERS, help="How many processes play; otherwise one for each core.")
    ] = 0,
    ray: Annotated[
        str, typer.Option(metavar="[ADDRESS]", help="Play on a Ray cluster; without address, Ray on this machine.")
    ] = "",
    budget_ms: Annotated[
        int, typer.Option(min=1, max=MOST_MS, help="Milliseconds a bot may think about one move.")
    ] = SECOND,
    grace_ms: Annotated[
        int, typer.Option(min=1, max=MOST_MS, help="Milliseconds more until a silent program is ended.")
    ] = GRACE_MS,
) -> None:
    """Bots against bots: how strong are they? The same command again goes on where it stopped."""
    from kibitz.arena.run import make_settings, run_arena

    try:
        settings = make_settings(game, bots, seats, option or [], seed, budget_ms, grace_ms)
        finished = run_arena(settings, games, out, workers, ray)
    except (KibitzError, OSError, sqlite3.Error) as error:
        typer.echo(f"kibitz: {error}", err=True)
        raise typer.Exit(2) from None
    if not finished:
        raise typer.Exit(130)
