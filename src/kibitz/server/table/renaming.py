"""Renaming: somebody at the table would like to be called otherwise, and everybody is told."""

from __future__ import annotations

from kibitz import wire
from kibitz.core.phrase import Phrase
from kibitz.server.table.acts import MAKERS, DoneBefore, sitting
from kibitz.server.table.entries import Entry
from kibitz.server.table.names import looks, name_of_person
from kibitz.server.table.seating import NotNow
from kibitz.server.table.table import TAKERS, Table
from kibitz.wire import NewsItem


class Renamed(Entry, tag="renamed"):
    """``person``: who is called so from now on."""

    seat: int
    name: str
    person: str
    id: str = ""


def rename(table: Table, seat: int, act: wire.Rename, person: str) -> list[Entry]:
    return [renaming(table, sitting(seat), act.name, person, act.id)]


def renaming(table: Table, seat: int, wish: str, person: str, id: str = "") -> Renamed:
    """Whoever is muted would talk by their names."""
    if table.is_muted(person):
        raise NotNow("you are muted here", Phrase("you-are-muted"))
    chair = table.chair(seat)
    others = [other.name for at, other in enumerate(table.chairs) if at != seat]
    name = name_of_person(wish or chair.name, others, chair.program)
    if name == chair.name:
        raise DoneBefore
    return Renamed(seat, name, person, id)


def chair_of_name(table: Table, person: str, name: str) -> int | None:
    """On which of their chairs somebody sits under their own name: several may share a screen there."""
    own = table.seats_of(person)
    called = [
        seat for seat in own if looks(table.chairs[seat].name.rstrip("0123456789")) == looks(name.rstrip("0123456789"))
    ]
    return own[0] if len(own) == 1 else called[0] if called else None


def renamed(table: Table, entry: Renamed, at: int) -> None:
    chair = table.chair(entry.seat)
    if not chair.person:
        raise NotNow(f"nobody sits on seat {entry.seat}", Phrase("refused-nobody-there"))
    before, chair.name = chair.name, entry.name
    table.tell(NewsItem(0, "renamed", seat=entry.seat, name=before, text=entry.name))


MAKERS[wire.Rename] = rename
TAKERS[Renamed] = renamed
