"""Absolute: composing a move of small choices, whole lines, and who knows what (rules AZ-43 and AZ-44)."""

import json
from itertools import combinations

import pytest

from absolute.table import Table, cards, in_order, table
from kibitz.core.errors import KibitzError, UnknownChoice
from kibitz.core.event import HIDDEN, told
from kibitz.core.game import SPECTATOR
from kibitz.games.absolute.events import DREW
from kibitz.play.match import Refused, load_match

HAND = "-2S +1C +2C +5C +7C"
ENDS = {"confirm:", "next:", "cancel:"}


def playing() -> Table:
    return table(hands=f"{HAND} | -6S", sets="+7S +3C -10C / -1D -2D +3D |", phase="play")


def swapping() -> Table:
    return table(hands=f"{HAND} | -6S", sets="+7S +3C -10C / -1D -2D +3D | -7D +0C +2D", phase="swap")


def views(game: Table) -> list[object]:
    """What everybody but the seat in turn knows: the other seats, and a spectator."""
    return [game.match.play.view(seat) for seat in (1, SPECTATOR)]


# ---- step by step


@pytest.mark.rule("AZ-44")
def test_a_swap_is_the_set_the_cards_given_the_cards_taken() -> None:
    game = table(hands="+7C -2S | -6S", sets="+7S +3C -10C |", phase="swap").do("swap:0.0")
    assert game.offered() == {"card:+7C", "cancel:"}
    assert game.do("card:+7C").offered() == {"take:+7S", "cancel:"}
    assert game.do("take:+7S").offered() == {"confirm:", "cancel:"}
    game.do("confirm:")
    assert game.sets(0) == [in_order("+7C +3C -10C")]
    assert game.asks() == (0, "play")


@pytest.mark.rule("AZ-44")
def test_a_swap_of_two_for_two() -> None:
    game = table(hands="-8C +1S +2T | -6S", sets="| -10C +3C +7S", phase="swap")
    game.do("swap:1.0", "card:-8C", "card:+1S", "take:-10C", "take:+3C", "confirm:")
    assert game.sets(1) == ["-8C +1S +7S"]
    assert game.hand(0) == "-10C +2T +3C"


@pytest.mark.rule("AZ-44")
def test_a_set_is_named_card_by_card_in_ascending_order() -> None:
    game = table(hands="-8C +3D +5C +9S | -6S", phase="play")
    assert game.offered() == {"done", "set:"}
    assert game.do("set:").offered() == {"card:-8C", "cancel:"}
    assert game.do("card:-8C").offered() == {"card:+3D", "cancel:"}
    assert game.do("card:+3D").offered() == {"card:+5C", "cancel:"}
    assert game.do("card:+5C").offered() == {"confirm:", "cancel:"}
    game.do("confirm:")
    assert game.sets(0) == ["-8C +3D +5C"]
    assert game.asks() == (0, "play")


@pytest.mark.rule("AZ-44")
def test_a_complete_move_may_still_grow() -> None:
    game = table(hands="-8C +0S +3D +5C +9S | -6S", phase="play").do("set:", "card:-8C", "card:+0S", "card:+3D")
    assert {"confirm:", "card:+5C"} < game.offered()


@pytest.mark.rule("AZ-44")
def test_an_addition_is_the_set_and_the_cards() -> None:
    game = table(hands="-6S +6C +1T | +1S", sets="-3C -4S +7C |", phase="play").do("add:0.0")
    assert game.offered() == {"card:-6S", "cancel:"}
    game.do("card:-6S", "card:+6C", "confirm:")
    assert game.sets(0) == [in_order("-3C -4S +7C -6S +6C")]


@pytest.mark.rule("AZ-44")
def test_a_regrouping_is_the_sets_taken_up_then_one_new_set_after_the_other() -> None:
    game = table(hands="-8C +3D +5C +9S | -6S", sets="-1D -2D +0C |", phase="play").do("break:0")
    game.do("card:-2D", "card:-1D", "card:+3D")
    assert "next:" in game.offered()
    assert "confirm:" not in game.offered()  # +0C has no place yet
    game.do("next:", "card:-8C", "card:+0C", "card:+5C", "confirm:")
    assert game.sets(0) == [in_order("-1D -2D +3D"), in_order("+5C -8C +0C")]
    assert game.hand(0) == "+9S"


@pytest.mark.rule("AZ-44")
def test_several_sets_are_taken_up_in_ascending_order_before_the_first_card() -> None:
    game = table(hands="+0S +9S | -6S", sets="-1D -7D +8D / +1C +2C -3C / +4C +5C -9C |", phase="play")
    assert {"break:0", "break:1", "break:2"} < game.offered()
    assert {choice for choice in game.do("break:1").offered() if choice.startswith("break:")} == {"break:2"}
    game.do("break:2", "card:-9C")
    assert not any(choice.startswith("break:") for choice in game.offered())


@pytest.mark.rule("AZ-44")
def test_a_move_leaves_the_table_alone_until_it_is_confirmed() -> None:
    game = swapping()
    before = game.hand(0), game.sets(0), game.sets(1), game.cards("discard")
    game.do("swap:1.0", "card:+2C", "take:+2D")
    assert (game.hand(0), game.sets(0), game.sets(1), game.cards("discard")) == before


@pytest.mark.rule("AZ-44")
def test_small_choices_and_a_whole_line_come_to_the_same() -> None:
    whole = table(hands="-8C +3D +5C +9S | -6S", sets="-1D -2D +0C |", phase="play")
    whole.do("regroup 0: +3D -1D -2D / +0C +5C -8C")
    small = table(hands="-8C +3D +5C +9S | -6S", sets="-1D -2D +0C |", phase="play")
    small.do("break:0", "card:-2D", "card:-1D", "card:+3D", "next:", "card:-8C", "card:+0C", "card:+5C", "confirm:")
    assert small.state() == whole.state()


# ---- every card offered leads to a legal move


def finished(game: Table, begin: str) -> set[tuple[str, ...]]:
    """Every move that can be composed from here; each part offered must lead to one."""
    found: set[tuple[str, ...]] = set()

    def walk(made: tuple[str, ...]) -> None:
        here = table_at(game, begin, *made)
        assert "cancel:" in here.offered()
        parts = here.offered() - ENDS
        assert parts or "confirm:" in here.offered(), f"{begin} {made} leads nowhere"
        if "confirm:" in here.offered():
            here.do("confirm:")
            found.add(made)
        for part in parts:
            walk((*made, part))

    walk(())
    return found


def table_at(game: Table, *choices: str) -> Table:
    return Table(load_match(game.state())).do(*choices)


def is_zero(card: str) -> bool:
    return card[1:-1] == "0"


def worth(row: list[str], card: str) -> int:
    """What a card counts in its set: a zero what the others lack."""
    return -sum(int(other[:-1]) for other in row) if is_zero(card) else int(card[:-1])


def is_set(row: list[str]) -> bool:
    """AbsoluteRules 2 and 3 of the document."""
    zeros = [card for card in row if is_zero(card)]
    lack = -sum(int(card[:-1]) for card in row)
    if len(row) < 3 or len(zeros) > 1:
        return False
    return lack == 0 or (bool(zeros) and abs(lack) <= 10 and (lack > 0) == zeros[0].startswith("+"))


def ones_and_twos(row: list[str]) -> list[tuple[str, ...]]:
    return [(card,) for card in row] + list(combinations(row, 2))


def swaps_by_the_rules(hand: list[str], row: list[str], wild: bool) -> set[tuple[str, ...]]:
    """Rule 7 of the document, written down once more."""
    found = set()
    for given in ones_and_twos(hand):
        for taken in ones_and_twos(row):
            after = [card for card in row if card not in taken] + list(given)
            total = sum(worth(row, card) for card in taken)
            zero = any(is_zero(card) for card in given)
            equal = sum(int(card[:-1]) for card in given) == total
            stays = [card for card in row if is_zero(card) and card not in taken]
            kept = all(worth(row, card) == worth(after, card) for card in stays)
            if is_set(after) and kept and (equal or (zero and wild)):
                found.add((*(f"card:{card}" for card in given), *(f"take:{card}" for card in taken)))
    return found


@pytest.mark.rule("AZ-14", "AZ-15", "AZ-16", "AZ-44")
@pytest.mark.parametrize("wild", [True, False])
@pytest.mark.parametrize(
    ("hand", "row"),
    [
        ("-6S -4D +0T +1S +3S", "-10C +0C +3C +5C"),
        ("-10D -0T +0S +4C +6C", "-10C +4S +6D"),
        ("-8C -3C +0D +1S +7D", "-10D +3D +7S"),
        ("-7S +0S +2S +5D +7T", "-4D -3S +0C"),
        ("-4T -0S +0S +4D +9S", "-5T -4S +4C +5D"),
        ("-5C -1S +1C +2C +8S", "-9C -0D +1S +8D"),
    ],
)
def test_every_swap_of_the_rules_can_be_composed_and_no_other(hand: str, row: str, wild: bool) -> None:
    game = table(hands=f"{hand} | -6T", sets=f"| {row}", phase="swap", zero_in_swap=wild)
    expected = swaps_by_the_rules(hand.split(), row.split(), wild)
    assert expected
    assert finished(game, "swap:1.0") == expected


@pytest.mark.rule("AZ-20", "AZ-25", "AZ-44")
@pytest.mark.parametrize("hand", ["-5S -3D +0C +1S +2C +5D", "-8C -0S +0D +3D +5C +9S", "-4S -3S -2S +2C +3C +4C"])
def test_every_set_of_the_rules_can_be_composed_and_no_other(hand: str) -> None:
    words = hand.split()
    game = table(hands=f"{hand} | -6T", phase="play")
    picks = [pick for size in range(1, len(words)) for pick in combinations(words, size)]
    expected = {tuple(f"card:{card}" for card in pick) for pick in picks if is_set(list(pick))}
    assert expected
    assert finished(game, "set:") == expected


@pytest.mark.rule("AZ-8", "AZ-21", "AZ-25", "AZ-44")
@pytest.mark.parametrize("row", ["-10C +4S +6D", "-4D -3C +0S", "-7D -0T +7S"])
@pytest.mark.parametrize("hand", ["-5S -3D +0C +1S +2C +5D", "-2S -1S +1C +2D +3C"])
def test_every_addition_of_the_rules_can_be_composed_and_no_other(hand: str, row: str) -> None:
    words, there = hand.split(), row.split()
    game = table(hands=f"{hand} | -6T", sets=f"{row} |", phase="play")
    zeros = [card for card in there if is_zero(card)]
    expected = set()
    for pick in [pick for size in range(1, len(words)) for pick in combinations(words, size)]:
        after = there + list(pick)
        if is_set(after) and all(worth(after, zero) == worth(there, zero) for zero in zeros):
            expected.add(tuple(f"card:{card}" for card in pick))
    assert expected
    assert finished(game, "add:0.0") == expected


@pytest.mark.rule("AZ-8", "AZ-44")
def test_every_addition_to_a_zero_laid_this_turn_can_be_composed() -> None:
    """The zero is free: one card, or more, as long as it can stand for what is lacking."""
    game = table(hands="-5S -3D +0C +1S +5D +9S | -6T", phase="play").do("set -5S +0C +5D")
    expected = set()
    for size in (1, 2):
        for pick in combinations(["-3D", "+1S", "+9S"], size):
            if is_set(["-5S", "+0C", "+5D", *pick]):
                expected.add(tuple(f"card:{card}" for card in pick))
    assert expected == {("card:-3D",), ("card:-3D", "card:+1S")}
    assert finished(game, "add:0.0") == expected


@pytest.mark.rule("AZ-44")
def test_what_cannot_come_to_a_legal_move_is_not_begun() -> None:
    game = table(hands="+1C +9S | -6S", sets="-3C -4S +7C |", phase="swap")
    assert game.offered() == {"no-swap"}
    assert game.do("no-swap").offered() == {"done", "break:0"}


# ---- dropping a move


@pytest.mark.rule("AZ-44")
@pytest.mark.parametrize(
    "parts",
    [
        ["set:"],
        ["set:", "card:-2S", "card:+0T"],
        ["add:0.0"],
        ["add:0.0", "card:-2S", "card:+2C"],
        ["break:0"],
        ["break:0", "break:1", "card:-10C", "card:+3C", "card:+7C", "next:", "card:-2D"],
    ],
)
def test_a_dropped_play_leaves_everything_as_it_was(parts: list[str]) -> None:
    """Only that a move was dropped is remembered, and that closes the regrouping."""
    game = table(hands="-2S +0T +2C +5C +7C | -6S", sets="+7S +3C -10C / -1D -2D +3D |", phase="play")
    before, choices = game.state(), game.offered()
    game.do(*parts, "cancel:")
    assert game.state() == {**before, "drops": 1}
    assert game.heard == []
    assert game.offered() == {choice for choice in choices if not choice.startswith("break:")}


@pytest.mark.rule("AZ-44")
def test_a_dropped_swap_leaves_everything_as_it_was() -> None:
    game = swapping()
    before, choices = game.state(), game.offered()
    game.do("swap:0.0", "card:+7C", "take:+7S", "cancel:")
    assert game.state() == {**before, "drops": 1}
    assert game.offered() == choices
    game.do("swap 0.0 +7C for +7S")
    assert game.asks() == (0, "play")


@pytest.mark.rule("AZ-44")
@pytest.mark.parametrize("begin", ["swap:0.0", "set:", "add:0.0", "break:0"])
def test_whoever_drops_a_move_cannot_regroup_in_this_turn(begin: str) -> None:
    line = "regroup 0: +7S +3C -10C +0T"
    game = table(hands="-2S +0T +2C +5C +7C | -6S", sets="+7S +3C -10C / -1D -2D +3D |", phase="swap")
    assert game.allows(line)
    if begin != "swap:0.0":
        game.do("no-swap")
    game.do(begin, "cancel:")
    assert game.why(line) == "AZ-44"
    assert game.do("set -2S +0T +2C").why("regroup 0,1: -10C +3C +7S -1D -2D +3D") == "AZ-44"


@pytest.mark.rule("AZ-44")
def test_in_the_next_turn_regrouping_is_open_again() -> None:
    game = table(hands="-2S +0T +2C +5C +7C | -6S", sets="+7S +3C -10C |", phase="play").do("set:", "cancel:")
    assert game.why("regroup 0: +7S +3C -10C +0T") == "AZ-44"
    game.do("hold", "deck", "hold", "deck", "no-swap")
    assert game.allows("regroup 0: +7S +3C -10C +0T")
    assert game.state()["drops"] == 0


@pytest.mark.rule("AZ-44")
def test_the_dropped_moves_of_one_player_do_not_bind_the_next() -> None:
    game = table(hands="-2S +0T +2C +5C | +0S -6S", sets="+7S +3C -10C | -1D -2D +3D", phase="play")
    game.do("set:", "cancel:", "hold", "deck", "no-swap")
    assert game.allows("regroup 0: -1D -2D +3D +0S")


@pytest.mark.rule("AZ-44")
def test_eight_moves_can_be_dropped_in_a_turn() -> None:
    game = playing()
    for _ in range(8):
        game.do("add:0.0", "cancel:")
    game.do("add:0.0")
    assert "cancel:" not in game.offered()
    assert game.why("cancel:") == "AZ-44"
    game.do("card:-2S", "card:+2C", "confirm:")
    assert in_order("+7S +3C -10C -2S +2C") in game.sets(0)


@pytest.mark.rule("AZ-44")
def test_the_count_of_dropped_moves_begins_anew_each_turn() -> None:
    game = playing()
    for _ in range(8):
        game.do("add:0.0", "cancel:")
    game.do("hold", "deck", "hold", "deck", "no-swap", "add:0.0")
    assert "cancel:" in game.offered()


@pytest.mark.rule("AZ-44")
def test_nothing_but_the_move_is_offered_while_it_is_composed() -> None:
    game = playing().do("add:0.0")
    assert game.why("done") == "AZ-44"
    assert game.why("set -2S +2C +0T") == "AZ-44"
    assert game.why("discard +7C") == "AZ-44"


# ---- whole lines: all or nothing


@pytest.mark.rule("AZ-44")
@pytest.mark.parametrize(
    ("phase", "line"),
    [
        ("swap", "swap 0.0 +7C for -10C"),
        ("swap", "swap 0.0 +7C for +7S +3C"),
        ("swap", "set -2S +1C +5C"),
        ("swap", "add 0 -2S +1C"),
        ("swap", "regroup 0,1: +7S +3C -10C / -1D -2D +3D +5C"),
        ("swap", "discard +9D"),
        ("play", "regroup 0,1: +7C +3C -10C / -1D -2D +3D"),
        ("play", "regroup 0: +7S +3C -10C / -2S +1C"),
        ("play", "discard +9D"),
    ],
)
def test_a_line_whose_last_part_is_illegal_changes_nothing(phase: str, line: str) -> None:
    """Not even the phase that it would have skipped."""
    game = table(hands=f"{HAND} | -6S", sets="+7S +3C -10C / -1D -2D +3D |", phase=phase)
    before, choices = game.state(), len(game.match.record.choices)
    with pytest.raises(KibitzError):
        game.do(line)
    assert game.state() == before
    assert len(game.match.record.choices) == choices


@pytest.mark.parametrize(
    ("first", "second", "rule", "key"),
    [
        ("set -2S +0T +2C", "set -2S +0T +2C", "AZ-20", "why-not-in-hand"),  # allowed, if it came first
        ("set -2S +0T +2C", "regroup 0,1: +7S +3C -10C", "AZ-23", "why-left-out"),  # before, there was no set 1
        ("discard +5C", "discard +5C", "", "refused-illegal-choice"),  # somebody else's turn
    ],
)
def test_of_two_lines_the_second_is_refused_for_what_the_first_one_leaves(
    first: str, second: str, rule: str, key: str
) -> None:
    game = table(hands="-2S +0T +2C +5C +7C | -6S", sets="+7S +3C -10C |", phase="play")
    before = game.state()
    with pytest.raises(Refused) as refusal:
        game.match.read_move([first, second])
    assert (refusal.value.reason.rule, refusal.value.reason.phrase.key) == (rule, key)
    assert game.state() == before


@pytest.mark.rule("AZ-44")
@pytest.mark.parametrize("line", ["discard +7C,-2S", "discard +7C, -2S", "discard +7C -2S"])
def test_a_line_that_discards_two_cards_is_not_taken_in_half(line: str) -> None:
    """Two due discards are two moves."""
    game = table(hands=f"{HAND} | -6S", phase="discard")
    before = game.state()
    with pytest.raises(KibitzError):
        game.do(line)
    assert game.state() == before


@pytest.mark.rule("AZ-9", "AZ-44")
@pytest.mark.parametrize(
    ("line", "phase"),
    [
        ("set -2S +0T +2C", "play"),
        ("add 0 -2S +2C", "play"),
        ("regroup 0: +7S +3C -10C +0T", "play"),
        ("discard +5C", "draw"),
        ("hold", "draw"),
    ],
)
def test_after_the_draw_a_line_declines_the_phases_that_it_skips(line: str, phase: str) -> None:
    game = table(hands="-2S +0T +2C +5C +7C | -6S", sets="+7S +3C -10C |", phase="swap").do(line)
    assert game.asks() == (0 if phase == "play" else 1, phase)


@pytest.mark.rule("AZ-9")
@pytest.mark.parametrize("line", ["set -2S +0T +2C", "add 0 -2S +2C", "discard +5C", "hold", "no-swap", "done"])
def test_the_draw_is_never_skipped(line: str) -> None:
    game = table(hands="-2S +0T +2C +5C +7C | -6S", sets="+7S +3C -10C |", phase="draw")
    assert game.why(line) == "AZ-9"


# ---- what the others see of it


@pytest.mark.rule("AZ-43", "AZ-44")
@pytest.mark.parametrize(
    ("phase", "parts"),
    [
        ("swap", ["swap:1.0", "card:+2C", "take:+2D"]),
        ("play", ["set:", "card:-2S", "card:+0T", "card:+2C"]),
        ("play", ["add:0.0", "card:-2S", "card:+2C"]),
        ("play", ["break:0", "break:1", "card:-10C", "card:+3C", "card:+7C", "next:", "card:-2D"]),
    ],
)
def test_the_others_see_nothing_of_an_unfinished_move(phase: str, parts: list[str]) -> None:
    sets = "+7S +3C -10C / -1D -2D +3D | -7D +0C +2D"
    game = table(hands="-2S +0T +2C +5C +7C | -6S", sets=sets, phase=phase)
    before = views(game)
    for part in parts:
        game.do(part)
        assert game.heard == []
        assert views(game) == before
    game.do("cancel:")
    assert game.heard == []
    assert views(game) == before


@pytest.mark.rule("AZ-44")
def test_whoever_composes_sees_what_is_pending() -> None:
    game = swapping().do("swap:1.0", "card:+2C")
    assert game.match.play.view(0)["pending"] == ["swap:1.0", "card:+2C"]
    assert game.state()["pending"] == ["swap:1.0", "card:+2C"]
    game.do("cancel:")
    assert "pending" not in game.match.play.view(0)
    assert "pending" not in game.state()


@pytest.mark.rule("AZ-44")
def test_nothing_is_pending_once_the_move_is_made() -> None:
    game = swapping().do("swap:1.0", "card:+2C", "take:+2D", "confirm:")
    assert "pending" not in game.state()
    assert views(game) != views(swapping())


@pytest.mark.rule("AZ-44")
@pytest.mark.parametrize(
    ("phase", "parts"),
    [
        ("swap", ["swap:1.0"]),
        ("swap", ["swap:1.0", "card:+2C", "take:+2D"]),
        ("play", ["set:", "card:-2S"]),
        ("play", ["add:0.0", "card:-2S", "card:+2C"]),
        ("play", ["break:0", "break:1"]),
        ("play", ["break:0", "break:1", "card:-10C", "card:+3C", "card:+7C", "next:", "card:-2D"]),
        ("play", ["set:", "cancel:", "add:0.0", "card:-2S"]),
    ],
)
def test_a_state_saved_in_the_middle_of_composing_loads_back_equal(phase: str, parts: list[str]) -> None:
    sets = "+7S +3C -10C / -1D -2D +3D | -7D +0C +2D"
    game = table(hands="-2S +0T +2C +5C +7C | -6S", sets=sets, phase=phase).do(*parts)
    again = Table(load_match(json.loads(json.dumps(game.state()))))
    assert again.state() == game.state()
    assert again.offered() == game.offered()
    assert again.match.play.view(0) == game.match.play.view(0)


# ---- known cards


@pytest.mark.rule("AZ-43")
def test_a_card_taken_from_the_discard_pile_is_known_to_all() -> None:
    game = table(hands="+7C -2S | -6S", discard="-3T +5D").do("discard")
    assert game.known(0) == "+5D"
    for seat in (1, SPECTATOR):
        assert game.match.play.view(seat)["known"] == [["+5D"], []]


@pytest.mark.rule("AZ-43")
def test_a_card_taken_by_a_swap_is_known_to_all() -> None:
    game = table(hands="+5C -2S | -6S", sets="| -9C +2S +3D +4T", phase="swap").do("swap 1.0 +5C for +2S +3D")
    for seat in (1, SPECTATOR):
        assert game.match.play.view(seat)["known"] == [["+2S", "+3D"], []]


@pytest.mark.rule("AZ-43")
def test_a_card_drawn_from_the_deck_is_known_to_its_player_alone() -> None:
    game = table(hands="+7C -2S | -6S", deck="+9T -9T").do("deck")
    assert game.known(0) == ""
    assert game.match.play.view(0)["hands"] == [["-2S", "+7C", "+9T"], 1]
    assert game.match.play.view(1)["hands"] == [3, ["-6S"]]
    assert game.match.play.view(SPECTATOR)["known"] == [[], []]


@pytest.mark.rule("AZ-43")
@pytest.mark.parametrize(("seat", "seen"), [(0, True), (1, False), (SPECTATOR, False)])
def test_only_whoever_draws_is_told_the_card(seat: int, seen: bool) -> None:
    game = table(hands="+7C -2S | -6S", deck="+9T -9T").do("deck")
    drew = next(event for event in game.heard if event.kind == DREW)
    heard = told(drew, game.match.game.events[DREW], seat)
    assert heard.args == (0, cards("+9T")[0] if seen else HIDDEN)


@pytest.mark.rule("AZ-43")
def test_a_known_card_is_known_until_it_leaves_the_hand() -> None:
    game = table(hands="+7C -2S | -6S", discard="-3T +5D").do("discard", "hold", "deck", "hold")
    assert game.known(0) == "+5D"
    game.do("deck", "discard +5D")
    assert game.known(0) == ""
    assert game.cards("discard") == "-3T +5D"


@pytest.mark.rule("AZ-43")
def test_a_card_that_everybody_saw_go_down_is_not_known_to_be_in_a_hand() -> None:
    game = table(hands="-1S -2S +9S | -6S", discard="-6T +3D").do("discard", "set -1S -2S +3D")
    assert game.known(0) == ""


@pytest.mark.rule("AZ-43")
def test_sets_discards_and_sizes_are_open_hands_and_deck_are_not() -> None:
    game = table(hands="+7C -2S | -6S", sets="+7S +3C -10C |", deck="+9T -9T", discard="-3T +5D")
    view = game.match.play.view(1)
    assert view["sets"] == [[["-10C", "+3C", "+7S"]], []]
    assert view["discard"] == ["-3T", "+5D"]
    assert (view["deck"], view["sizes"]) == (2, [2, 1])
    assert view["hands"] == [2, ["-6S"]]
    assert "seed" not in view


# ---- as people write


@pytest.mark.rule("AZ-44")
@pytest.mark.parametrize(
    "line",
    [
        "swap 0.0 +7c for +7s",
        "SWAP 0.0 +7C FOR +7S",
        "  swap   0.0  +7C   for  +7S ",
        "swap 0.0 +7C for +7S\n",
    ],
)
def test_a_swap_may_be_written_in_other_ways(line: str) -> None:
    game = table(hands="+7C -2S | -6S", sets="+7S +3C -10C |", phase="swap").do(line)
    assert game.hand(0) == "-2S +7S"


@pytest.mark.rule("AZ-44")
@pytest.mark.parametrize(
    "line",
    [
        "set +5C -8C +3D",
        "set +3D +5C -8C",
        "set +5c -8c +3d",
        "set +5C \u22128C +3D",
        "set +5C \u20138C +3D",
        "Set  +5C   -8C +3D ",
        "set +5C, -8C, +3D",
    ],
    ids=["plain", "another order", "lower case", "minus sign", "en dash", "blanks", "commas"],
)
def test_a_set_may_be_written_in_other_ways(line: str) -> None:
    game = table(hands="+5C -8C +3D +1T | -6S", phase="play").do(line)
    assert game.sets(0) == ["-8C +3D +5C"]


@pytest.mark.rule("AZ-44")
@pytest.mark.parametrize("line", ["add 0 +2C -2S", "add 0.0 -2S +2C", "ADD 0 +2c \u22122s", "add  0   +2C -2S"])
def test_an_addition_may_be_written_in_other_ways(line: str) -> None:
    game = table(hands="+2C -2S +1T | -6S", sets="-3C -4S +7C |", phase="play").do(line)
    assert game.sets(0) == [in_order("-3C -4S +7C +2C -2S")]


@pytest.mark.rule("AZ-44")
@pytest.mark.parametrize(
    "line",
    [
        "regroup 0,1: -1D -2D +3D / +5C -8C +0C",
        "regroup 1,0: -1D -2D +3D / +5C -8C +0C",
        "regroup 0, 1 : -1d -2d +3d/+5c -8c +0c",
        "REGROUP 0,1:  \u22121D \u22122D +3D  /  +0C \u22128C +5C",
    ],
)
def test_a_regrouping_may_be_written_in_other_ways(line: str) -> None:
    game = table(hands="+9S | -6S", sets="-1D -2D +0C / +5C -8C +3D |", phase="play", played=3).do(line)
    assert game.sets(0) == [in_order("-1D -2D +3D"), in_order("+5C -8C +0C")]


@pytest.mark.rule("AZ-44")
@pytest.mark.parametrize("line", ["discard -2S", "discard -2s", "Discard \u22122S", " discard  -2S "])
def test_a_discard_may_be_written_in_other_ways(line: str) -> None:
    assert table(hands="+7C -2S | -6S", phase="discard").do(line).cards("discard") == "-3T -2S"


@pytest.mark.parametrize(
    "line",
    [
        "",
        "set",
        "set +5C -8C +3X",
        "set +11C -8C -3D",
        "set 5C -8C +3D",
        "swap 0.0 +7C",
        "swap 0 +7C for +7S",
        "swap 0.0 for +7S",
        "add +2C -2S",
        "regroup 0,1 -1D -2D +3D",
        "regroup 0,1: -1D -2D +3D / ",
        "regroup : -1D -2D +3D",
        "discard 7",
        "fold",
    ],
)
def test_what_cannot_be_read_is_unknown_and_changes_nothing(line: str) -> None:
    game = swapping()
    before = game.state()
    with pytest.raises(UnknownChoice):
        game.do(line)
    assert game.state() == before
