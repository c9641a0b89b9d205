"""What a bot is given: a view, the legal choices, and games imagined from the view. Never the true game."""

from kibitz.core.game import Game, Play, View


class Seat:
    """One seat's whole knowledge when it has to decide."""

    def __init__(self, game: Game, number: int, view: View, legal: list[int]) -> None:
        self.game = game
        self.number = number
        self.view = view
        self.legal = legal

    def imagine(self, seed: int) -> Play:
        """A whole game that could be the true one, as far as this seat can know."""
        return self.game.imagine(self.view, seed)


def seat_to_decide(play: Play) -> Seat:
    """The seat that has to decide, with all that it may know."""
    number = play.seat()
    return Seat(play.game, number, play.view(number), list(play.legal))
