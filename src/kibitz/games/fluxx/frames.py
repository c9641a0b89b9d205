"""All frames that a position can have: one of each, with nothing in it yet."""

from __future__ import annotations

from typing import Final

from kibitz.games.fluxx.choosing import Pick, PickSeat
from kibitz.games.fluxx.discarding import Confirm, DropGoal, Owe
from kibitz.games.fluxx.drawing import Draw, Give, TempHand
from kibitz.games.fluxx.frame import Frame
from kibitz.games.fluxx.playing import Land, NextTurn, React, Seize, Shelve, StealBack
from kibitz.games.fluxx.verbs import Carry

FRAMES: Final[list[Frame]] = [
    Land(0),
    Shelve(0),
    React(0),
    Seize(0),
    StealBack(0),
    Draw(0),
    TempHand(0),
    Give(0),
    DropGoal(0),
    NextTurn(0),
    Pick(0),
    PickSeat(0),
    Confirm(0),
    Owe(0),
    Carry(0),
]
