"""The report's pictures."""

from __future__ import annotations

import matplotlib

matplotlib.use("Agg")
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from kibitz.arena.game_runner import step_ms
from kibitz.arena.report import PICTURES, by_share
from kibitz.arena.stats import Statistics
from kibitz.arena.store import Store
from kibitz.bots.plot import COLOURS

INK = "#1f4e79"
MOST_NAME = 32
BARS = 40


def draw(store: Store, statistics: Statistics) -> list[str]:
    """All pictures of an arena; their file names."""
    if statistics.games == 0:
        return []
    drawers = [draw_shares, draw_ratings, draw_points, draw_times]
    for name, drawer in zip(PICTURES, drawers, strict=False):
        lines = len(statistics.bots) if drawer in (draw_shares, draw_ratings) else 5
        axes = sheet(PICTURES[name], lines)
        drawer(axes, statistics)
        save(axes, store, name)
    axes = sheet(PICTURES["length.png"], 5)
    draw_length(axes, store)
    save(axes, store, "length.png")
    return list(PICTURES)


def sheet(title: str, lines: int) -> Axes:
    figure = Figure(figsize=(8, max(2.6, 1.2 + 0.45 * lines)), dpi=110, layout="constrained")
    axes = figure.add_subplot()
    axes.set_title(title, loc="left", fontweight="bold")
    axes.spines[["top", "right"]].set_visible(False)
    return axes


def save(axes: Axes, store: Store, name: str) -> None:
    figure = axes.figure
    assert isinstance(figure, Figure)
    figure.savefig(store.path.parent / name)


def label_bots(axes: Axes, names: list[str]) -> None:
    axes.set_yticks(range(len(names)), [name[:MOST_NAME] for name in names])
    axes.set_ylim(len(names) - 0.5, -0.5)


def draw_shares(axes: Axes, statistics: Statistics) -> None:
    entries = by_share(statistics)
    for place, (_, bot_figures) in enumerate(entries):
        share = bot_figures.shares.interval()
        reach = [[share.value - share.low], [share.high - share.value]]
        axes.barh(place, share.value, color=INK, alpha=0.25, height=0.6)
        axes.errorbar(share.value, place, xerr=reach, fmt="o", color=INK, capsize=4)
        axes.annotate(f"{share.value:.1%}", (share.value, place), (0, 8), textcoords="offset points", ha="center")
    axes.axvline(1 / statistics.seats, color="#999999", linestyle="--", linewidth=1, label="fair share")
    axes.legend(frameon=False, loc="lower right")
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.set_xlim(0, None)
    axes.set_xlabel("share of the win, with 95 % interval")
    label_bots(axes, [bot for bot, _ in entries])


def draw_ratings(axes: Axes, statistics: Statistics) -> None:
    names = [bot for bot, _ in by_share(statistics)]
    for place, bot in enumerate(names):
        rating = statistics.ratings.of(bot)
        axes.errorbar(rating.mu, place, xerr=2 * rating.sigma, fmt="o", color=INK, capsize=4)
        axes.annotate(f"{rating.mu:.1f}", (rating.mu, place), (0, 8), textcoords="offset points", ha="center")
    axes.set_xlabel("rating (openskill mu), ± 2 sigma; a newcomer has 25")
    label_bots(axes, names)


def draw_points(axes: Axes, statistics: Statistics) -> None:
    """How often each bot made how many points."""
    scores = [score for bot_figures in statistics.bots.values() for score in bot_figures.scores]
    width = max(1, -(-(max(scores) - min(scores) + 1) // BARS))
    for place, (bot, bot_figures) in enumerate(by_share(statistics)):
        heights: dict[int, float] = {}
        for score, count in bot_figures.scores.items():
            middle = score // width * width
            heights[middle] = heights.get(middle, 0.0) + count / bot_figures.scores.total()
        line = range(min(heights), max(heights) + 1, width)
        colour = COLOURS[place % len(COLOURS)]
        values = [heights.get(middle, 0.0) for middle in line]
        axes.plot([middle + (width - 1) / 2 for middle in line], values, color=colour, label=bot[:MOST_NAME])
        axes.axvline(bot_figures.points.mean(), color=colour, linestyle=":", linewidth=1)
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.set_xlabel("points (dotted: the mean)")
    axes.set_ylabel("of the games")
    axes.legend(frameon=False)


def draw_times(axes: Axes, statistics: Statistics) -> None:
    """What part of the decisions took no longer than this."""
    for place, (bot, bot_figures) in enumerate(by_share(statistics)):
        times, so_far, points = bot_figures.times, 0, list[tuple[float, float]]()
        for step in sorted(times.steps):
            so_far += times.steps[step]
            points.append((step_ms(step), so_far / times.decisions()))
        colour = COLOURS[place % len(COLOURS)]
        axes.plot([ms for ms, _ in points], [part for _, part in points], color=colour, label=bot[:MOST_NAME])
    axes.set_xscale("log")
    axes.set_ylim(0, 1.02)
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.set_xlabel("ms for a decision")
    axes.set_ylabel("not slower")
    axes.legend(frameon=False)


def draw_length(axes: Axes, store: Store) -> None:
    longest = store.db.execute("SELECT max(turns) FROM games").fetchone()[0]
    width = max(1, -(-longest // BARS))
    bars = store.lengths("turns", width)
    axes.bar([at + width / 2 for at, _ in bars], [count for _, count in bars], width=width * 0.9, color=INK)
    axes.set_xlabel("turns")
    axes.set_ylabel("games")
