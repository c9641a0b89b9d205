"""Abluxxen: hits, and what becomes of the cards (rules AB-12 to AB-19)."""

import pytest

from abluxxen.table import table

HAND = "1 1 3 3 3 7 7 7 8 12 13 J J"
POOL = "1 4 4 8 11 J"


def hits(lay: str, top: str, variant: str = "base") -> bool:
    """Does this layer hit a neighbour who shows that one?"""
    game = table(hands=f"{HAND} | 2 | 2", displays=f"| {top}", variant=variant).do(lay)
    return game.asks() == (0, "take-or-leave")


@pytest.mark.rule("AB-12")
def test_as_many_cards_and_a_higher_value_are_a_hit() -> None:
    """Scenario 11: three 7s against two 3s and a joker, which are three 3s."""
    assert hits("7x3", "3 3 J")


@pytest.mark.rule("AB-8", "AB-12")
def test_a_joker_written_first_does_not_change_the_value_of_a_layer() -> None:
    """Ruling Q3: the value is that of the number cards, wherever the joker lies."""
    assert hits("7x3", "J 3 3")
    assert not hits("7x3", "J 8 8")


@pytest.mark.rule("AB-12")
def test_another_number_of_cards_is_no_hit() -> None:
    """Scenario 12: three 7s against two 5s."""
    assert not hits("7x3", "5 5")
    assert not hits("7x3", "5 5 5 5")


@pytest.mark.rule("AB-12")
def test_an_equal_value_is_no_hit() -> None:
    """Scenario 13: Caro's 13 against Louis' 13."""
    assert not hits("13x1", "13")


@pytest.mark.rule("AB-9", "AB-12", "AB-16")
def test_a_single_joker_is_above_thirteen() -> None:
    """Scenario 14, ruling Q4: a 13 does not hit a joker, a joker hits a 13, a joker does not hit a joker."""
    assert not hits("13x1", "J")
    assert hits("1J", "13")
    assert not hits("1J", "J")


@pytest.mark.rule("AB-9")
def test_two_jokers_hit_two_thirteens() -> None:
    """Scenario 15: the first edition's example."""
    assert hits("2J", "13 13", "first-edition")
    assert hits("2J", "13 13")


@pytest.mark.rule("AB-8", "AB-12")
def test_an_eight_and_a_joker_are_two_eights() -> None:
    """Scenario 16."""
    assert hits("8x1+1J", "7 7")
    assert not hits("8x1+1J", "8 8")
    assert not hits("8x1+1J", "9 9")


@pytest.mark.rule("AB-16")
def test_lone_jokers_cannot_be_hit() -> None:
    """Scenario 17: a 13 and a joker against two jokers; ruling Q4: two jokers against two jokers."""
    assert not hits("13x1+1J", "J J")
    assert not hits("2J", "J J")
    assert not hits("1x2", "J J")


@pytest.mark.rule("AB-16")
def test_a_joker_among_numbers_gives_no_protection() -> None:
    assert hits("8x1+1J", "7 J")
    assert hits("2J", "13 J")


@pytest.mark.rule("AB-15")
def test_a_player_with_an_empty_display_is_skipped() -> None:
    """Scenario 19: the hit is on seat 2."""
    game = table(hands="7 9 | 2 | 2", displays="| | 5").do("7x1")
    assert game.state()["pending"] == {"prompt": "take-or-leave", "victim": 2}


@pytest.mark.rule("AB-13")
def test_a_hit_is_compulsory() -> None:
    game = table(hands="7 9 | 2 | 2", displays="| 5", pool=POOL, deck="6").do("7x1")
    assert game.offered() == {"take", "leave"}


@pytest.mark.rule("AB-13")
def test_the_second_player_of_the_game_can_already_hit() -> None:
    game = table(hands="5 9 | 7 2 | 2", pool=POOL, deck="6").do("5x1", "none", "7x1")
    assert game.state()["pending"] == {"prompt": "take-or-leave", "victim": 0}


@pytest.mark.rule("AB-12", "AB-14")
def test_all_other_players_are_compared_once_around_the_table() -> None:
    """Scenario 20: two 12s hit the two 9s and the two 7s, not the three 4s."""
    game = table(hands="12 12 3 | 2 | 2 | 2", displays="| 9 9 | 4 4 4 | 5 / 7 7", variant="first-edition").do("12x2")
    assert game.state()["pending"] == {"prompt": "take-or-leave", "victim": 1}
    game.do("leave", "back")
    assert game.state()["pending"] == {"prompt": "take-or-leave", "victim": 3}
    game.do("leave", "back")
    assert game.asks() == (1, "lay")
    assert game.display(2) == "4 4 4"


@pytest.mark.rule("AB-14")
def test_the_order_begins_at_the_left_neighbour_of_the_active_player() -> None:
    game = table(hands="2 | 2 | 9 3 | 2", displays="4 | 5 | | 6", turn=2, variant="advanced").do("9x1")
    victims = []
    for _ in range(3):
        victims.append(game.state()["pending"])
        game.do("leave", "back")
    assert victims == [{"prompt": "take-or-leave", "victim": seat} for seat in (3, 0, 1)]


@pytest.mark.rule("AB-12", "AB-14", "AB-17", "AB-18", "AB-19", "AB-20", "AB-22", "AB-25")
def test_nikos_example() -> None:
    """Scenario 21, rulings Q1, Q7, Q8: the AMIGO rulebook's example with abluxxing."""
    game = table(
        hands="7 7 7 3 3 10 | 2 | 9 | 9", displays="| 2 2 | 13 / 3 3 J | 6 6 / 5 5 5", pool=POOL, deck="12 6 8 1"
    ).do("7x3", "take")
    assert game.hand(0) == "3 3 3 3 10 J"
    game.do("pool:4", "pool:11", "deck")
    assert game.hand(2) == "4 9 11 12"
    assert (game.cards("pool"), game.cards("deck")) == ("1 4 8 J 6 8", "1")
    game.do("leave", "back")
    assert game.hand(3) == "5 5 5 9"
    assert [game.display(seat) for seat in range(4)] == ["7 7 7", "2 2", "13", "6 6"]
    assert game.asks() == (1, "lay")


@pytest.mark.rule("AB-12", "AB-25", "AB-26")
def test_caros_example() -> None:
    """Scenario 22: the example without abluxxing; her 13 hits nobody, she takes the joker from the pool."""
    game = table(
        hands="3 10 | 13 2 | 9 | 9", displays="7 7 7 | 2 2 | 13 | 6 6", pool="1 4 8 J 6 8", deck="5 1", turn=1
    ).do("13x1")
    assert game.asks() == (1, "optional-draw")
    game.do("pool:J")
    assert game.hand(1) == "2 J"
    assert game.cards("pool") == "1 4 8 6 8 5"
    assert game.asks() == (2, "lay")


@pytest.mark.rule("AB-14", "AB-15")
def test_a_freed_layer_can_be_hit_by_the_next_player() -> None:
    """Scenario 23: the first edition's example 2b; Ben's 13 hits the 5 that Daniel's 7s had covered."""
    game = table(hands="12 12 3 | 13 2 | 2 | 2", displays="| 9 9 | 4 4 4 | 5 / 7 7", variant="first-edition")
    game.do("12x2", "leave", "back", "leave", "back")
    assert game.display(3) == "5"
    game.do("13x1")
    assert game.state()["pending"] == {"prompt": "take-or-leave", "victim": 3}
    game.do("leave", "back")
    assert game.asks() == (2, "lay")
    assert game.display(0) == "12 12"


@pytest.mark.rule("AB-15")
def test_an_uncovered_layer_is_safe_for_the_rest_of_the_turn() -> None:
    """Scenario 29: the 3 hits the 1 but not the 2 under it."""
    game = table(hands="3 9 | 9 | 9", displays="| 2 / 1", pool=POOL, deck="6").do("3x1", "leave", "back")
    assert game.display(1) == "2"
    assert game.asks() == (1, "lay")


@pytest.mark.rule("AB-15")
def test_an_uncovered_layer_can_be_hit_by_later_players() -> None:
    """Scenario 30: a 4 of a later player in the same round hits the 2."""
    game = table(hands="3 9 | 4 9 | 9", displays="| | 2 / 1", pool=POOL, deck="6 7 8").do("3x1", "leave", "back")
    assert game.display(2) == "2"
    game.do("4x1")
    assert game.state()["pending"] == {"prompt": "take-or-leave", "victim": 2}


@pytest.mark.rule("AB-15")
def test_a_higher_layer_that_waits_does_nothing() -> None:
    """Scenario 69: a 3 is laid in view of a 5; only the optional draw is left."""
    game = table(hands="3 9 | 2 | 2", displays="| 5", pool="1", deck="6").do("3x1")
    assert game.asks() == (0, "optional-draw")
    game.do("none")
    assert (game.display(0), game.display(1)) == ("3", "5")


@pytest.mark.rule("AB-15")
def test_a_higher_layer_does_not_hit_one_that_was_just_uncovered() -> None:
    """Rule 11 of the document: nobody but the active player hits, and only with the layer just laid."""
    game = table(hands="3 9 | 9 | 9", displays="| 2 / 1 | 8", pool=POOL, deck="6").do("3x1", "leave", "back")
    assert (game.display(1), game.display(2)) == ("2", "8")


@pytest.mark.rule("AB-17")
def test_the_attacker_takes_or_leaves() -> None:
    """Scenario 27: there is no way to keep the layer in place."""
    game = table(hands="7 9 | 2 | 2", displays="| 5", pool=POOL, deck="6").do("7x1")
    assert game.asks() == (0, "take-or-leave")
    assert game.offered() == {"take", "leave"}


@pytest.mark.rule("AB-17")
def test_the_attacker_decides_anew_for_each_player() -> None:
    """Ruling Q11: take from the first, leave to the second."""
    game = table(hands="7 9 | 2 | 2", displays="| 5 | 6", pool=POOL, deck="6 3").do("7x1", "take", "deck")
    assert game.asks() == (0, "take-or-leave")
    game.do("leave")
    assert game.asks() == (2, "back-or-drop")


@pytest.mark.rule("AB-17")
@pytest.mark.parametrize("decisions", [["take", "deck"], ["leave", "back"], ["leave", "drop", "deck"]])
def test_a_beaten_layer_never_stays_on_the_display(decisions: list[str]) -> None:
    game = table(hands="7 9 | 2 | 2", displays="| 8 / 5", pool=POOL, deck="6 3").do("7x1", *decisions)
    assert game.display(1) == "8"


@pytest.mark.rule("AB-18")
def test_taken_cards_go_to_the_attackers_hand() -> None:
    game = table(hands="7 7 9 | 2 | 2", displays="| 5 5", pool=POOL, deck="6 3").do("7x2", "take")
    assert game.hand(0) == "5 5 9"
    assert game.known(0) == "5 5"
    assert game.cards("discard") == ""


@pytest.mark.rule("AB-18")
def test_who_loses_cards_draws_as_many() -> None:
    game = table(hands="7 7 9 | 2 | 2", displays="| 5 5", pool=POOL, deck="6 3").do("7x2", "take")
    assert game.asks() == (1, "draw")
    assert game.state()["pending"] == {"prompt": "draw", "victim": 1, "owed": 2}
    game.do("deck", "deck")
    assert game.hand(1) == "2 3 6"


@pytest.mark.rule("AB-18", "AB-27")
def test_a_taken_joker_is_a_joker_again() -> None:
    """Scenario 24, ruling Q1: out of two 6s and a joker, the joker is laid alone in the next turn."""
    game = table(hands="7 7 7 9 | 2 2 | 1 1", displays="| 6 6 J", pool="1 4 8", deck="6 3 5", variant="advanced")
    game.do("7x3", "take", "deck", "deck", "deck")
    assert game.hand(0) == "6 6 9 J"
    game.do("2x1", "1x1")
    assert "1J" in game.offered()


@pytest.mark.rule("AB-19")
def test_a_joker_that_is_taken_back_is_a_joker_again() -> None:
    """Ruling Q1."""
    game = table(hands="7 7 9 | 2 | 2", displays="| 5 J", pool=POOL, deck="6").do("7x2", "leave", "back")
    assert game.asks() == (1, "lay")
    assert {"1J", "2x1+1J", "5x1"} < game.offered()


@pytest.mark.rule("AB-19")
def test_the_owner_of_a_left_layer_chooses() -> None:
    game = table(hands="7 9 | 2 | 2", displays="| 5", pool=POOL, deck="6").do("7x1", "leave")
    assert game.asks() == (1, "back-or-drop")
    assert game.offered() == {"back", "drop"}


@pytest.mark.rule("AB-19")
def test_cards_taken_back_cost_no_draw() -> None:
    """Scenario 25: deck, pool and discard pile are unchanged."""
    game = table(hands="7 7 9 | 2 | 2", displays="| 5 5", pool=POOL, deck="6").do("7x2", "leave", "back")
    assert game.hand(1) == "2 5 5"
    assert game.known(1) == "5 5"
    assert (game.cards("pool"), game.cards("deck"), game.cards("discard")) == (POOL, "6", "")


@pytest.mark.rule("AB-19", "AB-22")
def test_dropped_cards_go_to_the_discard_pile_and_as_many_are_drawn() -> None:
    """Scenario 26: two 4s are dropped, two cards drawn, the pool is refilled."""
    game = table(hands="7 7 9 | 2 | 2", displays="| 4 4", pool="1 3 5 8 11 J", deck="6 10 12").do(
        "7x2", "leave", "drop"
    )
    assert game.cards("discard") == "4 4"
    assert game.state()["pending"] == {"prompt": "draw", "victim": 1, "owed": 2}
    game.do("pool:J", "pool:8")
    assert game.hand(1) == "2 8 J"
    assert (game.cards("pool"), game.cards("deck")) == ("1 3 5 11 6 10", "12")


@pytest.mark.rule("AB-14", "AB-22")
def test_the_second_decision_sees_the_refilled_pool() -> None:
    """Scenario 28, ruling Q7: a hit is finished, draws and refill included, before the next player is looked at."""
    game = table(hands="7 9 | 2 | 2", displays="| 5 | 6", pool="1 3 4 8 11 J", deck="10 12").do("7x1", "take", "pool:J")
    assert game.state()["pending"] == {"prompt": "take-or-leave", "victim": 2}
    assert game.cards("pool") == "1 3 4 8 11 10"


@pytest.mark.rule("AB-26")
def test_the_left_neighbour_is_next() -> None:
    game = table(hands="3 4 | 2 2 | 1 1", turn=2, variant="advanced").do("1x1")
    assert game.asks() == (0, "lay")


@pytest.mark.rule("AB-27")
def test_cards_gained_in_a_turn_wait_for_the_next() -> None:
    """Ruling Q22: the taken 5 goes with the other 5s two turns later, not now."""
    game = table(hands="7 5 | 2 2 | 1 1", displays="| 5", pool="1", deck="6 3", variant="advanced")
    game.do("7x1", "take", "deck")
    assert game.asks() == (1, "lay")
    game.do("2x1", "1x1")
    assert game.offered() == {"5x1", "5x2"}


@pytest.mark.rule("AB-27")
def test_a_victim_can_lay_what_it_got_in_its_own_next_turn() -> None:
    game = table(hands="7 9 | 2 | 2", displays="| 5", pool="J", deck="6 3").do("7x1", "take", "pool:J")
    assert game.asks() == (1, "lay")
    assert game.offered() == {"2x1", "2x1+1J", "1J"}
