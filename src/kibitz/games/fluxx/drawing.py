"""Frames of drawing: cards into a hand, into a temporary hand, and given out."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from kibitz.games.fluxx.cards import CREEPER, ON_CREEPER
from kibitz.games.fluxx.choices import CARD, SEAT
from kibitz.games.fluxx.events import ASIDE, DRAW_PILE, DREW, GAVE, HAND, LIMBO, PLACED, TABLE
from kibitz.games.fluxx.frame import GIVE_OUT, NOTHING, PLAY_AT_ONCE, TO_HAND, Frame
from kibitz.games.fluxx.surprises import could_answer

if TYPE_CHECKING:
    from kibitz.games.fluxx.rules import FluxxPlay


@final
class Draw(Frame):
    """``seat`` draws ``count`` more cards; Creepers are placed at once and do not count. ``other`` are drawn already.

    ``step`` is what for: TO_HAND, or into a temporary hand (``cards``): to play so many of them, to give them out, to
    play the card at once. Nothing is judged before the last card is drawn.
    """

    __slots__ = ()

    def name(self) -> str:
        return "drawing"

    def calm(self) -> bool:
        return False

    def lapse(self, play: FluxxPlay) -> None:
        table = play.table
        seat, cards, drawn = self.seat, self.cards, self.other
        target = HAND + seat if self.step == TO_HAND else ASIDE
        left = self.count
        pile = table.piles[DRAW_PILE]
        while left > 0 and (pile or play.ready_to_draw()):
            if table.kinds[pile[-1]] != CREEPER:
                card = play.lift(seat, target)
                if self.step != TO_HAND:
                    cards = (*cards, card)
                drawn += 1
                left -= 1
            elif could_answer(play, ON_CREEPER, seat, seat):
                play.stack.append(Draw(seat, -1, drawn, left, self.step, cards))
                play.seize(seat, play.lift(seat, LIMBO), seat)
                return
            else:
                play.tell(PLACED, (seat, play.lift(seat, TABLE + seat)))
        if drawn > 0:
            play.tell(DREW, (seat, drawn))
        self.go_on(play, cards)

    def go_on(self, play: FluxxPlay, cards: tuple[int, ...]) -> None:
        if self.step == GIVE_OUT:
            play.table.blend(list(cards))
            play.stack.append(Give(self.seat, -1, -1, 0, -1, cards))
        elif self.step == PLAY_AT_ONCE:
            if len(cards) > 0:
                play.play_card(self.seat, cards[0])
        elif self.step > TO_HAND:
            play.stack.append(TempHand(self.seat, -1, -1, self.step, -1, cards))


@final
class TempHand(Frame):
    """``seat`` plays ``count`` of these cards in any order, its own hand set aside; what is left over is discarded."""

    __slots__ = ()

    def name(self) -> str:
        return "play-these"

    def options(self, play: FluxxPlay) -> list[int]:
        return play.as_choices(list(self.cards)) if self.count > 0 else NOTHING

    def answer(self, play: FluxxPlay, code: int) -> None:
        rest = tuple([card for card in self.cards if card != code - CARD])
        if len(rest) > 0:
            play.stack.append(TempHand(self.seat, -1, -1, self.count - 1, -1, rest))
        play.play_card(self.seat, code - CARD)

    def lapse(self, play: FluxxPlay) -> None:
        for card in self.cards:
            play.toss(self.seat, card)


@final
class Give(Frame):
    """``seat`` gives the first of these cards to somebody who has none yet; ``count`` has a bit for those who have."""

    __slots__ = ()

    def name(self) -> str:
        return "give"

    def calm(self) -> bool:
        return self.count == 0  # the draw is done, nothing is given yet

    def options(self, play: FluxxPlay) -> list[int]:
        if len(self.cards) == 0:
            return NOTHING
        return [SEAT + seat for seat in range(play.seats) if (self.count >> seat) & 1 == 0]

    def answer(self, play: FluxxPlay, code: int) -> None:
        to, card = code - SEAT, self.cards[0]
        play.stack.append(Give(self.seat, -1, -1, self.count | 1 << to, -1, self.cards[1:]))
        play.move(card, HAND + to)
        play.tell(GAVE, (self.seat, to, card), play.table.seen[card])
