"""Which cards in play give way to a rule or goal of Fluxx that comes."""

from __future__ import annotations

from kibitz.games.fluxx.cards import GOAL, RULE, Card
from kibitz.games.fluxx.events import GOALS, RULES
from kibitz.games.fluxx.frame import NOTHING
from kibitz.games.fluxx.state import FluxxState


def same_thing(rule: Card, other: Card) -> bool:
    """Are two rules about the same thing? Then they cannot both be in play (FX-14)."""
    return rule.slot >= 0 and rule.slot == other.slot


def has_room(state: FluxxState) -> bool:
    """Can one more goal be in play beside the others?"""
    return len(state.table.piles[GOALS]) < state.goals_allowed


def chooses_goal(state: FluxxState) -> bool:
    """Does whoever plays a goal choose which older one goes? Where several are allowed, and all are there (FX-27)."""
    return state.goals_allowed > 1 and not has_room(state)


def giving_way(state: FluxxState, card: int) -> list[int]:
    """What goes when this card lands: the rules about the same thing, or the goals before it, unless there is room or
    its player chooses."""
    printed = state.deck.cards[card]
    if printed.kind == RULE and printed.slot >= 0:
        return [old for old in state.table.piles[RULES] if same_thing(printed, state.deck.cards[old])]
    if printed.kind == GOAL and state.goals_allowed == 1:
        return state.table.piles[GOALS][:]
    return NOTHING
