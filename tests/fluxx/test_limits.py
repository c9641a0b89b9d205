"""Fluxx: limits (rules FX-37 to FX-40)."""

import pytest

from fluxx.table import table


@pytest.mark.rule("FX-37", "FX-38", "FX-39")
def test_a_hand_limit_binds_the_others_at_once_and_the_active_player_at_the_end() -> None:
    """Case 65: by choice."""
    game = table(hands="hand_limit_1 robin batgirl kpow | jackpot the_bank mad_love", rules="play_2")
    game.do("hand_limit_1")
    assert (game.asks(), game.offered()) == ((1, "hand-limit"), {"jackpot", "the_bank", "mad_love"})
    game.do("jackpot", "mad_love")
    assert game.hand(1) == {"the_bank"}
    assert game.asks() == (0, "play")
    assert game.do("robin").asks() == (0, "hand-limit")


@pytest.mark.rule("FX-37", "FX-38", "FX-39")
def test_a_keeper_limit_binds_the_others_at_once_and_the_active_player_at_the_end() -> None:
    """Case 65, 1.5: the same for Keepers in play."""
    game = table(hands="keeper_limit_2 kpow | jackpot", tables="robin batgirl the_bank | batman wayne_manor batarang")
    game.do("keeper_limit_2")
    assert (game.asks(), game.offered()) == ((1, "table-limit"), {"batman", "wayne_manor", "batarang"})
    assert game.do("batman").before(1) == {"wayne_manor", "batarang"}
    assert game.asks() == (0, "table-limit")


@pytest.mark.rule("FX-37")
@pytest.mark.parametrize(("limit", "left"), [("hand_limit_0", 0), ("hand_limit_1", 1), ("hand_limit_2", 2)])
def test_you_discard_down_to_the_number_on_the_card(limit: str, left: int) -> None:
    """1.5: Hand Limits 0, 1 and 2."""
    game = table(hands=f"{limit} kpow | jackpot the_bank mad_love", rules="play_2").do(limit)
    while game.asks() == (1, "hand-limit"):
        game.do(min(game.offered()))
    assert len(game.hand(1)) == left


@pytest.mark.rule("FX-37", "FX-69")
def test_a_traded_hand_over_the_limit_is_discarded_at_once() -> None:
    """Case 67: Trade Hands; the active player keeps what he got until the end of the turn."""
    game = table(hands="trade_hands robin batgirl kpow | jackpot", rules="hand_limit_1 play_2").do(
        "trade_hands", "seat:1"
    )
    assert (game.asks(), game.offered()) == ((1, "hand-limit"), {"robin", "batgirl", "kpow"})
    assert game.do("robin", "kpow").hand(1) == {"batgirl"}


@pytest.mark.rule("FX-37", "FX-69")
def test_a_given_card_over_the_limit_is_discarded_at_once() -> None:
    """Case 67: Everybody Gets 1."""
    game = table(hands="everybody_gets_1 | robin | batgirl", rules="hand_limit_1", draw="kpow jackpot mad_love")
    game.do("everybody_gets_1", "seat:0", "seat:1", "seat:2")
    assert game.asks() == (1, "hand-limit")
    assert len(game.offered()) == 2


@pytest.mark.rule("FX-37", "FX-65")
def test_a_keeper_taken_over_the_limit_out_of_turn_is_discarded_at_once() -> None:
    """Case 59: That's Mine! against a Keeper just played; any Keeper may go, also the new one."""
    game = table(hands="robin kpow | thats_mine jackpot", tables="| batman the_bank", rules="keeper_limit_2 play_2")
    game.do("robin", "thats_mine").passes()
    assert (game.asks(), game.offered()) == ((1, "table-limit"), {"batman", "the_bank", "robin"})


@pytest.mark.rule("FX-37", "FX-54")
def test_who_loses_the_batcomputer_discards_before_anything_else_happens() -> None:
    """Case 68: before the thief draws the bonus card."""
    game = table(
        hands="steal_something the_bank | jackpot robin",
        tables="| batcomputer",
        rules="hand_limit_1 play_2",
        draw="kpow",
    ).do("steal_something", "batcomputer")
    assert (game.asks(), game.hand(0)) == ((1, "hand-limit"), {"the_bank"})
    assert game.do("robin").hand(0) == {"the_bank", "kpow"}


@pytest.mark.rule("FX-37", "FX-54")
def test_who_loses_the_batcomputer_may_owe_a_keeper() -> None:
    """Case 68: three Keepers were allowed with the Batcomputer, two are without it."""
    game = table(
        hands="exchange_keepers kpow | jackpot",
        tables="the_bank | batcomputer robin batgirl",
        rules="keeper_limit_2 play_2",
    ).do("exchange_keepers", "the_bank", "batcomputer")
    assert (game.asks(), game.offered()) == ((1, "table-limit"), {"the_bank", "robin", "batgirl"})


@pytest.mark.rule("FX-37", "FX-54")
def test_the_batcomputer_raises_both_limits_by_one() -> None:
    """1.2, as in case 68."""
    game = table(
        hands="hand_limit_1 kpow | jackpot robin",
        tables="| batcomputer batgirl the_bank",
        rules="keeper_limit_2 play_2",
    )
    assert game.do("hand_limit_1").asks() == (0, "play")


@pytest.mark.rule("FX-37", "FX-74")
def test_who_joins_over_the_hand_limit_discards_at_once() -> None:
    """Case 107: it is not the newcomer's turn."""
    game = table(
        hands="robin | kpow", rules="hand_limit_2", draw="jackpot the_bank mad_love batgirl sidekicks", joining=1
    )
    game.do("robin")
    assert (game.asks(), game.offered()) == ((2, "hand-limit"), {"jackpot", "the_bank", "mad_love"})
    assert game.do("jackpot").asks() == (1, "play")


@pytest.mark.rule("FX-37", "FX-74")
def test_who_joins_just_before_the_own_turn_discards_first_too() -> None:
    """Case 107: the newcomer joins before the turn begins, so it is not yet the newcomer's turn."""
    game = table(
        hands="robin | kpow",
        rules="hand_limit_2",
        draw="jackpot the_bank mad_love batgirl sidekicks",
        turn=1,
        joining=1,
    ).do("kpow")
    assert game.asks() == (2, "hand-limit")
    assert game.do("jackpot").asks() == (2, "play")
    assert game.hand(2) == {"the_bank", "mad_love", "batgirl"}


# ---- in turn


@pytest.mark.rule("FX-38")
def test_a_limit_that_leaves_before_your_turn_ends_costs_nothing() -> None:
    """Case 66."""
    game = table(hands="trash_a_new_rule robin batgirl | kpow", rules="hand_limit_1", draw="jackpot")
    assert game.do("trash_a_new_rule", "hand_limit_1").asks() == (1, "play")
    assert game.hand(0) == {"robin", "batgirl"}


@pytest.mark.rule("FX-38", "FX-16")
def test_the_active_player_may_play_beyond_the_keeper_limit() -> None:
    """Case 105: a third Keeper under Keeper Limit 2; one goes at the end, also the new one."""
    game = table(hands="robin | kpow", tables="the_bank batgirl", rules="keeper_limit_2", draw="jackpot").do("robin")
    assert game.before(0) == {"the_bank", "batgirl", "robin"}
    assert (game.asks(), game.offered()) == ((0, "table-limit"), {"the_bank", "batgirl", "robin"})
    assert game.do("robin").before(0) == {"the_bank", "batgirl"}


@pytest.mark.rule("FX-38")
def test_a_hand_limit_does_not_bind_your_own_draw() -> None:
    """F3: it is met when the turn is over."""
    game = table(hands="robin | kpow", rules="hand_limit_1 draw_3", draw="the_bank jackpot mad_love", drawn=None)
    assert game.do("robin").asks() == (0, "hand-limit")
    assert game.hand(0) == {"the_bank", "jackpot", "mad_love"}
    assert "end" not in game.offered()


@pytest.mark.rule("FX-39")
def test_a_limit_is_only_a_cap() -> None:
    """Case 69: with fewer cards nothing is drawn up."""
    game = table(hands="hand_limit_2 | kpow | ", rules="play_2", draw="jackpot the_bank batgirl robin").do(
        "hand_limit_2"
    )
    assert game.state()["turn"] == 1, "nobody discards, and with an empty hand the turn is over"
    assert game.hand(0) == set()
    assert game.hand(2) == set()


@pytest.mark.rule("FX-39", "FX-57")
def test_a_batmobile_discarded_to_the_keeper_limit_gives_no_turn() -> None:
    """Case 70."""
    game = table(hands="robin | kpow", tables="batmobile the_bank", rules="keeper_limit_2", draw="jackpot").do("robin")
    assert game.do("batmobile").asks() == (1, "play")


@pytest.mark.rule("FX-39", "FX-55", "FX-20")
def test_loaded_cuffs_count_as_one_keeper() -> None:
    """Case 71: the Villain never counts."""
    game = table(
        hands="robin | kpow", tables="batman_cuffs", cuffed="the_joker", rules="keeper_limit_2", draw="jackpot"
    ).do("robin")
    assert (game.passes().asks(), game.offered()) == ((0, "end"), {"end", "use:batman_cuffs"})
    assert game.before(0) == {"batman_cuffs", "robin"}


@pytest.mark.rule("FX-38", "FX-54", "FX-6")
def test_who_discards_the_batcomputer_in_step_4_meets_both_limits_without_it() -> None:
    """F3: both limits are met when the turn is over, and the hand comes first again."""
    game = table(
        hands="robin jackpot mad_love kpow draw_2 | sidekicks",
        tables="batcomputer batgirl the_bank",
        rules="hand_limit_1 keeper_limit_2",
        draw="draw_3",
        played=1,
    ).do("robin", "jackpot", "kpow")
    assert game.asks() == (0, "table-limit")
    assert game.do("batcomputer").asks() == (0, "hand-limit")
    assert game.do("mad_love").asks() == (0, "table-limit")
    assert game.do("robin").asks() == (1, "play")


@pytest.mark.rule("FX-37", "FX-54")
def test_who_discards_the_batcomputer_out_of_turn_meets_both_limits_without_it() -> None:
    """1.2: the limits are rechecked at once."""
    game = table(
        hands="keeper_limit_2 kpow | sidekicks mad_love",
        tables="| batcomputer batgirl the_bank robin",
        rules="hand_limit_1 play_2",
    ).do("keeper_limit_2", "batcomputer")
    asked = set()
    while game.asks()[0] == 1:
        asked.add(game.asks()[1])
        game.do(min(game.offered()))
    assert asked == {"hand-limit", "table-limit"}
    assert (len(game.hand(1)), len(game.before(1))) == (1, 2)


# ---- who discards when


@pytest.mark.rule("FX-40")
def test_several_are_asked_clockwise_from_the_active_players_left() -> None:
    """Case 112: in seat 1's turn, first 2, then 3, then 0."""
    game = table(
        hands="jackpot kpow | hand_limit_1 mad_love | robin batgirl | the_bank wayne_manor", turn=1, rules="play_2"
    ).do("hand_limit_1")
    asked = []
    while game.asks()[1] == "hand-limit":
        asked.append(game.asks()[0])
        game.do(max(game.offered()))
    assert asked == [2, 3, 0]


@pytest.mark.rule("FX-40")
def test_the_cards_go_together_after_the_last_has_chosen() -> None:
    """Case 112: none of the discards is earlier than another."""
    game = table(hands="hand_limit_1 mad_love | robin batgirl | the_bank wayne_manor", rules="play_2")
    game.do("hand_limit_1", "robin")
    assert (game.hand(1), game.cards("discard")) == ({"robin", "batgirl"}, [])
    game.do("the_bank")
    assert (game.hand(1), game.hand(2)) == ({"batgirl"}, {"wayne_manor"})
    assert game.cards("discard") == ["robin", "the_bank"]


@pytest.mark.rule("FX-40", "FX-73")
def test_nobody_sees_which_hand_cards_the_others_have_chosen() -> None:
    """Case 112."""
    game = table(hands="hand_limit_1 mad_love | robin batgirl | the_bank wayne_manor", rules="play_2")
    one = game.do("hand_limit_1").match.play.copy()
    other = one.copy()
    one.apply(game.match.game.parse("robin"))
    other.apply(game.match.game.parse("batgirl"))
    assert [one.view(seat) == other.view(seat) for seat in (0, 1, 2, -1)] == [True, False, True, True]


@pytest.mark.rule("FX-40")
def test_two_cards_too_many_are_named_one_by_one() -> None:
    """Our ruling: and a card is not named twice."""
    game = table(hands="hand_limit_1 | robin batgirl the_bank", rules="play_2").do("hand_limit_1", "robin")
    assert (game.asks(), game.offered()) == ((1, "hand-limit"), {"batgirl", "the_bank"})


@pytest.mark.rule("FX-40")
def test_the_active_player_discards_one_card_at_a_time() -> None:
    """Our ruling: each goes at once."""
    game = table(hands="kpow robin batgirl the_bank | jackpot", rules="hand_limit_1", draw="mad_love").do(
        "kpow", "robin"
    )
    assert game.cards("discard") == ["kpow", "robin"]
    assert (game.asks(), game.offered()) == ((0, "hand-limit"), {"batgirl", "the_bank"})
