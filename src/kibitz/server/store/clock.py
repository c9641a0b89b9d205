"""The time of a server process. Setting the machine's clock while it runs changes nothing.

Within a process time goes by steady ticks. It begins where the database's clock stands, so that all processes of one
database count alike; a SQLite file has one process, and its time begins where the machine's clock stands.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

JUMP_MS: Final = 2000  # who differs by more has not drifted: somebody has set a clock, or this machine slept
MOST_SLEWED_S: Final = 0.01  # at once, towards the database's clock
UNSURE_S: Final = 0.5  # an answer that took longer says too little of what time it is


class Clock:
    """Milliseconds since 1970; they never go back, unless the database's clock was set back (``jump``)."""

    def __init__(self, wall: Callable[[], float] | None = None, ticks: Callable[[], float] = time.monotonic) -> None:
        self.ticks = ticks
        self.began = (wall or time.time)() - ticks()  # in seconds: what time it was at tick 0
        self.latest = 0
        self.era = 0  # how often time has jumped

    def now_ms(self) -> int:
        self.latest = max(self.latest, int(1000 * (self.began + self.ticks())))
        return self.latest

    async def sleep_until(self, at: int) -> None:
        await asyncio.sleep(max(0, at - self.now_ms()) / 1000)

    def begin(self, theirs: float, asked: float, answered: float) -> None:
        """The database said that it was ``theirs``, in seconds; between these two ticks."""
        self.began = theirs - (asked + answered) / 2

    def compare(self, theirs: float, asked: float, answered: float) -> int:
        """By how many milliseconds time has jumped there; a little drift is followed, and nobody notices."""
        unsure = (answered - asked) / 2
        off = theirs - (asked + answered) / 2 - self.began
        if unsure > UNSURE_S or abs(off) <= unsure:
            return 0
        if abs(off) * 1000 > JUMP_MS:
            return int(1000 * off)
        self.began += max(-MOST_SLEWED_S, min(MOST_SLEWED_S, off))
        return 0

    def jump(self, by_ms: int) -> None:
        """Go on from there. What was in memory belongs to another era, and is read again."""
        self.began += by_ms / 1000
        self.latest = 0
        self.era += 1
