"""How a page looks, measured: texts that are missing, cut off or in the wrong language, sideways scrolling, axe."""

from __future__ import annotations

import re
from typing import Final

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

# A key instead of a sentence, a gap in a sentence, or something that is no text at all.
RAW: Final = re.compile(r"^[a-z]+(-[a-z0-9]+)+$|\{\s*\$|\[object|\bundefined\b|\bNaN\b")

# Every text that is shown, and every one that is read out: (text, is it seen, by how much it is cut off).
TEXTS: Final = """() => {
  const found = [];
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const clips = (element) => {
    const style = getComputedStyle(element);
    return style.overflowX === "hidden" || style.overflowX === "clip";
  };
  const cut = (node) => {
    if (node.parentElement.closest('[data-test="since"], .seat .facts')) return 0; // a glance, which unfolds
    const range = document.createRange();
    range.selectNodeContents(node);
    let most = 0;
    for (const text of range.getClientRects()) {
      if (text.width < 1) continue;
      for (let above = node.parentElement; above; above = above.parentElement) {
        if (!clips(above)) continue;
        const box = above.getBoundingClientRect();
        if (box.width <= 1.5) return 0; // for those who listen
        most = Math.max(most, box.left - text.left, text.right - box.right);
      }
    }
    return most;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement;
    const whole = element?.closest(".face .name") ?? node; // a name on a card is in pieces, one for each word
    const text = whole.textContent.trim();
    if (!text || !element || element.closest("script, style, svg, code, noscript") || !seen(element)) continue;
    const printed = element.closest(".face") ? 3 : 0; // on a card, which is read in full at a tap, 10 px will do
    const size = parseFloat(getComputedStyle(element).fontSize) + printed;
    found.push([text, cut(node), size]);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], img[alt]")) {
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      const text = (element.getAttribute(name) ?? "").trim();
      if (text && seen(element)) found.push([text, 0, 99]);
    }
  }
  return found;
}"""

WIDTHS: Final = "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"

# The elements that stick out at the side, the innermost ones.
STICKING_OUT: Final = """() => [...document.body.querySelectorAll("*")]
  .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
  .filter((one) => ![...one.children].some((child) =>
    child.getBoundingClientRect().right > document.documentElement.clientWidth + 1))
  .slice(0, 5).map((one) => one.outerHTML.slice(0, 120))"""


def texts(page: Page) -> list[str]:
    """Everything that can be read or heard on the page."""
    return [text for text, _, _ in page.evaluate(TEXTS)]


def missing(page: Page) -> list[str]:
    return [text for text in texts(page) if RAW.search(text)]


def clipped(page: Page) -> list[tuple[str, float]]:
    """Texts of which something cannot be read, and how many pixels."""
    return [(text, cut) for text, cut, _ in page.evaluate(TEXTS) if cut > 1.5]


def tiny(page: Page, least: float = 13) -> list[tuple[str, float]]:
    return [(text, size) for text, _, size in page.evaluate(TEXTS) if size < least - 0.01]


def sideways(page: Page) -> list[str]:
    """What makes the page wider than its window."""
    whole, window = page.evaluate(WIDTHS)
    return page.evaluate(STICKING_OUT) or [f"{whole} > {window}"] if whole > window else []


def faults_for_access(page: Page) -> str:
    """What axe finds, each with the places where it is; nothing: all is well."""
    found = Axe().run(page).response["violations"]
    return "\n".join(
        f"{fault['id']} ({fault['impact']}): {fault['help']}: {node['html'][:200]} {node.get('failureSummary', '')}"
        for fault in found
        for node in fault["nodes"][:5]
    )
