"""The generic table: a game that it has never seen is played to its end."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from fourth.presentation import SHOWN
from fourth.test_served import fourth_server
from web.guests import PHONE, WIDE, Company
from web.page_checks import clipped, missing, sideways
from web.prepared import table_of


@pytest.fixture(scope="module")
def fourth(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[str]:
    with fourth_server(tmp_path_factory.mktemp("fourth")) as address:
        yield address


def test_a_whole_game_that_the_browser_has_never_seen(company: Company, fourth: str) -> None:
    anna = company.guest(url=fourth, size=PHONE)
    anna.sit(table_of(fourth, "pairs", "me:Anna", "random", begins="chosen"))
    anna.decision()
    assert (missing(anna.page), clipped(anna.page), sideways(anna.page)) == ([], [], [])
    cards = anna.at("hand").locator("[data-face]")
    for card in cards.all():
        number = SHOWN[card.get_attribute("data-face") or ""]
        expect(card).to_contain_text(number)  # as the game shows it
        expect(card).to_have_attribute("aria-label", re.compile(rf"^{number}\b"))
    expect(anna.page.locator('[data-pile^="pairs:"]')).to_have_count(0)  # nobody has any yet
    anna.play(random.Random(2))
    anna.sees("score", "Anna")


def test_a_link_to_it_has_a_preview_with_the_picture_of_the_site(company: Company, fourth: str) -> None:
    anna = company.guest(url=fourth)
    seated = table_of(fourth, "pairs", "me:Anna", "open")
    page = anna.page.request.get(f"{fourth}/t/{seated.table}").text()
    assert "<title>Pairs: come and play</title>" in page and f"{fourth}/preview/table-po.png" in page
    assert anna.page.request.get(f"{fourth}/preview/table-po.png").headers["content-type"] == "image/png"


def test_a_game_that_brings_rules_alone_is_played_by_the_texts_of_its_choices(company: Company, fourth: str) -> None:
    anna = company.guest(url=fourth)
    anna.sit(table_of(fourth, "bare", "me:Anna", "random", begins="chosen"))
    anna.decision()
    assert (clipped(anna.page), sideways(anna.page)) == ([], [])
    anna.play(random.Random(2))
    anna.sees("score", "Anna")


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_a_trick_game_is_bid_by_buttons_or_keys_and_played_by_pointing(
    company: Company, fourth: str, size: ViewportSize
) -> None:
    anna = company.guest(url=fourth, size=size)
    anna.sit(table_of(fourth, "oh_hell", "me:Anna", "random", "random", begins="chosen"))
    bid = anna.decision()
    assert (missing(anna.page), clipped(anna.page), sideways(anna.page)) == ([], [], [])
    expect(anna.at("choice")).to_have_text(["Bid 0", "Bid 1"])
    expect(anna.page.locator('[data-pile^="trump"]')).to_be_visible()
    anna.page.keyboard.press("1")  # the key of the second choice
    anna.decision(other_than=bid)
    expect(anna.at("seat").filter(has_text="Anna")).to_contain_text("0 of 1 trick")
    assert (missing(anna.page), clipped(anna.page), sideways(anna.page)) == ([], [], [])
    anna.play(random.Random(2))
    anna.sees("score", "All deals are played.")


def test_a_trick_is_seen_whole_and_what_does_not_follow_suit_is_dim(company: Company, fourth: str) -> None:
    """Hearts and diamonds are red, and the last card of a trick rests a beat before it is taken."""
    anna = company.guest(url=fourth, size=WIDE)
    anna.sit(
        table_of(fourth, "oh_hell", "me:Anna", "random", "random", begins="chosen", pace_ms=2000, options={"deals": 8})
    )
    anna.page.keyboard.press("n")
    seen: set[str] = set()
    trick = anna.page.locator('[data-pile^="played:"] [data-face]')
    while {"dim", "whole"} - seen and anna.decision() != "over":
        hand = anna.at("hand")
        if hand.locator(".card.dim").count():
            seen.add("dim")
            assert (
                hand.locator("button.offered").count() + hand.locator(".card.dim").count()
                == hand.locator("[data-face]").count()
            )
        for card in hand.locator("[data-face]").all():
            is_red = (card.get_attribute("data-face") or "")[-1] in "DH"
            expect(card.locator(".face.red")).to_have_count(int(is_red))
        plays = hand.locator("button.offered").count() > 0
        laid = trick.count()
        anna.decide()
        if plays and laid == 2:
            expect(trick).to_have_count(3)
            expect(trick).to_have_count(0)
            seen.add("whole")
        if anna.at("pace-skip").count():
            anna.page.keyboard.press("n")
    assert seen == {"dim", "whole"}


def test_it_is_in_the_lobby(company: Company, fourth: str) -> None:
    anna = company.guest(url=fourth).go("/")
    anna.page.locator('[data-test="play-now"][data-game="pairs"]').click()
    anna.sees("hand")
