"""Abluxxen: positions load back equal, and impossible ones are refused."""

import json

import pytest

from abluxxen.table import Table, table
from kibitz.core.errors import BadPosition
from kibitz.core.game import Json, Position
from kibitz.play.match import load_match

POOL = "1 4 4 8 11 J"

POSITION: Position = {
    "game": "abluxxen",
    "options": {"variant": "base"},
    "turn": 0,
    "hands": [["7", "9"], ["2"], ["3"]],
    "displays": [[["6"]], [["5"]], [["8", "8"]]],
    "pool": ["1", "4", "J"],
    "deck": ["12", "6"],
    "discard": ["10"],
}
DUEL: Position = {
    "game": "abluxxen",
    "options": {"variant": "duel"},
    "turn": 0,
    "hands": [["7", "9"], ["2"]],
    "displays": [[["6"]], [["5"]]],
    "pool": ["1+13", "4", "J"],
    "deck": ["12", "6"],
    "discard": [],
    "shadow": ["4", "4", "3"],
}


def loads_back(game: Table) -> bool:
    """Is the game the same after its position was written down, sent and loaded?"""
    again = load_match(json.loads(json.dumps(game.state())))
    return again.play.position() == game.state() and again.play.legal == game.match.play.legal


def refused(position: Position, **changes: Json) -> str:
    """Why this position, with these fields changed, is refused."""
    with pytest.raises(BadPosition) as refusal:
        load_match({**position, **changes})
    return str(refusal.value)


# ---- there and back


def test_a_position_before_a_turn_loads_back() -> None:
    assert loads_back(Table(load_match(POSITION)))
    assert loads_back(Table(load_match(DUEL)))


def test_a_position_in_the_middle_of_an_attack_loads_back() -> None:
    game = table(hands="7 9 | 2 | 2", displays="| 5 | 6", pool=POOL, deck="12 6").do("7x1")
    assert game.state()["pending"] == {"prompt": "take-or-leave", "victim": 1}
    assert game.display(1) == "5"
    assert loads_back(game)


def test_a_position_between_leaving_and_the_victims_answer_loads_back() -> None:
    game = table(hands="7 9 | 2 | 2", displays="| 5 | 6", pool=POOL, deck="12 6").do("7x1", "leave")
    assert game.state()["pending"] == {"prompt": "back-or-drop", "victim": 1}
    assert loads_back(game)


def test_a_position_in_the_middle_of_a_draw_loads_back() -> None:
    game = table(hands="7 7 9 | 2 | 2", displays="| 5 5 | 6", pool=POOL, deck="12 6").do("7x2", "take", "pool:J")
    assert game.state()["pending"] == {"prompt": "draw", "victim": 1, "owed": 1}
    assert loads_back(game)


def test_a_loaded_attack_goes_on_with_the_next_victim() -> None:
    before = table(hands="7 9 | 2 | 2", displays="| 5 | 6", pool=POOL, deck="12 6").do("7x1", "take")
    game = Table(load_match(before.state())).do("deck")
    assert game.state()["pending"] == {"prompt": "take-or-leave", "victim": 2}


def test_a_position_at_the_optional_draw_loads_back() -> None:
    game = table(hands="7 9 | 2 | 2", pool=POOL, deck="12 6").do("7x1")
    assert game.state()["pending"] == {"prompt": "optional-draw"}
    assert loads_back(game)


def test_a_position_in_the_middle_of_shadowluxxing_loads_back() -> None:
    game = table(hands="7 7 9 | 2", pool="2+13 5", deck="12 6", shadow="4 4 6 6 8 8", shadow_split=True).do("7x2")
    assert game.state()["pending"] == {"prompt": "shadow"}
    assert loads_back(game)


def test_a_duel_between_the_shadow_display_and_the_opponent_loads_back() -> None:
    game = table(hands="7 7 9 | 2", displays="| 5 5", pool="2+13+J 5", deck="12 J 6", shadow="4 4 6 6 8 8")
    assert loads_back(game.do("7x2", "shadow:6"))


def test_a_finished_game_loads_as_finished() -> None:
    game = table(hands="9 | 2 | 3", pool="4", deck="6").do("9x1")
    assert game.state()["over"] is True
    assert loads_back(game)
    assert Table(load_match(game.state())).scores() == [1, -1, -1]


def test_a_match_loads_back_and_deals_the_same_next_game() -> None:
    game = table(hands="9 | 2 2", variant="first-edition", cycles=2, seed="lynx", totals=[3, -3], start=1, game_no=2)
    assert loads_back(game)
    again = Table(load_match(game.state()))
    assert again.do("9x1").state() == game.do("9x1").state()


def test_what_everybody_knows_of_a_hand_loads_back() -> None:
    game = table(hands="7 7 9 | 2 | 2", displays="| 5 5", pool=POOL, deck="12 6").do("7x2", "leave", "back")
    assert game.known(1) == "5 5"
    assert loads_back(game)


def test_fields_that_are_left_out_have_defaults() -> None:
    state = Table(load_match(POSITION)).state()
    defaults = {
        "known": [[], [], []],
        "turns": 0,
        "start": 0,
        "game_no": 1,
        "totals": [0, 0, 0],
        "seed": "0",
        "over": False,
    }
    assert {field: state[field] for field in defaults} == defaults
    assert state["options"] == {"variant": "base", "shadow_split": False, "cycles": 0, "turn_limit": 300}


# ---- loading changes nothing


@pytest.mark.rule("AB-22")
def test_nothing_is_dealt_or_refilled_by_loading() -> None:
    game = table(hands="7 | 2 | 3", pool="1 4", deck="12 6")
    assert (game.cards("pool"), game.cards("deck"), game.hand(0)) == ("1 4", "12 6", "7")


def test_a_position_is_not_over_because_another_hand_is_empty() -> None:
    game = table(hands="7 9 | | 3", displays="| 5", pool="1", deck="6")
    assert game.asks() == (0, "lay")


def test_a_position_is_not_over_because_pool_and_deck_are_empty() -> None:
    assert table(hands="7 9 | 2 | 3").asks() == (0, "lay")


@pytest.mark.rule("AB-11")
def test_a_position_is_over_if_the_seat_to_lay_holds_no_card() -> None:
    game = table(hands="| 2 | 3", displays="7", pool="1", deck="6")
    assert game.over()
    assert game.winners() == [0]


@pytest.mark.rule("AB-24")
def test_a_position_is_over_if_a_seat_owes_a_card_and_nothing_can_be_drawn() -> None:
    game = table(hands="9 | 2 | 3", displays="7", pending={"prompt": "draw", "victim": 1, "owed": 1})
    assert game.over()


@pytest.mark.rule("AB-24")
def test_a_hit_with_nothing_to_draw_ends_the_game() -> None:
    game = table(hands="7 9 | 2 | 3", displays="| 5 | 6").do("7x1", "take")
    assert game.over()
    assert game.scores() == [1 - 2, -1, 1 - 1]


@pytest.mark.rule("AB-25")
def test_an_optional_draw_with_nothing_to_draw_offers_none_alone() -> None:
    game = table(hands="7 9 | 2 | 3").do("7x1")
    assert game.asks() == (0, "optional-draw")
    assert game.offered() == {"none"}


# ---- cards that cannot be


@pytest.mark.rule("AB-1")
@pytest.mark.parametrize("card", ["0", "14", "j", "", "joker", "7 ", 7, None, ["7"]])
def test_an_unknown_card_is_refused(card: Json) -> None:
    message = refused(POSITION, hands=[["7", card], ["2"], ["3"]])
    assert "hands[0]" in message
    assert (repr(card) if card is not None else "nothing") in message


@pytest.mark.rule("AB-1")
@pytest.mark.parametrize("field", ["pool", "deck", "discard"])
def test_an_unknown_card_in_the_middle_is_refused(field: str) -> None:
    cards: Json = ["4", "15"]
    message = refused(POSITION, **{field: cards})
    assert field in message
    assert "15" in message


@pytest.mark.rule("AB-1")
def test_a_ninth_copy_is_refused() -> None:
    assert "'7'" in refused(POSITION, hands=[["7"] * 9, ["2"], ["3"]])


@pytest.mark.rule("AB-1")
def test_a_sixth_joker_is_refused_wherever_it_lies() -> None:
    """One is in the pool, so five more are one too many."""
    message = refused(POSITION, deck=["J"] * 5)
    assert "deck" in message
    assert "'J'" in message


@pytest.mark.rule("AB-1")
def test_eight_copies_and_five_jokers_are_accepted() -> None:
    game = table(hands="7 7 7 7 J J J J | 2 | 3", displays="| 7 7 J", pool="7", deck="7")
    assert game.asks() == (0, "lay")


@pytest.mark.rule("AB-38")
def test_the_cards_of_a_group_count_as_copies() -> None:
    assert "'13'" in refused(DUEL, hands=[["13"] * 8, ["2"]])


@pytest.mark.rule("AB-7", "AB-10")
def test_a_layer_of_two_values_is_refused() -> None:
    message = refused(POSITION, displays=[[], [["5"], ["8", "9", "J"]], []])
    assert "displays[1][1]" in message


@pytest.mark.rule("AB-10")
def test_an_empty_layer_is_refused() -> None:
    assert "displays[1][0]" in refused(POSITION, displays=[[], [[]], []])


@pytest.mark.rule("AB-3")
def test_a_pool_of_seven_is_refused() -> None:
    assert "pool" in refused(POSITION, pool=["1", "1", "2", "3", "4", "4", "11"])


# ---- fields that cannot be


@pytest.mark.parametrize("field", ["hands", "displays", "pool", "deck", "discard"])
@pytest.mark.parametrize("value", ["7", 7, {"0": "7"}, True])
def test_a_pile_that_is_no_list_is_refused(field: str, value: Json) -> None:
    assert field in refused(POSITION, **{field: value})


@pytest.mark.parametrize("field", ["hands", "displays"])
def test_a_seat_whose_cards_are_no_list_is_refused(field: str) -> None:
    rows: Json = [[], "2", []]
    assert f"{field}[1]" in refused(POSITION, **{field: rows})


def test_a_layer_that_is_no_list_is_refused() -> None:
    assert "displays[0][0]" in refused(POSITION, displays=[["5"], [], []])


@pytest.mark.parametrize("field", ["displays", "known", "totals"])
def test_each_seat_has_an_entry(field: str) -> None:
    rows: Json = [[], []]
    assert field in refused(POSITION, **{field: rows})


@pytest.mark.parametrize("field", ["hands", "displays", "turn"])
def test_a_position_without_its_fields_is_refused(field: str) -> None:
    position = {name: value for name, value in POSITION.items() if name != field}
    assert field in refused(position)


def test_an_unknown_field_is_refused() -> None:
    assert "'pot'" in refused(POSITION, pot=[])


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("turn", 3),
        ("turn", -1),
        ("turn", "0"),
        ("turn", True),
        ("turn", 0.0),
        ("start", 3),
        ("turns", -1),
        ("game_no", 0),
        ("game_no", 2),
        ("totals", [0, 0, "1"]),
        ("over", 1),
        ("seed", 1.5),
        ("seed", None),
    ],
)
def test_a_field_out_of_its_range_is_refused(field: str, value: Json) -> None:
    assert field in refused(POSITION, **{field: value})


def test_an_unknown_game_is_refused() -> None:
    assert "'fluxxen'" in refused(POSITION, game="fluxxen")
    assert "game" in refused(POSITION, game=None)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("variant", "master"),
        ("variant", 1),
        ("jokers", 5),
        ("shadow_split", True),
        ("shadow_split", 1),
        ("cycles", 1),
        ("cycles", -1),
        ("turn_limit", 0),
        ("turn_limit", "300"),
    ],
)
def test_an_option_that_this_table_cannot_have_is_refused(option: str, value: Json) -> None:
    assert option in refused(POSITION, options={"variant": "base", option: value})


def test_options_that_are_no_object_are_refused() -> None:
    assert "options" in refused(POSITION, options=["base"])


@pytest.mark.rule("AB-34", "AB-36")
@pytest.mark.parametrize(
    ("variant", "seats"),
    [("base", 2), ("advanced", 2), ("expert", 2), ("duel", 3), ("first-edition", 1), ("first-edition", 6), ("base", 0)],
)
def test_a_wrong_number_of_seats_is_refused(variant: str, seats: int) -> None:
    hands: list[Json] = [["2"] for _ in range(seats)]
    displays: list[Json] = [[] for _ in range(seats)]
    message = refused(POSITION, options={"variant": variant}, hands=hands, displays=displays)
    assert "seats" in message


def test_a_known_card_must_be_in_the_hand() -> None:
    message = refused(POSITION, known=[["7"], ["7"], []])
    assert "known[1]" in message
    assert "'7'" in message


# ---- the duel's own fields


@pytest.mark.rule("AB-39")
def test_a_group_outside_the_duel_is_refused() -> None:
    assert "'2+13'" in refused(POSITION, pool=["2+13"])


@pytest.mark.rule("AB-38")
@pytest.mark.parametrize("slot", ["2+5", "2+13+1", "13+2", "2+", "+13", "2+13+14"])
def test_only_thirteens_and_jokers_lie_on_a_card_of_the_pool(slot: str) -> None:
    assert "pool" in refused(DUEL, pool=[slot])


@pytest.mark.rule("AB-38")
def test_any_card_can_lie_under_a_group() -> None:
    position: Position = {**DUEL, "pool": ["13+J", "J+13"]}
    assert Table(load_match(position)).cards("pool") == "13+J J+13"


@pytest.mark.rule("AB-37")
def test_a_shadow_display_outside_the_duel_is_refused() -> None:
    assert "shadow" in refused(POSITION, shadow=["4"])


@pytest.mark.rule("AB-37")
@pytest.mark.parametrize("card", ["13", "J"])
def test_thirteens_and_jokers_never_lie_in_the_shadow_display(card: str) -> None:
    assert "shadow" in refused(DUEL, shadow=["4", card])


@pytest.mark.rule("AB-37")
def test_a_shadow_display_of_fourteen_is_refused() -> None:
    shadow: Json = ["1", "1", "1", "1", "1", "1", "1", "3", "3", "3", "3", "3", "3", "3"]
    assert "shadow" in refused(DUEL, shadow=shadow)


# ---- half-done turns that cannot be


@pytest.mark.parametrize(
    "pending",
    ["draw", [], {}, {"prompt": "lay"}, {"prompt": "sleep"}, {"prompt": ["draw"]}, {"prompt": None, "victim": 1}],
)
def test_an_unknown_half_done_turn_is_refused(pending: Json) -> None:
    assert "pending" in refused(POSITION, pending=pending)


@pytest.mark.parametrize(
    "pending",
    [
        {"prompt": "take-or-leave"},
        {"prompt": "take-or-leave", "victim": 3},
        {"prompt": "back-or-drop", "victim": "1"},
        {"prompt": "draw", "owed": 1},
    ],
)
def test_a_hit_without_a_victim_is_refused(pending: Json) -> None:
    assert "victim" in refused(POSITION, pending=pending)


@pytest.mark.parametrize("owed", [None, 0, -1, 14, "1", True])
def test_a_draw_without_a_number_of_cards_is_refused(owed: Json) -> None:
    assert "owed" in refused(POSITION, pending={"prompt": "draw", "victim": 1, "owed": owed})


@pytest.mark.rule("AB-12")
@pytest.mark.parametrize("prompt", ["take-or-leave", "back-or-drop"])
def test_a_victim_that_is_not_beaten_is_refused(prompt: str) -> None:
    """The 6 of seat 0 does not beat the two 8s of seat 2, but the 5 of seat 1."""
    assert "seat 2" in refused(POSITION, pending={"prompt": prompt, "victim": 2})
    assert loads_back(Table(load_match({**POSITION, "pending": {"prompt": prompt, "victim": 1}})))


@pytest.mark.rule("AB-15")
def test_a_victim_with_an_empty_display_is_refused() -> None:
    pending: Json = {"prompt": "take-or-leave", "victim": 1}
    assert "seat 1" in refused(POSITION, displays=[[["6"]], [], []], pending=pending)


@pytest.mark.parametrize("prompt", ["take-or-leave", "back-or-drop", "draw"])
def test_a_seat_cannot_be_its_own_victim(prompt: str) -> None:
    assert "victim" in refused(POSITION, pending={"prompt": prompt, "victim": 0, "owed": 1})


@pytest.mark.rule("AB-5")
def test_nothing_is_half_done_before_a_layer_is_laid() -> None:
    pending: Json = {"prompt": "draw", "victim": 1, "owed": 1}
    assert "seat 0" in refused(POSITION, displays=[[], [["5"]], []], pending=pending)


@pytest.mark.rule("AB-11")
def test_nothing_is_half_done_after_the_last_card() -> None:
    pending: Json = {"prompt": "take-or-leave", "victim": 1}
    assert "seat 0" in refused(POSITION, hands=[[], ["2"], ["3"]], pending=pending)


@pytest.mark.rule("AB-32", "AB-33", "AB-34")
@pytest.mark.parametrize("variant", ["advanced", "expert", "first-edition"])
def test_an_optional_draw_where_the_variant_has_none_is_refused(variant: str) -> None:
    pending: Json = {"prompt": "optional-draw"}
    assert "optional draw" in refused(POSITION, options={"variant": variant}, pending=pending)


@pytest.mark.rule("AB-40")
def test_shadowluxxing_with_nothing_beaten_is_refused() -> None:
    assert "shadow" in refused(DUEL, shadow=["4", "4", "8"], pending={"prompt": "shadow"})
    assert "shadow" in refused(POSITION, pending={"prompt": "shadow"})


@pytest.mark.rule("AB-35")
def test_a_match_is_not_over_before_its_last_game() -> None:
    options: Json = {"variant": "first-edition", "cycles": 1}
    assert "over" in refused(POSITION, options=options, game_no=2, over=True)
    assert Table(load_match({**POSITION, "options": options, "game_no": 3, "over": True})).over()


@pytest.mark.rule("AB-18")
def test_nobody_owes_more_cards_than_the_layer_just_laid_has() -> None:
    """Seat 0 laid a single 6, so its victim lost a single card."""
    assert "owed" in refused(POSITION, pending={"prompt": "draw", "victim": 1, "owed": 2})


@pytest.mark.rule("AB-13", "AB-25")
def test_an_optional_draw_in_view_of_a_beaten_layer_is_refused() -> None:
    """The 6 of seat 0 beats the 5 of seat 1: that hit is compulsory, and then there is no optional draw."""
    assert "pending" in refused(POSITION, pending={"prompt": "optional-draw"})


@pytest.mark.rule("AB-40", "AB-42")
def test_an_optional_draw_in_view_of_a_beaten_stack_is_refused() -> None:
    """The single 6 beats the single 3 of the shadow display."""
    pending: Json = {"prompt": "optional-draw"}
    assert "pending" in refused(DUEL, displays=[[["6"]], [["8"]]], pending=pending)


def test_why_belongs_to_a_finished_game() -> None:
    with pytest.raises(BadPosition, match="why"):
        table(hands="1 | 3 | 4", why="hand-empty")
    with pytest.raises(BadPosition, match="why"):
        table(hands="1 | 3 | 4", over=True, why="hand-empty")
    with pytest.raises(BadPosition, match="why"):
        table(hands="1 | 3 | 4", over=True, why=[5])


def test_a_view_that_contradicts_itself_is_refused() -> None:
    game = table(hands="1 2 | 3 | 4").match
    view = game.play.view(0)
    for field in ("sizes", "points", "paw"):
        with pytest.raises(BadPosition, match=field):
            game.game.imagine({**view, field: 7}, 1)


@pytest.mark.rule("AB-38")
def test_a_group_is_written_bottom_first_in_the_order_of_its_cards() -> None:
    game = table(hands="7 9 | 2 3", shadow="6", pool="2", deck="J 13 5", variant="duel")
    game.do("7x1", "shadow:6")
    assert game.cards("pool") == "2+J+13"


def test_a_group_of_five_is_refused() -> None:
    with pytest.raises(BadPosition, match="pool"):
        table(hands="7 9 | 2 3", pool="2+J+13+J+13", variant="duel")
