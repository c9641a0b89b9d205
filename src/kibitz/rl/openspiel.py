"""The games in OpenSpiel: ``import kibitz.rl.openspiel``, then ``pyspiel.load_game("kibitz_abluxxen(players=4)")``.

Parameters of every game: ``players`` (0: as many as usual), its options by their names, ``seed`` (-1: drawn) and
``max_game_length``. The deal is drawn in four chance nodes of 64 outcomes each; together they are the number of the
deal, which is the seed of the game. All later shuffles follow from the seed and are no chance nodes: to the players
they are hidden like any other card, and a resampled state has shuffles of its own.

The information state is the seat's view: all that it may know now, not all that it has ever seen. Observations are the
same. A resampled state is imagined from the view alone; its history begins there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kibitz.core.errors import BadOptions, IllegalChoice
from kibitz.core.game import SPECTATOR, GameKind
from kibitz.core.rng import Rng
from kibitz.games import GAMES
from kibitz.rl.parameters import DRAWN, Value, chosen, specification, to_parameter, whole
from kibitz.rl.progress import CHANCE, ROLLS, SIDES, TERMINAL, Progress, Terms, terms_of, written
from kibitz.rl.setup import code_of, fresh_seed

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms.mcts import Evaluator
except ImportError as error:
    raise ImportError("these games need OpenSpiel: pip install 'kibitz[rl]'") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

OUTCOMES: Final = [(side, 1 / SIDES) for side in range(SIDES)]
MOST_NUMBER: Final = 2**63  # OpenSpiel's numbers are below it; what is not legal we refuse ourselves


class State(pyspiel.State):  # type: ignore[misc]
    """A state. ``now`` is all of it but the history, which OpenSpiel keeps.

    Methods that OpenSpiel's own base class has as well (``legal_actions`` beside ``_legal_actions``) are short cuts:
    Python asks them, C++ asks the others, and for every player the answers are the same.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        first = game.terms.first
        self.now = Progress(game.terms) if first.play is None else first.__deepcopy__(None)

    def current_player(self) -> int:
        return self.now.who

    def is_terminal(self) -> bool:
        return self.now.who == TERMINAL

    def is_chance_node(self) -> bool:
        return self.now.who == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES.copy() if self.now.who == CHANCE else []

    def _legal_actions(self, player: int) -> list[int]:
        play = self.now.play
        return play.legal if play is not None else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        who, play = self.now.who, self.now.play
        if play is None:
            return list(range(SIDES))
        return play.legal.copy() if who >= 0 and (player is None or player == who) else []

    def apply_action(self, action: object) -> None:
        code = code_of(action)
        if not 0 <= code < MOST_NUMBER:
            raise IllegalChoice(f"action: expected one of {self.legal_actions()}, got {code}")
        super().apply_action(code)

    def _apply_action(self, action: int) -> None:
        if self.now.who == CHANCE:
            self.now.roll(action)
        else:
            self.now.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        setup = self.now.terms.setup
        if player == CHANCE:
            return f"roll {action}"
        if not 0 <= action < setup.choices:
            raise IllegalChoice(f"{setup.said(action)} has no text in {setup!r}")
        return setup.game.presentation.notation(action)

    def returns(self) -> list[float]:
        return self.now.returns()

    def rewards(self) -> list[float]:
        return self.now.returns()

    def information_state_string(self, player: int | None = None) -> str:
        return self.now.tell(self.seat_of(player))

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        seat, play, terms = self.seat_of(player), self.now.play, self.now.terms
        if play is None:
            return [0.0] * len(terms.places)
        row: list[float] = terms.tensor(play, seat).tolist()
        return row

    observation_string = information_state_string
    observation_tensor = information_state_tensor

    def seat_of(self, player: int | None) -> int:
        """Whose information is meant: where nobody is named, that of the seat to decide."""
        seat = self.now.who if player is None else code_of(player, "player")
        if not 0 <= seat < self.now.terms.setup.seats:
            raise ValueError(f"player: expected 0 to {self.now.terms.setup.seats - 1}, got {seat}")
        return seat

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that could be this one as far as ``player`` knows; its history is empty."""
        drawn, seat = float(sampler()), self.seat_of(player)
        if not 0 <= drawn <= 1:
            raise ValueError(f"sampler: expected it to draw a number from 0 to 1, got {drawn!r}")
        other: State = self.get_game().new_initial_state()
        other.now = self.now.imagine(seat, int(drawn * 2**53))
        return other

    def __str__(self) -> str:
        """Everything, hidden cards too."""
        if self.now.play is None:
            return written({"rolled": self.now.rolled})
        return written(self.now.play.position())


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game of the register with its parameters."""

    kind: GameKind

    def __init__(self, parameters: dict[str, Value]) -> None:
        kind = self.kind
        values = {**specification(kind), **parameters}
        players, seed, most = (whole(values[key], key) for key in ("players", "seed", "max_game_length"))
        if seed < DRAWN or most < 1:
            raise BadOptions(f"expected seed -1 or more and max_game_length 1 or more, got {seed} and {most}")
        try:
            self.terms = terms_of(kind.name, players or None, written(chosen(kind, values)), seed, most)
        except BadOptions as error:
            raise BadOptions(str(error).replace("seats: ", "players: ", 1)) from None
        setup = self.terms.setup
        options = {option: to_parameter(value) for option, value in setup.options.items()}
        info = pyspiel.GameInfo(
            num_distinct_actions=setup.choices,
            max_chance_outcomes=SIDES if seed == DRAWN else 0,
            num_players=setup.seats,
            min_utility=setup.least_reward,
            max_utility=setup.most_reward,
            utility_sum=0.0,
            max_game_length=most,
        )
        super().__init__(game_type(kind, seed), info, {**values, **options, "players": setup.seats})

    def __reduce__(self) -> tuple[Callable[[str], object], tuple[str]]:
        return loaded, (str(self),)

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return ROLLS if self.terms.seed == DRAWN else 0

    def make_py_observer(self, wanted: object = None, parameters: object = None) -> Observer:
        if parameters:
            raise ValueError(f"observers have no parameters, got {parameters!r}")
        return Observer(self.terms, wanted if isinstance(wanted, pyspiel.IIGObservationType) else None)


class Observer:
    """What a player may know as a tensor with its planes by name, and as a text. What all know, or what one alone
    knows, there is as a text only."""

    def __init__(self, terms: Terms, wanted: pyspiel.IIGObservationType | None) -> None:
        alone = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if wanted is not None and wanted.private_info not in (alone, pyspiel.PrivateInfoType.NONE):
            raise ValueError("nobody observes what all players know together: ask for one player's information")
        self.public = wanted is None or bool(wanted.public_info)
        self.private = wanted is None or wanted.private_info == alone
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if self.public and self.private:
            self.tensor = np.zeros(len(terms.places), np.float32)
            at = 0
            for plane in terms.setup.planes:
                self.dict[plane.name] = self.tensor[at : at + plane.count]
                at += plane.count

    def set_from(self, state: State, player: int) -> None:
        if self.tensor is not None:
            play = state.now.play
            self.tensor[:] = 0 if play is None else state.now.terms.tensor(play, state.seat_of(player))

    def string_from(self, state: State, player: int) -> str:
        seat = state.seat_of(player)
        if not self.private:
            return state.now.tell(SPECTATOR) if self.public else ""
        return state.now.tell(seat) if self.public else state.now.tell_private(seat)


class Rollouts(Evaluator):  # type: ignore[misc]
    """An evaluator for OpenSpiel's searches: a state is worth what quick, mostly sensible play leads to. It is played
    in the compiled core, by the game's own rollout, to the end or to where the game can be judged."""

    def __init__(self, count: int = 1, seed: int | None = None) -> None:
        self.count = code_of(count, "count")
        if self.count < 1:
            raise ValueError(f"count: expected 1 or more rollouts, got {count}")
        self.rng = Rng(fresh_seed() if seed is None else code_of(seed, "seed"))

    def evaluate(self, state: State) -> NDArray[np.float64]:
        """What each player may expect."""
        worth: NDArray[np.float64] = np.mean(
            [self.once(state.now) for _ in range(self.count)], axis=0, dtype=np.float64
        )
        return worth

    def once(self, now: Progress) -> list[float]:
        now = now.__deepcopy__(None)
        while now.who == CHANCE:
            now.roll(int(self.rng.below(SIDES)))
        play, setup = now.play, now.terms.setup
        if play is None or now.who == TERMINAL:
            return now.returns()
        setup.game.strategy.rollout(play, self.rng)
        return setup.rewards(play)

    def prior(self, state: State) -> list[tuple[int, float]]:
        """Every choice as likely as any other."""
        if state.now.who == CHANCE:
            return OUTCOMES.copy()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


# ---- the register


def game_type(kind: GameKind, seed: int = DRAWN) -> pyspiel.GameType:
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"kibitz_{kind.name}",
        long_name=f"Kibitz {kind.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if seed == DRAWN else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.seats[-1],
        min_num_players=kind.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(kind),
        provides_factored_observation_string=True,
    )


def loaded(name: str) -> object:
    """A game by its name and parameters. Whoever unpickles one comes by here, so that it is registered."""
    return pyspiel.load_game(name)


def register() -> None:
    """All games of the register; called once more, those too that came later."""
    for name, kind in GAMES.items():
        # a class, as OpenSpiel's own games: any other callable is freed after Python has ended, which crashes
        pyspiel.register_game(game_type(kind), type(name.capitalize(), (Game,), {"kind": kind}))


register()
