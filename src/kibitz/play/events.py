"""Events with names for their numbers, as programs and browsers read them."""

from __future__ import annotations

from kibitz.core.event import NO_SEAT, Event
from kibitz.core.game import Game, Json


def event_json(game: Game, event: Event) -> dict[str, Json]:
    """An event with names for its numbers."""
    kind = game.events[event.kind]
    fields: dict[str, Json] = {"kind": kind.name}
    for (name, sort), value in zip(kind.args, event.args, strict=True):
        fields[name] = arg_json(game, sort, value)
    return fields


def arg_json(game: Game, sort: str, value: int) -> Json:
    if sort == "seat":
        return None if value == NO_SEAT else value
    return value if sort == "number" else game.presentation.arg_text(sort, value)
