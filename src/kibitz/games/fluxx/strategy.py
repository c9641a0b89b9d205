"""The strategy of Fluxx: choices by their points, quick play for some turns, and who is likely to win then."""

from __future__ import annotations

from math import exp
from typing import Final, final

from kibitz.core.phrase import Phrase
from kibitz.core.rng import Rng
from kibitz.core.strategy import Strategy
from kibitz.games.fluxx import remarks
from kibitz.games.fluxx.cards import GOAL, KEEPER, SURPRISE
from kibitz.games.fluxx.events import GOALS, HAND
from kibitz.games.fluxx.goals import is_blocked, missing
from kibitz.games.fluxx.policy import choose, rate
from kibitz.games.fluxx.rules import FluxxPlay

AHEAD: Final = 10  # turns that a rollout plays: beyond that chance decides
WANDER: Final = 15  # one choice in sixteen is left to chance: the bits that must be 0

# What speaks for a seat, fitted to the winners of 4,000 games between greedy players.
THREAT: Final = [0.97, 0.54, 0.52, 0.21, 0.0, 0.0]  # it can win by one card, in so many turns
MET: Final = 0.42  # it has met a goal and is stopped
ONE_SHORT: Final = 0.16
PER_KEEPER: Final = 0.24
PER_CREEPER: Final = 0.18
PER_SURPRISE: Final = 0.18


@final
class FluxxStrategy(Strategy[FluxxPlay]):
    """Fluxx is played for some turns and judged then."""

    def policy(self, play: FluxxPlay, rng: Rng) -> list[int]:
        return [choose(play, rng)]

    def shared_moves(self, play: FluxxPlay, rng: Rng) -> list[list[int]]:
        """All choices, those with the most points first."""
        legal = play.shared_legal()
        if len(legal) == 1:
            return [legal]
        seat = play.decider
        ranked = [(-rate(play, seat, code), code) for code in legal]
        ranked.sort()
        return [[code] for _, code in ranked]

    def rollout(self, play: FluxxPlay, rng: Rng) -> int:
        """Play some turns, mostly by the policy."""
        until = play.turns + AHEAD
        made = 0
        while not play.over and play.turns < until:
            legal = play.offered
            if len(legal) == 1:
                play.apply(legal[0])
            elif rng.next() & WANDER == 0:
                play.apply(legal[rng.below(len(legal))])
            else:
                play.apply(choose(play, rng))
            made += 1
        return made

    def shares(self, play: FluxxPlay) -> list[float]:
        """The winner takes all, and where nobody has won all have the same; before the end, whoever threatens to win is
        ahead."""
        if play.over and play.winner < 0:
            return [1.0 / float(play.n)] * play.n
        if play.over:
            return [1.0 if seat == play.winner else 0.0 for seat in range(play.n)]
        weights = [exp(prospect(play, seat)) for seat in range(play.n)]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    @property
    def effort(self) -> int:
        return 400

    def remarks(self, play: FluxxPlay, codes: list[int]) -> list[Phrase]:
        return remarks.remarks(play, codes)


def prospect(play: FluxxPlay, seat: int) -> float:
    """What speaks for a seat: a card that wins, a goal that is near, Keepers, Creepers and Surprises."""
    table = play.table
    total = PER_KEEPER * float(table.keepers[seat]) + PER_CREEPER * float(table.creepers[seat])
    for card in table.piles[HAND + seat]:
        if table.kinds[card] == SURPRISE:
            total += PER_SURPRISE
    nearest = 9
    for goal in table.piles[GOALS]:
        nearest = min(nearest, missing(play, seat, goal))
    if nearest <= 1:
        total += ONE_SHORT if nearest else MET
    return total + THREAT[(seat - play.turn) % play.n] if threatens(play, seat) else total


def threatens(play: FluxxPlay, seat: int) -> bool:
    """Does the hand have a Keeper that a goal in play lacks, or a goal that is met?"""
    table = play.table
    for card in table.piles[HAND + seat]:
        kind = table.kinds[card]
        if kind == GOAL:
            if missing(play, seat, card) == 0 and not is_blocked(play, seat, card):
                return True
        elif kind == KEEPER:
            for goal in table.piles[GOALS]:
                if missing(play, seat, goal, card) == 0 and not is_blocked(play, seat, goal):
                    return True
    return False
