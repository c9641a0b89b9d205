"""Many games at once are the games one by one."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from every import Shape, label, pick, share
from kibitz.core.game import Play
from kibitz.core.rng import Rng
from kibitz.games import GAMES
from kibitz.rl.setup import Look
from kibitz.rl.vector import VectorEnv
from rl.some import SOME, arguments

each_shape = pytest.mark.parametrize("shape", SOME, ids=label)
COUNT = 6


def made(shape: Shape, others: str) -> VectorEnv:
    name, seats, options = arguments(shape)
    return VectorEnv(name, COUNT, seats, options, others)


class Twins:
    """The same games, each stepped by itself."""

    def __init__(self, env: VectorEnv, text: str) -> None:
        self.setup, self.text = env.setup, text
        self.numbers = [0] * COUNT
        self.plays = [self.deal(table) for table in range(COUNT)]
        self.look_at = Look(env.setup)

    def deal(self, table: int) -> Play:
        seats, number = self.setup.seats, self.numbers[table]
        return self.setup.game.start(seats, f"{self.text}/{table}/{number}", (table + number) % seats)

    def compare(self, seen: dict[str, Any], infos: dict[str, Any]) -> None:
        for table, play in enumerate(self.plays):
            assert infos["seat"][table] == play.seat()
            assert np.array_equal(seen["observation"][table], self.look_at(play, play.seat()))
            assert np.array_equal(seen["action_mask"][table], self.setup.mask(play.legal))

    def step(self, codes: list[int], rewards: Any, terminated: Any, infos: dict[str, Any]) -> int:
        """How many games ended, each told as it must be."""
        for table, play in enumerate(self.plays):
            seat = play.seat()
            play.apply(codes[table])
            assert terminated[table] == (not play.legal)
            if play.legal:
                assert rewards[table] == 0 and not infos["rewards"][table].any()
                continue
            outcome = play.outcome()
            assert outcome is not None
            due = np.array(self.setup.rewards(play), np.float32)
            assert np.allclose(infos["rewards"][table], due) and rewards[table] == pytest.approx(due[seat])
            assert infos["scores"][table].tolist() == outcome.scores
            assert infos["final_info"]["scores"][table].tolist() == outcome.scores
            final = infos["final_obs"][table]
            assert np.array_equal(final["observation"], self.look_at(play, seat)) and not final["action_mask"].any()
            self.numbers[table] += 1
            self.plays[table] = self.deal(table)
        return int(terminated.sum())


@each_shape
def test_many_games_are_the_games_one_by_one(shape: Shape) -> None:
    env, rng = made(shape, "none"), Rng(1)
    seen, infos = env.reset(seed=5)
    twins = Twins(env, "5/0")
    twins.compare(seen, infos)
    ended = 0
    for _ in range(share(20_000, 400)):
        codes = [pick(play, rng) for play in twins.plays]
        seen, rewards, terminated, truncated, infos = env.step(np.array(codes))
        ended += twins.step(codes, rewards, terminated, infos)
        twins.compare(seen, infos)
        assert not truncated.any() and ("final_obs" in infos) == terminated.any()
        for mask in ("_rewards", "_scores"):
            assert np.array_equal(infos[mask], terminated)
    assert ended == sum(twins.numbers) and (ended or shape[0] != "abluxxen")


@each_shape
@pytest.mark.parametrize("others", ["random", "greedy"])
def test_with_others_the_learner_gets_what_its_seat_won(shape: Shape, others: str) -> None:
    env = made(shape, others)
    _, infos = env.reset(seed=5)
    for _ in range(share(5000, 60)):
        seats = infos["seat"]
        seen, rewards, terminated, _, infos = env.step(env.random_actions())
        assert seen["action_mask"].any(axis=1).all()
        assert np.array_equal(rewards, infos["rewards"][np.arange(COUNT), seats])
        assert np.array_equal(infos["seat"][~terminated], seats[~terminated])
        assert np.allclose(infos["rewards"].sum(axis=1), 0, atol=1e-6)


@pytest.mark.parametrize("others", ["random", "greedy"])
def test_the_last_look_is_the_learners_and_stays(others: str) -> None:
    env = VectorEnv("abluxxen", 6, 3, others=others)
    own = env.setup.slices()["seat"]
    _, infos = env.reset(seed=5)
    kept: list[tuple[Any, Any]] = []
    for _ in range(300):
        seats = infos["seat"]
        _, _, ended, _, infos = env.step(env.random_actions())
        for table in np.flatnonzero(ended):
            look = infos["final_obs"][table]["observation"]
            assert look[own].argmax() == seats[table] == infos["final_info"]["seat"][table]
            kept.append((look, look.copy()))
    assert len(kept) > 6 and all(np.array_equal(look, copy) for look, copy in kept)


def test_the_learner_sits_everywhere_and_so_does_who_begins() -> None:
    env = VectorEnv("abluxxen", 1, 3, others="random")
    where = env.setup.slices()
    seen, infos = env.reset(seed=5)
    met: list[tuple[int, int]] = []
    new = True
    while len(met) < 9:
        if new:
            met.append((int(infos["seat"][0]), int(seen["observation"][0, where["starter"]].argmax())))
        seen, _, ended, _, infos = env.step(env.random_actions())
        new = bool(ended[0])
    assert len(set(met)) == 9


@pytest.mark.parametrize("game", GAMES)
def test_what_is_seen_lies_in_the_spaces(game: str) -> None:
    env = VectorEnv(game, COUNT)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = env.reset(seed=1)
    for _ in range(50):
        assert seen in env.observation_space
        actions = env.random_actions()
        assert actions in env.action_space
        seen, *_ = env.step(actions)


def test_arrays_are_used_again_unless_copies_are_asked_for() -> None:
    env, copying = VectorEnv("abluxxen", 3), VectorEnv("abluxxen", 3, copy=True)
    for one, again in ((env, True), (copying, False)):
        first, _ = one.reset(seed=1)
        kept = first["observation"].copy()
        second, *_ = one.step(one.random_actions())
        for key in first:
            assert np.shares_memory(first[key], second[key]) == again
        assert np.array_equal(first["observation"], kept) != again


def test_nothing_that_is_done_to_an_observation_reaches_the_games() -> None:
    env, other = VectorEnv("abluxxen", 3), VectorEnv("abluxxen", 3)
    for one in (env, other):
        seen, _ = one.reset(seed=1)
    for _ in range(20):
        actions = other.random_actions()
        seen["observation"][:] = 255
        seen["action_mask"][:] = 1
        seen, *_ = env.step(actions)
        expected, *_ = other.step(actions)
        assert all(np.array_equal(seen[key], expected[key]) for key in seen)


def test_the_same_seed_gives_the_same_games_and_no_seed_the_next_ones() -> None:
    one, other = VectorEnv("abluxxen", 8), VectorEnv("abluxxen", 8)
    for seed in (7, None):
        seen, expected = one.reset(seed=seed)[0], other.reset(seed=seed)[0]
        for _ in range(200):
            assert np.array_equal(seen["observation"], expected["observation"])
            actions = one.random_actions()
            assert np.array_equal(actions, other.random_actions())
            seen, expected = one.step(actions)[0], other.step(actions)[0]
    first = one.reset(seed=7)[0]["observation"].copy()
    assert not np.array_equal(first, one.reset()[0]["observation"])


def test_random_actions_are_legal_and_all_come_up() -> None:
    env = VectorEnv("abluxxen", 4)
    seen, _ = env.reset(seed=1)
    came: list[set[int]] = [set() for _ in range(4)]
    for number in range(400):
        dice = [None, Rng(number), np.random.default_rng(number)][number % 3]
        for table, code in enumerate(env.random_actions(dice).tolist()):
            came[table].add(code)
    assert [sorted(codes) for codes in came] == [np.flatnonzero(mask).tolist() for mask in seen["action_mask"]]
    assert np.array_equal(env.random_actions(Rng(5)), env.random_actions(Rng(5)))


def test_its_space_takes_its_masks() -> None:
    env = VectorEnv("abluxxen", 3)
    seen, _ = env.reset(seed=1)
    for table, mask in enumerate(seen["action_mask"]):
        assert env.single_action_space.sample(mask) in env.playing().offered[table]


def test_wrappers_of_gymnasium_fit() -> None:
    env = RecordEpisodeStatistics(
        gymnasium.make_vec("kibitz.rl.gymnasium:kibitz/Abluxxen-v2", 8, seats=3, others="random")
    )
    env.reset(seed=1)
    ended = 0
    for _ in range(300):
        _, rewards, terminated, _, infos = env.step(env.unwrapped.random_actions())
        ended += int(terminated.sum())
        if terminated.any():
            assert np.allclose(infos["episode"]["r"][terminated], rewards[terminated])
    assert len(env.return_queue) == min(ended, env.return_queue.maxlen) > 0
