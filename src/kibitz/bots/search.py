"""Search for any game of hidden cards, from a view alone: information-set Monte Carlo tree search.

Each iteration deals anew what the seat cannot know, follows the tree of moves as far as it has grown, adds one move,
plays on by the game's cheap policy, and tells every move on the way what share of the win it brought whoever made it.
A move of the tree stands for that move in all deals: what is chosen never depends on cards that the seat cannot see.
The most tried move is the answer. The module is compiled: no step of an iteration is interpreted.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from kibitz.core.game import Play
from kibitz.core.rng import Rng

EXPLORE: Final = 0.5  # how curious it is: shares of a win lie between 0 and 1
AT_FIRST: Final = 3  # moves that a new branching considers; one more for every few visits
PER_MOVE: Final = 6
LOOK_UP: Final = 8  # iterations, until it looks whether the answer can still change
SEATS: Final = 8  # more than there are
CODES: Final = 4096  # of a game's table


@final
class Move:
    """A move in the tree: who made it, how often it was tried, how often it could have been, and what it brought."""

    def __init__(self, codes: list[int], seat: i64) -> None:
        self.codes: Final = codes
        self.seat: Final[i64] = seat
        self.tried: i64 = 0
        self.offered: i64 = 0
        self.won: float = 0.0  # the sum of its maker's shares
        self.replies: dict[int, Move] = {}

    def share(self) -> float:
        return self.won / float(self.tried) if self.tried else 0.0


@final
class Search:
    """What one seat finds out about its next move; or about ``moves``, if only these are asked for."""

    def __init__(self, imagined: Play, seat: int, seed: int, moves: list[list[int]] | None = None) -> None:
        self.start: Final = imagined  # any game that fits the view
        self.strategy: Final = imagined.game.strategy
        self.seat: Final = seat
        self.rng: Final = Rng(seed)
        self.root: Final = Move([], -1)
        self.won: Final = [0.0] * imagined.seats  # the sum of all seats' shares
        # the same in every deal: the seat sees its own cards
        self.first: Final = moves or imagined.game.strategy.shared_moves(imagined.copy(), self.rng)
        self.made: i64 = 0  # choices made in imagined games
        self.path: list[Move] = []

    def run(self, iterations: i64, most_ms: i64, settle: bool = True) -> None:
        """Search on until so many iterations are made in all, or the time is up; with ``settle`` not beyond the point
        where the answer cannot change any more."""
        end = perf_counter() + float(most_ms) / 1000.0
        while self.root.tried < iterations:
            self.iterate()
            left = iterations - self.root.tried
            if perf_counter() >= end or (settle and left % LOOK_UP == 0 and self.lead() > left):
                return

    def iterate(self) -> None:
        play = self.start.copy()
        play.redeal(self.seat, int(self.rng.next()))
        self.path = [self.root]
        self.descend(play)
        self.made += self.strategy.rollout(play, self.rng)
        shares = self.strategy.shares(play)
        for seat, share in enumerate(shares):
            if seat < len(self.won):  # a seat that joins later is none of ours
                self.won[seat] += share
        for move in self.path:
            move.tried += 1
            if move.seat >= 0:
                move.won += shares[move.seat]

    def descend(self, play: Play) -> None:
        """Follow the tree, and make one move that was not tried before."""
        move = self.root
        moves = self.first
        while True:
            if len(moves) == 1 and move is not self.root:  # nothing to decide, nothing to remember
                self.make(play, moves[0])
            else:
                move = self.pick(move, moves, play.seat())
                self.path.append(move)
                self.make(play, move.codes)
                if move.tried == 0:
                    return
            if play.seat() < 0:
                return
            moves = self.strategy.shared_moves(play, self.rng)

    def make(self, play: Play, codes: list[int]) -> None:
        for code in codes:
            play.apply(code)
        self.made += len(codes)

    def pick(self, after: Move, moves: list[list[int]], seat: i64) -> Move:
        """The move with the best promise: what it has brought, and the less it was tried, the more."""
        replies = after.replies
        width: i64 = AT_FIRST + after.tried // PER_MOVE
        best: Move | None = None
        most = -1.0
        for place, codes in enumerate(moves):
            if place >= width:
                break
            key = key_of(codes, int(seat))
            reply = replies.get(key)
            if reply is None:
                reply = Move(codes[:], seat)
                replies[key] = reply
                reply.offered = 1
                return reply
            reply.offered += 1
            tried = float(reply.tried)
            promise = reply.won / tried + EXPLORE * sqrt(log(float(reply.offered)) / tried)
            if promise > most:
                most = promise
                best = reply
        assert best is not None
        return best

    # ---- what came out

    def lead(self) -> i64:
        """By how many tries the most tried move is ahead."""
        first: i64 = 0
        second: i64 = 0
        for move in self.root.replies.values():
            tried = move.tried
            if tried > first:
                second = first
                first = tried
            elif tried > second:
                second = tried
        return first - second

    def found(self) -> list[Move]:
        """The moves that were tried, the answer first."""
        moves = list(self.root.replies.values())
        moves.sort(key=by_merit)
        return moves

    def best(self) -> list[int]:
        """The answer: the most tried move, of equals the better one."""
        if not self.root.replies:
            return self.first[0][:]
        return self.found()[0].codes[:]


def by_merit(move: Move) -> tuple[int, float]:
    return -int(move.tried), -move.share()


def key_of(codes: list[int], seat: int) -> int:
    """One number for a move, whatever choices it is made of; after the same moves it may be another seat's turn, where
    what is not worth remembering has gone otherwise."""
    key = 1  # so that no move is the end of a longer one
    for code in codes:
        if not 0 <= code < CODES:
            raise ValueError(f"choice {code} cannot be told apart from another: codes go from 0 to {CODES - 1}")
        key = key * CODES + code
    if not 0 <= seat < SEATS:
        raise ValueError(f"seat {seat} cannot be told apart from another: seats go from 0 to {SEATS - 1}")
    return key * SEATS + seat
