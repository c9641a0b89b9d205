"""What learners see of a game: planes of bytes, and how a row of them is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from kibitz.core.default_planes import DefaultPlanes
from kibitz.core.layout import Layout, Plane

if TYPE_CHECKING:
    from kibitz.core.game import Game, Play
    from kibitz.core.rows import Rows

P = TypeVar("P", bound="Play")

DEFAULT_VERSION: Final = 2  # of the planes that a game gets which brings none


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[P]):
    """The planes of a game, and what a seat may know written into them. ``version`` grows whenever a row would be
    written differently."""

    def __init__(self, game: Game, version: int = DEFAULT_VERSION) -> None:
        self.game = game
        self.version = version
        self.layouts: dict[int, Layout] = {}  # by the number of seats: those that were asked for
        self.defaults = DefaultPlanes(game)

    def planes(self, seats: int) -> list[Plane]:
        """What an observation at a table of this size consists of, from the first byte to the last."""
        return self.defaults.planes(seats)

    def layout(self, seats: int) -> Layout:
        """Where these planes lie. Writers take all their places from here."""
        if seats not in self.layouts:
            self.layouts[seats] = Layout(self.planes(seats))
        return self.layouts[seats]

    def width(self, seats: int) -> int:
        """How many bytes that is."""
        return self.layout(seats).width

    def write(self, play: P, seat: int, rows: Rows, at: i64) -> None:
        """Write what ``seat`` may know into a row, from byte ``at`` on. Views that differ give bytes that differ, and
        what is not in the view is not in the bytes."""
        self.defaults.write(play, seat, rows, int(at), self.layout(play.seats))
