"""An analysis as a picture: everybody's chance to win over the course of the game, turning points marked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from kibitz.bots.analysis import Analysis, TurningPoint
from kibitz.core.errors import KibitzError
from kibitz.play.extras import need
from kibitz.play.words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS = ["#1f4e79", "#c8553d", "#588157", "#d08c10", "#7d5ba6", "#4f9da6", "#8d6346", "#777777"]
MOST_LETTERS = 26
INK = "#333333"


FORMATS = (".png", ".svg", ".pdf")


def check_picture(path: Path) -> None:
    """Can a picture be drawn into this file? Better asked before a long analysis than after it."""
    need("arena", "matplotlib")
    if path.suffix.lower() not in FORMATS:
        raise KibitzError(f"{path}: a picture is called something{', something'.join(FORMATS)}")
    if path.is_dir():
        raise KibitzError(f"{path}: there is a folder of this name already")
    if not path.absolute().parent.is_dir():
        raise KibitzError(f"{path}: there is no folder {path.absolute().parent}")


def draw(analysis: Analysis, words: Words, names: Sequence[str], path: Path) -> None:
    """Write the picture; its format is what the file's name says."""
    check_picture(path)
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # only where it is needed: it is slow to load
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11, 5.6), dpi=120, layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    for seat in range(analysis.seats):
        draw_seat(axes, analysis, seat, names[seat])
    mark_turning_points(axes, analysis, names)
    dress(axes, analysis, words)
    try:
        figure.savefig(path)
    except OSError as error:
        raise KibitzError(f"cannot write {path}: {error}") from None


def draw_seat(axes: Axes, analysis: Analysis, seat: int, name: str) -> None:
    """The line of one seat, with its name where it ends."""
    across = [decision.number for decision in analysis.decisions] + [analysis.choices + 1]
    up = [100 * decision.chances[seat] for decision in analysis.decisions] + [100 * analysis.final[seat]]
    axes.plot(across, up, color=COLOURS[seat % len(COLOURS)], linewidth=2, label=name, zorder=3)


def mark_turning_points(axes: Axes, analysis: Analysis, names: Sequence[str]) -> None:
    """A dot on the line of whoever's chance changed most, and above it what was done there."""
    for place, point in enumerate(analysis.turning_points):
        number, height = point.decision.number, 100 * point.before
        colour = COLOURS[point.seat % len(COLOURS)]
        axes.plot([number], [height], "o", color=colour, markersize=7, markeredgecolor="white", zorder=5)
        axes.vlines(number, height, 104 + 5.5 * (place % 3), color=INK, linewidth=0.7, linestyle=":", zorder=1)
        right = number > 0.7 * analysis.choices
        axes.annotate(
            label(point, names),
            (number, 104.5 + 5.5 * (place % 3)),
            xytext=(-3 if right else 3, 0),
            textcoords="offset points",
            ha="right" if right else "left",
            va="center",
            fontsize=8,
            color=INK,
            annotation_clip=False,
            zorder=6,
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 1},
        )


def label(point: TurningPoint, names: Sequence[str]) -> str:
    """Ben: 7x3 (Anna +21)."""
    move = point.decision.chosen.text
    short = move if len(move) <= MOST_LETTERS else move[: MOST_LETTERS - 1] + "…"
    return f"{names[point.decision.seat]}: {short} ({names[point.seat]} {100 * (point.after - point.before):+.0f})"


def dress(axes: Axes, analysis: Analysis, words: Words) -> None:
    """Title, axes and legend."""
    axes.set_title(words.tell("title"), loc="left", fontweight="bold", color=INK)
    axes.set_xlabel(words.tell("analysis-axis-choices"), color=INK)
    axes.set_ylabel(words.tell("analysis-axis-chance"), color=INK)
    axes.set_xlim(0, analysis.choices + 1)
    axes.set_ylim(0, 119 if analysis.turning_points else 102)
    axes.set_yticks([0, 25, 50, 75, 100], [words.tell("percent", percent=share) for share in (0, 25, 50, 75, 100)])
    axes.grid(axis="y", color="#dddddd", linewidth=0.8, zorder=0)
    axes.spines[["top", "right"]].set_visible(False)
    axes.spines["left"].set_bounds(0, 100)
    axes.legend(loc="upper left", bbox_to_anchor=(1.0, 0.86), frameon=False)
