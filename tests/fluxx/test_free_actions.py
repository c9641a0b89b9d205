"""Fluxx: free actions and powers (rules FX-44 to FX-48)."""

import pytest

from fluxx.table import table


@pytest.mark.rule("FX-44")
def test_a_power_works_once_in_a_turn() -> None:
    """1.2: and it is not a play."""
    game = table(hands="the_bank | jackpot", tables="batman | the_joker bane").do("use:batman", "bane")
    assert game.why("use:batman") == "FX-44"
    assert game.state()["played"] == 0
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-44")
def test_a_power_comes_back_every_turn() -> None:
    """1.2."""
    game = table(
        hands="the_bank | jackpot", tables="batman | the_joker bane", draw="robin kpow mad_love batgirl draw_2"
    )
    game.do("use:batman", "bane", "the_bank", "jackpot")
    assert (game.asks(), game.offered()) == ((0, "draw"), {"draw", "use:batman"})


@pytest.mark.rule("FX-44")
def test_a_power_is_for_whoever_has_the_keeper_before_him() -> None:
    game = table(hands="the_bank kpow | jackpot", tables="| batman the_joker", rules="play_2")
    assert game.why("use:batman") == "FX-16"


@pytest.mark.rule("FX-44")
def test_a_free_action_is_for_everybody() -> None:
    """F4: one after the other, each in the own turn."""
    game = table(hands="the_bank | jackpot", rules="egads", draw="robin batgirl wayne_manor kpow")
    assert game.offered() == {"the_bank", "use:egads"}
    game.do("use:egads", "the_bank")
    assert (game.asks(), game.offered()) == ((1, "draw"), {"draw", "use:egads"})


@pytest.mark.rule("FX-44")
def test_you_need_not_use_a_free_action() -> None:
    game = table(hands="the_bank | jackpot", rules="egads", draw="robin batgirl").do("the_bank", "end")
    assert game.state()["turn"] == 1
    assert game.cards("draw_pile") == ["robin", "batgirl"]


@pytest.mark.rule("FX-44")
def test_surprises_against_actions_and_rules_do_not_stop_a_free_action() -> None:
    """Case 63: nobody is asked, the Action with Let's Keep Doing That! included."""
    game = table(
        hands="the_bank | stop_that veto",
        tables="batman | bane",
        rules="lets_keep_doing_that",
        kept_action="jackpot",
        draw="robin kpow mad_love",
    ).do("use:batman", "bane")
    assert game.asks() == (0, "play")
    assert game.do("use:lets_keep_doing_that").hand(0) == {"the_bank", "robin", "kpow", "mad_love"}


@pytest.mark.rule("FX-44", "FX-30")
def test_what_a_free_action_plays_can_be_answered() -> None:
    """1.5: Egads! plays an Action, and the normal window opens."""
    game = table(hands="the_bank | stop_that", rules="egads", draw="jackpot robin kpow mad_love").do("use:egads")
    assert game.asks() == (1, "react")
    assert game.offered() == {"pass", "stop_that"}


@pytest.mark.rule("FX-44", "FX-30")
def test_what_a_power_steals_can_be_answered() -> None:
    """Case 52: The Bat-Signal is a theft."""
    game = table(hands="the_bank | its_a_trap", tables="the_bat_signal | batman").do("use:the_bat_signal", "batman")
    assert (game.asks(), game.offered()) == ((1, "react"), {"pass", "its_a_trap"})


# ---- when


@pytest.mark.rule("FX-45", "FX-6")
def test_powers_can_be_used_at_any_point_of_the_turn() -> None:
    """Case 78: before the draw, between plays, between and after the discards of steps 3 and 4."""
    game = table(
        hands="robin kpow jackpot |",
        tables="batman the_bank | the_joker",
        rules="hand_limit_1 keeper_limit_2",
        draw="mad_love sidekicks",
        drawn=None,
    )
    points = []
    for choice in ["draw", "robin", "kpow", "jackpot", "the_bank", "end"]:
        assert "use:batman" in game.offered()
        points.append(game.asks()[1])
        game.do(choice)
    assert points == ["draw", "play", "hand-limit", "hand-limit", "table-limit", "end"]


@pytest.mark.rule("FX-45")
@pytest.mark.parametrize("action", ["steal_something", "trade_hands", "everybody_gets_1", "lets_simplify"])
def test_powers_cannot_be_used_in_the_middle_of_an_action(action: str) -> None:
    """Case 76."""
    game = table(hands=f"{action} the_bank | jackpot", tables="batman | the_joker", rules="play_2", draw="robin kpow")
    assert game.do(action).asks()[0] == 0
    assert game.why("use:batman") == "FX-45"


@pytest.mark.rule("FX-45")
def test_a_power_cannot_be_used_in_the_middle_of_another() -> None:
    """Case 76."""
    game = table(hands="the_bank | jackpot", tables="batman robin bane | the_joker").do("use:batman")
    assert game.why("use:robin") == "FX-45"


@pytest.mark.rule("FX-45", "FX-44")
def test_powers_are_for_your_own_turn() -> None:
    """1.2: seat 1 has to discard, and Batman does not help."""
    game = table(hands="hand_limit_1 kpow | jackpot the_bank", tables="the_joker | batman", rules="play_2")
    game.do("hand_limit_1")
    assert game.asks() == (1, "hand-limit")
    assert game.why("use:batman") == "FX-44"


@pytest.mark.rule("FX-45", "FX-60")
def test_after_get_on_with_it_only_the_limits_follow() -> None:
    """Case 24, case 78."""
    game = table(
        hands="the_bank robin | jackpot",
        tables="batman | the_joker",
        rules="get_on_with_it hand_limit_1 play_2",
        draw="batgirl kpow mad_love draw_2",
    ).do("use:get_on_with_it")
    assert (game.asks(), game.offered()) == ((0, "hand-limit"), {"batgirl", "kpow", "mad_love"})
    assert game.do("batgirl", "kpow").asks()[0] == 1


@pytest.mark.rule("FX-45", "FX-60")
def test_get_on_with_it_before_the_only_play() -> None:
    """Case 79: allowed under Play 1."""
    game = table(hands="the_bank robin | jackpot", rules="get_on_with_it", draw="batgirl kpow mad_love draw_2")
    assert game.do("use:get_on_with_it").hand(0) == {"batgirl", "kpow", "mad_love"}
    assert game.cards("discard") == ["robin", "the_bank"]
    assert game.asks()[0] == 1


@pytest.mark.rule("FX-45", "FX-60")
def test_get_on_with_it_before_the_draw_ends_the_turn_without_it() -> None:
    """Case 79, F4: three cards and no more."""
    game = table(hands="the_bank | jackpot", rules="get_on_with_it", draw="batgirl kpow mad_love draw_2", drawn=None)
    assert game.offered() == {"draw", "use:get_on_with_it"}
    assert game.do("use:get_on_with_it").hand(0) == {"batgirl", "kpow", "mad_love"}


@pytest.mark.rule("FX-46", "FX-60")
def test_get_on_with_it_with_an_empty_hand_or_without_a_play_is_not_offered() -> None:
    """Case 79: Egads! keeps the turn open, so that one could ask."""
    game = table(hands="| jackpot", rules="get_on_with_it egads", draw="batgirl kpow mad_love draw_2")
    assert game.offered() == {"end", "use:egads"}
    game = table(hands="robin the_bank | jackpot", rules="get_on_with_it egads", draw="batgirl kpow mad_love draw_2")
    assert game.do("robin").offered() == {"end", "use:egads"}
    assert game.why("use:get_on_with_it") == "FX-60"


@pytest.mark.rule("FX-46", "FX-60")
def test_get_on_with_it_needs_no_other_cards_than_the_hand_it_discards() -> None:
    """Case 79, case 13: both piles are empty; the hand is discarded, shuffled, and drawn again."""
    game = table(hands="the_bank robin | jackpot", rules="get_on_with_it")
    assert "use:get_on_with_it" in game.offered()
    assert game.do("use:get_on_with_it").hand(0) == {"the_bank", "robin"}
    assert game.state()["turn"] == 1


# ---- only if there is something to do


@pytest.mark.rule("FX-46")
@pytest.mark.parametrize(
    ("tables", "power"),
    [
        ("batman |", "use:batman"),
        ("robin | the_joker", "use:robin"),
        ("the_bat_signal batman |", "use:the_bat_signal"),
        ("batman_cuffs | the_joker", "use:batman_cuffs"),
        ("batarang |", "use:batarang"),
        ("the_joker the_bank |", "use:crime_happens"),
    ],
)
def test_a_power_without_a_target_is_not_offered(tables: str, power: str) -> None:
    """Our ruling."""
    game = table(hands="kpow jackpot | mad_love", tables=tables, rules="crime_happens play_2", discard="draw_2")
    assert game.why(power) == "FX-46"


@pytest.mark.rule("FX-46", "FX-59")
def test_crime_happens_needs_a_villain_before_you() -> None:
    """Case 94: and a Keeper to take."""
    game = table(hands="kpow jackpot | mad_love", tables="| the_joker the_bank", rules="crime_happens play_2")
    assert "use:crime_happens" not in game.offered()
    game = table(hands="kpow jackpot | mad_love", tables="the_joker | the_bank", rules="crime_happens play_2")
    assert "use:crime_happens" in game.offered()


@pytest.mark.rule("FX-46")
def test_a_free_action_to_draw_is_not_offered_without_cards() -> None:
    """Our ruling: both piles are empty."""
    game = table(hands="kpow jackpot | mad_love", rules="egads batman_logo_bonus", logo=[0])
    assert game.offered() == {"kpow", "jackpot"}


@pytest.mark.rule("FX-46", "FX-62")
@pytest.mark.parametrize("action", ["steal_something", "exchange_keepers", "kpow"])
def test_a_kept_action_with_nothing_to_do_is_not_offered(action: str) -> None:
    """Our ruling: nothing lies before anybody."""
    game = table(hands="the_bank robin | mad_love", rules="lets_keep_doing_that play_2", kept_action=action)
    assert game.offered() == {"the_bank", "robin"}


@pytest.mark.rule("FX-46", "FX-61")
def test_goal_mill_without_a_goal_in_hand_is_not_offered() -> None:
    """Case 81."""
    game = table(hands="kpow jackpot | mad_love", rules="goal_mill play_2", draw="robin")
    assert game.why("use:goal_mill") == "FX-46"


# ---- over the limit again


@pytest.mark.rule("FX-47", "FX-57")
def test_a_keeper_discarded_to_the_limit_may_be_fetched_back() -> None:
    """Case 78: with the Batarang, into the hand."""
    game = table(hands="robin | jackpot", tables="batarang the_bank", rules="keeper_limit_2", draw="mad_love").do(
        "robin"
    )
    assert game.do("robin").offered() == {"end", "use:batarang"}
    assert game.do("use:batarang", "robin").hand(0) == {"robin"}
    assert game.asks() == (1, "play")


@pytest.mark.rule("FX-47")
def test_a_hand_over_the_limit_again_is_discarded_again() -> None:
    """Case 78: after step 4 a card is drawn, and step 3 is repeated."""
    game = table(
        hands="robin kpow | jackpot",
        tables="batgirl the_bank",
        rules="hand_limit_1 keeper_limit_2 batman_logo_bonus",
        logo=[0],
        draw="mad_love draw_2",
    ).do("robin", "batgirl")
    assert game.offered() == {"end", "use:batman_logo_bonus"}
    game.do("use:batman_logo_bonus")
    assert (game.asks(), game.offered()) == ((0, "hand-limit"), {"kpow", "mad_love"})


@pytest.mark.rule("FX-47", "FX-12")
def test_plays_that_become_due_again_are_made_first() -> None:
    """Case 78, case 6: two plays, one card; in step 4 the Batarang brings another, and it is played."""
    game = table(hands="robin | jackpot", tables="batarang the_bank", rules="keeper_limit_2 play_2", draw="mad_love")
    assert game.do("robin").asks() == (0, "table-limit")
    game.do("the_bank", "use:batarang", "the_bank")
    assert (game.asks(), game.offered()) == ((0, "play"), {"the_bank"})
    assert game.do("the_bank").asks() == (0, "table-limit")


@pytest.mark.rule("FX-47", "FX-13")
def test_with_play_all_a_card_drawn_in_step_4_is_played_first() -> None:
    """Case 78, case 7."""
    game = table(
        hands="robin | jackpot",
        tables="batgirl the_bank",
        rules="play_all keeper_limit_2 batman_logo_bonus",
        logo=[0],
        draw="mad_love draw_2",
    ).do("robin")
    assert game.asks() == (0, "table-limit")
    assert game.do("use:batman_logo_bonus").asks() == (0, "play")
    assert game.do("mad_love").asks() == (0, "table-limit")


# ---- up to, any number


@pytest.mark.rule("FX-48", "FX-61")
def test_goal_mill_takes_any_number_of_goals() -> None:
    """1.5: named one by one, ended by ``done``; then as many cards are drawn."""
    game = table(hands="mad_love sidekicks cold_cash kpow | jackpot", rules="goal_mill", draw="robin batgirl the_bank")
    assert game.do("use:goal_mill").offered() == {"mad_love", "sidekicks", "cold_cash", "done"}
    assert game.do("mad_love").offered() == {"sidekicks", "cold_cash", "done"}
    assert game.do("cold_cash", "done").hand(0) == {"sidekicks", "kpow", "robin", "batgirl"}


@pytest.mark.rule("FX-48", "FX-61")
def test_choosing_no_goal_uses_goal_mill_up() -> None:
    """Case 81."""
    game = table(hands="mad_love kpow | jackpot", rules="goal_mill", draw="robin").do("use:goal_mill", "done")
    assert game.hand(0) == {"mad_love", "kpow"}
    assert game.why("use:goal_mill") == "FX-44"


@pytest.mark.rule("FX-48")
def test_done_is_asked_even_when_nothing_more_can_be_chosen() -> None:
    """Our ruling: Veto! in turn with a single rule, and with two of three."""
    game = table(hands="veto kpow | jackpot", rules="play_2").do("veto", "play_2")
    assert game.offered() == {"done"}
    game = table(hands="veto kpow | jackpot", rules="play_2 draw_2 egads", draw="robin").do("veto", "play_2", "egads")
    assert game.offered() == {"done"}


@pytest.mark.rule("FX-48", "FX-68")
def test_choosing_none_spends_the_card_all_the_same() -> None:
    """Case 84: from 0 to half of the rules."""
    game = table(hands="lets_simplify kpow | jackpot", rules="play_2 hand_limit_2").do("lets_simplify", "done")
    assert game.cards("rules") == ["play_2", "hand_limit_2"]
    assert game.cards("discard") == ["lets_simplify"]
    assert game.state()["played"] == 1
