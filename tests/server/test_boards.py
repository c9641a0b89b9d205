"""Boards: what whoever draws a table is sent, for every game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from msgspec.json import encode

from every import SHAPES, Shape, course, game_of, label
from kibitz import wire
from kibitz.core.game import SPECTATOR
from kibitz.core.rng import Rng
from kibitz.server.live import history
from kibitz.server.live.live_table import LiveTable
from kibitz.server.table.boards import BoardMaker, board_of
from kibitz.server.table.presenter import Presenter
from kibitz.server.table.seating import NotNow
from server.services import do, opened, service_at
from server.sitting import Sitting, any_choice


@pytest.mark.parametrize("shape", SHAPES, ids=label)
def test_every_pile_is_on_the_board_with_as_many_cards_as_lie_there(shape: Shape) -> None:
    game = game_of(shape)
    for number, (play, code) in enumerate(course(shape, 1)):
        board = board_of(game, play.view(number % (shape[2] + 1) - 1))
        assert board.seats == play.seats
        assert {pile.name for pile in board.piles} == {look.name for look in game.piles}
        for pile in board.piles:
            assert not pile.parts or pile.count == sum(len(part.cards) for part in pile.parts)
        play.apply(code)
        if number > 60:
            break


@pytest.mark.parametrize("shape", SHAPES, ids=label)
def test_whoever_looks_the_board_is_the_same_as_one_made_for_them_alone(shape: Shape) -> None:
    """Piles are made once for all who see the same; nothing of what another has seen comes to anybody."""
    game = game_of(shape)
    boards, rng = BoardMaker(game), Rng(7)
    for number, (play, code) in enumerate(course(shape, 2)):
        for _ in range(2):
            view = play.view(rng.below(play.seats + 1) - 1)
            assert encode(boards.board(view)) == encode(board_of(game, view))
        play.apply(code)
        if number > 60:
            break


def dealt_table() -> Sitting:
    sitting = Sitting("abluxxen", "Anna Ben Cleo")
    sitting.deal("1")
    return sitting


def test_only_the_own_hand_is_open() -> None:
    board = dealt_table().fresh(1, boards=True).board
    assert board is not None
    hands = {pile.seat: pile for pile in board.piles if pile.name == "hand"}
    assert [bool(hands[seat].parts) for seat in range(3)] == [False, True, False]
    assert [hands[seat].count for seat in range(3)] == [13, 13, 13]


def test_whoever_watches_sees_no_hand() -> None:
    board = dealt_table().fresh(SPECTATOR, boards=True).board
    assert board is not None
    assert not any(pile.parts for pile in board.piles if pile.name == "hand")


def test_offers_say_what_they_touch_to_whoever_draws_the_table() -> None:
    sitting = dealt_table()
    asked = sitting.round.asked()[0]
    offers = sitting.fresh(asked, boards=True).ask
    assert offers is not None and all(offer.touches for offer in offers.offers)
    plain = sitting.fresh(asked).ask
    assert plain is not None and not any(offer.touches for offer in plain.offers)


# ---- a moment of the game


async def moments(live: LiveTable) -> list[wire.Board]:
    """The boards that Anna would be shown of every piece of news of this game."""
    upto = live.table.chairs[0].n
    return [await history.board_at(live, 0, n) for n in range(1, upto + 1)]


def test_every_moment_of_the_game_can_be_seen_again(new_sqlite: Callable[[], str]) -> None:
    """After some moves, the first board is that of the deal, and the last one is the present one."""

    async def look() -> None:
        async with service_at(new_sqlite()) as service:
            live = await opened(service, "abluxxen")
            dealt = Presenter(live.table, 0).news(0, [], boards=True).board
            for _ in range(6):
                await do(live, any_choice(live.table.playing(), Rng(1)))
            now = Presenter(live.table, 0).news(0, [], boards=True).board
            seen = await moments(live)
            assert seen[0] == dealt and seen[-1] == now and dealt != now
            with pytest.raises(NotNow):
                await history.board_at(live, 0, 10_000)

    asyncio.run(look())
