"""The rule pages keep their word: every example is a position that the rules allow, every number is theirs, and every
picture shows what the rules make of it today."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from kibitz.play.words import LANGUAGES
from rule_pages import EXAMPLES, figures_of, fingerprints, pictured
from rule_pages.examples import figure, numbers_of
from rule_pages.pages import page, quotations

ROOT: Final = Path(__file__).parent.parent.parent
FIGURES: Final = ROOT / "web" / "src" / "rules" / "figures"
PICTURES: Final = ROOT / "docs" / "pictures" / "rules"
MADE_FROM: Final = PICTURES / "made-from.json"

each_page = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", EXAMPLES)


@each_game
@each_page
def test_every_example_stands_on_every_page_with_the_same_pictures(game: str, language: str) -> None:
    def examples(spoken: str) -> list[tuple[tuple[str, int], list[str]]]:
        return [(one.key, one.pictures) for one in quotations(page(game, spoken))]

    assert examples(language) == examples("en")
    names = [name for one in examples("en") for name in one[1]]
    assert len(set(names)) == len(names)
    assert all(name.startswith(f"{game}-") for name in names)


@each_game
def test_every_example_has_a_position_and_every_position_an_example(game: str) -> None:
    assert {one.key for one in quotations(page(game, "en"))} == set(EXAMPLES[game])


@each_game
@each_page
def test_every_number_of_an_example_is_what_the_rules_make_it(game: str, language: str) -> None:
    wrong = {
        one.key: unknown
        for one in quotations(page(game, language))
        if (unknown := one.numbers - numbers_of(EXAMPLES[game][one.key]()))
    }
    assert wrong == {}, "numbers that no example has worked out"


@each_game
def test_a_picture_shows_piles_that_lie_there(game: str) -> None:
    for name, moment in pictured(game).items():
        shown = figure(moment)
        there = {f"{pile.name}:{pile.seat}" for pile in shown.board.piles if pile.count}
        assert shown.rows, name
        assert set(shown.rows) <= there, name


@each_game
def test_the_pictures_are_what_the_rules_make_of_them_today(game: str) -> None:
    assert (FIGURES / f"{game}.json").read_text(encoding="utf-8") == figures_of()[game], "say make rule-pictures"


@each_game
def test_the_pictures_for_readers_without_kibitz_are_up_to_date(game: str) -> None:
    """They are taken from the page itself."""
    prints = fingerprints(figures_of()[game])
    taken = json.loads(MADE_FROM.read_text(encoding="utf-8"))
    assert {name: print for name, print in taken.items() if name.startswith(f"{game}-")} == prints, (
        "say make rule-pictures"
    )
    assert all((PICTURES / f"{name}.webp").exists() for name in prints)
