"""Fluxx, Batman deck: what the eighteen Actions do (rules FX-62, FX-68 and FX-69, FX-41 card by card)."""

from itertools import permutations

import pytest

from fluxx.table import table
from kibitz.core.event import told
from kibitz.core.game import Json

# ---- draw and use


@pytest.mark.rule("FX-41")
def test_draw_2_and_use_em_plays_both_in_any_order() -> None:
    game = table(hands="draw_2_and_use_em play_2 | kpow", rules="play_3", draw="robin draw_4 batman batgirl the_bank")
    game.do("draw_2_and_use_em")
    assert (game.asks(), game.offered()) == ((0, "play-these"), {"robin", "draw_4"})
    game.do("draw_4", "robin")
    assert (game.before(0), game.cards("rules")) == ({"robin"}, ["play_3", "draw_4"])
    assert game.state()["played"] == 1


@pytest.mark.rule("FX-41")
def test_draw_3_play_2_of_them_discards_the_third() -> None:
    game = table(hands="draw_3_play_2_of_them play_2 | kpow", rules="play_3", draw="robin batman batgirl the_bank")
    game.do("draw_3_play_2_of_them", "robin", "batgirl")
    assert game.before(0) == {"robin", "batgirl"}
    assert game.cards("discard") == ["batman", "draw_3_play_2_of_them"]
    assert (game.hand(0), game.state()["played"]) == ({"play_2"}, 1)


@pytest.mark.rule("FX-18", "FX-41")
def test_a_villain_among_them_is_placed_and_replaced() -> None:
    """Case 19."""
    game = table(hands="draw_3_play_2_of_them play_2 | kpow", rules="play_3", draw="robin bane batgirl the_bank")
    game.do("draw_3_play_2_of_them")
    assert (game.before(0), game.offered()) == ({"bane"}, {"robin", "batgirl", "the_bank"})


@pytest.mark.rule("FX-17", "FX-69")
def test_jackpot_draws_three_and_is_discarded_after_that() -> None:
    game = table(hands="jackpot play_2 | kpow", rules="play_3", draw="robin batman batgirl the_bank").do("jackpot")
    assert game.hand(0) == {"play_2", "robin", "batman", "batgirl"}
    assert game.cards("discard") == ["jackpot"]
    assert game.state()["drawn"] == 1


@pytest.mark.rule("FX-69", "FX-70")
def test_jackpot_is_not_among_the_cards_it_draws() -> None:
    """Case 14: both piles have two cards together."""
    game = table(hands="jackpot play_2 | kpow", rules="play_3", draw="robin", discard="batman").do("jackpot")
    assert game.hand(0) == {"play_2", "robin", "batman"}


# ---- hands


@pytest.mark.rule("FX-69")
def test_trade_hands_swaps_with_a_player_of_your_choice() -> None:
    game = table(hands="trade_hands robin batman | kpow | draw_2 draw_3 draw_4", rules="play_2").do("trade_hands")
    assert (game.asks(), game.offered()) == ((0, "trade"), {"seat:1", "seat:2"})
    game.do("seat:2")
    assert [game.hand(seat) for seat in range(3)] == [{"draw_2", "draw_3", "draw_4"}, {"kpow"}, {"robin", "batman"}]


@pytest.mark.rule("FX-69")
def test_trade_hands_is_done_even_for_nothing() -> None:
    """Cases 102, 103: an empty hand may be chosen, and with only empty hands one must be."""
    game = table(hands="trade_hands robin | ", rules="play_2", draw="batman draw_2").do("trade_hands")
    assert game.offered() == {"seat:1"}
    game.do("seat:1")
    assert (game.hand(0), game.hand(1)) == (set(), {"robin", "batman"})


def seen_of_passing(hand: str, deck: str, action: str, seen: dict[str, Json]) -> list[object]:
    """Seat 1's hand is passed on: what every seat hears of it, and what it knows then."""
    hands = f"{action} | {hand} | {'owl' if deck == 'allotment' else 'the_bank'}"
    game = table(hands=hands, rules="" if deck == "allotment" else "play_2", deck=deck, seen=seen).do(action).passes()
    if game.asks()[1] == "trade":
        game.do("seat:1")
    kinds = game.match.game.events
    heard = [[told(event, kinds[event.kind], seat) for event in game.heard] for seat in range(-1, 3)]
    return [heard, [game.view(seat) for seat in range(-1, 3)]]


@pytest.mark.rule("FX-69", "FX-73")
@pytest.mark.parametrize(
    ("deck", "action", "hand"),
    [
        ("batman", "trade_hands", "robin batman kpow draw_2"),
        ("allotment", "mixed_up_baskets", "watering_can wheelbarrow pumpkin teapot"),
        ("allotment", "round_the_garden", "watering_can wheelbarrow pumpkin teapot"),
    ],
)
def test_a_hand_that_is_passed_on_does_not_tell_in_what_order_it_was_collected(
    deck: str, action: str, hand: str
) -> None:
    """Neither to the new owner nor to anybody who knows some of its cards."""
    first, second, *_ = hand.split()
    known: list[dict[str, Json]] = [{}, {first: "all"}, {first: [2], second: "all"}]
    for seen in known:
        ways = [" ".join(way) for way in permutations(hand.split())]
        tellings = [seen_of_passing(way, deck, action, seen) for way in ways]
        assert all(telling == tellings[0] for telling in tellings)


@pytest.mark.rule("FX-69", "FX-73")
def test_where_a_known_card_comes_in_a_hand_tells_nothing_of_the_others() -> None:
    """Seat 2 knows Play 3 in the hand that is traded, and hears the same of it whatever the other two are."""
    heard = []
    for others in ("robin batman", "batman jackpot", "jackpot kpow"):
        game = table(hands=f"trade_hands | {others} play_3 | the_bank", rules="play_2", seen={"play_3": [2]})
        game.do("trade_hands", "seat:1")
        heard.append([told(event, game.match.game.events[event.kind], 2) for event in game.heard])
    assert heard[0] == heard[1] == heard[2]


@pytest.mark.rule("FX-37", "FX-69")
def test_who_gets_too_large_a_hand_by_trading_discards_at_once() -> None:
    """Case 67."""
    game = table(hands="trade_hands robin batman the_bank | kpow", rules="play_2 hand_limit_2").do(
        "trade_hands", "seat:1"
    )
    assert (game.asks(), game.offered()) == ((1, "hand-limit"), {"robin", "batman", "the_bank"})
    assert game.do("robin").asks() == (0, "play")


@pytest.mark.rule("FX-69")
def test_random_tax_takes_a_card_from_every_other_hand() -> None:
    hands = "random_tax play_2 | robin batman | | the_bank"
    game = table(hands=hands, rules="play_3").do("random_tax")
    assert [len(game.hand(seat)) for seat in range(4)] == [3, 1, 0, 0]
    assert game.hand(0) > {"play_2", "the_bank"}
    assert game.hand(0) | game.hand(1) == {"play_2", "the_bank", "robin", "batman"}


@pytest.mark.rule("FX-69")
def test_use_what_you_take_plays_a_card_of_another_hand() -> None:
    game = table(hands="use_what_you_take play_2 | robin | | batman", rules="play_3").do("use_what_you_take")
    assert (game.asks(), game.offered()) == ((0, "take-from"), {"seat:1", "seat:3"})
    game.do("seat:1")
    assert (game.before(0), game.hand(1), game.state()["played"]) == ({"robin"}, set(), 1)


@pytest.mark.rule("FX-69")
def test_use_what_you_take_takes_any_card_of_the_hand() -> None:
    game = table(hands="use_what_you_take play_2 | robin batman", rules="play_3").do("use_what_you_take", "seat:1")
    assert len(game.hand(1)) == 1
    assert game.before(0) | game.hand(1) == {"robin", "batman"}


@pytest.mark.rule("FX-8", "FX-69")
@pytest.mark.parametrize("action", ["use_what_you_take", "random_tax"])
def test_with_all_other_hands_empty_nothing_is_taken(action: str) -> None:
    game = table(hands=f"{action} play_2 | | ", rules="play_3").do(action)
    assert (game.asks(), game.hand(0), game.cards("discard")) == ((0, "play"), {"play_2"}, [action])


@pytest.mark.rule("FX-69")
def test_everybody_gets_1_is_given_out_one_by_one() -> None:
    hands = "everybody_gets_1 play_2 | kpow | draw_2"
    game = table(hands=hands, rules="play_3", draw="robin batman batgirl the_bank").do("everybody_gets_1")
    assert (game.asks(), game.offered()) == ((0, "give"), {"seat:0", "seat:1", "seat:2"})
    game.do("seat:2")
    assert game.offered() == {"seat:0", "seat:1"}
    game.do("seat:1", "seat:0")
    assert [game.hand(seat) for seat in range(3)] == [{"play_2", "batgirl"}, {"kpow", "batman"}, {"draw_2", "robin"}]


@pytest.mark.rule("FX-69")
def test_villains_drawn_with_everybody_gets_1_stay_with_you() -> None:
    game = table(hands="everybody_gets_1 play_2 | kpow", rules="play_3", draw="bane robin batman").do(
        "everybody_gets_1"
    )
    assert game.before(0) == {"bane"}
    game.do("seat:1", "seat:0")
    assert (game.hand(0), game.hand(1)) == ({"play_2", "batman"}, {"kpow", "robin"})


@pytest.mark.rule("FX-69", "FX-71")
def test_with_too_few_cards_some_get_none() -> None:
    game = table(hands="everybody_gets_1 play_2 | kpow | draw_2", rules="play_3", draw="robin").do("everybody_gets_1")
    game.do("seat:2")
    assert (game.asks(), game.hand(2), game.hand(1)) == ((0, "play"), {"draw_2", "robin"}, {"kpow"})


@pytest.mark.rule("FX-37", "FX-69")
def test_a_gift_beyond_the_hand_limit_is_discarded_for_at_once() -> None:
    """Case 67."""
    game = table(hands="everybody_gets_1 play_2 | kpow", rules="play_3 hand_limit_1", draw="robin batman")
    game.do("everybody_gets_1", "seat:0", "seat:1")
    assert (game.asks(), game.offered()) == ((1, "hand-limit"), {"kpow", "batman"})


# ---- what lies on the table


@pytest.mark.rule("FX-69")
def test_steal_something_takes_a_keeper_or_a_villain_from_another_player() -> None:
    """Case 95: also a Villain."""
    tables = "the_bank | robin bane | batman"
    game = table(hands="steal_something play_2 | kpow | draw_2", tables=tables, rules="play_3").do("steal_something")
    assert (game.asks(), game.offered()) == ((0, "steal"), {"robin", "bane", "batman"})
    game.do("bane")
    assert (game.before(0), game.before(1)) == ({"the_bank", "bane"}, {"robin"})


@pytest.mark.rule("FX-8", "FX-69")
def test_steal_something_has_no_effect_if_nobody_else_has_anything() -> None:
    game = table(hands="steal_something play_2 | kpow", tables="the_bank", rules="play_3").do("steal_something")
    assert (game.asks(), game.cards("discard")) == ((0, "play"), ["steal_something"])


@pytest.mark.rule("FX-22", "FX-69")
def test_stealing_the_last_blocking_villain_under_elsewhere_makes_its_owner_win() -> None:
    """Case 37: an Action that only moves cards is tested like any other."""
    tables = "| robin batgirl bane"
    game = table(hands="steal_something | kpow", tables=tables, rules="elsewhere_in_gotham_city", goals="sidekicks")
    assert game.do("steal_something", "bane").winners() == [1]


@pytest.mark.rule("FX-69")
def test_exchange_keepers_swaps_one_of_yours_for_one_of_anothers() -> None:
    tables = "the_bank bane batgirl | robin two_face | batman"
    game = table(hands="exchange_keepers play_2 | kpow | draw_2", tables=tables, rules="play_3").do("exchange_keepers")
    assert (game.asks(), game.offered()) == ((0, "swap"), {"the_bank", "batgirl"})
    game.do("the_bank")
    assert game.offered() == {"robin", "batman"}
    game.do("batman")
    assert (game.before(0), game.before(2)) == ({"batman", "bane", "batgirl"}, {"the_bank"})


@pytest.mark.rule("FX-8", "FX-69")
@pytest.mark.parametrize("tables", ["| robin", "robin | bane", "bane | two_face"])
def test_exchange_keepers_needs_a_keeper_on_both_sides(tables: str) -> None:
    game = table(hands="exchange_keepers play_2 | kpow", tables=tables, rules="play_3").do("exchange_keepers")
    assert (game.asks(), game.cards("discard")) == ((0, "play"), ["exchange_keepers"])


@pytest.mark.rule("FX-22", "FX-69")
def test_exchange_keepers_can_win_for_either_side() -> None:
    """Case 37."""
    game = table(hands="exchange_keepers | kpow", tables="the_bank robin | batgirl", goals="sidekicks")
    assert game.do("exchange_keepers", "the_bank", "batgirl").winners() == [0]
    game = table(hands="exchange_keepers | kpow", tables="robin | batgirl the_bank", goals="sidekicks")
    assert game.do("exchange_keepers", "robin", "the_bank").winners() == [1]


@pytest.mark.rule("FX-69")
@pytest.mark.parametrize(("turn", "sizes"), [(0, [2, 2, 1]), (1, [1, 2, 2]), (2, [2, 1, 2])])
def test_mix_it_all_up_deals_everything_out_beginning_with_you(turn: int, sizes: list[int]) -> None:
    tables = "robin bane | batman the_joker the_bank | "
    hands = ["kpow", "draw_2", "draw_3"]
    hands[turn] = "mix_it_all_up play_2"
    game = table(hands=" | ".join(hands), tables=tables, rules="play_3", turn=turn).do("mix_it_all_up")
    assert [len(game.before(seat)) for seat in range(3)] == sizes
    assert game.before(0) | game.before(1) | game.before(2) == {"robin", "bane", "batman", "the_joker", "the_bank"}


@pytest.mark.rule("FX-22", "FX-69")
def test_mix_it_all_up_can_win() -> None:
    """Case 37: two had two of the Toys each; of the four cards only the player of the Action gets two."""
    tables = "| batman_cuffs batcomputer | batmobile batarang"
    game = table(hands="mix_it_all_up | kpow | draw_2", tables=tables, goals="those_wonderful_toys")
    assert game.do("mix_it_all_up").winners() == [0]


@pytest.mark.rule("FX-69")
def test_zap_takes_any_card_in_play_into_the_hand() -> None:
    game = table(
        hands="zap_a_card play_2 | kpow", tables="the_bank | robin bane", rules="play_3 egads", goals="mad_love"
    ).do("zap_a_card")
    assert (game.asks(), game.offered()) == ((0, "take"), {"the_bank", "robin", "bane", "play_3", "egads", "mad_love"})


@pytest.mark.rule("FX-69")
@pytest.mark.parametrize("card", ["the_bank", "robin", "egads", "mad_love"])
def test_a_zapped_card_may_be_played_again(card: str) -> None:
    game = table(
        hands="zap_a_card play_2 | kpow", tables="the_bank | robin bane", rules="play_3 egads", goals="mad_love"
    ).do("zap_a_card", card)
    assert game.hand(0) == {"play_2", card}
    assert card in game.offered()


@pytest.mark.rule("FX-19", "FX-69")
def test_a_zapped_villain_goes_straight_before_you() -> None:
    """Case 21: no card is drawn for it."""
    game = table(hands="zap_a_card play_2 | kpow", tables="| bane", rules="play_3", draw="robin").do(
        "zap_a_card", "bane"
    )
    assert (game.before(0), game.before(1), game.hand(0)) == ({"bane"}, set(), {"play_2"})


@pytest.mark.rule("FX-69")
def test_zapping_your_own_villain_leaves_no_moment_without_it() -> None:
    """Case 22."""
    game = table(hands="zap_a_card play_2 | kpow", tables="robin batgirl bane", rules="play_3", goals="sidekicks")
    assert not game.do("zap_a_card", "bane").over()
    assert game.before(0) == {"robin", "batgirl", "bane"}


@pytest.mark.rule("FX-69")
def test_zap_does_not_reach_cards_out_of_play() -> None:
    """A Villain under the Cuffs, one in the Asylum, the kept Action, the discard pile."""
    game = table(
        hands="zap_a_card play_2 | kpow",
        tables="batman_cuffs",
        rules="arkham_asylum lets_keep_doing_that",
        cuffed="bane",
        asylum=["two_face"],
        kept_action="jackpot",
        discard="robin",
    ).do("zap_a_card")
    assert game.offered() == {"batman_cuffs", "arkham_asylum", "lets_keep_doing_that", "use:batman_cuffs"}


@pytest.mark.rule("FX-8", "FX-69")
def test_zap_with_nothing_in_play_has_no_effect() -> None:
    """The Basic Rules are no target."""
    game = table(hands="zap_a_card | kpow", draw="robin").do("zap_a_card")
    assert (game.asks(), game.cards("discard")) == ((1, "play"), ["zap_a_card"])


# ---- clearing the table


@pytest.mark.rule("FX-68")
def test_trash_something_discards_a_keeper_or_villain_of_anybody() -> None:
    tables = "the_bank bane | robin two_face"
    game = table(hands="trash_something play_2 | kpow", tables=tables, rules="play_3").do("trash_something")
    assert (game.asks(), game.offered()) == ((0, "discard-cards"), {"the_bank", "bane", "robin", "two_face"})
    game.do("robin")
    assert (game.before(1), game.cards("discard")) == ({"two_face"}, ["robin", "trash_something"])


@pytest.mark.rule("FX-68")
def test_trash_a_new_rule_discards_one_rule() -> None:
    game = table(hands="trash_a_new_rule play_2 | kpow", rules="play_3 egads hand_limit_2").do("trash_a_new_rule")
    assert game.offered() == {"play_3", "egads", "hand_limit_2"}
    game.do("egads")
    assert game.cards("rules") == ["play_3", "hand_limit_2"]


@pytest.mark.rule("FX-2", "FX-8", "FX-68")
def test_the_basic_rules_cannot_be_trashed() -> None:
    game = table(hands="trash_a_new_rule | kpow", draw="robin").do("trash_a_new_rule")
    assert (game.asks(), game.cards("discard")) == ((1, "play"), ["trash_a_new_rule"])


@pytest.mark.rule("FX-68")
def test_rules_reset_discards_all_new_rules_and_keeps_the_goals() -> None:
    """Case 98."""
    game = table(hands="rules_reset robin | kpow", rules="play_3 egads draw_2", goals="mad_love", draw="batman")
    game.do("rules_reset")
    assert (game.cards("rules"), game.cards("goals")) == ([], ["mad_love"])
    assert game.asks() == (1, "play")


@pytest.mark.rule("FX-68")
@pytest.mark.parametrize(("count", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_lets_simplify_takes_up_to_half_of_the_rules_rounded_up(count: int, most: int) -> None:
    """Case 84."""
    rules = ["egads", "goal_mill", "crime_happens", "batman_logo_bonus", "play_3"][:count]
    game = table(hands="lets_simplify sidekicks | kpow", rules=" ".join(rules), draw="robin").do("lets_simplify")
    for rule in rules[:most]:
        assert game.offered() == {"done", *rules[rules.index(rule) :]}
        game.do(rule)
    assert game.offered() == {"done"}
    game.do("done")
    assert game.cards("rules") == rules[most:]


@pytest.mark.rule("FX-48", "FX-68")
def test_lets_simplify_may_take_none() -> None:
    """Case 84."""
    game = table(hands="lets_simplify robin | kpow", rules="play_3 egads").do("lets_simplify", "done")
    assert game.cards("rules") == ["play_3", "egads"]
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-59", "FX-68")
def test_arkham_asylum_and_crime_happens_go_at_the_same_moment() -> None:
    """Case 82: the Villain is released to seat 0 too, but Crime Happens is gone by then."""
    game = table(
        hands="lets_simplify robin | kpow",
        tables="| batman",
        rules="arkham_asylum crime_happens play_2",
        asylum=["bane", "two_face"],
    ).do("lets_simplify", "arkham_asylum")
    assert game.cards("asylum") == ["bane", "two_face"]
    game.do("crime_happens", "done")
    assert (len(game.before(0)), game.asks(), game.offered()) == (1, (0, "play"), {"robin"})


@pytest.mark.rule("FX-59", "FX-68")
def test_crime_happens_can_be_used_after_the_asylum_has_gone() -> None:
    """Case 83: of two Villains one is released to seat 0."""
    game = table(
        hands="lets_simplify robin | kpow",
        tables="| batman",
        rules="arkham_asylum crime_happens play_2",
        asylum=["bane", "two_face"],
    ).do("lets_simplify", "arkham_asylum", "done")
    assert (len(game.before(0)), game.offered()) == (1, {"robin", "use:crime_happens"})


@pytest.mark.rule("FX-68")
def test_kpow_discards_all_villains_in_play() -> None:
    """Case 85."""
    game = table(hands="kpow play_2 | robin", tables="bane batman | the_joker two_face", rules="play_3").do("kpow")
    assert (game.before(0), game.before(1)) == ({"batman"}, set())
    assert set(game.cards("discard")) == {"bane", "the_joker", "two_face", "kpow"}


@pytest.mark.rule("FX-58", "FX-68")
def test_kpow_with_arkham_asylum_locks_them_all_up() -> None:
    """Case 85."""
    rules = "play_3 arkham_asylum"
    game = table(hands="kpow play_2 | robin", tables="bane batman | the_joker two_face", rules=rules).do("kpow")
    assert set(game.cards("asylum")) == {"bane", "the_joker", "two_face"}
    assert game.cards("discard") == ["kpow"]
    told = [name for name in game.said() if name in ("jailed", "discarded")]
    assert told == ["jailed", "jailed", "jailed"], "a Villain that is locked up is not discarded"


@pytest.mark.rule("FX-55", "FX-68")
@pytest.mark.parametrize(("answer", "left"), [("yes", None), ("no", "bane")])
def test_the_holder_of_the_cuffs_decides_whether_the_cuffed_villain_goes_too(answer: str, left: str | None) -> None:
    """Case 86: the newer answer of the publisher."""
    game = table(hands="kpow play_2 | robin", tables="two_face | batman_cuffs", cuffed="bane", rules="play_3")
    game.do("kpow", "pass")
    assert (game.asks(), game.offered() - {"use:batman_cuffs"}) == ((1, "give-up-held"), {"yes", "no"})
    game.do(answer)
    assert (game.state()["cuffed"], "bane" in game.cards("discard")) == (left, left is None)
    assert game.before(0) == set()


@pytest.mark.rule("FX-22", "FX-68")
def test_kpow_can_win_for_anybody() -> None:
    game = table(hands="kpow | jackpot", tables="bane | robin batgirl the_joker", goals="sidekicks")
    assert game.do("kpow").winners() == [1]


# ---- the discard pile


@pytest.mark.rule("FX-62")
def test_do_that_again_plays_an_action_or_new_rule_from_the_discard_pile() -> None:
    discard = "jackpot robin draw_3 veto sidekicks kpow bane"
    game = table(hands="lets_do_that_again play_2 | draw_2", discard=discard, rules="play_3").do("lets_do_that_again")
    assert (game.asks(), game.offered()) == ((0, "play-again"), {"jackpot", "draw_3", "kpow"})


@pytest.mark.rule("FX-62")
def test_do_that_again_is_one_play_with_what_it_plays() -> None:
    game = table(hands="lets_do_that_again robin | kpow", discard="play_2", draw="batman draw_2")
    game.do("lets_do_that_again", "play_2")
    assert (game.state()["played"], game.cards("rules")) == (1, ["play_2"])
    assert (game.asks(), game.cards("discard")) == ((0, "play"), ["lets_do_that_again"])


@pytest.mark.rule("FX-49", "FX-62")
def test_do_that_again_with_nothing_fitting_has_no_effect() -> None:
    game = table(hands="lets_do_that_again robin | kpow", discard="veto bane batman", rules="play_2")
    game.do("lets_do_that_again")
    assert (game.asks(), game.cards("discard")) == ((0, "play"), ["veto", "bane", "batman", "lets_do_that_again"])


@pytest.mark.rule("FX-49", "FX-62")
def test_an_action_that_is_still_carried_out_cannot_be_done_again() -> None:
    """Case 77: neither Draw 3, Play 2 nor its third card."""
    pile = "lets_do_that_again kpow robin"
    game = table(hands="draw_3_play_2_of_them play_2 | draw_2", draw=pile, discard="jackpot", rules="play_3")
    game.do("draw_3_play_2_of_them", "lets_do_that_again")
    assert game.offered() == {"jackpot"}


@pytest.mark.rule("FX-49", "FX-62")
def test_an_action_that_is_still_carried_out_cannot_be_kept() -> None:
    """Case 77: the same for Let's Keep Doing That!."""
    pile = "lets_keep_doing_that kpow robin"
    game = table(hands="draw_3_play_2_of_them play_2 | draw_2", draw=pile, discard="jackpot", rules="play_3")
    game.do("draw_3_play_2_of_them", "lets_keep_doing_that")
    assert (game.asks(), game.offered()) == ((0, "choose-action"), {"jackpot"})


@pytest.mark.rule("FX-69")
def test_empty_the_trash_starts_a_new_discard_pile() -> None:
    discard = "jackpot robin bane"
    game = table(hands="empty_the_trash play_2 | kpow", draw="batman", discard=discard, rules="play_3")
    game.do("empty_the_trash")
    assert game.cards("discard") == ["empty_the_trash"]
    assert sorted(game.cards("draw_pile")) == ["bane", "batman", "jackpot", "robin"]


@pytest.mark.rule("FX-69", "FX-70")
def test_an_action_that_is_still_carried_out_is_not_shuffled_in() -> None:
    """Empty the Trash out of a temporary hand."""
    pile = "empty_the_trash robin batman"
    game = table(hands="draw_2_and_use_em play_2 | kpow", draw=pile, discard="jackpot", rules="play_3")
    game.do("draw_2_and_use_em", "empty_the_trash", "robin")
    assert sorted(game.cards("draw_pile")) == ["batman", "jackpot"]
    assert game.cards("discard") == ["empty_the_trash", "draw_2_and_use_em"]
