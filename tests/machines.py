"""A state machine (hypothesis) for any game: plays what is picked, and what must hold whatever that is."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from every import share
from kibitz.core.game import SPECTATOR
from kibitz.play.match import Match, replay_match


class AnyMatch(RuleBasedStateMachine):
    """The games deal a match when they are initialized, and add what must hold for their cards."""

    match: Match

    @precondition(lambda self: self.match.play.legal)
    @rule(picks=st.lists(st.integers(0, 60), min_size=1, max_size=16))
    def choose(self, picks: list[int]) -> None:
        for pick in picks:
            legal = self.match.play.legal
            if legal:
                self.match.do_code(legal[pick % len(legal)])

    @rule()
    def forget_and_load(self) -> None:
        """Whatever happens next, it also happens to a game that was written down and loaded."""
        again = self.match.game.load(self.match.play.position())
        assert again.position() == self.match.play.position() and again.legal == self.match.play.legal
        self.match.play = again

    @invariant()
    def every_seat_can_imagine_its_view(self) -> None:
        for seat in range(SPECTATOR, self.match.play.seats) if hasattr(self, "match") else []:
            view = self.match.play.view(seat)
            assert self.match.game.imagine(view, 1).view(seat) == view

    def teardown(self) -> None:
        if hasattr(self, "match"):
            assert replay_match(self.match.record.text()).play.position() == self.match.play.position()


def often(soak: int, test: int, steps: int) -> settings:
    """So many games of so many steps."""
    return settings(
        max_examples=share(soak, test),
        stateful_step_count=steps,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
    )
