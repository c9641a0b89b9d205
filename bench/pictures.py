"""Pictures of the browser table for the README and the docs: ``make pictures`` writes docs/pictures/*.png, and one that
moves, turn.webp.

The cards are the same every time: a game is played to a known moment, and goes on from there at a table.
"""

from __future__ import annotations

import io
import itertools
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from server.serving import Serving
from web.browser import find_chromium, launch
from web.guests import PHONE, WIDE, Guest
from web.prepared import begun, played, table_at

FOLDER: Final = Path(__file__).parent.parent / "docs" / "pictures"
MIDDLE: Final[ViewportSize] = {"width": 1100, "height": 760}
TALL: Final[ViewportSize] = {"width": 1100, "height": 1420}
SEED: Final = "evening"
COLOURS: Final = 256  # so many look like all of them, and take less room
FILMED: Final[ViewportSize] = {"width": 960, "height": 600}
QUALITY: Final = 60  # of a picture that moves
LAST_MS: Final = 1500  # its end is seen, before it begins again


class Picture(NamedTuple):
    name: str
    show: Callable[[Guest], None]
    size: ViewportSize = WIDE
    theme: str = "dark"
    language: str = "en"


def mid_game(guest: Guest) -> None:
    """Anna is to lay: her four 13s would hit Dora's four 9s."""
    at_a_table(guest, "abluxxen", 4, 40, "lay")
    guest.tap("13")
    guest.page.evaluate("window.scrollTo(0, document.body.scrollHeight)")


def mid_fluxx(guest: Guest) -> None:
    """Rules and goals are in force, and Anna has a card in mind."""
    at_a_table(guest, "fluxx", 4, 232, "play")
    guest.cards("hand").nth(1).click()


def mid_absolute(guest: Guest) -> None:
    """Anna builds a set: the sum grows, and what would complete it lights up."""
    at_a_table(guest, "absolute", 3, 555, "play")
    for _ in range(3):
        guest.page.locator('[data-test="hand"] button.lit').first.click()


def at_a_table(guest: Guest, game: str, seats: int, choices: int, prompt: str) -> None:
    """After so many choices, as soon as this is asked of Anna."""
    match = played(begun(game, seats, SEED), choices, 0)
    while match.play.prompt().name != prompt:
        match = played(match, 1, 0)
    guest.sit(table_at(guest.url, match, bot="casual"))
    guest.decision()
    if guest.at("log").count():
        guest.page.locator("aside header button").last.click()  # all room for the table


def lobby(guest: Guest) -> None:
    guest.go("/")
    guest.sees("play-now")


def replay(guest: Guest) -> None:
    """A finished game, analysed, at the moment that turned it."""
    record = played(begun("abluxxen", 3, SEED, {"turn_limit": 16}), 10_000).record.text()
    guest.read_record(record)
    guest.analyse()
    guest.at("turning-points").locator("button").first.click()
    guest.page.evaluate("window.scrollTo(0, 0)")


def lesson(guest: Guest) -> None:
    guest.go("/learn/abluxxen")


PICTURES: Final = (
    Picture("table", mid_game),
    Picture("table-phone", mid_game, PHONE, "light", "de"),
    Picture("fluxx", mid_fluxx),
    Picture("fluxx-phone", mid_fluxx, PHONE, "light", "pl"),
    Picture("absolute", mid_absolute, theme="light"),
    Picture("absolute-phone", mid_absolute, PHONE, "dark", "de"),
    Picture("lobby", lobby, MIDDLE, "light"),
    Picture("replay", replay, TALL),
    Picture("tutorial", lesson, PHONE, "light", "pl"),
)


def take(browser: Browser, url: str, picture: Picture) -> None:
    guest = Guest(
        browser, url, size=picture.size, theme="dark" if picture.theme == "dark" else "light", language=picture.language
    )
    picture.show(guest)
    guest.page.wait_for_load_state("networkidle")
    guest.page.mouse.move(0, 0)
    guest.page.wait_for_timeout(400)  # until nothing moves any more
    file = FOLDER / f"{picture.name}.png"
    seen = Image.open(io.BytesIO(guest.page.screenshot())).convert("RGB")
    seen.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE).save(file, optimize=True)
    guest.context.close()
    print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")


def film(browser: Browser, url: str) -> None:
    """A turn: four 13s are chosen and laid, they hit Dora's 9s, which are taken, and the others play on."""
    guest = Guest(browser, url, size=FILMED, theme="dark", still=False)
    at_a_table(guest, "abluxxen", 4, 40, "lay")
    shots: list[tuple[float, Image.Image]] = []

    def watch(seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            shots.append((time.monotonic(), Image.open(io.BytesIO(guest.page.screenshot())).convert("RGB")))

    watch(0.8)
    guest.tap("13")
    watch(1.2)
    guest.at("confirm").click()
    watch(1.6)
    guest.choice("take").click()
    watch(5)
    guest.context.close()
    times = [taken for taken, _ in shots]
    lasts = [round(1000 * (later - taken)) for taken, later in itertools.pairwise(times)]
    file = FOLDER / "turn.webp"
    first, *others = [shot for _, shot in shots]
    first.save(file, save_all=True, append_images=others, duration=[*lasts, LAST_MS], loop=0, quality=QUALITY, method=6)
    print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")


def main() -> None:
    found = find_chromium()
    assert found is not None, "there is no Chromium here: make .venv/chromium fetches one"
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(f"sqlite:///{folder}/tables.db", Path(folder) / "log") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright, found)
        for picture in PICTURES:
            take(browser, server.url, picture)
        film(browser, server.url)
        browser.close()


if __name__ == "__main__":
    main()
