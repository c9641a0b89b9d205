"""The search that every game shares, and the levels made of it: fair, reproducible, in time, and sensible."""

from __future__ import annotations

import pytest

from every import EACH_GAME, SHAPES, Shape, begin, game_of, label, share, somewhere
from kibitz.bots import BOTS, LEVELS, bot_named
from kibitz.bots.levels import CLUB
from kibitz.bots.search import CODES, SEATS, Search, key_of
from kibitz.core.errors import BadOptions
from kibitz.core.game import Play
from kibitz.core.rng import Rng
from kibitz.play.seat import Seat, seat_to_decide

each_shape = pytest.mark.parametrize("shape", SHAPES, ids=label)
each_game = pytest.mark.parametrize("shape", EACH_GAME, ids=label)


def decisions(shape: Shape, count: int) -> list[Play]:
    """Random points of random games at which there is something to decide."""
    found: list[Play] = []
    seed = 0
    while len(found) < count:
        play = somewhere(shape, seed)
        while len(play.legal) == 1:
            play.apply(play.legal[0])
        if play.legal:
            found.append(play)
        seed += 1
    return found


def searched(play: Play, seed: int, iterations: int, settle: bool = False) -> Search:
    seat = seat_to_decide(play)
    search = Search(seat.imagine(seed), seat.number, seed)
    search.run(iterations, 60_000, settle)
    return search


# ---- what a game tells the search


@each_shape
def test_every_move_worth_thinking_about_can_be_made(shape: Shape) -> None:
    """One choice after the other; and none is listed twice."""
    for play in decisions(shape, share(100, 4)):
        moves = play.game.strategy.moves(play.copy(), Rng(1))
        assert moves
        assert len({tuple(move) for move in moves}) == len(moves)
        for move in moves:
            ahead = play.copy()
            for code in move:
                assert ahead.seat() == play.seat()
                assert code in ahead.legal
                ahead.apply(code)


@each_shape
def test_the_moves_worth_thinking_about_are_known_from_the_view(shape: Shape) -> None:
    for play in decisions(shape, share(30, 2)):
        view = play.view(play.seat())
        others = [play.game.imagine(view, seed) for seed in range(3)]
        assert [play.game.strategy.moves(other, Rng(2)) for other in others] == [
            play.game.strategy.moves(play.copy(), Rng(2))
        ] * 3


@each_shape
def test_a_rollout_makes_legal_choices_and_can_be_judged(shape: Shape) -> None:
    for seed, play in enumerate(decisions(shape, share(30, 2))):
        choices = play.game.strategy.rollout(play, Rng(seed))
        assert choices > 0
        shares = play.game.strategy.shares(play)
        assert len(shares) == play.seats
        assert all(0 <= part <= 1 for part in shares)
        assert sum(shares) == pytest.approx(1)
        play.game.load(play.position())  # what came of it is a position of the game


@each_shape
def test_the_shares_of_a_finished_game_are_those_of_its_winners(shape: Shape) -> None:
    play, rng = begin(shape, 3), Rng(3)
    while play.legal:
        for code in play.game.strategy.policy(play, rng):
            play.apply(code)
    outcome = play.outcome()
    assert outcome is not None
    if outcome.winners:
        won = [1 / len(outcome.winners) if seat in outcome.winners else 0 for seat in range(play.seats)]
        assert play.game.strategy.shares(play) == pytest.approx(won)


# ---- the search


@each_game
def test_the_same_seed_and_iterations_give_the_same_answer(shape: Shape) -> None:
    for play in decisions(shape, share(20, 2)):
        one, other = searched(play, 5, 40), searched(play, 5, 40)
        assert [(move.codes, move.tried, move.won) for move in one.found()] == [
            (move.codes, move.tried, move.won) for move in other.found()
        ]


@each_game
def test_it_makes_as_many_iterations_as_it_is_told(shape: Shape) -> None:
    search = searched(decisions(shape, 1)[0], 1, 37)
    assert search.root.tried == 37
    assert sum(move.tried for move in search.found()) == 37
    assert sum(search.won) == pytest.approx(37)


@each_game
def test_it_stops_early_only_when_nothing_can_change_any_more(shape: Shape) -> None:
    for play in decisions(shape, share(20, 2)):
        hasty, patient = searched(play, 2, 32, settle=True), searched(play, 2, 32)
        assert hasty.root.tried <= 32
        assert hasty.best() == patient.best()


@each_game
def test_it_answers_when_its_time_is_up(shape: Shape) -> None:
    play = decisions(shape, 1)[0]
    seat = seat_to_decide(play)
    search = Search(seat.imagine(1), seat.number, 1)
    search.run(10**9, 1)
    assert 0 < search.root.tried < 10**6
    assert search.best()[0] in play.legal


def test_without_any_iteration_it_answers_as_the_policy_would_begin() -> None:
    play = begin(EACH_GAME[0], 1)
    seat = seat_to_decide(play)
    search = Search(seat.imagine(1), seat.number, 1)
    search.run(0, 1000)
    assert search.best() == search.first[0]
    assert search.best()[0] in play.legal


def test_the_same_move_of_another_seat_is_another_move() -> None:
    """After the same moves it may be another seat's turn, in another deal: each gets what it brought itself."""
    seat = seat_to_decide(begin(EACH_GAME[1], 1))
    search = Search(seat.imagine(1), seat.number, 1)
    one, other = (search.pick(search.root, [[5], [6]], number) for number in (1, 2))
    assert (one.seat, other.seat) == (1, 2)
    assert one.codes == other.codes


# ---- all bots


@pytest.mark.parametrize("name", [*BOTS, "search:30"])
@each_game
def test_a_bot_chooses_the_same_wherever_the_hidden_cards_are(shape: Shape, name: str) -> None:
    """Two true positions with the same view, the same seed and the same iterations: the same choice."""
    game = game_of(shape)
    for number, play in enumerate(decisions(shape, share(10, 1))):
        view = play.view(play.seat())
        twins = [game.imagine(view, seed) for seed in (1, 2)]
        assert twins[0].position() != twins[1].position()
        answers = [answer(name, twin, Rng(number)) for twin in twins]
        assert answers[0] == answers[1]
        assert answers[0][0] in play.legal


def answer(name: str, play: Play, rng: Rng) -> list[int]:
    """A bot at a true position; the levels with a small share of their iterations, for these tests' sake."""
    if name in ("club", "expert"):
        effort = play.game.strategy.effort // (CLUB if name == "club" else 1)
        name = f"search:{max(8, effort // 100)}"
    return bot_named(name)(seat_to_decide(play, 60_000), rng)


@pytest.mark.parametrize("name", LEVELS)
@each_game
def test_every_level_answers_with_little_time(shape: Shape, name: str) -> None:
    """Whatever the level: with a budget of a few milliseconds there is an answer, and it is legal."""
    play = decisions(shape, 1)[0]
    seat = Seat(play.game, play.seat(), play.view(play.seat()), list(play.legal), 20)
    move = bot_named(name)(seat, Rng(1))
    for code in move:
        assert code in play.legal
        play.apply(code)


def test_a_wrong_name_is_refused_with_the_right_ones() -> None:
    for name in ("exprt", "search:", "search:0", "search:x", "search:-3", ""):
        with pytest.raises(BadOptions, match="expert"):
            bot_named(name)


# ---- keys


def test_moves_have_keys_of_their_own() -> None:
    """Also a move that begins with choice 0, or ends as a shorter one does."""
    moves = [[0], [1], [8], [0, 0], [0, 8], [1, 8], [8, 1], [0, 0, 8], [CODES - 1], [CODES - 1, 0], [0, CODES - 1]]
    keys = {key_of(codes, seat) for codes in moves for seat in range(SEATS)}
    assert len(keys) == len(moves) * SEATS


@pytest.mark.parametrize(("codes", "seat"), [([CODES], 0), ([1, CODES], 0), ([-1], 0), ([1], SEATS), ([1], -1)])
def test_what_cannot_be_told_apart_has_no_key(codes: list[int], seat: int) -> None:
    with pytest.raises(ValueError, match="cannot be told apart"):
        key_of(codes, seat)
