"""How far every seat is from the goals in force, from a view alone. It says nothing of what lies in a hand but how many
cards that are.
"""

from __future__ import annotations

from kibitz.core.phrase import Phrase, seat_name
from kibitz.core.presentation import Goal, GoalStatus, Touch
from kibitz.games.fluxx.cards import CREEPER, IN_HAND, IN_PLAY, Card, Clause, Deck
from kibitz.games.fluxx.goals import counting, has, is_stopped, meets, stopping
from kibitz.games.fluxx.phrases import all_of, card, clause_phrase, some_of
from kibitz.games.fluxx.sight import Sight


def goals(sight: Sight) -> list[Goal]:
    """What wins now: of each goal what it asks for, and how every seat stands."""
    return [goal_in_force(sight, sight.deck.cards[number]) for number in sight.goals]


def goal_in_force(sight: Sight, goal: Card) -> Goal:
    seats = [status(sight, goal, seat) for seat in range(len(sight.tables))]
    return Goal(goal.key, asks_for(goal), seats)


def asks_for(goal: Card) -> Phrase:
    return all_of([clause_phrase(clause) for clause in goal.needs])


def status(sight: Sight, goal: Card, seat: int) -> GoalStatus:
    mine: list[int] = []
    lacks: list[Phrase] = []
    for clause in goal.needs:
        there = counting(sight.table, seat, clause)
        mine += [number for number in there if number not in mine]
        short = clause.count - has(sight.table, seat, clause)
        if short > 0:
            lacks.append(lack_phrase(clause, short, there))
    stops = stopping(sight.table, seat, goal, sight.blocks())
    return GoalStatus(sight.keys(mine), lacks, sight.keys(stops))


def lack_phrase(clause: Clause, count: int, there: list[int]) -> Phrase:
    """Batman; Batman or Robin; 2 more Villains; 3 more cards in hand."""
    if len(clause.cards) == 1:
        return card(clause.cards[0])
    if clause.cards:
        missing = [card(number) for number in clause.cards if number not in there]
        return some_of("lack-some", count, missing)
    if clause.place == IN_HAND:
        return Phrase("lack-hand", count=count)
    if clause.kinds != CREEPER:
        return Phrase("lack-keepers", count=count)
    key = "lack-creepers-in-play" if clause.place == IN_PLAY else "lack-creepers"
    return Phrase(key, count=count, what=Phrase("kind-creeper"))


def ending(sight: Sight) -> list[Phrase]:
    """How a finished game ended: who has won, with which goal."""
    deck, view = sight.deck, sight.view
    if not view["over"]:
        return []
    winner, turns = view["winner"], view["turns"]
    assert isinstance(turns, int)
    if not isinstance(winner, int):
        return [Phrase("event-capped", turns=turns)]
    return [won_phrase(deck, winner, number) for number in met(sight, winner)[:1]]


def met(sight: Sight, seat: int) -> list[int]:
    """The goals with which a seat wins as the table lies."""
    goals = [(number, sight.deck.cards[number]) for number in sight.goals]
    free = [(number, goal) for number, goal in goals if not is_stopped(sight.table, seat, goal, sight.blocks())]
    return [number for number, goal in free if meets(sight.table, seat, goal)]


def winning(sight: Sight) -> list[Touch]:
    """The goal that a finished game was won with, and the cards that meet it (FX-21)."""
    winner = sight.view["winner"] if sight.view["over"] else None
    if not isinstance(winner, int):
        return []
    found: list[Touch] = []
    for number in met(sight, winner)[:1]:
        goal = sight.deck.cards[number]
        found.append(Touch("goals", cards=[goal.key]))
        found += [touch for clause in goal.needs for touch in touched(sight, winner, clause)]
    return found


def touched(sight: Sight, seat: int, clause: Clause) -> list[Touch]:
    """The cards that meet a clause, by where they lie; of what must be held in hand the hand."""
    if clause.place == IN_HAND:
        return [Touch("hand", seat)]
    owned = [(sight.table.owner(number), number) for number in counting(sight.table, seat, clause)]
    return [Touch("table", owner, sight.keys([number])) for owner, number in owned]


def won_phrase(deck: Deck, seat: int, goal: int) -> Phrase:
    return Phrase("event-won", seat=seat_name(seat), goal=card(goal), needs=asks_for(deck.cards[goal]))
