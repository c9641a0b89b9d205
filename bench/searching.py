"""How fast the search is: simulations, and simulated decisions, a second at the first decision of a game, beside
OpenSpiel's C++ ``ISMCTSBot`` (random rollouts) in the same run. ``bench/speed.py`` writes the table."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from kibitz.bots.search import Search
from kibitz.core.game import Game, Play
from kibitz.core.playout import random_game
from kibitz.core.rng import Rng
from kibitz.games import make_game
from kibitz.play.seat import seat_to_decide

ROUNDS = 7

Measured = tuple[float, float]  # simulations a second of CPU time, decisions in each


def first_decision(game: Game, seats: int, deal: int) -> Play:
    play = game.start(seats, f"search {deal}")
    while len(play.legal) == 1:
        play.apply(play.legal[0])
    return play


def kibitz(name: str, seats: int, simulations: int) -> Callable[[int], Measured]:
    """The search as the bots use it: the game's own policy in its rollouts."""
    game = make_game(name, {}, seats)

    def measure(deal: int) -> Measured:
        seat = seat_to_decide(first_decision(game, seats, deal))
        search = Search(seat.imagine(deal), seat.number, deal)
        begin = time.process_time()
        search.run(simulations, 10**6, False)
        spent = time.process_time() - begin
        return simulations / spent, int(search.made) / simulations

    return measure


def random_rollouts(name: str, seats: int, simulations: int) -> Callable[[int], Measured]:
    """Without a tree and a policy: deal anew and play on at random, as the peer's rollouts do."""
    game = make_game(name, {}, seats)

    def measure(deal: int) -> Measured:
        seat = seat_to_decide(first_decision(game, seats, deal))
        imagined, rng = seat.imagine(deal), Rng(deal)
        made = 0
        begin = time.process_time()
        for _ in range(simulations):
            play = imagined.copy()
            play.redeal(seat.number, int(rng.next()))
            made += random_game(play, rng)[0]
        spent = time.process_time() - begin
        return simulations / spent, made / simulations

    return measure


def open_spiel(name: str, simulations: int) -> Callable[[int], Measured]:
    import pyspiel

    game = pyspiel.load_game(name)

    def measure(deal: int) -> Measured:
        rng = Rng(deal)
        state = game.new_initial_state()
        while state.is_chance_node() or len(state.legal_actions()) == 1:
            options = options_of(state)
            state.apply_action(options[rng.below(len(options))])
        bot = pyspiel.ISMCTSBot(deal, pyspiel.RandomRolloutEvaluator(1, deal), 2.0, simulations, -1)
        begin = time.process_time()
        bot.step(state)
        spent = time.process_time() - begin
        return simulations / spent, statistics.mean(length(state.clone(), Rng(seed)) for seed in range(50))

    def length(state: pyspiel.State, rng: Rng) -> int:
        """The decisions of a random rollout from here."""
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            options = options_of(state)
            state.apply_action(options[rng.below(len(options))])
        return decisions

    def options_of(state: pyspiel.State) -> list[int]:
        return [act for act, _ in state.chance_outcomes()] if state.is_chance_node() else list(state.legal_actions())

    return measure


COMPETITORS: dict[str, Callable[[], Callable[[int], Measured]]] = {
    "Kibitz, Abluxxen base, 4 seats": lambda: kibitz("abluxxen", 4, 4000),
    "OpenSpiel C++ ISMCTS, hearts": lambda: open_spiel("hearts", 2000),
    "OpenSpiel C++ ISMCTS, euchre": lambda: open_spiel("euchre", 4000),
    "OpenSpiel C++ ISMCTS, gin_rummy": lambda: open_spiel("gin_rummy", 200),
    "Kibitz, Batman Fluxx, 4 seats": lambda: kibitz("fluxx", 4, 1000),
    "Kibitz, Absolute, 4 seats": lambda: kibitz("absolute", 4, 300),
    "Kibitz, Abluxxen base, random rollouts without a tree": lambda: random_rollouts("abluxxen", 4, 3000),
}


def report() -> str:
    """The table; the competitors take turns."""
    measures = {name: make() for name, make in COMPETITORS.items()}
    rounds: dict[str, list[Measured]] = {name: [] for name in measures}
    for number in range(ROUNDS):
        for name, measure in measures.items():
            rounds[name].append(measure(number))
            rate, length = rounds[name][-1]
            print(f"search {number + 1} of {ROUNDS}: {name}: {rate * length / 1e6:.2f} M decisions/s", flush=True)
    return "\n".join(
        [
            f"Search at the first decision, {ROUNDS} deals in turn (median [lowest–highest]):",
            "",
            "| search | simulated decisions a second | simulations a second | decisions a simulation |",
            "| --- | --- | --- | --- |",
            *[line(name, found) for name, found in rounds.items()],
        ]
    )


def line(name: str, found: list[Measured]) -> str:
    decisions = sorted(rate * length for rate, length in found)
    shown = " ".join([short(statistics.median(decisions)), f"[{short(decisions[0])}–{short(decisions[-1])}]"])
    simulations = statistics.median(rate for rate, _ in found)
    return f"| {name} | {shown} | {simulations:,.0f} | {statistics.mean(length for _, length in found):.0f} |"


def short(rate: float) -> str:
    if rate >= 1e5:
        return f"{rate / 1e6:.2f} M"
    return f"{rate / 1e3:.0f} k" if rate >= 1e4 else f"{rate / 1e3:.1f} k"


if __name__ == "__main__":
    print(report())
