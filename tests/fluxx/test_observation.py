"""Fluxx: what a learner sees, plane by plane, at positions written by hand."""

from __future__ import annotations

import sys

from fluxx.table import Table, table
from kibitz.games.fluxx.cards import TRIGGERS
from kibitz.games.fluxx.events import ENDS
from kibitz.games.fluxx.planes import ASKS, SORTS
from sights import Sight, planes_without_a_test


def seen_by(game: Table, seat: int) -> Sight:
    return Sight(game.match.play, seat)


def test_every_plane_has_a_test() -> None:
    """Which fails if the plane stays empty."""
    assert planes_without_a_test("fluxx", sys.modules[__name__]) == []


def test_a_stolen_keeper_changes_its_plane() -> None:
    """Seats are counted from the one that looks: what is before seat 0 is the second plane of seat 1."""
    game = table(hands="steal_something kpow | jackpot", tables="batman | robin the_bank", rules="play_2")
    assert seen_by(game, 0).cards("tables", 1) == {"robin", "the_bank"}
    game.do("steal_something").passes().do("robin").passes()
    assert (seen_by(game, 0).cards("tables", 0), seen_by(game, 0).cards("tables", 1)) == (
        {"batman", "robin"},
        {"the_bank"},
    )
    assert (seen_by(game, 1).cards("tables", 0), seen_by(game, 1).cards("tables", 1)) == (
        {"the_bank"},
        {"batman", "robin"},
    )
    assert (seen_by(game, 1)["keepers"], seen_by(game, 1)["seat"], seen_by(game, 1)["turn"]) == ([1, 2], [0, 1], [0, 1])


def test_a_known_card_is_in_the_plane_of_its_hand_and_others_are_only_unseen() -> None:
    """Unseen is what may be in the draw pile or in another hand."""
    game = table(
        hands="kpow | robin batgirl | jackpot", seen={"robin": "all", "jackpot": [0]}, draw="the_joker mad_love"
    )
    mine, theirs = seen_by(game, 0), seen_by(game, 1)
    assert (mine.cards("known", 0), mine.cards("known", 1)) == ({"robin"}, {"jackpot"})
    assert mine.cards("unseen") == {"batgirl", "the_joker", "mad_love"}
    assert mine["sizes"] == [1, 2, 1]
    assert (theirs.cards("hand"), theirs.cards("public")) == ({"robin", "batgirl"}, {"robin"})
    assert theirs.cards("unseen") == {"kpow", "jackpot", "the_joker", "mad_love"}


def test_nobody_sees_what_others_choose_to_discard() -> None:
    """Seat 1 has chosen, seat 2 is asked: all see that there is a choice, seat 1 alone sees which."""
    sights = []
    for chosen in ("robin", "batgirl"):
        game = table(hands="hand_limit_1 kpow | robin batgirl | jackpot mad_love", rules="play_2").do("hand_limit_1")
        game.passes().do(chosen)
        assert game.asks() == (2, "hand-limit")
        assert seen_by(game, 1).cards("named") == {chosen}
        assert seen_by(game, 2)["chosen"] == [0, 0, 1]
        sights.append(seen_by(game, 2))
    assert sights[0].differs_from(sights[1]) == set()


def test_keepers_chosen_to_be_discarded_lie_open() -> None:
    tables = "| robin batgirl the_bank | batman wayne_manor batarang"
    game = table(hands="keeper_limit_2 kpow | jackpot | mad_love", tables=tables, rules="play_2").do("keeper_limit_2")
    game.passes().do("robin")
    assert game.asks() == (2, "table-limit")
    assert [seen_by(game, seat).cards("named") for seat in range(3)] == [{"robin"}] * 3


def test_what_is_asked_and_of_whom() -> None:
    """A theft that the victim may answer: who acts, what it is about, whose Keeper it is."""
    game = table(hands="steal_something | its_a_trap | kpow", tables="| robin", rules="play_2").do("steal_something")
    sight = seen_by(game.passes().do("robin"), 2)
    assert ASKS[sight.one("asked")] == "react"
    assert (SORTS[sight.one("frame")], SORTS[sight.one("below")]) == ("react", "seize")
    assert TRIGGERS[sight.one("trigger")] == "theft"
    assert (sight.one("decider"), sight.one("actor"), sight.one("target")) == (2, 1, 2)
    assert sight.cards("subject") == {"robin"}
    assert sight.cards("working") == {"steal_something", "robin"}


def test_a_chain_of_surprises_with_those_who_played_them() -> None:
    game = table(hands="kpow its_a_trap | stop_that | veto | thats_mine", tables="bane").do("kpow", "stop_that", "veto")
    sight = seen_by(game, 3)
    assert sight.cards("named") == {"stop_that", "veto"}
    assert sight["answered"] == [0, 0, 1, 1]
    assert sight.cards("playing") == {"kpow", "stop_that", "veto"}


def test_a_temporary_hand_is_seen_by_its_seat_alone() -> None:
    game = table(hands="draw_2_and_use_em the_bank | jackpot", draw="robin batgirl kpow").do("draw_2_and_use_em")
    mine, theirs = seen_by(game.passes(), 0), seen_by(game, 1)
    assert mine.cards("aside") == mine.cards("named") == {"robin", "batgirl"}
    assert theirs.cards("aside") == theirs.cards("named") == set()
    assert theirs.cards("unseen") >= {"robin", "batgirl", "the_bank", "kpow"}
    assert theirs["pending_counts"][:2] == mine["pending_counts"][:2] == [2, 2]


def test_cards_that_are_given_out_one_by_one() -> None:
    """Only the giver sees which card is next; all see who has one."""
    game = table(hands="everybody_gets_1 | robin | batgirl", draw="kpow jackpot mad_love").do("everybody_gets_1")
    game.passes().do("seat:1")
    mine, theirs = seen_by(game, 0), seen_by(game, 2)
    assert len(mine.cards("subject")) == 1 and mine.cards("subject") < mine.cards("named")
    assert theirs.cards("subject") == set()
    assert (mine["given"], theirs["given"]) == ([0, 1, 0], [0, 0, 1])


def test_the_rules_in_force_as_numbers() -> None:
    game = table(hands="kpow robin batgirl | jackpot", rules="draw_3 play_2 hand_limit_1")
    assert seen_by(game, 1)["force"] == [3, 2, 2, 1, 0, 1]
    assert seen_by(game, 1)["no_number"] == [0, 0, 0, 1]
    assert seen_by(table(hands="kpow robin | jackpot", rules="play_all"), 0)["no_number"] == [1, 0, 1, 1]


def test_how_far_everybody_is_from_a_goal() -> None:
    game = table(hands="kpow | jackpot | robin", tables="| harley_quinn", goals="mad_love")
    assert seen_by(game, 0)["needs"] == [2, 0, 0]
    assert seen_by(game, 0)["progress"][:8] == [0, 1, 0, 0, 0, 0, 0, 0]
    assert seen_by(game, 2)["progress"][:8] == [0, 0, 1, 0, 0, 0, 0, 0]


def test_the_order_of_the_discard_pile_is_told_apart_and_no_more() -> None:
    one, other = (
        seen_by(table(hands="kpow | jackpot", discard=discard), 0) for discard in ("robin batgirl", "batgirl robin")
    )
    assert one.differs_from(other) == {"order_trace"}


def test_a_card_of_an_earlier_shuffle_is_in_a_hand_and_not_in_the_draw_pile() -> None:
    """Everybody knows which cards those are, and how many of them each hand has; whose is whose only their owners."""
    game = table(hands="kpow | robin batgirl | jackpot", draw="mad_love", batch=3, batches={"robin": 1, "jackpot": 2})
    sight = seen_by(game, 0)
    assert sight.cards("unseen") == {"robin", "batgirl", "jackpot", "mad_love"}
    assert sight.cards("ages") == {"robin", "jackpot"}
    assert (sorted(sight["ages"])[-2:], sight["older"]) == ([1, 2], [0, 1, 1])


# ---- the turn


def test_what_the_turn_has_seen_so_far() -> None:
    for place, flag in enumerate(["bonus_drawn", "began_empty", "extra_turn"]):
        game = table(hands="kpow robin | jackpot", rules="play_2", **{flag: True})  # type: ignore[arg-type]
        assert seen_by(game, 1)["flags"] == [1, *(int(other == place) for other in range(3)), 0, 0, 0]
    game = table(hands="kpow robin | jackpot", rules="hand_limit_1", ended=True)
    assert (game.asks(), seen_by(game, 1)["flags"]) == ((0, "hand-limit"), [1, 0, 0, 0, 1, 0, 0])


def test_what_has_moved_and_is_still_to_be_judged() -> None:
    """A card that was drawn before a Creeper came; a rule that was laid."""
    game = table(hands="kpow | not_your_problem", draw="robin bane", rules="draw_2", drawn=None)
    assert (game.asks(), seen_by(game, 0)["flags"][5:]) == ((1, "react"), [1, 0])
    game = table(hands="hand_limit_1 kpow | robin batgirl", rules="play_2").do("hand_limit_1").passes()
    assert (game.asks(), seen_by(game, 0)["flags"][5:]) == ((1, "hand-limit"), [0, 1])


def test_numbers_of_the_turn() -> None:
    more = {"played": 2, "plays": 3, "chain": 1, "joining": 1, "batch": 4, "drawn": 5}
    game = table(hands="kpow | jackpot", draw="robin batgirl", rules="play_4", **more)  # type: ignore[arg-type]
    assert seen_by(game, 0)["counts"] == [5, 2, 3, 1, 1, 4, 2, 0]
    assert seen_by(table(hands="kpow | jackpot", turns=999), 0).number("turns") == 999


def test_numbers_above_255_are_told_apart_and_no_more() -> None:
    one, other = (seen_by(table(hands="kpow | jackpot", batch=batch), 0) for batch in (300, 400))
    assert one["counts"][5] == other["counts"][5] == 255
    assert one.differs_from(other) == {"number_trace"}


def test_who_has_won_and_why() -> None:
    game = (
        table(hands="the_dynamic_duo kpow | jackpot | mad_love", tables="batman robin").do("the_dynamic_duo").passes()
    )
    assert game.over()
    assert (seen_by(game, 0)["winner"], seen_by(game, 1)["winner"]) == ([1, 0, 0], [0, 0, 1])
    assert ENDS[seen_by(game, 1).one("why")] == "goal"
    assert ASKS[seen_by(game, 1).one("asked")] == "over"


def test_who_meets_a_goal_and_does_not_win() -> None:
    stopped = table(hands="kpow | jackpot | mad_love", near=["the_dynamic_duo", 1])
    assert seen_by(stopped, 0)["near"] == [0, 1, 0, 0]
    several = table(hands="kpow | jackpot | mad_love", near=["the_dynamic_duo", None])
    assert seen_by(several, 0)["near"] == [0, 0, 0, 1]


def test_who_shows_a_logo() -> None:
    game = table(hands="kpow | jackpot | mad_love", logo=[0, 2])
    assert (seen_by(game, 0)["logo"], seen_by(game, 1)["logo"]) == ([1, 0, 1], [0, 1, 1])


# ---- what lies where


def test_the_piles_in_the_middle() -> None:
    rules = "arkham_asylum lets_keep_doing_that play_2"
    more = {"asylum": ["the_joker"], "kept_action": "rules_reset", "cuffed": "bane", "used": ["batman_cuffs"]}
    game = table(
        hands="kpow | jackpot",
        tables="batman_cuffs | robin catwoman two_face",
        rules=rules,
        goals="mad_love",
        discard="draw_2 play_3",
        **more,  # type: ignore[arg-type]
    )
    seen = seen_by(game, 1)
    assert seen.cards("rules") == set(rules.split())
    assert (seen.cards("goals"), seen.cards("discard")) == ({"mad_love"}, {"draw_2", "play_3"})
    assert (seen.cards("asylum"), seen.cards("kept_action"), seen.cards("cuffed")) == (
        {"the_joker"},
        {"rules_reset"},
        {"bane"},
    )
    assert seen.cards("used") == {"batman_cuffs"}
    assert (seen["keepers"], seen["creepers"]) == ([1, 1], [2, 0])
    assert "veto" in seen.cards("out") and not seen.cards("out") & {"kpow", "robin", "bane", "draw_2"}


def test_from_which_shuffle_hidden_cards_came_is_told_apart_and_no_more() -> None:
    """Seats 1 and 2 hold a card each of two earlier shuffles: planes say how many, not of which."""
    batches = {"robin": 1, "batgirl": 2}
    one, other = (
        seen_by(table(hands=hands, batch=3, batches={**batches}), 0)
        for hands in ("kpow | robin | batgirl", "kpow | batgirl | robin")
    )
    assert one["older"] == other["older"] == [0, 1, 1]
    assert one.differs_from(other) == {"shuffle_trace"}


# ---- what is half done


def test_everything_that_is_unfinished_leaves_its_mark() -> None:
    game = table(hands="steal_something | its_a_trap | kpow", tables="| robin", rules="play_2").do("steal_something")
    seen = seen_by(game.passes().do("robin"), 1)
    assert {SORTS[sort] for sort, there in enumerate(seen["stack"]) if there} == {"shelve", "seize", "react"}
    assert (seen.one("below_seat"), seen["pending_counts"][2]) == (2, 3)


def test_the_order_of_choices_is_told_apart_and_no_more() -> None:
    """Seat 1 has chosen two cards to discard, and seat 2 is asked."""
    sights = []
    for chosen in (("robin", "batgirl"), ("batgirl", "robin")):
        hands = "hand_limit_1 kpow | robin batgirl the_bank | jackpot mad_love"
        game = table(hands=hands, rules="play_2").do("hand_limit_1").passes().do(*chosen)
        assert game.asks() == (2, "hand-limit")
        sights.append(seen_by(game, 1))
    assert sights[0].cards("named") == {"robin", "batgirl"}
    assert sights[0].differs_from(sights[1]) == {"stack_trace"}
