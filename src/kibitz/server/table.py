"""A table: the sum of its deeds. The same deeds in the same order make the same table in every process.

``take`` carries out one deed, or refuses it and changes nothing; what everybody is to be told lies in ``news`` then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from kibitz.core.errors import KibitzError
from kibitz.core.event import Event
from kibitz.core.game import SPECTATOR, Game
from kibitz.core.rng import draw_first
from kibitz.play.fairness import commitment, new_secret
from kibitz.play.match import Match, load_match, new_match
from kibitz.play.players import spare_names
from kibitz.server import deeds
from kibitz.server.deeds import AnyDeed, Chair, State
from kibitz.server.keys import same
from kibitz.server.rounds import Round
from kibitz.server.settings import Settings, game_for, the_clock
from kibitz.wire import Spot

MOST_REMEMBERED: Final = 12  # acts of a chair, by the client's ids
MOST_SENT_AWAY: Final = 50
QUICK_PHRASES: Final = (
    *("hello", "good-luck", "well-played", "thanks", "sorry", "thinking"),
    *("hurry", "oops", "wow", "good-game", "again", "bye"),
)


class NotNow(KibitzError):
    """Not possible at this table, or not at this time."""

    kind = "not-now"


class Told(NamedTuple):
    """A piece of news: what happened, and the number it has for each seat that is told of it."""

    spot: Spot
    heard: list[Event]
    numbers: dict[int, int]


class Table:
    """Chairs around a game."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.number = 0  # of the last deed
        self.round: Round | None = None
        self.version = 0  # of the rules, in the current round
        self.secret = ("", "")  # seed and salt
        self.commitment = ""
        self.undo_by = -1  # who wishes to take a move back
        self.undo_open: list[int] = []  # who has still to agree
        self.turned = False  # with the last deed a new turn began
        self.news: list[Told] = []
        self.touched: set[int] = set()  # seats for whom something changed that nobody else is told

    @property
    def settings(self) -> Settings:
        return self.state.settings

    @property
    def chairs(self) -> list[Chair]:
        return self.state.chairs

    @property
    def game(self) -> Game:
        return game_for(self.settings, len(self.chairs)) if self.round is None else self.round.match.game

    def take(self, number: int, at: int, deed: AnyDeed) -> list[Told]:
        """Carry out a deed; what is told of it."""
        self.news = []
        self.touched = set()
        self.turned = False
        TAKEN[type(deed)](self, deed, at)
        self.number = number
        return self.news

    # ---- telling

    def tell(self, spot: Spot, heard: list[Event] | None = None, only: int | None = None, asks: bool = False) -> None:
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
        self.news.append(Told(spot, heard or [], numbers))

    def remember(self, seat: int, id: str) -> None:
        """An act of a client is done once, however often it is sent."""
        if id and 0 <= seat < len(self.chairs):
            self.chairs[seat].done = [*self.chairs[seat].done[1 - MOST_REMEMBERED :], id]

    # ---- who sits here

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if person and same(chair.person, person)]

    def people(self) -> list[int]:
        """The chairs on which somebody sits who plays for himself."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.cover]

    def alone(self) -> int:
        """The only person at the table, otherwise -1."""
        people = [seat for seat, chair in enumerate(self.chairs) if chair.person]
        return people[0] if len(people) == 1 and not self.chairs[people[0]].cover else -1

    def bot_at(self, seat: int) -> str:
        """The bot that plays on this chair now."""
        chair = self.chairs[seat]
        return chair.bot or chair.cover

    def free_chair(self) -> int | None:
        """Where whoever comes may sit down."""
        for seat, chair in enumerate(self.chairs):
            if chair.vacant or not (chair.person or chair.bot):
                return seat
        return None

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise NotNow(f"there is no seat {seat}; the seats are 0 to {len(self.chairs) - 1}")
        return self.chairs[seat]

    def opened(self, deed: deeds.Opened, at: int) -> None:
        self.tell(Spot(0, "opened"))

    def sat(self, deed: deeds.Sat, at: int) -> None:
        """Somebody takes a free chair."""
        chair = self.chair(deed.seat)
        if chair.person or (chair.bot and not chair.vacant):
            raise NotNow(f"seat {deed.seat} is taken")
        self.let_in(deed.person)
        chair.name, chair.person, chair.program = deed.name, deed.person, deed.program
        chair.bot, chair.vacant, chair.muted, chair.cover = "", False, False, ""
        self.state.host = self.state.host or deed.person
        self.tell(Spot(0, "sat", seat=deed.seat, name=deed.name))

    def let_in(self, person: str) -> None:
        if person in self.state.sent_away:
            raise NotNow("the host has sent you away from this table")

    def came(self, deed: deeds.Came, at: int) -> None:
        """A late player joins before the next turn, where the rules allow it."""
        round = self.playing()
        self.let_in(deed.person)
        if len(self.chairs) >= self.game.seats[-1]:
            raise NotNow(f"no more than {self.game.seats[-1]} can play")
        seat = round.join()
        last = self.state.watched
        self.chairs.append(Chair(deed.name, deed.person, program=deed.program, n=last, decision=last))
        self.tell(Spot(0, "came", seat=seat, name=deed.name))

    def stood(self, deed: deeds.Stood, at: int) -> None:
        """Before the game the chair is free again; in a game it is kept, and covered if the table wants that."""
        chair = self.chair(deed.seat)
        self.remember(deed.seat, deed.id)
        spot = Spot(0, "stood", seat=deed.seat, name=chair.name)
        if self.state.phase != "playing":
            self.send_off(chair)
        elif self.settings.cover_after_s is not None:
            chair.cover = chair.cover or self.settings.cover_bot
        self.forget_wish(deed.seat)
        self.tell(spot)

    def send_off(self, chair: Chair) -> None:
        """The chair is free. Once the first game has begun, a bot plays on until somebody takes it."""
        name = chair.name
        self.vacate(chair)
        if self.state.phase != "open":
            chair.name, chair.bot, chair.vacant = name, self.settings.cover_bot, True

    def vacate(self, chair: Chair) -> None:
        """Nobody sits there any more; the host's part goes to whoever sits at the table."""
        if chair.person == self.state.host and len(self.seats_of(chair.person)) == 1:
            self.state.host = next((c.person for c in self.chairs if c.person and c.person != chair.person), "")
        chair.person, chair.name, chair.program, chair.cover = "", "", False, ""
        chair.done, chair.orders, chair.muted, chair.ready = [], {}, False, False

    def filled(self, deed: deeds.Filled, at: int) -> None:
        """Bots take the open chairs."""
        if self.state.phase != "open":
            raise NotNow("the game has begun")
        self.remember(deed.seat, deed.id)
        for chair in self.chairs:
            if not (chair.person or chair.bot):
                chair.bot, chair.name = deed.bot, spare_name(self.chairs)
        self.tell(Spot(0, "filled"))

    def covered(self, deed: deeds.Covered, at: int) -> None:
        """A bot plays for a person, who may come back."""
        chair = self.chair(deed.seat)
        if not chair.person:
            raise NotNow(f"nobody sits on seat {deed.seat}")
        self.remember(deed.by, deed.id)
        chair.cover = deed.bot
        self.forget_wish(deed.seat)
        self.tell(Spot(0, "covered", seat=deed.seat, name=chair.name))

    def resumed(self, deed: deeds.Resumed, at: int) -> None:
        chair = self.chair(deed.seat)
        self.remember(deed.seat, deed.id)
        if not chair.cover:
            return
        chair.cover = ""
        if self.round is not None and deed.seat in self.round.asked():
            self.round.since = max(self.round.since, at)  # whoever comes back finds a full clock
        self.tell(Spot(0, "resumed", seat=deed.seat, name=chair.name))

    def kicked(self, deed: deeds.Kicked, at: int) -> None:
        """Before the game the chair is open again; in a game a bot plays on until somebody else takes the chair."""
        chair = self.chair(deed.seat)
        if not chair.person:
            raise NotNow(f"nobody sits on seat {deed.seat}")
        self.remember(deed.by, deed.id)
        spot = Spot(0, "kicked", seat=deed.seat, name=chair.name)
        self.state.sent_away = [*self.state.sent_away[1 - MOST_SENT_AWAY :], chair.person]
        self.send_off(chair)
        self.forget_wish(deed.seat)
        self.tell(spot)

    def muted(self, deed: deeds.Muted, at: int) -> None:
        chair = self.chair(deed.seat)
        self.remember(deed.by, deed.id)
        chair.muted = deed.muted
        self.tell(Spot(0, "muted", seat=deed.seat, name=chair.name, yes=deed.muted))

    def spoke(self, deed: deeds.Spoke, at: int) -> None:
        chair = self.chair(deed.seat)
        if chair.muted or not self.settings.chat:
            raise NotNow("you are muted here" if chair.muted else "this table has no chat")
        if deed.phrase and deed.phrase not in QUICK_PHRASES:
            raise NotNow(f"there is no phrase {deed.phrase!r}; the phrases are {', '.join(QUICK_PHRASES)}")
        if not deed.phrase and not deed.text.strip():
            raise NotNow("nothing is said")
        self.remember(deed.seat, deed.id)
        self.tell(Spot(0, "spoke", seat=deed.seat, name=chair.name, text=deed.text, phrase=deed.phrase, at=at))

    # ---- games

    def playing(self) -> Round:
        if self.round is None or self.state.phase != "playing":
            raise NotNow("no game is being played at this table now")
        return self.round

    def wants_deal(self) -> bool:
        """Everybody is there, and ready."""
        if self.state.phase == "open":
            return all(chair.person or chair.bot for chair in self.chairs)
        if self.state.phase == "playing":
            return False
        people = self.people()
        return bool(people) and all(self.chairs[seat].ready for seat in people)

    def readied(self, deed: deeds.Readied, at: int) -> None:
        if self.state.phase not in ("between", "over"):
            raise NotNow("the next game can be agreed on when this one is over")
        self.chair(deed.seat).ready = True
        self.remember(deed.seat, deed.id)
        self.tell(Spot(0, "readied", seat=deed.seat, name=self.chairs[deed.seat].name))

    def next_deal(self) -> deeds.Dealt:
        """The next game of the match; after the last one a rematch, for which everybody moves on by one chair."""
        state = copy_state(self.state)
        if state.phase == "over":
            state.chairs = [state.chairs[-1], *state.chairs[:-1]]
            state.round = 0
            for chair in state.chairs:
                chair.total = chair.wins = 0
        for chair in state.chairs:
            chair.ready = False
        state.round += 1
        state.begun += 1
        state.phase = "playing"
        version = game_for(state.settings, len(state.chairs)).version
        return deeds.Dealt(state, version, new_secret(), new_secret())

    def dealt(self, deed: deeds.Dealt, at: int) -> None:
        """A game begins: the commitment is shown before the first card."""
        self.state = copy_state(deed.state)
        game = game_for(self.settings, len(self.chairs))
        self.check_version(deed.version, game)
        first = self.who_begins(deed.seed)
        match = new_match(game, len(self.chairs), deed.seed, first)
        self.begin_round(match, at, deed.version, deed.seed, deed.salt, commitment(match.record, deed.salt))
        spot = Spot(0, "dealt", round=self.state.round, commitment=self.commitment, first=first)
        self.tell(spot, self.go_on([]), asks=True)
        self.end_if_over()

    def check_version(self, version: int, game: Game) -> None:
        """Two processes with different rules may serve one table for a moment, during an upgrade; not one game."""
        if version != game.version:
            raise NotNow(f"this game is played by version {version} of its rules, this server has {game.version}")

    def who_begins(self, seed: str) -> int:
        seats = len(self.chairs)
        if self.settings.begins == "draw":
            return draw_first(seed, seats)
        turns = self.state.round - 1 if self.settings.begins == "rotate" else 0  # for a rematch the people move on
        return (self.settings.first + turns) % seats

    def begin_round(self, match: Match, at: int, version: int, seed: str, salt: str, commitment: str) -> None:
        self.round = Round(match, at, the_clock(self.settings))
        self.version, self.secret, self.commitment = version, (seed, salt), commitment
        self.undo_by, self.undo_open = -1, []
        self.turned = True

    def carried(self, deed: deeds.Carried, at: int) -> None:
        """The game goes on from a position, under a new version of its rules."""
        self.state = copy_state(deed.state)
        self.check_version(deed.version, game_for(self.settings, len(self.chairs)))
        self.version = deed.version
        if deed.position is not None:
            match = load_match(deed.position)
            self.begin_round(match, at, deed.version, deed.seed, deed.salt, deed.commitment)
            self.playing().banks = list(deed.banks)
        self.tell(Spot(0, "carried", round=self.state.round, commitment=deed.commitment), asks=True)

    def snapshot(self) -> deeds.Snapshot | None:
        """What a later version of the rules needs to go on from here; only where a turn begins or the game ends."""
        round, state = self.round, self.state
        if round is None or not (self.turned or state.phase != "playing"):
            return None
        position = round.play.position() if state.phase == "playing" else None
        return deeds.Snapshot(
            state.chairs, state.host, state.phase, state.watched, state.asked, self.commitment, round.banks, position,
            state.sent_away,
        )  # fmt: skip

    def chose(self, deed: deeds.Chose, at: int) -> None:
        """Choices of one seat, all of them or none."""
        round = self.playing()
        decider, asked = round.play.seat(), round.play.window()
        codes = round.read(deed.seat, deed.choices)
        self.remember(deed.seat, deed.id)
        heard = round.choose(deed.seat, codes)
        if heard is None:
            self.touched.add(deed.seat)
            return
        heard = self.go_on(heard)
        small = not heard and asked is None and round.play.seat() == decider and round.play.window() is None
        if small and round.play.legal:  # a part of a move: the others hear of it when it is complete
            self.tell(Spot(0, "chose", seat=deed.seat), heard, only=deed.seat, asks=True)
            return
        if asked is None and not deed.by:
            round.charge(deed.seat, at)
        round.since = at
        self.undo_by, self.undo_open = -1, []
        self.turned = round.play.seat() != decider and round.play.window() is None
        self.tell(Spot(0, "chose", seat=deed.seat if asked is None else -1), heard, asks=True)
        self.end_if_over()

    def go_on(self, heard: list[Event]) -> list[Event]:
        """What goes by itself: standing orders, and where nothing is to be decided."""
        round = self.playing()
        orders = {seat: self.chairs[seat].orders for seat in self.people() if self.chairs[seat].orders}
        while True:
            more = round.follow_orders(orders)
            if more is None:
                more = round.answer_routine(self.alone())
            if more is None:
                return heard
            heard = heard + more

    def ordered(self, deed: deeds.Ordered, at: int) -> None:
        """A standing order; it also answers the window that is open."""
        chair = self.chair(deed.seat)
        if deed.window not in self.game.windows:
            known = ", ".join(self.game.windows) or "none"
            raise NotNow(f"there is no reaction window {deed.window!r}; those of this game are {known}")
        self.remember(deed.seat, deed.id)
        chair.orders = {**chair.orders, deed.window: deed.answer}
        self.touched.add(deed.seat)
        if self.round is None or self.state.phase != "playing":
            return
        made = len(self.round.match.record.choices)
        heard = self.go_on([])
        if len(self.round.match.record.choices) > made:
            self.round.since = at
            self.tell(Spot(0, "chose"), heard, asks=True)
            self.end_if_over()

    def end_if_over(self) -> None:
        """The last card is played: points are counted, and the seed is shown."""
        round = self.playing()
        outcome = round.play.outcome()
        if outcome is None:
            return
        for seat, chair in enumerate(self.chairs[: len(outcome.scores)]):
            chair.total += outcome.scores[seat]
            chair.wins += seat in outcome.winners
        self.state.phase = "between" if self.state.round < self.settings.rounds else "over"
        seed, salt = self.secret
        ended = Spot(0, "ended", round=self.state.round, seed=seed, salt=salt, commitment=self.commitment)
        ended.winners, ended.scores, ended.why = outcome.winners, outcome.scores, outcome.why
        self.tell(ended)

    # ---- taking back

    def wished(self, deed: deeds.Wished, at: int) -> None:
        """Free while the mover has learned nothing and nobody else has decided; otherwise the others are asked."""
        round = self.playing()
        if not self.settings.undo:
            raise NotNow("at this table nothing is taken back")
        decider = round.play.seat()
        events = round.take_back_freely(deed.seat)
        if events is not None:
            self.remember(deed.seat, deed.id)
            small = events == 0 and decider == round.play.seat() == deed.seat
            self.told_undone(deed.seat, at, deed.seat if small else None)
            return
        round.last_move(deed.seat)
        self.remember(deed.seat, deed.id)
        self.undo_by = deed.seat
        self.undo_open = [seat for seat in self.people() if seat != deed.seat and not self.is_same(seat, deed.seat)]
        if not self.undo_open:
            round.take_back(deed.seat)
            self.told_undone(deed.seat, at)
            return
        self.tell(Spot(0, "wished", seat=deed.seat, name=self.chairs[deed.seat].name))

    def is_same(self, seat: int, other: int) -> bool:
        """Two chairs of one person."""
        return self.chairs[seat].person == self.chairs[other].person

    def consented(self, deed: deeds.Consented, at: int) -> None:
        round = self.playing()
        if deed.seat not in self.undo_open:
            raise NotNow("nobody asks you to take a move back")
        self.remember(deed.seat, deed.id)
        wisher = self.undo_by
        self.undo_open = [seat for seat in self.undo_open if seat != deed.seat]
        if not deed.yes:
            self.undo_by, self.undo_open = -1, []
            self.tell(Spot(0, "declined", seat=wisher, name=self.chairs[deed.seat].name))
        elif self.undo_open:
            self.touched.update(range(len(self.chairs)))
        else:
            round.take_back(wisher)
            self.told_undone(wisher, at)

    def told_undone(self, seat: int, at: int, only: int | None = None) -> None:
        """``only``: nobody else had heard of that part of a move."""
        if only is None:
            self.playing().since = at
            self.undo_by, self.undo_open = -1, []
            self.turned = True  # what was kept before is not where the game stands
        self.tell(Spot(0, "undone", seat=seat, name=self.chairs[seat].name), only=only, asks=True)

    def forget_wish(self, seat: int) -> None:
        """Whoever is gone need not be asked; if the one who wished is gone, so is the wish."""
        self.undo_open = [other for other in self.undo_open if other != seat]
        if self.undo_by == seat or not self.undo_open:
            self.undo_by, self.undo_open = -1, []


Taker = Callable[[Table, Any, int], None]

TAKEN: Final[dict[type, Taker]] = {
    deeds.Opened: Table.opened,
    deeds.Sat: Table.sat,
    deeds.Came: Table.came,
    deeds.Stood: Table.stood,
    deeds.Dealt: Table.dealt,
    deeds.Carried: Table.carried,
    deeds.Chose: Table.chose,
    deeds.Ordered: Table.ordered,
    deeds.Wished: Table.wished,
    deeds.Consented: Table.consented,
    deeds.Spoke: Table.spoke,
    deeds.Readied: Table.readied,
    deeds.Filled: Table.filled,
    deeds.Covered: Table.covered,
    deeds.Resumed: Table.resumed,
    deeds.Kicked: Table.kicked,
    deeds.Muted: Table.muted,
}


def copy_state(state: State) -> State:
    return msgspec.json.decode(msgspec.json.encode(state), type=State)


def spare_name(chairs: list[Chair]) -> str:
    free = spare_names([chair.name for chair in chairs])
    return free[0] if free else f"Bot {len([chair for chair in chairs if chair.bot]) + 1}"
