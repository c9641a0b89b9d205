"""After the game, and before the first one: replay, analysis, what if; the rules."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from web.guests import Company
from web.page_states import whole_game
from web.prepared import table_of


def test_a_finished_game_is_looked_at_again(company: Company, url: str) -> None:
    anna = company.seated(table_of(url, "abluxxen", "me:Anna", "random", "random", options={"turn_limit": 2}))
    anna.play()
    anna.at("replay").click()
    anna.sees("slider")
    anna.page.keyboard.press("End")
    last = anna.at("count").inner_text()
    anna.page.keyboard.press("Home")
    expect(anna.at("count")).to_have_text(re.compile(r"^0 / "))
    anna.page.keyboard.press("ArrowRight")
    expect(anna.at("count")).to_have_text(re.compile(r"^1 / "))
    anna.at("log").locator("button").last.click()
    expect(anna.at("count")).to_have_text(last)


def test_a_moment_is_shared_by_its_address_and_nothing_is_stored(company: Company) -> None:
    anna = company.guest()
    anna.read_record(whole_game())
    anna.page.keyboard.press("End")
    anna.page.keyboard.press("ArrowLeft")
    seen = anna.at("count").inner_text()
    anna.at("copy-link").click()
    link = str(anna.page.evaluate("navigator.clipboard.readText()"))
    ben = company.guest("Ben")
    ben.go(link.removeprefix(ben.url))
    expect(ben.at("count")).to_have_text(seen)


def test_what_is_no_record_is_told_in_words(company: Company) -> None:
    anna = company.guest().go("/replay")
    anna.forgives = re.compile("status of 4")
    anna.page.locator("textarea").fill("kibitz record 1\ngame chess 1\n")
    anna.at("show-record").click()
    anna.sees("trouble")


def test_an_analysis_draws_the_curve_and_names_turning_points(company: Company) -> None:
    anna = company.guest()
    anna.read_record(whole_game())
    anna.analyse()
    expect(anna.at("curve").locator("canvas")).to_be_visible()
    assert anna.at("summaries").locator("li").count() == 3


def test_what_if_leads_to_a_table(company: Company) -> None:
    anna = company.guest()
    anna.read_record(whole_game())
    anna.page.keyboard.press("Home")
    anna.page.keyboard.press("ArrowRight")
    anna.at("what-if").click()
    anna.at("what-if-go").click()
    anna.sees("hand")
    assert anna.decide()


def test_the_rules_are_searched(company: Company) -> None:
    anna = company.guest().go("/rules/abluxxen")
    everything = anna.at("rule").count()
    anna.at("search-rules").fill("joker")
    expect(anna.at("rule")).not_to_have_count(everything)
    assert 0 < anna.at("rule").count() < everything
