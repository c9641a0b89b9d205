"""Whatever is wrong is refused in words that help, and then nothing has happened."""

from __future__ import annotations

import contextlib
import copy
import pickle
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from every import seats_near
from kibitz.bots.random import random
from kibitz.core.errors import BadOptions, GameIsOver, IllegalChoice
from kibitz.core.rng import Rng, draw_first
from kibitz.games import GAMES
from kibitz.play.seat import Seat
from kibitz.rl import pettingzoo
from kibitz.rl.gymnasium import SeatEnv
from kibitz.rl.pettingzoo import CardEnv
from kibitz.rl.setup import Setup
from kibitz.rl.vector import VectorEnv

NO_ACTION: list[Any] = [
    None,
    True,
    False,
    1.0,
    2.5,
    "take",
    "1",
    [3],
    (3,),
    b"\0",
    np.bool_(True),
    np.float32(1),
    np.array([3]),
]
NO_ACTION += [np.array([]), np.array([[1]]), np.array(1.0), {}, float("nan"), object()]
NUMBERS = st.one_of(st.integers(), st.integers(-2, 700), st.integers(0, 700).map(np.int32))


def singles() -> tuple[Any, ...]:
    return pettingzoo.env("abluxxen"), SeatEnv("abluxxen", opponents="random")


def over(env: CardEnv | SeatEnv) -> None:
    """Play at random until the game is over."""
    rng = Rng(1)
    assert env.play is not None
    while env.play.legal:
        env.step(env.play.legal[rng.below(len(env.play.legal))])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_whole_number_is_no_action(game: str) -> None:
    for env in (pettingzoo.env(game), SeatEnv(game, opponents="random")):
        env.reset(seed=1)
        assert env.play is not None
        before = env.play.position()
        for action in NO_ACTION:
            with pytest.raises(TypeError, match="an action: expected a whole number, got "):
                env.step(action)
        assert env.play.position() == before


@pytest.mark.parametrize("game", GAMES)
@given(action=NUMBERS)
def test_a_choice_that_is_not_legal_is_refused_with_those_that_are(game: str, action: Any) -> None:
    env = ENVS[game]
    env.reset(seed=int(action) % 5)
    assert env.play is not None
    before, legal = env.play.position(), env.play.legal
    if int(action) in legal:
        env.step(action)
        assert env.play.position() != before
        return
    with pytest.raises(IllegalChoice, match=f"choice {action}") as refused:
        env.step(action)
    for code in legal[:40]:
        assert f"{code} ({env.setup.game.presentation.notation(code)})" in str(refused.value)
    assert env.play.position() == before


ENVS = {game: pettingzoo.env(game) for game in GAMES}


def test_before_the_first_deal_there_is_nothing_to_do() -> None:
    for fresh in (*singles(), VectorEnv("abluxxen", 2)):
        with pytest.raises(RuntimeError, match="no game has been dealt: reset the environment"):
            fresh.step(np.array([0, 0]) if isinstance(fresh, VectorEnv) else 0)
    env = pettingzoo.env("abluxxen", render_mode="ansi")
    for ask in (lambda: env.observe("seat_0"), env.state, env.render, env.last, lambda: env.imagine("seat_0", 1)):
        with pytest.raises(RuntimeError, match="no game has been dealt"):
            ask()


def test_after_the_end_there_is_nothing_to_choose() -> None:
    env = SeatEnv("abluxxen", 3, opponents="random")
    env.reset(seed=1)
    over(env)
    with pytest.raises(GameIsOver, match="the game is over; got 0: reset it first"):
        env.step(0)
    env.reset()
    assert env.play is not None and env.play.legal


def test_after_the_end_agents_leave_and_do_nothing_else() -> None:
    env = pettingzoo.env("abluxxen", 3)
    env.reset(seed=1)
    over(env)
    with pytest.raises(GameIsOver, match="expected None, with which seat_0 leaves, got 5"):
        env.step(5)
    assert len(env.agents) == 3
    for _ in range(3):
        env.step(None)
    for action in (None, 0):
        with pytest.raises(GameIsOver, match="everybody has left: reset the environment"):
            env.step(action)


def test_who_is_not_there_sees_nothing() -> None:
    env = pettingzoo.env("abluxxen", 3)
    env.reset(seed=1)
    for ask in (env.observe, env.action_space, env.observation_space, lambda agent: env.imagine(agent, 1)):
        with pytest.raises(ValueError, match="there is no agent 'seat_3'; the agents are seat_0, seat_1, seat_2"):
            ask("seat_3")


# ---- many games at once

WRONG_ARRAYS = [
    (np.zeros(3), TypeError, "actions: expected whole numbers, as in np.int64, got float64"),
    (np.zeros(3, bool), TypeError, "got bool"),
    ([1.0, 2.0, 3.0], TypeError, "got float64"),
    (np.array(["1"] * 3), TypeError, "got <U1"),
    (np.array([None] * 3), TypeError, "got object"),
    (np.zeros(2, int), ValueError, r"expected shape \(3,\), one for each table, got \(2,\)"),
    (np.zeros((3, 1), int), ValueError, r"got \(3, 1\)"),
    (np.array(5), ValueError, r"got \(\)"),
    (None, ValueError, r"got \(\)"),
]


def positions(env: VectorEnv) -> list[Any]:
    return [play.position() for play in env.playing().plays]


@pytest.mark.parametrize(("actions", "error", "says"), WRONG_ARRAYS)
def test_actions_for_all_tables_are_whole_numbers(actions: Any, error: type[Exception], says: str) -> None:
    env = VectorEnv("abluxxen", 3)
    env.reset(seed=1)
    before = positions(env)
    with pytest.raises(error, match=says):
        env.step(actions)
    assert positions(env) == before


@given(wrong=st.integers(-(2**63), 2**63 - 1), table=st.integers(0, 3), steps=st.integers(0, 20))
def test_one_illegal_choice_stops_all_tables(wrong: int, table: int, steps: int) -> None:
    env = MANY
    seen, _ = env.reset(seed=steps)
    for _ in range(steps):
        seen, *_ = env.step(env.random_actions())
    before, actions = positions(env), env.random_actions()
    legal = np.flatnonzero(seen["action_mask"][table]).tolist()
    actions[table] = wrong
    if wrong not in legal:
        with pytest.raises(IllegalChoice, match=f"table {table}: choice {wrong}.* is not legal for seat") as refused:
            env.step(actions)
        assert f"legal are {env.setup.named(legal)}" in str(refused.value)
        assert positions(env) == before
        actions[table] = legal[0]
    env.step(actions)
    assert positions(env) != before


MANY = VectorEnv("abluxxen", 4, others="none")


@pytest.mark.parametrize("wrong", [2**63, 2**64 - 1])
def test_a_number_too_large_for_the_core_is_just_not_legal(wrong: int) -> None:
    env = VectorEnv("abluxxen", 2)
    env.reset(seed=1)
    before = positions(env)
    with pytest.raises(IllegalChoice, match=f"table 0: choice {wrong}, which is not from 0 to 648, is not legal"):
        env.step(np.full(2, wrong, np.uint64))
    assert positions(env) == before


def test_dice_that_are_none() -> None:
    env = VectorEnv("abluxxen", 2)
    env.reset(seed=1)
    for wrong in (0, 5, True, "dice", np.random.RandomState(1)):
        with pytest.raises(TypeError, match=r"rng: expected a Generator, as np.random.default_rng\(1\) makes it, got"):
            env.random_actions(wrong)  # type: ignore[arg-type]
    env.step(env.random_actions(np.random.default_rng(1)))
    env.step(env.random_actions(Rng(1)))


def test_who_has_closed_it_plays_no_more() -> None:
    env = VectorEnv("abluxxen", 2)
    env.reset(seed=1)
    env.close()
    for ask in (env.reset, env.random_actions, lambda: env.step(np.array([0, 0]))):
        with pytest.raises(RuntimeError, match="closed: make a new one"):
            ask()
    for single in singles():
        single.reset(seed=1)
        legal = single.play.legal[0]
        single.close()
        with pytest.raises(RuntimeError, match="no game has been dealt: reset the environment"):
            single.step(legal)


# ---- how they are made


@pytest.mark.parametrize(
    ("wrong", "error", "says"),
    [
        ({"game": ["abluxxen"]}, TypeError, f"game: expected the name of a game, one of {', '.join(GAMES)}, got"),
        ({"game": "chess"}, BadOptions, "there is no game 'chess'; the games are "),
        ({"seats": 9}, BadOptions, "abluxxen is for 2 to 5 seats, got 9"),
        ({"seats": "4"}, TypeError, "seats: expected a whole number, got str"),
        ({"seats": True}, TypeError, "seats: expected a whole number, got bool"),
        ({"options": {"colour": 1}}, BadOptions, "has no option 'colour'; its options are variant"),
        ({"options": {"variant": "huge"}}, BadOptions, "variant"),
        ({"options": [1]}, TypeError, "options: expected a dict"),
        ({"options": {1: 2}}, TypeError, "options: expected a dict"),
        ({"options": {"turn_limit": {1}}}, TypeError, "turn_limit: expected a number, a text or a list, got {1}"),
        ({"options": {"turn_limit": np.float32(5)}}, BadOptions, "turn_limit: expected a number from 1 to 100000"),
    ],
)
def test_a_game_that_cannot_be_is_not_made(wrong: dict[str, Any], error: type[Exception], says: str) -> None:
    for make in (Setup, pettingzoo.env, SeatEnv, VectorEnv):
        with pytest.raises(error, match=says):
            make(**{"game": "abluxxen", **wrong})


@pytest.mark.parametrize(
    ("make", "wrong", "error", "says"),
    [
        (VectorEnv, {"others": "casual"}, ValueError, "others: expected one of none, random, greedy, got 'casual'"),
        (VectorEnv, {"others": ["random"]}, ValueError, "others: expected one of none, random, greedy, got "),
        (VectorEnv, {"num_envs": 0}, ValueError, "num_envs: expected 1 or more, up to 2147483647, got 0"),
        (VectorEnv, {"num_envs": 2**70}, ValueError, "num_envs: expected 1 or more, up to 2147483647, got "),
        (VectorEnv, {"num_envs": 2.0}, TypeError, "num_envs: expected a whole number"),
        (VectorEnv, {"render_mode": "human"}, ValueError, "render_mode: many tables are not drawn"),
        (SeatEnv, {"opponents": "nobody"}, BadOptions, "there is no bot 'nobody'"),
        (SeatEnv, {"opponents": ["random"]}, ValueError, "a list of 3, one for each other seat"),
        (SeatEnv, {"opponents": 7}, TypeError, "the name of a bot, or a function, got 7"),
        (SeatEnv, {"opponents": "cmd:/no/such/bot"}, BadOptions, "there is no program '/no/such/bot' that can be"),
        (SeatEnv, {"budget_ms": 0}, ValueError, "budget_ms: expected a number from 1 to 3600000, got 0"),
        (SeatEnv, {"budget_ms": 2**70}, ValueError, "budget_ms: expected a number from 1 to 3600000, got "),
        (SeatEnv, {"seat": 4}, ValueError, "seat: expected a number from 0 to 3, got 4"),
        (SeatEnv, {"render_mode": "human"}, ValueError, "render_mode: expected None or 'ansi', got 'human'"),
        (pettingzoo.env, {"render_mode": "human"}, ValueError, "render_mode: expected None or 'ansi', got 'human'"),
    ],
)
def test_what_else_an_environment_is_made_of(make: Any, wrong: dict[str, Any], error: Any, says: str) -> None:
    with pytest.raises(error, match=says):
        make(**{"game": "abluxxen", **wrong})


def test_seeds_are_whole_numbers() -> None:
    for env in (*singles(), VectorEnv("abluxxen", 2)):
        with pytest.raises(TypeError, match="seed: expected a whole number, got str: 'monday'"):
            env.reset(seed="monday")
        with pytest.raises(ValueError, match="seed: expected 0 or more, got -1"):
            env.reset(seed=-1)
        env.reset(seed=np.int64(3))
    with pytest.raises(ValueError, match="chosen when it is made, expected none here, got"):
        SeatEnv("abluxxen", opponents="random").reset(options={"variant": "duel"})
    many = VectorEnv("abluxxen", 2)
    with pytest.raises(ValueError, match="take no options, got"):
        many.reset(options={"reset_mask": np.array([True, False])})


def test_the_usual_number_of_seats_is_four_or_what_the_options_allow() -> None:
    assert [Setup(game).seats for game in GAMES] == [seats_near(game, 4) for game in GAMES]
    assert Setup("abluxxen").seats == 4
    assert Setup("abluxxen", options={"variant": "duel"}).seats == 2


def test_options_may_be_numbers_of_numpys_and_tuples() -> None:
    wish: dict[str, Any] = {"turn_cap": np.int64(200), "logo": (0,)}
    assert Setup("fluxx", options=wish).options == Setup("fluxx", options={"turn_cap": 200, "logo": [0]}).options


# ---- what happens around a game


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_into_arrays_is_not_written_into_the_game(game: str) -> None:
    env, single = VectorEnv(game, 3), pettingzoo.env(game)
    seen, infos = env.reset(seed=1)
    before, actions = positions(env), env.random_actions()
    for array in (*seen.values(), infos["seat"]):
        array[:] = 1
    illegal = [code for code in range(env.setup.choices) if code not in env.playing().offered[0]]
    with pytest.raises(IllegalChoice, match="table 0"):
        env.step(np.array([illegal[0], *actions[1:]]))
    assert positions(env) == before
    seen, *_ = env.step(actions)
    again = VectorEnv(game, 3)
    again.reset(seed=1)
    assert all(np.array_equal(array, seen[key]) for key, array in again.step(actions)[0].items())
    single.reset(seed=1)
    shown = single.observe(single.agent_selection)
    kept = {key: array.copy() for key, array in shown.items()}
    for array in (*shown.values(), single.state()):
        array[:] = 1
    assert all(np.array_equal(array, kept[key]) for key, array in single.observe(single.agent_selection).items())


def test_who_is_interrupted_goes_on_where_it_was() -> None:
    """Ctrl-C while a bot thinks: the learner must not find itself in a bot's seat."""
    asked: list[int] = []

    def interrupted(seat: Seat, rng: Rng) -> list[int]:
        asked.append(seat.number)
        if len(asked) == 5:
            raise KeyboardInterrupt
        return random(seat, rng)

    env = SeatEnv("abluxxen", 4, opponents=interrupted, seat=0)
    env.reset(seed=3)
    while len(asked) < 5:
        before = env.dealt().position()
        with contextlib.suppress(KeyboardInterrupt):
            env.step(env.dealt().legal[0])
    assert env.dealt().position() == before and env.dealt().seat() == 0
    env.step(env.dealt().legal[0])
    assert env.dealt().position() != before


def test_a_deal_that_is_interrupted_is_none() -> None:
    def interrupted(seat: Seat, rng: Rng) -> list[int]:
        raise KeyboardInterrupt

    env = SeatEnv("abluxxen", 4, opponents=interrupted, seat=0)
    seed = next(seed for seed in range(9) if draw_first(f"{seed}/0", 4) != 0)
    with pytest.raises(KeyboardInterrupt):
        env.reset(seed=seed)
    with pytest.raises(RuntimeError, match="no game has been dealt"):
        env.step(0)


def test_copies_of_what_is_going_on() -> None:
    env = pettingzoo.env("abluxxen", 2)
    env.reset(seed=1)
    for twin in (copy.copy(env), copy.deepcopy(env)):
        assert twin.play is not None and env.play is not None
        assert twin.play.position() == env.play.position()
        twin.step(twin.play.legal[0])
        assert twin.play.position() != env.play.position()


def test_to_another_process_they_go_as_they_were_made() -> None:
    for env in (*singles(), VectorEnv("abluxxen", 2, 3, {"turn_limit": 7}, "none", copy=True)):
        env.reset(seed=1)
        twin = pickle.loads(pickle.dumps(env))
        assert type(twin) is type(env) and repr(twin.setup) == repr(env.setup)
        assert twin.setup.options == env.setup.options
        with pytest.raises(RuntimeError, match="no game has been dealt"):
            twin.step(np.array([0, 0]) if isinstance(env, VectorEnv) else 0)
        again = [each.reset(seed=1) for each in (env, twin)]
        assert repr(again[0]) == repr(again[1])
