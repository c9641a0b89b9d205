"""Every game as a Gymnasium environment: one seat is the learner's, bots play the others.

Importing this file makes the games known to Gymnasium: ``gymnasium.make("kibitz/Abluxxen-v2")``.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any, NamedTuple

from kibitz.bots.external import Program, bot_of, check_fit
from kibitz.bots.safe import Bot, SafeBot, checked, legal_part
from kibitz.core.errors import BadOptions
from kibitz.core.game import Json, Play
from kibitz.core.rng import Rng, bots_rng, draw_first
from kibitz.games import GAMES
from kibitz.play.seat import SECOND, Seat, seat_to_decide
from kibitz.rl.setup import Deals, Setup, code_of, id_of, seed_of, usual_game
from kibitz.rl.single import OneGame
from kibitz.rl.vector import Choices, seen_space
from kibitz.rl.vector import VectorEnv as VectorEnv  # the other environment for Gymnasium, found here too

try:
    import gymnasium
    import numpy as np
except ImportError as error:
    raise ImportError("this environment needs Gymnasium: pip install 'kibitz[rl]'") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Seen = dict[str, NDArray[Any]]
    Info = dict[str, Any]

HOUR = 3_600_000  # in ms: nobody waits longer for a bot


class Own(SafeBot):
    """A function of the learner's own as a bot: what it does wrong is theirs to mend, and is raised."""

    def __call__(self, seat: Seat, rng: Rng) -> list[int]:
        return checked(seat, self.ask(seat, rng))


class Opponent(NamedTuple):
    """A bot that plays another seat, and how it sits in a game."""

    name: str
    bot: Bot
    sits: type[SafeBot]


class SeatEnv(OneGame, gymnasium.Env):  # type: ignore[misc]
    """One seat of a game. ``opponents`` are a bot for all others, or a list, one for each, clockwise from the learner:
    levels, ``search:N``, ``cmd:PROGRAM``, ``policy:FILE``, or a function ``bot(seat, rng)`` that returns a list of
    choices. They see what their seats may know.

    ``seat`` is the learner's; where none is said, it goes round from game to game.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Json] | None = None,
        opponents: str | Bot | Sequence[str | Bot] = "casual",
        seat: int | None = None,
        budget_ms: int = SECOND,
        render_mode: str | None = None,
    ) -> None:
        setup = Setup(game, seats, options)
        made_of = (game, setup.seats, dict(setup.options), opponents, seat, budget_ms, render_mode)
        self.make(setup, made_of, render_mode)
        self.fixed_seat = seat_among(setup, seat)
        self.opponents = company(setup, opponents)
        self.budget_ms = among(code_of(budget_ms, "budget_ms"), "budget_ms", 1, HOUR)
        self.metadata = {**SeatEnv.metadata, "name": setup.name}
        self.observation_space = seen_space(setup, np.int8)
        self.action_space = Choices(setup)
        self.seat = 0
        self.sitters: list[SafeBot] = []
        self.dice = Rng(0)

    # ---- what Gymnasium asks for

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Info]:
        """Deal a new game and let the others play until the learner decides. The same seed gives the same games."""
        if options:
            raise ValueError(f"options: the game's own are chosen when it is made, expected none here, got {options!r}")
        super().reset(seed=seed_of(seed))
        if seed is not None:
            self.deals = Deals(seed)
        play = self.deal()
        while play.seat() < 0:  # it was over before the learner's first decision: nothing to learn from
            play = self.deal()
        return self.seen(play), self.info(play)

    def step(self, action: int | np.integer[Any]) -> tuple[Seen, float, bool, bool, Info]:
        """The learner makes a choice, and the others play until it decides again, or the game is over."""
        code = self.setup.checked(self.dealt(), action)
        play = self.dealt().copy()  # if the others are interrupted, by Ctrl-C for one, nothing has happened
        play.apply(code)
        self.play_others(play)
        self.play = play
        over = play.seat() < 0
        reward = self.setup.rewards(play)[self.seat] if over else 0.0
        return self.seen(play), reward, over, False, self.info(play)

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, where MaskablePPO of sb3-contrib looks for it."""
        return self.setup.mask(self.dealt().legal).astype(np.bool_)

    def copy(self) -> SeatEnv:
        """Once more, at the same point; the bots are shared."""
        twin = super().copy()
        twin.sitters, twin.dice = [sitter.copy() for sitter in self.sitters], Rng(int(self.dice.state))
        twin.action_space, twin._np_random = deepcopy(self.action_space), deepcopy(self._np_random)
        return twin

    def close(self) -> None:
        """The game is given up, and programs that play along are ended."""
        self.play = None
        for _, bot, _ in self.opponents:
            if isinstance(bot, Program):
                bot.close()

    # ---- the parts of a game

    def deal(self) -> Play:
        """The next game of the series, up to the learner's first decision."""
        self.play = None  # until the others have played
        seats, number = self.setup.seats, self.deals.number
        text = self.deals.next()
        self.seat = number % seats if self.fixed_seat is None else self.fixed_seat
        self.sitters = [opponent.sits(opponent.bot) for opponent in self.opponents]
        self.dice = bots_rng(text)
        play = self.setup.game.start(seats, text, draw_first(text, seats))
        self.play_others(play)
        self.play = play
        return play

    def play_others(self, play: Play) -> None:
        """Whoever is not the learner plays, until the learner decides or the game is over."""
        while play.seat() >= 0 and play.seat() != self.seat:
            for code in self.answer(play):
                play.apply(code)

    def answer(self, play: Play) -> list[int]:
        """What a bot does with its seat; where there is nothing to decide it is not asked."""
        if len(play.legal) == 1:
            return play.legal[:]
        place = (play.seat() - self.seat) % self.setup.seats - 1
        codes = self.sitters[place](seat_to_decide(play, self.budget_ms), self.dice)
        return codes if len(codes) == 1 else legal_part(play, codes)

    def seen(self, play: Play) -> Seen:
        self.action_space.legal = play.legal[:]
        return {"observation": self.look_at(play, self.seat), "action_mask": self.setup.mask(play.legal)}

    def info(self, play: Play) -> Info:
        """The learner's seat, how the game ended, and what bots failed at in this game, seat by seat."""
        info: Info = {"seat": self.seat}
        if play.seat() < 0:
            info |= self.setup.result(play)
        failures = {
            f"seat_{(self.seat + 1 + place) % self.setup.seats}": {
                "bot": self.opponents[place].name,
                "kinds": dict(steady.failures),
                "last": steady.last_failure,
            }
            for place, steady in enumerate(self.sitters)
            if steady.failures
        }
        return info | {"failures": failures} if failures else info


def seat_among(setup: Setup, seat: int | None) -> int | None:
    if seat is None:
        return None
    return among(code_of(seat, "seat"), "seat", 0, setup.seats - 1)


def among(number: int, what: str, low: int, high: int) -> int:
    if not low <= number <= high:
        raise ValueError(f"{what}: expected a number from {low} to {high}, got {number}")
    return number


def company(setup: Setup, opponents: str | Bot | Sequence[str | Bot]) -> list[Opponent]:
    """Who plays the other seats, clockwise from the learner."""
    others = setup.seats - 1
    wished = list(opponents) if isinstance(opponents, Sequence) and not isinstance(opponents, str) else None
    wished = [opponents] * others if wished is None else wished  # type: ignore[list-item]
    if len(wished) != others:
        raise ValueError(f"opponents: expected a bot, or a list of {others}, one for each other seat, got {wished!r}")
    return [opponent(setup, wish) for wish in wished]


def opponent(setup: Setup, wish: str | Bot) -> Opponent:
    if not isinstance(wish, str):
        if not callable(wish):
            raise TypeError(f"opponents: expected the name of a bot, or a function, got {wish!r}")
        return Opponent(getattr(wish, "__name__", type(wish).__name__), wish, Own)
    check_fit(wish, setup.game, setup.seats)
    bot = bot_of(wish)
    if isinstance(bot, Program) and shutil.which(bot.words[0]) is None:
        raise BadOptions(f"opponents: there is no program {bot.words[0]!r} that can be started")
    return Opponent(wish, bot, SafeBot)


def register(game: str) -> None:
    """Make a game known to ``gymnasium.make`` and ``gymnasium.make_vec``."""
    gymnasium.register(
        id_of(usual_game(game)),
        entry_point="kibitz.rl.gymnasium:SeatEnv",
        vector_entry_point="kibitz.rl.vector:VectorEnv",
        kwargs={"game": game},
        nondeterministic=True,  # bots that think for some time, and programs, may answer otherwise the next time
    )


for _name in GAMES:
    register(_name)
