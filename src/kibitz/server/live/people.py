"""What a person may do with all that is kept of them: take it along, and erase themselves."""

from __future__ import annotations

import asyncio
import json
from contextlib import nullcontext
from typing import Any, Final

import structlog
from msgspec import Struct

from kibitz.core.errors import KibitzError
from kibitz.server.live.registry import TableRegistry
from kibitz.server.live.webhooks import Webhooks
from kibitz.server.phases import CLOSED, DONE, PLAYING
from kibitz.server.store.database import StoreError
from kibitz.server.store.erasing import Eraser, erase, forget
from kibitz.server.table.acts import DoneBefore
from kibitz.server.table.entries import Entry, Stood
from kibitz.server.table.renaming import chair_of_name, renaming
from kibitz.server.table.resigning import Resigned
from kibitz.server.table.table import Table

MOST_RENAMED: Final = 50  # tables, the last used first
OTHERS_S: Final = 0.2  # in which an act of another process comes to its end

log = structlog.get_logger("kibitz.people")


class OwnTable(Struct):
    """A table where somebody sits or sat."""

    id: str
    sits: bool  # still
    seats: list[int]
    info: Any


class OwnLine(Struct):
    """Something that somebody said."""

    table: str
    at: int
    name: str
    text: str
    phrase: str


class OwnInvitation(Struct):
    """Somebody asked them to a table."""

    table: str
    at: int


class OwnReport(Struct):
    """What somebody has reported to whoever runs the server."""

    table: str
    at: int
    about: str  # the name
    text: str


class OwnBan(Struct):
    """They are not let in."""

    at: int
    until: int | None  # none: for good


class OwnData(Struct):
    """All that is kept of somebody, but for their games: those are records and results. What others have reported
    about them is theirs, and is read by whoever runs the server alone."""

    person: str  # the hash of their key: the key itself is not kept
    tables: list[OwnTable]
    chat: list[OwnLine]
    webhook: str
    invitations: list[OwnInvitation]
    reports: list[OwnReport]
    ban: OwnBan | None
    member_since: int | None  # of the club
    today: dict[str, int]  # what counts for the quotas


async def data_of(registry: TableRegistry, person: str) -> OwnData:
    store = registry.store
    tables = []
    for id in await store.lists.tables_ever(person):
        row = await store.lists.row(id)
        if row is not None and row.info:
            seats = [seat for seat, other in enumerate(json.loads(row.persons)) if other == person]
            tables.append(OwnTable(id, bool(seats), seats, json.loads(row.info)))
    said = [OwnLine(line.table, line.at, line.name, line.text, line.phrase) for line in await store.chat.of(person)]
    hook = await Webhooks(store).of(person)
    sent = [
        OwnReport(report.table, report.at, report.name, report.text)
        for report in await store.moderation.reports_by(person)
    ]
    ban = await store.moderation.ban_of(person, store.clock.now_ms())
    return OwnData(
        person,
        tables,
        said,
        webhook="" if hook is None else hook.url,
        invitations=[OwnInvitation(one.row.id, one.at) for one in await store.invitations.of(person)],
        reports=sent,
        ban=None if ban is None else OwnBan(ban.at, ban.until),
        member_since=await store.moderation.member_since(person),
        today=await store.quotas.of(person, store.clock.now_ms()),
    )


async def erase_person(registry: TableRegistry, person: str) -> int:
    """They give up their chairs, and are taken out of everything; how many tables that were. A restore may bring more
    tables meanwhile."""
    erasers: dict[str, Eraser] = {}  # by table
    while new := await forget(registry.store.database, person, erasers):
        some = {id: Eraser(person) for id in new}
        await take_out(registry, person, some)
        erasers |= some
    registry.process.admission.members.discard(person)
    await registry.store.broadcast(json.dumps({"process": registry.store.process, "erased": person}))
    log.info("somebody has erased themselves", tables=len(erasers))
    return len(erasers)


async def take_out(registry: TableRegistry, person: str, erasers: dict[str, Eraser]) -> None:
    """Of these tables. Another process may be just about to write what it knew: it reads them anew, and then they are
    looked at once more."""
    for id in erasers:
        await give_up(registry, id, person)
    await registry.process.results.count_for(person)  # or their name would be read from the entries later
    for id, eraser in erasers.items():
        await erase_at(registry, id, eraser)
        await read_anew(registry, id)
    if registry.store.shared:
        await asyncio.sleep(OTHERS_S)
        for id, eraser in erasers.items():
            if await erase_at(registry, id, eraser):
                await read_anew(registry, id)


async def rename_person(registry: TableRegistry, person: str, name: str, was: str) -> int:
    """Wherever they sit at a table that is not over, or where somebody is now; at how many tables they are called
    otherwise then."""
    renamed = 0
    for mine in await registry.store.lists.mine(person, MOST_RENAMED):
        live = registry.tables.get(mine.row.id)
        if mine.rank < DONE or (live is not None and live.connections):
            renamed += await rename_at(registry, mine.row.id, person, name, was)
    return renamed


async def rename_at(registry: TableRegistry, id: str, person: str, name: str, was: str) -> bool:
    """A table where it cannot be done keeps their name."""

    def entries(table: Table) -> list[Entry]:
        seat = chair_of_name(table, person, was)
        return [] if seat is None else [renaming(table, seat, name, person)]

    try:
        live = await registry.enter(id)
        before = live.table.number
        await live.do(entries)
    except (KibitzError, DoneBefore):
        return False
    return live.table.number > before


async def give_up(registry: TableRegistry, id: str, person: str) -> None:
    """All chairs at a table: in a game that is to resign. A table that cannot be read has nobody."""
    try:
        live = await registry.enter(id)
        for _ in live.table.seats_of(person):
            await live.do(lambda table: parting(table, person))
    except StoreError:
        raise
    except Exception as error:
        log.warning("a table is erased as it is", table=id, error=repr(error))


def parting(table: Table, person: str) -> list[Entry]:
    seats = table.seats_of(person)
    if not seats or table.state.phase == CLOSED:
        return []
    return [Resigned(seats[0]) if table.state.phase == PLAYING else Stood(seats[0])]


async def erase_at(registry: TableRegistry, id: str, eraser: Eraser) -> bool:
    """Nobody acts here meanwhile; whether they were there."""
    live = registry.tables.get(id)
    async with live.lock if live is not None else nullcontext():
        changed = await erase(registry.store.database, eraser, id)
        if changed and live is not None:
            live.lose()
    return changed


async def read_anew(registry: TableRegistry, id: str) -> None:
    """What is in memory, here and in other processes, is as it was before."""
    live = registry.tables.get(id)
    if live is not None:
        await live.read_again()
    await registry.store.broadcast(json.dumps({"table": id, "process": registry.store.process, "reload": True}))
