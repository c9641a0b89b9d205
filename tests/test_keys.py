"""A choice may have a key of its own, as the bids of Oh Hell have: it is typed in place of the number in the list. No
number means two things."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest

from kibitz import wire
from kibitz.games import GAMES
from kibitz.play.match import Match
from kibitz.play.players import Player
from kibitz.play.words import Words
from kibitz.terminal.console import Console
from kibitz.terminal.local.table import LocalTable
from kibitz.terminal.remote.table import RemoteTable
from kibitz.terminal.view_rendering import ViewRenderer, labels, offers
from ohhell.game import OhHellKind
from ohhell.test_oh_hell import table
from server.sitting import sitting_at


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    GAMES["oh_hell"] = OhHellKind()
    yield
    del GAMES["oh_hell"]


def bidding() -> Match:
    """Anna bids, with two cards in hand."""
    return table("AS KS|2H 3H|4H 5H").match


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
    play = bidding().play
    lines = ViewRenderer(play.game, Words("en", "oh_hell"), ["Anna", "Ben", "Cleo"]).choices(offers(play))
    assert [line.split()[:2] for line in lines] == [["0", "bid:0"], ["1", "bid:1"], ["2", "bid:2"]]


@pytest.mark.parametrize(("typed", "bid"), [("2", 2), ("0", 0), ("1", 1), ("bid:2", 2), ("007\n9\n3\n2", 2)])
def test_in_the_terminal_whoever_types_2_bids_two(typed: str, bid: int) -> None:
    out = StringIO()
    players = [Player("Anna"), Player("Ben", "random"), Player("Cleo", "random")]
    LocalTable(bidding(), players, Words("en", "oh_hell"), Console(StringIO(typed + "\n"), out), None).run()
    assert f"Anna bids {bid}." in out.getvalue()
    assert out.getvalue().count("There is no choice") == typed.count("\n")


def test_a_card_has_no_key_and_is_typed_by_its_number() -> None:
    out = StringIO()
    match = table("AS KS|2H 3H|4H 5H", bids=[1, 1, 1]).match
    players = [Player("Anna"), Player("Ben", "random"), Player("Cleo", "random")]
    LocalTable(match, players, Words("en", "oh_hell"), Console(StringIO("2\n"), out), None).run()
    assert "Anna plays A♠." in out.getvalue()


def test_at_a_table_of_a_server_too() -> None:
    """What the server offers comes with its keys, and what is typed goes back as the choice's text."""
    sitting, sent = sitting_at("oh_hell", "Anna *random *random", bidding()), list[wire.Spoken]()
    news = sitting.fresh(0)
    assert news.ask is not None and [offer.key for offer in news.ask.offers] == ["0", "1", "2"]
    assert news.info is not None
    remote = RemoteTable(Console(StringIO(), StringIO()), "en", news.info, sent.append)
    for message in (wire.Welcome(seats=[0]), news):
        remote.handle(message)
    for typed in ("2", "1", "0"):
        remote.obey(typed)
    assert [act.choices for act in sent if isinstance(act, wire.Choose)] == [["bid:2"], ["bid:1"], ["bid:0"]]
