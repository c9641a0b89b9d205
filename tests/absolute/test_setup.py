"""Absolute: players, rounds, the deal, and who begins (rules AZ-2 to AZ-4)."""

import pytest

from absolute.table import Table, table
from kibitz.core.errors import BadOptions
from kibitz.core.game import Json
from kibitz.games import make_game
from kibitz.play.match import new_match


def dealt(seats: int, seed: str = "lynx", first: int = 0, **options: Json) -> Table:
    return Table(new_match(make_game("absolute", options, seats), seats, seed, first))


def sizes(game: Table) -> tuple[list[int], int, int]:
    """How many cards the hands, the deck and the discard pile have."""
    hands = [len(game.hand(seat).split()) for seat in range(game.play.seats)]
    return hands, len(game.cards("deck").split()), len(game.cards("discard").split())


# ---- players and rounds


@pytest.mark.rule("AZ-2")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_the_game_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(BadOptions):
        make_game("absolute", {}, seats)


@pytest.mark.rule("AZ-2", "AZ-16", "AZ-21", "AZ-34", "AZ-42")
def test_the_options_and_what_they_are_if_nobody_says_anything() -> None:
    assert make_game("absolute", {}, 2).options == {
        "rounds": 3,
        "add_to_any_set": False,
        "zero_in_swap": True,
        "turn_limit": 60,
        "tabletop": False,
    }


@pytest.mark.rule("AZ-2")
@pytest.mark.parametrize(
    "options", [{"rounds": 0}, {"rounds": "three"}, {"turn_limit": 0}, {"tabletop": 2}, {"jokers": True}]
)
def test_other_options_are_refused(options: dict[str, Json]) -> None:
    with pytest.raises(BadOptions):
        make_game("absolute", options, 2)


@pytest.mark.rule("AZ-2")
def test_three_rounds_are_played() -> None:
    game = dealt(2, turn_limit=1)
    rounds = []
    while not game.over():
        rounds.append(game.state()["round"])
        game.do("deck", "hold", "deck", "hold")
    assert rounds == [1, 2, 3]


@pytest.mark.rule("AZ-2")
@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_more_or_fewer_rounds_can_be_agreed(rounds: int) -> None:
    game = dealt(2, rounds=rounds, turn_limit=1)
    for _ in range(rounds):
        assert not game.over()
        game.do("deck", "hold", "deck", "hold")
    assert game.over()


# ---- the deal


@pytest.mark.rule("AZ-3")
@pytest.mark.parametrize(("seats", "deck"), [(2, 77), (3, 72), (4, 67), (5, 62), (6, 57)])
def test_everybody_gets_five_cards_and_one_is_turned_up(seats: int, deck: int) -> None:  # scenario 2
    game = dealt(seats)
    assert sizes(game) == ([5] * seats, deck, 1)
    assert [game.sets(seat) for seat in range(seats)] == [[]] * seats
    assert game.asks() == (0, "draw")


@pytest.mark.rule("AZ-3")
def test_the_cards_are_shuffled() -> None:
    assert dealt(3, seed="lynx").state() == dealt(3, seed="lynx").state()
    assert dealt(3, seed="lynx").cards("deck") != dealt(3, seed="paw").cards("deck")


@pytest.mark.rule("AZ-3")
def test_every_round_is_dealt_anew() -> None:
    game = dealt(3, turn_limit=1)
    first = game.cards("deck")
    game.do("deck", "hold", "deck", "hold", "deck", "hold")
    assert game.state()["round"] == 2
    assert sizes(game) == ([5, 5, 5], 72, 1)
    assert game.cards("deck") != first


@pytest.mark.rule("AZ-3")
def test_all_88_cards_are_in_the_next_deal() -> None:
    """Sets, hands and discards of the old round come back, and so do cards that a loaded position left out."""
    game = table(hands="| +1C | +2C", sets="+7S +3C -10C | -1D -2D +3D", turn=2, phase="discard", out=[0]).do("hold")
    assert sizes(game) == ([5, 5, 5], 72, 1)
    assert [game.sets(seat) for seat in range(3)] == [[], [], []]
    rows = [game.hand(0), game.hand(1), game.hand(2), game.cards("deck"), game.cards("discard")]
    assert len(set(" ".join(rows).split())) == 88


# ---- who begins


@pytest.mark.rule("AZ-4")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_seat_that_is_named_begins_the_first_round(seat: int) -> None:
    game = dealt(4, first=seat)
    assert game.asks() == (seat, "draw")
    assert game.state()["starter"] == seat


@pytest.mark.rule("AZ-4")
@pytest.mark.parametrize(("starter", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_seat_clockwise_begins_the_next_round(starter: int, following: int) -> None:
    """Ruling Q22: next to whoever began this round, not to whoever closed it (here seat 0)."""
    game = table(hands="| +1C | +2C", turn=2, phase="discard", out=[0], starter=starter).do("hold")
    assert game.state()["round"] == 2
    assert game.asks() == (following, "draw")
    assert game.state()["starter"] == following


@pytest.mark.rule("AZ-4")
def test_the_third_round_begins_one_seat_further() -> None:
    game = dealt(3, first=1, turn_limit=1)
    began = []
    while not game.over():
        began.append(game.asks()[0])
        game.do("deck", "hold", "deck", "hold", "deck", "hold")
    assert began == [1, 2, 0]


@pytest.mark.rule("AZ-4")
def test_play_goes_clockwise() -> None:
    game = dealt(4, first=2)
    seats = []
    for _ in range(5):
        seats.append(game.asks()[0])
        game.do("deck", "hold")
    assert seats == [2, 3, 0, 1, 2]
