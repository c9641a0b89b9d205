"""Absolute: the turn, drawing and discarding (rules AZ-9 to AZ-12 and AZ-26 to AZ-29)."""

import pytest

from absolute.table import in_order, table
from kibitz.core.errors import IllegalChoice
from kibitz.games.absolute.events import SHUFFLED, TURNED_UP

PILE = "+1D -2D +3D -4D +5D -6D +7D -8D +9D"  # nine discards, +9D on top


# ---- the phases


@pytest.mark.rule("AZ-9")
def test_a_turn_has_four_phases_in_this_order() -> None:
    game = table(hands="+7C +4C | -6S")
    asked = [game.asks()]
    for choice in ("deck", "no-swap", "done", "discard +4C"):
        asked.append(game.do(choice).asks())
    assert asked == [(0, "draw"), (0, "swap"), (0, "play"), (0, "discard"), (1, "draw")]


@pytest.mark.rule("AZ-9")
@pytest.mark.parametrize(
    "line",
    [
        "swap 0.0 +7C for +7S",
        "no-swap",
        "set +5C -8C +3D",
        "add 0 +5C -5S",
        "regroup 0: +7S +3C -10C +5C -5S",
        "done",
        "discard +7C",
        "hold",
    ],
)
def test_nothing_comes_before_the_draw(line: str) -> None:
    game = table(hands="+7C +5C -8C +3D -5S |", sets="+7S +3C -10C |")
    assert game.why(line) == "AZ-9"
    with pytest.raises(IllegalChoice, match="AZ-9"):
        game.do(line)
    assert game.asks() == (0, "draw")


@pytest.mark.rule("AZ-9", "AZ-13")
def test_after_playing_there_is_no_swap() -> None:
    """Ruling Q34; neither is there one after saying that nothing is swapped."""
    game = table(hands="+7C +5C -8C +3D +1T |", sets="+7S +3C -10C |", phase="swap")
    assert game.allows("swap 0.0 +7C for +7S")
    assert not game.do("no-swap").allows("swap 0.0 +7C for +7S")
    assert not game.do("set +5C -8C +3D").allows("swap 0.0 +7C for +7S")


@pytest.mark.rule("AZ-9")
@pytest.mark.parametrize("line", ["set +5C -8C +3D", "add 0 +5C -5S", "regroup 0: +7S +3C -10C +5C -5S", "done"])
def test_after_the_play_phase_nothing_is_played(line: str) -> None:
    game = table(hands="+7C +5C -8C +3D -5S |", sets="+7S +3C -10C |", phase="play")
    assert game.allows(line)
    assert game.do("done").why(line) == "AZ-9"


@pytest.mark.rule("AZ-9", "AZ-13", "AZ-19")
def test_swapping_and_playing_may_be_left_out() -> None:
    game = table(hands="+7C +5C -8C +3D |", sets="+7S +3C -10C |").do("deck", "no-swap", "done", "hold")
    assert game.asks() == (1, "draw")
    assert game.sets(0) == ["-10C +3C +7S"]


# ---- lines that leave a phase out


@pytest.mark.rule("AZ-9")
@pytest.mark.parametrize(
    ("line", "phase"),
    [
        ("set +5C -8C +3D", "play"),
        ("add 0 +5C -5S", "play"),
        ("regroup 0: +7S +3C -10C +5C -5S", "play"),
        ("discard +7C", "draw"),
        ("hold", "draw"),
    ],
)
def test_whoever_goes_on_after_the_draw_swaps_nothing(line: str, phase: str) -> None:
    declined = ["no-swap"] if phase == "play" else ["no-swap", "done"]
    short, long = (table(hands="+7C +5C -8C +3D -5S |", sets="+7S +3C -10C |").do("deck") for _ in range(2))
    assert short.do(line).asks()[1] == phase
    assert short.state() == long.do(*declined, line).state()


@pytest.mark.rule("AZ-9")
@pytest.mark.parametrize("line", ["discard +7C", "hold"])
def test_whoever_discards_or_holds_plays_no_more(line: str) -> None:
    short = table(hands="+7C +5C | -6S", phase="play").do(line)
    assert short.asks() == (1, "draw")
    assert short.state() == table(hands="+7C +5C | -6S", phase="play").do("done", line).state()


@pytest.mark.rule("AZ-9", "AZ-18")
@pytest.mark.parametrize("line", ["discard +7S", "hold"])
def test_right_after_a_swap_one_may_discard_or_hold(line: str) -> None:
    game = table(hands="+7C +5C | -6S", sets="+7S +3C -10C |", phase="swap").do("swap 0.0 +7C for +7S", line)
    assert game.asks() == (1, "draw")


@pytest.mark.rule("AZ-9")
@pytest.mark.parametrize("line", ["set +5C -8C -5S", "add 0 +5C", "regroup 0: +7S +3C -10C", "discard +9C"])
def test_a_line_that_is_refused_leaves_no_phase_out(line: str) -> None:
    game = table(hands="+7C +5C -8C +3D -5S |", sets="+7S +3C -10C |", phase="swap")
    before = game.state()
    with pytest.raises(IllegalChoice):
        game.do(line)
    assert game.state() == before
    assert game.allows("swap 0.0 +7C for +7S")


# ---- drawing


@pytest.mark.rule("AZ-10")
def test_the_draw_is_compulsory() -> None:
    assert table(hands="+7C |").offered() == {"deck", "discard"}


@pytest.mark.rule("AZ-10")
def test_drawing_from_the_deck() -> None:
    game = table(hands="+7C |", deck="+9T -9T", discard="+1D -3T").do("deck")
    assert (game.hand(0), game.cards("deck"), game.cards("discard")) == ("+7C +9T", "-9T", "+1D -3T")


@pytest.mark.rule("AZ-10")
def test_drawing_the_top_discard() -> None:
    game = table(hands="+7C |", deck="+9T -9T", discard="+1D -3T").do("discard")
    assert (game.hand(0), game.cards("deck"), game.cards("discard")) == ("-3T +7C", "+9T -9T", "+1D")


@pytest.mark.rule("AZ-10")
@pytest.mark.parametrize("again", ["deck", "discard"])
def test_only_one_card_is_drawn(again: str) -> None:
    game = table(hands="+7C |", deck="+9T -9T", discard="+1D -3T").do("deck")
    assert game.why(again) == "AZ-10"


@pytest.mark.rule("AZ-10")
def test_the_card_taken_from_the_pile_may_be_discarded_again() -> None:
    """Ruling Q21."""
    game = table(hands="+7C |", discard="+1D -3T").do("discard", "discard -3T")
    assert (game.hand(0), game.cards("discard")) == ("+7C", "+1D -3T")


@pytest.mark.rule("AZ-11")
def test_with_an_empty_deck_the_deck_can_still_be_chosen() -> None:  # scenario 30
    game = table(hands="+7C | -6S", deck="", discard=PILE)
    assert game.offered() == {"deck", "discard"}
    game.do("deck")
    assert len(game.cards("deck").split()) == 7
    assert game.cards("discard") == "+9D"
    assert in_order(" ".join([game.cards("deck"), game.hand(0)])) == in_order(PILE.replace("+9D", "+7C"))


@pytest.mark.rule("AZ-11", "AZ-29")
def test_with_an_empty_deck_the_shuffle_comes_before_the_discard_is_taken() -> None:  # scenario 30
    game = table(hands="+7C | -6S", deck="", discard=PILE).do("discard")
    assert game.hand(0) == "+7C +9D"
    assert in_order(game.cards("deck")) == in_order(PILE.replace(" +9D", ""))
    assert game.cards("discard") == ""
    game.do("no-swap", "done")
    assert game.cards("discard") == ""
    top = game.cards("deck").split()[0]
    game.do("hold")
    assert (len(game.cards("deck").split()), game.cards("discard")) == (7, top)


@pytest.mark.rule("AZ-11")
def test_the_new_deck_is_shuffled() -> None:
    decks = {table(hands="+7C |", deck="", discard=PILE, seed=seed).do("discard").cards("deck") for seed in range(5)}
    assert len(decks) == 5


@pytest.mark.rule("AZ-11")
def test_nothing_is_shuffled_while_the_deck_has_a_card() -> None:
    game = table(hands="+7C | -6S", deck="+9T", discard=PILE).do("deck")
    assert SHUFFLED not in [event.kind for event in game.heard]
    assert (game.cards("deck"), game.cards("discard")) == ("", PILE)
    game.do("hold")
    assert (game.cards("deck"), game.cards("discard")) == ("", PILE)


@pytest.mark.rule("AZ-11")
def test_two_discards_are_enough_for_a_new_deck() -> None:
    game = table(hands="+7C |", deck="", discard="+1D -3T")
    assert game.offered() == {"deck", "discard"}
    game.do("deck")
    assert (game.hand(0), game.cards("deck"), game.cards("discard")) == ("+1D +7C", "", "-3T")


@pytest.mark.rule("AZ-11")
def test_with_an_empty_deck_a_single_discard_is_all_there_is() -> None:  # scenario 31
    game = table(hands="+7C |", deck="", discard="-3T")
    assert game.offered() == {"discard"}
    assert game.why("deck") == "AZ-11"
    assert game.do("discard").hand(0) == "-3T +7C"


@pytest.mark.rule("AZ-12")
def test_with_nothing_to_draw_the_turn_goes_on_without() -> None:  # scenario 31
    game = table(hands="+7C | -6S", deck="", discard="")
    assert game.asks() == (0, "swap")
    assert game.hand(0) == "+7C"


@pytest.mark.rule("AZ-12")
def test_without_a_draw_all_other_phases_are_played() -> None:
    game = table(hands="+7C +5C -8C +3D +1T | -6S", sets="+7S +3C -10C |", deck="", discard="")
    game.do("swap 0.0 +7C for +7S", "set +5C -8C +3D", "discard +1T")
    assert (game.hand(0), game.cards("discard")) == ("+7S", "+1T")
    assert game.offered() == {"discard"}


# ---- discarding


@pytest.mark.rule("AZ-28")
def test_who_has_played_nothing_discards_one_or_holds() -> None:  # scenario 53
    there = table(hands="+1C +2C +3C +4C +5C +6C | -6S", phase="discard")
    assert there.offered() == {"hold", *(f"discard:+{number}C" for number in range(1, 7))}
    assert there.do("discard +4C").asks() == (1, "draw")
    assert (there.hand(0), there.cards("discard")) == ("+1C +2C +3C +5C +6C", "-3T +4C")


@pytest.mark.rule("AZ-28")
def test_who_holds_keeps_all_cards() -> None:  # scenario 53
    game = table(hands="+1C +2C +3C +4C +5C +6C | -6S", phase="discard").do("hold")
    assert game.hand(0) == "+1C +2C +3C +4C +5C +6C"
    assert game.cards("discard") == "-3T"
    assert game.asks() == (1, "draw")


@pytest.mark.rule("AZ-28")
def test_one_discards_cards_of_the_own_hand_only() -> None:
    game = table(hands="+1C +2C | -6S", sets="+7S +3C -10C |", phase="discard")
    assert not any(game.allows(f"discard {card}") for card in ("-6S", "+7S", "+9T", "-3T"))


@pytest.mark.rule("AZ-26")
def test_with_eight_cards_exactly_one_is_discarded() -> None:  # scenario 53
    game = table(hands="+1C +2C +3C +4C +5C +6C +7C | -6S").do("deck", "no-swap", "done")
    assert game.offered() == {"discard:+9T", *(f"discard:+{number}C" for number in range(1, 8))}
    assert game.why("hold") == "AZ-26"
    assert game.do("discard +9T").asks() == (1, "draw")
    assert game.hand(0) == "+1C +2C +3C +4C +5C +6C +7C"


@pytest.mark.rule("AZ-26", "AZ-28")
def test_seven_cards_may_be_held() -> None:
    game = table(hands="+1C +2C +3C +4C +5C +6C | -6S").do("deck", "hold")
    assert game.asks() == (1, "draw")
    assert len(game.hand(0).split()) == 7


@pytest.mark.rule("AZ-27")
@pytest.mark.parametrize("line", ["set +5C -8C +3D", "add 0 +5C -5S", "add 0 +0T", "regroup 0: +7S +3C -10C +0T"])
def test_who_has_played_discards_exactly_one(line: str) -> None:  # scenario 53
    game = table(hands="+5C -8C +3D -5S +0T | -6S", sets="+7S +3C -10C |", phase="play").do(line)
    assert game.why("hold") == "AZ-27"
    kept = game.do("done").hand(0).split()
    assert game.offered() == {f"discard:{card}" for card in kept}
    assert game.do(f"discard {kept[0]}").asks() == (1, "draw")
    assert game.hand(0).split() == kept[1:]


@pytest.mark.rule("AZ-18", "AZ-28")
def test_who_has_only_swapped_may_hold() -> None:  # scenario 43
    game = table(hands="+7C +1C +2C +4C +5C +6C | -6S", sets="+7S +3C -10C |")
    game.do("deck", "swap 0.0 +7C for +7S", "hold")
    assert game.hand(0) == "+1C +2C +4C +5C +6C +7S +9T"
    assert game.asks() == (1, "draw")


@pytest.mark.rule("AZ-18", "AZ-26")
def test_nine_cards_after_a_swap_are_two_discards() -> None:  # scenario 43
    game = table(hands="+7C +1C +2C +5C +6C -1C -2C | -6S", sets="| -10C +4S +3D +3T")
    game.do("deck", "swap 1.0 +7C for +4S +3D", "done")
    assert len(game.hand(0).split()) == 9
    assert game.why("hold") == "AZ-26"
    assert game.do("discard +9T").asks() == (0, "discard")
    assert game.why("hold") == "AZ-26"
    assert game.do("discard +1C").asks() == (1, "draw")
    assert len(game.hand(0).split()) == 7
    assert game.cards("discard") == "-3T +9T +1C"


@pytest.mark.rule("AZ-26")
def test_the_card_discarded_last_lies_on_top() -> None:
    hands = "+1C +2C +3C +4C +5C +6C +7C +8C +9C | -6S"
    for first, last in (("+1C", "+9C"), ("+9C", "+1C")):
        game = table(hands=hands, phase="discard").do(f"discard {first}", f"discard {last}")
        assert game.cards("discard") == f"-3T {first} {last}"
        assert game.do("discard").hand(1) == in_order(f"-6S {last}")


@pytest.mark.rule("AZ-26", "AZ-27")
def test_nine_cards_less_a_set_are_one_discard() -> None:
    game = table(hands="+7C +1C +2C +5C +6C -1C -8C | -6S", sets="| -10C +4S +3D +3T")
    game.do("deck", "swap 1.0 +7C for +4S +3D", "set +5C +3D -8C", "discard +9T")
    assert game.asks() == (1, "draw")
    assert len(game.hand(0).split()) == 5


@pytest.mark.rule("AZ-29")
def test_the_pile_is_not_left_empty() -> None:  # scenario 32
    game = table(hands="+7C | -6S", deck="+9T -9T", discard="-3T").do("discard")
    assert game.cards("discard") == ""
    game.do("hold")
    assert (game.cards("discard"), game.cards("deck")) == ("+9T", "-9T")
    assert TURNED_UP in [event.kind for event in game.heard]


@pytest.mark.rule("AZ-29")
def test_nothing_is_turned_up_onto_a_discard() -> None:
    game = table(hands="+7C | -6S", deck="+9T -9T", discard="-3T").do("discard", "discard +7C")
    assert (game.cards("discard"), game.cards("deck")) == ("+7C", "+9T -9T")


@pytest.mark.rule("AZ-29")
def test_with_an_empty_deck_the_pile_stays_empty() -> None:
    """Ruling Q20."""
    game = table(hands="+7C | -6S", deck="", discard="-3T").do("discard", "hold")
    assert (game.cards("discard"), game.cards("deck")) == ("", "")
    assert game.asks() == (1, "swap")
