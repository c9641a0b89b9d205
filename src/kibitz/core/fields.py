"""State that is declared once: the numbers, flags, seats and names of a game beside its piles. Positions, loading, the
open part of views and the default planes of learners follow from the list.

A field is an attribute of the game's ``Play``. What depends on other fields (a default, a bound) is checked by the game
after they are read.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from kibitz.core.default_planes import ShownField
from kibitz.core.errors import BadPosition
from kibitz.core.option import Json
from kibitz.core.reading import Reader, number, show
from kibitz.core.sorts import FLAG as FLAG
from kibitz.core.sorts import NAME as NAME
from kibitz.core.sorts import NUMBER as NUMBER
from kibitz.core.sorts import SEAT as SEAT
from kibitz.core.sorts import SEATS as SEATS

# Who may know it.
EVERYBODY: Final = 0
IN_TURN: Final = 1  # the seat whose turn it is
NOBODY: Final = 2

MOST: Final = 1_000_000_000  # no counter of a real game comes near; it keeps numbers inside a machine word

Values: TypeAlias = "dict[str, Json]"


@final
class Field:
    """One field: its name in positions and views, what it holds, and its bounds. ``usual`` is what it is if a position
    does not say; without it the position must say it. ``each``: one for every seat."""

    def __init__(
        self,
        name: str,
        sort: str = NUMBER,
        low: int = 0,
        high: int = MOST,
        usual: Json = None,
        each: bool = False,
        names: list[str] | None = None,
        known_to: int = EVERYBODY,
        attr: str = "",
        says: str = "",
        absent: int | None = None,
    ) -> None:
        self.name: Final = name
        self.sort: Final = sort
        self.low: Final = low
        self.high: Final = high
        self.usual: Final = usual
        self.each: Final = each
        self.names: Final = names or []
        self.known_to: Final = known_to
        self.attr: Final = attr or name
        self.says: Final = says or name.replace("_", " ")  # to learners
        self.absent: Final = absent  # the attribute's value where a position does not have the field at all

    def shown(self) -> ShownField:
        """How default planes show it."""
        optional = self.known_to == IN_TURN
        return ShownField(self.name, self.sort, 1, self.each, optional, self.low, self.high, self.names, self.says)

    # ---- writing

    def write(self, play: object) -> Json:
        value = getattr(play, self.attr)
        if self.each or self.sort == SEATS:
            return [self.plain(one) for one in value]
        return self.plain(value)

    def is_absent(self, play: object) -> bool:
        return self.absent is not None and bool(getattr(play, self.attr) == self.absent)

    def plain(self, value: int) -> Json:
        if self.sort == NAME:
            return self.names[value]
        if self.sort == FLAG:
            return bool(value)
        return None if self.sort == SEAT and value < 0 else int(value)

    # ---- reading

    def read(self, reader: Reader, seats: int, usual: Json = None) -> object:
        """The value of the attribute; ``usual`` is a default that depends on other fields."""
        if self.absent is not None and self.name not in reader.data:
            return self.absent
        default = self.usual if usual is None else usual
        if self.each:
            rows = reader.per_seat(self.name, seats, for_each(default, seats))
            return [self.one(f"{self.name}[{seat}]", value, seats) for seat, value in enumerate(rows)]
        if self.sort == SEATS:
            return self.some_seats(reader.items(self.name, default if isinstance(default, list) else None), seats)
        return self.one(self.name, reader.data.get(self.name, default), seats)

    def one(self, field: str, value: Json, seats: int) -> object:
        if self.sort == FLAG:
            if not isinstance(value, bool):
                raise BadPosition(f"{field}: expected true or false, got {show(value)}")
            return value
        if self.sort == NAME:
            if value not in self.names:
                known = ", ".join(dict.fromkeys(self.names))
                raise BadPosition(f"{field}: expected one of {known}, got {show(value)}")
            return self.names.index(str(value))
        if self.sort == SEAT:
            return -1 if value is None and self.low < 0 else number(field, value, 0, seats - 1)
        return number(field, value, self.low, self.high)

    def some_seats(self, values: list[Json], seats: int) -> list[int]:
        found = [number(self.name, value, 0, seats - 1) for value in values]
        if len(set(found)) < len(found):
            raise BadPosition(f"{self.name}: each seat only once")
        return found


def for_each(default: Json, seats: int) -> list[Json] | None:
    """A default for every seat; none, if a position must say it."""
    if default is None or isinstance(default, list):
        return default
    return [default for _ in range(seats)]


@final
class Fields:
    """The fields of a game, in the order in which they are written and read."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields: Final = fields
        self.names: Final = [field.name for field in fields]

    def write(self, play: object, into: Values, knows: int) -> None:
        """What may be known, for somebody who knows so much."""
        for field in self.fields:
            if field.known_to <= knows and not field.is_absent(play):
                into[field.name] = field.write(play)

    def read(self, play: object, reader: Reader, seats: int, usual: Values) -> None:
        """Set the attributes; ``usual`` has the defaults that depend on the rest of a position. What a view leaves out
        is as usual."""
        for field in self.fields:
            setattr(play, field.attr, field.read(reader, seats, usual.get(field.name)))
