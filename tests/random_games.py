"""Prints a digest of many random games: both builds must print the same. Arguments: a game, seeds for each shape."""

import hashlib
import sys

from every import SHAPES, begin
from kibitz.core import playout
from kibitz.core.rng import Rng
from kibitz.core.rows import Rows

OFTEN = 16  # one observation of so many is compared

digest = hashlib.blake2b(digest_size=16)
for shape in [shape for shape in SHAPES if shape[0] == sys.argv[1]]:
    for seed in range(int(sys.argv[2])):
        play, rng = begin(shape, seed), Rng(seed)
        row = Rows(1, play.game.observation.width(play.seats))
        while play.legal:
            if rng.below(OFTEN) == 0:
                play.game.observation.write(play, int(rng.below(play.seats)), row, 0)
                digest.update(row.memory())
            move = [play.legal[rng.below(len(play.legal))]] if seed % 2 else play.game.strategy.policy(play, rng)
            for code in move:
                digest.update(code.to_bytes(2, "big"))
                play.apply(code)
        outcome = play.outcome()
        assert outcome is not None
        digest.update(repr((outcome.winners, outcome.scores, outcome.why)).encode())
print("plain" if playout.__file__.endswith(".py") else "compiled", digest.hexdigest())
