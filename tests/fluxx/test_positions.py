"""Fluxx: a game written down at any decision, and loaded, goes on as the same game."""

from __future__ import annotations

import json

import pytest

from every import share
from fluxx.table import Table, table
from kibitz.core.errors import BadPosition
from kibitz.core.event import Event
from kibitz.core.game import Json, Play, Position
from kibitz.core.rng import Rng
from kibitz.games import load, make_game
from kibitz.play.match import load_match


def reloaded(play: Play) -> Play:
    return load(json.loads(json.dumps(play.position())))


@pytest.mark.parametrize("deck", ["batman", "allotment"])
def test_a_game_reloaded_at_every_decision_is_the_same_game(deck: str) -> None:
    for seed in range(share(400, 6)):
        seats = 2 + seed % 5
        play, rng = make_game("fluxx", {"deck": deck}, seats).start(seats, str(seed)), Rng(seed)
        other = play.copy()
        while play.legal:
            code = play.legal[rng.below(len(play.legal))]
            heard: tuple[list[Event], list[Event]] = ([], [])
            play.apply(code, heard[0])
            other = reloaded(other)
            other.apply(code, heard[1])
            assert other.position() == play.position()
            assert heard[0] == heard[1]


def both(game: Table, *choices: str) -> tuple[Table, Table]:
    """The same choices in the game and in one that is written down and loaded before each."""
    other = Table(load_match(game.state()))
    for choice in choices:
        game.do(choice)
        other = Table(load_match(other.state())).do(choice)
    return game, other


def test_a_bonus_that_is_due_after_the_limits_is_not_lost() -> None:
    """Cases 9, 68: the thief's extra card comes after the other's discard."""
    game = table(
        hands="steal_something | mad_love cold_cash |",
        tables="| batcomputer |",
        rules="hand_limit_1",
        draw="sidekicks robin the_bank",
    )
    one, other = both(game, "steal_something", "batcomputer", "mad_love")
    assert one.hand(0) == other.hand(0) == {"sidekicks"}


def test_a_villain_drawn_for_everybody_wins_before_anything_is_given() -> None:
    """Case 20: the whole draw, then the test."""
    game = table(
        hands="everybody_gets_1 robin | kpow",
        tables="harley_quinn |",
        rules="play_2",
        goals="mad_love",
        draw="draw_2 the_joker sidekicks",
    )
    one, other = both(game, "everybody_gets_1")
    assert one.winners() == other.winners() == [0]


def test_a_second_look_at_the_limits_is_not_lost() -> None:
    """Case 68: the Batcomputer itself goes to the Keeper Limit, so both limits are lower."""
    game = table(
        hands="keeper_limit_2 | mad_love cold_cash | the_bank",
        tables="| batcomputer robin batgirl batman |",
        rules="hand_limit_1",
        draw="draw_2 draw_3",
    )
    one, other = both(game, "keeper_limit_2", "batcomputer", "mad_love")
    assert one.asks() == other.asks() == (1, "table-limit")


GOOD: Position = {
    "game": "fluxx",
    "turn": 0,
    "drawn": 1,
    "hands": [["draw_4"], ["veto"], []],
    "tables": [["batman"], ["the_joker"], []],
    "rules": ["play_2"],
    "goals": ["the_dynamic_duo"],
}


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("hands", [["draw_4"], ["batmann"], []], "hands\\[1\\]: there is no card 'batmann'"),
        ("hands", [["draw_4"], ["batman"], []], "'batman' is in two places"),
        ("hands", [["draw_4"], ["bane"], []], "'bane' cannot be there"),
        ("hands", [["draw_4"]], "seats"),
        ("hands", [[]] * 7, "seats"),
        ("hands", "draw_4", "hands: expected a list"),
        ("hands", [["draw_4"], 3, []], "hands\\[1\\]: expected a list of cards"),
        ("tables", [["batman"]], "tables: 1 entries for 3 seats"),
        ("tables", [["draw_2"], [], []], "'draw_2' cannot be there"),
        ("rules", ["robin"], "rules: the card 'robin' cannot be there"),
        ("rules", ["play_2", "play_3"], "two rules about the same thing .*'play_2' and 'play_3'"),
        ("rules", ["draw_3", "hand_limit_1", "draw_5"], "'draw_3' and 'draw_5'"),
        ("goals", ["mad_love", "cold_cash"], "goals: 2, but only 1"),
        ("goals", [7], "there is no card 7"),
        ("cuffed", "bane", "cuffed: no Keeper in play"),
        ("asylum", ["bane"], "asylum: no rule in play"),
        ("kept_action", "jackpot", "kept_action: no rule in play"),
        ("kept_action", "robin", "'robin' cannot be there"),
        ("turn", 3, "turn: expected a number from 0 to 2"),
        ("drawn", -1, "drawn: expected a number"),
        ("played", "x", "played: expected a number"),
        ("used", ["mad_love"], "used: 'mad_love' cannot be used"),
        ("extra_turn", 1, "extra_turn: expected true or false"),
        ("joining", 4, "joining: expected a number from 0 to 3"),
        ("rest", "nowhere", "rest: expected"),
        ("options", {"deck": "poker"}, "deck: expected one of"),
        ("options", {"logo": [5]}, "logo: there is no seat 5"),
        ("options", {"turn_cap": 5}, "turn_cap: expected a number"),
        ("turns", 1000, "turns: 1000, but the game ends after 1000"),
        ("over", "yes", "over: expected true or false"),
        ("near", ["mad_love"], "near: expected a goal and a seat"),
        ("seen", {"robin": [1]}, "seen: 'robin' is in no hand"),
        ("batches", {"robin": 1}, "batches"),
        ("nonsense", 1, "there is no field 'nonsense'"),
        ("pending", {"frames": [{"frame": "dance", "seat": 0}]}, "there is no frame 'dance'"),
        ("pending", {"frames": [{"frame": "react", "seat": 9}]}, "pending: seat"),
        ("pending", {"frames": "x"}, "pending: expected a list"),
        ("pending", {"playing": ["batman"]}, "'batman' is in two places"),
        ("pending", 5, "pending: expected an object"),
    ],
)
def test_an_impossible_position_is_refused_by_name(field: str, value: Json, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        load({**GOOD, field: value})


def test_what_is_not_mentioned_lies_under_the_draw_pile_in_the_order_of_the_deck() -> None:
    pile = load({**GOOD, "draw_pile": ["robin"]}).position()["draw_pile"]
    assert isinstance(pile, list) and len(pile) == 99 - 6
    assert pile[:4] == ["robin", "batgirl", "bruce_wayne", "alfred_pennyworth"] and pile[-1] == "jackpot"


def test_with_rest_out_it_is_out_of_the_game() -> None:
    position = load({**GOOD, "rest": "out"}).position()
    assert position["draw_pile"] == []
    out = position["out"]
    assert isinstance(out, list) and len(out) == 99 - 6


@pytest.mark.parametrize("text", ["Draw 4", "draw 4", " DRAW_4 ", "Draw-4"])
def test_a_card_can_be_typed_by_its_name(text: str) -> None:
    assert table(hands="draw_4 | robin", draw="jackpot batgirl the_bank").do(text).cards("rules") == ["draw_4"]


def test_a_card_whose_name_begins_with_use_can_be_typed_too() -> None:
    assert table(hands="use_what_you_take | robin").do("Use What You Take").asks() == (0, "take-from")


def test_the_policy_does_not_look_into_the_sixth_hand() -> None:
    """A Keeper in the discard pile has no owner; whatever seat 5 holds, the power that fetches it is worth the same."""
    seen = set()
    for held in ("robin", "kpow"):
        other = "kpow" if held == "robin" else "robin"
        hands = f"draw_2 | jackpot | mad_love | veto | {other} | {held}"
        play = table(hands=hands, tables="batarang", goals="the_dynamic_duo", discard="batman").match.play
        seen.add(tuple(play.game.strategy.policy(play, Rng(seed))[0] for seed in range(5)))
    assert len(seen) == 1


@pytest.mark.parametrize("text", ["use Batman", "use:Batman", "USE: batman"])
def test_a_power_can_be_typed_by_its_name(text: str) -> None:
    assert table(hands="draw_4 | robin", tables="batman | bane").do(text).asks() == (0, "discard-cards")


BATMAN, JOKER = "card:batman", "card:the_joker"
ACTION = "card:draw_2_and_use_em"
LAND: dict[str, Json] = {"frame": "land", "seat": 0, "card": BATMAN}


def window(**fields: Json) -> dict[str, Json]:
    return {"frame": "react", "seat": 1, "actor": 0, **fields}


@pytest.mark.parametrize(
    ("pending", "more"),
    [
        ({"frames": [window()]}, {}),
        ({"frames": [window(card=BATMAN, trigger="keeper")]}, {}),
        ({"frames": [{"frame": "pick", "seat": 0, "limit": 1, "step": 9}]}, {"tables": [["batman"], []]}),
        ({"frames": [{"frame": "pick-seat", "seat": 0, "step": 9}]}, {"hands": [[], ["batman"]]}),
        ({"frames": [{"frame": "owe", "seat": 1, "owed": "discard-or-random"}]}, {"hands": [[], ["batman"]]}),
        ({"frames": [{"frame": "owe", "seat": 1, "owed": "discard", "kinds": 1}]}, {"hands": [[], ["batman"]]}),
        ({"frames": [{"frame": "owe", "seat": 0, "owed": "discard-or-random", "kinds": 32}]}, {}),
        ({"frames": [{"frame": "owe", "seat": 1, "owed": "discard"}]}, {}),
        ({"frames": [{"frame": "owe", "seat": 1, "owed": "nothing"}]}, {"hands": [[], ["batman"]]}),
        ({"frames": [{"frame": "seize", "seat": 0}]}, {}),
        ({"playing": ["the_joker"], "frames": [{"frame": "seize", "seat": 0, "card": JOKER, "to": 18}]}, {}),
        ({"playing": ["the_joker"], "frames": [{"frame": "seize", "seat": 0, "card": JOKER}]}, {}),
        ({"playing": ["stop_that"], "frames": [window(card=ACTION, chain=["1 card:stop_that"])]}, {}),
        ({"frames": [{"frame": "drop-goal", "seat": 0, "card": BATMAN}]}, {"goals": ["to_the_batcave"]}),
        ({"frames": [{"frame": "drop-goal", "seat": 0}]}, {}),
        ({"playing": ["batman"], "frames": [LAND, window(card=BATMAN, trigger="keeper", actor=250)]}, {}),
        ({"playing": ["batman"], "frames": [LAND, window(card=BATMAN, trigger="goal")]}, {}),
        ({"frames": [LAND, window(card=BATMAN, trigger="keeper")]}, {"hands": [["robin"], ["batman"]]}),
        ({"playing": ["batman"], "frames": []}, {}),
        ({"playing": ["batman"], "frames": [LAND, {**LAND, "seat": 1}]}, {}),
        ({"playing": ["batman"], "frames": [{**LAND, "step": 1}]}, {}),
        ({"aside": ["batman"], "frames": []}, {}),
        ({"aside": ["batman", "robin"], "frames": [{"frame": "play-these", "seat": 0, "plays": 1, "cards": []}]}, {}),
        ({"aside": ["batman"], "frames": [{"frame": "play-these", "seat": 0, "cards": [BATMAN, BATMAN]}]}, {}),
        (
            {
                "aside": ["batman", "robin"],
                "frames": [{"frame": "give", "seat": 0, "served": [0], "cards": [BATMAN, "card:robin"]}],
            },
            {},
        ),
        ({"frames": [{"frame": "land", "seat": 0}]}, {}),
        ({"frames": [{"frame": "shelve", "seat": 0}]}, {}),
        ({"frames": [{"frame": "carry", "seat": 0, "card": ACTION, "step": -1}]}, {}),
        ({"frames": [{"frame": "carry", "seat": 0, "step": 3}]}, {}),
        ({"frames": [{"frame": "drawing", "seat": 0, "left": -3}]}, {}),
        ({"frames": [{"frame": "drawing", "seat": 0, "left": 1, "purpose": "fun"}]}, {}),
        ({"frames": [{"frame": "steal", "seat": 0, "thief": 0}]}, {}),
        ({"frames": [{"frame": "give-up-held", "seat": 0, "step": 2}]}, {}),
    ],
)
def test_frames_that_cannot_lie_there_are_refused(pending: Json, more: Position) -> None:
    position: Position = {"game": "fluxx", "turn": 0, "drawn": 1, "hands": [[], []], "pending": pending, **more}
    with pytest.raises(BadPosition, match="pending"):
        load(position)


@pytest.mark.parametrize("field", ["batches", "public", "hidden", "known", "hands", "draw_pile", "pending", "seat"])
@pytest.mark.parametrize("value", [[1], 1, "x", True, 1.5, {"batman": -1}, ["batman"], [["batman"]], None])
def test_a_view_that_cannot_be_is_refused(field: str, value: Json) -> None:
    play = make_game("fluxx", {}, 3).start(3, "1")
    view = {**play.view(0), field: value}
    try:
        imagined = play.game.imagine(view, 1)
    except BadPosition:
        return
    assert imagined.view(0) == {**play.view(0), field: play.view(0).get(field)}
