"""A table: the sum of its entries. The same entries in the same order make the same table in every process.

``take`` carries out one entry, or refuses it and changes nothing; what everybody is to be told lies in ``news`` then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from kibitz.core.event import Event
from kibitz.core.game import SPECTATOR, Game, Outcome, Position
from kibitz.core.phrase import Phrase
from kibitz.core.rng import draw_first
from kibitz.play.fairness import commitment, new_secret
from kibitz.play.match import Match, load_match, new_match
from kibitz.server.phases import CLOSED, PLAYING
from kibitz.server.table import entries
from kibitz.server.table.entries import Chair, Entry, State, author
from kibitz.server.table.rounds import Round, WindowTime
from kibitz.server.table.seating import NotNow, OtherRules, Seating, Update
from kibitz.server.table.settings import by_correspondence, game_for, the_clock, window_ms
from kibitz.wire import NewsItem

MOMENT_MS: Final = 10_000


class Table(Seating):
    """Chairs around a game."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.number = 0  # of the last entry
        self.at = 0  # when it was done
        self.round: Round | None = None
        self.version = 0  # of the rules, in the current round
        self.secret = ("", "")  # seed and salt
        self.commitment = ""
        self.turned = False  # with the last entry a new turn began
        self.made: Game | None = None  # before the first deal
        self.outcome: Outcome | None = None  # of the last game, once it is over; None: it was broken off

    @property
    def game(self) -> Game:
        if self.round is not None:
            return self.round.match.game
        if self.made is None:
            self.made = game_for(self.settings, len(self.chairs))
        return self.made

    def take(self, number: int, at: int, entry: Entry) -> list[Update]:
        """Carry out an entry; what is told of it. Nothing happens at a closed table."""
        self.check_not_closed()
        self.news = []
        self.touched = set()
        self.turned = False
        person = self.person_at(author(entry))  # afterwards the chair may be somebody else's
        TAKERS[type(entry)](self, entry, at)
        self.remember(person, getattr(entry, "id", ""))
        self.number, self.at = number, at
        return self.news

    def check_not_closed(self) -> None:
        if self.state.phase == CLOSED:
            raise NotNow("this table is closed; open a new one to play on", Phrase("refused-closed"))

    # ---- games

    def playing(self) -> Round:
        if self.round is None or self.state.phase != "playing":
            raise NotNow("no game is being played at this table now", Phrase("no-game-now"))
        return self.round

    def wants_deal(self) -> bool:
        """Everybody is there, and ready."""
        if self.state.phase == "open":
            return all(chair.person or chair.bot for chair in self.chairs)
        if self.state.phase in (PLAYING, CLOSED):
            return False
        people = self.people()
        if self.state.phase == "between" and not self.persons():
            return True  # bots are always ready
        return bool(people) and all(self.chairs[seat].ready for seat in people)

    def readied(self, entry: entries.Readied, at: int) -> None:
        if self.state.phase not in ("between", "over"):
            raise NotNow("the next game can be agreed on when this one is over", Phrase("not-over-yet"))
        self.chair(entry.seat).ready = True
        self.tell(NewsItem(0, "readied", seat=entry.seat, name=self.chairs[entry.seat].name))

    def next_deal(self) -> entries.Dealt:
        """The next game of the match; after the last one a rematch, for which everybody moves on by one chair."""
        state = copy_state(self.state)
        if state.phase == "over":
            state.chairs = [state.chairs[-1], *state.chairs[:-1]]
            for chair, before in zip(state.chairs, self.chairs, strict=True):
                chair.n, chair.decision = before.n, before.decision  # news are numbered by seat
            state.round = 0
            for chair in state.chairs:
                chair.total = chair.wins = 0
        for chair in state.chairs:
            chair.ready, chair.done, chair.resigned = False, [], ""
        if state.begun:
            state.begins_at = None
        state.round += 1
        state.begun += 1
        state.phase = "playing"
        state.fixed_windows = True
        version = game_for(state.settings, len(state.chairs)).version
        if state.begins_at is not None:
            return entries.Dealt(state, version, "", "")
        return entries.Dealt(state, version, new_secret(), new_secret())

    def dealt(self, entry: entries.Dealt, at: int) -> None:
        """A game begins: the commitment is shown before the first card."""
        game = game_for(entry.state.settings, len(entry.state.chairs))
        self.check_version(entry.version, game)
        self.state = copy_state(entry.state)
        if self.state.begins_at is not None:
            self.placed({**self.state.begins_at, "options": game.options}, at, entry.version)
            return
        first = self.who_begins(entry.seed)
        match = new_match(game, len(self.chairs), entry.seed, first)
        self.begin_round(match, at, entry.version, entry.seed, entry.salt, commitment(match.record, entry.salt))
        item = NewsItem(0, "dealt", round=self.state.round, commitment=self.commitment, first=first)
        self.tell(item, self.go_on([]), asks=True)
        self.end_if_over()

    def placed(self, position: Position, at: int, version: int) -> None:
        """What if? A game begins in the middle of another: nothing is dealt, so nothing is committed to."""
        match = load_match(position)
        self.begin_round(match, at, version, "", "", "")
        item = NewsItem(0, "placed", round=self.state.round, first=match.play.seat())
        self.tell(item, self.go_on([]), asks=True)
        self.end_if_over()

    def check_version(self, version: int, game: Game) -> None:
        """Two processes with different rules may serve one table for a moment, during an upgrade; not one game."""
        if version != game.version:
            raise OtherRules(version, game.version)

    def who_begins(self, seed: str) -> int:
        seats = len(self.chairs)
        if self.settings.begins == "draw":
            return draw_first(seed, seats)
        turns = self.state.round - 1 if self.settings.begins == "rotate" else 0  # for a rematch the people move on
        return (self.settings.first + turns) % seats

    def begin_round(self, match: Match, at: int, version: int, seed: str, salt: str, commitment: str) -> None:
        self.round = Round(match, at, the_clock(self.settings), self.window_time())
        self.version, self.secret, self.commitment = version, (seed, salt), commitment
        self.outcome = None
        self.end_wish()
        self.turned = True

    def window_time(self) -> WindowTime:
        """Of a reaction window that opens now. Among people who play live it lasts its time, whoever has answered: so
        nobody learns who could. Whoever is alone with bots, or beside all others at one screen, has no end but that of
        a clock."""
        ms, several = window_ms(self.settings), len(self.persons()) > 1
        if not self.state.fixed_windows:
            return WindowTime(ms)
        if not several and the_clock(self.settings) is None:
            return WindowTime()
        return WindowTime(ms, fixed=ms > 0 and several and not by_correspondence(self.settings))

    def carried(self, entry: entries.Carried, at: int) -> None:
        """The game goes on from a position, under a new version of its rules."""
        self.check_version(entry.version, game_for(entry.state.settings, len(entry.state.chairs)))
        self.state = copy_state(entry.state)
        self.version = entry.version
        if entry.position is not None:
            match = load_match(entry.position)
            self.begin_round(match, at, entry.version, entry.seed, entry.salt, entry.commitment)
            self.playing().banks = list(entry.banks)
        self.tell(NewsItem(0, "carried", round=self.state.round, commitment=entry.commitment), asks=True)

    def snapshot(self) -> entries.Snapshot | None:
        """What a later version of the rules needs to go on from here; only where a turn begins or the game ends."""
        round, state = self.round, self.state
        if round is None or not (self.turned or state.phase != "playing"):
            return None
        position = round.play.position() if state.phase == "playing" else None
        if position is not None:
            del position["options"]  # a deck is not written again every turn
        return entries.Snapshot(
            state.chairs, state.host, state.phase, state.watched, state.asked, self.commitment, round.banks, position,
            state.sent_away, state.muted, position is None and self.outcome is None,
        )  # fmt: skip

    def came(self, entry: entries.Came, at: int) -> None:
        """A late player joins before the next turn, where the rules allow it; nothing before that is taken back."""
        seat = self.playing().join()
        last = self.state.watched
        muted = self.is_muted(entry.person)
        self.chairs.append(Chair(entry.name, entry.person, program=entry.program, muted=muted, n=last, decision=last))
        self.end_wish()
        self.tell(NewsItem(0, "came", seat=seat, name=entry.name))

    def resumed(self, entry: entries.Resumed, at: int) -> None:
        """Whoever comes back has at least a moment to look at the table."""
        chair = self.chair(entry.seat)
        asked = self.round is not None and entry.seat in self.round.asked()
        if entry.anew and asked:
            self.playing().since = at
            self.touched.update(range(SPECTATOR, len(self.chairs)))
        if not chair.cover:
            return
        chair.cover = ""
        if self.round is not None and asked:
            self.round.grant(at, MOMENT_MS)
        self.tell(NewsItem(0, "resumed", seat=entry.seat, name=chair.name))

    def chose(self, entry: entries.Chose, at: int) -> None:
        """Choices of one seat, all of them or none."""
        round = self.playing()
        decider, asked = round.play.seat(), round.play.window()
        codes = round.read(entry.seat, entry.choices)
        heard = round.choose(entry.seat, codes)
        if heard is None:
            self.touched.add(entry.seat)
            return
        round.open_window(self.window_time())
        heard = self.go_on(heard)
        small = not heard and asked is None and round.play.seat() == decider and round.play.window() is None
        if small and round.play.legal:
            round.marks[-1].part = True  # a part of a move: the others hear of it when it is complete
            self.tell(NewsItem(0, "chose", seat=entry.seat), heard, only=entry.seat, asks=True)
            return
        if asked is None and entry.by != "bot":
            round.charge(entry.seat, at)
        self.turned = round.play.seat() != decider and round.play.window() is None
        self.told_chosen(entry.seat if asked is None else -1, heard, at)

    def window_closed(self, entry: entries.WindowClosed, at: int) -> None:
        """All answers are turned up, those that lie there: whoever has not answered has let it pass."""
        round = self.playing()
        decider = round.play.seat()
        heard = round.close() if round.is_fixed() else None
        if heard is None:
            raise NotNow("no reaction window is open that closes at its time")
        round.open_window(self.window_time())
        heard = self.go_on(heard)
        self.turned = round.play.seat() != decider and round.play.window() is None
        self.told_chosen(-1, heard, at)

    def told_chosen(self, seat: int, heard: list[Event], at: int) -> None:
        """Everybody hears what came of a choice, and what is asked now."""
        self.playing().ask_anew(at)
        if self.wish == entries.UNDO:  # the wish is void, and everybody sees that
            self.touched.update(range(SPECTATOR, len(self.chairs)))
            self.end_wish()
        self.tell(NewsItem(0, "chose", seat=seat), heard, asks=True)
        self.end_if_over()

    def go_on(self, heard: list[Event]) -> list[Event]:
        """What goes by itself: standing orders, and where nothing is to be decided."""
        round = self.playing()
        orders = {seat: self.chairs[seat].orders for seat in self.people() if self.chairs[seat].orders}
        while True:
            more = round.follow_orders(orders)
            if more is None and self.state.fixed_windows:
                more = round.pass_for(self.alone())
            if more is None:
                more = round.answer_routine(self.alone())
            if more is None:
                return heard
            heard = heard + more
            round.open_window(self.window_time())

    def ordered(self, entry: entries.Ordered, at: int) -> None:
        """A standing order; it also answers the window that is open."""
        chair = self.chair(entry.seat)
        chair.orders = {**chair.orders, entry.window: entry.answer}
        self.touched.add(entry.seat)
        if self.round is None or self.state.phase != "playing":
            return
        made = len(self.round.match.record.choices)
        heard = self.go_on([])
        if len(self.round.match.record.choices) > made:
            self.round.ask_anew(at)
            self.tell(NewsItem(0, "chose"), heard, asks=True)
            self.end_if_over()

    def end_if_over(self) -> None:
        """The last card is played. Whoever has resigned is placed last: if their bot has won, the best of the others
        have."""
        outcome = self.playing().play.outcome()
        if outcome is None:
            return
        left = [seat for seat in range(len(outcome.scores)) if not self.chairs[seat].resigned]
        winners = [seat for seat in outcome.winners if seat in left]
        if outcome.winners and not winners:
            best = max((outcome.scores[seat] for seat in left), default=0)
            winners = [seat for seat in left if outcome.scores[seat] == best]
        self.end(Outcome(winners, outcome.scores, outcome.why))

    def end(self, outcome: Outcome, match_too: bool = False) -> None:
        """Points are counted, and the seed is shown. ``match_too``: no further game follows."""
        self.outcome = outcome
        self.turned = True
        self.end_wish()
        for seat, chair in enumerate(self.chairs[: len(outcome.scores)]):
            chair.total += outcome.scores[seat]
            chair.wins += seat in outcome.winners
        is_last = match_too or self.state.round >= self.settings.rounds
        self.state.phase = "over" if is_last else "between"
        ended = self.last_news("ended")
        ended.winners, ended.scores, ended.why = outcome.winners, outcome.scores, outcome.why
        self.tell(ended)

    def last_news(self, kind: str) -> NewsItem:
        """Of a game: its secret is told."""
        seed, salt = self.secret
        return NewsItem(0, kind, round=self.state.round, seed=seed, salt=salt, commitment=self.commitment)

    def retimed(self, entry: entries.Retimed, at: int) -> None:
        """Everybody is shown the clock as it is now. A wish to take back waits as much longer."""
        round = self.playing()
        self.undo_at = min(at, self.undo_at + max(0, entry.since - round.since))
        round.since = entry.since
        self.touched.update(range(SPECTATOR, len(self.chairs)))

    # ---- taking back

    def kicked(self, entry: entries.Kicked, at: int) -> None:
        """Whoever is sent away cannot agree any more: what was done until then stands."""
        super().kicked(entry, at)
        if self.round is not None:
            self.round.parted = len(self.round.match.record.choices)

    def abort(self, seat: int) -> None:
        """The game is broken off, and counts for nobody; so is the match."""
        self.end_wish()
        self.state.phase = "over"
        self.turned = True
        aborted = self.last_news("aborted")
        aborted.seat, aborted.name = seat, self.chairs[seat].name
        self.tell(aborted)

    def told_undone(self, seat: int, at: int, only: int | None = None) -> None:
        """``only``: nobody else had heard of that part of a move."""
        if only is None:
            self.playing().ask_again(at)
            self.playing().open_window(self.window_time())
            self.end_wish()
            self.turned = True  # what was kept before is not where the game stands
        self.tell(NewsItem(0, "undone", seat=seat, name=self.chairs[seat].name), only=only, asks=True)


Taker = Callable[[Table, Any, int], None]

TAKERS: Final[dict[type, Taker]] = {
    entries.Opened: Table.opened,
    entries.Sat: Table.sat,
    entries.Came: Table.came,
    entries.Stood: Table.stood,
    entries.Dealt: Table.dealt,
    entries.Carried: Table.carried,
    entries.Chose: Table.chose,
    entries.WindowClosed: Table.window_closed,
    entries.Ordered: Table.ordered,
    entries.Spoke: Table.spoke,
    entries.Readied: Table.readied,
    entries.Filled: Table.filled,
    entries.Covered: Table.covered,
    entries.Resumed: Table.resumed,
    entries.Kicked: Table.kicked,
    entries.Muted: Table.muted,
    entries.Retimed: Table.retimed,
}


def copy_state(state: State) -> State:
    return msgspec.json.decode(msgspec.json.encode(state), type=State)
