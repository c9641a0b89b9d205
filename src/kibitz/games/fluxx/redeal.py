"""Shuffling exactly what a seat cannot know."""

from __future__ import annotations

from kibitz.core import dealing
from kibitz.core.rng import Rng
from kibitz.games.fluxx.events import DRAW_PILE
from kibitz.games.fluxx.frame_visitor import FrameExchange
from kibitz.games.fluxx.state import FluxxState


def redeal(state: FluxxState, seat: int, seed: int) -> None:
    """Hidden cards change places with others of the same batch, in frames too; what others chose is chosen anew."""
    rng = Rng(seed)
    exchanged = dealing.redeal(state.table, DRAW_PILE, seat, rng, state.deck.barred)
    exchange = FrameExchange(state.table, seat, exchanged, rng)
    state.stack = [frame.accept(exchange) for frame in state.stack]
