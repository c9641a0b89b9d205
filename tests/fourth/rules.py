"""Pairs: the rules and nothing else. Their numbers are those of ``rules.*.md``."""

from __future__ import annotations

from typing import final

from fourth.table import DECK, DECLARED, DRAW, DREW, ENDED, HAND, LAID, PAIR, PAIRS, ROW, TAKE, TOOK, VALUES
from kibitz.core.card_game import CardPlay
from kibitz.core.event import Event, tell
from kibitz.core.game import Game, Outcome, Prompt, View
from kibitz.core.piles import Piles

HAND_SIZE = 4


@final
class PairsPlay(CardPlay):
    """A game of Pairs in progress: ``cards`` lie in piles, and it is the turn of seat ``turn``."""

    def __init__(self, game: Game, cards: Piles, seats: int) -> None:
        super().__init__(game, DECLARED, cards, seats)
        self.turn = 0

    def copy(self) -> PairsPlay:
        twin = PairsPlay(self.game, self.cards.copy(), self.n)
        twin.turn = self.turn
        return twin

    # ---- what may be chosen

    @property
    def over(self) -> bool:
        """The deck is used up, or a hand is empty (PR-6)."""
        return not self.cards.piles[DECK] or not all(self.cards.piles[HAND : HAND + self.n])

    def seat(self) -> int:
        return -1 if self.over else self.turn

    def prompt(self) -> Prompt:
        return Prompt("over" if self.over else "turn")

    @property
    def legal(self) -> list[int]:
        """A pair, an open card, or the deck (PR-3)."""
        if self.over:
            return []
        hand, row = self.hand(), self.cards.faces_in(ROW)
        pairs = [PAIR + face for face in range(VALUES) if hand.count(face) > 1]
        return [*pairs, *(TAKE + face for face in range(VALUES) if face in row), DRAW]

    def hand(self) -> list[int]:
        """The faces in the hand of the seat in turn."""
        return self.cards.faces_in(HAND + self.turn)

    # ---- what follows

    def deal(self, row: int, heard: list[Event] | None) -> None:
        """Four cards to each, a row of open ones, the rest is the deck (PR-2)."""
        self.cards.gather(DECK, None)
        for seat in [seat for seat in range(self.n) for _ in range(HAND_SIZE)]:
            self.cards.draw(DECK, HAND + seat, seat, heard)
        for _ in range(row):
            self.turn_up(heard)

    def turn_up(self, heard: list[Event] | None) -> None:
        self.cards.draw(DECK, ROW, -1, heard)

    def apply(self, code: int, heard: list[Event] | None = None) -> None:
        if code < TAKE:
            self.lay(code - PAIR, heard)
        elif code < DRAW:
            self.take(code - TAKE, heard)
        else:
            self.draw(heard)
        self.turn = (self.turn + 1) % self.n
        if self.over:
            tell(heard, ENDED, ())

    def lay(self, face: int, heard: list[Event] | None) -> None:
        """Two equal cards come before their owner (PR-4)."""
        for _ in range(2):
            self.cards.move(self.cards.one_of(face, HAND + self.turn), PAIRS + self.turn, heard)
        tell(heard, LAID, (self.turn, face))

    def take(self, face: int, heard: list[Event] | None) -> None:
        """An open card into the hand, and the next one is turned up (PR-5)."""
        self.cards.move(self.cards.one_of(face, ROW), HAND + self.turn, heard)
        tell(heard, TOOK, (self.turn, face))
        self.turn_up(heard)

    def draw(self, heard: list[Event] | None) -> None:
        """The top card of the deck, unseen by the others (PR-5)."""
        card = self.cards.draw(DECK, HAND + self.turn, self.turn, heard)
        tell(heard, DREW, (self.turn, self.cards.faces[card]), seen=1 << self.turn)

    # ---- points

    def laid_points(self, seat: int) -> int:
        return sum(face + 1 for face in self.cards.faces_in(PAIRS + seat)) // 2

    def points(self, seat: int) -> int:
        """What the pairs show, less one for every card in hand (PR-7)."""
        return self.laid_points(seat) - len(self.cards.piles[HAND + seat])

    def derived(self, seat: int) -> View:
        return {"points": [self.laid_points(other) for other in range(self.n)]}

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        scores = [self.points(seat) for seat in range(self.n)]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return Outcome(winners, scores, "hand-empty" if self.cards.piles[DECK] else "deck-empty")
