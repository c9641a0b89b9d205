"""The tutorials: a newcomer does what the guide asks, step by step, and then plays."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from web.guests import PHONE, WIDE, Company
from web.lesson_follower import LEARN, at_step, compose, learning, lesson_of
from web.page_checks import clipped, faults_for_access, missing, sideways, tiny

GAMES = sorted(path.stem for path in LEARN.glob("*.json"))


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_learns_a_game_by_tapping_and_then_plays_it(company: Company, game: str) -> None:
    anna = company.guest(size=PHONE)
    assert list(learning(anna, game)) == list(range(1, len(lesson_of(game)) + 1))
    anna.at("play-now").click()
    anna.sees("hand")


@pytest.mark.parametrize(("language", "size"), [("de", WIDE), ("pl", PHONE)])
@pytest.mark.parametrize("game", ["fluxx", "absolute"])
def test_every_step_is_to_be_read(company: Company, game: str, language: str, size: ViewportSize) -> None:
    """Nothing is missing, cut off or too small; and for those who cannot see it, all has its name."""
    anna = company.guest(size=size, language=language)
    for number in learning(anna, game):
        anna.page.wait_for_timeout(100)  # cards find their places
        assert [*missing(anna.page), *clipped(anna.page), *sideways(anna.page), *tiny(anna.page)] == [], number
        assert number % 4 or faults_for_access(anna.page) == "", number


def test_what_is_forbidden_is_explained_by_its_rule(company: Company) -> None:
    anna = at_step(company.guest(), "fluxx", 3)
    anna.page.locator('[data-choice="end"]').click()
    anna.sees("refusal", "FX-7")
    anna.at("refusal").locator("button").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text("FX-7")


def test_cards_that_make_no_set_are_explained_too(company: Company) -> None:
    anna = at_step(company.guest(), "absolute", 4)
    compose(anna, "set -8C +4C +5C")
    anna.sees("refusal", "AZ-5")


def test_what_is_possible_but_not_meant_gets_a_kind_word(company: Company) -> None:
    anna = at_step(company.guest(), "fluxx", 5)
    anna.page.locator('[data-choice="pass"]').click()
    anna.sees("kind-word")
    expect(anna.at("refusal")).to_have_count(0)


def test_a_card_is_read_in_full_and_not_played(company: Company) -> None:
    anna = at_step(company.guest(size=PHONE), "fluxx", 2)
    anna.page.locator('[data-test="hand"] button[data-face="draw_2"]').click()
    anna.sees("card-text")
    anna.page.keyboard.press("Escape")
    expect(anna.at("hand").locator("[data-card]")).to_have_count(4)
