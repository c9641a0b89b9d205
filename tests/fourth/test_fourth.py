"""The tiny fourth game passes the conformance suite, and everything around the rules works for it at once."""

from __future__ import annotations

import inspect
import runpy
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import test_declared as declared
import test_every_game as conformance
import test_handed_out as handing
import test_observations as looks
from every import Shape, label
from fourth.game import SEATS, PairsKind
from fourth.table import FACES, FIELDS, PILES, VALUES
from kibitz.core.card_game import CardPlay, Declaration
from kibitz.core.errors import BadPosition
from kibitz.games import GAMES, home_of
from kibitz.play.match import load_match
from kibitz.play.rulebook import first_rule, rule_text
from kibitz.play.words import LANGUAGES, Words
from kibitz.terminal.view_rendering import ViewRenderer
from sights import Sight
from tables import AnyTable

MAKE_PLANES = Path(__file__).parent.parent.parent / "docs" / "make_planes.py"

Check = Callable[[Shape], None]
CHECKS: list[Check] = [
    check
    for module in (conformance, declared, handing, looks)
    for name, check in vars(module).items()
    if name.startswith("test_") and list(inspect.signature(check).parameters) == ["shape"]
]
SHAPES: list[Shape] = [("pairs", {"row": row}, seats) for row in (3, 4) for seats in SEATS]


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """One line, for as long as a test lasts."""
    GAMES["pairs"] = PairsKind()
    yield
    del GAMES["pairs"]


@pytest.mark.parametrize("shape", SHAPES, ids=label)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_it_conforms(check: Check, shape: Shape) -> None:
    check(shape)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_and_rules_lie_beside_it(language: str) -> None:
    assert home_of("pairs") == "fourth"
    assert Words(language, "pairs").tell("title")
    assert all(rule_text("pairs", language, f"PR-{number}") for number in range(1, 8))


def table(hands: str, row: str, deck: str) -> AnyTable:
    """Two seats; what is not mentioned was laid by seat 1 long ago."""
    rows = [text.split() for text in hands.split("|")]
    used = [*rows[0], *rows[1], *row.split(), *deck.split()]
    rest = [face for face in "12345678" for _ in range((4 - used.count(face)) // 2)]
    pairs = [[], [face for face in rest for _ in range(2)]]
    position = {"game": "pairs", "options": {}, "turn": 0, "hands": rows, "pairs": pairs, "row": row.split()}
    return AnyTable(load_match({**position, "deck": deck.split()}))  # type: ignore[dict-item]


def test_pr_3_on_your_turn_you_lay_take_or_draw() -> None:
    game = table(hands="5 5 7 | 1 1", row="2 3 7", deck="2 3")
    assert game.offered() == {"2x5", "row:2", "row:3", "row:7", "draw"}


def test_pr_4_a_pair_takes_two_equal_cards() -> None:
    game = table(hands="5 5 7 | 1 1", row="2 3 7", deck="2 3")
    assert (game.why("2x7"), game.why("2x8")) == ("PR-4", "PR-4")
    assert game.do("2x5").state()["pairs"][0] == ["5", "5"]  # type: ignore[index]


def test_pr_5_a_card_that_is_taken_is_replaced() -> None:
    game = table(hands="5 5 7 | 1 1", row="2 3 7", deck="2 3")
    assert game.why("row:8") == "PR-5"
    game.do("row:7")
    assert (game.row("hands", 0), game.state()["row"]) == (["5", "5", "7", "7"], ["2", "2", "3"])


def test_a_card_that_everybody_has_seen_is_laid_first() -> None:
    """Otherwise the others would know that it is still there."""
    game = table(hands="1 1 5 5 | 2 2 8", row="3 4 5", deck="3 4 7 8").do("row:5", "draw")
    assert game.match.play.view(1)["known"] == [["5"], []]
    assert game.do("2x5").match.play.view(1)["known"] == [[], []]


def test_a_position_with_half_a_pair_is_refused() -> None:
    position = table(hands="5 5 7 | 1 1", row="2 3 7", deck="2 3").state()
    with pytest.raises(BadPosition, match=r"pairs\[1\]: expected two of each card"):
        load_match({**position, "pairs": [[], ["8"]]})


def test_pr_6_the_last_card_of_a_hand_ends_the_game() -> None:
    assert table(hands="5 5 | 1 1", row="2 3 7", deck="2 3 7").do("2x5").over()


def test_pr_7_a_pair_counts_its_value_and_a_card_in_hand_costs_one() -> None:
    game = table(hands="5 5 7 7 | 1 1", row="2 3", deck="2 3")
    assert game.shown.preview(game.match.play, game.match.game.parse("2x7")).points == (-4, 5)


class Wide(CardPlay):
    """A table with more seats than Pairs has; seat 0 is in turn."""

    turn = 0

    def seat(self) -> int:
        return self.turn


def test_planes_of_piles_lie_side_by_side_at_a_table_of_any_size() -> None:
    """More seats than there are bytes in a word."""
    wide = Declaration(range(2, 10), FACES, PILES, FIELDS, copies=10)
    play = Wide(PairsKind().make({}, 2), wide, wide.no_cards(), 9)
    for seat in range(9):
        for copy in range(seat + 1):
            play.cards.put(10 * (seat % VALUES) + seat // VALUES + copy, seat)
    for card in (18, 19):
        play.cards.put(card, wide.draw_pile)
    seen = Sight(play, 8)
    assert seen["seat"] == [0] * 8 + [1]
    assert seen["decider"] == [0, 1, 0, 0, 0, 0, 0, 0, 0]
    assert seen["hand_sizes"] == [9, 1, 2, 3, 4, 5, 6, 7, 8]
    assert seen["hand"][:VALUES] == [9] + [0] * (VALUES - 1) and seen["deck_sizes"] == [2]


def test_numbers_and_flags_of_a_view_have_planes() -> None:
    """Those of seats clockwise from the one that looks, a seat as a 1 there; numbers in full, flags as a byte."""
    game = table(hands="5 5 7 | 1 1", row="2 3 7", deck="2 3")
    points = [game.match.play.view(0)["points"][seat] for seat in range(2)]  # type: ignore[index]
    for seat in range(2):
        seen = Sight(game.match.play, seat)
        assert [seen.number("points", place) for place in range(2)] == [points[seat], points[1 - seat]]
        assert (seen.one("turn"), seen["over"]) == (-seat % 2, [0])
    game = table(hands="5 5 | 1 1", row="2 3 7", deck="2 3 7").do("2x5")
    assert (Sight(game.match.play, 1).number("points", 1), Sight(game.match.play, 1)["over"]) == (5, [1])


# ---- in the terminal


def shown(game: AnyTable, seat: int = 0) -> str:
    """The table as a person at a terminal sees it."""
    match = game.match
    return "\n".join(ViewRenderer(match.game, Words("en", "pairs"), ["Anna", "Ben"]).table(match.play.view(seat), seat))


def test_cards_are_shown_as_the_game_says() -> None:
    game = table(hands="5 5 7 7 | 1 1", row="2 3 4", deck="2 3 4")
    assert "V V VII VII" in shown(game) and "II III IV" in shown(game)
    assert "pairs V V" in shown(game.do("2x5"))


def test_a_pile_of_a_seat_that_is_rare_is_no_word_worth_while_it_is_empty() -> None:
    game = table(hands="5 5 7 7 | 1 1", row="2 3 4", deck="2 3 4")
    anna, ben = shown(game).splitlines()[1:3]
    assert "pairs" not in anna and "pairs" in ben
    assert "pairs" in shown(game.do("2x5")).splitlines()[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["help", "help-join"])
def test_help_names_a_rule_of_this_game(key: str, language: str) -> None:
    said = Words(language, "pairs").tell(key, rule=first_rule("pairs"))
    assert "PR-1" in said and "AB-" not in said


# ---- for learners


@pytest.mark.parametrize("seats", [range(2, 3), range(2, 4), range(3, 4), range(4, 5), range(5, 8), range(2, 7, 4)])
def test_the_page_of_planes_can_be_written_for_any_range_of_seats(seats: range) -> None:
    kind = PairsKind()
    kind.seats = seats
    shown = min(seats, key=lambda number: abs(number - 4))
    page: str = runpy.run_path(str(MAKE_PLANES))["section"](kind)
    assert f"With {shown} seats and all options by default" in page
    assert "`hand_sizes`" in page and f"| options | {' | '.join(map(str, seats))} |" in page


def test_the_page_of_planes_can_tell_what_grows_in_leaps() -> None:
    numbers = runpy.run_path(str(MAKE_PLANES))["numbers"]
    assert numbers({2: 8, 3: 8, 4: 8}, 4) == "8"
    assert numbers({2: 2, 3: 4, 4: 6}, 4) == "6 (2 for each other seat)"
    assert numbers({3: 7, 5: 11}, 3) == "7 (2 for each seat, and 1)"
    assert numbers({2: 1, 3: 4, 4: 9}, 4) == "9 (1 with 2 seats, 4 with 3 seats, 9 with 4 seats)"
    assert numbers({3: 5}, 3) == "5"
