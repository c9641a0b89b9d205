"""A choice may have a key of its own: it is typed in place of the number in the list. No number means two things."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest

from bids.game import BidsKind
from every import Shape, label
from fourth.test_fourth import CHECKS, Check
from kibitz import wire
from kibitz.games import GAMES, make_game
from kibitz.play.match import new_match
from kibitz.play.players import Player
from kibitz.play.words import Words
from kibitz.terminal.console import Console
from kibitz.terminal.line import LineTable
from kibitz.terminal.remote import RemoteTable
from kibitz.terminal.show import Scribe, labels, offers
from server.sitting import Sitting

SHAPES: list[Shape] = [("bids", {}, seats) for seats in (2, 4)]


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    GAMES["bids"] = BidsKind()
    yield
    del GAMES["bids"]


@pytest.mark.parametrize(
    ("keys", "typed"),
    [
        (["", "", ""], ["1", "2", "3"]),
        (["0", "1", "2", ""], ["0", "1", "2", "4"]),
        (["", "0", "1", "2", "3"], ["6", "0", "1", "2", "3"]),
        (["", "", "1", "2"], ["5", "6", "1", "2"]),
        (["", "x", "1", "5"], ["6", "x", "1", "5"]),
        ([], []),
    ],
)
def test_no_number_means_two_things(keys: list[str], typed: list[str]) -> None:
    assert labels(keys) == typed and len(set(typed)) == len(typed)


def test_the_list_shows_what_is_typed() -> None:
    play = make_game("bids", {}, 2).start(2, "1")
    lines = Scribe(play.game, Words("en", "bids"), ["Anna", "Ben"]).choices(offers(play))
    assert [line.split()[:2] for line in lines] == [
        ["6", "pass"], ["0", "bid:0"], ["1", "bid:1"], ["2", "bid:2"], ["3", "bid:3"]
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "score"), [("2", 3), ("0", 1), ("1", 2), ("6", 0), ("bid:3", 4), ("pass", 0), ("007\n9\n2", 3)]
)
def test_in_the_terminal_whoever_types_2_bids_two(typed: str, score: int) -> None:
    out = StringIO()
    match = new_match(make_game("bids", {}, 2), 2, "1")
    players = [Player("Anna"), Player("Ben", "random")]
    LineTable(match, players, Words("en", "bids"), Console(StringIO(typed + "\n"), out), None).run()
    assert f"Final score: Anna {score}," in out.getvalue()
    assert out.getvalue().count("There is no choice") == typed.count("\n")


def test_at_a_table_of_a_server_too() -> None:
    """What the server offers comes with its keys, and what is typed goes back as the choice's text."""
    sitting, sent = Sitting("bids", "Anna *random", begins="chosen"), list[wire.Spoken]()
    sitting.deal()
    news = sitting.fresh(0)
    assert news.ask is not None and [offer.key for offer in news.ask.offers] == ["", "0", "1", "2", "3"]
    assert news.info is not None
    table = RemoteTable(Console(StringIO(), StringIO()), "en", news.info, sent.append)
    for message in (wire.Welcome(seats=[0]), news):
        table.hear(message)
    for typed in ("2", "1", "6"):
        table.obey(typed)
    assert [act.choices for act in sent if isinstance(act, wire.Choose)] == [["bid:2"], ["bid:1"], ["pass"]]


@pytest.mark.parametrize("shape", SHAPES, ids=label)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_it_conforms(check: Check, shape: Shape) -> None:
    check(shape)
