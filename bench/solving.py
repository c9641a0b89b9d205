"""Absolute's own figures for docs/performance.md: the solver on positions in mid-game, and the slowest legal lists."""

from __future__ import annotations

import statistics
import time

from kibitz.core.game import Position
from kibitz.core.rng import Rng
from kibitz.games import load, make_game
from kibitz.games.absolute.draft import NOTHING
from kibitz.games.absolute.rules import AbsolutePlay
from kibitz.games.absolute.solver import EXACT, best_arrangement, best_way_out
from kibitz.games.absolute.state import PLAYING

POSITIONS = 1000
TIMES = 200


def mid_games(count: int) -> list[AbsolutePlay]:
    """Play phases of greedy players with at least one own set, every fifth of them."""
    found: list[AbsolutePlay] = []
    game, number, seen = make_game("absolute", {"rounds": 1}, 4), 0, 0
    while len(found) < count:
        number += 1
        play, rng = game.start(4, f"mid {number}"), Rng(number)
        assert isinstance(play, AbsolutePlay)
        while play.legal and len(found) < count:
            if play.phase == PLAYING and play.draft.kind == NOTHING and play.own_sets() and not play.played:
                seen += 1
                if seen % 5 == 0:
                    found.append(play.copy())
            for code in game.strategy.policy(play, rng):
                play.apply(code)
    return found


def solver_times(count: int = POSITIONS) -> list[float]:
    """Milliseconds for the best arrangement, sorted; then for the best way out; then how many were exact."""
    plays = mid_games(count)
    best, out, exact = [], [], 0
    for play in plays:
        begin = time.perf_counter()
        plan = best_arrangement(play.hand(), play.own_sets(), play.homes, False)
        best.append((time.perf_counter() - begin) * 1e3)
        begin = time.perf_counter()
        best_way_out(play.hand(), play.own_sets(), play.homes, False, False)
        out.append((time.perf_counter() - begin) * 1e3)
        exact += plan is None or plan.exact
    return [*quantiles(best), *quantiles(out), exact]


def quantiles(times: list[float]) -> list[float]:
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    return [cuts[49], cuts[94], max(times)]


def hard_position() -> AbsolutePlay:
    """Four own sets of fifteen cards each, two large ones of another seat, and a hand of nine."""
    numbers = range(1, 8)
    own = [[*[f"{sign}{number}{symbol}" for number in numbers for sign in "+-"], f"+0{symbol}"] for symbol in "CSDT"]
    other = [["+9C", "-9C", "+9S", "-9S"], ["+10C", "-10C", "+10S", "-10S"]]
    hand = ["+8C", "-8C", "+8S", "-8S", "+8D", "-8D", "+9D", "-9D", "-0T"]
    position: Position = {
        "game": "absolute",
        "turn": 0,
        "phase": "swap",
        "hands": [[*hand], []],
        "sets": [[[*row] for row in own], [[*row] for row in other]],
    }
    play = load(position)
    assert isinstance(play, AbsolutePlay)
    return play


def listing_times() -> list[float]:
    """Microseconds to list the legal choices there: whether to swap, what to swap, what to play, a regrouping."""
    play = hard_position()
    times = [listing_time(play)]
    times.append(listing_time(after(play, "swap:0.3")))
    play = after(play, "no-swap")
    times.append(listing_time(play))
    times.append(listing_time(after(play, "break:0", "break:1", "break:2", "break:3", "card:-7C")))
    return times


def after(play: AbsolutePlay, *choices: str) -> AbsolutePlay:
    play = play.copy()
    for choice in choices:
        play.apply(play.game.parse(choice))
    return play


def listing_time(play: AbsolutePlay) -> float:
    """The median, in microseconds, with nothing remembered from before."""
    times = []
    for _ in range(TIMES):
        fresh = play.copy()
        fresh.offered = None
        fresh.picks = None
        begin = time.perf_counter()
        assert fresh.legal
        times.append((time.perf_counter() - begin) * 1e6)
    return statistics.median(times)


def report(listing: list[float], plain_listing: list[float], solver: list[float], plain_solver: list[float]) -> str:
    """The figures as Markdown."""
    names = ("whether to swap", "the parts of a swap", "what to play", "a regrouping of all four sets")
    lists = [
        f"| {name} | {fast:.0f} µs | {slow:,.0f} µs |"
        for name, fast, slow in zip(names, listing, plain_listing, strict=True)
    ]
    return "\n".join(
        [
            "Absolute, listing the legal choices with four own sets of fifteen cards each and a hand of nine (median):",
            "",
            "| what is listed | compiled | plain |",
            "| --- | --- | --- |",
            *lists,
            "",
            f"Absolute's solver on {POSITIONS:,} positions in mid-game (greedy players, four seats; "
            f"{solver[6] / POSITIONS:.1%} had at most {EXACT} cards of hand and own sets, where the answer is exact), "
            "in milliseconds:",
            "",
            "| | p50 | p95 | longest |",
            "| --- | --- | --- | --- |",
            "| best arrangement, compiled | {:.2f} | {:.2f} | {:.1f} |".format(*solver[:3]),
            "| best way out, compiled | {:.2f} | {:.2f} | {:.1f} |".format(*solver[3:6]),
            "| best arrangement, plain (100 positions) | {:.2f} | {:.2f} | {:.1f} |".format(*plain_solver[:3]),
        ]
    )
