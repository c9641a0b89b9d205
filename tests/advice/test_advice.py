"""Advice for any game: from the view alone, the same for the same seed, with reasons in three languages."""

from __future__ import annotations

import pytest

from abluxxen.table import table
from advice.said import NAMES
from every import EACH_GAME, FEWER_SHAPES, Shape, game_of, label, share, somewhere, unsaid
from kibitz.bots.advice import advise
from kibitz.bots.report import told_advice
from kibitz.core.errors import GameIsOver
from kibitz.core.game import Play
from kibitz.core.rng import Rng
from kibitz.play.seat import Seat, seat_to_decide
from kibitz.play.words import LANGUAGES, words_of

SEEDS = range(share(60, 3))
each_game = pytest.mark.parametrize("shape", EACH_GAME, ids=label)  # enough where games are searched


def every_move(play: Play) -> list[list[int]]:
    """Whatever remarks may be asked for: the moves that a search considers, and every legal choice."""
    return [*play.game.strategy.moves(play.copy(), Rng(1)), *([code] for code in play.legal)]


@pytest.mark.parametrize("shape", FEWER_SHAPES, ids=label)
def test_reasons_never_depend_on_hidden_cards_and_change_nothing(shape: Shape) -> None:
    """Two games that a seat cannot tell apart: the same is said of every move."""
    for seed in SEEDS:
        play = somewhere(shape, seed)
        before = play.position()
        seat = seat_to_decide(play)
        one, other = seat.imagine(1), seat.imagine(2)
        for codes in every_move(one):
            truth = play.game.strategy.remarks(play, codes)
            assert play.game.strategy.remarks(one, codes) == play.game.strategy.remarks(other, codes) == truth
            assert len(truth) <= 3
        assert play.position() == before


@each_game
def test_every_reason_can_be_said_in_every_language(shape: Shape) -> None:
    words = [words_of(game_of(shape), language) for language in LANGUAGES]
    for seed in range(share(200, 12)):
        play = somewhere(shape, seed)
        for codes in every_move(play):
            for phrase in play.game.strategy.remarks(play, codes):
                assert all(each.say(phrase, NAMES) for each in words)
    assert not unsaid(*words)


@each_game
def test_a_move_as_a_person_types_it_is_read_as_the_same_choices(shape: Shape) -> None:
    for seed in range(share(200, 12)):
        play = somewhere(shape, seed)
        for codes in play.game.strategy.moves(play.copy(), Rng(1)):
            ahead = play.copy()
            read: list[int] = []
            for line in play.game.presentation.lines(play, codes):
                for code in ahead.read(line):
                    ahead.apply(code)
                    read.append(code)
            assert read == codes


@each_game
def test_the_same_seed_gives_the_same_advice(shape: Shape) -> None:
    play = somewhere(shape, 3)
    words = words_of(play.game, "en")
    one, other = (advise(seat_to_decide(play), 7, 12, 600_000).to_dict(words, NAMES) for _ in range(2))
    assert one == other
    assert one["imagined"] == 12


@each_game
def test_advice_comes_from_the_view_alone(shape: Shape) -> None:
    """Where the cards really are makes no difference."""
    play = somewhere(shape, 3)
    seat, words = play.seat(), words_of(play.game, "en")
    twin = play.copy()
    twin.redeal(seat, 99)
    assert twin.view(seat) == play.view(seat)
    one, other = (advise(seat_to_decide(each), 7, 12, 600_000).to_dict(words, NAMES) for each in (play, twin))
    assert one == other


@each_game
def test_candidates_are_legal_best_first_and_chances_are_shares(shape: Shape) -> None:
    play = somewhere(shape, 5)
    advice = advise(seat_to_decide(play), 7, 16, 600_000)
    assert [c.visits for c in advice.candidates] == sorted((c.visits for c in advice.candidates), reverse=True)
    assert advice.best.behind == 0
    assert sum(advice.chances) == pytest.approx(1)
    for candidate in advice.candidates:
        assert candidate.codes[0] in play.legal
        assert 0 <= candidate.chance <= 1


def test_whoever_can_win_at_once_is_advised_to() -> None:
    game = table(hands="7 7 | 2 2 2 | 3 3 3", displays="5 | 6 |", pool="1 2 3 4 5 6", deck="8 9 10")
    advice = advise(seat_to_decide(game.match.play), 1, 60, 600_000)
    assert advice.best.lines == ["7x2"]
    assert advice.best.chance == 1
    told = told_advice(advice, words_of(game.match.game, "en"), NAMES)
    assert told[0] == "Anna decides. Chances to win: Anna 100%, Ben 0%, Cleo 0%. Imagined games: 60."
    assert told[1].startswith("1. 7x2 (lay two 7s): 100% to win, tried ")
    assert told[2] == "   Why: goes out and wins by 5 points."


def test_a_finished_game_needs_no_advice() -> None:
    game = table(hands="7 | 2 | 3", pool="1 2 3 4 5 6", deck="8").do("7x1")
    play = game.match.play
    with pytest.raises(GameIsOver):
        advise(Seat(play.game, 0, play.view(0), []), 1)
