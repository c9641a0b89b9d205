"""Fluxx: what a choice points at, so that it can be made with a finger on the table."""

from fluxx.table import table


def test_a_card_to_play_lies_in_the_hand() -> None:
    game = table(hands="draw_4 robin | ", rules="draw_2 play_2", goals="to_the_batcave")
    assert game.touches("robin") == ["hand 0: robin"]
    assert game.aims("robin") == []


def test_a_rule_aims_at_the_rule_that_it_replaces() -> None:
    game = table(hands="draw_4 robin | ", rules="draw_2 play_2")
    assert game.aims("draw_4") == ["rules: draw_2"]


def test_a_goal_aims_at_the_goal_that_it_replaces() -> None:
    game = table(hands="to_the_batcave robin | ", goals="those_wonderful_toys")
    assert game.aims("to_the_batcave") == ["goals: those_wonderful_toys"]


def test_a_keeper_to_steal_lies_before_its_owner() -> None:
    game = table(hands="thats_mine robin | ", tables="| batman")
    game.do("thats_mine").passes()
    assert game.touches("batman") == ["table 1: batman"]


def test_the_draw_is_pointed_at_the_pile() -> None:
    game = table(hands="robin | ", draw="batman", drawn=None)
    assert game.touches("draw") == ["draw_pile"]


def test_a_surprise_aims_at_what_it_answers() -> None:
    game = table(hands="kpow robin | stop_that", tables="bane", rules="play_2").do("kpow")
    assert game.touches("stop_that") == ["hand 1: stop_that"]
    assert game.aims("stop_that") == ["playing: kpow"]
    assert game.touches("pass") == []
