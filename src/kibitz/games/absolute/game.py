"""Absolute with its options chosen."""

from __future__ import annotations

from kibitz.core.game import Game, GameKind, Json, PileLook, Play, Position, View
from kibitz.core.option import Option
from kibitz.core.phrase import Phrase
from kibitz.games.absolute import choices, events, lines, phrases, position, rules
from kibitz.games.absolute.cards import FACES, cards_of
from kibitz.games.absolute.observation import AbsoluteObservation
from kibitz.games.absolute.parts import DOUBLES, Rules
from kibitz.games.absolute.strategy import AbsoluteStrategy

VERSION = 2
SEATS = range(2, choices.MOST_SEATS + 1)


def switches(options: dict[str, Json]) -> Rules:
    rounds, limit = options["rounds"], options["turn_limit"]
    assert isinstance(rounds, int) and isinstance(limit, int)
    return Rules(
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
        self.strategy = AbsoluteStrategy()
        self.observation = AbsoluteObservation(self)

    def start(self, seats: int, seed: str, first: int = 0) -> Play:
        return rules.start(self, self.rules, seats, seed, first)

    def load(self, position_: Position) -> Play:
        return position.read_position(self, self.rules, position_)

    def imagine(self, view: View, seed: int) -> Play:
        return position.read_view(self, self.rules, view, seed)

    def lines(self, play: Play, codes: list[int]) -> list[str]:
        assert isinstance(play, rules.AbsolutePlay)
        return lines.write(play, codes)

    def tell(self, play: Play, codes: list[int]) -> Phrase | None:
        assert isinstance(play, rules.AbsolutePlay)
        moves = lines.whole_moves(play, codes)
        return phrases.move(play, moves[0]) if len(moves) == 1 else None

    def notation(self, code: int) -> str:
        if code >= choices.DISCARDS:
            return f"discard {FACES[code - choices.DISCARDS]}"
        return super().notation(code)

    def arg_text(self, sort: str, value: int) -> str:
        if sort == "cards":
            return " ".join([FACES[card] for card in cards_of(value)])
        if sort == "double":
            return DOUBLES[value]
        return events.ENDS[value] if sort == "end" else super().arg_text(sort, value)

    def captions(self, view: View, look: PileLook, seat: int) -> list[Phrase]:
        return phrases.captions(view, seat) if look.field == "sets" else []

    def badges(self, view: View) -> list[list[Phrase]]:
        return phrases.badges(view)

    def notices(self, view: View) -> list[Phrase]:
        return phrases.notices(view)


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
