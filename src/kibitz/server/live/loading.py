"""Reading a table from the store. After an upgrade no table is lost: a live game whose rules have a new version goes on
from the beginning of its last turn, and as far into the turn as the choices made in it are still legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import msgspec
import structlog

from kibitz.core.errors import KibitzError
from kibitz.core.phrase import Phrase
from kibitz.play.match import load_match
from kibitz.server.errors import Damaged
from kibitz.server.live.replaying import Replays
from kibitz.server.store.clock import JUMP_MS
from kibitz.server.store.database import LogRow, StoreError
from kibitz.server.store.store import Store
from kibitz.server.table.entries import (
    Carried,
    Chose,
    Consented,
    Dealt,
    Entry,
    Retimed,
    Snapshot,
    State,
    WindowClosed,
    Wished,
    author,
    read_entry,
)
from kibitz.server.table.seating import NotNow, OtherRules, Update
from kibitz.server.table.settings import game_for
from kibitz.server.table.table import Table, copy_state

log = structlog.get_logger("kibitz.tables")

MOST_TOLD: Final = 2  # news of one entry: what was chosen, and that the game ended


async def read_table(store: Store, id: str, replays: Replays) -> tuple[Table, Carried | None]:
    """The table, and an entry to be done first if its rules have a new version."""
    entries = await store.load(id)
    if not entries:
        raise NotNow(f"there is no table {id[:40]!r}", Phrase("refused-no-table"))
    with reading(id):
        begun, state = read_entry(entries[0].data), first_state(entries)
    await replays.prepare(state.settings)
    with reading(id):
        version = current_version(state)
    if not isinstance(begun, Dealt | Carried) or begun.version == version:
        return await replays.run(len(entries), fold, entries), None
    if begun.version > version:
        raise OtherRules(begun.version, version)
    snapshot = await store.snapshot(id)  # before the entries: so it is of one of them
    full = await store.load(id, full=True)
    with reading(id):
        return await replays.run(len(full), carried_table, full, begun, snapshot)


@contextmanager
def reading(table: str, number: int = 0) -> Iterator[None]:
    """What is stored and cannot be read. What the rules have to say of it may name hidden cards: nobody is told."""
    try:
        yield
    except (StoreError, Damaged, OtherRules):
        raise
    except Exception as error:
        log.error("a table cannot be read", table=table, entry=number, error=type(error).__name__)
        raise Damaged("what is stored of this table cannot be read", Phrase("refused-damaged")) from None


def retimed(store: Store, table: Table, now: int) -> Retimed | None:
    """What must not count of the open decision's time, if anything: while no process was there no clock runs; and a
    decision that was asked before the clock was set back begins now."""
    round = table.round
    if round is None or table.state.phase != "playing":
        return None
    if max(round.since, table.undo_at) > now + JUMP_MS:
        return Retimed(min(now, round.since))
    timed = table.undo_open or round.limit() is not None
    uncounted = store.uncounted(table.at, now) if timed else 0
    return Retimed(min(now, round.since + uncounted)) if uncounted else None


def current_version(state: State) -> int:
    return game_for(state.settings, len(state.chairs)).version


def first_state(entries: Sequence[LogRow]) -> State:
    """The table before a checkpoint."""
    state = getattr(read_entry(entries[0].data), "state", None)
    assert isinstance(state, State), "a table is read from a checkpoint on"
    return state


def fold(entries: Sequence[LogRow]) -> Table:
    """The table that these entries make."""
    table = begin(entries)
    for entry in entries:
        retake(table, entry)
    return table


def begin(entries: Sequence[LogRow]) -> Table:
    """The table before its entries, of which the first is a checkpoint."""
    with reading(entries[0].table):
        return Table(first_state(entries))


def retake(table: Table, entry: LogRow) -> list[Update]:
    """Take what was kept."""
    with reading(entry.table, entry.number):
        return table.take(entry.number, entry.at, read_entry(entry.data))


def carried_table(
    entries: Sequence[LogRow], begun: Dealt | Carried, kept: tuple[int, str] | None
) -> tuple[Table, Carried]:
    """From the last snapshot on, whatever still fits: the table as it was, and the entry that takes it over."""
    last, snapshot = last_snapshot(entries, kept)
    state = copy_state(begun.state)
    state.chairs, state.host, state.phase = snapshot.chairs, snapshot.host, snapshot.phase
    state.watched, state.asked = snapshot.watched, snapshot.asked
    state.sent_away, state.muted = snapshot.sent_away, snapshot.muted
    table = Table(state)
    for entry in entries[: last + 1]:
        remember(table, read_entry(entry.data))
    table.number, table.at = entries[last].number, entries[last].at
    if snapshot.position is not None:
        snapshot.position["options"] = game_for(state.settings, len(state.chairs)).options
        table.begin_round(
            load_match(snapshot.position), entries[last].at, 0, begun.seed, begun.salt, snapshot.commitment
        )
        table.playing().banks = list(snapshot.banks)
    fits = True
    for entry in entries[last + 1 :]:
        fits = take_what_fits(table, entry, fits) and fits
    round = table.round
    position = round.play.position() if round is not None and table.state.phase == "playing" else None
    banks = [] if round is None else round.banks
    version = current_version(table.state)
    state = copy_state(table.state)
    state.fixed_windows = True
    return table, Carried(state, version, position, snapshot.commitment, begun.seed, begun.salt, list(banks))


def remember(table: Table, entry: Entry) -> None:
    """The acts of this game are in no snapshot, only in its entries."""
    table.remember(table.person_at(author(entry)), getattr(entry, "id", ""))


def take_what_fits(table: Table, row: LogRow, fits: bool) -> bool:
    """Take an entry, if it still can be; after a choice that the new rules refuse, no other one."""
    entry: Entry = read_entry(row.data)
    try:
        if fits or not isinstance(entry, Chose | WindowClosed | Wished | Consented):
            table.take(row.number, row.at, entry)
            return True
    except KibitzError:
        pass
    table.number = row.number
    skip_numbers(table.state)
    return False


def skip_numbers(state: State) -> None:
    """Whatever was told of an entry that does not fit any more, its numbers are not given to other news."""
    state.watched += MOST_TOLD
    for chair in state.chairs:
        chair.n += MOST_TOLD


def last_snapshot(entries: Sequence[LogRow], kept: tuple[int, str] | None) -> tuple[int, Snapshot]:
    """The one that is kept of the table, or the last one among its entries."""
    for index in reversed(range(len(entries))):
        text = kept[1] if kept is not None and kept[0] == entries[index].number else entries[index].position
        if text:
            return index, msgspec.json.decode(text, type=Snapshot)
    message = "this table was begun by another version, and nothing was kept to go on from"
    raise Damaged(message, Phrase("refused-other-rules"))
