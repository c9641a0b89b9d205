"""A cheap sensible way to play Abluxxen, from what the deciding seat may know alone.

Whole groups, hits first, large groups before small ones; take what fits the hand; draw when the pool has a joker or a
match; take nothing more when somebody is about to go out. It serves as the greedy bot and in rollouts.
"""

from typing import Final

from mypy_extensions import i64

from kibitz.core.rng import Rng
from kibitz.games.abluxxen.cards import JOKER, count_of
from kibitz.games.abluxxen.choices import (
    BACK,
    DECK,
    DROP,
    LAY,
    LEAVE,
    LONE_JOKERS,
    NONE,
    POOL,
    SHADOW,
    SINGLE,
    TAKE,
    Lay,
    lay_code,
    slot_faces,
)
from kibitz.games.abluxxen.parts import Side
from kibitz.games.abluxxen.rules import AbluxxenPlay
from kibitz.games.abluxxen.state import ANSWERING, FISHING, LAYING, SHADOWING, TAKING

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
    """The best of all whole groups: all cards of a value, alone and with any number of jokers; and jokers alone."""
    side = play.sides[play.turn]
    hand = side.hand
    jokers = count_of(hand, JOKER)
    targets = open_layers(play)
    best: i64 = -1
    most: i64 = 0
    value: i64 = 0
    while value < LONE_JOKERS:
        value += 1
        held = count_of(hand, value) if value < LONE_JOKERS else 0
        used: i64 = 0
        if held == 0:
            if value < LONE_JOKERS:
                continue
            used = 1
        while used <= jokers:
            worth = 8 * lay_worth(play, value, held + used, used, targets) + (rng.next() & 7)
            if best < 0 or worth > most:
                best = lay_code(value, held, used)
                most = worth
            used += 1
    return spare_one(play, LAY[best])


def open_layers(play: AbluxxenPlay) -> i64:
    """The top layers of the others, a byte each: size and value."""
    layers: i64 = 0
    mine = play.sides[play.turn]
    for side in play.sides:
        top = side.top
        if top is not None and side is not mine:
            layers = (layers << 8) | (top.lay.size << 4) | top.lay.value
    return layers


def lay_worth(play: AbluxxenPlay, value: i64, size: i64, jokers: i64, targets: i64) -> i64:
    """Cards hit count most, then cards laid; jokers are worth keeping unless they end the game."""
    if size == play.sides[play.turn].size:
        return 1000 if leads(play, size) else 0
    worth = PER_CARD * size - PER_JOKER * jokers
    while targets:
        if (targets >> 4) & 15 == size and play.tops(value, targets & 15):
            worth += PER_HIT * size
        targets >>= 8
    if size <= 2 and value >= 12:
        worth += 2
    return worth


def leads(play: AbluxxenPlay, size: i64) -> bool:
    """Would going out with so many cards win?"""
    mine = play.sides[play.turn].points() + 2 * size
    for seat, other in enumerate(play.sides):
        if seat != play.turn and other.points() >= mine:
            return False
    return True


def spare_one(play: AbluxxenPlay, lay: Lay) -> i64:
    """Do not go out while behind: lay all but one card instead."""
    if lay.size < play.sides[play.turn].size or lay.size == 1 or leads(play, lay.size):
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
    if slot <= SINGLE:
        return card_worth(side, slot)
    worth: i64 = 2
    for face in slot_faces(slot):
        worth += card_worth(side, face) - 2
    return worth


def card_worth(side: Side, face: i64) -> i64:
    if face == JOKER:
        return 20
    held: i64 = side.hand >> (4 * face) & 15
    return 4 + held if held > 0 else 0


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
