"""The tutorial teaches the rules as they are: what it shows was played by them, and all of it can be said."""

from __future__ import annotations

import re
import runpy
from importlib.resources import files
from pathlib import Path

import pytest

from kibitz.games import GAMES
from kibitz.play.words import LANGUAGES

WEB = Path(__file__).parent.parent.parent / "web"
LEARN = WEB / "src" / "learn"
LESSONS = runpy.run_path(str(WEB / "make_lessons.py"))


@pytest.mark.parametrize("game", LESSONS["LESSONS"])
def test_a_lesson_is_what_the_rules_make_of_it_today(game: str) -> None:
    made: str = LESSONS["written"](LESSONS["LESSONS"][game]())
    assert (LEARN / f"{game}.json").read_text(encoding="utf-8") == made, "say make web-lessons"


def test_there_is_a_lesson_for_every_file_and_a_game_for_every_lesson() -> None:
    assert {path.stem for path in LEARN.glob("*.json")} == set(LESSONS["LESSONS"]) <= set(GAMES)


@pytest.mark.parametrize("game", LESSONS["LESSONS"])
def test_what_the_guide_asks_for_is_offered_and_what_tempts_is_not(game: str) -> None:
    for step in LESSONS["LESSONS"][game]().steps:
        offered = {offer.text for offer in step.offers}
        assert not step.choice or step.choice in offered
        assert not offered & {wrong.text for wrong in step.wrongs}
        assert all(wrong.rule and wrong.why.key.startswith("why-") for wrong in step.wrongs)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS["LESSONS"])
def test_the_guide_has_a_word_for_every_step(game: str, language: str) -> None:
    """Every step is explained; where something else could be chosen, there is a kind word for that too."""
    words = (files("kibitz.server") / "words" / f"rules.{language}.ftl").read_text(encoding="utf-8")
    said = set(re.findall(rf"^(learn-{game}-\d+\S*) =", words, re.MULTILINE))
    steps = LESSONS["LESSONS"][game]().steps
    titles = {f"learn-{game}-{number}-title" for number in range(1, len(steps) + 1)}
    guide = {f"learn-{game}-{number}" for number in range(1, len(steps) + 1)}
    kind = {f"learn-{game}-{number}-else" for number, step in enumerate(steps, 1) if len(step.offers) > 1}
    assert said == titles | guide | kind
