"""The tutorials: a newcomer does what the guide asks, step by step, and then plays."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.guests import PHONE, WIDE, Company
from web.learner import learning, lesson_of
from web.looks import clipped, faults_for_access, missing, sideways, tiny

GAMES = ["abluxxen", "fluxx", "absolute"]


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_learns_a_game_by_tapping_and_then_plays_it(company: Company, game: str) -> None:
    anna = company.guest(size=PHONE)
    assert list(learning(anna, game)) == list(range(1, len(lesson_of(game)) + 1))
    anna.at("play-now").click()
    anna.sees("hand")
