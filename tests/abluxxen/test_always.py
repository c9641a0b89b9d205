"""What must hold after every choice of every game of Abluxxen, whatever is chosen (hypothesis)."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant

from kibitz.core.game import Json
from kibitz.games import make_game
from kibitz.games.abluxxen.cards import WHOLE_DECK, count_of, heap, size_of
from kibitz.games.abluxxen.choices import slot_cards
from kibitz.games.abluxxen.rules import AbluxxenPlay
from kibitz.games.abluxxen.state import DRAWING, FISHING, LAYING, SHADOWING
from kibitz.games.abluxxen.writing import display_text
from kibitz.play.match import new_match
from machines import AnyMatch, often

TABLES: list[tuple[dict[str, Json], int]] = [
    ({"variant": "base"}, 3),
    ({"variant": "base"}, 5),
    ({"variant": "advanced"}, 4),
    ({"variant": "expert"}, 4),
    ({"variant": "duel"}, 2),
    ({"variant": "duel", "shadow_split": True}, 2),
    ({"variant": "first-edition", "cycles": 1, "turn_limit": 40}, 2),
]


class AnyGame(AnyMatch):
    """Plays what hypothesis picks."""

    @initialize(table=st.sampled_from(TABLES), seed=st.text(max_size=4), first=st.integers(0, 4))
    def deal(self, table: tuple[dict[str, Json], int], seed: str, first: int) -> None:
        options, seats = table
        self.match = new_match(make_game("abluxxen", options, seats), seats, seed, first % seats)

    @property
    def play(self) -> AbluxxenPlay:
        assert isinstance(self.match.play, AbluxxenPlay)
        return self.match.play

    @invariant()
    def all_109_cards_are_there(self) -> None:
        middle, sides = self.play.middle, self.play.sides
        cards = heap(middle.deck[: middle.left]) + middle.discard + middle.shadow
        cards += sum(slot_cards(slot) for slot in middle.pool) + sum(side.hand for side in sides)
        assert cards + sum(side.top.cards for side in sides if side.top) == self.play.cards == WHOLE_DECK

    @invariant()
    def the_pool_is_full_between_draws_or_the_deck_is_empty(self) -> None:
        if self.play.stage in (LAYING, FISHING, SHADOWING):
            assert len(self.play.middle.pool) == 6 or self.play.middle.left == 0

    @invariant()
    def hands_are_as_large_as_they_say_and_known_cards_are_in_them(self) -> None:
        for side in self.play.sides:
            assert side.size == size_of(side.hand) >= 0
            assert all(0 <= count_of(side.known, face) <= count_of(side.hand, face) for face in range(1, 15))

    @invariant()
    def points_are_displays_minus_hands(self) -> None:
        for side in self.play.sides:
            assert (
                side.points() == sum(len(cards) for cards in display_text(side) if isinstance(cards, list)) - side.size
            )

    @invariant()
    def whoever_owes_can_draw(self) -> None:
        if self.play.stage == DRAWING:
            assert self.play.owed > 0 and self.play.legal


AnyGame.TestCase.settings = often(500, 25, 30)
TestAnyGame = AnyGame.TestCase
