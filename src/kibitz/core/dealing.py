"""Dealing at random where not everybody can hold everything, and dealing anew what a seat cannot know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kibitz.core.bits import shifted
from kibitz.core.errors import BadPosition
from kibitz.core.piles import ALL_SHARED, Piles
from kibitz.core.rng import Rng

ANYWHERE: Final = -1  # as a mask of places
SWAPS_PER_CARD: Final = 3


def deal(cards: list[int], sizes: list[int], allowed: list[int], rng: Rng) -> list[list[int]]:
    """Deal all ``cards`` to places of these sizes. ``allowed`` has for every card a bit for each place where it may
    lie; an empty list: every card may lie everywhere. ``BadPosition`` if there is no such deal."""
    if len(cards) != sum(sizes):
        raise BadPosition(f"{len(cards)} cards cannot fill {sum(sizes)} places")
    if len(allowed) == 0:
        return deal_freely(cards, sizes, rng)
    every = (1 << len(sizes)) - 1
    dealt, rest, masks = deal_forced(cards, allowed, every, len(sizes))
    left = [size - len(hand) for size, hand in zip(sizes, dealt, strict=True)]
    if min(left) < 0:
        raise BadPosition("these cards cannot be dealt: too many of them have only one place")
    more = deal_freely(rest, left, rng) if len(masks) == 0 else deal_bound(rest, left, masks, rng)
    for place, hand in enumerate(dealt):
        if len(hand) > 0:
            more[place] += hand
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


def deal_forced(
    cards: list[int], allowed: list[int], every: int, places: int
) -> tuple[list[list[int]], list[int], list[int]]:
    """Cards that have one place only go there; the others, and where these may lie, unless all may lie everywhere."""
    dealt: list[list[int]] = [[] for _ in range(places)]
    rest: list[int] = []
    masks: list[int] = []
    bound = False
    for number, card in enumerate(cards):
        mask = allowed[number] & every
        if mask != 0 and mask & (mask - 1) == 0:
            dealt[mask.bit_length() - 1].append(card)
        else:
            rest.append(card)
            masks.append(mask)
            bound = bound or mask != every
    return dealt, rest, masks if bound else []


def deal_bound(cards: list[int], sizes: list[int], masks: list[int], rng: Rng) -> list[list[int]]:
    """One card after the other goes to a place from which the rest can still be dealt; then cards change places, so
    that it does not matter how it was begun. Every deal is about as likely as any other, but for odd cases: where deals
    differ by rings of four cards or more, and by nothing smaller, one may be nearly twice as likely."""
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
        swap_two(place_of, masks, rng)
        if places > 2:
            swap_three(place_of, masks, rng)
    dealt: list[list[int]] = [[] for _ in range(places)]
    for number, card in enumerate(cards):
        dealt[place_of[number]].append(card)
    for hand in dealt:
        rng.shuffle(hand)  # a place may be a pile, and its order is chance, too
    return dealt


def swap_two(place_of: list[int], masks: list[int], rng: Rng) -> None:
    """Two cards change places, if they may."""
    one, other = int(rng.below(len(masks))), int(rng.below(len(masks)))
    here, there = place_of[one], place_of[other]
    if masks[one] >> there & 1 and masks[other] >> here & 1:
        place_of[one], place_of[other] = there, here


def swap_three(place_of: list[int], masks: list[int], rng: Rng) -> None:
    """Three cards change places in a ring, if they may: there are deals that lie too far apart for two."""
    first, second, third = int(rng.below(len(masks))), int(rng.below(len(masks))), int(rng.below(len(masks)))
    here, there, yonder = place_of[first], place_of[second], place_of[third]
    if here == there or there == yonder or yonder == here:
        return
    if masks[first] >> there & 1 and masks[second] >> yonder & 1 and masks[third] >> here & 1:
        place_of[first], place_of[second], place_of[third] = there, yonder, here


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
    hidden = [hidden_in(piles, pile, seat) for pile in hiding]
    fresh: list[list[int]] = [[] for _ in hiding]
    for batch in batches_in(piles, hidden):
        deal_batch(piles, hiding, hidden, batch, barred, fresh, rng)
    exchanged: dict[int, int] = {}
    piles.unshare(ALL_SHARED)
    for place, pile in enumerate(hiding):
        if piles.places.owner[pile] >= 0:
            lay_hand(piles, pile, hidden[place], fresh[place])
        elif pile == deck:
            lay_deck(piles, pile, fresh[place])
        elif len(hidden[place]) > 0:
            exchange(piles, pile, hidden[place], fresh[place], exchanged)
    piles.seed = f"imagined {rng.next()}"
    return exchanged


def hiding_places(piles: Piles, deck: int, seat: int) -> list[int]:
    """The piles in which cards may lie that a seat does not know; the draw pile last."""
    places = piles.places
    found: list[int] = []
    for pile in places.face_down:
        if pile != deck and len(piles.piles[pile]) > 0 and (seat < 0 or places.owner[pile] != seat):
            found.append(pile)
    found.append(deck)
    return found


def hidden_in(piles: Piles, pile: int, seat: int) -> list[int]:
    bit: i64 = seat if seat >= 0 else piles.places.stranger
    seen = piles.seen
    found: list[int] = []
    for card in piles.piles[pile]:
        mask: i64 = seen[card]
        if (mask >> bit) & 1 == 0:
            found.append(card)
    return found


def batches_in(piles: Piles, hidden: list[list[int]]) -> list[int]:
    """The batches of these cards, the earliest first."""
    batch, newest = piles.batch, piles.newest
    found: list[int] = []
    for cards in hidden:
        for card in cards:
            if batch[card] != newest and batch[card] not in found:
                found.append(batch[card])
    found.sort()
    found.append(newest)
    return found


def deal_batch(
    piles: Piles,
    hiding: list[int],
    hidden: list[list[int]],
    batch: int,
    barred: list[int],
    fresh: list[list[int]],
    rng: Rng,
) -> None:
    """The hidden cards of one batch, each anywhere where it may be."""
    pool: list[int] = []
    sizes: list[int] = []
    batches = piles.batch
    bound = False
    for cards in hidden:
        before = len(pool)
        for card in cards:
            if batches[card] == batch:
                pool.append(card)
                bound = bound or (len(barred) > 0 and barred[card] != 0)
        sizes.append(len(pool) - before)
    pool.sort()  # what lay where must not decide
    allowed = [allowed_places(piles, hiding, barred[card]) for card in pool] if bound else []
    for place, dealt in enumerate(deal(pool, sizes, allowed, rng)):
        fresh[place] += dealt


def allowed_places(piles: Piles, hiding: list[int], barred: int) -> int:
    """A bit for each of these piles where a card may lie."""
    if barred == 0:
        return ANYWHERE
    places, last = piles.places, len(hiding) - 1
    mask = 1 << last
    if barred == places.all_see:
        return mask
    for place in range(last):
        owner = places.owner[hiding[place]]
        if not barred >> (owner if owner >= 0 else places.stranger) & 1:
            mask |= 1 << place
    return mask


def lay_hand(piles: Piles, pile: int, old: list[int], new: list[int]) -> None:
    """A hand with other cards in the place of those that were hidden in it."""
    hand, seen, where, bit = piles.piles[pile], piles.seen, piles.where, piles.places.bit[pile]
    if len(old) < len(hand):
        known = [card for card in hand if card not in old]
        known.sort()
        hand[:] = known + new
    else:
        hand[:] = new
    if piles.places.in_order[pile]:
        hand.sort()
    for card in new:
        where[card] = pile
        seen[card] = bit


def lay_deck(piles: Piles, pile: int, new: list[int]) -> None:
    piles.piles[pile] = new
    seen, where = piles.seen, piles.where
    for card in new:
        where[card] = pile
        seen[card] = 0


def exchange(piles: Piles, pile: int, old: list[int], new: list[int], exchanged: dict[int, int]) -> None:
    """In the middle of the table every hidden card is exchanged in its place, for one of the same batch."""
    masks = [piles.seen[card] for card in old]
    keys = sorted([(piles.batch[card], place) for place, card in enumerate(old)])
    for fresh, (_, place) in zip(new, keys, strict=True):
        exchanged[old[place]] = fresh
    piles.piles[pile] = [exchanged.get(card, card) for card in piles.piles[pile]]
    for card, seen in zip(old, masks, strict=True):
        piles.where[exchanged[card]] = pile
        piles.seen[exchanged[card]] = seen
