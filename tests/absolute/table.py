"""Positions written by hand: ``table(hands="+7C -2S | -6S", sets="+7S +3C -10C / -1D -2D +3D |")``."""

from __future__ import annotations

from kibitz.core.game import Json, Position
from kibitz.games.absolute.cards import CARD
from kibitz.games.absolute.parts import Set
from kibitz.games.absolute.rules import AbsolutePlay
from kibitz.play.match import load_match
from tables import AnyTable

OPTIONS = ("rounds", "add_to_any_set", "zero_in_swap", "turn_limit", "tabletop")


def cards(text: str) -> list[int]:
    return [CARD[word] for word in text.split()]


def set_of(text: str) -> Set:
    return Set(sorted(cards(text)))


def points(text: str) -> int:
    return set_of(text).points()


def in_order(text: str) -> str:
    """Cards in the order in which hands and sets are written."""
    return " ".join(sorted(text.split(), key=lambda word: CARD[word]))


class Table(AnyTable):
    """A match with the questions that a test asks."""

    @property
    def play(self) -> AbsolutePlay:
        assert isinstance(self.match.play, AbsolutePlay)
        return self.match.play

    def hand(self, seat: int) -> str:
        return " ".join(self.row("hands", seat))

    def known(self, seat: int) -> str:
        return " ".join(self.row("known", seat))

    def sets(self, seat: int) -> list[str]:
        """Its sets, each in order."""
        return [" ".join(row) for row in self.row("sets", seat)]

    def cards(self, field: str) -> str:
        """``deck`` (top first) or ``discard`` (top last)."""
        there = self.state()[field]
        assert isinstance(there, list)
        return " ".join(str(card) for card in there)

    def points(self, seat: int) -> int:
        """What the sets of a seat are worth."""
        return self.play.table_points(seat)

    def scores(self) -> list[int]:
        """The totals of the rounds finished."""
        return self.play.totals

    def allows(self, line: str) -> bool:
        """Would this be taken? Nothing is changed."""
        return self.reason(line).rule == ""

    def why(self, choice: str) -> str:
        """The number of the rule that forbids this move."""
        assert not self.allows(choice)
        return self.reason(choice).rule


def table(
    hands: str,
    sets: str = "",
    deck: str = "+9T -9T +8T -8T",
    discard: str = "-3T",
    turn: int = 0,
    phase: str = "draw",
    **more: Json,
) -> Table:
    """Seats are separated by bars, sets by slashes; ``deck`` is written top first, ``discard`` top last."""
    seats = [part.split() for part in hands.split("|")]
    rows = [part.strip() for part in sets.split("|")]
    rows += [""] * (len(seats) - len(rows))
    options: dict[str, Json] = {option: more.pop(option) for option in OPTIONS if option in more}
    position: Position = {
        "game": "absolute",
        "options": options,
        "turn": turn,
        "phase": phase,
        "hands": [[*hand] for hand in seats],
        "sets": [[[*row.split()] for row in part.split("/")] if part else [] for part in rows],
        "deck": [*deck.split()],
        "discard": [*discard.split()],
        **more,
    }
    return Table(load_match(position))
