"""Fluxx: what a learner sees, plane by plane, at positions written by hand."""

from __future__ import annotations

from fluxx.table import Table, table
from kibitz.core.rows import Rows
from kibitz.games.fluxx.cards import TRIGGERS
from kibitz.games.fluxx.planes import ASKS, SORTS


class Sight:
    """What a seat sees of a table: its planes by name."""

    def __init__(self, game: Table, seat: int) -> None:
        play = game.match.play
        planes = play.game.observation.planes(play.seats)
        rows = Rows(1, sum(plane.size for plane in planes))
        play.game.observation.write(play, seat, rows, 0)
        row, at = bytes(rows.memory().cast("B")), 0
        self.faces = play.game.faces
        self.planes: dict[str, list[int]] = {}
        for plane in planes:
            self.planes[plane.name] = list(row[at : at + plane.count])
            at += plane.size

    def cards(self, name: str, place: int = 0) -> set[str]:
        """The cards of a plane; of one for several seats, those of a place, clockwise."""
        size = len(self.faces)
        part = self.planes[name][place * size : (place + 1) * size]
        return {face for face, byte in zip(self.faces, part, strict=True) if byte}

    def __getitem__(self, name: str) -> list[int]:
        return self.planes[name]

    def one(self, name: str) -> int:
        """Where the only 1 of a plane is."""
        assert sum(self.planes[name]) == 1
        return self.planes[name].index(1)

    def differs_from(self, other: Sight) -> set[str]:
        """The planes that differ."""
        return {name for name, plane in self.planes.items() if plane != other.planes[name]}


def test_a_stolen_keeper_changes_its_plane() -> None:
    """Seats are counted from the one that looks: what is before seat 0 is the second plane of seat 1."""
    game = table(hands="steal_something kpow | jackpot", tables="batman | robin the_bank", rules="play_2")
    assert Sight(game, 0).cards("tables", 1) == {"robin", "the_bank"}
    game.do("steal_something").passes().do("robin").passes()
    assert (Sight(game, 0).cards("tables", 0), Sight(game, 0).cards("tables", 1)) == ({"batman", "robin"}, {"the_bank"})
    assert (Sight(game, 1).cards("tables", 0), Sight(game, 1).cards("tables", 1)) == ({"the_bank"}, {"batman", "robin"})
    assert (Sight(game, 1)["keepers"], Sight(game, 1)["seat"], Sight(game, 1)["turn"]) == ([1, 2], [0, 1], [0, 1])


def test_a_known_card_is_in_the_plane_of_its_hand_and_others_are_only_unseen() -> None:
    """Unseen is what may be in the draw pile or in another hand."""
    game = table(
        hands="kpow | robin batgirl | jackpot", seen={"robin": "all", "jackpot": [0]}, draw="the_joker mad_love"
    )
    mine, theirs = Sight(game, 0), Sight(game, 1)
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
        assert Sight(game, 1).cards("named") == {chosen}
        assert Sight(game, 2)["chosen"] == [0, 0, 1]
        sights.append(Sight(game, 2))
    assert sights[0].differs_from(sights[1]) == set()


def test_keepers_chosen_to_be_discarded_lie_open() -> None:
    tables = "| robin batgirl the_bank | batman wayne_manor batarang"
    game = table(hands="keeper_limit_2 kpow | jackpot | mad_love", tables=tables, rules="play_2").do("keeper_limit_2")
    game.passes().do("robin")
    assert game.asks() == (2, "table-limit")
    assert [Sight(game, seat).cards("named") for seat in range(3)] == [{"robin"}] * 3


def test_what_is_asked_and_of_whom() -> None:
    """A theft that the victim may answer: who acts, what it is about, whose Keeper it is."""
    game = table(hands="steal_something | its_a_trap | kpow", tables="| robin", rules="play_2").do("steal_something")
    sight = Sight(game.passes().do("robin"), 2)
    assert ASKS[sight.one("asked")] == "react"
    assert (SORTS[sight.one("frame")], SORTS[sight.one("below")]) == ("react", "seize")
    assert TRIGGERS[sight.one("trigger")] == "theft"
    assert (sight.one("decider"), sight.one("actor"), sight.one("target")) == (2, 1, 2)
    assert sight.cards("subject") == {"robin"}
    assert sight.cards("working") == {"steal_something", "robin"}


def test_a_chain_of_surprises_with_those_who_played_them() -> None:
    game = table(hands="kpow its_a_trap | stop_that | veto | thats_mine", tables="bane").do("kpow", "stop_that", "veto")
    sight = Sight(game, 3)
    assert sight.cards("named") == {"stop_that", "veto"}
    assert sight["answered"] == [0, 0, 1, 1]
    assert sight.cards("playing") == {"kpow", "stop_that", "veto"}


def test_a_temporary_hand_is_seen_by_its_seat_alone() -> None:
    game = table(hands="draw_2_and_use_em the_bank | jackpot", draw="robin batgirl kpow").do("draw_2_and_use_em")
    mine, theirs = Sight(game.passes(), 0), Sight(game, 1)
    assert mine.cards("aside") == mine.cards("named") == {"robin", "batgirl"}
    assert theirs.cards("aside") == theirs.cards("named") == set()
    assert theirs.cards("unseen") >= {"robin", "batgirl", "the_bank", "kpow"}
    assert theirs["pending_counts"][:2] == mine["pending_counts"][:2] == [2, 2]


def test_cards_that_are_given_out_one_by_one() -> None:
    """Only the giver sees which card is next; all see who has one."""
    game = table(hands="everybody_gets_1 | robin | batgirl", draw="kpow jackpot mad_love").do("everybody_gets_1")
    game.passes().do("seat:1")
    mine, theirs = Sight(game, 0), Sight(game, 2)
    assert len(mine.cards("subject")) == 1 and mine.cards("subject") < mine.cards("named")
    assert theirs.cards("subject") == set()
    assert (mine["given"], theirs["given"]) == ([0, 1, 0], [0, 0, 1])


def test_the_rules_in_force_as_numbers() -> None:
    game = table(hands="kpow robin batgirl | jackpot", rules="draw_3 play_2 hand_limit_1")
    assert Sight(game, 1)["force"] == [3, 2, 2, 1, 0, 1]
    assert Sight(game, 1)["no_number"] == [0, 0, 0, 1]
    assert Sight(table(hands="kpow robin | jackpot", rules="play_all"), 0)["no_number"] == [1, 0, 1, 1]


def test_how_far_everybody_is_from_a_goal() -> None:
    game = table(hands="kpow | jackpot | robin", tables="| harley_quinn", goals="mad_love")
    assert Sight(game, 0)["needs"] == [2, 0, 0]
    assert Sight(game, 0)["progress"][:8] == [0, 1, 0, 0, 0, 0, 0, 0]
    assert Sight(game, 2)["progress"][:8] == [0, 0, 1, 0, 0, 0, 0, 0]


def test_the_order_of_the_discard_pile_is_told_apart_and_no_more() -> None:
    one, other = (
        Sight(table(hands="kpow | jackpot", discard=discard), 0) for discard in ("robin batgirl", "batgirl robin")
    )
    assert one.differs_from(other) == {"order_trace"}


def test_a_card_of_an_earlier_shuffle_is_in_a_hand_and_not_in_the_draw_pile() -> None:
    """Everybody knows which cards those are, and how many of them each hand has; whose is whose only their owners."""
    game = table(hands="kpow | robin batgirl | jackpot", draw="mad_love", batch=3, batches={"robin": 1, "jackpot": 2})
    sight = Sight(game, 0)
    assert sight.cards("unseen") == {"robin", "batgirl", "jackpot", "mad_love"}
    assert sight.cards("ages") == {"robin", "jackpot"}
    assert (sorted(sight["ages"])[-2:], sight["older"]) == ([1, 2], [0, 1, 1])
