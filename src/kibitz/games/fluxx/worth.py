"""What goals, Keepers and rules of Fluxx are worth to a seat, from what lies open and its own hand. ``WIN`` is a win at
once, for or against.
"""

from __future__ import annotations

from typing import Final

from kibitz.games.fluxx.cards import (
    KEEPER,
    SET_BLOCKS,
    SET_DRAW,
    SET_HAND_LIMIT,
    SET_KEEPER_LIMIT,
    SET_PLAY,
    Card,
)
from kibitz.games.fluxx.events import GOALS, HAND
from kibitz.games.fluxx.goals import has, is_blocked, lacks, missing
from kibitz.games.fluxx.rules import FluxxPlay

WIN: Final = 100_000


def rate_goal(play: FluxxPlay, seat: int, goal: int) -> int:
    """A goal is worth what I have for it against what the others have; one that is met at once wins or loses."""
    table, asks = play.table, play.deck.cards[goal]
    mine = lacks(table, seat, asks)
    nearest = 9
    for other in range(play.n):
        if other != seat:
            theirs = lacks(table, other, asks)
            nearest = min(nearest, theirs)
            if theirs == 0 and not is_blocked(play, other, goal):
                return -WIN if mine > 0 else -50
    if mine == 0 and not is_blocked(play, seat, goal):
        return WIN
    held = mine
    for card in table.piles[HAND + seat]:
        if table.kinds[card] == KEEPER and lacks(table, seat, asks, card) < mine:
            held -= 1
    return 12 * (nearest - mine) + 8 * (mine - held) + (10 if mine == 0 else 0) - (20 if nearest == 0 else 0)


def rate_goals_in_play(play: FluxxPlay, seat: int) -> int:
    total = 0
    for goal in play.table.piles[GOALS]:
        total += rate_goal(play, seat, goal)
    return total


def need(play: FluxxPlay, seat: int, card: int) -> int:
    """How much a seat needs a card before it, for the goals in play."""
    points = 0
    for goal in play.table.piles[GOALS]:
        before = lacks(play.table, seat, play.deck.cards[goal])
        after = lacks(play.table, seat, play.deck.cards[goal], card)
        if after < before:
            points += 40 // (1 + after)
            if after == 0 and not is_blocked(play, seat, goal):
                points += WIN
    return points


def loss(play: FluxxPlay, seat: int, card: int) -> int:
    """How much a seat would miss a card that lies before it."""
    points = 2
    for goal in play.table.piles[GOALS]:
        for clause in play.deck.cards[goal].needs:
            if card in clause.cards and has(play.table, seat, clause) <= clause.count:
                points += 40 // (1 + missing(play, seat, goal))
    printed = play.deck.cards[card]
    return points + (4 if printed.use >= 0 or printed.shield else 0) + 4 * printed.more_play


def rate_rule(play: FluxxPlay, seat: int, rule: Card) -> int:
    """More draws and plays are good for whoever is in turn; limits are good if the others hold more."""
    mine = len(play.table.piles[HAND + seat])
    if rule.slot == SET_DRAW:
        return 3 + 2 * (rule.value - play.draw_rule)
    if rule.slot == SET_PLAY:
        return 3 if rule.value > play.play_rule else -1
    if rule.slot in (SET_HAND_LIMIT, SET_KEEPER_LIMIT):
        points = 0
        for other in range(play.n):
            there = len(play.table.piles[HAND + other]) if rule.slot == SET_HAND_LIMIT else play.table.keepers[other]
            over = max(0, there - rule.value)
            points += -3 * over if other == seat else over
        return points
    if rule.slot == SET_BLOCKS:
        return rate_blocks(play, seat)
    return 3 + (1 if mine > 2 else 0)


def rate_blocks(play: FluxxPlay, seat: int) -> int:
    """From now on only the own Creepers stop a win: who has met a goal?"""
    points = 0
    for goal in play.table.piles[GOALS]:
        for other in range(play.n):
            if missing(play, other, goal) == 0 and play.table.creepers[other] == 0:
                points += WIN if other == seat else -WIN
    return points
