"""Frames: unfinished pieces of play. They lie on a stack; the top one asks, or goes on by itself.

A frame never changes: what is left to do is pushed as a new one. All have the same few fields, so that every frame can
be written down and read back in one way; each says what the fields mean to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from kibitz.games.fluxx.cards import (
    CREEPER,
    DISCARD,
    EXACTLY,
    GOAL,
    HOLD,
    IN_HAND,
    KEEP,
    KEEPER,
    MOVE,
    ON_CREEPER,
    ON_SURPRISE,
    OTHERS,
    PLAY,
    PLAY_RANDOM,
    RULE,
    SET_DRAW,
    STEAL,
    SWAP,
    TAKE,
    TRADE,
    TRIGGERS,
    YOURS,
    Step,
)
from kibitz.games.fluxx.choices import CARD, DONE, NO, PASS, RANDOM, SEAT, YES
from kibitz.games.fluxx.events import (
    ANSWERED,
    ASIDE,
    CANCELLED,
    DISCARD_PILE,
    DRAW_PILE,
    DREW,
    GAVE,
    GOALS,
    HAND,
    HELD,
    KEPT,
    KEPT_IT,
    LIMBO,
    LOST,
    PLACED,
    PULLED,
    RULES,
    SENT,
    STOLE,
    SWAPPED,
    TABLE,
    TOOK,
    TRADED,
    UNDER,
)

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

NOTHING: Final[list[int]] = []
PASS_ALONE: Final = [PASS]
YES_OR_NO: Final = [YES, NO]

# What happens to drawn cards, beside how many of them are to be played.
TO_HAND: Final = 0
GIVE_OUT: Final = -1
PLAY_AT_ONCE: Final = -2

# What seats out of turn can owe, beside a card of some kind or at random.
HAND_LIMIT: Final = 0
KEEPER_LIMIT: Final = 1
ANY_CARD: Final = 2
OR_RANDOM: Final = 3  # + 4 * kinds
AT_RANDOM: Final = 1023  # instead of a card


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """``seat`` acts or is asked; the other fields are each frame's own."""

    __slots__ = ("card", "cards", "count", "other", "seat", "step")

    def __init__(
        self, seat: int, card: int = -1, other: int = -1, count: int = 0, step: int = -1, cards: tuple[int, ...] = ()
    ) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.other: Final = other
        self.count: Final = count
        self.step: Final = step
        self.cards: Final = cards

    def name(self) -> str:
        raise NotImplementedError

    def calm(self) -> bool:
        """May goals be judged and limits enforced while this is unfinished?"""
        return True

    def prompt(self, play: FluxxPlay) -> str:
        return self.name()

    def options(self, play: FluxxPlay) -> list[int]:
        """What is asked of ``seat``; nothing: the frame goes on by itself."""
        return NOTHING

    def answer(self, play: FluxxPlay, code: int) -> None:
        """The frame is off the stack, and this was chosen."""

    def lapse(self, play: FluxxPlay) -> None:
        """The frame is off the stack, and nothing was to be asked."""

    def stopped(self, play: FluxxPlay, first: int) -> None:
        """The frame is off the stack: seat ``first`` has answered it with a Surprise, and that stands."""


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

    def lapse(self, play: FluxxPlay) -> None:
        if play.table.where[self.card] == LIMBO:
            play.move(self.card, DISCARD_PILE)


@final
class Window(Frame):
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
            return play.may_cancel(self.seat)
        return play.may_answer(self.seat, trigger, self.other, (self.count >> 3) - 1)

    def answer(self, play: FluxxPlay, code: int) -> None:
        if code == PASS:
            following = self.seat + 1 if self.seat + 1 < play.n else 0
            if following == self.other:
                self.close(play, self.cards, self.step)
            else:
                play.stack.append(Window(following, self.card, self.other, self.count, self.step, self.cards))
            return
        surprise = code - CARD
        play.move(surprise, LIMBO)
        chain = (*self.cards, surprise)
        subject = self.cards[len(self.cards) - 1] if len(self.cards) > 0 else self.card
        play.tell(ANSWERED, (self.seat, surprise, subject))
        first = self.step if len(self.cards) > 0 else self.seat
        play.answerers = [*play.answerers, self.seat] if len(self.cards) > 0 else [self.seat]
        if play.could_cancel(self.seat):
            asked = self.seat + 1 if self.seat + 1 < play.n else 0
            play.stack.append(Window(asked, self.card, self.seat, self.count, first, chain))
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
            elif play.could_answer(ON_CREEPER, seat, seat):
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
class NextTurn(Frame):
    """Somebody has joined between two turns; when the newcomers have met the limits the next turn begins."""

    __slots__ = ()

    def name(self) -> str:
        return "next-turn"

    def lapse(self, play: FluxxPlay) -> None:
        play.next_turn()


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
        if step.much != EXACTLY or (len(found) == 0 and len(self.cards) == 0 and play.is_private(step)):
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


FRAMES: Final[list[type[Frame]]] = [
    Land,
    Shelve,
    Window,
    Seize,
    StealBack,
    Draw,
    TempHand,
    Give,
    DropGoal,
    NextTurn,
    Pick,
    PickSeat,
    Confirm,
    Owe,
]
