"""The pictures of the rule pages, for whoever reads them without Kibitz: ``make rule-pictures`` takes them from the
pages themselves and writes docs/pictures/rules/*.webp."""

from __future__ import annotations

import io
import json
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from rule_pages import fingerprints
from server.serving import Serving
from web.browser import find_chromium, launch
from web.guests import Guest

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "docs" / "pictures" / "rules"
FIGURES: Final = ROOT / "web" / "src" / "rules" / "figures"
SIZE: Final[ViewportSize] = {"width": 760, "height": 900}
QUALITY: Final = 70


def take(browser: Browser, url: str, game: str, names: list[str]) -> None:
    guest = Guest(browser, url, size=SIZE)
    guest.go(f"/rules/{game}")
    for name in names:
        guest.page.locator(f'[data-figure="{name}"] [data-pile]').first.wait_for(state="attached")
    guest.page.wait_for_load_state("networkidle")
    for name in names:
        shot = guest.page.locator(f'[data-figure="{name}"] > div').screenshot()
        Image.open(io.BytesIO(shot)).convert("RGB").save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)
    guest.context.close()


def main() -> None:
    found = find_chromium()
    assert found is not None, "there is no Chromium here: make .venv/chromium fetches one"
    for old in FOLDER.glob("*.webp"):
        old.unlink()
    FOLDER.mkdir(exist_ok=True)
    prints: dict[str, str] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(f"sqlite:///{folder}/tables.db", Path(folder) / "log") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright, found)
        for path in sorted(FIGURES.glob("*.json")):
            taken = fingerprints(path.read_text(encoding="utf-8"))
            if taken:
                take(browser, server.url, path.stem, list(taken))
            prints |= taken
        browser.close()
    (FOLDER / "made-from.json").write_text(json.dumps(prints, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
