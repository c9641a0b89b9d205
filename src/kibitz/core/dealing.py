"""Dealing at random where not everybody can hold everything, and dealing anew what a seat cannot know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kibitz.core.bits import shifted
from kibitz.core.errors import BadPosition
from kibitz.core.piles import DOWN, OWN, Piles
from kibitz.core.rng import Rng

ANYWHERE: Final = -1  # as a mask of places
SWAPS_PER_CARD: Final = 4


def deal(cards: list[int], sizes: list[int], allowed: list[int], rng: Rng) -> list[list[int]]:
    """Deal all ``cards`` to places of these sizes. ``allowed`` has for every card a bit for each place where it may
    lie; an empty list: every card may lie everywhere. ``BadPosition`` if there is no such deal."""
    if len(cards) != sum(sizes):
        raise BadPosition(f"{len(cards)} cards cannot fill {sum(sizes)} places")
    if len(allowed) == 0:
        return deal_freely(cards, sizes, rng)
    every = (1 << len(sizes)) - 1
    masks = [mask & every for mask in allowed]
    dealt, rest, rest_masks = deal_forced(cards, masks, len(sizes))
    left = [size - len(hand) for size, hand in zip(sizes, dealt, strict=True)]
    if min(left) < 0:
        raise BadPosition("these cards cannot be dealt: too many of them have only one place")
    open_places = sum([1 << place for place in range(len(left)) if left[place] > 0])
    if all(mask & open_places == open_places for mask in rest_masks):
        more = deal_freely(rest, left, rng)
    else:
        more = deal_bound(rest, left, rest_masks, rng)
    for place, hand in enumerate(dealt):
        more[place] += hand
        if len(hand) > 0:
            rng.shuffle(more[place])
    return more


def deal_freely(cards: list[int], sizes: list[int], rng: Rng) -> list[list[int]]:
    shuffled = cards[:]
    rng.shuffle(shuffled)
    dealt: list[list[int]] = []
    at = 0
    for size in sizes:
        dealt.append(shuffled[at : at + size])
        at += size
    return dealt


def deal_forced(cards: list[int], masks: list[int], places: int) -> tuple[list[list[int]], list[int], list[int]]:
    """Cards that have one place only go there; the others, and where these may lie."""
    dealt: list[list[int]] = [[] for _ in range(places)]
    rest: list[int] = []
    rest_masks: list[int] = []
    for card, mask in zip(cards, masks, strict=True):
        if mask & (mask - 1) == 0 and mask != 0:
            dealt[mask.bit_length() - 1].append(card)
        else:
            rest.append(card)
            rest_masks.append(mask)
    return dealt, rest, rest_masks


def deal_bound(cards: list[int], sizes: list[int], masks: list[int], rng: Rng) -> list[list[int]]:
    """One card after the other goes to a place from which the rest can still be dealt; then cards change places, so
    that it does not matter how it was begun."""
    places = len(sizes)
    slack = slack_of(sizes, masks)
    if min(slack) < 0:
        raise BadPosition("these cards cannot be dealt: too few places for some of them")
    order = list(range(len(cards)))
    rng.shuffle(order)
    left = sizes[:]
    place_of = [0] * len(cards)
    for number in order:
        place = fitting_place(left, masks[number], slack, rng)
        left[place] -= 1
        spend(slack, place, masks[number])
        place_of[number] = place
    for _ in range(SWAPS_PER_CARD * len(cards)):
        one, other = int(rng.below(len(cards))), int(rng.below(len(cards)))
        here, there = place_of[one], place_of[other]
        if masks[one] >> there & 1 and masks[other] >> here & 1:
            place_of[one], place_of[other] = there, here
    dealt: list[list[int]] = [[] for _ in range(places)]
    for number, card in enumerate(cards):
        dealt[place_of[number]].append(card)
    for hand in dealt:
        rng.shuffle(hand)  # a place may be a pile, and its order is chance, too
    return dealt


def slack_of(sizes: list[int], masks: list[int]) -> list[int]:
    """For every set of places: how many cards fit there, less those that must lie there. None may be negative."""
    slack: list[int] = []
    for some in range(1 << len(sizes)):
        room = 0
        for place, size in enumerate(sizes):
            if some >> place & 1:
                room += size
        for mask in masks:
            if mask & ~some == 0:
                room -= 1
        slack.append(room)
    return slack


def fitting_place(left: list[int], mask: int, slack: list[int], rng: Rng) -> int:
    """A place for a card, the likelier the more room it has, that leaves a place for every other card."""
    fitting = [place for place in range(len(left)) if mask >> place & 1 and left[place] > 0]
    fitting = [place for place in fitting if leaves_room(slack, place, mask)]
    if len(fitting) == 0:
        raise BadPosition("these cards cannot be dealt: nobody may have one of them")
    lot = int(rng.below(sum([left[place] for place in fitting])))
    for place in fitting:
        lot -= left[place]
        if lot < 0:
            return place
    return fitting[-1]


def leaves_room(slack: list[int], place: i64, mask: i64) -> bool:
    bit = shifted(1, place)
    for some in range(len(slack)):
        if slack[some] == 0 and some & bit and mask & ~some:
            return False
    return True


def spend(slack: list[int], place: i64, mask: i64) -> None:
    """A card has come to lie there: one place less, and one card less that needs one."""
    bit = shifted(1, place)
    for some in range(len(slack)):
        if some & bit and mask & ~some:
            slack[some] -= 1
        elif not some & bit and mask & ~some == 0:
            slack[some] += 1


# ---- dealing anew


def redeal(piles: Piles, deck: int, seat: int, rng: Rng, barred: list[int]) -> dict[int, int]:
    """Cards that ``seat`` cannot tell apart change places: those of one batch, wherever they lie hidden. ``barred`` has
    for every card a bit for each seat that cannot hold it (that of a stranger: it lies in ``deck``); empty: anybody can
    hold anything. Which card took the place of which, in the middle of the table; and whatever is shuffled later is
    secret, too."""
    hiding = hiding_places(piles, deck, seat)
    hidden = [[card for card in piles.piles[pile] if not piles.knows(seat, card)] for pile in hiding]
    batches = sorted({piles.batch[card] for cards in hidden for card in cards})
    fresh: list[list[int]] = [[] for _ in hiding]
    for batch in batches:
        sizes = [count_of(piles, cards, batch) for cards in hidden]
        pool = sorted([card for cards in hidden for card in cards if piles.batch[card] == batch])
        allowed = [allowed_places(piles, hiding, barred[card]) for card in pool] if len(barred) > 0 else []
        for place, cards in enumerate(deal(pool, sizes, allowed, rng)):
            fresh[place] += cards
    exchanged: dict[int, int] = {}
    for place, pile in enumerate(hiding):
        lay_anew(piles, pile, hidden[place], fresh[place], exchanged)
    piles.seed = f"imagined {rng.next()}"
    return exchanged


def hiding_places(piles: Piles, deck: int, seat: int) -> list[int]:
    """The piles in which cards may lie that a seat does not know; the draw pile last."""
    places = piles.places
    found: list[int] = []
    for pile in range(places.count):
        kind = places.kind[pile]
        hides = kind == DOWN or (kind == OWN and places.owner[pile] != seat)
        if hides and pile != deck and len(piles.piles[pile]) > 0:
            found.append(pile)
    return [*found, deck]


def count_of(piles: Piles, cards: list[int], batch: int) -> int:
    count = 0
    for card in cards:
        if piles.batch[card] == batch:
            count += 1
    return count


def allowed_places(piles: Piles, hiding: list[int], barred: int) -> int:
    """A bit for each of these piles where a card may lie."""
    if barred == 0:
        return ANYWHERE
    places, last = piles.places, len(hiding) - 1
    mask = 1 << last
    for place in range(last):
        owner = places.owner[hiding[place]]
        if not barred >> (owner if owner >= 0 else places.stranger) & 1:
            mask |= 1 << place
    return mask


def lay_anew(piles: Piles, pile: int, old: list[int], new: list[int], exchanged: dict[int, int]) -> None:
    """A pile with other cards, those of earlier batches first, in the place of those that were hidden in it."""
    if len(old) == 0:
        return
    places, owner = piles.places, piles.places.owner[pile]
    cards = piles.changing(pile)
    if owner >= 0:
        cards[:] = sorted([card for card in cards if card not in old]) + new
        if places.in_order[pile]:
            cards.sort()
        for card in new:
            piles.place(card, pile)
            piles.see(card, 1 << owner)
        return
    masks = [piles.seen[card] for card in old]
    keys = sorted([(piles.batch[card], place) for place, card in enumerate(old)])
    for fresh, (_, place) in zip(new, keys, strict=True):
        exchanged[old[place]] = fresh
    cards[:] = [exchanged.get(card, card) for card in cards]
    for card, seen in zip(old, masks, strict=True):
        piles.place(exchanged[card], pile)
        piles.see(exchanged[card], seen)
