"""How long a process waits for people: with what it knows of their connections, and with grace after a restart."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from kibitz.server.live.live_table import LiveTable
from kibitz.server.table.presence import cover_ms
from kibitz.server.table.rounds import Round
from kibitz.server.table.table import Table
from kibitz.server.table.timing import cover_at, deadline, window_closes_at

RETURN_MS: Final = 5000  # for a browser that lost its connection
GRACE_MS: Final = 10_000  # no clock runs out so soon after the server has come back, or after a connection broke
SOONEST_VISIT_MS: Final = 1000


def last_seen(live: LiveTable, seat: int) -> int:
    """When this process last knew, or could not know, that the seat's person was there."""
    return max(live.seen.get(seat, 0), live.dropped.get(seat, 0), live.read_at)


def back_by(live: LiveTable, table: Table, seat: int) -> int:
    """Until then whoever was here a moment ago may come back, and no bot has decided anything for them."""
    after = cover_ms(table)
    return last_seen(live, seat) + (RETURN_MS if after is None else min(after, RETURN_MS))


def is_missed(live: LiveTable, seat: int, there: Set[int], now: int) -> bool:
    """Whether a person has been away for so long that a bot plays for them."""
    after = cover_ms(live.table)
    return after is not None and seat not in there and last_seen(live, seat) + after <= now


def silent_at(live: LiveTable) -> int | None:
    """When whoever is asked to agree has been silent for too long; with grace after a restart of the server."""
    silent = live.table.silent_at()
    return None if silent is None else max(silent, live.read_at + GRACE_MS)


def window_over_at(live: LiveTable) -> int | None:
    """When the open reaction window closes, for all alike; with grace after a restart of the server, and after the
    connection of anybody who is asked was lost."""
    table, end = live.table, window_closes_at(live.table)
    if end is None:
        return None
    asked = [seat for seat in table.playing().asked() if not table.bot_at(seat)]
    return max(end, *(with_grace(live, seat, end) for seat in asked)) if asked else end


def patience(live: LiveTable, round: Round, seat: int) -> list[int]:
    """When a person's time is up, and when to see whether the person is there."""
    times = [last_moment(live, round, seat), next_visit(live, round, seat)]
    return [time for time in times if time is not None]


def last_moment(live: LiveTable, round: Round, seat: int) -> int | None:
    """When the time is up; with grace after a restart of the server and after a lost connection."""
    end = deadline(live.table, round)
    if end is None:
        return None
    return with_grace(live, seat, end)


def with_grace(live: LiveTable, seat: int, end: int) -> int:
    dropped = live.dropped.get(seat, 0)
    return max(end, live.read_at + GRACE_MS, dropped + GRACE_MS if dropped <= end else 0)


def next_visit(live: LiveTable, round: Round, seat: int) -> int | None:
    cover, after = cover_at(live.table, round), cover_ms(live.table)
    if cover is None or after is None:
        return None
    return max(cover, last_seen(live, seat) + max(after, SOONEST_VISIT_MS))
