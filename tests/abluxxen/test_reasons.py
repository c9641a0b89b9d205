"""Abluxxen: why a choice is refused. Every answer names the rule that forbids it."""

from collections.abc import Callable

import pytest

from abluxxen.table import Table, table
from kibitz.core.errors import UnknownChoice


def laying() -> Table:
    return table(hands="7 7 9 J | 2 | 3", displays="| 5 5", pool="4 8", deck="6 10")


def shadowing() -> Table:
    return table(hands="7 7 9 | 3", displays="| 4 4", pool="4 8", deck="6 10", shadow="2 2 5 8 8").do("7x2")


def taking() -> Table:
    return laying().do("7x2")


def answering() -> Table:
    return laying().do("7x2", "leave")


def drawing() -> Table:
    return laying().do("7x2", "take")


def fishing() -> Table:
    return laying().do("9x1")


def says(game: Table, choice: str) -> str:
    """The name of the sentence that explains the refusal."""
    return game.reason(choice).phrase.key


def test_a_choice_that_is_offered_breaks_no_rule() -> None:
    reason = laying().reason("7x2")
    assert (reason.rule, reason.phrase.key) == ("", "why-allowed")


def test_a_choice_that_cannot_be_read_breaks_no_rule_but_is_unknown() -> None:
    with pytest.raises(UnknownChoice, match="7y2"):
        laying().reason("7y2")


@pytest.mark.rule("AB-28")
@pytest.mark.parametrize("choice", ["2x1", "take", "back", "deck", "none", "shadow:4"])
def test_after_the_end_nothing_can_be_chosen(choice: str) -> None:
    game = table(hands="9 | 2 | 3", pool="4", deck="6").do("9x1")
    assert game.why(choice) == "AB-28"


# ---- cards that were pointed at


@pytest.mark.rule("AB-7")
def test_two_values_never_go_together_not_even_with_a_joker() -> None:
    assert laying().why("7 9") == "AB-7"
    assert laying().why("7 9 J") == "AB-7"
    assert says(laying(), "7 7 9") == "why-two-values"


@pytest.mark.rule("AB-5")
def test_a_card_in_hand_cannot_be_laid_where_something_else_is_asked() -> None:
    assert taking().why("9") == "AB-5"
    assert drawing().why("2") == "AB-5"


# ---- laying


@pytest.mark.rule("AB-7")
@pytest.mark.parametrize("choice", ["8x1", "7x3", "7x3+1J"])
def test_more_number_cards_than_you_hold(choice: str) -> None:
    assert laying().why(choice) == "AB-7"
    assert says(laying(), choice) == "why-not-in-hand"


@pytest.mark.rule("AB-7")
@pytest.mark.parametrize("choice", ["7x2+2J", "2J"])
def test_more_jokers_than_you_hold(choice: str) -> None:
    assert laying().why(choice) == "AB-7"
    assert says(laying(), choice) == "why-too-few-jokers"


@pytest.mark.rule("AB-5")
@pytest.mark.parametrize("stage", [taking, shadowing])
def test_a_second_layer_in_the_same_turn(stage: Callable[[], Table]) -> None:
    assert stage().why("9x1") == "AB-5"
    assert says(stage(), "9x1") == "why-laid-already"


@pytest.mark.rule("AB-5")
def test_a_second_layer_instead_of_the_optional_draw() -> None:
    assert fishing().why("7x2") == "AB-5"
    assert says(fishing(), "7x2") == "why-laid-already"


@pytest.mark.rule("AB-5")
@pytest.mark.parametrize("stage", [answering, drawing])
def test_a_victim_cannot_lay_in_anothers_turn(stage: Callable[[], Table]) -> None:
    assert stage().why("2x1") == "AB-5"
    assert says(stage(), "2x1") == "why-not-your-turn"


# ---- take or leave


@pytest.mark.rule("AB-5")
@pytest.mark.parametrize("choice", ["take", "leave", "back", "drop", "deck", "pool:4"])
def test_a_turn_begins_with_a_layer(choice: str) -> None:
    assert laying().why(choice) == "AB-5"
    assert says(laying(), choice) == "why-lay-first"


@pytest.mark.rule("AB-41")
@pytest.mark.parametrize("choice", ["take", "leave"])
def test_the_shadow_display_comes_before_the_opponent(choice: str) -> None:
    assert shadowing().why(choice) == "AB-41"


@pytest.mark.rule("AB-12")
@pytest.mark.parametrize("choice", ["take", "leave", "back", "drop"])
def test_nobody_was_hit(choice: str) -> None:
    assert fishing().why(choice) == "AB-12"


@pytest.mark.rule("AB-17")
@pytest.mark.parametrize("choice", ["take", "leave"])
def test_the_attacker_has_decided_already(choice: str) -> None:
    assert answering().why(choice) == "AB-17"
    assert drawing().why(choice) == "AB-17"


# ---- back or drop


@pytest.mark.rule("AB-40")
@pytest.mark.parametrize("choice", ["back", "drop"])
def test_cards_of_the_shadow_display_must_be_taken(choice: str) -> None:
    assert shadowing().why(choice) == "AB-40"
    assert says(shadowing(), choice) == "why-shadow-taken"


@pytest.mark.rule("AB-17")
@pytest.mark.parametrize("choice", ["back", "drop"])
def test_the_attacker_decides_before_the_victim(choice: str) -> None:
    assert taking().why(choice) == "AB-17"
    assert says(taking(), choice) == "why-attacker-first"


@pytest.mark.rule("AB-19")
@pytest.mark.parametrize("choice", ["back", "drop"])
def test_the_victim_has_nothing_to_decide_any_more(choice: str) -> None:
    assert drawing().why(choice) == "AB-19"


# ---- the shadow display


@pytest.mark.rule("AB-37")
def test_only_the_duel_has_a_shadow_display() -> None:
    assert laying().why("shadow:4") == "AB-37"
    assert table(hands="7 9 | 3", variant="first-edition").why("shadow:4") == "AB-37"


@pytest.mark.rule("AB-5")
def test_nothing_is_taken_from_the_shadow_display_before_laying() -> None:
    assert table(hands="7 9 | 3", shadow="4").why("shadow:4") == "AB-5"


@pytest.mark.rule("AB-40")
def test_the_shadow_display_is_done_after_one_stack() -> None:
    game = shadowing().do("shadow:2")
    assert game.asks() == (0, "take-or-leave")
    assert game.why("shadow:8") == "AB-40"
    assert says(game, "shadow:8") == "why-shadow-done"


@pytest.mark.rule("AB-40")
def test_the_shadow_display_has_no_such_stack() -> None:
    assert shadowing().why("shadow:3") == "AB-40"
    assert says(shadowing(), "shadow:3") == "why-not-in-shadow"


@pytest.mark.rule("AB-40")
@pytest.mark.parametrize("choice", ["shadow:5", "shadow:8"], ids=["another size", "a higher value"])
def test_a_stack_of_the_shadow_display_is_not_beaten(choice: str) -> None:
    assert shadowing().why(choice) == "AB-40"
    assert says(shadowing(), choice) == "why-shadow-not-beaten"


# ---- drawing


@pytest.mark.rule("AB-5")
def test_there_is_no_pass() -> None:
    assert laying().why("none") == "AB-5"
    assert says(laying(), "none") == "why-no-pass"


@pytest.mark.rule("AB-40")
@pytest.mark.parametrize("choice", ["none", "deck", "pool:4"])
def test_shadowluxxing_is_a_duty(choice: str) -> None:
    assert shadowing().why(choice) == "AB-40"
    assert says(shadowing(), choice) == "why-shadow-duty"


@pytest.mark.rule("AB-13")
@pytest.mark.parametrize("choice", ["none", "deck", "pool:4"])
def test_a_hit_is_a_duty(choice: str) -> None:
    assert taking().why(choice) == "AB-13"


@pytest.mark.rule("AB-19")
@pytest.mark.parametrize("choice", ["none", "deck", "pool:4"])
def test_the_victim_answers_before_it_draws(choice: str) -> None:
    assert answering().why(choice) == "AB-19"


@pytest.mark.rule("AB-21")
def test_an_owed_card_cannot_be_declined() -> None:
    assert drawing().why("none") == "AB-21"


@pytest.mark.rule("AB-23")
def test_an_empty_deck_gives_no_card() -> None:
    assert table(hands="7 9 | 2 | 3", displays="| 5", pool="4").do("7x1", "take").why("deck") == "AB-23"
    assert table(hands="7 9 | 2 | 3", pool="4").do("7x1").why("deck") == "AB-23"


@pytest.mark.rule("AB-20")
def test_the_pool_has_no_such_card() -> None:
    assert drawing().why("pool:9") == "AB-20"
    assert fishing().why("pool:J") == "AB-20"


@pytest.mark.rule("AB-20")
def test_a_group_that_is_not_in_the_pool() -> None:
    assert table(hands="7 9 | 3", pool="2 13", deck="4").do("7x1").why("pool:2+13") == "AB-20"
    assert fishing().why("pool:4+13") == "AB-20"
