"""Reaction windows, for any game that has them: who is asked, who may answer early, and what comes of the answers."""

from __future__ import annotations

import pytest

from every import FEWER_SHAPES, Shape, course, game_of, label, pick
from fluxx.table import Table, table
from kibitz.core.rng import Rng
from kibitz.games import GAMES, make_game
from kibitz.play.windows import answers, as_asked, number_of, occasion, settle
from kibitz.play.words import LANGUAGES, words_of

WITH_WINDOWS = [shape for shape in FEWER_SHAPES if game_of(shape).windows]


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


# ---- in every game


@pytest.mark.parametrize("shape", FEWER_SHAPES, ids=label)
def test_a_window_is_what_is_decided_now(shape: Shape) -> None:
    """The first seat asked decides, letting it pass is legal, and the kind is one that the game names."""
    for play, code in course(shape, 3):
        window = play.window()
        if window is not None:
            assert window.seats[0] == play.seat() and window.passing in play.legal
            assert len(set(window.seats)) == len(window.seats) <= play.seats - 1
            assert window.kind in play.game.windows
        play.apply(code)
    assert play.window() is None or play.legal


@pytest.mark.parametrize("shape", WITH_WINDOWS, ids=label)
def test_what_may_be_answered_early_is_what_may_be_answered_in_turn(shape: Shape) -> None:
    for play, code in course(shape, 5):
        window = play.window()
        if window is not None and len(window.seats) > 1:
            early = [answers(play, seat) for seat in window.seats]
            passed = play.copy()
            for seat, codes in zip(window.seats, early, strict=True):
                assert (passed.seat(), passed.legal) == (seat, codes)
                passed.apply(window.passing)
        play.apply(code)


@pytest.mark.parametrize("shape", WITH_WINDOWS, ids=label)
def test_answers_in_any_order_come_to_the_same(shape: Shape) -> None:
    """Everybody answers at random, in a random order: nothing is carried out before it is settled, and then exactly
    what would have happened if all had been asked one after the other."""
    rng, settled = Rng(11), 0
    for play, code in course(shape, 8):
        window = play.window()
        if window is not None:
            wishes = {seat: [pick(as_asked(play, seat), rng)] for seat in window.seats}
            order = list(window.seats)
            rng.shuffle(order)
            given: dict[int, list[int]] = {}
            for seat in order:
                assert settle(play, given) == [], "it was settled before"
                given[seat] = wishes[seat]
                if settle(play, given):
                    break
            one_by_one = []
            for seat in window.seats:
                one_by_one.append((seat, wishes[seat][0]))
                if wishes[seat] != [window.passing]:
                    break
            assert settle(play, given) == one_by_one
            ahead = play.copy()
            for seat, answer in one_by_one:
                assert ahead.seat() == seat and answer in ahead.legal
                ahead.apply(answer)
            settled += 1
        play.apply(code)
    assert settled > 0


@pytest.mark.parametrize("shape", WITH_WINDOWS, ids=label)
def test_the_number_of_a_window_stays_while_it_is_let_pass_and_never_comes_again(shape: Shape) -> None:
    last, stood, passed = 0, 0, False
    for made, (play, code) in enumerate(course(shape, 4)):
        window = play.window()
        if window is not None:
            now = number_of(window, made)
            assert now == last if passed and len(window.seats) < stood else now > last
            last, stood = now, len(window.seats)
        passed = window is not None and code == window.passing
        play.apply(code)
    assert last > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_window_has_words(name: str, language: str) -> None:
    game = make_game(name, {}, 2)
    words = words_of(game, language)
    told = [words.say(occasion(kind)) for kind in game.windows]
    assert len(set(told)) == len(told)


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
