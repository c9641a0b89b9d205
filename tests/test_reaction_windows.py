"""Reaction windows, for any game that has them: who is asked, who may answer early, and what comes of the answers."""

from __future__ import annotations

import pytest

from every import FEWER_SHAPES, Shape, course, game_of, label, pick, seats_near
from kibitz.core.rng import Rng
from kibitz.games import GAMES, make_game
from kibitz.play.windows import answers, as_asked, number_of, occasion, settle
from kibitz.play.words import LANGUAGES, words_of

WITH_WINDOWS = [shape for shape in FEWER_SHAPES if game_of(shape).windows]


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
    game = make_game(name, {}, seats_near(name, 2))
    words = words_of(game, language)
    told = [words.say(occasion(kind)) for kind in game.windows]
    assert len(set(told)) == len(told)
