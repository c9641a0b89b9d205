"""Abluxxen's state: what lies where, what is asked, and what a seat cannot know. The rules stand on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kibitz.core.fields import MOST, SEAT, Field, Fields
from kibitz.core.game import Game, Play, Prompt
from kibitz.core.rng import Rng
from kibitz.games.abluxxen.cards import heap, size_of, spread
from kibitz.games.abluxxen.choices import Lay
from kibitz.games.abluxxen.middle import Middle
from kibitz.games.abluxxen.parts import AbluxxenRules, Side

# What is asked now: the whole of the unfinished business, with ``victim`` and ``owed``.
LAYING: Final = 0
SHADOWING: Final = 1  # the duel's attacker picks a stack of the shadow display
TAKING: Final = 2  # the attacker takes or leaves the beaten layer of ``victim``
ANSWERING: Final = 3  # ``victim`` takes its layer back or drops it
DRAWING: Final = 4  # ``victim`` draws ``owed`` cards
FISHING: Final = 5  # nobody was hit: the active seat may draw one card
OVER: Final = 6

# What a game consists of beside its cards and what is half done.
FIELDS: Final = Fields(
    [
        Field("turn", SEAT),
        Field("start", SEAT, usual=0, attr="first"),
        Field("game_no", low=1, usual=1),
        Field("totals", low=-MOST, usual=0, each=True),
        Field("turns", usual=0),
    ]
)

OWN_ATTRS: Final = ["rules", "sides", "middle", "cards", "stage", "victim", "owed", "seed", "why", "offered"]

PROMPTS: Final = ["lay", "shadow", "take-or-leave", "back-or-drop", "draw", "optional-draw", "over"]


class AbluxxenState(Play):
    """What a game of Abluxxen consists of."""

    def __init__(
        self, game: Game, rules: AbluxxenRules, sides: list[Side], middle: Middle, totals: list[int], seed: str
    ) -> None:
        super().__init__(game)
        self.rules = rules
        self.sides = sides
        self.middle = middle
        self.cards: i64 = 0  # all of this game: a loaded position may have left some out
        # the turn
        self.turn: i64 = 0
        self.stage: i64 = LAYING
        self.victim: i64 = 0
        self.owed: i64 = 0
        self.turns: i64 = 0  # finished in this game
        # the match
        self.seed = seed  # secret; decides the deals of a match's later games
        self.first: i64 = 0
        self.game_no: i64 = 1
        self.totals = totals  # points of the earlier games; replaced, never changed
        self.why: i64 = 0  # when over: which of ENDS
        self.offered: list[int] | None = None

    @property
    def seats(self) -> int:
        return len(self.sides)

    def prompt(self) -> Prompt:
        return Prompt(PROMPTS[self.stage], self.stage == DRAWING)

    def seat(self) -> int:
        if self.stage == OVER:
            return -1
        return self.victim if self.stage == ANSWERING or self.stage == DRAWING else self.turn

    def laid(self) -> Lay:
        """The layer that the active seat has just laid."""
        return self.top_of(self.turn)

    def top_of(self, seat: i64) -> Lay:
        top = self.sides[seat].top
        assert top is not None
        return top.lay

    def scores(self) -> list[int]:
        """Points so far, those of a match's earlier games included."""
        return [self.totals[seat] + int(side.points()) for seat, side in enumerate(self.sides)]

    # ---- what a seat cannot know

    def redeal(self, seat: int, seed: int) -> None:
        """Shuffle the deck and what nobody else knows of the other hands among each other."""
        rng = Rng(seed)
        cards = heap(self.middle.deck[: self.middle.left])
        for other, side in enumerate(self.sides):
            if other != seat:
                cards += side.hand - side.known
        unseen = spread(cards)  # in order: the same view and seed give the same game, wherever the cards really are
        rng.shuffle(unseen)
        for other, side in enumerate(self.sides):
            if other != seat:
                hidden = int(side.size - size_of(side.known))
                side.hand = side.known + heap(unseen[len(unseen) - hidden :])
                del unseen[len(unseen) - hidden :]
        self.middle.deck = unseen
        self.seed = f"imagined {rng.next()}"  # the coming deals are secret too
        self.offered = None
