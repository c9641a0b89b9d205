"""Absolute: the swap (rules AZ-13 to AZ-18)."""

import pytest

from absolute.table import in_order, table
from kibitz.core.errors import IllegalChoice
from kibitz.games.absolute.events import SWAPPED, SWAPPED_OWN

# ---- one swap (AZ-13)


@pytest.mark.rule("AZ-13", "AZ-18")
def test_a_card_for_its_twin_of_another_symbol_doubles_the_set() -> None:
    game = table(hands="+7C -2S | -6S", sets="+7S +3C -10C |", phase="swap")  # scenario 33, example 6
    assert game.points(0) == 10
    game.do("swap 0.0 +7C for +7S")
    assert game.sets(0) == [in_order("+7C +3C -10C")]
    assert game.points(0) == 20
    assert game.hand(0) == in_order("+7S -2S")
    assert game.state()["played"] == 0


@pytest.mark.rule("AZ-13", "AZ-15")
def test_two_cards_for_one_of_somebody_elses_set() -> None:
    game = table(hands="-6S -4D +1T | -6T", sets="| -10C +0C +3C +5C", phase="swap")  # scenario 34, example 7
    assert game.points(1) == 22
    game.do("swap 1.0 -6S -4D for -10C")
    assert game.points(1) == 8
    assert game.sets(1) == [in_order("-6S -4D +0C +3C +5C")]
    assert game.hand(0) == "-10C +1T"


@pytest.mark.rule("AZ-13")
def test_one_card_for_two() -> None:
    """Ruling Q5: the numbers of cards may differ; the hand grows."""
    game = table(hands="+5C -2S | -6S", sets="| -9C +2S +3D +4T", phase="swap").do("swap 1.0 +5C for +2S +3D")
    assert game.sets(1) == ["-9C +4T +5C"]
    assert game.hand(0) == "-2S +2S +3D"


@pytest.mark.rule("AZ-13", "AZ-14")
def test_two_cards_for_two_of_the_same_total() -> None:
    game = table(hands="-8C +1S +2T | -6S", sets="| -10C +3C +7S", phase="swap")  # scenario 38
    game.do("swap 1.0 -8C +1S for -10C +3C")
    assert game.sets(1) == ["-8C +1S +7S"]
    assert game.hand(0) == "-10C +2T +3C"


@pytest.mark.rule("AZ-13")
@pytest.mark.parametrize(
    "line",
    [
        "swap 0.0 +1C +2S +4D for +7S",
        "swap 0.0 +7C for +3C +7S -10C",
        "swap 0.0 +1C +2S +4D for -10C +3C +7S",
    ],
    ids=["three given", "three taken", "both"],
)
def test_three_cards_are_too_many(line: str) -> None:
    game = table(hands="+7C +1C +2S +4D -5T | -6S", sets="+7S +3C -10C |", phase="swap")  # scenario 42
    assert game.why(line) == "AZ-13"


@pytest.mark.rule("AZ-13")
def test_only_cards_of_one_set_are_taken() -> None:
    """The totals would agree: +7C +4C for +7S of one set and +4S of another."""
    game = table(hands="+7C +4C -2S | -6S", sets="+7S +3C -10C | +4S +6D -10D", phase="swap")  # scenario 42
    assert game.why("swap 0.0 +7C +4C for +7S +4S") == "AZ-13"
    assert game.why("swap 0.0 +4C for +4S") == "AZ-13"
    assert game.allows("swap 1.0 +4C for +4S")


@pytest.mark.rule("AZ-13")
def test_there_is_no_second_swap() -> None:
    game = table(hands="+7C +3S | -6S", sets="+7S +3C -10C | +7T +3D -10D", phase="swap")  # scenario 42
    game.do("swap 0.0 +7C for +7S")
    assert game.asks() == (0, "play")
    assert game.why("swap 1.0 +7S for +7T") == "AZ-13"
    assert game.why("swap 0.0 +3S for +3C") == "AZ-13"


@pytest.mark.rule("AZ-13")
@pytest.mark.parametrize("play", ["set +1C +2S -3D", "add 0 +2S -2C", "no-swap"])
def test_there_is_no_swap_once_the_play_phase_has_begun(play: str) -> None:
    """Ruling Q34: the phases are ordered."""
    game = table(hands="+7C +1C +2S -3D -2C | -6S", sets="+7S +3C -10C |", phase="swap")  # scenario 42
    assert game.allows("swap 0.0 +7C for +7S")
    assert game.do(play).why("swap 0.0 +7C for +7S") == "AZ-13"


@pytest.mark.rule("AZ-9", "AZ-13")
def test_there_is_no_swap_before_the_draw() -> None:
    game = table(hands="+7C -2S | -6S", sets="+7S +3C -10C |")
    assert game.why("swap 0.0 +7C for +7S") == "AZ-9"
    assert game.do("deck").allows("swap 0.0 +7C for +7S")


@pytest.mark.rule("AZ-13")
def test_the_next_turn_has_a_swap_of_its_own() -> None:
    game = table(hands="+7C -2S | +3S -6S", sets="+7S +3C -10C |", phase="swap")
    game.do("swap 0.0 +7C for +7S", "hold", "deck", "swap 0.0 +3S for +3C", "hold", "deck")
    assert game.asks() == (0, "swap")
    assert game.allows("swap 0.0 +7S for +7C")


@pytest.mark.rule("AZ-13")
@pytest.mark.parametrize(
    ("draw", "line"), [("deck", "swap 1.0 +7C for +7S"), ("discard", "swap 1.0 +3T for +3C")], ids=["deck", "discard"]
)
def test_the_card_just_drawn_may_be_given_even_without_a_set_of_your_own(draw: str, line: str) -> None:
    """Ruling Q33."""
    game = table(hands="-2S | -6S", sets="| +7S +3C -10C", deck="+7C", discard="+3T").do(draw)
    assert game.sets(0) == []
    assert game.allows(line)


@pytest.mark.rule("AZ-13")
def test_a_swap_is_optional() -> None:
    game = table(hands="+7C -2S | -6S", sets="+7S +3C -10C |", phase="swap")
    assert game.offered() == {"no-swap", "swap:0.0"}
    game.do("no-swap")
    assert game.asks() == (0, "play")
    assert game.sets(0) == [in_order("+7S +3C -10C")]


@pytest.mark.rule("AZ-13")
def test_only_hand_cards_are_given_and_only_cards_of_the_set_are_taken() -> None:
    game = table(hands="+7C -2S | -6S +7D", sets="+7S +3C -10C |", phase="swap")
    assert game.why("swap 0.0 +7D for +7S") == "AZ-13"
    assert game.why("swap 0.0 +7C for +7T") == "AZ-13"


@pytest.mark.rule("AZ-13")
def test_the_set_keeps_its_place_and_its_owner() -> None:
    game = table(hands="+3S -2S | -6S", sets="| +7S +3C -10C / +1C +2C -3C", phase="swap")
    game.do("swap 1.0 +3S for +3C")
    assert game.sets(1) == [in_order("+7S +3S -10C"), in_order("+1C +2C -3C")]
    assert game.sets(0) == []


@pytest.mark.rule("AZ-13", "AZ-43")
@pytest.mark.parametrize(("name", "kind"), [("0.0", SWAPPED_OWN), ("1.0", SWAPPED)], ids=["own", "foreign"])
def test_everybody_is_told_of_a_swap(name: str, kind: int) -> None:
    game = table(hands="+7C +3S | -6S", sets="+7S +3C -10C | +7D +3D -10D", phase="swap")
    game.do(f"swap {name} +3S for {'+3C' if name == '0.0' else '+3D'}")
    assert kind in [event.kind for event in game.heard]


# ---- what must hold after it (AZ-14)


@pytest.mark.rule("AZ-14")
def test_three_cards_must_be_left() -> None:
    game = table(hands="+10T -2S | -6S", sets="-10C +4S +6D |", phase="swap")  # scenario 36
    assert game.why("swap 0.0 +10T for +4S +6D") == "AZ-14"


@pytest.mark.rule("AZ-14")
def test_a_larger_set_can_lose_a_card() -> None:
    """The same exchange of totals as in scenario 36, with a fourth card in the set."""
    game = table(hands="+10T -2S | -6S", sets="-9C -1T +4S +6D |", phase="swap").do("swap 0.0 +10T for +4S +6D")
    assert game.sets(0) == ["-9C -1T +10T"]


@pytest.mark.rule("AZ-14")
@pytest.mark.parametrize(
    "line",
    [
        "swap 0.0 +7D for +8S",
        "swap 0.0 -8D for +8S",
        "swap 0.0 +1C +2S for -5C",
        "swap 0.0 +7D +1C for +8S -5C",
    ],
)
def test_the_totals_must_agree(line: str) -> None:
    game = table(hands="+7D -8D +1C +2S | -6S", sets="+8S -5C -3D |", phase="swap")
    assert game.why(line) == "AZ-14"
    assert game.allows("swap 0.0 +7D +1C for +8S")


@pytest.mark.rule("AZ-14")
def test_a_refused_swap_changes_nothing() -> None:
    game = table(hands="+10T -2S | -6S", sets="-10C +4S +6D |", phase="swap")
    before = game.state()
    with pytest.raises(IllegalChoice, match="AZ-14"):
        game.do("swap 0.0 +10T for +4S +6D")
    assert game.state() == before


# ---- a zero in the set (AZ-15)


@pytest.mark.rule("AZ-15")
@pytest.mark.parametrize(("gift", "points"), [("+7S", 7), ("+2S +5D", 6)])
def test_a_zero_is_taken_for_the_number_that_it_stands_for(gift: str, points: int) -> None:
    game = table(hands="+7S +2S +5D -1T | -6S", sets="+0C -3S -4D |", phase="swap")  # scenario 35, example 8
    assert game.points(0) == 4
    game.do(f"swap 0.0 {gift} for +0C")
    # +7S -3S -4D is worth 7; +2S +5D -3S -4D has the base 5 and a fourth card: 6
    assert game.points(0) == points
    assert "+0C" in game.hand(0)


@pytest.mark.rule("AZ-14", "AZ-15")
@pytest.mark.parametrize("gift", ["-7S", "+6S", "+6S +2S"])
def test_a_zero_is_taken_for_no_other_number(gift: str) -> None:
    game = table(hands="-7S +6S +2S -1T | -6S", sets="+0C -3S -4D |", phase="swap")  # scenario 35
    assert game.why(f"swap 0.0 {gift} for +0C") == "AZ-14"


@pytest.mark.rule("AZ-15")
def test_a_zero_that_stays_keeps_its_number() -> None:
    game = table(hands="+4S -1T | -6S", sets="| -10C +0C +3C +5C", phase="swap")  # scenario 37
    assert game.why("swap 1.0 +4S for +3C") == "AZ-15"


@pytest.mark.rule("AZ-15")
def test_around_a_zero_equal_totals_can_be_swapped() -> None:
    game = table(hands="+3S -1T | -6S", sets="| -10C +0C +3C +5C", phase="swap")
    assert game.allows("swap 1.0 +3S for +3C")


@pytest.mark.rule("AZ-15")
def test_a_zero_is_taken_together_with_another_card() -> None:
    """The zero is +7, with -4D that is +3."""
    game = table(hands="+1S +2D +3T | -6S", sets="+0C -3S -4D |", phase="swap")
    assert game.allows("swap 0.0 +1S +2D for +0C -4D")
    assert game.why("swap 0.0 +3T for +0C -4D") == "AZ-14"  # two cards would be left


@pytest.mark.rule("AZ-7", "AZ-15")
def test_a_zero_that_was_taken_is_free_again_in_the_hand() -> None:
    """It was +7 in its set; laid in the same turn it is +2."""
    game = table(hands="+7S -3D +1C -6T | -6S", sets="| +0C -3S -4D", phase="swap")
    game.do("swap 1.0 +7S for +0C", "set +0C -3D +1C")
    assert game.sets(0) == [in_order("+0C -3D +1C")]


# ---- a zero given (AZ-16)


@pytest.mark.rule("AZ-16")
def test_a_zero_given_stands_for_the_missing_number() -> None:
    game = table(hands="-0T +1S | -6S", sets="-10C +4S +6D |", phase="swap").do("swap 0.0 -0T for -10C")  # scenario 39
    assert game.points(0) == 6
    assert game.hand(0) == "-10C +1S"


@pytest.mark.rule("AZ-7", "AZ-16")
def test_a_zero_given_has_the_sign_of_its_number() -> None:
    game = table(hands="+0T +1S | -6S", sets="-10C +4S +6D |", phase="swap")  # scenario 39
    assert game.why("swap 0.0 +0T for -10C") == "AZ-16"
    assert game.allows("swap 0.0 +0T for +4S")


@pytest.mark.rule("AZ-16")
@pytest.mark.parametrize("zero", ["-0T", "+0T"])
def test_with_the_option_off_a_zero_given_stands_for_no_number(zero: str) -> None:
    game = table(hands=f"{zero} +1S | -6S", sets="-10C +4S +6D |", phase="swap", zero_in_swap=False)  # scenario 39
    assert game.why(f"swap 0.0 {zero} for -10C") == "AZ-16"
    assert game.offered() == {"no-swap"}


@pytest.mark.rule("AZ-16")
@pytest.mark.parametrize("option", [True, False])
@pytest.mark.parametrize("zero", ["+0S", "-0S"])
def test_a_zero_given_can_be_nought_with_the_option_on_or_off(option: bool, zero: str) -> None:
    sets = "+4C -4S +5D -5T |"  # scenario 39
    game = table(hands=f"{zero} +1S | -6S", sets=sets, phase="swap", zero_in_swap=option)
    game.do(f"swap 0.0 {zero} for +4C -4S")
    assert game.sets(0) == [in_order(f"{zero} +5D -5T")]


@pytest.mark.rule("AZ-16")
@pytest.mark.parametrize("option", [True, False])
def test_a_zero_that_is_nought_can_be_given_with_another_card(option: bool) -> None:
    game = table(hands="+0T +4D +1S | -6S", sets="-10C +4S +6D |", phase="swap", zero_in_swap=option)
    assert game.allows("swap 0.0 +0T +4D for +4S")


@pytest.mark.rule("AZ-16")
def test_a_zero_given_with_another_card_makes_up_the_rest() -> None:
    """+1S and the zero as +3 for +4S; with the option off the zero is 0, and +1S is too little."""
    hands, sets = "+0T +1S +2C | -6S", "-10C +4S +6D |"
    assert table(hands=hands, sets=sets, phase="swap").allows("swap 0.0 +0T +1S for +4S")
    game = table(hands=hands, sets=sets, phase="swap", zero_in_swap=False)
    assert game.why("swap 0.0 +0T +1S for +4S") == "AZ-16"


@pytest.mark.rule("AZ-7", "AZ-16")
def test_a_zero_given_stands_for_ten_at_most() -> None:
    """+5D and +6S are eleven together."""
    game = table(hands="+0T +1S -1S | -6S", sets="-10C -1D +5D +6S |", phase="swap")
    assert game.why("swap 0.0 +0T for +5D +6S") == "AZ-16"
    assert game.allows("swap 0.0 +0T +1S for +5D +6S")


@pytest.mark.rule("AZ-6", "AZ-16")
def test_a_zero_given_is_the_only_one() -> None:
    game = table(hands="-0T +1S | -6S", sets="+0C -3S -4D |", phase="swap")  # scenario 40
    assert game.why("swap 0.0 -0T for -3S") == "AZ-6"


@pytest.mark.rule("AZ-6", "AZ-16")
def test_two_zeros_are_never_given() -> None:
    game = table(hands="-0T +0T +1S | -6S", sets="-10C +4S +6D |", phase="swap")
    assert game.why("swap 0.0 -0T +0T for -10C") == "AZ-6"


@pytest.mark.rule("AZ-16")
def test_zero_for_zero_if_it_can_stand_for_the_same() -> None:
    """Ruling Q7: the zero is +8."""
    game = table(hands="+0S -0S +1S | -6S", sets="+0C -3S -5D |", phase="swap")
    assert game.allows("swap 0.0 +0S for +0C")
    assert game.why("swap 0.0 -0S for +0C") == "AZ-16"


@pytest.mark.rule("AZ-16")
@pytest.mark.parametrize("zero", ["+0S", "-0S"])
def test_with_the_option_off_zero_for_zero_only_where_it_is_nought(zero: str) -> None:
    """Ruling Q7."""
    sets = "+0C -3S -5D / +0D +6C -6S |"
    game = table(hands=f"{zero} +1S | -6T", sets=sets, phase="swap", zero_in_swap=False)
    assert game.why(f"swap 0.0 {zero} for +0C") == "AZ-16"
    assert game.allows(f"swap 0.1 {zero} for +0D")


@pytest.mark.rule("AZ-8", "AZ-16")
def test_a_zero_given_lies_in_its_set_when_the_play_phase_begins() -> None:
    """Ruling Q9: it was swapped, not played, so it keeps its -10."""
    game = table(hands="-0T -1C +2S -2S | -6S", sets="-10C +4S +6D |", phase="swap").do("swap 0.0 -0T for -10C")
    assert game.why("add 0 -1C") == "AZ-8"
    assert game.allows("add 0 +2S -2S")


# ---- locked sets (AZ-17)


@pytest.mark.rule("AZ-17")
def test_the_sets_of_a_player_who_is_out_are_locked() -> None:
    game = table(  # scenario 41
        hands="+7C +3S | | -6S", sets="+3C +5C -8C | +7S +3T -10C / +1C +2C -3C | +7D +3D -10D", phase="swap", out=[1]
    )
    assert game.why("swap 1.0 +7C for +7S") == "AZ-17"
    assert game.why("swap 1.0 +3S for +3T") == "AZ-17"
    assert game.offered() == {"no-swap", "swap:0.0", "swap:2.0"}
    assert game.allows("swap 0.0 +3S for +3C")
    assert game.allows("swap 2.0 +7C for +7D")


@pytest.mark.rule("AZ-17", "AZ-30")
def test_going_out_locks_the_sets_at_once() -> None:
    sets = "+7S +3C -10C / +1C +2C -3C / +4D +5D -9D |"
    game = table(hands="+1S | +7C -6S", sets=sets, phase="discard", most_sets=[3, 0]).do("discard +1S", "deck")
    assert game.asks() == (1, "swap")
    assert game.why("swap 0.0 +7C for +7S") == "AZ-17"


@pytest.mark.rule("AZ-17", "AZ-31")
def test_an_empty_hand_alone_locks_nothing() -> None:
    game = table(hands="+1S | +7C -6S", sets="+7S +3C -10C |", phase="discard").do("discard +1S", "deck")
    assert game.hand(0) == ""
    assert game.allows("swap 0.0 +7C for +7S")


# ---- no play (AZ-18)


@pytest.mark.rule("AZ-18", "AZ-28")
def test_who_has_only_swapped_may_hold() -> None:
    game = table(hands="+7C -2S +1C +2D +5T -6D +9S | -6S", sets="+7S +3C -10C |", phase="swap")  # scenario 43
    game.do("swap 0.0 +7C for +7S", "done")
    assert {"hold", "discard:+7S"} < game.offered()
    game.do("hold")
    assert len(game.row("hands", 0)) == 7


@pytest.mark.rule("AZ-18", "AZ-26")
def test_a_hand_of_nine_after_a_swap_is_settled_at_the_discard() -> None:
    """Ruling Q18."""
    game = table(hands="+5C -2S +1C +2D +6T -6D +9S -7T | -6S", sets="| -9C +2S +3D +4T", phase="swap")  # scenario 43
    game.do("swap 1.0 +5C for +2S +3D", "done")
    assert len(game.row("hands", 0)) == 9
    assert "hold" not in game.offered()
    game.do("discard +9S")
    assert game.asks() == (0, "discard")
    assert "hold" not in game.offered()
    game.do("discard -7T")
    assert game.asks() == (1, "draw")


@pytest.mark.rule("AZ-18", "AZ-22")
def test_a_swap_does_not_open_the_regrouping() -> None:
    """No hand card was played, so the two sets cannot be merged."""
    game = table(hands="+7C -2S | -6S", sets="+7S +3C -10C / +1C +2C -3C |", phase="swap").do("swap 0.0 +7C for +7S")
    assert game.why("regroup 0,1: +7C +3C -10C +1C +2C -3C") == "AZ-22"


@pytest.mark.rule("AZ-18")
def test_the_last_hand_card_can_be_given() -> None:
    """No card need be kept for a discard: as many as one comes back."""
    game = table(hands="+7C | -6S", sets="+7S +3C -10C |", phase="swap").do("swap 0.0 +7C for +7S")
    assert game.hand(0) == "+7S"
