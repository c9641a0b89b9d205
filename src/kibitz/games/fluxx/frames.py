"""All frames that a position can have, beside that of carrying out a card's steps (``verbs``)."""

from __future__ import annotations

from typing import Final

from kibitz.games.fluxx.choosing import Confirm, DropGoal, Owe, Pick, PickSeat
from kibitz.games.fluxx.drawing import Draw, Give, TempHand
from kibitz.games.fluxx.frame import Frame
from kibitz.games.fluxx.playing import Land, NextTurn, React, Seize, Shelve, StealBack

FRAMES: Final[list[type[Frame]]] = [
    Land,
    Shelve,
    React,
    Seize,
    StealBack,
    Draw,
    TempHand,
    Give,
    DropGoal,
    NextTurn,
    Pick,
    PickSeat,
    Confirm,
    Owe,
]
