"""Fluxx: the turn, its plays, and the kinds of card (rules FX-6 to FX-8, FX-11 to FX-17)."""

import pytest

from fluxx.table import table


@pytest.mark.rule("FX-6")
def test_a_turn_has_four_steps_in_this_order() -> None:
    """F3: draw, play, discard down to the Hand Limit, discard down to the Keeper Limit."""
    game = table(
        hands="batman robin |",
        tables="batgirl the_bank",
        rules="hand_limit_1 keeper_limit_2",
        draw="wayne_manor bruce_wayne",
        drawn=None,
    )
    assert game.hand(0) == {"batman", "robin", "wayne_manor"}
    assert game.asks() == (0, "play")
    assert game.do("batman").asks() == (0, "hand-limit")
    assert game.do("robin").asks() == (0, "table-limit")
    assert game.do("batgirl").asks() == (1, "play")


@pytest.mark.rule("FX-6", "FX-40")
def test_over_both_limits_the_hand_comes_first() -> None:
    """Case 104."""
    game = table(
        hands="mad_love jackpot sidekicks | robin",
        tables="batman the_bank wayne_manor",
        rules="hand_limit_1 keeper_limit_2",
    ).do("mad_love")
    assert game.offered() == {"jackpot", "sidekicks"}
    assert game.do("jackpot").offered() == {"batman", "the_bank", "wayne_manor"}


@pytest.mark.rule("FX-7")
def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    game = table(hands="the_bank wayne_manor | robin", tables="batman", draw="batgirl").do("the_bank")
    assert game.asks() == (1, "play")
    assert game.hand(0) == {"wayne_manor"}


@pytest.mark.rule("FX-7")
def test_while_a_power_is_left_the_turn_is_ended_by_choice() -> None:
    """Case 78: an explicit choice wherever one is left."""
    game = table(hands="the_bank | robin", tables="batman | the_joker", draw="batgirl").do("the_bank")
    assert game.asks() == (0, "end")
    assert game.offered() == {"end", "use:batman"}
    assert game.do("end").asks() == (1, "play")


@pytest.mark.rule("FX-7")
def test_a_used_power_asks_no_more() -> None:
    game = table(hands="the_bank | robin", tables="batman | the_joker bane", draw="batgirl")
    assert game.do("the_bank", "use:batman", "bane").asks() == (1, "play")


@pytest.mark.rule("FX-7")
def test_the_draw_is_asked_only_while_something_else_can_be_done_before_it() -> None:
    game = table(hands="the_bank | robin", tables="batman | the_joker", draw="batgirl", drawn=None)
    assert (game.asks(), game.offered()) == ((0, "draw"), {"draw", "use:batman"})
    game = table(hands="the_bank | robin", tables="batman |", draw="batgirl", drawn=None)
    assert (game.asks(), game.hand(0)) == ((0, "play"), {"the_bank", "batgirl"})


@pytest.mark.rule("FX-7")
def test_with_goal_mill_a_hand_that_may_hold_a_goal_is_asked() -> None:
    """What is asked depends on what everybody can see: nobody else knows that Robin is no Goal."""
    game = table(hands="the_bank robin | batgirl", rules="goal_mill").do("the_bank")
    assert (game.asks(), game.offered()) == ((0, "end"), {"end"})
    game = table(hands="the_bank robin | batgirl", rules="goal_mill", seen={"robin": "all"}).do("the_bank")
    assert game.state()["turn"] == 1


@pytest.mark.rule("FX-8")
def test_any_card_of_the_hand_may_be_played_and_one_must_be() -> None:
    """F5: nobody discards by choice, and no play is declined."""
    game = table(hands="mad_love jackpot play_2 robin veto | the_bank")
    assert game.offered() == {"mad_love", "jackpot", "play_2", "robin", "veto"}
    assert game.why("end") == "FX-7"


@pytest.mark.rule("FX-8", "FX-15")
def test_a_card_that_makes_somebody_else_win_may_have_to_be_played() -> None:
    """Case 16."""
    game = table(hands="the_dynamic_duo | the_bank", tables="| batman robin")
    assert game.offered() == {"the_dynamic_duo"}
    assert game.do("the_dynamic_duo").winners() == [1]


@pytest.mark.rule("FX-8", "FX-17")
@pytest.mark.parametrize(
    "card", ["trash_a_new_rule", "trash_something", "steal_something", "exchange_keepers", "kpow", "zap_a_card"]
)
def test_a_card_with_nothing_to_do_is_spent_without_effect(card: str) -> None:
    """F5, F9: what is impossible is left out."""
    game = table(hands=f"{card} robin | the_bank", draw="batgirl").do(card)
    assert game.asks() == (1, "play")
    assert game.cards("discard") == [card]


@pytest.mark.rule("FX-8")
def test_what_is_possible_of_a_card_is_done() -> None:
    """It's A Trap! in turn: one opponent has a card to discard, the other has none."""
    game = table(hands="its_a_trap | the_bank |", rules="play_2", draw="batgirl").do("its_a_trap")
    assert game.hand(0) == {"batgirl"}, "a single card was to be drawn"
    assert game.asks() == (1, "discard")
    assert game.do("the_bank").asks() == (0, "play")
    assert game.cards("discard") == ["the_bank", "its_a_trap"]


# ---- plays


@pytest.mark.rule("FX-11")
def test_play_3_as_the_second_of_two_plays_gives_one_more() -> None:
    """Case 4."""
    game = table(hands="play_3 batman robin | the_bank", rules="play_2", played=1).do("play_3")
    assert game.asks() == (0, "play")
    assert game.do("batman").asks() == (1, "play")


@pytest.mark.rule("FX-11")
def test_play_3_after_six_cards_ends_the_plays() -> None:
    """Case 5."""
    game = table(hands="play_3 batman robin | the_bank", rules="play_all", played=6).do("play_3")
    assert game.asks() == (1, "play")
    assert game.hand(0) == {"batman", "robin"}


@pytest.mark.rule("FX-2", "FX-11")
def test_without_its_play_rule_the_basic_rules_count_at_once() -> None:
    """Two of four plays are made, then Play 4 goes: one play was due, two are made."""
    game = table(hands="trash_a_new_rule batman | the_bank", rules="play_4", played=1)
    assert game.do("trash_a_new_rule", "play_4").asks() == (1, "play")
    assert game.hand(0) == {"batman"}


@pytest.mark.rule("FX-12")
def test_with_fewer_cards_than_plays_you_play_what_you_have() -> None:
    """Case 6: Play 4 with two cards in hand."""
    game = table(hands="batman robin | the_bank", rules="play_4").do("batman")
    assert game.asks() == (0, "play")
    assert game.do("robin").asks() == (1, "play")


@pytest.mark.rule("FX-12")
def test_a_turn_with_an_empty_hand_has_no_play() -> None:
    """Case 6: the turn goes on with steps 3 and 4."""
    game = table(hands="| the_bank", tables="batman robin batgirl", rules="keeper_limit_2", drawn=None)
    assert game.asks() == (0, "table-limit")
    assert game.do("robin").asks() == (1, "play")


@pytest.mark.rule("FX-12")
def test_cards_from_a_free_action_are_played_while_plays_are_left() -> None:
    """Case 6: the hand is empty, the Batarang brings a card, three plays are left."""
    game = table(hands="the_bank | robin", tables="batarang", rules="play_4", discard="wayne_manor").do("the_bank")
    assert (game.asks(), game.offered()) == ((0, "end"), {"end", "use:batarang"})
    game.do("use:batarang", "wayne_manor")
    assert (game.asks(), game.offered()) == ((0, "play"), {"wayne_manor"})


@pytest.mark.rule("FX-12")
def test_cards_from_a_free_action_are_kept_when_no_play_is_left() -> None:
    """Case 6: only as far as plays are left."""
    game = table(hands="the_bank | robin", tables="batarang", discard="wayne_manor")
    assert game.do("the_bank", "use:batarang", "wayne_manor").asks() == (1, "play")
    assert game.hand(0) == {"wayne_manor"}


@pytest.mark.rule("FX-13")
def test_with_play_all_cards_gained_in_the_turn_are_played_too() -> None:
    """Case 7."""
    game = table(hands="jackpot | the_bank", rules="play_all", draw="batman robin wayne_manor").do("jackpot")
    assert game.offered() == {"batman", "robin", "wayne_manor"}
    assert game.do("batman", "robin").offered() == {"wayne_manor"}
    assert game.do("wayne_manor").state()["turn"] == 1


@pytest.mark.rule("FX-13", "FX-54")
def test_a_play_bonus_adds_nothing_to_play_all() -> None:
    """Case 8: five plays or six, all is just all."""
    game = table(hands="the_bank batman robin | batgirl", tables="batcomputer", rules="play_all", played=5)
    assert game.do("the_bank", "batman").asks() == (0, "play")
    assert game.do("robin").asks() == (1, "play")


@pytest.mark.rule("FX-13")
def test_with_play_all_but_1_one_card_is_left() -> None:
    game = table(hands="the_bank batman robin | batgirl", rules="play_all_but_1", draw="mad_love").do("the_bank")
    assert game.asks() == (0, "play")
    assert game.do("robin").asks() == (1, "play")
    assert game.hand(0) == {"batman"}


@pytest.mark.rule("FX-13", "FX-54")
def test_a_play_bonus_turns_play_all_but_1_into_play_all() -> None:
    game = table(hands="the_bank robin | batgirl", tables="batcomputer", rules="play_all_but_1").do("the_bank")
    assert game.asks() == (0, "play")
    assert game.do("robin").hand(0) == set()


@pytest.mark.rule("FX-13")
def test_who_begins_with_an_empty_hand_draws_one_more_under_play_all_but_1() -> None:
    """1.5: the extra card is a bonus and does not count as drawn by rule, so Draw 2 brings another."""
    game = table(hands="| batgirl", rules="play_all_but_1", draw="draw_2 batman robin the_bank", drawn=None)
    assert game.hand(0) == {"draw_2", "batman"}
    assert game.state()["drawn"] == 1
    assert game.do("draw_2").hand(0) == {"batman", "robin"}


@pytest.mark.rule("FX-13")
@pytest.mark.parametrize(("hand", "rules"), [("the_bank", "play_all_but_1"), ("", "play_all_but_1 draw_2")])
def test_who_holds_a_card_or_draws_two_anyway_gets_no_extra_card(hand: str, rules: str) -> None:
    game = table(hands=f"{hand} | batgirl", rules=rules, draw="batman robin wayne_manor", drawn=None)
    assert len(game.hand(0)) == 2
    assert game.cards("draw_pile")[-1] == "wayne_manor"


@pytest.mark.rule("FX-13", "FX-45")
def test_the_extra_card_is_for_a_turn_begun_empty_whatever_came_before_the_draw() -> None:
    """1.5: the turn began with an empty hand and 1 card would be drawn; a bonus card before that changes neither."""
    game = table(
        hands="| batgirl",
        rules="play_all_but_1 batman_logo_bonus",
        draw="the_bank wayne_manor robin alfred_pennyworth",
        logo=[0],
        drawn=None,
    ).do("use:batman_logo_bonus")
    assert game.hand(0) == {"the_bank", "wayne_manor", "robin"}


@pytest.mark.rule("FX-13", "FX-45")
def test_a_hand_given_away_before_the_draw_was_no_empty_hand_at_the_beginning() -> None:
    """1.5: only who began the turn with an empty hand draws 1 more."""
    game = table(
        hands="the_bank |",
        rules="play_all_but_1 lets_keep_doing_that",
        kept_action="trade_hands",
        draw="wayne_manor robin alfred_pennyworth",
        drawn=None,
    ).do("use:lets_keep_doing_that", "seat:1")
    assert game.hand(0) == {"wayne_manor"}


# ---- the kinds of card


@pytest.mark.rule("FX-14")
def test_a_rule_about_the_same_thing_is_replaced_and_others_stay() -> None:
    """Case 10."""
    game = table(hands="play_3 batman | robin", rules="play_2 draw_3 keeper_limit_4", drawn=3).do("play_3")
    assert game.cards("rules") == ["draw_3", "keeper_limit_4", "play_3"]
    assert game.cards("discard") == ["play_2"]


@pytest.mark.rule("FX-14")
@pytest.mark.parametrize(
    ("old", "new"),
    [("play_all", "play_all_but_1"), ("hand_limit_0", "hand_limit_2"), ("keeper_limit_4", "keeper_limit_2")],
)
def test_each_slot_has_one_rule(old: str, new: str) -> None:
    """Case 10: the slots are draw, play, hand limit and keeper limit."""
    game = table(hands=f"{new} batman |", rules=f"{old} draw_2", draw="robin batgirl", drawn=2).do(new)
    assert game.cards("rules") == ["draw_2", new]


@pytest.mark.rule("FX-14")
def test_there_may_be_any_number_of_new_rules() -> None:
    """F6: rules about nothing in common all lie there together."""
    rules = "draw_2 play_2 hand_limit_2 keeper_limit_3 double_agenda goal_mill egads crime_happens arkham_asylum"
    game = table(hands="elsewhere_in_gotham_city robin | the_bank", rules=rules, draw="batgirl", drawn=2)
    assert len(game.do("elsewhere_in_gotham_city").cards("rules")) == 10


@pytest.mark.rule("FX-14")
def test_a_new_rule_binds_everybody() -> None:
    """F6: the next player draws two."""
    game = table(hands="draw_2 | the_bank", draw="batman robin batgirl wayne_manor", drawn=1).do("draw_2")
    assert game.asks() == (1, "play")
    assert game.hand(1) == {"the_bank", "robin", "batgirl"}


@pytest.mark.rule("FX-15")
def test_the_old_goal_is_discarded_and_then_the_new_one_is_tested() -> None:
    """Case 100."""
    game = table(hands="the_dynamic_duo | the_bank", tables="| batman robin", goals="mad_love").do("the_dynamic_duo")
    assert game.winners() == [1]
    assert (game.cards("goals"), game.cards("discard")) == (["the_dynamic_duo"], ["mad_love"])


@pytest.mark.rule("FX-15")
def test_without_a_goal_nobody_wins() -> None:
    """Case 101."""
    game = table(hands="robin the_bank | wayne_manor", tables="batman batgirl alfred_pennyworth").do("robin")
    assert not game.over()


@pytest.mark.rule("FX-16")
def test_a_keeper_goes_from_the_hand_before_its_player() -> None:
    """F8: any number of them."""
    game = table(hands="robin | the_bank", tables="batman batgirl wayne_manor batarang", draw="bruce_wayne").do("robin")
    assert game.before(0) == {"batman", "batgirl", "wayne_manor", "batarang", "robin"}
    assert game.hand(0) == set()


@pytest.mark.rule("FX-16", "FX-21")
def test_a_keeper_in_the_hand_meets_no_goal() -> None:
    """Case 106."""
    game = table(hands="batman the_bank | wayne_manor", tables="robin", goals="the_dynamic_duo", rules="play_2")
    assert not game.do("the_bank").over()
    assert game.do("batman").winners() == [0]


@pytest.mark.rule("FX-16")
def test_a_keeper_in_the_hand_has_no_power() -> None:
    """Case 106."""
    game = table(hands="batman the_bank | wayne_manor", tables="| the_joker", rules="play_2")
    assert game.why("use:batman") == "FX-16"
    assert "use:batman" in game.do("batman").offered()


@pytest.mark.rule("FX-17")
def test_an_action_is_discarded_only_when_it_is_finished() -> None:
    """F9, case 14: until then it is not in the discard pile."""
    game = table(hands="draw_2_and_use_em | the_bank", draw="mad_love kpow robin").do("draw_2_and_use_em", "kpow")
    assert game.cards("discard") == ["kpow"]
    game.do("mad_love")
    assert game.cards("discard") == ["kpow", "draw_2_and_use_em"]


@pytest.mark.rule("FX-17")
def test_all_that_an_action_causes_is_one_play() -> None:
    """F9."""
    game = table(hands="draw_2_and_use_em wayne_manor | the_bank", rules="play_2", draw="robin batgirl")
    game.do("draw_2_and_use_em", "robin", "batgirl")
    assert game.state()["played"] == 1
    assert (game.asks(), game.offered()) == ((0, "play"), {"wayne_manor"})


@pytest.mark.rule("FX-2", "FX-68")
def test_rules_reset_keeps_goals_and_basic_rules() -> None:
    """Case 98: all New Rules go, one card is drawn and one is played again."""
    game = table(
        hands="rules_reset robin | the_bank", rules="draw_3 play_3 egads", goals="mad_love", drawn=3, draw="wayne_manor"
    ).do("rules_reset")
    assert (game.cards("rules"), game.cards("goals")) == ([], ["mad_love"])
    assert set(game.cards("discard")) == {"draw_3", "play_3", "egads", "rules_reset"}
    assert game.asks() == (1, "play")
    assert game.hand(1) == {"the_bank", "wayne_manor"}
