"""What others do can be followed: one move after another, at the pace of whoever watches."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from web.guests import DECISION, Company, Guest
from web.prepared import table_of

PACE_MS = 3000  # how long a bot takes, if nobody is in a hurry


def begin(company: Company, url: str, pace: str = "normal") -> Guest:
    """Anna is asked first, and her table's bots take their time."""
    seated = table_of(url, "abluxxen", "me:Anna", "random", "random", begins="chosen", pace_ms=PACE_MS)
    anna = company.seated(seated, pace=pace)
    anna.decision()
    return anna


def end_turn(anna: Guest) -> float:
    """Until others play; when."""
    while (decision := anna.decision_now()) != "none":
        anna.tap_something()
        anna.page.wait_for_function(f"(known) => ({DECISION})() !== known", arg=decision)
        anna.page.wait_for_timeout(50)  # what is asked next, if it is still her turn
    return time.monotonic()


def test_bots_moves_are_followed_step_by_step_and_a_key_leads_to_the_own_turn(company: Company, url: str) -> None:
    anna = begin(company, url)
    anna.page.keyboard.press(",")
    end_turn(anna)
    expect(anna.at("pace-pause")).to_have_attribute("aria-label", "Go on")
    expect(anna.at("pace-step")).to_be_enabled()
    lines = len(anna.log())
    anna.page.wait_for_timeout(400)
    assert (len(anna.log()), anna.decision_now()) == (lines, "none"), "nothing goes on by itself"
    anna.page.keyboard.press(".")
    assert len(anna.log()) > lines
    at = time.monotonic()
    anna.page.keyboard.press("n")
    assert anna.decision() != "over"
    assert time.monotonic() - at < PACE_MS / 1000, "the server has not waited either"


def test_whoever_wants_sees_at_once_how_things_stand(company: Company, url: str) -> None:
    anna = begin(company, url, pace="once")
    at = end_turn(anna)
    anna.decision()
    assert time.monotonic() - at < PACE_MS / 1000


def test_a_tap_on_the_felt_leads_on(company: Company, url: str) -> None:
    anna = begin(company, url)
    at = end_turn(anna)
    expect(anna.at("pace-skip")).to_be_visible()
    anna.page.locator('[data-region="middle"]').click(position={"x": 3, "y": 3})
    anna.decision()
    assert time.monotonic() - at < PACE_MS / 1000
