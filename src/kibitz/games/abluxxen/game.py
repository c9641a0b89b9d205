"""Abluxxen with its options chosen: variants, house rule, match, turn limit."""

from __future__ import annotations

from kibitz.core.errors import BadOptions, NeverOffered
from kibitz.core.event import Event
from kibitz.core.game import Game, GameKind, Json, Play, Position, View
from kibitz.core.option import Option
from kibitz.core.phrase import Phrase
from kibitz.games.abluxxen import choices, events, position, rules
from kibitz.games.abluxxen.cards import FACES
from kibitz.games.abluxxen.observation import AbluxxenObservation
from kibitz.games.abluxxen.parts import AbluxxenRules
from kibitz.games.abluxxen.presentation import AbluxxenPresentation
from kibitz.games.abluxxen.state import FIELDS, OWN_ATTRS
from kibitz.games.abluxxen.strategy import AbluxxenStrategy

VERSION = 1

PLAYERS = {
    "base": range(3, 6),
    "advanced": range(3, 6),
    "expert": range(3, 6),
    "duel": range(2, 3),
    "first-edition": range(2, 6),
}


def switches(options: dict[str, Json]) -> AbluxxenRules:
    """The switches of a variant (the table of the variants in the rules)."""
    variant = options["variant"]
    cycles, limit = options["cycles"], options["turn_limit"]
    assert isinstance(cycles, int) and isinstance(limit, int)
    return AbluxxenRules(
        optional_draw=variant in ("base", "duel"),
        ones_beat_top=variant == "expert",
        duel=variant == "duel",
        split=options["shadow_split"] is True,
        tiebreak=variant != "first-edition",
        cycles=cycles,
        limit=limit,
    )


class Abluxxen(Game):
    """Abluxxen in one of its variants."""

    def __init__(self, options: dict[str, Json]) -> None:
        self.rules = switches(options)
        super().__init__(
            name="abluxxen",
            version=VERSION,
            seats=PLAYERS[str(options["variant"])],
            options=options,
            choices=choices.CHOICES if self.rules.duel else choices.CHOICES[: choices.GROUPS],
            faces=FACES,
            piles=events.PILES if self.rules.duel else events.PILES[: events.THE_SHADOW],
            events=events.EVENTS,
            fields=FIELDS.fields,
            own_attrs=OWN_ATTRS,
        )
        self.presentation = AbluxxenPresentation(self)
        self.strategy = AbluxxenStrategy()
        self.observation = AbluxxenObservation(self, self.rules.duel)

    def start(self, seats: int, seed: str, first: int = 0, heard: list[Event] | None = None) -> Play:
        return rules.start(self, self.rules, seats, seed, first, heard)

    def load(self, position_: Position) -> Play:
        return position.read_position(self, self.rules, position_)

    def imagine(self, view: View, seed: int) -> Play:
        return position.read_view(self, self.rules, view, seed)

    def parse(self, text: str) -> int:
        code = choices.parse(text)
        if code >= len(self.choices):
            raise NeverOffered(f"{text[:80]!r} is a choice of the duel alone (rule AB-37)")
        return code


class AbluxxenKind(GameKind):
    """Abluxxen before its options are chosen."""

    def __init__(self) -> None:
        super().__init__(
            "abluxxen",
            range(2, 6),
            [
                Option("variant", list(PLAYERS), "base"),
                Option("shadow_split", [False, True], False, only={"variant": ["duel"]}),
                Option("cycles", [], 0, 0, 100, only={"variant": ["first-edition"]}),
                Option("turn_limit", [], 300, 1, 100_000),
            ],
        )

    def defaults(self, seats: int) -> dict[str, Json]:
        return {"variant": "duel" if seats == 2 else "base"}

    def make(self, options: dict[str, Json], seats: int) -> Game:
        chosen = self.choose(options, seats)
        variant = str(chosen["variant"])
        players = PLAYERS[variant]
        if seats not in players:
            called = Phrase(f"option-variant-{variant}")
            says = Phrase("option-refused-seats", option="seats", variant=called, low=players[0], high=players[-1])
            raise BadOptions(f"seats: {variant!r} is for {span(players)}, got {seats}", says)
        return Abluxxen(chosen)


def span(players: range) -> str:
    return f"{players[0]} seats" if len(players) == 1 else f"{players[0]} to {players[-1]} seats"
