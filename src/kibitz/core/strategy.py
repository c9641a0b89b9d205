"""The strategy of a game: what bots, search and advice ask of it. A game that brings none is played at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kibitz.core.phrase import Phrase
from kibitz.core.rng import Rng

if TYPE_CHECKING:
    from kibitz.core.game import Play

P = TypeVar("P", bound="Play")

CHANCE_ONE_IN: Final = 8  # in a rollout one move of so many is left to chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy(Generic[P]):
    """How to play a game well, from what the deciding seat may know alone. It keeps nothing in the game."""

    def policy(self, play: P, rng: Rng) -> list[int]:
        """A cheap sensible move: the choices that it is made of, each legal after the one before."""
        legal = play.shared_legal()
        return [legal[rng.below(len(legal))]]

    def moves(self, play: P, rng: Rng) -> list[list[int]]:
        """The moves worth thinking about, the most promising first. All lists are the caller's."""
        return [codes[:] for codes in self.shared_moves(play, rng)]

    def shared_moves(self, play: P, rng: Rng) -> list[list[int]]:
        """The same for loops that only read it: a game may hand out lists that it keeps. Never to be changed."""
        return [[code] for code in play.shared_legal()]

    def rollout(self, play: P, rng: Rng) -> int:
        """Play on, cheaply and with some chance in it, until the game can be judged; how many choices that took."""
        made = 0
        while play.seat() >= 0:
            if rng.below(CHANCE_ONE_IN) == 0:
                legal = play.shared_legal()
                move = [legal[rng.below(len(legal))]]
            else:
                move = self.policy(play, rng)
            for code in move:
                play.apply(code)
            made += len(move)
        return made

    def shares(self, play: P) -> list[float]:
        """What share of the win each seat has; of an unfinished game, what it may expect as things stand."""
        outcome = play.outcome()
        if outcome is None or not outcome.winners:
            return [1 / play.seats] * play.seats
        return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(play.seats)]

    @property
    def effort(self) -> int:
        """How many games a strong player imagines before a move."""
        return 1000

    def remarks(self, play: P, codes: list[int]) -> list[Phrase]:
        """What speaks for or against a move, as a player would say it; the weightiest first."""
        return []
