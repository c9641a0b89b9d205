"""Fluxx, Batman deck: the nine Villains, and what happens when several of its cards meet (rules FX-50 to FX-69)."""

import pytest

from fluxx.table import table

VILLAINS = ["the_joker", "the_penguin", "catwoman", "two_face", "the_riddler", "harley_quinn"]
VILLAINS += ["bane", "mr_freeze", "poison_ivy"]

# ---- the Villains


@pytest.mark.rule("FX-18", "FX-50")
@pytest.mark.parametrize("villain", VILLAINS)
def test_a_villain_that_is_drawn_comes_before_its_drawer_and_is_replaced(villain: str) -> None:
    game = table(hands="jackpot | kpow", draw=f"{villain} robin batman", drawn=None)
    assert (game.before(0), game.hand(0)) == ({villain}, {"jackpot", "robin"})
    assert (game.state()["played"], game.state()["drawn"]) == (0, 1)


@pytest.mark.rule("FX-23", "FX-50")
@pytest.mark.parametrize("villain", VILLAINS)
def test_every_villain_blocks_everybody_until_it_is_gone(villain: str) -> None:
    game = table(hands="trash_something batgirl | kpow", tables=f"robin | {villain}", goals="sidekicks", rules="play_2")
    assert not game.do("batgirl").over()
    assert game.do("trash_something", villain).winners() == [0]


@pytest.mark.rule("FX-20", "FX-50")
@pytest.mark.parametrize("villain", VILLAINS)
def test_no_villain_is_a_keeper_or_has_a_power(villain: str) -> None:
    """It cannot be exchanged or taken as a Keeper, and the Keeper Limit does not count it."""
    hands, tables = "exchange_keepers play_2 | kpow", f"the_bank wayne_manor {villain} | batman"
    game = table(hands=hands, tables=tables, rules="keeper_limit_2 play_3", draw="draw_2")
    assert game.offered() == {"exchange_keepers", "play_2"}
    assert game.do("exchange_keepers").offered() == {"the_bank", "wayne_manor"}
    game.do("wayne_manor", "batman", "play_2")
    assert (game.asks(), game.offered()) == ((0, "end"), {"end", "use:batman"})
    assert game.before(0) == {"the_bank", "batman", villain}


@pytest.mark.rule("FX-18", "FX-73")
def test_nobody_imagines_a_villain_in_a_hand() -> None:
    """A drawn Villain is placed at once, so a hand that nobody sees holds something else, as everybody knows."""
    game = table(hands="jackpot | kpow", draw=f"{' '.join(VILLAINS)} robin")
    for seed in range(20):
        hands = game.match.game.imagine(game.view(0), seed).position()["hands"]
        assert hands in ([["jackpot"], ["kpow"]], [["jackpot"], ["robin"]])


# ---- Villains out of play


@pytest.mark.rule("FX-51", "FX-55", "FX-68")
@pytest.mark.parametrize("how", ["use:batman", "trash_something", "steal_something", "not_your_problem"])
def test_nobody_reaches_a_villain_that_is_out_of_play(how: str) -> None:
    """Under the Cuffs or in the Asylum: Batman, Trash, Steal Something and Not Your Problem find the other one only."""
    mine = "" if how.startswith("use:") else how
    tables, rules = "batman | batman_cuffs two_face", "arkham_asylum play_3"
    game = table(hands=f"{mine} play_2 | kpow", tables=tables, cuffed="bane", asylum=["catwoman"], rules=rules)
    offered = game.do(how).passes().offered()
    assert "two_face" in offered
    assert not offered & {"bane", "catwoman"}


@pytest.mark.rule("FX-45", "FX-55")
def test_inside_a_temporary_hand_the_cuffs_release_but_do_not_hold() -> None:
    """Cases 76, 88: releasing is no power that waits for the end of the Action, holding is."""
    hands, pile = "draw_2_and_use_em play_2 | kpow", "the_bank robin"
    game = table(hands=hands, tables="batman_cuffs", cuffed="bane", draw=pile).do("draw_2_and_use_em")
    assert game.offered() == {"the_bank", "robin", "use:batman_cuffs"}
    game.do("use:batman_cuffs")
    assert game.offered() == {"the_bank", "robin"}
    assert game.why("use:batman_cuffs") == "FX-45"


@pytest.mark.rule("FX-58")
def test_a_villain_that_batman_locks_up_is_told_of_once() -> None:
    game = table(hands="play_2 | robin", tables="batman | bane", rules="arkham_asylum").do("use:batman", "bane")
    assert game.cards("asylum") == ["bane"]
    assert [name for name in game.said() if name in ("jailed", "discarded")] == ["jailed"]


@pytest.mark.rule("FX-56", "FX-58")
def test_a_villain_set_free_by_discarded_cuffs_does_not_go_to_the_asylum() -> None:
    """Case 89: it was not discarded, it lands before the last holder of the Cuffs."""
    game = table(
        hands="trash_something play_2 | kpow",
        tables="| batman_cuffs",
        cuffed="bane",
        rules="arkham_asylum play_3",
    ).do("trash_something", "pass", "batman_cuffs")
    assert (game.before(1), game.cards("asylum")) == ({"bane"}, [])


@pytest.mark.rule("FX-58", "FX-68")
def test_a_cuffed_villain_that_is_given_up_to_kpow_goes_to_the_asylum_too() -> None:
    """Cases 85, 86."""
    rules = "arkham_asylum play_3"
    game = table(hands="kpow play_2 | robin", tables="two_face | batman_cuffs", cuffed="bane", rules=rules)
    game.do("kpow", "pass", "yes")
    assert set(game.cards("asylum")) == {"bane", "two_face"}


@pytest.mark.rule("FX-55", "FX-68")
def test_a_villain_released_before_kpow_decides_goes_with_the_others() -> None:
    """Cases 86, 88: released in the window, it is in play when K'POW! takes effect, and nobody is asked."""
    game = table(hands="kpow play_2 | robin", tables="| batman_cuffs", cuffed="bane", rules="play_3")
    game.do("kpow", "use:batman_cuffs", "pass")
    assert (game.asks(), game.before(1)) == ((0, "play"), {"batman_cuffs"})
    assert set(game.cards("discard")) == {"bane", "kpow"}


@pytest.mark.rule("FX-55", "FX-56")
def test_a_villain_may_be_released_before_its_cuffs_are_stolen() -> None:
    """Case 88: before the effect that the window is about."""
    game = table(hands="steal_something play_2 | kpow", tables="| batman_cuffs", cuffed="bane", rules="play_3")
    game.do("steal_something", "pass", "batman_cuffs", "use:batman_cuffs", "pass")
    assert (game.before(0), game.before(1)) == ({"batman_cuffs"}, {"bane"})


@pytest.mark.rule("FX-55", "FX-56")
def test_who_gets_loaded_cuffs_may_release_and_the_old_holder_may_not() -> None:
    """Case 89: handed over by Exchange Keepers."""
    hands, tables = "exchange_keepers jackpot | kpow", "batman_cuffs two_face | the_bank"
    game = table(hands=hands, tables=tables, cuffed="bane", rules="play_3", draw="batman batgirl robin")
    game.do("exchange_keepers", "batman_cuffs", "the_bank")
    assert game.offered() == {"jackpot"}
    assert game.do("jackpot").offered() == {"pass", "use:batman_cuffs"}


@pytest.mark.rule("FX-22", "FX-56")
def test_a_villain_set_free_can_complete_a_villain_goal() -> None:
    """Case 89: zapping the Cuffs gives their holder Mad Love."""
    tables = "| batman_cuffs the_joker"
    game = table(hands="zap_a_card | kpow", tables=tables, cuffed="harley_quinn", goals="mad_love")
    assert game.do("zap_a_card", "pass", "batman_cuffs", "pass").winners() == [1]


# ---- thefts and traps


@pytest.mark.rule("FX-54", "FX-66")
def test_a_batcomputer_lost_to_a_trap_takes_its_play_along() -> None:
    """The theft was the first of two plays; now there is one play a turn, and it is used."""
    hands, tables = "steal_something robin | its_a_trap", "batcomputer | batman"
    game = table(hands=hands, tables=tables, draw="draw_2 draw_3").do(
        "steal_something", "batman", "its_a_trap", "batcomputer"
    )
    assert game.before(1) == {"batman", "batcomputer"}
    assert game.asks()[0] == 1


@pytest.mark.rule("FX-35", "FX-52", "FX-59", "FX-66")
@pytest.mark.parametrize("use", ["use:crime_happens", "use:the_bat_signal"])
def test_a_trapped_power_is_used_up(use: str) -> None:
    tables = "the_bat_signal robin bane | batman"
    game = table(hands="play_2 | its_a_trap", tables=tables, rules="crime_happens").do(
        use, "batman", "its_a_trap", "robin"
    )
    assert (game.asks(), game.why(use)) == ((0, "play"), "FX-44")


@pytest.mark.rule("FX-56", "FX-66")
def test_stealing_back_loaded_cuffs_takes_the_villain_along() -> None:
    hands, tables = "steal_something play_2 | its_a_trap", "batman_cuffs | batman"
    game = table(hands=hands, tables=tables, cuffed="bane", rules="play_3")
    game.do("steal_something", "batman", "its_a_trap", "pass", "batman_cuffs", "pass")
    assert (game.before(1), game.state()["cuffed"]) == ({"batman", "batman_cuffs"}, "bane")


@pytest.mark.rule("FX-44", "FX-62", "FX-66")
def test_what_the_kept_action_steals_can_be_trapped() -> None:
    """Case 64: Stop That! cannot stop it, the trap can."""
    game = table(
        hands="play_2 | its_a_trap stop_that",
        tables="robin | batman",
        rules="lets_keep_doing_that",
        kept_action="steal_something",
    ).do("use:lets_keep_doing_that")
    assert game.asks() == (0, "steal")
    game.do("batman")
    assert (game.asks(), game.offered()) == ((1, "react"), {"pass", "its_a_trap"})
    game.do("its_a_trap", "pass", "robin")
    assert game.before(1) == {"robin", "batman"}


@pytest.mark.rule("FX-65", "FX-69")
def test_a_keeper_used_as_taken_can_be_claimed_by_its_old_owner() -> None:
    """Use What You Take plays seat 1's only other card; That's Mine! is seat 2's, so the taken card is certain."""
    game = table(hands="use_what_you_take play_2 | robin | thats_mine", rules="play_3").do(
        "use_what_you_take", "seat:1"
    )
    game.do("pass", "thats_mine")
    assert (game.before(0), game.before(2)) == (set(), {"robin"})


# ---- limits


@pytest.mark.rule("FX-37", "FX-54")
def test_discarding_batcomputer_to_a_limit_lowers_that_limit() -> None:
    """Four Keepers under a limit of 2 and 1: one goes; if it is the Batcomputer, one more has to go."""
    tables = "| batcomputer robin batman the_bank"
    game = table(hands="keeper_limit_2 play_2 | kpow", tables=tables, rules="play_3").do(
        "keeper_limit_2", "batcomputer"
    )
    assert (game.asks(), game.offered()) == ((1, "table-limit"), {"robin", "batman", "the_bank"})
    assert game.do("robin").asks() == (0, "play")


@pytest.mark.rule("FX-37", "FX-54")
def test_a_batcomputer_exchanged_away_leaves_its_holder_over_both_limits() -> None:
    """Case 68: one card in hand and one Keeper too many now; both go at once, the hand first, then seat 0 draws."""
    hands, tables = "exchange_keepers jackpot | kpow draw_2", "robin | batcomputer batman the_bank"
    game = table(hands=hands, tables=tables, rules="hand_limit_1 keeper_limit_2 play_3", draw="draw_3")
    game.do("exchange_keepers", "robin", "batcomputer")
    assert game.asks() == (1, "hand-limit")
    game.do("kpow")
    assert (game.asks(), game.offered()) == ((1, "table-limit"), {"robin", "batman", "the_bank"})
    game.do("robin")
    assert (game.asks(), game.hand(0)) == ((0, "play"), {"jackpot", "draw_3"})


@pytest.mark.rule("FX-47", "FX-54")
def test_losing_batcomputer_in_step_4_repeats_step_3() -> None:
    """Two cards in hand were allowed with it, and are too many without."""
    tables, rules = "batcomputer robin batman", "hand_limit_1 keeper_limit_2 play_2"
    game = table(hands="the_bank jackpot draw_2 | kpow", tables=tables, rules=rules, played=2, draw="draw_3")
    game.do("the_bank")
    assert game.asks() == (0, "table-limit")
    game.do("batcomputer")
    assert (game.asks(), game.offered()) == ((0, "hand-limit"), {"jackpot", "draw_2"})


# ---- Let's Keep Doing That! and Let's Do That Again!


@pytest.mark.rule("FX-62", "FX-64")
def test_a_vetoed_keep_doing_that_keeps_nothing() -> None:
    game = table(hands="lets_keep_doing_that robin | veto", discard="jackpot", rules="play_2")
    game.do("lets_keep_doing_that", "veto")
    assert (game.state()["kept_action"], game.asks()) == (None, (0, "play"))
    assert game.cards("discard") == ["jackpot", "veto", "lets_keep_doing_that"]


@pytest.mark.rule("FX-62")
def test_do_that_again_may_bring_keep_doing_that_back() -> None:
    """The Action that is being carried out is not in the pile yet (case 77)."""
    game = table(hands="lets_do_that_again robin | draw_2", discard="lets_keep_doing_that kpow", rules="play_2")
    game.do("lets_do_that_again", "lets_keep_doing_that")
    assert game.offered() == {"kpow"}
    game.do("kpow")
    assert game.state()["kept_action"] == "kpow"


@pytest.mark.rule("FX-62", "FX-68")
def test_a_kept_rules_reset_discards_itself() -> None:
    """Case 92."""
    game = table(hands="robin | kpow", rules="lets_keep_doing_that egads", kept_action="rules_reset", draw="batman")
    game.do("use:lets_keep_doing_that")
    assert game.cards("rules") == []
    assert set(game.cards("discard")) == {"lets_keep_doing_that", "egads", "rules_reset"}


@pytest.mark.rule("FX-49", "FX-62")
def test_a_kept_action_that_is_still_carried_out_cannot_be_done_again() -> None:
    """Cases 77, 92: its rule leaves in the middle of it; it is not in the discard pile before it is finished."""
    pile = "rules_reset lets_do_that_again"
    game = table(hands="robin | kpow", rules="lets_keep_doing_that", kept_action="draw_2_and_use_em", draw=pile)
    game.do("use:lets_keep_doing_that", "rules_reset", "lets_do_that_again")
    assert game.offered() == {"rules_reset", "lets_keep_doing_that"}


# ---- turns in a row


@pytest.mark.rule("FX-57", "FX-60")
def test_another_turn_follows_also_after_get_on_with_it() -> None:
    pile = "robin batman batgirl the_bank wayne_manor"
    game = table(hands="jackpot | kpow", tables="batmobile", rules="get_on_with_it", draw=pile)
    game.do("use:batmobile", "use:get_on_with_it")
    assert (game.asks(), game.hand(0)) == ((0, "draw"), {"robin", "batman", "batgirl"})


@pytest.mark.rule("FX-44", "FX-57")
def test_powers_come_back_in_the_second_turn() -> None:
    hands, pile = "play_2 the_bank | kpow", "draw_2 draw_3"
    game = table(hands=hands, tables="batmobile batman bane two_face", draw=pile)
    game.do("use:batman", "bane", "use:batmobile", "the_bank")
    assert (game.asks(), game.offered()) == ((0, "draw"), {"draw", "use:batman"})
