"""A game that ends before its end: somebody resigns, or all agree to call it off."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, ViewportSize, expect

from web.guests import PHONE, WIDE, Company, Guest
from web.page_checks import sideways
from web.prepared import table_of

TARGET_PX = 44  # what a finger hits


def two_at_a_table(
    company: Company, url: str, *more: str, size: ViewportSize = WIDE, **settings: Any
) -> tuple[Guest, Guest]:
    seated = table_of(url, "abluxxen", "me:Anna", "open", *more, begins="chosen", **settings)
    ben = company.guest("Ben").go(f"/t/{seated.table}")
    ben.at("sit").click()
    anna = company.seated(seated, size=size)
    for guest in (anna, ben):
        guest.sees("hand")
    return anna, ben


def is_large(button: Locator) -> bool:
    box = button.bounding_box()
    return box is not None and min(box["width"], box["height"]) >= TARGET_PX


def test_whoever_resigns_loses_and_can_come_back_for_the_next_game(company: Company, url: str) -> None:
    """By keyboard alone, and not before they have said twice that they want it."""
    anna, ben = two_at_a_table(company, url, size=PHONE)
    anna.tool("Menu").click()
    anna.at("resign").press("Enter")
    expect(anna.at("resign-sure")).to_be_in_viewport(ratio=0.99)
    expect(anna.page.locator("dialog")).to_contain_text("are placed last")
    assert is_large(anna.at("resign")) and is_large(anna.at("resign-sure"))
    expect(ben.at("score")).to_have_count(0)
    anna.at("resign-sure").press("Enter")
    for guest, text in ((anna, "Ben wins."), (ben, "You win.")):
        guest.sees("score", text)
        guest.sees("score", "A win by resignation.")
        expect(guest.at("score").locator("tbody tr").last).to_contain_text("resigned")
    expect(anna.page.locator("dialog")).to_have_count(0)
    ben.sees("log", "Anna resigns.")
    expect(ben.at("score")).to_contain_text("A fair deal")
    assert any("Anna resigns." in line for line in ben.spoken())
    ben.page.reload()
    ben.sees("score", "A win by resignation.")
    anna.at("sit").click()
    for guest in (anna, ben):
        guest.at("rematch").click()
    anna.sees("hand")


def test_the_others_play_on_when_one_of_three_resigns(company: Company, url: str) -> None:
    anna, ben = two_at_a_table(company, url, "random", options={"turn_limit": 6}, cover_bot="random")
    anna.tool("Menu").click()
    anna.at("resign").click()
    anna.at("resign-sure").click()
    anna.sees("table", "You are watching")
    ben.play()
    ben.sees("score", "resigned")
    expect(ben.at("score")).not_to_contain_text("A win by resignation.")


def test_a_game_is_called_off_when_all_agree(company: Company, url: str) -> None:
    anna, ben = two_at_a_table(company, url, "random")
    anna.tool("Menu").click()
    anna.at("abort").click()
    anna.at("abort-sure").click()
    ben.sees("consent", "Anna would like to call the game off. It would then count for nobody.")
    assert is_large(ben.at("agree")) and is_large(ben.at("decline"))
    anna.sees("table", "Still to agree: Ben")
    ben.at("decline").click()
    anna.sees("log", "Ben does not agree: the game goes on.")
    expect(ben.at("consent")).to_have_count(0)
    anna.tool("Menu").click()
    anna.at("abort").click()
    anna.at("abort-sure").click()
    ben.at("agree").click()
    for guest in (anna, ben):
        guest.sees("score", "The game was called off.")
        guest.sees("score", "It counts for nobody.")
        expect(guest.at("score").locator("table")).to_have_count(0)
        expect(guest.at("score")).to_contain_text("A fair deal")
        assert sideways(guest.page) == []
    anna.at("replay").click()
    anna.sees("replay")


def test_who_has_no_chair_has_nothing_to_end(company: Company, url: str) -> None:
    seated = table_of(url, "abluxxen", "me:Anna", "random", begins="chosen")
    anna = company.seated(seated)
    anna.decision()
    dora = company.guest("Dora").go(f"/t/{seated.table}")
    dora.sees("table", "You are watching")
    dora.tool("Menu").click()
    expect(dora.page.locator("dialog")).to_be_visible()
    assert dora.at("resign").count() == dora.at("abort").count() == 0
    anna.tool("Menu").click()
    anna.at("abort").click()
    anna.at("abort-sure").click()
    anna.sees("score", "The game was called off.")
    anna.at("rematch").click()
    anna.sees("hand")
