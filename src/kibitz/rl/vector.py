"""Thousands of games stepped at once in the compiled core: a Gymnasium vector environment without a loop per game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kibitz.core.errors import IllegalChoice
from kibitz.core.game import Json
from kibitz.core.rng import Rng, bots_rng
from kibitz.core.rows import Rows
from kibitz.core.tables import AT_RANDOM, BY_POLICY, LEARNERS, Tables
from kibitz.rl.setup import Deals, Setup, code_of, seed_of

try:
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError("this environment needs Gymnasium: pip install 'kibitz[rl]'") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Bytes = NDArray[np.uint8]
    Numbers = NDArray[np.int64]
    Floats = NDArray[np.float32]
    Flags = NDArray[np.bool_]
    Seen = dict[str, Bytes]
    Infos = dict[str, Any]

OTHERS = {"none": LEARNERS, "random": AT_RANDOM, "greedy": BY_POLICY}
MOST_TABLES = 2**31 - 1  # memory ends before


class Choices(gymnasium.spaces.Discrete):  # type: ignore[misc]
    """All choices of a game. One that is drawn without a mask is one that may be made now, where that is known."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.choices)
        self.legal: list[int] = []

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None and self.legal:
            return self.dtype.type(self.np_random.choice(self.legal))
        signed = mask.view(np.int8) if isinstance(mask, np.ndarray) and mask.dtype == np.uint8 else mask
        return super().sample(signed, probability)


class VectorEnv(gymnasium.vector.VectorEnv):  # type: ignore[misc]
    """``num_envs`` tables of one game. At each the seat that decides is asked: the learner's alone, or, where
    ``others`` is "none", everybody's.

    Observations and masks are overwritten by every step, unless ``copy`` asks for new ones. A game that ends is
    followed by the next one in the same step; its last observation is in ``infos["final_obs"]``.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: dict[str, Json] | None = None,
        others: str = "random",
        copy: bool = False,
        render_mode: None = None,
    ) -> None:
        if not isinstance(others, str) or others not in OTHERS:
            raise ValueError(f"others: expected one of {', '.join(OTHERS)}, got {others!r}")
        if render_mode is not None:
            raise ValueError(f"render_mode: many tables are not drawn, expected None, got {render_mode!r}")
        self.num_envs = code_of(num_envs, "num_envs")
        if not 1 <= self.num_envs <= MOST_TABLES:
            raise ValueError(f"num_envs: expected 1 or more, up to {MOST_TABLES}, got {num_envs}")
        self.setup = Setup(game, seats, options)
        self.seats = self.setup.seats
        self.others = others
        self.copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": [], "name": self.setup.name}
        self.single_observation_space = seen_space(self.setup)
        self.single_action_space = Choices(self.setup)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.seen = self.new_arrays()
        self.deals = Deals()
        self.tables: Tables | None = None

    def new_arrays(self) -> Seen:
        return {
            "observation": np.zeros((self.num_envs, self.setup.width), np.uint8),
            "action_mask": np.zeros((self.num_envs, self.setup.choices), np.uint8),
        }

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process it goes as it was made, not as it stands."""
        return type(self), (self.setup.game.name, self.num_envs, self.seats, self.setup.options, self.others, self.copy)

    # ---- what Gymnasium asks for

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Infos]:
        """Deal new games at all tables: the same seed gives the same games."""
        if options:
            raise ValueError(f"options: all tables begin anew and take no options, got {options!r}")
        self.must_be_open()
        super().reset(seed=seed_of(seed))
        if seed is not None:
            self.deals = Deals(seed)
        text = self.deals.next()
        self.tables = Tables(self.setup.game, self.seats, self.num_envs, text, OTHERS[self.others])
        self.rng = bots_rng(f"{text} actions")
        self.memory = memory_of(self.tables.observations), memory_of(self.tables.masks)
        self.deciders = memory_of(self.tables.deciders)[:, 0]
        self.finals = memory_of(self.tables.finals)
        return self.look(), self.who_decides()

    def step(self, actions: Numbers) -> tuple[Seen, Floats, Flags, Flags, Infos]:
        """One choice for each table. One that is not legal stops all, before anything has happened."""
        tables = self.playing()
        codes = self.codes_of(actions)
        deciders = self.deciders.copy()
        try:
            tables.step(codes)
        except IllegalChoice:
            raise self.refusal(codes) from None
        rewards, ended = np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, np.bool_)
        ended[tables.ended] = True
        results = self.results(ended)
        infos = self.who_decides() | results
        if tables.ended:
            which = tables.ended
            rewards[which] = results["rewards"][which, deciders[which]]
            infos |= self.last_looks(which, results | {"seat": deciders, "_seat": ended.copy()})
        return self.look(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def close_extras(self, **kwargs: Any) -> None:
        self.tables = None

    # ---- the parts of a step

    def look(self) -> Seen:
        """What the seats to decide may know and choose now."""
        seen = self.new_arrays() if self.copy else self.seen
        np.copyto(seen["observation"], self.memory[0])
        np.copyto(seen["action_mask"], self.memory[1])
        return seen

    def who_decides(self) -> Infos:
        return {"seat": self.deciders.copy(), "_seat": np.ones(self.num_envs, np.bool_)}

    def results(self, ended: Flags) -> Infos:
        """Rewards and scores of all seats, where a game has just ended."""
        tables = self.playing()
        rewards = np.zeros((self.num_envs, self.seats), np.float32)
        scores = np.zeros((self.num_envs, self.seats), np.int64)
        if tables.ended:
            shares = np.array(tables.shares, np.float32).reshape(-1, self.seats)
            rewards[tables.ended] = shares - np.float32(1 / self.seats)
            scores[tables.ended] = np.array(tables.scores, np.int64).reshape(-1, self.seats)
        where = ended.copy()
        return {"rewards": rewards, "_rewards": where, "scores": scores, "_scores": where}

    def last_looks(self, which: list[int], final_info: Infos) -> Infos:
        """How the games that have ended looked at last, in the form that Gymnasium has for it."""
        final_obs = np.full(self.num_envs, None, object)
        looks, masks = self.finals[which], np.zeros((len(which), self.setup.choices), np.uint8)
        for place, table in enumerate(which):
            final_obs[table] = {"observation": looks[place], "action_mask": masks[place]}
        where = final_info["_rewards"]
        return {"final_obs": final_obs, "_final_obs": where, "final_info": final_info, "_final_info": where}

    # ---- what is refused

    def must_be_open(self) -> None:
        if self.closed:
            raise RuntimeError("this environment is closed: make a new one")

    def playing(self) -> Tables:
        self.must_be_open()
        if self.tables is None:
            raise RuntimeError("no game has been dealt: reset the environment before its first step")
        return self.tables

    def codes_of(self, actions: object) -> list[int]:
        """One whole number for each table, or a clear no."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise ValueError(f"actions: expected shape ({self.num_envs},), one for each table, got {given.shape}")
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions: expected whole numbers, as in np.int64, got {given.dtype}")
        codes: list[int] = given.tolist()
        return codes

    def refusal(self, codes: list[int]) -> IllegalChoice:
        """Which table's choice is not legal, and what would be."""
        tables = self.playing()
        table = tables.wrong(codes)
        legal = f"legal for seat {self.deciders[table]}; legal are {self.setup.named(tables.offered[table])}"
        return IllegalChoice(f"table {table}: {self.setup.said(codes[table])} is not {legal}")

    # ---- handy

    def random_actions(self, rng: Rng | np.random.Generator | None = None) -> Numbers:
        """A legal choice for each table, each as likely; by the environment's own dice, or by yours."""
        tables = self.playing()
        dice = self.rng if rng is None else rng
        if isinstance(dice, np.random.Generator):
            dice = Rng(int(dice.integers(2**62)))
        if not isinstance(dice, Rng):
            raise TypeError(f"rng: expected a Generator, as np.random.default_rng(1) makes it, got {rng!r}")
        return np.array(tables.random_codes(dice), np.int64)


def memory_of(rows: Rows) -> Bytes:
    """The bytes that the compiled core writes, a row for each table; nothing is copied."""
    bytes_ = np.frombuffer(rows.memory(), np.uint8)
    return bytes_.reshape(int(rows.count), int(rows.stride))[:, : int(rows.width)]


def seen_space(setup: Setup, mask_type: type[np.generic] = np.uint8) -> gymnasium.spaces.Dict:
    """What a seat is shown: its observation, and a 1 for each choice that it has."""
    highest = setup.highest()
    looks = gymnasium.spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8)
    mask = gymnasium.spaces.Box(0, 1, (setup.choices,), mask_type)
    return gymnasium.spaces.Dict({"observation": looks, "action_mask": mask})
