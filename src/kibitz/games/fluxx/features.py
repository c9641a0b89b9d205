"""What a learner sees of Fluxx: a seat's view as bytes. Seats are counted clockwise from the one that looks.

First comes what is of the same size for every deck: the turn, the rules in force, the seats, the goals, what is half
done. Then come the cards, a byte for each card of the deck in every plane. What has an order that does not matter, or
no bound, is only told apart: it goes into fingerprints.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kibitz.core.bits import left_of, mixed, place_of
from kibitz.core.game import Plane
from kibitz.core.rng import MASK
from kibitz.games.fluxx.board import NO_LIMIT, NOT_YET
from kibitz.games.fluxx.cards import PLAY_ALL, PLAY_ALL_BUT_1, TRIGGERS, Card, Deck
from kibitz.games.fluxx.events import ASIDE, DISCARD_PILE, DRAW_PILE, ENDS, GOALS, HAND, LIMBO, TABLE
from kibitz.games.fluxx.frames import FRAMES, KEEPER_LIMIT, PICKS, SEAT_PICKS, Frame, Give, Owe, Window
from kibitz.games.fluxx.grammar import MOST_COUNT
from kibitz.games.fluxx.policy import missing
from kibitz.games.fluxx.redeal import knows
from kibitz.games.fluxx.rules import STAGES, FluxxPlay
from kibitz.games.fluxx.table import PUBLIC, Table
from kibitz.games.fluxx.verbs import Carry

if TYPE_CHECKING:
    from kibitz.core.rows import Rows

WORD: Final = 8  # bytes; also what a plane with one byte for each seat takes
SHOWN_GOALS: Final = 3  # as many as a rule can allow

# What can be asked, by the names of the prompts, and the frames by theirs.
FRAME_ASKS: Final = ["play-these", "give", "drop-goal", "give-up-held", "discard", "discard-or-random"]
ASKS: Final = [*STAGES, "react", *PICKS.values(), *SEAT_PICKS.values(), *FRAME_ASKS, "over"]
ASK_NUMBERS: Final = {name: number for number, name in enumerate(ASKS)}
SORTS: Final = [kind(0).name() for kind in [*FRAMES, Carry]]
SORT_NUMBERS: Final = {name: number for number, name in enumerate(SORTS)}

# Where the groups of planes begin; the planes of a group follow one another.
FORCE: Final = 8 * WORD
END: Final = 10 * WORD
SEATS: Final = 14 * WORD
QUESTS: Final = 18 * WORD
STACK: Final = 22 * WORD
TRACES: Final = 36 * WORD
CARDS: Final = 41 * WORD

# The planes of cards: those of the piles in the middle by their numbers (the draw pile's is "unseen"), then these.
IN_OWN_HAND: Final = 10
IN_PUBLIC: Final = 11
AGES: Final = 12
IN_USE: Final = 13
SUBJECT: Final = 14
NAMED: Final = 15
WORKING: Final = 16
CARD_PLANES: Final = 17

HIDDEN: Final = 1022  # instead of a card, as AT_RANDOM


# ---- the planes


def planes(deck: Deck, seats: int) -> list[Plane]:
    """The stretches of an observation, in their order."""
    size = deck.size
    most = min(255, max(size, MOST_COUNT))
    return [
        *turn_planes(seats, most),
        *seat_planes(seats, most, max([1, *(needs_of(card) for card in deck.cards)])),
        *stack_planes(seats),
        Plane("turns", WORD, 255, "turns finished, as a number of eight bytes, the lowest first"),
        Plane("order_trace", WORD, 255, "a fingerprint of the order of the cards in piles and hand: not to learn from"),
        Plane("shuffle_trace", WORD, 255, "one of the shuffles that cards in hands came from: not to learn from"),
        Plane("stack_trace", WORD, 255, "one of all that is half done, in every detail: not to learn from"),
        Plane("number_trace", WORD, 255, "one of the numbers that may be larger than a byte: not to learn from"),
        *card_planes(size),
        Plane("known", (seats - 1) * size, 1, "the cards that the seat knows in the hand of each other seat"),
        Plane("tables", seats * size, 1, "the cards before each seat, the own ones first"),
    ]


def turn_planes(seats: int, most: int) -> list[Plane]:
    flags = "the turn's draw is done; Keepers' bonus is drawn; the turn began with an empty hand; another turn of the "
    flags += "same seat follows; a card has ended the turn; still to be judged: what moved in hands, what moved openly"
    counts = "drawn by rule in this turn; played of those due; played by whatever; turns in a row; seats that join next"
    counts += "; shuffles of the discard pile; cards in the draw pile; cards discarded by the step before"
    return [
        Plane("seat", seats, 1, "which seat looks: a 1 at its number"),
        Plane("turn", seats, 1, "whose turn it is: a 1 there; the first place is the seat that looks"),
        Plane("decider", seats, 1, "who is asked: a 1 there"),
        Plane("asked", len(ASKS), 1, f"what is asked: a 1 for one of {', '.join(ASKS)}"),
        Plane("flags", 7, 1, flags),
        Plane("counts", 8, 255, f"{counts} (255 stands for more, too)"),
        Plane("force", 6, most, "the rules say: draw, play, plays left, hand limit, Keeper limit, how many goals"),
        Plane("no_number", 4, 1, "the rules say: play all; all but one; no hand limit; no Keeper limit (a 0 above)"),
        Plane("winner", seats, 1, "who has won: a 1 there"),
        Plane("why", len(ENDS), 1, f"why it is over: {', '.join(ENDS)}"),
        Plane("near", seats + 1, 1, "who meets a goal and is stopped by Creepers; the last place: several meet one"),
        Plane("logo", seats, 1, "who shows a logo"),
    ]


def needs_of(goal: Card) -> int:
    """How many cards a goal asks for."""
    total = 0
    for clause in goal.needs:
        total += clause.count
    return total


def seat_planes(seats: int, most: int, needs: int) -> list[Plane]:
    progress = "how many of these each seat has, eight places for each goal: the seats, and zeros"
    return [
        Plane("sizes", seats, most, "how many cards each hand has"),
        Plane("older", seats, most, "of each other hand, how many unknown cards came from earlier shuffles"),
        Plane("keepers", seats, most, "how many Keepers lie before each seat"),
        Plane("creepers", seats, most, "how many Creepers lie before each seat"),
        Plane("needs", SHOWN_GOALS, needs, "of each goal in play, how many cards it needs in all"),
        Plane("progress", SHOWN_GOALS * WORD, needs, progress),
    ]


def stack_planes(seats: int) -> list[Plane]:
    sorts = ", ".join(SORTS)
    counts = "of what is asked in the middle of something: its number (cards to play, at most to choose); the cards "
    counts += "named so far; how many pieces of play are unfinished"
    return [
        Plane("frame", len(SORTS), 1, f"the unfinished piece of play that asks: a 1 for one of {sorts}"),
        Plane("actor", seats, 1, "who acted and can be answered, who is robbed, or who discards Creepers: a 1 there"),
        Plane("trigger", len(TRIGGERS), 1, f"what can be answered with a Surprise: {', '.join(TRIGGERS)}"),
        Plane("target", seats, 1, "whose Keeper is stolen, or who gets the Creeper, in what can be answered"),
        Plane("pending_counts", 3, 255, counts),
        Plane("answered", seats, 255, "how many Surprises of the open chain each seat has played"),
        Plane("chosen", seats, 255, "how many cards to discard each seat has already chosen, where all go together"),
        Plane("given", seats, 1, "who already has a card, where drawn cards are given out"),
        Plane("below", len(SORTS), 1, "the unfinished piece of play below that: a 1 for its kind"),
        Plane("below_seat", seats, 1, "whose that is: a 1 there"),
        Plane("stack", len(SORTS), 1, "a 1 for every kind of which some piece of play is unfinished"),
    ]


def card_planes(size: int) -> list[Plane]:
    """A byte for each card. The first ten are the piles in the middle, by their numbers."""
    subject = "the card that the question is about: whose step is carried out, what can be answered, what is given next"
    named = "the cards named for it so far: the chain of Surprises, a temporary hand, the cards chosen"
    return [
        Plane("unseen", size, 1, "the cards that are in the draw pile or hidden in a hand"),
        Plane("discard", size, 1, "the cards in the discard pile"),
        Plane("rules", size, 1, "the rules in play"),
        Plane("goals", size, 1, "the goals in play"),
        Plane("playing", size, 1, "the cards that are being played or carried out"),
        Plane("asylum", size, 1, "the Creepers in the Asylum"),
        Plane("kept_action", size, 1, "the Action that is kept with its rule"),
        Plane("cuffed", size, 1, "the Creeper under its Keeper"),
        Plane("aside", size, 1, "the cards of temporary hands, as far as the seat knows them"),
        Plane("out", size, 1, "the cards that are not in this game"),
        Plane("hand", size, 1, "the own hand"),
        Plane("public", size, 1, "the cards in hands that everybody knows, those of the own hand among them"),
        Plane("ages", size, 255, "of cards in hands, seen or not: how many shuffles before the last they came from"),
        Plane("used", size, 1, "the powers and free actions used in this turn"),
        Plane("subject", size, 1, subject),
        Plane("named", size, 1, named),
        Plane("working", size, 1, "the cards of which something is unfinished"),
    ]


# ---- writing them


def write(play: FluxxPlay, seat: i64, rows: Rows, at: i64) -> None:
    """Fill a row with all that ``seat`` may know."""
    rows.clear(at, rows.stride)
    look = Look(play, seat, rows, at)
    look.write_turn()
    look.write_counts()
    look.write_force()
    look.write_end()
    look.write_seats()
    look.write_goals()
    look.write_stack()
    look.write_middle()
    look.write_hands()
    look.write_aside()
    look.write_traces()


@final
class Look:
    """One seat's look at a game while it is written down, with its fingerprints as far as they are made."""

    def __init__(self, play: FluxxPlay, seat: i64, rows: Rows, at: i64) -> None:
        self.play: Final = play
        self.table: Final[Table] = play.table
        self.seat: Final[i64] = seat
        self.seats: Final[i64] = play.n
        self.rows: Final = rows
        self.at: Final[i64] = at
        self.cards: Final[i64] = at + CARDS
        self.size: Final[i64] = play.deck.size
        self.wide: Final[i64] = (self.size + 7) // 8 * 8  # bytes for a plane of cards
        self.order: i64 = 0
        self.shuffles: i64 = 0
        self.stack: i64 = 0
        self.numbers: i64 = 0

    def put_seat(self, at: i64, other: i64) -> None:
        """A 1 for a seat, clockwise from the one that looks; none for no seat."""
        if 0 <= other < self.seats:
            self.rows.put(at + place_of(other, self.seat, self.seats), 1)

    def put_flag(self, at: i64, flag: bool) -> None:
        if flag:
            self.rows.put(at, 1)

    # ---- the turn

    def write_turn(self) -> None:
        """Planes seat to flags."""
        play, at = self.play, self.at
        self.rows.put(at + self.seat, 1)
        self.put_seat(at + WORD, play.turn)
        self.rows.put(at + 3 * WORD + self.asked(), 1)
        if not play.over:
            self.put_seat(at + 2 * WORD, play.decider)
        at += 6 * WORD
        self.put_flag(at, play.drawn != NOT_YET)
        self.put_flag(at + 1, play.bonus_drawn)
        self.put_flag(at + 2, play.began_empty)
        self.put_flag(at + 3, play.extra_turn)
        self.put_flag(at + 4, play.ended)
        if self.is_pending():
            self.put_flag(at + 5, play.changed & 1 > 0)
            self.put_flag(at + 6, play.changed & 2 > 0)

    def asked(self) -> i64:
        play = self.play
        if play.over:
            return len(ASKS) - 1
        return ASK_NUMBERS[play.stack[-1].prompt(play)] if play.stack else play.stage

    def is_pending(self) -> bool:
        """Is something half done? Otherwise what was counted and changed before means nothing."""
        piles = self.table.piles
        return len(self.play.stack) > 0 or len(piles[LIMBO]) > 0 or len(piles[ASIDE]) > 0

    def write_counts(self) -> None:
        play, at = self.play, self.at + 7 * WORD
        self.number(at, play.drawn if play.drawn != NOT_YET else 0)
        self.number(at + 1, play.played)
        self.number(at + 2, play.plays)
        self.number(at + 3, play.chain)
        self.number(at + 4, play.joining)
        self.number(at + 5, self.table.newest)
        self.number(at + 6, len(self.table.piles[DRAW_PILE]))
        self.number(at + 7, play.many if self.is_pending() else 0)

    def number(self, at: i64, value: i64) -> None:
        """A number that may be larger than a byte."""
        self.rows.put(at, value)
        self.numbers = mixed(self.numbers, value)

    def write_force(self) -> None:
        """Planes force and no_number."""
        play, rows, at = self.play, self.rows, self.at + FORCE
        rows.put(at, play.draw_rule)
        rows.put(at + 2, play.plays_left())
        rows.put(at + 5, play.goals_allowed)
        if play.play_rule >= PLAY_ALL_BUT_1:
            rows.put(at + WORD + (0 if play.play_rule == PLAY_ALL else 1), 1)
        else:
            rows.put(at + 1, play.play_rule)
        if play.hand_limit == NO_LIMIT:
            rows.put(at + WORD + 2, 1)
        else:
            rows.put(at + 3, play.hand_limit)
        if play.keeper_limit == NO_LIMIT:
            rows.put(at + WORD + 3, 1)
        else:
            rows.put(at + 4, play.keeper_limit)

    def write_end(self) -> None:
        """Planes winner to logo."""
        play, at = self.play, self.at + END
        if play.over:
            self.put_seat(at, play.winner)
            self.rows.put(at + WORD + play.why, 1)
        near: i64 = play.near
        if near >= 0:
            self.numbers = mixed(self.numbers, near)
            if near & 7 == 7:
                self.rows.put(at + 2 * WORD + self.seats, 1)
            else:
                self.put_seat(at + 2 * WORD, near & 7)
        logo: i64 = play.logo
        if logo:
            for other in range(self.seats):
                if (logo >> other) & 1:
                    self.put_seat(at + 3 * WORD, other)

    # ---- the seats and the goals

    def write_seats(self) -> None:
        """Planes sizes, keepers and creepers; ``older`` is written with the hands."""
        table, rows, at = self.table, self.rows, self.at + SEATS
        other = self.seat
        for place in range(self.seats):
            self.number(at + place, len(table.piles[HAND + other]))
            rows.put(at + 2 * WORD + place, table.keepers[other])
            rows.put(at + 3 * WORD + place, table.creepers[other])
            other = left_of(other, self.seats)

    def write_goals(self) -> None:
        """Planes needs and progress."""
        play, rows, at = self.play, self.rows, self.at + QUESTS
        for number, goal in enumerate(self.table.piles[GOALS]):
            if number == SHOWN_GOALS:
                break
            needs = needs_of(play.deck.cards[goal])
            rows.put(at + number, needs)
            other = self.seat
            for place in range(self.seats):
                rows.put(at + WORD + number * WORD + place, needs - missing(play, int(other), goal))
                other = left_of(other, self.seats)

    # ---- what is half done

    def write_stack(self) -> None:
        """Planes frame to stack, and of the cards those that are about it."""
        stack = self.play.stack
        if not stack:
            return
        rows, at = self.rows, self.at + STACK
        self.write_top(stack[-1])
        rows.put(at + 5 * WORD + 2, len(stack))
        if len(stack) > 1:
            below = stack[-2]
            rows.put(at + 9 * WORD + SORT_NUMBERS[below.name()], 1)
            self.put_seat(at + 11 * WORD, below.seat)
        for frame in stack:
            sort: i64 = SORT_NUMBERS[frame.name()]
            rows.put(at + 12 * WORD + sort, 1)
            if frame.card >= 0:
                rows.put(self.cards + WORKING * self.wide + frame.card, 1)
            self.trace_frame(frame, sort)
            if isinstance(frame, Window) and len(frame.cards) > 0:
                self.write_chain()

    def write_top(self, frame: Frame) -> None:
        """The frame that asks."""
        rows, at = self.rows, self.at + STACK
        rows.put(at + SORT_NUMBERS[frame.name()], 1)
        self.put_seat(at + 2 * WORD, frame.other)
        rows.put(at + 5 * WORD + 1, len(frame.cards))
        count: i64 = frame.count
        if isinstance(frame, Window):
            rows.put(at + 3 * WORD + (count & 7), 1)
            self.put_seat(at + 4 * WORD, (count >> 3) - 1)
        elif isinstance(frame, Owe):
            self.write_chosen(frame)
        elif isinstance(frame, Give):
            for other in range(self.seats):
                if (count >> other) & 1:
                    self.put_seat(at + 8 * WORD, other)
        elif count > 0:
            rows.put(at + 5 * WORD, count)
        self.write_named(frame)

    def write_chosen(self, frame: Owe) -> None:
        """How many each seat has chosen is known; which ones, only where they lie on the table."""
        at = self.at + STACK + 7 * WORD
        other = self.seat
        for place in range(self.seats):
            count: i64 = 0
            for choice in frame.cards:
                if choice >> 10 == other:
                    count += 1
            self.rows.put(at + place, count)
            other = left_of(other, self.seats)

    def write_chain(self) -> None:
        """Who has played the Surprises of the open chain."""
        at = self.at + STACK + 6 * WORD
        other = self.seat
        for place in range(self.seats):
            count: i64 = 0
            for seat in self.play.answerers:
                if seat == other:
                    count += 1
            self.rows.put(at + place, count)
            other = left_of(other, self.seats)
        for seat in self.play.answerers:
            self.stack = mixed(self.stack, seat)

    def write_named(self, frame: Frame) -> None:
        """Planes subject and named."""
        rows, cards, subject = self.rows, self.cards, frame.card
        for choice in frame.cards:
            card = self.ref(frame, choice) & 1023
            if card < self.size:
                rows.put(cards + NAMED * self.wide + card, 1)
        if isinstance(frame, Give) and len(frame.cards) > 0 and knows(self.play, int(self.seat), frame.cards[0]):
            subject = frame.cards[0]
        if subject >= 0:
            rows.put(cards + SUBJECT * self.wide + subject, 1)

    def ref(self, frame: Frame, choice: i64) -> i64:
        """A card that a frame names, as far as the seat may know. Nobody sees what others choose from their hands; of
        a hidden card everybody knows the shuffle."""
        if isinstance(frame, Owe):
            hidden = choice >> 10 != self.seat and frame.count != KEEPER_LIMIT
            return (choice >> 10 << 10) + HIDDEN if hidden else choice
        if knows(self.play, int(self.seat), int(choice)):
            return choice
        batch: i64 = self.table.batch[choice]
        return (batch + 1) * 1024 + HIDDEN

    def trace_frame(self, frame: Frame, sort: i64) -> None:
        trace = mixed(mixed(self.stack, sort), frame.seat)
        trace = mixed(mixed(trace, frame.card), frame.other)
        trace = mixed(mixed(trace, frame.count), frame.step)
        for choice in frame.cards:
            trace = mixed(trace, self.ref(frame, choice))
        self.stack = mixed(trace, len(frame.cards))

    # ---- the cards

    def write_middle(self) -> None:
        """What lies open, and before the seats; the draw pile is what nobody knows."""
        table, rows = self.table, self.rows
        for card in table.piles[DRAW_PILE]:
            rows.put(self.cards + card, 1)
        for pile in range(DISCARD_PILE, HAND):
            if pile != ASIDE:
                self.write_pile(table.piles[pile], self.cards + pile * self.wide)
        for card in self.play.used:
            rows.put(self.cards + IN_USE * self.wide + card, 1)
        at = self.tables()
        other = self.seat
        for _ in range(self.seats):
            self.write_pile(table.piles[TABLE + other], at)
            at += self.size
            other = left_of(other, self.seats)

    def known(self) -> i64:
        """Where the plane of known cards begins."""
        return self.cards + CARD_PLANES * self.wide

    def tables(self) -> i64:
        """Where that of the tables begins."""
        return self.known() + ((self.seats - 1) * self.size + 7) // 8 * 8

    def write_pile(self, cards: list[int], at: i64) -> None:
        """Open cards, and their order."""
        rows, order = self.rows, self.order
        for card in cards:
            rows.put(at + card, 1)
            order = mixed(order, card)
        self.order = mixed(order, HIDDEN)

    def write_hands(self) -> None:
        """The own hand; of the others what the seat knows, and of the rest what everybody knows."""
        piles = self.table.piles
        self.write_pile(piles[HAND + self.seat], self.cards + IN_OWN_HAND * self.wide)
        for card in piles[HAND + self.seat]:
            self.write_held(card)
        at = self.known()
        other = self.seat
        for place in range(1, self.seats):
            other = left_of(other, self.seats)
            older: i64 = 0
            for card in piles[HAND + other]:
                if knows(self.play, int(self.seat), card):
                    self.rows.put(at + card, 1)
                elif self.write_unseen(card, other):
                    older += 1
                self.write_held(card)
            self.rows.put(self.at + SEATS + WORD + place, older)
            at += self.size

    def write_unseen(self, card: i64, other: i64) -> bool:
        """A hidden card could be in another's hand; how many of an earlier shuffle each hand has is known."""
        batch: i64 = self.table.batch[card]
        self.rows.put(self.cards + card, 1)
        if batch == self.table.newest:
            return False
        self.shuffles = (self.shuffles + mixed(mixed(mixed(HIDDEN, batch), other), 0)) & MASK
        return True

    def write_held(self, card: i64) -> None:
        """Planes public and ages, of a card in a hand. Which cards are of an earlier shuffle, everybody knows."""
        table = self.table
        if table.seen[card] >= PUBLIC:
            self.rows.put(self.cards + IN_PUBLIC * self.wide + card, 1)
        batch: i64 = table.batch[card]
        if batch != table.newest:
            self.rows.put(self.cards + AGES * self.wide + card, table.newest - batch)
            self.shuffles = (self.shuffles + mixed(mixed(mixed(0, batch), card), 0)) & MASK

    def write_aside(self) -> None:
        """Temporary hands; their order is known to whoever knows all of them."""
        aside = self.table.piles[ASIDE]
        all_known = True
        order = self.order
        for card in aside:
            if knows(self.play, int(self.seat), card):
                self.rows.put(self.cards + ASIDE * self.wide + card, 1)
                order = mixed(order, card)
            else:
                all_known = False
                self.rows.put(self.cards + card, 1)
            self.write_held(card)
        self.order = mixed(order if all_known else self.order, len(aside))

    def write_traces(self) -> None:
        rows, at = self.rows, self.at + TRACES
        rows.put_number(at, self.play.turns)
        rows.put_number(at + WORD, self.order)
        rows.put_number(at + 2 * WORD, self.shuffles)
        rows.put_number(at + 3 * WORD, self.stack)
        rows.put_number(at + 4 * WORD, self.numbers)
