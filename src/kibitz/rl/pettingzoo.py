"""Every game as a PettingZoo environment: one agent a seat, one decision after the other (AEC).

There are no wrappers around it: what is wrong is refused here, and then nothing has happened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kibitz.core.errors import GameIsOver
from kibitz.core.game import Json, Play
from kibitz.core.rng import draw_first
from kibitz.games import GAMES
from kibitz.rl.setup import Deals, Setup, code_of, id_of, usual_game
from kibitz.rl.single import OneGame
from kibitz.rl.vector import seen_space

try:
    import gymnasium
    import numpy as np
    import pettingzoo
except ImportError as error:
    raise ImportError("this environment needs PettingZoo: pip install 'kibitz[rl]'") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Seen = dict[str, NDArray[Any]]


class CardEnv(OneGame, pettingzoo.AECEnv):  # type: ignore[misc]
    """A game with an agent on every seat: ``seat_0``, ``seat_1`` and so on.

    Rewards come at the end: an agent's share of the win less its fair share. Observations are new arrays every time.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Json] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        setup = Setup(game, seats, options)
        self.make(setup, (game, setup.seats, dict(setup.options), render_mode), render_mode)
        self.metadata = {"name": setup.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.seats)]
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(setup.choices) for agent in self.possible_agents}
        self.observation_spaces = {agent: seen_space(setup, np.int8) for agent in self.possible_agents}
        high = np.tile(setup.highest(), setup.seats)
        self.state_space = gymnasium.spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.agents: list[str] = []
        self.sit_down()

    def sit_down(self) -> None:
        """Everybody is in the game, and nobody has won anything."""
        self.agents = self.possible_agents[:]
        self.agent_selection = self.agents[0]
        self._skip_agent_selection = None
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

    # ---- what PettingZoo asks for

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self.observation_spaces[self.known(agent)]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self.action_spaces[self.known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the same seed gives the same one, and without a seed the next of a series. Who begins is
        drawn. PettingZoo's ``options`` say nothing here: the game's own are chosen when it is made."""
        if seed is not None:
            self.deals = Deals(seed)
        text = self.deals.next()
        self.play = self.setup.game.start(self.setup.seats, text, draw_first(text, self.setup.seats))
        self.sit_down()
        self.agent_selection = self.possible_agents[self.play.seat()]

    def step(self, action: int | np.integer[Any] | None) -> None:
        """The agent whose turn it is makes a choice; when the game is over, each agent leaves with None."""
        play = self.dealt()
        seat = play.seat()
        if seat < 0:
            self.leave(action)
            return
        play.apply(self.setup.checked(play, action))
        seat = play.seat()
        if seat < 0:
            self.finish(play)
        else:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Seen:
        """What an agent may know, and a 1 for everything that it may choose now: nothing, if others decide."""
        play, seat = self.dealt(), self.numbers[self.known(agent)]
        legal = play.legal if seat == play.seat() else []
        return {"observation": self.look_at(play, seat), "action_mask": self.setup.mask(legal)}

    def state(self) -> NDArray[np.uint8]:
        """What all seats know together: their observations one after the other. No agent may see it."""
        play = self.dealt()
        return np.concatenate([self.look_at(play, seat) for seat in range(self.setup.seats)])

    def close(self) -> None:
        """The game is given up."""
        self.play = None

    # ---- for research

    def copy(self) -> CardEnv:
        """Once more, at the same point; only the spaces are shared."""
        twin = super().copy()
        twin.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(twin, name, dict(getattr(self, name)))
        twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return twin

    def imagine(self, agent: str, seed: int) -> CardEnv:
        """A game that could be this one, as far as ``agent`` can know; the rest is dealt anew."""
        play = self.dealt()
        twin = self.copy()
        twin.play = self.setup.game.imagine(play.view(self.numbers[self.known(agent)]), code_of(seed, "seed"))
        if twin.play.seat() >= 0:
            twin.agent_selection = self.possible_agents[twin.play.seat()]
        return twin

    # ---- the parts of a step

    def known(self, agent: str) -> str:
        if not isinstance(agent, str) or agent not in self.numbers:
            raise ValueError(f"there is no agent {agent!r}; the agents are {', '.join(self.possible_agents)}")
        return agent

    def leave(self, action: object) -> None:
        """The game is over: the agent gets up."""
        if not self.agents:
            raise GameIsOver("the game is over and everybody has left: reset the environment")
        if action is not None:
            raise GameIsOver(
                f"the game is over: expected None, with which {self.agent_selection} leaves, got {action!r}"
            )
        self._was_dead_step(None)

    def finish(self, play: Play) -> None:
        """Everybody gets what is due, and leaves in the order of the seats."""
        rewards = self.setup.rewards(play)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = self._cumulative_rewards[agent] = rewards[seat]
            self.terminations[agent] = True
            self.infos[agent] = self.setup.result(play)
        self.agent_selection = self.agents[0]


# ---- by name


def raw_env(
    game: str, seats: int | None = None, options: dict[str, Json] | None = None, render_mode: str | None = None
) -> CardEnv:
    """An environment for any game, with any options, at a table of any size."""
    return CardEnv(game, seats, options, render_mode)


env = raw_env  # there are no wrappers that it would need


class Versioned:
    """The environments of one game under its versioned name: ``abluxxen_v2(seats=3)`` or ``abluxxen_v2.env(seats=3)``,
    as with a module of PettingZoo's."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __call__(
        self, seats: int | None = None, options: dict[str, Json] | None = None, render_mode: str | None = None
    ) -> CardEnv:
        return CardEnv(self.game, seats, options, render_mode)

    env = raw_env = __call__


def __getattr__(name: str) -> Versioned:
    """``abluxxen_v2`` and its like, of all registered games."""
    game, _, version = name.rpartition("_v")
    if game in GAMES and version == str(usual_game(game).learning_version):
        return Versioned(game)
    known = ", ".join(f"{game}_v{usual_game(game).learning_version}" for game in GAMES)
    raise AttributeError(f"kibitz.rl.pettingzoo has no {name!r}; its games are {known}")


def register(game: str) -> None:
    """Make a game known to ``pettingzoo.make``."""
    pettingzoo.register("aec", id_of(usual_game(game)), "kibitz.rl.pettingzoo:CardEnv", kwargs={"game": game})


for _name in GAMES:
    register(_name)
