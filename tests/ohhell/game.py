"""Oh Hell with its options chosen, a policy; and its kind, which is registered."""

from __future__ import annotations

from kibitz.core.card_game import CardGame
from kibitz.core.errors import BadPosition
from kibitz.core.event import Event
from kibitz.core.game import Game, GameKind, Json
from kibitz.core.option import Option
from kibitz.core.reading import Reader
from kibitz.core.rng import Rng
from kibitz.core.strategy import Strategy
from ohhell.presentation import OhHellPresentation
from ohhell.rules import OhHellPlay
from ohhell.table import BIDS, CHOICES, DECLARED, EVENTS, FACES, HAND, MOST_DEALS, PLAYED, RANKS, TRUMP

SEATS = DECLARED.seats


class OhHellStrategy(Strategy[OhHellPlay]):
    """A policy; the defaults do the rest."""

    def policy(self, play: OhHellPlay, rng: Rng) -> list[int]:
        """A trick for every high trump and ace; then high cards while tricks are missing, low ones afterwards."""
        legal, seat = play.legal, play.turn
        if play.is_bidding():
            trump = play.cards.piles[TRUMP][0] // RANKS
            hand = play.cards.piles[HAND + seat]
            hope = sum(card % RANKS >= (9 if card // RANKS == trump else 12) for card in hand)
            return [min(legal, key=lambda code: abs(code - BIDS - hope))]
        wins = 1 if play.won[seat] < play.bids[seat] else -1
        return [max(legal, key=lambda card: wins * (card % RANKS))]


class OhHell(CardGame[OhHellPlay]):
    """Oh Hell with one choice of options."""

    def __init__(self, options: dict[str, Json]) -> None:
        super().__init__("oh_hell", 1, options, CHOICES, EVENTS, DECLARED)
        self.hook = options["hook"] is True
        self.deals = int(str(options["deals"]))
        self.presentation = OhHellPresentation(self)
        self.strategy = OhHellStrategy()

    def start(self, seats: int, seed: str, first: int = 0, heard: list[Event] | None = None) -> OhHellPlay:
        play = self.blank(seats)
        play.cards.seed = seed
        play.begin_deal(first, heard)
        return play

    def blank(self, seats: int) -> OhHellPlay:
        return OhHellPlay(self, DECLARED.no_cards(), seats)

    def go_on(self, play: OhHellPlay, reader: Reader) -> None:
        """What cannot be: no trump, hands that do not fit what was played, a suit that its seat did not follow."""
        if len(play.cards.piles[TRUMP]) != 1:
            raise BadPosition("trump: expected one card")
        left = play.deal - sum(play.won)
        for seat in range(play.n):
            laid = (seat - play.leader) % play.n < (play.turn - play.leader) % play.n and not play.is_bidding()
            held, played = len(play.cards.piles[HAND + seat]), len(play.cards.piles[PLAYED + seat])
            if not play.over and (held != left - laid or played != laid):
                raise BadPosition(f"hands[{seat}]: expected {left - laid} cards, got {held}; played: {played}")
            for card in play.cards.piles[HAND + seat]:
                if play.voids[seat] >> card // RANKS & 1:
                    raise BadPosition(f"hands[{seat}]: {FACES[card]} is of a suit that this seat did not follow")


class OhHellKind(GameKind):
    """Oh Hell before its options are chosen."""

    def __init__(self) -> None:
        super().__init__("oh_hell", SEATS, [Option("hook", [False, True], True), Option("deals", [], 4, 1, MOST_DEALS)])

    def make(self, options: dict[str, Json], seats: int) -> Game:
        return OhHell(self.choose(options, seats))
