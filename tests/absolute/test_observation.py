"""Absolute: what a learner sees of a position, plane by plane."""

from __future__ import annotations

import sys

from absolute.table import Table, table
from kibitz.games.absolute.cards import FACES
from sights import Sight, planes_without_a_test


def plane(game: Table, name: str, seat: int = 0) -> list[int]:
    """A stretch of what a seat observes."""
    return Sight(game.play, seat)[name]


def told(game: Table, name: str, seat: int = 0) -> list[dict[str, int]]:
    """A plane about cards, once for each hand or row that it is about: the cards that are marked, and how."""
    sight = Sight(game.play, seat)
    return [sight.marks(name, place) for place in range(len(sight[name]) // len(FACES))]


def test_every_plane_has_a_test() -> None:
    """Which fails if the plane stays empty."""
    assert planes_without_a_test("absolute", sys.modules[__name__]) == []


def test_who_looks_whose_turn_it_is_and_who_began() -> None:
    game = table(hands="+7C | -6S | +1C", turn=1, starter=2)
    assert (plane(game, "seat"), plane(game, "seat", seat=2)) == ([1, 0, 0], [0, 0, 1])
    assert (plane(game, "turn"), plane(game, "turn", seat=2)) == ([0, 1, 0], [0, 0, 1])
    assert (plane(game, "starter"), plane(game, "starter", seat=2)) == ([0, 0, 1], [1, 0, 0])


def test_how_far_the_game_is() -> None:
    """The round, the turns of it, the cards of the piles, those played in this turn."""
    game = table(hands="+7C | -6S", deck="+9T -9T", discard="-3T +1C +10S", phase="play", round=2, turns=100, played=1)
    assert (plane(game, "round"), plane(game, "counts")) == ([2], [2, 3, 1])
    assert Sight(game.play, 1).number("turns") == 100


def test_three_sets_were_there_once() -> None:
    game = table(hands="+7C | -6S | +1C", most_sets=[0, 3, 1])
    assert (plane(game, "most_sets"), plane(game, "most_sets", seat=1)) == ([0, 3, 1], [3, 1, 0])


def test_hidden_cards_of_more_than_eight_shuffles_ago_are_counted_together_and_told_apart() -> None:
    batches = {"-6S": 1, "+1C": 2}
    one, other = (
        Sight(table(hands=hands, batch=20, batches={**batches}).play, 0)
        for hands in ("+7C | -6S | +1C", "+7C | +1C | -6S")
    )
    assert one["ages"] == other["ages"] == [0, 0, 0, 0, 0, 0, 0, 1] * 2
    assert one.differs_from(other) == {"trace"}


def test_a_seat_sees_its_own_hand_and_of_the_others_what_everybody_has_seen() -> None:
    game = table(hands="+7C -2S | -6S +1C | +2C", known=[["-2S"], ["+1C"], []])
    assert told(game, "hand") == [{"-2S": 1, "+7C": 1}]
    assert told(game, "shown") == [{"-2S": 1}]
    assert told(game, "known") == [{"+1C": 1}, {}]
    assert told(game, "known", seat=2) == [{"-2S": 1}, {"+1C": 1}]
    assert plane(game, "sizes", seat=2) == [1, 2, 2]


def test_what_is_neither_seen_nor_in_the_box_may_be_in_the_deck_or_in_a_hand() -> None:
    game = table(hands="+7C -2S | -6S +1C", known=[[], ["+1C"]], deck="+9T -9T", discard="-3T")
    assert told(game, "unseen") == [{"-9T": 1, "-6S": 1, "+9T": 1}]
    assert len(told(game, "box")[0]) == 88 - 7


def test_a_card_on_the_table_tells_in_which_set_of_which_seat_it_lies() -> None:
    game = table(hands="+7C | -6S", sets="| +7S +3C -10C / -1D -2D +3D", turn=1)
    theirs = {"-10C": 1, "-2D": 2, "-1D": 2, "+3C": 1, "+3D": 2, "+7S": 1}
    assert told(game, "sets") == [{}, theirs]
    assert told(game, "sets", seat=1) == [theirs, {}]
    assert (plane(game, "rows"), plane(game, "turn")) == ([0, 2], [0, 1])


def test_the_first_eight_sets_of_a_seat_are_counted() -> None:
    game = table(hands="+7C | -6S", sets="+4D +5D -9D / -0C +4S +4C | +5C +5T -5D -5S")
    assert plane(game, "set_points") == [18, 4, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0]
    assert plane(game, "points") == [22, 12]
    assert plane(game, "set_sizes")[:3] == [3, 3, 0]
    assert plane(game, "set_sums")[:3] == [32, 32 + 8, 0]
    assert plane(game, "set_zeros")[:3] == [0, 32 - 8, 0]
    assert (plane(game, "set_doubles")[:2], plane(game, "set_doubles")[8]) == ([1, 0], 2)


def test_a_wrong_set_has_no_points_and_its_sum_tells_why() -> None:
    game = table(hands="+7C | -6S", sets="+8D -5C -2S |", tabletop=True, phase="discard")
    assert (plane(game, "set_points")[0], plane(game, "set_sums")[0]) == (0, 33)


def test_the_discard_pile_is_seen_down_to_its_bottom() -> None:
    game = table(hands="+7C | -6S", discard="-3T +1C +10S")
    assert told(game, "top") == [{"+10S": 1}]
    assert told(game, "discard") == [{"-3T": 3, "+1C": 2, "+10S": 1}]


def test_a_swap_being_composed_is_seen_by_its_seat_alone() -> None:
    game = table(hands="+7C -2S | -6S", sets="| +7S +3C -10C", phase="swap").do("swap:1.0", "card:+7C", "take:+7S")
    assert plane(game, "move") == [1, 0, 0, 0]
    assert told(game, "target") == [{"-10C": 1, "+3C": 1, "+7S": 1}]
    assert (told(game, "chosen"), told(game, "taken")) == ([{"+7C": 1}], [{"+7S": 1}])
    assert plane(game, "move_sums") == [32 + 7, 32 + 7]
    for name in ("move", "move_counts", "move_sums", "target", "chosen", "taken"):
        assert not any(plane(game, name, seat=1)), name


def test_a_regrouping_shows_what_is_taken_apart_and_what_is_complete() -> None:
    game = table(hands="+5C +4S +1T | -6S", sets="+3S -3C -0D / +8C -6D -2S |", phase="play")
    game.do("break:0", "break:1", "card:-0D", "card:+4S", "card:+5C", "next:", "card:-6D")
    assert plane(game, "move") == [0, 0, 0, 1]
    assert set(told(game, "target")[0]) == {"+3S", "-3C", "-0D", "+8C", "-6D", "-2S"}
    assert told(game, "made") == [{"-0D": 1, "+4S": 1, "+5C": 1}]
    assert (told(game, "chosen"), plane(game, "move_counts")) == ([{"-6D": 1}], [1, 0, 1])
    assert told(game, "homes", seat=1) == [{"-3C": 1, "-0D": 1, "+3S": 1}]


def test_only_its_own_seat_knows_how_many_moves_it_has_dropped() -> None:
    game = table(hands="+7C -2S | -6S", sets="| +7S +3C -10C", phase="swap").do("swap:1.0", "cancel:")
    assert (plane(game, "repeats"), plane(game, "repeats", seat=1)) == ([0, 0, 1], [0, 0, 0])


def test_hidden_cards_of_an_earlier_shuffle_are_surely_in_a_hand() -> None:
    """Everybody knows which they are, and how many of them each hand has."""
    game = table(hands="+7C -2S | -6S +1C | +2C", batch=3, batches={"-6S": 1, "+1C": 2, "+7C": 2})
    assert told(game, "old") == told(game, "old", seat=2) == [{"-6S": 2, "+1C": 1, "+7C": 1}]
    assert plane(game, "ages") == [1, 1, 0, 0, 0, 0, 0, 0] + [0] * 8
    assert plane(game, "ages", seat=1) == [0] * 8 + [1, 0, 0, 0, 0, 0, 0, 0]
    assert plane(game, "shuffles") == [3, 0, 0, 0, 0, 0, 0, 0]


def test_scores_are_told_in_full_and_as_leads() -> None:
    game = table(hands="+7C | -6S | +1C", scores=[-2, 300, 10])
    assert plane(game, "leads") == [128, 255, 140]
    assert plane(game, "leads", seat=2) == [128, 116, 255]
    assert plane(game, "scores")[:16] == [254] + [255] * 7 + [44, 1, 0, 0, 0, 0, 0, 0]


def test_the_closer_is_number_one_of_those_who_are_out() -> None:
    game = table(hands="+7C |  |", out=[2, 1])
    assert plane(game, "out") == [0, 2, 1]
    assert (plane(game, "phase"), plane(game, "penalty")) == ([1, 0, 0, 0, 0], [7])
