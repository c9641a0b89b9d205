"""Fluxx, Batman deck: what the 24 New Rules do (rules FX-58 to FX-63, and FX-9 to FX-14, FX-26, FX-37 card by card)."""

import pytest

from fluxx.table import table

# ---- the fifteen with a number


@pytest.mark.rule("FX-9", "FX-10")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_a_draw_rule_is_made_up_for_at_once(number: int) -> None:
    """Case 1: one card was drawn already."""
    pile = "robin batman batgirl the_bank wayne_manor kpow"
    game = table(hands=f"draw_{number} jackpot | trade_hands", draw=pile, rules="play_2").do(f"draw_{number}")
    assert game.hand(0) == {"jackpot", *pile.split()[: number - 1]}
    assert game.cards("rules") == ["play_2", f"draw_{number}"]


@pytest.mark.rule("FX-9")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_a_draw_rule_holds_for_the_next_player(number: int) -> None:
    pile = "robin batman batgirl the_bank wayne_manor kpow"
    game = table(hands="jackpot | trade_hands", rules=f"draw_{number}", draw=pile, turn=1, drawn=None)
    assert game.hand(1) == {"trade_hands", *pile.split()[:number]}


@pytest.mark.rule("FX-11")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_a_play_rule_counts_all_plays_of_the_turn(number: int) -> None:
    """The rule itself was the first of them."""
    keepers = ["robin", "batman", "batgirl", "the_bank"]
    game = table(hands=f"play_{number} {' '.join(keepers)} | kpow", draw="draw_2 draw_3").do(f"play_{number}")
    for keeper in keepers[: number - 1]:
        assert game.asks() == (0, "play")
        game.do(keeper)
    assert game.asks() == (1, "play")


@pytest.mark.rule("FX-13")
def test_play_all_goes_on_until_the_hand_is_empty() -> None:
    game = table(hands="play_all robin batman batgirl the_bank wayne_manor | kpow", draw="draw_2 draw_3")
    game.do("play_all", "robin", "batman", "batgirl", "the_bank")
    assert game.asks() == (0, "play")
    assert game.do("wayne_manor").asks() == (1, "play")


@pytest.mark.rule("FX-13")
def test_play_all_but_1_goes_on_until_one_card_is_left() -> None:
    game = table(hands="play_all_but_1 robin batman batgirl | kpow sidekicks", draw="draw_2 draw_3")
    game.do("play_all_but_1", "robin", "batman")
    assert (game.asks()[0], game.hand(0)) == (1, {"batgirl"})


@pytest.mark.rule("FX-13")
def test_play_all_but_1_draws_one_more_into_an_empty_hand() -> None:
    """The extra card does not count as drawn by rule: Draw 2 still draws its second."""
    game = table(hands=" | kpow", rules="play_all_but_1", draw="draw_2 robin batman batgirl", drawn=None)
    assert (game.hand(0), game.state()["drawn"]) == ({"draw_2", "robin"}, 1)
    assert game.do("draw_2").hand(0) == {"robin", "batman"}


@pytest.mark.rule("FX-13")
def test_play_all_but_1_looks_at_the_hand_with_which_the_turn_began() -> None:
    """A Keeper fetched with the Batarang before the draw does not take the extra card away."""
    game = table(
        hands=" | kpow", tables="batarang", rules="play_all_but_1", discard="robin", draw="draw_2 batman", drawn=None
    )
    game.do("use:batarang", "robin")
    assert game.hand(0) == {"robin", "draw_2", "batman"}


@pytest.mark.rule("FX-13")
def test_a_hand_emptied_before_the_draw_brings_no_extra_card() -> None:
    """The hand is traded away by a kept Trade Hands; the turn did not begin with an empty one."""
    rules = "play_all_but_1 lets_keep_doing_that"
    game = table(hands="robin | ", rules=rules, kept_action="trade_hands", draw="draw_2 batman the_bank", drawn=None)
    game.do("use:lets_keep_doing_that", "seat:1")
    assert (game.hand(0), game.hand(1)) == ({"draw_2"}, {"robin"})


@pytest.mark.rule("FX-37")
@pytest.mark.parametrize("limit", [0, 1, 2])
def test_a_hand_limit_binds_the_others_at_once(limit: int) -> None:
    """Case 65: the active player discards at the end of the turn."""
    game = table(hands=f"hand_limit_{limit} robin batman batgirl | kpow draw_2 draw_3", rules="play_3")
    game.do(f"hand_limit_{limit}")
    assert game.asks() == (1, "hand-limit")
    game.do(*["kpow", "draw_2", "draw_3"][: 3 - limit])
    assert (len(game.hand(1)), game.asks()) == (limit, (0, "play"))
    game.do("robin", "batman")
    assert (game.asks()[1] == "hand-limit") == (limit == 0)


@pytest.mark.rule("FX-37")
@pytest.mark.parametrize("limit", [2, 3, 4])
def test_a_keeper_limit_binds_the_others_at_once(limit: int) -> None:
    keepers = ["robin", "batgirl", "the_bank", "wayne_manor", "batarang"]
    game = table(hands=f"keeper_limit_{limit} jackpot | kpow", tables=f"| {' '.join(keepers)} bane", rules="play_2")
    game.do(f"keeper_limit_{limit}")
    assert game.asks() == (1, "table-limit")
    assert game.offered() == set(keepers)
    game.do(*keepers[: 5 - limit])
    assert (game.before(1), game.asks()) == ({*keepers[5 - limit :], "bane"}, (0, "play"))


@pytest.mark.rule("FX-38")
@pytest.mark.parametrize("limit", [2, 3, 4])
def test_a_keeper_limit_binds_the_active_player_at_the_end(limit: int) -> None:
    """Case 105."""
    keepers = ["robin", "batgirl", "the_bank", "wayne_manor"][:limit]
    game = table(hands="batman | kpow", tables=" ".join(keepers), rules=f"keeper_limit_{limit}", draw="draw_2 draw_3")
    game.do("batman")
    assert (game.asks(), game.offered()) == ((0, "table-limit"), {"batman", *keepers})
    assert game.do("batman").asks() == (1, "play")


@pytest.mark.rule("FX-14")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("draw_4", "draw_2"),
        ("play_3", "play_all"),
        ("hand_limit_2", "hand_limit_1"),
        ("keeper_limit_4", "keeper_limit_2"),
    ],
)
def test_a_rule_about_the_same_thing_is_replaced_and_the_others_stay(old: str, new: str) -> None:
    """Case 10."""
    game = table(hands=f"{new} robin | kpow", rules=f"egads {old} arkham_asylum", drawn=4, draw="draw_5 jackpot")
    game.do(new)
    assert game.cards("rules") == ["egads", "arkham_asylum", new]
    assert game.cards("discard")[0] == old


# ---- Double Agenda, Elsewhere in Gotham City


@pytest.mark.rule("FX-26")
def test_double_agenda_brings_no_goal_along_and_makes_room_for_two() -> None:
    game = table(hands="double_agenda mad_love jackpot | kpow", goals="sidekicks", rules="play_3").do("double_agenda")
    assert game.cards("goals") == ["sidekicks"]
    game.do("mad_love")
    assert game.cards("goals") == ["sidekicks", "mad_love"]


@pytest.mark.rule("FX-26")
@pytest.mark.parametrize("keepers", ["robin batgirl", "bruce_wayne the_bank"])
def test_with_double_agenda_either_goal_wins(keepers: str) -> None:
    game = table(hands="hes_a_billionaire | kpow", tables=keepers, goals="sidekicks", rules="double_agenda")
    assert game.do("hes_a_billionaire").winners() == [0]


@pytest.mark.rule("FX-27")
def test_a_third_goal_takes_the_place_of_one_of_the_older_two() -> None:
    """Case 33."""
    goals = "sidekicks mad_love"
    game = table(hands="cold_cash jackpot | kpow", goals=goals, rules="double_agenda play_2").do("cold_cash")
    assert (game.asks(), game.offered()) == ((0, "drop-goal"), {"sidekicks", "mad_love"})
    game.do("sidekicks")
    assert game.cards("goals") == ["mad_love", "cold_cash"]


@pytest.mark.rule("FX-22", "FX-50")
def test_playing_elsewhere_in_gotham_city_can_win_at_once() -> None:
    """Case 27: the Villains of the others have stopped seat 0 so far, and their own stop them still."""
    tables = "robin batgirl | the_joker bane"
    game = table(hands="elsewhere_in_gotham_city | kpow", tables=tables, goals="sidekicks")
    assert game.do("elsewhere_in_gotham_city").winners() == [0]
    game = table(hands="elsewhere_in_gotham_city | kpow", tables="robin batgirl bane", goals="sidekicks", draw="draw_2")
    assert not game.do("elsewhere_in_gotham_city").over()


# ---- Arkham Asylum


@pytest.mark.rule("FX-58")
def test_a_discarded_villain_goes_into_the_asylum() -> None:
    game = table(hands="trash_something jackpot | kpow", tables="| bane", rules="arkham_asylum play_2")
    game.do("trash_something", "bane")
    assert (game.cards("asylum"), game.cards("discard")) == (["bane"], ["trash_something"])


@pytest.mark.rule("FX-58")
def test_villains_discarded_before_stay_in_the_discard_pile() -> None:
    game = table(hands="arkham_asylum jackpot | kpow", discard="bane", rules="play_2").do("arkham_asylum")
    assert (game.cards("asylum"), game.cards("discard")) == ([], ["bane"])


@pytest.mark.rule("FX-22", "FX-58")
def test_locking_up_the_last_villain_can_win() -> None:
    tables = "robin batgirl | bane"
    game = table(hands="trash_something | kpow", tables=tables, rules="arkham_asylum", goals="sidekicks")
    assert game.do("trash_something", "bane").winners() == [0]


@pytest.mark.rule("FX-58")
def test_a_keeper_is_discarded_as_usual() -> None:
    game = table(hands="trash_something jackpot | kpow", tables="| robin", rules="arkham_asylum play_2")
    game.do("trash_something", "robin")
    assert (game.cards("asylum"), game.cards("discard")) == ([], ["robin", "trash_something"])


@pytest.mark.rule("FX-58")
@pytest.mark.parametrize(("count", "sizes"), [(1, [0, 1, 0]), (2, [0, 1, 1]), (3, [1, 1, 1]), (4, [1, 2, 1])])
def test_the_asylum_releases_clockwise_from_the_left_of_the_active_player(count: int, sizes: list[int]) -> None:
    locked = ["bane", "two_face", "catwoman", "the_joker"][:count]
    game = table(hands="trash_a_new_rule jackpot | kpow | draw_2", rules="arkham_asylum play_2", asylum=[*locked]).do(
        "trash_a_new_rule", "arkham_asylum"
    )
    assert [len(game.before(seat)) for seat in range(3)] == sizes
    assert game.before(0) | game.before(1) | game.before(2) == set(locked)
    assert game.cards("asylum") == []


@pytest.mark.rule("FX-58")
@pytest.mark.parametrize("order", ["trash_a_new_rule arkham_asylum", "rules_reset", "lets_simplify arkham_asylum done"])
def test_the_asylum_releases_in_whatever_way_it_leaves(order: str) -> None:
    """Case 91."""
    action, *choices = order.split()
    game = table(hands=f"{action} jackpot | kpow", rules="arkham_asylum play_2", asylum=["bane"], draw="robin")
    game.do(action, *choices)
    assert game.before(1) == {"bane"}


@pytest.mark.rule("FX-58", "FX-64")
def test_a_vetoed_asylum_releases_too() -> None:
    game = table(hands="veto jackpot | kpow", rules="arkham_asylum play_2", asylum=["bane"])
    game.do("veto", "arkham_asylum", "done")
    assert game.before(1) == {"bane"}


@pytest.mark.rule("FX-58", "FX-69")
def test_a_zapped_asylum_releases_too() -> None:
    """Case 91."""
    game = table(hands="zap_a_card jackpot | kpow", rules="arkham_asylum play_2", asylum=["bane"])
    game.do("zap_a_card", "arkham_asylum")
    assert (game.before(1), game.hand(0)) == ({"bane"}, {"arkham_asylum", "jackpot"})


@pytest.mark.rule("FX-22", "FX-58")
def test_released_villains_can_complete_a_goal() -> None:
    """Both go to two different players, so it takes a third card: seat 1 has Poison Ivy."""
    rules = "arkham_asylum play_2"
    game = table(
        hands="trash_a_new_rule | kpow",
        tables="| poison_ivy",
        rules=rules,
        asylum=["bane"],
        goals="poison_ivy_and_bane",
    )
    assert game.do("trash_a_new_rule", "arkham_asylum").winners() == [1]


@pytest.mark.rule("FX-58", "FX-19")
def test_a_released_villain_draws_no_card() -> None:
    game = table(hands="trash_a_new_rule jackpot | kpow", rules="arkham_asylum play_2", asylum=["bane"], draw="robin")
    game.do("trash_a_new_rule", "arkham_asylum")
    assert (game.hand(1), game.cards("draw_pile")) == ({"kpow"}, ["robin"])


# ---- Crime Happens


@pytest.mark.rule("FX-59")
def test_crime_happens_steals_a_keeper_for_whoever_has_a_villain() -> None:
    tables = "bane wayne_manor | robin two_face | batman"
    game = table(hands="jackpot | kpow | draw_2", tables=tables, rules="crime_happens").do("use:crime_happens")
    assert (game.asks(), game.offered()) == ((0, "steal"), {"robin", "batman"})
    game.do("robin")
    assert (game.before(0), game.before(1)) == ({"bane", "wayne_manor", "robin"}, {"two_face"})
    assert game.why("use:crime_happens") == "FX-44"
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-59")
def test_crime_happens_only_for_a_player_with_a_villain() -> None:
    """Case 94."""
    game = table(hands="jackpot | kpow", tables="| robin bane", rules="crime_happens")
    assert game.offered() == {"jackpot"}
    assert game.why("use:crime_happens") == "FX-59"


@pytest.mark.rule("FX-55", "FX-59")
def test_a_cuffed_villain_does_not_count_for_crime_happens() -> None:
    """Case 94; released, it does."""
    game = table(hands="jackpot | kpow", tables="batman_cuffs | robin", cuffed="bane", rules="crime_happens")
    assert game.offered() == {"jackpot", "use:batman_cuffs"}
    assert "use:crime_happens" in game.do("use:batman_cuffs").offered()


@pytest.mark.rule("FX-46", "FX-59")
def test_crime_happens_needs_a_keeper_to_take() -> None:
    game = table(hands="jackpot | kpow", tables="bane robin | two_face", rules="crime_happens")
    assert game.why("use:crime_happens") == "FX-46"


@pytest.mark.rule("FX-22", "FX-59")
def test_crime_happens_can_win() -> None:
    tables = "bane two_face catwoman | robin"
    game = table(hands="jackpot | kpow", tables=tables, rules="crime_happens", goals="backed_into_a_corner")
    assert game.do("use:crime_happens", "robin").winners() == [0]


@pytest.mark.rule("FX-59", "FX-66")
def test_crime_happens_can_be_trapped() -> None:
    """Case 52."""
    game = table(hands="jackpot | its_a_trap", tables="bane batman | robin", rules="crime_happens")
    game.do("use:crime_happens", "robin", "its_a_trap", "batman")
    assert (game.before(0), game.before(1)) == ({"bane"}, {"robin", "batman"})


# ---- Get On With It!

THREE = "robin batman batgirl"


@pytest.mark.rule("FX-60")
def test_get_on_with_it_discards_the_hand_draws_three_and_ends_the_turn() -> None:
    """Case 79: before the only play."""
    game = table(hands="jackpot draw_2 | kpow", rules="get_on_with_it", draw=f"{THREE} the_bank").do(
        "use:get_on_with_it"
    )
    assert game.hand(0) == set(THREE.split())
    assert set(game.cards("discard")) == {"jackpot", "draw_2"}
    assert game.asks()[0] == 1


@pytest.mark.rule("FX-60")
def test_get_on_with_it_before_the_draw_skips_it() -> None:
    game = table(hands="jackpot draw_2 | kpow", rules="get_on_with_it", draw=f"{THREE} the_bank", drawn=None)
    assert game.offered() == {"draw", "use:get_on_with_it"}
    game.do("use:get_on_with_it")
    assert (game.hand(0), game.asks()[0]) == (set(THREE.split()), 1)


@pytest.mark.rule("FX-60")
def test_get_on_with_it_needs_a_play_that_is_left() -> None:
    """Case 79: with Goal Mill to be asked at all."""
    game = table(hands="jackpot sidekicks | kpow", rules="get_on_with_it goal_mill", draw=THREE, played=1)
    assert game.offered() == {"end", "use:goal_mill"}
    assert game.why("use:get_on_with_it") == "FX-60"


@pytest.mark.rule("FX-60")
def test_get_on_with_it_needs_a_card_in_hand() -> None:
    """Case 79: with Batman to be asked at all."""
    game = table(hands=" | kpow", tables="batman bane", rules="get_on_with_it play_2", draw="robin batgirl the_bank")
    assert game.offered() == {"end", "use:batman"}


@pytest.mark.rule("FX-60", "FX-70")
def test_get_on_with_it_with_both_piles_empty_draws_from_what_was_discarded() -> None:
    """A play and a card are left, and nothing else is asked for."""
    game = table(hands="robin batman | kpow", rules="get_on_with_it")
    assert "use:get_on_with_it" in game.offered()
    game.do("use:get_on_with_it")
    assert game.hand(0) == {"robin", "batman"}


@pytest.mark.rule("FX-60", "FX-45")
def test_get_on_with_it_not_inside_a_temporary_hand() -> None:
    """Case 80."""
    game = table(hands="draw_2_and_use_em jackpot | kpow", rules="get_on_with_it", draw=THREE).do("draw_2_and_use_em")
    assert game.offered() == {"robin", "batman"}
    assert game.why("use:get_on_with_it") == "FX-45"


@pytest.mark.rule("FX-60")
def test_after_get_on_with_it_only_the_limits_follow() -> None:
    game = table(hands="jackpot | kpow", rules="get_on_with_it hand_limit_2", draw=f"{THREE} the_bank")
    game.do("use:get_on_with_it")
    assert (game.asks(), game.offered()) == ((0, "hand-limit"), set(THREE.split()))
    assert game.do("robin").asks()[0] == 1


@pytest.mark.rule("FX-45", "FX-60")
def test_powers_against_villains_drawn_with_it_wait_for_the_next_turn() -> None:
    """Case 24: Batman lies there, Bane is drawn, and the turn is over."""
    pile = "bane robin batgirl the_bank wayne_manor"
    game = table(hands="jackpot | kpow", tables="batman", rules="get_on_with_it hand_limit_2", draw=pile)
    game.do("use:get_on_with_it")
    assert game.before(0) == {"batman", "bane"}
    assert game.offered() == {"robin", "batgirl", "the_bank"}
    assert game.why("use:batman") == "FX-60"


# ---- Goal Mill and Egads!


@pytest.mark.rule("FX-61")
def test_goal_mill_changes_goals_for_new_cards() -> None:
    game = table(hands="sidekicks mad_love cold_cash jackpot | kpow", rules="goal_mill", draw=THREE).do("use:goal_mill")
    assert (game.asks(), game.offered()) == ((0, "discard-cards"), {"done", "sidekicks", "mad_love", "cold_cash"})
    game.do("sidekicks", "cold_cash", "done")
    assert game.hand(0) == {"mad_love", "jackpot", "robin", "batman"}
    assert set(game.cards("discard")) == {"sidekicks", "cold_cash"}
    assert game.why("use:goal_mill") == "FX-44"


@pytest.mark.rule("FX-61")
def test_goal_mill_is_not_offered_without_a_goal_in_hand() -> None:
    """Case 81."""
    game = table(hands="jackpot | sidekicks", rules="goal_mill", goals="mad_love", draw=THREE)
    assert game.offered() == {"jackpot"}
    assert game.why("use:goal_mill") == "FX-46"


@pytest.mark.rule("FX-48", "FX-61")
def test_choosing_no_goal_uses_the_mill_up() -> None:
    """Case 81."""
    game = table(hands="sidekicks jackpot | kpow", rules="goal_mill", draw=THREE).do("use:goal_mill", "done")
    assert game.hand(0) == {"sidekicks", "jackpot"}
    assert game.why("use:goal_mill") == "FX-44"


@pytest.mark.rule("FX-61")
def test_egads_plays_the_top_card_and_it_is_not_a_play() -> None:
    game = table(hands="jackpot | kpow", rules="egads", draw="robin batman").do("use:egads")
    assert (game.before(0), game.hand(0), game.state()["played"]) == ({"robin"}, {"jackpot"}, 0)
    assert (game.asks(), game.offered()) == ((0, "play"), {"jackpot"})
    assert game.why("use:egads") == "FX-44"


@pytest.mark.rule("FX-18", "FX-61")
def test_egads_places_a_villain_and_takes_the_next_card() -> None:
    game = table(hands="jackpot | kpow", rules="egads", draw="bane the_joker robin batman").do("use:egads")
    assert game.before(0) == {"bane", "the_joker", "robin"}
    assert game.cards("draw_pile") == ["batman"]


@pytest.mark.rule("FX-61")
def test_egads_makes_you_play_a_card_that_lets_another_win() -> None:
    game = table(hands="jackpot | kpow", tables="| robin batgirl", rules="egads", draw="sidekicks")
    assert game.do("use:egads").winners() == [1]


@pytest.mark.rule("FX-35", "FX-61")
def test_a_card_played_by_egads_can_be_answered() -> None:
    """Case 39: no play is used."""
    game = table(hands="jackpot | stop_that", rules="egads", draw="kpow batman", tables="bane").do("use:egads")
    assert (game.asks(), game.offered()) == ((1, "react"), {"pass", "stop_that"})
    game.do("stop_that")
    assert (game.before(0), game.state()["played"]) == ({"bane"}, 0)
    assert game.cards("discard") == ["stop_that", "kpow"]


# ---- Let's Keep Doing That!


@pytest.mark.rule("FX-62")
def test_keep_doing_that_takes_an_action_from_the_discard_pile() -> None:
    discard = "jackpot veto robin draw_2 kpow"
    game = table(hands="lets_keep_doing_that trade_hands | draw_3", discard=discard, rules="play_2")
    game.do("lets_keep_doing_that")
    assert (game.asks(), game.offered()) == ((0, "choose-action"), {"jackpot", "kpow"})
    game.do("jackpot")
    assert game.state()["kept_action"] == "jackpot"
    assert "use:lets_keep_doing_that" in game.offered()


@pytest.mark.rule("FX-62")
def test_the_kept_action_is_done_once_a_turn_and_stays() -> None:
    pile = "robin batman batgirl the_bank"
    game = table(hands="trade_hands | draw_3", rules="lets_keep_doing_that", kept_action="jackpot", draw=pile)
    game.do("use:lets_keep_doing_that")
    assert game.hand(0) == {"trade_hands", "robin", "batman", "batgirl"}
    assert (game.state()["kept_action"], game.state()["played"]) == ("jackpot", 0)
    assert game.why("use:lets_keep_doing_that") == "FX-44"


@pytest.mark.rule("FX-62")
def test_every_player_may_carry_out_the_kept_action() -> None:
    pile = "robin batman batgirl the_bank wayne_manor"
    game = table(hands="draw_2 | draw_3", rules="lets_keep_doing_that", kept_action="jackpot", draw=pile, turn=1)
    game.do("use:lets_keep_doing_that")
    assert game.hand(1) == {"draw_3", "robin", "batman", "batgirl"}


@pytest.mark.rule("FX-62")
def test_keep_doing_that_without_an_action_lies_there_without_effect() -> None:
    game = table(hands="lets_keep_doing_that robin | draw_3", discard="veto batman", rules="play_2", draw="the_bank")
    game.do("lets_keep_doing_that")
    assert game.cards("rules") == ["play_2", "lets_keep_doing_that"]
    assert (game.asks(), game.offered()) == ((0, "play"), {"robin"})


@pytest.mark.rule("FX-62")
@pytest.mark.parametrize(
    "order", ["trash_a_new_rule lets_keep_doing_that", "rules_reset", "zap_a_card lets_keep_doing_that"]
)
def test_when_the_rule_leaves_its_action_goes_to_the_discard_pile(order: str) -> None:
    """Case 92."""
    action, *choices = order.split()
    game = table(
        hands=f"{action} robin | kpow", rules="lets_keep_doing_that play_2", kept_action="jackpot", draw="batman"
    )
    game.do(action, *choices)
    assert game.state()["kept_action"] is None
    assert "jackpot" in game.cards("discard")


@pytest.mark.rule("FX-62")
def test_the_kept_action_can_remove_its_own_rule() -> None:
    rules = "lets_keep_doing_that draw_2"
    game = table(hands="robin | kpow", rules=rules, kept_action="trash_a_new_rule", drawn=2)
    game.do("use:lets_keep_doing_that", "lets_keep_doing_that")
    assert game.cards("rules") == ["draw_2"]
    assert set(game.cards("discard")) == {"lets_keep_doing_that", "trash_a_new_rule"}


@pytest.mark.rule("FX-46", "FX-62")
def test_a_kept_action_that_can_do_nothing_is_not_offered() -> None:
    """K'POW! without a Villain in play."""
    for tables, offered in (("", {"robin"}), ("bane", {"robin", "use:lets_keep_doing_that"})):
        game = table(hands="robin | jackpot", tables=tables, rules="lets_keep_doing_that", kept_action="kpow")
        assert game.offered() == offered


@pytest.mark.rule("FX-44", "FX-62")
def test_stop_that_does_not_stop_the_kept_action() -> None:
    """Case 64: nobody is asked."""
    game = table(
        hands="robin | stop_that", rules="lets_keep_doing_that", kept_action="jackpot", draw="batman draw_2 draw_3"
    )
    game.do("use:lets_keep_doing_that")
    assert game.asks() == (0, "play")
    assert len(game.hand(0)) == 4


# ---- Batman Logo Bonus


@pytest.mark.rule("FX-63")
def test_whoever_wears_a_logo_may_draw_one_card_more() -> None:
    game = table(hands="jackpot | kpow", rules="batman_logo_bonus", draw="robin batman", logo=[0])
    game.do("use:batman_logo_bonus")
    assert (game.hand(0), game.state()["drawn"]) == ({"jackpot", "robin"}, 1)
    assert game.why("use:batman_logo_bonus") == "FX-44"


@pytest.mark.rule("FX-63")
def test_the_logo_bonus_is_not_for_players_without_a_logo() -> None:
    """By default nobody wears one."""
    for logo in ([], [1]):
        game = table(hands="jackpot | kpow", rules="batman_logo_bonus", draw="robin batman", logo=[*logo])
        assert game.offered() == {"jackpot"}
        assert game.why("use:batman_logo_bonus") == "FX-63"


@pytest.mark.rule("FX-63")
def test_the_logo_bonus_works_in_the_turn_in_which_it_is_played() -> None:
    game = table(hands="batman_logo_bonus | kpow", draw="robin batman the_bank", logo=[0]).do("batman_logo_bonus")
    assert game.offered() == {"end", "use:batman_logo_bonus"}
    game.do("use:batman_logo_bonus")
    assert game.hand(0) == {"robin"}
