"""What a frame holds, field by field: how that is written down, dealt anew and traced, for all frames in one way.

A frame passes its fields through one of these (``Frame.accept``), each with its name and by what sort it is of, and is
made again of what comes back. ``pending`` has the one that reads.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kibitz.core.bits import mixed
from kibitz.core.game import Json
from kibitz.core.rng import Rng
from kibitz.games.fluxx.events import HAND
from kibitz.games.fluxx.table import Table

NO_CARDS: Final[tuple[int, ...]] = ()
AT_RANDOM: Final = -1  # instead of a card that is chosen

# Who may know which cards seats have chosen.
OPENLY: Final = 0
SECRETLY: Final = 1  # from their hands: nobody else
OR_AT_RANDOM: Final = 2  # nobody else, and neither whether chance is to decide


@mypyc_attr(acyclic=True)
@final
class Chosen:
    """A card that a seat has named."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


NONE_CHOSEN: Final[tuple[Chosen, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class FrameVisitor:
    """What is done with each sort of field; the answer is the value that it shall have. -1 is no seat, card or step."""

    def number(self, name: str, value: int) -> int:
        return value

    def seat(self, name: str, seat: int) -> int:
        return self.number(name, seat)

    def card(self, name: str, card: int) -> int:
        """A card that everybody has seen."""
        return self.number(name, card)

    def step(self, name: str, step: int) -> int:
        return self.number(name, step)

    def word(self, name: str, value: int, words: list[str]) -> int:
        """One of several."""
        return self.number(name, value)

    def seats(self, name: str, seats: tuple[int, ...]) -> tuple[int, ...]:
        return seats

    def cards(self, name: str, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Cards that not everybody may know."""
        return cards

    def chosen(self, name: str, chosen: tuple[Chosen, ...], how: int) -> tuple[Chosen, ...]:
        """Cards with the seats that have named them: OPENLY, SECRETLY, OR_AT_RANDOM."""
        return chosen


@final
class FrameWriter(FrameVisitor):
    """Writes a frame into ``data``, as a seat may know it: whatever is not as usual. Seat -1 is a stranger, who sees
    what everybody sees; ``all_seeing`` leaves nothing out."""

    def __init__(self, keys: list[str], table: Table, seat: int, all_seeing: bool, name: str) -> None:
        self.keys: Final = keys
        self.table: Final = table
        self.looker: Final = seat
        self.all_seeing: Final = all_seeing
        self.data: Final[dict[str, Json]] = {"frame": name}

    def number(self, name: str, value: int) -> int:
        if value != 0:
            self.data[name] = value
        return value

    def seat(self, name: str, seat: int) -> int:
        if seat >= 0:
            self.data[name] = seat
        return seat

    def card(self, name: str, card: int) -> int:
        if card >= 0:
            self.data[name] = f"card:{self.keys[card]}"
        return card

    def step(self, name: str, step: int) -> int:
        return self.seat(name, step)

    def word(self, name: str, value: int, words: list[str]) -> int:
        self.data[name] = words[value]
        return value

    def seats(self, name: str, seats: tuple[int, ...]) -> tuple[int, ...]:
        if len(seats) > 0:
            self.data[name] = [*seats]
        return seats

    def cards(self, name: str, cards: tuple[int, ...]) -> tuple[int, ...]:
        if len(cards) > 0:
            self.data[name] = [self.ref(card) for card in cards]
        return cards

    def ref(self, card: int) -> str:
        """Of a hidden card everybody knows the shuffle."""
        seen = self.all_seeing or self.table.knows(self.looker, card)
        return f"card:{self.keys[card]}" if seen else f"?{self.table.batch[card]}"

    def chosen(self, name: str, chosen: tuple[Chosen, ...], how: int) -> tuple[Chosen, ...]:
        if len(chosen) > 0:
            self.data[name] = [f"{choice.seat} {self.choice(choice, how)}" for choice in chosen]
        return chosen

    def choice(self, choice: Chosen, how: int) -> str:
        if how != OPENLY and choice.seat != self.looker and not self.all_seeing:
            return "?"
        return "random" if choice.card == AT_RANDOM else f"card:{self.keys[choice.card]}"


@final
class FrameExchange(FrameVisitor):
    """Hidden cards have changed places: the frame is about those that lie there now, and others' secret choices are any
    that they might have made."""

    def __init__(self, table: Table, seat: int, exchanged: dict[int, int], rng: Rng) -> None:
        self.table: Final = table
        self.looker: Final = seat
        self.exchanged: Final = exchanged
        self.rng: Final = rng

    def cards(self, name: str, cards: tuple[int, ...]) -> tuple[int, ...]:
        if len(self.exchanged) == 0:
            return cards
        return tuple([self.exchanged.get(card, card) for card in cards])

    def chosen(self, name: str, chosen: tuple[Chosen, ...], how: int) -> tuple[Chosen, ...]:
        if how == OPENLY:
            return chosen
        choices: list[Chosen] = []
        for choice in chosen:
            if choice.seat == self.looker:
                choices.append(choice)
            elif how == OR_AT_RANDOM:
                choices.append(Chosen(choice.seat, AT_RANDOM))
            else:
                taken = [other.card for other in choices]
                left = sorted([card for card in self.table.piles[HAND + choice.seat] if card not in taken])
                choices.append(Chosen(choice.seat, left[self.rng.below(len(left))]))
        return tuple(choices)


@final
class FrameTrace(FrameVisitor):
    """A fingerprint of frames, of all that a seat may know of them."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table: Final = table
        self.looker: Final = seat
        self.trace: i64 = 0

    def number(self, name: str, value: int) -> int:
        self.trace = mixed(self.trace, value)
        return value

    def seats(self, name: str, seats: tuple[int, ...]) -> tuple[int, ...]:
        for seat in seats:
            self.trace = mixed(self.trace, seat)
        self.trace = mixed(self.trace, len(seats))
        return seats

    def cards(self, name: str, cards: tuple[int, ...]) -> tuple[int, ...]:
        for card in cards:
            knows = self.table.knows(self.looker, card)
            self.trace = mixed(mixed(self.trace, 1 if knows else 0), card if knows else self.table.batch[card])
        self.trace = mixed(self.trace, len(cards))
        return cards

    def chosen(self, name: str, chosen: tuple[Chosen, ...], how: int) -> tuple[Chosen, ...]:
        for choice in chosen:
            knows = how == OPENLY or choice.seat == self.looker
            self.trace = mixed(mixed(self.trace, choice.seat), choice.card if knows else 0)
        self.trace = mixed(self.trace, len(chosen))
        return chosen
