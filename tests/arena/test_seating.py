"""Who sits where: everybody behind every hand, everybody equally often."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from math import comb

from hypothesis import given
from hypothesis import strategies as st

from kibitz.arena.seating import Settings, count_games, lineup, tasks

NAMES = "abcdefg"

some_bots = st.lists(st.sampled_from(NAMES), min_size=1, max_size=7).map(tuple)


def settings(bots: tuple[str, ...], seats: int) -> Settings:
    return Settings("abluxxen", 1, "{}", seats, "s", bots, 1000, 1000)


@given(some_bots, st.integers(2, 6), st.integers(1, 60))
def test_in_every_deal_every_bot_sits_equally_often_on_every_seat(
    bots: tuple[str, ...], seats: int, games: int
) -> None:
    for _, deal in groupby(tasks(settings(bots, seats), games), lambda task: task.deal):
        played = list(deal)
        assert len({(task.seed, task.first) for task in played}) == 1
        for bot in set(played[0].bots):
            assert len({sum(task.bots[seat] == bot for task in played) for seat in range(seats)}) == 1


@given(some_bots, st.integers(2, 6), st.integers(1, 60))
def test_no_game_is_played_twice_and_deals_are_complete(bots: tuple[str, ...], seats: int, games: int) -> None:
    played = list(tasks(settings(bots, seats), games))
    assert len({(task.deal, task.bots) for task in played}) == len(played) >= games
    assert [task.number for task in played] == list(range(len(played)))
    assert Counter(task.deal for task in played) == {task.deal: task.rotations for task in played}
    assert count_games(settings(bots, seats), games) == (len(played), played[-1].deal + 1)


@given(st.integers(1, 7), st.integers(2, 6))
def test_every_bot_is_in_equally_many_lineups(count: int, seats: int) -> None:
    bots = tuple(NAMES[:count])
    deals = count if count <= seats else comb(count, seats)
    lineups = [lineup(settings(bots, seats), deal) for deal in range(deals)]
    assert len(set(Counter(bot for line in lineups for bot in line).values())) == 1
    if count > seats:
        assert len({frozenset(line) for line in lineups}) == deals, "every combination once"


def test_one_against_three_sits_on_each_seat_once_a_deal() -> None:
    played = list(tasks(settings(("x", "y", "y", "y"), 4), 4))
    assert sorted(task.bots.index("x") for task in played) == [0, 1, 2, 3]


def test_four_of_a_kind_play_a_deal_once() -> None:
    assert [task.deal for task in tasks(settings(("x",), 4), 3)] == [0, 1, 2]


def test_the_seat_that_begins_moves_from_deal_to_deal() -> None:
    assert [task.first for task in tasks(settings(("x",), 3), 5)] == [0, 1, 2, 0, 1]


def test_nobody_always_sits_behind_the_same_rival() -> None:
    played = tasks(settings(("w", "x", "y", "z"), 4), 200)
    behind = Counter(task.bots[task.bots.index("w") - 1] for task in played)
    assert set(behind) == {"x", "y", "z"}
