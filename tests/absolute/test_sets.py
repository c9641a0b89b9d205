"""Absolute: the cards, and what a set is (rules AZ-1, AZ-5 to AZ-7)."""

import pytest

from absolute.table import Table, in_order, set_of, table
from kibitz.games import make_game
from kibitz.play.match import new_match


def holding(text: str) -> Table:
    """A hand of these cards and one to keep, in the play phase."""
    return table(hands=f"{text} +10T |", phase="play")


def all_cards() -> list[str]:
    """Every card of a game just dealt."""
    game = Table(new_match(make_game("absolute", {}, 2), 2, "lynx"))
    return " ".join([game.hand(0), game.hand(1), game.cards("deck"), game.cards("discard")]).split()


@pytest.mark.rule("AZ-1")
def test_there_are_88_different_cards() -> None:  # scenario 1
    assert len(all_cards()) == 88
    assert set(all_cards()) == {f"{sign}{n}{symbol}" for sign in "+-" for n in range(11) for symbol in "CSDT"}


@pytest.mark.rule("AZ-1")
def test_eight_are_zeros_four_of_each_sign() -> None:  # scenario 1
    zeros = sorted(card[:-1] for card in all_cards() if int(card[:-1]) == 0)
    assert zeros == ["+0"] * 4 + ["-0"] * 4


@pytest.mark.rule("AZ-1")
@pytest.mark.parametrize("symbol", ["C", "S", "D", "T"])
def test_every_symbol_has_22_cards(symbol: str) -> None:  # scenario 1
    assert sum(card.endswith(symbol) for card in all_cards()) == 22


@pytest.mark.rule("AZ-1")
def test_all_cards_together_sum_to_zero() -> None:  # scenario 1
    assert sum(int(card[:-1]) for card in all_cards()) == 0


# ---- legal sets, each with its points, and sets that are none


@pytest.mark.rule("AZ-5", "AZ-6", "AZ-7", "AZ-20")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        pytest.param("-8C +5S +3D", 8, id="scenario 3"),
        pytest.param("+0C -5S -5D", 5, id="scenario 6"),
        pytest.param("-0C +5S +5D", 5, id="scenario 9"),
        pytest.param("+0C -5S +5D", 5, id="scenario 11, +0"),
        pytest.param("-0C -5S +5D", 5, id="scenario 11, -0"),
        pytest.param("-2C +2D +0S -8C -2S", 10, id="scenario 12"),
    ],
)
def test_legal_sets(cards: str, worth: int) -> None:
    game = holding(cards).do(f"set {cards}")
    assert game.sets(0) == [in_order(cards)]
    assert game.points(0) == worth
    assert game.hand(0) == "+10T"


@pytest.mark.rule("AZ-5", "AZ-6", "AZ-7")
@pytest.mark.parametrize(
    ("cards", "rule"),
    [
        pytest.param("+5C -5S", "AZ-5", id="scenario 4"),
        pytest.param("-10C +4S +5D", "AZ-5", id="scenario 5"),
        pytest.param("+0C -5S -6D", "AZ-7", id="scenario 7"),
        pytest.param("+0C +5S +5D", "AZ-7", id="scenario 8"),
        pytest.param("+0C -7S +0S", "AZ-6", id="scenario 10"),
    ],
)
def test_these_are_no_sets(cards: str, rule: str) -> None:
    game = holding(cards)
    assert game.why(f"set {cards}") == rule
    assert not set_of(cards).legal()


@pytest.mark.rule("AZ-5")
def test_a_set_may_have_many_cards() -> None:
    cards = "-3C -2C -1C +0C +1C +2C +3C"
    assert holding(cards).do(f"set {cards}").sets(0) == [cards]


@pytest.mark.rule("AZ-5")
@pytest.mark.parametrize("cards", ["+7C", "+0C", "+0C -4S"])
def test_one_or_two_cards_are_no_set(cards: str) -> None:
    assert table(hands=f"{cards} +10T +9C |", phase="play").why(f"set {cards}") == "AZ-5"


@pytest.mark.rule("AZ-5")
def test_the_order_in_which_the_cards_are_named_does_not_matter() -> None:
    for cards in ("+5S -8C +3D", "+3D +5S -8C"):
        assert holding("-8C +5S +3D").do(f"set {cards}").sets(0) == ["-8C +3D +5S"]


@pytest.mark.rule("AZ-6")
@pytest.mark.parametrize("zeros", ["+0C +0S", "-0C -0S", "+0C -0C"])
def test_two_zeros_are_one_too_many_even_in_a_sum_of_zero(zeros: str) -> None:
    assert holding(f"{zeros} -4S +4D").why(f"set {zeros} -4S +4D") == "AZ-6"


@pytest.mark.rule("AZ-6")
@pytest.mark.parametrize("zero", ["+0T", "-0T"])
def test_no_second_zero_comes_to_a_set(zero: str) -> None:
    game = table(hands=f"{zero} +9C |", sets="+0C -5S +5D / +4C -4S +6D -6C |", phase="play")
    assert game.why(f"add 0 {zero}") == "AZ-6"
    assert game.allows(f"add 1 {zero}")


@pytest.mark.rule("AZ-6")
def test_two_zeros_cannot_be_regrouped_into_one_set() -> None:
    game = table(hands="+4C -4S +9C |", sets="+0C -5S +5D / -0D -6S +6C |", phase="play")
    assert game.why("regroup 0,1: +0C -0D -5S +5D -6S +6C +4C -4S") == "AZ-6"
    assert game.allows("regroup 0,1: +0C -5S +5D +4C -4S / -0D -6S +6C")


@pytest.mark.rule("AZ-7")
@pytest.mark.parametrize("number", range(1, 11))
def test_a_zero_stands_for_every_number_of_its_own_sign(number: int) -> None:
    assert set_of(f"+0C -{number}S +1D -1T").stands_for() == number
    assert set_of(f"-0C +{number}S +1D -1T").stands_for() == -number
    for cards in (f"+0C -{number}S +1D -1T", f"-0C +{number}S +1D -1T"):
        assert holding(cards).allows(f"set {cards}")


@pytest.mark.rule("AZ-7")
@pytest.mark.parametrize("number", range(1, 11))
def test_a_zero_stands_for_no_number_of_the_other_sign(number: int) -> None:
    for cards in (f"-0C -{number}S +1D -1T", f"+0C +{number}S +1D -1T"):
        assert holding(cards).why(f"set {cards}") == "AZ-7"


@pytest.mark.rule("AZ-7")
@pytest.mark.parametrize("cards", ["+0C -5S -6D", "-0C +5S +6D", "+0C -10S -9D", "-0C +10S +10D"])
def test_a_zero_stands_for_ten_at_most(cards: str) -> None:
    assert holding(cards).why(f"set {cards}") == "AZ-7"


@pytest.mark.rule("AZ-7")
def test_the_other_cards_say_what_a_zero_stands_for() -> None:  # scenarios 6, 9, 11, 12
    assert set_of("+0C -5S -5D").stands_for() == 10
    assert set_of("-0C +5S +5D").stands_for() == -10
    assert set_of("+0C -5S +5D").stands_for() == set_of("-0C -5S +5D").stands_for() == 0
    assert set_of("-2C +2D +0S -8C -2S").stands_for() == 10
