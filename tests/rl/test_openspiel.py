"""The games in OpenSpiel: its own tests, its playthroughs, its search and a learner of its own; and no leak."""

from __future__ import annotations

import copy
import gc
import json
import pickle
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pyspiel
import pytest
import torch
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, tabular_qlearner
from open_spiel.python.observation import make_observation
from open_spiel.python.pytorch import policy_gradient

from every import Shape, label, share
from kibitz.core.errors import BadOptions, GameIsOver, IllegalChoice
from kibitz.core.game import SPECTATOR, Play
from kibitz.games import GAMES
from kibitz.games.fluxx.decks import deck_text
from kibitz.rl.openspiel import Game, Rollouts, State, register
from kibitz.rl.parameters import to_parameter
from kibitz.rl.progress import ROLLS, SIDES
from rl.some import SOME

SHORT = {  # of every game one that random play finishes soon
    "abluxxen": "kibitz_abluxxen",
    "fluxx": "kibitz_fluxx(turn_cap=100)",
    "absolute": "kibitz_absolute(players=3,rounds=1,turn_limit=3)",
}
SHORT |= {name: f"kibitz_{name}" for name in GAMES if name not in SHORT}
each_shape = pytest.mark.parametrize("shape", SOME, ids=label)
each_game = pytest.mark.parametrize("name", SHORT.values(), ids=SHORT.keys())


def loaded(shape: Shape, **more: int) -> Game:
    """A shape of the conformance suite, as short as it can be."""
    name, options, seats = shape
    few = {"turn_limit": 3} if name == "absolute" else {}
    options = {**few, **options}
    parameters = {key: to_parameter(value) for key, value in options.items()}
    game: Game = pyspiel.load_game(f"kibitz_{name}", {**parameters, "players": seats, **more})
    return game


def with_parameter(name: str, parameter: str, value: int) -> str:
    return f"{name[:-1]},{parameter}={value})" if name.endswith(")") else f"{name}({parameter}={value})"


def dealt(game: Game, seed: int) -> State:
    """A game at its first decision."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.randint(SIDES))
    return state


def playing(state: State) -> Play:
    assert state.now.play is not None
    return state.now.play


def course(game: Game, seed: int, most: int = 300) -> Iterator[State]:
    """A random game: every state on its way. Who takes one may not change it."""
    rng = np.random.RandomState(seed)
    state = dealt(game, seed)
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        state.apply_action(rng.choice(state.legal_actions()))


def steady(number: float) -> Callable[[], float]:
    return lambda: number


# ---- OpenSpiel's own tests


def test_every_game_is_registered() -> None:
    register()
    for name, kind in GAMES.items():
        found = next(entry for entry in pyspiel.registered_games() if entry.short_name == f"kibitz_{name}")
        assert (found.min_num_players, found.max_num_players) == (kind.seats[0], kind.seats[-1])
        parameters = {"players", "seed", "max_game_length", *(option.name for option in kind.options)}
        assert set(found.parameter_specification) == parameters


@each_shape
def test_random_simulation(shape: Shape) -> None:
    pyspiel.random_sim_test(
        loaded(shape, max_game_length=share(100_000, 300)), num_sims=1, serialize=True, verbose=False
    )


@each_game
def test_random_simulation_to_the_end(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=share(20, 1), serialize=True, verbose=False)


@each_game
def test_random_simulation_of_one_deal(name: str) -> None:
    game = pyspiel.load_game(with_parameter(name, "seed", 7))
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert not game.new_initial_state().is_chance_node()
    assert (game.max_chance_nodes_in_history(), game.max_chance_outcomes()) == (0, 0)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@each_game
def test_a_playthrough_is_written_and_replays_to_the_same(name: str) -> None:
    name = with_parameter(name, "max_game_length", share(100_000, 40))
    text = generate_playthrough.playthrough(name, None, seed=11)
    actions = [int(line.removeprefix("action: ")) for line in text.splitlines() if line.startswith("action: ")]
    assert len(actions) > ROLLS + 5
    assert generate_playthrough.playthrough(name, actions, seed=12) == text


@each_game
def test_ismcts_plays_whole_games(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(game, Rollouts(seed=3), uct_c=1.0, max_simulations=share(50, 3), random_state=rng)
    state = dealt(game, 3)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert abs(sum(state.returns())) < 1e-9 and sum(
        playing(state).game.strategy.shares(playing(state))
    ) == pytest.approx(1)


@each_game
def test_ismcts_with_openspiels_own_rollouts(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(4)
    evaluator = mcts.RandomRolloutEvaluator(1, rng, max_length=200)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=2, random_state=rng)
    state = dealt(game, 4)
    made = 0
    while made < 20 and not state.is_terminal():
        state.apply_action(bot.step(state))
        made += 1
    assert len(state.history()) == ROLLS + made > ROLLS + 5


def test_ismcts_finds_better_choices_than_chance() -> None:
    """Resampled states are worth searching: one seat that does so wins most of its games, and not a quarter."""
    games = share(16, 3)
    assert 2 * sum(searching_against_random(SHORT["abluxxen"], seed) for seed in range(games)) > games


def searching_against_random(name: str, seed: int) -> bool:
    """Does the one seat that searches win?"""
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(game, Rollouts(seed=seed), uct_c=0.3, max_simulations=150, random_state=rng)
    bot.set_resampler(lambda true, player: true.resample_from_infostate(player, rng.uniform))  # the same every time
    state = dealt(game, seed)
    while not state.is_terminal():
        mine = state.current_player() == seed % game.num_players()
        state.apply_action(bot.step(state) if mine else rng.choice(state.legal_actions()))
    return bool(state.returns()[seed % game.num_players()] > 0)


@each_game
def test_a_learner_of_openspiels_plays(name: str) -> None:
    environment = rl_environment.Environment(pyspiel.load_game(name))
    agents = [
        tabular_qlearner.QLearner(player, environment.game.num_distinct_actions())
        for player in range(environment.num_players)
    ]
    spec = environment.observation_spec()
    for _ in range(2):
        step = environment.reset()
        while not step.last():
            player = step.observations["current_player"]
            assert np.shape(step.observations["info_state"][player]) == tuple(spec["info_state"])
            step = environment.step([agents[player].step(step).action])
        for agent in agents:
            agent.step(step)
        assert abs(sum(step.rewards)) < 1e-9


@each_game
def test_a_net_of_openspiels_takes_the_tensors(name: str) -> None:
    torch.manual_seed(0)
    environment = rl_environment.Environment(pyspiel.load_game(name))
    size = environment.observation_spec()["info_state"][0]
    agents = [
        policy_gradient.PolicyGradient(
            player, size, environment.action_spec()["num_actions"], hidden_layers_sizes=(16,), batch_size=4
        )
        for player in range(environment.num_players)
    ]
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([agents[player].step(step).action])
    for agent in agents:
        agent.step(step)


# ---- what a player may know


@each_shape
def test_a_resampled_state_looks_the_same_to_its_player(shape: Shape) -> None:
    game = loaded(shape)
    for state in sparsely(course(game, 5)):
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, steady(0.3))
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.is_terminal() == state.is_terminal()
        if not state.is_terminal():
            other = state.resample_from_infostate(state.current_player(), steady(0.3))
            assert other.legal_actions() == state.legal_actions()
            assert other.current_player() == state.current_player()


def sparsely(states: Iterator[State]) -> Iterator[State]:
    return (state for at, state in enumerate(states) if at % share(3, 23) == 0)


@each_shape
def test_a_resampled_state_depends_on_the_view_alone(shape: Shape) -> None:
    """Two true games that look the same to a player are resampled to the same one. Nothing of the truth is in it: not
    the hidden cards, not the shuffles to come, not the history."""
    game, differed = loaded(shape), 0
    for state in sparsely(course(game, 6)):
        if state.is_terminal():
            continue
        player = state.current_player()
        true, twin = (state.resample_from_infostate(player, steady(number)) for number in (0.1, 0.9))
        differed += str(true) != str(twin)
        one, other = (each.resample_from_infostate(player, steady(0.5)) for each in (true, twin))
        assert str(one) == str(other) == str(state.resample_from_infostate(player, steady(0.5)))
        assert one.history() == []
        play_on([one, other])
    assert differed > 0


def play_on(states: list[State]) -> None:
    """The same choices lead to the same game, up to its end or far."""
    rng = np.random.RandomState(8)
    for _ in range(60):
        if states[0].is_terminal():
            break
        action = rng.choice(states[0].legal_actions())
        for state in states:
            state.apply_action(action)
    assert len({str(state) for state in states}) == 1
    assert len({tuple(state.returns()) for state in states}) == 1


@each_game
def test_resampled_states_differ_and_are_whole(name: str) -> None:
    """Cloned, written, read back and played to the end like any other."""
    state = dealt(pyspiel.load_game(name), 9)
    sampler = pyspiel.UniformProbabilitySampler(5, 0.0, 1.0)
    found = [state.resample_from_infostate(state.current_player(), sampler) for _ in range(8)]
    assert len({str(other) for other in found}) == len(found)
    one = found[0]
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(one.get_game(), one))
    assert str(again) == str(one) == str(one.clone()) == str(pickle.loads(pickle.dumps(one)))
    rng = np.random.RandomState(9)
    while not one.is_terminal():
        action = rng.choice(one.legal_actions())
        one.apply_action(action)
        again.apply_action(action)
    assert again.returns() == one.returns() and game == one.get_game()


@each_game
def test_before_the_deal_nobody_knows_anything(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    state.apply_action(5)
    other = state.resample_from_infostate(0, steady(0.5))
    assert other.is_chance_node() and str(other) == str(game.new_initial_state())
    assert other.information_state_string(0) == state.information_state_string(0)
    assert set(state.information_state_tensor(0)) == {0.0}
    while state.is_chance_node():
        assert json.loads(state.information_state_string(0)) == {"seat": 0, "view": None}
        state.apply_action(5)
    assert json.loads(state.information_state_string(0)) == {"seat": 0, "view": playing(state).view(0)}


@each_game
def test_information_states_are_what_the_view_says(name: str) -> None:
    for state in sparsely(course(pyspiel.load_game(name), 10)):
        for player in range(state.num_players()):
            told = json.loads(state.information_state_string(player))
            assert told == {"seat": player, "view": playing(state).view(player)}
            assert state.observation_string(player) == state.information_state_string(player)


@each_game
def test_python_and_cpp_are_answered_alike(name: str) -> None:
    """The short cuts say what OpenSpiel's own methods say."""
    base = pyspiel.State
    for state in [*sparsely(course(pyspiel.load_game(name), 12)), pyspiel.load_game(name).new_initial_state()]:
        assert base.legal_actions(state) == state.legal_actions()
        assert base.is_chance_node(state) == state.is_chance_node()
        assert base.rewards(state) == state.rewards()
        for player in range(state.num_players()):
            assert base.legal_actions(state, player) == state.legal_actions(player)
            assert base.information_state_string(state, player) == state.information_state_string(player)
            assert base.information_state_tensor(state, player) == state.information_state_tensor(player)
            assert base.observation_string(state, player) == state.observation_string(player)
            assert base.observation_tensor(state, player) == state.observation_tensor(player)


@each_game
def test_tensors_lie_between_0_and_1_plane_by_plane(name: str) -> None:
    game = pyspiel.load_game(name)
    observation = make_observation(game)
    assert [*observation.dict] == [plane.name for plane in game.terms.setup.planes]
    seen = np.zeros(len(observation.tensor))
    for state in course(game, 13):
        for player in range(game.num_players()):
            observation.set_from(state, player)
            assert np.concatenate([*observation.dict.values()]).tolist() == observation.tensor.tolist()
            assert state.observation_tensor(player) == observation.tensor.tolist()
            assert observation.tensor.min() >= 0 and observation.tensor.max() <= 1
            seen = np.maximum(seen, observation.tensor)
    assert seen.max() == 1


@each_game
def test_what_all_know_and_what_one_alone_knows(name: str) -> None:
    game = pyspiel.load_game(name)
    public, private = (make_observation(game, observation_type(shown)) for shown in (True, False))
    state = dealt(game, 14)
    told = json.loads(public.string_from(state, 0))
    assert told == json.loads(public.string_from(state, 1)) and told["view"] == playing(state).view(SPECTATOR)
    hands = {private.string_from(state, player) for player in range(game.num_players())}
    assert len(hands) == game.num_players()
    mine = json.loads(private.string_from(state, 0))["view"]
    assert {**told["view"], **mine} == playing(state).view(0)
    assert public.tensor is None and private.tensor is None


def observation_type(public: bool) -> object:
    alone, nobody = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    return pyspiel.IIGObservationType(
        public_info=public, perfect_recall=False, private_info=nobody if public else alone
    )


# ---- chance, copies, texts


@each_game
def test_the_deal_follows_from_the_rolls_and_is_a_seed(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for side in (0, 1, 2, 3):
        assert len(state.chance_outcomes()) == SIDES and abs(sum(p for _, p in state.chance_outcomes()) - 1) < 1e-12
        state.apply_action(side)
    number = (1 * SIDES + 2) * SIDES + 3
    fixed = pyspiel.load_game(with_parameter(name, "seed", number))
    assert str(fixed.new_initial_state()) == str(state)
    assert {dealt(game, seed).current_player() for seed in range(40)} == set(range(game.num_players()))


@each_game
def test_a_state_follows_from_its_history(name: str) -> None:
    game = pyspiel.load_game(name)
    state = [*course(game, 15, 150)][-1]
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state) and again.returns() == state.returns()


@each_game
def test_copies_are_independent(name: str) -> None:
    state = dealt(pyspiel.load_game(name), 16)
    before, told = str(state), state.information_state_string(0)
    for twin in (state.clone(), copy.deepcopy(state), state.child(state.legal_actions()[0])):
        while not twin.is_terminal():
            twin.apply_action(twin.legal_actions()[-1])
    state.legal_actions().clear()
    assert (str(state), state.information_state_string(0)) == (before, told)
    assert state.legal_actions()


@each_game
def test_actions_are_written_as_people_write_them(name: str) -> None:
    state = dealt(pyspiel.load_game(name), 17)
    for action in state.legal_actions():
        text = state.action_to_string(action)
        assert text == playing(state).game.presentation.notation(action)
        assert state.string_to_action(text) == action


def test_a_game_outlives_its_name() -> None:
    """Only the state is held: OpenSpiel must still find the game."""
    state = dealt(pyspiel.load_game("kibitz_abluxxen"), 18)
    gc.collect()
    assert str(state.clone()) == str(state)
    assert state.resample_from_infostate(0, steady(0.2)).get_game() == state.get_game()


def test_the_deck_of_a_stranger_is_part_of_the_games_name() -> None:
    """A deck is a long text with commas and brackets; the name of the game carries it and loads again."""
    text = "# mine = yours (or so), and 100 % new\n" + deck_text("batman")
    game = pyspiel.load_game("kibitz_fluxx", {"deck": text, "logo": "[0 2]", "players": 3})
    assert game.terms.setup.options["deck"] == text and game.terms.setup.options["logo"] == [0, 2]
    for again in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert again.terms is game.terms
    state = dealt(game, 19)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_a_pickled_game_loads_where_nothing_was_imported(tmp_path: Path) -> None:
    """And Python ends in peace there: OpenSpiel frees its register after Python is gone."""
    game = pyspiel.load_game("kibitz_absolute(players=3,rounds=1)")
    file = tmp_path / "game"
    file.write_bytes(pickle.dumps((game, dealt(game, 20))))
    code = f"import pickle; game, state = pickle.load(open({str(file)!r}, 'rb')); print(game); print(state)"
    path = ":".join(sys.path)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env={"PYTHONPATH": path}
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [str(game), str(dealt(game, 20))]


def test_as_many_players_as_usual_or_as_the_options_want() -> None:
    assert pyspiel.load_game("kibitz_abluxxen").num_players() == 4
    assert pyspiel.load_game("kibitz_abluxxen(variant=duel)").num_players() == 2
    assert pyspiel.load_game("kibitz_abluxxen(players=2)").get_parameters()["variant"] == "duel"
    expert = pyspiel.load_game("kibitz_abluxxen(players=5,variant=expert)")
    assert (expert.num_players(), expert.get_parameters()["variant"]) == (5, "expert")
    assert pyspiel.load_game(str(expert)) == expert


def test_a_game_that_goes_on_too_long_is_broken_off_and_nobody_wins() -> None:
    game = pyspiel.load_game("kibitz_abluxxen(max_game_length=10)")
    state = [*course(game, 21)][-1]
    assert state.is_terminal() and len(state.history()) == ROLLS + 10 and game.max_game_length() == 10
    assert state.returns() == [0.0] * 4 and state.legal_actions() == []
    assert str(pickle.loads(pickle.dumps(state))) == str(state) and pickle.loads(pickle.dumps(state)).is_terminal()
    assert state.resample_from_infostate(0, steady(0.5)).is_terminal()
    with pytest.raises(GameIsOver, match="the game is over"):
        state.apply_action(0)


# ---- the evaluator


@each_game
def test_rollouts_say_what_each_player_may_expect(name: str) -> None:
    game = pyspiel.load_game(name)
    for state in [game.new_initial_state(), dealt(game, 22)]:
        before = str(state)
        worth = Rollouts(count=5, seed=1).evaluate(state)
        assert worth.shape == (game.num_players(),) and abs(worth.sum()) < 1e-9
        assert worth.min() >= game.min_utility() and worth.max() <= game.max_utility()
        assert worth.tolist() == Rollouts(count=5, seed=1).evaluate(state).tolist()
        assert str(state) == before
        prior = Rollouts(seed=1).prior(state)
        assert [action for action, _ in prior] == state.legal_actions() and abs(sum(p for _, p in prior) - 1) < 1e-9
    over = [*course(game, 22, 100_000)][-1]
    assert Rollouts(seed=1).evaluate(over).tolist() == over.returns()


# ---- the page

PAGE = Path(__file__).parent.parent.parent / "docs" / "openspiel.md"
PIECES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(PIECES)))
def test_the_code_on_the_page_runs(number: int) -> None:
    exec(compile(PIECES[number], f"{PAGE.name} {number}", "exec"), {"__name__": "page"})


# ---- wrong use


@each_game
def test_an_illegal_action_is_refused_and_nothing_has_happened(name: str) -> None:
    state = dealt(pyspiel.load_game(name), 23)
    before, history = str(state), state.history()
    legal = state.legal_actions()
    illegal = next(action for action in range(state.num_distinct_actions()) if action not in legal)
    for action in (illegal, np.int64(illegal), state.num_distinct_actions(), -1, 2**63, 2**70):
        with pytest.raises(IllegalChoice, match=r"legal are|expected one of"):
            state.apply_action(action)
    for wrong in (True, 1.0, "1", None, [legal[0]]):
        with pytest.raises(TypeError, match="expected a whole number"):
            state.apply_action(wrong)
    with pytest.raises(IllegalChoice, match="which is not from 0"):
        state.action_to_string(0, state.num_distinct_actions())
    assert (str(state), state.history()) == (before, history)
    state.apply_action(np.int32(legal[0]))


@each_game
def test_after_the_end_nothing_can_be_chosen(name: str) -> None:
    state = [*course(pyspiel.load_game(name), 24, 100_000)][-1]
    history = state.history()
    with pytest.raises(GameIsOver, match="the game is over"):
        state.apply_action(0)
    assert state.is_terminal() and state.history() == history


@each_game
def test_a_roll_that_is_none_and_a_player_who_is_not_there(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    with pytest.raises(IllegalChoice, match="outcomes of a chance node are 0 to 63"):
        state.apply_action(SIDES)
    for player in (-1, game.num_players()):
        with pytest.raises(ValueError, match="player: expected 0 to"):
            state.information_state_string(player)
        with pytest.raises(ValueError, match="player: expected 0 to"):
            state.resample_from_infostate(player, steady(0.5))
    for wrong in ("0", 1.0, True):
        with pytest.raises(TypeError, match="player: expected a whole number, got"):
            state.information_state_tensor(wrong)
    assert state.information_state_string(np.int64(1)) == state.information_state_string(1)


def test_chance_that_is_none() -> None:
    state = dealt(pyspiel.load_game(SHORT["abluxxen"]), 1)
    for number in (-0.1, 1.5, float("nan"), float("inf")):
        with pytest.raises(ValueError, match="sampler: expected it to draw a number from 0 to 1, got"):
            state.resample_from_infostate(0, steady(number))
    assert state.resample_from_infostate(0, steady(1)).information_state_string(0) == state.information_state_string(0)
    with pytest.raises(ValueError, match="count: expected 1 or more rollouts, got 0"):
        Rollouts(0)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("kibitz_abluxxen(players=9)", "players: abluxxen is for 2 to 5 seats, got 9"),
        ("kibitz_abluxxen(variant=dull)", "variant: expected one of .*'duel'"),
        ("kibitz_abluxxen(players=4,shadow_split=True)", "only with variant duel"),
        ("kibitz_abluxxen(seed=-2)", "seed -1 or more"),
        ("kibitz_abluxxen(max_game_length=0)", "max_game_length 1 or more"),
        ("kibitz_fluxx(deck=none)", "deck: expected one of"),
        ("kibitz_fluxx(logo=first)", r"logo: expected numbers in brackets, as in \[0 2\]"),
        ("kibitz_fluxx(logo=[5],players=3)", "there is no seat 5"),
    ],
)
def test_parameters_that_cannot_be(name: str, says: str) -> None:
    with pytest.raises(BadOptions, match=says):
        pyspiel.load_game(name)


def test_parameters_that_do_not_exist() -> None:
    with pytest.raises(pyspiel.SpielError, match=r"Unknown parameter 'vriant'.*variant"):
        pyspiel.load_game("kibitz_abluxxen(vriant=duel)")


def test_observers_that_cannot_be() -> None:
    game = pyspiel.load_game("kibitz_abluxxen")
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, None, {"size": 3})
    everybody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="one player's information"):
        make_observation(game, everybody)
