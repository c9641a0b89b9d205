"""What a client wishes becomes an entry, if they may: it is their chair, the open decision, the host's part."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

from kibitz import wire
from kibitz.bots import LEVELS
from kibitz.core.errors import BadOptions
from kibitz.core.phrase import Phrase
from kibitz.server.errors import Refusal
from kibitz.server.phases import CLOSED
from kibitz.server.table import entries
from kibitz.server.table.entries import Entry
from kibitz.server.table.names import name_of_bot
from kibitz.server.table.rounds import NotAsked
from kibitz.server.table.seating import NotNow
from kibitz.server.table.settings import by_correspondence, served_bot
from kibitz.server.table.table import Table


class Stale(Refusal):
    """An answer to a decision that is not open any more."""

    kind = "stale"


class NotYours(Refusal):
    """Only whoever sits there, or the host, may do that."""

    kind = "not-yours"


class DoneBefore(Exception):
    """The same act, sent again."""


def entries_of_act(table: Table, person: str, act: wire.Acts, there: Collection[int] = ()) -> list[Entry]:
    """The entries that an act asks for; refused with a reason, or ``DoneBefore``. ``there``: chairs whose people are
    connected, to whichever process."""
    if table.has_done(person, act.id) or (isinstance(act, wire.Leave) and not table.seats_of(person)):
        raise DoneBefore
    table.check_not_closed()
    seat = own_seat(table, person, act.seat)
    if isinstance(act, wire.Replace):
        check_away(table, person, act.chair, there)
    return MAKERS[type(act)](table, seat, act, person)


def own_seat(table: Table, person: str, wish: int | None) -> int:
    """The chair that somebody acts for; -1 for a host without a chair."""
    own = table.seats_of(person)
    if not own and wish is None and person and person == table.state.host:
        return -1
    if not own or (wish is not None and wish not in own):
        message = "you do not sit there; take a chair first, with the link of the table"
        raise NotYours(message, Phrase("refused-not-sitting"))
    return own[0] if wish is None else wish


def sitting(seat: int) -> int:
    if seat < 0:
        raise NotYours("you do not sit at this table; take a chair first", Phrase("refused-not-sitting"))
    return seat


def choose(table: Table, seat: int, act: wire.Choose, person: str) -> list[Entry]:
    chair = table.chair(sitting(seat))
    if act.seat is None and len(table.seats_of(person)) > 1:
        message = f"you sit on several chairs ({', '.join(map(str, table.seats_of(person)))}): name one as seat"
        raise NotYours(message, Phrase("refused-which-chair"))
    if act.decision != chair.decision:
        raise Stale(f"that answers decision {act.decision}; open is decision {chair.decision}")
    chosen = entries.Chose(seat, act.choices, act.id)
    if not chair.cover:
        return [chosen]
    table.playing().read(seat, act.choices)  # or it is refused
    return [entries.Resumed(seat), chosen]  # whoever plays is back


def let_pass(table: Table, seat: int, act: wire.LetPass, person: str) -> list[Entry]:
    round = table.playing()
    window = round.play.window()
    if window is None or act.window != table.state.asked:
        raise Stale(f"reaction window {act.window} is not open any more")
    passing = table.game.choices[window.passing].text
    own = [seat for seat in reversed(round.open_seats()) if seat in table.seats_of(person)]
    if not own:
        raise NotAsked("none of your chairs is asked")
    last = own[-1]  # the first in line: before it has answered, nothing is settled
    return [entries.Chose(chair, [passing], act.id if chair == last else "") for chair in own]


def order(table: Table, seat: int, act: wire.Order, person: str) -> list[Entry]:
    if act.kind not in table.game.windows:
        known = ", ".join(table.game.windows) or "none"
        raise NotNow(f"there is no reaction window {act.kind!r}; those of this game are {known}")
    return [entries.Ordered(sitting(seat), act.kind, act.answer, act.id)]


def undo(table: Table, seat: int, act: wire.Undo, person: str) -> list[Entry]:
    round = table.playing()
    if not table.settings.undo:
        raise NotNow("at this table nothing is taken back", Phrase("no-undo"))
    own = table.seats_of(person)
    if act.seat is None:
        last = round.last_mark(own)
        seat = round.match.mover if round.match.mover in own else last.seat if last is not None else seat
    if not round.is_free(sitting(seat)) and round.last_move(seat) < round.parted:
        message = "somebody who would have to agree has been sent away since; the move stands"
        raise NotNow(message, Phrase("refused-undo-parted"))
    return [entries.Wished(seat, act.id, table.asked_of(seat))]


def consent(table: Table, seat: int, act: wire.Consent, person: str) -> list[Entry]:
    own = [chair for chair in table.undo_open if chair in table.seats_of(person)]
    chairs = own[: None if act.yes else 1] or [sitting(seat)]
    return [entries.Consented(chair, act.yes, act.id if chair == chairs[-1] else "") for chair in chairs]


def again(table: Table, seat: int, act: wire.Again, person: str) -> list[Entry]:
    chairs = [chair for chair in table.seats_of(person) if not table.chairs[chair].ready] or [sitting(seat)]
    return [entries.Readied(chair, act.id if chair == chairs[-1] else "") for chair in chairs]


def leave(table: Table, seat: int, act: wire.Leave, person: str) -> list[Entry]:
    return [entries.Stood(sitting(seat), act.id, waits=table.solo())]


def resume(table: Table, seat: int, act: wire.Resume, person: str) -> list[Entry]:
    return [entries.Resumed(sitting(seat), act.id)]


def coming_back(table: Table, person: str, was_away: bool) -> list[Entry]:
    """What follows when somebody connects: a bot that covers them stops. Alone with bots, and away until now, they have
    all the time of the open decision."""
    if table.state.phase == CLOSED:
        return []
    round = table.round if table.state.phase == "playing" else None
    timed = round.open_seats() if was_away and table.solo() and round is not None and round.limit() is not None else []
    own = table.seats_of(person)
    return [entries.Resumed(seat, anew=seat in timed) for seat in own if table.chairs[seat].cover or seat in timed]


def start(table: Table, seat: int, act: wire.Start, person: str) -> list[Entry]:
    host_only(table, person)
    check_bot(act.bot)
    taken = [chair.name for chair in table.chairs]
    for chair in table.chairs:
        if not (chair.person or chair.bot):
            taken.append(name_of_bot(taken))
    return [entries.Filled(seat, act.bot, act.id, taken[len(table.chairs) :])]


def kick(table: Table, seat: int, act: wire.Kick, person: str) -> list[Entry]:
    host_only(table, person)
    return [entries.Kicked(other_chair(table, act.chair, person), seat, act.id)]


def mute(table: Table, seat: int, act: wire.Mute, person: str) -> list[Entry]:
    host_only(table, person)
    chair = other_chair(table, act.chair, person)
    return [entries.Muted(chair, seat, act.muted, act.id)]


def replace(table: Table, seat: int, act: wire.Replace, person: str) -> list[Entry]:
    """With the bot that was agreed on, whatever the message names."""
    if table.state.phase not in ("playing", "between"):
        raise NotNow("no game is being played at this table now", Phrase("no-game-now"))
    if table.solo():
        raise NotNow("a game of one person waits for them; no bot plays for them", Phrase("refused-solo"))
    return [entries.Covered(act.chair, table.settings.cover_bot, seat, act.id)]


def check_away(table: Table, person: str, chair: int, there: Collection[int]) -> None:
    """A bot plays for whoever is not here, and has no hours to come back."""
    host_only(table, person)
    taken(table, chair)
    if by_correspondence(table.settings):
        message = "at this table everybody has hours for a move; its clock decides, not the host"
        raise NotNow(message, Phrase("refused-has-days"))
    if chair in there:
        message = "whoever sits there is connected; a bot plays for those who are away"
        raise NotNow(message, Phrase("refused-is-here"))


def taken(table: Table, chair: int) -> None:
    if not table.chair(chair).person:
        raise NotNow(f"nobody sits on seat {chair}", Phrase("refused-nobody-there"))


def host_only(table: Table, person: str) -> None:
    if not person or person != table.state.host:
        raise NotYours("only the host may do that", Phrase("refused-host-only"))


def check_bot(name: str) -> None:
    try:
        served_bot(name)
    except BadOptions as error:
        unknown = Phrase("refused-no-bot", bot=name, bots=", ".join(LEVELS))
        raise Refusal(str(error), error.says or unknown) from None


def other_chair(table: Table, chair: int, person: str) -> int:
    if table.chair(chair).person == person:
        raise NotNow("that is your own chair; leave it instead", Phrase("refused-own-chair"))
    return chair


Maker = Callable[[Table, int, Any, str], list[Entry]]

MAKERS: Final[dict[type, Maker]] = {
    wire.Choose: choose,
    wire.LetPass: let_pass,
    wire.Order: order,
    wire.Undo: undo,
    wire.Consent: consent,
    wire.Again: again,
    wire.Leave: leave,
    wire.Resume: resume,
    wire.Start: start,
    wire.Kick: kick,
    wire.Mute: mute,
    wire.Replace: replace,
}
