"""Reports: somebody at a table tells whoever runs the server about somebody else there, with what was said before."""

from __future__ import annotations

from typing import Final

import msgspec

from kibitz.core.phrase import Phrase
from kibitz.server.live.chat import line
from kibitz.server.live.live_table import LiveTable
from kibitz.server.store.moderation import Report
from kibitz.server.table.acts import NotYours
from kibitz.server.table.seating import NotNow

LINES: Final = 50  # of chat that go with a report


async def report(live: LiveTable, person: str, seat: int, text: str) -> int:
    """Keep a report; its number."""
    about, name = await person_at(live, person, seat)
    text = "".join(letter if letter.isprintable() or letter == "\n" else " " for letter in text)  # as in chat
    if not text.strip():
        raise NotNow("nothing is said", Phrase("refused-nothing-said"))
    async with live.process.quotas.one("reports", person):
        said = [line(row) for row in await live.store.chat.latest(live.id, LINES)]
        made = Report(live.id, live.clock.now_ms(), person, about, name, text, msgspec.json.encode(said).decode())
        return await live.store.moderation.report(made)


async def person_at(live: LiveTable, person: str, seat: int) -> tuple[str, str]:
    """Whom a report is about: somebody else who sits there, has resigned, or has said something there and is gone. Who
    reports sits there, too, or did."""
    table = live.table
    here = table.seats_of(person) or table.has_resigned(person) or person == table.state.host
    if not here and await live.store.lists.sat_until(person, live.id) is None:
        raise NotYours("only those who sit at the table report somebody there", Phrase("refused-not-sitting"))
    chair = table.chair(seat)
    about, name = chair.person or chair.resigned, chair.name
    if not about:
        about, name = await last_speaker(live, seat)
    if not about or about == person:
        raise NotNow(f"nobody else sits on seat {seat}", Phrase("refused-nobody-there"))
    return about, name


async def last_speaker(live: LiveTable, seat: int) -> tuple[str, str]:
    """Who was the last to say something from a seat, and by which name; empty if nobody was."""
    said = [(row.person, row.name) for row in await live.store.chat.latest(live.id, LINES) if row.seat == seat]
    return said[-1] if said else ("", "")
