"""Writes the planes of every game into docs/observations.md: ``make planes``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from kibitz.core.errors import BadOptions
from kibitz.core.game import Game, GameKind, Json
from kibitz.core.layout import Layout, Plane
from kibitz.core.option import Option
from kibitz.games import GAMES, OWN_GAMES, USUAL_SEATS

PAGE: Final = Path(__file__).parent / "observations.md"
BEGIN, END = "<!-- planes: written by make planes -->", "<!-- planes: end -->"

Options = dict[str, Json]


class Size(NamedTuple):
    """What a learner gets: the planes of an observation, how many choices its mask has, and the version of it all."""

    planes: list[Plane]
    choices: int
    version: int


Sizes = dict[int, Size]  # by the number of seats


def page() -> str:
    """The page as it should be."""
    head, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    tail = rest.split(END)[1]
    games = [section(kind) for name, kind in GAMES.items() if name in OWN_GAMES]
    return f"{head}{BEGIN}\n" + "\n\n".join(games) + f"\n{END}{tail}"


def section(kind: GameKind) -> str:
    """One game: its planes at the usual table, and what changes them."""
    sizes = planes_of(kind, {})
    seats = usual_seats(sizes)
    return "\n".join(
        [
            f"## {kind.name.capitalize()}",
            "",
            f"With {seats} seats and all options by default an observation has {width(sizes[seats].planes):,} bytes, "
            f"and the mask {sizes[seats].choices:,}. Version {sizes[seats].version}.",
            "",
            "| bytes | plane | numbers | most | what they say |",
            "| --- | --- | --- | ---: | --- |",
            *rows(sizes, seats),
            "",
            *changes(kind, sizes),
        ]
    )


def planes_of(kind: GameKind, options: Options) -> Sizes:
    """The planes for every number of seats that these options allow."""
    games = {seats: made(kind, options, seats) for seats in kind.seats}
    return {
        seats: Size(game.observation.planes(seats), len(game.choices), game.learning_version)
        for seats, game in games.items()
        if game is not None
    }


def usual_seats(sizes: Sizes) -> int:
    """The table that the page shows: the usual one, or the nearest that there is."""
    return min(sizes, key=lambda seats: abs(seats - USUAL_SEATS))


def made(kind: GameKind, options: Options, seats: int) -> Game | None:
    try:
        return kind.make(options, seats)
    except BadOptions:
        return None


def width(planes: list[Plane]) -> int:
    return Layout(planes).width


def rows(sizes: Sizes, seats: int) -> Iterator[str]:
    layout = Layout(sizes[seats].planes)
    for plane in layout.planes:
        counts = {number: count(size.planes, plane.name) for number, size in sizes.items()}
        at = layout.byte(plane.name)
        last = f"–{at + plane.count - 1}" if plane.count > 1 else ""
        yield f"| {at}{last} | `{plane.name}` | {numbers(counts, seats)} | {plane.most} | {plane.says} |"


def count(planes: list[Plane], name: str) -> int:
    return sum(plane.count for plane in planes if plane.name == name)


def numbers(counts: dict[int, int], seats: int) -> str:
    """How many numbers a plane has, and how that depends on the seats."""
    here = counts[seats]
    if set(counts.values()) == {here}:
        return str(here)
    (fewest, first), (most, last) = min(counts.items()), max(counts.items())
    each = (last - first) // (most - fewest)
    more = here - each * seats
    if any(total != each * number + more for number, total in counts.items()):
        return f"{here} ({', '.join(f'{total} with {number} seats' for number, total in counts.items())})"
    if more == -each:
        return f"{here} ({each} for each other seat)"
    return f"{here} ({each} for each seat{f', and {more}' if more else ''})"


# ---- what changes them


def changes(kind: GameKind, sizes: Sizes) -> list[str]:
    """How large an observation is with other seats and options, and which planes there are only then."""
    different = {said(options): planes for options, planes in differing(kind, sizes)}
    sentences = with_fewer_or_more_seats(sizes)
    sentences += [line for name, planes in different.items() for line in with_options(name, planes, sizes)]
    return [
        "Bytes of an observation and of its mask, by seats; an option that is not named changes nothing:",
        "",
        f"| options | {' | '.join(str(seats) for seats in kind.seats)} |",
        f"| --- |{' ---: |' * len(kind.seats)}",
        *[widths(kind, name, planes) for name, planes in {"by default": sizes, **different}.items()],
        *[text for line in sentences for text in ("", line)],
    ]


def widths(kind: GameKind, name: str, planes: Sizes) -> str:
    shown = [both(planes[seats]) if seats in planes else "–" for seats in kind.seats]
    return f"| {name} | {' | '.join(shown)} |"


def both(size: Size) -> str:
    return f"{width(size.planes):,} + {size.choices:,}"


def differing(kind: GameKind, sizes: Sizes) -> Iterator[tuple[Options, Sizes]]:
    """The values of the first option that change the planes, and of the others those that change them once more."""
    if not kind.options:
        return
    first, others = kind.options[0], kind.options[1:]
    for value in values_of(first):
        base: Options = {first.name: value}
        usual = planes_of(kind, base)
        if not alike(usual, sizes):
            yield base, usual
        for options in [base | {option.name: other} for option in others for other in values_of(option)]:
            planes = planes_of(kind, options)
            if planes and not alike(planes, usual):
                yield options, planes


def values_of(option: Option) -> list[Json]:
    """All values; of a number the smallest and the largest."""
    return [*option.values] or [value for value in (option.low, option.high) if value != option.default]


def alike(one: Sizes, other: Sizes) -> bool:
    """Whether planes and choices are the same wherever both can be played."""
    return all(facts(one[seats]) == facts(other[seats]) for seats in one.keys() & other.keys())


def facts(size: Size) -> tuple[int, list[tuple[str, int, int, str]]]:
    return size.choices, [(plane.name, plane.count, plane.most, plane.says) for plane in size.planes]


def said(options: Options) -> str:
    return ", ".join(f"`{name}={str(value).lower()}`" for name, value in options.items())


def with_fewer_or_more_seats(sizes: Sizes) -> list[str]:
    """Sentences about the planes that the usual table does not have."""
    usual = {plane.name for plane in sizes[usual_seats(sizes)].planes}
    found: dict[str, tuple[Plane, list[int]]] = {}
    for seats, size in sizes.items():
        for plane in size.planes:
            if plane.name not in usual:
                found.setdefault(plane.name, (plane, []))[1].append(seats)
    return [
        f"With {' or '.join(map(str, seats))} seats there is also {about(plane)}" for plane, seats in found.values()
    ]


def with_options(name: str, planes: Sizes, usual: Sizes) -> list[str]:
    """Sentences about the planes that these options bring or take."""
    there = {plane.name: plane for found in planes.values() for plane in found.planes}
    known = {plane.name for seats in planes.keys() & usual.keys() for plane in usual[seats].planes}
    lines = [f"With {name} there is also {about(plane)}" for plane in there.values() if plane.name not in known]
    gone = [f"`{plane}`" for plane in sorted(known - there.keys())]
    return lines + ([f"With {name} there is no {', '.join(gone)}."] if gone else [])


def about(plane: Plane) -> str:
    return f"`{plane.name}`: {plane.count} numbers, at most {plane.most}: {plane.says}."


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
