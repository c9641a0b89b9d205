"""How far the arena is: a live bar at a terminal, a line every few seconds elsewhere."""

from __future__ import annotations

from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kibitz.arena.game_runner import Finished, Result

EVERY_S = 5.0


class Bar:
    """Games done, games a second, time left, and the win shares so far."""

    def __init__(self, console: Console, total: int, done: int, shares: dict[str, tuple[float, int]]) -> None:
        self.console = console
        self.total = total
        self.done = self.before = done
        self.shares = dict(shares)
        self.begin = self.last = monotonic()
        self.progress = Progress(
            BarColumn(bar_width=None),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(),
            TextColumn("{task.fields[shares]}"),
            console=console,
            disable=not console.is_terminal,
        )
        self.bar = self.progress.add_task("", total=total, completed=done, rate="", shares="")

    def __enter__(self) -> Bar:
        self.progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.progress.stop()

    def add(self, result: Result) -> None:
        self.done += 1
        if isinstance(result, Finished):
            for seat in result.seat_results:
                share, count = self.shares.get(seat.bot, (0.0, 0))
                self.shares[seat.bot] = (share + seat.share, count + 1)
        if self.console.is_terminal:
            self.progress.update(self.bar, completed=self.done, rate=self.rate(), shares=self.standing())
        elif monotonic() - self.last > EVERY_S:
            self.last = monotonic()
            line = f"{self.done} of {self.total} games, {self.rate()}, {self.left()}: {self.standing()}"
            self.console.print(line, highlight=False, markup=False, soft_wrap=True)

    def per_second(self) -> float:
        return (self.done - self.before) / max(0.001, monotonic() - self.begin)

    def rate(self) -> str:
        return f"{self.per_second():.1f} games/s"

    def left(self) -> str:
        seconds = int((self.total - self.done) / max(0.001, self.per_second()))
        return f"{seconds // 60}:{seconds % 60:02} left"

    def standing(self) -> str:
        return "  ".join(f"{bot[:24]} {share / count:.1%}" for bot, (share, count) in sorted(self.shares.items()))
