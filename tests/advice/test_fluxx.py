"""Fluxx: the reasons that a strong player would give, one rule of thumb each."""

from __future__ import annotations

from advice.said import reasons
from fluxx.table import table

QUIET = "jackpot"  # a card that answers nothing


def test_a_keeper_that_meets_the_goal_wins() -> None:
    game = table(hands=f"robin {QUIET} | play_2", tables="batman |", goals="the_dynamic_duo")
    assert reasons(game, "robin") == ["wins: “The Dynamic Duo” is met"]


def test_a_win_that_may_be_answered_is_not_promised() -> None:
    """Thats Mine may be in any hand that nobody has seen."""
    game = table(hands=f"robin {QUIET} | thats_mine", tables="batman |", goals="the_dynamic_duo")
    assert reasons(game, "robin") == ["wins with “The Dynamic Duo”, unless somebody answers"]


def test_a_goal_that_another_meets_loses() -> None:
    game = table(hands=f"the_dynamic_duo {QUIET} | play_2", tables="| batman robin")
    assert reasons(game, "the_dynamic_duo") == ["Ben would win with “The Dynamic Duo”"]


def test_a_villain_stops_the_win() -> None:
    game = table(hands=f"robin {QUIET} | play_2", tables="batman | the_joker", goals="the_dynamic_duo")
    assert reasons(game, "robin")[0] == "meets “The Dynamic Duo”, but “The Joker” stops the win"


def test_one_card_short_is_worth_a_word_for_oneself_and_for_others() -> None:
    game = table(hands=f"the_dynamic_duo {QUIET} | play_2", tables="batman | robin")
    assert reasons(game, "the_dynamic_duo") == [
        "leaves you only one card short of “The Dynamic Duo”",
        "then Ben is one card short of “The Dynamic Duo”",
    ]


def test_stealing_sets_the_owner_back() -> None:
    game = table(hands="steal_something | play_2", tables="| batman", goals="i_am_the_night").do("steal_something")
    assert reasons(game, "batman") == [
        "leaves you only one card short of “I Am The Night!”",
        "sets Ben back, who is one card short of “I Am The Night!”",
    ]


def test_an_action_that_can_win_says_so() -> None:
    game = table(hands="steal_something | play_2", tables="batman | robin", goals="the_dynamic_duo")
    assert reasons(game, "steal_something") == ["lets you get “Robin” and win with “The Dynamic Duo”"]


def test_a_power_that_removes_the_last_villain_wins() -> None:
    game = table(hands=f"{QUIET} | play_2", tables="batman robin | the_joker", goals="the_dynamic_duo").do("use:batman")
    assert reasons(game, "the_joker") == ["wins: “The Dynamic Duo” is met"]


def test_a_draw_rule_brings_the_difference_at_once() -> None:
    game = table(hands=f"draw_4 {QUIET} | play_2", draw="play_3 play_4 robin batman")
    assert reasons(game, "draw_4") == ["lets you draw 3 cards"]


def test_a_play_rule_brings_more_plays() -> None:
    game = table(hands=f"play_3 {QUIET} robin batman | play_2")
    assert reasons(game, "play_3") == ["lets you play 2 more cards this turn"]


def test_a_hand_limit_is_good_against_large_hands() -> None:
    game = table(hands="hand_limit_0 | play_2 play_3 robin batman")
    assert reasons(game, "hand_limit_0") == ["the others discard 4 cards in all"]


def test_a_discarded_keeper_may_have_been_needed() -> None:
    game = table(
        hands="robin batmobile | play_2", tables="batman |", rules="hand_limit_1", goals="the_dynamic_duo", played=1
    )
    assert game.asks() == (0, "hand-limit")
    assert reasons(game, "robin") == ["you need it for “The Dynamic Duo”"]
    assert reasons(game, "batmobile") == ["of no use for the Goals in play"]


def test_a_surprise_stops_a_winning_goal_and_passing_lets_it_win() -> None:
    game = table(hands=f"the_dynamic_duo {QUIET} | canceled_plans", tables="batman robin |").do("the_dynamic_duo")
    assert game.asks() == (1, "react")
    assert reasons(game, "canceled_plans") == ["otherwise Anna wins with “The Dynamic Duo”", "stops “The Dynamic Duo”"]
    assert reasons(game, "pass") == ["Anna would win with “The Dynamic Duo”", "keeps your Surprise for later"]


def test_a_keeper_on_its_way_can_be_caught_and_win() -> None:
    game = table(hands=f"robin {QUIET} | thats_mine", tables="| batman", goals="the_dynamic_duo").do("robin")
    assert reasons(game, "thats_mine") == ["wins: “The Dynamic Duo” is met", "“Robin” comes to you instead"]


def test_a_surprise_played_in_turn_is_spent() -> None:
    game = table(hands=f"its_a_trap {QUIET} | play_2", draw="play_3 play_4 robin batman")
    assert reasons(game, "its_a_trap") == [
        "lets you draw 2 cards",
        "the others discard 1 card",
        "costs you a Surprise",
    ]


def test_trading_hands_compares_them() -> None:
    game = table(hands=f"trade_hands {QUIET} | play_2 play_3 play_4").do("trade_hands")
    assert game.passes().asks() == (0, "trade")
    assert reasons(game, "seat:1") == ["Ben holds 3 cards, you hold 1"]


def test_zapping_a_villain_only_moves_it() -> None:
    """A Villain never comes to a hand: it goes before whoever zaps it, and still stops the win (FX-69)."""
    game = table(hands=f"zap_a_card {QUIET} | play_2", tables="batman robin | the_joker", goals="the_dynamic_duo")
    assert "win" not in " ".join(reasons(game, "zap_a_card"))


def test_taking_hinders_the_owner_alone() -> None:
    """Zapping the Villain of Ben sets back Cleo, who counts the Villains of all; nobody is said to own it but Ben."""
    tables = "| the_joker bane | the_bat_signal harley_quinn mr_freeze"
    game = table(hands=f"zap_a_card {QUIET} | play_2 | play_3", tables=tables, goals="crime_spree")
    assert reasons(game, "zap_a_card") == [
        "lets you take “The Bat-Signal” from Cleo, who is one card short of “Crime Spree”"
    ]


def test_a_free_action_that_one_may_not_use_promises_nothing() -> None:
    """Crime Happens is for those who have a Villain, the Logo Bonus for those who wear a logo."""
    tables, goals = "batman | robin", "the_dynamic_duo"
    without = table(hands=f"crime_happens {QUIET} | play_2", tables=tables, goals=goals)
    assert reasons(without, "crime_happens") == ["you cannot use it yourself now"]
    plain = table(hands=f"batman_logo_bonus {QUIET} | play_2", draw="play_3 play_4")
    assert reasons(plain, "batman_logo_bonus") == ["you cannot use it yourself now"]
    worn = table(hands=f"batman_logo_bonus {QUIET} | play_2", draw="play_3 play_4", logo=[0])
    assert reasons(worn, "batman_logo_bonus") == ["brings a free action: draw 1 card"]


def test_throwing_the_hand_away_ends_the_turn() -> None:
    game = table(hands=f"play_4 {QUIET} | play_2", rules="get_on_with_it", draw="play_3 robin batman batgirl")
    said = ["you discard 2 cards", "lets you draw 3 cards", "ends your turn at once"]
    assert reasons(game, "use:get_on_with_it") == said


def test_a_kept_action_gives_its_own_reasons() -> None:
    hands, tables, rules = f"{QUIET} | play_2", "batman | robin", "lets_keep_doing_that"
    game = table(hands, tables, rules, goals="the_dynamic_duo", kept_action="steal_something")
    assert reasons(game, "use:lets_keep_doing_that") == ["lets you get “Robin” and win with “The Dynamic Duo”"]


def test_a_card_that_can_do_nothing_says_so() -> None:
    game = table(hands=f"steal_something {QUIET} | play_2")
    assert reasons(game, "steal_something") == ["has no effect now"]


def test_with_play_all_a_hand_limit_costs_nothing_in_turn() -> None:
    game = table(hands=f"hand_limit_0 {QUIET} robin | play_2", rules="play_all")
    assert reasons(game, "hand_limit_0") == ["the others discard 1 card"]


def test_a_villain_that_is_answered_comes_to_the_answerer() -> None:
    """Not Your Problem does not stop a Villain (FX-67)."""
    game = table(hands="steal_something | not_your_problem | play_2", tables="| | the_joker").do("steal_something")
    game.passes().do("the_joker")
    assert game.asks() == (1, "react")
    assert reasons(game, "not_your_problem") == ["“The Joker” comes to you instead"]


def test_a_theft_that_is_answered_does_not_happen() -> None:
    game = table(hands="steal_something | its_a_trap", tables="robin | batman").do("steal_something").do("batman")
    assert game.asks() == (1, "react")
    assert reasons(game, "its_a_trap") == ["stops the theft of “Batman”, and you steal a Keeper in return"]


def test_an_answer_to_an_answer_may_win() -> None:
    game = table(hands=f"the_dynamic_duo veto {QUIET} | canceled_plans", tables="batman robin |")
    game.do("the_dynamic_duo").do("canceled_plans")
    assert game.asks() == (0, "react")
    assert reasons(game, "veto") == ["wins: “The Dynamic Duo” is met", "stops “Canceled Plans”"]


def test_a_released_villain_is_no_surprise() -> None:
    """The Cuffs open in every window; the Villain then stops everybody (FX-55)."""
    hands, tables = f"the_dynamic_duo {QUIET} | play_2", "batman robin | batman_cuffs"
    game = table(hands, tables, cuffed="the_joker").do("the_dynamic_duo")
    assert game.asks() == (1, "react")
    assert reasons(game, "use:batman_cuffs") == []
    assert reasons(game, "pass") == ["Anna would win with “The Dynamic Duo”"]


def test_a_moved_villain_may_be_answered() -> None:
    """Whoever holds Not Your Problem can take the Villain that the goal needs."""
    hands, tables = f"steal_something {QUIET} | play_2 | not_your_problem", "batmobile | the_joker"
    game = table(hands, tables, goals="the_joker_got_away").do("steal_something").passes()
    assert reasons(game, "the_joker") == ["wins with “The Joker Got Away!”, unless somebody answers"]
