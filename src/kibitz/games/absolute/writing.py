"""Writing what is not declared of Absolute's positions and views; ``position`` says what it means, and reads it."""

from __future__ import annotations

from kibitz.core.card_game import ALL_SEEING
from kibitz.core.game import Json, Position, View
from kibitz.games.absolute.cards import FACES
from kibitz.games.absolute.choices import CHOICES
from kibitz.games.absolute.draft import NOTHING
from kibitz.games.absolute.parts import DOUBLES, Set, hand_penalty
from kibitz.games.absolute.state import PLAYING, AbsoluteState


def texts(cards: list[int]) -> list[Json]:
    return [FACES[card] for card in cards]


def write_more(state: AbsoluteState, seat: int) -> Position:
    """The sets, as they lie now and as they lay when the play phase began; and to the seat in turn what it composes."""
    more: Position = {"sets": [[texts(row.cards) for row in rows] for rows in state.sets]}
    if state.phase == PLAYING:
        more["zeros"] = [texts(row.cards) for row in state.homes]
    if state.draft.kind != NOTHING and (seat == state.turn or seat == ALL_SEEING):
        more["pending"] = [CHOICES[code].text for code in state.draft.made]
    return more


def write_derived(state: AbsoluteState, seat: int) -> View:
    """How the sets are counted, and what the own hand costs."""
    view: View = {"counts": [[write_count(row) for row in rows] for rows in state.sets]}
    view["points"] = [state.table_points(other) for other in range(state.n)]
    if seat >= 0:
        view["penalty"] = hand_penalty(state.hand_of(seat))
    return view


def write_count(row: Set) -> Json:
    """How a set is counted, step by step, and what its zero stands for."""
    count = row.count()
    told: dict[str, Json] = {"base": count.base, "extra": count.extra, "runs": count.runs}
    told["double"] = DOUBLES[count.double]
    told["points"] = count.points
    told["zero"] = row.stands_for() if row.zeros == 1 else None
    return told
