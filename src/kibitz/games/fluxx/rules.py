"""Fluxx: the rules and nothing else.

In turn, a seat draws as many cards as the rules in force say and plays as many as they say; then it discards down to
the limits. Rules change what holds at once. Keepers go before their player, Creepers come by themselves, Actions are
carried out and discarded, Goals say who wins: whoever alone meets one wins at that moment, whoever's turn it is.
Surprises answer what others do. What is unfinished lies as frames on a stack (``frame``); what cards do is said in
small verbs (``verbs``). Nothing here is about a particular deck.

Piles: see ``events``; choices: see ``choices``. The rule numbers are those of ``docs/rules/fluxx.*.md``.
"""

from __future__ import annotations

from typing import Final, final

from kibitz.core.errors import CannotJoin, GameIsOver
from kibitz.core.event import Event
from kibitz.core.game import Position, Prompt, View, Window
from kibitz.games.fluxx.cards import CREEPER, KEEPER, ON_CREEPER, ON_THEFT, PLAY_ALL_BUT_1, SET_DRAW, SET_PLAY
from kibitz.games.fluxx.choices import CARD, DRAW, END, MOST_SEATS, PASS
from kibitz.games.fluxx.discarding import HAND_LIMIT, KEEPER_LIMIT, DropGoal, Owe
from kibitz.games.fluxx.drawing import Draw
from kibitz.games.fluxx.events import AGAIN, CAPPED, DRAW_PILE, GOALS, HAND, JOINED, LIMBO, PLAYED, TURN, UNDER, USED
from kibitz.games.fluxx.frame import NOTHING
from kibitz.games.fluxx.frame_visitor import NONE_CHOSEN
from kibitz.games.fluxx.goals import judge
from kibitz.games.fluxx.playing import Land, NextTurn, React, Seize
from kibitz.games.fluxx.powers import might_use, usable
from kibitz.games.fluxx.redeal import redeal
from kibitz.games.fluxx.state import NO_LIMIT, NOT_YET
from kibitz.games.fluxx.surprises import could_answer, trigger_of
from kibitz.games.fluxx.travel import IN_OPEN, FluxxTravel
from kibitz.games.fluxx.verbs import Carry
from kibitz.games.fluxx.writing import write_force, write_more

# What a turn asks when nothing is half done.
TO_DRAW: Final = 0
TO_PLAY: Final = 1
TO_DISCARD: Final = 2  # down to the hand limit
TO_DISCARD_KEEPER: Final = 3
TO_END: Final = 4
STAGES: Final = ["draw", "play", "hand-limit", "table-limit", "end"]

MOST_PLAYS: Final = 300  # cards played in one turn: no rulebook's game comes near, but a stranger's deck might


@final
class FluxxPlay(FluxxTravel):
    """A game of Fluxx in progress: who decides what, and when."""

    def copy(self) -> FluxxPlay:
        twin = FluxxPlay(self.game, self.declared, self.deck, self.uses, self.table.copy(), self.n)
        twin.stack = self.stack[:]
        twin.marked = self.marked
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
        twin.over = self.over
        twin.winner = self.winner
        twin.why = self.why
        twin.near_goal = self.near_goal
        twin.near_seat = self.near_seat
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
        stack = self.stack
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
                self.offered = self.with_release(offered) if self.table.piles[UNDER] else offered
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
        if goals and (in_open or self.deck.counts_hands) and judge(self):
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
        first = self.next_owing(limit, NONE_CHOSEN, self.turn)
        if first >= 0:
            self.stack.append(Owe(first, limit))
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
            self.stack.append(Draw(self.turn, bonus))
        return bonus > 0

    def draw_up_to(self, count: int) -> None:
        """A new draw rule: who has drawn fewer by rule in this turn draws the difference at once."""
        if self.drawn >= 0 and self.drawn < count and not self.ended:
            self.stack.append(Draw(self.turn, count - self.drawn))
            self.drawn = count

    # ---- the turn

    def ask_turn(self) -> list[int]:
        """What the active seat may do between plays; nothing, if the turn went on by itself."""
        seat = self.turn
        self.many = 0
        hand = self.table.piles[HAND + seat]
        uses = NOTHING if self.ended else usable(self, seat)
        if self.drawn == NOT_YET and not self.ended:
            self.stage = TO_DRAW
            if uses or might_use(self, seat):
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
        elif not self.ended and (uses or might_use(self, seat)):
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
            self.use(self.game.choices[code].args[0])
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
        self.stack.append(Draw(self.turn, count))

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

    # ---- playing and answering

    def use(self, card: int) -> None:
        self.used = [*self.used, card]
        self.tell(USED, (self.turn, card))
        self.carry_out(self.turn, card, self.deck.cards[card].use)

    def carry_out(self, seat: int, card: int, first: int) -> None:
        """Begin with the steps of a card."""
        self.stack.append(Carry(seat, card, first))

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

    def seize(self, seat: int, card: int, to: int) -> None:
        """``seat`` brings a card before ``to``, or into its own hand (-1): a theft and a Creeper can be answered."""
        owner = self.table.owner(card)
        self.stack.append(Seize(seat, card, to))
        kind = self.deck.kinds[card]
        if kind == KEEPER and owner >= 0 and owner != seat:
            self.open_window(ON_THEFT, card, seat, owner)
        elif kind == CREEPER and to >= 0:
            self.open_window(ON_CREEPER, card, seat, to)

    def open_window(self, trigger: int, card: int, actor: int, target: int) -> None:
        if could_answer(self, trigger, actor, target):
            first = actor + 1 if actor + 1 < self.n else 0
            self.stack.append(React(first, card, trigger, target, actor))

    # ---- for people and programs outside

    def window(self) -> Window | None:
        frame = self.stack[-1] if self.stack else None
        return Window(frame.kind(), frame.asked(self.n), PASS) if isinstance(frame, React) else None

    def prompt(self) -> Prompt:
        return Prompt("over") if self.over else Prompt(self.prompt_name(), self.window() is not None)

    def prompt_name(self) -> str:
        """What is asked; of a finished game, what was asked last."""
        return self.stack[-1].prompt(self) if self.stack else STAGES[self.stage]

    # ---- as plain data

    def more(self, seat: int) -> Position:
        return write_more(self, seat)

    def derived(self, seat: int) -> View:
        return {"force": write_force(self)}

    def redeal(self, seat: int, seed: int) -> None:
        redeal(self, seat, seed)
        self.run()


def deal(play: FluxxPlay, seed: str, first: int, heard: list[Event] | None) -> None:
    """Shuffle, deal three cards to each; seat ``first`` begins."""
    play.table.seed = seed
    play.table.gather(DRAW_PILE, None)
    play.heard = heard
    play.turn = first
    for ahead in range(play.n):
        play.deal_hand((first + ahead) % play.n)
    play.run()
    play.heard = None
