"""A turn of Absolute is composed in the browser: by taps, by dragging, by the keyboard alone, with the same record."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from absolute.table import table
from server.serving import record_of
from web.guests import PHONE, WIDE, Company, Guest
from web.prepared import table_at

HANDS: Final = "-9D -2S -1C +3C +6C +7S +10T | | -6S +1C +4T"
SETS: Final = "-0C +4D +5D | -10D +2D +8D | -10C +3S +7C"


def sit(company: Company, size: ViewportSize = WIDE) -> tuple[Guest, str]:
    """Anna has drawn, and may swap. Ben has gone out, and hers is the last turn."""
    match = table(HANDS, SETS, deck="-3C +9T", out=[1], most_sets=[1, 3, 1], rounds=1).match
    seated = table_at(company.url, match)
    anna = company.seated(seated, size=size)
    anna.choice("deck").click()
    anna.sees("sides")
    return anna, seated.table


def held(anna: Guest, face: str) -> Locator:
    return anna.at("hand").locator(f'[data-face="{face}"]')


def laid(anna: Guest, seat: int, face: str) -> Locator:
    """Where it can be hit: what is too small for a finger is opened first."""
    card = anna.page.locator(f'[data-pile="sets:{seat}"] button[data-face="{face}"]')
    door = anna.page.locator(f'[data-seat="{seat}"] [data-test="open-seat"]')
    if not card.count() and door.count():
        door.click()
    return card


def in_tray(anna: Guest, face: str) -> Locator:
    """Where there is little room only one group is laid out: until it is seen the others are opened."""
    card = anna.at("tray").locator(f'[data-face="{face}"]')
    for number in range(anna.at("group").count()):
        if card.count():
            break
        anna.at("group").nth(number).locator("[aria-pressed]").click()
    return card


def group_with(anna: Guest, face: str) -> Locator:
    return anna.at("group").filter(has=anna.page.locator(f'[data-face="{face}"]'))


def confirm(anna: Guest, says: str) -> None:
    """The button says what will happen, and it happens."""
    decision = anna.decision_now()
    expect(anna.at("confirm")).to_have_text(re.compile(says))
    expect(anna.at("confirm")).to_be_enabled()
    anna.at("confirm").click()
    anna.decision(decision)


def by_taps(anna: Guest) -> None:
    laid(anna, 2, "+7C").click()
    held(anna, "+7S").click()
    confirm(anna, "Swap")
    for face in ("-9D", "+3C", "+6C"):
        held(anna, face).click()
    confirm(anna, "Lay .*9 points")
    laid(anna, 0, "+5D").click()
    laid(anna, 0, "+6C").click()
    for face in ("+4D", "+5D"):
        in_tray(anna, face).click()  # into the open group
    anna.at("group").first.locator("[aria-pressed]").click()  # now the other one is open
    for face in ("+3C", "+6C"):
        in_tray(anna, face).click()
    confirm(anna, "Regroup 2 sets into 2: 14 → 30 points")


def drag(card: Locator, onto: Locator) -> None:
    """With the mouse, from the part of the card that is seen."""
    card.scroll_into_view_if_needed()
    onto.scroll_into_view_if_needed()
    start, end = card.bounding_box(), onto.bounding_box()
    assert start and end
    mouse = card.page.mouse
    mouse.move(start["x"] + 10, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(start["x"] + 30, start["y"] + start["height"] / 2 + 20)
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    mouse.up()


def by_dragging(anna: Guest) -> None:
    drag(held(anna, "+7S"), anna.at("give"))
    drag(laid(anna, 2, "+7C"), anna.at("take"))
    confirm(anna, "Swap")
    for face in ("-9D", "+3C", "+6C"):
        drag(held(anna, face), anna.at("group").first)
    confirm(anna, "Lay .*9 points")
    drag(laid(anna, 0, "+4D"), anna.at("group").first)
    drag(laid(anna, 0, "+3C"), anna.at("new-group"))
    drag(in_tray(anna, "+6C"), group_with(anna, "+3C"))
    drag(in_tray(anna, "-0C"), group_with(anna, "+3C"))
    drag(in_tray(anna, "-9D"), group_with(anna, "+4D"))
    confirm(anna, "Regroup 2 sets into 2: 14 → 30 points")


def press(card: Locator, key: str) -> None:
    card.focus()
    card.page.keyboard.press(key)


def by_keys(anna: Guest) -> None:
    press(laid(anna, 2, "+7C"), "Enter")
    press(held(anna, "+7S"), "Space")
    decision = anna.decision_now()
    anna.page.keyboard.press("Enter")  # on a card that is chosen: do it
    anna.decision(decision)
    for face in ("-9D", "+3C", "+6C"):
        press(held(anna, face), "Space")
    decision = anna.decision_now()
    anna.page.keyboard.press("Enter")
    anna.decision(decision)
    press(laid(anna, 0, "+5D"), "Enter")
    press(laid(anna, 0, "+6C"), "Enter")
    for face, group in (("+4D", "2"), ("+5D", "2"), ("+3C", "1"), ("+6C", "1")):
        press(in_tray(anna, face), group)
    if anna.page.viewport_size == WIDE:
        expect(in_tray(anna, "+6C")).to_be_focused()  # whoever moves a card goes with it
    confirm(anna, "Regroup 2 sets into 2: 14 → 30 points")


def end(anna: Guest) -> None:
    anna.choice("done").click()
    anna.tap("+10T")
    anna.at("confirm").click()
    anna.sees("score")


def test_three_ways_to_compose_a_turn_give_one_record(company: Company) -> None:
    records = []
    for compose in (by_taps, by_dragging, by_keys):
        anna, table_id = sit(company)
        compose(anna)
        end(anna)
        records.append(re.sub(r"(?m)^#.*\n", "", record_of(company.url, table_id)))
    assert "break:0" in records[0]
    assert records[1:] == records[:1] * 2


WAYS: Final[list[Callable[[Guest], None]]] = [by_taps, by_keys]


@pytest.mark.parametrize("compose", WAYS)
def test_a_turn_is_composed_on_a_phone(company: Company, compose: Callable[[Guest], None]) -> None:
    anna, _ = sit(company, size=PHONE)
    compose(anna)
    end(anna)


def test_the_missing_number_is_shown_and_what_completes_a_set_lights_up(company: Company) -> None:
    anna, _ = sit(company)
    anna.choice("no-swap").click()
    anna.tap("-9D")
    anna.tap("+3C")
    anna.sees("standing", "+6 missing")
    expect(held(anna, "+6C")).to_have_class(re.compile(r"\blit\b"))
    expect(held(anna, "-2S")).not_to_have_class(re.compile(r"\blit\b"))
    anna.tap("+6C")
    anna.sees("standing", "9 points")
    assert any("9 points" in line for line in anna.spoken())


def test_an_impossible_swap_is_explained_with_its_rule(company: Company) -> None:
    anna, _ = sit(company)
    laid(anna, 2, "+7C").click()
    held(anna, "+3C").click()
    anna.sees("reason", "AZ-14")
    expect(anna.at("confirm")).to_be_disabled()


def test_nothing_is_sent_until_it_is_confirmed(company: Company) -> None:
    anna, _ = sit(company)
    decision = anna.decision_now()
    laid(anna, 2, "+7C").click()
    held(anna, "+7S").click()
    anna.sees("confirm", "Swap")
    anna.page.keyboard.press("Escape")
    expect(anna.at("give").locator("[data-face]")).to_have_count(0)
    assert anna.decision_now() == decision


def test_a_hint_is_laid_out_and_can_be_confirmed(company: Company) -> None:
    """What the button says then is what was advised."""
    anna, _ = sit(company)
    for _ in range(2):
        anna.tool("Hint").click()
        advised = anna.page.locator(".candidate").first
        expect(advised).to_be_visible()
        says = advised.locator("b").inner_text()
        advised.click()
        decision = anna.decision_now()
        if re.search("nothing|done", says, re.I):
            anna.at("choice").click()
        else:
            assert anna.page.locator('[data-test="tray"] [data-face], [data-test="sides"] [data-face]').count()
            expect(anna.at("confirm")).to_be_enabled()
            anna.at("confirm").click()
        anna.decision(decision)


def test_whoever_finds_sets_themselves_switches_them_off(company: Company) -> None:
    anna, _ = sit(company)
    anna.choice("no-swap").click()
    expect(anna.at("found").locator("button").first).to_be_visible()
    anna.at("shows-sets").click()
    expect(anna.at("found")).to_have_count(0)
    expect(anna.at("hand").locator(".lit")).to_have_count(0)
    anna.page.reload()
    anna.sees("shows-sets", "Show")
    expect(anna.at("found")).to_have_count(0)


def test_a_finger_that_stays_reads_a_card_and_one_that_moves_on_drags_it(company: Company) -> None:
    anna, _ = sit(company, PHONE)
    box = held(anna, "+3C").bounding_box()
    assert box is not None
    fingers = anna.context.new_cdp_session(anna.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    at = (box["x"] + 12, box["y"] + 20)
    touch("touchStart", at)
    anna.sees("glance")
    touch("touchEnd")
    anna.page.wait_for_timeout(300)
    expect(held(anna, "+3C")).to_have_attribute("aria-pressed", "false")
    touch("touchStart", at)
    anna.sees("glance")
    for step in range(1, 6):
        touch("touchMove", (at[0], at[1] - 40 * step))
    expect(anna.at("glance")).to_have_count(0)
    expect(anna.page.locator("html")).to_have_attribute("data-dragging", "")
    touch("touchEnd")
    expect(anna.page.locator("html")).not_to_have_attribute("data-dragging", "")
