"""Abluxxen's piles, and what can happen to them: the events."""

from typing import Final

from mypy_extensions import i64

from kibitz.core.event import MOVED_KIND, Event, EventKind, moved
from kibitz.core.game import PileLook
from kibitz.games.abluxxen.cards import spread

PILES: Final = [
    PileLook("hand", "hands", "fan", True, face_down=True),
    PileLook("display", "displays", "layers", True, face_down=False),
    PileLook("pool", "pool", "row", False, face_down=False, joined_by="+"),
    PileLook("deck", "deck", "stack", False, face_down=True),
    PileLook("discard", "discard", "stack", False, face_down=False),
    PileLook("shadow", "shadow", "stacks", False, face_down=False),
]
HANDS: Final = 0
DISPLAYS: Final = 1
THE_POOL: Final = 2
THE_DECK: Final = 3
THE_DISCARD: Final = 4
THE_SHADOW: Final = 5

EVENTS: Final = [
    MOVED_KIND,
    EventKind("dealt", (("seat", "seat"), ("game", "number"))),  # seat: who begins
    EventKind("turn", (("seat", "seat"),), False),  # AMIGO: the paw is passed to this seat
    EventKind("laid", (("seat", "seat"), ("layer", "layer"))),
    EventKind("beaten", (("seat", "seat"), ("victim", "seat"), ("layer", "layer"))),
    EventKind("took", (("seat", "seat"), ("victim", "seat"), ("layer", "layer"))),
    EventKind("left", (("seat", "seat"), ("victim", "seat"), ("layer", "layer"))),
    EventKind("took_back", (("seat", "seat"), ("layer", "layer"))),
    EventKind("dropped", (("seat", "seat"), ("layer", "layer"))),
    EventKind("drew", (("seat", "seat"), ("slot", "slot"))),
    EventKind("drew_blind", (("seat", "seat"), ("card", "card"))),
    EventKind("declined", (("seat", "seat"),)),
    EventKind("shadowed", (("seat", "seat"), ("cards", "stack"))),
    EventKind("ended", (("why", "end"), ("game", "number"))),
    EventKind("scored", (("seat", "seat"), ("display", "number"), ("hand", "number"), ("points", "number"))),
]
DEALT: Final = 1
TURN: Final = 2
LAID: Final = 3
BEATEN: Final = 4
TOOK: Final = 5
LEFT: Final = 6
TOOK_BACK: Final = 7
DROPPED: Final = 8
DREW: Final = 9
DREW_BLIND: Final = 10
DECLINED: Final = 11
SHADOWED: Final = 12
ENDED: Final = 13
SCORED: Final = 14

ENDS: Final = ["hand-empty", "cards-used-up", "turn-limit"]


def tell_heap(heard: list[Event], cards: i64, source: int, giver: int, target: int, taker: int) -> None:
    """Open cards travel from pile to pile."""
    for face in spread(cards):
        heard.append(moved(face, source, giver, target, taker))
