"""Abluxxen: what a learner sees of a position, plane by plane."""

from __future__ import annotations

import sys

from abluxxen.table import Table, table
from kibitz.games.abluxxen.cards import FACES
from kibitz.games.abluxxen.state import PROMPTS
from sights import Sight, planes_without_a_test

HEAP = 16  # places for the cards of a heap


def sight(game: Table, seat: int = 0) -> Sight:
    return Sight(game.match.play, seat)


def heap(seen: Sight, name: str, place: int = 0) -> str:
    """The cards of a plane that counts values, lowest first."""
    counts = seen.part(name, place, HEAP)
    assert not any(counts[14:])
    return " ".join(face for face, count in zip(FACES[1:], counts, strict=False) for _ in range(count))


def test_every_plane_has_a_test() -> None:
    """Which fails if the plane stays empty."""
    assert planes_without_a_test("abluxxen", sys.modules[__name__]) == []


def test_who_looks_whose_turn_it_is_and_who_began() -> None:
    """Seats are counted clockwise from the one that looks; only ``seat`` says which one that is."""
    game = table(hands="1 | 2 | 3", turn=1, start=2)
    assert (sight(game)["seat"], sight(game, 2)["seat"]) == ([1, 0, 0], [0, 0, 1])
    assert (sight(game)["turn"], sight(game, 2)["turn"]) == ([0, 1, 0], [0, 0, 1])
    assert (sight(game)["starter"], sight(game, 2)["starter"]) == ([0, 0, 1], [1, 0, 0])


def test_what_is_asked_and_who_draws_how_many() -> None:
    game = table(
        hands="1 | 2 | 3", deck="4 5 6 7", displays="7 7 7 | |", pending={"prompt": "draw", "victim": 2, "owed": 3}
    )
    assert PROMPTS[sight(game).one("stage")] == "draw"
    assert (sight(game)["victim"], sight(game, 1)["victim"]) == ([0, 0, 1], [0, 1, 0])
    assert sight(game)["counts"] == [3, 4]
    assert PROMPTS[sight(table(hands="1 | 2 | 3")).one("stage")] == "lay"


def test_why_it_is_over() -> None:
    game = table(hands="9 | 2 3 | 3 4", pool="5").do("9x1")
    while not game.over():
        game.do(sorted(game.offered())[0])
    assert PROMPTS[sight(game).one("stage")] == "over"
    assert sight(game).one("why") == 0


def test_the_pool_as_it_lies_and_counted() -> None:
    game = table(hands="1 | 2 | 3", pool="9 J 3 9", deck="1 1 1")
    assert sight(game)["slots"] == [9, 14, 3, 9, 0, 0]
    assert heap(sight(game), "pool") == "3 9 9 J"


def test_in_the_duel_cards_of_the_pool_lie_on_others() -> None:
    game = table(hands="1 | 2", pool="9 2+13", shadow="4 4 7", variant="duel")
    assert sight(game)["slots"] == [9, 2 + 14, 0, 0, 0, 0]
    assert heap(sight(game), "pool") == "2 9 13"
    assert heap(sight(game), "shadow") == heap(sight(game, 1), "shadow") == "4 4 7"


def test_a_seat_sees_its_own_hand_and_of_the_others_what_everybody_knows() -> None:
    game = table(hands="1 7 J | 5 5 | 13", known=[["7"], ["5"], []], deck="2 8", discard="3 3 J")
    assert (heap(sight(game), "hand"), heap(sight(game, 2), "hand")) == ("1 7 J", "13")
    assert [heap(sight(game), "known", place) for place in range(3)] == ["7", "5", ""]
    assert [heap(sight(game, 1), "known", place) for place in range(3)] == ["5", "", "7"]
    assert (sight(game)["sizes"], sight(game, 1)["sizes"]) == ([3, 2, 1], [2, 1, 3])
    assert heap(sight(game), "unseen") == "2 5 8 13"
    assert heap(sight(game, 1), "unseen") == "1 2 8 13 J"
    assert heap(sight(game), "discard") == "3 3 J"


def test_a_display_layer_by_layer() -> None:
    """Bottom first here; the planes have the top layer, the second, and then the third and below."""
    game = table(hands="1 | 2 | 3", displays="J J / 9 | 10 J / 7 / 6 6 6 J / 12 12 |")
    seen = sight(game)
    assert [heap(seen, "tops", place) for place in range(3)] == ["9", "12", ""]
    assert (seen["top_sizes"], seen["top_jokers"]) == ([1, 2, 0], [0, 0, 0])
    assert (seen["second_values"], seen["second_sizes"], seen["second_jokers"]) == ([14, 6, 0], [2, 4, 0], [2, 1, 0])
    assert seen.part("deep_values", 1, 16) == [7, 10, *[0] * 14]
    assert seen.part("deep_sizes", 1, 16) == [1, 2, *[0] * 14]
    assert seen.part("deep_jokers", 1, 16) == [0, 1, *[0] * 14]
    assert not any(seen.part("deep_values", 0, 16) + seen.part("deep_values", 2, 16))
    assert [heap(seen, "displays", place) for place in range(3)] == ["9 J J", "6 6 6 7 10 12 12 J J", ""]
    assert seen["display_sizes"] == [3, 9, 0]
    assert sight(game, 1).part("deep_values", 0, 16) == seen.part("deep_values", 1, 16)


def test_jokers_on_top() -> None:
    seen = sight(table(hands="1 | 2 | 3", displays="5 5 J | J J |"))
    assert (seen["top_sizes"], seen["top_jokers"]) == ([3, 2, 0], [1, 2, 0])
    assert [heap(seen, "tops", place) for place in range(3)] == ["5", "J", ""]


def test_ten_layers_are_told_in_planes_and_what_is_below_only_told_apart() -> None:
    layers = [str(value) for value in range(1, 13)]  # bottom first: 12 is the top, 3 the tenth from there
    below, inside = layers[:], layers[:]
    below[0:2] = ["2", "1"]
    inside[2:4] = ["4", "3"]
    seen, lower, higher = (
        sight(table(hands="1 | 2 | 3 | 4", displays=" / ".join(some))) for some in (layers, below, inside)
    )
    assert seen.part("deep_values", 0, 8) == [10, 9, 8, 7, 6, 5, 4, 3]
    assert lower.differs_from(seen) == {"traces"}
    assert higher.differs_from(seen) == {"deep_values", "traces"}


def test_with_few_seats_displays_grow_higher_and_eighteen_layers_are_told() -> None:
    layers = [str(value % 10 + 1) for value in range(20)]
    seen = sight(table(hands="1 | 2 | 3", displays="| " + " / ".join(layers)), 1)
    assert seen.part("deep_values", 0, 16) == [int(value) for value in layers[::-1][2:18]]


def test_turns_games_and_points_of_a_match() -> None:
    more = {"turns": 299, "game_no": 2, "totals": [-3, 300, 5], "cycles": 1}
    seen = sight(table(hands="1 | 2 | 3", variant="first-edition", **more), 1)  # type: ignore[arg-type]
    assert (seen.number("turns"), seen.number("game_no")) == (299, 2)
    assert [seen.number("totals", place) for place in range(3)] == [300, 5, -3]
