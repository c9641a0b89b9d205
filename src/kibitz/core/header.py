"""What every view of every game has: all that shared code reads of one, beside the piles."""

from __future__ import annotations

from typing import Final, final

from kibitz.core.option import Json


@final
class Header:
    """The typed part of a view."""

    def __init__(self, view: dict[str, Json]) -> None:
        hands, seat, turn = view["hands"], view["seat"], view.get("turn")
        assert isinstance(hands, list) and isinstance(seat, int)
        self.seats: Final = len(hands)
        self.seat: Final = seat  # whose view it is; -1: a spectator's
        self.turn: Final = turn if isinstance(turn, int) else -1  # -1 where a game has no such thing
        self.over: Final = view.get("over") is True
        self.sizes: Final = [hand if isinstance(hand, int) else len(texts(hand)) for hand in hands]
        rows = view.get("known")
        known = rows if isinstance(rows, list) else [[] for _ in hands]
        # For each seat the cards of its hand that were seen to go there; none of a hand that lies open.
        self.known: Final = [texts(known[other]) if isinstance(hand, int) else [] for other, hand in enumerate(hands)]


def texts(cards: Json) -> list[str]:
    return [str(card) for card in cards] if isinstance(cards, list) else []
