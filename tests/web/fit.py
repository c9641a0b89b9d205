"""Does the table fit its window? Measured in the browser: scrolling, overlaps, what sticks out, targets of a finger."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, ViewportSize

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
      if (one.closest("dialog, .over, .unseen, .above, [data-region]") !== region || !one.checkVisibility()) continue;
      const a = box(one);
      const out = Math.max(around.left - a.left, a.right - around.right, around.top - a.top, a.bottom - around.bottom);
      if (a.width > 1 && out > 7) found.push(`${named(one)} sticks out of ${named(region)} by ${Math.round(out)}`);
    }
    for (const one of region.querySelectorAll("*")) {
      const { overflowY } = getComputedStyle(one);
      if (/hidden|clip/.test(overflowY) && one.scrollHeight > one.clientHeight + 6 && one.clientHeight > 1
          && !one.closest(".facts, [data-card], .face, .unseen, .heard, dialog"))
        found.push(`${named(one)} in ${named(region)} is cut: ${one.scrollHeight} in ${one.clientHeight}`);
    }
  }
  if (!touch) return found;
  const held = table.querySelectorAll('[data-test="hand"] [data-card]').length;
  for (const one of table.querySelectorAll("button, a, input, select")) {
    if (one.closest("dialog, .side, .finale") || one.disabled || !one.checkVisibility()) continue;
    if (getComputedStyle(one).pointerEvents === "none") continue;
    const target = one.matches("input") ? one.closest("label") || one : one;
    const a = box(target), seen = [];
    const steps = (from, to) => Array.from({ length: 13 }, (_, at) => from + 0.5 + ((to - from - 1) * at) / 12);
    for (const x of steps(a.left, a.right)) for (const y of steps(a.top, a.bottom)) {
      const hit = document.elementFromPoint(x, y);
      if (hit && (hit === target || target.contains(hit))) seen.push([x, y]);
    }
    const across = (at) => {
      const places = seen.map((point) => point[at]);
      return places.length ? Math.round(Math.max(...places) - Math.min(...places) + 1) : 0;
    };
    const least = one.closest('[data-test="hand"]') && held > 16 ? 24 : 44;
    const label = (one.getAttribute("aria-label") || target.textContent).trim().slice(0, 40);
    if (across(0) < least - 1 || across(1) < least - 1)
      found.push(`${named(one)} (${label}) is a target of ${across(0)} x ${across(1)}`);
  }
  return found;
}"""


def by_finger(window: ViewportSize) -> bool:
    return window["width"] < BY_FINGER


def misfits(page: Page, touch: bool) -> list[str]:
    """What does not fit in the window as it is."""
    page.wait_for_timeout(60)  # until everything has found its size
    return list(dict.fromkeys(page.evaluate(FAULTS, touch)))
