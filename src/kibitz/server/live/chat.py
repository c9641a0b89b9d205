"""Chat at a live table: a line is kept, and then told to those who may read it. No board is sent for it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

import msgspec

from kibitz import wire
from kibitz.core.errors import KibitzError
from kibitz.core.phrase import Phrase
from kibitz.server.live.live_table import LiveTable
from kibitz.server.store.chat import ChatRow
from kibitz.server.table.acts import DoneBefore, NotYours
from kibitz.server.table.chatting import line_of, may_read
from kibitz.server.table.presenter import encoded

PAGE: Final = 50  # lines that are sent at once


async def say(live: LiveTable, person: str, act: wire.Say) -> None:
    """Say something; an act that is sent again is said once."""
    try:
        line = await checked_line(live, person, act)
    except KibitzError:
        if await live.store.chat.was_said(live.id, person, act.id):  # before they left, perhaps
            raise DoneBefore from None
        raise
    row = ChatRow(live.id, line.at, line.seat, line.name, person, line.text, line.phrase, act.id)
    async with live.chat_lock:
        n = await live.store.chat.say(row)
        if live.state is not None:
            live.state.remember(person, act.id)  # in memory: the chat itself knows it for good
        if n is None:
            await tell_missed(live)  # another process kept it, and may have died before it told anybody
            raise DoneBefore
        line.n = n
        tell(live, [line])
    said = {"table": live.id, "process": live.store.process, "chat": msgspec.to_builtins(line)}
    await live.store.broadcast(json.dumps(said, ensure_ascii=False))


async def checked_line(live: LiveTable, person: str, act: wire.Say) -> wire.ChatLine:
    """Only the newest table refuses."""
    async with live.lock:
        await live.ensure()
        try:
            return line_of(live.table, person, act, live.clock.now_ms())
        except KibitzError:
            if not await live.refresh():
                raise
            return line_of(live.table, person, act, live.clock.now_ms())


def tell(live: LiveTable, lines: Sequence[wire.ChatLine]) -> None:
    """To those who are connected here and may read it. The caller holds the chat's lock."""
    if not lines:
        return
    live.chat_n = max(live.chat_n, lines[-1].n)
    frame = encoded(wire.Chat(lines=list(lines), new=True))
    for connection in live.connections:
        if connection.hears and may_read(live.table, connection.person):
            connection.push(frame)


async def tell_from_elsewhere(live: LiveTable, line: wire.ChatLine) -> None:
    """Another process has kept a line."""
    async with live.chat_lock:
        tell(live, [line])


async def catch_up(live: LiveTable) -> None:
    """Tell what other processes have kept, if some of it may have been missed."""
    async with live.chat_lock:
        await tell_missed(live)


async def tell_missed(live: LiveTable) -> None:
    """What was kept since the last line that was told here. The caller holds the chat's lock."""
    if any(connection.hears for connection in live.connections):
        rows = await live.store.chat.latest(live.id, PAGE, after=live.chat_n)
        tell(live, [line(row) for row in rows])


async def lines_for(live: LiveTable, person: str, before: int = 0, after: int = 0) -> wire.Chat | None:
    """The latest lines that somebody may read; None: they may read none. Whoever sat here once reads what was said
    until they left."""
    until = None
    if not may_read(live.table, person):
        until = await live.store.lists.sat_until(person, live.id) if person else None
        if until is None:
            return None
    rows = await live.store.chat.latest(live.id, PAGE + 1, before, after, until)
    if not any(connection.hears for connection in live.connections):
        live.chat_n = max([live.chat_n, *(row.n for row in rows)])  # what is told from now on comes after these
    return wire.Chat(lines=[line(row) for row in rows[-PAGE:]], more=len(rows) > PAGE)


async def page_for(live: LiveTable, person: str, before: int) -> wire.Chat:
    """Earlier lines, for whoever asks for them."""
    found = await lines_for(live, person, before=before)
    if found is None:
        raise NotYours("the chat of this table is for those who sit there", Phrase("refused-no-reading"))
    return found


def line(row: ChatRow) -> wire.ChatLine:
    return wire.ChatLine(row.n, row.at, row.seat, row.name, row.text, row.phrase)
