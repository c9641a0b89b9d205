"""Abluxxen: end and points (rules AB-28 to AB-31)."""

import pytest

from abluxxen.table import Table, table
from kibitz.core.errors import GameIsOver

FIFTEEN = "7 7 7 7 / 8 8 8 8 8 J / 12 12 12 12 12"
TEN = "3 3 3 3 / 4 4 4 4 4 4"
FOURTEEN = "7 7 7 7 / 8 8 8 8 8 8 / 9 9 9 9"
THIRTEEN = ["7 7 7 7 7 / 8 8 8 8 8 8 8 8", "9 9 9 9 9 / 10 10 10 10 10 10 10 10"]


def why(game: Table) -> str:
    outcome = game.match.play.outcome()
    assert outcome is not None
    return outcome.why


@pytest.mark.rule("AB-28")
def test_the_game_ends_when_somebody_lays_the_last_card() -> None:
    game = table(hands="9 | 2 2 | 3 3", pool="4", deck="6").do("9x1")
    assert game.over()
    assert why(game) == "hand-empty"
    assert game.offered() == set()


@pytest.mark.rule("AB-28")
def test_the_game_ends_when_deck_and_pool_are_used_up() -> None:
    game = table(hands="9 2 | 2 2 | 3 3", pool="4").do("9x1", "pool:4")
    assert game.over()
    assert why(game) == "cards-used-up"


@pytest.mark.rule("AB-28")
def test_the_round_is_not_played_to_its_end() -> None:
    """The start player goes out; nobody else has a turn."""
    game = table(hands="9 | 2 2 | 3 3", pool="4", deck="6", start=0).do("9x1")
    with pytest.raises(GameIsOver):
        game.do("2x1")


@pytest.mark.rule("AB-28")
def test_an_empty_deck_alone_ends_nothing() -> None:
    assert not table(hands="9 2 | 2 2 | 3 3", pool="4 5").do("9x1", "pool:4").over()


@pytest.mark.rule("AB-29")
def test_display_cards_count_for_you_and_hand_cards_against_you() -> None:
    """Scenario 48: 15 and 4 make 11; 2 and 9 make -7."""
    game = table(hands="5 | 1 2 3 4 | 1 1 2 2 3 3 4 4 6", displays=f"| {FIFTEEN} | 13 13").do("5x1")
    assert game.scores() == [1, 11, -7]


@pytest.mark.rule("AB-29")
def test_values_and_jokers_make_no_difference_to_the_points() -> None:
    game = table(hands="1 | 13 | J", displays="| 1 1 | J J").do("1x1")
    assert game.scores() == [1, 1, 1]


@pytest.mark.rule("AB-29")
def test_discarded_cards_count_for_nobody() -> None:
    assert table(hands="1 | 13 | J", discard="5 5 5").do("1x1").scores() == [1, -1, -1]


@pytest.mark.rule("AB-30")
def test_a_tie_is_broken_by_the_smaller_hand() -> None:
    """Scenario 49: both have 11 points, with 0 and with 3 cards in hand."""
    game = table(hands="5 | 1 2 3 | 2", displays=f"{TEN} | {FOURTEEN}").do("5x1")
    assert game.scores() == [11, 11, -1]
    assert game.winners() == [0]


@pytest.mark.rule("AB-30", "AB-34")
def test_the_first_edition_shares_a_tie_at_once() -> None:
    """Scenario 49: the same position, and both win."""
    game = table(hands="5 | 1 2 3 | 2", displays=f"{TEN} | {FOURTEEN}", variant="first-edition").do("5x1")
    assert game.winners() == [0, 1]


@pytest.mark.rule("AB-30")
@pytest.mark.parametrize("variant", ["base", "advanced", "expert", "first-edition"])
def test_equal_points_and_equal_hands_share_the_win(variant: str) -> None:
    """Scenario 50: 11 points and 2 cards in hand each."""
    displays = f"{THIRTEEN[0]} | {THIRTEEN[1]}"
    game = table(hands="1 2 | 3 4 | 5", displays=displays, turn=2, variant=variant).do("5x1")
    assert game.scores() == [11, 11, 1]
    assert game.winners() == [0, 1]


@pytest.mark.rule("AB-30")
def test_the_tie_break_looks_only_at_those_who_are_tied() -> None:
    """Seat 2 goes out with no card in hand, but with fewer points."""
    game = table(hands="1 2 | 3 4 4 | 5", displays=f"{THIRTEEN[0]} | {THIRTEEN[1]} / J", turn=2).do("5x1")
    assert game.scores() == [11, 11, 1]
    assert game.winners() == [0]


@pytest.mark.rule("AB-30")
def test_going_out_gives_no_bonus() -> None:
    """Scenario 51: whoever goes out does not win with fewer points."""
    game = table(hands="5 | 1 2 | 2", displays="3 3 | 7 7 7 7 / 8 8").do("5x1")
    assert game.scores() == [3, 4, -1]
    assert game.winners() == [1]


@pytest.mark.rule("AB-30")
def test_the_most_points_can_be_below_zero() -> None:
    game = table(hands="9 2 | 2 2 | 3 3 3", pool="4").do("9x1", "pool:4")
    assert game.scores() == [-1, -2, -3]
    assert game.winners() == [0]


@pytest.mark.rule("AB-31")
def test_a_game_stops_at_the_turn_limit_and_is_scored_as_it_stands() -> None:
    game = table(hands="3 9 | 2 4 | 1 1 1", pool="4", deck="6", turn_limit=2).do("3x1", "none")
    assert not game.over()
    game.do("2x1", "none")
    assert game.over()
    assert game.scores() == [0, 0, -3]
    assert why(game) == "turn-limit"


@pytest.mark.rule("AB-31")
def test_the_turn_limit_gives_the_same_reason_in_a_position_without_a_deck() -> None:
    """Nothing was drawn, so the cards were not used up: the limit ended this game."""
    game = table(hands="3 9 | 2 4 | 1 1 1", variant="advanced", turn_limit=1).do("3x1")
    assert why(game) == "turn-limit"


@pytest.mark.rule("AB-31", "AB-33")
def test_an_expert_game_that_turns_in_circles_stops_after_three_hundred_turns() -> None:
    """Scenario 68, ruling Q25: all three always leave and always take back: 1 beats 13, 5 beats 1, 13 beats 5."""
    game = table(hands="1 1 | 5 5 | 13 13", pool="2 3 4 6 7 8", deck="9 10", variant="expert").do("1x1")
    for turn in range(2, 301):
        assert not game.over()
        game.do(["13x1", "1x1", "5x1"][turn % 3], "leave", "back")
    assert game.over()
    assert game.scores() == [-2, -2, 0]
    assert game.winners() == [2]
    assert why(game) == "turn-limit"


@pytest.mark.rule("AB-29", "AB-30")
@pytest.mark.parametrize(
    ("variant", "winners"), [("", {0: TEN + " / 5"}), ("first-edition", {0: TEN + " / 5", 1: FOURTEEN})]
)
def test_the_displays_of_those_who_have_won_come_forward(variant: str, winners: dict[int, str]) -> None:
    game = table(hands="5 | 1 2 3 | 2", displays=f"{TEN} | {FOURTEEN}", variant=variant)
    assert game.won_with() == []
    won = {f"display {seat}:": display.replace("/ ", "") for seat, display in winners.items()}
    assert game.do("5x1").won_with() == [f"{place} {cards}" for place, cards in won.items()]
