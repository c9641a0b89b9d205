"""Answers that come early, and the number of a window, as FX-30, FX-33 and FX-55 have it."""

from __future__ import annotations

import pytest

from fluxx.table import Table, table
from kibitz.play.windows import answers, number_of, settle


def asked() -> Table:
    """Seat 0 has played K'POW!; seat 1 holds the Surprise that fits, seat 3 another."""
    hands = "kpow play_2 | stop_that robin | batman | veto"
    return table(hands=hands, rules="play_3", draw="batgirl the_bank").do("kpow")


def said(game: Table, *given: tuple[int, str]) -> list[tuple[int, str]]:
    """What is carried out once these answers are in."""
    codes = {seat: [game.match.game.parse(text)] for seat, text in given}
    return [(seat, game.match.game.presentation.notation(code)) for seat, code in settle(game.match.play, codes)]


def texts(game: Table, seat: int) -> set[str]:
    return {game.match.game.presentation.notation(code) for code in answers(game.match.play, seat)}


def number(game: Table) -> int:
    window = game.match.play.window()
    assert window is not None
    return number_of(window, len(game.match.record.choices))


# ---- answers that come early


@pytest.mark.rule("FX-30")
def test_everybody_sees_at_once_what_there_is_to_answer() -> None:
    game = asked()
    assert [texts(game, seat) for seat in (1, 2, 3)] == [{"pass", "stop_that"}, {"pass"}, {"pass"}]


def test_who_is_not_asked_has_no_answer() -> None:
    game = asked()
    with pytest.raises(ValueError, match="expected a seat that is asked"):
        answers(game.match.play, 0)
    game.passes()
    with pytest.raises(ValueError, match="expected a seat that is asked"):
        answers(game.match.play, 1)


@pytest.mark.rule("FX-30")
def test_an_early_answer_waits_for_those_before_it() -> None:
    game = asked()
    assert said(game, (2, "pass")) == said(game, (3, "pass"), (2, "pass")) == []
    assert said(game, (2, "pass"), (3, "pass"), (1, "pass")) == [(1, "pass"), (2, "pass"), (3, "pass")]


@pytest.mark.rule("FX-30")
def test_the_first_seat_that_answers_settles_it_whatever_the_others_would_do() -> None:
    game = asked()
    assert said(game, (1, "stop_that")) == [(1, "stop_that")]
    assert said(game, (3, "pass"), (1, "stop_that")) == [(1, "stop_that")]


@pytest.mark.rule("FX-30", "FX-33")
def test_a_later_seat_answers_once_all_before_it_have_let_it_pass() -> None:
    game = table(hands="jackpot robin | batman | batgirl | stop_that", rules="play_3", draw="veto the_bank kpow")
    game.do("jackpot")
    assert said(game, (3, "stop_that"), (1, "pass")) == []
    assert said(game, (3, "stop_that"), (1, "pass"), (2, "pass")) == [(1, "pass"), (2, "pass"), (3, "stop_that")]


def test_without_a_window_there_is_nothing_to_settle() -> None:
    game = table(hands="robin | batman", draw="the_bank")
    assert settle(game.match.play, {0: [game.match.play.legal[0]]}) == []


# ---- the number of a window


@pytest.mark.rule("FX-33")
def test_a_surprise_opens_a_new_window() -> None:
    game = table(hands="jackpot veto | batman | stop_that", rules="play_3", draw="robin the_bank kpow").do("jackpot")
    first = number(game)
    assert number(game.do("pass")) == first
    assert number(game.do("stop_that")) > first


@pytest.mark.rule("FX-55")
def test_a_release_leaves_the_window_open_under_a_new_number() -> None:
    """Whoever releases the Villain is asked again, and those after it; those before it have had their chance."""
    game = table(
        hands="jackpot play_2 | kpow | robin | batman", tables="| | batman_cuffs", cuffed="bane", rules="play_3"
    ).do("jackpot")
    first = number(game)
    assert texts(game, 2) == {"pass", "use:batman_cuffs"}
    assert said(game, (3, "pass"), (2, "use:batman_cuffs"), (1, "pass")) == [(1, "pass"), (2, "use:batman_cuffs")]
    game.do("pass", "use:batman_cuffs")
    window = game.match.play.window()
    assert window is not None and window.seats == [2, 3]
    assert number(game) > first and texts(game, 2) == {"pass"}
    game.do("pass", "pass")
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-55")
def test_a_release_in_a_window_can_end_the_game() -> None:
    game = table(
        hands="jackpot play_2 | kpow | robin",
        tables="bane two_face the_joker mr_freeze | | batman_cuffs the_bat_signal",
        cuffed="the_riddler",
        goals="crime_spree",
        rules="play_3",
    ).do("jackpot", "pass", "use:batman_cuffs")
    assert game.winners() == [2] and game.match.play.window() is None
