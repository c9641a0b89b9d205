"""The greedy bot of Absolute: sensible, always legal, and never for ever."""

from __future__ import annotations

import pytest

from absolute.table import Table, table
from kibitz.core.game import Json
from kibitz.core.rng import Rng
from kibitz.games.absolute.choices import CHOICES
from kibitz.games.absolute.state import OVER


def move(game: Table) -> str:
    """The policy's move, made choice by choice."""
    codes = game.match.game.strategy.policy(game.play, Rng(1))
    for code in codes:
        assert code in game.play.legal
        game.match.do_code(code)
    return " ".join(CHOICES[code].text for code in codes)


def test_it_lays_the_set_it_has() -> None:
    game = table(hands="-8C +5C +3C +9S | -6S", phase="play")
    assert move(game) == "set: card:-8C card:+3C card:+5C confirm:"


def test_it_finds_the_rulebook_s_regrouping() -> None:
    game = table(hands="+5C -8C +3D +9S | -6S", sets="-1D -2D +0C |", phase="play")
    move(game)
    assert game.points(0) == 22


def test_it_robs_a_symbol_bonus() -> None:
    """Ben's set of one symbol counts double; a 7 of another symbol halves it."""
    game = table(hands="+7S -1T | -6S +2T +3T", sets="| +7C +3C -10C", phase="swap")
    move(game)
    assert game.points(1) == 10


def test_it_goes_out_when_it_is_ahead() -> None:
    sets = "-8C +5S +3D / -1C -2S +3C / -9D +4D +5T | -1D -2D +3S"
    game = table(hands="+6C | -6S +2T +3T -9S", sets=sets, phase="play", rounds=1)
    assert move(game) == "done"
    move(game)
    assert game.state()["out"] == [0]


def test_it_does_not_take_sets_apart_for_nothing() -> None:
    """One card left and three sets: these could also lie as -10C +0C +9S and so on, but that is worth no more."""
    sets = "-10C +10S +1D -1C / -9D +9T +2S -2D / -8D +8S +3D -3C | -1S +1C +0T"
    game = table(hands="+6C | -6S +2T +3T", sets=sets, deck="", phase="play", played=1)
    while (before := game.points(0)) and move(game) != "done":
        assert game.points(0) > before


@pytest.mark.parametrize("bare", [0, 7, 8])
@pytest.mark.parametrize("drops", [0, 1, 8])
def test_it_is_never_at_a_loss(bare: int, drops: int) -> None:
    sets = "-1D -2D +0C / +5C -8C +3D |"
    more: dict[str, Json] = {"played": 1, "bare": bare, "drops": drops, "rounds": 1, "turn_limit": 1}
    game = table(hands="+9S +8T +5T | -6S", sets=sets, deck="", discard="", phase="play", zeros=[], **more)  # type: ignore[arg-type]
    for _ in range(40):
        if game.play.phase != OVER:
            move(game)
    assert game.over()


def test_many_sets_and_a_large_hand_do_not_stop_it() -> None:
    sets = " / ".join(f"+{n}C -{n}C +{n}D -{n}D" for n in range(1, 11)) + " |"
    hand = "+1S -1S +2S -2S +4T +5T -9T +8S +9S"
    game = table(hands=f"{hand} | +1T", sets=sets, deck="+10T", discard="", rounds=1, turn_limit=1)
    for _ in range(12):
        if game.play.turn == 0:
            move(game)
    assert game.play.turn == 1 and len(game.row("hands", 0)) <= 7
