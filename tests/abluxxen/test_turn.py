"""Abluxxen: the turn (rules AB-5 to AB-11)."""

import pytest

from abluxxen.table import table
from kibitz.core.errors import IllegalChoice, UnknownChoice


@pytest.mark.rule("AB-6", "AB-7")
def test_you_may_lay_some_or_all_of_a_value() -> None:
    """Scenario 4: Andi's hand in the first edition's example 1a has six plays."""
    game = table(hands="7 7 6 6 6 12 | 2 | 3")
    assert game.offered() == {"7x1", "7x2", "6x1", "6x2", "6x3", "12x1"}
    game.do("7x1")
    assert game.display(0) == "7"
    assert game.hand(0) == "6 6 6 7 12"


@pytest.mark.rule("AB-6")
def test_there_is_no_duty_to_lay_all_copies() -> None:
    """Scenario 10: a hand of 13s alone."""
    game = table(hands="13 13 13 | 2 | 3").do("13x1")
    assert game.display(0) == "13"
    assert game.hand(0) == "13 13"


@pytest.mark.rule("AB-5")
def test_you_do_not_have_to_beat_anything() -> None:
    game = table(hands="3 9 | 2 | 2", displays="| 5")
    assert game.offered() == {"3x1", "9x1"}


@pytest.mark.rule("AB-5")
def test_you_cannot_pass() -> None:
    """Scenario 9: play nothing."""
    game = table(hands="8 9 J | 2 | 3", pool="4", deck="5")
    with pytest.raises(IllegalChoice, match="AB-5"):
        game.do("none")
    assert game.asks() == (0, "lay")


@pytest.mark.rule("AB-5")
def test_you_lay_exactly_once_a_turn() -> None:
    game = table(hands="3 9 | 2 4 | 2", variant="advanced").do("3x1")
    assert game.asks() == (1, "lay")
    assert game.offered() == {"2x1", "4x1"}


@pytest.mark.rule("AB-5")
def test_the_optional_draw_brings_no_second_lay() -> None:
    game = table(hands="3 9 | 2 4 | 2", pool="10").do("3x1")
    assert game.offered() == {"none", "pool:10"}


@pytest.mark.rule("AB-7")
def test_two_values_never_go_together() -> None:
    """Scenario 9: an 8, a 9 and a joker."""
    game = table(hands="8 9 J | 2 | 3")
    assert game.offered() == {"8x1", "8x1+1J", "9x1", "9x1+1J", "1J"}
    for cards in ("8 9 J", "8 9", "9, 8", "j 8 9 j"):
        with pytest.raises(IllegalChoice, match="AB-7"):
            game.do(cards)


@pytest.mark.rule("AB-5", "AB-7")
def test_cards_may_be_written_one_by_one() -> None:
    for cards, choice in (("7 7 J", "7x2+1J"), ("j 7", "7x1+1J"), ("J, J", "2J"), ("7 7", "7x2"), ("J", "1J")):
        game = table(hands="7 7 9 J J | 2 | 3").do(cards)
        assert game.match.record.choices == [choice]
    with pytest.raises(UnknownChoice):
        table(hands="7 7 9 J J | 2 | 3").do("7")  # in the terminal that is the number of a choice


@pytest.mark.rule("AB-7")
@pytest.mark.parametrize("cards", ["7 " * 9, "J " * 6, "7 " * 8 + "J " * 6])
def test_more_equal_cards_than_there_are_cannot_be_laid(cards: str) -> None:
    with pytest.raises(IllegalChoice, match="AB-7"):
        table(hands="7 7 9 J J | 2 | 3").do(cards)


@pytest.mark.rule("AB-5")
def test_two_values_are_refused_for_the_moment_first() -> None:
    """Nothing is laid while a layer is decided about."""
    game = table(hands="7 7 9 J | 2 | 3", displays="| 5 5", pool="4 8", deck="6 10").do("7x2")
    with pytest.raises(IllegalChoice, match="AB-5"):
        game.do("8 9")


@pytest.mark.rule("AB-7")
def test_you_can_only_lay_cards_that_you_hold() -> None:
    """Scenario 9: a card that is not in the hand; nothing changes."""
    game = table(hands="8 9 | 2 | 3")
    before = game.state()
    with pytest.raises(IllegalChoice, match="AB-7"):
        game.do("2x1")
    assert game.state() == before


@pytest.mark.rule("AB-8")
def test_jokers_take_on_the_value_of_the_numbers_and_count_for_the_size() -> None:
    """Scenario 5, ruling Q3: Niko's three 4s and a joker are four 4s: they hit four 3s."""
    game = table(hands="4 4 4 J 9 | 2 | 2", displays="| 3 3 3 3", pool="1", deck="2").do("4x3+1J")
    assert game.display(0) == "4 4 4 J"
    assert game.asks() == (0, "take-or-leave")


@pytest.mark.rule("AB-8")
def test_a_mixed_layer_is_not_higher_than_its_numbers() -> None:
    """Scenario 5, ruling Q3: four 4s, one of them a joker, do not hit four 5s."""
    game = table(hands="4 4 4 J 9 | 2 | 2", displays="| 5 5 5 5").do("4x3+1J")
    assert game.asks() == (0, "optional-draw")


@pytest.mark.rule("AB-8", "AB-9")
def test_a_joker_goes_with_a_number_or_alone() -> None:
    """Scenario 7: a 5 and a joker are exactly three plays."""
    assert table(hands="5 J | 2 | 3").offered() == {"5x1", "1J", "5x1+1J"}


@pytest.mark.rule("AB-6", "AB-8", "AB-9")
def test_any_number_of_jokers_can_be_added() -> None:
    """Scenario 8: two 9s and two jokers are eight plays."""
    game = table(hands="9 9 J J | 2 | 3")
    assert game.offered() == {"9x1", "9x1+1J", "9x1+2J", "9x2", "9x2+1J", "9x2+2J", "1J", "2J"}


@pytest.mark.rule("AB-8")
def test_a_joker_never_stands_for_a_value_without_a_card() -> None:
    """Ruling Q2: with 5s and jokers in hand there are no other values to lay."""
    offered = table(hands="5 5 J J J | 2 | 3").offered()
    assert {text.split("x")[0] for text in offered if "x" in text} == {"5"}


@pytest.mark.rule("AB-9", "AB-12")
def test_a_joker_alone_beats_a_thirteen() -> None:
    """Scenario 14."""
    game = table(hands="J 4 | 13 | 2", displays="| 13")
    game.do("1J")
    assert game.offered() == {"take", "leave"}


@pytest.mark.rule("AB-9")
def test_three_jokers_beat_three_twelves() -> None:
    game = table(hands="J J J 4 | 13 | 2", displays="| 12 12 12").do("3J")
    assert game.asks() == (0, "take-or-leave")


@pytest.mark.rule("AB-10")
def test_each_lay_is_a_new_layer_on_top() -> None:
    """Scenario 6: the first edition's example 1b, a 7, then three 6s and a joker, then two 12s."""
    game = table(hands="7 6 6 6 J 12 12 1 | 1 1 1 | 1 1 1", variant="advanced")
    game.do("7x1", "1x1", "1x1", "6x3+1J", "1x1", "1x1", "12x2")
    assert game.display(0) == "7 / 6 6 6 J / 12 12"
    assert game.hand(0) == "1"


@pytest.mark.rule("AB-10")
def test_covered_layers_are_protected() -> None:
    """Scenario 18: three 3s against three 2s that lie under a 9."""
    game = table(hands="3 3 3 4 | 2 | 2", displays="| 2 2 2 / 9").do("3x3")
    assert game.asks() == (0, "optional-draw")


@pytest.mark.rule("AB-11")
def test_the_last_layer_hits_nobody() -> None:
    """Scenario 47, ruling Q10: the game is over first; the beaten 5s stay and the 9s count."""
    game = table(hands="9 9 | 2 | 3", displays="| 5 5", pool="4", deck="6").do("9x2")
    assert game.over()
    assert game.display(1) == "5 5"
    assert game.scores() == [2, 1, -1]


@pytest.mark.rule("AB-11")
def test_there_is_no_optional_draw_after_the_last_card() -> None:
    game = table(hands="9 | 2 | 3", pool="4", deck="6").do("9x1")
    assert game.over()
    assert (game.cards("pool"), game.cards("deck")) == ("4", "6")


@pytest.mark.rule("AB-11")
def test_jokers_can_be_the_last_cards() -> None:
    assert table(hands="J J | 2 | 3", displays="| 13 13").do("2J").over()
