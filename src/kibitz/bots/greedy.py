"""The bot that follows its game's own cheap policy, in a game imagined from its view."""

from kibitz.core.rng import Rng
from kibitz.play.seat import Seat


def greedy(seat: Seat, rng: Rng) -> list[int]:
    return seat.game.strategy.policy(seat.imagine(int(rng.next())), rng)
