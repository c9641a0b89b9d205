"""Abluxxen: cards, deal, and what is open (rules AB-1 to AB-4)."""

from collections import Counter

import pytest

from abluxxen.table import Table, table
from kibitz.core.errors import BadOptions
from kibitz.core.event import HIDDEN, told
from kibitz.games import make_game
from kibitz.play.match import new_match


def dealt(seats: int, variant: str = "base", seed: str = "lynx", first: int = 0) -> Table:
    return Table(new_match(make_game("abluxxen", {"variant": variant}, seats), seats, seed, first))


def all_cards(game: Table) -> list[str]:
    """Every card of a game just dealt."""
    hands = " ".join(game.hand(seat) for seat in range(game.match.play.seats))
    return " ".join([hands, game.cards("pool"), game.cards("deck")]).replace("+", " ").split()


@pytest.mark.rule("AB-1")
def test_there_are_eight_of_each_number_and_five_jokers() -> None:
    """Scenario 1: 109 cards in all zones."""
    count = Counter(all_cards(dealt(4)))
    assert count == {**{str(value): 8 for value in range(1, 14)}, "J": 5}
    assert count.total() == 109


@pytest.mark.rule("AB-3")
@pytest.mark.parametrize(("seats", "deck"), [(3, 64), (4, 51), (5, 38)])
def test_everybody_gets_thirteen_cards_and_six_are_the_pool(seats: int, deck: int) -> None:
    """Scenario 1: what is left is the deck; nothing is discarded yet."""
    game = dealt(seats)
    assert [len(game.hand(seat).split()) for seat in range(seats)] == [13] * seats
    assert (game.count("pool"), game.count("deck"), game.count("discard")) == (6, deck, 0)


@pytest.mark.rule("AB-3", "AB-34")
def test_two_play_the_first_edition_without_a_shadow_display() -> None:
    """Scenario 2: 13 each, pool 6, deck 77."""
    game = dealt(2, "first-edition")
    assert [len(game.hand(seat).split()) for seat in (0, 1)] == [13, 13]
    assert (game.count("pool"), game.count("deck")) == (6, 77)
    assert "shadow" not in game.state()


@pytest.mark.rule("AB-3")
def test_all_displays_are_empty_at_the_start() -> None:
    assert [dealt(4).display(seat) for seat in range(4)] == ["", "", "", ""]


@pytest.mark.rule("AB-3")
def test_the_cards_are_shuffled() -> None:
    assert dealt(3, seed="lynx").state() == dealt(3, seed="lynx").state()
    assert dealt(3, seed="lynx").hand(0) != dealt(3, seed="paw").hand(0)


@pytest.mark.rule("AB-2")
def test_the_start_player_has_the_first_turn() -> None:
    assert dealt(4, first=2).asks() == (2, "lay")
    assert dealt(4, first=2).state()["start"] == 2


@pytest.mark.rule("AB-2")
def test_the_paw_goes_to_the_left_neighbour_after_the_turn() -> None:
    game = table(hands="3 4 | 5 6 | 7 8", turn=2, variant="advanced").do("7x1")
    names = [(game.match.game.events[event.kind].name, event.args) for event in game.heard]
    assert names[-1] == ("turn", (0,))


@pytest.mark.rule("AB-2", "AB-34")
def test_the_luxx_card_stays_with_the_start_player() -> None:
    game = table(hands="3 4 | 5 6", turn=1, variant="first-edition", start=1).do("5x1")
    assert game.state()["turn"] == 0
    assert game.state()["start"] == 1


@pytest.mark.rule("AB-4")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """Ruling Q23: of the other hands, the number of cards is open."""
    game = table(hands="3 4 | 5 6 J | 7")
    assert game.match.play.view(1)["hands"] == [2, ["5", "6", "J"], 1]
    assert game.match.play.view(-1)["hands"] == [2, 3, 1]


@pytest.mark.rule("AB-4")
def test_nobody_knows_the_order_of_the_deck() -> None:
    """Ruling Q23: how many cards it has is open."""
    game = table(hands="3 | 5 | 7", deck="9 10 11")
    assert [game.match.play.view(seat)["deck"] for seat in (-1, 0, 1, 2)] == [3, 3, 3, 3]


@pytest.mark.rule("AB-4")
def test_covered_layers_stay_visible() -> None:
    """Ruling Q12: the attacker may look at what lies under a layer."""
    game = table(hands="3 | 5 | 7", displays="| 13 / 3 3 J")
    assert game.match.play.view(0)["displays"] == [[], [["13"], ["3", "3", "J"]], []]


@pytest.mark.rule("AB-4")
def test_the_pool_and_the_discard_pile_are_open() -> None:
    """Ruling Q24: the discard pile lies face up."""
    view = table(hands="3 | 5 | 7", pool="9 J", discard="4 4").match.play.view(2)
    assert view["pool"] == ["9", "J"]
    assert view["discard"] == ["4", "4"]


@pytest.mark.rule("AB-4", "AB-37")
def test_the_shadow_display_is_open() -> None:
    assert table(hands="3 | 5", shadow="4 4 6").match.play.view(0)["shadow"] == ["4", "4", "6"]


@pytest.mark.rule("AB-4", "AB-20")
def test_everybody_sees_who_took_which_open_card() -> None:
    game = table(hands="7 2 | 3 | 4", pool="9 10", deck="11").do("7x1", "pool:9")
    assert game.match.play.view(1)["known"] == [["9"], [], []]


@pytest.mark.rule("AB-4", "AB-20")
def test_a_card_drawn_from_the_deck_is_seen_by_its_drawer_alone() -> None:
    game = table(hands="7 2 | 3 | 4", pool="9", deck="11").do("7x1", "deck")
    kinds = game.match.game.events
    drew = next(event for event in game.heard if kinds[event.kind].name == "drew_blind")
    assert [told(drew, kinds[drew.kind], seat).args[1] for seat in (0, 1, -1)] == [11, HIDDEN, HIDDEN]
    assert game.known(0) == ""


@pytest.mark.rule("AB-4")
def test_a_known_card_that_is_laid_is_no_longer_known_in_the_hand() -> None:
    game = table(hands="7 7 2 | 3 | 4", known=[["7"], [], []]).do("7x1")
    assert game.known(0) == ""


@pytest.mark.parametrize(("variant", "seats"), [("base", 2), ("advanced", 2), ("expert", 2), ("duel", 3)])
def test_each_variant_has_its_number_of_players(variant: str, seats: int) -> None:
    with pytest.raises(BadOptions, match=f"{variant}.*{seats}"):
        make_game("abluxxen", {"variant": variant}, seats)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_abluxxen_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"abluxxen is for 2 to 5 seats, got {seats}"):
        make_game("abluxxen", {}, seats)


@pytest.mark.rule("AB-34")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_edition_is_for_two_to_five(seats: int) -> None:
    assert [len(dealt(seats, "first-edition").hand(seat).split()) for seat in range(seats)] == [13] * seats


def test_two_players_play_the_duel_and_more_play_the_base_game() -> None:
    assert [make_game("abluxxen", {}, seats).options["variant"] for seats in (2, 3, 5)] == ["duel", "base", "base"]
