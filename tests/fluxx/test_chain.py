"""Fluxx: the chain of answers, link by link, and why a win is one, or is none."""

from __future__ import annotations

import pytest

from fluxx.said import NAMES, said, say
from fluxx.table import Table, table
from kibitz.core.game import SPECTATOR
from kibitz.core.presentation import Link
from kibitz.play.match import load_match


def chain(game: Table, seat: int = SPECTATOR) -> list[str]:
    """The links, those that are cancelled in brackets."""
    return [told(game, link) for link in game.board(seat).chain]


def told(game: Table, link: Link) -> str:
    text = say(game, link.says)
    assert NAMES[link.seat] in text
    return f"({text})" if link.void else text


# ---- the chain of answers


@pytest.mark.rule("FX-33")
def test_a_chain_of_answers_is_told_link_by_link() -> None:
    """With one Surprise the card is cancelled, with two the first Surprise is, with three the card again."""
    game = table(hands="kpow its_a_trap | stop_that | veto | thats_mine", tables="bane").do("kpow")
    assert chain(game) == ["Anna plays “K'POW!”"]
    game.do("stop_that")
    assert chain(game) == ["(Anna plays “K'POW!”)", "Ben cancels it with “Stop That!”"]
    game.do("veto")
    veto = "Cleo cancels “Stop That!” with “Veto!”"
    assert chain(game) == ["Anna plays “K'POW!”", "(Ben cancels it with “Stop That!”)", veto]
    game.do("pass", "its_a_trap")
    links = ["(Anna plays “K'POW!”)", "Ben cancels it with “Stop That!”", f"({veto})",
             "Anna cancels “Veto!” with “It's A Trap!”"]  # fmt: skip
    assert chain(game) == links and all(chain(game, seat) == links for seat in range(4)), "everybody has seen it"
    assert chain(Table(load_match(game.state()))) == links


@pytest.mark.rule("FX-33")
def test_when_the_window_is_closed_the_chain_is_over() -> None:
    game = table(hands="kpow robin | stop_that", tables="bane").do("kpow", "stop_that")
    assert chain(game.passes()) == []


@pytest.mark.rule("FX-66")
def test_a_theft_that_is_answered() -> None:
    game = table(hands="steal_something robin veto | its_a_trap", tables="| batman batgirl").do("steal_something")
    game.passes().do("batman")
    assert chain(game) == ["Anna takes “Batman” from Ben"]
    assert chain(game.do("its_a_trap")) == ["(Anna takes “Batman” from Ben)", "Ben stops the theft with “It's A Trap!”"]


@pytest.mark.rule("FX-65")
def test_a_keeper_that_is_answered() -> None:
    game = table(hands="robin veto | thats_mine | stop_that").do("robin", "thats_mine")
    assert chain(game) == ["(Anna plays “Robin”)", "Ben takes it with “That's Mine!”"]


@pytest.mark.rule("FX-67")
def test_a_creeper_that_comes_or_is_moved() -> None:
    drawn = table(hands="robin | not_your_problem kpow", drawn=None, draw="bane batman batgirl")
    assert chain(drawn) == ["“Bane” goes to Anna"]
    stolen = table(hands="steal_something robin | batgirl | not_your_problem", tables="| bane").do("steal_something")
    assert chain(stolen.passes().do("bane")) == ["Anna takes “Bane” from Ben"]
    moved = table(hands="not_your_problem robin | veto", tables="bane | batman_cuffs", cuffed="the_joker")
    moved.do("not_your_problem").passes().do("bane", "seat:1")
    assert chain(moved) == ["Anna moves “Bane” to Ben"]


@pytest.mark.rule("FX-28")
def test_a_surprise_played_in_turn_is_what_is_answered() -> None:
    game = table(hands="stop_that its_a_trap robin | veto | kpow").do("stop_that")
    assert chain(game) == ["Anna plays “Stop That!”"]
    assert chain(game.do("veto")) == ["(Anna plays “Stop That!”)", "Ben cancels it with “Veto!”"]


# ---- why a win is one, or is none


@pytest.mark.rule("FX-21")
def test_a_win_names_the_goal_and_its_cards() -> None:
    game = table(hands="mad_love robin | ", tables="the_joker harley_quinn").do("mad_love")
    assert said(game)[-1] == "Anna wins with “Mad Love”: The Joker and Harley Quinn!"
    assert say(game, game.board(SPECTATOR).notices[0]) == said(game)[-1], "and it stays there"


@pytest.mark.rule("FX-23")
def test_a_blocked_win_names_what_blocks_it_and_whose_it_is() -> None:
    goal = "the_dynamic_duo"
    game = table(hands="robin kpow | ", tables="batman | bane", goals=goal, rules="play_2").do("robin")
    assert "Anna meets “The Dynamic Duo”, but Bane (Ben) stops the win." in said(game)
    three = table(hands="robin kpow | ", tables="batman bane | catwoman the_joker", goals=goal, rules="play_2")
    assert "Anna meets “The Dynamic Duo”, but Bane (Anna) and 2 more cards stop the win." in said(three.do("robin"))


@pytest.mark.rule("FX-25")
def test_a_tie_names_who_meets_which_goal() -> None:
    game = table(hands="those_wonderful_toys kpow | ", tables="batarang batmobile | batman_cuffs batcomputer",
                 rules="play_2").do("those_wonderful_toys")  # fmt: skip
    met = "Anna and Ben meet “Those Wonderful Toys” at the same moment: nobody wins yet, play goes on."
    assert met in said(game)


@pytest.mark.rule("FX-25", "FX-26")
def test_a_tie_of_two_goals_names_both() -> None:
    """With Double Agenda each of two players may meet another goal, when the last Villain goes."""
    game = table(hands="kpow the_bank | ", tables="batman robin bane | batarang batman_cuffs",
                 goals="the_dynamic_duo utility_belt", rules="double_agenda play_2").do("kpow").passes()  # fmt: skip
    met = "Anna meets “The Dynamic Duo” and Ben meets “Utility Belt” at the same moment: nobody wins yet, play goes on."
    assert met in said(game)


@pytest.mark.rule("FX-75")
def test_a_game_that_is_cut_short_says_so_at_its_end() -> None:
    game = table(hands="robin | ", turn_cap=100, turns=99, rest="draw_pile").do("robin").passes()
    assert game.over()
    said_last = say(game, game.board(SPECTATOR).notices[0])
    assert said_last == "100 turns have been played: the game ends without a winner."
