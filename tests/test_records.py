"""Records: whatever is wrong with one is named, and nothing half-read is played."""

from __future__ import annotations

import pytest

from kibitz.core.errors import BadRecord
from kibitz.games import make_game
from kibitz.play.match import Match, load_match, new_match, replay_match
from kibitz.play.record import read_record


@pytest.fixture
def match() -> Match:
    match = new_match(make_game("abluxxen", {}, 4), 4, "7", 2)
    for _ in range(40):
        match.do_code(match.play.legal[-1])
    return match


def test_a_record_replays_to_the_same_game(match: Match) -> None:
    assert replay_match(match.record.text()).play.position() == match.play.position()


def test_a_record_replays_to_any_point(match: Match) -> None:
    assert match.record.replay(0).position() == new_match(match.game, 4, "7", 2).play.position()
    half = match.record.replay(20)
    for text in match.record.choices[20:]:
        half.apply(match.game.parse(text))
    assert half.position() == match.play.position()


def test_the_record_of_a_loaded_game_begins_with_its_position(match: Match) -> None:
    loaded = load_match(match.play.position())
    loaded.do_code(loaded.play.legal[0])
    again = replay_match(loaded.record.text())
    assert again.play.position() == loaded.play.position()
    assert "position {" in again.record.text()


def test_notes_are_kept(match: Match) -> None:
    match.record.notes = ["players Anna Ben"]
    assert read_record(match.record.text()).notes == ["players Anna Ben"]


def test_blank_lines_at_the_end_do_no_harm(match: Match) -> None:
    assert read_record(match.record.text() + "\n \n").choices == match.record.choices


def test_any_seed_survives(match: Match) -> None:
    odd = new_match(match.game, 4, 'a "b"\n\\ß\u2028', 0)
    assert replay_match(odd.record.text()).play.position() == odd.play.position()


@pytest.mark.parametrize("lines", range(12))
def test_a_record_cut_short_is_noticed(match: Match, lines: int) -> None:
    text = match.record.text()
    cut = "\n".join(text.splitlines()[:lines])
    assert len(text.splitlines()) == 11 or lines < 11
    if cut + "\n" != text:
        with pytest.raises(BadRecord):
            read_record(cut)


def test_a_record_cut_at_any_character_is_noticed(match: Match) -> None:
    text = match.record.text()
    for end in range(0, len(text) - 4, 7):
        with pytest.raises(BadRecord):
            read_record(text[:end])


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("kibitz record 1", "kibitz record 2", "expected 'kibitz record 1'"),
        ("game abluxxen 1", "game abluxxen 99", "rules version 99; this program plays version 1"),
        ("game abluxxen 1", "game halma 1", "no game 'halma'"),
        ("game abluxxen 1", "game abluxxen one", "expected a game and its version"),
        ('"variant": "base"', '"variant": "bass"', "variant: expected one of"),
        ("options {", "options [", "not JSON"),
        ("seats 4", "seats 7", "abluxxen is for 2 to 5 seats, got 7"),
        ("seats 4", "seats many", "expected a number"),
        ("start 2", "start 4", "expected a number from 0 to 3"),
        ('seed "7"', "seed 7", "expected the seed as a text"),
        ("choices", "moves", "expected 'choices'"),
        ("end 40", "end 39", "its end says 39 choices, there are 40"),
        ("end 40", "end 40\nmore", "expected 'end'"),
    ],
)
def test_what_is_wrong_is_named(match: Match, old: str, new: str, complaint: str) -> None:
    text = match.record.text()
    assert old in text
    with pytest.raises(BadRecord, match=complaint):
        read_record(text.replace(old, new, 1))


def test_an_illegal_choice_is_named_with_its_place_and_rule(match: Match) -> None:
    match.record.choices[5] = "13x8"
    with pytest.raises(BadRecord, match=r"choice 6, '13x8': not legal there: rule AB-\d+; offered are"):
        read_record(match.record.text())


def test_a_choice_after_the_end_is_named() -> None:
    match = new_match(make_game("abluxxen", {"turn_limit": 1}, 3), 3, "1")
    while match.play.legal:
        match.do_code(match.play.legal[0])
    match.record.choices.append("deck")
    with pytest.raises(BadRecord, match="the game is over"):
        read_record(match.record.text())


def test_an_unreadable_choice_is_refused(match: Match) -> None:
    match.record.choices[5] = "banana"
    with pytest.raises(BadRecord, match="banana"):
        read_record(match.record.text())
