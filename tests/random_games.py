"""Prints a digest of many random games: both builds must print the same. Arguments: how many seeds a shape."""

import hashlib
import sys

from every import SHAPES, begin
from kibitz.core import playout
from kibitz.core.rng import Rng

digest = hashlib.blake2b(digest_size=16)
for shape in SHAPES:
    for seed in range(int(sys.argv[1])):
        play, rng = begin(shape, seed), Rng(seed)
        while play.legal:
            code = play.legal[rng.below(len(play.legal))] if seed % 2 else play.game.policy(play, rng)
            digest.update(code.to_bytes(2, "big"))
            play.apply(code)
        outcome = play.outcome()
        assert outcome is not None
        digest.update(repr((outcome.winners, outcome.scores, outcome.why)).encode())
print("plain" if playout.__file__.endswith(".py") else "compiled", digest.hexdigest())
