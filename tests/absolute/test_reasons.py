"""Absolute: why a move is refused. Every answer names the rule that forbids it, and the sentence that says so."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from absolute.table import Table, table
from kibitz.core.errors import NeverOffered, UnknownChoice
from kibitz.games.absolute.cards import FACES
from kibitz.play.match import Refused

HAND = "-8C -2S +0T +2C +5C +7C"
SETS = "-10C +3C +7S / -2D -1D +3D | -4D -3S +0C / -10T +4S +6D"


def drawing() -> Table:
    return table(hands=f"{HAND} | -6S", sets=SETS, phase="draw")


def swapping() -> Table:
    return table(hands=f"{HAND} | -6S", sets=SETS, phase="swap")


def playing() -> Table:
    return table(hands=f"{HAND} | -6S", sets=SETS, phase="play")


def discarding() -> Table:
    return table(hands=f"{HAND} | -6S", sets=SETS, phase="discard")


def composing() -> Table:
    return playing().do("set:", "card:-2S")


def regrouping() -> Table:
    return playing().do("break:1")


def over() -> Table:
    return table(hands="+1C | -6S", phase="play", rounds=1, turn_limit=1, turns=1).do("hold")


def reason(game: Table, text: str) -> tuple[str, str]:
    """The rule, and the name of the sentence."""
    said = game.reason(text)
    return said.rule, said.phrase.key


Stage = Callable[[], Table]


def test_what_is_allowed_breaks_no_rule() -> None:
    assert reason(swapping(), "swap 0.0 +7C for +7S") == ("", "why-allowed")
    assert reason(swapping(), "swap:0.0") == ("", "why-allowed")
    assert reason(swapping(), "hold") == ("", "why-allowed")


def test_what_cannot_be_read_breaks_no_rule_but_is_unknown() -> None:
    with pytest.raises(UnknownChoice, match=r"(?i)\+7x"):
        swapping().reason("set +7X -7C +0C")


# ---- the order of a turn


@pytest.mark.rule("AZ-2")
@pytest.mark.parametrize("text", ["deck", "no-swap", "set +1C +2C -3C", "discard +1C", "hold", "cancel:"])
def test_after_the_end_nothing_can_be_done(text: str) -> None:
    assert reason(over(), text) == ("AZ-2", "why-over")


@pytest.mark.rule("AZ-9")
@pytest.mark.parametrize(
    "text",
    [
        "swap 0.0 +7C for +7S",
        "no-swap",
        "swap:0.0",
        "set -2S +0T +2C",
        "set:",
        "add 0 -2S +2C",
        "add:0.0",
        "regroup 0: -10C +3C +7S +0T",
        "break:0",
        "done",
        "discard +7C",
        "discard:+7C",
        "hold",
    ],
)
def test_first_you_draw(text: str) -> None:
    assert reason(drawing(), text) == ("AZ-9", "why-draw-first")


@pytest.mark.rule("AZ-10")
@pytest.mark.parametrize("stage", [swapping, playing, discarding])
@pytest.mark.parametrize("text", ["deck", "discard"])
def test_one_card_is_drawn_a_turn(stage: Stage, text: str) -> None:
    assert reason(stage(), text) == ("AZ-10", "why-drawn")


@pytest.mark.rule("AZ-11")
def test_nothing_comes_from_an_empty_deck_with_one_discard() -> None:
    assert reason(table(hands="+1C | -6S", deck=""), "deck") == ("AZ-11", "why-deck-empty")


@pytest.mark.rule("AZ-10")
def test_nothing_comes_from_an_empty_discard_pile() -> None:
    assert reason(table(hands="+1C | -6S", discard=""), "discard") == ("AZ-10", "why-discard-empty")


@pytest.mark.rule("AZ-9")
@pytest.mark.parametrize("text", ["set:", "add:0.0", "break:0", "done"])
def test_the_swap_is_declined_before_a_small_choice_of_the_play_phase(text: str) -> None:
    assert reason(swapping(), text) == ("AZ-9", "why-swap-first")


@pytest.mark.rule("AZ-13")
@pytest.mark.parametrize("stage", [playing, discarding])
@pytest.mark.parametrize("text", ["swap 0.0 +7C for +7S", "swap:0.0", "no-swap"])
def test_the_swap_is_over(stage: Stage, text: str) -> None:
    assert reason(stage(), text) == ("AZ-13", "why-swap-over")


@pytest.mark.rule("AZ-9")
@pytest.mark.parametrize(
    "text",
    [
        "set -2S +0T +2C",
        "set:",
        "add 0 -2S +2C",
        "add:0.0",
        "regroup 0: -10C +3C +7S +0T",
        "break:0",
        "done",
    ],
)
def test_the_play_phase_is_over(text: str) -> None:
    assert reason(discarding(), text) == ("AZ-9", "why-play-over")


@pytest.mark.rule("AZ-9")
@pytest.mark.parametrize("stage", [swapping, playing])
def test_a_small_discard_comes_at_the_end_of_the_turn(stage: Stage) -> None:
    assert reason(stage(), "discard:+7C") == ("AZ-9", "why-not-yet")


# ---- composing


@pytest.mark.rule("AZ-44")
@pytest.mark.parametrize(
    "text",
    ["done", "hold", "set:", "add:0.0", "break:0", "set -2S +0T +2C", "add 0 -2S +2C", "discard +7C", "discard:+7C"],
)
def test_a_begun_move_is_finished_first(text: str) -> None:
    assert reason(composing(), text) == ("AZ-44", "why-finish-first")


@pytest.mark.rule("AZ-44")
@pytest.mark.parametrize("stage", [swapping, playing, discarding])
@pytest.mark.parametrize("text", ["confirm:", "next:", "cancel:", "card:+7C", "take:+7S"])
def test_no_move_was_begun(stage: Stage, text: str) -> None:
    assert reason(stage(), text) == ("AZ-44", "why-nothing-composed")


@pytest.mark.rule("AZ-44")
def test_eight_moves_were_dropped() -> None:
    game = playing()
    for _ in range(8):
        game.do("set:", "cancel:")
    assert reason(game.do("set:"), "cancel:") == ("AZ-44", "why-dropped-often")


@pytest.mark.rule("AZ-8", "AZ-24")
@pytest.mark.parametrize("phase", ["swap", "play"])
def test_a_zero_that_must_keep_its_number_is_named_in_either_phase(phase: str) -> None:
    game = table(hands="-8C -2S +1T | -6S", sets="-2C +2D +0S |", phase=phase)
    assert reason(game, "regroup 0: -2C +2D +0S -8C -2S") == ("AZ-24", "why-zero-kept")
    assert reason(game, "add 0 -8C -2S") == ("AZ-8", "why-zero-kept")


@pytest.mark.rule("AZ-44")
def test_eight_regroupings_of_a_turn_may_play_no_card() -> None:
    game = playing().do("add 1 -2S +2C")
    for _ in range(8):
        last = len(game.sets(0)) - 1
        game.do(f"regroup {last}: {game.sets(0)[last]}")
    assert reason(game, "regroup 0: -10C +3C +7S") == ("AZ-44", "why-regrouped-often")
    assert game.allows("regroup 0: -10C +3C +7S +0T")  # with a card it is possible at any time
    bare = game.do("break:0", "card:-10C", "card:+3C", "card:+7S")
    assert reason(bare, "confirm:") == ("AZ-44", "why-regrouped-often")


@pytest.mark.rule("AZ-44")
@pytest.mark.parametrize("text", ["card:-8C", "card:-2S", "card:+7C", "card:+9S", "take:+7S"])
def test_a_card_that_leads_to_no_legal_move(text: str) -> None:
    """After -2S: a card before it in order, the same again, one that fits nothing, one that is not held."""
    assert reason(composing(), text) == ("AZ-44", "why-no-part")


@pytest.mark.rule("AZ-44")
@pytest.mark.parametrize("text", ["confirm:", "next:"])
def test_a_move_that_is_not_complete(text: str) -> None:
    assert reason(composing(), text) == ("AZ-44", "why-incomplete")
    assert reason(swapping().do("swap:0.0", "card:+7C"), text) == ("AZ-44", "why-incomplete")


@pytest.mark.rule("AZ-44")
@pytest.mark.parametrize("text", ["regroup 0: -10C +3C +7S +0T", "break:0"])
def test_regrouping_is_closed_after_a_dropped_move(text: str) -> None:
    assert reason(playing().do("set:", "cancel:"), text) == ("AZ-44", "why-regroup-closed")


# ---- which set


@pytest.mark.rule("AZ-13", "AZ-21", "AZ-22")
@pytest.mark.parametrize(
    ("stage", "text", "rule"),
    [
        (swapping, "swap 0.2 +7C for +7S", "AZ-13"),
        (swapping, "swap 2.0 +7C for +7S", "AZ-13"),
        (swapping, "swap 9.99 +7C for +7S", "AZ-13"),
        (swapping, "swap:1.2", "AZ-13"),
        (playing, "add 2 -2S +2C", "AZ-21"),
        (playing, "add 3.0 -2S +2C", "AZ-21"),
        (playing, "add:0.2", "AZ-21"),
        (playing, "regroup 2: -2S +0T +2C", "AZ-22"),
        (playing, "regroup 99: -2S +0T +2C", "AZ-22"),
        (playing, "break:2", "AZ-22"),
    ],
)
def test_there_is_no_such_set(stage: Stage, text: str, rule: str) -> None:
    assert reason(stage(), text) == (rule, "why-no-such-set")


@pytest.mark.rule("AZ-17")
@pytest.mark.parametrize("text", ["swap 1.0 +7C for +0C", "swap:1.0", "swap 1.1 +2C for +4S"])
def test_the_owner_of_the_set_is_out(text: str) -> None:
    game = table(hands=f"{HAND} | ", sets=SETS, phase="swap", out=[1])
    assert reason(game, text) == ("AZ-17", "why-locked")


@pytest.mark.rule("AZ-17")
@pytest.mark.parametrize("text", ["add 1.1 -2S +2C", "add:1.1"])
def test_nothing_is_added_to_a_locked_set(text: str) -> None:
    game = table(hands=f"{HAND} | ", sets=SETS, phase="play", out=[1], add_to_any_set=True)
    assert reason(game, text) == ("AZ-17", "why-locked")


@pytest.mark.rule("AZ-21")
@pytest.mark.parametrize("text", ["add 1.1 -2S +2C", "add:1.1"])
def test_the_set_is_somebody_elses(text: str) -> None:
    assert reason(playing(), text) == ("AZ-21", "why-foreign-set")


# ---- swaps


@pytest.mark.rule("AZ-14")
def test_no_card_can_be_swapped_with_that_set() -> None:
    game = table(hands="+1S +9S | -6S", sets="-3C -4S +7C |", phase="swap")
    assert reason(game, "swap:0.0") == ("AZ-14", "why-no-swap-there")


@pytest.mark.rule("AZ-13")
@pytest.mark.parametrize(
    "text", ["swap 0.0 -8C -2S +0T for -10C", "swap 0.0 -8C for -10C +3C +7S", "swap 0.0 -8C -2S +2C for -10C +3C +7S"]
)
def test_a_swap_of_three_cards(text: str) -> None:
    assert reason(swapping(), text) == ("AZ-13", "why-swap-counts")


@pytest.mark.rule("AZ-13")
@pytest.mark.parametrize("text", ["swap 0.0 +7C for +7T", "swap 0.0 +3S +7C for +7S", "swap 0.0 +7C for +7S +7S"])
def test_a_card_that_is_not_where_the_swap_wants_it(text: str) -> None:
    rule, key = reason(swapping(), text)
    assert rule == "AZ-13"
    assert key == ("why-not-in-hand" if "+3S" in text else "why-not-in-set")


@pytest.mark.rule("AZ-13")
def test_a_card_given_twice() -> None:
    assert reason(swapping(), "swap 0.0 +7C +7C for +7S") == ("AZ-13", "why-card-twice")


@pytest.mark.rule("AZ-14")
def test_a_swap_that_leaves_two_cards() -> None:
    assert reason(swapping(), "swap 0.0 +7C for +7S +3C") == ("AZ-14", "why-set-too-small")


@pytest.mark.rule("AZ-14")
def test_a_swap_of_different_totals() -> None:
    game = swapping()
    assert reason(game, "swap 0.0 +5C for +7S") == ("AZ-14", "why-totals")
    said = game.reason("swap 0.0 +5C for +7S").phrase
    assert said.args == {"given": "+5", "taken": "+7"}


@pytest.mark.rule("AZ-14")
def test_a_zero_taken_for_another_number() -> None:
    """It stands for +7."""
    game = swapping()
    assert reason(game, "swap 1.0 +5C for +0C") == ("AZ-14", "why-totals")
    said = game.reason("swap 1.0 +5C for +0C").phrase
    assert said.args == {"given": "+5", "taken": "+7"}


@pytest.mark.rule("AZ-6")
def test_a_swap_that_brings_a_second_zero() -> None:
    assert reason(swapping(), "swap 1.0 +0T for -3S") == ("AZ-6", "why-two-zeros")


@pytest.mark.rule("AZ-15")
def test_a_swap_that_would_change_a_zero() -> None:
    game = swapping()
    assert reason(game, "swap 1.0 -2S for -3S") == ("AZ-15", "why-zero-kept")
    assert game.reason("swap 1.0 -2S for -3S").phrase.args == {"zero": "+0C", "number": "+7"}


@pytest.mark.rule("AZ-16")
def test_a_zero_given_for_a_number_that_it_cannot_be() -> None:
    game = swapping()
    assert reason(game, "swap 1.1 +0T for -10T") == ("AZ-16", "why-zero-number")
    assert game.reason("swap 1.1 +0T for -10T").phrase.args == {"zero": "+0T", "number": "-10"}


@pytest.mark.rule("AZ-16")
def test_a_zero_given_for_a_number_where_zeros_are_nought() -> None:
    game = table(hands=f"{HAND} | -6S", sets=SETS, phase="swap", zero_in_swap=False)
    assert reason(game, "swap 1.1 +0T for +4S") == ("AZ-16", "why-zero-not-wild")


@pytest.mark.rule("AZ-14", "AZ-42")
def test_a_swap_with_a_spoilt_set_is_not_refused_for_its_totals() -> None:
    """A position can have a wrong set before the play phase. +4C for +4S: equal totals, but still no set."""
    game = table(hands="+7S -6C +1S | +4C -6S", sets="| -10C +4S +6D +7C", phase="swap", turn=1, tabletop=True)
    assert reason(game, "swap 1.0 +4C for +4S") == ("AZ-14", "why-spoilt-set")


# ---- sets, additions, regroupings


@pytest.mark.rule("AZ-20", "AZ-21", "AZ-22")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("set -2S +0T +3S", "AZ-20"),
        ("set -2S +0T +3D", "AZ-20"),
        ("add 0 -3S +3S", "AZ-21"),
        ("regroup 1: -2D -1D +3D +0S", "AZ-22"),
        ("regroup 1: -2D -1D +3D -3S +3C", "AZ-22"),
    ],
)
def test_a_card_that_you_do_not_hold_cannot_be_played(text: str, rule: str) -> None:
    """Nor one that lies on the table, in a set that is not taken up."""
    assert reason(playing(), text) == (rule, "why-not-in-hand")


@pytest.mark.rule("AZ-28")
@pytest.mark.parametrize("stage", [swapping, playing, discarding])
@pytest.mark.parametrize("text", ["discard +9S", "discard:+9S"])
def test_a_card_that_you_do_not_hold_cannot_be_discarded(stage: Stage, text: str) -> None:
    assert reason(stage(), text) == ("AZ-28", "why-not-in-hand")


@pytest.mark.rule("AZ-20", "AZ-21", "AZ-23")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("set -2S +0T +2C +2C", "AZ-20"),
        ("add 0 -2S +2C +2C", "AZ-21"),
        ("regroup 1: -2D -1D +3D / -2D +2C +0T", "AZ-23"),
    ],
)
def test_a_card_named_twice(text: str, rule: str) -> None:
    assert reason(playing(), text) == (rule, "why-card-twice")


@pytest.mark.rule("AZ-25")
@pytest.mark.parametrize("text", ["set -2S +0T +2C", "add 0 -2S +0T +2C", "regroup 0: -10C +3C +7S -2S +0T +2C"])
def test_the_last_card_is_not_played(text: str) -> None:
    game = table(hands="-2S +0T +2C | -6S", sets=SETS, phase="play")
    assert reason(game, text) == ("AZ-25", "why-keep-one")


@pytest.mark.rule("AZ-5")
@pytest.mark.parametrize("text", ["set -2S +2C", "set +0T", "regroup 0: -10C +3C +7S / -2S +2C"])
def test_fewer_than_three_cards(text: str) -> None:
    assert reason(playing(), text) == ("AZ-5", "why-too-few")


@pytest.mark.rule("AZ-5")
@pytest.mark.parametrize("text", ["set -8C +2C +5C", "add 0 +2C", "add 1 -8C +2C +5C", "regroup 0: -10C +3C +7S +2C"])
def test_a_sum_that_is_not_zero(text: str) -> None:
    assert reason(playing(), text) == ("AZ-5", "why-sum")


@pytest.mark.rule("AZ-6")
@pytest.mark.parametrize("text", ["set -2S -0S +0T +2C", "add 0 +0T", "regroup 0: -4D -3S +0C +0T"])
def test_two_zeros_in_a_set(text: str) -> None:
    game = table(hands="-2S -0S +0T +2C +9S | -6S", sets="-4D -3S +0C |", phase="play")
    assert reason(game, text) == ("AZ-6", "why-two-zeros")


@pytest.mark.rule("AZ-7")
@pytest.mark.parametrize("text", ["set +0T +2C +5C", "add 0 +0T +2C", "regroup 0: -10C +3C +7S +0T +2C"])
def test_a_zero_that_would_need_the_other_sign(text: str) -> None:
    assert reason(playing(), text) == ("AZ-7", "why-zero-number")


@pytest.mark.rule("AZ-7")
def test_a_zero_that_would_need_more_than_ten() -> None:
    game = table(hands="-8C -5S +0T +9S | -6S", phase="play")
    assert reason(game, "set -8C -5S +0T") == ("AZ-7", "why-zero-number")
    assert game.reason("set -8C -5S +0T").phrase.args == {"zero": "+0T", "number": "+13"}


@pytest.mark.rule("AZ-8")
@pytest.mark.parametrize("text", ["add 0 -2S", "add 0 +2C", "add 0 -8C", "add 0 -2S +5C"])
def test_a_zero_that_keeps_its_number_while_cards_are_added(text: str) -> None:
    """It is +7; with -8C it would even need +15."""
    game = table(hands=f"{HAND} | -6S", sets="-4D -3S +0C |", phase="play")
    assert reason(game, text) == ("AZ-8", "why-zero-kept")
    assert game.reason(text).phrase.args == {"zero": "+0C", "number": "+7"}


@pytest.mark.rule("AZ-24")
def test_a_zero_that_keeps_its_number_in_a_regrouping() -> None:
    game = table(hands=f"{HAND} | -6S", sets="-4D -3S +0C |", phase="play")
    assert reason(game, "regroup 0: -4D -3S +0C -2S") == ("AZ-24", "why-zero-kept")


@pytest.mark.rule("AZ-20")
def test_a_hand_without_a_set() -> None:
    game = table(hands="-2S +2C +9S | -6S", sets="-10C +3C +7S |", phase="play")
    assert reason(game, "set:") == ("AZ-20", "why-no-set")


@pytest.mark.rule("AZ-21")
def test_a_hand_with_nothing_to_add() -> None:
    game = table(hands="-2S +9S | -6S", sets="-10C +3C +7S |", phase="play")
    assert reason(game, "add:0.0") == ("AZ-21", "why-no-addition")


@pytest.mark.rule("AZ-22")
def test_a_set_taken_up_twice() -> None:
    assert reason(playing(), "regroup 1,1: -2D -1D +3D +0T") == ("AZ-22", "why-set-twice")


@pytest.mark.rule("AZ-22")
def test_a_regrouping_without_a_hand_card() -> None:
    assert reason(playing(), "regroup 0,1: -10C +3C +7S -2D -1D +3D") == ("AZ-22", "why-nothing-played")
    small = regrouping().do("card:-2D", "card:-1D", "card:+3D")
    assert reason(small, "confirm:") == ("AZ-22", "why-nothing-played")
    assert reason(table(hands="+9S | -6S", sets=SETS, phase="play"), "break:0") == ("AZ-22", "why-nothing-played")


@pytest.mark.rule("AZ-23")
def test_a_card_of_the_table_left_out() -> None:
    assert reason(playing(), "regroup 1: -2D +2C +0T") == ("AZ-23", "why-left-out")
    small = regrouping().do("card:-2D", "card:+0T", "card:+2C")
    assert reason(small, "confirm:") == ("AZ-23", "why-left-out")
    assert small.reason("confirm:").phrase.args == {"cards": "-1D +3D"}


@pytest.mark.rule("AZ-5", "AZ-7")
@pytest.mark.parametrize("end", ["confirm:", "next:"])
@pytest.mark.parametrize(
    ("parts", "rule", "key"),
    [
        ([], "AZ-5", "why-too-few"),
        (["card:-2D", "card:+3D"], "AZ-5", "why-too-few"),
        (["card:-2D", "card:-1D", "card:+2C"], "AZ-5", "why-sum"),
        (["card:+0T", "card:+2C", "card:+3D"], "AZ-7", "why-zero-number"),
    ],
)
def test_a_new_set_of_a_regrouping_that_is_none(parts: list[str], rule: str, key: str, end: str) -> None:
    assert reason(regrouping().do(*parts), end) == (rule, key)


@pytest.mark.rule("AZ-24")
@pytest.mark.parametrize("end", ["confirm:", "next:"])
def test_a_new_set_of_a_regrouping_that_would_change_a_zero(end: str) -> None:
    game = table(hands=f"{HAND} | -6S", sets="-4D -3S +0C |", phase="play")
    game.do("break:0", "card:-4D", "card:-3S", "card:-2S", "card:+0C")
    assert reason(game, end) == ("AZ-24", "why-zero-kept")


@pytest.mark.rule("AZ-25")
def test_a_complete_regrouping_with_one_card_left_has_no_next_set() -> None:
    """A card was played, so that is not what is missing: the only card left is kept for the discard."""
    game = table(hands="+0T +9S | -6S", sets="-10C +3C +7S |", phase="play")
    game.do("break:0", "card:-10C", "card:+0T", "card:+3C", "card:+7S")
    assert "confirm:" in game.offered()
    assert reason(game, "next:")[0] == "AZ-25"


@pytest.mark.rule("AZ-20", "AZ-22")
def test_no_more_than_twenty_nine_sets_have_a_name() -> None:
    """They would be 87 cards, so only a position with wrong sets can come to this."""
    row = " / ".join(FACES[:29])
    game = table(hands="+5C +6C +7C | +8C", sets=f"{row} |", phase="play", deck="", tabletop=True)
    assert reason(game, "set +5C") == ("AZ-20", "why-no-room")
    assert reason(game, f"regroup 0: {FACES[0]} / +5C") == ("AZ-22", "why-no-room")


# ---- the end of a turn


@pytest.mark.rule("AZ-26")
@pytest.mark.parametrize("stage", ["swap", "play", "discard"])
def test_whoever_has_more_than_seven_cards_cannot_hold(stage: str) -> None:
    game = table(hands=f"{HAND} +9S -9S | -6S", sets=SETS, phase=stage)
    assert reason(game, "hold") == ("AZ-26", "why-too-many")


@pytest.mark.rule("AZ-27")
@pytest.mark.parametrize("then", [[], ["done"]])
def test_whoever_has_played_cannot_hold(then: list[str]) -> None:
    assert reason(playing().do("set -2S +0T +2C", *then), "hold") == ("AZ-27", "why-discard-duty")


# ---- none is forgotten


def test_every_sentence_has_a_test_here() -> None:
    words = files("kibitz.games.absolute").joinpath("words.en.ftl").read_text(encoding="utf-8")
    sentences = set(re.findall(r"^(why-[a-z-]+) =", words, re.MULTILINE))
    source = Path(__file__).read_text(encoding="utf-8")
    assert sentences
    assert {key for key in sentences if f'"{key}"' not in source} == set()


@pytest.mark.rule("AZ-13", "AZ-21", "AZ-22")
@pytest.mark.parametrize(
    "line", ["swap 9.0 +7C for +7S", "swap 0.29 +7C for +7S", "add 6.0 +7C", "add 40 +7C", "regroup 29: +7C +3C -10C"]
)
def test_a_set_that_no_table_has_is_read_and_refused_with_its_rule(line: str) -> None:
    """No code stands for it: it is beyond the table of choices."""
    phase = "swap" if line.startswith("swap") else "play"
    game = table(hands="+7C +9S | -6S", sets="+7S +3C -10C |", phase=phase, add_to_any_set=True)
    with pytest.raises(NeverOffered):
        game.play.read(line)
    with pytest.raises(Refused) as refused:
        game.do(line)
    assert refused.value.reason.rule
