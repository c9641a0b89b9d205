"""A hit, a steal, a Surprise that cancels, a set that sums to zero, a goal that is met have gestures of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from abluxxen.table import table as abluxxen_table
from absolute.table import table as absolute_table
from fluxx.table import table as fluxx_table
from kibitz.play.match import Match
from web.guests import Company, Guest
from web.prepared import table_at

MOST_MS: Final = 400

# What is animated by name, where it lies, and for how long; and how far the page is shifted while a gesture is shown.
SPY: Final = """() => {
  const seen = window.seen = { gestures: [], shift: 0 };
  let begins = Infinity;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const where = this.closest("[data-gesture], [data-link], [data-face], [data-pile]");
    const what = where?.dataset ?? {};
    const name = what.gesture ?? what.link ?? what.face ?? what.pile;
    if (timing.id === "gesture") begins = Math.min(begins, performance.now() + 100); // the board has changed by then
    seen.gestures.push([timing.id ?? "travel", name, timing.duration, Object.keys(frames)]);
    return animate.call(this, frames, timing);
  };
  new PerformanceObserver((list) => {
    for (const { value, startTime } of list.getEntries()) if (startTime > begins) seen.shift += value;
  }).observe({ type: "layout-shift" });
}"""


def hits() -> Match:
    """Her two 7s hit Ben's 4s."""
    return abluxxen_table("7 7 9 | 5 | 2", " | 4 4 | 8", deck="1 2 3 4 5 6", pool="1 1 8 8 9 10").match


def lays() -> Match:
    """She has drawn, and a set lies ready in her hand."""
    game = absolute_table("-9D -2S +3C +6C | +1C | +4T", "-0C +4D +5D | |", deck="-3C +9T", most_sets=[1, 0, 0])
    return game.do("deck").match


def cancels() -> Match:
    """Ben's Action can be stopped by her alone."""
    hands = "stop_that robin | kpow batmobile | the_bank"
    return fluxx_table(hands, "batman | bane", turn=1, rest="draw_pile").do("kpow").match


def meets() -> Match:
    return fluxx_table("mad_love robin | batarang | the_bank", "the_joker harley_quinn | batman | bane").match


def steals() -> Match:
    return fluxx_table("steal_something robin | batarang | the_bank", "bane | batman | catwoman").match


def play(face: str) -> Callable[[Guest], None]:
    def plays(anna: Guest) -> None:
        anna.tap(face)
        anna.at("confirm").click()

    return plays


def lay(anna: Guest) -> None:
    for face in ("-9D", "+3C", "+6C"):
        anna.tap(face)
    anna.at("confirm").click()


def stop(anna: Guest) -> None:
    anna.choice("stop_that").click()


def steal(anna: Guest) -> None:
    play("steal_something")(anna)
    anna.page.locator('[data-pile="table:1"] [data-face="batman"]').click()
    anna.at("confirm").click()


SHOWN: Final = {
    "hit": (hits, play("7"), {"display:1"}),
    "cancel": (cancels, stop, {"kpow", "stroke"}),
    "zero": (lays, lay, {"sets:0", "ring"}),
    "goal": (meets, play("mad_love"), {"mad_love", "the_joker", "ring"}),
}


def at(company: Company, match: Match, **wishes: Any) -> Guest:
    anna = company.seated(table_at(company.url, match), **{"still": False, **wishes})
    anna.decision()
    anna.page.evaluate(SPY)
    return anna


def shown(anna: Guest) -> list[list[Any]]:
    found: list[list[Any]] = anna.page.evaluate("seen.gestures")
    return found


@pytest.mark.parametrize("name", SHOWN)
def test_a_moment_of_its_own_is_shown_as_one_and_shifts_nothing(company: Company, name: str) -> None:
    match, act, expected = SHOWN[name]
    anna = at(company, match())
    act(anna)
    anna.page.wait_for_function("() => seen.gestures.some(([id]) => id === 'gesture')")
    gestures = [one for one in shown(anna) if one[0] == "gesture"]
    assert expected <= {where for _, where, _, _ in gestures}
    assert {where for _, where, _, _ in gestures} - expected <= {"harley_quinn"}
    assert 0 < max(duration for _, _, duration, _ in gestures) <= MOST_MS
    assert {key for *_, keys in gestures for key in keys} <= {"translate", "rotate", "scale", "opacity"}
    expect(anna.page.locator("[data-gesture]")).to_have_count(0)  # it leaves nothing behind
    assert anna.page.evaluate("seen.shift") < 0.02


def test_a_steal_is_seen_as_one_and_is_as_brief(company: Company) -> None:
    anna = at(company, steals())
    steal(anna)
    anna.page.wait_for_function("() => seen.gestures.some(([, , duration]) => duration > 300)")
    assert max(duration for _, _, duration, _ in shown(anna)) <= MOST_MS


@pytest.mark.parametrize("wishes", [{"still": True}, {"speed": 0}, {"pace": "once"}], ids=str)
def test_whoever_wants_no_movement_sees_no_gesture(company: Company, wishes: dict[str, Any]) -> None:
    anna = at(company, hits(), **wishes)
    play("7")(anna)
    expect(anna.page.locator('[data-pile="display:0"] [data-face="7"]').first).to_be_attached()
    anna.page.wait_for_timeout(600)
    assert not [one for one in shown(anna) if one[0] == "gesture"]
