"""Fluxx: winning, ties and two Goals (rules FX-21, FX-22, FX-25 to FX-27)."""

import pytest

from fluxx.table import table

# Two who meet the same Goal, or one Goal each of Double Agenda.
TOYS = "batarang batman_cuffs | batmobile batcomputer"
DUO_AND_MANOR = "batman robin | bruce_wayne wayne_manor"


@pytest.mark.rule("FX-21")
def test_whoever_meets_the_goal_wins_at_once() -> None:
    """F12: with the Keeper that was missing."""
    game = table(hands="robin the_bank | wayne_manor", tables="batman", goals="the_dynamic_duo", rules="play_2")
    assert game.do("robin").winners() == [0]
    assert game.said()[-1] == "won"


@pytest.mark.rule("FX-21")
def test_the_goal_can_be_met_in_another_players_turn() -> None:
    """Case 32."""
    game = table(hands="the_dynamic_duo | the_bank | jackpot", tables="| | batman robin").do("the_dynamic_duo")
    assert game.winners() == [2]


@pytest.mark.rule("FX-21")
def test_the_cards_must_lie_before_one_player() -> None:
    """1.4: half of a pair before each of two players is nothing."""
    assert not table(hands="the_dynamic_duo | the_bank", tables="batman | robin").do("the_dynamic_duo").over()


# ---- when it is tested


@pytest.mark.rule("FX-22", "FX-15")
def test_of_two_goals_in_a_row_the_first_can_win() -> None:
    """Case 29: the opponent wins at the first Goal, the second would have been your own."""
    game = table(hands="draw_2_and_use_em | the_bank", tables=DUO_AND_MANOR, draw="stately_wayne_manor the_dynamic_duo")
    assert game.do("draw_2_and_use_em", "stately_wayne_manor").winners() == [1]


@pytest.mark.rule("FX-22")
def test_the_test_is_also_made_inside_a_larger_action() -> None:
    game = table(hands="draw_2_and_use_em | the_bank", tables="batman", goals="the_dynamic_duo", draw="kpow robin")
    assert game.do("draw_2_and_use_em", "robin").winners() == [0]


@pytest.mark.rule("FX-22")
def test_a_power_can_win() -> None:
    game = table(hands="the_bank | jackpot", tables="batman robin | the_joker", goals="the_dynamic_duo")
    assert game.do("use:batman", "the_joker").winners() == [0]


@pytest.mark.rule("FX-22", "FX-18", "FX-24")
def test_a_draw_is_finished_before_the_test() -> None:
    """Case 20: the first card completes Mad Love, all three due cards are drawn all the same."""
    game = table(
        hands="| the_bank",
        tables="the_joker",
        goals="mad_love",
        rules="draw_3",
        draw="harley_quinn robin batgirl wayne_manor jackpot",
        drawn=None,
    )
    assert game.winners() == [0]
    assert game.hand(0) == {"robin", "batgirl", "wayne_manor"}


@pytest.mark.rule("FX-22", "FX-18", "FX-25")
def test_a_later_card_of_the_same_draw_can_take_the_win_away() -> None:
    """Case 20: Harley Quinn completes Mad Love, Bane is the fifth Villain for the owner of The Bat-Signal."""
    game = table(
        hands="| jackpot",
        tables="the_joker | the_bat_signal catwoman two_face",
        goals="mad_love crime_spree",
        rules="double_agenda draw_2",
        draw="harley_quinn robin bane batgirl",
        drawn=None,
    )
    assert not game.over()
    assert game.before(0) == {"the_joker", "harley_quinn", "bane"}


@pytest.mark.rule("FX-22", "FX-67")
def test_a_creeper_answered_in_the_middle_of_a_draw_is_tested_after_the_draw() -> None:
    """Case 20: Not Your Problem brings Harley Quinn to seat 1, and seat 0 draws on first."""
    game = table(
        hands="| not_your_problem",
        tables="| the_joker",
        goals="mad_love",
        rules="draw_2",
        draw="harley_quinn robin batgirl kpow",
        drawn=None,
    ).do("not_your_problem")
    assert game.winners() == [1]
    assert game.hand(0) == {"robin", "batgirl"}


@pytest.mark.rule("FX-22")
def test_creepers_drawn_for_an_action_are_tested_before_its_cards_are_played() -> None:
    """Case 19, case 20: after the draw, before the choice."""
    game = table(
        hands="draw_2_and_use_em | jackpot", tables="the_joker", goals="mad_love", draw="robin harley_quinn kpow"
    )
    assert game.do("draw_2_and_use_em").winners() == [0]


@pytest.mark.rule("FX-22", "FX-69")
def test_mix_it_all_up_is_dealt_to_the_end_before_the_test() -> None:
    """Case 35: half-way somebody may have two of the Batman Family, but The Joker is still to be dealt."""
    for seed in range(12):
        game = table(
            hands="mix_it_all_up the_bank | jackpot",
            tables="batman the_joker | robin batgirl",
            goals="batman_family",
            seed=seed,
        ).do("mix_it_all_up")
        assert not game.over()
        assert len(game.before(0)) == len(game.before(1)) == 2


@pytest.mark.rule("FX-22", "FX-58", "FX-25")
def test_a_release_is_dealt_to_the_end_before_the_test() -> None:
    """Section 3: the fifth Villain comes to the left, then the fourth to yourself. Nobody is alone."""
    game = table(
        hands="trash_a_new_rule the_bank | jackpot",
        tables="the_joker bane catwoman | the_bat_signal two_face",
        rules="double_agenda arkham_asylum",
        goals="rogues_gallery crime_spree",
        asylum=["mr_freeze", "the_riddler"],
    ).do("trash_a_new_rule", "arkham_asylum")
    assert not game.over()
    assert "tied" in game.said()


@pytest.mark.rule("FX-22", "FX-69")
@pytest.mark.parametrize(
    "choices",
    [
        ["exchange_keepers", "the_bank", "robin"],
        ["steal_something", "robin"],
        ["thats_mine", "robin"],
    ],
)
def test_an_action_that_only_moves_cards_can_win(choices: list[str]) -> None:
    """Case 37."""
    game = table(hands=f"{choices[0]} | jackpot", tables="batman the_bank | robin wayne_manor", goals="the_dynamic_duo")
    assert game.do(*choices).winners() == [0]


@pytest.mark.rule("FX-22", "FX-69", "FX-56")
def test_mix_it_all_up_can_win() -> None:
    """Case 37: with the released Mr. Freeze there are seven Villains; whoever does not get the Cuffs has four."""
    game = table(
        hands="mix_it_all_up | jackpot",
        tables="batman_cuffs the_joker bane catwoman | two_face the_riddler poison_ivy",
        cuffed="mr_freeze",
        goals="rogues_gallery",
    ).do("mix_it_all_up")
    assert game.winners() == [1 if "batman_cuffs" in game.before(0) else 0]


@pytest.mark.rule("FX-22", "FX-69", "FX-21")
def test_a_card_moved_to_an_opponent_can_make_the_opponent_win() -> None:
    """Case 37: exchanged away."""
    game = table(hands="exchange_keepers | jackpot", tables="robin | batman the_bank", goals="the_dynamic_duo")
    assert game.do("exchange_keepers", "robin", "the_bank").winners() == [1]


@pytest.mark.rule("FX-22", "FX-38")
def test_a_discard_to_the_keeper_limit_at_the_end_of_the_turn_can_end_a_tie() -> None:
    """Case 36: the active player gives up a toy."""
    game = table(
        hands="mad_love the_dynamic_duo | jackpot",
        tables="batarang batman_cuffs the_bank | batmobile batcomputer",
        goals="those_wonderful_toys",
        rules="keeper_limit_2 double_agenda",
    ).do("mad_love")
    assert game.asks() == (0, "table-limit")
    assert game.do("batarang").winners() == [1]


@pytest.mark.rule("FX-22", "FX-37")
def test_a_discard_to_the_keeper_limit_out_of_turn_can_end_a_tie() -> None:
    """Case 36: the opponent gives up a toy."""
    game = table(
        hands="keeper_limit_2 the_bank | jackpot",
        tables="batmobile batcomputer | batarang batman_cuffs robin",
        goals="those_wonderful_toys",
    ).do("keeper_limit_2")
    assert game.asks() == (1, "table-limit")
    assert game.do("batarang").winners() == [0]


@pytest.mark.rule("FX-22", "FX-40")
def test_discards_of_several_players_are_tested_after_the_last() -> None:
    """Case 112: after the first discard alone, seat 2 would have won."""
    game = table(
        hands="keeper_limit_2 the_bank | jackpot | kpow",
        tables="| batarang batmobile robin | batman_cuffs batcomputer batgirl bruce_wayne",
        goals="those_wonderful_toys",
    ).do("keeper_limit_2", "batarang")
    assert game.asks() == (2, "table-limit")
    assert not game.do("batman_cuffs").over()


# ---- two at the same moment


@pytest.mark.rule("FX-25")
def test_when_two_meet_the_goal_nobody_wins_yet() -> None:
    """Case 30."""
    game = table(hands="those_wonderful_toys kpow | jackpot", tables=TOYS).do("those_wonderful_toys")
    assert not game.over()
    assert "tied" in game.said()


@pytest.mark.rule("FX-25", "FX-22")
def test_a_tie_ends_when_exactly_one_is_left() -> None:
    """Case 30."""
    game = table(hands="trash_something kpow | jackpot", tables=TOYS, goals="those_wonderful_toys")
    assert game.do("trash_something", "batmobile").winners() == [0]


@pytest.mark.rule("FX-25")
def test_after_a_tie_a_third_player_can_win() -> None:
    """Case 30."""
    game = table(
        hands="those_wonderful_toys the_dynamic_duo | jackpot | kpow",
        tables=f"{TOYS} | batman robin",
        rules="play_2",
    ).do("those_wonderful_toys")
    assert not game.over()
    assert game.do("the_dynamic_duo").winners() == [2]


@pytest.mark.rule("FX-25", "FX-23", "FX-24")
def test_whoever_is_blocked_makes_no_tie() -> None:
    """Section 3: The Dynamic Duo is met but blocked, so Mad Love wins alone."""
    game = table(
        hands="mad_love | jackpot",
        tables="batman robin | the_joker harley_quinn",
        rules="double_agenda",
        goals="the_dynamic_duo",
    )
    assert game.do("mad_love").winners() == [1]


# ---- two Goals


@pytest.mark.rule("FX-26")
def test_with_double_agenda_the_second_goal_replaces_nothing() -> None:
    """1.5."""
    game = table(hands="mad_love | jackpot", rules="double_agenda", goals="the_dynamic_duo").do("mad_love")
    assert game.cards("goals") == ["the_dynamic_duo", "mad_love"]
    assert game.cards("discard") == []


@pytest.mark.rule("FX-26")
def test_double_agenda_brings_no_goal_along() -> None:
    """1.5."""
    game = table(hands="double_agenda mad_love | jackpot", goals="the_dynamic_duo").do("double_agenda")
    assert game.cards("goals") == ["the_dynamic_duo"]
    assert game.hand(0) == {"mad_love"}
    assert game.asks() == (1, "play")


@pytest.mark.rule("FX-26")
@pytest.mark.parametrize(("tables", "winner"), [("batman robin", 0), ("| bruce_wayne wayne_manor", 1)])
def test_meeting_either_goal_wins(tables: str, winner: int) -> None:
    """1.5."""
    game = table(hands="the_dynamic_duo | jackpot", tables=tables, rules="double_agenda", goals="stately_wayne_manor")
    assert game.do("the_dynamic_duo").winners() == [winner]


@pytest.mark.rule("FX-26", "FX-23")
def test_a_villain_goal_does_not_lift_the_block_from_the_goal_beside_it() -> None:
    """Case 28."""
    game = table(
        hands="mad_love | jackpot", tables="batman robin | bane", rules="double_agenda", goals="the_dynamic_duo"
    )
    assert not game.do("mad_love").over()


@pytest.mark.rule("FX-26", "FX-25")
def test_who_meets_both_goals_is_one_player_and_wins() -> None:
    """Case 31."""
    game = table(hands="robin | jackpot", tables="batman", rules="double_agenda", goals="the_dynamic_duo batman_family")
    assert game.do("robin").winners() == [0]


@pytest.mark.rule("FX-26", "FX-25")
def test_one_goal_each_is_a_tie() -> None:
    """Case 30: the last Villain goes, and both players meet one of the Goals."""
    game = table(
        hands="kpow the_bank | jackpot",
        tables=f"the_joker {DUO_AND_MANOR}",
        rules="double_agenda",
        goals="the_dynamic_duo stately_wayne_manor",
    ).do("kpow")
    assert not game.over()
    assert "tied" in game.said()


@pytest.mark.rule("FX-27")
def test_of_three_goals_its_player_drops_an_older_one() -> None:
    """Case 33: the new one cannot be the one dropped."""
    game = table(hands="sidekicks | jackpot", rules="double_agenda", goals="mad_love cold_cash", draw="the_bank").do(
        "sidekicks"
    )
    assert game.asks() == (0, "drop-goal")
    assert game.offered() == {"mad_love", "cold_cash"}
    game.do("mad_love")
    assert (game.cards("goals"), game.cards("discard")) == (["cold_cash", "sidekicks"], ["mad_love"])


@pytest.mark.rule("FX-27", "FX-22")
def test_a_third_goal_wins_after_the_choice() -> None:
    """Case 33: choose first, then test."""
    game = table(
        hands="sidekicks | jackpot", tables="| robin batgirl", rules="double_agenda", goals="mad_love cold_cash"
    )
    assert not game.do("sidekicks").over()
    assert game.do("cold_cash").winners() == [1]


@pytest.mark.rule("FX-27", "FX-22", "FX-15")
def test_nothing_is_tested_between_the_dropped_goal_and_the_new_one() -> None:
    """Case 33, case 100: the tie of two Goals stays a tie, because the new Goal too is met by the other one."""
    game = table(
        hands="batman_family kpow | jackpot",
        tables=DUO_AND_MANOR,
        rules="double_agenda",
        goals="the_dynamic_duo stately_wayne_manor",
    ).do("batman_family", "the_dynamic_duo")
    assert not game.over()
    assert game.cards("goals") == ["stately_wayne_manor", "batman_family"]


@pytest.mark.rule("FX-27", "FX-68")
@pytest.mark.parametrize(
    "choices",
    [
        ["rules_reset"],
        ["veto", "double_agenda", "done"],
        ["trash_a_new_rule", "double_agenda"],
        ["zap_a_card", "double_agenda"],
        ["lets_simplify", "double_agenda", "done"],
    ],
)
def test_when_double_agenda_leaves_the_active_player_drops_a_goal(choices: list[str]) -> None:
    """Case 34: first the choice, then the test."""
    game = table(
        hands=f"{choices[0]} kpow | jackpot",
        tables=DUO_AND_MANOR,
        rules="double_agenda",
        goals="the_dynamic_duo stately_wayne_manor",
    ).do(*choices)
    assert game.asks() == (0, "drop-goal")
    assert game.offered() == {"the_dynamic_duo", "stately_wayne_manor"}
    assert game.do("stately_wayne_manor").winners() == [0]


@pytest.mark.rule("FX-27")
def test_when_double_agenda_leaves_a_single_goal_stays() -> None:
    game = table(hands="rules_reset | jackpot", rules="double_agenda", goals="mad_love").do("rules_reset")
    assert game.cards("goals") == ["mad_love"]
    assert game.asks() == (1, "play")


@pytest.mark.rule("FX-21")
def test_after_the_end_nothing_is_offered() -> None:
    game = table(hands="the_dynamic_duo kpow | jackpot", tables="batman robin").do("the_dynamic_duo")
    assert game.offered() == set()
    assert game.match.play.outcome() is not None
    assert game.state()["winner"] == 0


@pytest.mark.rule("FX-75")
def test_a_game_without_a_winner_is_shared_by_all() -> None:
    """Whatever they might have won: Keepers and goals that are near count for nothing any more."""
    game = table(hands="robin | ", tables="batman | ", goals="mad_love", turn_cap=100, turns=99, rest="draw_pile")
    game.do("robin").passes()
    assert game.over() and game.winners() == []
    assert game.match.game.strategy.shares(game.match.play) == [0.5, 0.5]


# ---- the cards it was won with


@pytest.mark.rule("FX-21")
def test_the_goal_and_the_cards_that_meet_it_come_forward() -> None:
    game = table(
        hands="robin the_bank | wayne_manor", tables="batman batarang", goals="the_dynamic_duo", rules="play_2"
    )
    assert game.won_with() == []
    assert sorted(game.do("robin").won_with()) == ["goals: the_dynamic_duo", "table 0: batman", "table 0: robin"]


@pytest.mark.rule("FX-26")
def test_of_two_goals_only_the_one_that_is_met_comes_forward() -> None:
    goals = "bank_robbery_in_progress the_dynamic_duo"
    game = table(hands="robin | veto", tables="batman", goals=goals, rules="double_agenda")
    assert "goals: the_dynamic_duo" in game.do("robin").won_with()
    assert not [place for place in game.won_with() if "robbery" in place]


@pytest.mark.rule("FX-24")
def test_creepers_that_a_goal_requires_come_forward_too() -> None:
    game = table(hands="mad_love | batarang", tables="the_joker harley_quinn bane").do("mad_love")
    assert sorted(game.won_with()) == ["goals: mad_love", "table 0: harley_quinn", "table 0: the_joker"]
