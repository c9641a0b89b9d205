"""When a table needs somebody, for all that its entries say: a bot moves, time is up, whoever is away is covered."""

from __future__ import annotations

from kibitz.server.table.presence import awaited, cover_ms
from kibitz.server.table.rounds import Round
from kibitz.server.table.table import Table


def wakes_at(table: Table) -> int | None:
    """When somebody must look after a table; None: it waits for somebody to come."""
    if table.wants_deal():
        return 0
    round = table.round
    if round is None:
        return None
    dues = (due(table, round, seat) for seat in awaited(table))
    return earliest([*dues, table.silent_at(), window_closes_at(table)])


def due(table: Table, round: Round, seat: int) -> int | None:
    """When a bot moves here, time is up, or whoever sits there must be covered."""
    if table.bot_at(seat):
        return round.since
    return earliest([deadline(table, round), cover_at(table, round)])


def deadline(table: Table, round: Round) -> int | None:
    """When a seat's time is up. Whoever waits for a person's clock waits for no end; a window's end is the round's own,
    and one that lasts its time is nobody's."""
    waits = table.settings.timeout == "wait" and round.play.window() is None
    return None if waits or round.is_fixed() or table.state.phase != "playing" else round.deadline()


def window_closes_at(table: Table) -> int | None:
    """When the open reaction window closes by itself, if it lasts its time whoever has answered."""
    round = table.round
    if round is None or table.state.phase != "playing" or not round.is_fixed():
        return None
    return round.deadline()


def cover_at(table: Table, round: Round) -> int | None:
    """A bot plays for whoever is away then; never in a game of one person, which waits."""
    after = cover_ms(table)
    return None if after is None else round.since + after


def earliest(times: list[int | None]) -> int | None:
    return min((time for time in times if time is not None), default=None)
