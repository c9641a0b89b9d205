"""The solver against brute force: nothing better exists, and what it says can be played."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from absolute.table import Table, cards, in_order, points, set_of, table
from every import share
from kibitz.games.absolute.cards import CARDS, FACES
from kibitz.games.absolute.parts import Set, hand_penalty
from kibitz.games.absolute.policy import moves_of
from kibitz.games.absolute.solver import EXACT, POINT, Plan, best_arrangement, best_way_out

Cards = tuple[int, ...]


def partitions(left: Cards) -> Iterator[list[Cards]]:
    """Every way to put cards into groups of three or more."""
    if not left:
        yield []
        return
    first, rest = left[0], left[1:]
    for bits in range(1 << len(rest)):
        group = (first, *(card for place, card in enumerate(rest) if bits >> place & 1))
        if len(group) >= 3:
            others = tuple(card for place, card in enumerate(rest) if not bits >> place & 1)
            for more in partitions(others):
                yield [group, *more]


def allowed(group: Cards, own: list[Set]) -> bool:
    """Rule 2, and the zero rule of rule 8."""
    new = Set(sorted(group))
    homes = [row for row in own if row.zero >= 0 and row.zero == new.zero]
    kept = [row for row in homes if set(row.cards) <= set(group)]
    return new.legal() and all(row.numbers == new.numbers for row in kept)


def brute_force(hand: list[int], own: list[Set], most_left: int, least_sets: int) -> int | None:
    """The most points, by trying everything: every part of the hand, every partition, every discard."""
    best: int | None = None
    table_cards = tuple(card for row in own for card in row.cards)
    for bits in range(1, (1 << len(hand)) - 1):
        left = [card for place, card in enumerate(hand) if not bits >> place & 1]
        if len(left) > most_left:
            continue
        cost = min(hand_penalty([card for card in left if card != gone]) for gone in left)
        played = tuple(card for card in hand if card not in left)
        for groups in partitions(table_cards + played):
            if len(groups) >= least_sets and all(allowed(group, own) for group in groups):
                worth = sum(Set(sorted(group)).points() for group in groups) - cost
                best = worth if best is None or worth > best else best
    return best


def small_case(seed: int) -> tuple[list[int], list[Set]]:
    """A hand and a set or two, nine cards at most: zeros are as common as all other cards together."""
    chance = random.Random(seed)
    while True:
        drawn = chance.sample(range(40, 48), 2) + chance.sample(range(CARDS), 9)
        drawn = list(dict.fromkeys(drawn))
        chance.shuffle(drawn)
        rows = [Set(sorted(drawn[:3])), Set(sorted(drawn[3:6]))]
        own = [row for row in rows if row.legal()]
        if own:
            used = {card for row in own for card in row.cards}
            rest = [card for card in drawn if card not in used]
            return sorted(rest[: chance.randint(2, 9 - len(used))]), own


def check(plan: Plan | None, hand: list[int], own: list[Set], expected: int | None) -> None:
    if expected is None:
        assert plan is None
        return
    assert plan is not None and plan.exact
    assert plan.worth == POINT * expected
    assert sorted([card for cards in plan.sets for card in cards] + plan.left) == sorted(
        hand + [card for row in own for card in row.cards]
    )
    assert all(allowed(tuple(cards), own) for cards in plan.sets)


@pytest.mark.rule("AZ-19", "AZ-24")
def test_no_arrangement_is_better() -> None:
    for seed in range(share(3000, 150)):
        hand, own = small_case(seed)
        homes = [row for row in own if row.zero >= 0]
        plan = best_arrangement(hand, own, homes, False)
        check(plan, hand, own, brute_force(hand, own, len(hand) - 1, 0))


@pytest.mark.rule("AZ-30")
def test_no_way_out_is_better() -> None:
    found = 0
    for seed in range(share(3000, 150)):
        hand, own = small_case(seed)
        homes = [row for row in own if row.zero >= 0]
        expected = brute_force(hand, own, 1, 2)
        found += expected is not None
        two = best_way_out(hand, own, homes, False, True)  # as if it had had three before
        check(two, hand, own, brute_force(hand, own, 1, 0))
    assert found


@pytest.mark.rule("AZ-30")
def test_the_way_out_has_three_sets() -> None:
    own = [set_of("-8C +5S +3D"), set_of("-1C -2S +3C")]
    hand = cards("+4C -9S +5D +1T")
    plan = best_way_out(hand, own, [], False, False)
    assert plan is not None and len(plan.sets) == 3 and plan.left == cards("+1T")
    assert best_way_out(cards("+4C +1T"), own, [], False, False) is None


@pytest.mark.rule("AZ-22")
def test_the_rulebook_s_regrouping_is_found() -> None:
    """Example 11: -1D -2D +0C on the table, +5C -8C +3D and one more card in hand: 22 points."""
    own = [set_of("-1D -2D +0C")]
    plan = best_arrangement(cards(in_order("+5C -8C +3D +9S")), own, own, False)
    assert plan is not None
    assert sorted(" ".join(FACES[card] for card in row) for row in plan.sets) == ["-2D -1D +3D", "-8C +0C +5C"]
    assert plan.worth == 22 * POINT


def large_table(seed: int) -> Table:
    """Four own sets of five to nine cards each, and a full hand."""
    chance = random.Random(seed)
    numbers = chance.sample(range(1, 11), 10)
    rows = [f"+{a}C -{a}C +{b}S -{b}S +{a}D -{a}D" for a, b in zip(numbers[:4], numbers[4:8], strict=True)]
    hand = " ".join(f"+{number}T" for number in numbers[:4]) + " " + " ".join(f"-{number}T" for number in numbers[4:8])
    return table(hands=f"{hand} | +0C", sets=" / ".join(rows) + " |", deck="-0C", discard="", phase="play")


def test_beyond_its_bound_it_still_finds_something_good_and_says_that_it_may_not_be_the_best() -> None:
    for seed in range(share(20, 3)):
        game = large_table(seed)
        play = game.play
        plan = best_arrangement(play.hand(), play.own_sets(), play.homes, False)
        assert plan is not None and not plan.exact
        assert sum(len(row.cards) for row in play.own_sets()) + len(play.hand()) > EXACT
        assert plan.worth >= POINT * (game.points(0) - 10)


def test_what_the_solver_says_can_be_played() -> None:
    for seed in range(share(500, 40)):
        hand, own = small_case(seed)
        plan = best_arrangement(hand, own, [row for row in own if row.zero >= 0], False)
        if plan is None:
            continue
        texts = " ".join(FACES[card] for card in hand)
        sets = " / ".join(" ".join(FACES[card] for card in row.cards) for row in own)
        game = table(hands=f"{texts} | ", sets=f"{sets} |", deck="", discard="", phase="play")
        for _ in range(4):
            moves = moves_of(game.play, plan)
            for code in moves if len(moves) > 1 else []:
                assert code in game.play.legal
                game.match.do_code(code)
        assert sorted(game.sets(0)) == sorted(" ".join(FACES[card] for card in row) for row in plan.sets)
        assert sum(points(row) for row in game.sets(0)) == game.points(0)
