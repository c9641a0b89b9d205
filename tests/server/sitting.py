"""A table in this process: what is done at it goes through the same text as in the store, and everybody is sent frames.

``Sitting("fluxx", "Anna Ben *casual -")``: two people, a bot of that level, and an open chair.
"""

from __future__ import annotations

import itertools
import time

import msgspec

from absolute.table import table as absolute_table
from fluxx.table import table as fluxx_table
from kibitz import wire
from kibitz.core.game import SPECTATOR, Position
from kibitz.core.rng import Rng
from kibitz.play.match import Match
from kibitz.server.api.tables import Guestbook, sitting_down
from kibitz.server.store.database import LogRow
from kibitz.server.table import entries
from kibitz.server.table.acts import entries_of_act
from kibitz.server.table.chatting import line_of
from kibitz.server.table.entries import Chair, Entry, Snapshot, State, read_entry, write_entry
from kibitz.server.table.presenter import Presenter, kept_events
from kibitz.server.table.rounds import Round
from kibitz.server.table.seating import Update
from kibitz.server.table.settings import ChairPlan, Settings
from kibitz.server.table.table import Table, copy_state
from kibitz.server.table.timing import window_closes_at

BEGAN = int(time.time() * 1000)  # of today: a server closes tables at which nothing has happened for long
STEP_MS = 100  # between two entries


def key_of(name: str) -> str:
    """Whose chair it is, as the store has it."""
    return f"key of {name}"


def chair_for(word: str) -> Chair:
    if word == "-":
        return Chair()
    return Chair("Bot " + word[1:], bot=word[1:]) if word.startswith("*") else Chair(word, key_of(word))


def state_for(game: str, chairs: str, **settings: object) -> State:
    wish = {"game": game, "chairs": [ChairPlan()] * len(chairs.split()), **settings}
    seated = [chair_for(word) for word in chairs.split()]
    host = next((chair.person for chair in seated if chair.person), "")
    return State(msgspec.convert(msgspec.to_builtins(wish), Settings), seated, host, fixed_windows=True)


class Sitting:
    """A table, its entries, and what everybody was sent with the last entry."""

    def __init__(self, game: str, chairs: str, **settings: object) -> None:
        self.at = BEGAN
        self.entries: list[LogRow] = []
        self.sent: dict[int, str] = {}  # frames of the last entry, by seat
        self.said: list[wire.ChatLine] = []
        self.ids = (f"act-{count}" for count in itertools.count(1))
        state = state_for(game, chairs, **settings)
        self.table = Table(copy_state(state))
        self.take(entries.Opened(state))

    # ---- how things stand

    @property
    def round(self) -> Round:
        return self.table.playing()

    @property
    def seats(self) -> list[int]:
        """All who can be told something, spectators first."""
        return list(range(SPECTATOR, len(self.table.chairs)))

    def news(self, seat: int) -> wire.News:
        """What a seat was sent with the last entry."""
        return msgspec.json.decode(self.sent[seat], type=wire.News)

    def fresh(self, seat: int, boards: bool = False) -> wire.News:
        """What a seat is sent when it comes back."""
        return Presenter(self.table, self.at).news(seat, [], fresh=True, boards=boards)

    def info(self) -> wire.Info:
        return Presenter(self.table, self.at).info()

    def ask(self, seat: int) -> wire.Ask:
        ask = self.fresh(seat).ask
        assert ask is not None, "the game is over"
        return ask

    def offers(self, seat: int) -> set[str]:
        return {offer.text for offer in self.ask(seat).offers}

    def told(self, seat: int) -> list[str]:
        """The kinds of the news a seat was sent with the last entry; nothing at all is told by an empty list."""
        return [item.kind for item in self.news(seat).items] if seat in self.sent else []

    def numbers(self) -> list[int]:
        """How many news everybody has had, spectators first."""
        return [self.table.state.watched, *(chair.n for chair in self.table.chairs)]

    def seat_of(self, name: str) -> int:
        return [chair.name for chair in self.table.chairs].index(name)

    def kept(self) -> list[Snapshot]:
        """The snapshots beside the entries."""
        return [msgspec.json.decode(entry.position, type=Snapshot) for entry in self.entries if entry.position]

    # ---- what is done

    def take(self, entry: Entry, after_ms: int = STEP_MS) -> list[Update]:
        """One entry, as a live table does it: taken, kept, told."""
        at, number = self.at + after_ms, self.table.number + 1
        text = write_entry(entry)
        told = self.table.take(number, at, read_entry(text))
        self.at = at
        heard = [event for update in told for event in update.heard]
        snapshot = self.table.snapshot() if heard or self.table.turned else None
        position = "" if snapshot is None else msgspec.json.encode(snapshot).decode()
        self.entries.append(
            LogRow("t", number, at, text, entry.checkpoint, kept_events(self.table.game, heard), position)
        )
        presenter = Presenter(self.table, at)
        frames = {seat: presenter.frame(seat, told) for seat in self.seats}
        self.sent = {seat: frame for seat, frame in frames.items() if frame is not None}
        return told

    def act(self, name: str, act: wire.Acts, after_ms: int = STEP_MS) -> None:
        """What a client of this person wishes."""
        if isinstance(act, wire.Say):
            self.said.append(line_of(self.table, key_of(name), act, self.at))
            self.table.remember(key_of(name), act.id)
            return
        for entry in self.wished_by(name, act):
            self.take(entry, after_ms)
        self.deal_if_wanted()

    def wished_by(self, name: str, act: wire.Acts) -> list[Entry]:
        return entries_of_act(self.table, key_of(name), act)

    def comes(self, name: str, seat: int | None = None, program: bool = False) -> None:
        """Somebody follows the link, and sits down."""
        self.comes_as(name, name, seat, program)

    def comes_as(self, key: str, name: str, seat: int | None = None, program: bool = False) -> None:
        """They would like to be called like this."""
        for entry in sitting_down(self.table, key_of(key), Guestbook(name, seat, program)):
            self.take(entry)

    def deal_if_wanted(self) -> None:
        if self.table.wants_deal():
            self.take(self.table.next_deal())

    def deal(self, seed: str = "") -> None:
        """Everybody is there: the first cards are dealt."""
        assert self.table.wants_deal(), "somebody is missing"
        deal = self.table.next_deal()
        self.take(msgspec.structs.replace(deal, seed=seed) if seed else deal)

    def lay(self, match: Match) -> None:
        """The game goes on from a position that was set up by hand."""
        self.go_on_from(match.play.position())

    def go_on_from(self, position: Position) -> None:
        state = copy_state(self.table.state)
        state.phase, state.round, state.begun = "playing", 1, 1
        version = self.table.game.version
        self.take(entries.Carried(state, version, position, "committed", "seed", "salt", self.full_banks()))

    def full_banks(self) -> list[int]:
        clock = self.table.settings.clock
        return [0 if isinstance(clock, str) else clock.bank_s * 1000] * len(self.table.chairs)

    def close_window(self) -> None:
        """The time of the reaction window that is open is up."""
        closes = window_closes_at(self.table)
        assert closes is not None, "no window is open that closes at its time"
        self.take(entries.WindowClosed(), after_ms=max(0, closes - self.at))

    def choose(self, seat: int, *choices: str, after_ms: int = STEP_MS) -> None:
        """A person answers the decision that is open for its chair."""
        act = wire.Choose(id=next(self.ids), seat=seat, decision=self.ask(seat).decision, choices=list(choices))
        self.act(self.table.chairs[seat].name, act, after_ms)


def any_choice(round: Round, rng: Rng) -> Entry:
    """Whoever has still to answer makes any choice it has; where all have answered, the window closes."""
    waiting = round.open_seats()
    if not waiting:
        return entries.WindowClosed()
    seat = waiting[rng.below(len(waiting))]
    legal = round.as_asked(seat).legal
    return entries.Chose(seat, [round.match.game.choices[legal[rng.below(len(legal))]].text])


def sitting_at(game: str, chairs: str, match: Match, **settings: object) -> Sitting:
    """A table at which a game is in progress."""
    sitting = Sitting(game, chairs, options=match.game.options, **settings)
    sitting.lay(match)
    return sitting


# ---- tables that many tests sit at


def keepers(**settings: object) -> Sitting:
    """Anna may play two Keepers; no Surprise is in the game, so nobody is asked whether it may."""
    game = fluxx_table(
        hands="robin wayne_manor batarang | batman the_bank | batgirl",
        rules="play_2",
        draw="batmobile the_batcave alfred_pennyworth batcomputer commissioner_gordon bruce_wayne",
    )
    return sitting_at("fluxx", "Anna Ben Cleo", game.match, **settings)


def composing(**settings: object) -> Sitting:
    """Anna may lay sets, out of small choices."""
    game = absolute_table(hands="+5C -8C +3D +9S | -6S +1C | +2C", phase="play")
    return sitting_at("absolute", "Anna Ben Cleo", game.match, **settings)


def quick(chairs: str = "Anna Ben", **settings: object) -> Sitting:
    """A short game: a duel of Abluxxen."""
    return Sitting("abluxxen", chairs, options={"variant": "duel"}, **settings)


def play_out(sitting: Sitting, seed: int = 1) -> None:
    """Everybody plays at random until the game is over."""
    rng = Rng(seed)
    while sitting.table.state.phase == "playing":
        sitting.take(any_choice(sitting.round, rng))
