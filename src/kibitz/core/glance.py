"""What a learner sees of a game that brings no features of its own: the cards of every pile, as far as its view shows
them, and a fingerprint of the view. Enough to try things out; features of its own are faster and say more.
"""

from __future__ import annotations

import json
from collections import Counter
from hashlib import blake2b
from typing import TYPE_CHECKING

from kibitz.core.game import Game, Json, PileLook, Plane, Play, View

if TYPE_CHECKING:
    from kibitz.core.rows import Rows

FINGERPRINT = 7  # bytes: a word's highest bit is its sign
MOST = 255


def planes(game: Game, seats: int) -> list[Plane]:
    """Every pile, seat by seat, clockwise from the one that looks."""
    found = [Plane("seat", seats, 1, "which seat looks: a 1 at its number")]
    for look in game.piles:
        owners = seats if look.per_seat else 1
        name, faces = look.name, owners * len(game.faces)
        found.append(Plane(f"{name}_sizes", owners, MOST, f"{name}: how many cards there are"))
        found.append(Plane(name, faces, MOST, f"{name}: how many of each face are known to be there"))
    found.append(Plane("view", FINGERPRINT, MOST, "a fingerprint of the whole view: not to learn from"))
    return found


def write(play: Play, seat: int, rows: Rows, at: int) -> None:
    """Fill a row from the view of ``seat`` alone."""
    game, view = play.game, play.view(seat)
    numbers = {face: number for number, face in enumerate(game.faces)}
    rows.clear(at, sum([plane.size for plane in game.planes(play.seats)]))
    rows.put(at + seat, 1)
    at += (play.seats + 7) // 8 * 8
    for look in game.piles:
        owners = [(seat + step) % play.seats for step in range(play.seats)] if look.per_seat else [-1]
        cards = at + (len(owners) + 7) // 8 * 8
        for place, owner in enumerate(owners):
            size, known = shown(game, view, look, owner)
            rows.put(at + place, size)
            for face, count in Counter(known).items():
                rows.put(cards + place * len(numbers) + numbers[face], count)
        at = cards + (len(owners) * len(numbers) + 7) // 8 * 8
    text = json.dumps(view, sort_keys=True).encode()
    rows.put_number(at, int.from_bytes(blake2b(text, digest_size=FINGERPRINT).digest(), "big"))


def shown(game: Game, view: View, look: PileLook, owner: int) -> tuple[int, list[str]]:
    """How many cards a pile has, and those that the view shows."""
    pile: Json = game.pile(view, look)
    if owner >= 0 and isinstance(pile, list):
        pile = pile[owner]
    if not isinstance(pile, int):
        cards = game.cards_in(pile)
        return len(cards), cards
    known = view.get("known")
    return pile, game.cards_in(known[owner]) if owner >= 0 and isinstance(known, list) else []
