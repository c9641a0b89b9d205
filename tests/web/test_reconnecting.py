"""The line breaks, or is slow: the page says so, stays, and goes on by itself. Nothing that was chosen is lost."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from server.serving import Serving, record_of, signal_group
from web.guests import NETWORK, PHONE, Company
from web.prepared import company_at, table_of
from web.tables import TABLES, short_game


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[Serving]:
    """One of its own, to be killed."""
    folder = tmp_path_factory.mktemp("mortal")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as server:
        yield server
        assert server.mistakes() == []


@pytest.fixture(scope="module")
def url(server: Serving) -> str:
    return server.url


# So many decisions are made before: then the game still goes on, and what is asked can be answered without the server.
@pytest.mark.parametrize("name, decisions", [("abluxxen", 3), ("allotment", 1), ("absolute", 3)])
def test_the_server_is_killed_and_started_again_in_mid_game(
    company: Company, server: Serving, name: str, decisions: int
) -> None:
    seated = company_at(server, short_game(TABLES[name], turns=12), "me:Anna", "random", "random")
    anna = company.seated(seated)
    anna.forgives = NETWORK
    anna.page.evaluate("window.sameAsEver = true")
    for _ in range(decisions):
        assert anna.decide()
    decision = anna.decision()
    server.kill()
    expect(anna.at("connection")).to_have_attribute("data-state", "lost")
    anna.tap_something()  # into the void: it is sent as soon as somebody listens again
    anna.page.wait_for_timeout(200)
    assert anna.decision_now() == "none", "it is on its way"
    server.start()
    expect(anna.at("connection")).to_have_attribute("data-state", "open")
    assert anna.decision(other_than=decision) != decision, "what was chosen meanwhile is done"
    anna.play()
    assert anna.page.evaluate("window.sameAsEver"), "the page was not loaded again"
    assert record_of(server.url, seated.table).splitlines()[-1].startswith("end")


def test_a_choice_that_is_not_confirmed_says_so_until_it_is(company: Company, server: Serving) -> None:
    anna = company.seated(company_at(server, short_game(TABLES["abluxxen"]), "me:Anna", "random", "random"))
    decision = anna.decision()
    assert server.process is not None
    signal_group(server.process, signal.SIGSTOP)  # it hears nothing, and does not hang up either
    try:
        anna.tap_something()
        anna.page.wait_for_timeout(1500)
        expect(anna.at("connection")).not_to_have_attribute("data-line", re.compile(""))
        expect(anna.at("connection")).to_have_attribute("data-line", "unconfirmed", timeout=4000)
        expect(anna.at("connection")).to_contain_text("not confirmed yet")
    finally:
        signal_group(server.process, signal.SIGCONT)
    assert anna.decision(other_than=decision) != decision
    expect(anna.at("connection")).to_have_text("")


def test_whoever_was_offline_is_told_so_at_once_and_later_what_they_have_missed(company: Company, url: str) -> None:
    seated = table_of(url, "abluxxen", "me:Anna", "open", "random", begins="chosen")
    ben = company.guest("Ben").go(f"/t/{seated.table}")
    ben.at("sit").click()
    anna = company.seated(seated, size=PHONE)
    anna.forgives = NETWORK
    while ben.decision_now() == "none":
        if anna.decision_now() != "none":
            anna.decide()
        anna.page.wait_for_timeout(20)
    anna.context.set_offline(True)
    expect(anna.at("connection")).to_have_attribute("data-line", "offline", timeout=1000)
    expect(anna.at("connection")).to_have_attribute("data-state", "lost")
    ben.decide()
    anna.context.set_offline(False)
    anna.sees("missed", re.compile(r"while you were away: ?.*Ben"))
    expect(anna.at("connection")).to_have_text("")
    anna.at("missed").get_by_role("button").first.click()
    anna.sees("log", "Ben")
    expect(anna.at("missed")).to_have_count(0)
