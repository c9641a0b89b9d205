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


def judge(play: FluxxTravel) -> bool:
    """Exactly one player who meets a goal and is not blocked ends the game."""
    winner, won_by, several = -1, -1, False
    blocked = -1
    for goal in play.table.piles[GOALS]:
        for seat in close_to(play, goal):
            if not meets(play, seat, goal):
                continue
            if is_blocked(play, seat, goal):
                blocked = goal * 8 + seat
            elif winner < 0:
                winner, won_by = seat, goal
            elif winner != seat:
                several = True
    if winner >= 0 and not several:
        play.tell(WON, (winner, won_by, won_by))
        play.finish(winner, 0)
        return True
    tell_near(play, blocked, won_by if several else -1)
    return False


def close_to(play: FluxxState, goal: int) -> list[int]:
    """The seats that may meet a goal: if it needs a certain card, only whoever has that."""
    key = play.deck.cards[goal].key_card
    if key < 0:
        return EVERY_SEAT[play.n]
    place = play.table.where[key]
    return ONE_SEAT[place - TABLE] if place >= TABLE else NOTHING


def tell_near(play: FluxxTravel, blocked: int, tied: int) -> None:
    """A goal that is met without a winner is told once."""
    near = tied * 8 + 7 if tied >= 0 else blocked
    if near >= 0 and near != play.near:
        if tied >= 0:
            tell_tied(play)
        else:
            tell_blocked(play, blocked & 7, blocked >> 3)
    play.near = near


def tell_blocked(play: FluxxTravel, seat: int, goal: int) -> None:
    """Who meets which goal, and a Creeper that stops the win, with whoever has it; how many more do."""
    stops = blockers(play, seat)
    by = stops[0]
    play.tell(BLOCKED, (seat, goal, by * 8 + play.table.owner(by), len(stops) - 1))


def tell_tied(play: FluxxTravel) -> None:
    """Two of those who meet a goal at the same moment: each with one that it meets."""
    first, theirs = -1, -1
    for goal in play.table.piles[GOALS]:
        for seat in close_to(play, goal):
            if not meets(play, seat, goal) or is_blocked(play, seat, goal):
                continue
            if first < 0:
                first, theirs = seat, goal
            elif seat != first:
                play.tell(TIED, (theirs, first, seat, goal, 1 if goal == theirs else 2))
                return


def meets(play: FluxxState, seat: int, goal: int) -> bool:
    for clause in play.deck.cards[goal].needs:
        if not fulfils(play, seat, clause):
            return False
    return True


def fulfils(play: FluxxState, seat: int, clause: Clause) -> bool:
    table = play.table
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


def is_blocked(play: FluxxState, seat: int, goal: int) -> bool:
    """Creepers stop a win, unless the goal requires one."""
    if play.blocks == NOBODY or play.deck.cards[goal].needs_creeper:
        return False
    if play.blocks == EVERYONE_BLOCKED:
        return play.table.streets > 0
    return play.table.creepers[seat] > 0


def blockers(play: FluxxState, seat: int) -> list[int]:
    """The Creepers that stop a seat from winning with a goal that requires none."""
    if play.blocks == NOBODY:
        return []
    found: list[int] = []
    for other in range(play.n):
        if other == seat or play.blocks == EVERYONE_BLOCKED:
            found += play.on_table(other, CREEPER)
    return found


def winner(play: FluxxState) -> tuple[int, int]:
    """Who alone would win as the table lies, and with which goal; -1 if nobody."""
    found: list[tuple[int, int]] = []
    for goal in play.table.piles[GOALS]:
        for seat in range(play.n):
            if meets(play, seat, goal) and not is_blocked(play, seat, goal):
                found.append((seat, goal))
    return found[0] if len({seat for seat, _ in found}) == 1 else (-1, -1)
