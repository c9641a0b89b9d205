"""A club's server in the browser: its passphrase comes first; and somebody can be reported."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from invoking import invoke
from server.serving import ROOMY, Serving
from web.guests import PHONE, Company
from web.page_checks import faults_for_access, sideways
from web.prepared import table_of


def test_whoever_says_the_passphrase_of_a_club_is_in(chromium: Browser, tmp_path: Path) -> None:
    with Serving(f"sqlite:///{tmp_path / 'c.db'}", tmp_path / "log", *ROOMY, "--passphrase", "green cat") as server:
        people = Company(chromium, server.url)
        anna = people.guest("Anna", size=PHONE).go("/")
        anna.at("passphrase").fill("red cat")
        anna.at("enter-club").click()
        expect(anna.page.get_by_text("That is not the passphrase of this club.")).to_be_visible()
        assert not sideways(anna.page)
        anna.at("passphrase").fill("green cat")
        anna.at("enter-club").press("Enter")
        expect(anna.at("passphrase")).to_have_count(0)
        expect(anna.page.get_by_role("heading", name="Abluxxen")).to_be_visible()
        anna.page.reload()
        expect(anna.page.get_by_role("heading", name="Abluxxen")).to_be_visible()
        people.leave()


def test_somebody_is_reported_from_the_menu(company: Company, url: str, server: Serving) -> None:
    seated = table_of(url, "abluxxen", "me:Anna", "open:Ben", begins="chosen", options={"variant": "duel"})
    ben = company.guest("Ben").go(f"/t/{seated.table}")
    ben.at("sit").click()
    anna = company.seated(seated, size=PHONE)
    anna.sees("hand")
    anna.tool("Menu").click()
    anna.at("report").click()
    expect(anna.at("report-send")).to_be_in_viewport()
    anna.at("report-text").fill("He peeks.")
    anna.at("report-send").click()
    anna.sees("report-told", "Your report has the number")
    with ThreadPoolExecutor() as beside:  # this thread has an event loop: the browser's
        words = ["admin", "reports", "--database", server.database, "--json"]
        result = beside.submit(lambda: invoke(words)).result()
    found = [report for report in json.loads(result.stdout) if report["table"] == seated.table]
    assert [(report["name"], report["text"]) for report in found] == [("Ben", "He peeks.")]


@pytest.mark.parametrize(
    ("language", "kept", "idle"),
    [
        ("en", "Archived games are deleted after 365 days.", "after 90 days"),
        ("de", "Archivierte Partien werden nach 365 Tagen gelöscht.", "nach 90 Tagen"),
        ("pl", "Zarchiwizowane partie są usuwane po 365 dniach.", "po 90 dniach"),
    ],
)
def test_the_page_on_privacy_says_what_the_settings_say(
    chromium: Browser, tmp_path: Path, language: str, kept: str, idle: str
) -> None:
    """To everybody, also before a club's passphrase was said."""
    flags = ("--keep-days", "365", "--contact", "club@example.org", "--passphrase", "green cat")
    with Serving(f"sqlite:///{tmp_path / 'p.db'}", tmp_path / "log", *ROOMY, *flags) as server:
        people = Company(chromium, server.url)
        anna = people.guest("Anna", size=PHONE, language=language).go("/privacy")
        anna.sees("privacy-how-long", kept)
        anna.sees("privacy-how-long", idle)
        expect(anna.page.get_by_text("club@example.org")).to_be_visible()
        assert not sideways(anna.page) and not faults_for_access(anna.page)
        people.leave()
