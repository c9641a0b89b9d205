"""Frames: unfinished pieces of play. They lie on a stack; the top one asks, or goes on by itself.

A frame never changes: what is left to do is pushed as a new one. Each has fields of its own, and says once what they
are (``accept``); the rest is done for all of them in one way (``frame_visitor``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kibitz.games.fluxx.choices import NO, PASS, YES
from kibitz.games.fluxx.events import ASIDE
from kibitz.games.fluxx.frame_visitor import NO_CARDS, FrameVisitor

if TYPE_CHECKING:
    from kibitz.games.fluxx.rules import FluxxPlay

NOTHING: Final[list[int]] = []
PASS_ALONE: Final = [PASS]
YES_OR_NO: Final = [YES, NO]


@mypyc_attr(acyclic=True)
class Frame:
    """``seat`` acts or is asked; the other fields are each frame's own."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        raise NotImplementedError

    def accept(self, visitor: FrameVisitor) -> Frame:
        """All fields go through this; a frame with what they have become."""
        raise NotImplementedError

    # ---- the stack

    def calm(self) -> bool:
        """May goals be judged and limits enforced while this is unfinished?"""
        return True

    def prompt(self, play: FluxxPlay) -> str:
        return self.name()

    def options(self, play: FluxxPlay) -> list[int]:
        """What is asked of ``seat``; nothing: the frame goes on by itself."""
        return NOTHING

    def answer(self, play: FluxxPlay, code: int) -> None:
        """The frame is off the stack, and this was chosen."""

    def lapse(self, play: FluxxPlay) -> None:
        """The frame is off the stack, and nothing was to be asked."""

    def stopped(self, play: FluxxPlay, first: int) -> None:
        """The frame is off the stack: seat ``first`` has answered it with a Surprise, and that stands."""

    # ---- what is to be known of it, whatever frame it is

    def finishes(self, card: int) -> bool:
        """Is this card carried out until then?"""
        return False

    def about(self) -> int:
        """The card that this is about; -1 for none."""
        return -1

    def brought_by(self) -> int:
        """Another seat, which brought this about; -1 for none."""
        return -1

    def named(self) -> tuple[int, ...]:
        """The cards named so far, or set aside for it."""
        return NO_CARDS

    def most(self) -> int:
        """How many cards are to be played, or can be chosen; 0 where nothing is counted."""
        return 0

    # ---- a position that is read

    def owns(self) -> tuple[int, ...]:
        """The cards on their way that are in its care."""
        return NO_CARDS

    def fault(self, play: FluxxPlay, place: int) -> str:
        """Why it cannot lie there on the stack, with the cards as they lie; nothing, if it can."""
        return ""


def fault_of_card(play: FluxxPlay, card: int, pile: int, kinds: int) -> str:
    """Why a frame cannot be about this card, which should lie there and be of such a kind; nothing, if it can."""
    if card < 0:
        return "it needs a card"
    key = play.deck.cards[card].key
    if play.table.where[card] != pile:
        return f"{key!r} is not being played"
    return "" if play.deck.kinds[card] & kinds else f"{key!r} cannot be played so"


def fault_aside(play: FluxxPlay, cards: tuple[int, ...]) -> str:
    """Why these cannot be the cards of a temporary hand; nothing, if they can."""
    for card in cards:
        if play.table.where[card] != ASIDE:
            return f"{play.deck.cards[card].key!r} is not set aside"
    return ""


def is_step(play: FluxxPlay, step: int) -> bool:
    return 0 <= step < len(play.deck.steps)


def is_seat(play: FluxxPlay, seat: int) -> bool:
    return 0 <= seat < play.n
