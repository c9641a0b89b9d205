"""The planes of a game that brings none: which fields of its views they show, and how these are written."""

from __future__ import annotations

from kibitz.core.default_planes import ShownField, number_field
from kibitz.core.game import Json, View
from kibitz.core.layout import Layout
from kibitz.core.rows import Rows
from kibitz.core.sorts import FLAG, NAME, NUMBER, SEAT, SEATS
from ohhell.game import OhHellKind
from sights import Sight

SMALL: list[View] = [
    {"turn": 0, "bids": [None, None], "scores": [-1, 5], "dice": [1, 2, 3], "trick": [4], "trump": "red", "led": True},
    {"turn": 1, "bids": [3, None], "scores": [0, 0], "dice": [6, 6, 6], "trick": [], "trump": "blue", "led": False},
]
LARGE: list[View] = [
    {"turn": 2, "bids": [0, 1, 2], "scores": [1, 2, 3], "dice": [1, 1, 1], "trick": [1, 2], "trump": None, "led": True},
    {"turn": 2, "bids": [0, 1, 2], "scores": [1, 2, 3], "dice": [1, 1, 1], "trick": [1], "winner": 2, "led": True},
]
VIEWS = [*((2, view) for view in SMALL), *((3, view) for view in LARGE)]


def found(name: str) -> ShownField:
    field = number_field(name, VIEWS)
    assert field is not None
    return field


def written(field: ShownField, view: View, seat: int, seats: int) -> dict[str, list[int]]:
    """What stands in the planes of a field: numbers of eight bytes as numbers."""
    layout = Layout(field.planes(seats))
    rows = Rows(1, layout.width)
    field.write(view, seat, seats, rows, 0, layout)
    row = bytes(rows.memory().cast("B"))
    parts = {plane.name: (row[layout.byte(plane.name) :][: plane.count], plane.most) for plane in layout.planes}
    return {name: [*memoryview(part).cast("q")] if most == 255 else [*part] for name, (part, most) in parts.items()}


# ---- what is not declared


def test_numbers_flags_and_lists_of_a_size_that_depends_on_seats_alone_have_planes() -> None:
    kept = {name: found(name) for name in ("turn", "bids", "scores", "dice", "led", "winner")}
    assert [name for name, field in kept.items() if field.per_seat] == ["bids", "scores"]
    assert [name for name, field in kept.items() if field.sort == FLAG] == ["led"]
    assert [name for name, field in kept.items() if field.optional] == ["bids", "winner"]
    assert [field.count for field in kept.values() if not field.per_seat] == [1, 3, 1, 1]


def test_texts_and_lists_that_grow_have_none() -> None:
    assert [number_field(name, VIEWS) for name in ("trump", "trick", "nothing")] == [None] * 3


def test_what_is_of_seats_goes_round_and_what_is_missing_is_told() -> None:
    assert written(found("scores"), SMALL[0], 1, 2) == {"scores": [5, -1]}
    assert written(found("bids"), SMALL[1], 1, 2) == {"bids": [0, 3], "bids_given": [0, 1]}
    assert written(found("dice"), SMALL[0], 1, 2) == {"dice": [1, 2, 3]}
    assert written(found("led"), SMALL[0], 1, 2) == {"led": [1]}
    assert written(found("winner"), SMALL[0], 1, 2) == {"winner": [0], "winner_given": [0]}


def test_what_does_not_fit_is_written_as_far_as_it_does() -> None:
    """A number beyond eight bytes, and a field that has become something else: the fingerprint tells them apart."""
    huge: Json = 10**30
    assert written(found("turn"), {"turn": huge}, 0, 2) == {"turn": [1 << 62]}
    assert written(found("scores"), {"scores": [1, 2, 3]}, 0, 2) == {"scores": [0, 0]}
    assert written(found("turn"), {"turn": "nobody's"}, 0, 2) == {"turn": [0]}


# ---- what is declared


def test_a_seat_has_a_place_for_each_seat_clockwise_from_the_one_that_looks() -> None:
    field = ShownField("turn", SEAT)
    assert written(field, {"turn": 0}, 1, 3) == {"turn": [0, 0, 1]}
    assert written(field, {"turn": None}, 1, 3) == {"turn": [0, 0, 0]}
    assert written(ShownField("out", SEATS), {"out": [2, 0]}, 1, 3) == {"out": [0, 1, 2]}


def test_a_name_has_a_place_for_each_that_it_can_be() -> None:
    field = ShownField("phase", NAME, names=["bid", "play", "bid"])
    assert written(field, {"phase": "play"}, 0, 2) == {"phase": [0, 1]}


def test_a_number_with_narrow_bounds_takes_a_byte() -> None:
    """Counted from its lower bound; one beyond the bounds is written as the bound."""
    field = ShownField("bids", NUMBER, per_seat=True, low=-1, high=8)
    assert written(field, {"bids": [-1, 0, 99]}, 1, 3) == {"bids": [1, 9, 0]}
    assert written(ShownField("tries", NUMBER, low=0, high=1000), {"tries": 300}, 0, 2) == {"tries": [300]}


def test_what_only_the_seat_in_turn_knows_is_told_or_not() -> None:
    field = ShownField("drops", NUMBER, optional=True, low=0, high=8)
    assert written(field, {"drops": 0}, 0, 2) == {"drops": [0], "drops_given": [1]}
    assert written(field, {}, 0, 2) == {"drops": [0], "drops_given": [0]}


def test_a_game_that_declares_its_fields_is_learned_from_them() -> None:
    """Oh Hell: whose turn it is, who leads, what everybody has bid and won, the scores."""
    play = OhHellKind().make({}, 3).start(3, "1", 1)
    for text in ("bid:1", "bid:0"):
        play.apply(play.game.parse(text))
    seen = Sight(play, 0)
    assert (seen.one("turn"), seen.one("starter"), seen.one("decider")) == (0, 1, 0)
    assert (seen["bids"], Sight(play, 1)["bids"]) == ([0, 2, 1], [2, 1, 0])
    assert (seen["deal"], seen["won"], seen["over"]) == ([0], [0, 0, 0], [0])
    assert [seen.number("scores", place) for place in range(3)] == [0, 0, 0]
