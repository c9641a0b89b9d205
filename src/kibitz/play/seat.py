"""What a bot is given: a view, the legal choices, and games imagined from the view. Never the true game."""

from kibitz.core.errors import GameIsOver, KibitzError
from kibitz.core.game import Game, Play, View
from kibitz.core.header import Header
from kibitz.games import game_of
from kibitz.play.windows import as_asked

SECOND = 1000  # nobody waits longer for a bot


class OtherSeat(KibitzError):
    """The view of somebody who has nothing to decide."""

    def __init__(self, decides: int, whose: int) -> None:
        super().__init__(f"view: expected the view of seat {decides}, which decides, got seat {whose}")
        self.decides = decides
        self.whose = whose


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


def seat_of_view(view: View, budget_ms: int = SECOND, game: Game | None = None) -> Seat:
    """The seat whose view it is, if it has to decide."""
    play = (game or game_of(view)).imagine(view, 0)
    if not play.legal:
        raise GameIsOver("the game in this view is over; there is nothing to decide")
    whose = Header(view).seat
    if play.seat() != whose:
        raise OtherSeat(play.seat(), whose)
    return Seat(play.game, whose, view, list(play.legal), budget_ms)


def seat_asked(view: View, budget_ms: int = SECOND, game: Game | None = None) -> Seat:
    """The seat whose view it is, if it is asked; in a reaction window as if everybody before it had let it pass."""
    play = (game or game_of(view)).imagine(view, 0)
    whose, window = Header(view).seat, play.window()
    if window is None or whose not in window.seats[1:]:
        return seat_of_view(view, budget_ms, game)
    ahead = as_asked(play, whose)
    return Seat(play.game, whose, ahead.view(whose), list(ahead.legal), budget_ms)
