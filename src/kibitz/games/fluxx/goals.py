"""Goals of Fluxx: who meets one, what is missing, whom Creepers stop, who wins.

The first half asks a table and a goal card, and holds for whatever table that is: a game's own, or what a view shows
(``sight``). The second half is about a game in progress.
"""

from __future__ import annotations

from typing import Final

from kibitz.games.fluxx.cards import CREEPER, EVERYONE_BLOCKED, IN_HAND, IN_PLAY, NOBODY, Card, Clause
from kibitz.games.fluxx.events import BLOCKED, GOALS, HAND, TABLE, TIED, WON
from kibitz.games.fluxx.frame import NOTHING
from kibitz.games.fluxx.state import FluxxState
from kibitz.games.fluxx.table import Table
from kibitz.games.fluxx.travel import FluxxTravel

EVERY_SEAT: Final = [list(range(seats)) for seats in range(7)]
ONE_SEAT: Final = [[seat] for seat in range(6)]


# ---- on a table


def needed(goal: Card) -> int:
    """How many cards a goal asks for."""
    total = 0
    for clause in goal.needs:
        total += clause.count
    return total


def names(goal: Card, card: int) -> bool:
    """Does a goal ask for this very card?"""
    for clause in goal.needs:
        if card in clause.cards:
            return True
    return False


def could_count(goal: Card, card: int, kind: int) -> bool:
    """Does a goal ask for this card, or for some of its kind?"""
    for clause in goal.needs:
        if card in clause.cards or (len(clause.cards) == 0 and clause.kinds & kind > 0):
            return True
    return False


def has(table: Table, seat: int, clause: Clause) -> int:
    """How many cards of a clause a seat has."""
    if len(clause.cards) > 0:
        count = 0
        for card in clause.cards:
            if table.where[card] == TABLE + seat:
                count += 1
        return count
    if clause.place == IN_HAND:
        return len(table.piles[HAND + seat])
    if clause.kinds == CREEPER:
        return table.streets if clause.place == IN_PLAY else table.creepers[seat]
    return table.keepers[seat]


def counting(table: Table, seat: int, clause: Clause) -> list[int]:
    """Which cards those are, as far as they lie before somebody: what is held in hand is nobody's business."""
    if clause.place == IN_HAND:
        return []
    if clause.cards:
        return [card for card in clause.cards if table.where[card] == TABLE + seat]
    if clause.kinds == CREEPER and clause.place == IN_PLAY:
        return creepers_in_play(table)
    return [card for card in table.piles[TABLE + seat] if table.kinds[card] == clause.kinds]


def adds(table: Table, seat: int, clause: Clause, more: int) -> bool:
    """Would a seat have one card more of a clause, if this one lay before it?"""
    if len(clause.cards) > 0:
        for card in clause.cards:
            if card == more:
                return table.where[card] != TABLE + seat
        return False
    return clause.place != IN_HAND and table.kinds[more] == clause.kinds


def meets(table: Table, seat: int, goal: Card) -> bool:
    for clause in goal.needs:
        if has(table, seat, clause) < clause.count:
            return False
    return True


def lacks(table: Table, seat: int, goal: Card, more: int = -1) -> int:
    """How many cards a seat lacks for a goal, if ``more`` lay before it too."""
    total = 0
    for clause in goal.needs:
        lack = clause.count - has(table, seat, clause)
        if lack > 0 and more >= 0 and adds(table, seat, clause, more):
            lack -= 1
        if lack > 0:
            total += lack
    return total


def is_stopped(table: Table, seat: int, goal: Card, blocks: int, fewer: int = 0) -> bool:
    """Do Creepers stop a win, if there were so many fewer of them? Never, if the goal requires one (FX-23, FX-24).

    ``blocks`` is whom they stop now.
    """
    if blocks == NOBODY or goal.needs_creeper:
        return False
    return (table.streets if blocks == EVERYONE_BLOCKED else table.creepers[seat]) > fewer


def stopping(table: Table, seat: int, goal: Card, blocks: int) -> list[int]:
    """The Creepers that do."""
    if not is_stopped(table, seat, goal, blocks):
        return []
    return creepers_in_play(table) if blocks == EVERYONE_BLOCKED else creepers_before(table, seat)


def creepers_before(table: Table, seat: int) -> list[int]:
    return [card for card in table.piles[TABLE + seat] if table.kinds[card] == CREEPER]


def creepers_in_play(table: Table) -> list[int]:
    """Those before anybody."""
    return [card for pile in table.piles[TABLE:] for card in pile if table.kinds[card] == CREEPER]


# ---- in a game


def missing(state: FluxxState, seat: int, goal: int, more: int = -1) -> int:
    """How many cards a seat lacks for a goal, if ``more`` lay before it too."""
    return lacks(state.table, seat, state.deck.cards[goal], more)


def is_blocked(state: FluxxState, seat: int, goal: int, fewer: int = 0) -> bool:
    """Do Creepers stop a seat from winning with a goal, if there were so many fewer?"""
    return is_stopped(state.table, seat, state.deck.cards[goal], state.blocks, fewer)


def stoppers(state: FluxxState, seat: int, goal: int) -> list[int]:
    """The Creepers that do."""
    return stopping(state.table, seat, state.deck.cards[goal], state.blocks)


def wins(state: FluxxState, seat: int, goal: int) -> bool:
    card = state.deck.cards[goal]
    return meets(state.table, seat, card) and not is_stopped(state.table, seat, card, state.blocks)


def winner(state: FluxxState) -> tuple[int, int]:
    """Who alone would win as the table lies, and with which goal; -1 if nobody."""
    found: list[tuple[int, int]] = []
    for goal in state.table.piles[GOALS]:
        for seat in range(state.n):
            if wins(state, seat, goal):
                found.append((seat, goal))
    return found[0] if len({seat for seat, _ in found}) == 1 else (-1, -1)


def judge(state: FluxxTravel) -> bool:
    """Exactly one player who meets a goal and is not blocked ends the game."""
    winner, won_by, several = -1, -1, False
    near_goal, near_seat = -1, -1
    table, blocks = state.table, state.blocks
    for goal in table.piles[GOALS]:
        card = state.deck.cards[goal]
        for seat in close_to(state, card):
            if not meets(table, seat, card):
                continue
            if is_stopped(table, seat, card, blocks):
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


def close_to(state: FluxxState, goal: Card) -> list[int]:
    """The seats that may meet a goal: if it needs a certain card, only whoever has that."""
    if goal.key_card < 0:
        return EVERY_SEAT[state.n]
    place = state.table.where[goal.key_card]
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
    stops = stoppers(state, seat, goal)
    by = stops[0]
    state.tell(BLOCKED, (seat, goal, by, state.table.owner(by), len(stops) - 1))


def tell_tied(state: FluxxTravel) -> None:
    """Two of those who meet a goal at the same moment: each with one that it meets."""
    first, theirs = -1, -1
    for goal in state.table.piles[GOALS]:
        for seat in close_to(state, state.deck.cards[goal]):
            if not wins(state, seat, goal):
                continue
            if first < 0:
                first, theirs = seat, goal
            elif seat != first:
                state.tell(TIED, (theirs, first, seat, goal, 1 if goal == theirs else 2))
                return
