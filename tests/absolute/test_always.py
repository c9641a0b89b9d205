"""What must hold after every choice of every game of Absolute, whatever is chosen."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from every import share
from kibitz.core.game import SPECTATOR, Json
from kibitz.core.rng import Rng
from kibitz.games import make_game
from kibitz.games.absolute.cards import CARDS
from kibitz.games.absolute.draft import NOTHING
from kibitz.games.absolute.rules import AbsolutePlay
from kibitz.games.absolute.state import DRAWING
from kibitz.play.match import new_match
from machines import AnyMatch, often

SWITCHES: list[dict[str, Json]] = [
    {"tabletop": tabletop, "add_to_any_set": any_set, "zero_in_swap": wild}
    for tabletop, any_set, wild in itertools.product((False, True), repeat=3)
]


def hands_of(play: AbsolutePlay) -> list[list[int]]:
    return [play.hand_of(seat) for seat in range(play.seats)]


def all_cards(play: AbsolutePlay) -> list[int]:
    piles = [*hands_of(play), play.deck, play.discard, play.box, *(row.cards for rows in play.sets for row in rows)]
    return sorted(card for pile in piles for card in pile)


def check(play: AbsolutePlay) -> None:
    """All 88 cards are in exactly one place, every set is legal, and nobody holds more than seven between turns."""
    assert all_cards(play) == list(range(CARDS))
    if not play.rules.tabletop:
        assert all(row.legal() for rows in play.sets for row in rows)
    if play.phase == DRAWING:
        assert all(len(hand) <= 7 for hand in hands_of(play))
    for seat, rows in enumerate(play.sets):
        assert play.hand_of(seat) == sorted(play.hand_of(seat))
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
        last_turns = seats - 1 if play.out else 0  # everybody else has one more, also beyond the limit
        assert play.turns <= 60 * seats + last_turns
        assert play.outcome() is not None


class AnyGame(AnyMatch):
    """Plays what hypothesis picks."""

    @initialize(options=st.sampled_from(SWITCHES), seats=st.integers(2, 6), seed=st.text(max_size=4))
    def deal(self, options: dict[str, Json], seats: int, seed: str) -> None:
        self.match = new_match(make_game("absolute", {"turn_limit": 6, **options}, seats), seats, seed, seats - 1)

    @property
    def play(self) -> AbsolutePlay:
        assert isinstance(self.match.play, AbsolutePlay)
        return self.match.play

    @precondition(lambda self: self.match.play.legal)
    @rule()
    def follow_the_policy(self) -> None:
        for _ in range(8):
            if self.play.legal:
                self.match.do_code(self.match.game.strategy.policy(self.play, Rng(1))[0])

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
            cards = self.play.cards
            held = [card for hand in hands_of(self.play) for card in hand]
            hidden = [card for card in range(CARDS) if not cards.is_public(card)]
            assert set(hidden) <= {*held, *self.play.deck}
            assert all(cards.knows(seat, card) for seat in range(self.play.seats) for card in self.play.hand_of(seat))


AnyGame.TestCase.settings = often(500, 20, 25)
TestAnyGame = AnyGame.TestCase
