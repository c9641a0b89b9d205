"""What learners see of Fluxx: a seat's view as bytes. Seats are counted clockwise from the one that looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kibitz.core.game import Game
from kibitz.core.layout import Plane
from kibitz.core.observation import Observation
from kibitz.games.fluxx.cards import Deck
from kibitz.games.fluxx.plane_writer import PlaneWriter
from kibitz.games.fluxx.planes import VERSION, FluxxOffsets, planes
from kibitz.games.fluxx.rules import FluxxPlay

if TYPE_CHECKING:
    from kibitz.core.rows import Rows


@final
class FluxxObservation(Observation[FluxxPlay]):
    """What a seat may know of Fluxx."""

    def __init__(self, game: Game, deck: Deck) -> None:
        super().__init__(game, VERSION)
        self.deck: Final = deck
        self.offsets: FluxxOffsets | None = None  # of the table that was written last

    def planes(self, seats: int) -> list[Plane]:
        return planes(self.deck, seats)

    def find_places(self, seats: int) -> FluxxOffsets:
        self.offsets = FluxxOffsets(self.layout(seats), seats)
        return self.offsets

    def write(self, play: FluxxPlay, seat: int, rows: Rows, at: i64) -> None:
        """Fill a row with all that ``seat`` may know."""
        offsets = self.offsets
        if offsets is None or offsets.seats != play.n:
            offsets = self.find_places(play.n)
        rows.clear(at, rows.stride)
        writer = PlaneWriter(play, seat, offsets, rows, at)
        writer.write_turn()
        writer.write_counts()
        writer.write_force()
        writer.write_end()
        writer.write_seats()
        writer.write_goals()
        writer.write_stack()
        writer.write_middle()
        writer.write_hands()
        writer.write_aside()
        writer.write_traces()
