"""Reading positions and views field by field, with complaints that name the field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kibitz.core.errors import BadPosition

if TYPE_CHECKING:
    from kibitz.core.game import Json, Position, View


def show(value: Json) -> str:
    """What came, short enough for a message."""
    if value is None:
        return "nothing"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def number(field: str, value: Json, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{field}: expected a number from {low} to {high}, got {show(value)}")
    return value


def numbers(view: View, field: str) -> list[int]:
    """The numbers that a view of our own has there, one for each seat."""
    values = view[field]
    assert isinstance(values, list)
    return [value for value in values if isinstance(value, int)]


def check_derived(view: View, derived: View, fields: list[str]) -> None:
    """What follows from the rest of a view cannot say something else."""
    for field in fields:
        if field in view and view[field] != derived.get(field):
            raise BadPosition(
                f"{field}: expected {show(derived.get(field))}, which follows from the rest, got {show(view[field])}"
            )


class Reader:
    """Takes the fields out of a position."""

    def __init__(self, data: Position, fields: list[str]) -> None:
        self.data = data
        for field in data:
            if field not in fields:
                raise BadPosition(f"there is no field {show(field)}; the fields are {', '.join(fields)}")

    def items(self, field: str, default: list[Json] | None = None) -> list[Json]:
        value = self.data.get(field, default)
        if not isinstance(value, list):
            raise BadPosition(f"{field}: expected a list, got {show(value)}")
        return value

    def hands(self, seats: range) -> list[Json]:
        """The entry of each seat; their number must be one that the game is for."""
        rows = self.items("hands")
        if len(rows) not in seats:
            span = f"{seats[0]} to {seats[-1]} seats" if len(seats) > 1 else f"{seats[0]} seats"
            raise BadPosition(f"hands: this game is for {span}, got {len(rows)}")
        return rows

    def per_seat(self, field: str, seats: int, default: list[Json] | None = None) -> list[Json]:
        rows = self.items(field, default)
        if len(rows) != seats:
            raise BadPosition(f"{field}: {len(rows)} entries for {seats} seats")
        return rows

    def number(self, field: str, default: int | None, low: int, high: int) -> int:
        return number(field, self.data.get(field, default), low, high)

    def flag(self, field: str, default: bool) -> bool:
        value = self.data.get(field, default)
        if not isinstance(value, bool):
            raise BadPosition(f"{field}: expected true or false, got {show(value)}")
        return value

    def seed(self) -> str:
        """A number or a text; a number is its decimal text."""
        value = self.data.get("seed", 0)
        if isinstance(value, bool) or not isinstance(value, (int, str)):
            raise BadPosition(f"seed: expected a number or a text, got {show(value)}")
        return str(value)
