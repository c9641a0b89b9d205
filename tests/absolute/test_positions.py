"""Absolute: positions load back equal, and impossible ones are refused with the name of the field."""

import json

import pytest

from absolute.table import Table, in_order, table
from kibitz.core.errors import BadPosition
from kibitz.core.game import Json, Position
from kibitz.games import make_game
from kibitz.games.absolute.cards import FACES
from kibitz.play.match import load_match, new_match

POSITION: Position = {
    "game": "absolute",
    "options": {"rounds": 3},
    "round": 1,
    "turn": 0,
    "phase": "draw",
    "hands": [["+7C", "-2S", "+1D"], ["-6S", "-4D"]],
    "sets": [[["+7S", "+3C", "-10C"]], []],
    "deck": ["+9C"],
    "discard": ["-3T"],
    "scores": [0, 0],
    "out": [],
}
SMALL: Position = {"game": "absolute", "turn": 0, "phase": "draw", "hands": [["+7C"], ["-6S"]], "sets": [[], []]}


def loads_back(game: Table) -> bool:
    """Is the game the same after its position was written down, sent and loaded?"""
    again = load_match(json.loads(json.dumps(game.state())))
    return again.play.position() == game.state() and again.play.legal == game.match.play.legal


def refused(position: Position, **changes: Json) -> str:
    """Why this position, with these fields changed, is refused."""
    with pytest.raises(BadPosition) as refusal:
        load_match({**position, **changes})
    return str(refusal.value)


def without(position: Position, field: str) -> Position:
    return {name: value for name, value in position.items() if name != field}


# ---- there and back


def test_the_protocols_own_position_loads_back() -> None:
    game = Table(load_match(POSITION))
    assert game.asks() == (0, "draw")
    assert loads_back(game)
    state = game.state()
    assert state["hands"] == [["-2S", "+1D", "+7C"], ["-6S", "-4D"]]
    assert state["sets"] == [[["-10C", "+3C", "+7S"]], []]
    same = ["game", "round", "turn", "phase", "deck", "discard", "scores", "out"]
    assert {field: state[field] for field in same} == {field: POSITION[field] for field in same}


@pytest.mark.parametrize("phase", ["draw", "swap", "play", "discard"])
def test_a_position_of_each_phase_loads_back(phase: str) -> None:
    game = table(hands="+7C -2S +1D | -6S -4D", sets="+7S +3C -10C | +0C +2S -2D", phase=phase)
    assert game.asks() == (0, phase)
    assert loads_back(game)


@pytest.mark.parametrize(
    "lines",
    [
        ["deck"],
        ["discard"],
        ["deck", "swap 0.0 +7C for +7S"],
        ["deck", "set +1D +2C -0T"],
        ["deck", "set -2S +2C -0T", "add 1 +1D"],
        ["deck", "add 0 -2S +2C", "done"],
        ["deck", "hold", "deck"],
    ],
    ids=["drawn", "taken", "swapped", "laid", "laid and added", "before the discard", "the next turn"],
)
def test_a_position_in_the_middle_of_a_turn_loads_back(lines: list[str]) -> None:
    game = table(hands="+7C -2S +2C +1D -0T -3S | -6S -4D", sets="+7S +3C -10C |").do(*lines)
    assert loads_back(game)


@pytest.mark.rule("AZ-8")
def test_a_zero_laid_this_turn_is_still_free_after_loading() -> None:
    game = table(hands="+0C -5S +5D -3C +1T | -6S", sets="+0D -1S -2S |", phase="play").do("set +0C -5S +5D")
    assert loads_back(game)
    again = Table(load_match(game.state()))
    assert again.allows("add 1 -3C")
    assert again.why("add 0 -3C") == "AZ-8"


@pytest.mark.rule("AZ-24")
def test_the_old_company_of_a_zero_is_still_known_after_loading() -> None:
    game = table(hands="-8C -2S +1T | -6S", sets="-2C +2D +0S / +4C -9S +5D |", phase="play")
    game.do("regroup 0,1: +0S -8C -2S / +4C -9S +5D -2C +2D")
    assert loads_back(game)
    again = Table(load_match(game.state()))
    assert again.why("regroup 0,1: +0S -8C -2S -2C +2D / +4C -9S +5D") == "AZ-24"


@pytest.mark.rule("AZ-43")
def test_what_everybody_knows_of_a_hand_loads_back() -> None:
    game = table(hands="+7C -2S | -6S -4D", sets="+7S +3C -10C |").do("discard", "swap 0.0 +7C for +7S", "hold")
    assert game.known(0) == "-3T +7S"
    assert loads_back(game)


@pytest.mark.rule("AZ-11")
def test_a_game_after_a_shuffle_loads_back_and_goes_on_alike() -> None:
    game = table(hands="+7C | -6S", deck="", discard="+1C +2C +3C +4C +5C +6C -3T", seed="lynx").do("deck", "hold")
    assert loads_back(game)
    again = Table(load_match(game.state()))
    assert again.do("deck", "hold", "deck").state() == game.do("deck", "hold", "deck").state()


@pytest.mark.rule("AZ-30", "AZ-32")
def test_the_last_turns_load_back() -> None:
    sets = "+7S +3C -10C / +1C +2C -3C / +4D +5D -9D |"
    game = table(hands="+1S | +7C -6S | -4D", sets=sets, phase="discard").do("discard +1S")
    assert game.state()["out"] == [0]
    assert loads_back(game)


@pytest.mark.rule("AZ-42")
def test_a_wrong_set_on_the_table_loads_back() -> None:
    game = table(hands="+7S +3D -1C +5T | -6S", phase="play", tabletop=True).do("set +7S +3D -1C")
    assert loads_back(game)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_new_game_loads_back(seats: int) -> None:
    assert loads_back(Table(new_match(make_game("absolute", {}, seats), seats, "lynx", seats - 1)))


def test_the_deck_is_written_top_first_and_the_discard_pile_top_last() -> None:
    game = table(hands="+7C | -6S", deck="+9C +8C", discard="-3T -4T").do("deck", "hold", "discard")
    assert (game.hand(0), game.hand(1)) == ("+7C +9C", "-6S -4T")
    assert (game.cards("deck"), game.cards("discard")) == ("+8C", "-3T")


# ---- what is left out


def test_fields_that_are_left_out_have_defaults() -> None:
    state = Table(load_match(SMALL)).state()
    defaults = {
        "round": 1,
        "deck": [],
        "discard": [],
        "scores": [0, 0],
        "out": [],
        "starter": 0,
        "most_sets": [0, 0],
        "played": 0,
        "drops": 0,
        "turns": 0,
        "known": [[], []],
        "batch": 0,
        "batches": {},
        "shuffles": 0,
        "seed": "0",
        "over": False,
    }
    assert {field: state[field] for field in defaults} == defaults


def test_options_that_are_left_out_have_defaults() -> None:
    assert Table(load_match(without(POSITION, "options"))).state()["options"] == {
        "rounds": 3,
        "add_to_any_set": False,
        "zero_in_swap": True,
        "turn_limit": 60,
        "tabletop": False,
    }


@pytest.mark.rule("AZ-30")
def test_without_another_word_most_sets_are_those_on_the_table() -> None:
    game = table(hands="+1S | -6S", sets="+7S +3C -10C / +1C +2C -3C | -1D -2D +3D")
    assert game.state()["most_sets"] == [2, 1]
    assert table(hands="+1S | -6S", sets="+7S +3C -10C |", most_sets=[3, 0]).state()["most_sets"] == [3, 0]


@pytest.mark.rule("AZ-42")
def test_wrong_sets_on_the_table_are_not_counted_as_sets() -> None:
    game = table(hands="+1S | -6S", sets="+7S +3C -10C / +1C +2C |", tabletop=True)
    assert game.state()["most_sets"] == [1, 0]


@pytest.mark.rule("AZ-8")
def test_without_another_word_zeros_keep_the_number_that_they_have_now() -> None:
    game = table(hands="-8C -2S +1T | +1S", sets="-2C +2D +0S |", phase="play")
    assert game.state()["zeros"] == [["-2C", "+0S", "+2D"]]
    assert game.why("add 0 -8C -2S") == "AZ-8"


def test_a_seed_that_is_a_number_is_its_decimal_text() -> None:
    assert Table(load_match({**SMALL, "seed": 7})).state()["seed"] == "7"


# ---- loading changes nothing


def test_nothing_is_dealt_or_drawn_by_loading() -> None:
    game = table(hands="+7C | ", sets="+7S +3C -10C |", deck="+9C", discard="")
    assert (game.hand(0), game.hand(1), game.cards("deck"), game.cards("discard")) == ("+7C", "", "+9C", "")
    assert game.asks() == (0, "draw")


def test_cards_that_are_not_mentioned_are_out_of_this_round() -> None:
    """A small position stays small: after its two cards the deck is empty."""
    game = table(hands="+7C | -6S", deck="+9C", discard="-3T")
    box = game.state()["box"]
    assert isinstance(box, list)
    assert len(box) == 84
    game.do("deck", "hold", "discard", "hold")
    assert (game.cards("deck"), game.cards("discard")) == ("", "")


@pytest.mark.rule("AZ-31")
def test_a_position_is_not_over_because_a_hand_is_empty() -> None:
    game = table(hands=" | -6S", sets="+7S +3C -10C |")
    assert game.asks() == (0, "draw")
    assert not game.over()


@pytest.mark.rule("AZ-12")
def test_with_nothing_to_draw_a_loaded_turn_goes_on_without() -> None:
    game = table(hands="+7C | -6S", deck="", discard="")
    assert game.asks() == (0, "swap")
    assert game.hand(0) == "+7C"
    assert loads_back(game)


@pytest.mark.rule("AZ-3", "AZ-4")
def test_a_later_round_is_dealt_from_all_cards() -> None:
    """Six cards in this round, 88 in the next; the next seat begins it."""
    game = table(hands="+1S | ", sets="| +7S +3C -10C", deck="", discard="-3T", phase="discard", out=[1], round=2)
    game.do("discard +1S")
    state = game.state()
    assert state["round"] == 3
    assert state["box"] == []
    there = [game.cards("deck"), game.cards("discard"), game.hand(0), game.hand(1)]
    assert sorted(" ".join(there).split()) == sorted(FACES)
    assert [len(cards.split()) for cards in there] == [77, 1, 5, 5]
    assert game.asks() == (1, "draw")
    assert loads_back(game)


@pytest.mark.rule("AZ-3")
def test_the_same_position_deals_the_same_next_round() -> None:
    game = table(hands="+1S | ", sets="| +7S +3C -10C", phase="discard", out=[1], seed="lynx")
    again = Table(load_match(game.state()))
    assert again.do("discard +1S").state() == game.do("discard +1S").state()
    other = table(hands="+1S | ", sets="| +7S +3C -10C", phase="discard", out=[1], seed="otter").do("discard +1S")
    assert other.hand(0) != game.hand(0)


# ---- over


@pytest.mark.rule("AZ-40", "AZ-41")
def test_a_finished_game_loads_as_finished() -> None:
    game = table(hands="+1S +2C | ", sets="| +7S +3C -10C", phase="discard", out=[1], rounds=1, scores=[0, 0])
    assert game.state()["over"] is False
    game.do("discard +1S")
    assert game.state()["over"] is True
    assert loads_back(game)
    again = Table(load_match(game.state()))
    assert (again.over(), again.scores(), again.winners()) == (True, [-2, 10], [1])
    assert again.offered() == set()


def test_a_game_before_its_last_round_is_not_over() -> None:
    assert refused(POSITION, over=True).startswith("over")
    assert refused(POSITION, over=True, round=2).startswith("over")
    assert Table(load_match({**POSITION, "over": True, "round": 3, "scores": [3, 5]})).winners() == [1]


def test_nothing_is_pending_in_a_finished_game() -> None:
    assert "pending" in refused(POSITION, over=True, round=3, pending=["set:"])


# ---- cards that cannot be


@pytest.mark.rule("AZ-1")
@pytest.mark.parametrize("card", ["7C", "+7", "+11C", "+7X", "+7c", "0C", "+07C", "", " +7C", 7, None, ["+7C"]])
def test_an_unknown_card_is_refused(card: Json) -> None:
    message = refused(POSITION, hands=[["-2S", card], ["-6S"]])
    assert "hands[0]" in message
    assert (repr(card) if card is not None else "nothing") in message


@pytest.mark.rule("AZ-1")
@pytest.mark.parametrize("field", ["deck", "discard", "box"])
def test_an_unknown_card_in_the_middle_is_refused(field: str) -> None:
    cards: Json = ["+11C"]
    message = refused(POSITION, **{field: cards})
    assert field in message
    assert "+11C" in message


@pytest.mark.rule("AZ-1")
def test_an_unknown_card_in_a_set_is_refused() -> None:
    assert "sets[1][0]" in refused(POSITION, sets=[[], [["+7S", "+3C", "-11C"]]])


@pytest.mark.rule("AZ-1")
@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"hands": [["+7C", "+7C"], ["-6S"]]}, "hands[0]"),
        ({"hands": [["+7C"], ["+7C"]]}, "hands[1]"),
        ({"hands": [["+7S"], ["-6S"]]}, "sets[0][0]"),
        ({"sets": [[["+7S", "+3C", "-10C"], ["+7S", "+3D", "-10D"]], []]}, "sets[0][1]"),
        ({"deck": ["+7C"]}, "deck"),
        ({"deck": ["+9C", "+9C"]}, "deck"),
        ({"discard": ["-10C"]}, "discard"),
        ({"box": ["-6S"]}, "box"),
    ],
)
def test_a_card_in_two_places_is_refused(changes: Position, field: str) -> None:
    message = refused(POSITION, **changes)
    assert field in message
    assert "two places" in message


@pytest.mark.rule("AZ-5", "AZ-6", "AZ-7")
@pytest.mark.parametrize(
    "row",
    [
        ["+7S", "+3C"],
        ["+7S", "+3C", "-9C"],
        ["+0S", "-0C", "+5C", "-5C"],
        ["+0S", "+5C", "+3C"],
        ["+0S", "-5C", "-6C"],
        [],
    ],
    ids=["two cards", "sum 1", "two zeros", "wrong sign", "eleven", "empty"],
)
def test_an_illegal_set_is_refused(row: Json) -> None:
    assert "sets[1][0]" in refused(POSITION, sets=[[], [row]])


@pytest.mark.rule("AZ-42")
def test_an_illegal_set_is_accepted_with_the_option() -> None:
    position: Position = {**POSITION, "sets": [[], [["+7S", "+3C"]]], "options": {"tabletop": True}}
    assert Table(load_match(position)).sets(1) == [in_order("+7S +3C")]


@pytest.mark.rule("AZ-13", "AZ-26")
def test_a_hand_of_more_than_nine_cards_is_refused_but_in_its_turn_it_may_grow_by_two() -> None:
    """One drawn, one more by a swap: whatever can be loaded leads to states that can be loaded."""
    assert "hands[0]" in refused(SMALL, hands=[[*FACES[:10]], ["-6S"]])
    game = Table(load_match({**SMALL, "hands": [[*FACES[:9]], ["-6S"]], "deck": ["+1C"], "sets": [[], [BIG]]}))
    game.do("deck", "swap 1.0 -10C for -7S -3D")
    assert len(game.row("hands", 0)) == 11
    assert game.match.game.load(game.state()).position() == game.state()


def test_what_grows_in_a_turn_is_nothing_at_its_beginning() -> None:
    for field in ("played", "drops", "bare"):
        assert field in refused(SMALL, **{field: 1})
    assert "idle" in refused(SMALL, idle=2)
    assert "played" in refused(SMALL, phase="play", played=88)


def test_a_game_that_ended_because_nobody_could_draw_loads_as_finished() -> None:
    game = table(hands="+7C | -6S", deck="", discard="", rounds=1, phase="swap", idle=1).do("hold", "hold")
    assert game.over()
    assert game.match.game.load(game.state()).position() == game.state()


@pytest.mark.rule("AZ-42")
def test_a_spoilt_set_with_two_zeros_is_written_and_read() -> None:
    """Somebody else added a second zero; its owner now begins to play."""
    options: dict[str, Json] = {"tabletop": True, "add_to_any_set": True}
    sets: list[Json] = [[["+0C", "-0S", "+1C", "-1C"]], []]
    game = Table(load_match({**SMALL, "options": options, "phase": "swap", "sets": sets})).do("no-swap")
    assert game.match.game.load(game.state()).position() == game.state()


def test_zeros_must_fit_each_other_and_the_table() -> None:
    wide: list[Json] = ["-8C", "-2S", "-2C", "+2D", "+0S"]
    position: Position = {**SMALL, "phase": "play", "sets": [[wide], []]}
    assert "keep the number" in refused(position, zeros=[["-2C", "+2D", "+0S"]])
    assert "zeros" in refused(position, zeros=[["-2C", "+2D"]])
    assert "two sets" in refused(position, zeros=[wide, wide])


def test_the_own_hand_of_a_view_is_not_in_known() -> None:
    view = table(hands="+7C -2S | -6S").match.play.view(0)
    view["known"] = [["+9C"], []]
    with pytest.raises(BadPosition, match="known"):
        make_game("absolute", {}, 2).imagine(view, 1)


BIG: list[Json] = ["-7S", "-3D", "+4S", "+6D"]


@pytest.mark.rule("AZ-32", "AZ-33")
def test_of_those_who_are_out_only_the_closer_is_come_back_to() -> None:
    """Seat 0 cannot really be out before its last turn; if a position says so, it is not asked."""
    game = table(hands="| | +1C | +2C", out=[1, 0], turn=3, phase="discard", rounds=1).do("hold")
    assert game.over()


# ---- fields that cannot be


@pytest.mark.parametrize("field", ["hands", "sets", "deck", "discard", "scores", "out", "most_sets", "known", "box"])
@pytest.mark.parametrize("value", ["+7C", 7, {"0": "+7C"}, True, None])
def test_a_field_that_is_no_list_is_refused(field: str, value: Json) -> None:
    assert refused(POSITION, **{field: value}).startswith(field)


@pytest.mark.parametrize("field", ["hands", "sets", "known"])
def test_a_seat_whose_cards_are_no_list_is_refused(field: str) -> None:
    rows: Json = [[], "-6S"]
    assert f"{field}[1]" in refused(POSITION, **{field: rows})


def test_a_set_that_is_no_list_is_refused() -> None:
    assert "sets[0][0]" in refused(POSITION, sets=[["+7S"], []])


@pytest.mark.parametrize("field", ["sets", "scores", "most_sets", "known"])
@pytest.mark.parametrize("rows", [[], [[]], [[], [], []]])
def test_each_seat_has_an_entry(field: str, rows: Json) -> None:
    assert refused(POSITION, **{field: rows}).startswith(field)


@pytest.mark.parametrize("field", ["game", "hands", "sets", "turn", "phase"])
def test_a_position_without_its_fields_is_refused(field: str) -> None:
    assert refused(without(POSITION, field)).startswith(field)


def test_an_unknown_field_is_refused() -> None:
    assert "'pot'" in refused(POSITION, pot=[])


@pytest.mark.rule("AZ-9")
@pytest.mark.parametrize("phase", ["end", "Draw", "", 0, None, ["draw"], True])
def test_an_unknown_phase_is_refused(phase: Json) -> None:
    message = refused(POSITION, phase=phase)
    assert "phase" in message
    assert "draw, swap, play, discard" in message


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("turn", 2),
        ("turn", -1),
        ("turn", "0"),
        ("turn", True),
        ("turn", 0.0),
        ("round", 0),
        ("round", 4),
        ("round", "1"),
        ("starter", 2),
        ("starter", None),
        ("scores", [0, "1"]),
        ("scores", [0, 1.5]),
        ("most_sets", [-1, 0]),
        ("most_sets", [0, True]),
        ("out", [2]),
        ("out", ["1"]),
        ("out", [1, 1]),
        ("played", -1),
        ("played", "1"),
        ("drops", 9),
        ("drops", -1),
        ("turns", -1),
        ("turns", 120),
        ("idle", -1),
        ("batch", -1),
        ("batches", []),
        ("shuffles", -1),
        ("over", 1),
        ("over", "false"),
        ("seed", 1.5),
        ("seed", None),
        ("seed", True),
        ("pending", "set:"),
    ],
)
def test_a_field_out_of_its_range_is_refused(field: str, value: Json) -> None:
    assert refused(POSITION, **{field: value}).startswith(field)


@pytest.mark.parametrize("phase", ["draw", "swap", "play", "discard"])
def test_zeros_of_a_wrong_type_are_refused_in_every_phase(phase: str) -> None:
    """The field counts in the play phase only, but a wrong type is a bad position everywhere."""
    assert refused(POSITION, phase=phase, zeros=7).startswith("zeros")


@pytest.mark.rule("AZ-32", "AZ-33")
def test_it_is_never_the_turn_of_a_seat_that_is_out() -> None:
    message = refused(POSITION, out=[0])
    assert message.startswith("out")
    assert "seat 0" in message
    assert Table(load_match({**POSITION, "out": [1]})).asks() == (0, "draw")


def test_a_known_card_must_be_in_the_hand() -> None:
    message = refused(POSITION, known=[["+7C"], ["+7S"]])
    assert "known[1]" in message
    assert "+7S" in message


@pytest.mark.parametrize("zeros", [[["+7S", "+3C", "-10C"]], [["+0C", "-5S", "+5D"]], ["+0S"], [[]]])
def test_zeros_names_sets_with_a_zero_of_cards_on_the_table(zeros: Json) -> None:
    assert "zeros" in refused(POSITION, phase="play", zeros=zeros)


def test_an_unknown_game_is_refused() -> None:
    assert "'absolut'" in refused(POSITION, game="absolut")
    assert "game" in refused(POSITION, game=None)


@pytest.mark.rule("AZ-2")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    hands: list[Json] = [[FACES[seat]] for seat in range(seats)]
    sets: list[Json] = [[] for _ in range(seats)]
    assert "seats" in refused(SMALL, hands=hands, sets=sets)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("rounds", 0),
        ("rounds", "3"),
        ("rounds", True),
        ("add_to_any_set", 1),
        ("zero_in_swap", "true"),
        ("turn_limit", 0),
        ("tabletop", None),
        ("jokers", 5),
    ],
)
def test_an_option_that_cannot_be_is_refused(option: str, value: Json) -> None:
    assert option in refused(POSITION, options={option: value})


def test_options_that_are_no_object_are_refused() -> None:
    assert "options" in refused(POSITION, options=["tabletop"])


# ---- moves half composed that cannot be


@pytest.mark.rule("AZ-44")
@pytest.mark.parametrize(
    "pending",
    [
        ["fold:"],
        [7],
        ["card:+7C"],
        ["set:", "card:+7C"],
        ["add:0.0", "confirm:"],
        ["add:1.0"],
        ["add:0.0", "cancel:"],
        ["done"],
        ["break:1"],
    ],
)
def test_an_impossible_half_composed_move_is_refused(pending: Json) -> None:
    position: Position = {**POSITION, "hands": [["-2S", "+2C", "+7C"], ["-6S"]], "phase": "play"}
    assert "pending" in refused(position, pending=pending)


@pytest.mark.rule("AZ-44")
def test_no_regrouping_is_half_composed_after_a_dropped_move() -> None:
    position: Position = {**POSITION, "phase": "play", "pending": ["break:0"]}
    assert Table(load_match(position)).state()["pending"] == ["break:0"]
    assert "pending" in refused(position, drops=1)
