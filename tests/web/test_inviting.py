"""Bringing others to a table: the link, its QR code, and people one has played with lately."""

from __future__ import annotations

from playwright.sync_api import expect

from server.serving import sit_down
from web.guests import PHONE, Company
from web.page_checks import clipped, sideways
from web.prepared import table_of


def test_somebody_i_have_played_with_is_invited_and_sits_down_from_the_lobby(company: Company, url: str) -> None:
    first = table_of(url, "absolute", "me:Anna", "open")
    met = sit_down(url, first.table, "Ben")
    second = table_of(url, "absolute", "me:Anna", "open", key=first.key)
    anna, ben = company.guest(size=PHONE), company.guest("Ben")
    anna.hold(second)
    anna.go(f"/t/{second.table}")
    expect(anna.at("qr")).to_be_visible()
    anna.page.wait_for_function("() => document.querySelector('[data-test=qr]').naturalWidth > 0")
    assert (clipped(anna.page), sideways(anna.page)) == ([], [])
    anna.at("invite").click()
    expect(anna.at("invite")).to_be_disabled()
    expect(anna.at("invite")).to_contain_text("Ben")
    ben.hold(met)
    ben.go("/")
    expect(ben.at("invitation")).to_contain_text("Anna invites you")
    ben.at("invitation").get_by_role("link").click()
    ben.at("sit").click()
    ben.sees("hand")
    anna.sees("hand")


def test_an_invitation_can_be_declined(company: Company, url: str) -> None:
    first = table_of(url, "absolute", "me:Anna", "open")
    met = sit_down(url, first.table, "Ben")
    second = table_of(url, "absolute", "me:Anna", "open", key=first.key)
    anna, ben = company.guest(), company.guest("Ben")
    anna.hold(second)
    anna.go(f"/t/{second.table}")
    anna.at("invite").click()
    ben.hold(met)
    ben.go("/")
    ben.at("decline").click()
    expect(ben.at("invitation")).to_have_count(0)
    ben.page.reload()
    ben.sees("play-now")
    expect(ben.at("invitation")).to_have_count(0)
