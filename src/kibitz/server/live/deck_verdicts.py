"""What is to be said of a deck that somebody has written, and its cards, if they can be played."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from kibitz.core.game import Game
from kibitz.core.library import Finding, Library
from kibitz.core.phrase import Phrase
from kibitz.games import GAMES, make_game
from kibitz.play.words import LANGUAGES
from kibitz.wire import Face, said

MOST_TOLD: Final = 100  # findings; whoever has mended so many asks again


class DeckCards(Struct):
    """The cards of a deck that can be played, with all that is to be said of them."""

    titles: dict[str, str]  # by language, as the words: names and texts, as Fluent
    faces: dict[str, Face]
    words: dict[str, str]


class DeckFinding(Struct, omit_defaults=True):
    """What the checker says, in its own words, which are English like the keys of a deck."""

    severity: Literal["error", "warning"]
    message: str
    card: str = ""
    key: str = ""
    line: int = 0  # from 1; 0: nowhere in particular


class DeckVerdict(Struct):
    """What is to be said of a deck; ``cards``, if it can be played."""

    option: str  # of the game: it takes the text
    findings: list[DeckFinding]  # the first of them, errors before warnings
    errors: int
    warnings: int
    cards: DeckCards | None = None


def judged(game: str, text: str) -> DeckVerdict:
    """The same as the checker in a terminal says; and the cards, if they can be played."""
    library = GAMES[game].library()
    assert library is not None, "a game with decks"
    findings = library.check(text)
    errors = sum(1 for each in findings if each.is_error)
    told = sorted(findings, key=lambda each: not each.is_error)[:MOST_TOLD]
    verdict = DeckVerdict(library.option, [as_told(each) for each in told], errors, len(findings) - errors)
    if not errors:
        verdict.cards = cards_of(game, library, text)
    return verdict


def as_told(finding: Finding) -> DeckFinding:
    severity: Literal["error", "warning"] = "error" if finding.is_error else "warning"
    return DeckFinding(severity, finding.message, finding.card, finding.key, finding.line)


def cards_of(game: str, library: Library, text: str) -> DeckCards:
    """A deck that can be played; with a line break it is a text and no name."""
    text = text if "\n" in text else text + "\n"
    made = make_game(game, {library.option: text}, GAMES[game].seats[0])
    return DeckCards(
        library.titles(text), faces_of(made), {language: made.presentation.words(language) for language in LANGUAGES}
    )


def faces_of(game: Game) -> dict[str, Face]:
    """What is to be said of every card; a card whose face says it all has neither name nor text."""
    faces = {}
    for text in dict.fromkeys(game.faces):
        card = game.presentation.card(text)
        faces[text] = Face(
            name=said(card.name) if isinstance(card.name, Phrase) else None,
            shown=card.name if isinstance(card.name, str) and card.name != text else "",
            tells=said(card.full) if card.full else None,
            kind=card.kind,
            text=said(card.text) if card.text else None,
        )
    return faces
