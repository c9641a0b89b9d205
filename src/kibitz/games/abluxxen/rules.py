"""Abluxxen: the rules and nothing else.

In turn, a seat lays one or more cards of one value as a new layer on its display. Whoever's top layer has as many
cards of a lower value loses it: the attacker takes it, or leaves it to its owner, who takes it back or drops it. Who
loses cards for good draws as many, one by one, from the open pool or blind from the deck. The game ends at once when a
hand is laid out, or when pool and deck are used up. Cards on the display count for you, cards in hand against you.

Piles: per seat a hand and a display of layers; in the middle deck, pool, discard pile and, in the duel, the shadow
display. Choices: see ``choices``. The rule numbers are those of ``docs/rules/abluxxen.*.md``.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kibitz.core.event import NO_SEAT, Event, moved
from kibitz.core.game import Game, Outcome, Position, View
from kibitz.games.abluxxen.cards import JOKER, cards_of, size_of
from kibitz.games.abluxxen.choices import (
    BACK,
    DECK,
    DROP,
    LAY,
    LEAVE,
    LONE,
    NONE,
    OFFERS,
    POOL,
    SHADOW,
    SINGLE,
    TAKE,
    Lay,
    slot_cards,
)
from kibitz.games.abluxxen.dealing import deal, tell_gathering
from kibitz.games.abluxxen.events import (
    BEATEN,
    DEALT,
    DECLINED,
    DISPLAYS,
    DREW,
    DREW_BLIND,
    DROPPED,
    ENDED,
    ENDS,
    HANDS,
    LAID,
    LEFT,
    SCORED,
    SHADOWED,
    THE_DECK,
    THE_DISCARD,
    THE_POOL,
    THE_SHADOW,
    TOOK,
    TOOK_BACK,
    TURN,
    tell_heap,
)
from kibitz.games.abluxxen.middle import Middle
from kibitz.games.abluxxen.parts import AbluxxenRules, Layer, Side
from kibitz.games.abluxxen.state import ANSWERING, DRAWING, FISHING, LAYING, OVER, SHADOWING, TAKING, AbluxxenState
from kibitz.games.abluxxen.writing import write_position, write_view

TAKE_OR_LEAVE: Final = [TAKE, LEAVE]
BACK_OR_DROP: Final = [BACK, DROP]
NOTHING: Final[list[int]] = []


@final
class AbluxxenPlay(AbluxxenState):
    """A game of Abluxxen in progress."""

    def copy(self) -> AbluxxenPlay:
        sides = [Side(side.hand, side.known, side.size, side.top) for side in self.sides]
        twin = AbluxxenPlay(self.game, self.rules, sides, self.middle.copy(), self.totals, self.seed)
        twin.cards = self.cards
        twin.turn = self.turn
        twin.stage = self.stage
        twin.victim = self.victim
        twin.owed = self.owed
        twin.turns = self.turns
        twin.first = self.first
        twin.game_no = self.game_no
        twin.why = self.why
        twin.offered = self.offered
        return twin

    # ---- what may be chosen

    @property
    def legal(self) -> list[int]:
        return self.shared_legal()[:]

    def shared_legal(self) -> list[int]:
        offered = self.offered
        if offered is None:
            stage = self.stage
            if stage == LAYING:
                offered = self.list_lays()
            elif stage == TAKING:
                offered = TAKE_OR_LEAVE
            elif stage in (DRAWING, FISHING):
                offered = self.middle.offers(stage == FISHING)
            elif stage == ANSWERING:
                offered = BACK_OR_DROP
            elif stage == SHADOWING:
                offered = [SHADOW + int(value) for value in self.middle.prey(self.laid(), self.rules.split)]
            else:
                offered = NOTHING
            self.offered = offered
        return offered

    def list_lays(self) -> list[int]:
        """One or more cards of one value, with any number of jokers, or jokers alone (AB-5 to AB-9)."""
        hand = self.sides[self.turn].hand
        jokers = hand >> (4 * JOKER)
        numbers = (hand >> 4) - (jokers << (4 * JOKER - 4))
        row = jokers * (7 * 256)
        offered: list[int] = []
        while numbers:
            pair = numbers & 255  # two values at a time
            if pair:
                offered += OFFERS[row + pair]
            numbers >>= 8
            row += 256
        return offered + LONE[jokers] if jokers else offered

    # ---- what follows a choice

    def apply(self, code: int, heard: list[Event] | None = None) -> None:
        self.offered = None
        stage = self.stage
        if stage == LAYING:
            self.lay(LAY[code], heard)
        elif stage == FISHING:
            self.fish(code, heard)
        elif stage == TAKING:
            self.take_or_leave(code == TAKE, heard)
        elif stage == DRAWING:
            self.draw_owed(code, heard)
        elif stage == ANSWERING:
            self.back_or_drop(code == BACK, heard)
        elif stage == SHADOWING:
            self.take_shadow(code - SHADOW, heard)

    def lay(self, lay: Lay, heard: list[Event] | None) -> None:
        """The active seat lays a new layer on its display (AB-5, AB-10)."""
        side = self.sides[self.turn]
        side.spend(lay)
        side.top = Layer(lay, side.top)
        if heard is not None:
            seat = int(self.turn)
            heard.append(Event(LAID, (seat, lay.code)))
            tell_heap(heard, lay.cards, HANDS, seat, DISPLAYS, seat)
        if side.size == 0:
            self.finish(0, heard)  # out of cards: the game ends before anyone is robbed (AB-11)
        elif self.rules.duel and len(self.middle.prey(lay, self.rules.split)) > 0:
            self.stage = SHADOWING
        else:
            self.scan(self.turn, False, heard)

    def scan(self, after: i64, hit: bool, heard: list[Event] | None) -> None:
        """Look clockwise at the seats behind ``after`` for the next one whose top layer is beaten (AB-12 to AB-15)."""
        sides = self.sides
        turn = self.turn
        top = sides[turn].top
        assert top is not None
        mine = top.lay
        seat = after + 1
        while True:
            if seat == len(sides):
                seat = 0
            if seat == turn:
                break
            theirs = sides[seat].top
            if theirs is not None and theirs.lay.size == mine.size and self.beats(mine, theirs.lay):
                self.attack(seat, theirs.lay, heard)
                return
            seat += 1
        if hit or not self.rules.optional_draw:
            self.end_turn(heard)
        else:
            self.stage = FISHING

    def beats(self, mine: Lay, theirs: Lay) -> bool:
        """As many cards and a higher value; with the expert rule 1s also beat 13s and lone jokers (AB-12, AB-33)."""
        return mine.size == theirs.size and self.tops(mine.value, theirs.value)

    def beaten_by(self, mine: Lay) -> list[int]:
        """Whose top layers, as they lie now, this one would hit, clockwise."""
        found: list[int] = []
        for step in range(1, self.seats):
            seat = (int(self.turn) + step) % self.seats
            top = self.sides[seat].top
            if top is not None and self.beats(mine, top.lay):
                found.append(seat)
        return found

    def tops(self, value: i64, other: i64) -> bool:
        """Of two layers of the same size, is this value the higher one?"""
        return value > other or (self.rules.ones_beat_top and value == 1 and other >= 13)

    def attack(self, seat: i64, layer: Lay, heard: list[Event] | None) -> None:
        self.victim = seat
        self.stage = TAKING
        if heard is not None:
            heard.append(Event(BEATEN, (int(self.turn), int(seat), layer.code)))

    def take_or_leave(self, takes: bool, heard: list[Event] | None) -> None:
        """The attacker takes the beaten layer, and its owner draws as many; or leaves the owner the choice (AB-17)."""
        side = self.sides[self.victim]
        top = side.top
        assert top is not None
        lay = top.lay
        if heard is not None:
            heard.append(Event(TOOK if takes else LEFT, (int(self.turn), int(self.victim), lay.code)))
        if not takes:
            self.stage = ANSWERING
            return
        side.top = top.under
        self.sides[self.turn].gain(lay.cards, lay.size)
        if heard is not None:
            tell_heap(heard, lay.cards, DISPLAYS, int(self.victim), HANDS, int(self.turn))
        self.owe(lay.size, heard)

    def back_or_drop(self, back: bool, heard: list[Event] | None) -> None:
        """The victim takes its beaten layer back, or drops it and draws as many cards (AB-19)."""
        side = self.sides[self.victim]
        top = side.top
        assert top is not None
        lay = top.lay
        side.top = top.under
        seat = int(self.victim)
        if heard is not None:
            heard.append(Event(TOOK_BACK if back else DROPPED, (seat, lay.code)))
        if back:
            side.gain(lay.cards, lay.size)
            if heard is not None:
                tell_heap(heard, lay.cards, DISPLAYS, seat, HANDS, seat)
            self.scan(self.victim, True, heard)
        else:
            self.middle.discard += lay.cards
            if heard is not None:
                tell_heap(heard, lay.cards, DISPLAYS, seat, THE_DISCARD, NO_SEAT)
            self.owe(lay.size, heard)

    def owe(self, count: i64, heard: list[Event] | None) -> None:
        if self.middle.used_up():
            self.finish(1, heard)
            return
        self.owed = count
        self.stage = DRAWING

    def draw_owed(self, code: i64, heard: list[Event] | None) -> None:
        """Card by card, from the pool or the deck; the pool is refilled after the last one (AB-20 to AB-24)."""
        self.draw(self.victim, code, heard)
        self.owed -= 1
        if self.middle.used_up():
            self.finish(1, heard)  # at once, whatever is still owed or not yet hit
        elif self.owed == 0:
            self.middle.refill(heard)
            self.scan(self.victim, True, heard)

    def fish(self, code: i64, heard: list[Event] | None) -> None:
        """Nobody was hit: the active seat draws exactly one card, or none (AB-25)."""
        if code == NONE:
            if heard is not None:
                heard.append(Event(DECLINED, (int(self.turn),)))
            self.end_turn(heard)
            return
        self.draw(self.turn, code, heard)
        if self.middle.used_up():
            self.finish(1, heard)
        else:
            self.middle.refill(heard)
            self.end_turn(heard)

    def draw(self, seat: i64, code: i64, heard: list[Event] | None) -> None:
        """One card from the deck, seen by its drawer alone, or one slot of the pool, seen by all."""
        side = self.sides[seat]
        who = int(seat)
        if code == DECK:
            face = self.middle.draw_blind()
            side.hand += cards_of(face, 1)
            side.size += 1
            if heard is not None:
                heard.append(moved(face, THE_DECK, NO_SEAT, HANDS, who, 1 << who))
                heard.append(Event(DREW_BLIND, (who, face), 1 << who))
            return
        slot = code - POOL
        self.middle.draw_slot(slot)
        cards = slot_cards(slot)
        side.gain(cards, 1 if slot <= SINGLE else size_of(cards))
        if heard is not None:
            tell_heap(heard, cards, THE_POOL, NO_SEAT, HANDS, who)
            heard.append(Event(DREW, (who, int(slot))))

    def end_turn(self, heard: list[Event] | None) -> None:
        """The left neighbour is next (AB-26), unless the turn limit is reached (AB-31)."""
        self.turns += 1
        if self.turns >= self.rules.limit:
            self.finish(2, heard)
            return
        self.turn += 1
        if self.turn == len(self.sides):
            self.turn = 0
        self.begin_turn(heard)

    def begin_turn(self, heard: list[Event] | None) -> None:
        if heard is not None:
            heard.append(Event(TURN, (int(self.turn),)))
        self.stage = LAYING
        if self.sides[self.turn].size == 0:
            self.finish(0, heard)

    def take_shadow(self, value: i64, heard: list[Event] | None) -> None:
        """One beaten stack goes to the attacker's hand, and the shadow display is refilled at once (AB-40, AB-41)."""
        size = self.laid().size
        cards = cards_of(value, size)
        self.middle.shadow -= cards
        self.sides[self.turn].gain(cards, size)
        if heard is not None:
            heard.append(Event(SHADOWED, (int(self.turn), int(value * 16 + size))))
            tell_heap(heard, cards, THE_SHADOW, NO_SEAT, HANDS, int(self.turn))
        self.middle.refill_shadow(heard)
        self.scan(self.turn, True, heard)

    # ---- the end

    def finish(self, why: int, heard: list[Event] | None) -> None:
        """The game is over at once; in a match the next one is dealt (AB-28, AB-35)."""
        if heard is not None:
            heard.append(Event(ENDED, (why, int(self.game_no))))
            for seat, side in enumerate(self.sides):
                points = int(side.points())
                heard.append(Event(SCORED, (seat, points + int(side.size), int(side.size), points)))
        seats = len(self.sides)
        if self.game_no < self.rules.cycles * seats:
            self.totals = self.scores()
            self.game_no += 1
            self.first = (self.first + 1) % seats
            if heard is not None:
                tell_gathering(self, heard)
            self.begin_game(heard)
        else:
            self.stage = OVER
            self.why = why

    def begin_game(self, heard: list[Event] | None) -> None:
        """The cards are dealt, and ``first`` begins."""
        if heard is not None:
            heard.append(Event(DEALT, (int(self.first), int(self.game_no))))
        deal(self, heard)
        self.begin_turn(heard)

    def outcome(self) -> Outcome | None:
        """Most points win; AMIGO breaks a tie by the smaller hand; what is still equal shares the win (AB-30)."""
        if self.stage != OVER:
            return None
        scores = self.scores()
        winners = winning_seats(scores, [int(side.size) for side in self.sides], self.rules.tiebreak)
        return Outcome(winners, scores, ENDS[self.why])

    # ---- as plain data

    def view(self, seat: int) -> View:
        return write_view(self, seat)

    def position(self) -> Position:
        return write_position(self)


def winning_seats(scores: list[int], sizes: list[int], tiebreak: bool) -> list[int]:
    """Who has most points, and of those, with the tie-break, who holds fewest cards (AB-30, AB-34)."""
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    if not tiebreak:
        return winners
    fewest = min([sizes[seat] for seat in winners])
    return [seat for seat in winners if sizes[seat] == fewest]


def start(
    game: Game, rules: AbluxxenRules, seats: int, seed: str, first: int, heard: list[Event] | None
) -> AbluxxenPlay:
    """A new game, dealt; seat ``first`` begins."""
    sides = [Side(0, 0, 0, None) for _ in range(seats)]
    play = AbluxxenPlay(game, rules, sides, Middle([], 0, [], 0, 0), [0] * seats, seed)
    play.first = first
    play.begin_game(heard)
    return play
