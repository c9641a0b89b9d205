"""Ratings by openskill (Plackett and Luce): game by game, in the order of the games' numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from kibitz.arena.store import SeatRow


class Rating(NamedTuple):
    """How strong a bot is thought to be, how unsure that is, and what it is at the least."""

    mu: float
    sigma: float
    ordinal: float


class Ratings:
    """Everybody's rating so far."""

    def __init__(self, bots: Iterable[str]) -> None:
        self.model = PlackettLuce()
        self.ratings: dict[str, PlackettLuceRating] = {bot: self.model.rating(name=bot) for bot in bots}

    def add(self, rows: list[SeatRow]) -> None:
        """One game. A bot on several seats learns the mean of what happens to it there; one that plays with itself
        alone learns nothing."""
        if len({row.bot for row in rows}) < 2:
            return
        before = [[self.model.rating(self.ratings[row.bot].mu, self.ratings[row.bot].sigma)] for row in rows]
        after = self.model.rate(before, ranks=ranks(rows))
        for bot in {row.bot for row in rows}:
            seats = [rated[0] for rated, row in zip(after, rows, strict=True) if row.bot == bot]
            mu, sigma = sum(seat.mu for seat in seats), sum(seat.sigma for seat in seats)
            self.ratings[bot] = self.model.rating(mu / len(seats), sigma / len(seats), bot)

    def of(self, bot: str) -> Rating:
        rating = self.ratings[bot]
        return Rating(rating.mu, rating.sigma, rating.ordinal())


def ranks(rows: list[SeatRow]) -> list[float]:
    """Whoever won comes first, then whoever has more points; equals share a rank. A forfeited bot is last."""
    merits = [(not row.forfeited, row.share > 0, row.score) for row in rows]
    return [float(sum(1 for other in merits if other > merit)) for merit in merits]
