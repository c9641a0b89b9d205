"""Frames of playing a card: it takes effect, is answered, is finished; and the next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from kibitz.games.fluxx.cards import (
    ANY_KIND,
    CREEPER,
    GOAL,
    KEEPER,
    ON_ACTION,
    ON_CREEPER,
    ON_SURPRISE,
    ON_THEFT,
    RULE,
    SET_DRAW,
    SURPRISE,
    TRIGGERS,
)
from kibitz.games.fluxx.choices import CARD, PASS
from kibitz.games.fluxx.discarding import DropGoal
from kibitz.games.fluxx.events import (
    ANSWERED,
    CANCELLED,
    DISCARD_PILE,
    GOALS,
    HAND,
    LIMBO,
    PLACED,
    RULES,
    SENT,
    STOLE,
    TABLE,
    TOOK,
)
from kibitz.games.fluxx.frame import PASS_ALONE, Frame, fault_of_card, is_seat
from kibitz.games.fluxx.frame_visitor import NO_CARDS, NONE_CHOSEN, OPENLY, Chosen, FrameVisitor
from kibitz.games.fluxx.replacing import chooses_goal, giving_way
from kibitz.games.fluxx.surprises import could_cancel, may_answer, may_cancel, trigger_of

if TYPE_CHECKING:
    from kibitz.games.fluxx.rules import FluxxPlay


@mypyc_attr(acyclic=True)
@final
class Land(Frame):
    """``card``, played by ``seat``, takes effect: everybody has had the chance to answer it."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int = -1) -> None:
        super().__init__(seat)
        self.card: Final = card

    def name(self) -> str:
        return "land"

    def accept(self, visitor: FrameVisitor) -> Frame:
        return Land(visitor.seat("seat", self.seat), visitor.card("card", self.card))

    def about(self) -> int:
        return self.card

    def owns(self) -> tuple[int, ...]:
        return (self.card,)

    def fault(self, play: FluxxPlay, place: int) -> str:
        return fault_of_card(play, self.card, LIMBO, ANY_KIND & ~CREEPER)

    def lapse(self, play: FluxxPlay) -> None:
        card, seat = self.card, self.seat
        kind = play.deck.kinds[card]
        if kind == KEEPER:
            play.move(card, TABLE + seat)
        elif kind == GOAL:
            self.land_goal(play)
        elif kind == RULE:
            self.land_rule(play)
        else:
            play.stack.append(Shelve(seat, card))
            play.carry_out(seat, card, play.deck.cards[card].do)

    def land_goal(self, play: FluxxPlay) -> None:
        """The goal before it is discarded; with room for two, its player drops an older one first."""
        if chooses_goal(play):
            play.stack.append(DropGoal(self.seat, self.card))
            return
        for old in giving_way(play, self.card):
            play.remove(old)
        play.move(self.card, GOALS)

    def land_rule(self, play: FluxxPlay) -> None:
        """A rule about the same thing goes to the discard pile, all others stay."""
        mine = play.deck.cards[self.card]
        for old in giving_way(play, self.card):
            play.remove(old)
        play.move(self.card, RULES)
        if mine.do >= 0:
            play.carry_out(self.seat, self.card, mine.do)
        if mine.slot == SET_DRAW:
            play.draw_up_to(mine.value)

    def stopped(self, play: FluxxPlay, first: int) -> None:
        """A Keeper comes into play before whoever answered; anything else is discarded without effect."""
        if play.deck.kinds[self.card] == KEEPER:
            play.tell(STOLE, (first, self.seat, self.card))
            play.move(self.card, TABLE + first)
        else:
            play.tell(CANCELLED, (self.card,))
            play.move(self.card, DISCARD_PILE)


@mypyc_attr(acyclic=True)
@final
class Shelve(Frame):
    """``card``, an Action, reaches the discard pile only after it is carried out."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int = -1) -> None:
        super().__init__(seat)
        self.card: Final = card

    def name(self) -> str:
        return "shelve"

    def accept(self, visitor: FrameVisitor) -> Frame:
        return Shelve(visitor.seat("seat", self.seat), visitor.card("card", self.card))

    def about(self) -> int:
        return self.card

    def finishes(self, card: int) -> bool:
        return card == self.card

    def fault(self, play: FluxxPlay, place: int) -> str:
        does = self.card >= 0 and play.deck.cards[self.card].do >= 0
        return "" if does else "it needs a card that does something"

    def lapse(self, play: FluxxPlay) -> None:
        if play.table.where[self.card] == LIMBO:
            play.move(self.card, DISCARD_PILE)


@mypyc_attr(acyclic=True)
@final
class React(Frame):
    """``seat`` may answer what is about to happen, the frame below; so may every other seat, clockwise to ``actor``.

    ``card`` is what it is about, ``trigger`` what it can be answered as, ``target`` whose Keeper is stolen or who gets
    the Creeper, ``actor`` whoever acted last. ``chain`` has the Surprises played so far. Parity decides: with an odd
    number the first one works.
    """

    __slots__ = ("actor", "card", "chain", "target", "trigger")

    def __init__(
        self,
        seat: int,
        card: int = -1,
        trigger: int = ON_ACTION,
        target: int = -1,
        actor: int = -1,
        chain: tuple[Chosen, ...] = NONE_CHOSEN,
    ) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.trigger: Final = trigger
        self.target: Final = target
        self.actor: Final = actor
        self.chain: Final = chain

    def name(self) -> str:
        return "react"

    def accept(self, visitor: FrameVisitor) -> Frame:
        return React(
            visitor.seat("seat", self.seat),
            visitor.card("card", self.card),
            visitor.word("trigger", self.trigger, TRIGGERS),
            visitor.seat("target", self.target),
            visitor.seat("actor", self.actor),
            visitor.chosen("chain", self.chain, OPENLY),
        )

    def about(self) -> int:
        return self.card

    def brought_by(self) -> int:
        return self.actor

    def named(self) -> tuple[int, ...]:
        return tuple([answer.card for answer in self.chain]) if len(self.chain) > 0 else NO_CARDS

    def owns(self) -> tuple[int, ...]:
        return self.named()

    def answered(self) -> int:
        """What is answered now: the last Surprise, or else the card that it is about."""
        return self.chain[len(self.chain) - 1].card if len(self.chain) > 0 else self.card

    def happens(self) -> bool:
        """With the Surprises played so far, does what this is about take place?"""
        return len(self.chain) % 2 == 0

    def cancels(self) -> bool:
        """Is it a Surprise that is answered now? Then any other one will do."""
        return len(self.chain) > 0 or self.trigger == ON_SURPRISE

    def kind(self) -> str:
        """What is answered: once a Surprise is played, that."""
        return TRIGGERS[ON_SURPRISE if len(self.chain) > 0 else self.trigger]

    def asked(self, seats: int) -> list[int]:
        """Those still asked: clockwise from this seat to whoever acted last, who is not."""
        found: list[int] = []
        seat = self.seat
        while seat != self.actor:
            found.append(seat)
            seat = seat + 1 if seat + 1 < seats else 0
        return found

    def options(self, play: FluxxPlay) -> list[int]:
        hand = HAND + self.seat
        where = play.table.where
        cancels = self.cancels()
        found = PASS_ALONE
        for card in play.deck.surprises if cancels else play.deck.answers[self.trigger]:
            if where[card] == hand and self.is_allowed(play, cancels):
                found = [*found, CARD + card]
        return found

    def is_allowed(self, play: FluxxPlay, cancels: bool) -> bool:
        """May this seat play a Surprise here?"""
        if cancels:
            return may_cancel(play, self.seat)
        return may_answer(play, self.seat, self.trigger, self.actor, self.target)

    def answer(self, play: FluxxPlay, code: int) -> None:
        following = self.seat + 1 if self.seat + 1 < play.n else 0
        if code == PASS:
            if following == self.actor:
                self.close(play, self.chain)
            else:
                play.stack.append(React(following, self.card, self.trigger, self.target, self.actor, self.chain))
            return
        surprise = code - CARD
        play.move(surprise, LIMBO)
        play.tell(ANSWERED, (self.seat, surprise, self.answered()))
        chain = (*self.chain, Chosen(self.seat, surprise))
        if could_cancel(play, self.seat):
            play.stack.append(React(following, self.card, self.trigger, self.target, self.seat, chain))
        else:
            self.close(play, chain)

    def close(self, play: FluxxPlay, chain: tuple[Chosen, ...]) -> None:
        """Nobody goes on: all Surprises of the chain are spent, and an odd number of them stops what is below."""
        for answer in chain:
            play.move(answer.card, DISCARD_PILE)
        if len(chain) % 2 == 1:
            play.stack.pop().stopped(play, chain[0].seat)

    def fault(self, play: FluxxPlay, place: int) -> str:
        below = play.stack[place - 1] if place > 0 else self
        if not isinstance(below, (Land, Seize)):
            return "there is nothing to answer below it"
        if below.card != self.card or self.card < 0:
            return "it is about another card than the frame below"
        if not is_seat(play, self.actor) or self.actor == self.seat:
            return "actor: whoever acted last"
        kind = play.deck.kinds[self.card]
        if isinstance(below, Land):
            if self.trigger != trigger_of(kind) or self.target != -1:
                return "trigger: not what this card can be answered as"
        elif self.trigger != (ON_CREEPER if kind == CREEPER else ON_THEFT) or not is_seat(play, self.target):
            return "trigger, target: a theft or a Creeper, and whom it concerns"
        for answer in self.chain:
            if play.table.where[answer.card] != LIMBO or play.deck.kinds[answer.card] != SURPRISE:
                return f"{play.deck.cards[answer.card].key!r} is no Surprise that is being played"
        return ""


@mypyc_attr(acyclic=True)
@final
class Seize(Frame):
    """``seat`` brings ``card`` before ``to``, or into the own hand if that is -1."""

    __slots__ = ("card", "to")

    def __init__(self, seat: int, card: int = -1, to: int = -1) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.to: Final = to

    def name(self) -> str:
        return "seize"

    def accept(self, visitor: FrameVisitor) -> Frame:
        return Seize(visitor.seat("seat", self.seat), visitor.card("card", self.card), visitor.seat("to", self.to))

    def about(self) -> int:
        return self.card

    def owns(self) -> tuple[int, ...]:
        return (self.card,)

    def fault(self, play: FluxxPlay, place: int) -> str:
        if self.card < 0:
            return "it needs a card"
        pile, kind = play.table.where[self.card], play.deck.kinds[self.card]
        fits = pile >= TABLE and (kind == KEEPER or (kind == CREEPER and self.to >= 0))
        fits = fits or (self.to >= 0 and kind == CREEPER and pile in (LIMBO, DISCARD_PILE))
        return "" if fits else f"{play.deck.cards[self.card].key!r} cannot be brought there"

    def lapse(self, play: FluxxPlay) -> None:
        card, victim = self.card, play.table.owner(self.card)
        if self.to < 0:
            play.tell(TOOK, (self.seat, card))
            play.move(card, HAND + self.seat)
            return
        if victim == self.to:
            return
        if victim < 0:
            play.tell(PLACED, (self.to, card))
        elif self.to == self.seat:
            play.tell(STOLE, (self.seat, victim, card))
        else:
            play.tell(SENT, (self.seat, card, self.to))
        play.move(card, TABLE + self.to)

    def stopped(self, play: FluxxPlay, first: int) -> None:
        """A Creeper comes before whoever answered; a theft does not happen, and the victim robs the thief."""
        if play.deck.kinds[self.card] == CREEPER:
            play.stack.append(Seize(first, self.card, first))
        else:
            play.tell(CANCELLED, (self.card,))
            play.stack.append(StealBack(first, self.seat))


@mypyc_attr(acyclic=True)
@final
class StealBack(Frame):
    """``seat`` steals one of the Keepers of ``thief``, who tried to rob it."""

    __slots__ = ("thief",)

    def __init__(self, seat: int, thief: int = -1) -> None:
        super().__init__(seat)
        self.thief: Final = thief

    def name(self) -> str:
        return "steal"

    def accept(self, visitor: FrameVisitor) -> Frame:
        return StealBack(visitor.seat("seat", self.seat), visitor.seat("thief", self.thief))

    def brought_by(self) -> int:
        return self.thief

    def fault(self, play: FluxxPlay, place: int) -> str:
        return "" if is_seat(play, self.thief) and self.thief != self.seat else "thief: another seat"

    def options(self, play: FluxxPlay) -> list[int]:
        return play.as_choices(play.on_table(self.thief, KEEPER))

    def answer(self, play: FluxxPlay, code: int) -> None:
        play.seize(self.seat, code - CARD, self.seat)


@mypyc_attr(acyclic=True)
@final
class NextTurn(Frame):
    """Somebody has joined between two turns; when the newcomers have met the limits the next turn begins."""

    __slots__ = ()

    def name(self) -> str:
        return "next-turn"

    def accept(self, visitor: FrameVisitor) -> Frame:
        return NextTurn(visitor.seat("seat", self.seat))

    def lapse(self, play: FluxxPlay) -> None:
        play.next_turn()
