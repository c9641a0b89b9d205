"""Entries that nobody sends: of bots, of clocks, of silence."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kibitz.bots.safe import legal_part
from kibitz.core.errors import KibitzError
from kibitz.server.table.entries import Chose, Consented, Entry, WindowClosed
from kibitz.server.table.presence import awaited
from kibitz.server.table.table import Table
from kibitz.server.table.timing import window_closes_at


def no_answer(now: int) -> Callable[[Table], Sequence[Entry]]:
    """Silence for too long is a no; as an entry, so that every process hears the same."""

    def too_long(table: Table) -> Sequence[Entry]:
        silent = table.silent_at()
        return [Consented(table.undo_open[0], False, by="clock")] if silent is not None and silent <= now else []

    return too_long


def window_over(window: int, now: int) -> Callable[[Table], Sequence[Entry]]:
    """The window with this number closes, if it is still open and nobody has said “wait” meanwhile."""

    def time_up(table: Table) -> Sequence[Entry]:
        closes = window_closes_at(table)
        return [WindowClosed()] if closes is not None and table.state.asked == window and closes <= now else []

    return time_up


def when_open(seat: int, decision: int, make: Callable[[Table], Sequence[Entry]]) -> Callable[[Table], Sequence[Entry]]:
    """Only while the table still waits for this seat, with this very decision."""

    def still(table: Table) -> Sequence[Entry]:
        return make(table) if table.chair(seat).decision == decision and seat in awaited(table) else []

    return still


def bots_choice(table: Table, seat: int, texts: list[str], by: str) -> Chose:
    """As much of a bot's plan as can be done: it may rest on cards that turn out to be others."""
    round = table.playing()
    play = round.as_asked(seat)
    codes = legal_part(play, [table.game.parse(text) for text in texts])
    for move in (
        [table.game.choices[code].text for code in codes],
        texts[:1],
        [table.game.choices[play.legal[0]].text],
    ):
        try:
            if move and round.read(seat, move):
                return Chose(seat, move, by=by)
        except KibitzError:
            continue
    raise AssertionError("the first legal choice is legal")
