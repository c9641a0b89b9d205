"""Absolute with its options chosen."""

from __future__ import annotations

from kibitz.core.card_game import CardGame
from kibitz.core.event import Event
from kibitz.core.game import Game, GameKind, Json, PileLook, Play, Position
from kibitz.core.option import Option
from kibitz.core.reading import Reader
from kibitz.core.unknown import PlacedCards
from kibitz.games.absolute import choices, events, position, rules
from kibitz.games.absolute.observation import AbsoluteObservation
from kibitz.games.absolute.parts import AbsoluteRules
from kibitz.games.absolute.presentation import AbsolutePresentation
from kibitz.games.absolute.rules import AbsolutePlay
from kibitz.games.absolute.state import DECLARED
from kibitz.games.absolute.strategy import AbsoluteStrategy

VERSION = 2


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


class Absolute(CardGame[AbsolutePlay]):
    """Absolute with one choice of options."""

    def __init__(self, options: dict[str, Json]) -> None:
        self.rules = switches(options)
        super().__init__("absolute", VERSION, options, choices.CHOICES, events.EVENTS, DECLARED)
        self.presentation = AbsolutePresentation(self)
        self.strategy = AbsoluteStrategy()
        self.observation = AbsoluteObservation(self)

    def start(self, seats: int, seed: str, first: int = 0, heard: list[Event] | None = None) -> Play:
        return rules.start(self, self.rules, seats, seed, first, heard)

    def blank(self, seats: int) -> AbsolutePlay:
        return rules.blank(self, self.rules, seats)

    def read_pile(self, play: AbsolutePlay, look: PileLook, reader: Reader, cards: PlacedCards) -> None:
        position.read_sets(play, reader, cards)

    def usual(self, play: AbsolutePlay, reader: Reader) -> Position:
        """How many sets there were depends on how many there are."""
        return {"most_sets": position.legal_sets(play)}

    def place_rest(self, play: AbsolutePlay, reader: Reader, rest: list[int]) -> None:
        """Cards that a position does not mention are not in this round."""
        for card in rest:
            play.cards.put(card, events.THE_BOX)

    def go_on(self, play: AbsolutePlay, reader: Reader) -> None:
        position.check_numbers(play)
        position.read_end(play, reader)


class AbsoluteKind(GameKind):
    """Absolute before its options are chosen."""

    def __init__(self) -> None:
        super().__init__(
            "absolute",
            DECLARED.seats,
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
