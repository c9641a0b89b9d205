"""The planes of a game that brings no observation of its own: who decides, the cards of every pile and the numbers and
flags of a view, as far as the view shows them, and a fingerprint of the rest. Enough to learn from; planes of its own
are faster and say more.
"""

from __future__ import annotations

import json
from collections import Counter
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, final

from kibitz.core.layout import WORD, Layout, Plane
from kibitz.core.rng import Rng

if TYPE_CHECKING:
    from kibitz.core.game import Game, Json, PileLook, Play, View
    from kibitz.core.rows import Rows

FINGERPRINT: Final = 7  # bytes: a word's highest bit is its sign
MOST: Final = 255
FURTHEST: Final = 1 << 62  # a number beyond is written as this one
SAMPLED: Final = 60  # choices of a random game in which the numbers of a view are looked for


@final
class NumberField:
    """Numbers or flags that stand at the top of a view under one name: ``count`` of them, or one for each seat."""

    def __init__(self, name: str, plane: str, count: int, per_seat: bool, flags: bool, optional: bool) -> None:
        self.name: Final = name
        self.plane: Final = plane  # called like the field, unless that name is taken
        self.count: Final = count
        self.per_seat: Final = per_seat
        self.flags: Final = flags
        self.optional: Final = optional  # at times there is none

    def planes(self, seats: int) -> list[Plane]:
        count = seats if self.per_seat else self.count
        whose = " of each seat, clockwise from the one that looks" if self.per_seat else ""
        form = "" if self.flags else ", as a number of eight bytes, the lowest first (two's complement)"
        size, most = (count, 1) if self.flags else (count * WORD, MOST)
        found = [Plane(self.plane, size, most, f"{self.name}{whose}{form}")]
        if self.optional:
            found.append(Plane(f"{self.plane}_given", count, 1, f"{self.name}: a 1 where there is one"))
        return found

    def values(self, view: View, seat: int, seats: int) -> list[Json]:
        """What a view has there; of the seats clockwise from the one that looks."""
        value = view.get(self.name)
        values: list[Json] = value if isinstance(value, list) else [value]
        if len(values) != (seats if self.per_seat else self.count):
            return []
        return values[seat:] + values[:seat] if self.per_seat else values


@final
class DefaultPlanes:
    """The planes of any game, and how they are written from the view of a seat alone."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.fields: list[NumberField] | None = None  # until they are asked for

    def numbers(self) -> list[NumberField]:
        if self.fields is None:
            self.fields = numbers_of(self.game)
        return self.fields

    def planes(self, seats: int) -> list[Plane]:
        """Everything with a place for each seat is counted clockwise from the one that looks."""
        found = [
            Plane("seat", seats, 1, "which seat looks: a 1 at its number"),
            Plane("decider", seats, 1, "who decides: a 1 there; the first place is the seat that looks"),
        ]
        for look in self.game.piles:
            owners = seats if look.per_seat else 1
            name, faces = look.name, owners * len(self.game.faces)
            found.append(Plane(f"{name}_sizes", owners, MOST, f"{name}: how many cards there are"))
            found.append(Plane(name, faces, MOST, f"{name}: how many of each face are known to be there"))
        for field in self.numbers():
            found += field.planes(seats)
        return [*found, Plane("view", FINGERPRINT, MOST, "a fingerprint of the whole view: not to learn from", True)]

    def write(self, play: Play, seat: int, rows: Rows, at: int, layout: Layout) -> None:
        view, seats = play.view(seat), play.seats
        rows.clear(at, layout.width)
        rows.put(at + layout.byte("seat") + seat, 1)
        if play.seat() >= 0:
            rows.put(at + layout.byte("decider") + (play.seat() - seat) % seats, 1)
        for look in self.game.piles:
            owners = [(seat + step) % seats for step in range(seats)] if look.per_seat else [-1]
            self.write_pile(view, look, owners, rows, at, layout)
        for field in self.numbers():
            write_numbers(field, field.values(view, seat, seats), rows, at, layout)
        text = json.dumps(view, sort_keys=True).encode()
        mark = blake2b(text, digest_size=FINGERPRINT).digest()
        rows.put_number(at + layout.byte("view"), int.from_bytes(mark, "big"))

    def write_pile(self, view: View, look: PileLook, owners: list[int], rows: Rows, at: int, layout: Layout) -> None:
        faces = self.game.faces
        sizes, cards = at + layout.byte(f"{look.name}_sizes"), at + layout.byte(look.name)
        for place, owner in enumerate(owners):
            size, known = shown(view, look, owner)
            rows.put(sizes + place, size)
            for face, count in Counter(known).items():
                rows.put(cards + place * len(faces) + faces.index(face), count)


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


def write_numbers(field: NumberField, values: list[Json], rows: Rows, at: int, layout: Layout) -> None:
    first = at + layout.byte(field.plane)
    for place, value in enumerate(values):
        if not isinstance(value, int):
            continue
        if field.optional:
            rows.put(at + layout.byte(f"{field.plane}_given") + place, 1)
        if field.flags:
            rows.put(first + place, int(value))
        else:
            rows.put_number(first + place * WORD, max(-FURTHEST, min(FURTHEST, value)))


# ---- which fields of a view are numbers


def numbers_of(game: Game) -> list[NumberField]:
    """The fields of a view that hold numbers or flags and nothing else, as many as depends on the seats alone: as a
    piece of a random game shows them, at the smallest table and at the largest."""
    views = [*sampled(game, game.seats[0]), *sampled(game, game.seats[-1])]
    piles = {look.within or look.field for look in game.piles}
    taken = {"seat", "decider", "view", *[look.name for look in game.piles]}
    taken |= {f"{look.name}_sizes" for look in game.piles}
    found: list[NumberField] = []
    for name in sorted({name for _, view in views for name in view} - piles - {"seat"}):
        field = number_field(name, f"{name}_field" if name in taken else name, views)
        if field is not None:
            found.append(field)
    return found


def sampled(game: Game, seats: int) -> list[tuple[int, View]]:
    """Views of a random game, each with the number of seats: the seats look by turns."""
    play, rng = game.start(seats, "planes"), Rng(0)
    views: list[tuple[int, View]] = []
    for step in range(SAMPLED):
        views.append((seats, play.view(step % seats)))
        legal = play.legal
        if not legal:
            break
        play.apply(legal[rng.below(len(legal))])
    return views


def number_field(name: str, plane: str, views: list[tuple[int, View]]) -> NumberField | None:
    """How the numbers of this name are kept; none, if they are no numbers, or have no fixed count."""
    given: list[Json] = []
    counts: set[int] = set()
    per_seat = True
    for seats, view in views:
        value = view.get(name)
        parts: list[Json] = value if isinstance(value, list) else [value]
        given += parts
        if value is not None:
            per_seat = per_seat and isinstance(value, list) and len(parts) == seats
            counts.add(len(parts))
    numbers = [value for value in given if isinstance(value, int)]
    nothing = given.count(None)
    if not numbers or len(numbers) + nothing < len(given) or not (per_seat or len(counts) == 1):
        return None
    flags = len([value for value in numbers if isinstance(value, bool)]) == len(numbers)
    return NumberField(name, plane, max(counts), per_seat, flags, nothing > 0)
