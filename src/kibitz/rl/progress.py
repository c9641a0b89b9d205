"""A game as OpenSpiel goes through it: the deal as chance nodes, then the choices, with what each seat is told."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING, Final

import msgspec

from kibitz.core.errors import GameIsOver, IllegalChoice
from kibitz.core.game import SPECTATOR, Play
from kibitz.core.rng import draw_first
from kibitz.rl.parameters import DRAWN
from kibitz.rl.setup import Look, Setup

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError("these games need OpenSpiel: pip install 'kibitz[rl]'") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
SIDES: Final = 64  # outcomes of a chance node
ROLLS: Final = 4  # chance nodes of a deal
WRITE: Final = msgspec.json.Encoder(order="sorted")


def written(value: object) -> str:
    """Plain data as a text: the same data, the same text."""
    return WRITE.encode(value).decode()


class Terms:
    """What is fixed when a game is loaded; its states share it."""

    def __init__(self, setup: Setup, seed: int, most: int) -> None:
        self.setup = setup
        self.seed = seed
        self.most = most
        self.look = Look(setup)
        self.lock = Lock()
        places = [np.arange(part.start, part.stop) for part in setup.slices().values()]
        self.places = np.concatenate(places)  # of an observation, without the bytes that fill up its planes
        self.scales: Floats = setup.scales()[self.places]
        self.no_rewards = [0.0] * setup.seats
        self.first = Progress(self)
        if seed != DRAWN:
            self.first.deal(seed)

    def tensor(self, play: Play, seat: int) -> Floats:
        """What a seat may know, every number between 0 and 1."""
        with self.lock:  # one row for all states of the game, whichever thread asks
            row = self.look(play, seat)
        tensor: Floats = row[self.places] / self.scales
        return tensor


@lru_cache(maxsize=64)
def terms_of(name: str, seats: int | None, options: str, seed: int, most: int) -> Terms:
    """The same for the same game, wherever it is loaded: reading a deck takes its time."""
    return Terms(Setup(name, seats, json.loads(options)), seed, most)


class Progress:
    """A game in progress, or a deal that is being drawn. ``copy.deepcopy`` and ``pickle`` are how OpenSpiel copies and
    writes its states; compiled games know neither."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.play: Play | None = None
        self.who = CHANCE  # who decides
        self.rolled: list[int] = []
        self.made = 0  # choices
        self.told: dict[int, str] = {}  # the information states of this moment
        self.imagined: dict[int, Play] = {}  # for each seat some game that fits its view

    def roll(self, side: int) -> None:
        """One of the numbers that make the deal."""
        if not 0 <= side < SIDES:
            raise IllegalChoice(f"roll {side} is not possible: the outcomes of a chance node are 0 to {SIDES - 1}")
        self.rolled.append(side)
        if len(self.rolled) == ROLLS:
            number = 0
            for side in self.rolled:
                number = number * SIDES + side
            self.deal(number)

    def deal(self, number: int) -> None:
        """The deal's number is the seed; who begins is drawn with it."""
        setup = self.terms.setup
        self.take(setup.game.start(setup.seats, str(number), draw_first(str(number), setup.seats)))

    def choose(self, action: int) -> None:
        play = self.play
        if play is None or self.who < 0:
            raise GameIsOver(f"nothing can be chosen, the game is over; got {action}: begin with a new state")
        play.apply(self.terms.setup.checked(play, action))
        self.made += 1
        self.take(play)

    def take(self, play: Play) -> None:
        """The game is here now."""
        self.play = play
        self.told.clear()
        self.imagined.clear()
        seat = play.seat()
        self.who = seat if seat >= 0 and self.made < self.terms.most else TERMINAL

    def returns(self) -> list[float]:
        """The share of the win less the fair share. Nobody wins a game that is broken off."""
        play = self.play
        if play is None or self.who != TERMINAL or play.seat() >= 0:
            return self.terms.no_rewards.copy()
        return self.terms.setup.rewards(play)

    def tell(self, seat: int) -> str:
        """All that a seat may know, as a text."""
        if seat not in self.told:
            view = None if self.play is None else self.play.view(seat)
            self.told[seat] = written({"seat": seat, "view": view})
        return self.told[seat]

    def tell_private(self, seat: int) -> str:
        """What of it not everybody knows."""
        if self.play is None:
            return self.tell(seat)
        known, public = self.play.view(seat), self.play.view(SPECTATOR)
        differs = {key: value for key, value in known.items() if key not in public or public[key] != value}
        return written({"seat": seat, "view": differs})

    def imagine(self, seat: int, seed: int) -> Progress:
        """A game that could be this one as far as a seat knows. What the seat cannot know has no part in it."""
        other = Progress(self.terms)
        if self.play is None:
            return other
        if seat not in self.imagined:
            self.imagined[seat] = self.terms.setup.game.imagine(self.play.view(seat), 0)
        play = self.imagined[seat].copy()
        play.redeal(seat, seed)
        other.made = self.made if self.who == TERMINAL else 0  # that a game was broken off, everybody knows
        other.take(play)
        return other

    def __deepcopy__(self, memo: object) -> Progress:
        twin = Progress(self.terms)
        twin.play = None if self.play is None else self.play.copy()
        twin.who, twin.rolled, twin.made = self.who, self.rolled.copy(), self.made
        return twin

    def __reduce__(self) -> tuple[Callable[..., Progress], tuple[object, ...]]:
        terms, setup = self.terms, self.terms.setup
        position = None if self.play is None else self.play.position()
        key = setup.game.name, setup.seats, written(setup.options), terms.seed, terms.most
        return restored, (key, self.rolled, self.made, written(position))


def restored(key: tuple[str, int, str, int, int], rolled: list[int], made: int, position: str) -> Progress:
    progress = Progress(terms_of(*key))
    progress.rolled, progress.made = rolled, made
    there = json.loads(position)
    if there is not None:
        progress.take(progress.terms.setup.game.load(there))
    return progress
