"""Fluxx: Actions that draw cards and play them, and cards from the discard pile (rules FX-41 to FX-43, FX-49)."""

import pytest

from fluxx.table import table
from kibitz.games.fluxx.decks import deck_text


def deck_with(*cards: tuple[str, str]) -> str:
    """The Batman deck and some Actions more: their names and steps."""
    more = [
        f'\n[cards.{name.lower().replace(" ", "_")}]\nkind = "action"\nname = "{name}"\ndo = ["{step}"]\n'
        for name, step in cards
    ]
    return deck_text("batman") + "".join(more)


@pytest.mark.rule("FX-41")
@pytest.mark.parametrize("order", [["robin", "batgirl"], ["batgirl", "robin"]])
def test_draw_2_and_use_em(order: list[str]) -> None:
    """1.7: both are played, in the order you like; the own hand is set aside."""
    game = table(hands="draw_2_and_use_em the_bank | jackpot", draw="robin batgirl kpow").do("draw_2_and_use_em")
    assert (game.asks(), game.offered()) == ((0, "play-these"), {"robin", "batgirl"})
    assert game.do(order[0]).offered() == {order[1]}
    assert game.do(order[1]).before(0) == {"robin", "batgirl"}
    assert game.hand(0) == {"the_bank"}


@pytest.mark.rule("FX-41")
def test_draw_3_play_2_of_them() -> None:
    """1.7: two are played, the last is discarded."""
    game = table(hands="draw_3_play_2_of_them the_bank | jackpot", draw="robin batgirl mad_love kpow")
    game.do("draw_3_play_2_of_them", "mad_love", "robin")
    assert (game.before(0), game.cards("goals"), game.hand(0)) == ({"robin"}, ["mad_love"], {"the_bank"})
    assert game.cards("discard") == ["batgirl", "draw_3_play_2_of_them"]


@pytest.mark.rule("FX-41")
def test_the_set_aside_hand_cannot_be_played() -> None:
    game = table(hands="draw_2_and_use_em the_bank | jackpot", draw="robin batgirl").do("draw_2_and_use_em")
    assert game.why("the_bank") == "FX-41"


@pytest.mark.rule("FX-41", "FX-17")
def test_the_inner_hand_is_finished_before_the_outer_one() -> None:
    """Case 72: Draw 3, Play 2 of Them draws Draw 2 and Use 'Em; three hands, one play."""
    game = table(
        hands="draw_3_play_2_of_them the_bank | jackpot",
        rules="play_2",
        draw="draw_2_and_use_em robin batgirl wayne_manor bruce_wayne",
    ).do("draw_3_play_2_of_them", "draw_2_and_use_em")
    assert game.offered() == {"wayne_manor", "bruce_wayne"}
    assert game.do("wayne_manor", "bruce_wayne").offered() == {"robin", "batgirl"}
    game.do("robin")
    assert (game.asks(), game.offered()) == ((0, "play"), {"the_bank"})
    assert game.state()["played"] == 1
    assert game.cards("discard") == ["draw_2_and_use_em", "batgirl", "draw_3_play_2_of_them"]


@pytest.mark.rule("FX-41")
def test_there_is_no_end_to_the_nesting() -> None:
    """Case 72: six temporary hands, one within the other."""
    deck = deck_with(*((f"Rush {number}", "draw 2 and play 2") for number in range(1, 7)))
    keepers = ["robin", "batgirl", "the_bank", "wayne_manor", "bruce_wayne"]
    draw = " ".join(f"rush_{level + 2} {keeper}" for level, keeper in enumerate(keepers)) + " batman batarang"
    game = table(hands="rush_1 | jackpot", deck=deck, draw=draw).do(*(f"rush_{number}" for number in range(1, 7)))
    assert game.offered() == {"batman", "batarang"}
    game.do("batman", "batarang")
    assert game.offered() == {"bruce_wayne"}
    game.do(*reversed(keepers))
    assert game.before(0) == {*keepers, "batman", "batarang"}


@pytest.mark.rule("FX-42", "FX-10")
def test_draw_5_out_of_a_temporary_hand_fills_the_set_aside_hand() -> None:
    """Case 73."""
    game = table(
        hands="draw_2_and_use_em | jackpot",
        draw="draw_5 robin batgirl the_bank wayne_manor batarang kpow",
    ).do("draw_2_and_use_em", "draw_5")
    assert game.hand(0) == {"batgirl", "the_bank", "wayne_manor", "batarang"}
    assert game.offered() == {"robin"}


@pytest.mark.rule("FX-42")
def test_jackpot_out_of_a_temporary_hand_fills_the_set_aside_hand() -> None:
    """Case 73."""
    game = table(hands="draw_2_and_use_em | kpow", draw="jackpot robin batgirl the_bank wayne_manor")
    game.do("draw_2_and_use_em", "jackpot")
    assert game.hand(0) == {"batgirl", "the_bank", "wayne_manor"}
    assert game.offered() == {"robin"}


@pytest.mark.rule("FX-42", "FX-54")
def test_the_bonus_card_goes_into_the_set_aside_hand() -> None:
    """Case 73, case 9: the Batcomputer comes out of a temporary hand; its card is drawn at once."""
    game = table(hands="draw_2_and_use_em | kpow", draw="batcomputer robin batgirl").do(
        "draw_2_and_use_em", "batcomputer"
    )
    assert game.hand(0) == {"batgirl"}
    assert game.offered() == {"robin"}


@pytest.mark.rule("FX-42", "FX-69")
def test_a_zapped_card_goes_into_the_set_aside_hand() -> None:
    """Case 73."""
    game = table(hands="draw_2_and_use_em | kpow", goals="mad_love", draw="zap_a_card robin")
    game.do("draw_2_and_use_em", "zap_a_card", "mad_love")
    assert game.hand(0) == {"mad_love"}
    assert game.offered() == {"robin"}


@pytest.mark.rule("FX-42", "FX-69")
def test_trade_hands_out_of_a_temporary_hand_trades_the_set_aside_hand() -> None:
    """Case 74."""
    game = table(hands="draw_2_and_use_em the_bank | jackpot kpow", draw="trade_hands robin")
    game.do("draw_2_and_use_em", "trade_hands", "seat:1")
    assert (game.hand(0), game.hand(1)) == ({"jackpot", "kpow"}, {"the_bank"})
    assert game.offered() == {"robin"}


@pytest.mark.rule("FX-43")
def test_when_the_turn_ends_in_the_middle_the_rest_is_discarded() -> None:
    """Case 75: no Batman card does it, so this deck has one more; the set-aside hand is kept."""
    game = table(
        hands="draw_3_play_2_of_them the_bank | jackpot",
        deck=deck_with(("Bedtime", "end the turn")),
        rules="play_2",
        draw="bedtime robin batgirl wayne_manor",
    ).do("draw_3_play_2_of_them", "bedtime")
    assert game.asks() == (1, "play")
    assert (game.hand(0), game.before(0)) == ({"the_bank"}, set())
    assert set(game.cards("discard")) == {"robin", "batgirl", "bedtime", "draw_3_play_2_of_them"}


@pytest.mark.rule("FX-43", "FX-41")
def test_all_temporary_hands_are_discarded_when_the_turn_ends() -> None:
    """Case 75, case 72: the inner and the outer one."""
    game = table(
        hands="draw_3_play_2_of_them the_bank | jackpot",
        deck=deck_with(("Bedtime", "end the turn")),
        draw="draw_2_and_use_em robin batgirl bedtime wayne_manor kpow",
    ).do("draw_3_play_2_of_them", "draw_2_and_use_em", "bedtime")
    assert {"robin", "batgirl", "wayne_manor"} < set(game.cards("discard"))
    assert game.hand(0) == {"the_bank"}
    assert game.asks() == (1, "play")


@pytest.mark.rule("FX-43", "FX-38")
def test_the_limits_still_follow_a_turn_that_was_cut_short() -> None:
    """1.5, as with Get On With It!: end-of-turn limits follow."""
    game = table(
        hands="draw_2_and_use_em the_bank robin | jackpot",
        deck=deck_with(("Bedtime", "end the turn")),
        rules="hand_limit_1",
        draw="bedtime wayne_manor kpow",
    ).do("draw_2_and_use_em", "bedtime")
    assert (game.asks(), game.offered()) == ((0, "hand-limit"), {"the_bank", "robin"})


@pytest.mark.rule("FX-45", "FX-41")
def test_powers_and_free_actions_wait_for_the_end_of_a_temporary_hand() -> None:
    """Case 76, case 80: neither Batman, nor Egads!, nor Get On With It!."""
    game = table(
        hands="draw_2_and_use_em the_bank | jackpot",
        tables="batman | the_joker",
        rules="egads get_on_with_it play_3",
        draw="robin batgirl kpow",
    )
    powers = {"use:batman", "use:egads", "use:get_on_with_it"}
    assert powers < game.offered()
    assert game.do("draw_2_and_use_em").offered() == {"robin", "batgirl"}
    assert [game.why(power) for power in sorted(powers)] == ["FX-45"] * 3
    assert powers < game.do("robin", "batgirl").offered()


# ---- cards from the discard pile


@pytest.mark.rule("FX-49", "FX-62")
@pytest.mark.parametrize("card", ["lets_keep_doing_that", "lets_do_that_again"])
def test_an_unfinished_action_and_the_cards_drawn_by_it_are_not_in_the_discard_pile(card: str) -> None:
    """Case 77: neither Draw 3, Play 2 of Them nor the two other cards can be chosen."""
    game = table(hands="draw_3_play_2_of_them | jackpot", draw=f"{card} trade_hands kpow robin", discard="rules_reset")
    game.do("draw_3_play_2_of_them", card)
    assert game.offered() == {"rules_reset"}


@pytest.mark.rule("FX-49", "FX-62")
def test_lets_do_that_again_cannot_choose_itself() -> None:
    """1.7: it is still being carried out."""
    game = table(hands="lets_do_that_again robin | jackpot", discard="kpow draw_2 batman mad_love veto")
    assert game.do("lets_do_that_again").offered() == {"kpow", "draw_2"}


@pytest.mark.rule("FX-49")
def test_the_choice_is_made_when_the_card_takes_effect() -> None:
    """Our ruling: after everybody has had the chance to answer."""
    game = table(hands="lets_do_that_again robin | stop_that", discard="kpow draw_2").do("lets_do_that_again")
    assert game.asks() == (1, "react")
    assert game.do("pass").asks() == (0, "play-again")


@pytest.mark.rule("FX-49", "FX-62")
def test_with_nothing_fitting_in_the_discard_pile_there_is_no_effect() -> None:
    """Our ruling, 1.5: the rule lies there and offers nothing."""
    game = table(hands="lets_keep_doing_that robin | jackpot", rules="play_2", discard="batman draw_2 mad_love")
    game.do("lets_keep_doing_that")
    assert game.cards("rules") == ["play_2", "lets_keep_doing_that"]
    assert (game.asks(), game.offered()) == ((0, "play"), {"robin"})


@pytest.mark.rule("FX-49", "FX-62")
def test_lets_do_that_again_with_an_empty_discard_pile_is_spent() -> None:
    game = table(hands="lets_do_that_again robin | jackpot", draw="kpow").do("lets_do_that_again")
    assert game.asks() == (1, "play")
    assert game.cards("discard") == ["lets_do_that_again"]
