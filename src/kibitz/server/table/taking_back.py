"""Taking back, and whatever else needs the others' consent: a wish, and their answers."""

from __future__ import annotations

from kibitz.core.phrase import Phrase
from kibitz.server.table import entries
from kibitz.server.table.seating import NotNow
from kibitz.server.table.table import TAKERS, Table
from kibitz.wire import NewsItem


def wished(table: Table, entry: entries.Wished, at: int) -> None:
    """Free while the mover has learned nothing and nobody else has decided; otherwise the others are asked."""
    if entry.what == entries.UNDO and undone_freely(table, entry.seat, at):
        return
    if entry.what == entries.UNDO:
        table.playing().last_move(entry.seat)
    if table.undo_open and (table.undo_by, table.wish) != (entry.seat, entry.what):
        raise NotNow("somebody else wishes something now; wait for the answer", Phrase("refused-undo-asked"))
    table.undo_at = table.undo_at if table.undo_by == entry.seat else at  # to wish again brings no more time
    table.undo_by, table.wish, table.undo_named = entry.seat, entry.what, entry.asked is not None
    playing = [seat for seat in table.asked_of(entry.seat) if not table.chairs[seat].cover]
    table.undo_open = playing if entry.asked is None else list(entry.asked)
    if not table.undo_open:
        grant(table, at)
        return
    why = "" if entry.what == entries.UNDO else entry.what
    table.tell(NewsItem(0, "wished", seat=entry.seat, name=table.chairs[entry.seat].name, why=why))


def undone_freely(table: Table, seat: int, at: int) -> bool:
    round = table.playing()
    decider = round.play.seat()
    events = round.take_back_freely(seat)
    if events is None:
        return False
    small = events == 0 and decider == round.play.seat() == seat
    table.told_undone(seat, at, seat if small else None)
    return True


def consented(table: Table, entry: entries.Consented, at: int) -> None:
    round = table.playing()
    if entry.seat not in table.undo_open:
        raise NotNow("nobody asks you to agree to anything", Phrase("nothing-to-agree"))
    if table.wish == entries.UNDO:
        round.last_move(table.undo_by)
    wisher = table.undo_by
    table.undo_open = [seat for seat in table.undo_open if seat != entry.seat]
    if not entry.yes:
        table.end_wish()
        why = "silence" if entry.by == "clock" else ""
        table.tell(NewsItem(0, "declined", seat=wisher, name=table.chairs[entry.seat].name, why=why))
    elif table.undo_open:
        table.touched.update(range(len(table.chairs)))
    else:
        grant(table, at)


def grant(table: Table, at: int) -> None:
    """Everybody agrees to what is wished for."""
    seat = table.undo_by
    if table.wish == entries.ABORT:
        table.abort(seat)
        return
    table.playing().take_back(seat)
    table.told_undone(seat, at)


TAKERS[entries.Wished] = wished
TAKERS[entries.Consented] = consented
