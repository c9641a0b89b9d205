"""What a bot is given: a view, the legal choices, and games imagined from the view. Never the true game."""

from kibitz.core.game import Game, Play, View

SECOND = 1000  # nobody waits longer for a bot


class Seat:
    """One seat's whole knowledge when it has to decide, and how long it may think."""

    def __init__(self, game: Game, number: int, view: View, legal: list[int], budget_ms: int = SECOND) -> None:
        self.game = game
        self.number = number
        self.view = view
        self.legal = legal
        self.budget_ms = budget_ms
        self._imagined: Play | None = None

    def imagine(self, seed: int) -> Play:
        """A whole game that could be the true one, as far as this seat can know."""
        if self._imagined is None:
            self._imagined = self.game.imagine(self.view, seed)
        play = self._imagined.copy()
        play.redeal(self.number, seed)
        return play


def seat_to_decide(play: Play, budget_ms: int = SECOND) -> Seat:
    """The seat that has to decide, with all that it may know."""
    number = play.seat()
    return Seat(play.game, number, play.view(number), list(play.legal), budget_ms)
