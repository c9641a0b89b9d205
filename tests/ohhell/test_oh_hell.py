"""A trick game of several deals, written by ``docs/add-a-game.md``, passes the conformance suite; and its rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from every import Shape, begin, label, somewhere
from fourth.test_fourth import CHECKS, Check
from kibitz.core.game import Json
from kibitz.games import GAMES
from kibitz.play.match import load_match
from ohhell.game import SEATS, OhHellKind
from ohhell.rules import OhHellPlay
from ohhell.table import FACES, HAND, RANKS
from tables import AnyTable

SHAPES: list[Shape] = [("oh_hell", {"hook": hook}, seats) for hook in (False, True) for seats in SEATS]


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    GAMES["oh_hell"] = OhHellKind()
    yield
    del GAMES["oh_hell"]


@pytest.mark.parametrize("shape", SHAPES, ids=label)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_it_conforms(check: Check, shape: Shape) -> None:
    check(shape)


def table(hands: str, trump: str = "2C", **more: Json) -> AnyTable:
    """Three seats, the first one begins."""
    rows: list[Json] = [list(text.split()) for text in hands.split("|")]
    cards = len(hands.split("|")[0].split())
    beginning: dict[str, Json] = {"turn": 0, "leader": 0, "starter": 0, "deal": cards, "trump": [trump], "hands": rows}
    return AnyTable(load_match({"game": "oh_hell", "options": {}, **beginning, **more}))


def test_oh_3_the_last_bid_may_not_make_all_bids_fit() -> None:
    game = table("AS KS|2H 3H|4H 5H").do("bid:1").do("bid:0")
    assert game.offered() == {"bid:0", "bid:2"} and game.why("bid:1") == "OH-3"


def test_oh_4_suit_is_followed() -> None:
    game = table("AS KS|2S 3H|4H 5H", bids=[2, 0, 0]).do("AS")
    assert game.offered() == {"2S"} and game.why("3H") == "OH-4"


def test_oh_5_the_highest_trump_takes_the_trick() -> None:
    game = table("AS KS|2S 3H|4C 5H", bids=[2, 0, 0]).do("AS").do("2S").do("4C")
    assert game.state()["won"] == [0, 0, 1] and game.match.play.seat() == 2


def test_oh_6_a_bid_that_was_won_counts_ten_and_its_tricks() -> None:
    game = table("AS KS|2S 3H|4H 5H", bids=[2, 0, 1], options={"deals": 2})
    for card in ("AS", "2S", "4H", "KS", "3H", "5H"):
        game.do(card)
    assert game.over() and game.state()["scores"] == [12, 10, 0]


def test_who_did_not_follow_is_never_imagined_to_hold_that_suit() -> None:
    found = 0
    for seed in range(40):
        play = somewhere(SHAPES[0], seed)
        assert isinstance(play, OhHellPlay)
        for other in range(5):
            play.redeal(play.seat(), other)
            for seat in range(play.seats):
                suits = {card // RANKS for card in play.cards.piles[HAND + seat]}
                shown = {suit for suit in range(4) if play.voids[seat] >> suit & 1}
                assert not suits & shown
                found += len(shown)
    assert found


def test_later_deals_are_secret_too() -> None:
    play = begin(SHAPES[0], 1)
    imagined = [play.game.imagine(play.view(0), seed) for seed in (1, 2)]
    hands = set()
    for one in imagined:
        while one.position()["deal"] == 1:
            one.apply(one.legal[0])
        hands.add(str(one.position()["hands"]))
    assert len(hands) == 2 and len(FACES) == 52
