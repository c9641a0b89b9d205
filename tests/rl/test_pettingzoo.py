"""Every game under PettingZoo's own suite, and what we promise beyond it.

``max_cycles_test`` does not fit: it plays a parallel environment without masks, cut off after so many rounds; our games
are played in turns, and end by their rules.
"""

from __future__ import annotations

import pickle

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test

from every import Shape, label, share
from fluxx.table import table
from kibitz.core.rng import Rng
from kibitz.games import GAMES
from kibitz.rl import pettingzoo as ours
from kibitz.rl.pettingzoo import CardEnv
from kibitz.rl.setup import usual_game
from rl.some import SOME, arguments

each_shape = pytest.mark.parametrize("shape", SOME, ids=label)
# The suite knows by name which of PettingZoo's own environments have a mask in their observation, and warns of others.
of_masks = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",  # of those who leave
)


def made(shape: Shape) -> CardEnv:
    return ours.env(*arguments(shape))


def legal_of(env: CardEnv) -> list[int]:
    codes: list[int] = np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()
    return codes


def play_on(env: CardEnv, rng: Rng, steps: int) -> None:
    """Random choices, until the game is over."""
    for _ in range(steps):
        if env.terminations[env.agent_selection]:
            return
        legal = legal_of(env)
        env.step(legal[rng.below(len(legal))])


@of_masks
@each_shape
def test_the_suite_of_pettingzoo(shape: Shape) -> None:
    api_test(made(shape), num_cycles=share(1000, 60))


@each_shape
def test_the_same_seed_gives_the_same_game(shape: Shape) -> None:
    seed_test(lambda: made(shape), num_cycles=share(500, 40))


@each_shape
def test_an_agent_sees_its_seat_and_may_choose_what_is_legal(shape: Shape) -> None:
    env, rng = made(shape), Rng(3)
    env.reset(seed=7)
    for _ in range(share(500, 40)):
        play = env.dealt()
        if not play.legal:
            break
        for seat, agent in enumerate(env.agents):
            seen = env.observe(agent)
            assert seen in env.observation_space(agent)
            assert np.flatnonzero(seen["action_mask"]).tolist() == (play.legal if seat == play.seat() else [])
        assert env.agent_selection == f"seat_{play.seat()}"
        assert env.state() in env.state_space
        play_on(env, rng, 1)


@each_shape
def test_what_an_agent_cannot_know_it_does_not_see(shape: Shape) -> None:
    """Whatever is dealt anew of what is hidden from it, its observation is the same; and so it is in every game that it
    can imagine."""
    env, rng = made(shape), Rng(5)
    for seed in range(share(20, 3)):
        env.reset(seed=seed)
        play_on(env, rng, 10 + 30 * seed)
        for seat, agent in enumerate(env.possible_agents):
            before = env.observe(agent)
            twin = env.copy()
            twin.dealt().redeal(seat, seed)
            for other in (twin, env.imagine(agent, seed)):
                assert np.array_equal(other.observe(agent)["observation"], before["observation"])
                assert np.array_equal(other.observe(agent)["action_mask"], before["action_mask"])
                assert other.agent_selection == env.agent_selection


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_everybody_gets_a_share_and_leaves(game: str) -> None:
    env, rng = ours.env(game, 3), Rng(1)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0.0}
        play_on(env, rng, 1)
    outcome = env.dealt().outcome()
    assert outcome is not None and all(env.terminations.values())
    assert sum(env.rewards.values()) == pytest.approx(0)
    for seat, agent in enumerate(env.possible_agents):
        won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        assert env.agent_selection == agent
        seen, reward, terminated, truncated, info = env.last()
        assert (reward, terminated, truncated) == (pytest.approx(won - 1 / 3), True, False)
        assert info["scores"] == outcome.scores and not seen["action_mask"].any()
        env.step(None)
    assert env.agents == []
    env.reset()
    assert env.agents == env.possible_agents and not any(env.terminations.values())


def test_of_a_game_that_nobody_wins_nobody_gets_anything() -> None:
    """Fluxx ends after so many turns; what each might have won by then does not count."""
    env = ours.env("fluxx", 2, {"turn_cap": 100})
    env.reset(seed=1)
    env.play = table(hands="robin | ", turn_cap=100, turns=99, rest="draw_pile").match.play
    env.agent_selection = "seat_0"
    play_on(env, Rng(1), 100)
    assert env.infos["seat_0"]["why"] == "turn-cap" and env.infos["seat_0"]["winners"] == []
    assert env.rewards == {"seat_0": 0.0, "seat_1": 0.0}


def test_without_a_seed_the_series_goes_on() -> None:
    one, other = ours.env("abluxxen"), ours.env("abluxxen")
    one.reset(seed=4)
    other.reset(seed=4)
    first = one.state()
    for env in (one, other):
        env.reset()
    assert np.array_equal(one.state(), other.state()) and not np.array_equal(one.state(), first)
    fresh = [ours.env("abluxxen") for _ in range(2)]
    for env in fresh:
        env.reset()
    assert not np.array_equal(fresh[0].state(), fresh[1].state())


def test_a_copy_goes_its_own_way() -> None:
    env, rng = ours.env("abluxxen", 3), Rng(1)
    env.reset(seed=1)
    play_on(env, rng, 20)
    before, twin = env.state(), env.copy()
    assert np.array_equal(twin.state(), before)
    play_on(twin, rng, 100_000)
    twin.step(None)
    assert np.array_equal(env.state(), before)
    assert env.agents == env.possible_agents and set(env.rewards.values()) == {0.0}
    play_on(env, rng, 100_000)
    assert len(twin.agents) == 2 and len(env.agents) == 3


def test_observations_are_arrays_of_their_own() -> None:
    env = ours.env("abluxxen")
    env.reset(seed=1)
    before = {key: value.copy() for key, value in env.observe("seat_0").items()}
    seen = env.observe("seat_0")
    for key in seen:
        seen[key][:] = 9
    assert all(np.array_equal(env.observe("seat_0")[key], before[key]) for key in before)


def test_drawn_is_what_everybody_sees() -> None:
    env = ours.env("abluxxen", 3, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None and "hands: [13, 13, 13]" in drawn.splitlines()
    for seat in range(3):
        env.dealt().redeal(seat, 5)
        env.dealt().redeal((seat + 1) % 3, 6)
        assert env.render() == drawn


def test_games_have_versioned_names() -> None:
    for game in GAMES:
        name = f"{game}_v{usual_game(game).learning_version}"
        env = getattr(ours, name).env(seats=GAMES[game].seats[-1])
        assert str(env) == name == env.metadata["name"]
    env = pettingzoo.make("aec", "kibitz/Abluxxen-v2", seats=5, options={"variant": "expert"})
    assert env.max_num_agents == 5 and env.setup.options["variant"] == "expert"
    assert ours.abluxxen_v2(seats=3).max_num_agents == 3
    with pytest.raises(AttributeError, match="no 'abluxxen_v0'; its games are abluxxen_v2, "):
        _ = ours.abluxxen_v0


def test_it_travels_as_it_was_made() -> None:
    env = pickle.loads(pickle.dumps(ours.env("abluxxen", 5, {"variant": "expert"})))
    assert env.max_num_agents == 5 and env.setup.options["variant"] == "expert"
