"""Who comes near to a goal by a choice of Fluxx, and who is set back: between two tables, by what lies open."""

from __future__ import annotations

from typing import Final

from kibitz.core.phrase import Phrase, seat_name
from kibitz.games.fluxx.cards import Card
from kibitz.games.fluxx.events import GOALS
from kibitz.games.fluxx.goal_status import lack_phrase
from kibitz.games.fluxx.goals import counting, has, missing
from kibitz.games.fluxx.lookahead import lack
from kibitz.games.fluxx.phrases import all_of, card
from kibitz.games.fluxx.rules import FluxxPlay

NEAR: Final = 1  # a single card is missing


def nearer(play: FluxxPlay, ahead: FluxxPlay) -> list[Phrase]:
    """Whoever lacks a single card now, and did not; whoever lacked one at most, and lacks more. The own seat first."""
    seats = [play.decider, *[seat for seat in range(play.n) if seat != play.decider]]
    return [phrase for seat in seats for goal in ahead.table.piles[GOALS] for phrase in change(play, ahead, seat, goal)]


def change(play: FluxxPlay, ahead: FluxxPlay, seat: int, goal: int) -> list[Phrase]:
    before, now = lack(play, seat, goal), missing(ahead, seat, goal)
    if now == NEAR < before:
        keys = "preview-lacks", "preview-lacks-you"
    elif now > before and before <= NEAR:
        keys = "preview-set-back", "preview-set-back-you"
    else:
        return []
    what = lacking(ahead, seat, ahead.deck.cards[goal])
    return [Phrase(keys[seat == play.decider], seat=seat_name(seat), goal=card(goal), what=what)]


def lacking(ahead: FluxxPlay, seat: int, goal: Card) -> Phrase:
    """All that a seat lacks for a goal."""
    lacks: list[Phrase] = []
    for clause in goal.needs:
        short = clause.count - has(ahead.table, seat, clause)
        if short > 0:
            lacks.append(lack_phrase(clause, short, counting(ahead.table, seat, clause)))
    return all_of(lacks)
