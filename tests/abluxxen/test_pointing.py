"""Abluxxen: what a choice points at, and whose cards it would hit."""

import pytest

from abluxxen.table import Table, table
from kibitz.core.presentation import Touch


def pointed(game: Table, choice: str) -> list[tuple[str, int, str]]:
    return [plain(touch) for touch in game.shown.touches(game.match.play, game.match.game.parse(choice))]


def aimed(game: Table, choice: str) -> list[tuple[str, int, str]]:
    return [plain(touch) for touch in game.shown.aims(game.match.play, game.match.game.parse(choice))]


def plain(touch: Touch) -> tuple[str, int, str]:
    return touch.pile, touch.seat, " ".join(touch.cards)


def laying() -> Table:
    return table(hands="7 7 9 J | 2 | 3", displays="| 5 5 | 4 / 6 6", pool="4 8", deck="6 10")


def test_a_layer_is_pointed_at_card_by_card() -> None:
    assert pointed(laying(), "7x2+1J") == [("hand", 0, "7 7 J")]


def test_a_card_of_the_pool_and_the_deck_are_pointed_at() -> None:
    game = laying().do("9x1")
    assert pointed(game, "pool:8") == [("pool", -1, "8")]
    assert pointed(game, "deck") == [("deck", -1, "")]
    assert pointed(game, "none") == []


def test_a_group_of_the_pool_is_pointed_at_as_one() -> None:
    game = table(hands="7 2 | 3", displays="| 4", pool="4+13 8", deck="6 10", shadow="2 2", variant="duel").do(
        "7x1", "take"
    )
    assert pointed(game, "pool:4+13") == [("pool", -1, "4 13")]


@pytest.mark.rule("AB-12")
def test_a_layer_aims_at_every_top_layer_that_it_would_hit() -> None:
    assert aimed(laying(), "7x2") == [("display", 1, "5 5"), ("display", 2, "6 6")]
    assert aimed(laying(), "9x1") == []


@pytest.mark.rule("AB-11")
def test_the_last_card_aims_at_nobody() -> None:
    assert aimed(table(hands="7 | 2 | 3", displays="| 5"), "7x1") == []


@pytest.mark.rule("AB-17")
def test_taking_and_leaving_are_about_the_beaten_layer() -> None:
    assert aimed(laying().do("7x2"), "take") == [("display", 1, "5 5")]
