"""The figures: intervals, deals as units, ratings, times."""

from __future__ import annotations

import pytest

from kibitz.arena.game_runner import step_ms, time_step
from kibitz.arena.ratings import Ratings, ranks
from kibitz.arena.stats import Difference, Means, Shares, Times, wilson
from kibitz.arena.store import SeatRow


def row(bot: str, share: float, score: int = 0, forfeited: int = 0, game: int = 0, seat: int = 0) -> SeatRow:
    return SeatRow(game, 0, 1, 0, seat, bot, share, score, forfeited)


def test_wilsons_interval_as_in_the_textbooks() -> None:
    assert wilson(0.5, 20)[1:] == pytest.approx((0.2993, 0.7007), abs=1e-4)
    assert wilson(0.0, 10)[1:] == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(1.0, 10)[1:] == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.3, 0) == (0.3, 0.0, 1.0)


def shares(deals: list[list[float]]) -> Shares:
    result = Shares()
    for deal in deals:
        result.add(sum(deal), len(deal))
        result.games += len(deal)
    return result


def test_games_that_end_alike_count_as_one_a_deal() -> None:
    alike = shares([[1.0] * 4, [0.0] * 4] * 50)
    assert alike.effective() == pytest.approx(100, rel=0.02)
    assert alike.mean() == 0.5


def test_no_more_games_are_claimed_than_were_played() -> None:
    assert shares([[1.0, 0.0, 0.0, 0.0]] * 99 + [[1.0, 1.0, 0.0, 0.0]]).effective() == 400


def test_if_every_game_goes_the_same_way_deals_count() -> None:
    assert shares([[1.0] * 4] * 25).effective() == 25


def test_in_between_the_variance_between_deals_decides() -> None:
    # of eight deals six end alike, two are split: a variance of 6/256, and a quarter by that are 10 2/3 of 16 games
    mixed = shares(([[0.0, 0.0], [1.0, 1.0]] * 3 + [[1.0, 0.0], [0.0, 1.0]]) * 100)
    assert mixed.effective() == pytest.approx(1066.7, rel=0.01)


def test_the_mean_of_points_is_as_sure_as_its_deals() -> None:
    points = Means()
    for total in (10.0, 20.0, 30.0):
        points.add(total, 2)
    assert points.interval().value == 10
    # deals' means 5, 10, 15: standard error 5 / sqrt(3)
    assert points.interval().high - 10 == pytest.approx(1.96 * 5 / 3**0.5)


def test_a_difference_on_the_same_deals() -> None:
    difference = Difference()
    for value in (0.1, 0.2, 0.3):
        difference.add(value)
    assert difference.interval().value == pytest.approx(0.2)
    assert difference.interval().low == pytest.approx(0.2 - 1.96 * 0.1 / 3**0.5)


def test_whoever_wins_is_rated_higher_and_gets_surer() -> None:
    ratings = Ratings(["a", "b"])
    for _ in range(20):
        ratings.add([row("a", 1.0, 5), row("b", 0.0, 2)])
    assert ratings.of("a").mu > 25 > ratings.of("b").mu
    assert ratings.of("a").sigma < 25 / 3


def test_a_bot_that_meets_only_itself_learns_nothing() -> None:
    ratings = Ratings(["a"])
    ratings.add([row("a", 1.0, 5), row("a", 0.0, 2)])
    assert ratings.of("a") == Ratings(["a"]).of("a")


def test_winners_come_first_then_points_and_forfeited_bots_last() -> None:
    assert ranks([row("a", 0.0, 9), row("b", 1.0, 1), row("c", 0.0, 9), row("d", 0.0, 99, forfeited=1)]) == [1, 0, 1, 3]
    assert ranks([row("a", 0.0), row("b", 0.0)]) == [0, 0], "no winner: all are equal"


@pytest.mark.parametrize("ms", [0.001, 0.02, 1.0, 7.0, 250.0, 9000.0])
def test_a_time_is_kept_to_a_tenth(ms: float) -> None:
    assert step_ms(time_step(ms)) == pytest.approx(ms, rel=0.1)


def test_percentiles_of_decision_times() -> None:
    times = Times()
    times.steps.update({time_step(1): 90, time_step(100): 10})
    times.longest_ms = 104.0
    assert times.at(0.5) == pytest.approx(1, rel=0.1)
    assert times.at(0.95) == pytest.approx(100, rel=0.1)
    assert Times().at(0.5) == 0
