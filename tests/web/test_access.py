"""Everybody can play: every page is clean under axe, in both themes, on a phone and on a wide screen."""

from __future__ import annotations

import pytest

from web.guests import PHONE, WIDE, Company
from web.looks import faults_for_access
from web.places import PLACES


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing(company: Company, place: str) -> None:
    guest = company.guest(size=WIDE)
    PLACES[place](guest)
    assert faults_for_access(guest.page) == ""
    guest.page.emulate_media(color_scheme="dark")
    guest.page.set_viewport_size(PHONE)
    assert faults_for_access(guest.page) == ""
