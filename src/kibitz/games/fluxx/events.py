"""Fluxx's piles, and what can happen: the events."""

from typing import Final

from kibitz.core.event import MOVED_KIND, EventKind
from kibitz.core.game import PileLook

# The piles, each a list of cards. Hands and tables: one for each of six seats.
DRAW_PILE: Final = 0
DISCARD_PILE: Final = 1
RULES: Final = 2
GOALS: Final = 3
LIMBO: Final = 4  # cards being played or carried out
JAIL: Final = 5  # Creepers with their rule
KEPT: Final = 6  # the Action with its rule
UNDER: Final = 7  # the Creeper under its Keeper
ASIDE: Final = 8  # temporary hands
OUT: Final = 9
HAND: Final = 10
TABLE: Final = 16
ALL_PILES: Final = 22

PILES: Final = [
    PileLook("draw_pile", "draw_pile", "stack", False, face_down=True),
    PileLook("discard", "discard", "stack", False, face_down=False),
    PileLook("rules", "rules", "row", False, face_down=False),
    PileLook("goals", "goals", "row", False, face_down=False),
    PileLook("playing", "playing", "row", False, True, face_down=False, within="pending"),
    PileLook("asylum", "asylum", "row", False, True, face_down=False),
    PileLook("kept_action", "kept_action", "row", False, True, face_down=False, single=True),
    PileLook("cuffed", "cuffed", "row", False, True, face_down=False, single=True),
    PileLook("aside", "aside", "stack", False, True, within="pending"),  # seen by whoever has drawn them
    PileLook("out", "out", "stack", False, True, face_down=False),
    PileLook("hand", "hands", "fan", True, face_down=True),
    PileLook("table", "tables", "row", True, face_down=False),
]
LOOK_HAND: Final = 10
LOOK_TABLE: Final = 11


def look_of(pile: int) -> int:
    """The look of a pile."""
    return pile if pile < HAND else LOOK_HAND if pile < TABLE else LOOK_TABLE


def owner_of(pile: int) -> int:
    """Whose pile it is; -1 for the middle of the table."""
    return -1 if pile < HAND else pile - HAND if pile < TABLE else pile - TABLE


EVENTS: Final = [
    MOVED_KIND,
    EventKind("turn", (("seat", "seat"),), False),
    EventKind("drew", (("seat", "seat"), ("count", "number"))),
    EventKind("placed", (("seat", "seat"), ("card", "card"))),
    EventKind("played", (("seat", "seat"), ("card", "card"))),
    EventKind("used", (("seat", "seat"), ("card", "card"))),
    EventKind("answered", (("seat", "seat"), ("card", "card"), ("subject", "card"))),
    EventKind("cancelled", (("card", "card"),)),
    EventKind("discarded", (("seat", "seat"), ("card", "card"))),
    EventKind("removed", (("card", "card"),)),
    EventKind("stole", (("seat", "seat"), ("victim", "seat"), ("card", "card"))),
    EventKind("took", (("seat", "seat"), ("card", "card"))),
    EventKind("sent", (("seat", "seat"), ("card", "card"), ("to", "seat"))),
    EventKind("traded", (("seat", "seat"), ("other", "seat"))),
    EventKind("swapped", (("seat", "seat"), ("card", "card"), ("other", "seat"), ("for", "card"))),
    EventKind("mixed", (("seat", "seat"),)),
    EventKind("dealt", (("seat", "seat"), ("card", "card")), by_chance=True),
    EventKind("taxed", (("seat", "seat"), ("victim", "seat"), ("card", "card")), by_chance=True),
    EventKind("gave", (("seat", "seat"), ("to", "seat"), ("card", "card"))),
    EventKind("held", (("seat", "seat"), ("card", "card"))),
    EventKind("released", (("seat", "seat"), ("card", "card"))),
    EventKind("jailed", (("card", "card"),)),
    EventKind("kept", (("card", "card"),)),
    EventKind("reshuffled", ()),
    EventKind("again", (("seat", "seat"),)),
    EventKind("joined", (("seat", "seat"),)),
    EventKind("blocked", (("seat", "seat"), ("goal", "card"), ("by", "card"), ("owner", "seat"), ("more", "number"))),
    EventKind("tied", (("goal", "card"), ("seat", "seat"), ("other", "seat"), ("theirs", "card"), ("goals", "number"))),
    EventKind("won", (("seat", "seat"), ("goal", "card"), ("needs", "needs"))),
    EventKind("capped", (("turns", "number"),)),
    EventKind("rotated", (("seat", "seat"),)),
    EventKind("lost", (("seat", "seat"), ("card", "card")), by_chance=True),
    EventKind("pulled", (("seat", "seat"), ("victim", "seat"), ("card", "card")), by_chance=True),
]
TURN: Final = 1
DREW: Final = 2
PLACED: Final = 3
PLAYED: Final = 4
USED: Final = 5
ANSWERED: Final = 6
CANCELLED: Final = 7
DISCARDED: Final = 8
REMOVED: Final = 9
STOLE: Final = 10
TOOK: Final = 11
SENT: Final = 12
TRADED: Final = 13
SWAPPED: Final = 14
MIXED: Final = 15
DEALT: Final = 16
TAXED: Final = 17
GAVE: Final = 18
HELD: Final = 19
RELEASED: Final = 20
JAILED: Final = 21
KEPT_IT: Final = 22
RESHUFFLED: Final = 23
AGAIN: Final = 24
JOINED: Final = 25
BLOCKED: Final = 26
TIED: Final = 27
WON: Final = 28
CAPPED: Final = 29
ROTATED: Final = 30
LOST: Final = 31
PULLED: Final = 32

ENDS: Final = ["goal", "turn-cap"]
