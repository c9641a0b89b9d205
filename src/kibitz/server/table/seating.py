"""Seating: who sits where, who says what, and what everybody is told of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from kibitz.core.event import Event
from kibitz.core.game import SPECTATOR
from kibitz.core.phrase import Phrase
from kibitz.play.players import spare_names
from kibitz.server.errors import Refusal
from kibitz.server.keys import same
from kibitz.server.table import entries
from kibitz.server.table.entries import Chair, State
from kibitz.server.table.settings import Settings, by_correspondence, longest_ms
from kibitz.wire import NewsItem

MOST_REMEMBERED: Final = 120  # acts of a person, by the client's ids: as many as two lines may bring at once
MOST_GONE: Final = 20  # people without a chair whose acts are remembered
MOST_SENT_AWAY: Final = 50
SILENCE_MS: Final = 60_000  # whoever has not answered for so long does not agree


class NotNow(Refusal):
    """Not possible at this table, or not at this time."""

    kind = "not-now"


class OtherRules(NotNow):
    """The table is played by another version of the rules than this process has. During an upgrade another process has
    them, or this one is about to carry the table over: whoever comes back is served."""

    kind = "other-rules"

    def __init__(self, theirs: int, ours: int) -> None:
        super().__init__(f"this table is played by version {theirs} of its rules, this process has {ours}; come back")


class Update(NamedTuple):
    """A piece of news: what happened, and the number it has for each seat that is told of it."""

    item: NewsItem
    heard: list[Event]
    numbers: dict[int, int]


class Seating:
    """People and bots on chairs. Entries of theirs are checked before they are made (``acting``); here they happen."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.undo_by = -1  # who wishes to take a move back
        self.undo_open: list[int] = []  # who has still to agree
        self.undo_at = 0  # since when
        self.undo_named = False  # the wish says who must agree, and that does not change
        self.wish = ""  # what is wished for: to take a move back, or to break the game off
        self.news: list[Update] = []
        self.touched: set[int] = set()  # seats for whom something changed that nobody else is told

    @property
    def settings(self) -> Settings:
        return self.state.settings

    @property
    def chairs(self) -> list[Chair]:
        return self.state.chairs

    # ---- update

    def tell(
        self, item: NewsItem, heard: list[Event] | None = None, only: int | None = None, asks: bool = False
    ) -> None:
        """Tell everybody, or one seat; ``asks``: a new decision is open."""
        numbers: dict[int, int] = {}
        for seat, chair in enumerate(self.chairs):
            if only is None or seat == only:
                chair.n += 1
                numbers[seat] = chair.n
                chair.decision = chair.n if asks else chair.decision
        if only is None:
            self.state.watched += 1
            numbers[SPECTATOR] = self.state.watched
            self.state.asked = self.state.watched if asks else self.state.asked
        self.news.append(Update(item, heard or [], numbers))

    def remember(self, person: str, id: str) -> None:
        """An act of a client is done once, however often it is sent. Of whoever is gone it is known for a while."""
        if not id or not person:
            return
        done = self.state.done
        done[person] = [*done.pop(person, [])[1 - MOST_REMEMBERED :], id]
        if len(done) <= MOST_GONE:
            return
        gone = [other for other in done if other != self.state.host and not self.seats_of(other)]
        for other in gone[:-MOST_GONE]:
            del done[other]

    def has_done(self, person: str, id: str) -> bool:
        before = [done for seat in self.seats_of(person) for done in self.chairs[seat].done]
        return id in before or id in self.state.done.get(person, ())

    def person_at(self, seat: int) -> str:
        """Who acts from this chair; the host may have none."""
        return self.chairs[seat].person if 0 <= seat < len(self.chairs) else self.state.host

    # ---- who sits here

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if same(chair.person, person)] if person else []

    def may_watch(self, person: str) -> bool:
        """Those who sit here or have resigned, the host, and everybody else where spectators are welcome."""
        is_host = bool(person) and person == self.state.host
        return is_host or self.settings.watchers or bool(self.seats_of(person)) or self.has_resigned(person)

    def has_resigned(self, person: str) -> bool:
        """Whether somebody has resigned the game that is played, or was played last."""
        return bool(person) and any(same(chair.resigned, person) for chair in self.chairs)

    def persons(self) -> set[str]:
        """Everybody who has a chair here."""
        return {chair.person for chair in self.chairs if chair.person}

    def people(self) -> list[int]:
        """The chairs on which somebody sits who plays for themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.cover]

    def alone(self) -> int:
        """The only person at the table, otherwise -1."""
        people = [seat for seat, chair in enumerate(self.chairs) if chair.person]
        return people[0] if len(people) == 1 and not self.chairs[people[0]].cover else -1

    def solo(self) -> bool:
        """A game of one person and bots: nobody else waits for them, so it waits."""
        return len(self.persons()) == 1 and all(chair.person or chair.bot for chair in self.chairs)

    def bot_at(self, seat: int) -> str:
        """The bot that plays on this chair now."""
        chair = self.chairs[seat]
        return chair.bot or chair.cover

    def free_chair(self) -> int | None:
        """Where whoever comes may sit down. In a game nobody takes over a hand: a second key would see it."""
        if self.state.phase == "playing":
            return None
        for seat, chair in enumerate(self.chairs):
            if chair.vacant or not (chair.person or chair.bot):
                return seat
        return None

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            message = f"there is no seat {seat}; the seats are 0 to {len(self.chairs) - 1}"
            raise NotNow(message, Phrase("refused-no-chair"))
        return self.chairs[seat]

    def opened(self, entry: entries.Opened, at: int) -> None:
        self.tell(NewsItem(0, "opened"))

    def sat(self, entry: entries.Sat, at: int) -> None:
        """Somebody takes a free chair."""
        chair = self.chair(entry.seat)
        if chair.person or (chair.bot and not chair.vacant):
            raise NotNow(f"seat {entry.seat} is taken", Phrase("refused-chair-taken"))
        chair.name, chair.person, chair.program = entry.name, entry.person, entry.program
        chair.bot, chair.vacant, chair.muted, chair.cover = "", False, self.is_muted(entry.person), ""
        self.state.host = self.state.host or entry.person
        self.tell(NewsItem(0, "sat", seat=entry.seat, name=entry.name))

    def stood(self, entry: entries.Stood, at: int) -> None:
        """Before the game the chair is free again; in a game it is kept, and covered if the table wants that."""
        chair = self.chair(entry.seat)
        item = NewsItem(0, "stood", seat=entry.seat, name=chair.name)
        if self.state.phase != "playing":
            self.send_off(chair)
        elif self.settings.cover_after_s is not None and not entry.waits:
            chair.cover = chair.cover or self.settings.cover_bot
        self.away_from_wish(entry.seat)
        self.tell(item)

    def send_off(self, chair: Chair) -> None:
        """The chair is free. Once the first game has begun, a bot plays on until somebody takes it."""
        name = chair.name
        self.vacate(chair)
        if self.state.phase != "open":
            chair.name, chair.bot, chair.vacant = name, self.settings.cover_bot, True

    def vacate(self, chair: Chair) -> None:
        """Nobody sits there any more. Whoever gives up the last chair is not the host any more."""
        if chair.person == self.state.host and len(self.seats_of(chair.person)) == 1:
            others = [other for other in self.chairs if other.person and other.person != chair.person]
            self.state.host = min(others, key=lambda other: bool(other.cover)).person if others else ""
        if chair.muted and chair.person not in self.state.muted:
            self.state.muted = [*self.state.muted[1 - MOST_SENT_AWAY :], chair.person]
        chair.person, chair.name, chair.program, chair.cover = "", "", False, ""
        chair.done, chair.orders, chair.muted, chair.ready = [], {}, False, False

    # ---- who wishes to take a move back

    def asked_of(self, seat: int) -> list[int]:
        """Who must agree to what is done on this chair: whoever has another one, also while a bot plays there."""
        own = self.chairs[seat].person
        return [other for other, chair in enumerate(self.chairs) if chair.person and chair.person != own]

    def silent_at(self) -> int | None:
        """When whoever has not answered does not agree. Who has hours for a move has them for this, too."""
        if not self.undo_open:
            return None
        return self.undo_at + (longest_ms(self.settings) if by_correspondence(self.settings) else SILENCE_MS)

    def away_from_wish(self, seat: int) -> None:
        """If the one who wished is away, so is the wish. Whoever is asked may be away: the chair is still theirs."""
        if self.undo_by == seat or not self.undo_named:
            self.gone_from_wish(seat)

    def gone_from_wish(self, seat: int) -> None:
        """Whoever has no chair any more cannot agree, and nobody else does so in their place."""
        asked = seat in self.undo_open
        self.undo_open = [other for other in self.undo_open if other != seat]
        if self.undo_by == seat or not self.undo_open or (asked and self.undo_named):
            self.end_wish()

    def end_wish(self) -> None:
        """Nobody wishes to take a move back any more."""
        self.undo_by, self.undo_open, self.undo_named, self.wish = -1, [], False, ""

    def filled(self, entry: entries.Filled, at: int) -> None:
        """Bots take the open chairs."""
        if self.state.phase != "open":
            raise NotNow("the game has begun", Phrase("begun-already"))
        names = iter(entry.names)
        for chair in self.chairs:
            if not (chair.person or chair.bot):
                chair.bot, chair.name = entry.bot, next(names, "") or spare_name(self.chairs)
        self.tell(NewsItem(0, "filled"))

    def covered(self, entry: entries.Covered, at: int) -> None:
        """A bot plays for a person, who may come back."""
        chair = self.chair(entry.seat)
        if not chair.person:
            raise NotNow(f"nobody sits on seat {entry.seat}", Phrase("refused-nobody-there"))
        chair.cover = entry.bot
        self.away_from_wish(entry.seat)
        self.tell(NewsItem(0, "covered", seat=entry.seat, name=chair.name))

    def kicked(self, entry: entries.Kicked, at: int) -> None:
        """Before the game the chair is open again; in a game a bot plays on until the next deal."""
        chair = self.chair(entry.seat)
        if not chair.person:
            raise NotNow(f"nobody sits on seat {entry.seat}", Phrase("refused-nobody-there"))
        item = NewsItem(0, "kicked", seat=entry.seat, name=chair.name)
        self.state.sent_away = [*self.state.sent_away[1 - MOST_SENT_AWAY :], chair.person]
        self.send_off(chair)
        self.gone_from_wish(entry.seat)
        self.tell(item)

    def is_muted(self, person: str) -> bool:
        return person in self.state.muted or any(self.chairs[seat].muted for seat in self.seats_of(person))

    def muted(self, entry: entries.Muted, at: int) -> None:
        """A person, wherever they sit, and if they stand up and come again."""
        chair = self.chair(entry.seat)
        for seat in self.seats_of(chair.person) or [entry.seat]:
            self.chairs[seat].muted = entry.muted
        self.state.muted = [person for person in self.state.muted if person != chair.person]
        self.tell(NewsItem(0, "muted", seat=entry.seat, name=chair.name, yes=entry.muted))

    def spoke(self, entry: entries.Spoke, at: int) -> None:
        """As it was kept before chat had a place of its own: it is not told any more, but its number was given."""
        self.chair(entry.seat)
        self.state.watched += 1
        for chair in self.chairs:
            chair.n += 1


def spare_name(chairs: list[Chair]) -> str:
    """As an older server named a bot."""
    free = spare_names([chair.name for chair in chairs])
    return free[0] if free else f"Bot {len([chair for chair in chairs if chair.bot]) + 1}"
