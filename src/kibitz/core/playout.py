"""Random play to the end, for any game: the loop stands here so that it is compiled."""

from kibitz.core.game import Play
from kibitz.core.rng import Rng


def random_game(play: Play, rng: Rng, most: int = 100_000) -> tuple[int, int]:
    """Play on at random until the game is over, or ``most`` decisions: (decisions, those with a single option)."""
    decisions = 0
    forced = 0
    while decisions < most:
        legal = play.shared_legal()
        options = len(legal)
        if options == 0:
            break
        decisions += 1
        if options == 1:
            forced += 1
        play.apply(legal[rng.next() % options])
    return decisions, forced
