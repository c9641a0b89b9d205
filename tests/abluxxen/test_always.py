"""What must hold after every choice of every game of Abluxxen, whatever is chosen (hypothesis)."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from every import share
from kibitz.core.game import SPECTATOR, Json
from kibitz.games import make_game
from kibitz.games.abluxxen.cards import WHOLE_DECK, count_of, size_of
from kibitz.games.abluxxen.position import in_game, layers
from kibitz.games.abluxxen.rules import DRAWING, FISHING, LAYING, SHADOWING, AbluxxenPlay
from kibitz.play.match import Match, new_match, replay_match

TABLES: list[tuple[dict[str, Json], int]] = [
    ({"variant": "base"}, 3),
    ({"variant": "base"}, 5),
    ({"variant": "advanced"}, 4),
    ({"variant": "expert"}, 4),
    ({"variant": "duel"}, 2),
    ({"variant": "duel", "shadow_split": True}, 2),
    ({"variant": "first-edition", "cycles": 1, "turn_limit": 40}, 2),
]


class AnyGame(RuleBasedStateMachine):
    """Plays what hypothesis picks."""

    match: Match

    @initialize(table=st.sampled_from(TABLES), seed=st.text(max_size=4), first=st.integers(0, 4))
    def deal(self, table: tuple[dict[str, Json], int], seed: str, first: int) -> None:
        options, seats = table
        self.match = new_match(make_game("abluxxen", options, seats), seats, seed, first % seats)

    @property
    def play(self) -> AbluxxenPlay:
        assert isinstance(self.match.play, AbluxxenPlay)
        return self.match.play

    @precondition(lambda self: self.match.play.legal)
    @rule(picks=st.lists(st.integers(0, 60), min_size=1, max_size=12))
    def choose(self, picks: list[int]) -> None:
        for pick in picks:
            if self.play.legal:
                self.match.do_code(self.play.legal[pick % len(self.play.legal)])

    @rule()
    def forget_and_load(self) -> None:
        """Whatever happens next, it also happens to a game that was written down and loaded."""
        again = self.match.game.load(self.play.position())
        assert again.position() == self.play.position()

    @invariant()
    def all_109_cards_are_there(self) -> None:
        assert in_game(self.play) == WHOLE_DECK

    @invariant()
    def the_pool_is_full_between_draws_or_the_deck_is_empty(self) -> None:
        if self.play.stage in (LAYING, FISHING, SHADOWING):
            assert len(self.play.middle.pool) == 6 or self.play.middle.left == 0

    @invariant()
    def hands_are_as_large_as_they_say_and_known_cards_are_in_them(self) -> None:
        for side in self.play.sides:
            assert side.size == size_of(side.hand) >= 0
            assert all(0 <= count_of(side.known, face) <= count_of(side.hand, face) for face in range(1, 15))

    @invariant()
    def points_are_displays_minus_hands(self) -> None:
        for side in self.play.sides:
            assert side.points() == sum(lay.size for lay in layers(side)) - side.size

    @invariant()
    def whoever_owes_can_draw(self) -> None:
        if self.play.stage == DRAWING:
            assert self.play.owed > 0 and self.play.legal

    @invariant()
    def every_seat_can_imagine_its_view(self) -> None:
        for seat in range(SPECTATOR, self.play.seats):
            view = self.play.view(seat)
            assert self.match.game.imagine(view, 1).view(seat) == view

    def teardown(self) -> None:
        if hasattr(self, "match"):
            assert replay_match(self.match.record.text()).play.position() == self.play.position()


AnyGame.TestCase.settings = settings(
    max_examples=share(500, 25),
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
)
TestAnyGame = AnyGame.TestCase
