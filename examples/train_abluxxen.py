"""Teach a small network to play Abluxxen: masked PPO on hundreds of games at once, in one file to read and to change.

    pip install 'kibitz[train]'
    python examples/train_abluxxen.py --minutes 20

At every table the network sits on one of four seats; the others are played by kibitz. A *round* is 64 decisions at each
table, from which the network then learns. Every 20 rounds it is tried out in 1,000 games against three random seats and
in 1,000 against three greedy ones, saved, and exported as a policy that can sit down anywhere:

    kibitz play abluxxen --bots policy:trained/policy.npz
    kibitz arena abluxxen --bots policy:trained/policy.npz,random,casual,club

Ctrl-C saves and stops; the same command goes on where it was. What it all means stands in docs/learning.md.
"""

from __future__ import annotations

import argparse
import csv
import signal
import sys
import time
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from matplotlib.figure import Figure
from numpy.typing import NDArray
from torch import Tensor, nn

from kibitz.bots.policy import inputs_of, save_policy
from kibitz.rl.vector import VectorEnv

GAME, SEATS = "abluxxen", 4
FAIR = 1 / SEATS
SAME = ("hidden", "others", "seed", "steps", "tables")  # arguments with which a training goes on
RIVALS = ("random", "greedy")
NETWORK_KEY = "brain"  # of a checkpoint; checkpoints of earlier versions have it, too

# What the network sees: the planes of docs/observations.md that matter in a single game, and by what the bytes of each
# are divided, so that most inputs lie between 0 and 1.
USES = dict.fromkeys(["turn", "stage", "victim", "tops"], 1.0)  # a 1 among zeros
USES |= dict.fromkeys(["hand", "pool", "discard", "unseen", "known", "displays", "top_sizes", "second_sizes"], 4.0)
USES |= {"sizes": 10.0, "display_sizes": 10.0, "counts": 20.0, "second_values": 13.0, "top_jokers": 2.0}

# How it learns. These were found by trying; none of them is critical.
RATE = 1e-3  # of learning at the beginning; it falls to a tenth of that
POINT = 0.02  # what a point is worth beside the win: at first every game is lost, and some by less
EPOCHS = 2  # how often each round is gone through
BATCH = 2048  # decisions that are learned from at once
CLIP = 0.2  # a choice becomes at most so much more or less likely before it is tried again
LAMBDA = 0.95  # how much of a surprise is passed on to the decision before
ENTROPY = 0.01  # what it is worth to stay curious


class Network(nn.Module):  # type: ignore[misc]
    """A plain network with two ends: how good is each choice, and what reward is to be expected?"""

    def __init__(self, scale: NDArray[np.float32], choices: int, hidden: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(scale))
        self.body = nn.Sequential(nn.Linear(len(scale), hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.choose = nn.Linear(hidden, choices)
        self.expect = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.choose.weight, 0.01)  # at first all choices are about as likely

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of the chance of every choice, and the expected reward. What is not legal has chance 0."""
        thought = self.body(observation / self.scale)
        logits = self.choose(thought).masked_fill(~mask, -torch.inf)
        return torch.log_softmax(logits, -1), self.expect(thought).squeeze(-1)


class Trajectory(NamedTuple):
    """What happened in a round: of every decision what was seen, legal and chosen, with which chance (its logarithm),
    how much better it went than expected (the advantage), and what was to be expected as we know now (the return)."""

    observation: Tensor
    mask: Tensor
    choice: Tensor
    chance: Tensor
    advantages: Tensor
    returns: Tensor


class Training:
    """A network that learns, and all that must be kept to go on another time."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args, self.folder = args, Path(args.out)
        self.folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(args.seed)
        self.env = VectorEnv(GAME, args.tables, SEATS, others=args.others)
        self.index, scale = inputs_of(self.env.setup.game, SEATS, USES)
        self.network = Network(scale, self.env.setup.choices, args.hidden)
        self.optimiser = torch.optim.Adam(self.network.parameters(), RATE, eps=1e-5)
        self.round, self.steps, self.seconds, self.entropy = 0, 0, 0.0, 0.0
        self.shares: list[float] = []  # of the win, in the last games
        self.points: list[dict[str, float]] = []  # of the learning curve
        self.stopped = False

    # ---- a round

    def deal_anew(self) -> None:
        """All tables begin anew, by dice that depend on the round alone: so a training that is resumed here goes the
        same way as one that was not stopped."""
        dice = 1_000_000 * self.args.seed + self.round
        torch.manual_seed(dice)
        self.observed, self.infos = self.env.reset(seed=dice)

    def observe(self, observed: dict[str, NDArray[np.uint8]]) -> tuple[Tensor, Tensor]:
        """The bytes that the network uses, and what is legal: copies, for the environment writes over its own."""
        used, legal = observed["observation"][:, self.index], observed["action_mask"]
        return torch.from_numpy(used), torch.from_numpy(legal).bool()

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self) -> Trajectory:
        """Play a round, and look back: what was each choice worth?"""
        steps = []
        for _ in range(self.args.steps):
            observation, legal = self.observe(self.observed)
            chances, value = self.network(observation, legal)
            choice = drawn(chances)
            chance = chances.gather(1, choice[:, None]).squeeze(1)
            seats = self.infos["seat"]
            self.observed, rewards, ended, _, self.infos = self.env.step(choice.numpy())
            self.shares += (rewards[ended] + FAIR).tolist()
            rewards += POINT * lead(self.infos["scores"], seats)
            steps.append(
                (observation, legal, choice, chance, value, torch.from_numpy(rewards), torch.from_numpy(ended))
            )
        observation, mask, choice, chance, values, reward, over = (
            torch.stack(part) for part in zip(*steps, strict=True)
        )
        _, after = self.network(*self.observe(self.observed))
        advantages = advantages_of(reward, over, torch.cat([values, after[None]]))
        # For learning, all steps of all tables are alike: one long row.
        return Trajectory(
            *(part.flatten(0, 1) for part in (observation, mask, choice, chance, advantages, advantages + values))
        )

    def learn(self, trajectory: Trajectory, rate: float) -> None:
        """Go through a round a few times, in batches."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        batches = [some for _ in range(EPOCHS) for some in torch.randperm(len(trajectory.choice)).split(BATCH)]
        entropies = [self.learn_from(Trajectory(*(part[some] for part in trajectory))) for some in batches]
        self.entropy = sum(entropies) / len(entropies)

    def learn_from(self, trajectory: Trajectory) -> float:
        """Make what went better than expected more likely, and what went worse less, a little (PPO)."""
        chances, values = self.network(trajectory.observation, trajectory.mask)
        ratio = (chances.gather(1, trajectory.choice[:, None]).squeeze(1) - trajectory.chance).exp()
        advantages = trajectory.advantages
        advantages = (advantages - advantages.mean()) / (advantages.std(correction=0) + 1e-8)
        objective = torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
        value_loss = (values - trajectory.returns).square().mean()
        entropy = entropy_of(chances, trajectory.mask)
        self.optimiser.zero_grad()
        (value_loss - objective - ENTROPY * entropy).backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimiser.step()
        return float(entropy.detach())

    # ---- the whole

    def run(self) -> None:
        """Rounds until the time is up, or Ctrl-C."""
        if not self.points:
            self.save()  # the curve begins with what it cannot do yet
        told_at = begin = time.monotonic() - self.seconds
        self.deal_anew()
        while self.done() < 1 and not self.stopped:
            self.learn(self.play(), RATE * (1 - 0.9 * self.done()))
            self.round += 1
            self.steps += self.args.steps * self.args.tables
            self.shares = self.shares[-2000:]
            self.seconds = time.monotonic() - begin
            if self.round % self.args.every == 0:
                self.save()
                self.deal_anew()
            if time.monotonic() - told_at > 3:
                told_at = time.monotonic()
                self.tell()
        self.save()

    def stop(self, *_: object) -> None:
        """Ctrl-C: stop after this round. A second one ends it at once; then it goes on from its last checkpoint."""
        self.stopped = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    def done(self) -> float:
        """How much of the training is done."""
        if self.args.rounds:
            return float(self.round / self.args.rounds)
        return float(self.seconds / (60 * self.args.minutes))

    def tell(self) -> None:
        wins = f"wins {mean(self.shares):5.1%} of the last {len(self.shares):,} games"
        left = max(0, self.seconds / self.done() - self.seconds) / 60
        pace = f"{self.steps / 1e6:6.2f} M steps, {self.steps / self.seconds:6,.0f}/s"
        print(f"round {self.round:4} {pace}   {wins}   entropy {self.entropy:.2f}   {left:4.1f} min left", flush=True)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def try_out(self, others: str) -> float:
        """The share of the win in one game at each of many tables, always choosing what seems best. The deals are
        others than those of the training, and the same every time."""
        env = VectorEnv(GAME, self.args.trials, SEATS, others=others)
        observed, _ = env.reset(seed=10**12)
        share, waiting = np.zeros(env.num_envs), np.ones(env.num_envs, bool)
        while waiting.any():
            chances, _ = self.network(*self.observe(observed))
            observed, rewards, ended, _, _ = env.step(chances.argmax(1).numpy())
            first = ended & waiting  # only the first game of a table counts: short ones would come more often
            share[first] = rewards[first] + FAIR
            waiting &= ~ended
        return float(share.mean())

    # ---- what is kept

    def save(self) -> None:
        """Try it out, draw the curve, export the policy, and keep all that is needed to go on."""
        if not self.points or self.points[-1]["round"] != self.round:
            point = {"round": self.round, "steps": self.steps, "seconds": round(self.seconds, 1)}
            point |= {"training": mean(self.shares), "entropy": self.entropy}
            self.points.append(point | {others: self.try_out(others) for others in RIVALS})
            figures = [f"{said(self.points[-1][others], self.args.trials)} against {others}" for others in RIVALS]
            print(f"tried out: wins {', '.join(figures)}", flush=True)
        write_curve(self.folder, self.points)
        layers = [layer for layer in [*self.network.body, self.network.choose] if isinstance(layer, nn.Linear)]
        arrays = [(layer.weight.detach().numpy().T, layer.bias.detach().numpy()) for layer in layers]
        save_policy(self.folder / "policy.npz", self.env.setup.game, SEATS, USES, arrays)
        kept = {name: getattr(self, name) for name in ("round", "steps", "seconds", "entropy", "shares", "points")}
        kept |= {"args": {name: getattr(self.args, name) for name in SAME}}
        kept |= {NETWORK_KEY: self.network.state_dict(), "optimiser": self.optimiser.state_dict()}
        half = self.folder / "checkpoint.pt.part"
        torch.save(kept, half)
        half.replace(self.folder / "checkpoint.pt")  # a crash leaves the old one whole

    def resume(self) -> None:
        """Go on where it was, if there is something to go on with."""
        path = self.folder / "checkpoint.pt"
        if not path.exists():
            return
        try:
            kept = torch.load(path, weights_only=True)
        except Exception as error:  # whatever has become of the file
            sys.exit(f"{path} cannot be read ({error}): delete it to begin anew, or choose another folder with --out")
        for name, before in kept.pop("args", {}).items():
            if getattr(self.args, name) != before:
                sys.exit(f"{path} was begun with --{name} {before}: say so again, or choose another folder with --out")
        self.network.load_state_dict(kept.pop(NETWORK_KEY))
        self.optimiser.load_state_dict(kept.pop("optimiser"))
        for name, value in kept.items():
            setattr(self, name, value)
        print(f"goes on from round {self.round}, after {self.seconds / 60:.1f} minutes of training", flush=True)


# ---- the tools


def drawn(chances: Tensor) -> Tensor:
    """A choice for each table by its chances; one of chance 0 is never drawn."""
    sums = chances.exp().cumsum(1)
    point = torch.rand(len(sums), 1) * (1 - 1e-6) * sums[:, -1:]  # always before the end, however it is rounded
    return torch.searchsorted(sums, point, right=True).squeeze(1)


def entropy_of(chances: Tensor, mask: Tensor) -> Tensor:
    """How undecided it is: 0 if one choice is certain everywhere."""
    return -(chances.exp() * chances.masked_fill(~mask, 0)).sum(1).mean()  # 0 times minus infinity would spoil it


def lead(scores: NDArray[np.int64], seats: NDArray[np.uint8]) -> NDArray[np.float32]:
    """By how many points these seats are ahead of the mean of their tables; 0 while a game goes on."""
    ahead: NDArray[np.float64] = scores[np.arange(len(scores)), seats] - scores.mean(1)
    return ahead.astype(np.float32)


def advantages_of(reward: Tensor, over: Tensor, values: Tensor) -> Tensor:
    """How much better than expected it went from each choice on (generalised advantage estimation, no discount)."""
    found, later = torch.zeros_like(reward), torch.zeros_like(reward[0])
    for step in reversed(range(len(reward))):
        goes_on = (~over[step]).float()
        surprise = reward[step] + goes_on * values[step + 1] - values[step]
        later = found[step] = surprise + LAMBDA * goes_on * later
    return found


def mean(shares: list[float]) -> float:
    return sum(shares) / max(1, len(shares))


def said(share: float, n: int) -> str:
    """A share of the win in ``n`` games, with its 95 % interval (Wilson's)."""
    z = 1.96
    middle, half = share + z * z / (2 * n), z * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return f"{share:.1%} ({(middle - half) / (1 + z * z / n):.1%} to {(middle + half) / (1 + z * z / n):.1%})"


def write_curve(folder: Path, points: list[dict[str, float]]) -> None:
    """The learning curve: its points as CSV, and a picture."""
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(points[0]))
        writer.writeheader()
        writer.writerows(points)
    figure = Figure((6.4, 3.6), layout="constrained")
    axes = figure.subplots()
    for others in RIVALS:
        line = [point["seconds"] / 60 for point in points], [100 * point[others] for point in points]
        axes.plot(*line, label=f"against three {others} seats")
    axes.axhline(100 * FAIR, color="grey", linestyle=":", label="fair share")
    axes.set(xlabel="minutes of training", ylabel="share of the win, %", ylim=(0, 100))
    axes.legend(loc="lower right", frameon=False)
    figure.savefig(folder / "curve.png", dpi=110)


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Train a policy for Abluxxen.")
    parser.add_argument("--out", default="trained", help="the folder for checkpoint, curve and policy")
    parser.add_argument("--minutes", type=float, default=20, help="how long to train, breaks not counted")
    parser.add_argument("--rounds", type=int, default=0, help="train so many rounds instead, however long they take")
    parser.add_argument("--others", choices=RIVALS, default="greedy", help="who plays the other seats")
    parser.add_argument("--tables", type=int, default=256, help="games at once")
    parser.add_argument("--steps", type=int, default=64, help="decisions at each table in a round")
    parser.add_argument("--every", type=int, default=20, help="rounds between two checkpoints")
    parser.add_argument("--hidden", type=int, default=128, help="how wide the network is")
    parser.add_argument("--trials", type=int, default=1000, help="games to try it out against each kind of rivals")
    parser.add_argument("--threads", type=int, default=1, help="processor cores to use")
    parser.add_argument("--seed", type=int, default=1, help="with --rounds, the same seed learns the same way")
    args = parser.parse_args(words)
    for name in ("minutes", "tables", "steps", "every", "hidden", "trials", "threads"):
        if not getattr(args, name) > 0:
            parser.error(f"--{name}: expected a number above 0, got {getattr(args, name)}")
    for name in ("rounds", "seed"):
        if getattr(args, name) < 0:
            parser.error(f"--{name}: expected 0 or more, got {getattr(args, name)}")
    return args


def main() -> None:
    args = arguments()
    torch.set_num_threads(args.threads)
    training = Training(args)
    training.resume()
    signal.signal(signal.SIGINT, training.stop)
    training.run()
    print("stopped; the same command goes on from here" if training.stopped else "done")
    print(f"the policy: {training.folder / 'policy.npz'}, its learning curve: {training.folder / 'curve.png'}")


if __name__ == "__main__":
    main()
