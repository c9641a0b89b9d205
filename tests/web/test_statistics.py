"""What somebody has played so far: drawn, in figures, and to take along."""

from __future__ import annotations

import csv
import io
import zipfile

import pytest
from playwright.sync_api import expect

from kibitz.play.record import read_record
from server.serving import record_of
from web.guests import PHONE, Company, Guest
from web.prepared import table_of


@pytest.fixture
def anna(company: Company, url: str) -> Guest:
    """Has played two games at one table."""
    short = {"turn_limit": 1}
    seated = table_of(url, "abluxxen", "me:Anna", "random", "random", options=short, begins="chosen", rounds=2)
    anna = company.guest()
    anna.sit(seated)
    anna.play()
    anna.at("rematch").click()
    anna.decision("over")
    anna.play()
    return anna


def figures(guest: Guest, name: str) -> list[list[str]]:
    """The table beside a picture."""
    rows = guest.at(f"figure-{name}").locator("tbody tr").all()
    return [row.locator("th, td").all_inner_texts() for row in rows]


def test_whoever_has_played_nothing_is_invited_to_play(company: Company) -> None:
    anna = company.guest(size=PHONE).go("/me")
    anna.at("stats").click()
    anna.sees("no-games")
    anna.at("no-games").get_by_role("link").click()
    anna.sees("play-now")


def test_every_picture_has_its_figures(anna: Guest) -> None:
    anna.page.get_by_role("link", name="Your statistics").last.click()
    expect(anna.at("count")).to_have_text("2 games")
    assert sum(int(count) for _, count, _ in figures(anna, "results")) == 2
    assert [row[0] for row in figures(anna, "climb")] == ["2", "1"]
    assert figures(anna, "endings") == [["Turn limit", "2", "100%"]]
    assert sum(int(count) for _, count in figures(anna, "points")) == 2
    anna.at("option-unit").select_option("choices")
    assert sum(int(count) for _, count in figures(anna, "lengths")) == 2


def test_a_choice_that_fits_no_game_says_so_and_leads_back(anna: Guest) -> None:
    anna.go("/stats")
    anna.at("option-against").select_option("people")
    expect(anna.at("count")).to_have_text("0 games")
    anna.page.get_by_role("button", name="Show all games").click()
    expect(anna.at("count")).to_have_text("2 games")


def test_a_game_in_the_list_leads_to_its_replay(anna: Guest) -> None:
    anna.go("/stats")
    anna.at("past-game").first.get_by_role("link").click()
    anna.sees("slider")
    assert anna.page.url.endswith("/2")


def test_everything_can_be_taken_along(anna: Guest, url: str) -> None:
    anna.go("/stats")
    with anna.page.expect_download() as table:
        anna.at("save-csv").click()
    lines = list(csv.DictReader(io.StringIO(table.value.path().read_text(encoding="utf-8"))))
    assert [line["number"] for line in lines] == ["2", "1"]
    with anna.page.expect_download() as records:
        anna.at("save-records").click()
    assert records.value.suggested_filename == "kibitz-records.zip"
    with zipfile.ZipFile(records.value.path()) as packed:
        texts = [packed.read(name).decode() for name in packed.namelist() if name.endswith(".kibitz")]
    assert texts == [record_of(url, lines[0]["table"], number) for number in (2, 1)]
    assert all(read_record(text).replay().outcome() is not None for text in texts)
