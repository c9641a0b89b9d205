"""Who has opened which tables: nobody opens too many in an hour, or has too many that are not over. Times come from the
caller, in seconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from kibitz.core.phrase import Phrase
from kibitz.server.errors import TooMany
from kibitz.server.live.fair_queue import Rank, Turn
from kibitz.server.ops.config import Limits
from kibitz.server.ops.rate_limits import Buckets

HOUR_S: Final = 3600.0
COUNTED_S: Final = 24 * HOUR_S  # a table that waits for longer counts no more


class Openings:
    """The tables that were opened here, by person and by address; what happened before a restart is forgotten."""

    def __init__(self, limits: Limits, least_pace_ms: int = 0) -> None:
        self.limits = limits
        self.shows = Buckets(1000 / least_pace_ms, 2.0) if least_pace_ms else None
        self.often = Buckets(limits.tables / HOUR_S, float(limits.tables))
        self.openers: dict[str, tuple[str, str]] = {}  # by table: address and person
        self.running: dict[str, dict[str, float]] = {}  # by address, and by person: tables, and when they were opened
        self.on_opened: Callable[[str, str, str], None] = lambda table, address, person: None
        self.on_over: Callable[[str], None] = lambda table: None

    def let_in(self, address: str, person: str, now: float) -> None:
        """May they open another table?"""
        for who, most in ((address, self.limits.running), (person, self.limits.own)):
            if self.count(who, now) >= most:
                message = f"{most} tables that you have opened are not over yet; finish one, or try again tomorrow"
                raise TooMany(message, Phrase("refused-many-running", most=most))
        if not self.often.take(address, now):
            message = "too many tables have been opened from your address; try again later"
            raise TooMany(message, Phrase("refused-many-tables"))

    def count(self, who: str, now: float) -> int:
        for table, opened in list(self.running.get(who, {}).items()):
            if opened <= now - COUNTED_S:
                self.forget(table)
        return len(self.running.get(who, {}))

    def opened(self, table: str, address: str, person: str, now: float) -> None:
        """A table was opened here; other processes are told."""
        self.hold(table, address, person, now)
        self.on_opened(table, address, person)

    def note(self, table: str, address: str, person: str, now: float) -> None:
        """A table was opened at another process."""
        self.often.charge(address, now, 1.0)
        self.hold(table, address, person, now)

    def hold(self, table: str, address: str, person: str, now: float) -> None:
        self.openers[table] = (address, person)
        for who in (address, person):
            self.running.setdefault(who, {})[table] = now

    def over(self, table: str) -> None:
        """It counts no more, at other processes either."""
        if table in self.openers:
            self.forget(table)
            self.on_over(table)

    def forget(self, table: str) -> None:
        for who in self.openers.pop(table, ()):
            tables = self.running.get(who, {})
            tables.pop(table, None)
            if not tables:
                self.running.pop(who, None)

    async def keep_pace(self, table: str, host: str) -> None:
        """Wait until a bot at a table where none of its people is may move."""
        while wait := self.wait(table, host, time.monotonic()):
            await asyncio.sleep(wait)

    def wait(self, table: str, host: str, now: float) -> float:
        """How long a bot at a table where none of its people is must still wait: all such tables of an address together
        write down no more than one of them may. 0: it may move."""
        who = self.openers.get(table, (host, ""))[0]
        if self.shows is None or self.shows.take(who, now):
            return 0.0
        return max(0.01, self.shows.wait(who, now))

    def turn(self, rank: Rank, table: str, person: str) -> Turn:
        """Whose turn a question about a table takes: of the address that opened it, if that is still known."""
        return Turn(rank, self.openers.get(table, (person, ""))[0], person)
