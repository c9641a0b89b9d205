"""Fluxx with its deck and options chosen."""

from __future__ import annotations

import re

from kibitz.core.card_game import CardGame
from kibitz.core.errors import BadOptions
from kibitz.core.event import Event
from kibitz.core.game import Game, GameKind, Json, PileLook, Play, Position
from kibitz.core.library import Library
from kibitz.core.option import Option, SeatsOption, TextOption
from kibitz.core.piles import Piles
from kibitz.core.reading import Reader
from kibitz.core.unknown import PlacedCards
from kibitz.games.fluxx import choices, events, position
from kibitz.games.fluxx.cards import MARK, ON_SURPRISE, TRIGGERS, Deck
from kibitz.games.fluxx.deck import read_deck
from kibitz.games.fluxx.decks import DECKS, deck_text
from kibitz.games.fluxx.findings import slug
from kibitz.games.fluxx.library import FluxxLibrary
from kibitz.games.fluxx.observation import FluxxObservation
from kibitz.games.fluxx.placed import PlacedFluxxCards
from kibitz.games.fluxx.presentation import FluxxPresentation
from kibitz.games.fluxx.rules import FluxxPlay, deal
from kibitz.games.fluxx.state import declaration
from kibitz.games.fluxx.strategy import FluxxStrategy
from kibitz.games.fluxx.table import empty_table

VERSION = 2
SEATS = range(2, choices.MOST_SEATS + 1)


class Fluxx(CardGame[FluxxPlay]):
    """Fluxx with one deck."""

    def __init__(self, options: dict[str, Json], deck: Deck) -> None:
        self.deck = deck
        self.uses = choices.use_codes(deck)
        super().__init__("fluxx", VERSION, options, choices.table(deck), events.EVENTS, declaration(deck))
        self.presentation = FluxxPresentation(self, deck)
        self.strategy = FluxxStrategy()
        self.observation = FluxxObservation(self, deck)

    def start(self, seats: int, seed: str, first: int = 0, heard: list[Event] | None = None) -> Play:
        play = self.blank(seats)
        deal(play, seed, first, heard)
        return play

    def blank(self, seats: int) -> FluxxPlay:
        play = FluxxPlay(self, self.declared, self.deck, self.uses, empty_table(self.deck), seats)
        play.marked = self.marked()
        play.cap = self.cap()
        return play

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

    # ---- reading positions and views

    def placed(self, cards: Piles) -> PlacedCards:
        return PlacedFluxxCards(self.deck, cards, self.faces, self.declared.cards_are)

    def read_pile(self, play: FluxxPlay, look: PileLook, reader: Reader, cards: PlacedCards) -> None:
        position.read_on_their_way(look, reader, cards)

    def hidden_piles(self, play: FluxxPlay, reader: Reader) -> list[tuple[int, dict[int, int]]]:
        return [(events.ASIDE, position.hidden_aside(reader))]

    def place_rest(self, play: FluxxPlay, reader: Reader, rest: list[int]) -> None:
        if not position.place_rest(play, reader, rest):
            super().place_rest(play, reader, rest)

    def usual(self, play: FluxxPlay, reader: Reader) -> Position:
        return position.usual(play, reader)

    def go_on(self, play: FluxxPlay, reader: Reader) -> None:
        position.read_turn(play, reader, self.placed(play.cards))
        position.read_end(play, reader)

    # ---- what its deck decides

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
