"""Mistakes that are easily made when a game is written, planted in Oh Hell and one in Fluxx: a check of the conformance
suite finds each, and says where to look.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import test_declared as declared
import test_every_game as conformance
from every import Shape, game_of, kept_somewhere
from kibitz.core.card_game import CardPlay
from kibitz.core.errors import BadPosition
from kibitz.core.event import MOVED, Event
from kibitz.core.game import Play, Position, View
from kibitz.games import GAMES
from kibitz.games.fluxx.game import Fluxx
from ohhell.game import OhHell, OhHellKind
from ohhell.rules import OhHellPlay
from ohhell.table import DECLARED, HAND

SHAPE: Shape = ("oh_hell", {}, 4)
each_field = pytest.mark.parametrize("field", DECLARED.fields.names)


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """Games that were played before the mistake are not to be taken for those with it, nor the other way round."""
    kept_somewhere.cache_clear()
    GAMES["oh_hell"] = OhHellKind()
    yield
    del GAMES["oh_hell"]
    kept_somewhere.cache_clear()


def found_by(
    check: Callable[[Shape], None], says: str, error: type[Exception] = AssertionError, shape: Shape = SHAPE
) -> None:
    with pytest.raises(error, match=says):
        check(shape)


def forget(play: Play, field: str) -> None:
    """It is as in a new game."""
    assert isinstance(play, OhHellPlay)
    setattr(play, field, getattr(play.oh_hell.blank(play.n), field))


# ---- forgotten


@each_field
def test_a_field_forgotten_in_copy(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = OhHellPlay.copy

    def copy(self: OhHellPlay) -> OhHellPlay:
        twin = whole(self)
        forget(twin, field)
        return twin

    monkeypatch.setattr(OhHellPlay, "copy", copy)
    found_by(declared.test_no_field_is_forgotten, f"^{field}: forgotten in copy")


@each_field
def test_a_field_forgotten_in_load(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = OhHell.load

    def load(self: OhHell, position: Position) -> Play:
        play = whole(self, position)
        forget(play, field)
        return play

    monkeypatch.setattr(OhHell, "load", load)
    found_by(declared.test_no_field_is_forgotten, f"^{field}: forgotten in load")


@each_field
def test_a_field_forgotten_in_imagine(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = OhHell.imagine

    def imagine(self: OhHell, view: View, seed: int) -> Play:
        play = whole(self, view, seed)
        forget(play, field)
        return play

    monkeypatch.setattr(OhHell, "imagine", imagine)
    found_by(declared.test_no_field_is_forgotten, f"^{field}: forgotten in imagine")


def test_an_attribute_that_is_not_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_deal = OhHellPlay.begin_deal

    def count(self: OhHellPlay, first: int, heard: list[Event] | None) -> None:
        begin_deal(self, first, heard)
        vars(self)["revokes"] = 0

    monkeypatch.setattr(OhHellPlay, "begin_deal", count)
    monkeypatch.setattr(OhHellPlay, "copy", lambda self: self)
    found_by(declared.test_every_attribute_is_declared, "neither a field nor in own_attrs: .'revokes'.")


# ---- copies that are not independent


@pytest.mark.parametrize("field", ["bids", "won", "scores", "voids"])
def test_a_list_that_copies_have_in_common(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = OhHellPlay.copy

    def copy(self: OhHellPlay) -> OhHellPlay:
        twin = whole(self)
        setattr(twin, field, getattr(self, field))
        return twin

    monkeypatch.setattr(OhHellPlay, "copy", copy)
    found_by(declared.test_copies_play_on_alike_and_apart, f"^{field}: changed in a copy with the original")


def test_a_pile_that_is_changed_without_asking_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was asked for before the card left: by then it may be a copy's."""
    apply = OhHellPlay.apply

    def reverse(self: OhHellPlay, code: int, heard: list[Event] | None = None) -> None:
        hand = self.cards.piles[HAND + self.turn]
        apply(self, code, heard)
        hand.reverse()

    monkeypatch.setattr(OhHellPlay, "apply", reverse)
    found_by(declared.test_copies_play_on_alike_and_apart, "^hands: changed in a copy with the original")


# ---- dealing anew


def test_dealing_anew_that_ignores_who_cannot_hold_what(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OhHellPlay, "barred", lambda self: [])
    says = r"^hands\[\d\]: .. is of a suit that this seat did not follow"
    found_by(declared.test_what_is_dealt_anew_could_be_the_game, says, BadPosition)


@pytest.fixture
def careless_deck() -> Iterator[None]:
    """Nobody has said of Fluxx's deck, which all games with it share, that Creepers are never in a hand."""
    game = game_of(("fluxx", {}, 4))
    assert isinstance(game, Fluxx)
    barred = game.deck.barred
    known = barred[:]
    barred[:] = [0] * len(known)
    yield
    barred[:] = known


def test_dealing_anew_that_puts_creepers_into_hands(careless_deck: None) -> None:
    says = r"^hands\[\d\]: the card '.*' cannot be there"
    found_by(declared.test_what_is_dealt_anew_could_be_the_game, says, BadPosition, ("fluxx", {}, 4))


def test_later_deals_that_are_the_true_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    def redeal(self: OhHellPlay, seat: int, seed: int) -> None:
        true = self.cards.seed
        CardPlay.redeal(self, seat, seed)
        self.cards.seed = true

    monkeypatch.setattr(OhHellPlay, "redeal", redeal)
    found_by(declared.test_what_is_shuffled_later_is_dealt_anew, "^the seed of an imagined game is the same")


def test_later_deals_that_may_be_the_true_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    def redeal(self: OhHellPlay, seat: int, seed: int) -> None:
        CardPlay.redeal(self, seat, seed)
        self.cards.seed = str(seed)

    monkeypatch.setattr(OhHellPlay, "redeal", redeal)
    found_by(declared.test_what_is_shuffled_later_is_dealt_anew, "^the seed of an imagined game is the true one")


# ---- what is told and shown


def test_an_event_without_its_move(monkeypatch: pytest.MonkeyPatch) -> None:
    apply = OhHellPlay.apply

    def tell_twice(self: OhHellPlay, code: int, heard: list[Event] | None = None) -> None:
        apply(self, code, heard)
        if heard is not None:
            heard += [event for event in heard if event.kind == MOVED][:1]

    monkeypatch.setattr(OhHellPlay, "apply", tell_twice)
    found_by(conformance.test_events_rebuild_the_view, "^.. is not in hand")


def test_a_move_without_its_event(monkeypatch: pytest.MonkeyPatch) -> None:
    end_trick = OhHellPlay.end_trick

    def say_nothing(self: OhHellPlay, heard: list[Event] | None) -> None:
        end_trick(self, None)

    monkeypatch.setattr(OhHellPlay, "end_trick", say_nothing)
    found_by(conformance.test_events_rebuild_the_view, "^events do not tell what happened to .*'played'")


def test_a_view_that_shows_what_lies_face_down(monkeypatch: pytest.MonkeyPatch) -> None:
    def view(self: OhHellPlay, seat: int) -> View:
        return {**CardPlay.view(self, seat), "deck": self.position()["deck"]}

    monkeypatch.setattr(OhHellPlay, "view", view)
    found_by(declared.test_views_show_open_piles_and_count_the_others, "^deck, as seat -1 sees it")
