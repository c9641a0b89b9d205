"""The planes of a game that brings no observation of its own: who decides, the cards of every pile, the fields that it
declares, and the other numbers and flags of a view; and a fingerprint of the rest. Enough to learn from; planes of its
own are faster and say more.
"""

from __future__ import annotations

import json
from collections import Counter
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, final

from kibitz.core.header import Header
from kibitz.core.layout import WORD, Layout, Plane
from kibitz.core.rng import Rng
from kibitz.core.sorts import FLAG, NAME, NUMBER, SEAT, SEATS

if TYPE_CHECKING:
    from kibitz.core.game import Game, Json, PileLook, Play, View
    from kibitz.core.rows import Rows

FINGERPRINT: Final = 7  # bytes: a word's highest bit is its sign
MOST: Final = 255
FURTHEST: Final = 1 << 62  # a number beyond is written as this one
SAMPLED: Final = 60  # choices of a random game in which the numbers of a view are looked for


@final
class ShownField:
    """What stands at the top of a view under a name: ``count`` values, or one for each seat. A number with narrow
    bounds takes a byte, any other eight; a seat or a name has a place for each that it can be."""

    def __init__(
        self,
        name: str,
        sort: str = NUMBER,
        count: int = 1,
        per_seat: bool = False,
        optional: bool = False,
        low: int = -FURTHEST,
        high: int = FURTHEST,
        names: list[str] | None = None,
        says: str = "",
    ) -> None:
        self.name: Final = name
        self.plane = name  # unless that name is taken
        self.sort: Final = sort
        self.count: Final = count
        self.per_seat: Final = per_seat
        self.optional: Final = optional and sort in (NUMBER, FLAG)  # at times there is none, which is not 0
        self.low: Final = low
        self.high: Final = high
        self.names: Final = list(dict.fromkeys(names or []))
        self.says: Final = says or name

    def is_small(self) -> bool:
        return self.sort == NUMBER and self.high - self.low <= MOST

    def size(self, seats: int) -> int:
        """The bytes of one value."""
        if self.sort == NUMBER:
            return 1 if self.is_small() else WORD
        return seats if self.sort in (SEAT, SEATS) else max(1, len(self.names))

    def planes(self, seats: int) -> list[Plane]:
        count = seats if self.per_seat else self.count
        most = self.high - self.low if self.is_small() else MOST if self.sort == NUMBER else 1
        whose = " of each seat, clockwise from the one that looks" if self.per_seat else ""
        says = f"{self.says}{whose}{self.form()}"
        found = [Plane(self.plane, count * self.size(seats), seats if self.sort == SEATS else most, says)]
        if self.optional:
            found.append(Plane(f"{self.plane}_given", count, 1, f"{self.says}: a 1 where there is one"))
        return found

    def form(self) -> str:
        """How a value is written, in words."""
        if self.sort == NUMBER:
            less = f", {-self.low} more than it is" if self.low < 0 else f", {self.low} less than it is"
            long = ", as a number of eight bytes, the lowest first (two's complement)"
            return (less if self.low else "") if self.is_small() else long
        if self.sort == NAME:
            return f": a 1 for one of {', '.join(self.names)}"
        seats = {
            SEAT: ": a 1 there, clockwise from the seat that looks",
            SEATS: ": 1 for the first, 2 for the next one",
        }
        return seats.get(self.sort, "")

    def values(self, view: View, seat: int, seats: int) -> list[Json]:
        """What a view has there; of the seats clockwise from the one that looks."""
        value = view.get(self.name)
        values: list[Json] = value if isinstance(value, list) and self.sort != SEATS else [value]
        if len(values) != (seats if self.per_seat else self.count):
            return []
        return values[seat:] + values[:seat] if self.per_seat else values

    def write(self, view: View, seat: int, seats: int, rows: Rows, at: int, layout: Layout) -> None:
        first, size = at + layout.byte(self.plane), self.size(seats)
        for place, value in enumerate(self.values(view, seat, seats)):
            self.write_one(value, seat, seats, rows, first + place * size)
            if self.optional and isinstance(value, int):
                rows.put(at + layout.byte(f"{self.plane}_given") + place, 1)

    def write_one(self, value: Json, seat: int, seats: int, rows: Rows, at: int) -> None:
        if isinstance(value, list) and self.sort == SEATS:
            for order, other in enumerate(value):
                if isinstance(other, int):
                    rows.put(at + (other - seat) % seats, order + 1)
        elif isinstance(value, str) and value in self.names:
            rows.put(at + self.names.index(value), 1)
        elif not isinstance(value, int):
            return
        elif self.sort == SEAT:
            rows.put(at + (value - seat) % seats, 1)
        elif self.sort == FLAG:
            rows.put(at, 1 if value else 0)
        elif self.is_small():
            rows.put(at, max(self.low, min(self.high, value)) - self.low)
        else:
            rows.put_number(at, max(-FURTHEST, min(FURTHEST, value)))


@final
class DefaultPlanes:
    """The planes of any game, and how they are written from the view of a seat alone."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.fields: list[ShownField] | None = None  # until they are asked for

    def shown_fields(self) -> list[ShownField]:
        if self.fields is None:
            taken = {plane.name for plane in self.planes_of_cards(2)} | {"view"}
            self.fields = self.game.shown_fields()
            for field in self.fields:
                if field.name in taken:
                    field.plane = f"{field.name}_field"
        return self.fields

    def planes(self, seats: int) -> list[Plane]:
        """Everything with a place for each seat is counted clockwise from the one that looks."""
        found = self.planes_of_cards(seats)
        for field in self.shown_fields():
            found += field.planes(seats)
        return [*found, Plane("view", FINGERPRINT, MOST, "a fingerprint of the whole view: not to learn from", True)]

    def planes_of_cards(self, seats: int) -> list[Plane]:
        found = [
            Plane("seat", seats, 1, "which seat looks: a 1 at its number"),
            Plane("decider", seats, 1, "who decides: a 1 there; the first place is the seat that looks"),
        ]
        for look in self.game.piles:
            owners = seats if look.per_seat else 1
            name, faces = look.name, owners * len(self.game.faces)
            found.append(Plane(f"{name}_sizes", owners, MOST, f"{name}: how many cards there are"))
            found.append(Plane(name, faces, MOST, f"{name}: how many of each face are known to be there"))
        return found

    def write(self, play: Play, seat: int, rows: Rows, at: int, layout: Layout) -> None:
        view, seats = play.view(seat), play.seats
        rows.clear(at, layout.width)
        rows.put(at + layout.byte("seat") + seat, 1)
        if play.seat() >= 0:
            rows.put(at + layout.byte("decider") + (play.seat() - seat) % seats, 1)
        for look in self.game.piles:
            owners = [(seat + step) % seats for step in range(seats)] if look.per_seat else [-1]
            self.write_pile(view, look, owners, rows, at, layout)
        for field in self.shown_fields():
            field.write(view, seat, seats, rows, at, layout)
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
    return pile, Header(view).known[owner] if look.field == "hands" else []


# ---- which fields of a view are numbers


def found_fields(game: Game, declared: list[str]) -> list[ShownField]:
    """The fields of a view, beside those declared, that hold numbers or flags and nothing else, as many as depends on
    the seats alone: as a piece of a random game shows them, at the smallest table and at the largest."""
    views = [*sampled(game, game.seats[0]), *sampled(game, game.seats[-1])]
    others = {"seat", *declared, *[look.within or look.field for look in game.piles]}
    found: list[ShownField] = []
    for name in sorted({name for _, view in views for name in view} - others):
        field = number_field(name, views)
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


def number_field(name: str, views: list[tuple[int, View]]) -> ShownField | None:
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
    numbers = len([0 for value in given if isinstance(value, int)])  # flags among them
    flags = len([0 for value in given if isinstance(value, bool)])
    nothing = given.count(None)
    if numbers == 0 or numbers + nothing < len(given) or not (per_seat or len(counts) == 1):
        return None
    return ShownField(name, FLAG if flags == numbers else NUMBER, max(counts), per_seat, nothing > 0)
