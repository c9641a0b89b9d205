"""The rules of a game as everybody sees them: a ``Game`` and a ``Play`` of it. What else a game can bring stands
beside them, each for its own audience: presentation, strategy, observation.

They are abstract classes, not ``typing.Protocol``: compiled loops (rollouts, search) then call any game's methods
through a native table instead of by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from kibitz.core.choice import Choice
from kibitz.core.default_planes import ShownField, found_fields
from kibitz.core.errors import BadOptions, CannotJoin, UnknownChoice
from kibitz.core.event import Event, EventKind
from kibitz.core.fields import NOBODY, Field
from kibitz.core.library import Library
from kibitz.core.look import PileLook as PileLook
from kibitz.core.observation import Observation
from kibitz.core.option import Json as Json  # everybody's name for plain data
from kibitz.core.option import Option, fresh, fresh_dict
from kibitz.core.presentation import Presentation
from kibitz.core.strategy import Strategy

Position: TypeAlias = "dict[str, Json]"  # everything, hidden cards too
View: TypeAlias = "dict[str, Json]"  # the same form, what its seat cannot know left out

SPECTATOR: Final = -1


@final
class Prompt:
    """What is asked, by its name. ``routine``: with one answer only, a person need not be asked, unless the others
    would learn from it."""

    def __init__(self, name: str, routine: bool = False) -> None:
        self.name = name
        self.routine = routine

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Prompt) and (self.name, self.routine) == (other.name, other.routine)

    def __hash__(self) -> int:
        return hash(self.name)


@final
class Outcome:
    """How a finished game ended: winners, scores and why."""

    def __init__(self, winners: list[int], scores: list[int], why: str) -> None:
        self.winners = winners
        self.scores = scores
        self.why = why


@final
class Window:
    """Several seats are asked at once whether they answer what is about to happen."""

    def __init__(self, kind: str, seats: list[int], passing: int) -> None:
        self.kind = kind  # what they answer, one of the game's ``windows``
        self.seats = seats  # those still asked, in the order in which the rules let them answer; the first decides now
        self.passing = passing  # the code that lets it pass


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """A game in progress."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def seats(self) -> int:
        raise NotImplementedError

    @property
    def legal(self) -> list[int]:
        """The codes that may be chosen now, ascending; empty exactly when the game is over. The list is the caller's:
        it is a new one every time."""
        raise NotImplementedError

    def shared_legal(self) -> list[int]:
        """The same for loops that only read it: a game may hand out the list that it keeps. Never to be changed."""
        return self.legal

    def seat(self) -> int:
        """Who decides; -1 when the game is over."""
        raise NotImplementedError

    def prompt(self) -> Prompt:
        """What is asked of that seat."""
        raise NotImplementedError

    def window(self) -> Window | None:
        """The reaction window that is open, if the decision is one of several seats' at once. Most games have none."""
        return None

    def read(self, text: str) -> list[int]:
        """The codes of the choices that a text stands for, one after the other; whether they are legal is not said.
        All are in the game's table: what is beyond it is ``NeverOffered``, what cannot be read an ``UnknownChoice``."""
        return [self.game.parse(text)]

    def apply(self, code: int, heard: list[Event] | None = None) -> None:
        """Carry out a legal choice (not checked here: the edge checks once) and tell ``heard`` what happened."""
        raise NotImplementedError

    def copy(self) -> Play:
        """The same game, independent from here on."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """All that ``seat`` may know; ``SPECTATOR`` knows what all know."""
        raise NotImplementedError

    def redeal(self, seat: int, seed: int) -> None:
        """Shuffle exactly what ``seat`` cannot know."""
        raise NotImplementedError

    def join(self) -> int:
        """A new player joins before the next turn begins; the number of the new seat. Most games do not allow it."""
        raise CannotJoin(f"nobody can join a running game of {self.game.name}")

    def coming(self) -> int:
        """How many new players come in before the next turn."""
        return 0

    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        raise NotImplementedError

    def position(self) -> Position:
        """Everything, in the form that ``Game.load`` takes."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with its options chosen: a value, safe to share."""

    def __init__(
        self,
        name: str,
        version: int,
        seats: range,
        options: dict[str, Json],
        choices: list[Choice],
        faces: list[str],
        piles: list[PileLook],
        events: list[EventKind],
        choices_version: int = 1,
        fields: list[Field] | None = None,
        own_attrs: list[str] | None = None,
    ) -> None:
        self.name = name
        self.version = version  # grows when a record would replay differently
        self.seats = seats
        self._options = fresh_dict(options)
        self.choices = tuple(choices)
        self.codes: Mapping[str, int] = MappingProxyType({choice.text: choice.code for choice in choices})
        self.faces = tuple(faces)  # the text of every face; a card in an event is an index into it
        self.piles = tuple(piles)
        self.events = tuple(events)
        self.choices_version = choices_version  # grows when a code comes to mean another choice, or codes come or go
        self.fields = tuple(fields or [])  # what it declares of its state beside the piles: attributes of its ``Play``
        self.own_attrs = tuple(own_attrs or [])  # if it declares fields, the other attributes: the game sees to them
        self.presentation: Presentation[Any] = Presentation(self)
        self.strategy: Strategy[Any] = Strategy()
        self.observation: Observation[Any] = Observation(self)

    @property
    def options(self) -> dict[str, Json]:
        """The value of every option; the caller's own."""
        return fresh_dict(self._options)

    @property
    def learning_version(self) -> int:
        """What a learner depends on, as one number: it grows with the rules, the choices and the planes alike. It is 1
        where all three are at their first version."""
        return self.version + self.choices_version + self.observation.version - 2

    def start(self, seats: int, seed: str, first: int = 0, heard: list[Event] | None = None) -> Play:
        """Deal a new game, in which seat ``first`` begins, and tell ``heard`` of it: all cards come from the face-down
        pile that is drawn from."""
        raise NotImplementedError

    def load(self, position: Position) -> Play:
        """The game at this position."""
        raise NotImplementedError

    def imagine(self, view: View, seed: int) -> Play:
        """A whole game consistent with what this view knows, and with nothing else."""
        raise NotImplementedError

    @property
    def windows(self) -> list[str]:
        """The kinds of reaction windows that can open in this game. Most games have none."""
        return []

    def shown_fields(self) -> list[ShownField]:
        """What default planes show of a view beside the piles: the declared fields, as they are declared, and the other
        numbers and flags that a random game shows."""
        declared = [field.shown() for field in self.fields if field.known_to != NOBODY]
        return declared + found_fields(self, [field.name for field in declared])

    def parse(self, text: str) -> int:
        """The code of a choice's text, a place in the table; otherwise ``UnknownChoice`` or ``NeverOffered``."""
        if text not in self.codes:
            raise UnknownChoice(f"{text[:80]!r} is not a choice of {self.name}")
        return self.codes[text]


@mypyc_attr(allow_interpreted_subclasses=True)
class GameKind:
    """A registered game, before its options are chosen."""

    def __init__(self, name: str, seats: range, options: list[Option]) -> None:
        self.name = name
        self.seats = seats
        self.options = tuple(options)

    def make(self, options: dict[str, Json], seats: int) -> Game:
        """The game with these options at a table of ``seats``."""
        raise NotImplementedError

    def library(self) -> Library | None:
        """Its decks, if its cards are data."""
        return None

    def defaults(self, seats: int) -> dict[str, Json]:
        """The values of the options whose default depends on the number of seats."""
        return {}

    def choose(self, options: dict[str, Json], seats: int) -> dict[str, Json]:
        """All options, those given checked, the others by default."""
        names = [option.name for option in self.options]
        for name in options:
            if name not in names:
                raise BadOptions(f"{self.name} has no option {name!r}; its options are {', '.join(names)}")
        if seats not in self.seats:
            raise BadOptions(f"seats: {self.name} is for {self.seats[0]} to {self.seats[-1]} seats, got {seats}")
        by_seats = self.defaults(seats)
        chosen: dict[str, Json] = {}
        for option in self.options:
            usual = by_seats.get(option.name, option.default)
            chosen[option.name] = fresh(option.check(options[option.name]) if option.name in options else usual)
        for option in self.options:
            option.check_others(chosen)
        return chosen

    def describe(self) -> dict[str, Json]:
        """What programs are told of it: its seats, its options with their values and defaults."""
        options: dict[str, Json] = {}
        for option in self.options:
            entry = option.describe()
            by_seats: dict[str, Json] = {
                str(seats): fresh(self.defaults(seats)[option.name])
                for seats in self.seats
                if option.name in self.defaults(seats)
            }
            options[option.name] = {**entry, "default_by_seats": by_seats} if by_seats else entry
        return {"seats": [self.seats[0], self.seats[-1]], "options": options}
