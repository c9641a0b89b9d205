"""Frames of playing a card: it takes effect, is answered, is finished; and the next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from kibitz.games.fluxx.cards import CREEPER, GOAL, KEEPER, ON_SURPRISE, RULE, SET_DRAW, TRIGGERS
from kibitz.games.fluxx.choices import CARD, PASS
from kibitz.games.fluxx.choosing import DropGoal
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
from kibitz.games.fluxx.frame import PASS_ALONE, Frame
from kibitz.games.fluxx.surprises import could_cancel, may_answer, may_cancel

if TYPE_CHECKING:
    from kibitz.games.fluxx.rules import FluxxPlay


@final
class Land(Frame):
    """``card``, played by ``seat``, takes effect: everybody has had the chance to answer it."""

    __slots__ = ()

    def name(self) -> str:
        return "land"

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
        goals = play.table.piles[GOALS]
        if play.goals_allowed > 1 and len(goals) >= play.goals_allowed:
            play.stack.append(DropGoal(self.seat, self.card))
            return
        for old in goals[:]:
            if len(goals) >= play.goals_allowed:
                play.remove(old)
        play.move(self.card, GOALS)

    def land_rule(self, play: FluxxPlay) -> None:
        """A rule about the same thing goes to the discard pile, all others stay."""
        mine = play.deck.cards[self.card]
        for old in play.table.piles[RULES][:]:
            if mine.slot >= 0 and play.deck.cards[old].slot == mine.slot:
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


@final
class Shelve(Frame):
    """An Action reaches the discard pile only after it is carried out."""

    __slots__ = ()

    def name(self) -> str:
        return "shelve"

    def finishes(self, card: int) -> bool:
        return card == self.card

    def lapse(self, play: FluxxPlay) -> None:
        if play.table.where[self.card] == LIMBO:
            play.move(self.card, DISCARD_PILE)


@final
class React(Frame):
    """Every other seat may answer what is about to happen: the frame below.

    ``card`` is what it is about, ``count`` the trigger and 8 times the seat concerned (from 1), ``other`` whoever acted
    last, ``cards`` the Surprises played so far, ``step`` the seat that played the first of them. Parity decides: with
    an odd number the first one works.
    """

    __slots__ = ()

    def name(self) -> str:
        return "react"

    def kind(self) -> str:
        """What is answered: once a Surprise is played, that."""
        return TRIGGERS[ON_SURPRISE if len(self.cards) > 0 else self.count & 7]

    def asked(self, seats: int) -> list[int]:
        """Those still asked: clockwise from this seat to whoever acted last, who is not."""
        found: list[int] = []
        seat = self.seat
        while seat != self.other:
            found.append(seat)
            seat = seat + 1 if seat + 1 < seats else 0
        return found

    def options(self, play: FluxxPlay) -> list[int]:
        hand = HAND + self.seat
        where = play.table.where
        trigger = self.count & 7
        cancels = len(self.cards) > 0 or trigger == ON_SURPRISE
        found = PASS_ALONE
        for card in play.deck.surprises if cancels else play.deck.answers[trigger]:
            if where[card] == hand and self.is_allowed(play, trigger, cancels):
                found = [*found, CARD + card]
        return found

    def is_allowed(self, play: FluxxPlay, trigger: int, cancels: bool) -> bool:
        """May this seat play a Surprise here?"""
        if cancels:
            return may_cancel(play, self.seat)
        return may_answer(play, self.seat, trigger, self.other, (self.count >> 3) - 1)

    def answer(self, play: FluxxPlay, code: int) -> None:
        if code == PASS:
            following = self.seat + 1 if self.seat + 1 < play.n else 0
            if following == self.other:
                self.close(play, self.cards, self.step)
            else:
                play.stack.append(React(following, self.card, self.other, self.count, self.step, self.cards))
            return
        surprise = code - CARD
        play.move(surprise, LIMBO)
        chain = (*self.cards, surprise)
        subject = self.cards[len(self.cards) - 1] if len(self.cards) > 0 else self.card
        play.tell(ANSWERED, (self.seat, surprise, subject))
        first = self.step if len(self.cards) > 0 else self.seat
        play.answerers = [*play.answerers, self.seat] if len(self.cards) > 0 else [self.seat]
        if could_cancel(play, self.seat):
            asked = self.seat + 1 if self.seat + 1 < play.n else 0
            play.stack.append(React(asked, self.card, self.seat, self.count, first, chain))
        else:
            self.close(play, chain, first)

    def close(self, play: FluxxPlay, chain: tuple[int, ...], first: int) -> None:
        """Nobody goes on: all Surprises of the chain are spent, and an odd number of them stops what is below."""
        for surprise in chain:
            play.move(surprise, DISCARD_PILE)
        if len(chain) % 2 == 1:
            play.stack.pop().stopped(play, first)


@final
class Seize(Frame):
    """``seat`` brings ``card`` before ``other``, or into the own hand if that is -1."""

    __slots__ = ()

    def name(self) -> str:
        return "seize"

    def lapse(self, play: FluxxPlay) -> None:
        card, victim = self.card, play.table.owner(self.card)
        if self.other < 0:
            play.tell(TOOK, (self.seat, card))
            play.move(card, HAND + self.seat)
            return
        if victim == self.other:
            return
        if victim < 0:
            play.tell(PLACED, (self.other, card))
        elif self.other == self.seat:
            play.tell(STOLE, (self.seat, victim, card))
        else:
            play.tell(SENT, (self.seat, card, self.other))
        play.move(card, TABLE + self.other)

    def stopped(self, play: FluxxPlay, first: int) -> None:
        """A Creeper comes before whoever answered; a theft does not happen, and the victim robs the thief."""
        if play.deck.kinds[self.card] == CREEPER:
            play.stack.append(Seize(first, self.card, first))
        else:
            play.tell(CANCELLED, (self.card,))
            play.stack.append(StealBack(first, -1, self.seat))


@final
class StealBack(Frame):
    """``seat`` steals one of the Keepers of ``other``, who tried to rob it."""

    __slots__ = ()

    def name(self) -> str:
        return "steal"

    def options(self, play: FluxxPlay) -> list[int]:
        return play.as_choices(play.on_table(self.other, KEEPER))

    def answer(self, play: FluxxPlay, code: int) -> None:
        play.seize(self.seat, code - CARD, self.seat)


@final
class NextTurn(Frame):
    """Somebody has joined between two turns; when the newcomers have met the limits the next turn begins."""

    __slots__ = ()

    def name(self) -> str:
        return "next-turn"

    def lapse(self, play: FluxxPlay) -> None:
        play.next_turn()
