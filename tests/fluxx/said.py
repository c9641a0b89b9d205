"""What players read of a game of Fluxx."""

from __future__ import annotations

from functools import cache

from fluxx.table import Table
from kibitz.core.game import SPECTATOR
from kibitz.core.phrase import Phrase
from kibitz.games import make_game
from kibitz.play.words import Words, words_of

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"]


@cache
def words(deck: str, language: str = "en") -> Words:
    return words_of(make_game("fluxx", {"deck": deck}, 2), language)


def say(game: Table, phrase: Phrase) -> str:
    return words(str(game.match.game.options["deck"])).say(phrase, NAMES)


def said(game: Table) -> list[str]:
    """What everybody reads of the last choice."""
    return words(str(game.match.game.options["deck"])).events(game.match.game, game.heard, SPECTATOR, NAMES)
