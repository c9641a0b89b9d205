"""Absolute: laying, adding, regrouping (rules AZ-8 and AZ-19 to AZ-25)."""

import pytest

from absolute.table import in_order, points, table
from kibitz.core.errors import IllegalChoice
from kibitz.games.absolute.events import ADDED, ADDED_TO, FORMED, LAID, REGROUPED

# ---- any mixture (AZ-19)


@pytest.mark.rule("AZ-19")
def test_playing_is_optional() -> None:
    game = table(hands="+1C +2S -3D +4C | -6S", phase="play").do("done")
    assert game.asks() == (0, "discard")
    assert "hold" in game.offered()


@pytest.mark.rule("AZ-19")
def test_sets_additions_and_regroupings_in_any_order() -> None:
    """Ruling Q3."""
    game = table(hands="+2C -2S +1C +3S -4D +0T +6S +9C | -6S", sets="-1D -7D +8D |", phase="play")
    game.do("add 0 +2C -2S", "set +1C +3S -4D", "regroup 0,1: -1D -7D +8D +2C -2S / +1C +3S -4D +0T", "done")
    assert game.sets(0) == [in_order("-1D -7D +8D +2C -2S"), in_order("+1C +3S -4D +0T")]
    assert game.state()["played"] == 6
    assert game.offered() == {"discard:+6S", "discard:+9C"}


@pytest.mark.rule("AZ-19")
def test_several_sets_in_one_turn() -> None:
    game = table(hands="+1C +2S -3D +4C +5S -9D +6T | -6S", phase="play")
    game.do("set +1C +2S -3D", "set +4C +5S -9D")
    assert game.sets(0) == [in_order("+1C +2S -3D"), in_order("+4C +5S -9D")]


@pytest.mark.rule("AZ-19")
def test_the_play_phase_goes_on_until_it_is_ended() -> None:
    game = table(hands="+1C +2S -3D +4C | -6S", phase="play").do("set +1C +2S -3D")
    assert game.asks() == (0, "play")
    assert "done" in game.offered()


@pytest.mark.rule("AZ-9", "AZ-19")
def test_nothing_is_played_after_the_play_phase() -> None:
    game = table(hands="+1C +2S -3D +4C | -6S", phase="play").do("done")
    assert game.why("set +1C +2S -3D") == "AZ-9"


# ---- a new set (AZ-20)


@pytest.mark.rule("AZ-20")
def test_a_new_set_goes_to_the_end_of_the_row() -> None:
    game = table(hands="+5C -8C +3D +1T | -6S", sets="-1D -2D +3S |", phase="play").do("set +5C -8C +3D")
    assert game.sets(0) == [in_order("-1D -2D +3S"), in_order("+5C -8C +3D")]
    assert game.hand(0) == "+1T"
    assert LAID in [event.kind for event in game.heard]


@pytest.mark.rule("AZ-20")
def test_a_new_set_is_made_of_hand_cards_alone() -> None:
    """+3S lies on the table, -6S is somebody else's."""
    game = table(hands="+5C -8C +1T | -6S", sets="-1D -2D +3S |", phase="play")
    assert game.why("set +5C -8C +3S") == "AZ-20"
    assert game.why("set +5C +1T -6S") == "AZ-20"


@pytest.mark.rule("AZ-20")
@pytest.mark.parametrize(
    ("cards", "rule"),
    [("+5C -5S", "AZ-5"), ("+5C -5S +1T", "AZ-5"), ("+0C -0S +5C -5S", "AZ-6"), ("+0C +5C +1T", "AZ-7")],
)
def test_a_new_set_must_be_a_set(cards: str, rule: str) -> None:
    game = table(hands="+5C -5S +1T +0C -0S +9C | -6S", phase="play")
    assert game.why(f"set {cards}") == rule


@pytest.mark.rule("AZ-7", "AZ-20")
def test_the_five_cards_that_could_not_be_added_are_a_fresh_set() -> None:
    game = table(hands="-2C +2D +0S -8C -2S +1T | -6S", phase="play").do("set -2C +2D +0S -8C -2S")  # example 9
    assert game.points(0) == 10


# ---- one card is kept (AZ-25)


@pytest.mark.rule("AZ-25")
@pytest.mark.parametrize(("first", "second"), [("+1C +2S -3D", "+4C +5S -9D"), ("+4C +5S -9D", "+1C +2S -3D")])
def test_either_of_two_sets_but_not_both(first: str, second: str) -> None:
    game = table(hands="+1C +2S -3D +4C +5S -9D | -6S", phase="play")  # scenario 44
    assert game.allows(f"set {first}")
    assert game.allows(f"set {second}")
    assert game.do(f"set {first}").why(f"set {second}") == "AZ-25"
    assert "set:" not in game.offered()


@pytest.mark.rule("AZ-25")
def test_all_six_as_one_set_are_too_many() -> None:
    game = table(hands="+1C +2S -3D +4C +5S -9D | -6S", phase="play")  # scenario 44
    assert game.why("set +1C +2S -3D +4C +5S -9D") == "AZ-25"


@pytest.mark.rule("AZ-25")
@pytest.mark.parametrize("line", ["add 0 +6C -6S", "regroup 0: +7C -3C -4S +6C -6S"])
def test_the_last_card_is_not_added_either(line: str) -> None:
    game = table(hands="+6C -6S | +1S", sets="-3C -4S +7C |", phase="play")
    assert game.why(line) == "AZ-25"


@pytest.mark.rule("AZ-25", "AZ-32")
def test_one_card_is_kept_in_the_last_turns_too() -> None:
    """Ruling Q14."""
    game = table(hands="+1C +2S -3D | ", sets="| -3C -4S +7C", phase="play", out=[1], most_sets=[0, 3])
    assert game.why("set +1C +2S -3D") == "AZ-25"


# ---- adding (AZ-21)


@pytest.mark.rule("AZ-21")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [("+0D", 8), ("-5D +0D", 12), ("+6C -6S", 9)],
    ids=["a zero as 0", "a zero as +5 makes a run", "a pair"],
)
def test_cards_that_can_be_added(cards: str, worth: int) -> None:
    game = table(hands="+0D -5D +5D +6C -6S | +1S", sets="-3C -4S +7C |", phase="play")  # scenario 45
    game.do(f"add 0 {cards}")
    assert game.sets(0) == [in_order(f"-3C -4S +7C {cards}")]
    assert game.points(0) == worth
    assert ADDED in [event.kind for event in game.heard]


@pytest.mark.rule("AZ-7", "AZ-21")
def test_a_zero_of_the_wrong_sign_cannot_be_added() -> None:
    game = table(hands="+0D -5D +5D +6C -6S | +1S", sets="-3C -4S +7C |", phase="play")  # scenario 45
    assert game.why("add 0 +5D +0D") == "AZ-7"


@pytest.mark.rule("AZ-5", "AZ-21")
def test_a_set_with_added_cards_must_still_be_a_set() -> None:
    game = table(hands="+6C -5S +1T | +1S", sets="-3C -4S +7C |", phase="play")
    assert game.why("add 0 +6C") == "AZ-5"
    assert game.why("add 0 +6C -5S") == "AZ-5"


@pytest.mark.rule("AZ-6", "AZ-21")
def test_no_second_zero_is_added() -> None:
    game = table(hands="-0T +2C -2S | +1S", sets="+0C -3S -4D |", phase="play")
    assert game.why("add 0 -0T") == "AZ-6"


@pytest.mark.rule("AZ-21")
def test_a_set_keeps_its_place_when_cards_are_added() -> None:
    game = table(hands="+2C -2S +1T | +1S", sets="-3C -4S +7C / +5C -8C +3D |", phase="play").do("add 0 +2C -2S")
    assert game.sets(0) == [in_order("-3C -4S +7C +2C -2S"), in_order("+5C -8C +3D")]


@pytest.mark.rule("AZ-21")
def test_only_hand_cards_are_added() -> None:
    game = table(hands="+2C -2S +1T | +1S", sets="-3C -4S +7C / +5C -8C +3D |", phase="play")
    assert game.why("add 0 +5C -8C +3D") == "AZ-21"


@pytest.mark.rule("AZ-21")
def test_nothing_is_added_to_the_sets_of_others() -> None:
    """Ruling Q2."""
    game = table(hands="+2C -2S +1T | +1S", sets="| -3C -4S +7C", phase="play")  # scenario 52
    assert game.why("add 1.0 +2C -2S") == "AZ-21"
    assert "add:1.0" not in game.offered()


@pytest.mark.rule("AZ-21")
def test_with_the_option_cards_are_added_to_any_set() -> None:
    game = table(hands="+2C -2S +1T | +1S", sets="| -3C -4S +7C", phase="play", add_to_any_set=True)  # scenario 52
    game.do("add 1.0 +2C -2S")
    assert game.sets(1) == [in_order("-3C -4S +7C +2C -2S")]
    # base 7, two extra cards, the run -4 -3 -2: the owner has the points
    assert (game.points(0), game.points(1)) == (0, 12)
    assert ADDED_TO in [event.kind for event in game.heard]


@pytest.mark.rule("AZ-21", "AZ-27")
def test_cards_added_to_a_foreign_set_are_played() -> None:
    game = table(hands="+2C -2S +1T | +1S", sets="| -3C -4S +7C", phase="play", add_to_any_set=True)
    game.do("add 1.0 +2C -2S", "done")
    assert game.offered() == {"discard:+1T"}


@pytest.mark.rule("AZ-17", "AZ-21")
def test_with_the_option_nothing_is_added_to_locked_sets() -> None:
    game = table(  # scenario 52
        hands="+2C -2S +1T | | +1S", sets="| -3C -4S +7C | +5C -8C +3D", phase="play", out=[1], add_to_any_set=True
    )
    assert game.why("add 1.0 +2C -2S") == "AZ-17"
    assert game.allows("add 2.0 +2C -2S")


@pytest.mark.rule("AZ-21", "AZ-22")
def test_with_the_option_only_own_sets_are_regrouped() -> None:
    """Ruling Q11: a set is regrouped by its place among the own sets."""
    game = table(
        hands="+2C -2S +1T | +1S", sets="-1D -7D +8D | -3C -4S +7C / +5C -8C +3D", phase="play", add_to_any_set=True
    )
    assert {choice for choice in game.offered() if choice.startswith("break:")} == {"break:0"}
    assert game.why("regroup 1: +5C -8C +3D +2C -2S") == "AZ-22"


# ---- a zero keeps its number (AZ-8)


@pytest.mark.rule("AZ-8")
def test_a_zero_keeps_its_number_while_cards_are_added() -> None:
    game = table(hands="+2C -2S +1C +5D | +1S", sets="+0C -3S -4D |", phase="play")  # scenario 46
    assert game.why("add 0 +1C -2S") == "AZ-8"
    assert game.why("add 0 +1C") == "AZ-8"
    game.do("add 0 +2C -2S")
    assert game.play.sets[0][0].stands_for() == 7


@pytest.mark.rule("AZ-8")
def test_a_zero_does_not_become_ten_by_adding() -> None:
    game = table(hands="-8C -2S +1T | +1S", sets="-2C +2D +0S |", phase="play")  # scenario 47, example 9
    assert game.why("add 0 -8C -2S") == "AZ-8"


@pytest.mark.rule("AZ-8")
def test_a_zero_keeps_its_number_through_several_additions() -> None:
    """+1C and -1S would do together, but not one after the other."""
    game = table(hands="+1C -1S +2C -2S +5D | +1S", sets="+0C -3S -4D |", phase="play").do("add 0 +2C -2S")
    assert game.why("add 0 +1C") == "AZ-8"
    assert game.allows("add 0 +1C -1S")


@pytest.mark.rule("AZ-8")
def test_a_zero_laid_this_turn_is_free_until_the_phase_ends() -> None:
    """Ruling Q9."""
    game = table(hands="+0C -5S +5D -3C +1T | -6S", phase="play").do("set +0C -5S +5D")  # scenario 52a
    assert game.play.sets[0][0].stands_for() == 0
    game.do("add 0 -3C")
    assert game.play.sets[0][0].stands_for() == 3
    assert game.points(0) == 6


@pytest.mark.rule("AZ-8")
def test_in_a_later_turn_the_zero_is_no_longer_free() -> None:
    game = table(hands="+0C -5S +5D -3C +1T | -6S", phase="play")  # scenario 52a
    game.do("set +0C -5S +5D", "discard +1T", "deck", "hold", "deck", "no-swap")
    assert game.asks() == (0, "play")
    assert game.why("add 0 -3C") == "AZ-8"


@pytest.mark.rule("AZ-8")
def test_a_zero_added_this_turn_is_free_until_the_phase_ends() -> None:
    game = table(hands="+0D -5D +1T | -6S", sets="-3C -4S +7C |", phase="play").do("add 0 +0D")
    assert game.play.sets[0][0].stands_for() == 0
    game.do("add 0 -5D")
    assert game.play.sets[0][0].stands_for() == 5


@pytest.mark.rule("AZ-7", "AZ-8")
def test_a_free_zero_keeps_to_its_sign() -> None:
    game = table(hands="+0C -5S +5D +3C +1T | -6S", phase="play").do("set +0C -5S +5D")
    assert game.why("add 0 +3C") == "AZ-7"


@pytest.mark.rule("AZ-8", "AZ-21")
def test_a_zero_in_a_foreign_set_keeps_its_number_too() -> None:
    game = table(hands="+2C -2S +1C +5D | +1S", sets="| +0C -3S -4D", phase="play", add_to_any_set=True)
    assert game.why("add 1.0 +1C") == "AZ-8"
    assert game.allows("add 1.0 +2C -2S")


# ---- regrouping (AZ-22)


@pytest.mark.rule("AZ-22", "AZ-24")
def test_the_rulebooks_regrouping() -> None:
    game = table(hands="+5C -8C +3D +9S | -6S", sets="-1D -2D +0C |", phase="play")  # scenario 49, examples 10 and 11
    game.do("set +5C -8C +3D")
    assert game.points(0) == 2 + 8
    game.do("regroup 0,1: -1D -2D +3D / +5C -8C +0C")
    assert game.sets(0) == [in_order("-1D -2D +3D"), in_order("+5C -8C +0C")]
    assert game.points(0) == 6 + 16


@pytest.mark.rule("AZ-22")
def test_everybody_is_told_what_came_of_a_regrouping() -> None:
    game = table(hands="+5C -8C +3D +9S | -6S", sets="-1D -2D +0C |", phase="play")
    game.do("regroup 0: -1D -2D +3D / +5C -8C +0C")
    told = [(event.kind, event.args) for event in game.heard]
    assert (REGROUPED, (0, 2, 22)) in told
    assert [kind for kind, _ in told].count(FORMED) == 2


@pytest.mark.rule("AZ-22")
def test_a_regrouping_needs_a_card_played_this_turn() -> None:
    game = table(hands="+9S +1C | -6S", sets="-1D -7D +8D / +4C +5C -9C |", phase="play")  # scenario 50
    assert game.why("regroup 0,1: -1D -7D +8D +4C +5C -9C") == "AZ-22"
    assert game.why("regroup 0: -1D -7D +8D") == "AZ-22"


@pytest.mark.rule("AZ-22")
@pytest.mark.parametrize("earlier", ["set +1S +2S -3S", "add 0 +2S -2D"])
def test_a_card_played_earlier_this_turn_will_do(earlier: str) -> None:
    game = table(hands="+9S +1S +2S -3S -2D | -6S", sets="-1D -7D +8D / +4C +5C -9C |", phase="play").do(earlier)
    first = " ".join(game.sets(0)[:1])
    assert game.allows(f"regroup 0,1: {first} +4C +5C -9C")


@pytest.mark.rule("AZ-22")
def test_a_card_played_in_an_earlier_turn_will_not_do() -> None:
    game = table(hands="+9S +1S +2S -3S -2D | -6S", sets="-1D -7D +8D / +4C +5C -9C |", phase="play")
    game.do("set +1S +2S -3S", "discard -2D", "deck", "hold", "deck", "no-swap")
    assert game.why("regroup 0,1: -1D -7D +8D +4C +5C -9C") == "AZ-22"


@pytest.mark.rule("AZ-22")
def test_one_hand_card_in_the_regrouping_itself_is_enough() -> None:
    game = table(hands="+0S +9S | -6S", sets="-1D -7D +8D / +4C +5C -9C |", phase="play")
    game.do("regroup 0,1: -1D -7D +8D / +4C +5C -9C +0S")
    assert game.state()["played"] == 1


@pytest.mark.rule("AZ-22")
def test_the_number_of_sets_and_the_points_may_fall() -> None:
    """Ruling Q12: both sets have one symbol; together they lose the doubling."""
    game = table(hands="+0S +9S | -6S", sets="-1D -7D +8D / +4C +5C -9C |", phase="play")
    assert game.points(0) == 16 + 18
    game.do("regroup 0,1: -1D -7D +8D +4C +5C -9C +0S")
    assert len(game.sets(0)) == 1
    assert game.points(0) == points("-1D -7D +8D +4C +5C -9C +0S") < 34


@pytest.mark.rule("AZ-22")
def test_new_sets_come_to_the_end_in_the_order_written() -> None:
    game = table(hands="+0S +9S | -6S", sets="-1D -7D +8D / +1C +2C -3C / +4C +5C -9C |", phase="play")
    game.do("regroup 2,0: +4C +5C -9C +0S / -1D -7D +8D")
    assert game.sets(0) == [in_order("+1C +2C -3C"), in_order("+4C +5C -9C +0S"), in_order("-1D -7D +8D")]


@pytest.mark.rule("AZ-22")
def test_a_set_that_is_not_taken_up_lends_no_card() -> None:
    """+3D would have to come from the second set."""
    game = table(hands="-2S +9S | -6S", sets="-1D -7D +8D / +3D +5C -8C |", phase="play")
    assert not game.allows("regroup 0: -1D -7D +8D -2S +3D")


@pytest.mark.rule("AZ-5", "AZ-22")
@pytest.mark.parametrize("sets", ["-1D -7D / +8D -2S -6C", "-1D -7D +8D -2S", "-1D +8D -6C / -7D -2S"])
def test_every_new_set_must_be_a_set(sets: str) -> None:
    game = table(hands="-2S -6C +9S | -6S", sets="-1D -7D +8D |", phase="play")
    assert game.why(f"regroup 0: {sets}") == "AZ-5"


@pytest.mark.rule("AZ-22")
def test_a_refused_regrouping_changes_nothing() -> None:
    game = table(hands="+5C -8C +3D +9S | -6S", sets="-1D -2D +0C |", phase="play")
    before = game.state()
    with pytest.raises(IllegalChoice, match="AZ-5"):
        game.do("regroup 0: -1D -2D +3D / +5C -8C / +0C")
    assert game.state() == before


# ---- nothing is left over (AZ-23)


@pytest.mark.rule("AZ-23")
def test_no_card_of_the_table_is_left_out() -> None:
    """Ruling Q10: -1D would have to go back to the hand."""
    game = table(hands="-1S +9S | -6S", sets="-1D -7D +8D |", phase="play")  # scenario 51
    assert game.why("regroup 0: -1S -7D +8D") == "AZ-23"


@pytest.mark.rule("AZ-23")
def test_a_whole_set_cannot_be_left_out_either() -> None:
    game = table(hands="+0S +9S | -6S", sets="-1D -7D +8D / +4C +5C -9C |", phase="play")  # scenario 51
    assert game.why("regroup 0,1: -1D -7D +8D +0S") == "AZ-23"


@pytest.mark.rule("AZ-23")
def test_a_card_lies_in_one_of_the_new_sets_only() -> None:
    game = table(hands="+0S +9S | -6S", sets="-1D -7D +8D / +4C +5C -9C |", phase="play")
    assert game.why("regroup 0,1: -1D -7D +8D / +4C +5C -9C / +8D -1D -7D +0S") == "AZ-23"


@pytest.mark.rule("AZ-23")
def test_only_the_hand_shrinks_by_a_regrouping() -> None:
    game = table(hands="+5C -8C +3D +9S | -6S", sets="-1D -2D +0C |", phase="play")
    game.do("regroup 0: -1D -2D +3D / +5C -8C +0C")
    assert game.hand(0) == "+9S"
    assert sorted(" ".join(game.sets(0)).split()) == sorted(["-1D", "-2D", "+0C", "+5C", "-8C", "+3D"])


# ---- a zero in a regrouping (AZ-24)


@pytest.mark.rule("AZ-24")
def test_a_zero_that_leaves_its_set_is_free() -> None:
    game = table(hands="-8C -2S +1T | -6S", sets="-2C +2D +0S / +4C -9S +5D |", phase="play")  # scenario 48
    game.do("regroup 0,1: +0S -8C -2S / +4C -9S +5D -2C +2D", "done")
    assert game.play.sets[0][0].stands_for() == 10
    game.do("discard +1T")
    assert game.cards("discard") == "-3T +1T"


@pytest.mark.rule("AZ-24")
def test_a_zero_with_all_its_old_company_keeps_its_number() -> None:
    game = table(hands="-8C -2S +1T | -6S", sets="-2C +2D +0S |", phase="play")  # scenario 47
    assert game.why("regroup 0: -2C +2D +0S -8C -2S") == "AZ-24"


@pytest.mark.rule("AZ-24")
def test_a_zero_with_all_its_old_company_may_get_more_that_sums_to_zero() -> None:
    game = table(hands="-8C +8S +1T | -6S", sets="-2C +2D +0S |", phase="play")
    assert game.allows("regroup 0: -2C +2D +0S -8C +8S")


@pytest.mark.rule("AZ-24")
def test_one_card_less_of_the_old_company_frees_a_zero() -> None:
    """Ruling Q8: +2D is left behind in another set; the zero goes from 0 to +5."""
    game = table(hands="-3S -4S +2S +1T | -6S", sets="-2C +2D +0S |", phase="play")
    game.do("regroup 0: -2C -3S +0S / +2D +2S -4S")
    assert game.play.sets[0][0].stands_for() == 5


@pytest.mark.rule("AZ-8", "AZ-24")
def test_what_counts_is_the_company_when_the_phase_began() -> None:
    """Ruling Q9: away and back again in one play phase, the zero is 0 or nothing."""
    game = table(hands="-8C -2S +3S +1T | -6S", sets="-2C +2D +0S / +4C -9S +5D |", phase="play")
    game.do("regroup 0,1: +0S -8C -2S / +4C -9S +5D -2C +2D")
    assert game.why("regroup 0,1: +0S -8C -2S -2C +2D / +4C -9S +5D") == "AZ-24"
    assert game.why("regroup 0,1: +0S -8C -2S -2C +2D +3S / +4C -9S +5D") == "AZ-24"


@pytest.mark.rule("AZ-24")
def test_a_zero_may_come_back_to_its_old_company_with_its_old_number() -> None:
    """In between it was +10; then all lies as before, with two cards more."""
    game = table(hands="-8C -2S +10C +1T | -6S", sets="-2C +2D +0S / +4C -9S +5D |", phase="play")
    game.do("regroup 0,1: +0S -8C -2S / +4C -9S +5D -2C +2D")
    game.do("regroup 0,1: +0S -2C +2D / +4C -9S +5D -8C -2S +10C")
    assert game.play.sets[0][0].stands_for() == 0


@pytest.mark.rule("AZ-8", "AZ-24")
def test_a_zero_laid_this_turn_is_free_in_a_regrouping() -> None:
    """Ruling Q9: with all the cards it was laid with."""
    game = table(hands="+0C -5S +5D -3C +1T | -6S", phase="play").do("set +0C -5S +5D")
    game.do("regroup 0: +0C -5S +5D -3C")
    assert game.play.sets[0][0].stands_for() == 3


@pytest.mark.rule("AZ-8", "AZ-24")
def test_a_zero_that_was_moved_this_turn_is_free_while_cards_are_added() -> None:
    """Rule 8 of the document: its set lacks cards of its old one, so the order of the steps does not matter."""
    game = table(hands="-8C -2S +3S +1T | -6S", sets="-2C +2D +0S / +4C -9S +5D |", phase="play")
    game.do("regroup 0,1: +0S -8C -2S / +4C -9S +5D -2C +2D", "add 0 +3S")
    assert game.play.sets[0][0].stands_for() == 7


@pytest.mark.rule("AZ-24")
def test_a_zero_that_was_moved_is_bound_to_its_new_company_in_the_next_turn() -> None:
    game = table(hands="-8C -2S +1T +3S | -6S", sets="-2C +2D +0S / +4C -9S +5D |", phase="play")
    game.do("regroup 0,1: +0S -8C -2S / +4C -9S +5D -2C +2D", "discard +1T", "deck", "hold", "deck", "no-swap")
    assert game.why("add 0 +3S") == "AZ-8"
    assert game.why("regroup 0: +0S -8C -2S +3S") == "AZ-24"
