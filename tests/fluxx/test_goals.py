"""Fluxx, Batman deck: what each of the 28 Goals asks for, and whom Villains stop (rule FX-50)."""

import pytest

from fluxx.table import Table, table
from kibitz.core.game import Json

# Each Goal with the smallest sets of cards that meet it.
HERO = {
    "to_the_batcave": ["the_batcave batman", "the_batcave robin"],
    "those_wonderful_toys": [
        "batman_cuffs batcomputer",
        "batman_cuffs batmobile",
        "batman_cuffs batarang",
        "batcomputer batmobile",
        "batcomputer batarang",
        "batmobile batarang",
    ],
    "ill_take_care_of_that_sir": ["alfred_pennyworth batman", "alfred_pennyworth bruce_wayne"],
    "batman_family": ["batman robin", "batman batgirl", "robin batgirl"],
    "i_am_the_night": ["batman the_bat_signal"],
    "the_dynamic_duo": ["batman robin"],
    "sidekicks": ["robin batgirl"],
    "secretly_his_daughter": ["batgirl commissioner_gordon"],
    "he_left_us_a_signal": ["commissioner_gordon the_bat_signal"],
    "to_the_batmobile": ["batman batmobile"],
    "utility_belt": ["batarang batman_cuffs"],
    "stately_wayne_manor": ["bruce_wayne wayne_manor"],
    "hes_a_billionaire": ["bruce_wayne the_bank"],
    "secret_tunnel": ["wayne_manor the_batcave"],
    "to_the_batpoles": ["bruce_wayne the_batcave"],
    "with_some_help_from_alfred": ["alfred_pennyworth batcomputer"],
}
VILLAIN = {
    "mad_love": ["the_joker harley_quinn"],
    "poison_ivy_and_bane": ["poison_ivy bane"],
    "rogues_gallery": ["the_joker the_penguin catwoman two_face", "the_riddler harley_quinn bane mr_freeze"],
    "bank_robbery_in_progress": ["the_bat_signal the_bank bane", "the_bat_signal the_bank mr_freeze"],
    "gotham_city_sirens": ["catwoman harley_quinn", "catwoman poison_ivy", "harley_quinn poison_ivy"],
    "backed_into_a_corner": ["robin the_joker bane two_face", "robin catwoman the_riddler mr_freeze"],
    "cold_cash": ["mr_freeze the_bank"],
    "riddle_me_this_batman": ["the_riddler batman"],
    "the_joker_got_away": ["the_joker batmobile"],
    "black_tie_bad_guys": ["the_penguin two_face"],
    "green_with_villainy": ["the_riddler poison_ivy"],
}  # and Crime Spree, which counts everybody's Villains
VILLAINS = [
    "the_joker",
    "the_penguin",
    "catwoman",
    "two_face",
    "the_riddler",
    "harley_quinn",
    "bane",
    "mr_freeze",
    "poison_ivy",
]

HERO_SETS = [(goal, cards) for goal, sets in HERO.items() for cards in sets]
VILLAIN_SETS = [(goal, cards) for goal, sets in VILLAIN.items() for cards in sets]
ONE_AWAY = [(goal, cards, card) for goal, cards in HERO_SETS + VILLAIN_SETS for card in cards.split()]


def play_goal(goal: str, mine: str, theirs: str = "") -> Table:
    """Seat 0 plays the Goal; these cards lie before seat 0, those before seat 1."""
    return table(hands=f"{goal} jackpot | kpow", tables=f"{mine} | {theirs}", draw="play_2 play_3").do(goal)


def without(cards: str, card: str) -> str:
    return " ".join(each for each in cards.split() if each != card)


def test_there_are_sixteen_hero_goals_and_twelve_villain_goals() -> None:
    assert (len(HERO), len(VILLAIN) + 1) == (16, 12)


@pytest.mark.rule("FX-21", "FX-50")
@pytest.mark.parametrize(("goal", "cards"), HERO_SETS)
def test_a_hero_goal_is_won_by_its_cards(goal: str, cards: str) -> None:
    assert play_goal(goal, cards).winners() == [0]


@pytest.mark.rule("FX-21", "FX-50")
@pytest.mark.parametrize(("goal", "cards"), VILLAIN_SETS)
def test_a_villain_goal_is_won_by_its_cards(goal: str, cards: str) -> None:
    assert play_goal(goal, cards).winners() == [0]


@pytest.mark.rule("FX-21", "FX-50")
@pytest.mark.parametrize(("goal", "cards", "card"), ONE_AWAY)
def test_with_one_card_before_somebody_else_the_goal_is_not_met(goal: str, cards: str, card: str) -> None:
    assert not play_goal(goal, without(cards, card), card).over()


@pytest.mark.rule("FX-16", "FX-21")
@pytest.mark.parametrize(("goal", "cards"), HERO_SETS)
def test_a_keeper_in_the_hand_meets_no_goal(goal: str, cards: str) -> None:
    """Case 106."""
    first, second = cards.split()
    assert not table(hands=f"{goal} {second} jackpot | kpow", tables=first, draw="play_2 play_3").do(goal).over()


@pytest.mark.rule("FX-15", "FX-21")
@pytest.mark.parametrize(("goal", "cards"), HERO_SETS + VILLAIN_SETS)
def test_the_goal_is_everybodys(goal: str, cards: str) -> None:
    """Case 32: seat 0 plays it, and seat 1 wins."""
    assert play_goal(goal, "", cards).winners() == [1]


@pytest.mark.rule("FX-23", "FX-50")
@pytest.mark.parametrize(("goal", "cards"), HERO_SETS)
def test_a_villain_before_anybody_stops_every_hero_goal(goal: str, cards: str) -> None:
    """Case 25."""
    assert not play_goal(goal, f"{cards} bane").over()
    assert not play_goal(goal, cards, "bane").over()


@pytest.mark.rule("FX-24", "FX-50")
@pytest.mark.parametrize(("goal", "cards"), VILLAIN_SETS)
def test_no_villain_stops_a_villain_goal(goal: str, cards: str) -> None:
    """Case 26: the winner has one more Villain than is needed, the other player three."""
    mine, *theirs = [villain for villain in VILLAINS if villain not in cards.split()]
    assert play_goal(goal, f"{cards} {mine}", " ".join(theirs[:3])).winners() == [0]


@pytest.mark.rule("FX-50")
@pytest.mark.parametrize("split", range(6))
def test_crime_spree_counts_five_villains_wherever_they_lie(split: int) -> None:
    mine, theirs = " ".join(VILLAINS[:split]), " ".join(VILLAINS[split:5])
    assert play_goal("crime_spree", f"the_bat_signal {mine}", theirs).winners() == [0]


@pytest.mark.rule("FX-50")
def test_crime_spree_needs_the_fifth_villain_and_the_bat_signal() -> None:
    """Also with more than five Villains nobody wins whose Bat-Signal is not there."""
    assert not play_goal("crime_spree", "the_bat_signal the_joker bane", "two_face catwoman").over()
    assert not play_goal("crime_spree", "batman the_joker bane mr_freeze", "two_face catwoman the_riddler").over()


@pytest.mark.rule("FX-50")
def test_crime_spree_is_won_by_the_holder_of_the_bat_signal_only() -> None:
    game = play_goal("crime_spree", "the_joker bane mr_freeze two_face catwoman", "the_bat_signal")
    assert game.winners() == [1]


@pytest.mark.rule("FX-50", "FX-55", "FX-58")
def test_villains_out_of_play_do_not_count_for_crime_spree() -> None:
    """Case 87: four in play, one under the Cuffs, one in the Asylum."""
    game = table(
        hands="crime_spree jackpot | kpow",
        tables="the_bat_signal the_joker bane | batman_cuffs two_face catwoman",
        rules="arkham_asylum",
        cuffed="mr_freeze",
        asylum=["the_riddler"],
        draw="play_2 play_3",
    )
    assert not game.do("crime_spree").passes().over()


@pytest.mark.rule("FX-24", "FX-50")
def test_more_villains_than_asked_for_do_no_harm() -> None:
    """All nine Villains are a gallery, all three sirens are sirens, and nine are a corner to be backed into."""
    everybody = " ".join(VILLAINS)
    assert play_goal("rogues_gallery", everybody).winners() == [0]
    assert play_goal("gotham_city_sirens", "catwoman harley_quinn poison_ivy").winners() == [0]
    assert play_goal("backed_into_a_corner", f"robin {everybody}").winners() == [0]


@pytest.mark.rule("FX-51")
def test_bruce_wayne_is_not_batman() -> None:
    """A Goal that asks for one of them is not met by the other."""
    assert not play_goal("the_dynamic_duo", "bruce_wayne robin").over()
    assert not play_goal("stately_wayne_manor", "batman wayne_manor").over()


@pytest.mark.rule("FX-50", "FX-55")
@pytest.mark.parametrize("goal", ["gotham_city_sirens", "mad_love", "poison_ivy_and_bane"])
def test_a_cuffed_villain_meets_no_goal(goal: str) -> None:
    cards = VILLAIN[goal][0].split()
    game = table(
        hands=f"{goal} jackpot | kpow", tables=f"batman_cuffs {cards[0]}", cuffed=cards[1], draw="play_2 play_3"
    )
    assert not game.do(goal).over()


@pytest.mark.rule("FX-50", "FX-58")
def test_a_villain_in_the_asylum_meets_no_goal_and_blocks_nobody() -> None:
    asylum: list[Json] = ["harley_quinn"]
    for goal, tables, over in (("mad_love", "the_joker", False), ("sidekicks", "robin batgirl", True)):
        hands = f"{goal} jackpot | kpow"
        game = table(hands=hands, tables=tables, rules="arkham_asylum", asylum=asylum, draw="play_2 play_3")
        assert game.do(goal).over() == over


@pytest.mark.rule("FX-50")
@pytest.mark.parametrize(("goal", "cards"), HERO_SETS)
def test_elsewhere_in_gotham_city_only_your_own_villains_stop_you(goal: str, cards: str) -> None:
    """Case 27."""
    rules = "elsewhere_in_gotham_city"
    hands = f"{goal} jackpot | kpow"
    theirs = table(hands=hands, tables=f"{cards} | bane the_joker", rules=rules, draw="play_2 play_3")
    assert theirs.do(goal).winners() == [0]
    mine = table(hands=hands, tables=f"{cards} bane", rules=rules, draw="play_2 play_3")
    assert not mine.do(goal).over()
