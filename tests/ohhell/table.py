"""What Oh Hell is made of: cards, piles, choices, fields, and what can happen."""

from __future__ import annotations

from typing import Final

from kibitz.core.card_game import Declaration
from kibitz.core.choice import Choice
from kibitz.core.event import MOVED_KIND, EventKind
from kibitz.core.fields import MOST, SEAT, Field
from kibitz.core.game import PileLook

SUITS: Final = "CDHS"
RANKS: Final = 13
MOST_DEALS: Final = 8
NO_BID: Final = -1
FACES: Final = [f"{rank}{suit}" for suit in SUITS for rank in "23456789TJQKA"]  # a card's number, and its order

PILES: Final = [
    PileLook("hand", "hands", "fan", True, face_down=True, in_order=True),
    PileLook("played", "played", "row", True, rare=True, face_down=False),
    PileLook("trump", "trump", "row", False, face_down=False),
    PileLook("gone", "gone", "stack", False, rare=True, face_down=False),
    PileLook("deck", "deck", "stack", False, face_down=True),
]

FIELDS: Final = [
    Field("deal", low=1, high=MOST_DEALS + 1, usual=1),
    Field("turn", SEAT),
    Field("leader", SEAT),
    Field("starter", SEAT),
    Field("bids", low=NO_BID, high=MOST_DEALS, usual=NO_BID, each=True),
    Field("won", high=MOST_DEALS, usual=0, each=True),
    Field("scores", low=-MOST, usual=0, each=True),
    Field("voids", high=15, usual=0, each=True),  # a bit for each suit that a seat has shown not to have
]
DECLARED: Final = Declaration(range(3, 7), FACES, PILES, FIELDS, own_attrs=["oh_hell"])
HAND, PLAYED, TRUMP, GONE, DECK = DECLARED.places.first  # of what every seat has, that of seat 0

EVENTS: Final = [
    MOVED_KIND,
    EventKind("dealt", (("deal", "number"),)),
    EventKind("bid", (("seat", "seat"), ("tricks", "number"))),
    EventKind("played", (("seat", "seat"), ("card", "card"))),
    EventKind("took", (("seat", "seat"),)),
    EventKind("scored", (("seat", "seat"), ("points", "number"))),
    EventKind("ended", ()),
]
DEALT, BID, CARD_PLAYED, TOOK, SCORED, ENDED = range(1, 7)

CHOICES: Final = [
    *(Choice(card, face, "play", (card,)) for card, face in enumerate(FACES)),
    *(Choice(len(FACES) + bid, f"bid:{bid}", "bid", (bid,), key=str(bid)) for bid in range(MOST_DEALS + 1)),
]
BIDS: Final = len(FACES)
