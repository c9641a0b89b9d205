"""Absolute: the reasons that a strong player would give, one rule of thumb each; and moves as a person types them."""

from __future__ import annotations

import pytest

from absolute.table import table
from advice.said import reasons


def test_a_new_set_raises_the_points() -> None:
    game = table(hands="-8C +5D +3S +1T +2C | -6S", sets="-1D -2D +3D |", phase="play")
    assert reasons(game, "set -8C +5D +3S") == ["raises your sets from 6 to 14 points"]


def test_one_symbol_counts_double() -> None:
    game = table(hands="-8C +5C +3C +1T | -6S", phase="play")
    assert reasons(game, "set -8C +5C +3C") == ["raises your sets from 0 to 16 points", "counts double for one symbol"]


def test_a_swap_that_takes_the_symbol_says_why_it_costs() -> None:
    game = table(hands="+7S -1T | -6S +2T", sets="| +7C +3C -10C", phase="swap")
    assert reasons(game, "swap 1.0 +7S for +7C")[0] == "costs Ben 10 points: the set no longer has one common symbol"


def test_a_zero_in_a_set_says_what_it_stands_for() -> None:
    game = table(hands="-0C +2S +8D +1T | -6S", phase="play")
    assert reasons(game, "set -0C +2S +8D") == ["raises your sets from 0 to 8 points", "uses -0C as -10"]


def test_a_swap_that_brings_a_zero() -> None:
    game = table(hands="+3T -1T | -6S", sets="| -1D -2D +0C", phase="swap")
    assert reasons(game, "swap 1.0 +3T for +0C")[-1] == "brings you a zero: +0C"


def test_going_out_is_compared_with_what_the_others_show() -> None:
    sets = "-8C +5S +3D / -1C -2S +3C / -9D +4D +5T | -1D -2D +3S"
    game = table(hands="+6C | -6S +2T", sets=sets, phase="discard", most_sets=[3, 1])
    assert reasons(game, "discard +6C") == ["goes out with 20 points; highest rival score on the table: 3 (Ben)"]


def test_a_large_card_in_hand_is_dear() -> None:
    game = table(hands="+10C +10S -1D | -6S", phase="discard", played=0)
    assert reasons(game, "discard -1D") == ["leaves a 10 in your hand: 11 points of penalty if the round ends then"]


def test_two_cards_wait_for_a_third_that_may_still_come() -> None:
    game = table(hands="+7C -2S +1T | -6S", deck="-5T +9T", phase="discard")
    assert reasons(game, "discard +1T")[0] == "keeps -2S +7C, which wait for a -5"
    gone = table(hands="+7C -2S +1T | -6S", sets="| -5C -5T +10C", deck="+9T -9T", phase="discard")
    assert reasons(gone, "discard +1T") == ["your hand costs 8 points if the round ends then"]


def test_in_the_last_turn_nothing_waits_any_more() -> None:
    """The Closer is out: what stays in the hand only costs points (AZ-32)."""
    game = table(hands="+7C -2S +1T |", sets="| -5C -5T +10C", deck="-5D +9T", phase="discard", out=[1])
    assert reasons(game, "discard +1T") == ["leaves a 7 in your hand: 8 points of penalty if the round ends then"]


def test_a_zero_for_a_zero_brings_none() -> None:
    game = table(hands="+0S -1T | -6S", sets="| -1D -2D +0C", phase="swap")
    assert reasons(game, "swap 1.0 +0S for +0C") == ["changes nobody’s points"]


def test_a_swap_is_praised_for_a_better_set_only() -> None:
    game = table(hands="-5S +2C +3D +1T | -6S", sets="| -5T +1S +4T", phase="swap")
    assert reasons(game, "no-swap") == ["you hold a set worth 5 points without a swap"]
    assert reasons(game, "swap 1.0 -5S for -5T") == ["changes nobody’s points"]


def test_a_set_needs_a_card_to_discard_beside_it() -> None:
    """With two cards in hand no set can be laid in this turn (AZ-25)."""
    game = table(hands="-8C +5D | -6S", discard="+3S")
    assert reasons(game, "discard")[0] == "+3S gives you no new set to lay"


def test_discarding_part_of_a_set_breaks_it() -> None:
    game = table(hands="-8C +5D +3S +1T | -6S", phase="discard")
    assert "breaks a set in your hand: -8C +3S +5D, 8 points" in reasons(game, "discard +3S")


def test_the_open_card_may_complete_a_set() -> None:
    game = table(hands="-8C +5D +1T | -6S", discard="+3S")
    assert reasons(game, "discard") == ["makes a set: -8C +3S +5D, 8 points", "everybody sees what you take"]


def test_playing_no_more_may_hold_a_set_back() -> None:
    game = table(hands="-8C +5D +3S +1T | -6S", phase="play")
    assert reasons(game, "done") == ["holds back a set worth 8 points"]


LINES = [
    ("swap", "swap 1.0 +7S for +7C"),
    ("swap", "set -8C +3S +5D"),
    ("swap", "discard +3S"),
    ("play", "set -8C +3S +5D"),
    ("play", "add 0.0 -8C +3S +5D"),
    ("play", "regroup 0: -2D -1D +3D / -8C +3S +5D"),
    ("play", "done"),
    ("draw", "deck"),
]


@pytest.mark.parametrize(("phase", "line"), LINES)
def test_choices_are_written_as_the_line_that_a_person_would_type(phase: str, line: str) -> None:
    game = table(hands="-8C +5D +3S +7S +1T | -6S", sets="-1D -2D +3D | +7C +3C -10C", phase=phase)
    codes = game.match.read(line)
    assert game.match.game.presentation.lines(game.play, codes) == [line]


def test_a_move_half_composed_goes_on_in_small_steps() -> None:
    game = table(hands="-8C +5D +3S +1T | -6S", phase="play").do("set:")
    codes = [game.match.game.parse(text) for text in ("card:-8C", "card:+3S", "card:+5D", "confirm:")]
    assert game.match.game.presentation.lines(game.play, codes) == ["card:-8C", "card:+3S", "card:+5D", "confirm:"]
