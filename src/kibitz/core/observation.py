"""What learners see of a game: planes of bytes, and how a row of them is written.

A game that brings no observation of its own shows the cards of every pile, as far as a view shows them, and a
fingerprint of the view. Enough to try things out; planes of its own are faster and say more.
"""

from __future__ import annotations

import json
from collections import Counter
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from kibitz.core.game import Game, Json, PileLook, Play, View
    from kibitz.core.rows import Rows

P = TypeVar("P", bound="Play")

FINGERPRINT: Final = 7  # bytes: a word's highest bit is its sign
MOST: Final = 255


@final
class Plane:
    """A stretch of an observation: ``count`` bytes, none above ``most``, and what they say. It takes whole words of
    eight bytes; what is left over is zero."""

    def __init__(self, name: str, count: int, most: int, says: str) -> None:
        self.name = name
        self.count = count
        self.most = most
        self.says = says
        self.size = (count + 7) // 8 * 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[P]):
    """The planes of a game, and what a seat may know written into them."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def planes(self, seats: int) -> list[Plane]:
        """What an observation at a table of this size consists of, from the first byte to the last."""
        return default_planes(self.game, seats)

    def width(self, seats: int) -> int:
        """How many bytes that is."""
        return sum([plane.size for plane in self.planes(seats)])

    def write(self, play: P, seat: int, rows: Rows, at: i64) -> None:
        """Write what ``seat`` may know into a row, from byte ``at`` on. Views that differ give bytes that differ, and
        what is not in the view is not in the bytes."""
        write_default_planes(self.game, play, seat, rows, int(at))


# ---- the planes of any game


def default_planes(game: Game, seats: int) -> list[Plane]:
    """Every pile, seat by seat, clockwise from the one that looks."""
    found = [Plane("seat", seats, 1, "which seat looks: a 1 at its number")]
    for look in game.piles:
        owners = seats if look.per_seat else 1
        name, faces = look.name, owners * len(game.faces)
        found.append(Plane(f"{name}_sizes", owners, MOST, f"{name}: how many cards there are"))
        found.append(Plane(name, faces, MOST, f"{name}: how many of each face are known to be there"))
    found.append(Plane("view", FINGERPRINT, MOST, "a fingerprint of the whole view: not to learn from"))
    return found


def write_default_planes(game: Game, play: Play, seat: int, rows: Rows, at: int) -> None:
    """Fill a row from the view of ``seat`` alone."""
    view = play.view(seat)
    numbers = {face: number for number, face in enumerate(game.faces)}
    rows.clear(at, game.observation.width(play.seats))
    rows.put(at + seat, 1)
    at += (play.seats + 7) // 8 * 8
    for look in game.piles:
        owners = [(seat + step) % play.seats for step in range(play.seats)] if look.per_seat else [-1]
        cards = at + (len(owners) + 7) // 8 * 8
        for place, owner in enumerate(owners):
            size, known = shown(view, look, owner)
            rows.put(at + place, size)
            for face, count in Counter(known).items():
                rows.put(cards + place * len(numbers) + numbers[face], count)
        at = cards + (len(owners) * len(numbers) + 7) // 8 * 8
    text = json.dumps(view, sort_keys=True).encode()
    rows.put_number(at, int.from_bytes(blake2b(text, digest_size=FINGERPRINT).digest(), "big"))


def shown(view: View, look: PileLook, owner: int) -> tuple[int, list[str]]:
    """How many cards a pile has, and those that the view shows."""
    pile: Json = look.shown(view)
    if owner >= 0 and isinstance(pile, list):
        pile = pile[owner]
    if not isinstance(pile, int):
        cards = look.cards_in(pile)
        return len(cards), cards
    known = view.get("known")
    return pile, look.cards_in(known[owner]) if owner >= 0 and isinstance(known, list) else []
