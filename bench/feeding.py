"""Environments stepped at random, with observation and mask: the loop that their documentation shows, ours and others'.

Every maker gives a function that steps for so many seconds of CPU time and says how far it came. Imports are inside
the makers, because each competitor gets a process of its own.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import partial
from random import random
from time import process_time
from typing import Any

Rate = tuple[int, float, int]  # decisions, CPU seconds, games
Feeder = Callable[[float], Rate]

WARM_GAMES = 2  # at each table of a vector, so that they are not all in the opening
WARM_SECONDS = 30.0  # with long games and many tables: then they are all in the middle, which is as typical


def pick(mask: Any) -> int:
    """One of the places with a 1."""
    options = mask.nonzero()[0]
    return int(options[int(random() * len(options))])


def aec(env: Any) -> Feeder:
    """PettingZoo's loop: an agent looks (``last``) and steps. The steps of agents that are done do not count."""
    env.reset(seed=1)

    def measure(seconds: float) -> Rate:
        steps = games = 0
        begin = process_time()
        while process_time() - begin < seconds:
            env.reset()
            games += 1
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    env.step(pick(seen["action_mask"]))
                    steps += 1
        return steps, process_time() - begin, games

    return measure


def pettingzoo(name: str) -> Feeder:
    from pettingzoo import make

    return aec(make("aec", f"classic/{name}"))


def kibitz_aec(game: str) -> Feeder:
    from kibitz.rl.pettingzoo import env

    return aec(env(game, seats=4))


def kibitz_seat(game: str) -> Feeder:
    """Gymnasium's loop: one seat looks and steps, the bots of the other seats play in between."""
    from kibitz.rl.gymnasium import SeatEnv

    env = SeatEnv(game, seats=4, opponents="random")
    env.reset(seed=1)

    def measure(seconds: float) -> Rate:
        steps = games = 0
        begin = process_time()
        while process_time() - begin < seconds:
            seen, _ = env.reset()
            over = False
            while not over:
                seen, _, terminated, truncated, _ = env.step(pick(seen["action_mask"]))
                over = terminated or truncated
                steps += 1
            games += 1
        return steps, process_time() - begin, games

    return measure


def kibitz_vector(game: str, tables: int, others: str) -> Feeder:
    """Gymnasium's vector loop: all tables step at once."""
    import numpy

    from kibitz.rl.vector import VectorEnv

    env = VectorEnv(game, num_envs=tables, seats=4, others=others)
    rng = numpy.random.default_rng(1)
    env.reset(seed=1)

    def measure(seconds: float, most_games: float = float("inf")) -> Rate:
        steps = games = 0
        begin = process_time()
        while process_time() - begin < seconds and games < most_games:
            _, _, terminated, _, _ = env.step(env.random_actions(rng))
            steps += tables
            games += int(terminated.sum())
        return steps, process_time() - begin, games

    measure(WARM_SECONDS, WARM_GAMES * tables)
    return measure


def rlcard(name: str) -> Feeder:
    """RLCard's loop. Its states bring the legal actions as a dictionary instead of a mask."""
    import rlcard

    env = rlcard.make(name, {"seed": 1})

    def measure(seconds: float) -> Rate:
        steps = games = 0
        begin = process_time()
        while process_time() - begin < seconds:
            state, _ = env.reset()
            while not env.is_over():
                options = list(state["legal_actions"])
                state, _ = env.step(options[int(random() * len(options))])
                steps += 1
            games += 1
        return steps, process_time() - begin, games

    return measure


def open_spiel(name: str) -> Feeder:
    """OpenSpiel's loop in Python, with the observer that writes an information state into an array."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    # These register the games that are written in Python.
    if name.startswith("kibitz"):
        import kibitz.rl.openspiel  # noqa: F401
    elif name.startswith("python"):
        import open_spiel.python.games  # noqa: F401
    game = pyspiel.load_game(name)
    watch = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))

    def whole_game() -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()  # all alike in these games
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
                continue
            watch.set_from(state, state.current_player())
            mask = state.legal_actions_mask()
            options = [action for action, legal in enumerate(mask) if legal]
            state.apply_action(options[int(random() * len(options))])
            steps += 1
        return steps

    def measure(seconds: float) -> Rate:
        steps = games = 0
        begin = process_time()
        while process_time() - begin < seconds:
            steps += whole_game()
            games += 1
        return steps, process_time() - begin, games

    return measure


def pgx(name: str, tables: int) -> Feeder:
    """Pgx's loop: choosing and stepping, vectorised and compiled as one; compiling is not measured."""
    import jax

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pgx
    from pgx.experimental import act_randomly, auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def choose_and_step(state: Any, key: Any) -> tuple[Any, Any]:
        key, choosing, dealing = jax.random.split(key, 3)
        actions = act_randomly(choosing, state.legal_action_mask)
        return step(state, actions, jax.random.split(dealing, tables)), key

    turn = jax.jit(choose_and_step)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), tables))
    key = jax.random.PRNGKey(2)

    def measure(seconds: float) -> Rate:
        nonlocal state, key
        steps = games = 0
        begin = process_time()
        while process_time() - begin < seconds:
            state, key = turn(state, key)
            games += int(state.terminated.sum())  # waits for the step, as a learner would
            steps += tables
        return steps, process_time() - begin, games

    return measure


GAMES = {"Abluxxen": "abluxxen", "Batman Fluxx": "fluxx", "Absolute": "absolute"}
MAKERS: dict[str, Callable[[], Feeder]] = {
    "PettingZoo, leduc_holdem_v4": partial(pettingzoo, "leduc_holdem_v4"),
    "PettingZoo, texas_holdem_v4": partial(pettingzoo, "texas_holdem_v4"),
    **{f"Kibitz as PettingZoo, {name}": partial(kibitz_aec, game) for name, game in GAMES.items()},
    "RLCard, uno": partial(rlcard, "uno"),
    **{f"Kibitz as Gymnasium, {name}, against random bots": partial(kibitz_seat, game) for name, game in GAMES.items()},
    "OpenSpiel C++ stepped from Python, hearts": partial(open_spiel, "hearts"),
    "OpenSpiel Python, python_block_dominoes": partial(open_spiel, "python_block_dominoes"),
    **{f"Kibitz as OpenSpiel, {name}": partial(open_spiel, f"kibitz_{game}") for name, game in GAMES.items()},
    "Pgx on CPU, sparrow_mahjong, 1,024 tables": partial(pgx, "sparrow_mahjong", 1024),
    **{
        f"Kibitz vector, {name}, {tables:,} tables": partial(kibitz_vector, game, tables, "none")
        for name, game in GAMES.items()
        for tables in (64, 256, 1024, 4096)
    },
    "Kibitz vector, Abluxxen, 1,024 tables, three seats at random": partial(kibitz_vector, "abluxxen", 1024, "random"),
}
