"""Abluxxen: the duel (rules AB-36 to AB-43)."""

import pytest

from abluxxen.table import Table, table
from kibitz.core.errors import BadOptions, NeverOffered
from kibitz.games import make_game
from kibitz.play.match import Refused, new_match

POOL = "2 5 5 9 11 J"
SHADOW = "4 4 6 6 8 8 5 5 5 1 2 3 12"  # thirteen cards
ONE_SINGLE = "4 1 1 2 2 3 3 6 6 8 8 9 9"  # thirteen cards; the 4 is the only single one


def dealt(seed: str) -> Table:
    return Table(new_match(make_game("abluxxen", {"variant": "duel"}, 2), 2, seed))


@pytest.mark.rule("AB-36")
def test_each_duellist_holds_thirteen_cards_with_two_jokers_at_least() -> None:
    """Scenario 3."""
    game = dealt("lynx")
    for seat in (0, 1):
        hand = game.hand(seat).split()
        assert len(hand) == 13
        assert hand.count("J") >= 2
        assert game.known(seat) == "J J"


@pytest.mark.rule("AB-36", "AB-38")
def test_all_109_cards_are_in_the_duel() -> None:
    """Scenario 3: five jokers in total; what the shadow display refused lies in the pool."""
    game = dealt("lynx")
    piles = [game.hand(0), game.hand(1), game.cards("pool"), game.cards("deck"), game.cards("shadow")]
    cards = " ".join(piles).replace("+", " ").split()
    assert (len(cards), cards.count("J"), cards.count("13")) == (109, 5, 8)


@pytest.mark.rule("AB-36", "AB-37")
def test_the_shadow_display_has_thirteen_cards_and_the_pool_six_places() -> None:
    """Scenario 3: the deck has 64 cards, less one for every card diverted to the pool."""
    game = dealt("lynx")
    diverted = game.cards("pool").count("+")
    assert (game.count("shadow"), game.count("pool")) == (13, 6)
    assert game.count("deck") == 64 - diverted
    assert not {"13", "J"} & set(game.cards("shadow").split())


@pytest.mark.rule("AB-38")
def test_setup_diverts_thirteens_and_jokers_to_the_lowest_cards_of_the_pool() -> None:
    """Ruling Q33: the pool is there before the shadow display is turned up."""
    seen = 0
    for deal in range(30):
        slots = [slot.split("+") for slot in dealt(str(deal)).cards("pool").replace("J", "14").split()]
        slots.sort(key=lambda slot: (int(slot[0]), -len(slot)))
        diverted = sum(len(slot) - 1 for slot in slots)
        assert [len(slot) for slot in slots] == [2] * diverted + [1] * (6 - diverted)
        assert all(slot[1] in ("13", "14") for slot in slots[:diverted])
        seen += diverted
    assert seen > 0


@pytest.mark.rule("AB-36")
def test_the_duel_is_for_two_and_has_no_second_variant() -> None:
    """Ruling Q38."""
    for variant in ("base", "advanced", "expert"):
        with pytest.raises(BadOptions, match="seats"):
            make_game("abluxxen", {"variant": variant}, 2)


@pytest.mark.rule("AB-38")
def test_thirteens_and_jokers_go_to_the_lowest_single_card_of_the_pool() -> None:
    """Scenario 55, ruling Q30: the 13 onto the 2, then the joker onto the first 5; both do not count towards 13."""
    game = table(hands="7 9 | 3", pool=POOL, deck="13 J 10 11", shadow=ONE_SINGLE).do("7x1", "shadow:4")
    assert game.cards("pool") == "2+13 5+J 5 9 11 J"
    assert game.cards("shadow") == "1 1 2 2 3 3 6 6 8 8 9 9 10"
    assert game.cards("deck") == "11"


@pytest.mark.rule("AB-38")
def test_a_joker_in_the_pool_ranks_above_thirteen() -> None:
    """Ruling Q30: of the singles 13 and joker, the 13 is the lower."""
    game = table(hands="7 9 | 3", pool="2+13 J 13", deck="13 10", shadow="4").do("7x1", "shadow:4")
    assert game.cards("pool") == "2+13 J 13+13"


@pytest.mark.rule("AB-38")
def test_without_single_cards_the_smallest_group_gets_the_card() -> None:
    """Ruling Q28: the fewest cards, then the lowest at the bottom."""
    game = table(hands="7 9 | 3", pool="1+13+J 5+13 3+J", deck="13 10", shadow="4").do("7x1", "shadow:4")
    assert game.cards("pool") == "1+13+J 5+13 3+J+13"


@pytest.mark.rule("AB-38")
def test_without_a_pool_the_card_opens_a_new_place() -> None:
    """Ruling Q29."""
    game = table(hands="7 9 | 3", deck="13 10 8", shadow="4").do("7x1", "shadow:4")
    assert game.cards("pool") == "13"
    assert game.cards("shadow") == "8 10"


@pytest.mark.rule("AB-38")
def test_a_thirteen_from_a_pool_refill_is_an_ordinary_card() -> None:
    """Ruling Q34."""
    game = table(hands="7 9 | 3", pool="2 5 5 9 11 12", deck="13 10").do("7x1", "pool:12")
    assert game.cards("pool") == "2 5 5 9 11 13"


@pytest.mark.rule("AB-39")
def test_a_group_counts_as_one_card_when_drawn() -> None:
    """Scenario 61: two owed, the group of a 2 and a 13 and a card of the deck; three cards to the hand."""
    game = table(hands="7 7 9 | 3", displays="| 4 4", pool="2+13 5 5 9 11 12", deck="10 8 6").do("7x2", "take")
    game.do("pool:2+13", "deck")
    assert game.hand(1) == "2 3 10 13"
    assert game.cards("pool") == "5 5 9 11 12 8"
    assert game.asks() == (1, "lay")


@pytest.mark.rule("AB-39")
def test_a_group_cannot_be_split() -> None:
    """Ruling Q32."""
    game = table(hands="7 9 | 3", pool="2+13 5", deck="10").do("7x1")
    assert game.offered() == {"deck", "none", "pool:2+13", "pool:5"}


@pytest.mark.rule("AB-39")
def test_the_pool_is_refilled_to_six_places() -> None:
    """Ruling Q31: a group fills one place."""
    game = table(hands="7 9 | 3", pool="2+13 5+J 5 9 11 12", deck="10 8").do("7x1", "pool:5")
    assert game.cards("pool") == "2+13 5+J 9 11 12 10"
    assert game.cards("deck") == "8"


@pytest.mark.rule("AB-39", "AB-42")
def test_an_optional_draw_may_be_a_group() -> None:
    """Scenario 62: two cards to the hand, and it counts as one."""
    game = table(hands="7 9 | 3", pool="2 5+J", deck="10").do("7x1", "pool:5+J")
    assert game.hand(0) == "5 9 J"
    assert game.asks() == (1, "lay")


@pytest.mark.rule("AB-24", "AB-39")
def test_a_group_can_be_the_last_place_of_the_pool() -> None:
    """Scenario 65, ruling Q37: both cards go to the hand, then the game is over."""
    game = table(hands="7 9 | 3", pool="3+13").do("7x1", "pool:3+13")
    assert game.over()
    assert game.hand(0) == "3 9 13"
    assert game.scores() == [1 - 3, -1]


@pytest.mark.rule("AB-40")
def test_a_stack_is_beatable_by_as_many_cards_of_a_higher_value() -> None:
    """Scenario 56, ruling Q26: two 7s beat two 4s and two 6s, not two 8s and not three 5s."""
    game = table(hands="7 7 9 | 3", pool=POOL, deck="10 11", shadow=SHADOW).do("7x2")
    assert game.asks() == (0, "shadow")
    assert game.offered() == {"shadow:4", "shadow:6"}


@pytest.mark.rule("AB-43")
def test_the_house_rule_lets_parts_of_a_stack_be_taken() -> None:
    """Scenario 57: with shadow_split two of the three 5s can be taken too."""
    game = table(hands="7 7 9 | 3", pool=POOL, deck="10 11", shadow=SHADOW, shadow_split=True).do("7x2")
    assert game.offered() == {"shadow:4", "shadow:5", "shadow:6"}
    game.do("shadow:5")
    assert game.hand(0) == "5 5 9"
    assert game.cards("shadow") == "1 2 3 4 4 5 6 6 8 8 10 11 12"


@pytest.mark.rule("AB-43")
def test_the_house_rule_does_not_reach_smaller_stacks() -> None:
    game = table(hands="7 7 9 | 3", pool=POOL, deck="10", shadow="1 2 4 8 8 8", shadow_split=True).do("7x2")
    assert game.asks() == (0, "optional-draw")


@pytest.mark.rule("AB-8", "AB-40")
def test_a_layer_with_a_joker_takes_as_many_cards_from_the_shadow_display() -> None:
    """A 7 and a joker are two 7s."""
    game = table(hands="7 J 9 | 3", pool=POOL, deck="10 11", shadow=SHADOW).do("7x1+1J")
    assert game.offered() == {"shadow:4", "shadow:6"}
    assert game.do("shadow:4").hand(0) == "4 4 9"


@pytest.mark.rule("AB-40")
def test_shadowluxxing_is_compulsory() -> None:
    """Scenario 58, ruling Q27: one beatable stack is the only choice, and none is not offered."""
    game = table(hands="7 9 | 3", pool=POOL, deck="10", shadow=ONE_SINGLE).do("7x1")
    assert game.offered() == {"shadow:4"}


@pytest.mark.rule("AB-40")
def test_an_equal_stack_is_not_beatable() -> None:
    game = table(hands="4 9 | 3", pool=POOL, deck="10", shadow=ONE_SINGLE).do("4x1")
    assert game.asks() == (0, "optional-draw")


@pytest.mark.rule("AB-40")
def test_the_taken_stack_goes_to_the_hand_and_nobody_draws() -> None:
    game = table(hands="7 7 9 | 3", pool=POOL, deck="10 11", shadow=SHADOW).do("7x2", "shadow:6")
    assert game.hand(0) == "6 6 9"
    assert game.hand(1) == "3"
    assert game.asks() == (1, "lay")


@pytest.mark.rule("AB-40")
def test_only_one_stack_is_taken_a_turn() -> None:
    """Two 7s could beat the two 6s as well after taking the two 4s."""
    game = table(hands="7 7 9 | 3", pool=POOL, deck="10 11", shadow=SHADOW).do("7x2", "shadow:4")
    assert game.asks() == (1, "lay")
    assert "6 6" in game.cards("shadow")


@pytest.mark.rule("AB-41")
def test_the_shadow_display_is_refilled_before_the_opponent_is_compared() -> None:
    """Scenario 59: two cards are missing; three are turned up, because a 13 goes to the pool."""
    game = table(hands="7 7 9 | 3", displays="| 1 1", pool=POOL, deck="10 13 11 12", shadow=SHADOW)
    game.do("7x2", "shadow:4")
    assert game.match.game.events[game.heard[-1].kind].name == "beaten"
    assert game.cards("shadow") == "1 2 3 5 5 5 6 6 8 8 10 11 12"
    assert game.cards("pool") == "2+13 5 5 9 11 J"
    assert game.cards("deck") == "12"


@pytest.mark.rule("AB-40", "AB-41", "AB-42")
def test_a_lone_joker_beats_every_single_card_of_the_shadow_display() -> None:
    """Scenario 60: one is taken, then the opponent's 13 is hit too."""
    game = table(hands="J 9 | 3", displays="| 13", pool=POOL, deck="10 11", shadow=SHADOW).do("1J")
    assert game.offered() == {"shadow:1", "shadow:2", "shadow:3", "shadow:12"}
    game.do("shadow:12")
    assert game.state()["pending"] == {"prompt": "take-or-leave", "victim": 1}


@pytest.mark.rule("AB-42")
def test_the_opponents_layer_is_taken_or_left_as_usual() -> None:
    game = table(hands="7 7 9 | 3", displays="| 1 1", pool=POOL, deck="10 11 12", shadow=SHADOW).do("7x2", "shadow:4")
    assert game.offered() == {"take", "leave"}
    game.do("leave", "back")
    assert game.hand(1) == "1 1 3"
    assert game.asks() == (1, "lay")


@pytest.mark.rule("AB-42")
def test_the_opponent_can_be_hit_without_the_shadow_display() -> None:
    game = table(hands="7 7 9 | 3", displays="| 1 1", pool=POOL, deck="10", shadow="4 8 8").do("7x2")
    assert game.asks() == (0, "take-or-leave")


@pytest.mark.rule("AB-42")
def test_a_shadow_hit_allows_no_optional_draw() -> None:
    """Scenario 63, ruling Q36."""
    game = table(hands="7 9 | 3", pool=POOL, deck="10 11", shadow=ONE_SINGLE).do("7x1", "shadow:4")
    assert game.asks() == (1, "lay")


@pytest.mark.rule("AB-42", "AB-25")
def test_a_duellist_who_hits_nothing_may_draw_one_card() -> None:
    game = table(hands="3 9 | 3", pool="2 5", deck="10", shadow="4 4 6").do("3x1")
    assert game.offered() == {"deck", "none", "pool:2", "pool:5"}


@pytest.mark.rule("AB-41")
def test_without_a_deck_the_shadow_display_stays_smaller() -> None:
    """Scenario 64, ruling Q35: twelve cards are left, and the game goes on."""
    game = table(hands="7 9 | 3", pool=POOL, shadow=ONE_SINGLE).do("7x1", "shadow:4")
    assert game.count("shadow") == 12
    assert game.asks() == (1, "lay")


@pytest.mark.rule("AB-41")
def test_the_deck_may_run_out_while_the_shadow_display_is_refilled() -> None:
    """Ruling Q35: two cards are missing and one is there."""
    game = table(hands="7 7 9 | 3", pool=POOL, deck="10", shadow=SHADOW).do("7x2", "shadow:4")
    assert (game.count("shadow"), game.count("deck")) == (12, 0)
    assert game.asks() == (1, "lay")


@pytest.mark.rule("AB-11", "AB-40")
def test_the_last_cards_take_nothing_from_the_shadow_display() -> None:
    """Scenario 66."""
    game = table(hands="7 | 3", pool=POOL, deck="10", shadow=ONE_SINGLE).do("7x1")
    assert game.over()
    assert game.count("shadow") == 13


@pytest.mark.rule("AB-42", "AB-24")
def test_the_shadow_display_does_not_delay_the_end() -> None:
    game = table(hands="3 9 | 3", pool="5", shadow="4 4 6").do("3x1", "pool:5")
    assert game.over()


@pytest.mark.rule("AB-37")
def test_the_shadow_display_scores_for_nobody_and_is_not_drawn_from() -> None:
    game = table(hands="3 9 | 3", displays="| 12 12", pool="5", shadow="4 4 6").do("3x1")
    assert game.offered() == {"none", "pool:5"}
    assert game.do("pool:5").scores() == [1 - 2, 2 - 1]


@pytest.mark.rule("AB-30", "AB-36")
def test_a_tied_duel_goes_to_the_smaller_hand() -> None:
    """The duel follows the base game: 2 points each, with 0 and with 3 cards in hand."""
    game = table(hands="9 | 3 3 3", displays="12 | 8 8 8 8 8").do("9x1")
    assert game.scores() == [2, 2]
    assert game.winners() == [0]


@pytest.mark.rule("AB-37")
@pytest.mark.parametrize("text", ["shadow:4", "pool:2+13", "Shadow: 4"])
def test_what_only_the_duel_has_is_no_choice_elsewhere(text: str) -> None:
    """It can be read; but it is no place in the table of another variant, and is refused with its rule."""
    game = table(hands="7 7 9 | 3 | 4", pool="4 8", deck="6 10")
    with pytest.raises(NeverOffered):
        game.match.game.parse(text)
    with pytest.raises(Refused) as refused:
        game.do(text)
    assert refused.value.reason.rule
