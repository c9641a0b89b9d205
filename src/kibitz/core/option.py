"""The options of a game: what values they can have, and what they are if not given."""

from __future__ import annotations

from typing import TypeAlias, final

from mypy_extensions import mypyc_attr

from kibitz.core.errors import BadOptions
from kibitz.core.phrase import Phrase

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


def fresh(value: Json) -> Json:
    """The same plain data in lists and objects of its own: whoever gets it may change it."""
    if isinstance(value, list):
        return [fresh(part) for part in value]
    return fresh_dict(value) if isinstance(value, dict) else value


def fresh_dict(data: dict[str, Json]) -> dict[str, Json]:
    return {name: fresh(value) for name, value in data.items()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """An option of a game: its possible values, or the range of a number, and what it is if not given. ``only`` are the
    values of another option with which it can be anything else."""

    def __init__(
        self,
        name: str,
        values: list[Json],
        default: Json,
        low: int = 0,
        high: int = 0,
        only: dict[str, list[Json]] | None = None,
    ) -> None:
        self.name = name
        self.values: tuple[Json, ...] = tuple(values)  # empty for a number between low and high
        self._default = default
        self.low = low
        self.high = high
        self.only: dict[str, list[Json]] = {} if only is None else only

    @property
    def default(self) -> Json:
        """What it is if not given; the caller's own."""
        return fresh(self._default)

    def describe(self) -> dict[str, Json]:
        """What programs are told of it."""
        told: dict[str, Json] = {"default": self.default}
        if self.values:
            told["values"] = [*self.values]
        else:
            told["low"], told["high"] = self.low, self.high
        if self.only:
            told["only"] = {name: [*values] for name, values in self.only.items()}
        return told

    def check_others(self, chosen: dict[str, Json]) -> None:
        """Does it go together with the other options?"""
        if chosen[self.name] == self._default:
            return
        for name, values in self.only.items():
            if chosen[name] not in values:
                wanted = " or ".join(map(str, values))
                says = Phrase(f"option-refused-{self.name}", option=self.name)
                raise BadOptions(f"{self.name}: only with {name} {wanted}, not {chosen[name]!r}", says)

    def check(self, value: Json) -> Json:
        """The value, if the option can have it."""
        if self.values:
            for possible in self.values:
                if value == possible and isinstance(value, bool) == isinstance(possible, bool):
                    return possible
            raise BadOptions(f"{self.name}: expected one of {[*self.values]}, got {value!r}"[:300])
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise BadOptions(f"{self.name}: expected a number from {self.low} to {self.high}, got {value!r}"[:300])


@final
class TextOption(Option):
    """One of some names, or a text of several lines that says it all itself: a deck."""

    def __init__(self, name: str, values: list[Json], default: Json) -> None:
        super().__init__(name, values, default)

    def describe(self) -> dict[str, Json]:
        return {"default": self.default, "values": [*self.values], "or": "text"}

    def check(self, value: Json) -> Json:
        if isinstance(value, str) and (value in self.values or "\n" in value):
            return value
        raise BadOptions(
            f"{self.name}: expected one of {[*self.values]}, or a whole {self.name} as text, got {value!r}"[:300]
        )


@final
class SeatsOption(Option):
    """Some of the seats."""

    def __init__(self, name: str, default: list[Json]) -> None:
        super().__init__(name, [], default)

    def describe(self) -> dict[str, Json]:
        return {"default": self.default, "values": "seats"}

    def check(self, value: Json) -> Json:
        if isinstance(value, list):
            seats = [seat for seat in value if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < 99]
            if len(seats) == len(value) and len(set(seats)) == len(seats):
                return value
        raise BadOptions(f"{self.name}: expected a list of seats, each once, got {value!r}"[:300])
