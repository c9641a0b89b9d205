"""The reasons of a move in words, as the tests read them."""

from __future__ import annotations

from kibitz.play.words import words_of
from tables import AnyTable

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"]


def reasons(table: AnyTable, line: str, language: str = "en") -> list[str]:
    """What is said of a move, written as a person would, at a table written by hand."""
    play, game = table.match.play, table.match.game
    said = game.strategy.remarks(play, table.match.read(line))
    words = words_of(game, language)
    return [words.say(phrase, NAMES) for phrase in said]
