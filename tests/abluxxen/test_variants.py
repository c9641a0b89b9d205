"""Abluxxen: the advanced and expert variants and the first edition (rules AB-32 to AB-34)."""

import pytest

from abluxxen.table import table

HAND = "1 1 2 8 13 J"


def hits(lay: str, top: str, variant: str = "expert") -> bool:
    """Does this layer hit a neighbour who shows that one?"""
    game = table(hands=f"{HAND} | 2 | 2", displays=f"| {top}", variant=variant).do(lay)
    return game.asks() == (0, "take-or-leave")


@pytest.mark.rule("AB-32")
def test_advanced_has_no_optional_draw() -> None:
    """Scenario 42: nobody hit, and the turn is over."""
    game = table(hands="6 9 | 2 | 2", pool="4", deck="6", variant="advanced").do("6x1")
    assert game.asks() == (1, "lay")


@pytest.mark.rule("AB-33")
def test_expert_has_no_optional_draw() -> None:
    """Scenario 42."""
    game = table(hands="6 9 | 2 | 2", pool="4", deck="6", variant="expert").do("6x1")
    assert game.asks() == (1, "lay")


@pytest.mark.rule("AB-34")
def test_the_first_edition_has_no_optional_draw() -> None:
    """Scenario 42."""
    game = table(hands="6 9 | 2", pool="4", deck="6", variant="first-edition").do("6x1")
    assert game.asks() == (1, "lay")


@pytest.mark.rule("AB-32")
def test_advanced_hits_like_the_base_game() -> None:
    game = table(hands="7 9 | 2 | 2", displays="| 5", pool="4", deck="6", variant="advanced").do("7x1")
    assert game.offered() == {"take", "leave"}
    assert not hits("1x1", "13", "advanced")


@pytest.mark.rule("AB-33")
def test_expert_ones_beat_thirteens() -> None:
    """Scenario 52: a 1 hits a 13, in the base game it does not."""
    assert hits("1x1", "13")
    assert not hits("1x1", "13", "base")


@pytest.mark.rule("AB-33")
def test_expert_ones_beat_as_many_lone_jokers() -> None:
    """Scenario 53, ruling Q5: two 1s hit two jokers, one 1 does not."""
    assert hits("1x2", "J J")
    assert not hits("1x1", "J J")


@pytest.mark.rule("AB-33")
def test_expert_ones_beat_thirteens_with_jokers() -> None:
    """Scenario 53, ruling Q5: a 13 and a joker are two 13s."""
    assert hits("1x2", "13 J")


@pytest.mark.rule("AB-33")
def test_expert_ones_with_jokers_count_as_ones() -> None:
    """Scenario 53, ruling Q5: a 1 and a joker hit two 13s, and two lone jokers."""
    assert hits("1x1+1J", "13 13")
    assert hits("1x1+1J", "J J")


@pytest.mark.rule("AB-33")
def test_expert_ones_beat_nothing_else() -> None:
    """Scenario 54: a 1 does not hit a 12, nor another 1."""
    assert not hits("1x1", "12")
    assert not hits("1x1", "1")


@pytest.mark.rule("AB-33")
@pytest.mark.parametrize("lay", ["2x1", "13x1", "1J"])
def test_expert_ones_are_beaten_by_any_higher_value(lay: str) -> None:
    """Scenario 54."""
    assert hits(lay, "1")


@pytest.mark.rule("AB-33")
def test_expert_jokers_are_beaten_by_ones_alone() -> None:
    """Scenario 54: a 13 does not hit a joker."""
    assert not hits("13x1", "J")
    assert not hits("1J", "J")


@pytest.mark.rule("AB-33", "AB-13")
def test_an_expert_hit_with_ones_is_compulsory() -> None:
    """Ruling Q6."""
    game = table(hands="1 9 | 2 | 2", displays="| 13", pool="4", deck="6", variant="expert").do("1x1")
    assert game.offered() == {"take", "leave"}


@pytest.mark.rule("AB-34")
def test_two_players_of_the_first_edition_hit_each_other() -> None:
    game = table(hands="7 9 | 2", displays="| 5", pool="4", deck="6", variant="first-edition").do("7x1", "take", "deck")
    assert game.hand(0) == "5 9"
    assert game.asks() == (1, "lay")


@pytest.mark.rule("AB-34")
def test_ones_do_not_beat_thirteens_in_the_first_edition() -> None:
    assert not hits("1x1", "13", "first-edition")
