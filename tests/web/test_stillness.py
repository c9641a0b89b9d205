"""The table holds still: while a game is played nothing moves that a hand may be about to touch.

What counts: the places of the hand, the dock, the seats, the middle and its stacks never move. A card in the hand
keeps its place as long as the same cards are held; whoever draws, plays or loses one has another hand. The lift of a
card that is touched is its owner's doing. Stacks come closer when there are more of them than the four that have
places of their own.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize

from every import SOAK
from web.guests import Company
from web.prepared import begun, table_at
from web.tables import SEED, Kind, each_table, short_game

WINDOWS: Final[tuple[ViewportSize, ...]] = ({"width": 1280, "height": 720}, {"width": 360, "height": 640})
LONGEST_TURNS_MS: Final = 120_000  # of others, each move at its pace
MOST_PX: Final = 4
MOST_SHIFT: Final = 0.02  # cumulative layout shift, of a whole game

# In every frame: what lies elsewhere than in the frame before.
PROBE: Final = """() => {
  const seen = { moves: [], shift: 0, shifted: [], frames: 0 };
  window.stillness = seen;
  let before = new Map(), held = "", stacks = 0;
  const place = (one) => { const { left, top } = one.getBoundingClientRect(); return [left, top]; };
  const look = () => {
    seen.frames += 1;
    const table = document.querySelector('[data-test="table"]');
    if (table.dataset.phase !== "playing") return; // then it is moved aside, for those who have won
    const now = new Map();
    const cards = [...table.querySelectorAll('[data-test="hand"] [data-card]')];
    const hand = cards.map((card) => card.dataset.card).sort().join();
    for (const one of table.querySelectorAll("[data-region]"))
      now.set(`${one.dataset.region} ${one.dataset.seat ?? ""}`, place(one));
    const piles = table.querySelectorAll('[data-region="middle"] .stacks [data-pile]');
    for (const one of piles) now.set(`stack ${one.dataset.pile}`, place(one));
    for (const card of cards) now.set(`card ${card.dataset.card}`, place(card.parentElement));
    for (const [name, [x, y]] of now) {
      const [left, top] = before.get(name) ?? [x, y];
      const far = Math.max(Math.abs(x - left), Math.abs(y - top));
      const isOther = { card: hand !== held, stack: Math.max(piles.length, stacks) > FEW && piles.length !== stacks };
      const excused = isOther[name.split(" ")[0]];
      if (far > MOST_PX && !excused) seen.moves.push(`${name}: ${Math.round(x - left)}, ${Math.round(y - top)}`);
    }
    [before, held, stacks] = [now, hand, piles.length];
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // As browsers count it: the most that is shifted within five seconds, or until nothing is shifted for one.
  let sum = 0, begun = -1e9, last = -1e9;
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      if (startTime - last > 1000 || startTime - begun > 5000) [sum, begun] = [0, startTime];
      [sum, last] = [sum + value, startTime];
      seen.shift = Math.max(seen.shift, sum);
      const what = sources.map(({ node }) => node?.className || node?.nodeName);
      seen.shifted.push(`${value.toFixed(5)} ${what.join(", ")}`);
    }
  }).observe({ type: "layout-shift" });
}""".replace("MOST_PX", str(MOST_PX)).replace("FEW", "4")


@each_table
@pytest.mark.parametrize("window", WINDOWS if SOAK else WINDOWS[:1], ids=lambda window: str(window["width"]))
def test_nothing_moves_while_a_game_is_played(company: Company, kind: Kind, window: ViewportSize) -> None:
    match = begun(kind.game, 4, SEED, kind.options) if SOAK else short_game(kind, 4)
    anna = company.guest(size=window, finger=window["width"] < 1000)
    anna.context.set_default_timeout(LONGEST_TURNS_MS)
    anna.sit(table_at(company.url, match)).decision()
    anna.page.evaluate(PROBE)
    anna.play()
    seen: dict[str, Any] = anna.page.evaluate("stillness")
    print(seen["frames"], seen["shift"], *seen["shifted"], sep="\n")
    assert seen["moves"] == []
    assert seen["shift"] < MOST_SHIFT
