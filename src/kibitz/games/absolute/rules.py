"""Absolute: the rules and nothing else.

In turn, a seat draws a card, may swap hand cards with those of a set on the table, may lay sets that sum to zero, add
to its sets and regroup them, and discards or holds. Whoever discards the last card of the hand, having had three sets,
goes out: everybody else has one more turn. Sets count for you, cards in hand against you; the highest total of all
rounds wins.

Swaps, sets, additions and regroupings are composed of small choices. Nothing moves until such a move is complete; what
has been chosen so far is known to its seat alone, and ``cancel:`` forgets it.

Piles: per seat a hand and a row of sets; in the middle deck and discard pile. Choices: see ``choices``. The rule
numbers are those of ``docs/rules/absolute.*.md``.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kibitz.core.event import Event
from kibitz.core.game import Game, Outcome, Position, View
from kibitz.games.absolute.choices import (
    ADDS,
    BREAKS,
    CANCEL,
    CONFIRM,
    DECK,
    DISCARD,
    DISCARDS,
    DONE,
    HOLD,
    MOST_SETS,
    NO_SWAP,
    SET,
    SWAPS,
    set_name,
)
from kibitz.games.absolute.composed import add, lay, regroup, swap
from kibitz.games.absolute.draft import ADD, EMPTY, LAY, NOTHING, REGROUP, SWAP, Draft, next_parts
from kibitz.games.absolute.events import (
    CLOSED,
    DISCARDED,
    DREW,
    HANDS,
    HELD,
    PICKED,
    THE_DECK,
    THE_DISCARD,
    TURN,
    TURNED_UP,
    WENT_OUT,
)
from kibitz.games.absolute.lines import read
from kibitz.games.absolute.moves import Gifts, additions, any_picks, can_swap, evens, new_sets, swaps
from kibitz.games.absolute.parts import MOST_IN_HAND, TO_GO_OUT, AbsoluteRules, Set, with_zero
from kibitz.games.absolute.rounds import deal, show_and_count
from kibitz.games.absolute.state import DECLARED, DISCARDING, DRAWING, OVER, PLAYING, SWAPPING, AbsoluteState
from kibitz.games.absolute.writing import write_derived, write_more

CLOSED_BY_A_SEAT: Final = 0
BY_TURN_LIMIT: Final = 1
BY_NOTHING_TO_DRAW: Final = 2


@final
class AbsolutePlay(AbsoluteState):
    """A game of Absolute in progress."""

    def copy(self) -> AbsolutePlay:
        twin = AbsolutePlay(self.game, self.rules, self.cards.copy(), self.sets[:])
        twin.turn = self.turn
        twin.phase = self.phase
        twin.played = self.played
        twin.drops = self.drops
        twin.bare = self.bare
        twin.homes = self.homes
        twin.draft = self.draft
        twin.starter = self.starter
        twin.round = self.round
        twin.turns = self.turns
        twin.idle = self.idle
        twin.out = self.out
        twin.most_sets = self.most_sets
        twin.totals = self.totals
        twin.offered = self.offered
        twin.picks = self.picks
        return twin

    # ---- what may be chosen

    @property
    def legal(self) -> list[int]:
        return self.shared_legal()[:]

    def shared_legal(self) -> list[int]:
        offered = self.offered
        if offered is None:
            if self.draft.kind != NOTHING:
                offered = next_parts(self)
            elif self.phase == DRAWING:
                offered = self.draws()
            elif self.phase == SWAPPING:
                offered = self.open_swaps()
            elif self.phase == PLAYING:
                offered = self.open_plays()
            elif self.phase == DISCARDING:
                offered = self.discards()
            else:
                offered = []
            self.offered = offered
        return offered

    def draws(self) -> list[int]:
        """The deck, which may still have to be shuffled, or the top of the discard pile (AZ-10, AZ-11)."""
        if not self.discard:
            return [DECK]
        return [DECK, DISCARD] if self.deck or len(self.discard) > 1 else [DISCARD]

    def open_swaps(self) -> list[int]:
        """No swap, or one with a set that is not locked (AZ-13, AZ-17)."""
        offered: list[int] = [NO_SWAP]
        gifts = Gifts(self.hand(), self.rules.wild_swap)
        for owner, row in enumerate(self.sets):
            if row and owner not in self.out:
                for place, one in enumerate(row):
                    if can_swap(one, gifts):
                        offered.append(SWAPS + set_name(owner, place))
        return offered

    def open_picks(self) -> list[int]:
        """What of the hand sums to zero; with ``tabletop`` all of it (AZ-42)."""
        picks = self.picks
        if picks is None:
            picks = any_picks(self.hand()) if self.rules.tabletop else evens(self.hand())
            self.picks = picks
        return picks

    def laying(self) -> list[int]:
        """All new sets that the hand has; with ``tabletop`` whatever is laid as one (AZ-20, AZ-42)."""
        if len(self.own_sets()) >= MOST_SETS:
            return []
        picks = self.open_picks()
        return picks if self.rules.tabletop else new_sets(picks)

    def adding(self, row: Set) -> list[int]:
        """All that can be added to a set (AZ-21)."""
        picks = self.open_picks()
        return picks if self.rules.tabletop else additions(row, self.is_bound(row), self.hand(), picks)

    def open_plays(self) -> list[int]:
        """A new set, something added, a regrouping; or no more (AZ-19)."""
        offered: list[int] = [DONE]
        if self.laying():
            offered.append(SET)
        for owner, row in enumerate(self.sets):
            if owner == self.turn or (self.rules.any_set and owner not in self.out):
                for place, one in enumerate(row):
                    if self.adding(one):
                        offered.append(ADDS + set_name(owner, place))
        if self.may_regroup():
            offered += [BREAKS + place for place in range(len(self.own_sets()))]
        return offered

    def may_regroup(self) -> bool:
        """With a card played in this turn, or one to play now; not after dropping a move (AZ-22, AZ-25, AZ-44)."""
        return self.drops == 0 and (len(self.hand()) > 1 or self.may_regroup_bare())

    def discards(self) -> list[int]:
        """Any card; or none, if nothing was played and the hand is not too large (AZ-26 to AZ-28)."""
        hand = self.hand()
        cards = [DISCARDS + card for card in hand]
        if not hand or (self.played == 0 and len(hand) <= MOST_IN_HAND):
            return [HOLD, *cards]
        return cards

    # ---- what follows a choice

    def apply(self, code: int, heard: list[Event] | None = None) -> None:
        self.offered = None
        if code >= DISCARDS:
            self.throw(code - DISCARDS, heard)
        elif code == CONFIRM:
            self.carry_out(heard)
        elif code == CANCEL:
            self.drops += 1
            self.draft = EMPTY
        elif code > CONFIRM:
            self.compose(code)
        elif code == DECK:
            self.draw_blind(heard)
        elif code == DISCARD:
            self.draw_open(heard)
        elif code == NO_SWAP:
            self.begin_play()
        elif code == DONE:
            self.end_play()
        else:
            self.hold(heard)

    # ---- drawing

    def draw_blind(self, heard: list[Event] | None) -> None:
        """The top card of the deck (AZ-10)."""
        self.refill(heard)
        card = self.cards.draw(THE_DECK, HANDS + int(self.turn), int(self.turn), heard)
        if heard is not None:
            heard.append(Event(DREW, (int(self.turn), card), 1 << int(self.turn)))
        self.begin_swap(0)

    def draw_open(self, heard: list[Event] | None) -> None:
        """The top card of the discard pile; everybody sees it go into the hand (AZ-10, AZ-43)."""
        self.refill(heard)
        card = self.cards.draw(THE_DISCARD, HANDS + int(self.turn), int(self.turn), heard)
        if heard is not None:
            heard.append(Event(PICKED, (int(self.turn), card)))
        self.begin_swap(0)

    def begin_draw(self) -> None:
        """A turn begins; with nothing to draw it goes on without a card (AZ-12)."""
        self.phase = DRAWING
        if not self.deck and not self.discard:
            self.begin_swap(self.idle + 1)

    def begin_swap(self, idle: i64) -> None:
        self.idle = idle
        self.phase = SWAPPING

    def begin_play(self) -> None:
        """From here on a zero in a set keeps its number, unless it comes into other company (AZ-8, AZ-24)."""
        self.phase = PLAYING
        self.picks = None
        self.homes = with_zero([one for row in self.sets for one in row])

    # ---- composing

    def compose(self, code: int) -> None:
        """One more part of a move; nothing happens on the table yet (AZ-44)."""
        self.draft = self.begin_draft(code) if self.draft.kind == NOTHING else self.draft.then(code)

    def begin_draft(self, code: int) -> Draft:
        if code >= BREAKS:
            return Draft(REGROUP, 0, [], [code])
        if code >= ADDS:
            return Draft(ADD, code - ADDS, self.adding(self.set_named(code - ADDS)), [code])
        if code >= SWAPS:
            row = self.set_named(code - SWAPS)
            return Draft(SWAP, code - SWAPS, swaps(row, self.hand(), self.rules.wild_swap), [code])
        return Draft(LAY, 0, self.laying(), [code])

    def carry_out(self, heard: list[Event] | None) -> None:
        """The move is complete, and everybody sees it."""
        draft = self.draft
        self.draft = EMPTY
        if draft.kind == SWAP:
            swap(self, draft, heard)
            self.begin_play()
        elif draft.kind == LAY:
            lay(self, draft, heard)
        elif draft.kind == ADD:
            add(self, draft, heard)
        else:
            regroup(self, draft, heard)
        self.picks = None

    def end_play(self) -> None:
        """What counts for going out is how many sets lie there now (AZ-30, AZ-42)."""
        legal = sum([1 for row in self.own_sets() if row.legal()])
        if legal > self.most_sets[self.turn]:
            most = self.most_sets[:]
            most[self.turn] = legal
            self.most_sets = most
        self.homes = []
        self.phase = DISCARDING

    # ---- the end of a turn

    def throw(self, card: int, heard: list[Event] | None) -> None:
        """A card is discarded; above seven cards one more (AZ-26)."""
        self.cards.move(card, THE_DISCARD, heard)
        if heard is not None:
            heard.append(Event(DISCARDED, (int(self.turn), card)))
        if len(self.hand()) <= MOST_IN_HAND:
            self.end_turn(not self.hand(), heard)

    def hold(self, heard: list[Event] | None) -> None:
        """Nothing is discarded (AZ-28)."""
        if heard is not None:
            heard.append(Event(HELD, (int(self.turn),)))
        self.end_turn(False, heard)

    def end_turn(self, last_card: bool, heard: list[Event] | None) -> None:
        """Wrong sets go, the last card may mean going out, the discard pile is not left empty (AZ-29 to AZ-31)."""
        if self.rules.tabletop:
            self.remove_wrong(heard)
        if last_card and self.most_sets[self.turn] >= TO_GO_OUT:
            self.go_out(heard)
        if not self.discard and self.deck:
            card = self.cards.draw(THE_DECK, THE_DISCARD, 0, heard)
            if heard is not None:
                heard.append(Event(TURNED_UP, (card,)))
        self.turns += 1
        self.played = 0
        self.drops = 0
        self.bare = 0
        self.turn = self.next_seat()
        if self.out:  # everybody else has a last turn, whatever the safety nets say
            if self.out[0] == self.turn:
                self.end_round(CLOSED_BY_A_SEAT, heard)
            else:
                self.begin_turn(heard)
        elif self.turns >= self.rules.limit * self.n:
            self.end_round(BY_TURN_LIMIT, heard)
        elif self.idle >= self.n:
            self.end_round(BY_NOTHING_TO_DRAW, heard)
        else:
            self.begin_turn(heard)

    def next_seat(self) -> int:
        """Clockwise; of those who are out, only the Closer is ever come back to (AZ-32, AZ-33)."""
        seat = (int(self.turn) + 1) % self.n
        while seat in self.out[1:]:
            seat = (seat + 1) % self.n
        return seat

    def begin_turn(self, heard: list[Event] | None) -> None:
        if heard is not None:
            heard.append(Event(TURN, (int(self.turn),)))
        self.begin_draw()

    def go_out(self, heard: list[Event] | None) -> None:
        """The first to go out is the Closer; the sets are locked from now on (AZ-17, AZ-30, AZ-32, AZ-33)."""
        if heard is not None:
            heard.append(Event(WENT_OUT if self.out else CLOSED, (int(self.turn),)))
        self.out = [*self.out, int(self.turn)]

    # ---- the end of a round

    def end_round(self, why: int, heard: list[Event] | None) -> None:
        """All hands are shown and counted (AZ-32, AZ-34, AZ-40)."""
        show_and_count(self, why, heard)
        self.idle = 0
        self.totals = [total + self.points(seat) for seat, total in enumerate(self.totals)]
        if self.round >= self.rules.rounds:
            self.phase = OVER
        else:
            self.starter = (self.starter + 1) % self.n
            self.round += 1
            deal(self, heard)
            self.begin_turn(heard)

    def outcome(self) -> Outcome | None:
        """The highest total wins; equal totals share the win (AZ-41)."""
        if self.phase != OVER:
            return None
        most = max(self.totals)
        return Outcome(
            [seat for seat, total in enumerate(self.totals) if total == most], self.totals[:], "rounds-played"
        )

    # ---- as text and plain data

    def read(self, text: str) -> list[int]:
        return read(self, text)

    def more(self, seat: int) -> Position:
        return write_more(self, seat)

    def derived(self, seat: int) -> View:
        return write_derived(self, seat)


def blank(game: Game, rules: AbsoluteRules, seats: int) -> AbsolutePlay:
    """A game with no card on the table."""
    play = AbsolutePlay(game, rules, DECLARED.no_cards(), [[] for _ in range(seats)])
    play.totals = [0] * seats
    play.most_sets = [0] * seats
    return play


def start(
    game: Game, rules: AbsoluteRules, seats: int, seed: str, first: int, heard: list[Event] | None
) -> AbsolutePlay:
    """A new game, dealt; seat ``first`` begins."""
    play = blank(game, rules, seats)
    play.cards.seed = seed
    play.starter = first
    deal(play, heard)
    play.begin_turn(heard)
    return play
