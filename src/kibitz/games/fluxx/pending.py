"""What is half done in a game of Fluxx: reading its frames, and whether they can lie on the stack together."""

from __future__ import annotations

from kibitz.core.errors import BadPosition
from kibitz.core.game import Json
from kibitz.core.reading import number, show
from kibitz.core.unknown import PlacedCards
from kibitz.games.fluxx.events import ASIDE, HAND, LIMBO
from kibitz.games.fluxx.frame import Frame
from kibitz.games.fluxx.frame_visitor import AT_RANDOM, OR_AT_RANDOM, Chosen, FrameVisitor
from kibitz.games.fluxx.frames import FRAMES
from kibitz.games.fluxx.old_frames import renamed
from kibitz.games.fluxx.rules import FluxxPlay

BY_NAME = {frame.name(): frame for frame in FRAMES}
MOST_FRAMES = 2000
MOST_NUMBER = 1000


def check_pending(play: FluxxPlay) -> None:
    """Every frame fits its cards, and every card that is on its way belongs to a frame."""
    for place, frame in enumerate(play.stack):
        fault = frame.fault(play, place)
        if fault:
            raise BadPosition(f"pending: frame {frame.name()!r} of seat {frame.seat}: {fault}")
    check_owners(play)


def check_owners(play: FluxxPlay) -> None:
    """One frame for each card that is on its way. Whoever is only to put it away does so if nobody else has: a card may
    be discarded while it is carried out, and be played again by itself."""
    owned = [card for frame in play.stack for card in frame.owns()]
    for card in play.table.piles[LIMBO] + play.table.piles[ASIDE]:
        owners = owned.count(card)
        if owners > 1 or (owners == 0 and not play.is_carried_out(card)):
            raise BadPosition(f"pending: the card {play.deck.cards[card].key!r} belongs to {owners} frames")


def read_frames(play: FluxxPlay, pending: dict[str, Json], cards: PlacedCards) -> list[Frame]:
    frames = pending.get("frames", [])
    if not isinstance(frames, list) or len(frames) > MOST_FRAMES:
        raise BadPosition(f"pending: expected a list of at most {MOST_FRAMES} frames")
    hidden = list(play.table.piles[ASIDE])
    return [read_frame(play, data, cards, hidden, pending.get("answerers")) for data in frames]


def read_frame(play: FluxxPlay, data: Json, cards: PlacedCards, hidden: list[int], answerers: Json) -> Frame:
    if not isinstance(data, dict):
        raise BadPosition(f"pending: this is not a frame: {show(data)}")
    name = data.get("frame")
    if not isinstance(name, str) or name not in BY_NAME:
        raise BadPosition(f"pending: there is no frame {show(name)}; there are {', '.join(BY_NAME)}")
    visitor = FrameReader(play, renamed(name, data, answerers), cards, hidden)
    frame = BY_NAME[name].accept(visitor)
    if visitor.data:
        raise BadPosition(f"pending: a frame {name!r} has no field {show(next(iter(visitor.data)))}")
    return frame


class FrameReader(FrameVisitor):
    """Reads a frame's fields, which are as usual where ``data`` has none; what it has read is not there any more."""

    def __init__(self, play: FluxxPlay, data: dict[str, Json], placed: PlacedCards, hidden: list[int]) -> None:
        self.play = play
        self.data = {name: value for name, value in data.items() if name != "frame"}
        self.placed = placed
        self.hidden = hidden  # cards of temporary hands that may still be named as hidden ones

    def number(self, name: str, value: int) -> int:
        return number(f"pending: {name}", self.data.pop(name, value), 0, MOST_NUMBER)

    def seat(self, name: str, seat: int) -> int:
        if name not in self.data and name != "seat":
            return seat
        return self.seat_of(name, self.data.pop(name, None))

    def seat_of(self, name: str, value: Json) -> int:
        return number(f"pending: {name}", value, 0, self.play.n - 1)

    def card(self, name: str, card: int) -> int:
        return self.ref(self.data.pop(name)) if name in self.data else card

    def step(self, name: str, step: int) -> int:
        if name not in self.data:
            return step
        return number(f"pending: {name}", self.data.pop(name), 0, len(self.play.deck.steps) - 1)

    def word(self, name: str, value: int, words: list[str]) -> int:
        word = self.data.pop(name, words[value])
        if word not in words:
            raise BadPosition(f"pending: {name}: expected one of {', '.join(words)}, got {show(word)}")
        return words.index(str(word))

    def items(self, name: str) -> list[Json]:
        items = self.data.pop(name, [])
        if not isinstance(items, list):
            raise BadPosition(f"pending: {name}: expected a list, got {show(items)}")
        return items

    def seats(self, name: str, seats: tuple[int, ...]) -> tuple[int, ...]:
        return distinct(name, [self.seat_of(name, seat) for seat in self.items(name)])

    def cards(self, name: str, cards: tuple[int, ...]) -> tuple[int, ...]:
        return distinct(name, [self.ref(text) for text in self.items(name)])

    def ref(self, text: Json) -> int:
        """A card that a frame is about; in a view it may be hidden: then any of the temporary hand's."""
        if isinstance(text, str) and text.startswith("?"):
            batch = int(text[1:]) if text[1:].isdecimal() and len(text) < 11 else -1
            for card in self.hidden:
                if self.play.table.batch[card] == batch:
                    self.hidden.remove(card)
                    return card
        if not isinstance(text, str) or not text.startswith("card:"):
            raise BadPosition(f"pending: expected a card as in 'card:batman', got {show(text)}")
        return self.placed.card("pending", text[5:])

    def chosen(self, name: str, chosen: tuple[Chosen, ...], how: int) -> tuple[Chosen, ...]:
        choices: list[Chosen] = []
        for text in self.items(name):
            who, _, what = str(text).partition(" ")
            seat = self.seat_of(name, int(who) if who.isdecimal() and len(who) < 3 else None)
            choices.append(Chosen(seat, self.choice(seat, what, how, [choice.card for choice in choices])))
        return tuple(choices)

    def choice(self, seat: int, what: str, how: int, taken: list[int]) -> int:
        """A card that a seat has chosen; in a view it may be hidden: then any of its hand."""
        if how == OR_AT_RANDOM and what in ("random", "?"):
            return AT_RANDOM
        held = [card for card in sorted(self.play.table.piles[HAND + seat]) if card not in taken]
        card = held[0] if what == "?" and held else self.ref(what)
        if card in taken:
            raise BadPosition(f"pending: {what!r} is named twice")
        return card


def distinct(name: str, values: list[int]) -> tuple[int, ...]:
    if len(set(values)) < len(values):
        raise BadPosition(f"pending: {name}: one is named twice")
    return tuple(values)
