"""Fluxx: drawing, and piles that run out (rules FX-9, FX-10, FX-70, FX-71)."""

import pytest

from fluxx.table import table


@pytest.mark.rule("FX-10")
def test_who_drew_1_and_plays_draw_4_draws_3_more() -> None:
    """Case 1: at once, before anything else."""
    game = table(hands="draw_4 the_bank | robin", rules="play_2", draw="batman batgirl wayne_manor batarang")
    assert game.do("draw_4").hand(0) == {"the_bank", "batman", "batgirl", "wayne_manor"}
    assert game.state()["drawn"] == 4
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-10", "FX-14")
def test_who_drew_4_and_plays_draw_2_keeps_everything() -> None:
    """Case 2: Draw 4 goes to the discard pile."""
    game = table(hands="draw_2 the_bank batman | robin", rules="draw_4 play_2", drawn=4, draw="batgirl").do("draw_2")
    assert game.hand(0) == {"the_bank", "batman"}
    assert game.cards("draw_pile") == ["batgirl"]
    assert (game.cards("rules"), game.cards("discard")) == (["play_2", "draw_2"], ["draw_4"])


@pytest.mark.rule("FX-10")
def test_the_most_drawn_by_rule_this_turn_counts() -> None:
    """Case 3: five drawn, then Draw 2, then Draw 4."""
    game = table(hands="draw_2 draw_4 the_bank | robin", rules="draw_5 play_3", drawn=5, draw="batman batgirl")
    assert game.do("draw_2", "draw_4").hand(0) == {"the_bank"}
    assert game.state()["drawn"] == 5


@pytest.mark.rule("FX-10")
def test_two_rises_in_one_turn_each_bring_the_difference() -> None:
    """1.5: one drawn, Draw 2 brings one, Draw 4 two more."""
    game = table(hands="draw_2 draw_4 | robin", rules="play_3", draw="batman batgirl the_bank wayne_manor")
    assert game.do("draw_2").hand(0) == {"draw_4", "batman"}
    assert game.do("draw_4").hand(0) == {"batman", "batgirl", "the_bank"}


@pytest.mark.rule("FX-10")
def test_a_draw_rule_that_leaves_and_returns_brings_nothing_twice() -> None:
    """1.5: nothing is given back, and nothing is drawn again."""
    game = table(hands="zap_a_card the_bank | robin", rules="draw_3 play_3", drawn=3, draw="batman batgirl")
    game.do("zap_a_card", "draw_3", "draw_3")
    assert game.hand(0) == {"the_bank"}
    assert game.cards("draw_pile") == ["batman", "batgirl"]


@pytest.mark.rule("FX-9")
def test_the_draw_rule_says_how_many_cards_a_turn_begins_with() -> None:
    game = table(hands="the_bank | robin", rules="draw_3", draw="batman batgirl wayne_manor batarang", drawn=None)
    assert game.hand(0) == {"the_bank", "batman", "batgirl", "wayne_manor"}
    assert game.state()["drawn"] == 3


@pytest.mark.rule("FX-9", "FX-10")
def test_cards_from_an_action_are_not_drawn_by_rule() -> None:
    """1.5: after Jackpot!, Draw 2 still brings one."""
    game = table(hands="jackpot draw_2 | robin", rules="play_3", draw="batman batgirl the_bank wayne_manor batarang")
    game.do("jackpot", "draw_2")
    assert game.hand(0) == {"batman", "batgirl", "the_bank", "wayne_manor"}
    assert game.state()["drawn"] == 2


@pytest.mark.rule("FX-9", "FX-10", "FX-18")
def test_creepers_and_their_replacements_are_one_draw() -> None:
    """1.5: one card was drawn by rule, so Draw 2 brings one."""
    game = table(hands="draw_2 | robin", rules="play_2", draw="the_joker batman batgirl the_bank", drawn=None)
    assert game.state()["drawn"] == 1
    assert game.do("draw_2").hand(0) == {"batman", "batgirl"}


@pytest.mark.rule("FX-9", "FX-10", "FX-54")
def test_a_bonus_card_is_not_drawn_by_rule() -> None:
    """1.5: with the Batcomputer two were drawn, one of them by rule."""
    game = table(hands="draw_2 | robin", tables="batcomputer", draw="batman batgirl the_bank wayne_manor", drawn=None)
    assert game.hand(0) == {"draw_2", "batman", "batgirl"}
    assert game.state()["drawn"] == 1
    assert game.do("draw_2").hand(0) == {"batman", "batgirl", "the_bank"}


@pytest.mark.rule("FX-9")
def test_a_draw_rule_that_comes_before_the_draw_counts_in_it() -> None:
    """Our ruling: Egads! brings Draw 3 before the draw."""
    game = table(
        hands="the_bank | robin", rules="egads", draw="draw_3 batman batgirl wayne_manor bruce_wayne", drawn=None
    )
    assert game.do("use:egads").hand(0) == {"the_bank", "batman", "batgirl", "wayne_manor"}
    assert game.state()["drawn"] == 3


@pytest.mark.rule("FX-9", "FX-54")
def test_a_bonus_that_comes_before_the_draw_counts_in_it() -> None:
    """Our ruling: Egads! brings the Batcomputer before the draw."""
    game = table(hands="the_bank | robin", rules="egads", draw="batcomputer batman batgirl wayne_manor", drawn=None)
    assert game.do("use:egads").hand(0) == {"the_bank", "batman", "batgirl"}
    assert game.state()["drawn"] == 1


@pytest.mark.rule("FX-9", "FX-54")
def test_the_batcomputer_gives_a_card_at_once_and_one_more_play() -> None:
    """Case 9: played as the first card under Draw 1, Play 1."""
    game = table(hands="batcomputer | robin", draw="batman batgirl the_bank").do("batcomputer")
    assert game.hand(0) == {"batman"}
    assert game.asks() == (0, "play")
    assert game.do("batman").asks() == (1, "play")


@pytest.mark.rule("FX-9", "FX-54")
def test_there_is_no_second_bonus_draw_in_a_turn() -> None:
    """Case 9: the Batcomputer leaves and comes back."""
    game = table(hands="batcomputer zap_a_card | robin", rules="play_4", draw="batman batgirl the_bank")
    game.do("batcomputer", "zap_a_card", "batcomputer", "batcomputer")
    assert game.hand(0) == {"batman"}
    assert game.cards("draw_pile") == ["batgirl", "the_bank"]


# ---- piles that run out


@pytest.mark.rule("FX-70")
def test_in_the_middle_of_a_draw_the_discard_pile_is_shuffled() -> None:
    """Case 11: the draw goes on, nothing is played in between."""
    game = table(hands="| the_bank", rules="draw_3", draw="batman", discard="robin batgirl", drawn=None)
    assert game.hand(0) == {"batman", "robin", "batgirl"}
    assert (game.cards("draw_pile"), game.cards("discard")) == ([], [])
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-70")
def test_a_pile_that_ends_with_the_last_card_needed_is_not_shuffled() -> None:
    """Case 12: no shuffle until somebody must draw."""
    game = table(hands="| the_bank", draw="batman", discard="robin", drawn=None)
    assert (game.cards("draw_pile"), game.cards("discard")) == ([], ["robin"])
    game.do("batman")
    assert game.hand(1) == {"the_bank", "robin"}
    assert "reshuffled" in game.said()


@pytest.mark.rule("FX-70", "FX-17")
@pytest.mark.parametrize("action", ["jackpot", "draw_3_play_2_of_them"])
def test_an_action_that_is_carried_out_is_not_shuffled_in(action: str) -> None:
    """Case 14: two cards are to be had, not three."""
    game = table(hands=f"{action} wayne_manor | the_bank", rules="play_2", discard="batman robin").do(action)
    assert {"batman", "robin"} <= game.offered()
    assert game.cards("draw_pile") == []
    if action != "jackpot":
        game.do("batman", "robin")
    assert game.cards("discard") == [action]


@pytest.mark.rule("FX-70")
def test_the_rest_of_a_temporary_hand_is_not_shuffled_in() -> None:
    """Case 14: Jackpot! out of a temporary hand finds the discard pile alone."""
    game = table(hands="draw_3_play_2_of_them | the_bank", draw="jackpot batman robin", discard="mad_love")
    game.do("draw_3_play_2_of_them", "jackpot")
    assert game.hand(0) == {"mad_love"}
    assert game.offered() == {"batman", "robin"}


@pytest.mark.rule("FX-71")
def test_with_both_piles_empty_you_draw_what_there_is() -> None:
    """Case 13: no error, the game goes on."""
    game = table(hands="the_bank | robin", rules="draw_5", draw="batman", drawn=None)
    assert game.hand(0) == {"the_bank", "batman"}
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-71", "FX-18")
def test_a_creeper_is_not_replaced_when_nothing_is_left() -> None:
    """Case 13: no endless loop of replacements."""
    game = table(hands="the_bank | robin", draw="the_joker", discard="bane catwoman", drawn=None)
    assert game.before(0) == {"the_joker", "bane", "catwoman"}
    assert game.hand(0) == {"the_bank"}
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-71", "FX-41")
def test_draw_2_and_use_em_does_what_the_cards_allow() -> None:
    """Case 15: a single card is to be had."""
    game = table(hands="draw_2_and_use_em | the_bank", draw="robin").do("draw_2_and_use_em")
    assert game.offered() == {"robin"}
    assert game.do("robin").before(0) == {"robin"}


@pytest.mark.rule("FX-71", "FX-41")
def test_draw_2_and_use_em_without_any_card_does_nothing() -> None:
    """Case 15: nothing to draw, the card is spent."""
    game = table(hands="draw_2_and_use_em wayne_manor | the_bank", rules="play_2").do("draw_2_and_use_em")
    assert (game.asks(), game.offered()) == ((0, "play"), {"wayne_manor"})
    assert game.cards("discard") == ["draw_2_and_use_em"]
