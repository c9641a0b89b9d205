"""Fluxx: the reasons that a strong player would give, one rule of thumb each."""

from __future__ import annotations

from advice.said import reasons
from fluxx.table import table

QUIET = "jackpot"  # a card that answers nothing


def test_a_keeper_that_meets_the_goal_wins() -> None:
    game = table(hands=f"robin {QUIET} | play_2", tables="batman |", goals="the_dynamic_duo")
    assert reasons(game, "robin") == ["wins: The Dynamic Duo is met"]


def test_a_win_that_may_be_answered_is_not_promised() -> None:
    """Thats Mine may be in any hand that nobody has seen."""
    game = table(hands=f"robin {QUIET} | thats_mine", tables="batman |", goals="the_dynamic_duo")
    assert reasons(game, "robin") == ["wins with The Dynamic Duo, unless somebody answers"]


def test_a_goal_that_another_meets_loses() -> None:
    game = table(hands=f"the_dynamic_duo {QUIET} | play_2", tables="| batman robin")
    assert reasons(game, "the_dynamic_duo") == ["Ben would win with The Dynamic Duo"]


def test_a_villain_stops_the_win() -> None:
    game = table(hands=f"robin {QUIET} | play_2", tables="batman | the_joker", goals="the_dynamic_duo")
    assert reasons(game, "robin")[0] == "meets The Dynamic Duo, but The Joker stops the win"


def test_one_card_short_is_worth_a_word_for_oneself_and_for_others() -> None:
    game = table(hands=f"the_dynamic_duo {QUIET} | play_2", tables="batman | robin")
    assert reasons(game, "the_dynamic_duo") == [
        "brings you one card short of The Dynamic Duo",
        "then Ben is one card short of The Dynamic Duo",
    ]


def test_stealing_sets_the_owner_back() -> None:
    game = table(hands="steal_something | play_2", tables="| batman", goals="i_am_the_night").do("steal_something")
    assert reasons(game, "batman") == [
        "brings you one card short of I Am The Night!",
        "sets Ben back, who is one card short of I Am The Night!",
    ]


def test_an_action_that_can_win_says_so() -> None:
    game = table(hands="steal_something | play_2", tables="batman | robin", goals="the_dynamic_duo")
    assert reasons(game, "steal_something") == ["lets you get Robin and win with The Dynamic Duo"]


def test_a_power_that_removes_the_last_villain_wins() -> None:
    game = table(hands=f"{QUIET} | play_2", tables="batman robin | the_joker", goals="the_dynamic_duo").do("use:batman")
    assert reasons(game, "the_joker") == ["wins: The Dynamic Duo is met"]


def test_a_draw_rule_brings_the_difference_at_once() -> None:
    game = table(hands=f"draw_4 {QUIET} | play_2", draw="play_3 play_4 robin batman")
    assert reasons(game, "draw_4") == ["lets you draw 3 cards"]


def test_a_play_rule_brings_more_plays() -> None:
    game = table(hands=f"play_3 {QUIET} robin batman | play_2")
    assert reasons(game, "play_3") == ["lets you play 2 cards more this turn"]


def test_a_hand_limit_is_good_against_large_hands() -> None:
    game = table(hands="hand_limit_0 | play_2 play_3 robin batman")
    assert reasons(game, "hand_limit_0") == ["the others discard 4 cards in all"]


def test_a_discarded_keeper_may_have_been_needed() -> None:
    game = table(
        hands="robin batmobile | play_2", tables="batman |", rules="hand_limit_1", goals="the_dynamic_duo", played=1
    )
    assert game.asks() == (0, "hand-limit")
    assert reasons(game, "robin") == ["you need it for The Dynamic Duo"]
    assert reasons(game, "batmobile") == ["of no use for the Goals in play"]


def test_a_surprise_stops_a_winning_goal_and_passing_lets_it_win() -> None:
    game = table(hands=f"the_dynamic_duo {QUIET} | canceled_plans", tables="batman robin |").do("the_dynamic_duo")
    assert game.asks() == (1, "react")
    assert reasons(game, "canceled_plans") == ["otherwise Anna wins with The Dynamic Duo", "stops The Dynamic Duo"]
    assert reasons(game, "pass") == ["Anna would win with The Dynamic Duo", "keeps your Surprise for later"]


def test_a_keeper_on_its_way_can_be_caught_and_win() -> None:
    game = table(hands=f"robin {QUIET} | thats_mine", tables="| batman", goals="the_dynamic_duo").do("robin")
    assert reasons(game, "thats_mine") == ["wins: The Dynamic Duo is met", "Robin comes to you instead"]


def test_a_surprise_played_in_turn_is_spent() -> None:
    game = table(hands=f"its_a_trap {QUIET} | play_2", draw="play_3 play_4 robin batman")
    assert reasons(game, "its_a_trap") == [
        "lets you draw 2 cards",
        "costs every other player a card",
        "costs you a Surprise",
    ]


def test_trading_hands_compares_them() -> None:
    game = table(hands=f"trade_hands {QUIET} | play_2 play_3 play_4").do("trade_hands")
    assert game.passes().asks() == (0, "trade")
    assert reasons(game, "seat:1") == ["Ben holds 3 cards, you hold 1"]
