"""Pairs with its options chosen: dealing it, reading its positions, a policy; and its kind, which is registered."""

from __future__ import annotations

from typing import Final

from fourth.presentation import PairsPresentation
from fourth.rules import DRAW, PairsPlay
from fourth.table import CHOICES, COPIES, EVENTS, FACES, PILES, VALUES
from kibitz.core.errors import BadPosition
from kibitz.core.game import Game, GameKind, Json, Play, Position, View
from kibitz.core.option import Option
from kibitz.core.reading import Reader, check_derived, number, show
from kibitz.core.rng import Chance, Rng
from kibitz.core.strategy import Strategy

SEATS: Final = range(2, 5)
HAND_SIZE: Final = 4
BOX: Final = [card for card in range(VALUES) for _ in range(COPIES)]
FIELDS: Final = ["game", "options", "turn", "hands", "pairs", "row", "deck"]
DERIVED: Final = ["points", "over"]


class PairsStrategy(Strategy[PairsPlay]):
    """Of Pairs only a policy: the defaults do the rest."""

    def policy(self, play: PairsPlay, rng: Rng) -> list[int]:
        """The best pair; otherwise an open card that makes one; otherwise the deck."""
        fits = [code for code in play.legal if code < VALUES or code - VALUES in play.hands[play.turn]]
        pairs = [code for code in fits if code < VALUES]
        return [max(pairs or fits, default=DRAW)]


class Pairs(Game):
    """Pairs with one choice of options."""

    def __init__(self, options: dict[str, Json]) -> None:
        super().__init__("pairs", 1, SEATS, options, CHOICES, FACES, PILES, EVENTS)
        self.presentation = PairsPresentation(self)
        self.strategy = PairsStrategy()

    def start(self, seats: int, seed: str, first: int = 0) -> Play:
        """Four cards to each, a row of open ones, the rest is the deck (PR-2)."""
        deck = BOX[:]
        Chance(seed, 1).shuffle(deck)
        hands = [sorted(deck.pop() for _ in range(HAND_SIZE)) for _ in range(seats)]
        row = sorted(deck.pop() for _ in range(number("row", self.options.get("row", 3), 3, 4)))
        return PairsPlay(self, hands, [[] for _ in range(seats)], row, deck, first)

    def load(self, position: Position) -> Play:
        reader = Reader(position, FIELDS)
        hands = [cards("hands", row) for row in reader.hands(SEATS)]
        play = read_open(self, reader, hands)
        play.deck = cards("deck", position.get("deck"))[::-1]
        if sorted(all_cards(play)) != BOX:
            raise BadPosition(f"deck: expected what is left of {len(BOX)} cards, {COPIES} of each")
        return play

    def imagine(self, view: View, seed: int) -> Play:
        reader = Reader(view, [*FIELDS, "seat", *DERIVED])
        rows = reader.hands(SEATS)
        seat = reader.number("seat", None, -1, len(rows) - 1)
        play = read_open(self, reader, [cards("hands", row) if isinstance(row, list) else [] for row in rows])
        unseen = BOX[:]
        for card in all_cards(play):
            if card not in unseen:
                raise BadPosition(f"hands: too many copies of {FACES[card]!r}: there are only {COPIES}")
            unseen.remove(card)
        for other, row in enumerate(rows):
            if other != seat:
                play.hands[other] = [unseen.pop() for _ in range(number("hands", row, 0, len(unseen)))]
        play.deck = unseen
        play.redeal(seat, seed)
        check_derived(view, play.view(seat), ["deck", *DERIVED])
        return play


def cards(field: str, texts: Json) -> list[int]:
    if not isinstance(texts, list) or not all(text in FACES for text in texts):
        raise BadPosition(f"{field}: expected a list of cards from '1' to '{VALUES}', got {show(texts)}")
    return [FACES.index(str(text)) for text in texts]


def read_open(game: Game, reader: Reader, hands: list[list[int]]) -> PairsPlay:
    """All but the deck, and the hands that are not known."""
    rows = reader.per_seat("pairs", len(hands))
    pairs = [[pair(each) for each in row] if isinstance(row, list) else cards("pairs", row) for row in rows]
    turn = reader.number("turn", None, 0, len(hands) - 1)
    return PairsPlay(game, hands, pairs, cards("row", reader.data.get("row")), [], turn)


def pair(texts: Json) -> int:
    two = cards("pairs", texts)
    if len(two) != 2 or two[0] != two[1]:
        raise BadPosition(f"pairs: expected two equal cards, got {show(texts)}")
    return two[0]


def all_cards(play: PairsPlay) -> list[int]:
    laid = [card for pairs in play.pairs for card in pairs]
    return [*(card for hand in play.hands for card in hand), *laid, *laid, *play.row, *play.deck]


class PairsKind(GameKind):
    """Pairs before its options are chosen."""

    def __init__(self) -> None:
        super().__init__("pairs", SEATS, [Option("row", [3, 4], 3)])

    def make(self, options: dict[str, Json], seats: int) -> Game:
        return Pairs(self.choose(options, seats))
