"""Pairs: the rules and nothing else. Their numbers are those of ``rules.*.md``.

Piles: per seat a hand and its pairs; in the middle a row of open cards and the deck. Cards are 0 to 7, shown as 1 to 8.
"""

from __future__ import annotations

from typing import Final, final

from fourth.table import CHOICES, DECK, DREW, ENDED, FACES, HANDS, LAID, PAIRS, ROW, TOOK, VALUES
from kibitz.core.event import NO_SEAT, Event, moved
from kibitz.core.game import Game, Json, Outcome, Play, Position, Prompt, View
from kibitz.core.rng import Rng

DRAW: Final = 2 * VALUES


@final
class PairsPlay(Play):
    """A game of Pairs in progress. Hands and row are in order; the last card of the deck is its top."""

    def __init__(
        self, game: Game, hands: list[list[int]], pairs: list[list[int]], row: list[int], deck: list[int], turn: int
    ) -> None:
        super().__init__(game)
        self.hands, self.pairs, self.row, self.deck, self.turn = hands, pairs, row, deck, turn

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def over(self) -> bool:
        """The deck is used up, or a hand is empty (PR-6)."""
        return not self.deck or not all(self.hands)

    @property
    def legal(self) -> list[int]:
        """A pair, an open card, or the deck (PR-3)."""
        if self.over:
            return []
        pairs = [card for card in range(VALUES) if self.hands[self.turn].count(card) > 1]
        return [*pairs, *(VALUES + card for card in range(VALUES) if card in self.row), DRAW]

    def prompt(self) -> Prompt:
        return Prompt("over" if self.over else "turn")

    def seat(self) -> int:
        return -1 if self.over else self.turn

    def copy(self) -> PairsPlay:
        hands, pairs = [hand[:] for hand in self.hands], [pairs[:] for pairs in self.pairs]
        return PairsPlay(self.game, hands, pairs, self.row[:], self.deck[:], self.turn)

    def redeal(self, seat: int, seed: int) -> None:
        others = [other for other in range(self.seats) if other != seat]
        unseen = sorted([*self.deck, *(card for other in others for card in self.hands[other])])
        Rng(seed).shuffle(unseen)
        for other in others:
            self.hands[other] = sorted(unseen.pop() for _ in self.hands[other])
        self.deck = unseen

    # ---- what follows a choice

    def apply(self, code: int, heard: list[Event] | None = None) -> None:
        told: list[Event] = []
        made = CHOICES[code]
        if made.verb == "pair":
            self.lay(made.args[0], told)
        elif made.verb == "row":
            self.take(made.args[0], told)
        else:
            self.draw(told)
        self.turn = (self.turn + 1) % self.seats
        if self.over:
            told.append(Event(ENDED, ()))
        if heard is not None:
            heard += told

    def lay(self, card: int, told: list[Event]) -> None:
        """Two equal cards come before their owner (PR-4)."""
        for _ in range(2):
            self.hands[self.turn].remove(card)
            told.append(moved(card, HANDS, self.turn, PAIRS, self.turn))
        self.pairs[self.turn].append(card)
        told.append(Event(LAID, (self.turn, card)))

    def take(self, card: int, told: list[Event]) -> None:
        """An open card into the hand, and the next one is turned up (PR-5)."""
        self.row.remove(card)
        self.gain(card)
        told.append(moved(card, ROW, NO_SEAT, HANDS, self.turn))
        told.append(Event(TOOK, (self.turn, card)))
        turned = self.deck.pop()
        self.row = sorted([*self.row, turned])
        told.append(moved(turned, DECK, NO_SEAT, ROW, NO_SEAT))

    def draw(self, told: list[Event]) -> None:
        """The top card of the deck, unseen by the others (PR-5)."""
        card, seen = self.deck.pop(), 1 << self.turn
        self.gain(card)
        told.append(moved(card, DECK, NO_SEAT, HANDS, self.turn, seen))
        told.append(Event(DREW, (self.turn, card), seen))

    def gain(self, card: int) -> None:
        self.hands[self.turn] = sorted([*self.hands[self.turn], card])

    # ---- points

    def pair_points(self, seat: int) -> int:
        return sum(card + 1 for card in self.pairs[seat])

    def points(self, seat: int) -> int:
        """What the pairs show, less one for every card in hand (PR-7)."""
        return self.pair_points(seat) - len(self.hands[seat])

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        scores = [self.points(seat) for seat in range(self.seats)]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return Outcome(winners, scores, "deck-empty" if not self.deck else "hand-empty")

    # ---- as plain data

    def position(self) -> Position:
        return self.open_part() | {"hands": [texts(hand) for hand in self.hands], "deck": texts(self.deck[::-1])}

    def view(self, seat: int) -> View:
        hands: list[Json] = [texts(hand) if seat == other else len(hand) for other, hand in enumerate(self.hands)]
        points: list[Json] = [self.pair_points(other) for other in range(self.seats)]
        known: View = {"seat": seat, "hands": hands, "points": points, "over": self.over}
        return self.open_part() | known

    def open_part(self) -> Position:
        """What everybody may know."""
        return {
            "game": self.game.name,
            "options": self.game.options,
            "turn": self.turn,
            "pairs": [[texts([card, card]) for card in pairs] for pairs in self.pairs],
            "row": texts(self.row),
            "deck": len(self.deck),
        }


def texts(cards: list[int]) -> list[Json]:
    return [FACES[card] for card in cards]
