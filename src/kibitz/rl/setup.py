"""What every environment for learners shares: the game and its size, what a seat sees as bytes, what may be chosen.

It knows nothing of Gymnasium, PettingZoo or OpenSpiel.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from kibitz.core.errors import GameIsOver, IllegalChoice
from kibitz.core.game import SPECTATOR, Game, Json, Play
from kibitz.core.rows import Rows
from kibitz.games import GAMES, make_game, usual_seats

try:
    import numpy as np
except ImportError as error:
    raise ImportError("environments need numpy: pip install 'kibitz[rl]'") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Bytes = NDArray[np.uint8]
    Mask = NDArray[np.int8]

MOST_NAMED = 40  # legal choices that a refusal names; there can be hundreds


class Setup:
    """A game with its options at a table of so many seats, and the sizes that a learner needs. Never changes."""

    def __init__(self, game: str, seats: int | None = None, options: dict[str, Json] | None = None) -> None:
        self.game, self.seats = seated(game, seats, options)
        self.options = self.game.options
        self.layout = self.game.observation.layout(self.seats)
        self.planes = self.layout.planes
        self.width = self.layout.width  # bytes of an observation
        self.choices = len(self.game.choices)
        self.name = f"{self.game.name}_v{self.game.learning_version}"  # as PettingZoo's modules are called
        self.id = id_of(self.game)

    def __repr__(self) -> str:
        return f"{self.id} with {self.seats} seats"

    def slices(self) -> dict[str, slice]:
        """Where in an observation each plane's numbers lie."""
        places = self.layout.offsets
        return {plane.name: slice(places[plane.name], places[plane.name] + plane.count) for plane in self.planes}

    def highest(self) -> Bytes:
        """The largest number that each byte of an observation can be."""
        return np.repeat(
            np.array([plane.most for plane in self.planes], np.uint8), [plane.size for plane in self.planes]
        )

    def scales(self) -> NDArray[np.float32]:
        """The same for a net: ``observation / scales`` lies between 0 and 1."""
        return self.highest().astype(np.float32)

    @property
    def least_reward(self) -> float:
        """What a seat gets that wins nothing."""
        return -1 / self.seats

    @property
    def most_reward(self) -> float:
        """What a sole winner gets."""
        return 1 - 1 / self.seats

    def rewards(self, play: Play) -> list[float]:
        """Of a finished game, each seat's share of the win less its fair share: together they are zero."""
        return [share - 1 / self.seats for share in self.game.strategy.shares(play)]

    def result(self, play: Play) -> dict[str, Json]:
        """How a finished game ended: the scores of the rulebook, who won, and why it is over."""
        outcome = play.outcome()
        assert outcome is not None
        return {"scores": list(outcome.scores), "winners": list(outcome.winners), "why": outcome.why}

    def mask(self, legal: list[int]) -> Mask:
        """A 1 for everything that may be chosen."""
        mask = bytearray(self.choices)
        for code in legal:
            mask[code] = 1
        return np.frombuffer(mask, np.int8)

    def checked(self, play: Play, action: object) -> int:
        """The code of an action, if it is legal. Whatever is wrong with it, nothing has happened."""
        code = code_of(action)
        if code in play.legal:
            return code
        if not play.legal:
            raise GameIsOver(f"nothing can be chosen, the game is over; got {action!r}: reset it first")
        raise IllegalChoice(
            f"{self.said(code)} is not legal for seat {play.seat()}; legal are {self.named(play.legal)}"
        )

    def said(self, code: int) -> str:
        if 0 <= code < self.choices:
            return f"choice {code} ({self.game.presentation.notation(code)})"
        return f"choice {code}, which is not from 0 to {self.choices - 1},"

    def named(self, legal: list[int]) -> str:
        """Choices with their notation."""
        named = [f"{code} ({self.game.presentation.notation(code)})" for code in legal[:MOST_NAMED]]
        more = [f"and {len(legal) - MOST_NAMED} more"] if len(legal) > MOST_NAMED else []
        return ", ".join(named + more)


class Look:
    """Writes what a seat may know into one row that is used again and again."""

    def __init__(self, setup: Setup) -> None:
        self.observe = setup.game.observation.write
        self.rows = Rows(1, setup.width)
        self.row: Bytes = np.frombuffer(self.rows.memory(), np.uint8)[: setup.width]

    def __call__(self, play: Play, seat: int) -> Bytes:
        """What a seat may know now, an array of its own."""
        self.observe(play, seat, self.rows, 0)
        return self.row.copy()


def id_of(game: Game) -> str:
    """A game's name in the registers of others: the same name, the same rules, choices and planes."""
    return f"kibitz/{game.name.capitalize()}-v{game.learning_version}"


def usual_game(name: str) -> Game:
    """The game with its usual options."""
    return seated(name, None, None)[0]


def seated(name: str, seats: int | None, options: dict[str, Json] | None) -> tuple[Game, int]:
    """The game and its number of seats; where none is said, four, or the number next to it that the options allow."""
    wish = plain_options({} if options is None else options)
    if not isinstance(name, str):
        raise TypeError(f"game: expected the name of a game, one of {', '.join(GAMES)}, got {name!r}")
    number = usual_seats(name, wish) if seats is None else code_of(seats, "seats")
    return make_game(name, wish, number), number


def plain_options(options: object) -> dict[str, Json]:
    """Options as a game reads them: numpy's numbers are as good as plain ones, and tuples as lists."""
    if not isinstance(options, dict) or not all(isinstance(name, str) for name in options):
        raise TypeError(f"options: expected a dict, as in {{'option': value}}, got {options!r}")
    plain = dict[str, Json]()
    for name, value in options.items():
        item = value.item() if isinstance(value, np.generic) else list(value) if isinstance(value, tuple) else value
        if not isinstance(item, bool | int | float | str | list | dict | None):
            raise TypeError(f"options: {name}: expected a number, a text or a list, got {value!r}")
        plain[name] = item
    return plain


def code_of(action: object, what: str = "an action") -> int:
    """The number that somebody chose; no truth value, no fraction, no list of one."""
    if type(action) is int:
        return action
    if isinstance(action, np.ndarray) and action.shape == ():
        action = action[()]
    if isinstance(action, bool) or not isinstance(action, int | np.integer):
        shape = f" of shape {action.shape}" if isinstance(action, np.ndarray) else ""
        hint = "; .item() gives one" if hasattr(action, "item") else ""
        raise TypeError(f"{what}: expected a whole number, got {type(action).__name__}{shape}: {action!r}{hint}")
    return int(action)


def as_text(play: Play) -> str:
    """What everybody at the table can see, a line for each thing."""
    view = play.view(SPECTATOR)
    return "\n".join(f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in view.items())


# ---- seeds


def fresh_seed() -> int:
    """A seed that nobody knows."""
    entropy = np.random.SeedSequence().entropy
    assert isinstance(entropy, int)
    return entropy


def seed_of(seed: object) -> int | None:
    """A seed that somebody gave: a whole number, not below 0; or none."""
    number = None if seed is None else code_of(seed, "seed")
    if number is not None and number < 0:
        raise ValueError(f"seed: expected 0 or more, got {number}")
    return number


class Deals:
    """The seeds of one game after the other: the same seed gives the same series of games."""

    def __init__(self, seed: int | None = None) -> None:
        given = seed_of(seed)
        self.seed = fresh_seed() if given is None else given
        self.number = 0  # of the next game

    def copy(self) -> Deals:
        twin = Deals(self.seed)
        twin.number = self.number
        return twin

    def next(self) -> str:
        """The seed of the next game, a text as all seeds of games are."""
        text = f"{self.seed}/{self.number}"
        self.number += 1
        return text
