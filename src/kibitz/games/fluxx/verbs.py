"""What each verb of a deck does: first it asks for all it needs, then it acts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from kibitz.games.fluxx.cards import (
    ALL_DRAW,
    ANOTHER_TURN,
    ANY_KIND,
    ANY_NUMBER,
    CREEPER,
    DISCARD,
    DISCARD_HAND,
    DISCARD_THIS,
    DO_KEPT,
    DRAW_AND_GIVE,
    DRAW_AND_PLAY,
    DRAW_AS_MANY,
    DRAW_N,
    END_TURN,
    HOLD,
    IN_PLAY,
    MIX,
    OTHERS_DISCARD,
    PLAY_RANDOM,
    PLAY_TOP,
    ROTATE,
    SHUFFLE_IN,
    SWAP,
    TAKE_RANDOM,
    TRADE,
    UP_TO_HALF,
    Step,
)
from kibitz.games.fluxx.choosing import Pick, PickSeat
from kibitz.games.fluxx.discarding import ANY_CARD, OF_KINDS, Confirm, Owe
from kibitz.games.fluxx.drawing import TO_GIVE_OUT, TO_PLAY_AT_ONCE, TO_PLAY_SOME, Draw
from kibitz.games.fluxx.events import DISCARD_PILE, HAND, KEPT, LIMBO, RULES, TABLE, UNDER
from kibitz.games.fluxx.frame import Frame, is_step
from kibitz.games.fluxx.frame_visitor import NONE_CHOSEN, FrameVisitor
from kibitz.games.fluxx.playing import Shelve
from kibitz.games.fluxx.powers import can_swap

if TYPE_CHECKING:
    from kibitz.games.fluxx.rules import FluxxPlay

MOST_CARDS = 1000


@mypyc_attr(acyclic=True)
@final
class Carry(Frame):
    """``seat`` carries out the steps of ``card``, from ``step`` on."""

    __slots__ = ("card", "step")

    def __init__(self, seat: int, card: int = -1, step: int = -1) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.step: Final = step

    def name(self) -> str:
        return "carry"

    def accept(self, visitor: FrameVisitor) -> Frame:
        return Carry(visitor.seat("seat", self.seat), visitor.card("card", self.card), visitor.step("step", self.step))

    def about(self) -> int:
        return self.card

    def fault(self, play: FluxxPlay, place: int) -> str:
        return "" if self.card >= 0 and is_step(play, self.step) else "it needs a card and a step"

    def lapse(self, play: FluxxPlay) -> None:
        step = play.deck.steps[self.step]
        if not step.last:
            play.stack.append(Carry(self.seat, self.card, self.step + 1))
        do(play, self.seat, self.card, self.step, step)


def do(play: FluxxPlay, seat: int, card: int, at: int, step: Step) -> None:
    """Carry out one step, or begin to: what is to be chosen is asked by a frame."""
    verb = step.verb
    if step.asks:
        pick(play, seat, card, at, step)
    elif verb == DRAW_N:
        play.stack.append(Draw(seat, step.count))
    elif verb == DRAW_AS_MANY:
        play.stack.append(Draw(seat, play.many))
    elif verb == DRAW_AND_PLAY:
        play.stack.append(Draw(seat, step.count, TO_PLAY_SOME, step.plays))
    elif verb == DRAW_AND_GIVE:
        play.stack.append(Draw(seat, play.n, TO_GIVE_OUT))
    elif verb == PLAY_TOP:
        play.stack.append(Draw(seat, 1, TO_PLAY_AT_ONCE))
    elif verb == ALL_DRAW:
        for back in range(play.n - 1, -1, -1):  # the active seat draws first
            play.stack.append(Draw((seat + back) % play.n, step.count))
    elif verb == DISCARD:
        discard_all(play, seat, at, step)
    elif verb == DISCARD_HAND:
        play.toss_all(seat, tuple(sorted(play.table.piles[HAND + seat])))
    elif verb == DISCARD_THIS:
        if play.table.where[card] in (TABLE + seat, RULES, LIMBO, KEPT):  # not if it has gone elsewhere meanwhile
            play.toss(seat, card)
    elif verb == OTHERS_DISCARD:
        others_discard(play, step.kinds)
    elif verb == TAKE_RANDOM:
        for ahead in range(1, play.n):
            play.take_random(seat, (seat + ahead) % play.n)
    elif verb in (TRADE, PLAY_RANDOM):
        play.stack.append(PickSeat(seat, card, at))
    elif verb == ROTATE:
        play.rotate(seat)
    elif verb == MIX:
        play.mix(seat, step.kinds)
    elif verb == SHUFFLE_IN:
        if len(play.table.piles[DISCARD_PILE]) > 0:
            play.reshuffle()
    elif verb == DO_KEPT:
        if len(play.table.piles[KEPT]) > 0:
            kept = play.table.piles[KEPT][0]
            play.stack.append(Shelve(seat, kept))
            play.carry_out(seat, kept, play.deck.cards[kept].do)
    elif verb == ANOTHER_TURN:
        play.extra_turn = play.chain < 2
    elif verb == END_TURN:
        play.break_off()
    elif verb == SWAP:
        swap(play, seat, card, at)


def discard_all(play: FluxxPlay, seat: int, at: int, step: Step) -> None:
    """All cards of a kind; whoever holds a Creeper under a Keeper decides whether that one goes too."""
    if step.kinds & CREEPER and step.place == IN_PLAY and len(play.table.piles[UNDER]) > 0:
        play.stack.append(Confirm(play.holding(), seat, at))
    else:
        play.discard_all(seat, step, False)


def others_discard(play: FluxxPlay, kinds: int) -> None:
    """Everybody out of turn discards a card of these kinds; who has none, or will not, one at random."""
    owed = ANY_CARD if kinds == ANY_KIND else OF_KINDS
    first = play.next_owing(owed, NONE_CHOSEN, play.turn)
    if first >= 0:
        play.stack.append(Owe(first, owed, kinds if owed == OF_KINDS else 0))


def pick(play: FluxxPlay, seat: int, card: int, at: int, step: Step) -> None:
    """Ask for the cards of a step. With nothing to choose from it has no effect."""
    there = len(play.candidates(seat, step))
    if step.verb == HOLD and len(play.table.piles[UNDER]) > 0:
        return
    if there > 0 or step.private:
        most = (there + 1) // 2 if step.much == UP_TO_HALF else MOST_CARDS if step.much == ANY_NUMBER else step.count
        play.stack.append(Pick(seat, card, at, most))
    else:
        play.many = 0


def swap(play: FluxxPlay, seat: int, card: int, at: int) -> None:
    """Ask for an own Keeper and another's; nobody, or the seat itself, without Keepers: no effect."""
    if can_swap(play, seat):
        play.stack.append(Pick(seat, card, at, 2))
