"""Writing what is not declared of Fluxx's positions and views; ``position`` says what it means, and reads it."""

from __future__ import annotations

from kibitz.core.card_game import ALL_SEEING
from kibitz.core.game import Json, Position
from kibitz.games.fluxx.cards import PLAY_ALL, PLAY_ALL_BUT_1
from kibitz.games.fluxx.events import ASIDE, ENDS, LIMBO
from kibitz.games.fluxx.frame import Frame
from kibitz.games.fluxx.frame_visitor import FrameWriter
from kibitz.games.fluxx.state import NO_LIMIT, FluxxState


def write_more(state: FluxxState, seat: int) -> Position:
    """What was used and told in this turn, how it ended, and what is half done."""
    texts, piles = state.declared.texts, state.table.piles
    more: Position = {"used": texts(sorted(state.used)), "near": near(state)}
    if state.over:
        more["winner"] = state.winner if state.winner >= 0 else None
        more["why"] = ENDS[state.why]
    if state.stack or piles[LIMBO] or piles[ASIDE]:
        more["pending"] = pending(state, seat)
    return more


def near(state: FluxxState) -> Json:
    """The goal that is met without a winner, and by whom; by several: no seat. It is told only once."""
    if state.near_goal < 0:
        return None
    return [state.deck.cards[state.near_goal].key, state.near_seat if state.near_seat >= 0 else None]


def pending(state: FluxxState, seat: int) -> Json:
    """The cards on their way, and the frames of the stack, as a seat may know them."""
    texts, table = state.declared.texts, state.table
    aside = table.piles[ASIDE]
    seen = [card for card in aside if seat == ALL_SEEING or table.knows(seat, card)]
    frames: list[Json] = [write_frame(state, frame, seat) for frame in state.stack]
    shown: Json = texts(aside) if len(seen) == len(aside) else len(aside)
    told: dict[str, Json] = {"playing": texts(table.piles[LIMBO]), "aside": shown, "frames": frames}
    told["many"] = state.many
    told["changed"] = state.changed
    return told


def write_frame(state: FluxxState, frame: Frame, seat: int) -> Json:
    keys = [card.key for card in state.deck.cards]
    writer = FrameWriter(keys, state.table, seat, seat == ALL_SEEING, frame.name())
    frame.accept(writer)
    return writer.data


def write_force(state: FluxxState) -> dict[str, Json]:
    """What the rules in force say, and what that means for this turn."""
    names = {PLAY_ALL: "all", PLAY_ALL_BUT_1: "all but 1"}
    return {
        "draw": state.draw_rule,
        "play": names.get(state.play_rule, state.play_rule),
        "left": state.plays_left(),
        "hand_limit": None if state.hand_limit == NO_LIMIT else state.hand_limit,
        "keeper_limit": None if state.keeper_limit == NO_LIMIT else state.keeper_limit,
        "goals": state.goals_allowed,
    }
