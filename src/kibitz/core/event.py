"""Events: what happened, as ints, for animation, log and statistics.

Every game's kind 0 is ``moved``: one card travels from pile to pile. The other kinds tell the story.
A card that a seat has not seen is ``HIDDEN`` in the events this seat is told.
"""

from typing import Final, final

HIDDEN: Final = -1
EVERYONE: Final = -1  # as a bit mask: all seats, spectators too
ALL_SEEING: Final = -2  # a listener who knows every card: for replays of finished games
NO_SEAT: Final = -1  # the owner of a pile in the middle of the table

MOVED: Final = 0


@final
class EventKind:
    """A kind of event: its name, and the name and sort of each argument.

    The sorts: ``seat``, ``number``, ``card`` (a face), ``pile``, ``choice`` (a code), or the name of a message
    that the game's own words have for it.
    """

    def __init__(
        self, name: str, args: tuple[tuple[str, str], ...], spoken: bool = True, by_chance: bool = False
    ) -> None:
        self.name = name
        self.args = args
        self.spoken = spoken  # has a sentence in the log
        self.by_chance = by_chance  # chance chose the card in it, out of cards that somebody may know


@final
class Event:
    """One thing that happened. ``seen``: a bit for every seat that knows the card in it."""

    def __init__(self, kind: int, args: tuple[int, ...], seen: int = EVERYONE) -> None:
        self.kind = kind
        self.args = args
        self.seen = seen

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.args}, {self.seen})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.kind, self.args, self.seen) == (other.kind, other.args, other.seen)

    def __hash__(self) -> int:
        return hash((self.kind, self.args))


MOVED_KIND: Final = EventKind(
    "moved", (("card", "card"), ("from", "pile"), ("from_seat", "seat"), ("to", "pile"), ("to_seat", "seat")), False
)


def tell(heard: list[Event] | None, kind: int, args: tuple[int, ...], seen: int = EVERYONE) -> None:
    """Something happened; nothing is built if nobody listens."""
    if heard is not None:
        heard.append(Event(kind, args, seen))


def moved(card: int, source: int, giver: int, target: int, taker: int, seen: int = EVERYONE) -> Event:
    """One card travels; ``giver`` and ``taker`` are the piles' owners, NO_SEAT for the middle of the table."""
    return Event(MOVED, (card, source, giver, target, taker), seen)


def sees(event: Event, seat: int) -> bool:
    """Does ``seat`` (-1: a spectator) know the card in this event?"""
    if event.seen == EVERYONE or seat == ALL_SEEING:
        return True
    return seat >= 0 and (event.seen >> seat) & 1 == 1


def told(event: Event, kind: EventKind, seat: int) -> Event:
    """The event as ``seat`` may know it."""
    if sees(event, seat):
        return event
    args = [HIDDEN if sort == "card" else arg for arg, (_, sort) in zip(event.args, kind.args, strict=True)]
    return Event(event.kind, tuple(args), event.seen)
