"""The board: what lies where, what the rules in force say, how cards travel, and who meets a goal.

``rules`` has the other half: who decides what, and when. Nothing is asked here.
"""

from __future__ import annotations

from typing import Final

from kibitz.core.event import EVERYONE, Event, moved
from kibitz.core.game import Game, Outcome, Play
from kibitz.games.fluxx.cards import (
    CREEPER,
    EVERYONE_BLOCKED,
    GOAL,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    KEEPER,
    NOBODY,
    OTHERS,
    RULE,
    SET_BLOCKS,
    SET_DRAW,
    SET_GOALS,
    SET_HAND_LIMIT,
    SET_JAIL,
    SET_KEEPER_LIMIT,
    SET_PLAY,
    YOURS,
    Card,
    Clause,
    Deck,
    Step,
)
from kibitz.games.fluxx.choices import CARD
from kibitz.games.fluxx.events import (
    ALL_PILES,
    ASIDE,
    BLOCKED,
    DEALT,
    DISCARD_PILE,
    DISCARDED,
    DRAW_PILE,
    ENDS,
    GOALS,
    HAND,
    JAIL,
    JAILED,
    KEPT,
    LIMBO,
    MIXED,
    RELEASED,
    REMOVED,
    RESHUFFLED,
    ROTATED,
    RULES,
    TABLE,
    TAXED,
    TIED,
    UNDER,
    WON,
    look_of,
    owner_of,
)
from kibitz.games.fluxx.frames import (
    HAND_LIMIT,
    KEEPER_LIMIT,
    NOTHING,
    Frame,
    Shelve,
)
from kibitz.games.fluxx.table import ALL_SEE, PUBLIC, Table

NOT_YET: Final = -1  # the turn's draw is still to come
NO_LIMIT: Final = 999

EVERY_SEAT: Final = [list(range(seats)) for seats in range(7)]
ONE_SEAT: Final = [[seat] for seat in range(6)]

# What a moved card can matter for: hand limits, or everything that lies open.
IN_HANDS: Final = 1
IN_OPEN: Final = 2
CHANGES: Final = [0, 0, 2, 2, 0, 2, 0, 2, 0, 0] + [1] * 6 + [2] * 6  # by pile


class Board(Play):
    """A game of Fluxx as it lies there."""

    def __init__(self, game: Game, deck: Deck, uses: list[int], table: Table, seats: int) -> None:
        self._game = game
        self.deck: Final = deck
        self.uses: Final = uses  # the code that uses a card
        self.table = table
        self.n = seats
        self.stack: list[Frame] = []
        self.logo = 0  # a bit for every seat that shows one
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
        self.jail_open = False
        # the end
        self.over = False
        self.winner = -1
        self.why = 0
        self.near = -1  # the goal that is met and blocked, to tell it once
        self.answerers: list[int] = NOTHING  # who played the Surprises of the open window; replaced, never changed
        self.changed = 0  # where cards have moved since goals and limits were looked at: IN_HANDS, IN_OPEN
        self.offered: list[int] = NOTHING
        self.decider = 0
        self.heard: list[Event] | None = None

    @property
    def game(self) -> Game:
        return self._game

    @property
    def seats(self) -> int:
        return self.n

    @property
    def legal(self) -> list[int]:
        return self.offered[:]

    def shared_legal(self) -> list[int]:
        return self.offered

    # ---- rules in force

    def read_rules(self) -> None:
        """What the rules in play say, beside the basic rules."""
        self.draw_rule = 1
        self.play_rule = 1
        self.hand_limit = NO_LIMIT
        self.keeper_limit = NO_LIMIT
        self.goals_allowed = 1
        self.blocks = self.deck.blocks
        self.jail_open = False
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
        elif rule.slot == SET_JAIL:
            self.jail_open = True

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

    def next_owing(self, owed: int, choices: tuple[int, ...], after: int) -> int:
        """The next seat, clockwise and out of turn, that still owes a discard; -1 if none does."""
        seat = after
        for _ in range(self.n):
            if seat == self.turn and seat != after:
                return -1
            if seat != self.turn and self.owes(seat, owed, choices):
                return seat
            seat = seat + 1 if seat + 1 < self.n else 0
        return -1

    def owes(self, seat: int, owed: int, choices: tuple[int, ...]) -> bool:
        chosen = 0
        for choice in choices:
            if choice >> 10 == seat:
                chosen += 1
        if owed == KEEPER_LIMIT:
            return self.table.keepers[seat] - chosen > self.limit(seat, KEEPER_LIMIT)
        held = len(self.table.piles[HAND + seat])
        if owed == HAND_LIMIT:
            return held - chosen > self.limit(seat, HAND_LIMIT)
        return held > 0 and chosen == 0

    # ---- the Creeper under a Keeper

    def holding(self) -> int:
        """The seat that holds a Creeper under a Keeper; -1 if none does."""
        if self.deck.holder < 0 or len(self.table.piles[UNDER]) == 0:
            return -1
        return self.table.owner(self.deck.holder)

    def release(self) -> None:
        """It lands before whoever holds the Keeper."""
        card, seat = self.table.piles[UNDER][0], self.table.owner(self.deck.holder)
        self.tell(RELEASED, (seat, card))
        self.move(card, TABLE + seat)

    # ---- cards on their way

    def tell(self, kind: int, args: tuple[int, ...], seen: int = EVERYONE) -> None:
        if self.heard is not None:
            self.heard.append(Event(kind, args, EVERYONE if seen >= PUBLIC else seen))

    def tell_moved(self, card: int, source: int, target: int) -> None:
        assert self.heard is not None
        seen = self.table.seen[card]
        mask = EVERYONE if seen >= PUBLIC else seen
        self.heard.append(moved(card, look_of(source), owner_of(source), look_of(target), owner_of(target), mask))

    def move(self, card: int, target: int) -> None:
        """A card travels, with what follows from its leaving: Creepers set free, the kept Action discarded."""
        source = self.table.where[card]
        if card == self.deck.holder and source >= TABLE and target < TABLE and len(self.table.piles[UNDER]) > 0:
            self.release()
        self.table.move(card, target)
        if self.heard is not None:
            self.tell_moved(card, source, target)
        self.changed |= CHANGES[source] | CHANGES[target]
        if source == UNDER and target < TABLE:  # taken away: the Keeper can be used again
            self.used = [used for used in self.used if used != self.deck.holder]
        if source == RULES or target == RULES:
            self.read_rules()
            if source == RULES:
                self.rule_left(card)

    def rule_left(self, card: int) -> None:
        """What lay with a rule leaves with it: the kept Action to the discard pile, jailed Creepers to the players."""
        if card == self.deck.keeper_of_action and len(self.table.piles[KEPT]) > 0:
            kept = self.table.piles[KEPT][0]
            self.move(kept, LIMBO if self.is_carried_out(kept) else DISCARD_PILE)
        if card == self.deck.jail and len(self.table.piles[JAIL]) > 0:
            self.deal_out(sorted(self.table.piles[JAIL]), self.turn + 1)

    def is_carried_out(self, card: int) -> bool:
        """Is this card, wherever it lies, still to be finished?"""
        for frame in self.stack:
            if isinstance(frame, Shelve) and frame.card == card:
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
        return JAIL if self.jail_open and self.deck.kinds[card] == CREEPER else DISCARD_PILE

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
        closes = self.deck.jail in cards
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
        if self.heard is not None:
            for card in self.table.piles[DISCARD_PILE]:
                self.heard.append(moved(card, DISCARD_PILE, -1, DRAW_PILE, -1))
        self.table.reshuffle()
        self.tell(RESHUFFLED, ())

    def lift(self, seat: int, target: int) -> int:
        """The top card of the draw pile; into a hand or aside it is seen by its drawer alone."""
        hidden = target < TABLE and target != LIMBO
        card = self.table.lift(target, 1 << seat if hidden else ALL_SEE)
        if self.heard is not None:
            self.tell_moved(card, DRAW_PILE, target)
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
        keys = [(ALL_SEE - self.table.seen[card]) * 1024 + card for card in self.table.piles[HAND + seat]]
        keys.sort()
        return [key & 1023 for key in keys]

    def pass_on(self, cards: list[int], seat: int) -> None:
        """A whole hand comes to a seat, and lies there in the order of the deck (FX-73)."""
        for card in cards:
            self.move(card, HAND + seat)
        self.table.piles[HAND + seat].sort()

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

    # ---- winning

    def judge(self) -> bool:
        """Exactly one player who meets a goal and is not blocked ends the game."""
        winner, won_by, several = -1, -1, False
        blocked = -1
        for goal in self.table.piles[GOALS]:
            for seat in self.close_to(goal):
                if not self.meets(seat, goal):
                    continue
                if self.is_blocked(seat, goal):
                    blocked = goal * 8 + seat
                elif winner < 0:
                    winner, won_by = seat, goal
                elif winner != seat:
                    several = True
        if winner >= 0 and not several:
            self.tell(WON, (winner, won_by, won_by))
            self.finish(winner, 0)
            return True
        self.tell_near(blocked, won_by if several else -1)
        return False

    def close_to(self, goal: int) -> list[int]:
        """The seats that may meet a goal: if it needs a certain card, only whoever has that."""
        key = self.deck.cards[goal].key_card
        if key < 0:
            return EVERY_SEAT[self.n]
        place = self.table.where[key]
        return ONE_SEAT[place - TABLE] if place >= TABLE else NOTHING

    def tell_near(self, blocked: int, tied: int) -> None:
        """A goal that is met without a winner is told once."""
        near = tied * 8 + 7 if tied >= 0 else blocked
        if near >= 0 and near != self.near:
            if tied >= 0:
                self.tell_tied()
            else:
                self.tell_blocked(blocked & 7, blocked >> 3)
        self.near = near

    def tell_blocked(self, seat: int, goal: int) -> None:
        """Who meets which goal, and a Creeper that stops the win, with whoever has it; how many more do."""
        stops = self.blockers(seat)
        by = stops[0]
        self.tell(BLOCKED, (seat, goal, by * 8 + self.table.owner(by), len(stops) - 1))

    def tell_tied(self) -> None:
        """Two of those who meet a goal at the same moment: each with one that it meets."""
        first, theirs = -1, -1
        for goal in self.table.piles[GOALS]:
            for seat in self.close_to(goal):
                if not self.meets(seat, goal) or self.is_blocked(seat, goal):
                    continue
                if first < 0:
                    first, theirs = seat, goal
                elif seat != first:
                    self.tell(TIED, (theirs, first, seat, goal, 1 if goal == theirs else 2))
                    return

    def meets(self, seat: int, goal: int) -> bool:
        for clause in self.deck.cards[goal].needs:
            if not self.fulfils(seat, clause):
                return False
        return True

    def fulfils(self, seat: int, clause: Clause) -> bool:
        table = self.table
        if len(clause.cards) > 0:
            count = 0
            for card in clause.cards:
                if table.where[card] == TABLE + seat:
                    count += 1
        elif clause.place == IN_HAND:
            count = len(table.piles[HAND + seat])
        elif clause.kinds == CREEPER:
            count = table.streets if clause.place == IN_PLAY else table.creepers[seat]
        else:
            count = table.keepers[seat]
        return count >= clause.count

    def is_blocked(self, seat: int, goal: int) -> bool:
        """Creepers stop a win, unless the goal requires one."""
        if self.blocks == NOBODY or self.deck.cards[goal].needs_creeper:
            return False
        if self.blocks == EVERYONE_BLOCKED:
            return self.table.streets > 0
        return self.table.creepers[seat] > 0

    def blockers(self, seat: int) -> list[int]:
        """The Creepers that stop a seat from winning with a goal that requires none."""
        if self.blocks == NOBODY:
            return []
        found: list[int] = []
        for other in range(self.n):
            if other == seat or self.blocks == EVERYONE_BLOCKED:
                found += self.on_table(other, CREEPER)
        return found

    def finish(self, winner: int, why: int) -> None:
        self.over = True
        self.winner = winner
        self.why = why
        self.stack.clear()
        for card in self.table.piles[LIMBO] + self.table.piles[ASIDE]:  # nothing stays half done
            self.move(card, DISCARD_PILE)

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        winners = [self.winner] if self.winner >= 0 else []
        return Outcome(winners, [1 if seat == self.winner else 0 for seat in range(self.n)], ENDS[self.why])


def empty_table(deck: Deck) -> Table:
    """A table with no card on it yet."""
    piles: list[list[int]] = [[] for _ in range(ALL_PILES)]
    return Table(deck.kinds, piles, [0] * deck.size, [0] * deck.size, [0] * deck.size)
