"""Surprises in Fluxx: everybody is asked at once, quickly, and nobody learns from it who holds what."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import WebSocket, expect

from fluxx.table import table
from server.serving import Serving
from web.guests import PHONE, Company, Guest
from web.prepared import company_at

HANDS: Final = "kpow its_a_trap robin | stop_that batmobile | veto the_bank"


def listen_in(guest: Guest) -> list[str]:
    """Everything that the server sends to a page."""
    frames: list[str] = []

    def opened(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: frames.append(str(frame)))

    guest.page.on("websocket", opened)
    return frames


def plays(guest: Guest, face: str) -> None:
    guest.tap(face)
    guest.at("confirm").click()


def sees_chain(guest: Guest, *links: str) -> None:
    """As a stack, the newest link first; those in brackets are struck out, and a word says so too."""
    items = guest.at("chain").locator("li")
    expect(items).to_have_count(len(links))
    expect(guest.at("chain").locator(".stack > *")).to_have_count(len(links))
    for item, link in zip(items.all(), links, strict=True):
        expect(item.locator(".what")).to_have_text(link.strip("()"))
        expect(item.locator(".off")).to_have_count(int(link.startswith("(")))
        line = "line-through" if link.startswith("(") else "none"
        expect(item.locator(".what")).to_have_css("text-decoration-line", line)


def test_a_chain_of_three_surprises_between_three_browsers(company: Company, server: Serving) -> None:
    """Anna plays an Action; Ben cancels it, Cleo cancels that, and Anna cancels Cleo's: the Action is cancelled."""
    match = table(hands=HANDS, tables="bane", rest="draw_pile").match
    seated = company_at(server, match, "me:Anna", "open", "open", window_s=0)
    anna, ben, cleo = company.guest("Anna"), company.guest("Ben", size=PHONE), company.guest("Cleo", language="de")
    all_ = (anna, ben, cleo)
    heard = [listen_in(guest) for guest in all_]
    anna.sit(seated)
    for guest in (ben, cleo):
        guest.go(f"/t/{seated.table}").at("sit").first.click()
        guest.sees("hand" if guest is cleo else "chair")

    plays(anna, "kpow")
    sees_chain(anna, "You play “K'POW!”")
    sees_chain(ben, "Anna plays “K'POW!”")
    sees_chain(cleo, "Anna spielt „K'POW!“ aus")
    for frames, own in zip(heard, ("its_a_trap", "stop_that", "veto"), strict=True):
        held = {"its_a_trap", "stop_that", "veto"} - {own}
        assert not [frame for frame in frames if any(f'"{card}"' in frame for card in held)], "nobody is told"
        assert any(f'"{own}"' in frame for frame in frames), "this is how it would be found"

    plays(ben, "stop_that")
    sees_chain(anna, "Ben cancels it with “Stop That!”", "(You play “K'POW!”)")
    sees_chain(ben, "You cancel it with “Stop That!”", "(Anna plays “K'POW!”)")

    plays(cleo, "veto")
    cleos = "Cleo cancels “Stop That!” with “Veto!”"
    sees_chain(anna, cleos, "(Ben cancels it with “Stop That!”)", "You play “K'POW!”")
    sees_chain(ben, cleos, "(You cancel it with “Stop That!”)", "Anna plays “K'POW!”")

    plays(anna, "its_a_trap")
    sees_chain(anna, "You cancel “Veto!” with “It's A Trap!”", f"({cleos})",
               "Ben cancels it with “Stop That!”", "(You play “K'POW!”)")  # fmt: skip
    sees_chain(cleo, "Anna hebt „Veto!“ mit „It's A Trap!“ auf", "(Du hebst „Stop That!“ mit „Veto!“ auf)",
               "Ben hebt das mit „Stop That!“ auf", "(Anna spielt „K'POW!“ aus)")  # fmt: skip
    for guest in (ben, cleo):
        guest.choice("pass").click()

    for guest in all_:
        expect(guest.at("chain")).to_have_count(0)
    for guest in (anna, cleo):  # on a phone others are a line
        expect(guest.page.locator('[data-pile="table:0"] [data-face="bane"]').first).to_be_attached()
    anna.sees("log", "“K'POW!” has no effect.")


def places(guest: Guest) -> list[object]:
    """Where what must hold still lies."""
    return [guest.at(name).first.bounding_box() for name in ("hand", "dock", "seat")]


def sees_that_others_may(guest: Guest) -> None:
    guest.sees("prompt", "Others may answer")
    expect(guest.at("closes")).to_be_attached()
    assert guest.at("choice").count() == guest.at("confirm").count() == 0, "there is nothing to decide"


def test_only_who_can_answer_is_asked_and_the_others_see_no_more_than_that_time_runs(
    company: Company, server: Serving
) -> None:
    """Ben holds a Surprise, Cleo none. Then nobody does; Cleo says “wait” all the same, and everybody sees it."""
    match = table(hands="kpow robin | stop_that batmobile | the_bank", tables="bane", rest="draw_pile").match
    seated = company_at(server, match, "me:Anna", "open", "open", window_s=3)
    anna, ben, cleo = company.guest("Anna"), company.guest("Ben", size=PHONE), company.guest("Cleo")
    anna.sit(seated)
    for guest in (ben, cleo):
        guest.go(f"/t/{seated.table}").at("sit").first.click()
        guest.sees("chair" if guest is ben else "hand")
    before = places(cleo)

    plays(anna, "kpow")
    expect(ben.choice("stop_that").get_by_text("stops “K'POW!”")).to_be_visible()
    ben.choice("stop_that").click()
    ben.sees("answered")
    for guest, who in ((anna, "You play"), (cleo, "Anna plays")):
        sees_that_others_may(guest)
        sees_chain(guest, f"{who} “K'POW!”")
    assert places(cleo) == before, "nothing jumps"

    for guest, who in ((anna, "You play"), (cleo, "Anna plays")):  # the time is up
        sees_chain(guest, "Ben cancels it with “Stop That!”", f"({who} “K'POW!”)")
        sees_that_others_may(guest)
    cleo.at("wait").click()
    for guest, text in ((anna, "Cleo says: wait!"), (ben, "Cleo says: wait!"), (cleo, "You say: wait!")):
        guest.sees("waits", text)
    expect(cleo.at("wait")).to_have_count(0)
    expect(ben.at("wait")).to_be_visible()
    assert places(cleo) == before
