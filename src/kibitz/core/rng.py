"""The two sources of chance.

``Chance`` deals real games: BLAKE2b over a secret text, so that no one can guess a deal.
``Rng`` serves imagined games, rollouts and random bots: SplitMix in one native int, fast and copied for nothing.
"""

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64

# SplitMix64 kept to 62 bits: the low bits of a product are the same for a wrapping machine word and for Python's
# unbounded int, so the plain and the compiled build draw the same numbers; and mypyc holds no larger constant unboxed.
MASK: Final = 0x3FFFFFFFFFFFFFFF
STEP: Final = 0x1E3779B97F4A7C15
MIX_1: Final = 0x3F58476D1CE4E5B9
MIX_2: Final = 0x14D049BB133111EB


@final
class Rng:
    """A small fast generator; the same seed gives the same numbers on every build."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed & MASK

    def next(self) -> i64:
        """The next 62 random bits."""
        self.state = (self.state + STEP) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * MIX_1) & MASK
        z = ((z ^ (z >> 27)) * MIX_2) & MASK
        return z ^ (z >> 31)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, as good as equally likely for the small n of a game."""
        return self.next() % n

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = int(self.below(last + 1))
            cards[last], cards[other] = cards[other], cards[last]


@final
class Chance:
    """The chance of one real game: its ``number``-th shuffle under a secret seed."""

    def __init__(self, seed: str, number: int) -> None:
        secret = blake2b(seed.encode("utf-8", "surrogatepass"), person=b"kibitz").digest()
        self.stream = secret + number.to_bytes(8, "big")
        self.block = 0
        self.words: list[int] = []  # of 16 random bits each, not yet used

    def more_words(self) -> None:
        bits = blake2b(self.stream + self.block.to_bytes(8, "big")).digest()
        self.block += 1
        self.words = [bits[at] << 8 | bits[at + 1] for at in range(0, 64, 2)]

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely (n at most 65,536)."""
        fair = 65536 - 65536 % n
        while True:
            if len(self.words) == 0:
                self.more_words()
            word: i64 = self.words.pop()
            if word < fair:
                return word % n

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            fair = 65536 - 65536 % (last + 1)  # as in below, without the calls
            word = 65536
            while word >= fair:
                if len(self.words) == 0:
                    self.more_words()
                word = self.words.pop()
            other = word % (last + 1)
            cards[last], cards[other] = cards[other], cards[last]


def bots_rng(seed: str) -> Rng:
    """A generator for the bots of a game: the same seed gives the same evening, and tells nothing of the deal."""
    secret = blake2b(seed.encode("utf-8", "surrogatepass"), digest_size=8, person=b"bots").digest()
    return Rng(int.from_bytes(secret, "big"))


def draw_first(seed: str, seats: int) -> int:
    """The seat that begins, where it is drawn and not chosen (shuffle number 0 is the lot)."""
    return int(Chance(seed, 0).below(seats))
