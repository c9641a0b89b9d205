"""The end of a game: the cards that have won, the score sheet beside the table, what there is to learn, and the
picture; and the sheet between two rounds."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from abluxxen.table import table as abluxxen_table
from absolute.table import table as absolute_table
from fluxx.table import table as fluxx_table
from kibitz.play.match import Match
from web.fit import by_finger, misfits
from web.guests import NETWORK, Company, Guest
from web.page_checks import faults_for_access, sideways
from web.prepared import played, table_at

SMALL: Final[ViewportSize] = {"width": 360, "height": 640}
LAPTOP: Final[ViewportSize] = {"width": 1280, "height": 720}
STUDY_MS: Final = 120_000
PNG: Final = b"\x89PNG\r\n\x1a\n"
SIZE_AT: Final = 16  # where a PNG says how large it is

ROWS: Final = "(table) => [...table.tBodies[0].rows].map((row) => row.innerText.replace(/\\s+/g, ' ').trim())"

# Words on the table that are smaller on the screen than 11 px, as they are drawn there.
TINY: Final = """() => [...document.querySelectorAll(".felt *")]
  .filter((one) => !one.closest("[data-card], .visually-hidden") && one.checkVisibility() && one.offsetWidth > 1)
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()))
  .map((one) => [one, parseFloat(getComputedStyle(one).fontSize) * one.getBoundingClientRect().width / one.offsetWidth])
  .filter(([, size]) => size < 10.9)
  .map(([one, size]) => `${one.className} ${one.textContent.trim()}: ${size.toFixed(1)} px`)"""


def last_card() -> Match:
    """With her last 5 Anna has won."""
    hands = "5 | 9 9 9 | 2 2 2 7"
    return abluxxen_table(hands=hands, displays="3 3 / 4 | 6 6 | 8", deck="1 2 3 4 5 6", pool="1 1 8 8 9 10").match


def last_goal() -> Match:
    return fluxx_table("mad_love robin | batarang | the_bank", "the_joker harley_quinn | batman | bane").match


def last_turn(rounds: int = 1) -> Match:
    """Ben has gone out, and Anna's is the last turn of the round."""
    hands, sets = "-9D -2S -1C +3C +6C +7S +10T | | -6S +1C +4T", "-0C +4D +5D | -10D +2D +8D | -10C +3S +7C"
    return absolute_table(hands, sets, deck="-3C +9T", out=[1], most_sets=[1, 3, 1], rounds=rounds).match


def full_round(seats: int) -> Match:
    """A round that will be counted: everybody has a hand and sets, and Ben has gone out."""
    hands = ("-9D -2S -1C +3C +6C +7S +10T", "", "-6S +1C +4T", "+9C -6D", "-8C +8T -4D", "-8D +5T")
    sets = (
        *("-0C +4D +5D", "-10D +2D +8D", "-10C +3S +7C / -5C +5S -3D +3D"),
        *("-7S +6S +1D", "-4C +4S -0D", "-9T +8S +1T"),
    )
    dealt, laid = " | ".join(hands[:seats]), " | ".join(sets[:seats])
    return absolute_table(dealt, laid, deck="-3C", out=[1], most_sets=[1 for _ in range(seats)], rounds=2).match


def at_the_end(company: Company, match: Match, size: ViewportSize, language: str = "en") -> Guest:
    anna = company.seated(table_at(company.url, match), size=size, language=language)
    anna.play()
    return anna


def rows(guest: Guest, sheet: str = "score") -> list[str]:
    found: list[str] = guest.at(sheet).locator("table").last.evaluate(ROWS)
    return found


def test_places_are_in_order_with_the_parts_of_the_points(company: Company) -> None:
    anna = at_the_end(company, last_card(), size=LAPTOP)
    expect(anna.at("score").locator("h2")).to_have_text("You win with 4 points.")
    assert [row.split(" ", 1) for row in rows(anna)] == [
        ["1", "Anna you winner display: 4 · hand: 0 4"],
        ["2", "Ben display: 2 · hand: −3 −1"],
        ["3", "Cleo display: 1 · hand: −4 −3"],
    ]
    anna.sees("end", "You win with 4 points.")
    assert anna.spoken().count("You win with 4 points.") == 1


def test_a_game_without_points_has_no_zeros(company: Company) -> None:
    anna = at_the_end(company, last_goal(), size=LAPTOP)
    anna.sees("score", "You win with “Mad Love”: The Joker and Harley Quinn!")
    assert rows(anna) == ["1 Anna you winner", "– Ben", "– Cleo"]
    expect(anna.page.locator(".card.winner")).to_have_count(2)
    assert {card.get_attribute("data-face") for card in anna.page.locator(".card.winner").all()} == {
        "the_joker",
        "harley_quinn",
    }
    expect(anna.at("hand").locator(".card.dim")).to_have_count(1)


@pytest.mark.parametrize("make", [last_card, last_goal, last_turn])
@pytest.mark.parametrize("size", [SMALL, LAPTOP], ids=["phone", "laptop"])
def test_the_table_stays_in_sight_and_the_sheet_can_be_put_away(
    company: Company, make: object, size: ViewportSize
) -> None:
    assert callable(make)
    anna = at_the_end(company, make(), size=size)
    anna.sees("score")
    assert sideways(anna.page) == []
    sheet, winner = anna.at("score").bounding_box(), anna.page.locator(".seat.won").first.bounding_box()
    assert sheet is not None and winner is not None
    if size is LAPTOP:
        assert winner["x"] + winner["width"] <= sheet["x"], "all of the table lies beside it"
        assert misfits(anna.page, touch=False) == []
        assert anna.page.evaluate(TINY) == []
    else:
        assert sheet["y"] > size["height"] * 0.3, "the upper part is seen"
    anna.at("score-close").click()
    expect(anna.at("score")).to_have_count(0)
    expect(anna.at("score-look")).to_be_focused()
    assert misfits(anna.page, by_finger(size)) == []
    anna.page.keyboard.press("Enter")
    anna.sees("score")
    anna.page.keyboard.press("Escape")
    expect(anna.at("score")).to_have_count(0)
    anna.at("score-look").click()
    anna.at("rematch").click()
    anna.decision()
    expect(anna.at("score")).to_have_count(0)
    expect(anna.at("end")).to_have_count(0)


def test_a_phone_pulls_the_sheet_down(company: Company) -> None:
    anna = at_the_end(company, last_goal(), size=SMALL)
    heading = anna.at("score").locator("h2").bounding_box()
    assert heading is not None
    anna.page.mouse.move(heading["x"] + 20, heading["y"] + 10)
    anna.page.mouse.down()
    anna.page.mouse.move(heading["x"] + 20, heading["y"] + 150, steps=4)
    anna.page.mouse.up()
    expect(anna.at("score")).to_have_count(0)


def test_how_the_game_went_and_what_to_learn_is_a_tap_away(company: Company) -> None:
    """A server that does not answer is said so; asked again, it draws everybody's chances."""
    anna = at_the_end(company, last_turn(), size=LAPTOP)
    anna.forgives = NETWORK
    anna.page.route("**/record", lambda route: route.abort())
    anna.at("study").click()
    expect(anna.at("lesson-learned").locator('[role="alert"]')).to_be_visible()
    anna.page.unroute("**/record")
    anna.at("study-again").click()
    anna.at("learn").wait_for(timeout=STUDY_MS)
    expect(anna.at("lesson-learned").locator("canvas")).to_be_visible()
    assert "Choice" in anna.at("learn").inner_text()
    assert faults_for_access(anna.page) == ""
    anna.at("learn").locator("a").click()
    anna.sees("replay")


def test_a_picture_of_the_result_can_be_given_away(company: Company, tmp_path: Path) -> None:
    anna = at_the_end(company, last_card(), size=LAPTOP, language="pl")
    with anna.page.expect_download() as coming:
        anna.at("share-picture").click()
    coming.value.save_as(tmp_path / "result.png")
    picture = (tmp_path / "result.png").read_bytes()
    assert picture.startswith(PNG)
    assert int.from_bytes(picture[SIZE_AT : SIZE_AT + 4]) == 1200
    anna.sees("score", "Obrazek jest zapisany.")


@pytest.mark.parametrize("size", [SMALL, LAPTOP], ids=["phone", "laptop"])
def test_between_two_rounds_everything_is_counted_out(company: Company, size: ViewportSize) -> None:
    anna = company.seated(table_at(company.url, last_turn(rounds=2)), size=size)
    while not anna.at("round").count():
        if anna.decision_now() == "none":
            anna.page.wait_for_timeout(20)
        else:
            anna.decide()
    anna.sees("round", "Round 1 is counted.")
    expect(anna.at("counting").locator("table")).to_have_count(3)
    assert anna.at("counting").locator(".result").first.inner_text().split()[:2] == ["This", "round"]
    assert [row.split()[0] for row in rows(anna, "round")] == ["1", "2", "3"]
    own = next(row for row in rows(anna, "round") if "Anna you" in row)
    assert ("sets: " in own) is (size is LAPTOP), "a phone has a line for each; the parts are counted below"
    assert sideways(anna.page) == []
    anna.sees("dock")
    expect(anna.at("dock")).to_be_in_viewport(ratio=0.99)
    assert faults_for_access(anna.page) == ""
    anna.page.keyboard.press("Escape")
    expect(anna.at("round")).to_have_count(0)
    anna.tool("Menu").click()
    anna.at("rounds").click()
    anna.sees("round", "Round 1 is counted.")
    anna.at("round-close").click()
    expect(anna.at("round")).to_have_count(0)
    anna.decision()


@pytest.mark.parametrize("seats", [3, 6])
def test_a_round_of_everybody_is_seen_at_once(company: Company, seats: int) -> None:
    """On a laptop; on a phone, where it scrolls, how everybody stands is at the top."""
    match = full_round(seats)
    while match.play.prompt().name != "discard":
        match = played(match, 1, seat=0)
    anna = company.seated(table_at(company.url, match), size=LAPTOP)
    anna.decide()
    anna.sees("round", "Round 1 is counted.")
    anna.at("round").locator("h2").click()  # she reads it
    results = anna.at("counting").locator(".latest .result")
    expect(results).to_have_count(seats)
    for result in results.all():
        expect(result).to_be_in_viewport(ratio=0.99)
    anna.page.set_viewport_size(SMALL)
    own = anna.at("round").locator(".places tr.own")
    expect(own).to_be_in_viewport(ratio=0.99)
    expect(results.last).not_to_be_in_viewport()
