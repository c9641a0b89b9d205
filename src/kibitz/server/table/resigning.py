"""Resigning: a bot plays the hand to its end, and whoever has resigned is placed last."""

from __future__ import annotations

from kibitz import wire
from kibitz.core.game import Outcome
from kibitz.core.phrase import Phrase
from kibitz.server.table.acts import MAKERS, sitting
from kibitz.server.table.entries import Entry
from kibitz.server.table.seating import NotNow
from kibitz.server.table.table import TAKERS, Table
from kibitz.wire import NewsItem

RESIGNED = "resigned"  # why a game has ended


class Resigned(Entry, tag="resigned"):
    seat: int
    id: str = ""


def resign(table: Table, seat: int, act: wire.Resign, person: str) -> list[Entry]:
    table.playing()
    return [Resigned(sitting(seat), act.id)]


def resigned(table: Table, entry: Resigned, at: int) -> None:
    """If one seat alone has not resigned it has won; where nobody is left to play for, the game is over too."""
    round, chair = table.playing(), table.chair(entry.seat)
    if not chair.person:
        raise NotNow(f"nobody sits on seat {entry.seat}", Phrase("refused-nobody-there"))
    person, name = chair.person, chair.name
    table.vacate(chair)
    chair.name, chair.bot, chair.resigned = name, table.settings.cover_bot, person
    chair.vacant = True  # before the next deal whoever comes may take it, they too
    table.gone_from_wish(entry.seat)
    round.parted = len(round.match.record.choices)  # what was done until then stands
    table.tell(NewsItem(0, "resigned", seat=entry.seat, name=name))
    left = [seat for seat, other in enumerate(table.chairs) if not other.resigned]
    if len(left) == 1 or not table.persons():
        table.end(Outcome(left, [0] * len(table.chairs), RESIGNED), match_too=True)


MAKERS[wire.Resign] = resign
TAKERS[Resigned] = resigned
