"""What Pairs is made of: cards, piles, fields, choices, and what can happen."""

from __future__ import annotations

from typing import Final

from kibitz.core.card_game import Declaration
from kibitz.core.choice import Choice
from kibitz.core.event import MOVED_KIND, EventKind
from kibitz.core.fields import SEAT, Field
from kibitz.core.game import PileLook

VALUES: Final = 8
FACES: Final = [str(value) for value in range(1, VALUES + 1)]  # a face is a number from 0 to 7; this is its text

PILES: Final = [
    PileLook("hand", "hands", "fan", per_seat=True, face_down=True, in_order=True),
    PileLook("pairs", "pairs", "stacks", per_seat=True, face_down=False, rare=True),  # nobody has any at first
    PileLook("row", "row", "row", per_seat=False, face_down=False, in_order=True),
    PileLook("deck", "deck", "stack", per_seat=False, face_down=True),
]
FIELDS: Final = [Field("turn", SEAT)]
DECLARED: Final = Declaration(range(2, 5), FACES, PILES, FIELDS, copies=4, derived=["points"])
HAND, PAIRS, ROW, DECK = DECLARED.places.first  # that of seat 0; the others' follow

PAIR, TAKE, DRAW = 0, VALUES, 2 * VALUES  # codes, the first two and the face
CHOICES: Final = [
    *(Choice(PAIR + face, f"2x{text}", "pair", (face,)) for face, text in enumerate(FACES)),
    *(Choice(TAKE + face, f"row:{text}", "row", (face,)) for face, text in enumerate(FACES)),
    Choice(DRAW, "draw", "draw"),
]

EVENTS: Final = [
    MOVED_KIND,
    EventKind("laid", (("seat", "seat"), ("card", "card"))),
    EventKind("took", (("seat", "seat"), ("card", "card"))),
    EventKind("drew", (("seat", "seat"), ("card", "card"))),
    EventKind("ended", ()),
]
LAID, TOOK, DREW, ENDED = range(1, 5)
