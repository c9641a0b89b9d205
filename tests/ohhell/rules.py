"""Oh Hell: the rules and nothing else. Their numbers are those of ``rules.en.md``."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from kibitz.core.card_game import CardPlay
from kibitz.core.event import Event, tell
from kibitz.core.game import Outcome, Prompt
from kibitz.core.piles import Piles
from ohhell.table import (
    BID,
    BIDS,
    CARD_PLAYED,
    DEALT,
    DECK,
    DECLARED,
    ENDED,
    FACES,
    GONE,
    HAND,
    NO_BID,
    PLAYED,
    RANKS,
    SCORED,
    TOOK,
    TRUMP,
)

if TYPE_CHECKING:
    from ohhell.game import OhHell


@final
class OhHellPlay(CardPlay):
    """A game of Oh Hell in progress."""

    def __init__(self, game: OhHell, cards: Piles, seats: int) -> None:
        super().__init__(game, DECLARED, cards, seats)
        self.oh_hell = game
        self.deal = 1  # with so many cards for everybody; beyond the last one the game is over
        self.turn = 0
        self.leader = 0
        self.starter = 0  # who began this deal
        self.bids = [NO_BID] * seats
        self.won = [0] * seats
        self.scores = [0] * seats
        self.voids = [0] * seats

    def copy(self) -> OhHellPlay:
        twin = OhHellPlay(self.oh_hell, self.cards.copy(), self.n)
        twin.deal, twin.turn, twin.leader, twin.starter = self.deal, self.turn, self.leader, self.starter
        twin.bids, twin.won = self.bids[:], self.won[:]
        twin.scores, twin.voids = self.scores[:], self.voids[:]
        return twin

    # ---- what may be chosen

    @property
    def over(self) -> bool:
        return self.deal > self.oh_hell.deals

    def seat(self) -> int:
        return -1 if self.over else self.turn

    def is_bidding(self) -> bool:
        return NO_BID in self.bids

    def prompt(self) -> Prompt:
        return Prompt("over" if self.over else "bid" if self.is_bidding() else "play")

    @property
    def legal(self) -> list[int]:
        if self.over:
            return []
        if self.is_bidding():
            return [BIDS + bid for bid in range(self.deal + 1) if bid != self.hooked()]
        hand, led = self.cards.piles[HAND + self.turn], self.led()
        following = [card for card in hand if card // RANKS == led]
        return (following or hand)[:]

    def hooked(self) -> int:
        """The bid that the last one may not make: all bids together would be just what there is to win (OH-3)."""
        last = self.bids.count(NO_BID) == 1
        return self.deal - sum(self.bids) - 1 if last and self.oh_hell.hook else NO_BID

    def led(self) -> int:
        """The suit that must be followed; -1 for who leads (OH-4)."""
        lead = self.cards.piles[PLAYED + self.leader]
        return lead[0] // RANKS if lead else -1

    def barred(self) -> list[int]:
        """Who did not follow has no card of that suit."""
        every = range(len(FACES))
        return [sum(1 << s for s in range(self.n) if self.voids[s] >> (card // RANKS) & 1) for card in every]

    # ---- what follows a choice

    def apply(self, code: int, heard: list[Event] | None = None) -> None:
        if code >= BIDS:
            self.bids[self.turn] = code - BIDS
            tell(heard, BID, (self.turn, code - BIDS))
            self.turn = (self.turn + 1) % self.n
            return
        if self.led() not in (-1, code // RANKS):
            self.voids[self.turn] |= 1 << self.led()
        tell(heard, CARD_PLAYED, (self.turn, code))
        self.cards.move(code, PLAYED + self.turn, heard)
        self.turn = (self.turn + 1) % self.n
        if self.turn == self.leader:
            self.end_trick(heard)

    def end_trick(self, heard: list[Event] | None) -> None:
        """The highest trump takes it, or else the highest card of the suit that was led (OH-5)."""
        led, trump = self.led(), self.cards.piles[TRUMP][0] // RANKS
        laid = [self.cards.piles[PLAYED + seat][0] for seat in range(self.n)]
        worth = [(card // RANKS == trump, card // RANKS == led, card) for card in laid]
        self.leader = self.turn = worth.index(max(worth))
        self.won[self.turn] += 1
        for card in laid:
            self.cards.move(card, GONE, heard)
        tell(heard, TOOK, (self.turn,))
        if not self.cards.piles[HAND + self.turn]:
            self.end_deal(heard)

    def end_deal(self, heard: list[Event] | None) -> None:
        """Who won just what they bid has ten points, and one more for each trick (OH-6)."""
        for seat in range(self.n):
            points = 10 + self.bids[seat] if self.bids[seat] == self.won[seat] else 0
            self.scores[seat] += points
            tell(heard, SCORED, (seat, points))
        self.deal += 1
        if self.over:
            tell(heard, ENDED, ())
        else:
            self.begin_deal((self.starter + 1) % self.n, heard)

    def begin_deal(self, first: int, heard: list[Event] | None) -> None:
        """So many cards for everybody as there were deals, and a trump is turned up (OH-2)."""
        self.cards.gather(DECK, heard)
        for seat in [seat for seat in range(self.n) for _ in range(self.deal)]:
            self.cards.draw(DECK, HAND + seat, seat, heard)
        self.cards.draw(DECK, TRUMP, -1, heard)
        self.starter = self.leader = self.turn = first
        self.bids, self.won, self.voids = [NO_BID] * self.n, [0] * self.n, [0] * self.n
        tell(heard, DEALT, (self.deal,))

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        best = max(self.scores)
        return Outcome([seat for seat in range(self.n) if self.scores[seat] == best], self.scores[:], "all-deals")
