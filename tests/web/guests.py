"""People at browsers of their own: what they see, tap and type. Whatever goes wrong on their pages is noted."""

from __future__ import annotations

import json
import random
import re
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, ViewportSize, expect

from kibitz.server.api.tables import Seated

PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
WIDE: Final[ViewportSize] = {"width": 1440, "height": 900}
PATIENCE_MS: Final = 20_000  # for a machine that has much else to do
NETWORK: Final = re.compile(r"net::ERR_|WebSocket connection|Failed to fetch")

FIRST: Final = random.Random(0)  # whoever does not mind takes the first

LIVE: Final = '[aria-live="polite"] p'
CONFIRM: Final = '[data-test="confirm"]'
DOORS: Final = (
    '[data-test="look-through"], [data-test="browse"].offers, [data-test="browse"].cover, '
    '.offers [data-test="open-seat"]'
)
OFFERED: Final = '[data-test="table"] [data-pile] button.offered'
ANSWERS: Final = f'{CONFIRM}, [data-test="choice"], [data-test="look-through"]'  # whoever is asked has one of them

DECISION: Final = """() => {
  if (document.querySelector('[data-test="score"]')) return "over";
  if (document.querySelector('[data-test="answered"]')) return "none"; // in a window: the others are still asked
  return document.querySelector('[data-test="table"]')?.dataset.decision || "none";
}"""

# In a workspace: the server has said what would follow, or why not.
FORESEEN: Final = f"""() => document.querySelector('[data-test="follows"]')?.textContent.trim()
  || document.querySelector('{CONFIRM}.why')"""

expect.set_options(timeout=PATIENCE_MS)


class Guest:
    """Somebody at a browser; ``likes`` are wishes of their profile. Without ``finger`` phones alone are touched."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str = "Anna",
        size: ViewportSize = WIDE,
        theme: Literal["light", "dark"] = "light",
        still: bool = True,
        finger: bool | None = None,
        **likes: object,
    ) -> None:
        self.url = url
        self.name = name
        self.context = browser.new_context(
            viewport=size,
            color_scheme=theme,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size["width"] < 600 if finger is None else finger,
            locale="en-GB",
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        profile = {"name": name, "sound": False, **likes}
        self.context.add_init_script(
            f"if (!localStorage.getItem('kibitz.profile')) "
            f"localStorage.setItem('kibitz.profile', JSON.stringify({json.dumps(profile)}))"
        )
        self.complaints: list[str] = []  # what should not happen on a page
        self.console: list[str] = []
        self.forgives: re.Pattern[str] | None = None  # complaints that a test expects
        self.page = self.context.new_page()
        self.listen(self.page)

    def listen(self, page: Page) -> None:
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.complain(f"uncaught: {error}"))

    def heard(self, message: ConsoleMessage) -> None:
        self.console.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")
        if message.type == "error":
            self.complain(self.console[-1])

    def complain(self, text: str) -> None:
        if self.forgives is None or not self.forgives.search(text):
            self.complaints.append(text)

    def go(self, path: str) -> Guest:
        """Open a page, and wait until something is on it."""
        self.page.goto(self.url + path)
        self.page.locator("h1").first.wait_for(state="attached")
        return self

    def at(self, test: str) -> Locator:
        """What bears this name for tests."""
        return self.page.locator(f'[data-test="{test}"]')

    def sees(self, test: str, text: str | re.Pattern[str] | None = None) -> None:
        """It is shown, or will be in a moment."""
        expect(self.at(test).first).to_be_visible()
        if text is not None:
            expect(self.at(test).first).to_contain_text(text)

    # ---- at a table

    def sit(self, seated: Seated) -> Guest:
        """Come to the table where this person has a chair."""
        self.hold(seated)
        return self.go(f"/t/{seated.table}")

    def hold(self, seated: Seated) -> None:
        """The key to a chair."""
        self.context.add_init_script(
            "const before = JSON.parse(localStorage.getItem('kibitz.profile'));"
            f"const key = {json.dumps({'key': seated.key, 'recovery': seated.recovery})};"
            "localStorage.setItem('kibitz.profile', JSON.stringify({...before, ...key}))"
        )

    def decision_now(self) -> str:
        """The number of the decision that waits for this person; ``none``, or ``over`` with the game."""
        return str(self.page.evaluate(DECISION))

    def decision(self, other_than: str = "none") -> str:
        """The next one, as soon as it is there."""
        self.page.wait_for_function(f"(known) => ![...known].includes(({DECISION})())", arg=["none", other_than])
        return self.decision_now()

    def decide(self, rng: random.Random = FIRST) -> bool:
        """Make the choice that is asked for by tapping, the first or any; false: the game is over."""
        decision = self.decision()
        if decision == "over":
            return False
        if self.at("round-close").count():
            with suppress(Error):  # it goes by itself, too
                self.at("round-close").click()
        try:
            self.tap_something(rng)
            self.page.wait_for_function(f"(known) => ({DECISION})() !== known", arg=decision)
        except Error:
            if self.decision_now() == decision:  # otherwise it was answered meanwhile: a window has closed
                raise
        return True

    def play(self, rng: random.Random = FIRST) -> None:
        """To the end of the game."""
        while self.decide(rng):
            pass

    def tap_something(self, rng: random.Random = FIRST) -> None:
        """A choice that is a button, or cards and then the button that spells out what they do."""
        self.page.locator(ANSWERS).first.wait_for()
        if self.at("desk").count():
            self.compose_something()
            return
        self.page.locator(f'[data-test="choice"], {OFFERED}, {DOORS}').first.wait_for(state="attached")
        cards, choices = self.cards(), self.at("choice")
        number = cards.count()
        pick = 0 if rng is FIRST else rng.randrange(max(1, number + choices.count()))
        if pick >= number and choices.count():
            choices.nth(pick - number).click(timeout=PATIENCE_MS / 2)
            return
        if number:
            cards.nth(pick).click()
        else:
            self.pick_within()
        self.complete()
        self.at("confirm").click()

    def compose_something(self) -> None:
        """In a workspace: a set that was found, whatever lights up and leads to a swap; otherwise do without."""
        found = self.at("found").locator("button")
        if found.count():
            found.first.click()
        for _ in range(6):
            lit = self.page.locator('[data-test="table"] button.lit[aria-pressed="false"]')
            if self.page.locator(f"{CONFIRM}:enabled").count() or not lit.count():
                break
            lit.first.click()
        if self.would_be_taken():
            self.at("confirm").click()
        else:
            self.page.keyboard.press("Escape")
            self.at("choice").click()

    def would_be_taken(self) -> bool:
        """The server says what follows, or what is wrong."""
        if not self.page.locator(f"{CONFIRM}:enabled").count():
            return False
        self.page.wait_for_function(FORESEEN)
        return self.page.locator(f"{CONFIRM}:enabled:not(.why)").count() > 0

    def pick_something(self) -> None:
        """Tap a card that can be tapped, with its equals, and no more."""
        self.cards().first.click()
        expect(self.at("confirm")).to_be_enabled()

    def pick_within(self) -> None:
        """A card that is seen only when its pile or its seat is opened."""
        self.page.locator(DOORS).first.click()
        self.page.locator("dialog button.offered").first.click()

    def complete(self) -> None:
        """Some choices are about several cards: tap on, until the button says what will be done."""
        for _ in range(20):
            if self.at("confirm").is_enabled() and not self.page.locator(f"{CONFIRM}.why").count():
                return
            more = self.page.locator('[data-test="table"] button.offered[aria-pressed="false"]')
            if more.count():
                more.first.click()
            else:
                self.pick_within()
        raise AssertionError("these cards make no choice")

    def cards(self, pile: str = "") -> Locator:
        """The cards that can be tapped, of all piles or of one."""
        return self.page.locator(OFFERED.replace("[data-pile]", f'[data-pile^="{pile}"]') if pile else OFFERED)

    def tap(self, face: str) -> None:
        """A card of the own hand; its equals are picked with it."""
        self.at("hand").locator(f'[data-face="{face}"]').first.click()

    def choice(self, text: str) -> Locator:
        """The button for a choice that touches no cards."""
        return self.page.locator(f'[data-test="choice"][data-choice="{text}"]')

    def tool(self, label: str) -> Locator:
        return self.page.get_by_role("button", name=label).first

    def log(self) -> list[str]:
        return self.at("log").locator("li").all_inner_texts()

    def spoken(self) -> list[str]:
        """What the live region has said last."""
        return self.page.locator(LIVE).all_text_contents()

    # ---- in the study

    def read_record(self, record: str) -> None:
        """Paste a record."""
        self.go("/replay")
        self.page.locator("textarea").fill(record)
        self.at("show-record").click()
        self.sees("replay")

    def analyse(self) -> None:
        """Until the whole game is judged."""
        self.at("analyse").click()
        self.at("summaries").wait_for(timeout=6 * PATIENCE_MS)

    # ---- if something goes wrong

    def keep_evidence(self, folder: Path) -> None:
        """A picture and the console, to see what went wrong."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(self.context.pages):
            with suppress(Error):  # a page that hangs has no picture
                page.screenshot(path=folder / f"{self.name}-{number}.png", timeout=3000)
                (folder / f"{self.name}-{number}.html").write_text(page.content(), encoding="utf-8")
        (folder / f"{self.name}.log").write_text("\n".join(self.console), encoding="utf-8")


class Company:
    """All guests of one test, each with a browser of their own."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.guests: list[Guest] = []

    def guest(self, name: str = "Anna", **wishes: object) -> Guest:
        self.guests.append(Guest(self.browser, name=name, **{"url": self.url, **wishes}))  # type: ignore[arg-type]
        return self.guests[-1]

    def seated(self, seated: Seated, name: str = "Anna", **wishes: object) -> Guest:
        """Somebody who has a chair, at their table."""
        return self.guest(name, **wishes).sit(seated)

    def keep_evidence(self, folder: Path) -> None:
        for guest in self.guests:
            guest.keep_evidence(folder)

    def complaints(self) -> list[str]:
        return [f"{guest.name}: {complaint}" for guest in self.guests for complaint in guest.complaints]

    def leave(self) -> None:
        for guest in self.guests:
            guest.context.close()
