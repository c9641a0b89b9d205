"""Who sits at a table: names that are one's own everywhere, people and bots told apart, and what is said at a seat."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from web.guests import PHONE, WIDE, Company
from web.prepared import table_of


def test_whoever_has_no_name_is_given_one_and_it_is_the_same_everywhere(company: Company, url: str) -> None:
    seated = table_of(url, "abluxxen", "me:Anna", "open", "open", begins="chosen")
    nobody = company.guest("", size=PHONE).go("/")
    expect(nobody.at("name")).not_to_have_value("")
    name = nobody.at("name").input_value()
    nobody.go(f"/t/{seated.table}")
    expect(nobody.at("name")).to_have_value(name)
    nobody.at("sit").first.click()
    nobody.sees("chair", "Anna")
    expect(nobody.at("chair").nth(1)).to_contain_text(name)
    nobody.go("/me")
    expect(nobody.at("name")).to_have_value(name)


def test_a_new_name_reaches_the_table_and_no_two_are_called_alike(company: Company, url: str) -> None:
    seated = table_of(url, "abluxxen", "me:Anna", "open", begins="chosen")
    anna = company.seated(seated)
    ben = company.guest("Ben", size=PHONE).go(f"/t/{seated.table}")
    ben.at("sit").click()
    ben.sees("hand")
    seat = anna.at("seat").and_(anna.page.locator('[data-seat="1"] '))
    expect(seat).to_have_attribute("aria-label", "Ben")
    ben.tool("Menu").click()
    rename = ben.at("rename")
    rename.fill("  ANNA ")
    rename.press("Enter")
    expect(rename).to_have_value("ANNA 2")
    expect(seat).to_have_attribute("aria-label", "ANNA 2")
    rename.fill("Expert")
    rename.press("Enter")
    expect(ben.page.get_by_role("alert")).to_contain_text("sounds like a bot")
    ben.forgives = re.compile("status of 409")
    other = ben.context.new_page()  # the profile in another tab
    other.goto(url + "/me")
    name = other.locator('[data-test="name"]')
    expect(name).to_have_value("ANNA")
    name.fill("Zoe")
    name.press("Enter")
    expect(seat).to_have_attribute("aria-label", "Zoe")
    name.fill("Bot")
    name.press("Enter")
    expect(other.locator('[data-test="name-refused"]')).to_contain_text("sounds like a bot")
    expect(name).to_have_value("Zoe")
    assert any("is now called Zoe" in line for line in anna.log())


def test_the_form_of_a_new_table_says_who_would_be_called_alike(company: Company) -> None:
    anna = company.guest().go("/new?game=abluxxen&here=3")
    names = [anna.page.get_by_label(f"Name on chair {number}") for number in (1, 2, 3)]
    assert len({name.input_value() for name in names} - {""}) == 3
    names[2].fill(" anna")
    names[2].blur()
    expect(anna.at("same-name")).to_have_text("anna sits here already: this one will be anna 2.")
    anna.at("create-table").click()
    anna.sees("table")


def box(place: Locator) -> FloatRect:
    found = place.bounding_box()
    assert found is not None
    return found


def within(inner: Locator, outer: Locator) -> bool:
    small, large = box(inner), box(outer)
    right, bottom = large["x"] + large["width"] + 1, large["y"] + large["height"] + 1
    starts = small["x"] >= large["x"] - 1 and small["y"] >= large["y"] - 1
    return starts and small["x"] + small["width"] <= right and small["y"] + small["height"] <= bottom


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_what_is_said_stands_at_the_seat_for_a_while_and_moves_nothing(
    company: Company, url: str, size: ViewportSize
) -> None:
    seated = table_of(url, "abluxxen", "me:Anna", "open", "casual", begins="chosen")
    anna = company.seated(seated, size=size)
    ben = company.guest("Ben", size=size).go(f"/t/{seated.table}")
    ben.at("sit").click()
    ben.sees("hand")
    anna.decision()
    kinds = ben.at("seat").locator('[data-test="avatar"]')
    assert sorted(kinds.evaluate_all("(all) => all.map((one) => one.dataset.kind)")) == ["bot", "person", "person"]
    expect(ben.page.locator('[data-seat="0"] [data-presence="here"]')).to_have_count(1)
    before = [box(ben.at("hand")), box(ben.at("dock")), box(ben.at("seat").first)]
    anna.at("emotes").click()
    anna.page.locator('[data-emote="applause"]').click()
    seat = ben.at("seat").and_(ben.page.locator('[data-seat="0"]'))
    bubble = seat.locator('[data-test="bubble"]')
    expect(bubble).to_contain_text("Bravo!")
    assert within(bubble, seat)
    expect(anna.at("bubble")).to_contain_text("Bravo!")
    expect(anna.at("emote-choice")).to_have_count(0)
    assert before == [box(ben.at("hand")), box(ben.at("dock")), box(ben.at("seat").first)]
    assert bubble.evaluate("(one) => getComputedStyle(one).pointerEvents") == "none"
    ben.page.keyboard.press("c")
    ben.page.locator("#chat-text").fill("\u202e<b>" + "long " * 50)
    ben.page.keyboard.press("Enter")
    theirs = anna.at("seat").and_(anna.page.locator('[data-seat="1"]'))
    expect(theirs.locator('[data-test="bubble"]')).to_contain_text("<b>long")
    assert within(theirs.locator('[data-test="bubble"]'), theirs)
    anna.page.wait_for_timeout(100)
    expect(anna.at("bubble")).to_have_count(0, timeout=12_000)


def test_whoever_is_muted_or_has_no_chat_makes_no_gestures(company: Company, url: str) -> None:
    seated = table_of(url, "abluxxen", "me:Anna", "random", chat=False, begins="chosen")
    anna = company.seated(seated)
    anna.decision()
    anna.page.keyboard.press("e")
    expect(anna.at("emotes")).to_have_count(0)
    expect(anna.at("emote-choice")).to_have_count(0)
