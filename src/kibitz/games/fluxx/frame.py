"""Frames: unfinished pieces of play. They lie on a stack; the top one asks, or goes on by itself.

A frame never changes: what is left to do is pushed as a new one. All have the same few fields, so that every frame can
be written down and read back in one way; each says what the fields mean to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kibitz.games.fluxx.choices import NO, PASS, YES

if TYPE_CHECKING:
    from kibitz.games.fluxx.rules import FluxxPlay

NOTHING: Final[list[int]] = []
PASS_ALONE: Final = [PASS]
YES_OR_NO: Final = [YES, NO]

# What happens to drawn cards, beside how many of them are to be played.
TO_HAND: Final = 0
GIVE_OUT: Final = -1
PLAY_AT_ONCE: Final = -2

# What seats out of turn can owe, beside a card of some kind or at random.
HAND_LIMIT: Final = 0
KEEPER_LIMIT: Final = 1
ANY_CARD: Final = 2
OR_RANDOM: Final = 3  # + 4 * kinds
AT_RANDOM: Final = 1023  # instead of a card


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """``seat`` acts or is asked; the other fields are each frame's own."""

    __slots__ = ("card", "cards", "count", "other", "seat", "step")

    def __init__(
        self, seat: int, card: int = -1, other: int = -1, count: int = 0, step: int = -1, cards: tuple[int, ...] = ()
    ) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.other: Final = other
        self.count: Final = count
        self.step: Final = step
        self.cards: Final = cards

    def name(self) -> str:
        raise NotImplementedError

    def finishes(self, card: int) -> bool:
        """Is this card carried out until then?"""
        return False

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
