"""The solver against brute force: nothing better exists, and what it says can be played."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from absolute.table import Table, cards, in_order, points, set_of, table
from every import share
from kibitz.games.absolute.cards import CARDS, FACES
from kibitz.games.absolute.parts import Set, hand_penalty
from kibitz.games.absolute.policy import first_move
from kibitz.games.absolute.solver import EXACT, POINT, Leaves, Plan, Solver, best_arrangement, best_way_out

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


def allowed(group: Cards, homes: list[Set]) -> bool:
    """Rule 2, and the zero rule of rule 8."""
    new = Set(sorted(group))
    kept = [row for row in homes if row.zero == new.zero and set(row.cards) <= set(group)]
    return new.legal() and all(row.numbers == new.numbers for row in kept)


def homes_of(own: list[Set], seed: int) -> list[Set]:
    """Where the zeros lay when the phase began: where they lie, or, every third time, nowhere: all came this turn."""
    return [row for row in own if row.zero >= 0 and seed % 3]


def brute_force(hand: list[int], own: list[Set], homes: list[Set], most_left: int, least_sets: int) -> int | None:
    """The most points, by trying everything: every part of the hand, every partition, every discard."""
    best: int | None = None
    table_cards = tuple(card for row in own for card in row.cards)
    for bits in range((1 << len(hand)) - 1):
        left = [card for place, card in enumerate(hand) if not bits >> place & 1]
        if len(left) > most_left:
            continue
        cost = min(hand_penalty([card for card in left if card != gone]) for gone in left)
        played = tuple(card for card in hand if card not in left)
        for groups in partitions(table_cards + played):
            if len(groups) >= least_sets and all(allowed(group, homes) for group in groups):
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


def check(plan: Plan | None, hand: list[int], own: list[Set], homes: list[Set], expected: int | None) -> None:
    if expected is None:
        assert plan is None
        return
    assert plan is not None and plan.exact
    assert plan.worth == POINT * expected
    assert sorted([card for cards in plan.sets for card in cards] + plan.left) == sorted(
        hand + [card for row in own for card in row.cards]
    )
    assert all(allowed(tuple(cards), homes) for cards in plan.sets)


@pytest.mark.rule("AZ-19", "AZ-24")
@pytest.mark.parametrize("played", [False, True])
def test_no_arrangement_is_better(played: bool) -> None:
    """With a card played before, a regrouping may play none."""
    for seed in range(share(3000, 100)):
        hand, own = small_case(seed)
        homes = homes_of(own, seed)
        plan = best_arrangement(hand, own, homes, played)
        check(plan, hand, own, homes, brute_force(hand, own, homes, len(hand) - (not played), 0))


@pytest.mark.rule("AZ-30")
@pytest.mark.parametrize("sets", [0, 2])
def test_no_way_out_is_better(sets: int) -> None:
    """Nine cards make no three sets and a discard, so here two are asked for; or none, as if there had been three."""
    found = 0
    for seed in range(share(3000, 150)):
        hand, own = small_case(seed)
        homes = homes_of(own, seed)
        expected = brute_force(hand, own, homes, 1, sets)
        found += expected is not None
        check(Solver(own, homes, Leaves(hand, False, True)).solve(sets), hand, own, homes, expected)
    assert found


def test_sets_that_stay_whole_are_arranged_by_the_same_rules() -> None:
    """Below its bound it takes apart as much as fits: never better than brute force, and always legal."""
    same = 0
    for seed in range(share(1000, 100)):
        hand, own = small_case(seed)
        homes = homes_of(own, seed)
        expected = brute_force(hand, own, homes, len(hand) - 1, 0)
        plan = Solver(own, homes, Leaves(hand, False, False), 0, len(hand) + len(own)).solve()
        if plan is None:
            continue
        assert expected is not None and plan.worth <= POINT * expected and not plan.exact
        assert all(allowed(tuple(cards), homes) for cards in plan.sets)
        same += plan.worth == POINT * expected
    assert same


@pytest.mark.rule("AZ-42")
def test_what_is_no_set_is_never_counted_as_one() -> None:
    """Beyond the bound sets stay whole; one that was laid wrongly does not."""
    own = [set_of("+5S -5S"), *(set_of(f"+{n}C -{n}C +{n}D -{n}D") for n in (1, 2, 3, 4))]
    plan = Solver(own, [], Leaves(cards("-9T +6S"), False, False), 0, 12).solve()
    assert plan is None or all(Set(row).legal() for row in plan.sets)


def test_with_many_sets_it_still_finds_a_place_for_cards() -> None:
    own = [set_of(f"+{n}C -{n}C +{n}D -{n}D") for n in range(1, 11)] + [set_of("+1S -1S +2S -2S")]
    plan = best_arrangement(cards("-9T +4T +5T +8S"), own, [], False)
    assert plan is not None and plan.left == cards("+8S") and not plan.exact


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
            moves = first_move(game.play, plan)
            for code in moves if len(moves) > 1 else []:
                assert code in game.play.legal
                game.match.do_code(code)
        assert sorted(game.sets(0)) == sorted(" ".join(FACES[card] for card in row) for row in plan.sets)
        assert sum(points(row) for row in game.sets(0)) == game.points(0)
