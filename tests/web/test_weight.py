"""A table is light: it comes quickly over a slow line."""

from __future__ import annotations

from playwright.sync_api import Route

from web.guests import Company
from web.prepared import begun, table_at
from web.tables import SEED, Kind, each_table
from web.weight import weigh

ALL = 150_000  # bytes, compressed; fonts are counted apart
JAVASCRIPT = 70_000
FONTS = 40_000

# The faces that the page has loaded, each with where it came from.
LOADED = """async () => {
  await document.fonts.ready;
  const loaded = [...document.fonts].filter((face) => face.status === "loaded" && /S(ans|erif)"?$/.test(face.family));
  const names = performance.getEntriesByType("resource").map((one) => one.name).filter((name) => name.includes("woff"));
  return [loaded.map((face) => face.family.replaceAll('"', "")).sort(), names];
}"""

# How much of the page moves: https://web.dev/cls, summed up.
SHIFTS = """new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shifted = (window.shifted || 0) + entry.value;
}).observe({type: "layout-shift", buffered: true})"""
SHIFTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(window.shifted || 0), 60)))"
HARDLY = 0.02


@each_table
def test_the_first_table_page_is_light(company: Company, url: str, kind: Kind) -> None:
    seated = table_at(url, begun(kind.game, 3, SEED, kind.options))  # it is her turn, and nothing is open
    anna = company.guest()
    anna.hold(seated)
    bytes_ = weigh(anna.page, f"{url}/t/{seated.table}", '[data-test="hand"]')
    print({what: bytes_[what] for what in sorted(bytes_)})
    assert 20_000 < bytes_["Script"] <= JAVASCRIPT
    assert bytes_.total() - bytes_["Font"] <= ALL
    assert 20_000 < bytes_["Font"] <= FONTS


def test_the_fonts_come_from_our_own_server(company: Company, url: str) -> None:
    anna = company.seated(table_at(url, begun("absolute", 3, SEED)))
    families, addresses = anna.page.evaluate(LOADED)
    assert set(families) == {"Kibitz Sans", "Kibitz Serif"}
    assert all(address.startswith(f"{url}/assets/") for address in addresses) and len(addresses) <= 3
    answer = anna.page.request.get(addresses[0])
    assert answer.headers["content-type"] == "font/woff2" and "immutable" in answer.headers["cache-control"]


def test_fonts_that_come_late_move_hardly_anything(company: Company, url: str) -> None:
    anna = company.guest()
    anna.page.add_init_script(SHIFTS)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    anna.page.route("**/*.woff2", hold)
    seated = table_at(url, begun("fluxx", 3, SEED))
    anna.hold(seated)
    anna.page.goto(f"{url}/t/{seated.table}", wait_until="commit")
    anna.decision()
    before = anna.page.evaluate(SHIFTED)
    while held:
        held.pop().continue_()
    anna.page.evaluate("document.fonts.ready")
    assert anna.page.evaluate(LOADED)[0], "they have come"
    assert anna.page.evaluate(SHIFTED) - before <= HARDLY
