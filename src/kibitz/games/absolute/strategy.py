"""The strategy of Absolute: whole moves worth thinking about, quick play for some turns, and who is ahead then."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from kibitz.core.phrase import Phrase
from kibitz.core.rng import Rng
from kibitz.core.strategy import Strategy
from kibitz.games.absolute import remarks
from kibitz.games.absolute.choices import DISCARDS, DONE, HOLD, NO_SWAP
from kibitz.games.absolute.moves import best_new_set
from kibitz.games.absolute.parts import TO_GO_OUT, hand_penalty
from kibitz.games.absolute.policy import USUAL, Thinker, choose, first_move, swap_choices
from kibitz.games.absolute.rules import AbsolutePlay
from kibitz.games.absolute.solver import Leaves, Solver
from kibitz.games.absolute.state import DISCARDING, DRAWING, OVER, PLAYING, SWAPPING

DISCARDS_TRIED: Final = 4
SWAPS_SEEN: Final = 10  # at first sight
AHEAD: Final = 4  # turns that a rollout plays
WANDER: Final = 7  # in a rollout one choice in eight is left to chance: the bits that must be 0

# What a seat may expect of a round, in points, fitted to 1,500 rounds between greedy players: sets on the table are
# often raided, so a card in hand counts nearly as much; and how far results scatter.
PER_POINT: Final = 0.41
PER_SET: Final = 2.9
PER_CARD: Final = 1.1
PER_PENALTY: Final = 0.5
PER_NEW_POINT: Final = 0.33
PER_TURN_TO_WAIT: Final = -0.54
SPREAD: Final = 7.0
UNDER_WAY: Final = 0.6  # of a round's scatter, what is still to come in the middle of it


@final
class AbsoluteStrategy(Strategy[AbsolutePlay]):
    """Absolute is played for some turns and judged then."""

    def policy(self, play: AbsolutePlay, rng: Rng) -> list[int]:
        return choose(play)

    def shared_moves(self, play: AbsolutePlay, rng: Rng) -> list[list[int]]:
        """Whole moves; of one that is half composed, how it may go on."""
        made = play.draft.made
        if not made:
            return whole_moves(play)
        rests = [move[len(made) :] for move in whole_moves(play) if len(move) > len(made) and move[: len(made)] == made]
        return [rest for rest in rests if rest[0] in play.shared_legal()] or [choose(play)]

    def rollout(self, play: AbsolutePlay, rng: Rng) -> int:
        """Play some turns at first sight of everything; once somebody is out, to the end of the round."""
        number = play.round
        made = 0
        until = play.turns + AHEAD
        while play.phase != OVER and play.round == number and (play.turns < until or play.out):
            for code in quick(play, rng):
                if code not in play.shared_legal():
                    break
                play.apply(code)
                made += 1
        return made

    def shares(self, play: AbsolutePlay) -> list[float]:
        """The highest total wins; while cards are still to be played, the others may catch up."""
        totals = play.totals
        if play.phase == OVER:
            best = max(totals)
            won = totals.count(best)
            return [1.0 / float(won) if total == best else 0.0 for total in totals]
        left = float(play.rules.rounds - play.round) + (UNDER_WAY if play.turns > 0 else 1.0)
        scale = SPREAD * sqrt(left)
        ahead = [(float(total) + expected(play, seat)) / scale for seat, total in enumerate(totals)]
        most = max(ahead)  # above it nothing can overflow
        weights = [exp(lead - most) for lead in ahead]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    @property
    def effort(self) -> int:
        return 100

    def remarks(self, play: AbsolutePlay, codes: list[int]) -> list[Phrase]:
        return remarks.remarks(play, codes)


def whole_moves(play: AbsolutePlay) -> list[list[int]]:
    """The next move, as if none of it had been made yet."""
    if play.phase == DRAWING:
        return [[code] for code in play.draws()]
    seat = Thinker(play, USUAL)
    if play.phase == SWAPPING:
        return swap_moves(seat)
    if play.phase == PLAYING:
        return play_moves(seat)
    return discard_moves(seat)


def swap_moves(seat: Thinker) -> list[list[int]]:
    """The swaps that look best, and none."""
    found = [(-loss, swap_choices(owner, place, way)) for loss, owner, place, way in seat.candidates()]
    idle = int(seat.keeper().kept(seat.hand))
    better = [move for gain, move in found if gain > idle]
    return [*better, [NO_SWAP], *[move for gain, move in found if gain <= idle]]


def play_moves(seat: Thinker) -> list[list[int]]:
    """The best arrangement, the best without taking sets apart, the way out; and no more."""
    game = seat.game
    leaves = Leaves(seat.hand, game.played > 0, False, seat.cost, seat.promise)
    found = [seat.play(), [DONE]]
    plan = Solver(seat.own, game.homes, leaves, seat.per_set, 0).solve()
    if plan is not None:
        found.append(first_move(game, plan))
    plan = seat.any_way_out(0)
    if plan is not None:
        found.append(first_move(game, plan))
    return [move for place, move in enumerate(found) if move not in found[:place]]


def discard_moves(seat: Thinker) -> list[list[int]]:
    """What the policy would discard, and the next best."""
    keeper = seat.keeper()
    first = seat.discard()
    ranked: list[tuple[int, int]] = []
    for code in seat.game.shared_legal():
        if code != first:
            rest = [card for card in seat.hand if code == HOLD or card != code - DISCARDS]
            ranked.append((-int(keeper.kept(rest)), code))
    ranked.sort()
    return [[first], *[[code] for _, code in ranked[: DISCARDS_TRIED - 1]]]


# ---- quick play


def quick(play: AbsolutePlay, rng: Rng) -> list[int]:
    """A move at first sight, of which at least the first choice is legal."""
    legal = play.shared_legal()
    if len(legal) == 1:
        return legal
    if play.draft.made:
        return choose(play)
    if play.phase == DRAWING:
        return [legal[1 if rng.next() & WANDER == 0 else 0]]
    seat = Thinker(play, USUAL)
    if play.phase == DISCARDING:
        return [seat.discard()]
    move = quick_swap(seat, rng) if play.phase == SWAPPING else quick_play(seat)
    return move if move[0] in legal else choose(play)


def quick_swap(seat: Thinker, rng: Rng) -> list[int]:
    """The best of some swaps, at first sight."""
    ways = seat.all_swaps()
    step = len(ways) // SWAPS_SEEN + 1
    found = seat.look_at(ways[rng.below(step) :: step])
    if not found or rng.next() & WANDER == 0:
        return [NO_SWAP]
    loss, owner, place, way = min(found)
    return swap_choices(owner, place, way) if -loss > seat.keeper().kept(seat.hand) else [NO_SWAP]


def quick_play(seat: Thinker) -> list[int]:
    """New sets and additions; out, if it can be and nobody seems to be ahead."""
    game = seat.game
    if not seat.last and len(seat.own) + 1 >= TO_GO_OUT:
        way_out = seat.way_out(0)
        if way_out is not None:
            return [DONE] if seat.is_out(way_out.worth) else first_move(game, way_out)
    leaves = Leaves(seat.hand, game.played > 0, False, seat.cost, seat.promise)
    plan = Solver(seat.own, game.homes, leaves, seat.per_set, 0).solve()
    if plan is None or plan.worth <= seat.idle(seat.hand, seat.own, leaves):
        return [DONE]
    return first_move(game, plan)


# ---- who is ahead


def expected(play: AbsolutePlay, seat: int) -> float:
    """What a seat may expect of this round, beside what everybody may."""
    hand = play.hand_of(seat)
    wait = (seat - int(play.turn)) % play.n
    return (
        PER_POINT * float(play.table_points(seat))
        + PER_SET * float(min(TO_GO_OUT, len(play.sets[seat])))
        + PER_CARD * float(len(hand))
        + PER_PENALTY * float(hand_penalty(hand))
        + PER_NEW_POINT * float(best_new_set(hand))
        + PER_TURN_TO_WAIT * float(wait)
    )
