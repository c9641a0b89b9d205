"""Every game under Gymnasium's own checker, and one seat against bots."""

from __future__ import annotations

import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, check_step_determinism

from every import Shape, label, seats_near, share
from kibitz.bots.external import Program
from kibitz.bots.random import random
from kibitz.bots.safe import BotFailed
from kibitz.core.header import Header
from kibitz.core.rng import Rng
from kibitz.games import GAMES
from kibitz.play.seat import Seat
from kibitz.rl.gymnasium import SeatEnv, VectorEnv
from kibitz.rl.setup import id_of, usual_game
from rl.some import SOME, arguments

each_shape = pytest.mark.parametrize("shape", SOME, ids=label)


def legal_of(seen: dict[str, Any]) -> list[int]:
    codes: list[int] = np.flatnonzero(seen["action_mask"]).tolist()
    return codes


def played(env: SeatEnv, rng: Rng) -> tuple[float, dict[str, Any]]:
    """The rest of a game that has been reset, at random: the reward and the info at its end."""
    assert env.play is not None
    while True:
        legal = env.play.legal
        seen, reward, over, truncated, info = env.step(legal[rng.below(len(legal))])
        assert legal_of(seen) == env.play.legal and not truncated
        if over:
            return reward, info
        assert reward == 0 and env.play.seat() == env.seat


@each_shape
def test_the_checker_of_gymnasium(shape: Shape) -> None:
    name, seats, options = arguments(shape)
    id = id_of(usual_game(name))
    check_env(gymnasium.make(id, seats=seats, options=options, opponents="random").unwrapped)


class FirstOfAll(SeatEnv):
    """This check makes a choice that was drawn before the deal, which the environment itself refuses: here every number
    stands for the first legal choice."""

    def step(self, action: Any) -> Any:
        return super().step(self.dealt().legal[0])


@each_shape
def test_a_step_can_be_repeated(shape: Shape) -> None:
    """Whoever makes the environment by name may play against bots that think for a time, so that Gymnasium leaves this
    part of its check out; bots that do not are as repeatable as the rules."""
    check_step_determinism(FirstOfAll(*arguments(shape), opponents="greedy"))


def test_an_action_drawn_without_a_mask_is_legal() -> None:
    env = gymnasium.make("kibitz/Abluxxen-v2", opponents="random")
    env.reset(seed=1)
    env.action_space.seed(1)
    over, drawn = False, set()
    while not over:
        action = env.action_space.sample()
        assert action in env.action_space
        drawn.add(int(action))
        _, _, over, _, _ = env.step(action)
    assert len(drawn) > 5


@each_shape
def test_whole_games(shape: Shape) -> None:
    env, rng = SeatEnv(*arguments(shape), opponents="random"), Rng(1)
    for number in range(share(20, 2)):
        seen, info = env.reset(seed=None if number else 3)
        assert seen in env.observation_space
        assert info == {"seat": (env.deals.number - 1) % shape[2]}
        reward, info = played(env, rng)
        seat = info["seat"]
        won = 1 / len(info["winners"]) if seat in info["winners"] else 0.0
        assert reward == pytest.approx(won - 1 / shape[2] if info["winners"] else 0.0)
        assert len(info["scores"]) == shape[2] and "failures" not in info


@pytest.mark.parametrize("game", GAMES)
def test_what_the_learner_cannot_know_it_does_not_see(game: str) -> None:
    env, rng = SeatEnv(game, opponents="random"), Rng(1)
    env.reset(seed=1)
    for seed in range(20):
        assert env.play is not None
        before = env.seen(env.play)
        env.play.redeal(env.seat, seed)
        seen = env.seen(env.play)
        assert all(np.array_equal(seen[key], before[key]) for key in before)
        if env.step(env.play.legal[rng.below(len(env.play.legal))])[2]:
            env.reset()


def test_the_learners_seat_goes_round_or_stays() -> None:
    env = SeatEnv("abluxxen", 3, opponents="random")
    assert [env.reset(seed=1)[1]["seat"]] + [env.reset()[1]["seat"] for _ in range(3)] == [0, 1, 2, 0]
    env = SeatEnv("abluxxen", 3, opponents="random", seat=2)
    assert [env.reset()[1]["seat"] for _ in range(4)] == [2] * 4


def test_who_begins_is_drawn() -> None:
    env = SeatEnv("abluxxen", 3, opponents="random", seat=0)
    first = []
    for seed in range(30):
        env.reset(seed=seed)
        assert env.play is not None
        first.append(env.play.position()["start"])
    assert set(first) == {0, 1, 2}


def test_the_same_seed_gives_the_same_evening() -> None:
    evenings = []
    for _ in range(2):
        env, rng = SeatEnv("abluxxen", 3, opponents=["greedy", "search:5"]), Rng(9)
        env.reset(seed=5)
        evening = [played(env, rng)]
        env.reset()
        evenings.append([*evening, played(env, rng)])
    assert evenings[0] == evenings[1]


def test_bots_get_their_seats_and_no_more() -> None:
    asked: list[int] = []

    def curious(seat: Seat, rng: Rng) -> list[int]:
        assert Header(seat.view).seat == seat.number and not hasattr(seat, "play")
        asked.append(seat.number)
        return random(seat, rng)

    env = SeatEnv("abluxxen", 4, opponents=["greedy", curious, "random"], seat=3)
    env.reset(seed=1)
    played(env, Rng(1))
    assert set(asked) == {1}, "the second one clockwise from seat 3"


def a_program(folder: Path, says: str) -> str:
    """A program that answers every question with the same line."""
    path = folder / "stubborn.py"
    path.write_text(f"while input():\n    print({says!r}, flush=True)\n", encoding="utf-8")
    return f"cmd:{sys.executable} {path}"


def test_a_bot_that_fails_is_seen_and_replaced(tmp_path: Path) -> None:
    stubborn = a_program(tmp_path, "a dragon")
    env = SeatEnv("abluxxen", 3, opponents=[stubborn, "random"], seat=0)
    env.reset(seed=1)
    for _ in range(2):  # in the next game it may try again
        _, info = played(env, Rng(1))
        assert list(info["failures"]) == ["seat_1"]
        assert info["failures"]["seat_1"]["bot"] == stubborn and sum(info["failures"]["seat_1"]["kinds"].values()) == 2
        env.reset()
    env.close()


def test_a_function_that_fails_is_for_its_author_to_mend() -> None:
    def broken(seat: Seat, rng: Rng) -> list[int]:
        raise RuntimeError("out of ideas")

    def single(seat: Seat, rng: Rng) -> Any:
        return seat.legal[0]

    def cheat(seat: Seat, rng: Rng) -> list[int]:
        return [next(code for code in range(len(seat.game.choices)) if code not in seat.legal)]

    a_list = r"expected a list .* \[seat.legal\[0\]\]"
    for wrong, why in ((broken, "out of ideas"), (single, a_list), (cheat, "not offered")):
        env = SeatEnv("abluxxen", 3, opponents=[wrong, "random"], seat=2)
        with pytest.raises((RuntimeError, BotFailed), match=why):
            env.reset(seed=1)
            played(env, Rng(1))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("twin_of", [SeatEnv.copy, deepcopy])
def test_a_copy_goes_its_own_way(game: str, twin_of: Callable[[SeatEnv], SeatEnv]) -> None:
    env = SeatEnv(game, opponents="greedy")
    assert twin_of(env).play is None
    seen, _ = env.reset(seed=1)
    for _ in range(3):
        seen, *_ = env.step(legal_of(seen)[0])
    twin = twin_of(env)
    here, there = [played(one, Rng(2)) for one in (env, twin)]
    assert here == there
    assert twin.reset()[1] == env.reset()[1] and twin.dealt().position() == env.dealt().position()
    assert twin.action_space.sample() in twin.dealt().legal


def test_masks_for_maskable_ppo() -> None:
    env = SeatEnv("abluxxen", opponents="random")
    seen, _ = env.reset(seed=1)
    assert env.action_masks().dtype == bool and np.array_equal(env.action_masks(), seen["action_mask"])


def test_a_bot_may_answer_with_numbers_of_numpys() -> None:
    def first(seat: Seat, rng: Rng) -> list[Any]:
        return [np.array(seat.legal)[0]]

    env = SeatEnv("abluxxen", 3, opponents=first, seat=0)
    env.reset(seed=1)
    assert "failures" not in played(env, Rng(1))[1]


FIRST_LEGAL = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"ok": True, "choice": json.loads(line)["legal"][0]}), flush=True)
"""


def test_programs_play_along_and_are_ended(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(FIRST_LEGAL)
    command = f"cmd:{sys.executable} {tmp_path / 'bot.py'}"
    env = SeatEnv("abluxxen", 3, opponents=[command, "random"], seat=0)
    env.reset(seed=1)
    program = env.opponents[0].bot
    assert isinstance(program, Program)
    for _ in range(3):
        assert env.play is not None
        _, _, _, _, info = env.step(env.play.legal[0])
    assert "failures" not in info and program.running is not None
    process = program.running.process
    env.close()
    env.close()
    assert process.poll() is not None and program.running is None


def test_gymnasium_knows_all_games() -> None:
    for game in GAMES:
        name = f"kibitz/{game.capitalize()}-v{usual_game(game).learning_version}"
        seats = seats_near(game, 3)
        env = gymnasium.make(name, seats=seats, opponents="random", render_mode="ansi")
        seen, info = env.reset(seed=1)
        assert f'game: "{game}"' in str(env.render())
        env.step(legal_of(seen)[0])
        env.close()
        assert (info, env.unwrapped.setup.seats) == ({"seat": 0}, seats)


def test_gymnasium_finds_them_by_their_module() -> None:
    many = gymnasium.make_vec("kibitz.rl.gymnasium:kibitz/Absolute-v2", 2)
    assert type(many) is VectorEnv and many.metadata["name"] == "absolute_v2"
    env = gymnasium.make("kibitz.rl.gymnasium:kibitz/Fluxx-v2", opponents="random")
    assert env.unwrapped.metadata["name"] == "fluxx_v2"


def test_the_learners_own_loop_of_gymnasium() -> None:
    """Gymnasium's own vector of single environments takes it, too."""
    many = gymnasium.make_vec("kibitz/Abluxxen-v2", 3, vectorization_mode="sync", opponents="random", seats=3)
    seen, _ = many.reset(seed=1)
    assert seen["observation"].shape == (3, many.single_observation_space["observation"].shape[0])
    many.step(seen["action_mask"].argmax(axis=1))
    many.close()
