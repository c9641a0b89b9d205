"""The pictures of link previews, drawn anew by ``make pictures``: a table for each game, with the game's cover upon it,
and the chairs that the server puts around it (``server/api/preview_pictures.py``). All in the same few colours."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from kibitz.games import GAMES
from kibitz.server.api.preview_pictures import ANY, DRAWN, HEIGHT, WIDTH, Drawing, png
from server.serving import Serving
from web.browser import find_chromium, launch
from web.guests import Guest

FOLDER: Final = Path(__file__).parent.parent / "src" / "kibitz" / "server" / "pictures"
COLOURS: Final = 128  # so many look like all of them, and take less room
FLOOR: Final = "#14332a"
CHAIR: Final = 112  # points
TABLE: Final = f"""<style>
  body {{ margin: 0; background: {FLOOR}; }}
  main {{ width: {WIDTH}px; height: {HEIGHT}px; display: grid; place-items: center; }}
  .table {{ width: 756px; height: 300px; overflow: hidden; border-radius: 64px; border: 14px solid #4a2e1d;
    outline: 3px solid #7a5230; outline-offset: -5px; background: radial-gradient(#2a6a57, #163f34); display: grid;
    place-items: center; }}
  .table svg {{ width: 100%; height: 100%; display: block; }}
  .table.lynx svg {{ width: auto; height: 230px; }}
</style><main><div class="table WHICH">COVER</div></main>"""
SIGNS: Final = {  # what a chair shows: nobody yet, somebody, a bot
    "chair-free": '<circle r="50" fill="#0e261f" stroke="#8fa99b" stroke-width="4" stroke-dasharray="13 8"/>'
    '<path d="M-17 0H17M0 -17V17" stroke="#f3ecd9" stroke-width="6"/>',
    "chair-taken": '<circle r="50" fill="#e3b64b" stroke="#7a5230" stroke-width="4"/>'
    '<path d="M0 -28a16 16 0 1 1 0 32a16 16 0 1 1 0 -32ZM-28 34c0-19 14-25 28-25s28 6 28 25Z" fill="#2b1d05"/>',
    "chair-bot": '<circle r="50" fill="#7c2f27" stroke="#f3e3c3" stroke-width="4"/>'
    '<path d="M-22 -12H22V20H-22ZM0 -12V-26M-30 -2V10M30 -2V10" fill="none" stroke="#f3e3c3" stroke-width="6"/>'
    '<circle cx="-9" cy="1" r="4.5" fill="#f3e3c3"/><circle cx="9" cy="1" r="4.5" fill="#f3e3c3"/>'
    '<path d="M-9 12H9" stroke="#f3e3c3" stroke-width="4"/>',
}
SIGN: Final = f"""<style>body {{ margin: 0; background: {FLOOR}; }}</style>
<svg width="{CHAIR}" height="{CHAIR}" viewBox="-56 -56 112 112" stroke-linejoin="round" stroke-linecap="round"
  style="display: block">SIGN</svg>"""


def seen(page: Page, html: str, width: int, height: int) -> Image.Image:
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(html)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def draw(guest: Guest) -> dict[str, Image.Image]:
    """What the lobby shows of each game, laid on a table."""
    guest.go("/")
    guest.sees("play-now")
    covers = {
        game: guest.page.locator(f'[data-game="{game}"] .cover svg').first.evaluate("it => it.outerHTML")
        for game in GAMES
    }
    lynx = guest.page.locator('svg[viewBox="0 -6 100 108"]').first.evaluate("it => it.outerHTML")
    page = guest.context.new_page()
    tables = {game: TABLE.replace("COVER", cover).replace("WHICH", "") for game, cover in covers.items()}
    tables[ANY] = TABLE.replace("COVER", lynx).replace("WHICH", "lynx")
    found = {name: seen(page, html, WIDTH, HEIGHT) for name, html in tables.items()}
    return found | {name: seen(page, SIGN.replace("SIGN", sign), CHAIR, CHAIR) for name, sign in SIGNS.items()}


def svg_at(guest: Guest, place: str) -> str:
    return str(guest.page.locator(place).first.evaluate("it => it.outerHTML"))


def reduced(pictures: dict[str, Image.Image]) -> dict[str, Drawing]:
    """All in the colours of all of them together."""
    together = Image.new("RGB", (WIDTH, sum(one.height for one in pictures.values())), FLOOR)
    at = 0
    for one in pictures.values():
        together.paste(one, (0, at))
        at += one.height
    few = together.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE)
    colours, points = bytes(few.getpalette() or ()), few.tobytes()
    drawn, at = {}, 0
    for name, one in pictures.items():
        rows = [points[WIDTH * row : WIDTH * row + one.width] for row in range(at, at + one.height)]
        drawn[name] = Drawing(colours, rows)
        at += one.height
    return drawn


def main() -> None:
    assert set(SIGNS) == set(DRAWN.values())
    found = find_chromium()
    assert found is not None, "there is no Chromium here: make .venv/chromium fetches one"
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(f"sqlite:///{folder}/tables.db", Path(folder) / "log") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright, found)
        pictures = draw(Guest(browser, server.url))
        browser.close()
    for name, drawn in reduced(pictures).items():
        file = FOLDER / f"{name}.png"
        file.write_bytes(png(drawn, level=9))
        print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
