"""The report: ``report.md`` with its pictures beside the results, and the main table for the terminal."""

from __future__ import annotations

import json
from pathlib import Path

from kibitz.arena.seating import Settings
from kibitz.arena.stats import BotFigures, Interval, Shares, Statistics
from kibitz.arena.store import Store

FILE = "report.md"
MOST_CARDS = 200
PICTURES = {
    "shares.png": "Win shares",
    "ratings.png": "Ratings",
    "points.png": "Points",
    "times.png": "Decision times",
    "length.png": "Length of a game",
}

Rows = list[list[str]]


def percent(interval: Interval) -> str:
    return f"{interval.value:.1%} [{interval.low:.1%}–{interval.high:.1%}]"


def number(interval: Interval) -> str:
    return f"{interval.value:.2f} [{interval.low:.2f}–{interval.high:.2f}]"


def signed(interval: Interval) -> str:
    return f"{interval.value:+.1%} [{interval.low:+.1%} to {interval.high:+.1%}]"


def milliseconds(ms: float) -> str:
    return f"{ms:.0f}" if ms >= 10 else f"{ms:.2g}"


def by_share(statistics: Statistics) -> list[tuple[str, BotFigures]]:
    """The bots that played, the best first."""
    played = [(bot, bot_figures) for bot, bot_figures in statistics.bots.items() if bot_figures.shares.seats]
    return sorted(played, key=lambda entry: -entry[1].shares.mean())


MAIN = ["bot", "games", "wins [95 %]", "points [95 %]", "rating", "p50 ms", "p95 ms", "max ms", "forfeits"]


def main_rows(statistics: Statistics) -> Rows:
    rows = []
    for bot, bot_figures in by_share(statistics):
        rating, times = statistics.ratings.of(bot), bot_figures.times
        figures = [times.at(0.5), times.at(0.95), times.longest_ms]
        games = f"{bot_figures.shares.games:,}"
        row = [bot, games, percent(bot_figures.shares.interval()), number(bot_figures.points.interval())]
        row += [f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}", *(milliseconds(ms) for ms in figures)]
        rows.append([*row, str(bot_figures.failures.forfeited)])
    return rows


def terminal_table(statistics: Statistics) -> str:
    """The main table as plain lines."""
    rows = [MAIN, *main_rows(statistics)]
    widths = [max(len(row[place]) for row in rows) for place in range(len(MAIN))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return "\n".join(lines)


# ---- Markdown


def markdown(titles: list[str], rows: Rows) -> str:
    lines = [titles, ["---"] * len(titles), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def section(title: str, *parts: str) -> str:
    return "\n\n".join([f"## {title}", *(part for part in parts if part)])


def head(settings: Settings, statistics: Statistics, total: int) -> str:
    options = json.loads(settings.options)
    shown = ", ".join(f"{name} {json.dumps(value)[:40]}" for name, value in options.items())
    missing = f" of {total:,}: the arena is not finished" if statistics.games < total else ""
    fair = 1 / settings.seats
    return "\n\n".join(
        [
            f"# Arena: {settings.game}, {settings.seats} seats",
            f"{statistics.games:,} games{missing}, {statistics.deals:,} deals. Seed {settings.seed!r}, "
            f"{settings.budget_ms} ms at most for a move. Options: {shown}.",
            "A deal is played in every rotation of its lineup, so that every bot has had every hand. "
            f"A fair share is {fair:.1%}. What the figures mean is said in `docs/arena.md`.",
        ]
    )


def pair_rows(statistics: Statistics) -> Rows:
    return [
        [one, other, f"{difference.deals:,}", signed(difference.interval())]
        for (one, other), difference in statistics.pairs.items()
        if difference.deals
    ]


def place_rows(statistics: Statistics, by_turn: bool) -> Rows:
    """The shares of every seat: of all bots together, and of each."""
    rows = []
    for bot, bot_figures in [("all", statistics.table), *by_share(statistics)]:
        places = bot_figures.by_turn if by_turn else bot_figures.by_seat
        rows.append([bot, *(percent(places.get(seat, Shares()).interval()) for seat in range(statistics.seats))])
    return rows


def rating_rows(statistics: Statistics) -> Rows:
    rated = [(bot, statistics.ratings.of(bot)) for bot, _ in by_share(statistics)]
    return [[bot, f"{r.mu:.2f}", f"{r.sigma:.2f}", f"{r.ordinal:.2f}"] for bot, r in rated]


def time_rows(statistics: Statistics) -> Rows:
    rows = []
    for bot, bot_figures in by_share(statistics):
        times = bot_figures.times
        mean = times.total_ms / max(1, times.decisions())
        figures = [mean, times.at(0.5), times.at(0.95), times.longest_ms]
        rows.append([bot, f"{times.decisions():,}", *(milliseconds(ms) for ms in figures)])
    return rows


def failure_rows(statistics: Statistics) -> Rows:
    rows = []
    for bot, bot_figures in by_share(statistics):
        if bot_figures.failures.kinds:
            kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(bot_figures.failures.kinds.items()))
            rows.append([bot, str(bot_figures.failures.forfeited), kinds])
    return rows


def length_lines(store: Store) -> str:
    row = store.db.execute(
        "SELECT avg(choices), min(choices), max(choices), avg(turns), min(turns), max(turns) FROM games"
    )
    mean, least, most, turns, fewest, longest = row.fetchone()
    if mean is None:
        return "No game is finished."
    return f"Choices: {mean:.1f} ({least} to {most}). Turns: {turns:.1f} ({fewest} to {longest})."


def tally_sections(store: Store, games: int) -> list[str]:
    """For designers: how often each card was played, and how often whoever played it won."""
    parts = []
    for kind in store.kinds():
        rows = [
            [card, f"{times:,}", f"{times / games:.2f}", f"{won / times:.1%}"]
            for card, times, won in store.tallies(kind)[:MOST_CARDS]
        ]
        parts.append(f"### {kind}\n\n" + markdown(["card", "times", "a game", "share of the win"], rows))
    return parts


def compose(store: Store, settings: Settings, statistics: Statistics, total: int, pictures: list[str]) -> str:
    shown = [f"![{PICTURES[name]}]({name})" for name in pictures]
    seats = [f"seat {seat}" for seat in range(settings.seats)]
    turns = ["begins", *(f"{place} later" for place in range(1, settings.seats))]
    parts = [head(settings, statistics, total), section("Result", markdown(MAIN, main_rows(statistics)), *shown)]
    if pair_rows(statistics):
        titles = ["bot", "other", "deals", "difference of win share [95 %]"]
        parts.append(section("On the same deals", markdown(titles, pair_rows(statistics))))
    parts.append(section("Ratings", markdown(["bot", "mu", "sigma", "ordinal"], rating_rows(statistics))))
    parts.append(
        section(
            "Seats",
            markdown(["win share", *turns], place_rows(statistics, True)),
            markdown(["win share", *seats], place_rows(statistics, False)),
        )
    )
    titles = ["bot", "decisions", "mean ms", "p50 ms", "p95 ms", "max ms"]
    parts.append(section("Decision times", markdown(titles, time_rows(statistics))))
    ends = [[why, f"{count:,}", f"{count / max(1, statistics.games):.1%}"] for why, count in store.ends()]
    parts.append(section("How games end", length_lines(store), markdown(["why", "games", "share"], ends)))
    parts += failure_section(store, statistics)
    if store.kinds():
        parts.append(section("Cards", *tally_sections(store, max(1, statistics.games))))
    return "\n\n".join(parts) + "\n"


def failure_section(store: Store, statistics: Statistics) -> list[str]:
    rows, lost, complaints = failure_rows(statistics), store.lost(), store.complaints()
    if not rows and not lost:
        return []
    said = "\n".join(f"- {complaint}" for complaint in complaints)
    table = markdown(["bot", "games forfeited", "failures"], rows) if rows else ""
    given_up = "\n".join(f"- game {game} could not be finished: {why}" for game, why in lost)
    return [section("What went wrong", table, said, given_up)]


def write_report(store: Store, settings: Settings, statistics: Statistics, total: int, pictures: list[str]) -> Path:
    path = store.path.parent / FILE
    half = path.with_name(FILE + ".part")
    half.write_text(compose(store, settings, statistics, total, pictures), encoding="utf-8")
    half.replace(path)
    return path
