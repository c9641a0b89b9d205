"""Pairs with its options chosen, a policy; and its kind, which is registered."""

from __future__ import annotations

from fourth.presentation import PairsPresentation
from fourth.rules import PairsPlay
from fourth.table import CHOICES, DECLARED, DRAW, EVENTS, PAIRS, TAKE
from kibitz.core.card_game import CardGame
from kibitz.core.errors import BadPosition
from kibitz.core.event import Event
from kibitz.core.game import Game, GameKind, Json
from kibitz.core.option import Option
from kibitz.core.reading import Reader
from kibitz.core.rng import Rng
from kibitz.core.strategy import Strategy

SEATS = DECLARED.seats


class PairsStrategy(Strategy[PairsPlay]):
    """Of Pairs only a policy: the defaults do the rest."""

    def policy(self, play: PairsPlay, rng: Rng) -> list[int]:
        """The best pair; otherwise an open card that makes one; otherwise the deck."""
        fits = [code for code in play.legal if code < TAKE or code - TAKE in play.hand()]
        pairs = [code for code in fits if code < TAKE]
        return [max(pairs or fits, default=DRAW)]


class Pairs(CardGame[PairsPlay]):
    """Pairs with one choice of options."""

    def __init__(self, options: dict[str, Json]) -> None:
        super().__init__("pairs", 1, options, CHOICES, EVENTS, DECLARED)
        self.presentation = PairsPresentation(self)
        self.strategy = PairsStrategy()

    def blank(self, seats: int) -> PairsPlay:
        return PairsPlay(self, DECLARED.no_cards(), seats)

    def start(self, seats: int, seed: str, first: int = 0, heard: list[Event] | None = None) -> PairsPlay:
        play = self.blank(seats)
        play.cards.seed, play.turn = seed, first
        play.deal(4 if self.options.get("row") == 4 else 3, heard)
        return play

    def go_on(self, play: PairsPlay, reader: Reader) -> None:
        """A position was read: what cannot be?"""
        for seat in range(play.n):
            laid = play.cards.faces_in(PAIRS + seat)
            if any(laid.count(face) % 2 for face in laid):
                raise BadPosition(f"pairs[{seat}]: expected two of each card")


class PairsKind(GameKind):
    """Pairs before its options are chosen."""

    def __init__(self) -> None:
        super().__init__("pairs", SEATS, [Option("row", [3, 4], 3)])

    def make(self, options: dict[str, Json], seats: int) -> Game:
        return Pairs(self.choose(options, seats))
