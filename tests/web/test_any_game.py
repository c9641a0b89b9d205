"""The generic table: a game that it has never seen is played to its end; the others can be played as well."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from fourth.test_served import fourth_server
from web.guests import PHONE, WIDE, Company
from web.looks import clipped, missing, sideways
from web.prepared import table_of


@pytest.fixture(scope="module")
def fourth(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[str]:
    with fourth_server(tmp_path_factory.mktemp("fourth")) as address:
        yield address


def test_a_whole_game_that_the_browser_has_never_seen(company: Company, fourth: str) -> None:
    anna = company.guest(url=fourth, size=PHONE)
    anna.sit(table_of(fourth, "pairs", "me:Anna", "random"))
    anna.decision()
    assert (missing(anna.page), clipped(anna.page), sideways(anna.page)) == ([], [], [])
    anna.play(random.Random(2))
    anna.sees("score", "Anna")


def test_it_is_in_the_lobby(company: Company, fourth: str) -> None:
    anna = company.guest(url=fourth).go("/")
    anna.page.locator('[data-test="play-now"][data-game="pairs"]').click()
    anna.sees("hand")


@pytest.mark.parametrize("game", ["fluxx", "absolute"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_other_games_can_be_played_at_once(company: Company, url: str, game: str, language: str) -> None:
    anna = company.seated(table_of(url, game, "me:Anna", "random", "random"), language=language)
    rng = random.Random(1)
    for _ in range(6):
        assert anna.decide(rng)
        assert missing(anna.page) == []
    for size in (PHONE, WIDE):
        anna.page.set_viewport_size(size)
        expect(anna.at("table")).to_be_visible()
        assert sideways(anna.page) == []
