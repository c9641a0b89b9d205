"""The planes of a game that brings none: which fields of its views are numbers, and how they are written."""

from __future__ import annotations

from kibitz.core.default_planes import NumberField, number_field, write_numbers
from kibitz.core.game import Json, View
from kibitz.core.layout import Layout
from kibitz.core.rows import Rows

SMALL: list[View] = [
    {"turn": 0, "bids": [None, None], "scores": [-1, 5], "dice": [1, 2, 3], "trick": [4], "trump": "red", "led": True},
    {"turn": 1, "bids": [3, None], "scores": [0, 0], "dice": [6, 6, 6], "trick": [], "trump": "blue", "led": False},
]
LARGE: list[View] = [
    {"turn": 2, "bids": [0, 1, 2], "scores": [1, 2, 3], "dice": [1, 1, 1], "trick": [1, 2], "trump": None, "led": True},
    {"turn": 2, "bids": [0, 1, 2], "scores": [1, 2, 3], "dice": [1, 1, 1], "trick": [1], "winner": 2, "led": True},
]
VIEWS = [*((2, view) for view in SMALL), *((3, view) for view in LARGE)]


def field(name: str) -> NumberField | None:
    return number_field(name, name, VIEWS)


def written(name: str, view: View, seat: int, seats: int) -> dict[str, list[int]]:
    """What stands in the planes of a field: its numbers of eight bytes as numbers."""
    found = field(name)
    assert found is not None
    layout = Layout(found.planes(seats))
    rows = Rows(1, layout.width)
    write_numbers(found, found.values(view, seat, seats), rows, 0, layout)
    row = bytes(rows.memory().cast("B"))
    parts = {plane.name: row[layout.byte(plane.name) :][: plane.count] for plane in layout.planes}
    return {
        name: [*part] if name.endswith("_given") or found.flags else [*memoryview(part).cast("q")]
        for name, part in parts.items()
    }


def test_numbers_flags_and_lists_of_a_size_that_depends_on_seats_alone_have_planes() -> None:
    kept = {name: found for name in ("turn", "bids", "scores", "dice", "led", "winner") if (found := field(name))}
    assert [*kept] == ["turn", "bids", "scores", "dice", "led", "winner"]
    assert [name for name, found in kept.items() if found.per_seat] == ["bids", "scores"]
    assert [name for name, found in kept.items() if found.flags] == ["led"]
    assert [name for name, found in kept.items() if found.optional] == ["bids", "winner"]
    assert [found.count for found in kept.values() if not found.per_seat] == [1, 3, 1, 1]


def test_texts_and_lists_that_grow_have_none() -> None:
    assert [field(name) for name in ("trump", "trick", "nothing")] == [None] * 3


def test_what_is_of_seats_goes_round_and_what_is_missing_is_told() -> None:
    assert written("scores", SMALL[0], 1, 2) == {"scores": [5, -1]}
    assert written("bids", SMALL[1], 1, 2) == {"bids": [0, 3], "bids_given": [0, 1]}
    assert written("dice", SMALL[0], 1, 2) == {"dice": [1, 2, 3]}
    assert written("led", SMALL[0], 1, 2) == {"led": [1]}
    assert written("winner", SMALL[0], 1, 2) == {"winner": [0], "winner_given": [0]}


def test_what_does_not_fit_is_written_as_far_as_it_does() -> None:
    """A number beyond eight bytes, and a field that has become something else: the fingerprint tells them apart."""
    huge: Json = 10**30
    assert written("turn", {"turn": huge}, 0, 2) == {"turn": [1 << 62]}
    assert written("scores", {"scores": [1, 2, 3]}, 0, 2) == {"scores": [0, 0]}
    assert written("turn", {"turn": "nobody's"}, 0, 2) == {"turn": [0]}
