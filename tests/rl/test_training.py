"""The worked example: it trains, is stopped, goes on where it was, and leaves a policy that plays."""

from __future__ import annotations

import csv
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from importlib.util import module_from_spec, spec_from_file_location  # noqa: E402

from kibitz.bots.policy import Policy  # noqa: E402
from kibitz.core.rng import Rng  # noqa: E402
from kibitz.games import make_game  # noqa: E402
from kibitz.play.seat import seat_to_decide  # noqa: E402

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_abluxxen.py"
TINY = ["--tables", "8", "--steps", "6", "--hidden", "8", "--every", "2", "--trials", "8", "--threads", "1"]


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = spec_from_file_location("train_abluxxen", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["train_abluxxen"] = module
    spec.loader.exec_module(module)
    return module


def trained(folder: Path, rounds: int, *more: str) -> str:
    """A training in a process of its own, to its end."""
    return finished(begun(folder, rounds, *more))


def begun(folder: Path, rounds: int, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(EXAMPLE), "--out", str(folder), "--rounds", str(rounds), *TINY, *more],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def finished(training: subprocess.Popen[str], code: int = 0) -> str:
    said, _ = training.communicate(timeout=300)
    assert training.returncode == code, said
    return said


def kept(folder: Path) -> dict[str, object]:
    checkpoint = torch.load(folder / "checkpoint.pt", weights_only=True)
    assert isinstance(checkpoint, dict)
    return checkpoint


def weights(folder: Path) -> list[np.ndarray]:
    return [array for layer in Policy(folder / "policy.npz").layers for array in layer]


def test_a_training_leaves_a_checkpoint_a_curve_and_a_policy_that_plays(tmp_path: Path) -> None:
    said = trained(tmp_path, 4)
    assert "against random" in said and "against greedy" in said and "done" in said
    assert kept(tmp_path)["round"] == 4
    with (tmp_path / "curve.csv").open(encoding="utf-8") as file:
        points = list(csv.DictReader(file))
    assert [point["round"] for point in points] == ["0", "2", "4"]
    assert all(0 <= float(point["random"]) <= 1 for point in points)
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    play, dice, policy = make_game("abluxxen", {}, 4).start(4, "1"), Rng(1), Policy(tmp_path / "policy.npz")
    while play.legal:
        (code,) = policy(seat_to_decide(play), dice)
        assert code in play.legal
        play.apply(code)


def test_a_training_that_was_stopped_goes_the_way_of_one_that_was_not(example: ModuleType, tmp_path: Path) -> None:
    """Two rounds and then two more are four rounds: the same weights, to the last bit."""
    part = example.Training(example.arguments(["--out", str(tmp_path / "parts"), "--rounds", "4", *TINY]))
    save = part.save

    def save_and_stop() -> None:  # Ctrl-C, at a known moment
        save()
        part.stopped = part.round > 0

    part.save = save_and_stop
    torch.set_num_threads(1)
    part.run()
    assert kept(tmp_path / "parts")["round"] == 2
    trained(tmp_path / "whole", 4)
    assert "goes on from round 2" in trained(tmp_path / "parts", 4)
    for one, other in zip(weights(tmp_path / "whole"), weights(tmp_path / "parts"), strict=True):
        assert np.array_equal(one, other)


def test_a_training_that_is_killed_goes_on_from_its_last_checkpoint(tmp_path: Path) -> None:
    training = begun(tmp_path, 1_000_000)
    end = time.monotonic() + 120
    while time.monotonic() < end and not ((tmp_path / "checkpoint.pt").exists() and kept(tmp_path)["round"]):
        time.sleep(0.05)
    training.kill()
    training.communicate()
    round_ = kept(tmp_path)["round"]
    assert isinstance(round_, int) and round_ >= 2
    said = trained(tmp_path, round_ + 1)
    assert f"goes on from round {round_}" in said
    assert kept(tmp_path)["round"] == round_ + 1


def test_ctrl_c_saves(tmp_path: Path) -> None:
    training = begun(tmp_path, 1_000_000)
    end = time.monotonic() + 120
    while not (tmp_path / "checkpoint.pt").exists() and time.monotonic() < end:
        time.sleep(0.05)
    training.send_signal(signal.SIGINT)
    assert "stopped; the same command goes on from here" in finished(training)
    kept(tmp_path)
    Policy(tmp_path / "policy.npz")
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize(("name", "value", "before"), [("hidden", "9", "8"), ("others", "random", "greedy")])
def test_a_training_goes_on_as_it_was_begun_or_not_at_all(tmp_path: Path, name: str, value: str, before: str) -> None:
    trained(tmp_path, 1)
    said = finished(begun(tmp_path, 2, f"--{name}", value), 1)
    assert f"was begun with --{name} {before}" in said and "Traceback" not in said


def test_a_checkpoint_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "checkpoint.pt").write_bytes(b"PK, but no more")
    said = finished(begun(tmp_path, 2), 1)
    assert "cannot be read" in said and "Traceback" not in said


def test_what_is_not_legal_has_chance_zero_and_is_never_drawn(example: ModuleType) -> None:
    torch.manual_seed(1)
    network = example.Network(np.ones(5, np.float32), 40, 8)
    mask = torch.zeros(300, 40, dtype=torch.bool)
    mask[:, 7] = mask[:, 30] = True
    mask[:100, 30] = False
    chances, _ = network(torch.randn(300, 5), mask)
    assert (chances.exp()[~mask] == 0).all()
    assert torch.allclose(chances.exp().sum(1), torch.ones(300))
    for _ in range(30):
        assert mask.gather(1, example.drawn(chances)[:, None]).all()


def test_learning_leaves_no_trace_of_what_is_not_legal(example: ModuleType) -> None:
    """No gradient reaches a choice that was legal nowhere, and none is lost in the logarithm of zero."""
    network = example.Network(np.ones(5, np.float32), 6, 8)
    mask = torch.tensor([[True, False, True, True, True, False]] * 4)
    chances, values = network(torch.randn(4, 5), mask)
    (example.entropy_of(chances, mask) + chances[:, 0].sum() + values.sum()).backward()
    gradient = network.choose.weight.grad
    assert torch.isfinite(gradient).all()
    assert (gradient[[1, 5]] == 0).all() and (gradient[[0, 2]] != 0).any()


def test_what_went_better_than_expected_becomes_more_likely(example: ModuleType, tmp_path: Path) -> None:
    training = example.Training(example.arguments(["--out", str(tmp_path), *TINY]))
    choice = torch.arange(64) % 2
    observation = torch.zeros(64, len(training.index), dtype=torch.uint8)
    mask = torch.zeros(64, training.env.setup.choices, dtype=torch.bool)
    mask[:, :2] = True
    before, values = training.network(observation, mask)
    chance = before.gather(1, choice[:, None]).squeeze(1).detach()
    training.learn_from(example.Trajectory(observation, mask, choice, chance, 1.0 - 2.0 * choice, values.detach()))
    after, _ = training.network(observation, mask)
    assert after[0, 0] > before[0, 0] and after[0, 1] < before[0, 1]


def test_a_round_pays_whoever_chose_and_expects_what_comes_after_it(example: ModuleType, tmp_path: Path) -> None:
    """One step at each table until games end: what a choice is worth is what its own seat got, or what is expected of
    the next one."""
    words = ["--out", str(tmp_path), *TINY, "--steps", "1", "--tables", "64"]
    training = example.Training(example.arguments(words))
    training.deal_anew()
    games = 0
    while games < 100:
        seats, trajectory = training.infos["seat"], training.play()
        scores, ended = training.infos["scores"], training.infos["_scores"]
        with torch.no_grad():
            _, after = training.network(*training.observe(training.observed))
        for table in range(64):
            got = after[table].item()
            if ended[table]:
                games += 1
                own, all_scores = training.infos["rewards"][table], scores[table]
                got = own[seats[table]] + example.POINT * (all_scores[seats[table]] - all_scores.mean())
            assert trajectory.returns[table].item() == pytest.approx(got, abs=1e-5)


@pytest.mark.parametrize("wrong", [["--minutes", "0"], ["--tables", "0"], ["--rounds", "-1"], ["--seed", "-1"]])
def test_numbers_that_make_no_sense_are_refused(
    example: ModuleType, wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        example.arguments(wrong)
    assert f"{wrong[0]}: expected" in capsys.readouterr().err


def test_a_number_of_rounds_takes_as_long_as_it_takes(example: ModuleType, tmp_path: Path) -> None:
    training = example.Training(example.arguments(["--out", str(tmp_path), *TINY, "--rounds", "10", "--minutes", "1"]))
    training.round, training.seconds = 5, 600.0
    assert training.done() == 0.5


def test_advantages_are_what_came_less_what_was_expected(example: ModuleType) -> None:
    """Of one table and three steps, by hand: the game ends with the second one, and what comes after is another."""
    reward = torch.tensor([[0.0], [0.75], [0.0]])
    over = torch.tensor([[False], [True], [False]])
    expected = torch.tensor([[0.1], [0.3], [-0.2], [0.5]])
    second, third = 0.75 - 0.3, 0.5 + 0.2
    first = (0.3 - 0.1) + example.LAMBDA * second
    assert torch.allclose(example.advantages_of(reward, over, expected).squeeze(), torch.tensor([first, second, third]))


def test_the_exported_policy_thinks_like_the_network(example: ModuleType, tmp_path: Path) -> None:
    trained(tmp_path, 1)
    state = kept(tmp_path)[example.NETWORK_KEY]
    assert isinstance(state, dict)
    policy = Policy(tmp_path / "policy.npz")
    game = make_game("abluxxen", {}, 4)
    policy.check(game, 4)
    network = example.Network(np.zeros_like(policy.scale), len(game.choices), 8)
    network.load_state_dict(state)
    seat = seat_to_decide(game.start(4, "5"))
    logits = policy.logits(seat)
    mask = torch.zeros(len(game.choices), dtype=torch.bool)
    mask[seat.legal] = True
    chances, _ = network(torch.from_numpy(policy.bytes[policy.index]), mask)
    wanted = torch.log_softmax(torch.from_numpy(logits)[seat.legal], -1)
    assert torch.allclose(chances[seat.legal], wanted, atol=1e-4)
