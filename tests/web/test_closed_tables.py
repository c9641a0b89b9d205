"""What becomes of tables and of people: a closed table is looked at, somebody takes their data along and is erased."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import Browser, expect

from server.databases import look
from server.serving import Serving, ask
from web.guests import PHONE, Company, Guest
from web.page_checks import sideways
from web.prepared import table_of

SHORT_LIVES = ("--rest-hours", "0.0002")  # a table is archived as soon as nobody is there


def resigned(company: Company, url: str) -> tuple[Guest, str]:
    """Anna has given up a game against bots."""
    seated = table_of(url, "abluxxen", "me:Anna", "random", begins="chosen")
    anna = company.seated(seated)
    anna.tool("Menu").click()
    anna.at("resign").click()
    anna.at("resign-sure").click()
    anna.sees("score", "A win by resignation.")
    return anna, seated.table


def test_a_closed_table_shows_how_it_ended_and_nobody_plays_there(chromium: Browser, tmp_path: Path) -> None:
    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", *SHORT_LIVES) as server:
        company = Company(chromium, server.url)
        anna, table = resigned(company, server.url)
        anna.go("/")
        until = time.monotonic() + 30
        while look(server.database, "SELECT phase FROM tables") != [("archived",)]:
            assert time.monotonic() < until
            time.sleep(0.2)
        anna.go(f"/t/{table}")
        anna.sees("score", "A win by resignation.")
        anna.sees("score", "The table is closed.")
        expect(anna.at("rematch")).to_have_count(0)
        expect(anna.at("sit")).to_have_count(0)
        company.leave()
        assert server.mistakes() == []


def test_somebody_takes_their_data_along_and_is_erased(company: Company, url: str) -> None:
    """On a phone, and not before they have said twice that they want it."""
    seated = table_of(url, "fluxx", "me:Anna", "open")
    anna = company.seated(seated, size=PHONE).go("/me")
    with anna.page.expect_download() as taken:
        anna.at("own-data").click()
    assert taken.value.suggested_filename == "kibitz-data.zip"
    anna.at("erase").click()
    assert b"Anna" in ask(f"{url}/api/tables/{seated.table}")[1]
    assert not sideways(anna.page)
    anna.at("erase-yes").click()
    expect(anna.page.get_by_text("Your data has been erased from this server.")).to_be_visible()
    assert b"Anna" not in ask(f"{url}/api/tables/{seated.table}")[1]
    assert ask(f"{url}/api/me/tables", key=seated.key)[1] == b"[]"
