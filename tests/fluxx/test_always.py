"""Fluxx: what holds in every game, whatever is played."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from every import share
from kibitz.core.event import MOVED, Event
from kibitz.core.game import Play
from kibitz.core.rng import Rng
from kibitz.games import make_game
from kibitz.games.fluxx.events import GOALS, HAND, TABLE
from kibitz.games.fluxx.goals import wins
from kibitz.games.fluxx.rules import FluxxPlay
from kibitz.play.match import new_match, replay_match

DECKS = ("batman", "allotment")
Journey = tuple[int, str, int]


def whole(play: FluxxPlay) -> bool:
    """Is every card in exactly one place, the place where it is said to be?"""
    placed = [(card, place) for place, pile in enumerate(play.table.piles) for card in pile]
    return sorted(placed) == list(enumerate(play.table.where))


def at_a_decision(play: FluxxPlay) -> None:
    assert whole(play)
    for seat in range(play.seats):
        assert not [card for card in play.table.piles[HAND + seat] if play.deck.kinds[card] == 2], "a Creeper in hand"
        assert play.table.keepers[seat] == len(play.on_table(seat, 1))
        assert play.table.creepers[seat] == len(play.on_table(seat, 2))


def winner_is_right(play: FluxxPlay) -> None:
    """Whoever has won, alone, meets a goal that lies there, and is not blocked."""
    outcome = play.outcome()
    assert outcome is not None
    if outcome.why == "turn-cap":
        assert outcome.winners == [] and play.turns >= 100
        return
    (winner,) = outcome.winners
    goals = play.table.piles[GOALS]
    met = {seat for seat in range(play.seats) for goal in goals if wins(play, seat, goal)}
    assert met == {winner}
    assert outcome.scores == [1 if seat == winner else 0 for seat in range(play.seats)]


def fluxx(deck: str, seats: int, seed: int) -> FluxxPlay:
    play: Play = make_game("fluxx", {"deck": deck}, seats).start(seats, str(seed), seed % seats)
    assert isinstance(play, FluxxPlay)
    return play


@pytest.mark.rule("FX-5", "FX-21")
@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_lose_no_card_and_have_a_rightful_winner(seats: int) -> None:
    """Case 99."""
    for seed in range(share(10_000, 40)):
        play, rng = fluxx("batman", seats, seed), Rng(seed)
        while play.legal:
            play.apply(play.legal[rng.below(len(play.legal))])
            at_a_decision(play)
        winner_is_right(play)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_second_deck_keeps_its_cards_too(seats: int) -> None:
    for seed in range(share(1_000, 10)):
        play, rng = fluxx("allotment", seats, seed), Rng(seed)
        while play.legal:
            play.apply(play.legal[rng.below(len(play.legal))])
            at_a_decision(play)
        winner_is_right(play)


@pytest.mark.rule("FX-74")
@settings(max_examples=share(400, 25), deadline=None)
@given(
    deck=st.sampled_from(DECKS),
    seats=st.integers(2, 5),
    seed=st.integers(0, 10**6),
    joins=st.lists(st.integers(0, 120), max_size=4),
)
def test_players_join_at_any_time_and_the_record_keeps_it(deck: str, seats: int, seed: int, joins: list[int]) -> None:
    """Case 97: a new seat gets the next number, before the next turn, and the replay is the same game."""
    match, rng = new_match(make_game("fluxx", {"deck": deck}, seats), seats, str(seed)), Rng(seed)
    expected = seats
    for number in range(200):
        if not match.play.legal:
            break
        for _ in range(joins.count(number)):
            if expected < 6:
                assert match.join() == expected
                expected += 1
        match.do_code(match.play.legal[rng.below(len(match.play.legal))])
        assert isinstance(match.play, FluxxPlay)
        at_a_decision(match.play)
    again = replay_match(match.record.text())
    assert again.play.position() == match.play.position()
    assert match.play.seats <= expected


@settings(max_examples=share(300, 15), deadline=None)
@given(deck=st.sampled_from(DECKS), seats=st.integers(2, 6), seed=st.integers(0, 10**6))
def test_listening_changes_nothing(deck: str, seats: int, seed: int) -> None:
    """With and without a listener the same game is played."""
    one, other, rng = fluxx(deck, seats, seed), fluxx(deck, seats, seed), Rng(seed)
    while one.legal:
        code = one.legal[rng.below(len(one.legal))]
        heard: list[Event] = []
        one.apply(code, heard)
        other.apply(code)
        assert one.legal == other.legal
    assert one.position() == other.position()


WHERE_IT_GOES = {  # the pile that a card is told to come to, and the argument that says whose it is
    "placed": ("table", "seat"),
    "discarded": ("discard", ""),
    "removed": ("discard", ""),
    "lost": ("discard", ""),
    "stole": ("table", "seat"),
    "took": ("hand", "seat"),
    "sent": ("table", "to"),
    "taxed": ("hand", "seat"),
    "gave": ("hand", "to"),
    "held": ("cuffed", ""),
    "released": ("table", "seat"),
    "jailed": ("asylum", ""),
    "kept": ("kept_action", ""),
}


def journeys(play: Play, heard: list[Event]) -> tuple[Counter[Journey], Counter[Journey]]:
    """Card, pile and owner: what the story tells, and where the cards went."""
    told: Counter[Journey] = Counter()
    went: Counter[Journey] = Counter()
    for event in heard:
        kind = play.game.events[event.kind]
        args = dict(zip((name for name, _ in kind.args), event.args, strict=True))
        if event.kind == MOVED:
            went[args["card"], play.game.piles[args["to"]].name, args["to_seat"]] += 1
        elif kind.name in WHERE_IT_GOES:
            pile, owner = WHERE_IT_GOES[kind.name]
            told[args["card"], pile, args[owner] if owner else -1] += 1
    return told, went


@pytest.mark.rule("FX-58")
@pytest.mark.parametrize("deck", DECKS)
def test_the_story_tells_of_every_card_where_it_went_and_that_once(deck: str) -> None:
    for seed in range(share(1_000, 30)):
        play, rng = fluxx(deck, 2 + seed % 5, seed), Rng(seed)
        while play.legal:
            heard: list[Event] = []
            play.apply(play.legal[rng.below(len(play.legal))], heard)
            told, went = journeys(play, heard)
            assert told <= went, heard


def test_tables_are_found_by_their_numbers() -> None:
    """A seat's hand and table have the numbers that the rules count on."""
    owners: set[int] = set()
    for seed in range(20):
        play = fluxx("batman", 6, seed)
        for seat in range(6):
            assert all(play.table.owner(card) == seat for card in play.table.piles[TABLE + seat])
            owners |= {play.table.owner(card) for card in play.table.piles[TABLE + seat]}
    assert owners == set(range(6)), "in twenty deals everybody was dealt a Creeper"
