"""A match with the questions that every game's tests ask of it."""

from __future__ import annotations

from typing import Any, Self

from kibitz.core.event import Event
from kibitz.core.game import SPECTATOR, Position
from kibitz.core.presentation import Board, Presentation, Reason, Touch
from kibitz.play.match import Match


class AnyTable:
    """What is asked, offered and refused; the games add what lies on their tables."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.heard: list[Event] = []

    def do(self, *choices: str) -> Self:
        """Play these choices one after the other; ``heard`` is what the last one told."""
        for choice in choices:
            self.heard = self.match.do(choice)
        return self

    @property
    def shown(self) -> Presentation[Any]:
        return self.match.game.presentation

    def reason(self, choice: str) -> Reason:
        """Why a choice is refused, or that it is not."""
        return self.shown.why_not(self.match.play, choice)

    def board(self, seat: int) -> Board:
        """What a seat is shown beside the piles."""
        return self.shown.board(self.match.play.view(seat))

    def offered(self) -> set[str]:
        return {self.match.game.choices[code].text for code in self.match.play.legal}

    def asks(self) -> tuple[int, str]:
        """Who decides, and what is asked."""
        return self.match.play.seat(), self.match.play.prompt().name

    def state(self) -> Position:
        return self.match.play.position()

    def row(self, field: str, seat: int) -> list[str]:
        rows = self.state()[field]
        assert isinstance(rows, list)
        return rows[seat]  # type: ignore[return-value]

    def touches(self, choice: str) -> list[str]:
        """What one would point at to make this choice: ``hand 0: veto``."""
        return [told(touch) for touch in self.shown.touches(self.match.play, self.match.game.parse(choice))]

    def aims(self, choice: str) -> list[str]:
        return [told(touch) for touch in self.shown.aims(self.match.play, self.match.game.parse(choice))]

    def won_with(self) -> list[str]:
        """The cards that come forward when the game is over, as everybody sees them."""
        return [told(touch) for touch in self.board(SPECTATOR).winning]

    def over(self) -> bool:
        return self.match.play.outcome() is not None

    def winners(self) -> list[int]:
        outcome = self.match.play.outcome()
        assert outcome is not None, "the game is not over"
        return outcome.winners

    def why(self, choice: str) -> str:
        """The number of the rule that forbids this choice."""
        assert choice not in self.offered()
        return self.reason(choice).rule


def told(touch: Touch) -> str:
    whose = f" {touch.seat}" if touch.seat >= 0 else ""
    return f"{touch.pile}{whose}: {' '.join(touch.cards)}".rstrip(": ")
