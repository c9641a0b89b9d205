"""Does the table fit its window? Measured in the browser: scrolling, overlaps, what sticks out, targets of a finger."""

from __future__ import annotations

import re
from collections.abc import Iterator
from threading import Event
from typing import Final

from playwright.sync_api import Page, ViewportSize, WebSocketRoute

from kibitz.play.match import replay_match
from web.guests import Company, Guest
from web.prepared import table_at

WINDOWS: Final[tuple[ViewportSize, ...]] = (
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 820, "height": 1180},
    {"width": 1280, "height": 720},
    {"width": 1366, "height": 657},
    {"width": 1440, "height": 900},
    {"width": 2560, "height": 1440},
)
BY_FINGER: Final = 1000  # windows less wide are touched by a finger

# What does not fit, each as a sentence.
FAULTS: Final = """(touch) => {
  const found = [];
  const table = document.querySelector('[data-test="table"]');
  const box = (one) => one.getBoundingClientRect();
  const named = (one) => one.dataset.region || one.dataset.test || one.className || one.tagName;
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth)
    found.push(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
  for (const one of table.querySelectorAll("*")) {
    if (one.closest("dialog, .side, .finale")) continue;
    const { overflowX, overflowY } = getComputedStyle(one);
    if (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1)
      found.push(`${named(one)} scrolls: ${one.scrollHeight} in ${one.clientHeight}`);
    if (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1)
      found.push(`${named(one)} scrolls sideways: ${one.scrollWidth} in ${one.clientWidth}`);
  }
  const regions = [...table.querySelectorAll("[data-region]")];
  regions.forEach((one, at) => {
    const a = box(one);
    if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
      found.push(`${named(one)} is out of sight`);
    for (const other of regions.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const b = box(other);
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > 1 && y > 1) found.push(`${named(one)} and ${named(other)} overlap: ${Math.round(x)} x ${Math.round(y)}`);
    }
  });
  for (const region of regions) {
    const around = box(region);
    for (const one of region.querySelectorAll("[data-print], button, p, li, b, .tag")) {
      if (one.closest("dialog, .over, .visually-hidden, .above, [data-region]") !== region) continue;
      if (!one.checkVisibility()) continue;
      const a = box(one);
      const out = Math.max(around.left - a.left, a.right - around.right, around.top - a.top, a.bottom - around.bottom);
      if (a.width > 1 && out > 7) found.push(`${named(one)} sticks out of ${named(region)} by ${Math.round(out)}`);
    }
    for (const one of region.querySelectorAll("*")) {
      const { overflowY } = getComputedStyle(one);
      if (/hidden|clip/.test(overflowY) && one.scrollHeight > one.clientHeight + 6 && one.clientHeight > 1
          && !one.closest(".seat .facts, [data-card], .face, .visually-hidden, dialog"))
        found.push(`${named(one)} in ${named(region)} is cut: ${one.scrollHeight} in ${one.clientHeight}`);
    }
  }
  if (!touch || document.querySelector(".finale")) return found; // a score sheet lies over the table
  const held = table.querySelectorAll('[data-test="hand"] [data-card]').length;
  for (const one of table.querySelectorAll("button, a, input, select")) {
    if (one.closest("dialog, .side, .finale") || one.disabled) continue;
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(one).pointerEvents === "none") continue;
    const target = one.matches("input") ? one.closest("label") || one : one;
    const a = box(target);
    const hit = (x, y) => target.contains(document.elementFromPoint(x, y));
    const steps = (from, to) => Array.from({ length: 9 }, (_, at) => from + 0.5 + ((to - from - 1) * at) / 8);
    const grid = steps(a.left, a.right).flatMap((x) => steps(a.top, a.bottom).map((y) => [x, y]));
    const seen = grid.filter(([x, y]) => hit(x, y));
    // How far it can be hit along one axis: from every point of a coarse grid that hits it, as far as it goes.
    const across = (at) => {
      let most = 0;
      for (const point of seen) {
        const ends = [-1, 1].map((way) => {
          const on = [...point];
          while (Math.abs(on[at] - point[at]) < 50 && hit(...on)) on[at] += way;
          return on[at];
        });
        most = Math.max(most, ends[1] - ends[0] - 1);
        if (most > 48) break;
      }
      return Math.round(most);
    };
    const least = one.closest('[data-test="hand"]') && held > 16 ? 24 : 44;
    const label = (one.getAttribute("aria-label") || target.textContent).trim().slice(0, 40);
    const size = [across(0), across(1)];
    if (Math.min(...size) < least - 2) found.push(`${named(one)} (${label}) is a target of ${size[0]} x ${size[1]}`);
  }
  return found;
}"""


# Everything has found its size: it stays as it is for a few frames.
SETTLED: Final = """() => new Promise((done) => {
  let [same, before] = [0, ""];
  const look = () => {
    const parts = [...document.querySelectorAll("[data-region], [data-dense], [data-card]")];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const now = innerWidth + boxes.map((box) => [box.x, box.y, box.width, box.height].map(Math.round)).join();
    same = now === before ? same + 1 : 0;
    before = now;
    if (same < 1) requestAnimationFrame(look);
    else done();
  };
  requestAnimationFrame(look);
})"""


def by_finger(window: ViewportSize) -> bool:
    return window["width"] < BY_FINGER


def misfits(page: Page, touch: bool) -> list[str]:
    """What does not fit in the window as it is."""
    page.evaluate(SETTLED)
    return list(dict.fromkeys(page.evaluate(FAULTS, touch)))


def looked_at(company: Company, record: str) -> Iterator[tuple[ViewportSize, Guest]]:
    """A moment of a game in every window, Anna's at the table; a finger has a page of its own."""
    seated = table_at(company.url, replay_match(record))
    for touch in (True, False):
        windows = [window for window in WINDOWS if by_finger(window) is touch]
        anna = company.guest(size=windows[0], finger=touch)
        hold = held(anna.page)
        anna.sit(seated).decision()
        hold.set()
        for window in windows:
            anna.page.set_viewport_size(window)
            anna.page.wait_for_function(
                "({ width, height }) => innerWidth === width && innerHeight === height", arg=window
            )
            yield window, anna
        anna.context.close()


def held(page: Page) -> Event:
    """Once it is set, the table stays as it is: no window closes meanwhile."""
    hold = Event()

    def connect(socket: WebSocketRoute) -> None:
        socket.connect_to_server().on_message(lambda message: None if hold.is_set() else socket.send(message))

    page.route_web_socket(re.compile("/socket$"), connect)
    return hold


def faults(company: Company, record: str) -> list[str]:
    """All that does not fit at this moment, in whichever window."""
    return [
        f"{window['width']} x {window['height']}: {fault}"
        for window, anna in looked_at(company, record)
        for fault in misfits(anna.page, by_finger(window))
    ]
