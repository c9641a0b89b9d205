"""Fluxx: the rules and nothing else.

In turn, a seat draws as many cards as the rules in force say and plays as many as they say; then it discards down to
the limits. Rules change what holds at once. Keepers go before their player, Creepers come by themselves, Actions are
carried out and discarded, Goals say who wins: whoever alone meets one wins at that moment, whoever's turn it is.
Surprises answer what others do. What is unfinished lies as frames on a stack (``frames``); what cards do is said in
small verbs (``verbs``). Nothing here is about a particular deck.

Piles: see ``events``; choices: see ``choices``. The rule numbers are those of ``docs/rules/fluxx.*.md``.
"""

from __future__ import annotations

from typing import Final, final

from kibitz.core.errors import CannotJoin, GameIsOver
from kibitz.core.event import EVERYONE, Event, moved
from kibitz.core.game import Game, Outcome, Play, Position, Preview, Prompt, Reason, View
from kibitz.core.phrase import Phrase
from kibitz.games.fluxx.cards import (
    ALWAYS,
    ANY_KIND,
    CREEPER,
    DISCARD,
    DISCARD_HAND,
    EVERYONE_BLOCKED,
    GOAL,
    IF_CREEPER,
    IF_LOGO,
    IF_PLAY_LEFT,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    KEEPER,
    NOBODY,
    ON_ACTION,
    ON_CREEPER,
    ON_GOAL,
    ON_KEEPER,
    ON_RULE,
    ON_SURPRISE,
    ON_THEFT,
    OTHERS,
    PLAY_ALL,
    PLAY_ALL_BUT_1,
    RULE,
    SET_BLOCKS,
    SET_DRAW,
    SET_GOALS,
    SET_HAND_LIMIT,
    SET_JAIL,
    SET_KEEPER_LIMIT,
    SET_PLAY,
    SURPRISE,
    YOURS,
    Card,
    Clause,
    Deck,
    Step,
)
from kibitz.games.fluxx.choices import CARD, DRAW, END, MOST_SEATS
from kibitz.games.fluxx.events import (
    AGAIN,
    ALL_PILES,
    ASIDE,
    BLOCKED,
    CAPPED,
    DEALT,
    DISCARD_PILE,
    DISCARDED,
    DRAW_PILE,
    DREW,
    ENDS,
    GOALS,
    HAND,
    JAIL,
    JAILED,
    JOINED,
    KEPT,
    LIMBO,
    MIXED,
    PLACED,
    PLAYED,
    RELEASED,
    REMOVED,
    RESHUFFLED,
    ROTATED,
    RULES,
    TABLE,
    TAXED,
    TIED,
    TURN,
    UNDER,
    USED,
    WON,
    look_of,
    owner_of,
)
from kibitz.games.fluxx.frames import (
    HAND_LIMIT,
    KEEPER_LIMIT,
    NOTHING,
    TO_HAND,
    Draw,
    DropGoal,
    Frame,
    Land,
    NextTurn,
    Owe,
    Seize,
    Shelve,
    Window,
)
from kibitz.games.fluxx.table import ALL_SEE, PUBLIC, Table
from kibitz.games.fluxx.verbs import Carry, possible

# What a turn asks when nothing is half done.
TO_DRAW: Final = 0
TO_PLAY: Final = 1
TO_DISCARD: Final = 2  # down to the hand limit
TO_DISCARD_KEEPER: Final = 3
TO_END: Final = 4
STAGES: Final = ["draw", "play", "hand-limit", "table-limit", "end"]

NOT_YET: Final = -1  # the turn's draw is still to come
NO_LIMIT: Final = 999
DEALT_CARDS: Final = 3
MOST_PLAYS: Final = 300  # cards played in one turn: no rulebook's game comes near, but a stranger's deck might

EVERY_SEAT: Final = [list(range(seats)) for seats in range(7)]
ONE_SEAT: Final = [[seat] for seat in range(6)]

# What a moved card can matter for: hand limits, or everything that lies open.
IN_HANDS: Final = 1
IN_OPEN: Final = 2
CHANGES: Final = [0, 0, 2, 2, 0, 2, 0, 2, 0, 0] + [1] * 6 + [2] * 6  # by pile


@final
class FluxxPlay(Play):
    """A game of Fluxx in progress."""

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
        self.stage = TO_DRAW
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
        return self.offered

    def seat(self) -> int:
        return -1 if self.over else self.decider

    def copy(self) -> FluxxPlay:
        twin = FluxxPlay(self._game, self.deck, self.uses, self.table.copy(), self.n)
        twin.stack = self.stack[:]
        twin.logo = self.logo
        twin.cap = self.cap
        twin.turn = self.turn
        twin.stage = self.stage
        twin.drawn = self.drawn
        twin.played = self.played
        twin.used = self.used
        twin.bonus_drawn = self.bonus_drawn
        twin.began_empty = self.began_empty
        twin.extra_turn = self.extra_turn
        twin.chain = self.chain
        twin.ended = self.ended
        twin.many = self.many
        twin.plays = self.plays
        twin.turns = self.turns
        twin.joining = self.joining
        twin.draw_rule = self.draw_rule
        twin.play_rule = self.play_rule
        twin.hand_limit = self.hand_limit
        twin.keeper_limit = self.keeper_limit
        twin.goals_allowed = self.goals_allowed
        twin.blocks = self.blocks
        twin.jail_open = self.jail_open
        twin.over = self.over
        twin.winner = self.winner
        twin.why = self.why
        twin.near = self.near
        twin.changed = self.changed
        twin.offered = self.offered
        twin.decider = self.decider
        return twin

    # ---- the machine

    def apply(self, code: int, heard: list[Event] | None = None) -> None:
        self.heard = heard
        if self.table.piles[UNDER] and self.releases(code):
            self.release()
        elif self.stack:
            self.stack.pop().answer(self, code)
        else:
            self.answer_turn(code)
        self.run()
        self.heard = None

    def run(self) -> None:
        """Go on until somebody has to decide, or the game is over."""
        stack, under = self.stack, self.table.piles[UNDER]
        while not self.over:
            if self.changed and (not stack or self.calm()) and self.settle():
                continue
            if stack:
                frame = stack[-1]
                offered = frame.options(self)
                self.decider = frame.seat
                if not offered:
                    stack.pop()
                    frame.lapse(self)
            else:
                self.decider = self.turn
                offered = self.ask_turn()
            if offered:
                self.offered = self.with_release(offered) if under else offered
                return
        self.offered = NOTHING

    def calm(self) -> bool:
        """May goals be judged now? Not in the middle of a draw, a deal, or discards that count as one."""
        for frame in self.stack:
            if not frame.calm():
                return False
        return True

    def settle(self) -> bool:
        """An effect is complete: goals too many, a winner, limits of the others, and a bonus to draw."""
        goals = self.table.piles[GOALS]
        if len(goals) > self.goals_allowed:
            self.stack.append(DropGoal(self.turn))
            return True
        in_open = self.changed & IN_OPEN
        if goals and (in_open or self.deck.counts_hands) and self.judge():
            return True
        if self.hand_limit != NO_LIMIT and self.enforce(HAND_LIMIT):
            return True
        if in_open and self.keeper_limit != NO_LIMIT and self.enforce(KEEPER_LIMIT):
            return True
        self.changed = 0
        return in_open > 0 and self.draw_bonus()

    def enforce(self, limit: int) -> bool:
        """A limit binds everybody at once, the active seat alone only at the end of its turn."""
        if not self.any_over(limit):
            return False
        first = self.next_owing(limit, (), self.turn)
        if first >= 0:
            self.stack.append(Owe(first, -1, -1, limit))
        return first >= 0

    def any_over(self, limit: int) -> bool:
        """Is anybody out of turn over a limit, bonuses left aside?"""
        turn = self.turn
        if limit == HAND_LIMIT:
            most, piles = self.hand_limit, self.table.piles
            for seat in range(self.n):
                if len(piles[HAND + seat]) > most and seat != turn:
                    return True
            return False
        most, keepers = self.keeper_limit, self.table.keepers
        for seat in range(self.n):
            if keepers[seat] > most and seat != turn:
                return True
        return False

    def draw_bonus(self) -> bool:
        """A bonus that has come in the middle of the turn; never a second time in it."""
        if self.bonus_drawn or self.drawn == NOT_YET or self.ended:
            return False
        bonus = self.bonus(self.turn, SET_DRAW)
        if bonus > 0:
            self.bonus_drawn = True
            self.stack.append(Draw(self.turn, -1, 0, bonus, TO_HAND))
        return bonus > 0

    def draw_up_to(self, count: int) -> None:
        """A new draw rule: who has drawn fewer by rule in this turn draws the difference at once."""
        if self.drawn >= 0 and self.drawn < count and not self.ended:
            self.stack.append(Draw(self.turn, -1, 0, count - self.drawn, TO_HAND))
            self.drawn = count

    # ---- the turn

    def ask_turn(self) -> list[int]:
        """What the active seat may do between plays; nothing, if the turn went on by itself."""
        seat = self.turn
        self.many = 0
        hand = self.table.piles[HAND + seat]
        uses = NOTHING if self.ended else self.usable(seat)
        if self.drawn == NOT_YET and not self.ended:
            self.stage = TO_DRAW
            if uses or self.might_use(seat):
                return [DRAW, *uses]
            self.take_draw()
        elif self.plays_due():
            self.stage = TO_PLAY
            return self.as_choices(hand) + uses
        elif len(hand) > self.hand_limit and len(hand) > self.limit(seat, HAND_LIMIT):
            self.stage = TO_DISCARD
            return self.as_choices(hand) + uses
        elif self.table.keepers[seat] > self.keeper_limit and self.table.keepers[seat] > self.limit(seat, KEEPER_LIMIT):
            self.stage = TO_DISCARD_KEEPER
            return self.as_choices(self.on_table(seat, KEEPER)) + uses
        elif not self.ended and (uses or self.might_use(seat)):
            self.stage = TO_END
            return [END, *uses]
        else:
            self.end_turn()
        return NOTHING

    def answer_turn(self, code: int) -> None:
        if code == DRAW:
            self.take_draw()
        elif code == END:
            self.end_turn()
        elif code >= CARD + self.deck.size:
            self.use(self._game.choices[code].args[0])
        elif self.stage == TO_PLAY:
            self.played += 1
            self.play_card(self.turn, code - CARD)
        else:
            self.toss(self.turn, code - CARD)

    def take_draw(self) -> None:
        """The turn's draw: by the rule, and the bonus of Keepers. Who must keep a card back draws at least two."""
        count = self.draw_rule
        self.drawn = count
        if not self.bonus_drawn:
            bonus = self.bonus(self.turn, SET_DRAW)
            if bonus > 0:
                self.bonus_drawn = True
                count += bonus
        if (
            count == 1
            and self.play_rule == PLAY_ALL_BUT_1
            and self.began_empty
            and self.bonus(self.turn, SET_PLAY) == 0
        ):
            count = 2
        self.stack.append(Draw(self.turn, -1, 0, count, TO_HAND))

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
        """Has the active seat still a card to play?"""
        held = len(self.table.piles[HAND + self.turn])
        if held == 0 or self.ended:
            return False
        if self.play_rule >= PLAY_ALL_BUT_1:
            return self.play_rule == PLAY_ALL or held > 1 or self.bonus(self.turn, SET_PLAY) > 0
        return self.played < self.play_rule or self.played < self.play_rule + self.bonus(self.turn, SET_PLAY)

    def end_turn(self) -> None:
        """The left neighbour is next, or the same seat again; late players come in before."""
        self.turns += 1
        if self.turns >= self.cap:
            self.tell(CAPPED, (self.turns,))
            self.finish(-1, 1)
            return
        if self.joining > 0:
            self.stack.append(NextTurn(self.turn))  # first the limits bind the newcomers
            while self.joining > 0:
                self.joining -= 1
                self.sit_down()
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.chain = self.chain + 1 if self.extra_turn else 1
        if not self.extra_turn:
            self.turn = self.turn + 1 if self.turn + 1 < self.n else 0
        self.extra_turn = False
        self.drawn = NOT_YET
        self.played = 0
        self.plays = 0
        self.used = []
        self.bonus_drawn = False
        self.ended = False
        self.changed = IN_OPEN  # what bound the seat in turn binds it no more, and the other way round
        self.began_empty = len(self.table.piles[HAND + self.turn]) == 0
        self.tell(TURN, (self.turn,))
        if self.chain > 1:
            self.tell(AGAIN, (self.turn,))

    def join(self) -> int:
        """A new player may join at any time, and comes in before the next turn begins (FX-74)."""
        if self.over:
            raise GameIsOver("the game is over; nobody can join it")
        if self.n + self.joining == MOST_SEATS:
            raise CannotJoin(f"nobody can join: at most {MOST_SEATS} can play")
        self.joining += 1
        return self.n + self.joining - 1

    def coming(self) -> int:
        return self.joining

    def sit_down(self) -> None:
        """A new player sits between the last seat and the first, with a hand of three."""
        seat = self.n
        self.n += 1
        self.tell(JOINED, (seat,))
        self.deal_hand(seat)

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

    def break_off(self) -> None:
        """The turn ends at once: what is unfinished is dropped, temporary hands are discarded."""
        self.stack.clear()
        for card in self.table.piles[ASIDE][:]:
            self.toss(self.turn, card)
        for card in self.table.piles[LIMBO][:]:
            self.move(card, DISCARD_PILE)
        self.ended = True

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

    # ---- powers and free actions

    def usable(self, seat: int) -> list[int]:
        """The powers and free actions that can do something now."""
        found: list[int] = []
        uses, cards = self.uses, self.deck.cards
        for card in self.table.piles[TABLE + seat]:
            if uses[card] >= 0 and self.can_use(seat, cards[card]):
                found.append(uses[card])
        for card in self.table.piles[RULES]:
            if uses[card] >= 0 and self.can_use(seat, cards[card]):
                found.append(uses[card])
        if len(found) > 1:
            found.sort()
        return found

    def can_use(self, seat: int, card: Card) -> bool:
        if self.used and card.number in self.used:
            return False
        if card.condition != ALWAYS and not self.holds_condition(seat, card.condition):
            return False
        at = card.use
        while True:
            step = self.deck.steps[at]
            if not possible(self, seat, step):
                return False
            if step.last or step.verb in (DISCARD, DISCARD_HAND):  # what is discarded first may be drawn again
                return True
            at += 1

    def holds_condition(self, seat: int, condition: int) -> bool:
        if condition == IF_CREEPER:
            return self.table.creepers[seat] > 0
        if condition == IF_LOGO:
            return (self.logo >> seat) & 1 == 1
        return condition != IF_PLAY_LEFT or self.plays_due()

    def might_use(self, seat: int) -> bool:
        """Is there something to use that is not listed: a Creeper to be released, or a free action that only the own
        hand could tell to be useless? Then it is asked all the same."""
        if self.table.piles[UNDER] and self.holding() == seat:
            return True
        for card in self.table.piles[RULES] + self.table.piles[TABLE + seat]:
            if self.uses[card] >= 0 and card not in self.used and self.might_do(seat, self.deck.cards[card].use):
                return True
        return False

    def might_do(self, seat: int, first: int) -> bool:
        """Are there steps of which only the hand's owner can tell whether they can be done?"""
        at = first
        while True:
            step = self.deck.steps[at]
            if self.is_private(step) and self.might_hold_kind(seat, step.kinds):
                return True
            if step.last:
                return False
            at += 1

    def might_hold_kind(self, seat: int, kinds: int) -> bool:
        """Does everybody have to reckon with a card of these kinds in this hand?"""
        for card in self.table.piles[HAND + seat]:
            if self.table.seen[card] < PUBLIC or self.deck.kinds[card] & kinds:
                return True
        return False

    def is_private(self, step: Step) -> bool:
        """Can only the hand's owner tell whether the step has something to choose from?"""
        return step.verb == DISCARD and step.place == IN_HAND and step.kinds != ANY_KIND

    def use(self, card: int) -> None:
        self.used = [*self.used, card]
        self.tell(USED, (self.turn, card))
        self.carry_out(self.turn, card, self.deck.cards[card].use)

    def carry_out(self, seat: int, card: int, first: int) -> None:
        """Begin with the steps of a card."""
        self.stack.append(Carry(seat, card, -1, 0, first))

    # ---- the Creeper under a Keeper

    def holding(self) -> int:
        """The seat that holds a Creeper under a Keeper; -1 if none does."""
        if self.deck.holder < 0 or len(self.table.piles[UNDER]) == 0:
            return -1
        return self.table.owner(self.deck.holder)

    def with_release(self, offered: list[int]) -> list[int]:
        """Its holder may release it at every decision of his own."""
        if self.deck.holder < 0 or self.holding() != self.decider:
            return offered
        return sorted([*offered, self.uses[self.deck.holder]])

    def releases(self, code: int) -> bool:
        return self.deck.holder >= 0 and code == self.uses[self.deck.holder] and len(self.table.piles[UNDER]) > 0

    def release(self) -> None:
        """It lands before whoever holds the Keeper."""
        card, seat = self.table.piles[UNDER][0], self.table.owner(self.deck.holder)
        self.tell(RELEASED, (seat, card))
        self.move(card, TABLE + seat)

    # ---- playing and answering

    def play_card(self, seat: int, card: int) -> None:
        """A card is played; before it takes effect everybody else may answer."""
        self.tell(PLAYED, (seat, card))
        self.move(card, LIMBO)
        self.plays += 1
        if self.plays > MOST_PLAYS:
            self.break_off()
            return
        self.stack.append(Land(seat, card))
        self.open_window(trigger_of(self.deck.kinds[card]), card, seat, -1)

    def seize(self, seat: int, card: int, other: int) -> None:
        """``seat`` brings a card before ``other``, or into its own hand (-1): a theft and a Creeper can be answered."""
        owner = self.table.owner(card)
        self.stack.append(Seize(seat, card, other))
        kind = self.deck.kinds[card]
        if kind == KEEPER and owner >= 0 and owner != seat:
            self.open_window(ON_THEFT, card, seat, owner)
        elif kind == CREEPER and other >= 0:
            self.open_window(ON_CREEPER, card, seat, other)

    def open_window(self, trigger: int, card: int, actor: int, target: int) -> None:
        if self.could_answer(trigger, actor, target):
            first = actor + 1 if actor + 1 < self.n else 0
            self.stack.append(Window(first, card, actor, trigger + 8 * (target + 1)))

    def could_answer(self, trigger: int, actor: int, target: int) -> bool:
        """Could anybody answer, for all that everybody knows? Only public knowledge decides whether it is asked."""
        if trigger == ON_SURPRISE:
            return self.could_cancel(actor)
        holding = self.holding()
        if holding >= 0 and holding != actor:
            return True
        for card in self.deck.answers[trigger]:
            if self.table.seen[card] >= PUBLIC and self.table.where[card] < HAND:
                continue  # it lies open
            for seat in range(self.n):
                if self.might_hold(seat, card) and self.may_answer(seat, trigger, actor, target):
                    return True
        return False

    def could_cancel(self, actor: int) -> bool:
        """Could anybody else cancel this seat's Surprise, for all that everybody knows?"""
        holding = self.holding()
        if holding >= 0 and holding != actor:
            return True
        for card in self.deck.surprises:
            for seat in range(self.n):
                if seat != actor and self.may_cancel(seat) and self.might_hold(seat, card):
                    return True
        return False

    def might_hold(self, seat: int, card: int) -> bool:
        if self.table.seen[card] >= PUBLIC:
            return self.table.where[card] == HAND + seat
        return self.table.hides(seat, card)

    def may_answer(self, seat: int, trigger: int, actor: int, target: int) -> bool:
        """Never in one's own turn nor against oneself; a theft only by its victim, a Creeper not by its receiver."""
        if seat in (self.turn, actor) or self.shielded():
            return False
        if trigger == ON_THEFT:
            return seat == target
        return trigger != ON_CREEPER or seat != target

    def may_cancel(self, seat: int) -> bool:
        return seat == self.turn or not self.shielded()

    def shielded(self) -> bool:
        """Does a Keeper forbid all others to play Surprises in this turn?"""
        for card in self.deck.shields:
            if self.table.where[card] == TABLE + self.turn:
                return True
        return False

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
        if self.jail_open and self.deck.kinds[card] == CREEPER:
            self.tell(JAILED, (card,))
            return JAIL
        return DISCARD_PILE

    def toss(self, seat: int, card: int) -> None:
        """A seat discards a card."""
        self.tell(DISCARDED, (seat, card))
        self.move(card, self.toss_target(card))

    def toss_all(self, seat: int, cards: tuple[int, ...]) -> None:
        """Cards discarded together: a jail among them takes none of the others."""
        self.many = len(cards)
        closes = self.deck.jail in cards
        targets = [DISCARD_PILE if closes else self.toss_target(card) for card in cards]
        for number in range(len(cards)):
            self.tell(DISCARDED, (seat, cards[number]))
            if self.table.where[cards[number]] != DISCARD_PILE:
                self.move(cards[number], targets[number])

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
        mine, theirs = self.table.piles[HAND + seat][:], self.table.piles[HAND + other][:]
        for card in mine:
            self.move(card, HAND + other)
        for card in theirs:
            self.move(card, HAND + seat)

    def rotate(self, seat: int) -> None:
        """Everybody passes the hand to the left."""
        self.tell(ROTATED, (seat,))
        hands = [self.table.piles[HAND + giver][:] for giver in range(self.n)]
        for giver in range(self.n):
            for card in hands[giver]:
                self.move(card, HAND + (giver + 1) % self.n)

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
            self.tell(WON, (winner, won_by))
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
                self.tell(TIED, (tied,))
            else:
                self.tell(BLOCKED, (blocked & 7, blocked >> 3))
        self.near = near

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

    # ---- for people and programs outside

    def prompt(self) -> Prompt:
        from kibitz.games.fluxx import phrases

        return phrases.prompt(self)

    def say(self, code: int) -> Phrase:
        from kibitz.games.fluxx import phrases

        return phrases.choice(self, code)

    def preview(self, code: int) -> Preview:
        from kibitz.games.fluxx import phrases

        return phrases.preview(self, code)

    def why_not(self, text: str) -> Reason:
        from kibitz.games.fluxx import reasons

        return reasons.why_not(self, text)

    def view(self, seat: int) -> View:
        from kibitz.games.fluxx import position

        return position.write_view(self, seat)

    def position(self) -> Position:
        from kibitz.games.fluxx import position

        return position.write_position(self)

    def redeal(self, seat: int, seed: int) -> None:
        from kibitz.games.fluxx import redeal

        redeal.redeal(self, seat, seed)


def trigger_of(kind: int) -> int:
    """What playing a card of this kind can be answered as."""
    if kind == KEEPER:
        return ON_KEEPER
    if kind == GOAL:
        return ON_GOAL
    if kind == RULE:
        return ON_RULE
    return ON_SURPRISE if kind == SURPRISE else ON_ACTION


def empty_table(deck: Deck) -> Table:
    """A table with no card on it yet."""
    piles: list[list[int]] = [[] for _ in range(ALL_PILES)]
    return Table(deck.kinds, piles, [0] * deck.size, [0] * deck.size, [0] * deck.size)


def start(game: Game, deck: Deck, uses: list[int], seats: int, seed: str, first: int, logo: int, cap: int) -> FluxxPlay:
    """Shuffle, deal three cards to each; seat ``first`` begins."""
    table = empty_table(deck)
    table.seed = seed
    table.piles[DRAW_PILE] += list(range(deck.size))
    table.shuffle(table.piles[DRAW_PILE])
    play = FluxxPlay(game, deck, uses, table, seats)
    play.logo = logo
    play.cap = cap
    play.turn = first
    for ahead in range(seats):
        play.deal_hand((first + ahead) % seats)
    play.run()
    return play
