"""A board of Fluxx: the numbers of this turn, and how far everybody is from the goals."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from every import share
from fluxx.said import NAMES, say, words
from fluxx.table import Table, table
from kibitz.core.game import SPECTATOR
from kibitz.core.presentation import Goal, GoalStatus
from kibitz.core.rng import Rng
from kibitz.games import make_game
from kibitz.games.fluxx.events import GOALS
from kibitz.games.fluxx.goals import is_blocked, meets
from kibitz.games.fluxx.playing import React
from kibitz.games.fluxx.rules import FluxxPlay
from kibitz.server.table.boards import board_of

DECKS = ("batman", "allotment")


def facts(game: Table, seat: int = SPECTATOR) -> dict[str, str]:
    """What stands on the signs, as a seat reads it."""
    return {say(game, fact.name): say(game, fact.value) for fact in game.board(seat).facts}


def makers(game: Table, name: str, seat: int = SPECTATOR) -> list[str]:
    """The cards that make it so."""
    (found,) = [fact.cards for fact in game.board(seat).facts if say(game, fact.name) == name]
    return found


def stands(game: Table, seat: int, goal: int = 0, looks: int = SPECTATOR) -> GoalStatus:
    return game.board(looks).goals[goal].seats[seat]


def lacks(game: Table, seat: int, goal: int = 0) -> list[str]:
    return [say(game, lack) for lack in stands(game, seat, goal).lacks]


# ---- the numbers of this turn


@pytest.mark.rule("FX-2")
def test_the_basic_rules_are_always_shown() -> None:
    game = table(hands="robin batman | ")
    assert facts(game) == {"Draw": "1", "Play": "1 · 1 left", "Hand limit": "none", "Keeper limit": "none"}
    assert list(facts(game)) == ["Draw", "Play", "Hand limit", "Keeper limit"]
    assert makers(game, "Draw") == []


@pytest.mark.rule("FX-14")
def test_a_rule_in_force_says_its_number_and_is_the_reason() -> None:
    game = table(hands="robin batman the_bank | ", rules="draw_3 play_2 hand_limit_2 keeper_limit_3")
    assert facts(game) == {"Draw": "3", "Play": "2 · 2 left", "Hand limit": "2", "Keeper limit": "3"}
    assert makers(game, "Keeper limit") == ["keeper_limit_3"]


@pytest.mark.rule("FX-11")
def test_plays_are_counted_down_and_counted_once_the_cards_are_drawn() -> None:
    game = table(hands="robin batman the_bank | ", rules="play_2 egads", drawn=None, draw="batgirl batmobile")
    assert facts(game)["Play"] == "2"
    assert facts(game.do("draw"))["Play"] == "2 · 2 left"
    assert facts(game.do("robin"))["Play"] == "2 · 1 left"
    assert facts(game.do("batman"))["Play"] == "2 · none left"


@pytest.mark.rule("FX-13")
def test_play_all_says_how_many_that_are() -> None:
    game = table(hands="robin batman the_bank | ", rules="play_all")
    assert facts(game)["Play"] == "all · 3 left"
    but_one = table(hands="robin batman the_bank | ", rules="play_all_but_1")
    assert facts(but_one)["Play"] == "all but 1 · 2 left"
    computer = table(hands="robin batman the_bank | ", tables="batcomputer", rules="play_all_but_1", bonus_drawn=True)
    assert facts(computer, 0)["Play"] == "all but 1 (you: all) · 3 left"
    assert makers(computer, "Play") == ["play_all_but_1", "batcomputer"]


@pytest.mark.rule("FX-54")
def test_a_keeper_that_gives_more_is_said_to_whoever_has_it_and_to_the_others() -> None:
    game = table(hands="robin batman | kpow", tables="| batcomputer", rules="draw_2 hand_limit_2 keeper_limit_4")
    assert facts(game, 1) == {
        "Draw": "2 (you: 3)",
        "Play": "1 (you: 2) · 1 left",
        "Hand limit": "2 (you: 3)",
        "Keeper limit": "4 (you: 5)",
    }
    assert facts(game, 0)["Hand limit"] == facts(game)["Hand limit"] == "2 (Ben: 3)"
    assert makers(game, "Hand limit") == ["hand_limit_2", "batcomputer"]


@pytest.mark.rule("FX-54")
def test_where_there_is_no_limit_nobody_exceeds_it() -> None:
    game = table(hands="robin batman | kpow", tables="| batcomputer")
    assert facts(game, 1)["Hand limit"] == "none"


@pytest.mark.rule("FX-26")
def test_room_for_two_goals_is_said() -> None:
    game = table(hands="robin | ", rules="double_agenda")
    assert facts(game)["Goals at a time"] == "up to 2" and makers(game, "Goals at a time") == ["double_agenda"]


@pytest.mark.rule("FX-23")
def test_a_rule_about_whom_creepers_stop_is_said_in_the_deck_s_own_words() -> None:
    game = table(hands="robin | ", rules="elsewhere_in_gotham_city")
    assert facts(game)["Villains"] == "stop their owner"


@pytest.mark.rule("FX-58")
def test_the_jail_says_how_many_are_in_it() -> None:
    game = table(hands="robin | ", rules="arkham_asylum", asylum=["bane", "the_joker"])
    assert facts(game)["Locked up"] == "2"
    assert makers(game, "Locked up") == ["arkham_asylum", "bane", "the_joker"]


@pytest.mark.rule("FX-44")
def test_a_free_action_is_free_until_it_is_used() -> None:
    game = table(hands="robin batman | ", rules="egads play_3", draw="the_bank batgirl")
    assert facts(game)["Egads!"] == "free action"
    assert facts(game.do("use:egads").passes())["Egads!"] == "used"


@pytest.mark.rule("FX-62")
def test_the_rule_that_keeps_an_action_names_it() -> None:
    game = table(hands="robin | ", rules="lets_keep_doing_that", kept_action="jackpot")
    assert facts(game)["Let's Keep Doing That!"] == "Jackpot!"
    assert makers(game, "Let's Keep Doing That!") == ["lets_keep_doing_that", "jackpot"]
    assert facts(table(hands="robin | ", rules="lets_keep_doing_that"))["Let's Keep Doing That!"] == "none"
    used = table(hands="robin | ", rules="lets_keep_doing_that", kept_action="jackpot", used=["lets_keep_doing_that"])
    assert facts(used)["Let's Keep Doing That!"] == "Jackpot! · used"


@pytest.mark.rule("FX-53")
def test_the_batcave_keeps_surprises_away_while_its_owner_is_in_turn() -> None:
    game = table(hands="robin | veto", tables="the_batcave")
    assert facts(game)["Surprises"] == "only Anna" and makers(game, "Surprises") == ["the_batcave"]
    assert "Surprises" not in facts(table(hands="robin | veto", tables="| the_batcave"))


@pytest.mark.rule("FX-57")
def test_another_turn_is_announced() -> None:
    game = table(hands="robin batman | ", tables="batmobile").do("use:batmobile")
    assert facts(game)["Next turn"] == "Anna again"


# ---- how far everybody is from the goals


@pytest.mark.rule("FX-21")
def test_a_goal_asks_for_cards_and_says_which_a_seat_has_and_lacks() -> None:
    game = table(hands="kpow | robin", tables="batman | ", goals="the_dynamic_duo")
    (goal,) = game.board(SPECTATOR).goals
    assert goal.card == "the_dynamic_duo" and say(game, goal.says) == "Batman and Robin"
    assert stands(game, 0).has == ["batman"] and lacks(game, 0) == ["Robin"]
    assert stands(game, 1, looks=1).has == [] and lacks(game, 1) == ["Batman", "Robin"], "in hand a Keeper does nothing"


@pytest.mark.rule("FX-15")
def test_without_a_goal_there_is_nothing_to_reach() -> None:
    assert table(hands="kpow | robin", tables="batman | ").board(0).goals == []


@pytest.mark.rule("FX-21")
def test_of_a_choice_what_is_left_of_it_is_lacking() -> None:
    game = table(hands="kpow | ", tables="batarang | ", goals="those_wonderful_toys")
    assert lacks(game, 0) == ["Batman Cuffs, Batcomputer or Batmobile"]
    assert lacks(game, 1) == ["2 of: Batman Cuffs, Batcomputer, Batmobile, Batarang"]


@pytest.mark.rule("FX-50")
def test_creepers_are_counted_before_the_seat_or_before_anybody() -> None:
    game = table(hands="kpow | ", tables="bane the_joker the_bat_signal | catwoman", goals="rogues_gallery crime_spree",
                 rules="double_agenda")  # fmt: skip
    assert lacks(game, 0) == ["2 more Villains"] and lacks(game, 1) == ["3 more Villains"]
    assert stands(game, 1).has == ["catwoman"]
    assert lacks(game, 0, goal=1) == ["2 more Villains in play"]
    assert lacks(game, 1, goal=1) == ["The Bat-Signal", "2 more Villains in play"]
    assert stands(game, 1, goal=1).has == ["bane", "the_joker", "catwoman"], "before anybody"


@pytest.mark.rule("FX-73")
def test_where_a_goal_counts_cards_in_hand_their_number_is_known_and_no_more() -> None:
    hands = "owl cat fireflies full_moon lantern teapot | scarecrow"
    game = table(hands=hands, goals="plans_for_next_year", deck="allotment")
    assert lacks(game, 0) == ["1 more card in hand"] and lacks(game, 1) == ["6 more cards in hand"]
    assert stands(game, 0, looks=0).has == []


@pytest.mark.rule("FX-21")
def test_any_keepers_are_counted() -> None:
    game = table(hands="owl | ", tables="cat lantern teapot slug | ", goals="everything_in_its_place", deck="allotment")
    assert lacks(game, 0) == ["2 more Keepers"] and stands(game, 0).has == ["cat", "lantern", "teapot"]
    assert lacks(game, 1) == ["5 more Keepers"]


@pytest.mark.rule("FX-23")
def test_what_stops_a_win_lies_before_anybody_or_only_before_its_owner() -> None:
    hands, goal = "kpow | | ", "the_dynamic_duo"
    game = table(hands=hands, tables="batman robin | bane | the_joker", goals=goal)
    assert [stands(game, seat).stops for seat in range(3)] == [["bane", "the_joker"]] * 3
    assert lacks(game, 0) == [] and not game.over()
    elsewhere = table(hands=hands, tables="batman | bane | the_joker", goals=goal, rules="elsewhere_in_gotham_city")
    assert [stands(elsewhere, seat).stops for seat in range(3)] == [[], ["bane"], ["the_joker"]]


@pytest.mark.rule("FX-24", "FX-26")
def test_nothing_stops_a_goal_that_asks_for_a_creeper() -> None:
    game = table(hands="kpow | ", tables="the_joker | bane", goals="mad_love the_dynamic_duo", rules="double_agenda")
    assert [stands(game, seat, goal=0).stops for seat in range(2)] == [[], []]
    assert stands(game, 0, goal=1).stops == ["the_joker", "bane"]


@pytest.mark.rule("FX-55", "FX-58")
def test_a_creeper_that_is_held_or_locked_up_stops_nobody() -> None:
    game = table(hands="kpow | ", tables="batman_cuffs | ", goals="the_dynamic_duo", rules="arkham_asylum",
                 cuffed="bane", asylum=["the_joker"])  # fmt: skip
    assert stands(game, 0).stops == []


# ---- whatever is played


def random_game(deck: str, seats: int, seed: int) -> Iterator[FluxxPlay]:
    """A random game, decision by decision, to its end."""
    play, rng = make_game("fluxx", {"deck": deck}, seats).start(seats, str(seed)), Rng(seed)
    assert isinstance(play, FluxxPlay)
    yield play
    for _ in range(share(5000, 400)):
        if not play.legal:
            return
        play.apply(play.legal[rng.below(len(play.legal))])
        yield play


def agrees(play: FluxxPlay, shown: list[Goal]) -> None:
    """Nothing lacks exactly where a goal is met, and something stops exactly whoever is blocked; who alone meets one,
    and is not stopped, has won, unless something is half done."""
    winners = set()
    for number, goal in zip(play.table.piles[GOALS], shown, strict=True):
        for seat, one in enumerate(goal.seats):
            assert (not one.lacks) == meets(play.table, seat, play.deck.cards[number])
            assert bool(one.stops) == is_blocked(play, seat, number)
            winners |= {seat} if not one.lacks and not one.stops else set()
    assert play.over or play.stack or len(winners) != 1
    assert play.winner < 0 or winners == {play.winner}


@pytest.mark.rule("FX-21", "FX-23")
@settings(max_examples=share(200, 8), deadline=None)
@given(deck=st.sampled_from(DECKS), seats=st.integers(2, 6), seed=st.integers(0, 10_000))
def test_the_board_agrees_with_the_rules(deck: str, seats: int, seed: int) -> None:
    """For everybody who looks, and for who imagines the rest."""
    language = ("en", "de", "pl")[seed % 3]
    for step, play in enumerate(random_game(deck, seats, seed)):
        game = play.game
        view = play.view((step % (seats + 1)) - 1)
        board = game.presentation.board(view)
        agrees(play, board.goals)
        links = board.chain
        assert bool(links) == any(isinstance(frame, React) for frame in play.stack)
        assert not links or not links[-1].void, "the newest always stands"
        told = [fact.name for fact in board.facts] + [fact.value for fact in board.facts]
        told += [link.says for link in links] + [lack for goal in board.goals for s in goal.seats for lack in s.lacks]
        said = words(deck, language)
        assert all(said.say(phrase, NAMES) for phrase in told) and not said.unsaid


@pytest.mark.rule("FX-73")
@settings(max_examples=share(100, 4), deadline=None)
@given(deck=st.sampled_from(DECKS), seats=st.integers(2, 6), seed=st.integers(0, 10_000))
def test_nothing_on_a_board_depends_on_what_a_seat_cannot_know(deck: str, seats: int, seed: int) -> None:
    for step, play in enumerate(random_game(deck, seats, seed)):
        if step % 7 == 0:
            seat = step % seats
            other = play.copy()
            other.redeal(seat, seed + step)
            assert shown(play, seat) == shown(other, seat)


def shown(play: FluxxPlay, seat: int) -> str:
    board = board_of(play.game, play.view(seat))
    return repr((board.facts, board.goals, board.chain))
