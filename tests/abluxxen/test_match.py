"""Abluxxen: a match of several games, first edition (rule AB-35)."""

import pytest

from abluxxen.table import Table, table
from kibitz.core.errors import BadOptions
from kibitz.core.game import Json
from kibitz.games import make_game
from kibitz.play.match import new_match


@pytest.mark.rule("AB-35")
def test_in_one_cycle_each_player_begins_once() -> None:
    """Scenario 67: four players, four games; games of one turn each leave everybody with equal totals."""
    game_of_one_turn = make_game("abluxxen", {"variant": "first-edition", "cycles": 1, "turn_limit": 1}, 4)
    game = Table(new_match(game_of_one_turn, 4, "lynx"))
    beginners = []
    while not game.over():
        beginners.append(game.state()["start"])
        game.do(next(text for text in game.offered() if text.endswith("x1")))
    assert beginners == [0, 1, 2, 3]
    assert game.scores() == [-13 * 3 - 11] * 4
    assert game.winners() == [0, 1, 2, 3]


@pytest.mark.rule("AB-35")
def test_the_next_game_is_dealt_anew_from_all_cards() -> None:
    game = table(hands="9 | 2 2 | 3 | 4", displays="5 5", variant="first-edition", cycles=1, seed=7).do("9x1")
    assert not game.over()
    assert [len(game.hand(seat).split()) for seat in range(4)] == [13, 13, 13, 13]
    assert (game.count("pool"), game.count("deck"), game.count("discard")) == (6, 51, 0)
    assert [game.display(seat) for seat in range(4)] == ["", "", "", ""]


@pytest.mark.rule("AB-35")
def test_the_start_seat_moves_one_place_clockwise() -> None:
    """Whoever went out: after a game that seat 3 began, seat 0 begins."""
    game = table(hands="9 | 2 2 | 3 | 4", variant="first-edition", cycles=2, start=3, game_no=4).do("9x1")
    assert (game.state()["game_no"], game.state()["start"]) == (5, 0)
    assert game.asks() == (0, "lay")


@pytest.mark.rule("AB-35")
def test_the_points_of_all_games_are_added() -> None:
    game = table(hands="9 | 2 2 | 3", displays="5 5", variant="first-edition", cycles=1, totals=[1, -4, 10], game_no=2)
    game.do("9x1")
    assert game.state()["totals"] == [1 + 3, -4 - 2, 10 - 1]


@pytest.mark.rule("AB-35")
def test_a_match_has_cycles_times_players_games() -> None:
    """Two players and two cycles: after the third game it goes on, after the fourth it is over."""
    third = table(hands="9 | 2", variant="first-edition", cycles=2, game_no=3).do("9x1")
    fourth = table(hands="9 | 2", variant="first-edition", cycles=2, game_no=4).do("9x1")
    assert not third.over()
    assert fourth.over()


@pytest.mark.rule("AB-35")
def test_the_highest_total_wins_the_match() -> None:
    """Seat 0 wins the last game, seat 2 the match."""
    game = table(hands="9 | 2 2 | 3", displays="5 5", variant="first-edition", cycles=1, totals=[1, -4, 10], game_no=3)
    game.do("9x1")
    assert game.scores() == [4, -6, 9]
    assert game.winners() == [2]


@pytest.mark.rule("AB-35")
def test_equal_totals_share_the_match_whatever_the_hands() -> None:
    """Ruling Q39: hand cards do not break the tie."""
    game = table(hands="9 | 2 2 2 | 3", variant="first-edition", cycles=1, totals=[0, 4, 0], game_no=3).do("9x1")
    assert game.scores() == [1, 1, -1]
    assert game.winners() == [0, 1]


@pytest.mark.rule("AB-35")
def test_a_match_of_many_games_is_won_however_low_the_totals_are() -> None:
    """Who plays badly for a hundred rounds has lost thousands of points, and somebody has still lost least."""
    low: Json = [-5000, -4000, -4500]
    game = table(hands="9 | 2 2 2 | 3", variant="first-edition", cycles=100, totals=low, game_no=300).do("9x1")
    assert game.winners() == [1]
    assert game.match.game.strategy.shares(game.match.play) == [0.0, 1.0, 0.0]


@pytest.mark.rule("AB-31", "AB-35")
def test_the_turn_limit_applies_to_each_game_of_a_match() -> None:
    game = table(hands="9 9 | 2 2 2", variant="first-edition", cycles=1, turn_limit=5, turns=4, pool="4", deck="5")
    game.do("9x1")
    assert (game.state()["game_no"], game.state()["turns"]) == (2, 0)


@pytest.mark.rule("AB-35")
def test_a_single_game_is_the_default() -> None:
    assert table(hands="9 | 2", variant="first-edition").do("9x1").over()


@pytest.mark.rule("AB-35")
@pytest.mark.parametrize("variant", ["base", "advanced", "expert"])
def test_only_the_first_edition_has_a_match(variant: str) -> None:
    with pytest.raises(BadOptions, match="cycles"):
        make_game("abluxxen", {"variant": variant, "cycles": 1}, 3)
