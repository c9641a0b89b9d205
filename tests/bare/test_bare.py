"""A game that brings rules alone conforms; the defaults speak of it and play it (``fourth/test_everywhere``)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bare.game import BareKind
from every import Shape, begin, label
from fourth.test_fourth import CHECKS, Check
from kibitz.bots import BOTS
from kibitz.core.rng import Rng
from kibitz.games import GAMES
from kibitz.play.seat import seat_to_decide
from kibitz.play.words import LANGUAGES, words_of

SHAPES: list[Shape] = [("bare", {}, seats) for seats in (2, 4)]


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    GAMES["bare"] = BareKind()
    yield
    del GAMES["bare"]


@pytest.mark.parametrize("shape", SHAPES, ids=label)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_it_conforms(check: Check, shape: Shape) -> None:
    check(shape)


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_can_play_it(bot: str) -> None:
    play, rng = begin(SHAPES[0], 1), Rng(1)
    for code in BOTS[bot](seat_to_decide(play), rng):
        assert code in play.legal
        play.apply(code)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_spoken_of_by_its_texts(language: str) -> None:
    play = begin(SHAPES[0], 1)
    words, shown = words_of(play.game, language), play.game.presentation
    assert words.tell("title") == "Bare"
    assert words.say(shown.prompt(play)).endswith("?")
    assert [words.say(shown.say(play, code)) for code in play.legal] == [shown.notation(code) for code in play.legal]
