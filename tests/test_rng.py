"""Chance: the same on every build, fair, and not to be guessed."""

from collections import Counter

from kibitz.core.rng import Chance, Rng, draw_first


def test_the_fast_generator_is_the_same_everywhere() -> None:
    rng = Rng(7)
    assert [int(rng.next()) for _ in range(3)] == [4423831241512791800, 4013427240128807468, 642712561551976822]
    assert [int(Rng(seed).below(1000)) for seed in (0, 1, -1, 2**80)] == [355, 826, 151, 355]


def test_the_fast_generator_is_even() -> None:
    rng = Rng(1)
    count = Counter(int(rng.below(6)) for _ in range(60_000))
    assert sorted(count) == list(range(6))
    assert all(9_500 < count[face] < 10_500 for face in range(6))


def test_a_shuffle_is_a_rearrangement_and_depends_on_seed_and_number() -> None:
    decks = []
    for seed, number in [("a", 1), ("a", 2), ("b", 1), ("a", 1)]:
        cards = list(range(52))
        Chance(seed, number).shuffle(cards)
        assert sorted(cards) == list(range(52))
        decks.append(cards)
    assert decks[0] == decks[3]
    assert decks[0] != decks[1] != decks[2] != decks[0]


def test_every_place_is_as_likely() -> None:
    places = Counter()  # type: Counter[int]
    for seed in range(6_000):
        cards = [0, 1, 2]
        Chance(str(seed), 1).shuffle(cards)
        places[cards[0] * 100 + cards[1] * 10 + cards[2]] += 1
    assert len(places) == 6
    assert all(850 < count < 1150 for count in places.values())


def test_any_text_is_a_seed() -> None:
    for seed in ("", "ß", "\ud800", "x" * 10_000):
        assert 0 <= Chance(seed, 1).below(7) < 7


def test_who_begins_can_be_drawn() -> None:
    drawn = Counter(draw_first(str(seed), 4) for seed in range(400))
    assert sorted(drawn) == [0, 1, 2, 3]
    assert draw_first("7", 4) == draw_first("7", 4)
