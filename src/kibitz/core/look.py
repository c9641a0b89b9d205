"""Piles as a table shows them, and who sees their cards."""

from __future__ import annotations

from typing import final

from kibitz.core.option import Json


@final
class PileLook:
    """How a table may show a pile: ``field`` is its name in positions, ``look`` one of fan, row, stack (only the
    size is shown), open (a stack whose top card is shown), stacks (equal cards together), layers. How it is drawn says
    nothing about who sees its cards: ``face_down`` does."""

    def __init__(
        self,
        name: str,
        field: str,
        look: str,
        per_seat: bool,
        rare: bool = False,
        face_down: bool | None = None,
        within: str = "",
        joined_by: str = "",
        in_order: bool = False,
        grouped: bool = False,
        single: bool = False,
    ) -> None:
        self.name = name
        self.field = field
        self.look = look
        self.per_seat = per_seat
        self.rare = rare  # not worth a word while it is empty
        self.face_down = face_down  # only its owner, if it has one, sees the cards; None: that differs, a view says it
        self.within = within  # the field of the position in which its own stands; empty: at the top
        self.joined_by = joined_by  # between the cards of a group that is written as one text
        self.in_order = in_order  # its cards lie in the order of the deck
        self.grouped = grouped  # the game itself keeps how its cards lie together
        self.single = single  # at most one card: a position has it alone, and not in a list

    @property
    def plain(self) -> bool:
        """Does a position have its cards in a field of their own, as a list or alone?"""
        return not self.grouped and not self.within

    def shown(self, view: dict[str, Json]) -> Json:
        """What a position or view shows of the pile."""
        if not self.within:
            return view.get(self.field)
        around = view.get(self.within)
        return around.get(self.field) if isinstance(around, dict) else []

    def cards_in(self, value: Json) -> list[str]:
        """The texts of the cards in what is shown, or in a part of it."""
        if isinstance(value, list):
            return [card for part in value for card in self.cards_in(part)]
        if not isinstance(value, str):
            return []
        return value.split(self.joined_by) if self.joined_by else [value]
