"""What is agreed on before a table opens: the game, who sits where, the clock, what is allowed."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from kibitz.bots import BOTS, bot_named
from kibitz.core.errors import BadOptions
from kibitz.core.game import Game
from kibitz.core.phrase import Phrase
from kibitz.games import GAMES, make_game
from kibitz.wire import Options, PlayerName

MOST_IMAGINED: Final = 5000  # games before every move, of search:N: what an expert imagines where games are short
COVER_S: Final = 60  # where neither the host nor a clock says otherwise
DAY_S: Final = 86400

# The schema names those that there are today; a table that is kept may know others.
GameName = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(GAMES)})]
SEARCH: Final = "search:([1-9][0-9]{0,2}|[1-4][0-9]{3}|5000)"
BotName = Annotated[str, Meta(max_length=20, extra_json_schema={"pattern": f"^({'|'.join(BOTS)}|{SEARCH})$"})]


HOURS_S = 3600  # for a decision, with what is in reserve: by correspondence


class ChairPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit there: the one who opens the table, whoever comes, or a bot of this level."""

    who: Literal["me", "open", "bot"] = "open"
    name: PlayerName = ""
    bot: BotName = "casual"


class Clock(Struct, forbid_unknown_fields=True):
    """Seconds: for every decision, in reserve for a whole game, and in a reaction window (all seats together)."""

    step_s: Annotated[int, Meta(ge=1, le=30 * DAY_S)]
    bank_s: Annotated[int, Meta(ge=0, le=DAY_S)] = 0
    window_s: Annotated[int, Meta(ge=1, le=30 * DAY_S)] = 15


CLOCKS: dict[str, Clock] = {
    "quick": Clock(10, 90, 8),
    "calm": Clock(30, 300, 15),
    "day": Clock(DAY_S, 0, 6 * 3600),
    "three-days": Clock(3 * DAY_S, 0, DAY_S),
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
    # a bot plays for whoever is away for so long; None: never; left out: as it suits the clock
    cover_after_s: Annotated[int, Meta(ge=0, le=31 * DAY_S)] | UnsetType | None = UNSET
    cover_bot: BotName = "casual"
    undo: bool = True
    chat: bool = True
    chat_watchers: bool = False  # whoever watches reads the chat too
    hints: bool = True
    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] = 700  # a bot takes at least so long, so that people can follow
    # of a reaction window, where there is no clock and two people or more; 0: it ends when all have answered
    window_s: Annotated[int, Meta(ge=0, le=30 * DAY_S)] = 3
    window_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1500  # bots answer in a reaction window exactly then


def the_clock(settings: Settings) -> Clock | None:
    return settings.clock if isinstance(settings.clock, Clock) else CLOCKS.get(settings.clock)


def window_ms(settings: Settings) -> int:
    """How long a reaction window stays open for people, all seats together; 0: until all have answered. A clock has a
    time of its own for that, where it ends anything at all. Who has hours for a move has no seconds for an answer."""
    clock = the_clock(settings)
    if clock is None:
        hasty = by_correspondence(settings) and settings.window_s < HOURS_S
        return 0 if hasty else settings.window_s * 1000
    return clock.window_s * 1000 if settings.timeout == "bot" else 0


def clock_s(settings: Settings) -> int:
    """How long a clock lets a decision take, with all that is in reserve; 0: there is no clock."""
    clock = the_clock(settings)
    return 0 if clock is None else max(clock.step_s + clock.bank_s, clock.window_s)


def cover_s(settings: Settings) -> int | None:
    """For how long somebody must be away until a bot plays for them; None: no bot ever does. Whoever has a clock may
    use it up first, also at a table of a time when that was not checked."""
    wish = settings.cover_after_s
    if wish is None:
        return None
    return max(clock_s(settings), max(COVER_S, settings.window_s) if wish is UNSET else wish)


def by_correspondence(settings: Settings) -> bool:
    """The clock, or what was agreed on, gives everybody hours: a connection says nothing of whether somebody plays."""
    return longest_ms(settings) >= 1000 * HOURS_S or settings.window_s >= HOURS_S


def longest_ms(settings: Settings) -> int:
    """For how long the others wait for somebody's move."""
    return 1000 * max(clock_s(settings), cover_s(settings) or 0)


def served_bot(name: str) -> str:
    """A bot that a server lets play: one that thinks for long takes the time of everybody's bots."""
    bot_named(name)
    if imagined(name) > MOST_IMAGINED:
        message = f"a bot of this server imagines at most {MOST_IMAGINED} games before a move, so not {name!r}"
        raise BadOptions(message, Phrase("refused-search", most=MOST_IMAGINED))
    return name


def imagined(name: str) -> int:
    """How many games ``search:N`` imagines; 0: it is another bot."""
    kind, _, number = name.partition(":")
    return int(number) if kind == "search" else 0


def within_bounds(name: str) -> str:
    """The bot that plays for this one, which may sit at a table of a time when nobody counted its games."""
    return f"search:{MOST_IMAGINED}" if imagined(name) > MOST_IMAGINED else name


def checked(settings: Settings) -> Game:
    """The game of these settings, or what is wrong with them."""
    game = game_for(settings, len(settings.chairs))
    for bot in [settings.cover_bot, *(plan.bot for plan in settings.chairs)]:
        served_bot(bot)
    least, wish = clock_s(settings), settings.cover_after_s
    if isinstance(wish, int) and wish < least:
        message = f"cover_after_s: expected at least {least}, the time of the clock, or null, got {wish}"
        raise BadOptions(message, Phrase("refused-cover-soon", seconds=least))
    if settings.first >= len(settings.chairs):
        raise BadOptions(f"first: expected a seat from 0 to {len(settings.chairs) - 1}, got {settings.first}")
    return game


def game_for(settings: Settings, seats: int) -> Game:
    """The game of a table; tables with the same options share it."""
    return shared_game(settings.game, msgspec.json.encode(settings.options), seats)


@lru_cache(maxsize=64)
def shared_game(name: str, options: bytes, seats: int) -> Game:
    return make_game(name, msgspec.json.decode(options), seats)
