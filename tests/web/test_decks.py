"""Decks in the browser: read, brought, mended and played; a hostile one is refused or shown as it is written."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kibitz.games.fluxx.decks import STARTER, deck_text
from web.guests import PHONE, WIDE, Company, Guest
from web.page_checks import clipped, faults_for_access, missing, sideways, tiny

RAINY = deck_text(STARTER)
BROKEN = RAINY.replace('"steal keeper of others"', '"steal kepper of others"')
QUOTES = '"{"q\\'
SCRIPT = "<img src=x onerror=alert(1)>"
ODD = "".join(f'\n[cards.{key}]\nkind = "keeper"\nname = {json.dumps(name)}\n' for key, name in [
    ("img_srcx_onerroralert1", SCRIPT), ("constructor", "Constructor"), ("x", "{ $x }"), ("q", QUOTES)
])  # fmt: skip

MARKED = """() => {
  const area = document.activeElement;
  return area.value?.slice(area.selectionStart, area.selectionEnd);
}"""

FACES = "fetch(`/api/tables/${location.pathname.slice(3)}/faces`).then((answer) => answer.json())"


def bring(guest: Guest, text: str) -> None:
    """Paste a deck, and have it checked."""
    guest.go("/decks")
    guest.at("deck-text").fill(text)
    guest.at("bring-deck").click()
    guest.sees("deck-state")


def sees_ready(guest: Guest) -> None:
    expect(guest.at("play-deck")).to_be_visible()
    expect(guest.at("deck-card").first).to_be_visible()


def test_a_deck_that_comes_along_is_read_card_by_card(company: Company) -> None:
    anna = company.guest().go("/")
    anna.page.get_by_role("link", name="Decks").click()
    anna.page.get_by_role("link", name="The Moonlit Allotment").click()
    expect(anna.at("deck-card")).to_have_count(66)
    anna.page.get_by_role("button", name="Hedgehog").click()
    anna.sees("card-text", "you may discard the Slug")
    anna.page.keyboard.press("Escape")
    anna.at("language-pl").click()
    expect(anna.page.get_by_role("button", name="Jeż")).to_be_visible()
    expect(anna.page.locator("h1")).to_have_text("Księżycowa noc na działkach")


def test_a_deck_says_how_sure_each_card_is_lists_all_goals_and_is_printed(company: Company) -> None:
    """The numbers are those of its file."""
    anna = company.guest().go("/decks/fluxx/batman")
    expect(anna.at("deck-card")).to_have_count(99)
    expect(anna.page.locator(".mark")).to_have_count(99)
    sure = Counter(card["certainty"] for card in tomllib.loads(deck_text("batman"))["cards"].values())
    for mark, said in (("confirmed", "confirmed"), ("inferred", "inferred"), ("proposed", "our proposal")):
        expect(anna.at("deck-sure")).to_contain_text(f"{said}: {sure[mark]}")
    rows = anna.at("deck-goals").locator("tr")
    expect(rows).to_have_count(28)
    expect(rows.filter(has_text="The Dynamic Duo")).to_have_text("The Dynamic DuoBatman and Robinour proposal")
    anna.page.emulate_media(media="print")
    expect(anna.at("play-deck")).not_to_be_visible()
    expect(anna.at("deck-card").first).to_be_visible()


def test_two_taps_lead_from_the_list_to_a_table_of_that_deck(company: Company) -> None:
    anna = company.guest().go("/decks")
    anna.page.get_by_role("link", name="The Moonlit Allotment").click()
    anna.at("play-deck").click()
    anna.sees("hand")
    assert "hedgehog" in anna.page.evaluate(FACES)


def test_an_own_deck_begins_with_the_small_one_and_is_played(company: Company) -> None:
    anna = company.guest(size=PHONE).go("/decks")
    anna.at("start-deck").click()
    sees_ready(anna)
    expect(anna.at("deck-card")).to_have_count(30)
    anna.at("edit-deck").click()
    text = anna.at("own-text")
    text.fill(text.input_value().replace('en = "Sofa"', 'en = "Throne"').replace("cards.sofa", "cards.throne"))
    anna.at("check-deck").click()
    anna.sees("finding", "there is no such card: 'sofa'")  # goals still name the Sofa
    text.fill(text.input_value().replace("sofa", "throne"))
    anna.at("check-deck").click()
    expect(anna.page.get_by_role("button", name="Throne")).to_be_visible()
    anna.at("play-deck").click()
    anna.sees("hand")
    assert anna.decide()


def test_a_mistake_is_shown_where_it_is_and_the_deck_waits_until_it_is_mended(company: Company) -> None:
    anna = company.guest()
    bring(anna, BROKEN)
    anna.sees("finding", "did you mean keeper or creeper?")
    expect(anna.at("play-deck")).to_have_count(0)
    anna.at("finding").get_by_role("button").first.click()
    anna.page.wait_for_function(f"() => ({MARKED})() === 'do = [\"steal kepper of others\"]'")
    anna.at("own-text").fill(RAINY)
    anna.sees("deck-state", "Changed since the last check")
    anna.at("check-deck").click()
    sees_ready(anna)
    anna.go("/decks")
    anna.sees("own-deck", "Ready to play")


def test_a_file_is_chosen_saved_and_deleted(company: Company, tmp_path: Path) -> None:
    file = tmp_path / "sunday.toml"
    file.write_text(RAINY, encoding="utf-8")
    anna = company.guest().go("/decks")
    anna.at("deck-file").set_input_files(file)
    sees_ready(anna)
    with anna.page.expect_download() as coming:
        anna.at("save-deck").click()
    assert coming.value.suggested_filename == "a-rainy-sunday.toml"
    assert Path(coming.value.path()).read_text(encoding="utf-8") == RAINY
    anna.at("drop-deck").click()
    anna.at("drop-deck-yes").click()
    anna.sees("deck-entry")
    expect(anna.at("own-deck")).to_have_count(0)


def test_a_dropped_file_is_taken_in(company: Company) -> None:
    anna = company.guest().go("/decks")
    anna.sees("deck-text")
    files = anna.page.evaluate_handle(
        "(text) => { const all = new DataTransfer(); all.items.add(new File([text], 'sunday.toml')); return all; }",
        RAINY,
    )
    anna.at("deck-text").dispatch_event("drop", {"dataTransfer": files})
    sees_ready(anna)


def test_a_new_table_offers_own_decks(company: Company) -> None:
    anna = company.guest()
    bring(anna, RAINY)
    sees_ready(anna)
    anna.at("deck-table").click()
    chosen = anna.at("option-deck").locator("label.chosen")
    expect(chosen).to_contain_text("A Rainy Sunday")
    anna.at("create-table").click()
    anna.sees("chair")
    assert "sofa" in anna.page.evaluate(FACES)


# ---- decks that mean harm


def test_what_is_no_text_is_not_even_sent(company: Company, tmp_path: Path) -> None:
    anna = company.guest().go("/decks")
    picture, endless = tmp_path / "picture.toml", tmp_path / "endless.toml"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff")
    endless.write_text("# and so on\n" * 20_000, encoding="utf-8")
    anna.at("deck-file").set_input_files(picture)
    expect(anna.page.get_by_role("alert")).to_contain_text("Save the deck as plain text (UTF-8)")
    anna.at("deck-file").set_input_files(endless)
    expect(anna.page.get_by_role("alert")).to_contain_text("the most is 200,000")
    assert anna.page.url.endswith("/decks")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = " + "[" * 50_000, "nested too deeply"),
        (RAINY.replace('"steal keeper of others"', '"import os"'), "cannot read 'import os'"),
        (RAINY.replace('de = "Sofa"', f'de = "{"x" * 10_000}"'), "10000 characters; the most is 60"),
        (RAINY.replace('de = "Sofa"', 'de = "Sofa \u202egnp"'), "a character in it cannot be shown"),
        ("not = a = deck", "not TOML"),
    ],
)
def test_a_hostile_deck_is_refused_in_words(company: Company, text: str, said: str) -> None:
    anna = company.guest()
    bring(anna, text)
    anna.sees("finding", said)
    expect(anna.at("play-deck")).to_have_count(0)
    assert sideways(anna.page) == []


def test_script_in_a_name_is_a_name(company: Company) -> None:
    """On the page of the deck, in full, and at a table."""
    anna = company.guest()
    bring(anna, RAINY + ODD)
    sees_ready(anna)
    for name in (SCRIPT, "Constructor", "{ $x }", QUOTES):
        expect(anna.page.get_by_role("button", name=name, exact=True)).to_be_visible()
    anna.page.get_by_role("button", name=SCRIPT, exact=True).click()
    expect(anna.page.locator("dialog h2")).to_have_text(SCRIPT)
    anna.page.keyboard.press("Escape")
    anna.at("play-deck").click()
    anna.sees("hand")
    anna.decide()
    assert anna.page.locator("img[src=x]").count() == 0


# Of every card: its name, if something of it or of its text sticks out, or if a word is broken without a hyphen.
SPILT = """(width) => {
  document.querySelectorAll("main ul").forEach((list) => list.style.setProperty("--w", `${width}px`));
  const faults = [...document.querySelectorAll("main .face")].filter((face) => {
    const paper = face.querySelector(".paper").getBoundingClientRect();
    const out = [...face.querySelectorAll(".name, .text")].some((text) => {
      const box = text.getBoundingClientRect();
      const wide = text.scrollWidth > text.clientWidth + 1;
      return box.height && (wide || box.bottom > paper.bottom || box.top < paper.top);
    });
    const broken = [...face.querySelectorAll(".piece")].some((piece) => {
      const lines = Math.round(piece.getBoundingClientRect().height / parseFloat(getComputedStyle(piece).lineHeight));
      return lines > piece.textContent.split("\\u00ad").length;
    });
    return out || broken;
  });
  const shown = [...document.querySelectorAll("main .text")].filter((text) => text.checkVisibility());
  return [faults.map((face) => face.querySelector(".name").textContent), shown.length];
}"""


@pytest.mark.parametrize("deck", ["batman", "allotment"])
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_names_and_texts_fit_on_cards_of_every_width(company: Company, deck: str, language: str) -> None:
    """The wider they are, the more of them say what they do."""
    anna = company.guest(language=language).go(f"/decks/fluxx/{deck}")
    anna.sees("deck-card")
    anna.page.evaluate("document.fonts.ready")
    found = {width: anna.page.evaluate(SPILT, width) for width in (56, 66, 78, 92, 110, 131, 150, 180, 240)}
    assert {width: names for width, (names, _) in found.items() if names} == {}
    shown = [shown for _, shown in found.values()]
    assert shown == sorted(shown) and shown[3] == 0 and shown[4] > 20 and shown[-1] == anna.at("deck-card").count()


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_an_own_deck_is_fit_for_every_eye(company: Company, language: str) -> None:
    """With mistakes and with cards, with the text open; in both themes, on a phone and on a wide screen."""
    anna = company.guest(language=language, size=PHONE)
    for text, test in ((BROKEN, "finding"), (RAINY + ODD.replace("{ $x }", "x"), "deck-card")):
        bring(anna, text)
        anna.sees(test)
        if not anna.at("own-text").count():
            anna.at("edit-deck").click()
        fit_to_be_seen(anna)
        anna.page.set_viewport_size(WIDE)
        anna.page.emulate_media(color_scheme="dark")
        fit_to_be_seen(anna)


def fit_to_be_seen(guest: Guest) -> None:
    page = guest.page
    assert (missing(page), clipped(page), sideways(page), tiny(page)) == ([], [], [], [])
    assert faults_for_access(page) == ""


def test_whoever_is_forgotten_leaves_no_deck(company: Company) -> None:
    anna = company.guest()
    bring(anna, RAINY)
    anna.go("/me")
    anna.page.get_by_role("button", name="Delete this profile").click()
    anna.page.get_by_role("button", name=re.compile("^Delete$")).click()
    anna.sees("play-now")
    assert anna.page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('kibitz.deck'))") == []
