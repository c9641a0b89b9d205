"""What of a view only fingerprints say: everything else, planes say. Each game lists what it leaves to them; the list
should be short."""

from __future__ import annotations

import json
from collections.abc import Callable

from kibitz.core.game import Game, Json, View
from kibitz.core.header import Header

TOLD_LAYERS = {2: 18, 3: 18, 4: 10, 5: 10}  # of a display of Abluxxen, by the number of seats
MOST = 255  # in a byte
TOLD_SHUFFLES = 8  # of Absolute: how old hidden cards are counted for


def in_planes(game: Game, view: View) -> str:
    """What planes say of a view, as a text: views for which it differs have rows that differ in planes."""
    return json.dumps(LEFT_OUT.get(game.name, by_default)(game, view), sort_keys=True)


def abluxxen(game: Game, view: View) -> View:
    """In which order layers lie that are deeper than these; planes say what is in them all together."""
    displays = view["displays"]
    assert isinstance(displays, list)
    return view | {"displays": [deep_in_order(display, TOLD_LAYERS[len(displays)]) for display in displays]}


def deep_in_order(display: Json, told: int) -> Json:
    assert isinstance(display, list)
    below = [str(card) for layer in display[:-told] if isinstance(layer, list) for card in layer]
    return [[*sorted(below)], *display[-told:]]


def absolute(game: Game, view: View) -> View:
    """From which shuffle hidden cards came, where that is more than eight shuffles ago."""
    batch, hidden = view["batch"], view["hidden"]
    assert isinstance(batch, int) and isinstance(hidden, dict)
    counts: dict[str, list[int]] = {}
    for shuffle, of_seats in hidden.items():
        assert isinstance(of_seats, list)
        age = min(TOLD_SHUFFLES, batch - int(shuffle))
        before = counts.get(str(age), [0] * len(of_seats))
        counts[str(age)] = [one + int(str(more)) for one, more in zip(before, of_seats, strict=True)]
    return view | {"hidden": {age: [*some] for age, some in counts.items()}}


def fluxx(game: Game, view: View) -> View:
    """In which order cards lie and were named; of which earlier shuffle the hidden cards of a hand are; which goal is
    met without a winner; numbers above 255; and of what is half done, the details of all but the piece of play that
    asks: planes say how many pieces there are, of which kinds, about which cards, and whose the second is."""
    told = {name: in_order(value) for name, value in view.items() if name not in ("hidden", "near", "pending", "turns")}
    told["turns"] = view["turns"]
    hidden, near, pending = (view.get(name) for name in ("hidden", "near", "pending"))
    if isinstance(hidden, dict):
        told["older"] = [sum(counts) for counts in zip(*hidden.values(), strict=True)]
    if isinstance(near, list):
        told["near"] = near[1:]
    if isinstance(pending, dict):
        told["pending"] = half_done(pending)
    return told


def half_done(pending: dict[str, Json]) -> Json:
    """What planes say of it."""
    frames = pending["frames"]
    assert isinstance(frames, list)
    pieces = [frame for frame in frames if isinstance(frame, dict)]
    told = {name: in_order(value) for name, value in pending.items() if name != "frames"}
    told["kinds"] = [*sorted({str(piece["frame"]) for piece in pieces})]
    told["about"] = [*sorted({str(piece["card"]) for piece in pieces if "card" in piece})]
    told["count"] = len(pieces)
    if pieces:
        told["top"] = {name: in_order(value) for name, value in pieces[-1].items() if name not in NOT_OF_TOP}
    if len(pieces) > 1:
        told["second"] = [pieces[-2]["frame"], pieces[-2]["seat"]]
    return told


def in_order(value: Json) -> Json:
    """Cards in an order of their own, and numbers as far as a byte can tell."""
    if not isinstance(value, list):
        return min(MOST, value) if isinstance(value, int) and not isinstance(value, bool) else value
    parts = [in_order(part) for part in value]
    texts = [part for part in parts if isinstance(part, str)]
    return [*sorted(texts)] if texts and len(texts) == len(parts) else parts


NOT_OF_TOP = ("step",)


def by_default(game: Game, view: View) -> View:
    """Default planes say what lies in each pile, in whatever order, what is declared, and numbers and flags; no other
    texts, nor what is within something else."""
    declared = [field.name for field in game.fields]
    piles = {look.field: look for look in game.piles if not look.within}
    told: View = {}
    seats = Header(view).seats
    for name, value in view.items():
        if name in piles:
            rows = value if piles[name].per_seat and isinstance(value, list) else [value]
            told[name] = [row if isinstance(row, int) else [*sorted(piles[name].cards_in(row))] for row in rows]
        elif name in declared or isinstance(value, int) or is_of_seats(value, seats):
            told[name] = value
    return told


def is_of_seats(value: Json, seats: int) -> bool:
    """Is this a number for each seat?"""
    return isinstance(value, list) and len(value) == seats and all(isinstance(part, int) for part in value)


LEFT_OUT: dict[str, Callable[[Game, View], View]] = {
    "abluxxen": abluxxen,
    "absolute": absolute,
    "fluxx": fluxx,
}
