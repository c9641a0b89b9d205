"""Absolute's piles, and what can happen to them: the events. ``cards`` in an event are a number with a bit for each."""

from typing import Final

from kibitz.core.event import MOVED_KIND, EventKind
from kibitz.core.game import PileLook

PILES: Final = [
    PileLook("hand", "hands", "fan", True, face_down=True, in_order=True),
    PileLook("sets", "sets", "row", True, face_down=False, grouped=True),
    PileLook("deck", "deck", "stack", False, face_down=True),
    PileLook("discard", "discard", "open", False, face_down=False),
    PileLook("box", "box", "stack", False, rare=True, face_down=False, in_order=True),  # not in this round
]
# By number; of hands and rows of sets there is one for each of six seats.
HANDS: Final = 0
SETS: Final = 6
THE_DECK: Final = 12
THE_DISCARD: Final = 13
THE_BOX: Final = 14

EVENTS: Final = [
    MOVED_KIND,
    EventKind("dealt", (("seat", "seat"), ("round", "number"))),  # seat: who begins
    EventKind("turn", (("seat", "seat"),), False),
    EventKind("drew", (("seat", "seat"), ("card", "card"))),
    EventKind("picked", (("seat", "seat"), ("card", "card"))),
    EventKind("shuffled", (("count", "number"),)),
    EventKind(
        "swapped",
        (
            ("seat", "seat"),
            ("owner", "seat"),
            ("given", "cards"),
            ("taken", "cards"),
            ("before", "number"),
            ("after", "number"),
        ),
    ),
    EventKind(
        "swapped_own",
        (("seat", "seat"), ("given", "cards"), ("taken", "cards"), ("before", "number"), ("after", "number")),
    ),
    EventKind("laid", (("seat", "seat"), ("cards", "cards"), ("points", "number"))),
    EventKind("added", (("seat", "seat"), ("cards", "cards"), ("before", "number"), ("after", "number"))),
    EventKind(
        "added_to",
        (("seat", "seat"), ("owner", "seat"), ("cards", "cards"), ("before", "number"), ("after", "number")),
    ),
    EventKind("regrouped", (("seat", "seat"), ("before", "number"), ("after", "number"))),
    EventKind("formed", (("seat", "seat"), ("cards", "cards"), ("points", "number"))),
    EventKind("discarded", (("seat", "seat"), ("card", "card"))),
    EventKind("held", (("seat", "seat"),)),
    EventKind("turned_up", (("card", "card"),)),
    EventKind("removed", (("seat", "seat"), ("cards", "cards"))),
    EventKind("closed", (("seat", "seat"),)),
    EventKind("went_out", (("seat", "seat"),)),
    EventKind("ended", (("why", "end"), ("round", "number"))),
    EventKind(
        "counted",
        (
            ("seat", "seat"),
            ("cards", "cards"),
            ("base", "number"),
            ("extra", "number"),
            ("runs", "number"),
            ("double", "double"),
            ("points", "number"),
        ),
    ),
    EventKind("counted_hand", (("seat", "seat"), ("cards", "cards"), ("penalty", "number"))),
    EventKind(
        "scored",
        (("seat", "seat"), ("sets", "number"), ("hand", "number"), ("points", "number"), ("total", "number")),
    ),
]
DEALT: Final = 1
TURN: Final = 2
DREW: Final = 3
PICKED: Final = 4
SHUFFLED: Final = 5
SWAPPED: Final = 6
SWAPPED_OWN: Final = 7
LAID: Final = 8
ADDED: Final = 9
ADDED_TO: Final = 10
REGROUPED: Final = 11
FORMED: Final = 12
DISCARDED: Final = 13
HELD: Final = 14
TURNED_UP: Final = 15
REMOVED: Final = 16
CLOSED: Final = 17
WENT_OUT: Final = 18
ENDED: Final = 19
COUNTED: Final = 20
COUNTED_HAND: Final = 21
SCORED: Final = 22

ENDS: Final = ["closed", "turn-limit", "nothing-to-draw"]
