"""How the browser table feels: from the click to the moved card, what a deal keeps busy, and what its pages weigh.

``PYTHONPATH=tests python bench/feel.py`` prints a table for docs/performance.md. Server, bots and browser share this
machine; what is measured is the way of a choice through all of them: click, socket, rules, commit, news, picture.
"""

from __future__ import annotations

import json
import random
import statistics
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from kibitz.server.api.tables import Seated
from server.serving import Serving, open_table
from web.browser import find_chromium, launch
from web.guests import Guest
from web.prepared import begun, table_at
from web.tables import SEED, TABLES, Kind
from web.weight import weigh

MOVES: Final = 50
SLOWED: Final = 4  # times: about what a phone is behind this machine
DEALS: Final = 7
SEATS: Final = 5
DEALT_MS: Final = 2_000  # the last card has come to rest
PAGES: Final = (
    ("lobby", "/", "play-now"),
    ("rules", "/rules/abluxxen", "rule"),
    ("tutorial", "/learn/abluxxen", "lesson"),
    ("decks", "/decks", "start-deck"),
)

# Notes for every click that plays chosen cards how long it takes until a card lies in another pile, in a picture that
# is shown. A choice that moves no card by itself ("leave them") would be measured by what others do next.
STOPWATCH: Final = """() => {
  window.took = [];
  const places = () => JSON.stringify([...document.querySelectorAll("[data-card]")]
    .map((card) => [card.dataset.card, card.closest("[data-pile]")?.dataset.pile]).sort());
  document.addEventListener("click", (event) => {
    if (!event.target.closest('[data-test="confirm"]')) return;
    const clicked = performance.now(), before = places();
    let done = false;
    document.addEventListener("click", () => (done = true), { capture: true, once: true }); // this one moved no card
    const look = () => {
      if (places() !== before) window.took.push(performance.now() - clicked);
      else if (!done) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, true);
}"""


def feel(browser: Browser, url: str, kind: Kind, slowed: int = 1) -> list[float]:
    """Milliseconds from click to card, one for every move that moves a card; on a processor that is so much slower."""
    took: list[float] = []
    rng = random.Random(1)
    while len(took) < MOVES:
        seated = open_table(url, kind.game, ["me", "random", "random", "random"], options=kind.options)
        guest = Guest(browser, url).sit(seated)
        guest.page.context.new_cdp_session(guest.page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
        guest.page.evaluate(STOPWATCH)
        before = len(took)
        while len(took) < MOVES and guest.decide(rng):
            took[before:] = guest.page.evaluate("window.took")
        guest.context.close()
    return took[:MOVES]


def deal(browser: Browser, url: str, kind: Kind) -> float:
    """Milliseconds of the longest task of the page's main thread, from the word to begin until all cards have come."""
    seated = open_table(url, kind.game, ["me", *["random"] * (SEATS - 2), "open"], options=kind.options)
    guest = Guest(browser, url, still=False).sit(seated)
    guest.at("start").wait_for()
    guest.page.wait_for_load_state("networkidle")
    browser.start_tracing(page=guest.page, categories=["toplevel"])
    guest.at("start").click()
    guest.at("hand").wait_for()
    guest.page.wait_for_timeout(DEALT_MS)
    longest = longest_task(browser.stop_tracing())
    guest.context.close()
    return longest


def longest_task(trace: bytes) -> float:
    events = json.loads(trace)["traceEvents"]
    named = [event for event in events if event["name"] == "thread_name"]
    mains = {(event["pid"], event["tid"]) for event in named if event["args"]["name"] == "CrRendererMain"}
    tasks = [event for event in events if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in mains]
    return float(max(task.get("dur", 0) for task in tasks)) / 1000


def weights(browser: Browser, url: str) -> None:
    """A line for every page: all of it, and its JavaScript."""
    print("\n| page, cold cache | compressed, without fonts | of it JavaScript |\n| --- | --- | --- |")
    for name, kind in TABLES.items():
        seated = table_at(url, begun(kind.game, 3, SEED, kind.options))  # as it opens: it is her turn
        print_weight(browser, url, f"table of {name}", f"/t/{seated.table}", "hand", seated)
    for name, path, ready in PAGES:
        print_weight(browser, url, name, path, ready)


def print_weight(browser: Browser, url: str, name: str, path: str, ready: str, seated: Seated | None = None) -> None:
    guest = Guest(browser, url)
    if seated:
        guest.hold(seated)
    bytes_ = weigh(guest.page, url + path, f'[data-test="{ready}"]')
    print(f"| {name} | {(bytes_.total() - bytes_['Font']) / 1000:.0f} kB | {bytes_['Script'] / 1000:.0f} kB |")
    guest.context.close()


def late(took: list[float]) -> float:
    return statistics.quantiles(took, n=20)[-1]


def main() -> None:
    found = find_chromium()
    assert found is not None, "there is no Chromium here: make .venv/chromium fetches one"
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(f"sqlite:///{folder}/tables.db", Path(folder) / "log") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright, found)
        late_ones = f"p95, {SLOWED}× slower | longest task of a deal for {SEATS}"
        print(f"| from click to moved card | p50 | p95 | longest | {late_ones} |")
        print("| --- | --- | --- | --- | --- | --- |")
        for name, kind in TABLES.items():
            took, slow = feel(browser, server.url, kind), feel(browser, server.url, kind, SLOWED)
            tasks = [deal(browser, server.url, kind) for _ in range(DEALS)]
            middle = f"{statistics.median(took):.0f} ms | {late(took):.0f} ms | {max(took):.0f} ms"
            print(f"| {name} | {middle} | {late(slow):.0f} ms | {max(tasks):.0f} ms |", flush=True)
        weights(browser, server.url)
        browser.close()


if __name__ == "__main__":
    main()
