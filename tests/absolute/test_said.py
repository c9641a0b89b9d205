"""What is said of Absolute's sets and moves: alike for whoever types and for whoever points."""

from __future__ import annotations

import re

import pytest

from absolute.table import Table, table
from kibitz.play.words import LANGUAGES, Words, source, words_of
from kibitz.server.table.boards import board_of

NAMES = ["Anna", "Ben"]


def captions(game: Table, seat: int) -> list[str]:
    """What is said of each set of a seat, in English."""
    words = words_of(game.match.game, "en")
    return [words.say(caption, NAMES) for caption in game.board(0).captions_of("sets", seat)]


def told(game: Table, line: str) -> str:
    """A whole move in words, as it is advised."""
    phrase = game.match.game.presentation.move(game.play, game.play.read(line))
    assert phrase is not None
    return words_of(game.match.game, "en").say(phrase, NAMES)


def test_a_set_tells_its_points_and_what_its_zero_stands_for() -> None:
    game = table(hands="+1C | -1C", sets="-1D -2D +0C / +7S +3C -10C |")
    assert captions(game, 0) == ["2 points, the zero is +3", "10 points"]


def test_the_sets_of_whoever_is_out_are_locked() -> None:
    """AZ-17."""
    game = table(hands="+1C | ", sets="+7S +3C -10C | -1D -2D +0C", out=[1])
    assert captions(game, 0) == ["10 points"]
    assert captions(game, 1) == ["2 points, the zero is +3, locked"]


def test_cards_that_make_no_set_tell_their_sum() -> None:
    """AZ-42: at a real table anything may be laid."""
    game = table(hands="+1C +9S -2D +4T | -1C", phase="play", tabletop=True).do("set +1C +9S -2D")
    assert captions(game, 0) == ["no set: the sum is +8"]


def test_on_the_board_every_set_is_taken_as_one() -> None:
    game = table(hands="+1C +9S -2D +4T | -1C", sets="-1D -3D +4C / +7S +3C -10C |", phase="play", tabletop=True)
    board = board_of(game.match.game, game.do("set +9S").play.view(0))
    (mine,) = [pile for pile in board.piles if pile.name == "sets" and pile.seat == 0]
    assert [part.cards for part in mine.parts] == [["-3D", "-1D", "+4C"], ["-10C", "+3C", "+7S"], ["+9S"]]
    assert all(part.together and part.caption is not None for part in mine.parts)


def test_whole_moves_are_said_in_words() -> None:
    hands, sets = "+5C -8C +3D +9S +7C -4S +4S | -6S", "-1D -2D +0C | +7S +3C -10C"
    game = table(hands=hands, sets=sets, phase="swap")
    assert told(game, "no-swap") == "swap nothing"
    assert told(game, "swap 1.0 +7C for +7S") == "swap with a set of Ben: give +7C, take +7S"
    game.do("no-swap")
    assert told(game, "set +5C -8C +3D") == "lay -8C +3D +5C"
    assert told(game, "add 0 +4S -4S") == "add -4S +4S to -2D -1D +0C"
    assert told(game, "regroup 0: -1D -2D +3D / +5C -8C +0C") == "regroup: -2D -1D +3D / -8C +0C +5C"


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_is_said_to_whoever_types_has_anything_to_type_in_it(language: str) -> None:
    """Whoever points at cards reads no notation."""
    typed = re.compile(r"\bno-swap\b|\b(confirm|cancel):|\d\.\d|[+-]\d+[CSDT]\b")
    lines = [line.partition(" = ") for line in source("absolute", language).splitlines()]
    found = [key for key, _, said in lines if typed.search(said) and not key.startswith(("#", "type-"))]
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_type_is_taught_for_sentences_that_there_are(language: str) -> None:
    words = Words(language, "absolute")
    keys = re.findall(r"^type-([\w-]+) =", source("absolute", language), re.MULTILINE)
    assert "prompt-swap" in keys
    assert all(words.has(key) for key in keys)
