"""Who sits where: deals, lineups, and every lineup turned round the table.

A *deal* is a seed. It is played once for every different way its lineup can be turned round the table: the same cards,
the same seat begins, and every bot of the lineup sits once behind each hand. So luck with the cards meets all alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb, gcd
from typing import NamedTuple

from kibitz.core.rng import bots_rng

GOLDEN = 0.618  # of the way round: neighbouring deals get lineups that have little in common


class Settings(NamedTuple):
    """What makes an arena the same arena: with these alone, every game can be played again. Texts and numbers only."""

    game: str
    version: int  # of the rules
    options: str  # all of them, as JSON
    seats: int
    seed: str
    bots: tuple[str, ...]
    budget_ms: int  # to think about one move
    grace_ms: int  # how much longer a program may take before it counts as hanging


class Task(NamedTuple):
    """One game to be played."""

    number: int
    deal: int
    rotation: int
    rotations: int  # games of this deal
    first: int  # the seat that begins
    seed: str
    bots: tuple[str, ...]  # by seat


def deal_seed(settings: Settings, deal: int) -> str:
    return f"{settings.seed} deal {deal}"


def lineup(settings: Settings, deal: int) -> list[str]:
    """The bots of a deal, in the order round the table, which is drawn: nobody always sits behind the same rival."""
    bots, seats = settings.bots, settings.seats
    if len(bots) <= seats:
        chosen = [bots[(deal + place) % len(bots)] for place in range(seats)]
    else:
        count = comb(len(bots), seats)
        chosen = [bots[index] for index in combination(len(bots), seats, deal * stride(count) % count)]
    places = list(range(seats))
    bots_rng(f"{settings.seed} seating {deal}").shuffle(places)
    return [chosen[place] for place in places]


def stride(count: int) -> int:
    """A step that comes by all of ``count`` before it comes by one again."""
    step = max(1, int(count * GOLDEN))
    while gcd(step, count) != 1:
        step += 1
    return step


def combination(of: int, size: int, rank: int) -> list[int]:
    """The combination of this rank among all of ``size`` out of ``of``, in the order of the dictionary."""
    chosen: list[int] = []
    for index in range(of):
        if len(chosen) == size:
            break
        with_it = comb(of - index - 1, size - len(chosen) - 1)
        if rank < with_it:
            chosen.append(index)
        else:
            rank -= with_it
    return chosen


def rotations(bots: list[str]) -> list[tuple[str, ...]]:
    """The different rotations of a lineup round the table: four bots of one kind have only one."""
    all_rotations = [tuple(bots[-turn:] + bots[:-turn]) for turn in range(len(bots))]
    return list(dict.fromkeys(all_rotations))


def tasks(settings: Settings, games: int) -> Iterator[Task]:
    """At least so many games, always whole deals; the same ones in the same order whenever this is asked."""
    number = deal = 0
    while number < games:
        found = rotations(lineup(settings, deal))
        for rotation, bots in enumerate(found):
            first = deal % settings.seats
            yield Task(number, deal, rotation, len(found), first, deal_seed(settings, deal), bots)
            number += 1
        deal += 1


def count_games(settings: Settings, games: int) -> tuple[int, int]:
    """How many games, and how many deals, at least so many games come to."""
    played = deal = 0
    while played < games:
        played += len(rotations(lineup(settings, deal)))
        deal += 1
    return played, deal
