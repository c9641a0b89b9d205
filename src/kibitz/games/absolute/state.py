"""Absolute's state: what lies where, who knows it, and the ways in which cards travel. The rules stand on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kibitz.core.card_game import CardPlay, Declaration
from kibitz.core.event import Event
from kibitz.core.fields import IN_TURN, MOST, NAME, SEAT, SEATS, Field
from kibitz.core.game import Game, Prompt
from kibitz.core.piles import Piles
from kibitz.games.absolute.cards import CARDS, FACES, bits_of, size_of
from kibitz.games.absolute.choices import MOST_SEATS, MOST_SETS
from kibitz.games.absolute.draft import EMPTY, MOST_REPEATS, NOTHING
from kibitz.games.absolute.events import (
    HANDS,
    PILES,
    REMOVED,
    SETS,
    SHUFFLED,
    THE_BOX,
    THE_DECK,
    THE_DISCARD,
)
from kibitz.games.absolute.parts import AbsoluteRules, Set, hand_penalty, home_of, keeps_number

# The phases of a turn (AZ-9).
DRAWING: Final = 0
SWAPPING: Final = 1
PLAYING: Final = 2
DISCARDING: Final = 3
OVER: Final = 4
PHASES: Final = ["draw", "swap", "play", "discard", "over"]


# What a game consists of beside its cards and sets.
FIELDS: Final = [
    Field("round", usual=1, low=1),
    Field("turn", SEAT),
    Field("phase", NAME, names=[*PHASES[:OVER], PHASES[DRAWING]]),
    Field("scores", low=-MOST, usual=0, each=True, attr="totals"),
    Field("out", SEATS, usual=[]),
    Field("starter", SEAT, usual=0),
    Field("most_sets", high=MOST_SETS, each=True),
    Field("played", usual=0),
    Field("bare", high=MOST_REPEATS, usual=0),
    Field("turns", usual=0),
    Field("idle", usual=0),
    Field("drops", high=MOST_REPEATS, usual=0, known_to=IN_TURN),
]
DECLARED: Final = Declaration(
    seats=range(2, MOST_SEATS + 1),
    faces=FACES,
    piles=PILES,
    fields=FIELDS,
    reshuffles=True,
    more=["sets", "zeros", "pending"],
    derived=["counts", "points", "penalty"],
    cards_are="; cards are '+7C', '-10T', '+0D', '-0S'",
    own_attrs=["rules", "sets", "homes", "draft", "offered", "picks"],
)


class AbsoluteState(CardPlay):
    """What a game of Absolute consists of. Lists marked so are replaced, never changed: copies share them."""

    def __init__(self, game: Game, rules: AbsoluteRules, cards: Piles, sets: list[list[Set]]) -> None:
        super().__init__(game, DECLARED, cards, len(sets))
        self.rules = rules
        self.sets = sets  # each row is replaced, never changed
        # the turn
        self.turn: i64 = 0
        self.phase: i64 = DRAWING
        self.played: i64 = 0  # hand cards, in this turn
        self.drops: i64 = 0  # composed moves dropped in this turn
        self.bare: i64 = 0  # regroupings of this turn in which no card was played
        self.homes: list[Set] = []  # the sets with a zero when the play phase began; replaced, never changed
        self.draft = EMPTY  # the move being composed
        # the round
        self.starter: i64 = 0
        self.round: i64 = 1
        self.turns: i64 = 0  # finished in this round
        self.idle: i64 = 0  # turns in a row in which nothing could be drawn
        self.out: list[int] = []  # the Closer first; replaced, never changed
        self.most_sets: list[int] = []  # replaced, never changed
        self.totals: list[int] = []  # of the rounds finished; replaced, never changed
        self.offered: list[int] | None = None
        self.picks: list[int] | None = None  # of the hand, all that can be laid or added; replaced, never changed

    @property
    def deck(self) -> list[int]:
        """The last one is on top."""
        return self.cards.piles[THE_DECK]

    @property
    def discard(self) -> list[int]:
        return self.cards.piles[THE_DISCARD]

    @property
    def box(self) -> list[int]:
        """The cards that are not in this round."""
        return self.cards.piles[THE_BOX]

    def hand_of(self, seat: i64) -> list[int]:
        """In order."""
        return self.cards.piles[HANDS + seat]

    def unseen(self) -> list[int]:
        """The cards that the seat in turn sees nowhere: they are in the deck, or hidden in other hands."""
        hand, seen, public = self.hand(), self.cards.seen, self.cards.places.public
        return [card for card in range(CARDS) if seen[card] < public and card not in hand]

    def in_turn(self) -> int:
        return self.turn

    def copy(self) -> AbsoluteState:
        raise NotImplementedError

    def seat(self) -> int:
        return -1 if self.phase == OVER else self.turn

    def prompt(self) -> Prompt:
        """The phase; whoever can neither swap nor play need not be asked."""
        routine = self.draft.kind == NOTHING and (self.phase == SWAPPING or self.phase == PLAYING)
        return Prompt(PHASES[self.phase], routine)

    def hand(self) -> list[int]:
        """The hand of the seat whose turn it is."""
        return self.cards.piles[HANDS + self.turn]

    def own_sets(self) -> list[Set]:
        return self.sets[self.turn]

    def set_named(self, name: i64) -> Set:
        return self.sets[name // MOST_SETS][name % MOST_SETS]

    def table_points(self, seat: i64) -> int:
        return sum([row.points() for row in self.sets[seat]])

    def points(self, seat: i64) -> int:
        """What the round would bring if it ended now (AZ-40)."""
        return self.table_points(seat) - hand_penalty(self.hand_of(seat))

    def may_regroup_bare(self) -> bool:
        """Is a regrouping allowed that plays no further card? After one was played, but not for ever (AZ-22, AZ-44)."""
        return self.played > 0 and self.bare < MOST_REPEATS

    def is_bound(self, row: Set) -> bool:
        """Must its zero keep the number it has? While all cards that lay with it are still there (AZ-8)."""
        home = home_of(row.zero, self.homes)
        return home is not None and row.has_all(home)

    def is_good(self, row: Set) -> bool:
        """May this lie there as a set? With ``tabletop`` anything may (AZ-5 to AZ-8, AZ-24, AZ-42)."""
        if self.rules.tabletop:
            return row.size > 0
        return row.legal() and keeps_number(row, self.homes)

    # ---- cards travel

    def put_out(self, cards: list[int], owner: int, heard: list[Event] | None) -> None:
        """Hand cards come to the sets of a seat."""
        for card in cards:
            self.cards.move(card, SETS + owner, heard)

    def set_row(self, seat: i64, place: i64, row: Set) -> None:
        """A set to which something has happened."""
        rows = self.sets[seat][:]
        rows[place] = row
        self.sets[seat] = rows

    def refill(self, heard: list[Event] | None) -> None:
        """An empty deck is made of all discards but the top one, before the card is drawn (AZ-11)."""
        if self.deck or len(self.discard) < 2:
            return
        count = self.cards.reshuffle(THE_DISCARD, THE_DECK, 1, heard)
        if heard is not None:
            heard.append(Event(SHUFFLED, (count,)))

    def remove_wrong(self, heard: list[Event] | None) -> None:
        """Illegal sets, whoever owns them, go to the discard pile, the lowest absolute number on top (AZ-42)."""
        for seat, rows in enumerate(self.sets):
            for row in rows:
                if not row.legal():
                    self.discard_set(seat, row, heard)
            self.sets[seat] = [row for row in rows if row.legal()]

    def discard_set(self, seat: int, row: Set, heard: list[Event] | None) -> None:
        for card in sorted(row.cards, key=lambda card: -size_of(card)):
            self.cards.move(card, THE_DISCARD, heard)
        if heard is not None:
            heard.append(Event(REMOVED, (seat, bits_of(row.cards))))

    # ---- who knows what

    def redeal(self, seat: int, seed: int) -> None:
        """Hidden cards change places with others of the same shuffle; whatever is shuffled later is secret too."""
        if seat != self.turn:  # it cannot know what is being composed, or was dropped
            self.draft = EMPTY
            self.drops = 0
        super().redeal(seat, seed)
        self.offered = None
        self.picks = None
