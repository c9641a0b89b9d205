"""What others do can be followed: one move after another, at the pace of whoever watches."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from fluxx.table import table as fluxx_table
from web.guests import DECISION, PHONE, Company, Guest
from web.prepared import table_at, table_of

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
    assert anna.at("pace-skip").evaluate("(button) => button.offsetHeight") == 44, "its words stand in one line"
    anna.page.locator('[data-region="middle"]').click(position={"x": 3, "y": 3})
    anna.decision()
    assert time.monotonic() - at < PACE_MS / 1000


# ---- a card, large


def at_fluxx(company: Company, **likes: object) -> Guest:
    hands, tables = "robin batarang veto kpow | the_bank | hand_limit_2", "batman | the_joker harley_quinn |"
    game = fluxx_table(hands, tables, goals="mad_love")
    anna = company.guest("Anna", **likes).sit(table_at(company.url, game.match))
    anna.decision()
    return anna


def test_a_mouse_that_rests_on_a_card_shows_it_large_and_is_not_in_the_way(company: Company, url: str) -> None:
    anna = at_fluxx(company)
    robin = anna.at("hand").locator('[data-face="robin"]')
    robin.hover()
    anna.sees("glance", "Robin")
    robin.click()
    expect(anna.at("glance")).to_have_count(0)
    expect(robin).to_have_attribute("aria-pressed", "true")
    for face, name in [("the_joker", "The Joker"), ("mad_love", "Mad Love")]:
        anna.page.locator(f'[data-face="{face}"]').first.hover()
        anna.sees("glance", name)
    anna.page.keyboard.press("Shift")
    expect(anna.at("glance")).to_have_count(0)


def test_a_finger_that_stays_on_a_card_reads_it_and_plays_nothing(company: Company, url: str) -> None:
    anna = at_fluxx(company, size=PHONE)
    robin = anna.at("hand").locator('[data-face="robin"]')
    box = robin.bounding_box()
    assert box is not None
    fingers = anna.context.new_cdp_session(anna.page)
    point = {"x": box["x"] + 20, "y": box["y"] + 40}
    decision = anna.decision_now()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    anna.sees("glance", "Robin")
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    anna.page.wait_for_timeout(300)
    expect(robin).to_have_attribute("aria-pressed", "false")
    assert anna.decision_now() == decision
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(anna.at("glance")).to_have_count(0)
    expect(robin).to_have_attribute("aria-pressed", "true")
