"""A tap explains what a word at a seat, or among what is in force, means."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from abluxxen.table import table as abluxxen_table
from absolute.table import table as absolute_table
from fluxx.table import table as fluxx_table
from kibitz.play.match import Match
from web.guests import PHONE, WIDE, Company
from web.prepared import table_at


def paw() -> Match:
    return abluxxen_table("7 7 9 | 5 | 2", deck="1 2 3 4 5 6", pool="1 1 8 8 9 10").match


def penalty() -> Match:
    return absolute_table("-10D -2S +3C | +1C | +4T", rounds=1).match


def jail() -> Match:
    return fluxx_table("batman robin | veto | the_bank", rules="arkham_asylum", asylum=["bane"]).match


@pytest.mark.parametrize("size", [PHONE, WIDE])
@pytest.mark.parametrize(
    ("begin", "word", "meaning"),
    [
        (paw, "paw", "The paw lies with whoever is in turn"),
        (penalty, "hand −12", "The hand would cost you so many points if the round ended now."),
    ],
)
def test_a_tap_on_the_own_seat_explains_its_badges(
    company: Company, begin: Callable[[], Match], word: str, meaning: str, size: ViewportSize
) -> None:
    anna = company.seated(table_at(company.url, begin()), size=size)
    anna.decision()
    anna.page.locator('[data-seat="0"] [data-test="open-seat"]').click()
    explained = anna.at("seat-sheet").locator('[data-test="badges"] > div').filter(has_text=word)
    explained.filter(has_text=meaning).wait_for()


def test_a_tap_on_what_is_locked_up_shows_the_cards_and_the_rule(company: Company) -> None:
    anna = company.seated(table_at(company.url, jail()))
    anna.decision()
    anna.at("panel").get_by_role("button", name="Locked up").click()
    for face in ("arkham_asylum", "bane"):
        anna.page.locator(f'dialog [data-face="{face}"]').first.wait_for()
