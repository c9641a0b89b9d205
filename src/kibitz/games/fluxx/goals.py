"""Goals of Fluxx: who meets one, who is blocked, who wins."""

from __future__ import annotations

from typing import Final

from kibitz.games.fluxx.cards import CREEPER, EVERYONE_BLOCKED, IN_HAND, IN_PLAY, NOBODY, Clause
from kibitz.games.fluxx.events import BLOCKED, GOALS, HAND, TABLE, TIED, WON
from kibitz.games.fluxx.frame import NOTHING
from kibitz.games.fluxx.state import FluxxState
from kibitz.games.fluxx.travel import FluxxTravel

EVERY_SEAT: Final = [list(range(seats)) for seats in range(7)]
ONE_SEAT: Final = [[seat] for seat in range(6)]


def judge(state: FluxxTravel) -> bool:
    """Exactly one player who meets a goal and is not blocked ends the game."""
    winner, won_by, several = -1, -1, False
    near_goal, near_seat = -1, -1
    for goal in state.table.piles[GOALS]:
        for seat in close_to(state, goal):
            if not meets(state, seat, goal):
                continue
            if is_blocked(state, seat, goal):
                near_goal, near_seat = goal, seat
            elif winner < 0:
                winner, won_by = seat, goal
            elif winner != seat:
                several = True
    if winner >= 0 and not several:
        state.tell(WON, (winner, won_by, won_by))
        state.finish(winner, 0)
        return True
    if several:
        near_goal, near_seat = won_by, -1
    tell_near(state, near_goal, near_seat)
    return False


def close_to(state: FluxxState, goal: int) -> list[int]:
    """The seats that may meet a goal: if it needs a certain card, only whoever has that."""
    key = state.deck.cards[goal].key_card
    if key < 0:
        return EVERY_SEAT[state.n]
    place = state.table.where[key]
    return ONE_SEAT[place - TABLE] if place >= TABLE else NOTHING


def tell_near(state: FluxxTravel, goal: int, seat: int) -> None:
    """A goal that is met without a winner is told once."""
    if goal >= 0 and (goal != state.near_goal or seat != state.near_seat):
        if seat >= 0:
            tell_blocked(state, seat, goal)
        else:
            tell_tied(state)
    state.near_goal, state.near_seat = goal, seat


def tell_blocked(state: FluxxTravel, seat: int, goal: int) -> None:
    """Who meets which goal, and a Creeper that stops the win, with whoever has it; how many more do."""
    stops = blockers(state, seat)
    by = stops[0]
    state.tell(BLOCKED, (seat, goal, by * 8 + state.table.owner(by), len(stops) - 1))


def tell_tied(state: FluxxTravel) -> None:
    """Two of those who meet a goal at the same moment: each with one that it meets."""
    first, theirs = -1, -1
    for goal in state.table.piles[GOALS]:
        for seat in close_to(state, goal):
            if not meets(state, seat, goal) or is_blocked(state, seat, goal):
                continue
            if first < 0:
                first, theirs = seat, goal
            elif seat != first:
                state.tell(TIED, (theirs, first, seat, goal, 1 if goal == theirs else 2))
                return


def meets(state: FluxxState, seat: int, goal: int) -> bool:
    for clause in state.deck.cards[goal].needs:
        if not fulfils(state, seat, clause):
            return False
    return True


def fulfils(state: FluxxState, seat: int, clause: Clause) -> bool:
    table = state.table
    if len(clause.cards) > 0:
        count = 0
        for card in clause.cards:
            if table.where[card] == TABLE + seat:
                count += 1
    elif clause.place == IN_HAND:
        count = len(table.piles[HAND + seat])
    elif clause.kinds == CREEPER:
        count = table.streets if clause.place == IN_PLAY else table.creepers[seat]
    else:
        count = table.keepers[seat]
    return count >= clause.count


def is_blocked(state: FluxxState, seat: int, goal: int) -> bool:
    """Creepers stop a win, unless the goal requires one."""
    if state.blocks == NOBODY or state.deck.cards[goal].needs_creeper:
        return False
    if state.blocks == EVERYONE_BLOCKED:
        return state.table.streets > 0
    return state.table.creepers[seat] > 0


def blockers(state: FluxxState, seat: int) -> list[int]:
    """The Creepers that stop a seat from winning with a goal that requires none."""
    if state.blocks == NOBODY:
        return []
    found: list[int] = []
    for other in range(state.n):
        if other == seat or state.blocks == EVERYONE_BLOCKED:
            found += state.on_table(other, CREEPER)
    return found


def winner(state: FluxxState) -> tuple[int, int]:
    """Who alone would win as the table lies, and with which goal; -1 if nobody."""
    found: list[tuple[int, int]] = []
    for goal in state.table.piles[GOALS]:
        for seat in range(state.n):
            if meets(state, seat, goal) and not is_blocked(state, seat, goal):
                found.append((seat, goal))
    return found[0] if len({seat for seat, _ in found}) == 1 else (-1, -1)
