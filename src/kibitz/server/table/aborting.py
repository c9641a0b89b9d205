"""Breaking a game off: all people at the table must agree, and it counts for nobody."""

from __future__ import annotations

from kibitz import wire
from kibitz.server.table.acts import MAKERS, sitting
from kibitz.server.table.entries import ABORT, Entry, Wished
from kibitz.server.table.table import Table


def abort(table: Table, seat: int, act: wire.Abort, person: str) -> list[Entry]:
    table.playing()
    return [Wished(sitting(seat), act.id, table.asked_of(seat), ABORT)]


MAKERS[wire.Abort] = abort
