"""Absolute's state: what lies where, who knows it, and the ways in which cards travel. The rules stand on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kibitz.core.event import NO_SEAT, Event, moved
from kibitz.core.game import Game, Play, Prompt
from kibitz.core.rng import Chance, Rng
from kibitz.games.absolute.cards import bits_of, insert, size_of
from kibitz.games.absolute.choices import MOST_SETS
from kibitz.games.absolute.draft import EMPTY, MOST_REPEATS, NOTHING
from kibitz.games.absolute.events import HANDS, REMOVED, SETS, SHUFFLED, THE_DECK, THE_DISCARD
from kibitz.games.absolute.parts import AbsoluteRules, Set, hand_penalty, home_of, keeps_number

# The phases of a turn (AZ-9).
DRAWING: Final = 0
SWAPPING: Final = 1
PLAYING: Final = 2
DISCARDING: Final = 3
OVER: Final = 4
PHASES: Final = ["draw", "swap", "play", "discard", "over"]


class AbsoluteState(Play):
    """What a game of Absolute consists of. Lists marked so are replaced, never changed: copies share them."""

    def __init__(self, game: Game, rules: AbsoluteRules, hands: list[list[int]], sets: list[list[Set]]) -> None:
        super().__init__(game)
        self.rules = rules
        self.hands = hands  # in order
        self.sets = sets
        self.deck: list[int] = []  # the last one is on top
        self.discard: list[int] = []
        self.box: list[int] = []  # not in this round; replaced, never changed
        # who knows what
        self.known: list[int] = []  # cards in hands that everybody has seen; replaced, never changed
        self.batch: list[int] = []  # of a card, the shuffle it came from; replaced, never changed
        self.newest: i64 = 0  # that of the whole deck
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
        self.most_sets: list[int] = []
        self.totals: list[int] = []  # of the rounds finished; replaced, never changed
        self.seed = ""  # secret
        self.shuffles: i64 = 0
        self.offered: list[int] | None = None
        self.picks: list[int] | None = None  # of the hand, all that can be laid or added; replaced, never changed

    @property
    def seats(self) -> int:
        return len(self.hands)

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
        return self.hands[self.turn]

    def own_sets(self) -> list[Set]:
        return self.sets[self.turn]

    def set_named(self, name: i64) -> Set:
        return self.sets[name // MOST_SETS][name % MOST_SETS]

    def table_points(self, seat: i64) -> int:
        return sum([row.points() for row in self.sets[seat]])

    def points(self, seat: i64) -> int:
        """What the round would bring if it ended now (AZ-40)."""
        return self.table_points(seat) - hand_penalty(self.hands[seat])

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

    def gain(self, card: int) -> None:
        """An open card comes into the hand: it stays known there."""
        insert(self.hand(), card)
        self.known = [*self.known, card]

    def lose(self, card: int) -> None:
        """A card leaves the hand, for all to see."""
        self.hand().remove(card)
        if card in self.known:
            self.known = [other for other in self.known if other != card]

    def refill(self, heard: list[Event] | None) -> None:
        """An empty deck is made of all discards but the top one, before the card is drawn (AZ-11)."""
        if self.deck or len(self.discard) < 2:
            return
        cards = self.discard[:-1]
        self.discard = self.discard[-1:]
        self.newest += 1
        batch = self.batch[:]
        for card in cards:
            batch[card] = int(self.newest)
            if heard is not None:
                heard.append(moved(card, THE_DISCARD, NO_SEAT, THE_DECK, NO_SEAT))
        self.batch = batch
        if heard is not None:
            heard.append(Event(SHUFFLED, (len(cards),)))
        cards.sort()
        self.shuffle(cards)
        self.deck = cards

    def shuffle(self, cards: list[int]) -> None:
        self.shuffles += 1
        Chance(self.seed, int(self.shuffles)).shuffle(cards)

    def put_out(self, cards: list[int], owner: int, heard: list[Event] | None) -> None:
        """Hand cards come to the sets of a seat."""
        for card in cards:
            self.lose(card)
            if heard is not None:
                heard.append(moved(card, HANDS, int(self.turn), SETS, owner))

    def remove_wrong(self, heard: list[Event] | None) -> None:
        """Illegal sets, whoever owns them, go to the discard pile, the lowest absolute number on top (AZ-42)."""
        for seat, rows in enumerate(self.sets):
            for row in rows:
                if not row.legal():
                    self.discard_set(seat, row, heard)
            self.sets[seat] = [row for row in rows if row.legal()]

    def discard_set(self, seat: int, row: Set, heard: list[Event] | None) -> None:
        for card in sorted(row.cards, key=lambda card: -size_of(card)):
            self.discard.append(card)
            if heard is not None:
                heard.append(moved(card, SETS, seat, THE_DISCARD, NO_SEAT))
        if heard is not None:
            heard.append(Event(REMOVED, (seat, bits_of(row.cards))))

    # ---- who knows what

    def hidden(self, seat: int, other: int) -> list[int]:
        """The cards of another hand that a seat cannot know."""
        return [] if seat == other else [card for card in self.hands[other] if card not in self.known]

    def redeal(self, seat: int, seed: int) -> None:
        """Hidden cards change places with others of the same shuffle; whatever is shuffled later is secret too."""
        if seat != self.turn:  # it cannot know what is being composed, or was dropped
            self.draft = EMPTY
            self.drops = 0
        rng = Rng(seed)
        seats = range(len(self.hands))
        hidden = [self.hidden(seat, other) for other in seats]
        unseen: dict[int, list[int]] = {int(self.newest): []}
        for card in sorted(self.deck + [card for cards in hidden for card in cards]):
            unseen.setdefault(self.batch[card], []).append(card)
        for batch in sorted(unseen):
            rng.shuffle(unseen[batch])
        for other in seats:
            seen = [card for card in self.hands[other] if card not in hidden[other]]
            dealt = [unseen[batch].pop() for batch in sorted([self.batch[card] for card in hidden[other]])]
            self.hands[other] = sorted(seen + dealt)
        self.deck = unseen[int(self.newest)]
        self.seed = f"imagined {rng.next()}"
        self.offered = None
        self.picks = None
