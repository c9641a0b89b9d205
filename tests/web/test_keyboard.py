"""Without a pointer and without looking: a whole game by the keyboard, and a voice that tells what happens."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from abluxxen.table import table
from every import SOAK
from fluxx.table import table as fluxx_table
from server.serving import Serving, sit_down
from web.guests import ANSWERS, CONFIRM, DECISION, LIVE, Company, Guest
from web.prepared import begun, company_at, table_at, table_of
from web.tables import SEED, TABLES, Kind, each_table, short_game

FOCUS = """() => {
  const one = document.activeElement, style = getComputedStyle(one.querySelector("[data-print]") ?? one);
  return [one.dataset.card ? "card" : one.dataset.test || one.tagName, style.outlineStyle !== "none"];
}"""


MOST_STEPS = 500  # every line of the log is one, and a game is long


def focused(guest: Guest, selector: str) -> bool:
    return bool(guest.page.evaluate("(selector) => document.activeElement.matches(selector)", selector))


def walk_to(guest: Guest, selector: str, key: str = "Tab") -> None:
    """Step by step, as whoever has only a keyboard."""
    for _ in range(MOST_STEPS):
        if focused(guest, selector):
            return
        guest.page.keyboard.press(key)
    raise AssertionError(f"{selector} cannot be reached")


def decide_by_keys(guest: Guest) -> bool:
    """A digit takes a choice that has a button; h leads to the hand, the space bar picks, Enter does it."""
    decision = guest.decision()
    if decision == "over":
        return False
    guest.page.locator(ANSWERS).first.wait_for()
    choices = guest.at("choice").count()
    if guest.at("found").locator("button").count():
        lay_by_keys(guest)
    elif choices:
        expect(guest.at("choice").first).to_be_enabled()
        guest.page.keyboard.press(str(min(choices, 9)))  # the last one is to do without: games end sooner
    else:
        pick_by_keys(guest)
    guest.page.wait_for_function(f"(known) => ({DECISION})() !== known", arg=decision)
    return True


def pick_by_keys(guest: Guest) -> None:
    if guest.at("look-through").count():
        walk_to(guest, '[data-test="look-through"]')
        guest.page.keyboard.press("Enter")
        guest.sees("pick-card")
        walk_to(guest, '[data-test="pick-card"]')
        guest.page.keyboard.press("Enter")
        walk_to(guest, f"{CONFIRM}:enabled")
    elif guest.at("hand").locator("[data-card]").count():
        guest.page.keyboard.press("h")
        assert guest.page.evaluate(FOCUS) == ["card", True], "the first card has the focus, and one sees it"
    while not guest.at("confirm").is_enabled():
        walk_to(guest, '.offered[aria-pressed="false"]', "Shift+Tab")  # perhaps it lies elsewhere: in the pool
        guest.page.keyboard.press("Space")
    if not focused(guest, '[aria-pressed="true"]'):
        walk_to(guest, CONFIRM)
    guest.page.keyboard.press("Enter")


def lay_by_keys(guest: Guest) -> None:
    """A set that the workspace has found."""
    walk_to(guest, '[data-test="found"] button')
    guest.page.keyboard.press("Enter")
    walk_to(guest, f"{CONFIRM}:enabled")
    guest.page.keyboard.press("Enter")


def test_from_the_lobby_to_the_first_moves_by_keyboard(company: Company) -> None:
    anna = company.guest().go("/")
    anna.sees("play-now")
    for _ in range(30):
        anna.page.keyboard.press("Tab")
        if anna.page.evaluate(FOCUS)[0] == "play-now":
            break
    anna.page.keyboard.press("Enter")
    anna.sees("hand")
    for _ in range(3):
        assert decide_by_keys(anna)


@each_table
def test_a_whole_game_by_keyboard_alone(company: Company, server: Serving, kind: Kind) -> None:
    match = begun(kind.game, 3, SEED, kind.options) if SOAK else short_game(kind)
    anna = company.seated(company_at(server, match, "me:Anna", "random", "random"))
    while decide_by_keys(anna):
        pass
    anna.sees("score")
    walk_to(anna, '[data-test="rematch"]')
    anna.page.keyboard.press("Enter")
    anna.sees("hand")


def test_arrows_lead_along_the_hand(company: Company, url: str) -> None:
    anna = company.seated(table_at(url, table(hands="3 8 12 | 9 9 | 2 2", deck="1 2 3", pool="1 1 8 8 9 10").match))
    anna.decision()
    anna.at("hand").locator("[data-card]").first.wait_for()
    anna.page.keyboard.press("h")
    faces = []
    for _ in range(3):
        faces.append(anna.page.evaluate("document.activeElement.dataset.face"))
        anna.page.keyboard.press("ArrowRight")
    assert sorted(faces, key=int) == ["3", "8", "12"]


@pytest.mark.parametrize(
    ("kind", "asked", "told"),
    [
        (TABLES["abluxxen"], "Lege", r"\bDu legst\b"),
        (TABLES["fluxx"], "Spiel", r"\bDu (spielst|legst|ziehst)\b"),
        (TABLES["allotment"], "Spiel", r"\bDu (spielst|legst|ziehst)\b"),
        (TABLES["absolute"], "Zieh", r"\bDu (ziehst|nimmst)\b"),
    ],
    ids=TABLES.keys(),
)
def test_the_live_region_speaks_in_the_language_of_the_page(
    company: Company, url: str, kind: Kind, asked: str, told: str
) -> None:
    anna = company.seated(table_at(url, begun(kind.game, 3, SEED, kind.options)), language="de")
    anna.decision()
    expect(anna.page.locator(LIVE).last).to_contain_text(asked)
    heard: list[str] = []
    for _ in range(3):
        anna.decide()
        anna.decision()
        heard += [text for text in anna.spoken() if text not in heard]
    assert len(heard) >= 6
    assert any(re.search(told, text) for text in heard), heard


def test_short_keys_tell_the_hand_the_table_and_the_scores(company: Company, url: str) -> None:
    game = table(hands="7 7 7 12 | 9 9 9 | 2 2 2", displays="| 4 4 4", deck="1 2 3 4 5 6", pool="1 1 8 8 9 10")
    anna = company.seated(table_at(url, game.match))
    anna.decision()
    for key, told in (("h", "12"), ("t", "Ben"), ("s", "Ben"), ("p", "Lay")):
        before = len(anna.spoken())
        anna.page.keyboard.press(key)
        expect(anna.page.locator(LIVE).nth(before)).to_be_attached()
        assert any(told in line for line in anna.spoken()[before:]), (key, anna.spoken())


def test_arrow_keys_go_from_tab_to_tab(company: Company) -> None:
    """Tab reaches the chosen one alone; arrows, Home and End choose another, which then has the focus."""
    anna = company.seated(table_of(company.url, "abluxxen", "me:Anna", "random", "random"))
    anna.decision()
    if not anna.page.locator("#tab-log").count():
        anna.tool("Log").click()
    anna.page.locator("#tab-log").focus()
    for press in ("ArrowRight chat", "ArrowRight log", "ArrowLeft chat", "Home log", "End chat"):
        key, tab = press.split()
        anna.page.keyboard.press(key)
        assert focused(anna, f'#tab-{tab}[aria-selected="true"][tabindex="0"]')
        expect(anna.page.locator('[role="tab"][tabindex="-1"]')).to_have_count(1)
    anna.page.keyboard.press("Tab")
    assert not focused(anna, '[role="tab"]')


def test_a_rule_that_comes_in_force_leaves_the_focus_where_it_is(company: Company, server: Serving) -> None:
    """What is in force is replaced when it changes, but not under whoever is reading it by keyboard."""
    game = fluxx_table("batman robin | play_4 hand_limit_2 draw_3", rules="play_2", turn=1, rest="draw_pile")
    seated = company_at(server, game.match, "me:Anna", "open")
    ben = company.seated(sit_down(server.url, seated.table, "Ben", seat=1), "Ben")
    anna = company.seated(seated)
    walk_to(anna, '[data-test="panel"] button')
    while not has_focus(anna).startswith("Play 2"):
        anna.page.keyboard.press("Tab")
    for face, told in (("play_4", "Play 4"), ("hand_limit_2", "Hand limit 2")):
        plays(ben, face, unanswered_by=anna)
        sees_in_force(anna, told)
        assert has_focus(anna).startswith("Play 4"), "the focus stays, and what it is on is up to date"
    anna.page.keyboard.press("h")
    assert anna.page.evaluate(FOCUS) == ["card", True]
    plays(ben, "draw_3", unanswered_by=anna)
    for told in ("Draw 3", "Play 4", "Hand limit 2"):
        sees_in_force(anna, told)


def plays(guest: Guest, face: str, unanswered_by: Guest) -> None:
    guest.tap(face)
    guest.at("confirm").click()
    unanswered_by.at("choice").first.wait_for()
    unanswered_by.page.keyboard.press("1")


def sees_in_force(guest: Guest, told: str) -> None:
    expect(guest.at("panel").locator(".fact").filter(has_text=told)).to_be_visible()


def has_focus(guest: Guest) -> str:
    """The text of what has the focus."""
    return str(guest.page.evaluate("document.activeElement.textContent.trim()"))
