"""What is agreed on before a table opens: the game, who sits where, the clock, what is allowed."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from kibitz.bots import BOTS, bot_named
from kibitz.core.errors import BadOptions
from kibitz.core.game import Game
from kibitz.games import GAMES, make_game
from kibitz.wire import Options

PlayerName = Annotated[str, Meta(max_length=40)]
# The schema names those that there are today; a table that is kept may know others.
GameName = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(GAMES)})]
BotName = Annotated[
    str, Meta(max_length=20, extra_json_schema={"pattern": f"^({'|'.join(BOTS)}|search:[1-9][0-9]{{0,8}})$"})
]


HOURS_S = 3600  # for a decision: by correspondence


class ChairPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit there: the one who opens the table, whoever comes, or a bot of this level."""

    who: Literal["me", "open", "bot"] = "open"
    name: PlayerName = ""
    bot: BotName = "casual"


class Clock(Struct, forbid_unknown_fields=True):
    """Seconds: for every decision, in reserve for a whole game, and in a reaction window (all seats together)."""

    step_s: Annotated[int, Meta(ge=1, le=30 * 86400)]
    bank_s: Annotated[int, Meta(ge=0, le=86400)] = 0
    window_s: Annotated[int, Meta(ge=1, le=30 * 86400)] = 15


CLOCKS: dict[str, Clock] = {
    "quick": Clock(10, 90, 8),
    "calm": Clock(30, 300, 15),
    "day": Clock(86400, 0, 6 * 3600),
    "three-days": Clock(3 * 86400, 0, 86400),
}


class Settings(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table as it is wished for."""

    game: GameName
    options: Options = {}
    chairs: Annotated[list[ChairPlan], Meta(min_length=1, max_length=12)]
    listed: bool = False  # otherwise whoever has the link finds it
    watchers: bool = True
    rounds: Annotated[int, Meta(ge=1, le=99)] = 1  # games of a match
    begins: Literal["chosen", "draw", "rotate"] = "draw"
    first: Annotated[int, Meta(ge=0, le=11)] = 0  # who begins (the first game), if not drawn
    clock: Literal["none", "quick", "calm", "day", "three-days"] | Clock = "none"
    timeout: Literal["bot", "wait"] = "bot"  # whose time is up: a bot plays this decision, or the others wait
    cover_after_s: Annotated[int, Meta(ge=0, le=30 * 86400)] | None = 60  # a bot plays for whoever is away; None: never
    cover_bot: BotName = "casual"
    undo: bool = True
    chat: bool = True
    hints: bool = True
    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] = 700  # a bot takes at least so long, so that people can follow
    window_s: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0  # of a reaction window, without a clock; 0: no end
    window_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1500  # bots answer in a reaction window exactly then


def the_clock(settings: Settings) -> Clock | None:
    return settings.clock if isinstance(settings.clock, Clock) else CLOCKS.get(settings.clock)


def by_correspondence(settings: Settings) -> bool:
    """Nobody need be there for hours: a connection says nothing of whether somebody plays."""
    clock = the_clock(settings)
    return clock is not None and clock.step_s >= HOURS_S


def window_ms(settings: Settings) -> int:
    """How long a reaction window stays open for people, all seats together; 0: until all have answered. A clock has a
    time of its own for that, where it ends anything at all."""
    clock = the_clock(settings)
    if clock is None:
        return settings.window_s * 1000
    return clock.window_s * 1000 if settings.timeout == "bot" else 0


def checked(settings: Settings) -> Game:
    """The game of these settings, or what is wrong with them."""
    game = game_for(settings, len(settings.chairs))
    for bot in [settings.cover_bot, *(plan.bot for plan in settings.chairs)]:
        bot_named(bot)
    if settings.first >= len(settings.chairs):
        raise BadOptions(f"first: expected a seat from 0 to {len(settings.chairs) - 1}, got {settings.first}")
    return game


def game_for(settings: Settings, seats: int) -> Game:
    """The game of a table; tables with the same options share it."""
    return shared_game(settings.game, msgspec.json.encode(settings.options), seats)


@lru_cache(maxsize=64)
def shared_game(name: str, options: bytes, seats: int) -> Game:
    return make_game(name, msgspec.json.decode(options), seats)
