"""Frames of choosing: goals that go, cards and players for a step, and what seats out of turn discard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

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
from kibitz.games.fluxx.choices import CARD, DONE, RANDOM, SEAT, YES
from kibitz.games.fluxx.events import (
    DISCARD_PILE,
    GOALS,
    HAND,
    HELD,
    KEPT,
    KEPT_IT,
    LOST,
    PULLED,
    SWAPPED,
    TABLE,
    TRADED,
    UNDER,
)
from kibitz.games.fluxx.frame import ANY_CARD, AT_RANDOM, HAND_LIMIT, KEEPER_LIMIT, NOTHING, OR_RANDOM, YES_OR_NO, Frame

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


@final
class DropGoal(Frame):
    """There are too many goals: ``seat`` chooses one that goes; ``card``, if any, is the one that comes."""

    __slots__ = ()

    def name(self) -> str:
        return "drop-goal"

    def calm(self) -> bool:
        return False

    def options(self, play: FluxxPlay) -> list[int]:
        return play.as_choices(play.table.piles[GOALS])

    def answer(self, play: FluxxPlay, code: int) -> None:
        play.remove(code - CARD)
        if self.card >= 0:
            play.move(self.card, GOALS)


@final
class Pick(Frame):
    """``seat`` chooses cards for a step of ``card``: ``cards`` so far, at most ``count``. Then it is done at once."""

    __slots__ = ()

    def name(self) -> str:
        return "pick"

    def prompt(self, play: FluxxPlay) -> str:
        return PICKS[play.deck.steps[self.step].verb]

    def options(self, play: FluxxPlay) -> list[int]:
        step = play.deck.steps[self.step]
        found: list[int] = []
        if len(self.cards) < self.count:
            for card in self.candidates(play, step):
                if card not in self.cards:
                    found.append(CARD + card)
            found.sort()
        if step.much != EXACTLY or (len(found) == 0 and len(self.cards) == 0 and step.private):
            found.insert(0, DONE)
        return found

    def candidates(self, play: FluxxPlay, step: Step) -> list[int]:
        if step.verb == SWAP:
            if len(self.cards) > 0:
                return play.find(self.seat, KEEPER, OTHERS)
            return play.find(self.seat, KEEPER, YOURS)
        return play.candidates(self.seat, step)

    def answer(self, play: FluxxPlay, code: int) -> None:
        if code == DONE:
            self.finish(play, self.cards)
            return
        step = play.deck.steps[self.step]
        if step.place == IN_HAND:  # at once, or it would be a secret what is chosen
            play.toss(self.seat, code - CARD)
        cards = (*self.cards, code - CARD)
        if step.much == EXACTLY and len(cards) == self.count:
            self.finish(play, cards)
        else:
            play.stack.append(Pick(self.seat, self.card, self.other, self.count, self.step, cards))

    def lapse(self, play: FluxxPlay) -> None:
        self.finish(play, self.cards)

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
            play.stack.append(PickSeat(self.seat, self.card, -1, 0, self.step, cards))
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


@final
class PickSeat(Frame):
    """``seat`` chooses a player for a step of ``card``."""

    __slots__ = ()

    def name(self) -> str:
        return "pick-seat"

    def prompt(self, play: FluxxPlay) -> str:
        return SEAT_PICKS[play.deck.steps[self.step].verb]

    def options(self, play: FluxxPlay) -> list[int]:
        verb = play.deck.steps[self.step].verb
        found: list[int] = []
        for seat in range(play.seats):
            if verb == MOVE:
                fits = play.table.owner(self.cards[0]) != seat
            else:
                fits = seat != self.seat and (verb == TRADE or len(play.table.piles[HAND + seat]) > 0)
            if fits:
                found.append(SEAT + seat)
        return found

    def answer(self, play: FluxxPlay, code: int) -> None:
        verb, other = play.deck.steps[self.step].verb, code - SEAT
        if verb == MOVE:
            play.seize(self.seat, self.cards[0], other)
        elif verb == TRADE:
            play.tell(TRADED, (self.seat, other))
            play.trade(self.seat, other)
        else:
            card = play.table.random_of(sorted(play.table.piles[HAND + other]))
            play.tell(PULLED, (self.seat, other, card))
            play.play_card(self.seat, card)


@final
class Confirm(Frame):
    """``seat`` decides whether the Creeper under its Keeper is discarded with all others, by a step of ``other``."""

    __slots__ = ()

    def name(self) -> str:
        return "give-up-held"

    def options(self, play: FluxxPlay) -> list[int]:
        return YES_OR_NO if len(play.table.piles[UNDER]) > 0 else NOTHING

    def answer(self, play: FluxxPlay, code: int) -> None:
        play.discard_all(self.other, play.deck.steps[self.step], code == YES)

    def lapse(self, play: FluxxPlay) -> None:
        play.discard_all(self.other, play.deck.steps[self.step], False)


@final
class Owe(Frame):
    """``seat`` names a card it must discard; others too, each unseen by the rest. All go when the last has chosen.

    ``count`` is what is owed: by a limit, any card, or a card of a kind or at random. ``cards`` are the choices so far:
    1024 times the seat, and the card.
    """

    __slots__ = ()

    def name(self) -> str:
        return "owe"

    def calm(self) -> bool:
        return False

    def prompt(self, play: FluxxPlay) -> str:
        if self.count == HAND_LIMIT:
            return "hand-limit"
        if self.count == KEEPER_LIMIT:
            return "table-limit"
        return "discard" if self.count == ANY_CARD else "discard-or-random"

    def options(self, play: FluxxPlay) -> list[int]:
        if self.seat < 0:
            return NOTHING
        if self.count == KEEPER_LIMIT:
            cards = play.on_table(self.seat, KEEPER)
        else:
            cards = play.table.piles[HAND + self.seat][:]
        if self.count & 3 == OR_RANDOM:
            kinds = self.count >> 2
            found = play.as_choices([card for card in cards if play.deck.kinds[card] & kinds])
            found.insert(0, RANDOM)
            return found
        chosen = [choice & 1023 for choice in self.cards]
        return play.as_choices([card for card in cards if card not in chosen])

    def answer(self, play: FluxxPlay, code: int) -> None:
        card = AT_RANDOM if code == RANDOM else code - CARD
        choices = (*self.cards, self.seat * 1024 + card)
        play.stack.append(Owe(play.next_owing(self.count, choices, self.seat), -1, -1, self.count, -1, choices))

    def lapse(self, play: FluxxPlay) -> None:
        """All have chosen: the cards go together."""
        for choice in self.cards:
            if choice & 1023 != AT_RANDOM:
                play.toss(choice >> 10, choice & 1023)
        for choice in self.cards:
            if choice & 1023 == AT_RANDOM:
                card = play.table.random_of(sorted(play.table.piles[HAND + (choice >> 10)]))
                play.tell(LOST, (choice >> 10, card))
                play.move(card, DISCARD_PILE)
