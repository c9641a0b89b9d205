"""Somebody who follows a tutorial: every step is done as its guide asks, by tapping."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from playwright.sync_api import Error, Locator, expect

from kibitz.wire import Ask, Offer
from web.guests import Guest

LEARN: Final = Path(__file__).parent.parent.parent / "web" / "src" / "learn"
OTHERS_MS: Final = 10_000  # longer than the others of any step take
LIMITS: Final = ("hand-limit", "table-limit")  # what stays is tapped, not what goes
CARD: Final = re.compile(r"[+-]\d+[CSDT]")


class Step(Struct):
    """What a test wants to know of a step."""

    ask: Ask | None = None
    choice: str = ""

    @property
    def offer(self) -> Offer | None:
        return next((offer for offer in self.ask.offers if offer.text == self.choice), None) if self.ask else None


class Lesson(Struct):
    steps: list[Step]


def lesson_of(game: str) -> list[Step]:
    return msgspec.json.decode((LEARN / f"{game}.json").read_bytes(), type=Lesson).steps


def learning(guest: Guest, game: str) -> Iterator[int]:
    """The number of each step, as soon as it is to be seen; then it is done."""
    guest.go(f"/learn/{game}")
    steps = lesson_of(game)
    for number, step in enumerate(steps, 1):
        arrive(guest, number)
        yield number
        if number < len(steps):
            do(guest, step)
        if guest.at("hurry").count():
            hurry(guest)


def arrive(guest: Guest, number: int) -> None:
    """The guide speaks of this step: whatever came before is over, also on a slow machine."""
    expect(guest.page.locator(f'[data-test="guide"][data-step="{number}"]')).to_be_visible()


def hurry(guest: Guest) -> None:
    """No need to see what the others do; on a slow machine they have done it before one can say so."""
    with suppress(Error):
        guest.at("hurry").click(timeout=OTHERS_MS)


def at_step(guest: Guest, game: str, number: int) -> Guest:
    """Skipping what comes before."""
    guest.go(f"/learn/{game}")
    for _ in range(1, number):
        guest.at("skip").click()
    arrive(guest, number)
    return guest


def do(guest: Guest, step: Step) -> None:
    """What the guide asks for."""
    touched = [card for touch in step.offer.touches for card in touch.cards] if step.offer else []
    if not step.choice:
        guest.at("next").click()
    elif step.ask and step.ask.prompt in LIMITS:
        keep(guest, step)
    elif step.offer is None:
        compose(guest, step.choice)
    elif touched:
        tap(guest, *dict.fromkeys(touched))  # equal cards are touched together
        guest.at("confirm").click()
    else:
        guest.page.locator(f'[data-choice="{step.choice}"]').click()


def tap(guest: Guest, *cards: str, where: str = "[data-pile]") -> None:
    for card in cards:
        found = guest.page.locator(f'{where} button[data-face="{card}"]')
        if not found.count():
            (open_groups if "tray" in where else open_seats)(guest, found)
        found.first.click()


def open_groups(guest: Guest, wanted: Locator) -> None:
    """Where there is little room, only one group of the tray is laid out."""
    for group in guest.at("group").all():
        group.locator("[aria-pressed]").click()
        if wanted.count():
            return


def open_seats(guest: Guest, wanted: Locator) -> None:
    """What is too small for a finger is tapped where its seat is opened."""
    for seat in guest.page.locator('.offers [data-test="open-seat"]').all():
        seat.click()
        guest.sees("seat-sheet")
        if wanted.count():
            return
        guest.page.keyboard.press("Escape")
        expect(guest.at("seat-sheet")).to_have_count(0)


def keep(guest: Guest, step: Step) -> None:
    """All but the one that goes."""
    assert step.ask
    guest.sees("kept")
    for card in (offer.text for offer in step.ask.offers if offer.text != step.choice):
        tap(guest, card)
        kept = guest.page.locator(f'[data-pile] button[data-face="{card}"]').first
        expect(kept).to_have_attribute("aria-pressed", "true")
    guest.at("confirm").click()


def compose(guest: Guest, line: str) -> None:
    """A move of several parts, as it is written in a record: its cards are tapped, wherever they lie."""
    verb, cards = line.split()[0], CARD.findall(line)
    if verb == "regroup":
        tap(guest, "-8C", "-2D")  # both sets come into the tray, and two cards change places
        tap(guest, "+0C", "+3D", where='[data-test="tray"]')
    else:
        tap(guest, *cards, *(["-8C"] if verb == "add" else []))
    guest.at("confirm").click()
