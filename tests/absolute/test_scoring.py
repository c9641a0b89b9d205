"""Absolute: what sets and hands count (rules AZ-35 to AZ-39), and the rulebook's own examples."""

from functools import cache
from itertools import product

import pytest

from absolute.table import points, set_of, table


def counted(hand: str, sets: str = "") -> int:
    """The points of a round that ends with these cards before a seat: another one has closed, a third one holds."""
    game = table(hands=f"| {hand} | +10T", sets=f"| {sets} |", turn=2, phase="discard", out=[0], rounds=1)
    return game.do("hold").scores()[1]


# ---- the scenarios


@pytest.mark.rule("AZ-35", "AZ-36", "AZ-37", "AZ-38")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        pytest.param("-8C -1S +2D +3C +4S", 8 + 2 + 3, id="scenario 13"),
        pytest.param("+7S +3C -10C", 10, id="scenario 14, two symbols"),
        pytest.param("+7C +3C -10C", 20, id="scenario 14, one symbol"),
        pytest.param("-10C +0C +3C +5C", (10 + 1) * 2, id="scenario 15, one symbol"),
        pytest.param("-6S -4D +0C +3C +5C", 6 + 2, id="scenario 15, raided"),
        pytest.param("-1D -2D +0C", 2, id="scenario 16, no run with +0"),
        pytest.param("-1D -2D +3D", 3 * 2, id="scenario 16, diamonds"),
        pytest.param("+5C -8C +3D", 8, id="scenario 16, mixed"),
        pytest.param("+5C -8C +0C", 8 * 2, id="scenario 16, circles"),
        pytest.param("+3C +3S +3D -3C -7C +1D", (7 + 3) * 2, id="scenario 17, three and one"),
        pytest.param("+3C +3S -3D -3C +7C -7D", (7 + 3) * 2, id="scenario 17, two and two"),
        pytest.param("+0C +1S +2D -3C", 3 + 1 + 3, id="scenario 18, +0"),
        pytest.param("-0C +1S +2D -3C", 3 + 1, id="scenario 18, -0"),
        pytest.param("+0C +1C +2C -3C", (3 + 1 + 3) * 2, id="scenario 19, +0"),
        pytest.param("-0C +1C +2C -3C", (3 + 1) * 2, id="scenario 19, -0"),
        pytest.param("+1C +2C +3C +4C -10C", (10 + 2 + 4) * 2, id="scenario 20"),
        pytest.param("+0C +1C +2C +3C +4C -10C", (10 + 3 + 5) * 2, id="scenario 20, with +0"),
        pytest.param("+2C +3S +3D +4C -8S -4D", 8 + 3 + 3, id="scenario 21"),
        pytest.param("+1C +2S +3D -1S -2D -3C", 3 + 3 + 6, id="scenario 22"),
        pytest.param("+1C +2S +3D +1S +2D +3C -10C -2S", 10 + 5 + 6, id="scenario 23, the same run twice"),
        pytest.param("+1C +2S +3D +3C +4S +5D -10C -8S", 10 + 5 + 6, id="scenario 23, two runs"),
        pytest.param("-1C +1S +0D", 1, id="scenario 24, across zero"),
        pytest.param("-4C -5S -6D +7C +8S", 8 + 2 + 3, id="scenario 24, below zero"),
        pytest.param("+5C -5C +5S -5S", (5 + 1) * 2, id="scenario 25"),
        pytest.param("+4C +4S -4D -4T +0C", (4 + 2) * 2, id="scenario 25, with a zero"),
        pytest.param("+10C -10C +9C -9C +8C -8C", (10 + 3 + 6) * 2, id="scenario 26"),
    ],
)
def test_the_points_of_a_set(cards: str, worth: int) -> None:
    assert set_of(cards).legal()
    assert points(cards) == worth


@pytest.mark.rule("AZ-39")
@pytest.mark.parametrize(
    ("hand", "cost"),
    [("+7C -2S +1D", 9), ("+2C -1S", 3), ("+0C", 0), ("+0C -0S", 1), ("-10C", 10), ("", 0)],
)
def test_the_largest_number_in_hand_and_one_for_each_other_card_are_lost(hand: str, cost: int) -> None:  # scenario 27
    assert counted(hand) == -cost


@pytest.mark.rule("AZ-39", "AZ-40")
def test_three_sets_less_two_cards_in_hand() -> None:  # scenario 28
    assert counted("+2C -1C", sets="-8C -1S +2D +3C +4S / +9C -4S -5D / +8S -5C -2D -1T") == 13 + 9 + 9 - 3


@pytest.mark.rule("AZ-39", "AZ-40")
def test_a_full_hand_and_no_set() -> None:  # scenario 29
    assert counted("+10C -10S +9C -8C +0S -1D +1D") == -16


# ---- step by step


@pytest.mark.rule("AZ-35")
@pytest.mark.parametrize(("cards", "base"), [("-8C +5S +3D", 8), ("+10C -6S -4D", 10), ("-1C +1S +0D", 1)])
def test_the_base_is_the_largest_absolute_number(cards: str, base: int) -> None:
    assert points(cards) == base


@pytest.mark.rule("AZ-35")
def test_a_zero_counts_zero_whatever_it_stands_for() -> None:  # scenario 6
    assert set_of("+0C -5S -5D").stands_for() == 10
    assert points("+0C -5S -5D") == 5


@pytest.mark.rule("AZ-36")
@pytest.mark.parametrize(
    ("cards", "extra"),
    [("-9C +5S +4D", 0), ("-9C +5S +6D -2T", 1), ("-9C +5S +6D -3T +1C", 2), ("-9C +5S +6D -3T +1C +0D", 3)],
)
def test_every_card_beyond_three_counts_one(cards: str, extra: int) -> None:
    assert points(cards) == 9 + extra


@pytest.mark.rule("AZ-37")
@pytest.mark.parametrize(
    ("cards", "runs"),
    [
        ("+2C +3S -5D", 0),  # two in a row are no run
        ("+2C +3S +4D -9C", 3),
        ("+2C +3S +4D +1C -10C", 4),
        ("+1C +3S +5D -9C", 0),
        ("+1C +2S -3D", 0),  # signs do not mix
        ("-1C +0S +1D +2C -2S", 3),  # +0 +1 +2, not across zero
        ("-1C -0S +1D +2C -2S", 3),  # -0 -1 -2
        ("+0S -1D -2C +3C", 0),
        ("+0S -1D -2C -3D +6C", 3),  # +0 does not lengthen a run below zero
        ("-0S -1D -2C -3D +6C", 4),
    ],
)
def test_every_card_of_a_run_counts_one(cards: str, runs: int) -> None:
    assert set_of(cards).legal()
    assert set_of(cards).count().runs == runs


@pytest.mark.rule("AZ-37")
def test_a_zero_runs_as_zero_only_even_if_it_stands_for_another_number() -> None:
    """As +4 the zero would make +2 +3 +4 of these."""
    assert set_of("+2C +3S +0D -9C").stands_for() == 4
    assert points("+2C +3S +0D -9C") == 9 + 1


@pytest.mark.rule("AZ-37")
@pytest.mark.parametrize(
    ("cards", "runs"),
    [
        ("+2C +3S +3D +4C -8S -4D", 3),
        ("+2C +3S +3D +4C +4S +5D -10C -10S -1T", 6),  # +2 +3 +4 and +3 +4 +5, better than one run of four
        ("+1C +2S +3D +3C +4S +5D -10C -8S", 6),
        ("+3C +3S +4D +4C +5S -10C -9D", 3),
    ],
)
def test_no_card_is_part_of_two_runs(cards: str, runs: int) -> None:
    """Rulings Q25 and Q26: as many cards as disjoint runs can cover."""
    assert set_of(cards).legal()
    assert set_of(cards).count().runs == runs


@cache
def most_in_runs(copies: tuple[int, ...]) -> int:
    """So many cards of each number, the lowest first: how many can lie in disjoint runs? Tried out one by one."""
    if len(copies) < 3:
        return 0
    if copies[0] == 0:
        return most_in_runs(copies[1:])
    most = most_in_runs((copies[0] - 1, *copies[1:]))
    for length in range(3, len(copies) + 1):
        if 0 in copies[:length]:
            break
        rest = tuple(count - 1 if place < length else count for place, count in enumerate(copies))
        most = max(most, length + most_in_runs(rest))
    return most


@pytest.mark.rule("AZ-37")
@pytest.mark.parametrize(("numbers", "most"), [(5, 4), (7, 2)])
def test_runs_cover_as_many_cards_as_they_can(numbers: int, most: int) -> None:
    """Ruling Q25; every card is there with both signs, so that the sum is zero."""
    for copies in product(range(most + 1), repeat=numbers):
        if sum(copies) < 2:
            continue
        half = [f"{place + 1}{'CSDT'[copy]}" for place, count in enumerate(copies) for copy in range(count)]
        both = " ".join(sign + card for sign in "+-" for card in half)
        assert set_of(both).count().runs == 2 * most_in_runs(copies), both


@pytest.mark.rule("AZ-38")
def test_one_symbol_counts_double() -> None:
    assert points("+7C +3C -10C") == 2 * points("+7S +3C -10C")


@pytest.mark.rule("AZ-38")
def test_the_symbol_of_a_zero_counts_like_any_other() -> None:
    """Ruling Q28."""
    assert points("+5C -8C +0C") == 16
    assert points("+5C -8C +0S") == 8


@pytest.mark.rule("AZ-38")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("+6C -6C +6S -6S", (6 + 1) * 2),
        ("+6C +6S +6D -6S -10C -2D", (10 + 3) * 2),
        ("+6C +6S -6D +1C -7S", 7 + 2),  # three of a kind
        ("+6C -6C +6S -6S +6D -6D", (6 + 3) * 2),  # six of a kind
    ],
)
def test_four_cards_of_one_absolute_number_count_double(cards: str, worth: int) -> None:
    assert set_of(cards).legal()
    assert points(cards) == worth


@pytest.mark.rule("AZ-38")
def test_a_zero_is_never_the_fourth_of_a_kind() -> None:
    """Ruling Q29: here it stands for +6."""
    assert set_of("+6C -6S -6D +0T").stands_for() == 6
    assert points("+6C -6S -6D +0T") == 6 + 1


@pytest.mark.rule("AZ-38")
def test_two_times_four_of_a_kind_double_only_once() -> None:
    assert points("+5C -5C +5S -5S +9C -9C +9S -9S") == (9 + 5) * 2


@pytest.mark.rule("AZ-36", "AZ-37", "AZ-38")
def test_all_is_doubled_the_extra_cards_and_the_runs_too() -> None:  # scenario 20
    assert points("+1C +2C +3C +4C -10C") == 2 * (10 + 2 + 4)


@pytest.mark.rule("AZ-39")
@pytest.mark.parametrize("hand", ["+8C -8S", "-8C +1S", "+8C -0S"])
def test_in_hand_the_sign_does_not_matter_and_the_largest_number_counts_once(hand: str) -> None:
    assert counted(hand) == -(8 + 1)


# ---- the rulebook's own examples, recomputed


@pytest.mark.rule("AZ-35", "AZ-36", "AZ-37", "AZ-38")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        pytest.param("-8C +5S +3D", 8, id="example 1"),
        pytest.param("-8C -1S +1D +3C +5S", 8 + 2, id="example 2"),
        pytest.param("-8C -1S +2D +3C +4S", 8 + 2 + 3, id="example 3"),
        pytest.param("-8C -2C +1C +3C +6C", (8 + 2) * 2, id="example 4"),
        pytest.param("+3C +3S +3D -3C -7C +1D", (7 + 3) * 2, id="example 5, three and one"),
        pytest.param("+3C +3S -3D -3C +7C -7D", (7 + 3) * 2, id="example 5, two and two"),
    ],
)
def test_the_rulebooks_sets(cards: str, worth: int) -> None:
    assert set_of(cards).legal()
    assert points(cards) == worth


@pytest.mark.rule("AZ-13", "AZ-38")
def test_example_6_a_seven_of_the_same_symbol_doubles_the_set() -> None:
    game = table(hands="+7C -2S |", sets="+7S +3C -10C |", phase="swap")
    assert game.points(0) == 10
    game.do("swap 0.0 +7C for +7S")
    assert game.points(0) == 20
    assert game.hand(0) == "-2S +7S"


@pytest.mark.rule("AZ-13", "AZ-15", "AZ-38")
@pytest.mark.parametrize("cards", ["-10C +0C +3C +5C", "-10C +0C +2C +6C"])
def test_example_7_a_ten_is_replaced_by_six_and_four(cards: str) -> None:
    """The two sets that fit the text."""
    game = table(hands="| -6S -4D +1T", sets=f"{cards} |", turn=1, phase="swap")
    assert set_of(cards).stands_for() == 2
    assert game.points(0) == 22
    game.do("swap 0.0 -6S -4D for -10C")
    assert game.points(0) == 8
    assert set_of(game.sets(0)[0]).stands_for() == 2
    assert game.hand(1) == "-10C +1T"


@pytest.mark.rule("AZ-13", "AZ-15")
@pytest.mark.parametrize("given", ["+7S", "+2S +5D"])
def test_example_8_a_zero_is_replaced_by_what_it_stands_for(given: str) -> None:
    game = table(hands=f"{given} +1T |", sets="| +0C -3S -4D", phase="swap").do(f"swap 1.0 {given} for +0C")
    assert game.hand(0) == "+0C +1T"


@pytest.mark.rule("AZ-8", "AZ-24")
def test_example_9_a_zero_does_not_become_a_ten_where_it_lies() -> None:
    game = table(hands="-8C -2S +1T |", sets="-2C +2D +0S |", phase="play")
    assert game.why("add 0 -8C -2S") == "AZ-8"
    assert game.why("regroup 0: -2C +2D +0S -8C -2S") == "AZ-24"
    fresh = table(hands="-2C +2D +0S -8C -2S +1T |", phase="play").do("set -2C +2D +0S -8C -2S")
    assert fresh.points(0) == 10


@pytest.mark.rule("AZ-7", "AZ-23")
def test_example_10_the_first_card_is_minus_one() -> None:
    """A misprint: with +1D it would be a set of the same points, but not the cards of the second half."""
    meant = table(hands="-1D -2D +0C +5C -8C +3D +9C |", phase="play").do("set -1D -2D +0C", "set +5C -8C +3D")
    assert set_of(meant.sets(0)[0]).stands_for() == 3
    assert meant.points(0) == 2 + 8
    assert meant.allows("regroup 0,1: -1D -2D +3D / +5C -8C +0C")
    printed = table(hands="+1D -2D +0C +5C -8C +3D +9C |", phase="play").do("set +1D -2D +0C", "set +5C -8C +3D")
    assert printed.points(0) == 2 + 8
    assert printed.why("regroup 0,1: -1D -2D +3D / +5C -8C +0C") == "AZ-23"


@pytest.mark.rule("AZ-22", "AZ-24", "AZ-37", "AZ-38")
def test_example_11_two_sets_are_regrouped_by_their_symbols() -> None:
    game = table(hands="+5C -8C +3D +9C |", sets="-1D -2D +0C |", phase="play")
    assert game.points(0) == 2
    game.do("set +5C -8C +3D")
    assert game.points(0) == 2 + 8
    game.do("regroup 0,1: -1D -2D +3D / +5C -8C +0C")
    assert [points(row) for row in game.sets(0)] == [6, 16]


@pytest.mark.rule("AZ-42")
def test_example_12_an_illegal_set_is_discarded_with_its_minus_one_on_top() -> None:
    game = table(hands="+7S +3D -1C +9C +2T |", phase="play", tabletop=True)
    game.do("set +7S +3D -1C", "discard +9C")
    assert game.sets(0) == []
    assert game.cards("discard").split()[:2] == ["-3T", "+9C"]
    assert game.cards("discard").split()[-1] == "-1C"
    assert sorted(game.cards("discard").split()[2:]) == ["+3D", "+7S", "-1C"]


@pytest.mark.rule("AZ-39")
def test_example_13_three_cards_in_hand_the_largest_a_seven() -> None:
    assert counted("+7C -2S +1D") == -(7 + 2)


@pytest.mark.rule("AZ-36", "AZ-37", "AZ-39", "AZ-40")
def test_example_14_a_round() -> None:
    sets = ["-8C -1S +2D +3C +4S", "+9C -4S -5D", "+8S -5C -2D -1T"]
    assert [points(row) for row in sets] == [8 + 2 + 3, 9, 8 + 1]
    assert counted("+2C -1C", sets=" / ".join(sets)) == 28
