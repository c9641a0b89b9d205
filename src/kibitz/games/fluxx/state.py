"""Fluxx's state: what lies where, what the rules in force say, and where cards are found. Nothing moves here, and
nothing is asked: ``travel`` and ``rules`` stand on it.
"""

from __future__ import annotations

from typing import Final

from kibitz.core.card_game import CardPlay, Declaration
from kibitz.core.event import Event
from kibitz.core.fields import FLAG, SEAT, Field
from kibitz.core.game import Game, Outcome
from kibitz.games.fluxx.cards import (
    CREEPER,
    GOAL,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    KEEPER,
    OTHERS,
    PLAY_ALL,
    PLAY_ALL_BUT_1,
    RULE,
    SET_BLOCKS,
    SET_DRAW,
    SET_GOALS,
    SET_HAND_LIMIT,
    SET_KEEPER_LIMIT,
    SET_PLAY,
    YOURS,
    Attached,
    Card,
    Deck,
    Step,
)
from kibitz.games.fluxx.choices import CARD, MOST_SEATS
from kibitz.games.fluxx.discarding import HAND_LIMIT, KEEPER_LIMIT
from kibitz.games.fluxx.events import ASIDE, DISCARD_PILE, ENDS, GOALS, HAND, PILES, RULES, TABLE, UNDER
from kibitz.games.fluxx.frame import NOTHING, Frame
from kibitz.games.fluxx.frame_visitor import Chosen
from kibitz.games.fluxx.table import Table

NOT_YET: Final = -1  # the turn's draw is still to come
NO_LIMIT: Final = 999


# What a game consists of beside its cards and what is half done.
FIELDS: Final = [
    Field("turn", SEAT),
    Field("drawn", absent=NOT_YET),
    Field("played", usual=0),
    Field("bonus_drawn", FLAG),
    Field("began_empty", FLAG),
    Field("extra_turn", FLAG, usual=False),
    Field("chain", low=1, usual=1),
    Field("ended", FLAG, usual=False),
    Field("plays"),
    Field("turns", usual=0),
    Field("joining", high=MOST_SEATS, usual=0),
]
# The other attributes: of the deck and the options, half done, worked out from the cards, of the end, of this moment.
OWN_ATTRS: Final = [
    *("deck", "uses", "table", "marked", "cap"),
    *("stack", "stage", "used", "many"),
    *("draw_rule", "play_rule", "hand_limit", "keeper_limit", "goals_allowed", "blocks"),
    *("over", "winner", "why", "near_goal", "near_seat"),
    *("changed", "offered", "decider", "heard"),
]


def declaration(deck: Deck) -> Declaration:
    """The same of every deck, but for its cards."""
    return Declaration(
        seats=range(2, MOST_SEATS + 1),
        faces=[card.key for card in deck.cards],
        piles=PILES,
        fields=FIELDS,
        draw_pile="draw_pile",
        reshuffles=True,
        private=True,
        more=["used", "near", "rest", "pending", "winner", "why"],
        derived=["force"],
        cards_are=" in this deck",
        own_attrs=OWN_ATTRS,
    )


class FluxxState(CardPlay):
    """What a game of Fluxx consists of."""

    def __init__(
        self, game: Game, declared: Declaration, deck: Deck, uses: list[int], table: Table, seats: int
    ) -> None:
        super().__init__(game, declared, table, seats)
        self.deck: Final = deck
        self.uses: Final = uses  # the code that uses a card
        self.table = table
        self.stack: list[Frame] = []
        self.marked = 0  # a bit for every seat that has the mark which some cards ask for
        self.cap = 1000
        # the turn
        self.turn = 0
        self.stage = 0  # what the turn asks
        self.drawn = NOT_YET  # by the draw rule alone
        self.played = 0
        self.used: list[int] = []  # powers and free actions; replaced, never changed
        self.bonus_drawn = False
        self.began_empty = False  # the turn, with no card in hand
        self.extra_turn = False
        self.chain = 1
        self.ended = False  # no more plays and powers this turn
        self.many = 0  # cards discarded by the step before
        self.plays = 0  # cards played in this turn, by whatever
        self.turns = 0  # finished
        self.joining = 0  # seats that come in before the next turn
        # what the rules in force say
        self.draw_rule = 1
        self.play_rule = 1
        self.hand_limit = NO_LIMIT
        self.keeper_limit = NO_LIMIT
        self.goals_allowed = 1
        self.blocks = deck.blocks
        # the end
        self.over = False
        self.winner = -1
        self.why = 0
        self.near_goal = -1  # a goal that is met without a winner, to tell it once
        self.near_seat = -1  # whom Creepers stop; -1: several meet it
        self.changed = 0  # where cards have moved since goals and limits were looked at: IN_HANDS, IN_OPEN
        self.offered: list[int] = NOTHING
        self.decider = 0
        self.heard: list[Event] | None = None

    def seat(self) -> int:
        return -1 if self.over else self.decider

    @property
    def legal(self) -> list[int]:
        return self.offered[:]

    def shared_legal(self) -> list[int]:
        return self.offered

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        winners = [self.winner] if self.winner >= 0 else []
        return Outcome(winners, [1 if seat == self.winner else 0 for seat in range(self.n)], ENDS[self.why])

    # ---- what is known of the cards

    def barred(self) -> list[int]:
        """A Creeper is never in a hand."""
        return self.deck.barred

    def of_old_shuffles(self) -> list[int]:
        """Of the cards that are not in the open, everybody knows from which shuffle they came."""
        return [card for pile in [*self.hands(), self.table.piles[ASIDE]] for card in pile]

    # ---- rules in force

    def read_rules(self) -> None:
        """What the rules in play say, beside the basic rules."""
        self.draw_rule = 1
        self.play_rule = 1
        self.hand_limit = NO_LIMIT
        self.keeper_limit = NO_LIMIT
        self.goals_allowed = 1
        self.blocks = self.deck.blocks
        for number in self.table.piles[RULES]:
            self.obey(self.deck.cards[number])

    def obey(self, rule: Card) -> None:
        if rule.slot == SET_DRAW:
            self.draw_rule = rule.value
        elif rule.slot == SET_PLAY:
            self.play_rule = rule.value
        elif rule.slot == SET_HAND_LIMIT:
            self.hand_limit = rule.value
        elif rule.slot == SET_KEEPER_LIMIT:
            self.keeper_limit = rule.value
        elif rule.slot == SET_GOALS:
            self.goals_allowed = rule.value
        elif rule.slot == SET_BLOCKS:
            self.blocks = rule.value

    def bonus(self, seat: int, what: int) -> int:
        """What the Keepers before a seat give it: more draws, plays, or room under the limits."""
        total = 0
        for number in self.deck.givers:
            if self.table.where[number] == TABLE + seat:
                card = self.deck.cards[number]
                if what == SET_DRAW:
                    total += card.more_draw
                elif what == SET_PLAY:
                    total += card.more_play
                else:
                    total += card.more_limits
        return total

    def limit(self, seat: int, which: int) -> int:
        """How many cards a seat may hold in hand, or how many Keepers before it."""
        limit = self.hand_limit if which == HAND_LIMIT else self.keeper_limit
        return limit if limit == NO_LIMIT else limit + self.bonus(seat, SET_HAND_LIMIT)

    def next_owing(self, owed: int, choices: tuple[Chosen, ...], after: int) -> int:
        """The next seat, clockwise and out of turn, that still owes a discard; -1 if none does."""
        seat = after
        for _ in range(self.n):
            if seat == self.turn and seat != after:
                return -1
            if seat != self.turn and self.owes(seat, owed, choices):
                return seat
            seat = seat + 1 if seat + 1 < self.n else 0
        return -1

    def owes(self, seat: int, owed: int, choices: tuple[Chosen, ...]) -> bool:
        chosen = 0
        for choice in choices:
            if choice.seat == seat:
                chosen += 1
        if owed == KEEPER_LIMIT:
            return self.table.keepers[seat] - chosen > self.limit(seat, KEEPER_LIMIT)
        held = len(self.table.piles[HAND + seat])
        if owed == HAND_LIMIT:
            return held - chosen > self.limit(seat, HAND_LIMIT)
        return held > 0 and chosen == 0

    # ---- what is left of the turn

    def plays_left(self) -> int:
        """How many cards the active seat has still to play, as it stands."""
        held = len(self.table.piles[HAND + self.turn])
        if self.ended:
            return 0
        more = self.bonus(self.turn, SET_PLAY)
        if self.play_rule == PLAY_ALL or (self.play_rule == PLAY_ALL_BUT_1 and more > 0):
            return held
        if self.play_rule == PLAY_ALL_BUT_1:
            return held - 1 if held > 1 else 0
        left = self.play_rule + more - self.played
        return 0 if left < 0 else left if left < held else held

    def plays_due(self) -> bool:
        """Has the active seat still a card to play? (Asked often: it counts no more than it must.)"""
        held = len(self.table.piles[HAND + self.turn])
        if held == 0 or self.ended:
            return False
        if self.play_rule >= PLAY_ALL_BUT_1:
            return self.play_rule == PLAY_ALL or held > 1 or self.bonus(self.turn, SET_PLAY) > 0
        return self.played < self.play_rule or self.played < self.play_rule + self.bonus(self.turn, SET_PLAY)

    # ---- cards that lie with a card

    def is_in_play(self, attached: Attached) -> bool:
        """Is there a card in play that such cards can lie with?"""
        if attached.host < 0:
            return False
        place = self.table.where[attached.host]
        return place >= TABLE if attached.host_kind == KEEPER else place == RULES

    def holding(self) -> int:
        """The seat that holds a Creeper under a Keeper; -1 if none does."""
        return self.table.owner(self.deck.under.host) if len(self.table.piles[UNDER]) > 0 else -1

    def with_release(self, offered: list[int]) -> list[int]:
        """Its holder may release it at every decision of their own."""
        if self.holding() != self.decider:
            return offered
        return sorted([*offered, self.uses[self.deck.under.host]])

    def releases(self, code: int) -> bool:
        return len(self.table.piles[UNDER]) > 0 and code == self.uses[self.deck.under.host]

    # ---- finding cards

    def on_table(self, seat: int, kinds: int) -> list[int]:
        found: list[int] = []
        for card in self.table.piles[TABLE + seat]:
            if self.deck.kinds[card] & kinds:
                found.append(card)
        return found

    def as_choices(self, cards: list[int]) -> list[int]:
        """The codes of cards."""
        codes = [card + CARD for card in cards]
        codes.sort()
        return codes

    def candidates(self, seat: int, step: Step) -> list[int]:
        """The cards that a step may be about."""
        if step.card >= 0:
            owner = self.table.owner(step.card)
            there = owner >= 0 and (step.place != OTHERS or owner != seat) and (step.place != YOURS or owner == seat)
            return [step.card] if there else []
        return self.find(seat, step.kinds, step.place)

    def has_candidate(self, seat: int, step: Step) -> bool:
        """Is there any card that a step may be about?"""
        if step.card >= 0:
            return len(self.candidates(seat, step)) > 0
        place, kinds = step.place, step.kinds
        if place in (IN_HAND, IN_DISCARD):
            for card in self.table.piles[HAND + seat if place == IN_HAND else DISCARD_PILE]:
                if self.deck.kinds[card] & kinds:
                    return True
            return False
        for other in range(self.n):
            if (other == seat and place != OTHERS) or (other != seat and place != YOURS):
                if kinds & KEEPER and self.table.keepers[other] > 0:
                    return True
                if kinds & CREEPER and self.table.creepers[other] > 0:
                    return True
        if place != IN_PLAY:
            return False
        rules, goals = self.table.piles[RULES], self.table.piles[GOALS]
        return (kinds & RULE > 0 and len(rules) > 0) or (kinds & GOAL > 0 and len(goals) > 0)

    def find(self, seat: int, kinds: int, place: int) -> list[int]:
        if place == YOURS:
            return self.on_table(seat, kinds)
        if place == IN_HAND:
            return self.of_kinds(HAND + seat, kinds)
        if place == IN_DISCARD:
            return self.of_kinds(DISCARD_PILE, kinds)
        found: list[int] = []
        for other in range(self.n):
            if other != seat or place == IN_PLAY:
                found += self.on_table(other, kinds)
        if place == IN_PLAY and kinds & RULE:
            found += self.table.piles[RULES]
        if place == IN_PLAY and kinds & GOAL:
            found += self.table.piles[GOALS]
        return found

    def of_kinds(self, pile: int, kinds: int) -> list[int]:
        return [card for card in self.table.piles[pile] if self.deck.kinds[card] & kinds]
