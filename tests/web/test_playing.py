"""Somebody plays in a browser: alone against bots, with a friend, with friends at one screen; and others watch."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from abluxxen.table import table
from web.guests import PHONE, Company, Guest
from web.prepared import table_at, table_of


def test_play_now_is_one_tap_and_the_first_card_another(company: Company) -> None:
    anna = company.guest().go("/")
    anna.page.locator('[data-test="play-now"][data-game="abluxxen"]').click()
    anna.sees("hand")
    assert anna.decision() != "over"
    anna.tap_cards()
    expect(anna.at("confirm")).to_be_enabled()  # it spells out what is chosen


def test_a_whole_game_against_bots(company: Company, url: str) -> None:
    seated = table_of(url, "abluxxen", "me:Anna", "greedy", "greedy")
    anna = company.seated(seated)
    anna.play(random.Random(1))
    anna.sees("score", "Anna")
    expect(anna.at("rematch")).to_be_visible()


def test_a_friend_follows_the_link_and_sits_down_with_two_taps(company: Company, url: str) -> None:
    """Both play, each in a browser of their own, each with their own cards."""
    seated = table_of(url, "abluxxen", "me:Anna", "open", options={"turn_limit": 6})
    anna = company.seated(seated)
    ben = company.guest("Ben", size=PHONE).go(f"/t/{seated.table}")
    ben.at("sit").first.click()
    if ben.at("sit-down").count():
        ben.at("sit-down").click()
    ben.sees("hand")
    anna.sees("hand")
    expect(anna.page.locator('[data-test="seat"]').filter(has_text="Ben")).to_be_visible()
    play_together(anna, ben)
    for guest in (anna, ben):
        guest.sees("score", "Ben")


def play_together(*guests: Guest, moves: int = 1000) -> None:
    """Whoever is asked decides, until the game is over."""
    for _ in range(moves):
        now = [(guest, guest.decision_now()) for guest in guests]
        if all(decision == "over" for _, decision in now):
            return
        for guest, decision in now:
            if decision not in ("none", "over"):
                guest.decide()
                break
        else:
            guests[0].page.wait_for_timeout(20)


def test_two_at_one_screen_hand_it_over_and_nobody_sees_the_others_cards(company: Company, url: str) -> None:
    seated = table_of(url, "abluxxen", "me:Anna", "me:Ben", options={"turn_limit": 6})
    both = company.seated(seated)
    for _ in range(6):
        both.sees("hand-over")
        assert both.page.locator("[data-face]:not([data-face=''])").count() == 0
        assert both.at("hand").count() == 0
        both.at("i-am").first.click()
        both.sees("hand")
        while both.at("hand-over").count() == 0:
            both.decide_here()


def test_who_watches_sees_no_hand(company: Company, url: str) -> None:
    seated = table_of(url, "abluxxen", "me:Anna", "random", "random", begins="chosen")
    anna = company.seated(seated)
    anna.sees("hand")
    hand = anna.page.locator('[data-pile="hand:0"] [data-face]')
    assert hand.count() > 10
    zoe = company.guest("Zoe").go(f"/t/{seated.table}")
    zoe.sees("table")
    expect(zoe.at("hand")).to_have_count(0)
    assert zoe.page.locator('[data-pile^="hand"] [data-face]:not([data-face=""])').count() == 0


def test_what_is_picked_is_spelled_out_before_it_is_done(company: Company, url: str) -> None:
    game = table(hands="7 7 7 J 12 | 9 9 9 | 2 2 2", displays="| 4 4 4 | 5 5", deck="1 2 3 4 5 6", pool="1 1 8 8 9 10")
    anna = company.seated(table_at(url, game.match))
    anna.tap("7")
    expect(anna.at("confirm")).to_contain_text("three 7")
    expect(anna.page.locator('[data-test="table"]')).to_contain_text("Ben")
    anna.at("confirm").click()
    expect(anna.page.locator('[data-test="choice"][data-choice="take"]')).to_be_visible()
    expect(anna.page.locator('[data-test="choice"][data-choice="leave"]')).to_be_visible()


def test_a_refused_choice_shows_its_rule(company: Company, url: str) -> None:
    """Whoever must take or leave cannot lay; the rule that says so is one tap away, and the game is not left."""
    game = table(hands="7 7 7 12 | 9 9 9 | 2 2 2", displays="| 4 4 4", deck="1 2 3 4 5 6", pool="1 1 8 8 9 10")
    anna = company.seated(table_at(url, game.do("7x3").match))
    anna.at("hand").locator('[data-face="12"]').click()
    anna.sees("refusal", "AB-")
    link = anna.at("refusal").locator("a")
    rule = (link.get_attribute("href") or "").partition("#")[2]
    link.click()
    anna.sees("rule-sheet", rule)
    anna.page.keyboard.press("Escape")
    anna.sees("hand")
    anna.page.goto(url + f"/rules/abluxxen#{rule}")
    expect(anna.page.locator(f'[id="{rule}"]')).to_be_in_viewport()
