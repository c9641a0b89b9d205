"""What a strong player sees at once, the search sees too: a few positions of each game."""

from __future__ import annotations

from abluxxen import table as abluxxen
from absolute import table as absolute
from fluxx import table as fluxx
from kibitz.bots.levels import think
from kibitz.core.rng import Rng
from kibitz.play.seat import seat_to_decide
from tables import AnyTable


def thought(game: AnyTable) -> list[int]:
    """What the search would do, with plenty of time."""
    return think(seat_to_decide(game.match.play, 60_000), Rng(1), 200)


def answer(game: AnyTable) -> str:
    return " ".join(game.match.game.choices[code].text for code in thought(game))


def move(game: AnyTable) -> None:
    game.match.carry_out(thought(game))


def test_abluxxen_it_goes_out_when_that_wins() -> None:
    game = abluxxen.table(
        hands="7 7 | 2 3 4 5 | 9 9 9 9 | 1 1 1 1", displays="5 / 6 6 | 1 | 2 | 3", pool="1 2 3 4 5 6", deck="8 9 10 11"
    )
    assert answer(game) == "7x2"


def test_abluxxen_it_does_not_go_out_when_that_loses() -> None:
    """Out with two cards it has 2 points, and Ben has 9: it lays one of the two and hopes."""
    game = abluxxen.table(
        hands="7 7 | 2 | 9 9 9 9 | 1 1 1 1",
        displays="| 5 5 5 5 5 / 6 6 6 6 6 | 2 | 3",
        pool="1 2 3 4 5 6",
        deck="8 9 10 11 12 13 8 9 10 11",
    )
    assert answer(game) != "7x2"


def test_fluxx_it_plays_the_keeper_that_wins() -> None:
    game = fluxx.table(
        hands="robin draw_4 | alfred_pennyworth | batmobile",
        tables="batman | |",
        goals="the_dynamic_duo",
        drawn=1,
    )
    assert answer(game) == "robin"


def test_fluxx_it_does_not_play_the_goal_with_which_another_wins() -> None:
    game = fluxx.table(
        hands="the_dynamic_duo draw_4 | veto | batmobile",
        tables="| batman robin |",
        drawn=1,
    )
    assert answer(game) == "draw_4"


def test_absolute_it_makes_ready_to_go_out_when_it_is_ahead() -> None:
    """One card is left, the one to go out with; the points are at least those of the set it could simply lay."""
    game = absolute.table(
        hands="-8C +5C +3C +1S | -6S +2T +3T +9S -7T",
        sets="+7C +3D -10C / -9S +4T +5T / +9C -9D +1D -1C | ",
        phase="play",
        rounds=1,
    )
    before = game.points(0)
    move(game)
    assert game.hand(0) == "+1S"
    assert game.points(0) >= before + 16


def test_absolute_it_robs_whoever_is_ahead() -> None:
    """A 7 of another symbol halves Ben's best set."""
    game = absolute.table(hands="+7S -1T | -6S +2T +3T", sets="| +7C +3C -10C", phase="swap", rounds=1)
    move(game)
    assert game.points(1) == 10
