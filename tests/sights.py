"""What a seat sees of a game, plane by plane: how the tests of observations read rows. And a test of these tests: is
there one for every plane?"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import ModuleType

from every import SHAPES, game_of
from kibitz.core.game import Play
from kibitz.core.rows import Rows

BLANK: set[str] = set()  # planes that are read as if nothing were written into them


class Sight:
    """What a seat sees: its planes by name."""

    def __init__(self, play: Play, seat: int) -> None:
        layout = play.game.observation.layout(play.seats)
        rows = Rows(1, layout.width)
        play.game.observation.write(play, seat, rows, 0)
        row = bytes(rows.memory().cast("B"))
        self.faces = play.game.faces
        self.planes: dict[str, list[int]] = {}
        for plane in layout.planes:
            at = layout.byte(plane.name)
            self.planes[plane.name] = [0] * plane.count if plane.name in BLANK else list(row[at : at + plane.count])

    def __getitem__(self, name: str) -> list[int]:
        return self.planes[name]

    def one(self, name: str) -> int:
        """Where the only 1 of a plane is."""
        assert sorted(self[name])[-2:] in ([0, 1], [1]), f"{name}: {self[name]}"
        return self[name].index(1)

    def part(self, name: str, place: int, size: int) -> list[int]:
        """Of a plane with several numbers for each seat, those of a place."""
        return self[name][place * size : (place + 1) * size]

    def marks(self, name: str, place: int = 0) -> dict[str, int]:
        """Of a plane with a byte for each card: the cards that are marked, and how."""
        part = self.part(name, place, len(self.faces))
        return {face: mark for face, mark in zip(self.faces, part, strict=True) if mark}

    def cards(self, name: str, place: int = 0) -> set[str]:
        """The same without how."""
        return set(self.marks(name, place))

    def number(self, name: str, place: int = 0) -> int:
        """A number of eight bytes."""
        return int.from_bytes(self.part(name, place, 8), "little", signed=True)

    def differs_from(self, other: Sight) -> set[str]:
        """The planes that differ."""
        return {name for name, plane in self.planes.items() if plane != other.planes[name]}


# ---- is every plane tested?


def planes_without_a_test(game: str, tests: ModuleType) -> list[str]:
    """The planes of a game that could stay empty, and no test of this module would notice."""
    shapes = [shape for shape in SHAPES if shape[0] == game]
    names = {plane.name: None for shape in shapes for plane in game_of(shape).observation.planes(shape[2])}
    return [name for name in names if not any(notices(test, name) for test in tests_about(name, tests))]


def tests_about(name: str, tests: ModuleType) -> Iterator[Callable[[], None]]:
    """The tests that speak of a plane."""
    for title, test in vars(tests).items():
        is_test = title.startswith("test_") and not inspect.signature(test).parameters
        if is_test and f'"{name}"' in inspect.getsource(test):
            yield test


def notices(test: Callable[[], None], name: str) -> bool:
    """Does this test fail if the plane is empty?"""
    with blank([name]):
        try:
            test()
        except AssertionError:
            return True
    return False


@contextmanager
def blank(names: Iterable[str]) -> Iterator[None]:
    BLANK.update(names)
    try:
        yield
    finally:
        BLANK.clear()
