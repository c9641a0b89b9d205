"""A bot that cannot disturb a game: it is asked again once, and then the game's own policy plays for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from numbers import Integral

from kibitz.bots.greedy import greedy
from kibitz.core.game import Play
from kibitz.core.rng import Rng
from kibitz.play.seat import Seat

Bot = Callable[[Seat, Rng], list[int]]

TRIES = 2
MOST_SAID = 300


class BotFailed(Exception):
    """A bot gave no answer that can be played. ``kind``: silent, crashed, garbled, flood, refused, unreadable, illegal,
    or error (it raised an exception)."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message[:MOST_SAID])
        self.kind = kind


class SafeBot:
    """A bot in one game. It always answers with legal choices; what went wrong is counted by kind.

    A bot that fails twice at one question is ``forfeited``: for the rest of this game it is not asked any more.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.failures: Counter[str] = Counter()
        self.last_failure = ""  # in words
        self.forfeited = False

    def __call__(self, seat: Seat, rng: Rng) -> list[int]:
        for _ in range(0 if self.forfeited else TRIES):
            try:
                return checked(seat, self.ask(seat, rng))
            except BotFailed as failure:
                self.note(failure.kind, str(failure))
            except Exception as error:  # whatever a bot raises, the game goes on
                self.note("error", repr(error))
        self.forfeited = True
        return substitute(seat, rng)

    def copy(self) -> SafeBot:
        """The same bot in a copy of its game."""
        twin = type(self)(self.bot)
        twin.failures, twin.last_failure, twin.forfeited = self.failures.copy(), self.last_failure, self.forfeited
        return twin

    def ask(self, seat: Seat, rng: Rng) -> list[int]:
        """The bot's answer. Whatever it does to the list that it is shown, what is offered stays."""
        offered = seat.legal[:]
        try:
            return self.bot(seat, rng)
        finally:
            seat.legal = offered

    def note(self, kind: str, message: str) -> None:
        self.failures[kind] += 1
        self.last_failure = message[:MOST_SAID]


def checked(seat: Seat, codes: list[int]) -> list[int]:
    """The choices, if all are legal one after the other in a game that could be the true one."""
    if not isinstance(codes, list) or not codes or not all(isinstance(code, Integral) for code in codes):
        raise BotFailed("unreadable", f"expected a list of one or more choices, as in [seat.legal[0]], got {codes!r}")
    codes = [int(code) for code in codes]  # numpy's whole numbers are as good
    if codes[0] not in seat.legal:
        raise BotFailed("illegal", f"{said(seat, codes[0])} is not offered")
    if len(codes) > 1:
        legal = legal_part(seat.imagine(0), codes)
        if len(legal) < len(codes):
            raise BotFailed("illegal", f"{said(seat, codes[len(legal)])} is not offered after {len(legal)} choices")
    return codes


def said(seat: Seat, code: int) -> str:
    return seat.game.presentation.notation(code) if 0 <= code < len(seat.game.choices) else f"choice {code}"


def legal_part(play: Play, codes: list[int]) -> list[int]:
    """As many of these choices as one seat can make one after the other here: a plan may rest on cards that turn out to
    be others."""
    ahead, seat = play.copy(), play.seat()
    for count, code in enumerate(codes):
        if ahead.seat() != seat or code not in ahead.legal:
            return codes[:count]
        if count + 1 < len(codes):
            ahead.apply(code)
    return codes


def substitute(seat: Seat, rng: Rng) -> list[int]:
    """What the game's own policy would play; at the very worst, the first thing that is legal."""
    try:
        return checked(seat, greedy(seat, rng))
    except Exception:
        return seat.legal[:1]
