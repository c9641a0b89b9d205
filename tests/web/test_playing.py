"""Somebody plays in a browser: alone against bots, with a friend, with friends at one screen; and others watch."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from abluxxen.table import table
from web.guests import PHONE, Company, Guest
from web.prepared import table_at, table_of

HIDDEN = '[data-pile^="hand"] [data-face]:not([data-face=""])'  # a card of a hand whose face is in the page
SHORT = {"turn_limit": 5}


def test_play_now_is_one_tap_and_the_first_card_another(company: Company) -> None:
    anna = company.guest().go("/")
    anna.page.locator('[data-test="play-now"][data-game="abluxxen"]').click()
    anna.sees("hand")
    assert anna.decision() != "over"
    anna.pick_something()  # and the button spells out what will be done


def test_a_whole_game_against_bots(company: Company, url: str) -> None:
    anna = company.seated(table_of(url, "abluxxen", "me:Anna", "greedy", "greedy"))
    anna.play(random.Random(1))
    anna.sees("score", "Anna")
    expect(anna.at("rematch")).to_be_visible()


def test_a_friend_follows_the_link_and_sits_down(company: Company, url: str) -> None:
    """Their name is known, so it is one tap; both play to the end, each in a browser of their own."""
    seated = table_of(url, "abluxxen", "me:Anna", "open", "random", options=SHORT)
    anna = company.seated(seated)
    anna.sees("chair")
    zoe = company.guest("Zoe", size=PHONE).go(f"/t/{seated.table}")
    zoe.at("sit").click()
    for guest in (anna, zoe):
        guest.sees("hand")
    expect(anna.at("seat").filter(has_text="Zoe")).to_be_visible()
    play_together(anna, zoe)
    for guest in (anna, zoe):
        guest.sees("score", "Zoe")


def play_together(*guests: Guest) -> None:
    """Whoever is asked decides, until the game is over."""
    while any(guest.decision_now() != "over" for guest in guests):
        asked = [guest for guest in guests if guest.decision_now() not in ("none", "over")]
        if asked:
            asked[0].decide()
        else:
            guests[0].page.wait_for_timeout(20)


def test_two_at_one_screen_hand_it_over_and_nobody_sees_the_others_cards(company: Company, url: str) -> None:
    both = company.seated(table_of(url, "abluxxen", "me:Anna", "me:Ben", "random"))
    holders: list[str] = []
    while len(holders) < 4:
        if both.at("hand-over").count():
            assert both.page.locator("[data-face]").count() == 0, "no card at all is in the page"
            holders.append(both.at("i-am").inner_text())
            both.at("i-am").click()
            both.sees("hand")
        elif both.decision_now() != "none":
            assert both.decide(), "it is over too soon"
        else:
            both.page.wait_for_timeout(20)
    assert len(set(holders)) == 2, "the device goes from one to the other"


def test_who_watches_sees_no_hand(company: Company, url: str) -> None:
    seated = table_of(url, "abluxxen", "me:Anna", "random", "random", begins="chosen")
    anna = company.seated(seated)
    anna.sees("hand")
    assert anna.page.locator(HIDDEN).count() > 10, "this is how a hand would be found"
    zoe = company.guest("Zoe").go(f"/t/{seated.table}")
    expect(zoe.at("seat")).to_have_count(3)
    assert zoe.at("hand").count() == 0
    assert zoe.page.locator(HIDDEN).count() == 0


def test_what_is_picked_is_spelled_out_before_it_is_done(company: Company, url: str) -> None:
    game = table(hands="7 7 7 J 12 | 9 9 9 | 2 2 2", displays="| 4 4 4 | 5 5", deck="1 2 3 4 5 6", pool="1 1 8 8 9 10")
    anna = company.seated(table_at(url, game.match))
    anna.tap("7")
    expect(anna.at("confirm")).to_have_text("Lay three 7s")
    expect(anna.page.locator("main")).to_contain_text("Ben")
    assert anna.page.locator(".aimed").count() == 3, "what would be hit is outlined"
    anna.tap("J")
    expect(anna.at("confirm")).to_contain_text("joker")
    anna.tap("J")
    anna.at("confirm").click()
    expect(anna.choice("take")).to_be_visible()
    expect(anna.choice("leave")).to_be_visible()
    anna.choice("take").click()
    expect(anna.at("hand").locator('[data-face="4"]')).to_have_count(3)


def test_a_refused_choice_shows_its_rule(company: Company, url: str) -> None:
    """Whoever must take or leave cannot lay; the rule that says so is one tap away, and the game is not left."""
    game = table(hands="7 7 7 12 | 9 9 9 | 2 2 2", displays="| 4 4 4", deck="1 2 3 4 5 6", pool="1 1 8 8 9 10")
    anna = company.seated(table_at(url, game.do("7x3").match))
    anna.tap("12")
    anna.sees("refusal", "AB-")
    link = anna.at("refusal").locator("a")
    rule = (link.get_attribute("href") or "").partition("#")[2]
    link.click()
    anna.sees("rule-sheet", rule)
    anna.page.keyboard.press("Escape")
    anna.sees("hand")
    anna.page.goto(url + f"/rules/abluxxen#{rule}")
    expect(anna.page.locator(f'[id="{rule}"]')).to_be_in_viewport()
