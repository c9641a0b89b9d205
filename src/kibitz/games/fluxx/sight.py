"""What a view of Fluxx shows of the table, as numbers of cards: what facts, goals and the chain are derived from."""

from __future__ import annotations

from functools import lru_cache

from kibitz.core.game import Json, View
from kibitz.games.fluxx.cards import SET_BLOCKS, SET_DRAW, SET_PLAY, Attached, Card, Deck
from kibitz.games.fluxx.events import HAND, PILES, TABLE
from kibitz.games.fluxx.table import Table, empty_table

HIDDEN_CARD = -1


def texts(value: Json) -> list[str]:
    return [text for text in value if isinstance(text, str)] if isinstance(value, list) else []


@lru_cache(maxsize=32)
def numbers_of(deck: Deck) -> dict[str, int]:
    """The number of each card by its text; nobody changes it."""
    return {each.key: each.number for each in deck.cards}


class Sight:
    """What a view shows of the table, as numbers of cards."""

    def __init__(self, deck: Deck, view: View) -> None:
        self.deck = deck
        self.view = view
        self.numbers = numbers_of(deck)
        self.rules = self.cards(view["rules"])
        self.goals = self.cards(view["goals"])
        tables, sizes, seat, turn = view["tables"], view["sizes"], view["seat"], view["turn"]
        assert isinstance(tables, list) and isinstance(sizes, list) and isinstance(seat, int) and isinstance(turn, int)
        self.tables = [self.cards(row) for row in tables]
        self.table = self.seen_table([size for size in sizes if isinstance(size, int)])
        self.seat = seat
        self.turn = turn

    def cards(self, value: Json) -> list[int]:
        return [self.numbers[text] for text in texts(value)]

    def keys(self, cards: list[int]) -> list[str]:
        return [self.deck.cards[number].key for number in cards]

    def seen_table(self, sizes: list[int]) -> Table:
        """What lies before the seats; of hands only how many cards they have."""
        table = empty_table(self.deck)
        for seat, row in enumerate(self.tables):
            table.piles[HAND + seat] += [HIDDEN_CARD] * sizes[seat]
            for number in row:
                table.put(number, TABLE + seat)
        return table

    def attached(self, attached: Attached) -> list[int]:
        """The cards that lie with a card."""
        value = self.view[PILES[attached.pile].name]
        return self.cards([value] if isinstance(value, str) else value)

    def setting(self, slot: int) -> list[int]:
        """The rules in force about this."""
        return [number for number in self.rules if self.deck.cards[number].slot == slot]

    def blocks(self) -> int:
        """Whom Creepers stop: as the deck says, or a rule in force."""
        rules = self.setting(SET_BLOCKS)
        return self.deck.cards[rules[-1]].value if rules else self.deck.blocks

    def givers(self, seat: int, slot: int) -> list[int]:
        """The Keepers before a seat that give it more of this."""
        return [number for number in self.tables[seat] if gift(self.deck.cards[number], slot) > 0]


def gift(keeper: Card, slot: int) -> int:
    """What a Keeper gives whoever has it: more to draw, more to play, or room under both limits."""
    if slot == SET_DRAW:
        return keeper.more_draw
    return keeper.more_play if slot == SET_PLAY else keeper.more_limits
