"""Fluxx, Batman deck: the six Surprises, in turn, out of turn and against each other (FX-28, FX-64 to FX-67)."""

import pytest

from fluxx.table import Table, table

SURPRISES = ["stop_that", "canceled_plans", "veto", "thats_mine", "its_a_trap", "not_your_problem"]

# ---- Stop That!


@pytest.mark.rule("FX-64")
def test_stop_that_in_turn_everybody_else_discards_an_action_or_at_random() -> None:
    """Case 56: without an Action it is always random; an empty hand is not asked."""
    game = table(hands="stop_that draw_2 | jackpot robin | | batman", rules="play_2").do("stop_that")
    assert (game.asks(), game.offered()) == ((1, "discard-or-random"), {"jackpot", "random"})
    game.do("jackpot")
    assert (game.asks(), game.offered()) == ((3, "discard-or-random"), {"random"})
    game.do("random")
    assert set(game.cards("discard")) == {"stop_that", "jackpot", "batman"}
    assert (game.hand(1), game.hand(3), game.asks()) == ({"robin"}, set(), (0, "play"))


@pytest.mark.rule("FX-64", "FX-72")
def test_a_player_with_an_action_may_prefer_chance() -> None:
    """Case 56: then any card of the hand may go."""
    game = table(hands="stop_that draw_2 | jackpot robin batman", rules="play_2").do("stop_that", "random")
    assert len(game.hand(1)) == 2
    assert game.hand(1) < {"jackpot", "robin", "batman"}


@pytest.mark.rule("FX-28", "FX-64")
def test_stop_that_in_turn_is_a_play() -> None:
    game = table(hands="stop_that draw_2 | robin", draw="draw_3 draw_4").do("stop_that", "random")
    assert game.asks()[0] == 1


@pytest.mark.rule("FX-28", "FX-64")
def test_stop_that_out_of_turn_stops_an_action() -> None:
    game = table(hands="kpow robin | stop_that", tables="bane", rules="play_2").do("kpow", "stop_that")
    assert game.before(0) == {"bane"}
    assert game.cards("discard") == ["stop_that", "kpow"]
    assert game.hand(1) == set()


# ---- Canceled Plans


@pytest.mark.rule("FX-64")
def test_canceled_plans_in_turn_discards_all_goals_and_a_goal_of_everybody_else() -> None:
    game = table(
        hands="canceled_plans draw_2 | sidekicks robin | batman",
        goals="mad_love cold_cash",
        rules="double_agenda play_2",
    ).do("canceled_plans")
    assert game.cards("goals") == []
    assert (game.asks(), game.offered()) == ((1, "discard-or-random"), {"sidekicks", "random"})
    game.do("sidekicks")
    assert (game.asks(), game.offered()) == ((2, "discard-or-random"), {"random"})
    game.do("random")
    assert set(game.cards("discard")) == {"canceled_plans", "mad_love", "cold_cash", "sidekicks", "batman"}


@pytest.mark.rule("FX-28", "FX-64")
def test_canceled_plans_out_of_turn_stops_a_goal_that_would_win() -> None:
    """Case 57: no win, and the old Goal stays."""
    game = table(hands="sidekicks draw_2 | canceled_plans", tables="robin batgirl", goals="mad_love", rules="play_2")
    game.do("sidekicks", "canceled_plans")
    assert not game.over()
    assert game.cards("goals") == ["mad_love"]
    assert game.cards("discard") == ["canceled_plans", "sidekicks"]


@pytest.mark.rule("FX-27", "FX-64")
def test_a_third_goal_that_is_stopped_displaces_none_of_the_two() -> None:
    """Case 57: nobody is asked which one goes."""
    goals = "mad_love cold_cash"
    game = table(hands="sidekicks draw_2 | canceled_plans", goals=goals, rules="double_agenda play_2")
    game.do("sidekicks", "canceled_plans")
    assert (game.asks(), game.cards("goals")) == ((0, "play"), ["mad_love", "cold_cash"])


# ---- Veto!


@pytest.mark.rule("FX-48", "FX-64")
def test_veto_in_turn_discards_up_to_two_new_rules() -> None:
    game = table(hands="veto draw_2 | robin", rules="play_4 hand_limit_2 egads").do("veto")
    assert (game.asks(), game.offered()) == ((0, "discard-cards"), {"play_4", "hand_limit_2", "egads", "done"})
    game.do("hand_limit_2", "egads")
    assert game.offered() == {"done"}
    game.do("done")
    assert (game.cards("rules"), game.asks()) == (["play_4"], (0, "play"))


@pytest.mark.rule("FX-48", "FX-64")
@pytest.mark.parametrize("chosen", [[], ["egads"]])
def test_veto_in_turn_may_discard_fewer(chosen: list[str]) -> None:
    game = table(hands="veto draw_2 | robin", rules="play_4 egads").do("veto", *chosen, "done")
    assert game.cards("rules") == ["play_4", *([] if chosen else ["egads"])]


@pytest.mark.rule("FX-28", "FX-64")
def test_veto_out_of_turn_stops_a_new_rule_and_the_old_one_stays() -> None:
    game = table(hands="draw_4 robin | veto", rules="draw_2 play_2", drawn=2, draw="batman batgirl").do(
        "draw_4", "veto"
    )
    assert game.cards("rules") == ["draw_2", "play_2"]
    assert (game.cards("discard"), game.hand(0)) == (["veto", "draw_4"], {"robin"})


@pytest.mark.rule("FX-64")
def test_nobody_discards_for_a_vetoed_hand_limit() -> None:
    """Case 60."""
    game = (
        table(hands="hand_limit_0 robin | veto batman | the_bank", rules="play_2").do("hand_limit_0", "veto").passes()
    )
    assert (game.hand(1), game.hand(2)) == ({"batman"}, {"the_bank"})
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-64")
def test_what_was_discarded_to_a_limit_stays_discarded() -> None:
    """Case 60: Veto! in turn takes the limit away afterwards."""
    game = table(hands="hand_limit_0 veto robin | batman", rules="play_3").do("hand_limit_0")
    game.passes().do("batman", "veto", "hand_limit_0", "done")
    assert game.hand(1) == set()
    assert "batman" in game.cards("discard")


# ---- That's Mine!


@pytest.mark.rule("FX-65")
def test_thats_mine_in_turn_steals_a_keeper() -> None:
    tables = "the_bank | robin bane | batman"
    game = table(hands="thats_mine draw_2 | kpow | jackpot", tables=tables, rules="play_2").do("thats_mine")
    assert (game.asks(), game.offered()) == ((0, "steal"), {"robin", "batman"})
    game.do("batman")
    assert (game.before(0), game.before(2)) == ({"the_bank", "batman"}, set())


@pytest.mark.rule("FX-28", "FX-65")
def test_thats_mine_out_of_turn_gets_the_keeper_that_is_played() -> None:
    game = table(hands="robin draw_2 | thats_mine", rules="play_2").do("robin", "thats_mine")
    assert (game.before(0), game.before(1)) == (set(), {"robin"})
    assert game.cards("discard") == ["thats_mine"]


@pytest.mark.rule("FX-21", "FX-65")
def test_thats_mine_can_win_on_anothers_turn() -> None:
    """Case 58."""
    game = table(hands="robin draw_2 | thats_mine", tables="| batgirl", goals="sidekicks").do("robin", "thats_mine")
    assert game.winners() == [1]


@pytest.mark.rule("FX-37", "FX-65")
def test_thats_mine_over_the_keeper_limit_is_followed_by_a_discard_at_once() -> None:
    """Case 59: also the new one may go."""
    game = table(hands="robin draw_2 | thats_mine", tables="| batman the_bank", rules="keeper_limit_2 play_2")
    game.do("robin", "thats_mine")
    assert (game.asks(), game.offered()) == ((1, "table-limit"), {"batman", "the_bank", "robin"})
    game.do("robin")
    assert (game.before(1), game.asks()) == ({"batman", "the_bank"}, (0, "play"))


@pytest.mark.rule("FX-65")
def test_thats_mine_answers_the_playing_of_keepers_only() -> None:
    """A Keeper that is stolen or exchanged is not played."""
    game = table(hands="steal_something | kpow | thats_mine", tables="| robin", draw="draw_2").do("steal_something")
    while game.asks()[1] == "react":
        assert game.offered() == {"pass"}
        game.do("pass")
    game.do("robin")
    assert game.before(0) == {"robin"}


# ---- It's A Trap!


@pytest.mark.rule("FX-66")
def test_its_a_trap_in_turn_draws_two_and_everybody_else_discards_a_card() -> None:
    """Case 55: with an empty hand nothing is discarded, and cards in play are not offered."""
    hands = "its_a_trap draw_2 | kpow jackpot | "
    game = table(hands=hands, tables="| batman | robin bane", rules="play_2", draw="batgirl the_bank").do("its_a_trap")
    assert game.hand(0) == {"draw_2", "batgirl", "the_bank"}
    assert (game.asks(), game.offered()) == ((1, "discard"), {"kpow", "jackpot"})
    game.do("kpow")
    assert (game.hand(1), game.before(2), game.asks()) == ({"jackpot"}, {"robin", "bane"}, (0, "play"))


@pytest.mark.rule("FX-28", "FX-66")
def test_its_a_trap_out_of_turn_cancels_a_theft_and_steals_back() -> None:
    tables = "batgirl the_bank bane | robin"
    game = table(hands="steal_something draw_2 | its_a_trap", tables=tables, rules="play_2")
    game.do("steal_something", "robin", "its_a_trap")
    assert (game.asks(), game.offered()) == ((1, "steal"), {"batgirl", "the_bank"})
    game.do("the_bank")
    assert (game.before(0), game.before(1)) == ({"batgirl", "bane"}, {"robin", "the_bank"})


@pytest.mark.rule("FX-66")
def test_a_thief_without_keepers_only_loses_the_theft() -> None:
    """Case 50."""
    game = table(hands="steal_something draw_2 | its_a_trap", tables="bane | robin", rules="play_2")
    game.do("steal_something", "robin", "its_a_trap")
    assert (game.before(0), game.before(1), game.asks()) == ({"bane"}, {"robin"}, (0, "play"))


@pytest.mark.rule("FX-66")
def test_only_the_victim_can_trap_a_thief() -> None:
    game = table(hands="steal_something | kpow | its_a_trap", tables="| robin", draw="draw_2").do("steal_something")
    game.passes().do("robin")
    while game.asks()[1] == "react":
        assert game.offered() == {"pass"}
        game.do("pass")
    assert game.before(0) == {"robin"}


@pytest.mark.rule("FX-22", "FX-66")
def test_stealing_back_can_win_on_anothers_turn() -> None:
    game = table(hands="steal_something | its_a_trap", tables="batgirl | robin", goals="sidekicks")
    assert game.do("steal_something", "robin", "its_a_trap", "batgirl").winners() == [1]


# ---- Not Your Problem


@pytest.mark.rule("FX-67")
def test_not_your_problem_in_turn_moves_any_villain_to_another_player() -> None:
    tables = "bane | the_joker | robin"
    game = table(hands="not_your_problem draw_2 | kpow | jackpot", tables=tables, rules="play_2").do("not_your_problem")
    assert (game.asks(), game.offered()) == ((0, "move"), {"bane", "the_joker"})
    game.do("the_joker")
    assert (game.asks(), game.offered()) == ((0, "move-to"), {"seat:0", "seat:2"})
    game.do("seat:2")
    assert (game.before(1), game.before(2)) == (set(), {"robin", "the_joker"})


@pytest.mark.rule("FX-67")
def test_not_your_problem_in_turn_may_move_a_villain_to_yourself() -> None:
    """Two Villains of your own are Mad Love."""
    tables = "harley_quinn | the_joker"
    game = table(hands="not_your_problem draw_2 | kpow", tables=tables, goals="mad_love")
    assert game.do("not_your_problem", "the_joker", "seat:0").winners() == [0]


@pytest.mark.rule("FX-28", "FX-67")
def test_not_your_problem_out_of_turn_takes_a_villain_that_another_draws() -> None:
    """The drawer draws another card all the same."""
    game = table(hands="jackpot draw_2 | not_your_problem", rules="play_2", draw="bane robin batman batgirl the_bank")
    game.do("jackpot")
    assert (game.asks(), game.offered()) == ((1, "react"), {"pass", "not_your_problem"})
    game.do("not_your_problem")
    assert (game.before(0), game.before(1)) == (set(), {"bane"})
    assert game.hand(0) == {"draw_2", "robin", "batman", "batgirl"}


@pytest.mark.rule("FX-67")
def test_not_your_problem_takes_a_villain_that_another_steals_from_a_third() -> None:
    tables = "| the_joker | harley_quinn"
    game = table(hands="steal_something | kpow | not_your_problem", tables=tables, goals="mad_love")
    game.do("steal_something").passes().do("the_joker").do("pass", "not_your_problem")
    assert game.winners() == [2]


@pytest.mark.rule("FX-67")
def test_not_your_problem_lets_a_victim_keep_a_stolen_villain() -> None:
    """It is about to be moved to another player, and comes before its old owner instead."""
    game = table(hands="steal_something draw_2 | not_your_problem", tables="| bane", rules="play_2")
    game.do("steal_something").passes().do("bane", "not_your_problem")
    assert (game.before(0), game.before(1)) == (set(), {"bane"})


@pytest.mark.rule("FX-29", "FX-67")
def test_not_your_problem_does_not_rid_you_of_your_own_villain() -> None:
    """Out of turn it is about the Villains of others; in one's own turn there is no out-of-turn effect."""
    game = table(hands="jackpot not_your_problem | kpow", rules="play_2", draw="bane robin batman batgirl")
    game.do("jackpot")
    assert (game.asks(), game.offered()) == ((1, "react"), {"pass"})
    game.do("pass")
    assert (game.before(0), "not_your_problem" in game.hand(0)) == ({"bane"}, True)


# ---- each of them as canceller


def answered(canceller: str) -> Table:
    """Seat 0 plays a card, seat 1 answers it, seat 2 cancels that answer with this card."""
    card, answer = ("draw_4", "veto") if canceller == "stop_that" else ("jackpot", "stop_that")
    tables = "batman bane | robin the_joker | batgirl two_face"
    pile = "play_3 egads goal_mill play_4"
    game = table(
        hands=f"{card} sidekicks | {answer} | {canceller}", tables=tables, rules="play_2", goals="mad_love", draw=pile
    )
    return game.do(card, answer)


@pytest.mark.rule("FX-28", "FX-33")
@pytest.mark.parametrize("canceller", SURPRISES)
def test_any_surprise_cancels_an_answer_and_the_card_takes_effect(canceller: str) -> None:
    game = answered(canceller)
    assert (game.asks(), game.offered()) == ((2, "react"), {"pass", canceller})
    game.do(canceller)
    assert game.hand(0) == {"sidekicks", "play_3", "egads", "goal_mill"}
    assert canceller in game.cards("discard")
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-34", "FX-65", "FX-66")
@pytest.mark.parametrize("canceller", SURPRISES)
def test_a_canceller_does_nothing_but_cancel(canceller: str) -> None:
    """Cases 44, 48, 49: no Keeper changes hands, no Goal and no rule goes, no Villain moves."""
    game = answered(canceller).do(canceller)
    assert [game.before(seat) for seat in range(3)] == [
        {"batman", "bane"},
        {"robin", "the_joker"},
        {"batgirl", "two_face"},
    ]
    assert game.cards("goals") == ["mad_love"]
    assert game.cards("rules")[0] == "play_2"
    assert (game.hand(1), game.hand(2)) == (set(), set())


@pytest.mark.rule("FX-28", "FX-33")
@pytest.mark.parametrize("canceller", SURPRISES)
def test_any_surprise_cancels_a_surprise_that_is_played_in_turn(canceller: str) -> None:
    """And the play is used."""
    card = "veto" if canceller != "veto" else "thats_mine"
    game = table(hands=f"{card} draw_3 | {canceller}", tables="| robin", rules="egads play_2")
    game.do(card)
    assert (game.asks(), game.offered()) == ((1, "react"), {"pass", canceller})
    game.do(canceller)
    assert (game.cards("rules"), game.before(1)) == (["egads", "play_2"], {"robin"})
    assert set(game.cards("discard")) == {card, canceller}
    assert (game.asks(), game.state()["played"]) == ((0, "play"), 1)


@pytest.mark.rule("FX-34")
@pytest.mark.parametrize("canceller", [card for card in SURPRISES if card != "stop_that"])
def test_the_active_player_counters_without_a_play(canceller: str) -> None:
    """Case 44: the in-turn text does not happen either."""
    hands = f"jackpot {canceller} sidekicks | stop_that robin"
    tables, pile = "| batman bane", "play_3 play_4 goal_mill"
    game = table(hands=hands, tables=tables, rules="play_2 egads", goals="mad_love", draw=pile)
    game.do("jackpot", "stop_that", canceller)
    assert game.state()["played"] == 1
    assert game.hand(0) == {"sidekicks", "play_3", "play_4", "goal_mill"}
    assert (game.cards("rules"), game.cards("goals")) == (["play_2", "egads"], ["mad_love"])
    assert (game.hand(1), game.before(1)) == ({"robin"}, {"batman", "bane"})


@pytest.mark.rule("FX-34", "FX-66")
def test_a_cancelled_trap_lets_the_theft_stand() -> None:
    """Case 54."""
    game = table(hands="steal_something veto | its_a_trap", tables="batgirl | robin", rules="play_2")
    game.do("steal_something").passes().do("robin", "its_a_trap", "veto")
    assert (game.before(0), game.before(1)) == ({"batgirl", "robin"}, set())


@pytest.mark.rule("FX-33", "FX-65")
def test_a_cancelled_thats_mine_leaves_the_keeper_with_its_player() -> None:
    game = table(hands="robin veto draw_2 | thats_mine", rules="play_2").do("robin", "thats_mine", "veto")
    assert (game.before(0), game.before(1)) == ({"robin"}, set())


@pytest.mark.rule("FX-33", "FX-67")
def test_a_cancelled_not_your_problem_leaves_the_villain_with_its_drawer() -> None:
    game = table(hands="jackpot veto | not_your_problem", rules="play_2", draw="bane robin batman batgirl")
    game.do("jackpot", "not_your_problem", "veto")
    assert (game.before(0), game.before(1)) == ({"bane"}, set())


# ---- only once, only at its event


@pytest.mark.rule("FX-28")
@pytest.mark.parametrize("surprise", SURPRISES)
def test_a_surprise_in_turn_is_one_of_your_plays_and_then_spent(surprise: str) -> None:
    game = table(hands=f"{surprise} draw_2 | ", rules="play_2").do(surprise)
    if surprise == "veto":
        game.do("done")
    assert (game.state()["played"], game.cards("discard")[-1]) == (1, surprise)
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-29")
def test_nobody_answers_an_own_play() -> None:
    """Case 47: seat 0 holds Stop That! and plays an Action; only seat 1 is asked."""
    game = table(hands="kpow stop_that | robin", tables="bane", rules="play_2").do("kpow")
    assert (game.asks(), game.offered()) == ((1, "react"), {"pass"})
    game.do("pass")
    assert (game.before(0), game.asks()) == (set(), (0, "play"))


@pytest.mark.rule("FX-29")
@pytest.mark.parametrize(
    ("card", "fitting"),
    [("jackpot", "stop_that"), ("sidekicks", "canceled_plans"), ("draw_3", "veto"), ("robin", "thats_mine")],
)
def test_a_surprise_answers_only_the_event_that_it_names(card: str, fitting: str) -> None:
    game = table(hands=f"{card} batman | {' '.join(SURPRISES)}", draw="the_bank batgirl play_2 play_3").do(card)
    assert (game.asks(), game.offered()) == ((1, "react"), {"pass", fitting})
    for other in SURPRISES:
        if other != fitting:
            assert game.why(other) == "FX-29"


@pytest.mark.rule("FX-29", "FX-69")
def test_surprises_may_not_be_burnt_before_trade_hands() -> None:
    """Case 62: they go with the hand."""
    game = table(hands="trade_hands robin | veto its_a_trap thats_mine | stop_that", rules="play_2").do("trade_hands")
    assert (game.asks(), game.offered()) == ((1, "react"), {"pass"})
    game.passes().do("seat:1")
    assert (game.hand(0), game.hand(1)) == ({"veto", "its_a_trap", "thats_mine"}, {"robin"})


@pytest.mark.rule("FX-29", "FX-64")
def test_stop_that_may_answer_trade_hands() -> None:
    """Case 62."""
    game = table(hands="trade_hands robin | stop_that batman", rules="play_2").do("trade_hands", "stop_that")
    assert (game.hand(0), game.hand(1)) == ({"robin"}, {"batman"})


# ---- Surprises that have to be played


@pytest.mark.rule("FX-36", "FX-61")
def test_a_surprise_played_by_egads_has_its_in_turn_effect() -> None:
    """Case 61."""
    game = table(hands="draw_2 | kpow", tables="| robin", rules="egads", draw="thats_mine").do("use:egads").passes()
    assert game.asks() == (0, "steal")
    game.do("robin")
    assert (game.before(0), game.state()["played"]) == ({"robin"}, 0)


@pytest.mark.rule("FX-36", "FX-69")
def test_a_surprise_used_as_taken_has_its_in_turn_effect() -> None:
    """Case 61: the only card of seat 1's hand."""
    game = table(hands="use_what_you_take draw_2 | veto", rules="egads play_2").do("use_what_you_take").passes()
    game.do("seat:1")
    assert (game.asks(), game.offered()) == ((0, "discard-cards"), {"egads", "play_2", "done"})


@pytest.mark.rule("FX-36", "FX-41")
def test_a_surprise_from_a_temporary_hand_has_its_in_turn_effect() -> None:
    pile = "not_your_problem batman robin"
    game = table(hands="draw_2_and_use_em draw_2 | kpow", tables="bane", draw=pile, rules="play_2")
    game.do("draw_2_and_use_em").passes().do("not_your_problem").passes().do("bane", "seat:1")
    assert (game.before(0), game.before(1)) == (set(), {"bane"})


@pytest.mark.rule("FX-36")
def test_a_surprise_played_by_egads_can_be_cancelled() -> None:
    game = table(hands="draw_2 | veto", tables="| robin", rules="egads", draw="thats_mine").do("use:egads", "veto")
    assert (game.before(1), game.asks()) == ({"robin"}, (0, "play"))
