"""A cheap sensible way to play Absolute, from what the deciding seat may know alone: the greedy bot.

It compares what it could make of its hand with each card it may draw; swaps where that raises its own sets, ruins those
of others, or brings a card it can use; arranges its sets as the solver says; keeps cards that promise a set; and goes
out when nobody else seems to be ahead.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kibitz.core.piles import insert
from kibitz.games.absolute.choices import (
    ADDS,
    BREAKS,
    CANCEL,
    CONFIRM,
    DECK,
    DISCARD,
    DISCARDS,
    DONE,
    GIVES,
    HOLD,
    NEXT,
    NO_SWAP,
    SET,
    SWAPS,
    TAKES,
    set_name,
)
from kibitz.games.absolute.moves import given_and_taken, swaps
from kibitz.games.absolute.parts import MOST_IN_HAND, TO_GO_OUT, Set, after_swap, with_zero
from kibitz.games.absolute.rules import AbsolutePlay
from kibitz.games.absolute.solver import NEVER, POINT, Leaves, Plan, Solver
from kibitz.games.absolute.state import DRAWING, PLAYING, SWAPPING

BOUND: Final = 13  # items that it arranges at once
SAMPLES: Final = 6  # cards that the deck might bring
CANDIDATES: Final = 6  # swaps that are thought through


@final
class Style:
    """What counts, and how much: a point of the own sets is 100."""

    def __init__(
        self,
        swaps: bool = True,
        attack: int = 40,
        leader: int = 20,
        promise: int = 150,
        per_set: int = 400,
        hurry: int = 40,
    ) -> None:
        self.swaps: Final = swaps
        self.attack: Final = attack  # a point that another seat loses
        self.leader: Final = leader  # the same of the leader: more by this
        self.promise: Final = promise  # a chance to complete a set with the next card, in per cent of its points
        self.per_set: Final = per_set  # a set, while it has not had the three that it needs to go out
        self.hurry: Final = hurry  # a point of the hand's penalty, once somebody is about to go out


USUAL: Final = Style()  # found by trying, many games each


def choose(play: AbsolutePlay, style: Style = USUAL) -> list[int]:
    """The move to make now; of one that is half composed, the rest."""
    made = play.draft.made
    move = think(play, style)
    if move[: len(made)] == made and len(move) > len(made) and move[len(made)] in play.shared_legal():
        return move[len(made) :]
    return [CONFIRM] if CONFIRM in play.shared_legal() else [give_up(play)]


def give_up(play: AbsolutePlay) -> int:
    """A move that somebody else began is dropped; if that cannot be, it is brought to an end."""
    return CANCEL if CANCEL in play.shared_legal() else play.shared_legal()[0]


def think(play: AbsolutePlay, style: Style) -> list[int]:
    """The next move as small choices, as if none of them had been made yet."""
    seat = Thinker(play, style)
    if play.phase == DRAWING:
        return [seat.draw()]
    if play.phase == SWAPPING:
        return seat.swap()
    if play.phase == PLAYING:
        return seat.play()
    return [seat.discard()]


@final
class Thinker:
    """The seat whose turn it is, with what it makes of the table."""

    def __init__(self, game: AbsolutePlay, style: Style) -> None:
        self.game: Final = game
        self.style: Final = style
        self.hand: Final = game.hand()
        self.own: Final = game.own_sets()
        self.last: Final = len(game.out) > 0  # the last turns: nothing comes after
        self.cost: Final = self.urgency()
        self.promise: Final = 0 if self.last else style.promise
        self.per_set: Final = 0 if self.last or game.most_sets[game.turn] >= TO_GO_OUT else style.per_set

    def urgency(self) -> int:
        """What a point of penalty counts: the more, the sooner somebody may go out."""
        if self.game.out:
            return POINT
        for seat in range(self.game.n):
            near = len(self.game.hand_of(seat)) <= 4 and len(self.game.sets[seat]) >= TO_GO_OUT - 1
            if near and seat != self.game.turn:
                return self.style.hurry
        return 0

    # ---- what a hand and a row of sets are worth

    def worth(self, hand: list[int], own: list[Set]) -> i64:
        """Own sets and hand at the end of the turn, if no set is taken apart."""
        leaves = Leaves(hand, False, False, self.cost, self.promise)
        plan = Solver(own, with_zero(own), leaves, self.per_set, 0).solve()
        best: i64 = self.idle(hand, own, leaves)
        if plan is not None and plan.worth > best:
            best = plan.worth
        return best

    def idle(self, hand: list[int], own: list[Set], leaves: Leaves) -> i64:
        """The same if nothing more is played; holding is possible if nothing was."""
        kept = leaves.kept(leaves.after_discards(hand)) if hand else leaves.kept(hand)
        if not leaves.free and len(hand) <= MOST_IN_HAND:
            held = leaves.kept(hand)
            kept = held if held > kept else kept
        points = sum([row.points() for row in own])
        return kept + POINT * points + self.per_set * len(own)

    # ---- the phases

    def draw(self) -> int:
        """The open card, if it brings more than the deck does on average."""
        offered = self.game.shared_legal()
        if len(offered) == 1:
            return offered[0]
        top = self.worth(with_card(self.hand, self.game.discard[-1]), self.own)
        unseen = self.game.unseen() if self.game.deck else sorted(self.game.discard[:-1])
        total: i64 = 0
        for number in range(SAMPLES):
            card = unseen[number * len(unseen) // SAMPLES]
            total += self.worth(with_card(self.hand, card), self.own)
        return DISCARD if top * SAMPLES > total else DECK

    def swap(self) -> list[int]:
        """The best of the most promising swaps, if it is better than none."""
        best: list[int] = [NO_SWAP]
        if not self.style.swaps:
            return best
        most = self.worth(self.hand, self.own)
        for _, owner, place, way in self.candidates():
            worth = self.worth_of_swap(owner, place, way)
            if worth > most:
                most = worth
                best = swap_choices(owner, place, way)
        return best

    def candidates(self) -> list[tuple[int, int, int, int]]:
        """Swaps by how they look at first sight, the best first."""
        found = self.look_at(self.all_swaps())
        found.sort()
        return found[:CANDIDATES]

    def all_swaps(self) -> list[tuple[int, int, int]]:
        """Every swap there is: whose set, its place, and the way."""
        found: list[tuple[int, int, int]] = []
        for owner, row in enumerate(self.game.sets):
            if owner not in self.game.out:
                for place, one in enumerate(row):
                    found += [(owner, place, way) for way in swaps(one, self.hand, self.game.rules.wild_swap)]
        return found

    def look_at(self, ways: list[tuple[int, int, int]]) -> list[tuple[int, int, int, int]]:
        """Swaps with what they bring at first sight, as a loss: what changes in the set, and what the hand then is."""
        keeper = self.keeper()
        found: list[tuple[int, int, int, int]] = []
        for owner, place, way in ways:
            one = self.game.sets[owner][place]
            hand, new = swapped(self.hand, one, way)
            gain = self.weight(owner) * (new.points() - one.points()) + int(keeper.kept(hand))
            found.append((-gain, owner, place, way))
        return found

    def keeper(self) -> Leaves:
        """What a hand is worth at the end of the turn."""
        return Leaves(self.hand, True, False, self.cost, self.promise)

    def weight(self, owner: int) -> int:
        """What a point of a seat's set counts for this one: its own, or that of another, most of all the leader's."""
        if owner == self.game.turn:
            return POINT
        if self.game.n == 2:
            return -POINT
        return -self.style.attack - (self.style.leader if owner == self.leader() else 0)

    def leader(self) -> int:
        """The other seat with the most points."""
        best = -1
        most = -1000
        for seat in range(self.game.n):
            points = self.game.totals[seat] + self.game.table_points(seat)
            if seat != self.game.turn and points > most:
                best, most = seat, points
        return best

    def worth_of_swap(self, owner: int, place: int, way: int) -> i64:
        one = self.game.sets[owner][place]
        hand, new = swapped(self.hand, one, way)
        if owner == self.game.turn:
            return self.worth(hand, [new if row is one else row for row in self.own])
        return self.worth(hand, self.own) + self.weight(owner) * (new.points() - one.points())

    def play(self) -> list[int]:
        """The way out, if it is good enough; else the best arrangement, if it is better than playing no more."""
        game = self.game
        leaves = Leaves(self.hand, game.played > 0, False, self.cost, self.promise)
        plan = Solver(self.own, game.homes, leaves, self.per_set, BOUND).solve()
        if not self.last:  # in the last turns going out is worth no more than what it leaves
            way_out = self.way_out()
            if way_out is not None:
                return [DONE] if self.is_out(way_out.worth) else first_move(game, way_out)
        if plan is None or plan.worth <= self.idle(self.hand, self.own, leaves):
            return [DONE]
        return first_move(game, plan)

    def way_out(self, bound: int = BOUND) -> Plan | None:
        """The best way to go out, if nobody else is ahead then."""
        plan = self.any_way_out(bound)
        return plan if plan is not None and plan.worth >= POINT * self.to_beat() else None

    def any_way_out(self, bound: int) -> Plan | None:
        """The best way to go out, whoever is ahead."""
        enough = self.game.most_sets[self.game.turn] >= TO_GO_OUT
        leaves = Leaves(self.hand, self.game.played > 0, True)
        return Solver(self.own, self.game.homes, leaves, 0, bound).solve(0 if enough else TO_GO_OUT)

    def is_out(self, worth: int) -> bool:
        """Does the discard of the last card bring as much, without playing anything?"""
        game = self.game
        enough = len(self.own) >= TO_GO_OUT or game.most_sets[game.turn] >= TO_GO_OUT
        return len(self.hand) == 1 and enough and POINT * game.table_points(game.turn) >= worth

    def to_beat(self) -> int:
        """What the best of the others may have in the end."""
        most = -1000
        for seat in range(self.game.n):
            if seat != self.game.turn:
                most = max(most, self.game.table_points(seat) - len(self.game.hand_of(seat)) // 2)
        return most

    def discard(self) -> int:
        """The card that the hand misses least, none, if it is better kept; the last one is the way out."""
        if self.is_out(POINT * self.to_beat()):
            return DISCARDS + self.hand[0]
        keeper = self.keeper()
        best = -1
        most: i64 = NEVER
        if HOLD in self.game.shared_legal():
            best = HOLD
            most = keeper.kept(self.hand)
        for card in self.hand:
            worth = keeper.kept([other for other in self.hand if other != card])
            if worth > most:
                best = DISCARDS + card
                most = worth
        return best


# ---- moves as choices


def with_card(hand: list[int], card: int) -> list[int]:
    more = hand[:]
    insert(more, card)
    return more


def swapped(hand: list[int], row: Set, way: int) -> tuple[list[int], Set]:
    """Hand and set after a swap."""
    given, taken = given_and_taken(way)
    return sorted([card for card in hand if card not in given] + taken), after_swap(row, given, taken)


def swap_choices(owner: int, place: int, way: int) -> list[int]:
    given, taken = given_and_taken(way)
    gives = [GIVES + card for card in given]
    return [SWAPS + set_name(owner, place), *gives, *[TAKES + card for card in taken], CONFIRM]


def first_move(play: AbsolutePlay, plan: Plan) -> list[int]:
    """The first move on the way to an arrangement: a new set, an addition, or all of the rest as one regrouping."""
    own = play.own_sets()
    old = [row.cards for row in own]
    new = [cards for cards in plan.sets if cards not in old]
    broken = [place for place, cards in enumerate(old) if cards not in plan.sets]
    if not new:
        return [DONE]
    if not broken:
        return [SET, *[GIVES + card for card in new[0]], CONFIRM]
    if len(broken) == 1 and len(new) == 1:
        more = [card for card in new[0] if card not in old[broken[0]]]
        return [ADDS + set_name(int(play.turn), broken[0]), *[GIVES + card for card in more], CONFIRM]
    if not play.may_regroup() or (len(plan.left) == len(play.hand()) and not play.may_regroup_bare()):
        return [DONE]
    codes = [BREAKS + place for place in broken]
    for cards in new:
        codes += [GIVES + card for card in cards]
        codes.append(NEXT)
    return [*codes[:-1], CONFIRM]
