"""Absolute: going out, the end of a round, and who wins (rules AZ-30 to AZ-34, AZ-40, AZ-41)."""

import pytest

from absolute.table import Table, table
from kibitz.core.errors import BadPosition
from kibitz.games.absolute.events import CLOSED, ENDED, ENDS, WENT_OUT
from kibitz.play.match import load_match

TWO = "+7S +3C -10C / -1D -2D +3D"
THREE = TWO + " / +5C -8C +3T"
ROUND = "-8S -1S +2D +3C +4S / +9D -4S -5D / +8S -5C -2D -1T"  # sets of 13, 9 and 9 points


def kinds(game: Table) -> list[int]:
    return [event.kind for event in game.heard]


def why_ended(game: Table) -> list[str]:
    """Why a round ended with the last line, if one did."""
    return [ENDS[event.args[0]] for event in game.heard if event.kind == ENDED]


# ---- going out


@pytest.mark.rule("AZ-30", "AZ-32")
def test_who_has_three_sets_and_discards_the_last_card_closes() -> None:  # scenario 54
    game = table(hands="+9C | -6S | -7S | -8S", sets=THREE, phase="discard").do("discard +9C")
    assert CLOSED in kinds(game)
    assert game.state()["out"] == [0]
    assert game.asks() == (1, "draw")


@pytest.mark.rule("AZ-32")
def test_every_other_player_has_exactly_one_more_turn() -> None:  # scenario 54
    game = table(hands="-6S | +9C | -7S | -8S", sets=f"| {THREE}", turn=1, phase="discard", rounds=1)
    game.do("discard +9C")
    seats = []
    while not game.over():
        seats.append(game.asks()[0])
        game.do("deck", "hold")
    assert seats == [2, 3, 0]
    assert why_ended(game) == ["closed"]


@pytest.mark.rule("AZ-30")
def test_more_than_three_sets_are_enough_too() -> None:
    game = table(hands="+9C |", sets=f"{THREE} / +4C -4S +0T |", phase="discard").do("discard +9C")
    assert game.state()["out"] == [0]


@pytest.mark.rule("AZ-30")
def test_who_holds_the_last_card_is_not_out() -> None:
    game = table(hands="+9C | -6S", sets=THREE, phase="discard").do("hold")
    assert game.state()["out"] == []


@pytest.mark.rule("AZ-30")
def test_who_discards_one_of_two_cards_is_not_out() -> None:
    game = table(hands="+9C +8C | -6S", sets=THREE, phase="discard").do("discard +9C")
    assert game.state()["out"] == []


@pytest.mark.rule("AZ-30")
def test_the_sets_of_others_do_not_help() -> None:
    game = table(hands="+9C | -6S", sets=f"{TWO} | +5C -8C +3T", phase="discard").do("discard +9C")
    assert game.state()["out"] == []


@pytest.mark.rule("AZ-31")
def test_the_last_card_without_three_sets_nothing_played() -> None:  # scenario 55
    game = table(hands="| -6S", sets=TWO).do("deck", "discard +9T")
    assert (game.hand(0), game.state()["out"]) == ("", [])
    game.do("deck", "hold")
    assert game.asks() == (0, "draw")
    assert game.do("deck").hand(0) == "+8T"


@pytest.mark.rule("AZ-31")
def test_the_last_card_without_three_sets_after_adding() -> None:  # scenario 55
    game = table(hands="+0D | -6S", sets=TWO).do("deck", "add 0 +0D", "discard +9T")
    assert (game.hand(0), game.state()["out"]) == ("", [])
    game.do("deck", "hold")
    assert game.asks() == (0, "draw")
    assert game.do("deck").hand(0) == "+8T"


@pytest.mark.rule("AZ-30")
def test_the_third_set_may_be_laid_in_the_same_turn() -> None:  # scenario 56
    game = table(hands="+5C -8C +3T | -6S", sets=TWO).do("deck", "set +5C -8C +3T", "discard +9T")
    assert game.state()["out"] == [0]


@pytest.mark.rule("AZ-22", "AZ-30")
def test_the_third_set_may_come_of_a_regrouping() -> None:  # scenario 56
    game = table(hands="+0T | -6S", sets="+1C +2S -3D +4C +5S -9D / +7S +3C -10C |").do("deck")
    game.do("regroup 0: +1C +2S -3D / +4C +5S -9D +0T", "discard +9T")
    assert len(game.sets(0)) == 3
    assert game.state()["out"] == [0]


@pytest.mark.rule("AZ-30")
def test_three_sets_merged_in_a_later_turn_were_three_sets() -> None:  # scenario 57, ruling Q13
    game = table(hands="+5C -8C +3T +0S | -6S", sets=TWO, deck="+9T -9T +8T")
    game.do("deck", "set +5C -8C +3T", "discard +9T", "deck", "hold", "deck")
    game.do("regroup 0,1: +7S +3C -10C -1D -2D +3D +0S", "discard +8T")
    assert len(game.sets(0)) == 2
    assert game.state()["out"] == [0]


@pytest.mark.rule("AZ-30")
@pytest.mark.parametrize(("most", "out"), [(2, []), (3, [0]), (4, [0])])
def test_what_counts_is_the_most_sets_after_a_play_phase_of_this_round(most: int, out: list[int]) -> None:
    game = table(hands="+9C | -6S", sets=TWO, phase="play", most_sets=[most, 0]).do("discard +9C")  # scenario 57
    assert game.state()["out"] == out


@pytest.mark.rule("AZ-30", "AZ-31")
def test_three_sets_merged_before_the_phase_ends_do_not_count() -> None:  # scenario 57, ruling Q13
    game = table(hands="+5C -8C +3T +9C | -6S", sets=TWO, phase="play")
    game.do("set +5C -8C +3T", "regroup 0,1: +7S +3C -10C -1D -2D +3D")
    assert len(game.sets(0)) == 2
    game.do("discard +9C")
    assert (game.hand(0), game.state()["out"]) == ("", [])


@pytest.mark.rule("AZ-30")
def test_the_sets_of_an_earlier_round_do_not_count() -> None:
    game = table(hands="+9C | -6S", sets=THREE, phase="discard", rounds=2).do("discard +9C", "deck", "hold")
    assert game.state()["round"] == 2
    assert (game.state()["out"], game.state()["most_sets"]) == ([], [0, 0])


# ---- the last turns


@pytest.mark.rule("AZ-32")
def test_of_two_players_the_other_one_has_one_more_turn() -> None:
    game = table(hands="+9C | -6S", sets=THREE, phase="discard", rounds=1).do("discard +9C", "deck")
    assert not game.over()
    assert game.do("hold").over()


@pytest.mark.rule("AZ-32")
def test_a_last_turn_is_a_whole_turn() -> None:
    game = table(hands="+9C | +7C +5S -5T +1C | -6S", sets=f"{THREE} | +7D +4C -4S -7T", phase="discard")
    game.do("discard +9C", "deck", "swap 1.0 +7C for +7D", "add 0 +5S -5T", "discard +1C")
    assert game.sets(1) == ["-7T -5T -4S +4C +5S +7C"]
    assert game.hand(1) == "+7D +9T"
    assert game.asks() == (2, "draw")


@pytest.mark.rule("AZ-33")
def test_in_a_last_turn_one_may_go_out_without_more_turns_for_the_others() -> None:  # scenario 58
    sets = "+7S +3C -10C | +6C -6D +0C / +4C -4S +0S / +2C -2S +0D | -7C +7D +1S -1T"
    game = table(hands="| +9C | +7C +8C", sets=sets, turn=1, phase="discard", out=[0], rounds=1).do("discard +9C")
    assert WENT_OUT in kinds(game) and CLOSED not in kinds(game)
    assert game.state()["out"] == [0, 1]
    assert game.asks() == (2, "draw")
    assert game.do("deck", "hold").over()


@pytest.mark.rule("AZ-17", "AZ-33")
def test_who_goes_out_in_a_last_turn_locks_the_sets_too() -> None:  # scenario 58
    sets = "+7S +3C -10C | +6C -6D +0C / +4C -4S +0S / +2C -2S +0D | -7C +7D +1S -1T"
    game = table(hands="| +9C | +7C +6S", sets=sets, turn=1, phase="discard", out=[0])
    game.do("discard +9C", "deck")
    assert game.why("swap 0.0 +7C for +7S") == "AZ-17"
    assert game.why("swap 1.0 +6S for +6C") == "AZ-17"
    assert game.allows("swap 2.0 +7C for +7D")


@pytest.mark.rule("AZ-33")
def test_until_then_the_sets_of_that_player_are_open() -> None:
    sets = "| +6C -6D +0C / +4C -4S +0S / +2C -2S +0D |"
    game = table(hands="| +9C +1C | +7C +6S", sets=sets, turn=1, phase="discard", out=[0])
    game.do("discard +9C", "deck")
    assert game.allows("swap 1.0 +6S for +6C")


@pytest.mark.rule("AZ-31", "AZ-32", "AZ-39")
def test_in_a_last_turn_three_of_four_cards_are_played_and_one_discarded() -> None:  # scenario 59
    game = table(hands="| +5C -8C +3D", turn=1, out=[0], rounds=1)
    game.do("deck", "set +5C -8C +3D", "discard +9T")
    assert game.over()
    assert WENT_OUT not in kinds(game)
    assert game.scores()[1] == 8


@pytest.mark.rule("AZ-25", "AZ-32")
def test_in_a_last_turn_too_one_card_is_kept_for_the_discard() -> None:
    """Ruling Q14."""
    game = table(hands="| +5C -8C", deck="+3D", turn=1, out=[0]).do("deck")
    assert game.why("set +5C -8C +3D") == "AZ-25"


# ---- other ends of a round


@pytest.mark.rule("AZ-34")
def test_a_round_ends_after_sixty_turns_of_each_seat() -> None:
    game = table(hands="+9C | -6S", sets="+7S +3C -10C |", turns=118, rounds=1).do("deck", "hold")
    assert not game.over()
    game.do("deck", "hold")
    assert game.over()
    assert why_ended(game) == ["turn-limit"]
    assert game.scores() == [10 - (9 + 1), -(9 + 1)]


@pytest.mark.rule("AZ-34")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_another_limit_can_be_agreed(seats: int) -> None:
    hands = " | ".join(["+1C", "+2C", "+3C", "+4C", "+5C", "+6C"][:seats])
    game = table(hands=hands, deck=" ".join(f"-{number}D" for number in range(11)) + " +0D", turn_limit=2, rounds=1)
    turns = 0
    while not game.over():
        game.do("deck", "hold")
        turns += 1
    assert turns == 2 * seats


@pytest.mark.rule("AZ-34")
def test_the_turns_of_the_next_round_are_counted_anew() -> None:
    game = table(hands="+9C | -6S", turns=119, turn=1).do("deck", "hold")
    assert (game.state()["round"], game.state()["turns"]) == (2, 0)


@pytest.mark.rule("AZ-34")
def test_a_round_ends_if_nobody_could_draw_for_a_full_circle() -> None:
    game = table(hands="+9C | -6S | +4C", sets="+7S +3C -10C |", deck="", discard="", rounds=1)
    game.do("hold", "hold")
    assert not game.over()
    game.do("hold")
    assert game.over()
    assert why_ended(game) == ["nothing-to-draw"]
    assert game.scores() == [10 - 9, -6, -4]


@pytest.mark.rule("AZ-34")
def test_after_a_draw_the_circle_begins_anew() -> None:
    game = table(hands="+9C | -6S", deck="", discard="", rounds=1).do("discard +9C", "discard", "hold")
    assert game.asks() == (0, "swap")
    game.do("hold")
    assert game.asks() == (1, "swap")
    assert game.do("hold").over()


@pytest.mark.rule("AZ-32", "AZ-34")
def test_closed_in_the_very_turn_of_the_limit_the_others_have_their_last_turn() -> None:
    """Ruling Q23: once somebody is out, the limit no longer cuts."""
    game = table(hands="+9C | -6S | +4C", sets=f"{ROUND} | |", phase="discard", turns=5, turn_limit=2, rounds=1)
    game.do("discard +9C")
    assert game.asks() == (1, "draw") and game.state()["turns"] == 6
    game.do("deck", "hold")
    assert game.asks() == (2, "draw") and game.state()["turns"] == 7
    game.do("deck", "hold")
    assert game.over() and why_ended(game) == ["closed"]


@pytest.mark.rule("AZ-34")
def test_a_last_turn_after_the_limit_loads_back() -> None:
    game = table(hands="| -6S | +4C", sets=f"{ROUND} | |", turn=2, out=[0], turns=7, turn_limit=2, rounds=1)
    assert game.do("deck", "hold").over()
    with pytest.raises(BadPosition, match="turns: 8, but the round ends after 8"):
        table(hands="| -6S | +4C", sets=f"{ROUND} | |", turn=2, out=[0], turns=8, turn_limit=2)


@pytest.mark.rule("AZ-32", "AZ-34")
def test_closed_in_a_circle_without_a_draw_the_others_have_their_last_turn() -> None:
    sets = f"{ROUND} |"
    game = table(hands="+9C | -6S", sets=sets, deck="", discard="", phase="discard", idle=2, rounds=1)
    game.do("discard +9C")
    assert game.asks() == (1, "draw")
    assert load_match(game.state()).play.position() == game.state()
    assert game.do("discard", "hold").over() and why_ended(game) == ["closed"]


# ---- the points of a round, and the winner


@pytest.mark.rule("AZ-32", "AZ-40")
def test_a_round_is_sets_less_hand_for_every_seat() -> None:  # scenarios 28 and 29
    sets = f"+7S +3S -10C / +6C -6D +0T / +5C -5S +0C | {ROUND} |"
    hands = "+8D | +2C -1C | +10C -10S +9C -8C +0S -1D +1D"
    game = table(hands=hands, sets=sets, phase="discard", rounds=1)
    game.do("discard +8D", "deck", "discard +9T", "deck", "discard -9T")
    assert game.scores() == [10 + 6 + 5, 13 + 9 + 9 - 3, -16]


@pytest.mark.rule("AZ-40")
def test_going_out_brings_no_points_of_its_own() -> None:
    game = table(hands="+9C | -6S", sets=THREE, phase="discard", rounds=1)
    worth = game.points(0)
    assert game.do("discard +9C", "deck", "hold").scores()[0] == worth


@pytest.mark.rule("AZ-40")
def test_a_round_may_cost_points() -> None:
    game = table(hands="| +10C -8S", sets="| +2C -2S +0T", turn=1, phase="discard", out=[0], scores=[5, 5])
    assert game.do("hold").scores() == [5, 5 + 2 - 11]


@pytest.mark.rule("AZ-40", "AZ-41")
def test_the_rounds_are_added_up() -> None:  # scenario 60
    first = table(hands="| +2C -1D", sets=f"| {ROUND}", turn=1, phase="discard", out=[0]).do("hold")
    assert first.scores() == [0, 28]
    second = table(hands="| -5D", turn=1, phase="discard", out=[0], round=2, scores=[0, 28]).do("hold")
    assert second.scores() == [0, 23]
    sets = "| +7C +3C -10C / -8C +5S +3D / +4C -3S -1D"
    third = table(hands="| -1S", sets=sets, turn=1, phase="discard", out=[0], round=3, scores=[0, 23]).do("hold")
    assert third.scores() == [0, 23 + 20 + 8 + 4 - 1] == [0, 54]
    assert third.winners() == [1]


@pytest.mark.rule("AZ-41")
def test_the_highest_total_wins_not_the_last_round() -> None:
    game = table(hands="| -5D", sets="+7C +3C -10C |", turn=1, phase="discard", out=[0], round=3, scores=[10, 40])
    assert game.do("hold").scores() == [30, 35]
    assert game.winners() == [1]


@pytest.mark.rule("AZ-41")
def test_nobody_has_won_before_the_last_round_is_over() -> None:
    game = table(hands="| -5D", turn=1, phase="discard", out=[0], round=2, scores=[10, 40]).do("hold")
    assert not game.over()
    assert game.state()["round"] == 3


@pytest.mark.rule("AZ-41")
def test_equal_totals_share_the_win() -> None:  # scenario 60
    hands = "| -5D | -6D"
    game = table(hands=hands, turn=2, phase="discard", out=[0], round=3, scores=[7, 30, 31]).do("hold")
    assert game.scores() == [7, 25, 25]
    assert game.winners() == [1, 2]


@pytest.mark.rule("AZ-41")
def test_a_negative_total_can_win() -> None:
    game = table(hands="| -5D", turn=1, phase="discard", out=[0], round=3, scores=[-9, -2]).do("hold")
    assert game.scores() == [-9, -7]
    assert game.winners() == [1]


@pytest.mark.rule("AZ-41")
def test_the_sets_of_whoever_has_the_highest_total_come_forward() -> None:
    game = table(hands="+9C | -6S", sets=f"{THREE} |", phase="discard", rounds=1).do("discard +9C")
    assert game.won_with() == []
    while not game.over():
        game.do(game.play.game.choices[game.play.legal[0]].text)
    assert game.won_with() == ["sets 0: " + " ".join(" ".join(row) for row in game.row("sets", 0))]
