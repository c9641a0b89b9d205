"""Absolute: the option tabletop, illegal sets (rule AZ-42)."""

import pytest

from absolute.table import Table, in_order, table
from kibitz.core.game import Json
from kibitz.games.absolute.events import CLOSED, REMOVED

THREE = "+1C +2C -3C / +4D +5D -9D / -1T -7T +8D"


def top(game: Table, count: int) -> list[str]:
    """The uppermost cards of the discard pile, the top one last."""
    return game.cards("discard").split()[-count:]


def closed(game: Table) -> Json:
    return game.state()["out"]


# ---- any cards


@pytest.mark.rule("AZ-42")
def test_a_wrong_set_goes_to_the_discard_pile_lowest_number_on_top() -> None:
    game = table(hands="+7S +3D -1C +5T +9S | -6S", phase="play", tabletop=True)  # scenario 61, example 12
    game.do("set +7S +3D -1C")
    assert game.sets(0) == [in_order("+7S +3D -1C")]
    game.do("discard +5T")
    assert game.sets(0) == []
    pile = game.cards("discard").split()
    assert pile[:2] == ["-3T", "+5T"]
    assert {*pile[2:4]} == {"+7S", "+3D"}
    assert pile[4:] == ["-1C"]


@pytest.mark.rule("AZ-42")
def test_without_the_option_it_is_refused() -> None:
    game = table(hands="+7S +3D -1C +5T +9S | -6S", phase="play")
    assert game.why("set +7S +3D -1C") == "AZ-5"


@pytest.mark.rule("AZ-31", "AZ-42")
def test_a_wrong_third_set_does_not_bring_you_out() -> None:
    game = table(  # scenario 61
        hands="+7S +3D -1S +5T | -6S", sets="+1C +2C -3C / +4D +5D -9D |", phase="play", tabletop=True
    )
    game.do("set +7S +3D -1S", "discard +5T")
    assert game.hand(0) == ""
    assert closed(game) == []
    assert game.sets(0) == [in_order("+1C +2C -3C"), in_order("+4D +5D -9D")]
    assert game.asks() == (1, "draw")


@pytest.mark.rule("AZ-42")
@pytest.mark.parametrize(
    ("cards", "lowest"),
    [
        ("+7S", {"+7S"}),
        ("+5C -5S", {"+5C", "-5S"}),
        ("+7S +3D -1C", {"-1C"}),
        ("-10C +4S +5C", {"+4S"}),
        ("+0C +0S -7D", {"+0C", "+0S"}),
        ("+0C -0D +5C -5S", {"+0C", "-0D"}),
        ("+0C +5C -1C", {"+0C"}),
        ("+0C -5S -6C", {"+0C"}),
    ],
    ids=["one card", "two cards", "sum 9", "sum -1", "two zeros", "two zeros as 0", "wrong sign", "eleven"],
)
def test_what_is_no_set(cards: str, lowest: set[str]) -> None:
    """The lowest absolute number is on top; a zero is 0; ruling Q35: of several lowest, any."""
    hand = f"{cards} +9S -8C"
    game = table(hands=f"{hand} | -6S", phase="play", tabletop=True).do(f"set {cards}", "discard +9S")
    assert game.sets(0) == []
    count = len(cards.split())
    assert sorted(top(game, count)) == sorted(cards.split())
    assert top(game, 1)[0] in lowest
    assert top(game, count + 1)[0] == "+9S"


@pytest.mark.rule("AZ-42")
def test_a_right_set_stays() -> None:
    game = table(hands="+7S +3D -10C +5T +9S | -6S", phase="play", tabletop=True)
    game.do("set +7S +3D -10C", "discard +5T")
    assert game.sets(0) == [in_order("+7S +3D -10C")]
    assert game.cards("discard") == "-3T +5T"


@pytest.mark.rule("AZ-42")
def test_a_right_set_can_be_spoilt_by_adding() -> None:
    sets = "+1C +2C -3C / +4D +5D -9D |"
    game = table(hands="+7S -8S +9S | -6S", sets=sets, phase="play", tabletop=True)
    game.do("add 0 +7S", "discard -8S")
    assert game.sets(0) == [in_order("+4D +5D -9D")]
    assert sorted(top(game, 4)) == sorted(["+1C", "+2C", "-3C", "+7S"])
    assert top(game, 1) == ["+1C"]


@pytest.mark.rule("AZ-42")
def test_a_second_zero_spoils_a_set() -> None:
    game = table(hands="-0S -8S +9S | -6S", sets="+0C +5D -5S |", phase="play", tabletop=True)
    game.do("add 0 -0S", "discard -8S")
    assert game.sets(0) == []
    assert top(game, 1)[0] in {"-0S", "+0C"}


@pytest.mark.rule("AZ-42")
def test_sets_can_be_spoilt_by_regrouping() -> None:
    sets = "+1C +2C -3C / +4D +5D -9D |"
    game = table(hands="+7S -8S +9S | -6S", sets=sets, phase="play", tabletop=True)
    game.do("regroup 0: +1C +7S -8S / +2C -3C", "discard +9S")
    # +1 +7 -8 is a set; +2 -3 is none
    assert game.sets(0) == [in_order("+4D +5D -9D"), in_order("+1C +7S -8S")]
    assert top(game, 3) == ["+9S", "-3C", "+2C"]


@pytest.mark.rule("AZ-42")
def test_a_wrong_set_can_be_put_right_before_the_turn_ends() -> None:
    game = table(hands="+7S +3D -1C -9C +5T | -6S", phase="play", tabletop=True)
    game.do("set +7S +3D -1C", "add 0 -9C", "discard +5T")
    assert game.sets(0) == [in_order("+7S +3D -1C -9C")]


@pytest.mark.rule("AZ-42")
def test_each_wrong_set_goes() -> None:
    game = table(hands="+7S +3D -1C -9C +5T +2D | -6S", sets=f"{THREE} |", phase="play", tabletop=True)
    game.do("set +7S +3D", "set -1C -9C", "discard +5T")
    assert len(game.sets(0)) == 3
    assert sorted(top(game, 4)) == sorted(["+7S", "+3D", "-1C", "-9C"])


@pytest.mark.rule("AZ-42")
def test_nothing_goes_before_the_discard_that_ends_the_turn() -> None:
    """Nine cards, one laid: after the play phase it still lies there."""
    hand = "+7S +3D -1C -9C +5T +2D -4S +6T -7C"
    game = table(hands=f"{hand} | -6S", phase="play", tabletop=True).do("set +7S", "done")
    assert game.sets(0) == ["+7S"]
    game.do("discard +6T")
    assert game.sets(0) == []
    assert top(game, 2) == ["+6T", "+7S"]


@pytest.mark.rule("AZ-42")
def test_everybody_is_told_of_a_wrong_set() -> None:
    game = table(hands="+7S +3D -1C +5T +9S | -6S", phase="play", tabletop=True)
    game.do("set +7S +3D -1C", "discard +5T")
    assert [event.kind for event in game.heard].count(REMOVED) == 1


@pytest.mark.rule("AZ-8", "AZ-42")
def test_a_zero_that_changed_its_number_is_no_illegal_set() -> None:
    """Illegal are too few cards, a sum that cannot be zero, two zeros; nothing else is said."""
    game = table(hands="-8C -2S +1T +9S | -6S", sets="-2C +2D +0S |", phase="play", tabletop=True)
    game.do("add 0 -8C -2S", "discard +1T")
    assert game.sets(0) == [in_order("-2C +2D +0S -8C -2S")]
    assert game.points(0) == 10


# ---- they count as played


@pytest.mark.rule("AZ-27", "AZ-42")
def test_cards_of_a_wrong_set_are_played() -> None:
    game = table(hands="+7S +3D -1C +5T | -6S", phase="play", tabletop=True).do("set +7S", "done")
    assert "hold" not in game.offered()
    assert game.why("hold") == "AZ-27"


@pytest.mark.rule("AZ-22", "AZ-42")
def test_a_wrong_set_opens_the_regrouping() -> None:
    game = table(hands="+7S +9S | -6S", sets="+1C +2C -3C / +4D +5D -9D |", phase="play", tabletop=True)
    assert game.why("regroup 0,1: +1C +2C -3C +4D +5D -9D") == "AZ-22"
    assert game.do("set +7S").allows("regroup 0,1: +1C +2C -3C +4D +5D -9D")


@pytest.mark.rule("AZ-25", "AZ-42")
@pytest.mark.parametrize("line", ["set +7S +9S", "add 0 +7S +9S", "regroup 0: +1C +2C -3C +7S +9S"])
def test_one_card_is_kept_all_the_same(line: str) -> None:
    game = table(hands="+7S +9S | -6S", sets="+1C +2C -3C |", phase="play", tabletop=True)
    assert game.why(line) == "AZ-25"


@pytest.mark.rule("AZ-23", "AZ-42")
def test_nothing_is_left_over_all_the_same() -> None:
    game = table(hands="+7S +9S | -6S", sets="+1C +2C -3C |", phase="play", tabletop=True)
    assert game.why("regroup 0: +1C +2C +7S") == "AZ-23"


@pytest.mark.rule("AZ-20", "AZ-21", "AZ-42")
def test_only_hand_cards_and_own_sets_all_the_same() -> None:
    game = table(hands="+7S +9S | -6S", sets="| +1C +2C -3C", phase="play", tabletop=True)
    assert game.why("set -6S") == "AZ-20"
    assert game.why("add 1.0 +7S") == "AZ-21"


@pytest.mark.rule("AZ-14", "AZ-42")
def test_a_swap_must_be_right_all_the_same() -> None:
    game = table(hands="+7C +6S | -6S", sets="+7S +3C -10C |", phase="swap", tabletop=True)
    assert game.why("swap 0.0 +6S for +7S") == "AZ-14"
    assert game.allows("swap 0.0 +7C for +7S")


# ---- never a set


@pytest.mark.rule("AZ-42")
def test_a_wrong_set_scores_nothing_while_it_lies_there() -> None:
    game = table(hands="+7S +3D -1C +5T +9S | -6S", sets="+1S +2C -3C |", phase="play", tabletop=True)
    assert game.points(0) == 3
    assert game.do("set +7S +3D -1C").points(0) == 3
    assert game.do("add 0 +5T").points(0) == 0


@pytest.mark.rule("AZ-42")
def test_a_set_of_another_goes_after_the_turn_in_which_it_was_spoilt() -> None:
    """Ruling Q37: after the current turn, whoever owns the set."""
    game = table(
        hands="+7S +9S +4T | -6S | -8S",
        sets="| +1S +2C -3C / +4D +5D -9D |",
        phase="play",
        tabletop=True,
        add_to_any_set=True,
    )
    game.do("add 1.0 +7S")
    assert len(game.sets(1)) == 2
    game.do("discard +9S")
    assert game.sets(1) == [in_order("+4D +5D -9D")]
    assert top(game, 5)[0] == "+9S" and top(game, 1) == ["+1S"]
    removed = [event.args[0] for event in game.heard if event.kind == REMOVED]
    assert removed == [1]
    assert game.asks() == (1, "draw")


@pytest.mark.rule("AZ-42")
def test_own_sets_and_those_of_others_go_together() -> None:
    game = table(
        hands="+7S +9S +4T -5T | -6S | -8S",
        sets="| +1S +2C -3C | -1D -7D +8D",
        phase="play",
        tabletop=True,
        add_to_any_set=True,
    )
    game.do("set -5T", "add 1.0 +7S", "add 2.0 +4T", "discard +9S")
    assert [game.sets(seat) for seat in range(3)] == [[], [], []]
    assert sorted(top(game, 9)) == sorted(["-5T", "+1S", "+2C", "-3C", "+7S", "-1D", "-7D", "+8D", "+4T"])


@pytest.mark.rule("AZ-40", "AZ-42")
def test_a_set_spoilt_by_somebody_else_after_the_last_turn_of_its_owner_scores_nothing() -> None:
    game = table(
        hands="+2S | +7S +9S | ",
        sets="+1S +2C -3C | | -1D -7D +8D",
        phase="play",
        turn=1,
        out=[2],
        rounds=1,
        tabletop=True,
        add_to_any_set=True,
    )
    game.do("add 0.0 +7S", "discard +9S")
    assert game.over() and game.sets(0) == []
    assert game.scores() == [-2, 0, 16]


@pytest.mark.rule("AZ-30", "AZ-42")
def test_three_right_sets_beside_a_wrong_one_bring_you_out() -> None:
    game = table(hands="+7S +9S | -6S", sets=f"{THREE} |", phase="play", tabletop=True)
    game.do("set +7S", "discard +9S")
    assert closed(game) == [0]
    assert len(game.sets(0)) == 3
    kinds = [event.kind for event in game.heard]
    assert kinds.index(REMOVED) < kinds.index(CLOSED)


@pytest.mark.rule("AZ-30", "AZ-42")
def test_a_set_spoilt_in_the_turn_of_three_is_not_counted() -> None:
    """Two own sets and a third one now; but one of the three is spoilt in the same play phase."""
    game = table(hands="-1T -7T +8D +7S +9S | -6S", sets="+1C +2C -3C / +4D +5D -9D |", phase="play", tabletop=True)
    game.do("set -1T -7T +8D", "add 0 +7S", "discard +9S")
    assert closed(game) == []
    assert game.hand(0) == ""
    assert game.state()["most_sets"] == [2, 0]


@pytest.mark.rule("AZ-30", "AZ-42")
def test_what_was_counted_earlier_stays_counted() -> None:
    """Three sets at the end of an earlier play phase; now one of them is spoilt and removed."""
    game = table(hands="+7S +9S | -6S", sets=f"{THREE} |", phase="play", most_sets=[3, 0], tabletop=True)
    game.do("add 0 +7S", "discard +9S")
    assert len(game.sets(0)) == 2
    assert closed(game) == [0]


@pytest.mark.rule("AZ-42")
def test_a_wrong_set_of_an_earlier_turn_is_not_counted() -> None:
    game = table(hands="+7S +3D -1S +5T -8C | -6S", sets="+1C +2C -3C / +4D +5D -9D |", phase="play", tabletop=True)
    game.do("set +7S +3D -1S", "discard +5T")
    assert game.state()["most_sets"] == [2, 0]


@pytest.mark.rule("AZ-10", "AZ-42")
def test_the_next_player_can_take_the_card_on_top() -> None:
    game = table(hands="+7S +3D -1C +5T +9S | -6S", phase="play", tabletop=True)
    game.do("set +7S +3D -1C", "discard +5T", "discard")
    assert game.hand(1) == "-6S -1C"


@pytest.mark.rule("AZ-42")
def test_the_option_is_off_by_default() -> None:
    options = table(hands="+7S | -6S").state()["options"]
    assert isinstance(options, dict)
    assert options["tabletop"] is False
