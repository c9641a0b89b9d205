"""What Pairs is made of: cards, piles, choices, and what can happen."""

from __future__ import annotations

from typing import Final

from kibitz.core.choice import Choice
from kibitz.core.event import MOVED_KIND, EventKind
from kibitz.core.game import PileLook

VALUES: Final = 8
COPIES: Final = 4
FACES: Final = [str(value) for value in range(1, VALUES + 1)]
SHOWN: Final = dict(zip(FACES, ("I", "II", "III", "IV", "V", "VI", "VII", "VIII"), strict=True))  # as it is printed

PILES: Final = [
    PileLook("hand", "hands", "fan", True, face_down=True),
    PileLook("pairs", "pairs", "layers", True, rare=True, face_down=False),  # nobody has any at first
    PileLook("row", "row", "row", False, face_down=False),
    PileLook("deck", "deck", "stack", False, face_down=True),
]
HANDS, PAIRS, ROW, DECK = range(4)

EVENTS: Final = [
    MOVED_KIND,
    EventKind("laid", (("seat", "seat"), ("card", "card"))),
    EventKind("took", (("seat", "seat"), ("card", "card"))),
    EventKind("drew", (("seat", "seat"), ("card", "card"))),
    EventKind("ended", ()),
]
LAID, TOOK, DREW, ENDED = range(1, 5)

CHOICES: Final = [
    *(Choice(card, f"2x{face}", "pair", (card,)) for card, face in enumerate(FACES)),
    *(Choice(VALUES + card, f"row:{face}", "row", (card,)) for card, face in enumerate(FACES)),
    Choice(2 * VALUES, "draw", "draw"),
]
