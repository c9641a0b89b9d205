"""Dealing where not everybody can hold everything: always as wished, and every deal about as likely as any other."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from every import share
from kibitz.core.dealing import ANYWHERE, deal
from kibitz.core.errors import BadPosition
from kibitz.core.rng import Rng

# Of so many deals for each possible one, none comes up oftener or more rarely than expected by more than this part:
# five standard deviations of chance alone.
DEALS_EACH = 300
TOLERANCE = 0.3

Wish = tuple[list[int], list[int]]  # sizes of the places; for every card, a bit for each place where it may lie


@st.composite
def wishes(draw: st.DrawFn, most_places: int, most_each: int) -> Wish:
    sizes = draw(st.lists(st.integers(0, most_each), min_size=1, max_size=most_places))
    total = sum(sizes)
    masks = draw(st.lists(st.integers(0, 2 ** len(sizes) - 1), min_size=total, max_size=total))
    return sizes, masks


@st.composite
def possible_wishes(draw: st.DrawFn) -> Wish:
    """A deal is made up, and each card may lie where it lies there, and perhaps elsewhere."""
    sizes = draw(st.lists(st.integers(0, 9), min_size=1, max_size=6))
    lies = [place for place, size in enumerate(sizes) for _ in range(size)]
    more = draw(st.lists(st.integers(0, 2 ** len(sizes) - 1), min_size=len(lies), max_size=len(lies)))
    return sizes, draw(st.permutations([1 << place | other for place, other in zip(lies, more, strict=True)]))


def every_deal(sizes: list[int], masks: list[int]) -> set[tuple[int, ...]]:
    """By brute force: the place of every card."""
    ways = product(*[[place for place in range(len(sizes)) if mask >> place & 1] for mask in masks])
    return {way for way in ways if all(way.count(place) == size for place, size in enumerate(sizes))}


def places_of(dealt: list[list[int]]) -> tuple[int, ...]:
    where = {card: place for place, cards in enumerate(dealt) for card in cards}
    return tuple(where[card] for card in sorted(where))


def check_deal(cards: list[int], wish: Wish, dealt: list[list[int]]) -> None:
    sizes, masks = wish
    assert [len(place) for place in dealt] == sizes
    assert sorted(card for place in dealt for card in place) == sorted(cards)
    allowed = dict(zip(cards, masks, strict=True))
    assert all(allowed[card] >> place & 1 for place, some in enumerate(dealt) for card in some)


@given(possible_wishes(), st.integers(0, 2**62))
@settings(max_examples=share(2000, 100), deadline=None)
def test_a_deal_is_as_wished(wish: Wish, seed: int) -> None:
    """Whatever is possible is dealt: all cards, to places of these sizes, each where it may lie; a seed says which."""
    sizes, masks = wish
    cards = [10 * number for number in range(len(masks))]
    dealt = deal(cards, sizes, masks, Rng(seed))
    check_deal(cards, wish, dealt)
    assert dealt == deal(cards[:], sizes[:], masks[:], Rng(seed))
    assert cards == [10 * number for number in range(len(masks))], "what was given is changed"


@given(wishes(most_places=3, most_each=2), st.integers(0, 2**62))
@settings(max_examples=share(5000, 200), deadline=None)
def test_what_is_possible_is_dealt_and_the_rest_refused(wish: Wish, seed: int) -> None:
    sizes, masks = wish
    cards = list(range(len(masks)))
    possible = every_deal(sizes, masks)
    if not possible:
        with pytest.raises(BadPosition, match="cannot be dealt"):
            deal(cards, sizes, masks, Rng(seed))
    else:
        assert not masks or places_of(deal(cards, sizes, masks, Rng(seed))) in possible


@pytest.mark.parametrize("masks", [[], [3, 3, 3]])
def test_as_many_cards_as_places(masks: list[int]) -> None:
    with pytest.raises(BadPosition, match="3 cards cannot fill 4 places"):
        deal([1, 2, 3], [2, 2], masks, Rng(1))


@pytest.mark.parametrize(
    ("sizes", "masks"),
    [
        ([2, 2], []),  # nobody knows anything
        ([1, 2, 1], [ANYWHERE] * 4),
        ([2, 2], [1, 3, 3, 3]),  # a card that has only one place
        ([2, 2, 2], [3, 3, 6, 6, 7, 7]),
        ([2, 2, 1, 1], [3, 6, 12, 9, 15, 15]),
        ([2, 2, 2], [3, 6, 5, 3, 6, 5]),  # deals of which two cannot be turned into each other by swapping two cards
        ([1, 1, 1], [3, 6, 5]),
        ([1, 1, 1, 1], [15, 7, 11, 3]),
    ],
)
def test_every_possible_deal_is_about_as_likely(sizes: list[int], masks: list[int]) -> None:
    possible = every_deal(sizes, masks or [ANYWHERE] * sum(sizes))
    cards = list(range(sum(sizes)))
    count = DEALS_EACH * len(possible)
    found = Counter(places_of(deal(cards, sizes, masks, Rng(97 * seed))) for seed in range(count))
    assert set(found) == possible
    wrong = {way: times for way, times in found.items() if abs(times - DEALS_EACH) > TOLERANCE * DEALS_EACH}
    assert wrong == {}, f"expected about {DEALS_EACH} times each"
    assert spread(list(found.values())) < 2.5, "taken together they differ by more than chance"


def spread(counts: list[int]) -> float:
    """Chi square for each degree of freedom: about 1 if all are equally likely."""
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts) / (len(counts) - 1)


@pytest.mark.parametrize("masks", [[], [3, 1, 3, 3, 3, 3]])
def test_the_order_in_a_place_is_chance_too(masks: list[int]) -> None:
    """A place may be a pile. Every card is about as often on top of it as any other that can be there."""
    tops = Counter(deal(list(range(6)), [4, 2], masks, Rng(31 * seed))[0][-1] for seed in range(6 * DEALS_EACH))
    if masks:
        assert tops.pop(1) == pytest.approx(6 * DEALS_EACH / 4, rel=0.15)  # it is always there
    assert len(tops) == (5 if masks else 6)
    assert spread(list(tops.values())) < 3


def test_a_large_deal_is_even() -> None:
    """Three hands and a draw pile, as in a trick game: who cannot have hearts has more of the rest, each card of a suit
    as often as any other."""
    hearts, count = range(13), share(20_000, 800)
    masks = [0b1110 if card in hearts else 0b1111 for card in range(40)]
    held = Counter(card for seed in range(count) for card in deal(list(range(40)), [5, 5, 5, 25], masks, Rng(seed))[0])
    assert not any(card in held for card in hearts)
    expected = 5 * count / 27
    assert all(held[card] == pytest.approx(expected, abs=5 * expected**0.5) for card in range(13, 40))
