"""The server dies: the page stays, says so, and goes on by itself. Nothing that was chosen is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from server.serving import Serving, record_of
from web.guests import NETWORK, Company
from web.prepared import company_at
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


@pytest.mark.parametrize("name", ["abluxxen", "allotment", "absolute"])
def test_the_server_is_killed_and_started_again_in_mid_game(company: Company, server: Serving, name: str) -> None:
    seated = company_at(server, short_game(TABLES[name]), "me:Anna", "random", "random")
    anna = company.seated(seated)
    anna.forgives = NETWORK
    anna.page.evaluate("window.sameAsEver = true")
    for _ in range(3):
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
