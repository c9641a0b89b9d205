"""Fluxx with its deck and options chosen."""

from __future__ import annotations

import re

from kibitz.core.errors import BadOptions
from kibitz.core.event import Event
from kibitz.core.game import Game, GameKind, Json, Play, Position, View
from kibitz.core.library import Library
from kibitz.core.option import Option, SeatsOption, TextOption
from kibitz.games.fluxx import choices, events, imagining, position, rules
from kibitz.games.fluxx.cards import MARK, ON_SURPRISE, TRIGGERS, Deck
from kibitz.games.fluxx.deck import read_deck
from kibitz.games.fluxx.decks import DECKS, deck_text
from kibitz.games.fluxx.findings import slug
from kibitz.games.fluxx.library import FluxxLibrary
from kibitz.games.fluxx.observation import FluxxObservation
from kibitz.games.fluxx.presentation import FluxxPresentation
from kibitz.games.fluxx.strategy import FluxxStrategy

VERSION = 2
SEATS = range(2, choices.MOST_SEATS + 1)


class Fluxx(Game):
    """Fluxx with one deck."""

    def __init__(self, options: dict[str, Json], deck: Deck) -> None:
        self.deck = deck
        self.uses = choices.use_codes(deck)
        super().__init__(
            name="fluxx",
            version=VERSION,
            seats=SEATS,
            options=options,
            choices=choices.table(deck),
            faces=[card.key for card in deck.cards],
            piles=events.PILES,
            events=events.EVENTS,
        )
        self.presentation = FluxxPresentation(self, deck)
        self.strategy = FluxxStrategy()
        self.observation = FluxxObservation(self, deck)

    def start(self, seats: int, seed: str, first: int = 0, heard: list[Event] | None = None) -> Play:
        return rules.start(self, self.deck, self.uses, seats, seed, first, self.marked(), self.cap(), heard)

    def marked(self) -> int:
        """A bit for every seat that has the mark."""
        seats = self.options[MARK]
        assert isinstance(seats, list)
        mask = 0
        for seat in seats:
            assert isinstance(seat, int)
            mask |= 1 << seat
        return mask

    def cap(self) -> int:
        cap = self.options["turn_cap"]
        assert isinstance(cap, int)
        return cap

    def load(self, position_: Position) -> Play:
        return position.read_position(self, self.deck, self.uses, position_)

    def imagine(self, view: View, seed: int) -> Play:
        return imagining.read_view(self, self.deck, self.uses, view, seed)

    @property
    def windows(self) -> list[str]:
        return [kind for trigger, kind in enumerate(TRIGGERS) if self.can_open(trigger)]

    def can_open(self, trigger: int) -> bool:
        """Has the deck an answer to it? Whoever can let a Creeper go is asked about everything (FX-31)."""
        if trigger == ON_SURPRISE:
            return len(self.deck.surprises) > 0
        return len(self.deck.answers[trigger]) > 0 or self.deck.under.host >= 0

    def parse(self, text: str) -> int:
        """Also by a card's name: ``Mad Love``, ``use Batman``."""
        if text in self.codes or len(text) > 80:
            return super().parse(text)
        rest = re.sub(r"^\s*use\b[\s:]*", "", text, flags=re.IGNORECASE)
        for tidy in (slug(text), "use:" + slug(rest) if rest != text else ""):
            if tidy in self.codes:
                return self.codes[tidy]
        return super().parse(text)


class FluxxKind(GameKind):
    """Fluxx before its deck is chosen."""

    def __init__(self) -> None:
        super().__init__(
            "fluxx",
            SEATS,
            [
                TextOption("deck", list(DECKS), DECKS[0]),
                SeatsOption(MARK, []),
                Option("turn_cap", [], 1000, 100, 100_000),
            ],
        )

    def library(self) -> Library:
        return FluxxLibrary()

    def make(self, options: dict[str, Json], seats: int) -> Game:
        chosen = self.choose(options, seats)
        marked = chosen[MARK]
        assert isinstance(marked, list)
        for seat in marked:
            if not isinstance(seat, int) or seat >= seats:
                raise BadOptions(f"{MARK}: there is no seat {seat} at a table of {seats}")
        deck = str(chosen["deck"])
        return Fluxx(chosen, read_deck(deck_text(deck) if deck in DECKS else deck))
