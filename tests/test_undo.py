"""Taking back: whoever made the last choices may, while no card has come to light and no other seat has decided."""

from __future__ import annotations

import pytest

from abluxxen import table as abluxxen
from absolute.table import table
from kibitz.core.errors import CannotUndo
from kibitz.play.match import Refused


def test_a_line_is_taken_back_whole() -> None:
    game = table(hands="+5C -8C +3D +9S | -6S", phase="play")
    before = game.state()
    game.do("set +5C -8C +3D")
    game.match.undo()
    assert game.state() == before and game.match.record.choices == []


def test_small_choices_are_taken_back_one_by_one() -> None:
    game = table(hands="+5C -8C +3D +9S | -6S", phase="play").do("set:", "card:-8C")
    game.match.undo()
    assert game.match.record.choices == ["set:"]


def test_how_many_events_are_taken_back_is_told() -> None:
    game = table(hands="+5C -8C +3D +9S | -6S", phase="play").do("set +5C -8C +3D")
    assert len(game.heard) == game.match.undo() == 4  # three cards that move, and the story


def test_a_card_from_the_deck_cannot_be_put_back() -> None:
    game = table(hands="+5C -8C +3D +9S | -6S").do("deck")
    with pytest.raises(CannotUndo):
        game.match.undo()


def test_what_another_seat_decided_is_not_taken_back_with_it() -> None:
    game = table(hands="+5C +9S | -6S", phase="discard").do("discard +9S", "discard")
    assert game.match.undo() > 0
    assert game.match.record.choices == ["discard:+9S"]
    with pytest.raises(CannotUndo):
        game.match.undo()


def test_a_card_that_others_are_asked_about_is_not_taken_back() -> None:
    """In Abluxxen a draw from the deck is news; an open card of the pool that is not refilled is none."""
    game = abluxxen.table(hands="4 4 | 2 | 9", displays="| 2 |", pool="7", deck="").do("4x1", "take")
    assert game.asks() == (1, "draw")
    game.do("pool:7")
    game.match.undo()
    assert game.asks() == (1, "draw")


def test_foreseeing_changes_nothing() -> None:
    game = table(hands="+5C -8C +3D +9S | -6S", phase="play")
    before = game.state()
    assert game.match.foresee("set +5C -8C +3D").points == (-12, -1)
    with pytest.raises(Refused):
        game.match.foresee("set +5C -8C +9S")
    assert game.state() == before
