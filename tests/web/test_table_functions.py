"""What else belongs to a table: taking back, advice, talk, clocks, looking back, another game, another language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from abluxxen.table import table
from web.guests import Company, Guest
from web.page_checks import sideways
from web.prepared import begun, played, table_at, table_of


def before_a_hit(company: Company, url: str, **wishes: object) -> Guest:
    """Anna can hit Ben with three 7s."""
    game = table(hands="7 7 7 12 | 9 9 9 | 2 2 2", displays="| 4 4 4", deck="1 2 3 4 5 6", pool="1 1 8 8 9 10")
    return company.seated(table_at(url, game.match), "Anna", **wishes)


def test_a_move_is_taken_back_as_soon_as_there_is_one(company: Company, url: str) -> None:
    anna = before_a_hit(company, url)
    expect(anna.at("undo")).to_be_disabled()
    anna.tap("7")
    anna.at("confirm").click()
    expect(anna.choice("take")).to_be_visible()
    anna.at("undo").click()
    expect(anna.at("hand").locator('[data-face="7"]')).to_have_count(3)
    expect(anna.choice("take")).to_have_count(0)
    expect(anna.at("undo")).to_be_disabled()


def test_a_friend_must_agree_before_a_move_is_taken_back(company: Company, url: str) -> None:
    seated = table_of(url, "abluxxen", "me:Anna", "open", begins="chosen")
    ben = company.guest("Ben").go(f"/t/{seated.table}")
    ben.at("sit").click()
    anna = company.seated(seated)
    anna.decide()
    while ben.decision_now() == "none":
        if anna.decision_now() != "none":
            anna.decide()
        anna.page.wait_for_timeout(20)
    anna.at("undo").click()
    expect(ben.at("agree")).to_be_visible()
    assert anna.decision_now() == "none"
    ben.at("agree").click()
    assert anna.decision() not in ("none", "over"), "it is Anna's decision again"


def test_the_host_lets_a_bot_play_for_a_friend_who_is_away_and_only_then(company: Company, url: str) -> None:
    seated = table_of(url, "abluxxen", "me:Anna", "open", begins="chosen", cover_after_s=None)
    ben = company.guest("Ben").go(f"/t/{seated.table}")
    ben.at("sit").click()
    ben.sees("hand")
    anna = company.seated(seated)
    anna.tool("Menu").click()
    menu = anna.page.locator("dialog")
    expect(menu.get_by_role("group", name="Ben").get_by_role("button", name="Send away")).to_be_visible()
    expect(menu).to_contain_text("a bot plays their hand to its end")
    expect(anna.at("replace")).to_have_count(0)
    ben.page.close()
    anna.at("replace").click()
    expect(anna.at("replace")).to_have_count(0)
    anna.page.keyboard.press("Escape")
    anna.sees("log", "A bot plays for Ben for now.")


def test_advice_names_moves_with_their_chances_and_a_tap_takes_one_up(company: Company, url: str) -> None:
    anna = before_a_hit(company, url)
    anna.at("hint").click()
    sheet = anna.page.locator("dialog")
    expect(sheet.locator("ol li").first).to_contain_text(re.compile(r"\d+ ?%"))
    sheet.locator("ol button").first.click()
    expect(anna.at("confirm")).to_be_enabled()


def test_a_table_without_hints_offers_none(company: Company, url: str) -> None:
    anna = company.seated(table_of(url, "abluxxen", "me:Anna", "random", "random", begins="chosen", hints=False))
    anna.decision()
    assert anna.at("hint").count() == 0


def test_what_one_says_the_other_reads_in_their_own_language(company: Company, url: str) -> None:
    seated = table_of(url, "abluxxen", "me:Anna", "open", "random")
    ben = company.guest("Ben", language="de").go(f"/t/{seated.table}")
    ben.at("sit").click()
    ben.sees("hand")
    anna = company.seated(seated)
    anna.sees("hand")
    anna.page.keyboard.press("c")
    anna.page.locator("#chat-text").fill("Have fun!")
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("button", name="Good game").click()
    ben.page.keyboard.press("c")
    expect(ben.page.locator("#panel")).to_contain_text("Have fun!")
    expect(ben.page.locator("#panel")).to_contain_text("Anna: Schöne Partie!")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (360, 320), (1280, 720)])
def test_there_is_room_for_the_talk(company: Company, url: str, width: int, height: int) -> None:
    """However small the window is (a phone with its keyboard open), and however long a name."""
    seated = table_of(url, "abluxxen", "me:Maximiliane-Wilhelmine Konstanze", "random", begins="chosen")
    anna = company.seated(seated, size={"width": width, "height": height}, language="de")
    anna.decision()
    anna.page.keyboard.press("c")
    for line in ("Hallo zusammen!", "Donaudampfschifffahrtsgesellschaftskapitänsmützen" * 3):
        anna.page.locator("#chat-text").fill(line)
        anna.page.keyboard.press("Enter")
    lines = anna.page.locator("#panel li")
    expect(lines).to_have_count(2)
    expect(anna.page.locator("#chat-text")).to_be_in_viewport(ratio=1)
    box = anna.page.locator("#panel ul").bounding_box()
    assert box is not None and box["height"] >= 60, "what is said can be read"
    assert sideways(anna.page) == []


def test_another_game_is_one_tap(company: Company, url: str) -> None:
    """Its deal is as fair as the first one's, and it is the second one that is looked at again."""
    anna = company.seated(table_of(url, "abluxxen", "me:Anna", "random", "random", options={"turn_limit": 6}))
    for number in (1, 2):
        anna.play()
        expect(anna.at("score")).to_contain_text("A fair deal")
        assert (anna.at("replay").get_attribute("href") or "").endswith(f"/{number}")
        anna.at("rematch").click()
        expect(anna.at("score")).to_have_count(0)
        anna.sees("hand")


def test_whoever_has_watched_takes_the_chair_of_somebody_who_was_sent_away(company: Company, url: str) -> None:
    """When the game is over, and not before."""
    seated = table_of(url, "abluxxen", "me:Anna", "open", options={"turn_limit": 6}, cover_bot="random")
    ben = company.guest("Ben").go(f"/t/{seated.table}")
    ben.at("sit").click()
    ben.sees("hand")
    anna = company.seated(seated)
    anna.tool("Menu").click()
    anna.page.get_by_role("button", name="Send away").click()
    anna.page.keyboard.press("Escape")
    dora = company.guest("Dora").go(f"/t/{seated.table}")
    dora.sees("table", "You are watching")
    assert dora.at("sit").count() == 0
    anna.play()
    dora.at("sit").click()
    for player in (anna, dora):
        player.at("rematch").click()
    dora.sees("hand")


def test_a_clock_runs_for_whoever_decides(company: Company, url: str) -> None:
    seated = table_of(
        url, "abluxxen", "me:Anna", "random", "random", begins="chosen", clock={"step_s": 60, "bank_s": 60}
    )
    anna = company.seated(seated)
    anna.decision()
    mine = anna.page.locator('[data-test="seat"][data-seat="0"]')
    expect(mine).to_contain_text(re.compile(r"\d:\d\d"))
    before = mine.inner_text()
    expect(mine).not_to_have_text(before, use_inner_text=True)


def test_a_line_of_the_log_shows_its_moment(company: Company, url: str) -> None:
    anna = before_a_hit(company, url)
    anna.tap("7")
    anna.at("confirm").click()
    anna.choice("take").click()
    expect(anna.at("hand").locator('[data-face="7"]')).to_have_count(0)
    anna.at("log").locator("button").first.click()
    expect(anna.at("to-now")).to_be_visible()
    expect(anna.at("hand").locator('[data-face="7"]')).to_have_count(3)
    anna.at("to-now").click()
    expect(anna.at("hand").locator('[data-face="7"]')).to_have_count(0)


def test_the_language_changes_in_mid_game(company: Company, url: str) -> None:
    anna = before_a_hit(company, url)
    anna.tap("7")
    expect(anna.at("confirm")).to_have_text("Lay three 7s")
    anna.tool("Menu").click()
    anna.at("language").select_option("de")
    anna.page.keyboard.press("Escape")
    expect(anna.at("confirm")).to_contain_text("Drei 7er")
    assert anna.page.locator("html").get_attribute("lang") == "de"


WATCH_MOTION = """() => {
  window.most = 0; // cards that were seen moving at the same time
  const look = () => {
    const moving = document.getAnimations().filter((one) => one.effect?.target?.closest?.("[data-card]"));
    window.most = Math.max(window.most, moving.length);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_cards_travel_and_stay_still_for_whoever_wants_less_motion(company: Company, url: str) -> None:
    for still in (False, True):
        anna = before_a_hit(company, url, still=still)
        anna.page.evaluate(WATCH_MOTION)
        anna.tap("7")
        anna.at("confirm").click()
        expect(anna.choice("take")).to_be_visible()
        anna.page.wait_for_timeout(200)
        assert (anna.page.evaluate("window.most") == 0) is still


def test_the_title_tells_whose_turn_it_is(company: Company, url: str) -> None:
    match = played(begun("abluxxen", 3, "evening"), 20, 0)
    anna = company.seated(table_at(url, match))
    expect(anna.page).to_have_title(re.compile("Your turn"))
