"""A cheap sensible player of Fluxx. It plays towards the goals in force, keeps Surprises for when they matter, and does
not hand others the win when it can avoid it. It looks at its own hand and at what lies open, nothing else.

Every choice gets points; the best is taken, chance decides between equals.
"""

from __future__ import annotations

from kibitz.core.rng import Rng
from kibitz.games.fluxx.cards import (
    ALL_DRAW,
    ANOTHER_TURN,
    CREEPER,
    DISCARD,
    DISCARD_HAND,
    DO_KEPT,
    DRAW_AND_GIVE,
    DRAW_AND_PLAY,
    DRAW_N,
    GOAL,
    HOLD,
    KEEPER,
    MIX,
    ON_CREEPER,
    ON_GOAL,
    ON_KEEPER,
    ON_RULE,
    ON_THEFT,
    OTHERS_DISCARD,
    PLAY,
    PLAY_RANDOM,
    PLAY_TOP,
    RULE,
    STEAL,
    SURPRISE,
    SWAP,
    TAKE,
    TAKE_RANDOM,
    TRADE,
)
from kibitz.games.fluxx.choices import CARD, DONE, DRAW, END, NO, PASS, RANDOM, SEAT, YES
from kibitz.games.fluxx.choosing import PickSeat
from kibitz.games.fluxx.drawing import Give
from kibitz.games.fluxx.events import GOALS, HAND, KEPT
from kibitz.games.fluxx.frame import Frame
from kibitz.games.fluxx.goals import is_blocked, missing
from kibitz.games.fluxx.playing import React
from kibitz.games.fluxx.replacing import has_room
from kibitz.games.fluxx.rules import TO_DISCARD, TO_DISCARD_KEEPER, TO_PLAY, FluxxPlay
from kibitz.games.fluxx.worth import WIN, loss, need, rate_goal, rate_goals_in_play, rate_rule


def choose(play: FluxxPlay, rng: Rng) -> int:
    """The choice with the most points."""
    legal = play.shared_legal()
    if len(legal) == 1:
        return legal[0]
    seat = play.decider
    best: list[int] = []
    most = 0
    for code in legal:
        points = rate(play, seat, code)
        if not best or points > most:
            best, most = [code], points
        elif points == most:
            best.append(code)
    return best[rng.below(len(best))] if len(best) > 1 else best[0]


def rate(play: FluxxPlay, seat: int, code: int) -> int:
    """What a choice is worth to whoever decides; not to use, answer or choose anything is worth nothing."""
    if code in (DONE, DRAW, END, PASS):
        return 0
    if code >= CARD + play.deck.size:
        return rate_use(play, seat, play.game.choices[code].args[0], play.releases(code))
    if not play.stack:
        return rate_in_turn(play, seat, code - CARD)
    frame = play.stack[-1]
    if code < SEAT:
        return {YES: 1, NO: 0, RANDOM: -worth_of_hand(play, seat)}[code]
    if code < CARD:
        return rate_seat(play, seat, frame, code - SEAT)
    if isinstance(frame, React):
        return rate_answer(play, seat, frame, code - CARD)
    return rate_pick(play, seat, frame, code - CARD)


# ---- playing


def rate_in_turn(play: FluxxPlay, seat: int, card: int) -> int:
    if play.stage in (TO_DISCARD, TO_DISCARD_KEEPER):
        return -worth(play, seat, card)
    assert play.stage == TO_PLAY
    return rate_play(play, seat, card)


def rate_play(play: FluxxPlay, seat: int, card: int) -> int:
    printed = play.deck.cards[card]
    kind = printed.kind
    if kind == KEEPER:
        return 10 + need(play, seat, card) + need_in_hand(play, seat, card)
    if kind == GOAL:
        gain = rate_goal(play, seat, card)
        if -WIN < gain < WIN and not has_room(play):
            gain -= rate_goals_in_play(play, seat) // len(play.table.piles[GOALS])
        return gain
    if kind == RULE:
        return rate_rule(play, seat, printed)
    if kind == SURPRISE:
        return rate_steps(play, seat, printed.do) - 15  # better kept
    return rate_steps(play, seat, printed.do)


def need_in_hand(play: FluxxPlay, seat: int, card: int) -> int:
    """A Keeper is worth more if a goal in the own hand wants it."""
    points = 0
    for goal in play.table.piles[HAND + seat]:
        if play.deck.kinds[goal] == GOAL and missing(play, seat, goal, card) < missing(play, seat, goal):
            points += 6
    return points


def rate_steps(play: FluxxPlay, seat: int, first: int) -> int:
    """What the steps of a card bring, roughly."""
    points = 0
    for step in play.deck.program(first):
        verb = step.verb
        if verb in (DRAW_N, DRAW_AND_PLAY):
            points += 3 * step.count
        elif verb in (STEAL, TAKE):
            points += best_of(play, seat, play.candidates(seat, step))
        elif verb == DISCARD and step.kinds & CREEPER:
            points += rate_clearing(play, seat, play.table.streets if step.count == 0 else 1)
        elif verb == TRADE:
            points += 3 * (largest_hand(play, seat) - len(play.table.piles[HAND + seat]) + 1)
        elif verb in (TAKE_RANDOM, OTHERS_DISCARD):
            points += 3 * (play.n - 1)
        elif verb == MIX:
            points += mean_keepers(play) - 4 * play.table.keepers[seat]
        elif verb == ANOTHER_TURN:
            points += 12
        elif verb == DISCARD_HAND:
            points -= 3 * len(play.table.piles[HAND + seat])
        elif verb == DO_KEPT:
            points += rate_steps(play, seat, play.deck.cards[play.table.piles[KEPT][0]].do)
        elif verb in (PLAY, PLAY_TOP, PLAY_RANDOM, DRAW_AND_GIVE, ALL_DRAW, SWAP):
            points += 4
        elif verb == HOLD:
            points += rate_clearing(play, seat, 1)
    return points


def best_of(play: FluxxPlay, seat: int, cards: list[int]) -> int:
    best = 0
    for card in cards:
        best = max(best, rate_take(play, seat, card))
    return best


def rate_take(play: FluxxPlay, seat: int, card: int) -> int:
    """What it is worth to have a card oneself that lies before another, or in the middle."""
    owner = play.table.owner(card)
    if play.deck.kinds[card] == CREEPER:
        wanted = need(play, seat, card)
        return wanted if wanted > 0 else -6
    if owner == seat:
        return -loss(play, seat, card)
    if owner < 0:
        return need(play, seat, card) if play.deck.kinds[card] == KEEPER else rate_away(play, seat, card)
    return 8 + need(play, seat, card) + loss(play, owner, card)


def rate_away(play: FluxxPlay, seat: int, card: int) -> int:
    """What it is worth that a card leaves play."""
    kind = play.deck.kinds[card]
    owner = play.table.owner(card)
    if kind == GOAL:
        return -rate_goal(play, seat, card)
    if kind == RULE:
        return -rate_rule(play, seat, play.deck.cards[card]) - 2
    if kind == CREEPER:
        return rate_clearing(play, seat, 1) + (2 if owner == seat else 0)
    if owner < 0:
        return 0
    return -loss(play, seat, card) if owner == seat else loss(play, owner, card)


def rate_clearing(play: FluxxPlay, seat: int, fewer: int) -> int:
    """So many Creepers less: it may win at once, or let another win."""
    points = 3
    for goal in play.table.piles[GOALS]:
        if play.deck.cards[goal].needs_creeper:
            points += 6 if missing(play, seat, goal) > 1 else -10
            continue
        for other in range(play.n):
            if missing(play, other, goal) == 0 and not is_blocked(play, other, goal, fewer):
                points += WIN if other == seat else -WIN
    return points


def largest_hand(play: FluxxPlay, seat: int) -> int:
    largest = 0
    for other in range(play.n):
        if other != seat:
            largest = max(largest, len(play.table.piles[HAND + other]))
    return largest


def mean_keepers(play: FluxxPlay) -> int:
    total = 0
    for other in range(play.n):
        total += play.table.keepers[other]
    return 4 * total // play.n


# ---- powers and free actions


def rate_use(play: FluxxPlay, seat: int, card: int, releases: bool) -> int:
    printed = play.deck.cards[card]
    if releases:
        return -1
    points = rate_steps(play, seat, printed.use)
    if printed.kind == KEEPER and play.deck.has_verb(printed.use, ANOTHER_TURN):
        points -= loss(play, seat, card)
    return points


# ---- answering


def rate_answer(play: FluxxPlay, seat: int, frame: React, surprise: int) -> int:
    """A Surprise is spent when somebody would win, when I would win by it, or when I am robbed."""
    if len(frame.chain) > 0:
        return rate_cancel(play, seat, frame)
    trigger, card, actor = frame.trigger, frame.card, frame.actor
    if trigger == ON_GOAL:
        return WIN if rate_goal(play, seat, card) <= -WIN else -1
    if trigger == ON_KEEPER:
        mine, theirs = need(play, seat, card), need(play, actor, card)
        return mine + theirs if mine >= 20 or theirs >= 20 else -1
    if trigger == ON_THEFT:
        return 20
    if trigger == ON_CREEPER:
        return need(play, seat, card) + need(play, frame.target, card) // WIN * WIN - 1
    if trigger == ON_RULE:
        return -rate_rule(play, seat, play.deck.cards[card]) - 8
    return rate_steps(play, actor, play.deck.cards[card].do) - 12


def rate_cancel(play: FluxxPlay, seat: int, frame: React) -> int:
    """With every card played so far, does what this is about happen? And do I want it to?"""
    printed = play.deck.cards[frame.card]
    mine = play.stack[-2].seat == seat
    if printed.kind == GOAL:
        wanted = rate_goal(play, seat, frame.card)
    elif printed.kind == KEEPER:
        wanted = need(play, seat, frame.card) if mine else -need(play, play.stack[-2].seat, frame.card)
    else:
        wanted = 5 if mine else -5
    return -wanted - 20 if frame.happens() else wanted - 20


# ---- choosing


def worth(play: FluxxPlay, seat: int, card: int) -> int:
    """What a card in hand, or a Keeper before me, is worth keeping."""
    if play.table.owner(card) == seat:
        return loss(play, seat, card)
    kind = play.deck.kinds[card]
    if kind == SURPRISE:
        return 15
    points = rate_play(play, seat, card)
    return max(-10, min(points, 200))


def worth_of_hand(play: FluxxPlay, seat: int) -> int:
    """A random card costs what a card of this hand is worth on the average."""
    hand = play.table.piles[HAND + seat]
    total = 0
    for card in hand:
        total += worth(play, seat, card)
    return total // len(hand) if hand else 0


def rate_seat(play: FluxxPlay, seat: int, frame: Frame, other: int) -> int:
    """To trade with or take from: the largest hand. To give: good cards to myself, the rest to whoever has least."""
    if isinstance(frame, Give):
        good = worth(play, seat, frame.cards[0]) > 10
        return (5 if good else -5) if other == seat else -play.table.keepers[other]
    if isinstance(frame, PickSeat) and frame.moved >= 0:
        return need(play, seat, frame.moved) if other == seat else play.table.keepers[other] + 1
    return len(play.table.piles[HAND + other])


def rate_pick(play: FluxxPlay, seat: int, frame: Frame, card: int) -> int:
    prompt = frame.prompt(play)
    if prompt in ("hand-limit", "table-limit", "discard", "discard-or-random"):
        return -worth(play, seat, card)
    if prompt in ("steal", "take"):
        if play.table.where[card] < HAND and play.deck.kinds[card] == KEEPER:
            return need(play, seat, card)  # from the discard pile
        return rate_take(play, seat, card)
    if prompt == "swap":
        return need(play, seat, card) + 1 if len(frame.named()) > 0 else -loss(play, seat, card)
    if prompt == "drop-goal":
        return -rate_goal(play, seat, card)
    if prompt in ("play-these", "play-again", "choose-action"):
        return rate_play(play, seat, card)
    if prompt == "discard-cards" and play.table.where[card] == HAND + seat:
        return 3 - worth(play, seat, card)
    if prompt in ("move", "hold"):
        return rate_clearing(play, seat, 1) - need(play, seat, card) + (3 if play.table.owner(card) == seat else 0)
    return rate_away(play, seat, card)
