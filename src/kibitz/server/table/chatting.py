"""What is said at a table, and who may read it. It is no entry: nothing of a game depends on it."""

from __future__ import annotations

from typing import Final

from kibitz import wire
from kibitz.core.phrase import Phrase
from kibitz.server.phases import CLOSED, OVER
from kibitz.server.table.acts import DoneBefore, own_seat, sitting
from kibitz.server.table.names import with_few_marks
from kibitz.server.table.seating import NotNow, Seating
from kibitz.server.table.table import Table

QUICK_PHRASES: Final = (
    *("hello", "good-luck", "well-played", "thanks", "sorry", "thinking"),
    *("hurry", "oops", "wow", "good-game", "again", "bye", "applause", "laugh"),
)


def line_of(table: Table, person: str, act: wire.Say, at: int) -> wire.ChatLine:
    """What somebody wishes to say, if they may; it has no number yet."""
    if table.has_done(person, act.id):
        raise DoneBefore
    table.check_not_closed()
    seat = sitting(own_seat(table, person, act.seat))
    if table.is_muted(person):
        raise NotNow("you are muted here", Phrase("you-are-muted"))
    if not table.settings.chat:
        raise NotNow("this table has no chat", Phrase("no-chat"))
    if act.phrase and act.phrase not in QUICK_PHRASES:
        raise NotNow(f"there is no phrase {act.phrase!r}; the phrases are {', '.join(QUICK_PHRASES)}")
    text = with_few_marks("".join(letter if letter.isprintable() else " " for letter in act.text))
    if not act.phrase and not text.strip():
        raise NotNow("nothing is said", Phrase("refused-nothing-said"))
    return wire.ChatLine(0, at, seat, table.chairs[seat].name, text, act.phrase)


def may_read(seating: Seating, person: str) -> bool:
    """Those who sit here or have resigned, the host; and while the table is played at also watchers, where the host
    allows it."""
    is_host = bool(person) and person == seating.state.host
    for_all = seating.settings.watchers and seating.settings.chat_watchers and seating.state.phase not in (OVER, CLOSED)
    return is_host or seating.has_resigned(person) or bool(seating.seats_of(person)) or for_all
