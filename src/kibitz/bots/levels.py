"""The levels a person can choose: how well a bot plays, the same on every machine that is fast enough.

A level is a policy and a number of imagined games; the time is only a ceiling for slow machines.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from kibitz.bots.greedy import greedy
from kibitz.bots.search import Search
from kibitz.core.rng import Rng
from kibitz.play.seat import Seat

SLIPS = 3  # a beginner does anything sensible in one move of so many
CLUB = 5  # a club player imagines so many times fewer games than an expert


def beginner(seat: Seat, rng: Rng) -> list[int]:
    """Knows how to play, and often does not care."""
    play = seat.imagine(int(rng.next()))
    if rng.below(SLIPS) == 0:
        moves = seat.game.strategy.moves(play, rng)
        return moves[rng.below(len(moves))]
    return seat.game.strategy.policy(play, rng)


def casual(seat: Seat, rng: Rng) -> list[int]:
    """Takes what looks good at first sight."""
    return greedy(seat, rng)


def club(seat: Seat, rng: Rng) -> list[int]:
    """Thinks a little ahead."""
    return think(seat, rng, seat.game.strategy.effort // CLUB)


def expert(seat: Seat, rng: Rng) -> list[int]:
    """Thinks far ahead, and still answers within a second."""
    return think(seat, rng, seat.game.strategy.effort)


def searching(iterations: int) -> Callable[[Seat, Rng], list[int]]:
    """A bot that imagines so many games before every move."""
    return lambda seat, rng: think(seat, rng, iterations)


def think(seat: Seat, rng: Rng, iterations: int) -> list[int]:
    """Search; with a single move there is nothing to think about."""
    begin, seed = perf_counter(), int(rng.next())
    if len(seat.legal) == 1:
        return seat.legal[:]
    search = Search(seat.imagine(seed), seat.number, seed)
    spent = int(1000 * (perf_counter() - begin))
    if len(search.first) > 1:
        search.run(iterations, seat.budget_ms - spent)
    return search.best()
