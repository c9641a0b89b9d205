"""Somebody plays in a browser: alone against bots, with a friend, with friends at one screen; and others watch."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import ViewportSize, expect

from abluxxen.table import table
from fluxx.table import table as fluxx_table
from kibitz.play.record import read_record
from server.serving import Serving, record_of, sit_down
from web.guests import PHONE, WIDE, Company, Guest
from web.prepared import begun, company_at, table_at, table_of
from web.tables import SEED, TABLES, Kind, each_table, short_game

HIDDEN = '[data-pile^="hand"] [data-face]:not([data-face=""])'  # a card of a hand whose face is in the page


@pytest.mark.parametrize("game", ["abluxxen", "fluxx", "absolute"])
def test_play_now_is_one_tap_and_the_first_card_another(company: Company, game: str) -> None:
    anna = company.guest().go("/")
    anna.page.locator(f'[data-test="play-now"][data-game="{game}"]').click()
    anna.sees("hand")
    decision = anna.decision()
    assert decision != "over"
    if game != "fluxx":  # whose cards are drawn before anybody is asked, and perhaps there is a window first
        anna.tap_something()  # the button spells out what will be done
        assert anna.decision(decision) != decision


@pytest.mark.parametrize(
    ("name", "size"), [("abluxxen", WIDE), ("fluxx", PHONE), ("allotment", WIDE), ("absolute", PHONE)]
)
def test_a_whole_game_against_bots(company: Company, server: Serving, name: str, size: ViewportSize) -> None:
    match = begun(name, 3, SEED) if name == "abluxxen" else short_game(TABLES[name], turns=21)
    seated = company_at(server, match, "me:Anna", "greedy", "greedy")
    anna = company.seated(seated, size=size)
    anna.play(random.Random(1))
    anna.sees("score", "Anna")
    expect(anna.at("rematch")).to_be_visible()
    assert read_record(record_of(server.url, seated.table)).replay().outcome() is not None


@each_table
def test_a_friend_follows_the_link_and_sits_down(company: Company, server: Serving, kind: Kind) -> None:
    """Their name is known, so it is one tap; both play to the end, each in a browser of their own."""
    seated = company_at(server, short_game(kind), "me:Anna", "open", "random")
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


def test_at_one_screen_a_window_asks_anyone_and_shows_no_cards(company: Company, server: Serving) -> None:
    """Anna plays an Action; the screen asks anyone, Ben cancels it, and nobody answers him."""
    game = fluxx_table(hands="kpow robin batmobile | stop_that the_bank", tables="bane", draw="batgirl veto")
    seated = company_at(server, game.match, "me:Anna", "open")
    sit_down(server.url, seated.table, "Ben", seated.key, seat=1)
    both = company.seated(seated)
    both.at("i-am").click()
    both.tap("kpow")
    both.at("confirm").click()
    both.sees("nobody")
    assert both.page.locator("[data-face]").count() == 0, "no card at all is in the page"
    both.at("i-am").filter(has_text="Ben").click()
    both.tap("stop_that")
    both.at("confirm").click()
    expect(both.at("i-am").filter(has_text="Anna")).to_be_visible()
    assert both.page.locator("[data-face]").count() == 0
    both.at("nobody").click()
    both.sees("log", "Ben answers “K'POW!” with “Stop That!”")
    expect(both.page.locator('[data-pile="table:0"] [data-face="bane"]')).to_be_visible()


@each_table
def test_who_watches_sees_no_hand(company: Company, url: str, kind: Kind) -> None:
    seated = table_of(url, kind.game, "me:Anna", "random", "random", options=kind.options, begins="chosen")
    anna = company.seated(seated)
    anna.sees("hand")
    anna.decision()
    held = anna.page.locator(HIDDEN).count()
    assert held >= 3, "this is how a hand would be found"
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


def test_a_picked_card_keeps_its_gold_edge_under_the_pointer(company: Company, url: str) -> None:
    game = table(hands="7 7 7 J 12 | 9 9 9 | 2 2 2", deck="1 2 3 4 5 6", pool="1 1 8 8 9 10")
    anna = company.seated(table_at(url, game.match))
    anna.decision()
    anna.tap("12")
    card = anna.at("hand").locator('[data-face="12"]')
    edge = "(card) => getComputedStyle(card.querySelector('[data-print]')).boxShadow"
    anna.page.mouse.move(2, 2)
    anna.page.wait_for_timeout(250)  # an edge comes and goes softly
    picked = card.evaluate(edge)
    card.hover()
    anna.page.wait_for_timeout(250)
    assert card.evaluate(edge) == picked


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
