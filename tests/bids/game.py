"""Everybody bids a card from 0 to 3, or passes; the highest bid wins. Whoever types 2 bids two."""

from __future__ import annotations

from typing import Final, final

from kibitz.core.choice import Choice
from kibitz.core.event import MOVED_KIND, Event, EventKind, moved
from kibitz.core.game import Game, GameKind, Json, Outcome, PileLook, Play, Position, Prompt, View
from kibitz.core.reading import Reader, number

FACES: Final = ["0", "1", "2", "3"]
CHOICES: Final = [
    Choice(0, "pass", "pass"),
    *(Choice(1 + card, f"bid:{face}", "bid", (card,), key=face) for card, face in enumerate(FACES)),
]
PILES: Final = [
    PileLook("hand", "hands", "fan", True, face_down=False),
    PileLook("bid", "bids", "row", True, face_down=False),
]
EVENTS: Final = [MOVED_KIND, EventKind("ended", ())]
SEATS: Final = range(2, 5)
FIELDS: Final = ["game", "options", "seat", "first", "made", "hands", "bids"]


@final
class BidsPlay(Play):
    """Nothing is hidden: ``made`` are the codes that were chosen, one for each seat in turn."""

    def __init__(self, game: Game, count: int, first: int, made: list[int]) -> None:
        super().__init__(game)
        self.count, self.first, self.made = count, first, made

    @property
    def seats(self) -> int:
        return self.count

    @property
    def legal(self) -> list[int]:
        return [] if self.over else list(range(len(CHOICES)))

    @property
    def over(self) -> bool:
        return len(self.made) == self.count

    def seat(self) -> int:
        return -1 if self.over else (self.first + len(self.made)) % self.count

    def prompt(self) -> Prompt:
        return Prompt("over" if self.over else "bid")

    def copy(self) -> BidsPlay:
        return BidsPlay(self.game, self.count, self.first, self.made[:])

    def redeal(self, seat: int, seed: int) -> None:
        """There is nothing to deal."""

    def apply(self, code: int, heard: list[Event] | None = None) -> None:
        seat = self.seat()
        self.made.append(code)
        if heard is not None and code:
            heard.append(moved(code - 1, 0, seat, 1, seat))
        if heard is not None and self.over:
            heard.append(Event(1, ()))

    def chosen(self, seat: int) -> int:
        """The code that a seat has chosen; 0 if it has passed, or not chosen yet."""
        place = (seat - self.first) % self.count
        return self.made[place] if place < len(self.made) else 0

    def outcome(self) -> Outcome | None:
        scores = [self.chosen(seat) for seat in range(self.count)]
        return (
            Outcome([seat for seat in range(self.count) if scores[seat] == max(scores)], scores, "bids")
            if self.over
            else None
        )

    def position(self) -> Position:
        codes = [self.chosen(seat) for seat in range(self.count)]
        hands: list[Json] = [[face for face in FACES if face != CHOICES[code].key] for code in codes]
        bids: list[Json] = [[CHOICES[code].key] if code else [] for code in codes]
        made: list[Json] = [*self.made]
        return {
            "game": self.game.name, "options": {}, "first": self.first, "made": made, "hands": hands, "bids": bids
        }  # fmt: skip

    def view(self, seat: int) -> View:
        return self.position() | {"seat": seat}


class Bids(Game):
    """Bids, which has no options."""

    def __init__(self) -> None:
        super().__init__("bids", 1, SEATS, {}, CHOICES, FACES, PILES, EVENTS)

    def start(self, seats: int, seed: str, first: int = 0) -> Play:
        return BidsPlay(self, seats, first, [])

    def load(self, position: Position) -> Play:
        reader = Reader(position, FIELDS)
        seats = len(reader.hands(SEATS))
        made = [number("made", code, 0, len(CHOICES) - 1) for code in reader.items("made")]
        return BidsPlay(self, seats, reader.number("first", None, 0, seats - 1), made)

    def imagine(self, view: View, seed: int) -> Play:
        return self.load(view)


class BidsKind(GameKind):
    """Bids, as it is registered."""

    def __init__(self) -> None:
        super().__init__("bids", SEATS, [])

    def make(self, options: dict[str, Json], seats: int) -> Game:
        self.choose(options, seats)
        return Bids()
