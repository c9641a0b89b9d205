"""The chat in the browser: earlier lines on demand, each line once, over a lost connection, and who may read it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Locator, expect

from kibitz.server.store.store import sqlite_file
from server.serving import Serving
from web.guests import NETWORK, PHONE, Company, Guest
from web.prepared import table_of

ADD = "INSERT INTO chat (table_id, at, seat, name, person, text, phrase, act) VALUES (?, ?, 0, 'Anna', 'p', ?, '', ?)"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[Serving]:
    """One of its own, to be killed."""
    folder = tmp_path_factory.mktemp("talkative")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as server:
        yield server
        assert server.mistakes() == []


@pytest.fixture(scope="module")
def url(server: Serving) -> str:
    return server.url


def has_been_said(server: Serving, table: str, first: int, last: int) -> None:
    """Nobody can talk so fast over a connection: it is written into the server's store."""
    file = sqlite_file(server.database)
    assert file is not None
    with closing(sqlite3.connect(file)) as database, database:
        rows = [(table, n, f"line {n}.", f"a{n}") for n in range(first, last + 1)]
        database.executemany(ADD, rows)


def lines(guest: Guest) -> Locator:
    return guest.at("chat-lines").locator(".line > span:last-child")


def shown(first: int, last: int) -> list[str]:
    return [f"Anna: line {n}." for n in range(first, last + 1)]


def says(guest: Guest, text: str) -> None:
    guest.page.locator("#chat-text").fill(text)
    guest.page.keyboard.press("Enter")


def test_earlier_lines_come_by_a_button_and_by_scrolling_and_what_is_read_stays_in_place(
    company: Company, server: Serving
) -> None:
    seated = table_of(server.url, "abluxxen", "me:Anna", "random", begins="chosen")
    has_been_said(server, seated.table, 1, 120)
    anna = company.seated(seated, size=PHONE)
    anna.decision()
    expect(anna.tool("Chat (50)")).to_be_visible()
    anna.tool("Chat").click()
    expect(lines(anna)).to_have_text(shown(71, 120))
    expect(lines(anna).last).to_be_in_viewport()
    anna.at("chat-earlier").click()
    expect(lines(anna)).to_have_text(shown(21, 120))
    expect(lines(anna).filter(has_text="line 71.")).to_be_in_viewport()
    anna.at("chat-lines").evaluate("(list) => list.scrollTo({ top: 0 })")
    expect(lines(anna)).to_have_text(shown(1, 120))
    expect(anna.at("chat-earlier")).to_have_count(0)
    expect(lines(anna).filter(has_text="line 21.")).to_be_in_viewport()
    says(anna, "Still here?")
    expect(lines(anna).last).to_have_text("Anna: Still here?")
    expect(lines(anna).last).to_be_in_viewport()
    assert not [line for line in anna.log() if "Still here?" in line]


def test_a_lost_connection_costs_no_line_and_brings_none_twice(company: Company, server: Serving) -> None:
    seated = table_of(server.url, "abluxxen", "me:Anna", "open", begins="chosen")
    ben = company.guest("Ben").go(f"/t/{seated.table}")
    ben.at("sit").click()
    ben.sees("hand")
    anna = company.seated(seated)
    anna.sees("hand")
    for guest in (anna, ben):
        guest.forgives = NETWORK
        guest.page.keyboard.press("c")
    says(anna, "one")
    expect(lines(ben)).to_have_text(["Anna: one"])
    server.kill()
    expect(ben.at("connection")).to_have_attribute("data-state", "lost")
    expect(lines(ben)).to_have_text(["Anna: one"])
    says(ben, "two")
    server.start()
    for guest in (anna, ben):
        expect(guest.at("connection")).to_have_attribute("data-state", "open")
        expect(lines(guest)).to_have_text(["Anna: one", "Ben: two"])
    says(anna, "three")
    for guest in (anna, ben):
        expect(lines(guest)).to_have_text(["Anna: one", "Ben: two", "Anna: three"])
    assert any("Anna: three" in line for line in ben.spoken())


@pytest.mark.parametrize("may_read", [True, False])
def test_whoever_watches_reads_the_chat_where_the_host_allows_it(
    company: Company, server: Serving, may_read: bool
) -> None:
    seated = table_of(server.url, "abluxxen", "me:Anna", "random", begins="chosen", chat_watchers=may_read)
    anna = company.seated(seated)
    anna.decision()
    dora = company.guest("Dora").go(f"/t/{seated.table}")
    dora.sees("table", "You are watching")
    anna.page.keyboard.press("c")
    says(anna, "Hello, Dora!")
    expect(lines(anna)).to_have_text(["Anna: Hello, Dora!"])
    if may_read:
        dora.tool("Chat").click()
        expect(lines(dora)).to_have_text(["Anna: Hello, Dora!"])
        expect(dora.page.locator("#chat-text")).to_have_count(0)
    else:
        anna.decide()
        dora.sees("table", "You are watching")
        expect(dora.page.get_by_role("button", name="Chat")).to_have_count(0)
        assert not [line for line in dora.spoken() if "Hello" in line]
