"""Taking back: whoever made the last choices may, while no card has come to light and no other seat has decided."""

from __future__ import annotations

import pytest

from abluxxen import table as abluxxen
from absolute.table import table
from fluxx import table as fluxx
from fourth.game import PairsKind
from kibitz.core.errors import CannotUndo
from kibitz.core.game import PileLook
from kibitz.play.match import Refused, new_match


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


@pytest.mark.parametrize("choices", [["use:batarang", "robin"], ["kpow"]])
def test_what_comes_from_an_open_pile_or_table_can_be_taken_back(choices: list[str]) -> None:
    """The discard pile of Fluxx lies open, however it is drawn."""
    game = fluxx.table(hands="kpow play_2 | the_bank", tables="batarang | bane", discard="robin", rules="play_3")
    before = game.state()
    game.do(*choices)
    assert game.state() != before
    for _ in choices:
        game.match.undo()
    assert game.state() == before


def test_a_card_of_an_own_temporary_hand_is_no_news() -> None:
    """Whoever has drawn it knows it; the draw itself was news."""
    game = fluxx.table(hands="draw_2_and_use_em | the_bank", draw="robin batman batgirl alfred_pennyworth")
    game.do("draw_2_and_use_em")
    with pytest.raises(CannotUndo):
        game.match.undo()
    before = game.state()
    game.do("robin")
    game.match.undo()
    assert game.state() == before


def test_a_hand_that_was_seen_by_trading_is_not_given_back() -> None:
    game = fluxx.table(hands="trade_hands robin | the_bank", rules="play_2").do("trade_hands", "seat:1")
    with pytest.raises(CannotUndo):
        game.match.undo()


@pytest.mark.parametrize("look", ["row", "stack", "open", "fan", "layers"])
@pytest.mark.parametrize("face_down", [True, None])
def test_how_a_pile_is_drawn_says_nothing_about_who_sees_it(look: str, face_down: bool | None) -> None:
    """A deck drawn as a row is still a deck; where a game does not say, the seat's view does."""
    game = PairsKind().make({}, 2)
    game.piles = tuple(
        PileLook(pile.name, pile.field, look, pile.per_seat, face_down=face_down if pile.name == "deck" else None)
        for pile in game.piles
    )
    match = new_match(game, 2, "0")
    match.do("draw")
    with pytest.raises(CannotUndo):
        match.undo()
    pair = next(game.presentation.notation(code) for code in match.play.legal if game.choices[code].verb == "pair")
    match.do(pair)
    assert match.undo() > 0


def test_foreseeing_changes_nothing() -> None:
    game = table(hands="+5C -8C +3D +9S | -6S", phase="play")
    before = game.state()
    assert game.match.foresee("set +5C -8C +3D").points == (-12, -1)
    with pytest.raises(Refused):
        game.match.foresee("set +5C -8C +9S")
    assert game.state() == before
