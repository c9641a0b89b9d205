"""Frames of discarding: goals too many, what lies under a Keeper, and what seats out of turn owe."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from kibitz.games.fluxx.cards import ANY_KIND, DISCARD, GOAL, KEEPER
from kibitz.games.fluxx.choices import CARD, RANDOM, YES
from kibitz.games.fluxx.events import DISCARD_PILE, GOALS, HAND, LIMBO, LOST, TABLE, UNDER
from kibitz.games.fluxx.frame import NOTHING, YES_OR_NO, Frame, fault_of_card, is_seat, is_step
from kibitz.games.fluxx.frame_visitor import (
    AT_RANDOM,
    NO_CARDS,
    NONE_CHOSEN,
    OPENLY,
    OR_AT_RANDOM,
    SECRETLY,
    Chosen,
    FrameVisitor,
)

if TYPE_CHECKING:
    from kibitz.games.fluxx.rules import FluxxPlay

# What seats out of turn can owe.
HAND_LIMIT: Final = 0
KEEPER_LIMIT: Final = 1
ANY_CARD: Final = 2
OF_KINDS: Final = 3  # a card of some kinds, or else one at random
OWED: Final = ["hand-limit", "table-limit", "discard", "discard-or-random"]


@mypyc_attr(acyclic=True)
@final
class DropGoal(Frame):
    """There are too many goals: ``seat`` chooses one that goes; ``card``, if any, is the one that comes."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int = -1) -> None:
        super().__init__(seat)
        self.card: Final = card

    def name(self) -> str:
        return "drop-goal"

    def accept(self, visitor: FrameVisitor) -> Frame:
        return DropGoal(visitor.seat("seat", self.seat), visitor.card("card", self.card))

    def about(self) -> int:
        return self.card

    def owns(self) -> tuple[int, ...]:
        return (self.card,) if self.card >= 0 else NO_CARDS

    def fault(self, play: FluxxPlay, place: int) -> str:
        if len(play.table.piles[GOALS]) == 0:
            return "there is no goal"
        return fault_of_card(play, self.card, LIMBO, GOAL) if self.card >= 0 else ""

    def calm(self) -> bool:
        return False

    def options(self, play: FluxxPlay) -> list[int]:
        return play.as_choices(play.table.piles[GOALS])

    def answer(self, play: FluxxPlay, code: int) -> None:
        play.remove(code - CARD)
        if self.card >= 0:
            play.move(self.card, GOALS)


@mypyc_attr(acyclic=True)
@final
class Confirm(Frame):
    """``seat`` decides whether the Creeper under its Keeper goes with all others, by a ``step`` of ``actor``."""

    __slots__ = ("actor", "step")

    def __init__(self, seat: int, actor: int = -1, step: int = -1) -> None:
        super().__init__(seat)
        self.actor: Final = actor
        self.step: Final = step

    def name(self) -> str:
        return "give-up-held"

    def accept(self, visitor: FrameVisitor) -> Frame:
        return Confirm(
            visitor.seat("seat", self.seat), visitor.seat("actor", self.actor), visitor.step("step", self.step)
        )

    def brought_by(self) -> int:
        return self.actor

    def fault(self, play: FluxxPlay, place: int) -> str:
        fits = is_step(play, self.step) and play.deck.steps[self.step].verb == DISCARD and is_seat(play, self.actor)
        return "" if fits else "it needs a step that discards, and whose"

    def options(self, play: FluxxPlay) -> list[int]:
        return YES_OR_NO if len(play.table.piles[UNDER]) > 0 else NOTHING

    def answer(self, play: FluxxPlay, code: int) -> None:
        play.discard_all(self.actor, play.deck.steps[self.step], code == YES)

    def lapse(self, play: FluxxPlay) -> None:
        play.discard_all(self.actor, play.deck.steps[self.step], False)


@mypyc_attr(acyclic=True)
@final
class Owe(Frame):
    """``seat`` names a card it must discard; others too, each unseen by the rest. All go when the last has chosen.

    ``owed`` is why: a limit, any card, or a card of these ``kinds`` or else a random one. ``choices`` are those so far.
    """

    __slots__ = ("choices", "kinds", "owed")

    def __init__(
        self, seat: int, owed: int = HAND_LIMIT, kinds: int = 0, choices: tuple[Chosen, ...] = NONE_CHOSEN
    ) -> None:
        super().__init__(seat)
        self.owed: Final = owed
        self.kinds: Final = kinds
        self.choices: Final = choices

    def name(self) -> str:
        return "owe"

    def accept(self, visitor: FrameVisitor) -> Frame:
        seat, owed = visitor.seat("seat", self.seat), visitor.word("owed", self.owed, OWED)
        kinds = visitor.number("kinds", self.kinds)
        return Owe(seat, owed, kinds, visitor.chosen("choices", self.choices, how_chosen(owed)))

    def fault(self, play: FluxxPlay, place: int) -> str:
        if place != len(play.stack) - 1:
            return "it must be asked now"
        if (self.owed == OF_KINDS) != (0 < self.kinds <= ANY_KIND):
            return "kinds: what kinds of cards will do"
        if self.seat == play.turn or not play.owes(self.seat, self.owed, self.choices):
            return "this seat owes nothing"
        for choice in self.choices:
            pile = TABLE if self.owed == KEEPER_LIMIT else HAND
            if choice.seat == play.turn:
                return "the seat in turn owes nothing"
            if choice.card != AT_RANDOM and play.table.where[choice.card] != pile + choice.seat:
                return f"seat {choice.seat} cannot choose {play.deck.cards[choice.card].key!r}"
        return ""

    def calm(self) -> bool:
        return False

    def prompt(self, play: FluxxPlay) -> str:
        return OWED[self.owed]

    def options(self, play: FluxxPlay) -> list[int]:
        if self.seat < 0:
            return NOTHING
        cards = play.on_table(self.seat, KEEPER) if self.owed == KEEPER_LIMIT else play.table.piles[HAND + self.seat]
        if self.owed == OF_KINDS:
            found = play.as_choices([card for card in cards if play.deck.kinds[card] & self.kinds])
            found.insert(0, RANDOM)
            return found
        chosen = [choice.card for choice in self.choices]
        return play.as_choices([card for card in cards if card not in chosen])

    def answer(self, play: FluxxPlay, code: int) -> None:
        choices = (*self.choices, Chosen(self.seat, AT_RANDOM if code == RANDOM else code - CARD))
        play.stack.append(Owe(play.next_owing(self.owed, choices, self.seat), self.owed, self.kinds, choices))

    def lapse(self, play: FluxxPlay) -> None:
        """All have chosen: the cards go together."""
        for choice in self.choices:
            if choice.card != AT_RANDOM:
                play.toss(choice.seat, choice.card)
        for choice in self.choices:
            if choice.card == AT_RANDOM:
                card = play.table.random_of(sorted(play.table.piles[HAND + choice.seat]))
                play.tell(LOST, (choice.seat, card))
                play.move(card, DISCARD_PILE)


def how_chosen(owed: int) -> int:
    """Who may know which cards are chosen: Keepers lie before everybody."""
    if owed == KEEPER_LIMIT:
        return OPENLY
    return OR_AT_RANDOM if owed == OF_KINDS else SECRETLY
