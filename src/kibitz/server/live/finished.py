"""Games that are over: as events, and as a record that anybody can verify."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import takewhile
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from kibitz.core.phrase import Phrase
from kibitz.play.fairness import note_deal
from kibitz.play.players import Player, note_players
from kibitz.server.errors import Damaged, NoTable, Refusal
from kibitz.server.live.keeping import leaps
from kibitz.server.live.loading import current_version, first_state, fold, reading
from kibitz.server.live.replaying import Replays
from kibitz.server.phases import ARCHIVED
from kibitz.server.store.database import LogRow, TableRow
from kibitz.server.store.store import Store
from kibitz.server.table.entries import Carried, Dealt, Opened, Spoke, State, read_entry
from kibitz.server.table.seating import OtherRules

T = TypeVar("T")

AFTER_ALL: Final = 2**31 - 1  # no entry has such a number


class NotOver(Refusal):
    """What is hidden stays hidden until the last card is played."""

    kind = "not-over"


class PastEvent(Struct, omit_defaults=True):
    """What happened with one entry. ``position``: how things stand after it, where no events lead there: the deal, a
    move taken back, other rules."""

    at: int
    deed: Any
    events: list[Any]
    position: dict[str, Any] | None = None


class Past(Struct):
    """A game that is over."""

    game: str
    version: int
    options: dict[str, Any]
    names: list[str]
    seed: str
    salt: str
    entries: list[PastEvent]


async def entries_of(store: Store, id: str, number: int) -> list[LogRow]:
    """The entries of a table's game, from the deal to the next one."""
    row = await store.lists.row(id)
    if row is None:
        raise NoTable(f"there is no table {id!r}")
    try:
        found = await (archived_entries if row.phase == ARCHIVED else logged_entries)(store, id, number)
    except Damaged:
        if not await archived_since(store, row):
            raise
        found = await archived_entries(store, id, number)
    if not is_over(found):
        raise NotOver("this game is not over; what is hidden stays hidden until the last card is played")
    return found


async def archived_since(store: Store, row: TableRow) -> bool:
    """Whether a table has been archived while it was read."""
    now = await store.lists.row(row.id)
    return now is not None and now.phase == ARCHIVED and row.phase != ARCHIVED


async def archived_entries(store: Store, id: str, number: int) -> list[LogRow]:
    """The last entry of the table is no part of what was packed; it ended the last game, if nothing else did."""
    found = await store.archive.game(id, number)
    if not found:
        raise NoTable(f"there is no game {number} at this table", Phrase("refused-no-game"))
    is_last = not await store.archive.game(id, number + 1)
    return [*found, *(await store.between(id, found[-1].number + 1, AFTER_ALL) if is_last else [])]


async def logged_entries(store: Store, id: str, number: int) -> list[LogRow]:
    checkpoints = await store.checkpoints(id)
    if not checkpoints:
        raise Damaged("nothing is stored of this table", Phrase("refused-damaged"))
    first = await first_of(store, id, checkpoints, number)
    after = await first_of(store, id, checkpoints, number + 1)
    if first == after:
        dealt = await begun_with(store, id, checkpoints[-1])
        message = f"there is no game {number} at this table; {dealt} have been dealt"
        raise NoTable(message, Phrase("refused-no-game"))
    read = await store.between(
        id, checkpoints[first], checkpoints[after] - 1 if after < len(checkpoints) else AFTER_ALL
    )
    return list(takewhile(lambda entry: not entry.checkpoint or entry.number in checkpoints, read))  # no newer deal


async def first_of(store: Store, id: str, checkpoints: list[int], number: int) -> int:
    """Where among a table's checkpoints a game begins, or the next one would. They are in the order of the games, and
    each tells its number: of hundreds only a few are read, because a deck may be in every one of them."""
    low, high = 0, len(checkpoints)
    while low < high:
        middle = (low + high) // 2
        if await begun_with(store, id, checkpoints[middle]) < number:
            low = middle + 1
        else:
            high = middle
    return low


async def begun_with(store: Store, id: str, checkpoint: int) -> int:
    """How many games had begun at a table with this checkpoint."""
    found = await store.between(id, checkpoint, checkpoint, full=False)
    with reading(id, checkpoint):
        entry = read_entry(found[0].data)
        assert isinstance(entry, Opened | Dealt | Carried)
        return entry.state.begun


def is_over(entries: list[LogRow]) -> bool:
    """The last snapshot of a finished game has no position any more."""
    last = next((entry for entry in reversed(entries) if entry.position), None)
    if last is None:
        return False
    with reading(last.table, last.number):
        return json.loads(last.position).get("position") is None


async def made_of(store: Store, id: str, number: int, replays: Replays | None, make: Callable[[list[LogRow]], T]) -> T:
    """Something that is made of the entries of a game, beside the event loop if they are many."""
    replays = replays or Replays()
    with replays.place():
        entries = await entries_of(store, id, number)
        await replays.prepare(first_state(entries).settings)
        return await replays.run(len(entries), make, entries)


def names_at(state: State) -> list[str]:
    return [chair.name for chair in state.chairs]


async def past_game(store: Store, id: str, number: int, replays: Replays | None = None) -> Past:
    return await made_of(store, id, number, replays, past_in)


def past_in(entries: list[LogRow]) -> Past:
    with reading(entries[0].table):
        dealt = read_entry(entries[0].data)
        assert isinstance(dealt, Dealt)
        told = [past_event(entry) for entry in entries if not isinstance(read_entry(entry.data), Spoke)]
    settings = dealt.state.settings
    return Past(
        settings.game, dealt.version, dict(settings.options), names_at(dealt.state), dealt.seed, dealt.salt, told
    )


def past_json(past: Past) -> bytes:
    """As it is sent; in parts, because no other thread has its turn while one is written."""
    head = msgspec.json.encode(msgspec.structs.replace(past, entries=[]))
    return head.removesuffix(b"]}") + b",".join([msgspec.json.encode(entry) for entry in past.entries]) + b"]}"


def past_event(entry: LogRow) -> PastEvent:
    events = json.loads(entry.events) if entry.events else []
    position = json.loads(entry.position).get("position") if entry.position and leaps(read_entry(entry.data)) else None
    return PastEvent(entry.at, shown(entry.data), events, position)


def shown(data: str) -> Any:
    """An entry for everybody's eyes: nobody's hashed key is in it, nor a whole table."""
    entry = msgspec.json.decode(data)
    for secret in ("person", "state", "id", "position"):
        entry.pop(secret, None)
    return entry


async def record_text(store: Store, id: str, number: int, replays: Replays | None = None) -> str:
    """The record of a finished game, with who sat there and the commitment."""
    return await made_of(store, id, number, replays, record_in)


def record_in(entries: list[LogRow]) -> str:
    """The record that these entries make."""
    with reading(entries[0].table):
        dealt = read_entry(entries[0].data)
        assert isinstance(dealt, Dealt)
        was_carried = any(isinstance(read_entry(entry.data), Carried) for entry in entries)
        version = current_version(dealt.state)
    if was_carried:
        message = "the rules changed during this game: it has no record, but its events are kept"
        raise NotOver(message, Phrase("refused-no-record"))
    if dealt.version > version:
        raise OtherRules(dealt.version, version)
    if dealt.version != version:
        message = f"this game was played with version {dealt.version} of the rules; its events are kept"
        raise NotOver(message, Phrase("refused-no-record"))
    table = fold(entries)
    assert table.round is not None
    record = table.round.match.record
    note_players(record, [Player(chair.name, chair.bot) for chair in table.chairs])
    if dealt.salt:  # otherwise nothing was dealt: the game began at a position
        note_deal(record, dealt.salt)
    return record.text()
