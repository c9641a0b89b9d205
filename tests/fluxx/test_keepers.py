"""Fluxx, Batman deck: what the fourteen Keepers do on the table (rules FX-51 to FX-57)."""

import pytest

from fluxx.table import table

# ---- Batman, Robin, Batgirl


@pytest.mark.rule("FX-51")
def test_batman_discards_any_villain_in_play() -> None:
    game = table(hands="jackpot | kpow", tables="batman bane | the_joker").do("use:batman")
    assert game.asks() == (0, "discard-cards")
    assert game.offered() == {"bane", "the_joker"}
    game.do("the_joker")
    assert (game.before(0), game.before(1), game.cards("discard")) == ({"batman", "bane"}, set(), ["the_joker"])


@pytest.mark.rule("FX-44", "FX-51")
def test_batman_does_it_once_a_turn_and_not_as_a_play() -> None:
    game = table(hands="jackpot | kpow", tables="batman bane | the_joker").do("use:batman", "the_joker")
    assert game.asks() == (0, "play")
    assert game.offered() == {"jackpot"}
    assert game.why("use:batman") == "FX-44"


@pytest.mark.rule("FX-44", "FX-51")
def test_batman_can_do_it_again_in_your_next_turn() -> None:
    game = table(hands="robin | the_bank", tables="batman | the_joker bane", draw="draw_2 draw_3 draw_4")
    game.do("use:batman", "bane", "robin", "the_bank")
    assert game.asks() == (0, "draw")
    assert "use:batman" in game.offered()


@pytest.mark.rule("FX-51")
@pytest.mark.parametrize("keeper", ["robin", "batgirl"])
def test_robin_and_batgirl_discard_one_of_your_own_villains(keeper: str) -> None:
    game = table(hands="jackpot | kpow", tables=f"{keeper} bane two_face | the_joker").do(f"use:{keeper}")
    assert game.offered() == {"bane", "two_face"}
    game.do("bane")
    assert (game.before(0), game.cards("discard")) == ({keeper, "two_face"}, ["bane"])
    assert game.why(f"use:{keeper}") == "FX-44"


@pytest.mark.rule("FX-46", "FX-51")
@pytest.mark.parametrize("keeper", ["robin", "batgirl"])
def test_robin_and_batgirl_do_not_reach_the_villains_of_others(keeper: str) -> None:
    game = table(hands="jackpot | kpow", tables=f"{keeper} | the_joker")
    assert game.offered() == {"jackpot"}
    assert game.why(f"use:{keeper}") == "FX-46"


@pytest.mark.rule("FX-51")
def test_each_of_the_three_has_its_own_use_in_one_turn() -> None:
    game = table(hands="jackpot | kpow", tables="batman robin batgirl bane two_face the_joker")
    game.do("use:batman", "bane", "use:robin", "two_face", "use:batgirl", "the_joker")
    assert game.before(0) == {"batman", "robin", "batgirl"}
    assert game.cards("discard") == ["bane", "two_face", "the_joker"]


@pytest.mark.rule("FX-51", "FX-58")
@pytest.mark.parametrize("keeper", ["batman", "robin", "batgirl"])
def test_with_arkham_asylum_the_villain_goes_there(keeper: str) -> None:
    game = table(hands="jackpot | kpow", tables=f"{keeper} bane", rules="arkham_asylum")
    game.do(f"use:{keeper}", "bane")
    assert (game.cards("asylum"), game.cards("discard")) == (["bane"], [])


@pytest.mark.rule("FX-22", "FX-23", "FX-51")
def test_a_power_that_removes_the_last_villain_wins_for_whoever_meets_the_goal() -> None:
    """Case 25: also on another's turn."""
    game = table(hands="jackpot | kpow", tables="batman | robin batgirl the_joker", goals="sidekicks")
    assert game.do("use:batman", "the_joker").winners() == [1]


@pytest.mark.rule("FX-16", "FX-51")
@pytest.mark.parametrize("keeper", ["batman", "robin", "batgirl", "batman_cuffs"])
def test_a_keeper_in_the_hand_has_no_power(keeper: str) -> None:
    """Case 106."""
    game = table(hands=f"{keeper} jackpot | kpow", tables="bane")
    assert game.offered() == {keeper, "jackpot"}
    assert game.why(f"use:{keeper}") == "FX-16"


@pytest.mark.rule("FX-44")
@pytest.mark.parametrize("keeper", ["batman", "robin", "the_bat_signal", "batarang", "batmobile"])
def test_nobody_uses_the_keeper_of_another_player(keeper: str) -> None:
    game = table(hands="jackpot | kpow", tables=f"bane | {keeper}", discard="wayne_manor")
    assert game.offered() == {"jackpot"}


@pytest.mark.rule("FX-16", "FX-51")
@pytest.mark.parametrize(
    "keeper", ["bruce_wayne", "alfred_pennyworth", "commissioner_gordon", "the_bank", "wayne_manor"]
)
def test_five_keepers_have_no_power(keeper: str) -> None:
    """Played, it lies on the table and adds nothing to what may be done."""
    game = table(
        hands=f"{keeper} jackpot kpow | draw_2", tables="bane | batman robin", rules="play_3", discard="batarang"
    )
    game.do(keeper)
    assert game.before(0) == {"bane", keeper}
    assert game.offered() == {"jackpot", "kpow"}


@pytest.mark.rule("FX-16")
@pytest.mark.parametrize(
    "keeper",
    [
        "batman",
        "robin",
        "batgirl",
        "the_batcave",
        "the_bat_signal",
        "batcomputer",
        "batman_cuffs",
        "batmobile",
        "batarang",
    ],
)
def test_every_keeper_goes_from_the_hand_before_its_player(keeper: str) -> None:
    game = table(hands=f"{keeper} jackpot | kpow", rules="play_3").do(keeper)
    assert (game.before(0), game.hand(0)) == ({keeper}, {"jackpot"})
    assert game.state()["played"] == 1


# ---- The Bat-Signal


@pytest.mark.rule("FX-52")
def test_the_bat_signal_brings_batman_from_another_player() -> None:
    game = table(hands="jackpot | kpow | draw_2", tables="the_bat_signal | robin | batman").do("use:the_bat_signal")
    assert game.offered() == {"batman"}
    game.do("batman")
    assert (game.before(0), game.before(1), game.before(2)) == ({"the_bat_signal", "batman"}, {"robin"}, set())
    assert (game.asks(), game.offered()) == ((0, "play"), {"jackpot"})


@pytest.mark.rule("FX-52")
def test_the_bat_signal_does_not_reach_into_hands_and_the_discard_pile() -> None:
    in_hand = table(hands="jackpot batman | kpow", tables="the_bat_signal")
    in_another_hand = table(hands="jackpot | batman", tables="the_bat_signal")
    discarded = table(hands="jackpot | kpow", tables="the_bat_signal", discard="batman")
    for game in (in_hand, in_another_hand, discarded):
        assert "use:the_bat_signal" not in game.offered()
        assert game.why("use:the_bat_signal") == "FX-46"


@pytest.mark.rule("FX-46", "FX-52")
def test_the_bat_signal_does_nothing_if_batman_is_yours_already() -> None:
    game = table(hands="jackpot | kpow", tables="the_bat_signal batman | robin")
    assert game.why("use:the_bat_signal") == "FX-46"


@pytest.mark.rule("FX-52", "FX-66")
def test_the_bat_signal_can_be_trapped() -> None:
    """Case 52: thieving powers of Keepers count."""
    game = table(hands="jackpot | its_a_trap", tables="the_bat_signal robin | batman").do(
        "use:the_bat_signal", "batman"
    )
    assert (game.asks(), game.offered()) == ((1, "react"), {"pass", "its_a_trap"})
    game.do("its_a_trap", "the_bat_signal")
    assert (game.before(0), game.before(1)) == ({"robin"}, {"batman", "the_bat_signal"})


@pytest.mark.rule("FX-22", "FX-52")
def test_calling_batman_can_win() -> None:
    game = table(hands="jackpot | kpow", tables="the_bat_signal | batman", goals="i_am_the_night")
    assert game.do("use:the_bat_signal", "batman").winners() == [0]


# ---- The Batcave


@pytest.mark.rule("FX-53")
@pytest.mark.parametrize("card", ["jackpot", "batman", "sidekicks", "draw_3", "canceled_plans"])
def test_in_the_turn_of_the_batcaves_holder_nobody_else_may_play_a_surprise(card: str) -> None:
    hands = f"{card} play_2 | stop_that veto thats_mine its_a_trap | not_your_problem robin"
    game = table(
        hands=hands, tables="the_batcave", rules="play_3", draw="batgirl bane kpow wayne_manor", goals="mad_love"
    )
    game.do(card)
    assert game.asks()[1] != "react"
    assert card not in game.hand(0)


@pytest.mark.rule("FX-31", "FX-53")
def test_the_batcave_leaves_only_a_pass_where_a_window_opens_for_the_cuffs() -> None:
    hands = "jackpot play_2 | stop_that veto | robin"
    game = table(hands=hands, tables="the_batcave | | batman_cuffs", cuffed="bane", rules="play_3").do("jackpot")
    assert (game.asks(), game.offered()) == ((1, "react"), {"pass"})
    assert game.why("stop_that") == "FX-53"


@pytest.mark.rule("FX-53")
def test_the_batcave_protects_nobody_in_the_turns_of_others() -> None:
    """Seat 1 has the Batcave, but it is seat 0's turn: seat 1 may answer, and seat 2 may answer that."""
    game = table(hands="jackpot | stop_that | veto", tables="| the_batcave", draw="robin batman batgirl draw_2")
    game.do("jackpot", "stop_that")
    assert (game.asks(), game.offered()) == ((2, "react"), {"pass", "veto"})


@pytest.mark.rule("FX-53")
def test_giving_the_batcave_away_cannot_be_answered() -> None:
    """Case 40."""
    game = table(hands="exchange_keepers | stop_that", tables="the_batcave | robin", draw="draw_2")
    game.do("exchange_keepers")
    assert game.asks() == (0, "swap")
    game.do("the_batcave", "robin")
    assert (game.before(0), game.before(1)) == ({"robin"}, {"the_batcave"})


@pytest.mark.rule("FX-53")
def test_the_protection_ends_the_moment_the_batcave_leaves() -> None:
    game = table(hands="exchange_keepers jackpot | stop_that", tables="the_batcave | robin", rules="play_2")
    game.do("exchange_keepers", "the_batcave", "robin", "jackpot")
    assert (game.asks(), game.offered()) == ((1, "react"), {"pass", "stop_that"})


@pytest.mark.rule("FX-53")
def test_exchanging_for_the_batcave_can_be_answered() -> None:
    """Case 41: the taker is not yet protected."""
    game = table(hands="exchange_keepers jackpot | stop_that", tables="robin | the_batcave", draw="draw_2")
    game.do("exchange_keepers", "stop_that")
    assert (game.before(0), game.before(1)) == ({"robin"}, {"the_batcave"})


@pytest.mark.rule("FX-53", "FX-66")
def test_stealing_the_batcave_can_be_trapped() -> None:
    """Case 41: with Crime Happens, whose theft alone can be answered."""
    game = table(hands="jackpot | its_a_trap", tables="robin bane | the_batcave", rules="crime_happens")
    game.do("use:crime_happens", "the_batcave", "its_a_trap", "robin")
    assert game.before(1) == {"the_batcave", "robin"}


@pytest.mark.rule("FX-53")
def test_playing_the_batcave_protects_only_once_it_lies_there() -> None:
    game = table(hands="the_batcave jackpot | thats_mine stop_that", rules="play_2").do("the_batcave")
    assert (game.asks(), game.offered()) == ((1, "react"), {"pass", "thats_mine"})
    game.do("pass", "jackpot")
    assert "react" not in game.asks()


@pytest.mark.rule("FX-53")
def test_the_holder_of_the_batcave_may_play_surprises_and_nobody_cancels_them() -> None:
    game = table(hands="thats_mine jackpot | veto its_a_trap", tables="the_batcave | robin", draw="draw_2")
    game.do("thats_mine", "robin")
    assert (game.before(0), game.before(1)) == ({"the_batcave", "robin"}, set())


# ---- Batcomputer


@pytest.mark.rule("FX-54")
def test_batcomputer_draws_and_plays_one_more() -> None:
    game = table(hands="jackpot | kpow", tables="batcomputer", draw="draw_2 robin draw_3 draw_4", drawn=None)
    assert game.hand(0) == {"jackpot", "draw_2", "robin"}
    game.do("robin")
    assert game.asks() == (0, "play")
    assert game.state()["drawn"] == 1


@pytest.mark.rule("FX-54")
def test_batcomputer_gives_a_second_play_and_no_third() -> None:
    game = table(hands="play_2 robin batman | kpow", tables="batcomputer", draw="draw_2 draw_3").do("robin", "batman")
    assert game.asks()[0] == 1


@pytest.mark.rule("FX-54")
def test_batcomputer_raises_the_hand_limit_by_one() -> None:
    game = table(
        hands="hand_limit_1 robin batman draw_4 | draw_5 play_2", tables="batcomputer | ", played=1, draw="kpow"
    )
    game.do("hand_limit_1", "play_2")
    assert (game.asks(), game.offered()) == ((0, "hand-limit"), {"robin", "batman", "draw_4"})
    game.do("draw_4")
    assert (game.hand(0), game.asks()[0]) == ({"robin", "batman"}, 1)


@pytest.mark.rule("FX-54")
def test_batcomputer_raises_the_keeper_limit_by_one_also_out_of_turn() -> None:
    game = table(hands="keeper_limit_2 | kpow", tables="robin | batcomputer batman wayne_manor", draw="draw_2 draw_3")
    game.do("keeper_limit_2")
    assert game.asks() == (1, "play")
    assert len(game.before(1)) == 3


@pytest.mark.rule("FX-54")
def test_batcomputer_that_comes_after_the_draw_draws_its_card_at_once() -> None:
    """Case 9."""
    game = table(hands="batcomputer robin | kpow", draw="draw_2 draw_3").do("batcomputer")
    assert game.hand(0) == {"robin", "draw_2"}
    assert game.asks() == (0, "play")
    game.do("robin")
    assert game.asks()[0] == 1


@pytest.mark.rule("FX-54")
def test_batcomputer_that_leaves_and_comes_back_draws_only_once_a_turn() -> None:
    """Case 9: trashed, fetched back with the Batarang and played again."""
    game = table(
        hands="batcomputer trash_something robin | kpow", tables="batarang", rules="play_4", draw="draw_2 draw_3"
    )
    game.do("batcomputer", "trash_something", "batcomputer", "use:batarang", "batcomputer", "batcomputer")
    assert game.hand(0) == {"robin", "draw_2"}
    assert game.cards("draw_pile") == ["draw_3"]


@pytest.mark.rule("FX-9", "FX-54")
def test_batcomputer_that_comes_before_the_draw_counts_in_it() -> None:
    game = table(
        hands="jackpot | kpow",
        tables="bane | batcomputer",
        rules="crime_happens",
        draw="draw_2 robin draw_3",
        drawn=None,
    )
    game.do("use:crime_happens", "batcomputer")
    assert game.hand(0) == {"jackpot", "draw_2", "robin"}


@pytest.mark.rule("FX-37", "FX-54")
def test_batcomputer_taken_out_of_turn_lowers_the_limits_at_once() -> None:
    """Case 68: seat 1 holds one card too many now; it discards before anything else happens."""
    game = table(
        hands="steal_something jackpot | kpow draw_2", tables="| batcomputer", rules="hand_limit_1 play_3", draw="robin"
    )
    game.do("steal_something", "batcomputer")
    assert (game.asks(), game.offered()) == ((1, "hand-limit"), {"kpow", "draw_2"})
    assert game.cards("draw_pile") == ["robin"]
    game.do("kpow")
    assert game.hand(0) == {"jackpot", "robin"}


@pytest.mark.rule("FX-13", "FX-54")
def test_batcomputer_adds_nothing_to_play_all() -> None:
    """Case 8."""
    game = table(hands="robin batman | kpow", tables="batcomputer", rules="play_all", draw="draw_2").do(
        "robin", "batman"
    )
    assert game.asks()[0] == 1


@pytest.mark.rule("FX-13", "FX-54")
def test_batcomputer_turns_play_all_but_1_into_play_all() -> None:
    game = table(hands="robin batman | kpow", tables="batcomputer", rules="play_all_but_1", draw="draw_2").do("robin")
    assert (game.asks(), game.offered()) == ((0, "play"), {"batman"})


# ---- Batman Cuffs


@pytest.mark.rule("FX-55")
def test_cuffs_put_one_of_your_villains_out_of_play() -> None:
    game = table(hands="jackpot | kpow", tables="batman_cuffs bane two_face | the_joker").do("use:batman_cuffs")
    assert (game.asks(), game.offered()) == ((0, "hold"), {"bane", "two_face"})
    game.do("bane")
    assert game.state()["cuffed"] == "bane"
    assert game.before(0) == {"batman_cuffs", "two_face"}


@pytest.mark.rule("FX-46", "FX-55")
def test_cuffs_do_not_reach_the_villains_of_others() -> None:
    game = table(hands="jackpot | kpow", tables="batman_cuffs | the_joker")
    assert game.offered() == {"jackpot"}
    assert game.why("use:batman_cuffs") == "FX-46"


@pytest.mark.rule("FX-22", "FX-55")
def test_cuffing_the_last_villain_can_win() -> None:
    game = table(hands="jackpot | kpow", tables="batman_cuffs bane robin batgirl", goals="sidekicks")
    assert game.do("use:batman_cuffs", "bane").winners() == [0]


@pytest.mark.rule("FX-55")
def test_a_cuffed_villain_lands_before_its_holder_when_released() -> None:
    game = table(hands="jackpot | kpow", tables="batman_cuffs", cuffed="bane").do("use:batman_cuffs")
    assert (game.before(0), game.state()["cuffed"]) == ({"batman_cuffs", "bane"}, None)
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-55")
def test_one_villain_at_a_time() -> None:
    """With the Cuffs loaded, using them can only release."""
    game = table(hands="jackpot | kpow", tables="batman_cuffs two_face", cuffed="bane").do("use:batman_cuffs")
    assert game.before(0) == {"batman_cuffs", "bane", "two_face"}


@pytest.mark.rule("FX-55")
def test_releasing_is_not_the_use_of_the_turn() -> None:
    game = table(hands="jackpot | kpow", tables="batman_cuffs two_face", cuffed="bane")
    game.do("use:batman_cuffs", "use:batman_cuffs", "two_face")
    assert (game.before(0), game.state()["cuffed"]) == ({"batman_cuffs", "bane"}, "two_face")


@pytest.mark.rule("FX-55")
def test_a_villain_is_cuffed_only_once_a_turn() -> None:
    game = table(hands="jackpot | kpow", tables="batman_cuffs bane").do("use:batman_cuffs", "bane", "use:batman_cuffs")
    assert game.before(0) == {"batman_cuffs", "bane"}
    assert game.why("use:batman_cuffs") == "FX-44"


@pytest.mark.rule("FX-55")
def test_loaded_cuffs_count_as_one_keeper() -> None:
    """Case 71: two Keepers under Keeper Limit 2, one of them with a Villain under it."""
    game = table(
        hands="keeper_limit_2 | kpow", tables="robin | batman_cuffs batman", cuffed="bane", draw="draw_2 draw_3"
    )
    game.do("keeper_limit_2").passes()
    assert (game.asks(), game.offered()) == ((1, "draw"), {"draw", "use:batman_cuffs"})
    assert game.before(1) == {"batman_cuffs", "batman"}


@pytest.mark.rule("FX-55")
def test_the_holder_may_release_at_a_decision_of_his_own_out_of_turn() -> None:
    """Case 88: while he names a card for the Hand Limit."""
    game = table(hands="hand_limit_1 robin | kpow draw_2", tables="| batman_cuffs", cuffed="bane", rules="play_2")
    game.do("hand_limit_1", "pass")
    assert (game.asks(), game.offered()) == ((1, "hand-limit"), {"kpow", "draw_2", "use:batman_cuffs"})
    game.do("use:batman_cuffs")
    assert game.before(1) == {"batman_cuffs", "bane"}
    assert game.asks() == (1, "hand-limit")


@pytest.mark.rule("FX-55")
def test_the_holder_may_release_at_any_point_of_his_own_turn() -> None:
    """Case 88: also in the middle of an Action, when he chooses."""
    game = table(hands="trash_something | kpow", tables="batman_cuffs | robin", cuffed="bane").do("trash_something")
    assert game.offered() == {"batman_cuffs", "robin", "use:batman_cuffs"}
    game.do("use:batman_cuffs")
    assert game.offered() == {"batman_cuffs", "robin", "bane"}


@pytest.mark.rule("FX-55")
def test_a_villain_released_in_a_window_stops_a_hero_goal() -> None:
    """Case 88: before the effect that the window is about."""
    game = table(
        hands="sidekicks draw_4 | kpow", tables="robin batgirl | batman_cuffs", cuffed="bane", draw="draw_2 draw_3"
    )
    game.do("sidekicks")
    assert (game.asks(), game.offered()) == ((1, "react"), {"pass", "use:batman_cuffs"})
    game.do("use:batman_cuffs", "pass")
    assert not game.over()
    assert game.cards("goals") == ["sidekicks"]


@pytest.mark.rule("FX-55")
def test_after_the_window_it_is_too_late_to_release() -> None:
    """Case 88: never after a win."""
    game = table(hands="sidekicks draw_4 | kpow", tables="robin batgirl | batman_cuffs", cuffed="bane")
    game.do("sidekicks", "pass")
    assert game.winners() == [0]
    assert game.offered() == set()


@pytest.mark.rule("FX-50", "FX-55")
def test_a_release_in_a_window_can_win_crime_spree() -> None:
    """Case 87: four Villains in play and one cuffed; the holder of the Bat-Signal lets it go on another's turn."""
    tables = "the_joker two_face catwoman | batman_cuffs the_bat_signal mr_freeze"
    game = table(hands="jackpot | kpow", tables=tables, goals="crime_spree", cuffed="bane").do("jackpot")
    assert not game.over()
    assert game.do("use:batman_cuffs").winners() == [1]


@pytest.mark.rule("FX-56")
def test_stolen_cuffs_take_their_villain_along() -> None:
    """Case 89."""
    game = table(hands="steal_something jackpot | kpow", tables="| batman_cuffs", cuffed="bane", rules="play_2")
    game.do("steal_something", "pass", "batman_cuffs", "pass")
    assert (game.before(0), game.state()["cuffed"]) == ({"batman_cuffs"}, "bane")
    game.do("use:batman_cuffs")
    assert game.before(0) == {"batman_cuffs", "bane"}


@pytest.mark.rule("FX-56")
def test_exchanged_cuffs_take_their_villain_along() -> None:
    """Case 89."""
    game = table(hands="exchange_keepers jackpot | kpow", tables="batman_cuffs | robin", cuffed="bane", rules="play_2")
    game.do("exchange_keepers", "batman_cuffs", "robin")
    assert (game.before(0), game.before(1), game.state()["cuffed"]) == ({"robin"}, {"batman_cuffs"}, "bane")


@pytest.mark.rule("FX-56")
def test_discarded_cuffs_release_their_villain_before_the_last_holder() -> None:
    """Case 89."""
    game = table(hands="trash_something jackpot | kpow", tables="| batman_cuffs", cuffed="bane", rules="play_2")
    game.do("trash_something", "pass", "batman_cuffs")
    assert (game.before(0), game.before(1), game.state()["cuffed"]) == (set(), {"bane"}, None)


@pytest.mark.rule("FX-56")
def test_cuffs_discarded_to_the_keeper_limit_release_their_villain() -> None:
    """Case 89."""
    tables = "| batman_cuffs robin batman"
    game = table(hands="keeper_limit_2 jackpot | kpow", tables=tables, cuffed="bane", rules="play_2")
    game.do("keeper_limit_2", "pass", "batman_cuffs")
    assert game.before(1) == {"robin", "batman", "bane"}


@pytest.mark.rule("FX-56", "FX-69")
def test_zapped_cuffs_release_their_villain_before_the_last_holder() -> None:
    """Case 89."""
    game = table(hands="zap_a_card jackpot | kpow", tables="| batman_cuffs", cuffed="bane", rules="play_2")
    game.do("zap_a_card", "pass", "batman_cuffs", "pass")
    assert game.hand(0) == {"batman_cuffs", "jackpot"}
    assert (game.before(0), game.before(1)) == (set(), {"bane"})


@pytest.mark.rule("FX-56", "FX-69")
def test_mix_it_all_up_mixes_the_cuffed_villain_in() -> None:
    """Case 90: two cards for two players, one each."""
    game = table(hands="mix_it_all_up jackpot | kpow", tables="batman_cuffs", cuffed="bane", rules="play_2")
    game.do("mix_it_all_up")
    assert game.state()["cuffed"] is None
    assert (len(game.before(0)), len(game.before(1))) == (1, 1)
    assert game.before(0) | game.before(1) == {"batman_cuffs", "bane"}


@pytest.mark.rule("FX-56", "FX-68")
def test_cuffs_whose_villain_was_taken_away_can_be_used_again() -> None:
    """Case 86: its holder gives it up to K'POW!; the Cuffs stay."""
    game = table(
        hands="kpow jackpot | draw_2",
        tables="batman_cuffs",
        cuffed="bane",
        rules="play_3",
        draw="two_face robin batman the_bank",
    )
    game.do("kpow", "yes", "jackpot")
    assert game.before(0) == {"batman_cuffs", "two_face"}
    game.do("use:batman_cuffs", "two_face")
    assert game.state()["cuffed"] == "two_face"


# ---- Batmobile and Batarang


@pytest.mark.rule("FX-57")
def test_batmobile_gives_another_turn() -> None:
    game = table(hands="play_2 robin | kpow", tables="batmobile", draw="draw_2 draw_3").do("use:batmobile")
    assert (game.before(0), game.cards("discard")) == (set(), ["batmobile"])
    game.do("robin")
    assert game.asks() == (0, "play")
    assert game.hand(0) == {"play_2", "draw_2"}
    game.do("play_2")
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-57")
def test_after_the_second_turn_the_left_neighbour_is_next() -> None:
    game = table(hands="draw_4 robin | kpow", tables="batmobile", draw="batman draw_3 wayne_manor")
    game.do("use:batmobile", "robin", "batman")
    assert game.asks() == (1, "play")


@pytest.mark.rule("FX-57")
def test_at_most_two_turns_in_a_row() -> None:
    """Case 93: fetched back with the Batarang in the second turn, it gives no third."""
    game = table(hands="robin draw_2 | kpow", tables="batmobile batarang", rules="play_2", draw="batman draw_3 draw_4")
    game.do("use:batmobile", "robin", "draw_2", "use:batarang", "batmobile", "batmobile")
    assert game.before(0) == {"batmobile", "batarang", "robin"}
    assert "use:batmobile" not in game.offered()
    assert game.why("use:batmobile") == "FX-46"


@pytest.mark.rule("FX-57")
def test_a_turn_of_another_player_breaks_the_row() -> None:
    """Case 93: in a later turn the Batmobile works again."""
    game = table(hands="robin | kpow", tables="batmobile", chain=2, draw="batman draw_3 draw_4 play_2")
    assert "use:batmobile" not in game.offered()
    game.do("robin", "kpow")
    assert game.asks()[0] == 0
    assert "use:batmobile" in game.offered()


@pytest.mark.rule("FX-57")
def test_the_batmobile_gives_one_turn_however_often_it_is_discarded() -> None:
    game = table(hands="robin draw_4 kpow | draw_2", tables="batmobile batarang", rules="play_3", draw="batman draw_3")
    game.do("use:batmobile", "use:batarang", "batmobile", "batmobile")
    assert "use:batmobile" not in game.offered()


@pytest.mark.rule("FX-57")
def test_a_forced_discard_of_the_batmobile_gives_no_turn() -> None:
    """Case 70: to the Keeper Limit."""
    tables = "batmobile robin batman"
    game = table(hands="wayne_manor | kpow", tables=tables, rules="keeper_limit_3", draw="draw_2 draw_3")
    game.do("wayne_manor", "batmobile")
    assert game.before(0) == {"wayne_manor", "robin", "batman"}
    assert game.asks() == (1, "play")


@pytest.mark.rule("FX-57")
def test_a_trashed_batmobile_gives_no_turn() -> None:
    game = table(hands="trash_something | kpow", tables="batmobile", draw="draw_2").do("trash_something", "batmobile")
    assert game.asks() == (1, "play")


@pytest.mark.rule("FX-57")
def test_batarang_takes_a_keeper_from_the_discard_pile_into_the_hand() -> None:
    discard = "jackpot robin sidekicks bane the_bank veto"
    game = table(hands="draw_2 | kpow", tables="batarang", discard=discard).do("use:batarang")
    assert game.offered() == {"robin", "the_bank"}
    game.do("robin")
    assert game.hand(0) == {"draw_2", "robin"}
    assert (game.asks(), game.offered()) == ((0, "play"), {"draw_2", "robin"})


@pytest.mark.rule("FX-44", "FX-46", "FX-57")
def test_batarang_works_once_a_turn_and_only_with_a_keeper_there() -> None:
    game = table(hands="draw_2 | kpow", tables="batarang", discard="robin batman").do("use:batarang", "robin")
    assert game.why("use:batarang") == "FX-44"
    assert table(hands="draw_2 | kpow", tables="batarang", discard="bane jackpot").why("use:batarang") == "FX-46"


@pytest.mark.rule("FX-47", "FX-57")
def test_a_keeper_discarded_to_the_limit_can_be_fetched_back() -> None:
    """Case 78: between or after the discards of step 4."""
    game = table(hands="robin | kpow", tables="batarang batman the_bank", rules="keeper_limit_2", draw="draw_2 draw_3")
    game.do("robin", "batman", "the_bank")
    assert game.offered() == {"end", "use:batarang"}
    game.do("use:batarang", "batman")
    assert game.hand(0) == {"batman"}


@pytest.mark.rule("FX-55", "FX-7")
def test_a_villain_can_still_be_released_when_all_plays_are_made() -> None:
    """Cases 78, 87: releasing is a power that is left, so the end of the turn is asked."""
    villains = "the_joker bane two_face mr_freeze"
    game = table(hands="crime_spree | kpow", tables=f"the_bat_signal batman_cuffs | {villains}", cuffed="catwoman")
    game.do("crime_spree")
    assert (game.asks(), game.over()) == ((0, "end"), False)
    assert game.do("use:batman_cuffs").winners() == [0]


@pytest.mark.rule("FX-55")
def test_cuffs_whose_villain_is_taken_away_are_free_again_in_the_same_turn() -> None:
    """1.2: loaded in this turn, given up to K'POW!, and loaded again; but what is released is not cuffed again."""
    game = table(
        hands="kpow jackpot | draw_2", tables="batman_cuffs bane", rules="play_3", draw="two_face robin batman"
    )
    game.do("use:batman_cuffs", "bane")
    assert "use:batman_cuffs" in game.offered(), "to release it"
    game.do("kpow", "yes", "jackpot", "use:batman_cuffs", "two_face", "use:batman_cuffs")
    assert game.before(0) == {"batman_cuffs", "two_face"}
    assert "use:batman_cuffs" not in game.offered()
