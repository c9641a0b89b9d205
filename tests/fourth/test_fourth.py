"""The tiny fourth game passes the conformance suite, and everything around the rules works for it at once."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator

import pytest

import test_every_game as conformance
import test_observations as looks
from every import Shape, label
from fourth.game import SEATS, PairsKind
from fourth.rules import PairsPlay
from fourth.table import VALUES
from kibitz.games import GAMES, home_of
from kibitz.play.match import load_match
from kibitz.play.rulebook import rule_text
from kibitz.play.words import LANGUAGES, Words
from tables import AnyTable

Check = Callable[[Shape], None]
CHECKS: list[Check] = [
    check
    for name, check in [*vars(conformance).items(), *vars(looks).items()]
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
    pairs = [[], [[face, face] for face in rest]]
    position = {"game": "pairs", "options": {}, "turn": 0, "hands": rows, "pairs": pairs, "row": row.split()}
    return AnyTable(load_match({**position, "deck": deck.split()}))  # type: ignore[dict-item]


def test_pr_3_on_your_turn_you_lay_take_or_draw() -> None:
    game = table(hands="5 5 7 | 1 1", row="2 3 7", deck="2 3")
    assert game.offered() == {"2x5", "row:2", "row:3", "row:7", "draw"}


def test_pr_4_a_pair_takes_two_equal_cards() -> None:
    game = table(hands="5 5 7 | 1 1", row="2 3 7", deck="2 3")
    assert (game.why("2x7"), game.why("2x8")) == ("PR-4", "PR-4")
    assert game.do("2x5").state()["pairs"][0] == [["5", "5"]]  # type: ignore[index]


def test_pr_5_a_card_that_is_taken_is_replaced() -> None:
    game = table(hands="5 5 7 | 1 1", row="2 3 7", deck="2 3")
    assert game.why("row:8") == "PR-5"
    game.do("row:7")
    assert (game.row("hands", 0), game.state()["row"]) == (["5", "5", "7", "7"], ["2", "2", "3"])


def test_pr_6_the_last_card_of_a_hand_ends_the_game() -> None:
    assert table(hands="5 5 | 1 1", row="2 3 7", deck="2 3 7").do("2x5").over()


def test_pr_7_a_pair_counts_its_value_and_a_card_in_hand_costs_one() -> None:
    game = table(hands="5 5 7 7 | 1 1", row="2 3", deck="2 3")
    assert game.match.play.preview(game.match.game.parse("2x7")).points == (-4, 5)


def test_planes_made_of_piles_lie_side_by_side_at_a_table_of_any_size() -> None:
    """More seats than there are bytes in a word."""
    game = PairsKind().make({}, 2)
    play = PairsPlay(game, [[seat % VALUES] * (seat + 1) for seat in range(9)], [[] for _ in range(9)], [0], [1, 2], 0)
    row, at = looks.observed(play, 8), 0
    planes = dict[str, list[int]]()
    for plane in game.planes(9):
        planes[plane.name] = list(row[at : at + plane.count])
        at += plane.size
    assert planes["seat"] == [0] * 8 + [1]
    assert planes["hand_sizes"] == [9, 1, 2, 3, 4, 5, 6, 7, 8]
    assert planes["hand"][:VALUES] == [9] + [0] * (VALUES - 1) and planes["deck_sizes"] == [2]
