"""A cheap sensible way to play Abluxxen, from what the deciding seat may know alone.

Whole groups, hits first, large groups before small ones; take what fits the hand; draw when the pool has a joker or a
match; take nothing more when somebody is about to go out. It serves as the greedy bot and in rollouts.
"""

from typing import Final

from mypy_extensions import i64

from kibitz.core.rng import Rng
from kibitz.games.abluxxen.cards import JOKER, count_of, size_of
from kibitz.games.abluxxen.choices import (
    BACK,
    DECK,
    DROP,
    LAY,
    LEAVE,
    LONE,
    NONE,
    POOL,
    SHADOW,
    TAKE,
    Lay,
    lay_code,
    slot_cards,
)
from kibitz.games.abluxxen.parts import Side
from kibitz.games.abluxxen.rules import ANSWERING, FISHING, LAYING, SHADOWING, TAKING, AbluxxenPlay

FEW: Final = 3  # so few cards in a hand are out soon

# What a lay is worth, found by trying: a card that hits, a card laid, a joker kept for later, the value's safety.
PER_HIT: Final = 12
PER_CARD: Final = 4
PER_JOKER: Final = 9


def choose(play: AbluxxenPlay, rng: Rng) -> int:
    """What to answer now; ``rng`` breaks ties."""
    stage = play.stage
    if stage == LAYING:
        return int(best_lay(play, rng))
    if stage == TAKING:
        return TAKE if wants(play, play.sides[play.turn], play.top_of(play.victim)) else LEAVE
    if stage == ANSWERING:
        top = play.top_of(play.victim)
        return BACK if top.size >= 2 or fits(play.sides[play.victim], top) else DROP
    if stage == SHADOWING:
        return int(best_stack(play))
    if stage == FISHING:
        return int(best_draw(play, play.sides[play.turn], NONE))
    return int(best_draw(play, play.sides[play.victim], DECK))


def best_lay(play: AbluxxenPlay, rng: Rng) -> i64:
    """The best of all whole groups."""
    best: i64 = -1
    best_worth: i64 = 0
    for code in whole_groups(play.sides[play.turn].hand):
        worth = 8 * lay_worth(play, LAY[code]) + rng.below(8)
        if best < 0 or worth > best_worth:
            best = code
            best_worth = worth
    return spare_one(play, LAY[best])


def whole_groups(hand: i64) -> list[int]:
    """All cards of a value, alone and with any number of jokers; and jokers alone."""
    jokers = count_of(hand, JOKER)
    codes: list[int] = []
    for value in range(1, 14):
        held = count_of(hand, value)
        if held:
            codes.extend([int(lay_code(value, held, used)) for used in range(jokers + 1)])
    codes.extend(LONE[jokers])
    return codes


def lay_worth(play: AbluxxenPlay, lay: Lay) -> i64:
    """Cards hit count most, then cards laid; jokers are worth keeping unless they end the game."""
    side = play.sides[play.turn]
    if lay.size == side.size:
        return 1000 if leads(play, lay) else 0
    worth = PER_CARD * lay.size - PER_JOKER * lay.jokers
    for seat, other in enumerate(play.sides):
        top = other.top
        if seat != play.turn and top is not None and play.beats(lay, top.lay):
            worth += PER_HIT * lay.size
    if lay.size <= 2 and lay.value >= 12:
        worth += 2
    return worth


def leads(play: AbluxxenPlay, lay: Lay) -> bool:
    """Would going out with this lay win?"""
    mine = play.sides[play.turn].points() + 2 * lay.size
    for seat, other in enumerate(play.sides):
        if seat != play.turn and other.points() >= mine:
            return False
    return True


def spare_one(play: AbluxxenPlay, lay: Lay) -> i64:
    """Do not go out while behind: lay all but one card instead."""
    if lay.size < play.sides[play.turn].size or lay.size == 1 or leads(play, lay):
        return lay.code
    if lay.numbers > 1 or (lay.numbers == 1 and lay.jokers == 0):
        return lay_code(lay.value, lay.numbers - 1, lay.jokers)
    return lay_code(lay.value, lay.numbers, lay.jokers - 1)


def hurry(play: AbluxxenPlay, mine: Side) -> bool:
    """Is somebody else about to go out?"""
    for side in play.sides:
        if side is not mine and side.size <= FEW:
            return True
    return False


def fits(side: Side, lay: Lay) -> bool:
    """Does the layer hold a joker, or a value that is in hand?"""
    return lay.jokers > 0 or count_of(side.hand, lay.value) > 0


def wants(play: AbluxxenPlay, side: Side, lay: Lay) -> bool:
    return (lay.size >= 3 or fits(side, lay)) and not hurry(play, side)


def best_draw(play: AbluxxenPlay, side: Side, otherwise: i64) -> i64:
    """The open card that fits the hand best; with none, the deck where a card is owed, nothing where it is not."""
    if otherwise == NONE and hurry(play, side):
        return NONE
    best = otherwise
    if otherwise == DECK and play.middle.left == 0:
        best = POOL + play.middle.pool[0]
    best_worth: i64 = 0
    for slot in play.middle.pool:
        worth = slot_worth(side, slot)
        if worth > best_worth:
            best = POOL + slot
            best_worth = worth
    return best


def slot_worth(side: Side, slot: i64) -> i64:
    """A joker is best, then the value held most often; a group's other cards cost a little."""
    cards = slot_cards(slot)
    worth = 20 * count_of(cards, JOKER)
    for face in range(1, 14):
        if count_of(cards, face) and count_of(side.hand, face):
            worth += 4 + count_of(side.hand, face)
    return worth - 2 * (size_of(cards) - 1)


def best_stack(play: AbluxxenPlay) -> i64:
    """Of the shadow stacks, one that fits the hand, else the highest."""
    side = play.sides[play.turn]
    best: i64 = 0
    best_worth: i64 = -1
    for value in play.middle.prey(play.laid(), play.rules.split):
        worth = value + 100 * count_of(side.hand, value)
        if worth > best_worth:
            best = value
            best_worth = worth
    return SHADOW + best
