"""Games from outside are environments, too: without a line of their own, from what their views show."""

from __future__ import annotations

from collections.abc import Iterator

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from bare.game import BareKind
from every import share
from fourth.game import PairsKind
from kibitz.games import GAMES
from kibitz.rl import gymnasium as gym_envs
from kibitz.rl import pettingzoo as zoo_envs
from kibitz.rl.setup import id_of, usual_game
from kibitz.rl.vector import VectorEnv
from ohhell.game import OhHellKind
from rl.test_pettingzoo import of_masks

GUESTS = {kind.name: kind for kind in (PairsKind(), BareKind(), OhHellKind())}
each_game = pytest.mark.parametrize("game", GUESTS)


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    GAMES.update(GUESTS)
    yield
    for name in GUESTS:
        del GAMES[name]


@of_masks
@each_game
def test_the_suite_of_pettingzoo(game: str) -> None:
    api_test(zoo_envs.env(game), num_cycles=share(1000, 60))
    seed_test(lambda: zoo_envs.env(game), num_cycles=share(500, 40))


@each_game
def test_the_checker_of_gymnasium(game: str) -> None:
    gym_envs.register(game)
    check_env(gymnasium.make(id_of(usual_game(game)), opponents="random").unwrapped)


@each_game
def test_many_games_at_once(game: str) -> None:
    envs, ended = VectorEnv(game, 8, others="greedy"), 0
    envs.reset(seed=1)
    for _ in range(40):
        _, rewards, over, _, _ = envs.step(envs.random_actions())
        ended += int(over.sum())
        assert (over | (rewards == 0)).all()
    assert ended
