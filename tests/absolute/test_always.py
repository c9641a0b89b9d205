"""What must hold after every choice of every game of Absolute, whatever is chosen."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from every import share
from kibitz.core.game import SPECTATOR, Json
from kibitz.core.rng import Rng
from kibitz.games import make_game
from kibitz.games.absolute.board import DRAWING
from kibitz.games.absolute.cards import CARDS
from kibitz.games.absolute.draft import NOTHING
from kibitz.games.absolute.rules import AbsolutePlay
from kibitz.play.match import Match, new_match, replay_match

SWITCHES: list[dict[str, Json]] = [
    {"tabletop": tabletop, "add_to_any_set": any_set, "zero_in_swap": wild}
    for tabletop, any_set, wild in itertools.product((False, True), repeat=3)
]


def all_cards(play: AbsolutePlay) -> list[int]:
    piles = [*play.hands, play.deck, play.discard, play.box, *(row.cards for rows in play.sets for row in rows)]
    return sorted(card for pile in piles for card in pile)


def check(play: AbsolutePlay) -> None:
    """All 88 cards are in exactly one place, every set is legal, and nobody holds more than seven between turns."""
    assert all_cards(play) == list(range(CARDS))
    if not play.rules.tabletop:
        assert all(row.legal() for rows in play.sets for row in rows)
    if play.phase == DRAWING:
        assert all(len(hand) <= 7 for hand in play.hands)
    for seat, rows in enumerate(play.sets):
        assert play.hands[seat] == sorted(play.hands[seat])
        assert all(row.cards == sorted(row.cards) for row in rows)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_rounds_keep_the_rules_and_end(seats: int) -> None:
    """10,000 rounds over all seat counts and options in a soak."""
    for number in range(share(2000, 16)):
        options: dict[str, Json] = {"rounds": 1, **SWITCHES[number % len(SWITCHES)]}
        play = make_game("absolute", options, seats).start(seats, str(number), number % seats)
        assert isinstance(play, AbsolutePlay)
        rng = Rng(number)
        while play.legal:
            composed = play.draft.kind != NOTHING
            play.apply(play.legal[rng.below(len(play.legal))])
            if not composed or play.draft.kind == NOTHING:
                check(play)
        assert play.turns <= 60 * seats
        assert play.outcome() is not None


class AnyGame(RuleBasedStateMachine):
    """Plays what hypothesis picks."""

    match: Match

    @initialize(options=st.sampled_from(SWITCHES), seats=st.integers(2, 6), seed=st.text(max_size=4))
    def deal(self, options: dict[str, Json], seats: int, seed: str) -> None:
        self.match = new_match(make_game("absolute", {"turn_limit": 6, **options}, seats), seats, seed, seats - 1)

    @property
    def play(self) -> AbsolutePlay:
        assert isinstance(self.match.play, AbsolutePlay)
        return self.match.play

    @precondition(lambda self: self.match.play.legal)
    @rule(picks=st.lists(st.integers(0, 60), min_size=1, max_size=20))
    def choose(self, picks: list[int]) -> None:
        for pick in picks:
            if self.play.legal:
                self.match.do_code(self.play.legal[pick % len(self.play.legal)])

    @precondition(lambda self: self.match.play.legal)
    @rule()
    def follow_the_policy(self) -> None:
        for _ in range(8):
            if self.play.legal:
                self.match.do_code(self.match.game.policy(self.play, Rng(1)))

    @rule()
    def forget_and_load(self) -> None:
        """Whatever happens next, it also happens to a game that was written down and loaded."""
        again = self.match.game.load(self.play.position())
        assert again.position() == self.play.position() and again.legal == self.play.legal
        self.match.play = again

    @precondition(lambda self: self.match.play.legal and self.match.play.draft.kind != NOTHING)
    @rule()
    def drop_what_is_composed(self) -> None:
        """Dropping it leaves the table as it was, for everybody."""
        if "cancel:" in [self.match.game.choices[code].text for code in self.play.legal]:
            before = [self.play.view(seat) for seat in range(SPECTATOR, self.play.seats) if seat != self.play.turn]
            assert self.match.do("cancel:") == []
            after = [self.play.view(seat) for seat in range(SPECTATOR, self.play.seats) if seat != self.play.turn]
            assert before == after

    @invariant()
    def the_table_is_in_order(self) -> None:
        if hasattr(self, "match"):
            check(self.play)

    @invariant()
    def what_is_known_of_a_hand_is_in_it(self) -> None:
        if hasattr(self, "match"):
            held = [card for hand in self.play.hands for card in hand]
            assert set(self.play.known) <= set(held) and len(set(self.play.known)) == len(self.play.known)

    @invariant()
    def every_seat_can_imagine_its_view(self) -> None:
        for seat in range(SPECTATOR, self.play.seats) if hasattr(self, "match") else []:
            view = self.play.view(seat)
            assert self.match.game.imagine(view, 1).view(seat) == view

    def teardown(self) -> None:
        if hasattr(self, "match"):
            assert replay_match(self.match.record.text()).play.position() == self.play.position()


AnyGame.TestCase.settings = settings(
    max_examples=share(500, 20),
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
)
TestAnyGame = AnyGame.TestCase
