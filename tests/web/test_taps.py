"""No tap is lost: what is touched while the table is busy, or while it is redrawn, holds."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from absolute.table import table
from web.guests import PHONE, Company, Guest
from web.lesson_follower import at_step
from web.prepared import table_at

HANDS = "-9D -2S -1C +3C +6C +7S +10T | | -6S +1C +4T"
SETS = "-0C +4D +5D | -10D +2D +8D | -10C +3S +7C"


class SlowServer:
    """What the server says comes only when the test wants it to."""

    def __init__(self, guest: Guest) -> None:
        self.held: list[str | bytes] | None = None
        self.pages: list[WebSocketRoute] = []
        guest.page.route_web_socket(re.compile("/socket$"), self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        self.pages.append(page)
        page.connect_to_server().on_message(self.told)

    def told(self, message: str | bytes) -> None:
        if self.held is None:
            self.pages[-1].send(message)
        else:
            self.held.append(message)

    def hold(self) -> None:
        self.held = []

    def let_go(self) -> None:
        held, self.held = self.held or [], None
        for message in held:
            self.pages[-1].send(message)


def sit(company: Company) -> tuple[Guest, SlowServer]:
    """Anna may draw; then she may swap, and play."""
    match = table(HANDS, SETS, deck="-3C +9T", rounds=1).match
    anna = company.guest(size=PHONE)
    server = SlowServer(anna)
    anna.sit(table_at(company.url, match)).decision()
    return anna, server


def held(anna: Guest, face: str) -> Locator:
    return anna.at("hand").locator(f'[data-face="{face}"]')


def told_of(server: SlowServer, anna: Guest) -> None:
    """The server has answered, and nobody has heard of it."""
    for _ in range(100):
        if server.held and any('"done"' in str(message) for message in server.held):
            return
        anna.page.wait_for_timeout(50)
    raise AssertionError("the server has not answered")


def by_tap(card: Locator) -> None:
    card.click()


def by_key(card: Locator) -> None:
    card.focus()
    card.page.keyboard.press("Space")


@pytest.mark.parametrize("touch", [by_tap, by_key])
def test_a_card_is_touched_while_the_choice_before_is_on_its_way(
    company: Company, touch: Callable[[Locator], None]
) -> None:
    anna, server = sit(company)
    server.hold()
    anna.choice("deck").click()
    touch(held(anna, "+3C"))
    told_of(server, anna)
    server.let_go()
    expect(anna.at("give").locator('[data-face="+3C"]')).to_be_visible()


def test_the_table_is_redrawn_while_a_finger_is_down(company: Company) -> None:
    """The card that is drawn would push the others aside, and the finger would be lifted from another one."""
    anna, server = sit(company)
    server.hold()
    anna.choice("deck").click()
    told_of(server, anna)
    held(anna, "+10T").hover(position={"x": 9, "y": 30})
    anna.page.mouse.down()
    server.let_go()
    anna.page.wait_for_timeout(200)
    anna.page.mouse.up()
    expect(anna.at("give").locator('[data-face="+10T"]')).to_be_visible()


@pytest.mark.parametrize("finger", [False, True])
def test_a_lesson_is_not_scrolled_under_a_finger(company: Company, finger: bool) -> None:
    """A moment after a step has begun, the cards that it is about are brought into sight: not while one is touched."""
    anna = company.guest(size=PHONE)
    anna.page.clock.install()  # before the first step, so that no timer of the real clock scrolls later
    at_step(anna, "fluxx", 5)
    anna.page.clock.pause_at(anna.page.evaluate("Date.now() + 5000"))
    anna.at("skip").click()
    anna.page.clock.run_for(30)  # cards find their sizes
    card, answers = held(anna, "the_dynamic_duo"), anna.page.locator(".answers")
    settle(anna, card, answers)
    anna.page.evaluate("(far) => window.scrollBy(0, far)", middle(card)[1] - top(answers) + 20)
    scrolled = anna.page.evaluate("scrollY")
    assert middle(card)[1] < top(answers) < bottom(card), "half covered"
    anna.page.mouse.move(*middle(card))
    if finger:
        anna.page.mouse.down()
    anna.page.clock.run_for(100)
    assert (anna.page.evaluate("scrollY") == scrolled) is finger
    if finger:
        anna.page.mouse.up()
        anna.page.clock.run_for(100)
        expect(card).to_have_attribute("aria-pressed", "true")


def settle(guest: Guest, *parts: Locator) -> None:
    """Until nothing of it moves any more."""
    seen: list[object] = []
    while len(seen) < 4 or any(one != seen[-1] for one in seen[-4:]):
        seen.append([part.bounding_box() for part in parts])
        guest.page.wait_for_timeout(50)


def middle(part: Locator) -> tuple[float, float]:
    box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def bottom(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def top(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["y"]
