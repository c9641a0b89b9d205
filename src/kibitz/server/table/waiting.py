"""“Wait”: anybody at a table may have more time for a reaction window, whether or not they could answer in it.

Everybody sees who has said it. It may be a bluff; and as there are only so many in a game, nobody holds a table up.
"""

from __future__ import annotations

from typing import Final

from kibitz import wire
from kibitz.core.phrase import Phrase
from kibitz.server.errors import Refusal
from kibitz.server.table.acts import MAKERS, Stale, sitting
from kibitz.server.table.entries import Entry
from kibitz.server.table.seating import NotNow
from kibitz.server.table.table import TAKERS, Table
from kibitz.wire import NewsItem

MOST_WAITS: Final = 10  # of a person, in a game


class Waited(Entry, tag="waited"):
    seat: int
    id: str = ""


def wait(table: Table, seat: int, act: wire.Wait, person: str) -> list[Entry]:
    window = table.playing().play.window()
    if window is None or act.window != table.state.asked:
        raise Stale(f"reaction window {act.window} is not open any more")
    sitting(seat)
    why = why_no_wait(table, person)
    if why is not None:
        raise why
    return [Waited(seat, act.id)]


def why_no_wait(table: Table, person: str) -> Refusal | None:
    """Why somebody who sits here may not say “wait” now: each once in a window, and so often in a game."""
    round = table.round
    if round is None or not round.is_fixed():
        return NotNow("no reaction window is open whose time runs", Phrase("refused-wait"))
    own = table.seats_of(person)
    if any(seat in own for seat in round.waits):
        return NotNow("you have said “wait” in this window already", Phrase("refused-wait-twice"))
    if sum(seat in own for seat in round.waited) >= MOST_WAITS:
        return NotNow(f"{MOST_WAITS} times in a game is enough", Phrase("refused-wait-often", most=MOST_WAITS))
    return None


def waited(table: Table, entry: Waited, at: int) -> None:
    table.playing().wait(entry.seat)
    table.tell(NewsItem(0, "waited", seat=entry.seat, name=table.chair(entry.seat).name))


MAKERS[wire.Wait] = wait
TAKERS[Waited] = waited
