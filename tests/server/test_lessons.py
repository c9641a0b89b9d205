"""The tutorials teach the rules as they are: what they show was played by them, all of it is said, and none is long."""

from __future__ import annotations

import re
import runpy
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from kibitz.games import GAMES
from kibitz.play.words import LANGUAGES, Words
from kibitz.server.api.texts import common_words, lesson_words

WEB = Path(__file__).parent.parent.parent / "web"
LEARN = WEB / "src" / "learn"
sys.path.append(str(WEB))  # the scripts lie there
SCRIPT = runpy.run_path(str(WEB / "make_lessons.py"))
LESSONS = {game: play() for game, play in SCRIPT["LESSONS"].items()}

WORDS_A_MINUTE = 200  # of somebody who reads calmly
SECONDS_A_CHOICE = 3


def spoken(game: str) -> list[list[int]]:
    """The steps by what the guide says: their places in the lesson, those that belong together in one list."""
    told: list[list[int]] = []
    for place, step in enumerate(LESSONS[game].steps):
        told += [] if step.more else [[]]
        told[-1].append(place)
    return told


def words_of(game: str, language: str) -> Words:
    """Everything that can be said on the page of a lesson."""
    return Words(language, game, "\n".join([common_words(language), lesson_words(language, game)]))


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_what_the_rules_make_of_it_today(game: str) -> None:
    made: str = SCRIPT["written"](LESSONS[game])
    assert (LEARN / f"{game}.json").read_text(encoding="utf-8") == made, "say make web-lessons"


def test_every_lesson_has_a_script_a_file_and_a_game() -> None:
    """Not every game has one."""
    assert {path.stem for path in LEARN.glob("*.json")} == set(LESSONS) <= set(GAMES)


@pytest.mark.parametrize("game", LESSONS)
def test_what_the_guide_asks_for_is_allowed_and_what_tempts_is_not(game: str) -> None:
    for step in LESSONS[game].steps:
        offered = {offer.text for offer in step.ask.offers} if step.ask else set()
        composed = {text for text, ahead in step.ahead.items() if ahead.refused is None}
        assert not step.choice or step.choice in offered | composed
        assert not (offered | composed) & {wrong.text for wrong in step.wrongs}
        assert all(wrong.rule and wrong.why.key.startswith("why-") for wrong in step.wrongs)


@pytest.mark.parametrize("game", LESSONS)
def test_something_forbidden_tempts_in_every_lesson(game: str) -> None:
    assert sum(len(step.wrongs) for step in LESSONS[game].steps) >= 3


def test_a_lesson_knows_the_cards_that_it_shows() -> None:
    """Every card of the learner can be read, in every step; and a Goal shows the cards that it asks for."""
    lesson = LESSONS["fluxx"]
    for step in lesson.steps:
        hand = next(pile for pile in step.board.piles if pile.name == "hand" and pile.seat == 0)
        for part in hand.parts:
            assert all(lesson.faces[card].text is not None for card in part.cards)
    assert {"cold_cash", "mr_freeze", "the_bank"} <= set(lesson.faces)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_the_guide_has_a_word_for_every_step(game: str, language: str) -> None:
    """Every step is explained; where something else could be chosen, there is a kind word for that too."""
    text = (files("kibitz.server") / "words" / "learn" / f"{game}.{language}.ftl").read_text(encoding="utf-8")
    said = re.findall(r"^([a-z]\S*) =", text, re.MULTILINE)
    steps = [[LESSONS[game].steps[place] for place in places] for places in spoken(game)]
    numbers = range(1, len(steps) + 1)
    choosing = [any(step.ask and len(step.ask.offers) > 1 for step in group) for group in steps]
    expected = {f"learn-{game}-{number}{part}" for number in numbers for part in ("", "-title")}
    expected |= {f"learn-{game}-{number}-else" for number, choice in zip(numbers, choosing, strict=True) if choice}
    assert set(said) == expected
    assert len(said) == len(expected)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_a_newcomer_needs_about_three_minutes(game: str, language: str) -> None:
    words, told = words_of(game, language), range(1, len(spoken(game)) + 1)
    text = " ".join(words.tell(f"learn-{game}-{number}{part}") for number in told for part in ("-title", ""))
    choices = sum(step.choice != "" for step in LESSONS[game].steps)
    minutes = len(text.split()) / WORDS_A_MINUTE + choices * SECONDS_A_CHOICE / 60
    print(f"{game} in {language}: {minutes:.1f} minutes")
    assert 2 <= minutes <= 3.6


def test_the_words_of_lessons_burden_nobody_else() -> None:
    """They are fetched by the page of the lesson: a table is lighter without them."""
    for language in LANGUAGES:
        assert not re.search(rf"^learn-({'|'.join(GAMES)})-", common_words(language), re.MULTILINE)
