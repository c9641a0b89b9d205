"""What each verb of a deck does: first it asks for all it needs, then it acts."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

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
from kibitz.games.fluxx.choosing import Confirm, Owe, Pick, PickSeat
from kibitz.games.fluxx.drawing import Draw
from kibitz.games.fluxx.events import DISCARD_PILE, HAND, KEPT, LIMBO, RULES, TABLE, UNDER
from kibitz.games.fluxx.frame import ANY_CARD, GIVE_OUT, OR_RANDOM, PLAY_AT_ONCE, TO_HAND, Frame
from kibitz.games.fluxx.playing import Shelve
from kibitz.games.fluxx.powers import can_swap

if TYPE_CHECKING:
    from kibitz.games.fluxx.rules import FluxxPlay

MOST_CARDS = 1000


@final
class Carry(Frame):
    """``seat`` carries out the steps of ``card``, from ``step`` on."""

    __slots__ = ()

    def name(self) -> str:
        return "carry"

    def lapse(self, play: FluxxPlay) -> None:
        step = play.deck.steps[self.step]
        if not step.last:
            play.stack.append(Carry(self.seat, self.card, -1, 0, self.step + 1))
        do(play, self.seat, self.card, self.step, step)


def do(play: FluxxPlay, seat: int, card: int, at: int, step: Step) -> None:
    """Carry out one step, or begin to: what is to be chosen is asked by a frame."""
    verb = step.verb
    if step.asks:
        pick(play, seat, card, at, step)
    elif verb == DRAW_N:
        draw(play, seat, step.count, TO_HAND)
    elif verb == DRAW_AS_MANY:
        draw(play, seat, play.many, TO_HAND)
    elif verb == DRAW_AND_PLAY:
        draw(play, seat, step.count, step.plays)
    elif verb == DRAW_AND_GIVE:
        draw(play, seat, play.n, GIVE_OUT)
    elif verb == PLAY_TOP:
        draw(play, seat, 1, PLAY_AT_ONCE)
    elif verb == ALL_DRAW:
        for back in range(play.n - 1, -1, -1):  # the active seat draws first
            draw(play, (seat + back) % play.n, step.count, TO_HAND)
    elif verb == DISCARD:
        discard_all(play, seat, at, step)
    elif verb == DISCARD_HAND:
        play.toss_all(seat, tuple(sorted(play.table.piles[HAND + seat])))
    elif verb == DISCARD_THIS:
        if play.table.where[card] in (TABLE + seat, RULES, LIMBO, KEPT):  # not if it has gone elsewhere meanwhile
            play.toss(seat, card)
    elif verb == OTHERS_DISCARD:
        others_discard(play, ANY_CARD if step.kinds == ANY_KIND else OR_RANDOM + 4 * step.kinds)
    elif verb == TAKE_RANDOM:
        for ahead in range(1, play.n):
            play.take_random(seat, (seat + ahead) % play.n)
    elif verb in (TRADE, PLAY_RANDOM):
        play.stack.append(PickSeat(seat, card, -1, 0, at))
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


def draw(play: FluxxPlay, seat: int, count: int, then: int) -> None:
    play.stack.append(Draw(seat, -1, 0, count, then))


def discard_all(play: FluxxPlay, seat: int, at: int, step: Step) -> None:
    """All cards of a kind; whoever holds a Creeper under a Keeper decides whether that one goes too."""
    if step.kinds & CREEPER and step.place == IN_PLAY and len(play.table.piles[UNDER]) > 0:
        play.stack.append(Confirm(play.table.owner(play.deck.holder), -1, seat, 0, at))
    else:
        play.discard_all(seat, step, False)


def others_discard(play: FluxxPlay, owed: int) -> None:
    first = play.next_owing(owed, (), play.turn)
    if first >= 0:
        play.stack.append(Owe(first, -1, -1, owed))


def pick(play: FluxxPlay, seat: int, card: int, at: int, step: Step) -> None:
    """Ask for the cards of a step. With nothing to choose from it has no effect."""
    there = len(play.candidates(seat, step))
    if step.verb == HOLD and len(play.table.piles[UNDER]) > 0:
        return
    if there > 0 or step.private:
        most = (there + 1) // 2 if step.much == UP_TO_HALF else MOST_CARDS if step.much == ANY_NUMBER else step.count
        play.stack.append(Pick(seat, card, -1, most, at))
    else:
        play.many = 0


def swap(play: FluxxPlay, seat: int, card: int, at: int) -> None:
    """Ask for an own Keeper and another's; nobody, or the seat itself, without Keepers: no effect."""
    if can_swap(play, seat):
        play.stack.append(Pick(seat, card, -1, 2, at))
