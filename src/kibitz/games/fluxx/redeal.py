"""Shuffling exactly what a seat cannot know."""

from __future__ import annotations

from kibitz.core.rng import Rng
from kibitz.games.fluxx.cards import CREEPER
from kibitz.games.fluxx.events import ASIDE, DRAW_PILE, HAND
from kibitz.games.fluxx.frame_visitor import FrameExchange
from kibitz.games.fluxx.state import FluxxState
from kibitz.games.fluxx.table import is_among


def redeal(state: FluxxState, seat: int, seed: int) -> None:
    """Hidden cards change places with others of the same batch; whatever is shuffled later is secret too."""
    rng = Rng(seed)
    table = state.table
    unseen = hidden_cards(state, seat)
    creepers = [card for card in unseen.get(table.newest, []) if table.kinds[card] == CREEPER]  # never in a hand
    for batch, cards in unseen.items():
        unseen[batch] = [card for card in cards if table.kinds[card] != CREEPER]
        rng.shuffle(unseen[batch])
    for other in range(state.n):
        if other != seat:
            deal_hand(state, seat, other, unseen)
    exchanged = deal_aside(state, seat, unseen)
    pile = sorted(unseen.pop(table.newest, []) + creepers)
    rng.shuffle(pile)
    table.piles[DRAW_PILE][:] = pile
    for card in table.piles[DRAW_PILE]:
        table.where[card], table.seen[card] = DRAW_PILE, 0
    exchange = FrameExchange(table, seat, exchanged, rng)
    state.stack = [frame.accept(exchange) for frame in state.stack]
    table.seed = f"imagined {rng.next()}"


def hidden_cards(state: FluxxState, seat: int) -> dict[int, list[int]]:
    """What the seat cannot tell apart, by batch, in the order of the deck."""
    piles = [HAND + other for other in range(state.n) if other != seat] + [ASIDE, DRAW_PILE]
    unseen: dict[int, list[int]] = {}
    for card in sorted(card for pile in piles for card in state.table.piles[pile] if not state.table.knows(seat, card)):
        unseen.setdefault(state.table.batch[card], []).append(card)
    return unseen


def deal_hand(state: FluxxState, seat: int, other: int, unseen: dict[int, list[int]]) -> None:
    """Another hand: what is known of it, and as many cards of each batch as are hidden in it."""
    hand = state.table.piles[HAND + other]
    known = sorted(card for card in hand if state.table.knows(seat, card))
    batches = sorted(state.table.batch[card] for card in hand if not state.table.knows(seat, card))
    hand[:] = known
    for batch in batches:
        card = unseen[batch].pop()
        hand.append(card)
        state.table.where[card], state.table.seen[card] = HAND + other, 1 << other


def deal_aside(state: FluxxState, seat: int, unseen: dict[int, list[int]]) -> dict[int, int]:
    """Somebody else's temporary hand; which card took the place of which."""
    aside = state.table.piles[ASIDE]
    exchanged: dict[int, int] = {}
    masks = [state.table.seen[card] for card in aside]
    for place, (old, seen) in enumerate(zip(aside[:], masks, strict=True)):
        if not is_among(seen, seat):
            new = unseen[state.table.batch[old]].pop()
            exchanged[old], aside[place] = new, new
    for card, seen in zip(aside, masks, strict=True):
        state.table.where[card], state.table.seen[card] = ASIDE, seen
    return exchanged
