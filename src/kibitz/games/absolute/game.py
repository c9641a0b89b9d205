"""Absolute with its options chosen."""

from __future__ import annotations

from kibitz.core.game import Game, GameKind, Json, Play, Position, View
from kibitz.core.option import Option
from kibitz.games.absolute import choices, events, position, rules
from kibitz.games.absolute.cards import FACES
from kibitz.games.absolute.observation import AbsoluteObservation
from kibitz.games.absolute.parts import AbsoluteRules
from kibitz.games.absolute.presentation import AbsolutePresentation
from kibitz.games.absolute.strategy import AbsoluteStrategy

VERSION = 2
SEATS = range(2, choices.MOST_SEATS + 1)


def switches(options: dict[str, Json]) -> AbsoluteRules:
    rounds, limit = options["rounds"], options["turn_limit"]
    assert isinstance(rounds, int) and isinstance(limit, int)
    return AbsoluteRules(
        rounds=rounds,
        any_set=options["add_to_any_set"] is True,
        wild_swap=options["zero_in_swap"] is True,
        limit=limit,
        tabletop=options["tabletop"] is True,
    )


class Absolute(Game):
    """Absolute with one choice of options."""

    def __init__(self, options: dict[str, Json]) -> None:
        self.rules = switches(options)
        super().__init__(
            name="absolute",
            version=VERSION,
            seats=SEATS,
            options=options,
            choices=choices.CHOICES,
            faces=FACES,
            piles=events.PILES,
            events=events.EVENTS,
        )
        self.presentation = AbsolutePresentation(self)
        self.strategy = AbsoluteStrategy()
        self.observation = AbsoluteObservation(self)

    def start(self, seats: int, seed: str, first: int = 0) -> Play:
        return rules.start(self, self.rules, seats, seed, first)

    def load(self, position_: Position) -> Play:
        return position.read_position(self, self.rules, position_)

    def imagine(self, view: View, seed: int) -> Play:
        return position.read_view(self, self.rules, view, seed)


class AbsoluteKind(GameKind):
    """Absolute before its options are chosen."""

    def __init__(self) -> None:
        super().__init__(
            "absolute",
            SEATS,
            [
                Option("tabletop", [False, True], False),
                Option("rounds", [], 3, 1, 100),
                Option("add_to_any_set", [False, True], False),
                Option("zero_in_swap", [False, True], True),
                Option("turn_limit", [], 60, 1, 1000),
            ],
        )

    def make(self, options: dict[str, Json], seats: int) -> Game:
        return Absolute(self.choose(options, seats))
