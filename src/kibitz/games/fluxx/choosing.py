"""Frames of choosing: cards and players for a step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from kibitz.games.fluxx.cards import (
    CREEPER,
    DISCARD,
    EXACTLY,
    HOLD,
    IN_HAND,
    KEEP,
    KEEPER,
    MOVE,
    OTHERS,
    PLAY,
    PLAY_RANDOM,
    STEAL,
    SWAP,
    TAKE,
    TRADE,
    YOURS,
    Step,
)
from kibitz.games.fluxx.choices import CARD, DONE, SEAT
from kibitz.games.fluxx.events import HAND, HELD, KEPT, KEPT_IT, PULLED, SWAPPED, TABLE, TRADED, UNDER
from kibitz.games.fluxx.frame import Frame, is_step
from kibitz.games.fluxx.frame_visitor import NO_CARDS, FrameVisitor

if TYPE_CHECKING:
    from kibitz.games.fluxx.rules import FluxxPlay

# The prompts of choosing cards and players, by what they are chosen for.
PICKS: Final = {
    DISCARD: "discard-cards",
    STEAL: "steal",
    TAKE: "take",
    MOVE: "move",
    SWAP: "swap",
    PLAY: "play-again",
    HOLD: "hold",
    KEEP: "choose-action",
}
SEAT_PICKS: Final = {MOVE: "move-to", TRADE: "trade", PLAY_RANDOM: "take-from"}


@mypyc_attr(acyclic=True)
@final
class Pick(Frame):
    """``seat`` chooses cards for a ``step`` of ``card``: ``picked`` so far, at most ``limit``. Then it is done."""

    __slots__ = ("card", "limit", "picked", "step")

    def __init__(
        self, seat: int, card: int = -1, step: int = -1, limit: int = 0, picked: tuple[int, ...] = NO_CARDS
    ) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.step: Final = step
        self.limit: Final = limit
        self.picked: Final = picked

    def name(self) -> str:
        return "pick"

    def accept(self, visitor: FrameVisitor) -> Frame:
        return Pick(
            visitor.seat("seat", self.seat),
            visitor.card("card", self.card),
            visitor.step("step", self.step),
            visitor.number("limit", self.limit),
            visitor.cards("picked", self.picked),
        )

    def about(self) -> int:
        return self.card

    def named(self) -> tuple[int, ...]:
        return self.picked

    def most(self) -> int:
        return self.limit

    def fault(self, play: FluxxPlay, place: int) -> str:
        if self.card < 0 or not is_step(play, self.step):
            return "it needs a card and a step"
        verb = play.deck.steps[self.step].verb
        if verb not in PICKS or self.limit < 1:
            return "not a step that asks for cards"
        if verb == SWAP and self.limit != 2:
            return "limit: two cards are swapped"
        if len(self.picked) > self.limit:
            return "more cards are chosen than asked for"
        for card in self.picked:
            if verb == SWAP and (play.table.where[card] < TABLE or play.deck.kinds[card] != KEEPER):
                return "only Keepers are swapped"
        return ""

    def prompt(self, play: FluxxPlay) -> str:
        return PICKS[play.deck.steps[self.step].verb]

    def options(self, play: FluxxPlay) -> list[int]:
        step = play.deck.steps[self.step]
        found: list[int] = []
        if len(self.picked) < self.limit:
            for card in self.candidates(play, step):
                if card not in self.picked:
                    found.append(CARD + card)
            found.sort()
        if step.much != EXACTLY or (len(found) == 0 and len(self.picked) == 0 and step.private):
            found.insert(0, DONE)
        return found

    def candidates(self, play: FluxxPlay, step: Step) -> list[int]:
        if step.verb == SWAP:
            if len(self.picked) > 0:
                return play.find(self.seat, KEEPER, OTHERS)
            return play.find(self.seat, KEEPER, YOURS)
        return play.candidates(self.seat, step)

    def answer(self, play: FluxxPlay, code: int) -> None:
        if code == DONE:
            self.finish(play, self.picked)
            return
        step = play.deck.steps[self.step]
        if step.place == IN_HAND:  # at once, or it would be a secret what is chosen
            play.toss(self.seat, code - CARD)
        picked = (*self.picked, code - CARD)
        if step.much == EXACTLY and len(picked) == self.limit:
            self.finish(play, picked)
        else:
            play.stack.append(Pick(self.seat, self.card, self.step, self.limit, picked))

    def lapse(self, play: FluxxPlay) -> None:
        self.finish(play, self.picked)

    def finish(self, play: FluxxPlay, cards: tuple[int, ...]) -> None:
        """All cards are chosen: now they go their way, together."""
        verb = play.deck.steps[self.step].verb
        play.many = len(cards)
        if len(cards) == 0 or play.deck.steps[self.step].place == IN_HAND:
            return
        card = cards[0]
        if verb == STEAL:
            play.seize(self.seat, card, self.seat)
        elif verb == MOVE:
            play.stack.append(PickSeat(self.seat, self.card, self.step, card))
        elif verb == SWAP:
            if len(cards) > 1:
                self.swap(play, card, cards[1])
        elif verb == PLAY:
            play.play_card(self.seat, card)
        elif verb == HOLD:
            play.tell(HELD, (self.seat, card))
            play.move(card, UNDER)
        elif verb == KEEP:
            play.tell(KEPT_IT, (card,))
            play.move(card, KEPT)
        elif verb == TAKE:
            self.take(play, card)
        else:
            play.toss_all(self.seat, cards)

    def take(self, play: FluxxPlay, card: int) -> None:
        """Into the hand; a Creeper goes straight before the taker, and another's Keeper is stolen."""
        if play.deck.kinds[card] == CREEPER:
            if play.table.owner(card) != self.seat:
                play.seize(self.seat, card, self.seat)
        else:
            play.seize(self.seat, card, -1)

    def swap(self, play: FluxxPlay, mine: int, theirs: int) -> None:
        other = play.table.owner(theirs)
        play.tell(SWAPPED, (self.seat, mine, other, theirs))
        play.move(mine, TABLE + other)
        play.move(theirs, TABLE + self.seat)


@mypyc_attr(acyclic=True)
@final
class PickSeat(Frame):
    """``seat`` chooses a player for a ``step`` of ``card``; ``moved`` is the card that is moved there, if any."""

    __slots__ = ("card", "moved", "step")

    def __init__(self, seat: int, card: int = -1, step: int = -1, moved: int = -1) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.step: Final = step
        self.moved: Final = moved

    def name(self) -> str:
        return "pick-seat"

    def accept(self, visitor: FrameVisitor) -> Frame:
        return PickSeat(
            visitor.seat("seat", self.seat),
            visitor.card("card", self.card),
            visitor.step("step", self.step),
            visitor.card("moved", self.moved),
        )

    def about(self) -> int:
        return self.card

    def named(self) -> tuple[int, ...]:
        return (self.moved,) if self.moved >= 0 else NO_CARDS

    def fault(self, play: FluxxPlay, place: int) -> str:
        if not is_step(play, self.step):
            return "it needs a step"
        verb = play.deck.steps[self.step].verb
        if verb not in SEAT_PICKS:
            return "not a step that asks for a player"
        moves = self.moved >= 0 and play.table.where[self.moved] >= TABLE
        return "" if (moves if verb == MOVE else self.moved < 0) else "moved: a card that lies before somebody"

    def prompt(self, play: FluxxPlay) -> str:
        return SEAT_PICKS[play.deck.steps[self.step].verb]

    def options(self, play: FluxxPlay) -> list[int]:
        verb = play.deck.steps[self.step].verb
        found: list[int] = []
        for seat in range(play.seats):
            if verb == MOVE:
                fits = play.table.owner(self.moved) != seat
            else:
                fits = seat != self.seat and (verb == TRADE or len(play.table.piles[HAND + seat]) > 0)
            if fits:
                found.append(SEAT + seat)
        return found

    def answer(self, play: FluxxPlay, code: int) -> None:
        verb, other = play.deck.steps[self.step].verb, code - SEAT
        if verb == MOVE:
            play.seize(self.seat, self.moved, other)
        elif verb == TRADE:
            play.tell(TRADED, (self.seat, other))
            play.trade(self.seat, other)
        else:
            card = play.table.random_of(sorted(play.table.piles[HAND + other]))
            play.tell(PULLED, (self.seat, other, card))
            play.play_card(self.seat, card)
