"""Absolute: what a choice points at, so that it can be made with a finger on the table."""

from absolute.table import table


def test_drawing_is_pointed_at_the_deck_or_at_the_open_card() -> None:
    game = table(hands="+7C -2S | -6S", discard="+1C -3T")
    assert game.touches("deck") == ["deck"]
    assert game.touches("discard") == ["discard: -3T"]


def test_a_swap_points_at_a_set_then_at_cards_of_hand_and_set() -> None:
    game = table(hands="+7C -2S | -6S", sets="| +7S +3C -10C", phase="swap")
    assert game.touches("swap:1.0") == ["sets 1: -10C +3C +7S"]
    game.do("swap:1.0")
    assert game.touches("card:+7C") == ["hand 0: +7C"]
    game.do("card:+7C")
    assert game.touches("take:+7S") == ["sets 1: +7S"]


def test_a_complete_swap_aims_at_what_it_takes_from_somebody_else() -> None:
    game = table(hands="+7C -2S | -6S", sets="| +7S +3C -10C", phase="swap").do("swap:1.0", "card:+7C", "take:+7S")
    assert (game.touches("confirm:"), game.aims("confirm:")) == ([], ["sets 1: +7S"])


def test_a_swap_with_an_own_set_aims_at_nobody() -> None:
    game = table(hands="+7C -2S | -6S", sets="+7S +3C -10C |", phase="swap").do("swap:0.0", "card:+7C", "take:+7S")
    assert game.aims("confirm:") == []


def test_in_a_regrouping_cards_come_from_the_hand_and_from_the_broken_set() -> None:
    game = table(hands="+7C -2S -1D | -6S", sets="+7S +3C -10C |", phase="play").do("break:0")
    assert game.touches("card:-10C") == ["sets 0: -10C"]
    assert game.touches("card:-2S") == ["hand 0: -2S"]


def test_a_discard_points_at_the_hand() -> None:
    game = table(hands="+7C -2S | -6S", phase="discard")
    assert game.touches("discard:-2S") == ["hand 0: -2S"]
    assert game.touches("hold") == []
