"""For whom a table waits, and who must be connected for it to go on by itself: bots do not play for nobody."""

from __future__ import annotations

from collections.abc import Set

from kibitz.server.table.settings import cover_s
from kibitz.server.table.table import Table


def goes_on(table: Table, seat: int, there: Set[int]) -> bool:
    """Whether this seat's decision is made without its person. ``there``: the chairs with somebody connected, and
    SPECTATOR if somebody watches.

    A bot plays on its own chair, so a game goes on up to the next decision of a person; but a table of bots needs
    somebody who looks on. A bot that covers a person plays for the others, so one of the people must be there. A clock
    that runs out is for the others too: a game of one person waits while they are away.
    """
    chair = table.chairs[seat]
    if chair.bot:
        return bool(there) or bool(table.persons())
    if chair.cover:
        return people_there(table, there)
    return seat in there or not table.solo()


def people_there(table: Table, there: Set[int]) -> bool:
    """Whether anybody is connected who has a chair."""
    return any(chair.person and seat in there for seat, chair in enumerate(table.chairs))


def cover_ms(table: Table) -> int | None:
    """After how long a bot plays for whoever is away; a game of one person waits."""
    after = cover_s(table.settings)
    return None if after is None or table.solo() else after * 1000


def awaited(table: Table) -> list[int]:
    """For whom the table waits: an answer, or the word that the match may go on."""
    if table.round is not None and table.state.phase == "playing":
        return table.round.open_seats()
    if table.state.phase == "between":
        return [seat for seat in table.people() if not table.chairs[seat].ready]
    return []
