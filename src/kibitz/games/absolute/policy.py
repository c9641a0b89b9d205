"""x"""

from kibitz.core.rng import Rng
from kibitz.games.absolute.rules import AbsolutePlay


def choose(play: AbsolutePlay, rng: Rng) -> int:
    return play.legal[rng.below(len(play.legal))]
