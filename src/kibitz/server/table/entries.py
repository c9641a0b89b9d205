"""What happens at a table, as it is kept: a table is the sum of its entries, in their order.

Entries are stored as JSON under their ``kind``. A field may be added, with a default; none is ever renamed or removed.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Union

import msgspec
from msgspec import Struct

from kibitz.server.table.settings import Settings


class Chair(Struct, omit_defaults=True):
    """A chair and whoever sits on it. Neither a person nor a bot: it is open."""

    name: str = ""
    person: str = ""  # the hash of the person's key
    bot: str = ""  # the level of a bot that sits here for good
    program: bool = False  # the person is a program
    cover: str = ""  # the level of a bot that plays for the person, for now
    vacant: bool = False  # a bot plays on for somebody who is gone: before the next deal whoever comes may take over
    muted: bool = False
    ready: bool = False  # for the next game
    n: int = 0  # how many news this chair has been told
    decision: int = 0  # the number of the news that brought the open decision
    done: list[str] = []  # acts by the client's ids, as an older server kept them: now they are the state's
    orders: dict[str, str] = {}  # standing orders: pass or ask, by kind of window
    total: int = 0  # points in this match
    wins: int = 0
    resigned: str = ""  # who has given up the game that is played; a bot plays their hand to its end


class State(Struct, omit_defaults=True):
    """A table between two games: everything but the game."""

    settings: Settings
    chairs: list[Chair]
    host: str = ""
    phase: str = "open"
    round: int = 0
    begun: int = 0  # games ever begun here, over all matches
    watched: int = 0  # how many news spectators have been told
    asked: int = 0  # the number of the news that brought spectators the open decision
    sent_away: list[str] = []  # people whom the host does not want here
    begins_at: dict[str, Any] | None = None  # the first game is not dealt, it begins at this position
    done: dict[str, list[str]] = {}  # the last acts of everybody, by the client's ids; not every turn, but with a deal
    muted: list[str] = []  # people who were muted when they gave up their chairs
    fixed_windows: bool = False  # in this game reaction windows last their time; an older server settled them early


class Snapshot(Struct, omit_defaults=True):
    """A table at the beginning of a turn, kept beside the entries: for a version of the rules that plays otherwise."""

    chairs: list[Chair]
    host: str
    phase: str
    watched: int
    asked: int
    commitment: str = ""
    banks: list[int] = []
    position: dict[str, Any] | None = None  # None: the game is over
    sent_away: list[str] = []
    muted: list[str] = []
    aborted: bool = False  # the game counts for nobody


class Entry(Struct, tag_field="kind", omit_defaults=True):
    """One thing that happened."""

    checkpoint: ClassVar[bool] = False  # a table can be taken up from here, without what came before


class Opened(Entry, tag="opened"):
    state: State
    checkpoint: ClassVar[bool] = True


class Sat(Entry, tag="sat"):
    seat: int
    name: str
    person: str
    program: bool = False


class Came(Entry, tag="came"):
    """A late player, where the rules allow it."""

    name: str
    person: str
    program: bool = False


class Stood(Entry, tag="stood"):
    seat: int
    id: str = ""
    waits: bool = False  # a game of one person and bots: it waits, and no bot plays for them


class Dealt(Entry, tag="dealt"):
    state: State
    version: int
    seed: str
    salt: str
    checkpoint: ClassVar[bool] = True


class Carried(Entry, tag="carried"):
    """The rules have a new version: the game goes on from its last position; None: it was over."""

    state: State
    version: int
    position: dict[str, Any] | None
    commitment: str = ""
    seed: str = ""
    salt: str = ""
    banks: list[int] = []
    checkpoint: ClassVar[bool] = True


class Chose(Entry, tag="chose"):
    """``by``: the person, a bot, the clock."""

    seat: int
    choices: list[str]
    id: str = ""
    by: str = ""


class WindowClosed(Entry, tag="window-closed"):
    """The time of the open reaction window is up."""


class Ordered(Entry, tag="ordered"):
    seat: int
    window: str
    answer: str
    id: str = ""


UNDO = "undo"
ABORT = "abort"


class Wished(Entry, tag="wished"):
    """``what``: to take the last own move back, or to break the game off. ``asked``: who must agree; None: an older
    server asked whoever was not covered, and nobody any more who was covered meanwhile."""

    seat: int
    id: str = ""
    asked: list[int] | None = None
    what: str = UNDO


class Consented(Entry, tag="consented"):
    """``by``: the person, or the clock, for whoever was silent for too long."""

    seat: int
    yes: bool
    id: str = ""
    by: str = ""


class Spoke(Entry, tag="spoke"):
    """Chat, in the entries of an older version."""

    seat: int
    text: str = ""
    phrase: str = ""
    id: str = ""


class Readied(Entry, tag="readied"):
    """For the next game."""

    seat: int
    id: str = ""


class Filled(Entry, tag="filled"):
    """Bots take the open chairs, under these names; an older server named them itself."""

    seat: int
    bot: str
    id: str = ""
    names: list[str] = []


class Covered(Entry, tag="covered"):
    """A bot plays for whoever is away, or whom the host replaces."""

    seat: int
    bot: str
    by: int = -1
    id: str = ""


class Resumed(Entry, tag="resumed"):
    seat: int
    id: str = ""
    anew: bool = False  # the clock stood still while they were away: the decision has all its time again


class Kicked(Entry, tag="kicked"):
    seat: int
    by: int
    id: str = ""


class Muted(Entry, tag="muted"):
    seat: int
    by: int
    muted: bool
    id: str = ""


class Retimed(Entry, tag="retimed"):
    """Some time counts for nobody: no server was there, or the clock was set. The open decision was asked then."""

    since: int


def kinds_of_entries() -> list[type[Entry]]:
    """All that there are; each module that brings an act brings its entry (``kibitz.server.table``)."""
    return Entry.__subclasses__()


@cache
def decoder() -> msgspec.json.Decoder[Entry]:
    return msgspec.json.Decoder(Union[tuple(kinds_of_entries())])  # noqa: UP007


def author(entry: Entry) -> int:
    """The chair that an entry is done from; -1: the host's, who has none."""
    by = getattr(entry, "by", None)
    seat: int = by if isinstance(by, int) else getattr(entry, "seat", -1)
    return seat


def read_entry(data: str) -> Entry:
    """An entry as it was kept."""
    return decoder().decode(data)


def write_entry(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()
