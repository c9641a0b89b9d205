"""What can be said of the results: shares with intervals, seats, pairs on the same deals, ratings, decision times.

Deals are the independent units: the games of one deal have their cards in common. Everything is summed up deal by
deal, in one pass; no more than one deal is held at a time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, groupby
from math import sqrt
from typing import NamedTuple

from kibitz.arena.game_runner import step_ms
from kibitz.arena.ratings import Ratings
from kibitz.arena.store import SeatRow, Store

Z = 1.96  # 95 % of a bell


class Interval(NamedTuple):
    """A figure, and between what it lies with 95 %."""

    value: float
    low: float
    high: float


def wilson(share: float, games: float) -> Interval:
    """Wilson's interval of a share; ``games`` may be an effective number."""
    if games <= 0:
        return Interval(share, 0.0, 1.0)
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * sqrt(max(0.0, share * (1 - share)) / games + Z * Z / (4 * games * games))
    return Interval(share, min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half)))


class Means:
    """The mean of something, by seats that come in deals."""

    def __init__(self) -> None:
        self.deals = 0
        self.seats = 0
        self.total = 0.0
        self.sums = [0.0, 0.0, 0.0]  # over deals: total², total × seats, seats²

    def add(self, total: float, seats: int) -> None:
        """One deal."""
        self.deals += 1
        self.seats += seats
        self.total += total
        for place, term in enumerate((total * total, total * seats, float(seats * seats))):
            self.sums[place] += term

    def mean(self) -> float:
        return self.total / self.seats if self.seats else 0.0

    def variance(self) -> float:
        """Of the mean, from how much the deals differ."""
        if self.deals < 2:
            return 0.0
        mean = self.mean()
        spread = self.sums[0] - 2 * mean * self.sums[1] + mean * mean * self.sums[2]
        return max(0.0, spread) * self.deals / (self.deals - 1) / self.seats**2

    def interval(self) -> Interval:
        half = Z * sqrt(self.variance())
        return Interval(self.mean(), self.mean() - half, self.mean() + half)


class Shares(Means):
    """Shares of the win, of a bot or a seat."""

    def __init__(self) -> None:
        super().__init__()
        self.games = 0

    def effective(self) -> float:
        """As how many independent games these count: at least as many as there are deals, at most as many as games."""
        variance, share = self.variance(), self.mean()
        if variance <= 0:
            return float(self.deals)
        return min(float(self.games), max(float(self.deals), share * (1 - share) / variance))

    def interval(self) -> Interval:
        return wilson(self.mean(), self.effective())


class Difference:
    """Of two bots' mean shares on the same deals."""

    def __init__(self) -> None:
        self.deals = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        self.deals += 1
        self.total += difference
        self.squares += difference * difference

    def interval(self) -> Interval:
        mean = self.total / self.deals if self.deals else 0.0
        if self.deals < 2:
            return Interval(mean, -1.0, 1.0)
        half = Z * sqrt(max(0.0, self.squares / self.deals - mean * mean) / (self.deals - 1))
        return Interval(mean, mean - half, mean + half)


class Times:
    """How long a bot thinks."""

    def __init__(self) -> None:
        self.steps: Counter[int] = Counter()
        self.total_ms = 0.0
        self.longest_ms = 0.0

    def decisions(self) -> int:
        return self.steps.total()

    def at(self, part: float) -> float:
        """The time in ms that this part of the decisions does not exceed; exact to a tenth."""
        left = part * self.decisions()
        for step in sorted(self.steps):
            left -= self.steps[step]
            if left <= 0:
                return min(step_ms(step), self.longest_ms)
        return self.longest_ms


class Failures:
    """How often a bot failed, by kind, and how many games it forfeited."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.forfeited = 0


class BotFigures:
    """The figures of one bot, or of all together."""

    def __init__(self) -> None:
        self.shares = Shares()
        self.points = Means()
        self.by_seat: dict[int, Shares] = {}
        self.by_turn: dict[int, Shares] = {}  # 0: it begins, 1: it is next
        self.times = Times()
        self.failures = Failures()
        self.scores: Counter[int] = Counter()


class Statistics:
    """All figures of an arena."""

    def __init__(self, store: Store, bots: Iterable[str], seats: int) -> None:
        self.seats = seats
        self.games = self.deals = 0
        self.bots = {bot: BotFigures() for bot in dict.fromkeys(bots)}
        self.table = BotFigures()  # all bots together
        self.pairs = {pair: Difference() for pair in combinations(self.bots, 2)}
        self.ratings = Ratings(list(self.bots))
        for _, rows in groupby(store.seats(), lambda row: row.deal):
            self.add_deal(list(rows))
        self.add_times(store)

    def add_deal(self, rows: list[SeatRow]) -> None:
        self.deals += 1
        for game in games_of(rows):
            self.games += 1
            self.ratings.add(game)
        for bot, bot_figures in self.bots.items():
            own = [row for row in rows if row.bot == bot]
            if own:
                add_rows(bot_figures, own, self.seats)
        add_rows(self.table, rows, self.seats)
        if len(rows) == rows[0].rotations * self.seats:
            self.add_pairs(rows)

    def add_pairs(self, rows: list[SeatRow]) -> None:
        """A deal that was played in all its rotations compares every two bots that were in it."""
        means = {bot: mean_share([row for row in rows if row.bot == bot]) for bot in {row.bot for row in rows}}
        for (one, other), difference in self.pairs.items():
            if one in means and other in means:
                difference.add(means[one] - means[other])

    def add_times(self, store: Store) -> None:
        for bot, steps, total, longest in store.times():
            times = self.bots[bot].times
            times.steps.update(steps)
            times.total_ms += total
            times.longest_ms = max(times.longest_ms, longest)
        for bot, kinds, forfeited in store.failures():
            self.bots[bot].failures.kinds.update(kinds)
            self.bots[bot].failures.forfeited += forfeited


def games_of(rows: list[SeatRow]) -> Iterator[list[SeatRow]]:
    for _, seats in groupby(rows, lambda row: row.game):
        yield list(seats)


def mean_share(rows: list[SeatRow]) -> float:
    return sum(row.share for row in rows) / len(rows)


def add_rows(bot_figures: BotFigures, rows: list[SeatRow], seats: int) -> None:
    """One deal's seats."""
    add_shares(bot_figures.shares, rows)
    bot_figures.points.add(float(sum(row.score for row in rows)), len(rows))
    bot_figures.scores.update(row.score for row in rows)
    for seat in range(seats):
        at_seat = [row for row in rows if row.seat == seat]
        in_turn = [row for row in rows if (row.seat - row.first) % seats == seat]
        for places, chosen in ((bot_figures.by_seat, at_seat), (bot_figures.by_turn, in_turn)):
            if chosen:
                add_shares(places.setdefault(seat, Shares()), chosen)


def add_shares(shares: Shares, rows: list[SeatRow]) -> None:
    shares.add(sum(row.share for row in rows), len(rows))
    shares.games += len({row.game for row in rows})
