"""Cards on their way through a game of Fluxx: every card travels here, is seen or not, and is told of."""

from __future__ import annotations

from typing import Final

from kibitz.core.event import EVERYONE, Event
from kibitz.games.fluxx.cards import CREEPER, KEEPER, TO_EVERYBODY, TO_OWNER, Attached, Step
from kibitz.games.fluxx.events import (
    ASIDE,
    DEALT,
    DISCARD_PILE,
    DISCARDED,
    DRAW_PILE,
    DREW,
    HAND,
    JAIL,
    JAILED,
    LIMBO,
    MIXED,
    PLACED,
    RELEASED,
    REMOVED,
    RESHUFFLED,
    ROTATED,
    RULES,
    TABLE,
    TAXED,
    UNDER,
)
from kibitz.games.fluxx.state import FluxxState
from kibitz.games.fluxx.table import ALL_SEE, PUBLIC

# What a moved card can matter for: hand limits, or everything that lies open.
IN_HANDS: Final = 1
IN_OPEN: Final = 2
CHANGES: Final = [0, 0, 2, 2, 0, 2, 0, 2, 0, 0] + [1] * 6 + [2] * 6  # by pile

DEALT_CARDS: Final = 3


class FluxxTravel(FluxxState):
    """A game of Fluxx whose cards move."""

    def tell(self, kind: int, args: tuple[int, ...], seen: int = EVERYONE) -> None:
        if self.heard is not None:
            self.heard.append(Event(kind, args, EVERYONE if seen >= PUBLIC else seen))

    def move(self, card: int, target: int) -> None:
        """A card travels. What lies with it goes its own way when it leaves play."""
        source = self.table.where[card]
        attached = self.deck.attached_to[card]
        if attached and source >= TABLE and target < TABLE:
            self.part(attached)
        self.table.move(card, target, self.heard)
        self.changed |= CHANGES[source] | CHANGES[target]
        if source == UNDER and target < TABLE:  # taken away: the Keeper can be used again
            self.used = [used for used in self.used if used != self.deck.under.host]
        if source == RULES or target == RULES:
            self.read_rules()
            if attached and source == RULES:
                self.part(attached)

    def part(self, attached: list[Attached]) -> None:
        """Their host leaves play: before its owner, dealt out, or discarded, as it is with such cards."""
        for each in attached:
            cards = self.table.piles[each.pile]
            if len(cards) == 0:
                continue
            if each.then == TO_OWNER:
                self.release()
            elif each.then == TO_EVERYBODY:
                self.deal_out(sorted(cards), self.turn + 1)
            else:
                self.move(cards[0], LIMBO if self.is_carried_out(cards[0]) else DISCARD_PILE)

    def is_carried_out(self, card: int) -> bool:
        """Is this card, wherever it lies, still to be finished?"""
        for frame in self.stack:
            if frame.finishes(card):
                return True
        return False

    def deal_out(self, cards: list[int], first: int) -> None:
        """Shuffle cards and deal them face up, one by one, beginning with a seat."""
        self.table.shuffle(cards)
        for number in range(len(cards)):
            seat = (first + number) % self.n
            self.tell(DEALT, (seat, cards[number]))
            if self.table.where[cards[number]] != TABLE + seat:
                self.move(cards[number], TABLE + seat)

    def toss_target(self, card: int) -> int:
        """Where a discarded card goes: a Creeper to the jail, if there is one."""
        return JAIL if self.deck.kinds[card] == CREEPER and self.is_in_play(self.deck.jail) else DISCARD_PILE

    def toss(self, seat: int, card: int) -> None:
        """A seat discards a card."""
        self.toss_to(seat, card, self.toss_target(card))

    def toss_to(self, seat: int, card: int, target: int) -> None:
        if target == JAIL:
            self.tell(JAILED, (card,))
        else:
            self.tell(DISCARDED, (seat, card))
        if self.table.where[card] != target:
            self.move(card, target)

    def toss_all(self, seat: int, cards: tuple[int, ...]) -> None:
        """Cards discarded together: a jail among them takes none of the others."""
        self.many = len(cards)
        closes = self.deck.jail.host in cards
        for card in cards:
            self.toss_to(seat, card, DISCARD_PILE if closes else self.toss_target(card))

    def remove(self, card: int) -> None:
        """A rule or goal leaves play."""
        self.tell(REMOVED, (card,))
        self.move(card, DISCARD_PILE)

    def discard_all(self, seat: int, step: Step, with_held: bool) -> None:
        cards = self.candidates(seat, step)
        if with_held:
            cards += self.table.piles[UNDER]
        self.toss_all(seat, tuple(cards))

    def ready_to_draw(self) -> bool:
        """Is there a card to draw? The discard pile is shuffled only when one is needed."""
        if len(self.table.piles[DRAW_PILE]) == 0:
            if len(self.table.piles[DISCARD_PILE]) == 0:
                return False
            self.reshuffle()
        return True

    def reshuffle(self) -> None:
        self.table.reshuffle(DISCARD_PILE, DRAW_PILE, 0, self.heard)
        self.tell(RESHUFFLED, ())

    def lift(self, seat: int, target: int) -> int:
        """The top card of the draw pile; into a hand or aside it is seen by its drawer alone."""
        card = self.table.draw(DRAW_PILE, target, seat, self.heard)
        self.changed |= CHANGES[target]
        return card

    def trade(self, seat: int, other: int) -> None:
        mine, theirs = self.in_passing_order(seat), self.in_passing_order(other)
        self.pass_on(mine, other)
        self.pass_on(theirs, seat)

    def rotate(self, seat: int) -> None:
        """Everybody passes the hand to the left."""
        self.tell(ROTATED, (seat,))
        hands = [self.in_passing_order(giver) for giver in range(self.n)]
        for giver in range(self.n):
            self.pass_on(hands[giver], (giver + 1) % self.n)

    def in_passing_order(self, seat: int) -> list[int]:
        """A hand as it is passed on: by who knows each card, then in the order of the deck. The order tells nobody when
        a card came into the hand, nor anything about the cards that they do not know."""
        unseen = [(ALL_SEE - self.table.seen[card], card) for card in self.table.piles[HAND + seat]]
        unseen.sort()
        return [card for _, card in unseen]

    def pass_on(self, cards: list[int], seat: int) -> None:
        """A whole hand comes to a seat, and lies there in the order of the deck (FX-73)."""
        for card in cards:
            self.move(card, HAND + seat)
        self.table.changing(HAND + seat).sort()

    def take_random(self, seat: int, victim: int) -> None:
        """A card taken unseen: who knew cards of that hand no longer knows which are left."""
        hand = self.table.piles[HAND + victim]
        if len(hand) == 0:
            return
        card = self.table.random_of(sorted(hand))
        if len(hand) > 1:
            self.table.forget(HAND + victim, 1 << seat | 1 << victim)
        self.tell(TAXED, (seat, victim, card), self.table.seen[card] | 1 << seat)
        self.move(card, HAND + seat)

    def mix(self, seat: int, kinds: int) -> None:
        """Gather all such cards from the tables, shuffle, deal them out beginning with this seat."""
        self.tell(MIXED, (seat,))
        if kinds & KEEPER and self.holding() >= 0:
            self.release()
        cards: list[int] = []
        for other in range(self.n):
            cards += self.on_table(other, kinds)
        cards.sort()
        self.deal_out(cards, seat)

    def release(self) -> None:
        """It lands before whoever holds the Keeper."""
        card, seat = self.table.piles[UNDER][0], self.holding()
        self.tell(RELEASED, (seat, card))
        self.move(card, TABLE + seat)

    def deal_hand(self, seat: int) -> None:
        """Three cards; Creepers are placed and replaced."""
        left = DEALT_CARDS
        while left > 0 and self.ready_to_draw():
            creeper = self.table.kinds[self.table.piles[DRAW_PILE][-1]] == CREEPER
            card = self.lift(seat, TABLE + seat if creeper else HAND + seat)
            if creeper:
                self.tell(PLACED, (seat, card))
            else:
                left -= 1
        self.tell(DREW, (seat, DEALT_CARDS - left))

    # ---- the end

    def break_off(self) -> None:
        """The turn ends at once: what is unfinished is dropped, temporary hands are discarded."""
        self.stack.clear()
        for card in self.table.piles[ASIDE][:]:
            self.toss(self.turn, card)
        for card in self.table.piles[LIMBO][:]:
            self.move(card, DISCARD_PILE)
        self.ended = True

    def finish(self, winner: int, why: int) -> None:
        self.over = True
        self.winner = winner
        self.why = why
        self.stack.clear()
        for card in self.table.piles[LIMBO] + self.table.piles[ASIDE]:  # nothing stays half done
            self.move(card, DISCARD_PILE)
