"""Wherever a name stands there is a portrait beside it: bots and people are told apart at a glance."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from web.guests import PHONE, Company
from web.prepared import table_at, table_of
from web.test_ending import last_card


def kinds(place: Locator) -> list[str | None]:
    portraits = place.locator('[data-test="avatar"]')
    expect(portraits.first).to_be_visible()
    return [portrait.get_attribute("data-kind") for portrait in portraits.all()]


def test_in_the_chat_the_log_and_the_lobby(company: Company, url: str) -> None:
    anna = company.seated(table_of(url, "abluxxen", "me:Anna", "random", "random", begins="chosen"), size=PHONE)
    anna.decision()
    for _ in range(4):  # until others have played
        anna.decide()
    anna.decision()
    anna.page.locator('[data-seat="1"] [data-test="open-seat"]').click()
    assert kinds(anna.at("seat-sheet")) == ["bot"]
    anna.page.keyboard.press("Escape")
    anna.tool("Log").click()
    assert {"person", "bot"} == set(kinds(anna.at("log")))
    anna.tool("Chat").click()
    anna.page.locator("#chat-text").fill("Hello!")
    anna.page.keyboard.press("Enter")
    expect(anna.at("chat-lines").locator(".line")).to_have_count(1)
    assert kinds(anna.at("chat-lines")) == ["person"]
    anna.go("/")
    assert kinds(anna.at("my-table")) == ["bot", "bot"]


def test_in_the_score_sheet_and_the_replay(company: Company, url: str) -> None:
    anna = company.seated(table_at(url, last_card()))
    anna.play()
    assert sorted(map(str, kinds(anna.at("score")))) == ["bot", "bot", "person"]
    anna.page.goto(f"{anna.page.url}/1")
    anna.sees("replay")
    assert sorted(map(str, kinds(anna.at("replay").locator(".board").first))) == ["bot", "bot", "person"]
