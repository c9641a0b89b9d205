"""How far every seat is from the goals in force, from a view alone. It says nothing of what lies in a hand but how many
cards that are.
"""

from __future__ import annotations

from kibitz.core.game import View
from kibitz.core.phrase import Phrase, seat_name
from kibitz.core.presentation import Goal, GoalStatus
from kibitz.games.fluxx.cards import CREEPER, EVERYONE_BLOCKED, IN_HAND, IN_PLAY, KEEPER, NOBODY, Card, Clause, Deck
from kibitz.games.fluxx.phrases import card, clause_phrase, joined
from kibitz.games.fluxx.sight import Sight


def goals(deck: Deck, view: View) -> list[Goal]:
    """What wins now: of each goal what it asks for, and how every seat stands."""
    sight = Sight(deck, view)
    return [goal_in_force(sight, deck.cards[number]) for number in sight.goals]


def goal_in_force(sight: Sight, goal: Card) -> Goal:
    seats = [status(sight, goal, seat) for seat in range(len(sight.tables))]
    return Goal(goal.key, asks_for(goal), seats)


def asks_for(goal: Card) -> Phrase:
    return joined("and", [clause_phrase(clause) for clause in goal.needs])


def status(sight: Sight, goal: Card, seat: int) -> GoalStatus:
    has: list[int] = []
    lacks: list[Phrase] = []
    for clause in goal.needs:
        there = fulfilling(sight, clause, seat)
        has += [number for number in there if number not in has]
        held = sight.sizes[seat] if clause.place == IN_HAND else len(there)
        if held < clause.count:
            lacks.append(lack_phrase(clause, clause.count - held, there))
    return GoalStatus(sight.keys(has), lacks, sight.keys(stopping(sight, goal, seat)))


def fulfilling(sight: Sight, clause: Clause, seat: int) -> list[int]:
    """The cards on the table that count for a seat; what it holds in hand is nobody's business."""
    if clause.place == IN_HAND:
        return []
    if clause.cards:
        return [number for number in clause.cards if number in sight.tables[seat]]
    if clause.kinds == CREEPER:
        return sight.streets() if clause.place == IN_PLAY else sight.of_kind(sight.tables[seat], CREEPER)
    return sight.of_kind(sight.tables[seat], KEEPER)


def lack_phrase(clause: Clause, count: int, there: list[int]) -> Phrase:
    """Batman; one of: Batman, Robin; 2 more Villains; 3 more cards in hand."""
    if len(clause.cards) == 1:
        return card(clause.cards[0])
    if clause.cards:
        missing = [card(number) for number in clause.cards if number not in there]
        return Phrase("lack-some", count=count, cards=joined("comma", missing))
    if clause.place == IN_HAND:
        return Phrase("lack-hand", count=count)
    if clause.kinds != CREEPER:
        return Phrase("lack-keepers", count=count)
    key = "lack-creepers-in-play" if clause.place == IN_PLAY else "lack-creepers"
    return Phrase(key, count=count, what=Phrase("kind-creeper"))


def stopping(sight: Sight, goal: Card, seat: int) -> list[int]:
    """The Creepers that stop a seat from winning; none, if the goal requires one (FX-23, FX-24)."""
    level = sight.blocks()
    if level == NOBODY or goal.needs_creeper:
        return []
    return sight.streets() if level == EVERYONE_BLOCKED else sight.of_kind(sight.tables[seat], CREEPER)


def ending(deck: Deck, view: View) -> list[Phrase]:
    """How a finished game ended: who has won, with which goal."""
    if not view["over"]:
        return []
    sight, winner, turns = Sight(deck, view), view["winner"], view["turns"]
    assert isinstance(turns, int)
    if not isinstance(winner, int):
        return [Phrase("event-capped", turns=turns)]
    for number in sight.goals:
        won = status(sight, deck.cards[number], winner)
        if not won.lacks and not won.stops:
            return [won_phrase(deck, winner, number)]
    return []


def won_phrase(deck: Deck, seat: int, goal: int) -> Phrase:
    return Phrase("event-won", seat=seat_name(seat), goal=card(goal), needs=asks_for(deck.cards[goal]))
