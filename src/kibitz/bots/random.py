"""The bot that picks any legal choice."""

from kibitz.core.rng import Rng
from kibitz.play.seat import Seat


def random(seat: Seat, rng: Rng) -> list[int]:
    return [seat.legal[rng.below(len(seat.legal))]]
