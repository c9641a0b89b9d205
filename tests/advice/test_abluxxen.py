"""Abluxxen: the reasons that a strong player would give, one rule of thumb each."""

from __future__ import annotations

from abluxxen.table import table
from advice.said import reasons

POOL = "1 2 3 4 5 6"
DECK = "7 8 9 10 11 12"


def test_going_out_names_the_margin() -> None:
    game = table(hands="7 7 | 2 2 2 | 3 3 3", displays="5 | 6 |", pool=POOL, deck=DECK)
    assert reasons(game, "7x2") == ["goes out and wins by 5 points"]


def test_going_out_while_behind_names_who_is_ahead() -> None:
    game = table(hands="7 | 2 | 3 3", displays="| 6 6 6 6 6 |", pool=POOL, deck=DECK)
    assert reasons(game, "7x1") == ["goes out, but Ben is 3 points ahead"]


def test_a_tie_goes_to_the_empty_hand() -> None:
    game = table(hands="7 | 2 | 3 3", displays="| 6 6 |", pool=POOL, deck=DECK)
    assert reasons(game, "7x1") == ["goes out level with Ben, and the smaller hand wins"]


def test_in_the_first_edition_a_tie_is_shared() -> None:
    game = table(hands="7 | 2 | 3 3", displays="| 6 6 |", pool=POOL, deck=DECK, variant="first-edition")
    assert reasons(game, "7x1") == ["goes out level with Ben: the win is shared"]


def test_a_hit_is_named_first() -> None:
    game = table(hands="7 7 7 9 10 11 12 | 2 | 3", displays="| 4 4 4 | 5 5", pool=POOL, deck=DECK)
    assert reasons(game, "7x3")[0] == "beats Ben: three 4s"


def test_only_higher_values_that_are_still_there_can_beat_a_layer() -> None:
    """Of 13s and jokers there is one each: two 12s are beaten by both together only."""
    game = table(hands="12 12 5 6 7 8 | 13 2 | J 3", pool="1 4", deck="9 9")
    assert "only 13s can beat it" in reasons(game, "12x2")
    alone = table(hands="12 12 5 6 7 8 | 13 2 | 3 3", pool="1 4", deck="9 9")
    assert "nobody can beat it" in reasons(alone, "12x2")


def test_the_own_cards_and_the_discard_pile_beat_nothing() -> None:
    game = table(hands="12 13 5 6 7 8 | 2 2 | 3 3", pool="1 4", deck="9 9", discard="13 J")
    assert "nobody can beat it" in reasons(game, "12x1")


def test_a_low_single_card_is_easy_to_beat() -> None:
    game = table(hands="1 5 6 7 8 | 2 4 | 3 12", pool=POOL, deck=DECK)
    assert "easy to beat: 11 values can do it" in reasons(game, "1x1")


def test_splitting_a_group_and_spending_a_joker_are_said() -> None:
    game = table(hands="7 7 7 J 1 2 3 4 | 2 | 3", pool=POOL, deck=DECK)
    assert "splits your 7s" in reasons(game, "7x2")
    assert "spends a joker" in reasons(game, "7x3+1J")
    assert "keeps your joker" in reasons(game, "7x3")


def test_the_last_layer_but_one_is_announced() -> None:
    game = table(hands="7 7 9 9 J | 2 | 3", pool=POOL, deck=DECK)
    assert reasons(game, "7x2")[0] == "then your next layer can be the last"


def test_what_the_shadow_display_gives_must_be_laid_too() -> None:
    """Two 9s take the two 3s of the shadow display: the 5 alone would have been the last layer (AB-40)."""
    game = table(hands="9 9 5 | 2 2", pool=POOL, deck=DECK, shadow="3 3", variant="duel")
    assert reasons(game, "9x2")[0] == "beats the shadow display"
    assert not [said for said in reasons(game, "9x2") if "layer" in said]
    assert "then your next layer can be the last" in reasons(game, "5x1")


def test_discarding_a_layer_may_end_the_game() -> None:
    """Three cards are owed, and no more than three are left to draw (AB-24)."""
    hands, displays = "7 7 7 4 9 | 2 8 9 10 | 3 8 9 10", "| 4 4 4 |"
    game = table(hands=hands, displays=displays, pool="1 2", deck="8").do("7x3").do("leave")
    assert reasons(game, "drop") == ["the last card: the game ends"]
    more = table(hands=hands, displays=displays, pool="1 12", deck="8 8").do("7x3").do("leave")
    assert reasons(more, "drop") == ["you draw 3 new cards"]


def test_taking_says_what_becomes_of_the_victim_and_what_matches() -> None:
    game = table(hands="7 7 7 4 4 9 | 2 8 9 10 | 3 8 9 10", displays="| 4 4 4 |", pool=POOL, deck=DECK).do("7x3")
    assert reasons(game, "take") == ["takes 3 cards and leaves Ben without a layer", "goes with two 4s in your hand"]


def test_taking_says_what_lies_below() -> None:
    game = table(hands="7 9 9 | 2 8 9 10 | 3 8 9 10", displays="| 3 3 / 4 |", pool=POOL, deck=DECK).do("7x1")
    first, second = reasons(game, "take")
    assert first == "takes 1 card and uncovers what Ben has below: two 3s"
    assert second == "you hold no 4s to go with it"


def test_leaving_a_fitting_layer_is_giving_it_up() -> None:
    game = table(hands="7 4 9 | 2 8 9 10 | 3 8 9 10", displays="| 4 |", pool=POOL, deck=DECK).do("7x1")
    said = reasons(game, "leave")
    assert said == ["gives up one 4, which would go with your hand", "your hand stays at 2 cards", said[2]]


def test_somebody_with_few_cards_is_a_reason_to_hurry() -> None:
    game = table(hands="7 4 9 10 | 2 2 2 2 | 3 8", displays="| 4 |", pool=POOL, deck=DECK).do("7x1")
    assert reasons(game, "leave")[0] == "Cleo has only 2 cards left"


def test_the_pool_is_compared_with_the_hand() -> None:
    game = table(hands="7 9 9 2 | 2 2 2 2 | 3 8 8 8", pool="9 J 5", deck=DECK).do("7x1")
    assert reasons(game, "pool:9") == ["goes with two 9s in your hand", "everybody sees what you take"]
    assert reasons(game, "pool:J")[0] == "brings you a joker"
    assert reasons(game, "pool:5")[0] == "you hold no 5s to go with it"
    assert reasons(game, "deck") == [
        "nobody else sees what you draw",
        "leaves something in the pool that you could use: a joker",
    ]
