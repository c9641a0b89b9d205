"""Abluxxen: drawing cards (rules AB-20 to AB-25)."""

import pytest

from abluxxen.table import table


@pytest.mark.rule("AB-20")
def test_each_card_is_drawn_from_the_pool_or_the_deck() -> None:
    """Ruling Q17: a free choice for each card; equal open cards are one choice."""
    game = table(hands="7 7 9 | 2 | 2", displays="| 5 5", pool="4 4 J", deck="6 3").do("7x2", "take")
    assert game.offered() == {"deck", "pool:4", "pool:J"}
    game.do("pool:4")
    assert game.offered() == {"deck", "pool:4", "pool:J"}


@pytest.mark.rule("AB-20")
def test_a_deck_card_is_seen_before_the_next_choice() -> None:
    """Scenario 31: after a card from the deck the drawer knows it, and the pool still shows six."""
    game = table(hands="7 7 9 | 2 | 2", displays="| 5 5", pool="1 3 4 8 11 J", deck="6 10 12").do("7x2", "take", "deck")
    assert game.match.play.view(1)["hands"] == [3, ["2", "6"], 1]
    assert game.count("pool") == 6
    assert game.offered() == {"deck", "pool:1", "pool:3", "pool:4", "pool:8", "pool:11", "pool:J"}


@pytest.mark.rule("AB-20", "AB-22")
def test_the_pool_is_not_refilled_during_a_draw() -> None:
    """Scenario 31: after a card from the pool it shows five."""
    game = table(hands="7 7 9 | 2 | 2", displays="| 5 5", pool="1 3 4 8 11 J", deck="6 10 12")
    game.do("7x2", "take", "pool:J")
    assert game.cards("pool") == "1 3 4 8 11"
    assert game.state()["pending"] == {"prompt": "draw", "victim": 1, "owed": 1}


@pytest.mark.rule("AB-21")
def test_owed_cards_must_be_drawn() -> None:
    game = table(hands="7 7 9 | 2 | 2", displays="| 5 5", pool="4", deck="6 3").do("7x2", "take", "deck")
    assert game.asks() == (1, "draw")
    assert "none" not in game.offered()


@pytest.mark.rule("AB-22")
def test_the_pool_is_refilled_to_six_after_the_last_card() -> None:
    game = table(hands="7 7 9 | 2 | 2", displays="| 5 5", pool="1 3 4 8 11 J", deck="6 10 12")
    game.do("7x2", "take", "pool:J", "pool:1")
    assert (game.cards("pool"), game.cards("deck")) == ("3 4 8 11 6 10", "12")


@pytest.mark.rule("AB-22")
def test_a_draw_that_empties_the_pool_goes_on_from_the_deck() -> None:
    """Scenario 32, ruling Q16: seven owed, six in the pool, ten in the deck."""
    game = table(
        hands="8 8 8 8 8 8 8 9 | 2 | 2",
        displays="| 7 7 7 7 7 7 7",
        pool="1 2 3 4 5 6",
        deck="9 9 10 10 11 11 12 12 13 13",
    )
    game.do("8x7", "take", "pool:1", "pool:2", "pool:3", "pool:4", "pool:5", "pool:6")
    assert not game.over()
    assert game.offered() == {"deck"}
    game.do("deck")
    assert (game.cards("pool"), game.cards("deck")) == ("9 10 10 11 11 12", "12 13 13")


@pytest.mark.rule("AB-22", "AB-23")
def test_the_pool_is_refilled_as_far_as_the_deck_reaches() -> None:
    """Scenario 38: deck 4, pool 6, six cards drawn from the pool."""
    game = table(hands="8 8 8 8 8 8 9 | 2 | 2", displays="| 7 7 7 7 7 7", pool="1 2 3 4 5 6", deck="9 10 11 12")
    game.do("8x6", "take", "pool:1", "pool:2", "pool:3", "pool:4", "pool:5", "pool:6")
    assert not game.over()
    assert (game.cards("pool"), game.cards("deck")) == ("9 10 11 12", "")


@pytest.mark.rule("AB-23")
def test_an_empty_deck_is_never_rebuilt() -> None:
    """Scenario 33: deck 0, pool 3, two owed: one card stays, and play goes on."""
    game = table(hands="7 7 9 | 2 | 2", displays="| 5 5", pool="4 6 8", discard="1 1 1").do("7x2", "take")
    game.do("pool:4", "pool:6")
    assert (game.cards("pool"), game.cards("deck"), game.cards("discard")) == ("8", "", "1 1 1")
    assert game.asks() == (1, "lay")


@pytest.mark.rule("AB-23")
def test_without_a_deck_only_the_pool_can_be_drawn() -> None:
    """Scenario 39, ruling Q18."""
    game = table(hands="7 7 9 | 2 | 2", displays="| 5 5", pool="4 6 8").do("7x2", "take")
    assert game.offered() == {"pool:4", "pool:6", "pool:8"}


@pytest.mark.rule("AB-23")
def test_the_last_card_of_the_deck_is_no_end_while_the_pool_lasts() -> None:
    """Scenario 37: deck 1, pool 6, one card drawn from the deck."""
    game = table(hands="7 9 | 2 | 2", displays="| 5", pool="1 3 4 8 11 J", deck="6").do("7x1", "take", "deck")
    assert (game.count("pool"), game.count("deck")) == (6, 0)
    assert game.asks() == (1, "lay")


@pytest.mark.rule("AB-21", "AB-24")
def test_the_game_ends_in_the_middle_of_a_draw() -> None:
    """Scenario 34: deck 0, pool 2, three owed; the third card is not drawn."""
    game = table(hands="7 7 7 9 | 2 | 2", displays="| 5 5 5", pool="4 6").do("7x3", "take", "pool:4")
    assert not game.over()
    game.do("pool:6")
    assert game.over()
    assert game.hand(1) == "2 4 6"
    assert game.scores() == [3 - 4, -3, -1]


@pytest.mark.rule("AB-19", "AB-24")
def test_cards_may_be_dropped_when_fewer_are_left_than_owed() -> None:
    """Scenario 40, ruling Q13: three owed, deck 0, pool 2."""
    game = table(hands="7 7 7 9 | 2 | 2", displays="| 5 5 5", pool="4 6").do("7x3", "leave")
    assert game.offered() == {"back", "drop"}
    game.do("drop", "pool:4", "pool:6")
    assert game.over()
    assert game.cards("discard") == "5 5 5"


@pytest.mark.rule("AB-24")
def test_a_hit_that_costs_no_draw_lets_the_next_one_happen() -> None:
    """Scenario 35: deck 0, pool 1; the first victim takes back, so the second is resolved as usual."""
    game = table(hands="9 3 | 2 | 2", displays="| 5 | 4", pool="6").do("9x1", "leave", "back")
    assert game.state()["pending"] == {"prompt": "take-or-leave", "victim": 2}


@pytest.mark.rule("AB-24")
def test_later_hits_do_not_happen_when_nothing_is_left() -> None:
    """Scenario 35, ruling Q9: the first victim draws the last card; the second keeps its layer, and it counts."""
    game = table(hands="9 3 | 2 | 2", displays="| 5 | 4", pool="6").do("9x1", "take", "pool:6")
    assert game.over()
    assert game.display(2) == "4"
    assert game.scores() == [-1, -2, 0]


@pytest.mark.rule("AB-24")
def test_exactly_as_many_cards_as_owed_are_all_drawn() -> None:
    """Scenario 36, ruling Q14: deck 2, pool 6, eight owed; the game ends with the eighth."""
    game = table(hands="8 8 8 8 8 8 8 8 9 | 2 | 2", displays="| 7 7 7 7 7 7 7 7", pool="1 2 3 4 5 6", deck="10 11").do(
        "8x8", "take", "deck", "pool:1", "pool:2", "pool:3", "pool:4", "pool:5", "deck"
    )
    assert not game.over()
    game.do("pool:6")
    assert game.over()
    assert game.hand(1) == "1 2 2 3 4 5 6 10 11"


@pytest.mark.rule("AB-24")
def test_the_last_card_may_come_from_the_deck() -> None:
    """Ruling Q15: the pool is already empty when the deck's last card is drawn."""
    game = table(hands="7 7 9 | 2 | 2", displays="| 5 5", pool="4", deck="6").do("7x2", "take", "pool:4")
    assert not game.over()
    assert game.do("deck").over()


@pytest.mark.rule("AB-25")
def test_who_hits_nobody_may_draw_exactly_one_card_or_none() -> None:
    """Scenario 41: also after laying five cards."""
    game = table(hands="6 6 6 6 J 9 | 2 | 2", pool="4 8", deck="3 5").do("6x4+1J")
    assert game.asks() == (0, "optional-draw")
    assert game.offered() == {"deck", "none", "pool:4", "pool:8"}
    game.do("deck")
    assert game.hand(0) == "3 9"
    assert game.asks() == (1, "lay")


@pytest.mark.rule("AB-25")
def test_the_pool_is_refilled_after_the_optional_draw() -> None:
    game = table(hands="6 9 | 2 | 2", pool="1 3 4 8 11 J", deck="5 10").do("6x1", "pool:J")
    assert game.hand(0) == "9 J"
    assert (game.cards("pool"), game.cards("deck")) == ("1 3 4 8 11 5", "10")


@pytest.mark.rule("AB-25")
def test_a_hit_that_was_left_allows_no_optional_draw() -> None:
    """Scenario 43, ruling Q19."""
    game = table(hands="7 9 | 2 | 2", displays="| 5", pool="4", deck="6").do("7x1", "leave", "back")
    assert game.asks() == (1, "lay")


@pytest.mark.rule("AB-25")
def test_a_hit_that_was_taken_allows_no_optional_draw() -> None:
    game = table(hands="7 9 | 2 | 2", displays="| 5", pool="4", deck="6").do("7x1", "take", "deck")
    assert game.asks() == (1, "lay")


@pytest.mark.rule("AB-25")
def test_the_start_player_may_draw_in_the_very_first_turn() -> None:
    """Scenario 44, ruling Q21: there is nobody to hit yet."""
    game = table(hands="13 9 | 2 | 2", displays="| |", pool="1 3 4 8 11 J", deck="5 10").do("13x1")
    assert game.asks() == (0, "optional-draw")


@pytest.mark.rule("AB-24", "AB-25")
def test_the_optional_draw_can_end_the_game() -> None:
    """Scenario 45, ruling Q20: deck 0, pool 1."""
    game = table(hands="6 9 | 2 | 2", pool="4").do("6x1", "pool:4")
    assert game.over()
    assert game.scores() == [1 - 2, -1, -1]


@pytest.mark.rule("AB-25")
def test_declining_the_optional_draw_changes_nothing() -> None:
    """Scenario 46."""
    game = table(hands="6 9 | 2 | 2", pool="4", deck="6 7").do("6x1", "none")
    assert (game.hand(0), game.cards("pool"), game.cards("deck")) == ("9", "4", "6 7")
    assert game.asks() == (1, "lay")


@pytest.mark.rule("AB-23", "AB-25")
def test_the_optional_draw_without_a_deck_is_from_the_pool() -> None:
    assert table(hands="6 9 | 2 | 2", pool="4 8").do("6x1").offered() == {"none", "pool:4", "pool:8"}
