"""What is written with an entry: the table in short for lists, whose table it is, and the table as a turn begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import UnsetType

from kibitz.server.phases import LEFT, PLAYING
from kibitz.server.store.database import Change, LogRow
from kibitz.server.table.entries import Chose, Entry, Ordered, WindowClosed, write_entry
from kibitz.server.table.presenter import kept_events
from kibitz.server.table.seating import Update
from kibitz.server.table.summary import ranks, summary
from kibitz.server.table.table import Table


def change_of(
    id: str,
    table: Table,
    at: int,
    entry: Entry,
    told: Sequence[Update],
    before: Mapping[str, int],
    wakes_at: int | UnsetType | None,
) -> Change:
    """An entry that was just taken, with all that is written together with it. ``before``: the ranks before it."""
    heard = [event for update in told for event in update.heard]
    snapshot = table.snapshot() if heard or table.turned else None
    text = "" if snapshot is None else msgspec.json.encode(snapshot).decode()
    is_kept = leaps(entry) or table.state.phase != PLAYING
    row = LogRow(
        id, table.number, at, write_entry(entry), entry.checkpoint, kept_events(table.game, heard), text * is_kept
    )
    people = new_ranks(before, ranks(table))
    if not told and isinstance(entry, Chose | Ordered):  # it lies face down: lists do not show that anything was done
        return Change(row, wakes_at=wakes_at, people=people, unseen=True)
    return Change(row, *summary(table, at), wakes_at, people, text)


def leaps(entry: Entry) -> bool:
    """Whether no events lead to what the table is after it: the deal, a move taken back, other rules."""
    return not isinstance(entry, Chose | Ordered | WindowClosed)


def new_ranks(before: Mapping[str, int], after: Mapping[str, int]) -> list[tuple[str, int]]:
    """Whose rank is another one than before."""
    changed = [(person, rank) for person, rank in after.items() if before.get(person) != rank]
    return changed + [(person, LEFT) for person in before if person not in after]
