"""What always holds at a table, whoever does whatever in whatever order (hypothesis plays on)."""

from __future__ import annotations

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kibitz import wire
from kibitz.core.errors import KibitzError
from kibitz.server.api.tables import Guestbook, sitting_down
from kibitz.server.live.loading import fold
from kibitz.server.table import entries
from kibitz.server.table.acts import DoneBefore
from kibitz.server.table.closing import Closed
from kibitz.server.table.presenter import Presenter, encoded
from kibitz.server.table.rounds import Round
from kibitz.server.table.seating import Update
from kibitz.server.table.table import Table
from machines import often
from server.sitting import Sitting, key_of

GAMES = {
    "fluxx": {"deck": "batman"},
    "abluxxen": {"variant": "base"},
    "absolute": {"rounds": 1},
}
CHAIRS = ("Anna Ben Cleo", "Anna - *random", "Anna Ben Anna -", "Anna Ben - -")
PEOPLE = st.sampled_from(["Anna", "Ben", "Cleo", "Dora"])
CHAIR = st.integers(0, 6)
PICK = st.integers(0, 60)
WINDOWS = st.sampled_from(["action", "keeper", "goal", "rule", "theft", "creeper", "surprise", "earthquake"])


class AnyTable(RuleBasedStateMachine):
    """People who act at random, mostly as they may."""

    sitting: Sitting

    @initialize(
        game=st.sampled_from(list(GAMES)),
        chairs=st.sampled_from(CHAIRS),
        rounds=st.integers(1, 2),
        clock=st.sampled_from(["none", "quick"]),
        begins=st.sampled_from(["chosen", "draw", "rotate"]),
    )
    def open(self, game: str, chairs: str, rounds: int, clock: str, begins: str) -> None:
        self.sitting = Sitting(game, chairs, options=GAMES[game], rounds=rounds, clock=clock, begins=begins)
        self.items: dict[int, list[tuple[int, str]]] = {}  # what every chair was told in this game
        self.deal_if_wanted()

    def deal_if_wanted(self) -> None:
        if self.sitting.table.wants_deal():
            self.take(self.sitting.table.next_deal())

    def take(self, entry: entries.Entry) -> None:
        if entry.checkpoint:
            self.items = {}
        told = self.sitting.take(entry)
        for seat, items in items_of(self.sitting.table, told).items():
            self.items.setdefault(seat, []).extend(items)

    def attempt(self, name: str, act: wire.Acts | Guestbook | entries.Entry) -> None:
        """Somebody does something. What is refused changes nothing."""
        before = everything(self.sitting)
        try:
            if isinstance(act, wire.Act):
                for entry in self.sitting.wished_by(name, act):
                    self.take(entry)
            elif isinstance(act, Guestbook):
                for entry in sitting_down(self.sitting.table, key_of(name), act):
                    self.take(entry)
            else:
                self.take(act)
        except (KibitzError, DoneBefore):
            assert everything(self.sitting) == before
            return
        self.deal_if_wanted()

    def new_id(self) -> str:
        return next(self.sitting.ids)

    # ---- what they do

    @rule(picks=st.lists(PICK, min_size=1, max_size=8))
    def play_on(self, picks: list[int]) -> None:
        """Whoever is asked answers, in any order."""
        for pick in picks:
            round = self.sitting.table.round
            if round is not None and self.sitting.table.state.phase == "playing":
                seat = round.asked()[pick % len(round.asked())]
                legal = round.as_asked(seat).legal
                text = self.sitting.table.game.choices[legal[pick % len(legal)]].text
                self.attempt("", entries.Chose(seat, [text], self.new_id()))

    @rule(name=PEOPLE, seat=CHAIR, picks=st.lists(PICK, min_size=1, max_size=3), late=st.booleans())
    def choose(self, name: str, seat: int, picks: list[int], late: bool) -> None:
        """Anybody, for any chair, whether it may or not."""
        choices = self.sitting.table.game.choices
        texts = [choices[pick * 7 % len(choices)].text for pick in picks]
        own = self.sitting.table.seats_of(key_of(name))
        decision = self.sitting.table.chairs[own[0]].decision - late if own else 1
        self.attempt(name, wire.Choose(id=self.new_id(), seat=seat, decision=decision, choices=texts))

    @rule(name=PEOPLE)
    def let_pass(self, name: str) -> None:
        self.attempt(name, wire.LetPass(id=self.new_id(), window=self.sitting.table.state.asked))

    @rule(name=PEOPLE, kind=WINDOWS, yes=st.booleans())
    def order(self, name: str, kind: str, yes: bool) -> None:
        self.attempt(name, wire.Order(id=self.new_id(), kind=kind, answer="pass" if yes else "ask"))

    @rule(name=PEOPLE)
    def undo(self, name: str) -> None:
        self.attempt(name, wire.Undo(id=self.new_id()))

    @rule(name=PEOPLE, yes=st.booleans())
    def consent(self, name: str, yes: bool) -> None:
        self.attempt(name, wire.Consent(id=self.new_id(), yes=yes))

    @rule(name=PEOPLE, resigns=st.booleans(), pick=PICK)
    def ends_early(self, name: str, resigns: bool, pick: int) -> None:
        if pick < 10:  # rarely: games are to go on
            self.attempt(name, wire.Resign(id=self.new_id()) if resigns else wire.Abort(id=self.new_id()))

    @rule()
    def nobody_answers(self) -> None:
        for seat in self.sitting.table.undo_open[:1]:
            self.attempt("", entries.Consented(seat, False, by="clock"))

    @rule(why=st.sampled_from(["idle", "rest"]), pick=PICK)
    def close(self, why: str, pick: int) -> None:
        if pick < 3:  # still more rarely: nothing happens there any more
            self.attempt("", Closed(why))

    @rule(name=PEOPLE)
    def again(self, name: str) -> None:
        self.attempt(name, wire.Again(id=self.new_id()))

    @rule(name=PEOPLE)
    def leave(self, name: str) -> None:
        self.attempt(name, wire.Leave(id=self.new_id()))

    @rule(name=PEOPLE)
    def resume(self, name: str) -> None:
        self.attempt(name, wire.Resume(id=self.new_id()))

    @rule(name=PEOPLE)
    def start(self, name: str) -> None:
        self.attempt(name, wire.Start(id=self.new_id()))

    @rule(name=PEOPLE, chair=CHAIR)
    def kick(self, name: str, chair: int) -> None:
        self.attempt(name, wire.Kick(id=self.new_id(), chair=chair))

    @rule(name=PEOPLE, chair=CHAIR, muted=st.booleans())
    def mute(self, name: str, chair: int, muted: bool) -> None:
        self.attempt(name, wire.Mute(id=self.new_id(), chair=chair, muted=muted))

    @rule(name=PEOPLE, chair=CHAIR)
    def replace(self, name: str, chair: int) -> None:
        self.attempt(name, wire.Replace(id=self.new_id(), chair=chair))

    @rule(name=PEOPLE, chair=CHAIR)
    def sit(self, name: str, chair: int) -> None:
        self.attempt(name, Guestbook(name, chair))

    @precondition(lambda self: len(self.sitting.table.chairs) < 6)
    @rule(name=PEOPLE)
    def come(self, name: str) -> None:
        self.attempt(name, entries.Came(name, key_of(name)))

    # ---- what holds

    @invariant()
    def the_same_log_makes_the_same_table(self) -> None:
        """Another process reads the entries: it has the same table, sends everybody the same, and has told the same."""
        if not hasattr(self, "sitting"):
            return
        entries = self.sitting.entries
        checkpoint = max(number for number, entry in enumerate(entries) if entry.checkpoint)
        other = fold(entries[checkpoint:])
        assert table_state(other) == table_state(self.sitting.table)
        for seat in self.sitting.seats:
            frame = encoded(Presenter(other, self.sitting.at).news(seat, [], fresh=True))
            assert frame == encoded(self.sitting.fresh(seat))

    @invariant()
    def the_numbers_of_everybodys_news_have_no_gap(self) -> None:
        for seat, items in getattr(self, "items", {}).items():
            numbers = [number for number, _ in items]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            assert numbers[-1] == self.sitting.numbers()[seat + 1]

    @invariant()
    def nobody_sits_on_air(self) -> None:
        """There are as many chairs as the game has seats, those who come late counted."""
        sitting = getattr(self, "sitting", None)
        if sitting is not None and sitting.table.state.phase == "playing":
            play = sitting.round.play
            assert len(sitting.table.chairs) == play.seats + play.coming()
            assert all(chair.person or chair.bot for chair in sitting.table.chairs)

    @invariant()
    def a_hand_is_seen_by_whoever_it_was_dealt_to(self) -> None:
        """In a running game nobody else sits down to it; a bot may play it, for now or to its end."""
        sitting = getattr(self, "sitting", None)
        if sitting is None or sitting.table.state.phase != "playing":
            return
        checkpoint = max(number for number, entry in enumerate(sitting.entries) if entry.checkpoint)
        dealt = fold(sitting.entries[checkpoint : checkpoint + 1])
        for chair, owner in zip(sitting.table.chairs, dealt.chairs, strict=False):
            assert chair.person in (owner.person, "")

    @invariant()
    def whoever_must_agree_has_a_chair_and_is_not_whoever_wishes(self) -> None:
        table = self.sitting.table if hasattr(self, "sitting") else None
        if table is not None and table.undo_by >= 0:
            own = table.chairs[table.undo_by].person
            others = {chair.person for chair in table.chairs} - {own, ""}
            asked = {table.chairs[seat].person for seat in table.undo_open}
            assert asked and asked <= others
            assert table.state.phase == "playing"

    def teardown(self) -> None:
        """What a client is told that comes back after a long time is what it would have been told all along."""
        if hasattr(self, "sitting"):
            log = self.sitting.entries
            checkpoint = max(number for number, row in enumerate(log) if row.checkpoint)
            again: dict[int, list[tuple[int, str]]] = {}
            table = fold(log[checkpoint : checkpoint + 1])
            for row in log[checkpoint + 1 :]:
                told = table.take(row.number, row.at, entries.read_entry(row.data))
                for seat, items in items_of(table, told).items():
                    again.setdefault(seat, []).extend(items)
            for seat, items in again.items():
                assert self.items[seat][-len(items) :] == items


def items_of(table: Table, told: list[Update]) -> dict[int, list[tuple[int, str]]]:
    """The news of everybody, as bytes."""
    presenter = Presenter(table, 0)
    found: dict[int, list[tuple[int, str]]] = {}
    for update in told:
        for seat, number in update.numbers.items():
            found.setdefault(seat, []).append((number, msgspec.json.encode(presenter.item(seat, update)).decode()))
    return found


def everything(sitting: Sitting) -> list[object]:
    """All that an entry could change."""
    frames = [encoded(sitting.fresh(seat)) for seat in sitting.seats]
    return [*table_state(sitting.table), sitting.at, len(sitting.entries), *frames]


def table_state(table: Table) -> list[object]:
    rest = [table.number, table.version, table.secret, table.commitment, table.undo_by, table.undo_open]
    return [msgspec.json.encode(table.state), *rest, *([] if table.round is None else round_state(table.round))]


def round_state(round: Round) -> list[object]:
    match = round.match
    game = [match.play.position(), match.record.text(), match.mover, match.steps]
    return [*game, round.banks, round.since, round.took, round.answers, round.marks, round.joined]


AnyTable.TestCase.settings = often(400, 12, 40)
TestAnyTable = AnyTable.TestCase
