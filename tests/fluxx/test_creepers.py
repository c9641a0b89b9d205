"""Fluxx: Creepers (rules FX-18 to FX-20, FX-23, FX-24)."""

import pytest

from fluxx.table import Table, table
from kibitz.games.fluxx.decks import deck_text

VILLAINS = "the_joker the_penguin catwoman two_face the_riddler harley_quinn bane mr_freeze poison_ivy"


def deck_where_creepers_block(whom: str) -> str:
    """The Batman deck, but for whom a Creeper stops."""
    return deck_text("batman").replace('creepers_block = "everyone"', f'creepers_block = "{whom}"')


@pytest.mark.rule("FX-18")
def test_a_drawn_creeper_is_placed_and_replaced() -> None:
    """F10: it is not a play."""
    game = table(hands="| the_bank", draw="the_joker robin wayne_manor", drawn=None)
    assert (game.before(0), game.hand(0)) == ({"the_joker"}, {"robin"})
    assert game.state()["played"] == 0
    assert game.asks() == (0, "play")


@pytest.mark.rule("FX-18")
def test_two_creepers_in_a_row_are_both_placed_and_replaced() -> None:
    """Case 18: Draw 2, and two other cards are held."""
    game = table(hands="| the_bank", rules="draw_2", draw="the_joker bane robin batgirl wayne_manor", drawn=None)
    assert (game.before(0), game.hand(0)) == ({"the_joker", "bane"}, {"robin", "batgirl"})
    assert game.state()["played"] == 0


@pytest.mark.rule("FX-18", "FX-41")
def test_creepers_among_the_cards_of_an_action_are_replaced_before_the_choice() -> None:
    """Case 19."""
    game = table(hands="draw_3_play_2_of_them | the_bank", draw="robin the_joker batgirl wayne_manor bruce_wayne")
    game.do("draw_3_play_2_of_them")
    assert game.before(0) == {"the_joker"}
    assert game.offered() == {"robin", "batgirl", "wayne_manor"}


@pytest.mark.rule("FX-18", "FX-69")
def test_creepers_drawn_to_be_given_out_stay_with_the_drawer() -> None:
    """1.7: Everybody Gets 1."""
    game = table(hands="everybody_gets_1 | the_bank", draw="the_joker robin bane batgirl").do("everybody_gets_1")
    assert game.before(0) == {"the_joker", "bane"}
    assert game.do("seat:1", "seat:0").hand(1) >= {"the_bank"}
    assert {*game.hand(0), *game.hand(1)} >= {"robin", "batgirl"}


@pytest.mark.rule("FX-19", "FX-69")
@pytest.mark.parametrize(
    "choices",
    [["steal_something", "the_joker"], ["zap_a_card", "the_joker"], ["not_your_problem", "the_joker", "seat:0"]],
)
def test_a_creeper_that_was_not_drawn_is_not_replaced(choices: list[str]) -> None:
    """Case 21: theft, Zap, a move."""
    game = table(hands=f"{choices[0]} robin | the_bank", tables="| the_joker", rules="play_2", draw="batgirl")
    game.do(*choices)
    assert (game.before(0), game.hand(0)) == ({"the_joker"}, {"robin"})
    assert game.cards("draw_pile") == ["batgirl"]


@pytest.mark.rule("FX-19", "FX-58")
def test_a_released_creeper_is_not_replaced() -> None:
    """Case 21: one Villain in the Asylum goes to the player on the left."""
    game = table(hands="rules_reset robin | the_bank", rules="arkham_asylum", asylum=["the_joker"], draw="batgirl")
    assert game.do("rules_reset").before(1) == {"the_joker"}
    assert game.hand(1) == {"the_bank", "batgirl"}, "the draw of seat 1's own turn, and no more"


@pytest.mark.rule("FX-19", "FX-69")
def test_dealt_creepers_are_not_replaced() -> None:
    """Case 21: Mix It All Up."""
    game = table(hands="mix_it_all_up robin | the_bank", tables="the_joker | bane", rules="play_2", draw="batgirl")
    game.do("mix_it_all_up")
    assert len(game.before(0)) == len(game.before(1)) == 1
    assert (game.hand(0), game.cards("draw_pile")) == ({"robin"}, ["batgirl"])


@pytest.mark.rule("FX-19", "FX-69", "FX-22")
def test_zapping_your_own_villain_leaves_no_moment_without_it() -> None:
    """Case 22: the Goal is met, and the zapped Joker goes straight back."""
    game = table(hands="zap_a_card the_bank | wayne_manor", tables="batman robin the_joker", goals="the_dynamic_duo")
    game.do("zap_a_card", "the_joker")
    assert not game.over()
    assert (game.before(0), game.hand(0)) == ({"batman", "robin", "the_joker"}, {"the_bank"})


@pytest.mark.rule("FX-20")
def test_creepers_do_not_count_for_the_keeper_limit() -> None:
    """Case 23: Keeper Limit 2, two Keepers and four Villains, in turn and out of turn."""
    game = table(
        hands="keeper_limit_2 | the_bank",
        tables="bruce_wayne wayne_manor the_joker bane catwoman two_face | the_batcave alfred_pennyworth mr_freeze",
    ).do("keeper_limit_2")
    assert game.asks() == (1, "play")
    assert (len(game.before(0)), len(game.before(1))) == (6, 3)


@pytest.mark.rule("FX-20")
def test_there_is_no_limit_for_creepers() -> None:
    """1.3: all nine before one player."""
    game = table(hands="the_bank | robin", tables=VILLAINS, rules="keeper_limit_2", draw="batgirl").do("the_bank")
    assert game.asks() == (1, "play")
    assert len(game.before(0)) == 10


@pytest.mark.rule("FX-20")
def test_creepers_are_not_offered_to_a_keeper_limit() -> None:
    game = table(hands="the_bank | robin", tables="batman wayne_manor the_joker", rules="keeper_limit_2").do("the_bank")
    assert game.offered() - {"use:batman"} == {"batman", "wayne_manor", "the_bank"}


@pytest.mark.rule("FX-45", "FX-60", "FX-18")
def test_creepers_from_get_on_with_it_wait_for_your_next_turn() -> None:
    """Case 24: the turn is over, Batman cannot be used; in the next turn he can."""
    game = table(
        hands="the_bank | robin",
        tables="batman",
        rules="get_on_with_it",
        draw="the_joker wayne_manor batgirl alfred_pennyworth bruce_wayne batarang",
    ).do("use:get_on_with_it")
    assert game.asks() == (1, "draw")
    assert game.before(0) == {"batman", "the_joker"}
    game.do("draw", "robin")
    assert (game.asks(), "use:batman" in game.offered()) == ((0, "draw"), True)


# ---- blocking


def meets_a_hero_goal(tables: str, rules: str = "", deck: str = "batman") -> Table:
    """Seat 0 has The Dynamic Duo on the table and plays that Goal."""
    return table(hands="the_dynamic_duo | the_bank | wayne_manor", tables=tables, rules=rules, deck=deck).do(
        "the_dynamic_duo"
    )


@pytest.mark.rule("FX-23", "FX-50")
@pytest.mark.parametrize("tables", ["batman robin the_joker", "batman robin | the_joker", "batman robin | | the_joker"])
def test_a_villain_before_anybody_stops_everybody(tables: str) -> None:
    """Case 25, section 3."""
    game = meets_a_hero_goal(tables)
    assert not game.over()
    assert "blocked" in game.said()


@pytest.mark.rule("FX-23", "FX-22")
def test_when_the_last_villain_goes_whoever_meets_the_goal_wins() -> None:
    """Case 25: the opponent's Villain is discarded."""
    game = table(
        hands="the_bank trash_something | wayne_manor",
        tables="batman robin | the_joker",
        goals="the_dynamic_duo",
        rules="play_2",
    )
    assert not game.do("the_bank").over()
    assert game.do("trash_something", "the_joker").winners() == [0]


@pytest.mark.rule("FX-23", "FX-22", "FX-21")
def test_the_last_villain_can_go_in_another_players_turn() -> None:
    """Case 25, section 3: any event that removes a Villain can make somebody win, also out of turn."""
    game = table(hands="kpow | wayne_manor", tables="the_joker bane | batman robin", goals="the_dynamic_duo")
    assert game.do("kpow").winners() == [1]


@pytest.mark.rule("FX-23")
def test_one_villain_of_two_still_blocks() -> None:
    game = table(hands="trash_something | the_bank", tables="batman robin | the_joker bane", goals="the_dynamic_duo")
    assert not game.do("trash_something", "the_joker").over()


@pytest.mark.rule("FX-23", "FX-50")
def test_elsewhere_in_gotham_city_only_your_own_villains_stop_you() -> None:
    """Case 27."""
    assert meets_a_hero_goal("batman robin | the_joker", "elsewhere_in_gotham_city").winners() == [0]
    assert not meets_a_hero_goal("batman robin the_joker", "elsewhere_in_gotham_city").over()


@pytest.mark.rule("FX-23", "FX-50", "FX-14")
def test_elsewhere_in_gotham_city_can_be_the_card_that_wins() -> None:
    """Case 27, F6: the rule binds at once."""
    game = table(hands="elsewhere_in_gotham_city | the_bank", tables="batman robin | bane", goals="the_dynamic_duo")
    assert game.do("elsewhere_in_gotham_city").winners() == [0]


@pytest.mark.rule("FX-23")
def test_in_another_deck_a_creeper_stops_only_whoever_has_it() -> None:
    deck = deck_where_creepers_block("holder")
    assert meets_a_hero_goal("batman robin | the_joker", deck=deck).winners() == [0]
    assert not meets_a_hero_goal("batman robin the_joker", deck=deck).over()


@pytest.mark.rule("FX-23")
def test_in_another_deck_creepers_stop_nobody() -> None:
    assert meets_a_hero_goal("batman robin the_joker", deck=deck_where_creepers_block("nobody")).winners() == [0]


@pytest.mark.rule("FX-23", "FX-5")
def test_villains_out_of_play_do_not_block() -> None:
    """Section 3, 6: under the Cuffs and in the Asylum."""
    game = table(hands="the_dynamic_duo | the_bank", tables="batman robin | batman_cuffs", cuffed="the_joker")
    assert game.do("the_dynamic_duo").passes().winners() == [0]
    game = table(
        hands="the_dynamic_duo | the_bank", tables="batman robin", rules="arkham_asylum", asylum=["the_joker", "bane"]
    )
    assert game.do("the_dynamic_duo").winners() == [0]


@pytest.mark.rule("FX-24", "FX-50")
@pytest.mark.parametrize(
    ("goal", "mine"),
    [
        ("mad_love", "the_joker harley_quinn"),
        ("gotham_city_sirens", "catwoman poison_ivy"),
        ("rogues_gallery", "the_joker bane catwoman two_face"),
        ("backed_into_a_corner", "robin the_joker bane catwoman"),
        ("cold_cash", "the_bank mr_freeze"),
    ],
)
def test_no_villain_stops_a_goal_that_requires_one(goal: str, mine: str) -> None:
    """Case 26: it names one, gives a choice, or asks for a number; the winner and the others have more."""
    game = table(hands=f"{goal} | jackpot", tables=f"{mine} the_penguin | the_riddler")
    assert game.do(goal).winners() == [0]


@pytest.mark.rule("FX-24", "FX-50")
def test_crime_spree_counts_villains_before_anybody() -> None:
    """1.4: The Bat-Signal before you, five Villains in play."""
    game = table(hands="crime_spree | jackpot", tables="the_bat_signal bane | the_joker catwoman two_face mr_freeze")
    assert game.do("crime_spree").winners() == [0]
    game = table(hands="crime_spree | jackpot", tables="the_bat_signal bane | the_joker catwoman two_face")
    assert not game.do("crime_spree").over()
