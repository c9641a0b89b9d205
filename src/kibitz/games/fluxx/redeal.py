"""Shuffling exactly what a seat cannot know."""

from __future__ import annotations

from kibitz.core.rng import Rng
from kibitz.games.fluxx.cards import CREEPER
from kibitz.games.fluxx.choosing import Owe
from kibitz.games.fluxx.events import ASIDE, DRAW_PILE, HAND
from kibitz.games.fluxx.frame import AT_RANDOM, HAND_LIMIT, KEEPER_LIMIT, OR_RANDOM, Frame
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
    state.stack = [refit(state, frame, seat, exchanged, rng) for frame in state.stack]
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


def refit(state: FluxxState, frame: Frame, seat: int, exchanged: dict[int, int], rng: Rng) -> Frame:
    """The same frame about the cards that lie there now."""
    if isinstance(frame, Owe):
        return choose_again(state, frame, seat, rng)
    if any(card in exchanged for card in frame.cards):
        cards = tuple(exchanged.get(card, card) for card in frame.cards)
        return type(frame)(frame.seat, frame.card, frame.other, frame.count, frame.step, cards)
    return frame


def choose_again(state: FluxxState, frame: Owe, seat: int, rng: Rng) -> Owe:
    """What others have chosen from their hands is not known: any cards of those hands, or at random."""
    if frame.count == KEEPER_LIMIT:
        return frame
    choices: list[int] = []
    for choice in frame.cards:
        chooser = choice >> 10
        if chooser == seat:
            choices.append(choice)
        elif frame.count & 3 == OR_RANDOM:
            choices.append(chooser * 1024 + AT_RANDOM)
        else:
            left = sorted(c for c in state.table.piles[HAND + chooser] if chooser * 1024 + c not in choices)
            choices.append(chooser * 1024 + left[rng.below(len(left))])
    assert frame.count != HAND_LIMIT or len(set(choices)) == len(choices)
    return Owe(frame.seat, -1, -1, frame.count, -1, tuple(choices))
