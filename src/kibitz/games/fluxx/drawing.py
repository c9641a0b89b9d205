"""Frames of drawing: cards into a hand, into a temporary hand, and given out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from kibitz.games.fluxx.cards import CREEPER, ON_CREEPER
from kibitz.games.fluxx.choices import CARD, SEAT
from kibitz.games.fluxx.events import ASIDE, DRAW_PILE, DREW, GAVE, HAND, LIMBO, PLACED, TABLE
from kibitz.games.fluxx.frame import NOTHING, Frame, fault_aside
from kibitz.games.fluxx.frame_visitor import NO_CARDS, FrameVisitor
from kibitz.games.fluxx.surprises import could_answer

if TYPE_CHECKING:
    from kibitz.games.fluxx.rules import FluxxPlay

# What happens to drawn cards.
TO_HAND: Final = 0
TO_PLAY_SOME: Final = 1  # of a temporary hand
TO_GIVE_OUT: Final = 2
TO_PLAY_AT_ONCE: Final = 3
PURPOSES: Final = ["hand", "play-some", "give-out", "play-at-once"]


@mypyc_attr(acyclic=True)
@final
class Draw(Frame):
    """``seat`` draws cards: ``left`` more, ``drawn`` already; Creepers are placed at once and do not count.

    ``purpose`` is what for: into the hand, or into a temporary hand (``aside``) to play so many of it (``plays``), to
    give them out, or to play the card at once. Nothing is judged before the last card is drawn.
    """

    __slots__ = ("aside", "drawn", "left", "plays", "purpose")

    def __init__(
        self,
        seat: int,
        left: int = 0,
        purpose: int = TO_HAND,
        plays: int = 0,
        drawn: int = 0,
        aside: tuple[int, ...] = NO_CARDS,
    ) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.purpose: Final = purpose
        self.plays: Final = plays
        self.drawn: Final = drawn
        self.aside: Final = aside

    def name(self) -> str:
        return "drawing"

    def accept(self, visitor: FrameVisitor) -> Frame:
        return Draw(
            visitor.seat("seat", self.seat),
            visitor.number("left", self.left),
            visitor.word("purpose", self.purpose, PURPOSES),
            visitor.number("plays", self.plays),
            visitor.number("drawn", self.drawn),
            visitor.cards("aside", self.aside),
        )

    def named(self) -> tuple[int, ...]:
        return self.aside

    def owns(self) -> tuple[int, ...]:
        return self.aside

    def fault(self, play: FluxxPlay, place: int) -> str:
        return fault_aside(play, self.aside)

    def calm(self) -> bool:
        return False

    def lapse(self, play: FluxxPlay) -> None:
        table = play.table
        seat, aside, drawn = self.seat, self.aside, self.drawn
        target = HAND + seat if self.purpose == TO_HAND else ASIDE
        left = self.left
        while left > 0 and play.ready_to_draw():
            if table.kinds[table.piles[DRAW_PILE][-1]] != CREEPER:
                card = play.lift(seat, target)
                if self.purpose != TO_HAND:
                    aside = (*aside, card)
                drawn += 1
                left -= 1
            elif could_answer(play, ON_CREEPER, seat, seat):
                play.stack.append(Draw(seat, left, self.purpose, self.plays, drawn, aside))
                play.seize(seat, play.lift(seat, LIMBO), seat)
                return
            else:
                play.tell(PLACED, (seat, play.lift(seat, TABLE + seat)))
        if drawn > 0:
            play.tell(DREW, (seat, drawn))
        self.go_on(play, aside)

    def go_on(self, play: FluxxPlay, cards: tuple[int, ...]) -> None:
        if self.purpose == TO_GIVE_OUT:
            play.table.blend(list(cards))
            play.stack.append(Give(self.seat, cards))
        elif self.purpose == TO_PLAY_AT_ONCE:
            if len(cards) > 0:
                play.play_card(self.seat, cards[0])
        elif self.purpose == TO_PLAY_SOME:
            play.stack.append(TempHand(self.seat, self.plays, cards))


@mypyc_attr(acyclic=True)
@final
class TempHand(Frame):
    """``seat`` plays so many (``plays``) of these ``cards`` in any order, its own hand set aside; what is left over is
    discarded."""

    __slots__ = ("cards", "plays")

    def __init__(self, seat: int, plays: int = 0, cards: tuple[int, ...] = NO_CARDS) -> None:
        super().__init__(seat)
        self.plays: Final = plays
        self.cards: Final = cards

    def name(self) -> str:
        return "play-these"

    def accept(self, visitor: FrameVisitor) -> Frame:
        return TempHand(
            visitor.seat("seat", self.seat), visitor.number("plays", self.plays), visitor.cards("cards", self.cards)
        )

    def named(self) -> tuple[int, ...]:
        return self.cards

    def most(self) -> int:
        return self.plays

    def owns(self) -> tuple[int, ...]:
        return self.cards

    def fault(self, play: FluxxPlay, place: int) -> str:
        return fault_aside(play, self.cards)

    def options(self, play: FluxxPlay) -> list[int]:
        return play.as_choices(list(self.cards)) if self.plays > 0 else NOTHING

    def answer(self, play: FluxxPlay, code: int) -> None:
        rest = tuple([card for card in self.cards if card != code - CARD])
        if len(rest) > 0:
            play.stack.append(TempHand(self.seat, self.plays - 1, rest))
        play.play_card(self.seat, code - CARD)

    def lapse(self, play: FluxxPlay) -> None:
        for card in self.cards:
            play.toss(self.seat, card)


@mypyc_attr(acyclic=True)
@final
class Give(Frame):
    """``seat`` gives the first of these ``cards`` to somebody who has none yet; ``served`` are those who have one."""

    __slots__ = ("cards", "served")

    def __init__(self, seat: int, cards: tuple[int, ...] = NO_CARDS, served: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.cards: Final = cards
        self.served: Final = tuple(sorted(served))  # in which order they were does not matter

    def name(self) -> str:
        return "give"

    def accept(self, visitor: FrameVisitor) -> Frame:
        return Give(
            visitor.seat("seat", self.seat), visitor.cards("cards", self.cards), visitor.seats("served", self.served)
        )

    def named(self) -> tuple[int, ...]:
        return self.cards

    def owns(self) -> tuple[int, ...]:
        return self.cards

    def fault(self, play: FluxxPlay, place: int) -> str:
        if len(self.cards) + len(self.served) > play.n:
            return "served: more cards than seats that have none"
        return fault_aside(play, self.cards)

    def calm(self) -> bool:
        return len(self.served) == 0  # the draw is done, nothing is given yet

    def options(self, play: FluxxPlay) -> list[int]:
        if len(self.cards) == 0:
            return NOTHING
        return [SEAT + seat for seat in range(play.seats) if seat not in self.served]

    def answer(self, play: FluxxPlay, code: int) -> None:
        to, card = code - SEAT, self.cards[0]
        play.stack.append(Give(self.seat, self.cards[1:], (*self.served, to)))
        play.move(card, HAND + to)
        play.tell(GAVE, (self.seat, to, card), play.table.seen[card])
