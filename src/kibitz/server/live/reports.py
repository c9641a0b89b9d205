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
    about, name = person_at(live, person, seat)
    await live.process.quotas.take("reports", person)
    said = [line(row) for row in await live.store.chat.latest(live.id, LINES)]
    lines = msgspec.json.encode(said).decode()
    return await live.store.moderation.report(Report(live.id, live.clock.now_ms(), person, about, name, text, lines))


def person_at(live: LiveTable, person: str, seat: int) -> tuple[str, str]:
    """Whom a report is about: somebody else who sits there, or has resigned. Who reports sits there, too, or did."""
    table = live.table
    if not table.seats_of(person) and all(chair.resigned != person for chair in table.chairs):
        raise NotYours("only those who sit at the table report somebody there", Phrase("refused-not-sitting"))
    chair = table.chair(seat)
    about = chair.person or chair.resigned
    if not about or about == person:
        raise NotNow(f"nobody else sits on seat {seat}", Phrase("refused-nobody-there"))
    return about, chair.name
