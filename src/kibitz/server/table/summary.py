"""A table in short, as lists show it: it is kept beside the entries, so that no list has to read a table."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from kibitz.server.phases import BETWEEN, CLOSED, DONE, LEFT, OVER, RUNNING, YOUR_TURN
from kibitz.server.table.presence import awaited
from kibitz.server.table.presenter import Presenter
from kibitz.server.table.table import Table

LONG_TEXT: Final = 500  # a deck in full is not for lists


class Summary(NamedTuple):
    """What is kept: ``info`` for everybody's eyes, ``persons`` by chair for nobody's."""

    phase: str
    info: str
    persons: str


def summary(table: Table, at: int) -> Summary:
    """Who is asked is told as a stranger may know it: of a reaction window, all whom it is open for."""
    info = Presenter(table, at).info()
    round = table.round if table.state.phase == "playing" else None
    short = {name: value for name, value in table.game.options.items() if len(str(value)) < LONG_TEXT}
    info = msgspec.structs.replace(info, options=short, asked=[] if round is None else round.asked())
    persons = [chair.person for chair in table.chairs]
    return Summary(table.state.phase, msgspec.json.encode(info).decode(), msgspec.json.encode(persons).decode())


def ranks(table: Table) -> dict[str, int]:
    """Where this table stands among the tables of everybody who sits here, has resigned the game, or opened it."""
    done = {table.state.host: LEFT} if table.state.host else {}
    done |= dict.fromkeys((chair.resigned for chair in table.chairs if chair.resigned), DONE)
    if table.state.phase in (OVER, CLOSED):
        return {**done, **dict.fromkeys(table.persons(), DONE)}
    waiting = {table.chairs[seat].person for seat in waits_for(table)}
    return {**done, **{person: YOUR_TURN if person in waiting else RUNNING for person in table.persons()}}


def waits_for(table: Table) -> list[int]:
    """The seats that are awaited; a bot may play for their person. Between two games only a match alone with bots
    waits."""
    if table.state.phase == BETWEEN:
        return [seat for seat, chair in enumerate(table.chairs) if not chair.ready] if table.solo() else []
    return awaited(table)
