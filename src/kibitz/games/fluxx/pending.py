"""What is half done in a game of Fluxx: can these frames lie on the stack together?"""

from __future__ import annotations

from collections.abc import Callable

from kibitz.core.errors import BadPosition
from kibitz.games.fluxx.cards import (
    ANY_KIND,
    CREEPER,
    DISCARD,
    GOAL,
    KEEPER,
    KINDS,
    MOVE,
    ON_CREEPER,
    ON_THEFT,
    SURPRISE,
    SWAP,
)
from kibitz.games.fluxx.choosing import PICKS, SEAT_PICKS, Confirm, DropGoal, Owe, Pick, PickSeat
from kibitz.games.fluxx.drawing import Draw, Give, TempHand
from kibitz.games.fluxx.events import ASIDE, DISCARD_PILE, GOALS, LIMBO, TABLE
from kibitz.games.fluxx.frame import ANY_CARD, HAND_LIMIT, KEEPER_LIMIT, OR_RANDOM, PLAY_AT_ONCE, Frame
from kibitz.games.fluxx.playing import Land, NextTurn, Seize, Shelve, StealBack, Window
from kibitz.games.fluxx.rules import FluxxPlay
from kibitz.games.fluxx.surprises import trigger_of
from kibitz.games.fluxx.verbs import MOST_CARDS, Carry

OWED = [HAND_LIMIT, KEEPER_LIMIT, ANY_CARD, *(OR_RANDOM + 4 * kind for kind in KINDS.values())]


def require(fits: bool, frame: Frame, what: str) -> None:
    if not fits:
        raise BadPosition(f"pending: frame {frame.name()!r} of seat {frame.seat}: {what}")


def check_pending(play: FluxxPlay) -> None:
    """Every frame fits its cards, and every card that is on its way belongs to a frame."""
    for place, frame in enumerate(play.stack):
        below = play.stack[place - 1] if place > 0 else None
        require(len(set(frame.cards)) == len(frame.cards), frame, "a card is named twice")
        if isinstance(frame, Window):
            check_window(play, frame, below)
        else:
            CHECKS[type(frame)](play, frame)
            require(not isinstance(frame, Owe) or place == len(play.stack) - 1, frame, "it must be asked now")
    check_owners(play)


def check_owners(play: FluxxPlay) -> None:
    """One frame for each card that is on its way. Whoever is only to put it away does so if nobody else has: a card may
    be discarded while it is carried out, and be played again by itself."""
    put_away = {frame.card for frame in play.stack if isinstance(frame, Shelve)}
    owned: list[int] = []
    for frame in play.stack:
        if isinstance(frame, Land | Seize | DropGoal) and frame.card >= 0:
            owned.append(frame.card)
        if isinstance(frame, Window | Draw | TempHand | Give):
            owned += frame.cards
    for card in play.table.piles[LIMBO] + play.table.piles[ASIDE]:
        owners = owned.count(card)
        if owners > 1 or (owners == 0 and card not in put_away):
            raise BadPosition(f"pending: the card {play.deck.cards[card].key!r} belongs to {owners} frames")


def seat_of(play: FluxxPlay, seat: int) -> bool:
    return 0 <= seat < play.n


def lies(play: FluxxPlay, frame: Frame, place: int, kinds: int) -> None:
    """The frame is about a card, which lies there and is of such a kind."""
    require(frame.card >= 0, frame, "it needs a card")
    key = play.deck.cards[frame.card].key
    require(play.table.where[frame.card] == place, frame, f"{key!r} is not being played")
    require(play.deck.kinds[frame.card] & kinds > 0, frame, f"{key!r} cannot be played so")


def check_land(play: FluxxPlay, frame: Frame) -> None:
    lies(play, frame, LIMBO, ANY_KIND & ~CREEPER)


def check_shelve(play: FluxxPlay, frame: Frame) -> None:
    require(frame.card >= 0 and play.deck.cards[frame.card].do >= 0, frame, "it needs a card that does something")


def check_carry(play: FluxxPlay, frame: Frame) -> None:
    require(frame.card >= 0 and 0 <= frame.step < len(play.deck.steps), frame, "it needs a card and a step")


def check_window(play: FluxxPlay, frame: Window, below: Frame | None) -> None:
    require(below is not None and isinstance(below, Land | Seize), frame, "there is nothing to answer below it")
    assert below is not None
    require(below.card == frame.card, frame, "it is about another card than the frame below")
    require(seat_of(play, frame.other) and frame.other != frame.seat, frame, "other: whoever acted last")
    trigger, target = frame.count & 7, (frame.count >> 3) - 1
    kind = play.deck.kinds[frame.card]
    if isinstance(below, Land):
        require(trigger == trigger_of(kind) and target == -1, frame, "count: not what this card can be answered as")
    else:
        fits = trigger == (ON_CREEPER if kind == CREEPER else ON_THEFT) and seat_of(play, target)
        require(fits, frame, "count: a theft or a Creeper")
    for card in frame.cards:
        fits = play.table.where[card] == LIMBO and play.deck.kinds[card] == SURPRISE
        require(fits, frame, f"{play.deck.cards[card].key!r} is no Surprise that is being played")
    require(
        seat_of(play, frame.step) if frame.cards else frame.step == -1, frame, "step: who played the first Surprise"
    )


def check_seize(play: FluxxPlay, frame: Frame) -> None:
    require(frame.card >= 0, frame, "it needs a card")
    require(-1 <= frame.other < play.n, frame, "other: a seat, or none for the own hand")
    place, kind = play.table.where[frame.card], play.deck.kinds[frame.card]
    if frame.other >= 0:
        fits = (place >= TABLE and kind in (KEEPER, CREEPER)) or (place in (LIMBO, DISCARD_PILE) and kind == CREEPER)
    else:
        fits = place >= TABLE and kind == KEEPER
    require(fits, frame, f"{play.deck.cards[frame.card].key!r} cannot be brought there")


def check_steal_back(play: FluxxPlay, frame: Frame) -> None:
    require(seat_of(play, frame.other) and frame.other != frame.seat, frame, "other: another seat")


def check_draw(play: FluxxPlay, frame: Frame) -> None:
    require(0 <= frame.count <= 1000 and PLAY_AT_ONCE <= frame.step <= 20 and frame.other >= 0, frame, "not a draw")
    aside(play, frame)


def aside(play: FluxxPlay, frame: Frame) -> None:
    for card in frame.cards:
        require(play.table.where[card] == ASIDE, frame, f"{play.deck.cards[card].key!r} is not set aside")


def check_temp_hand(play: FluxxPlay, frame: Frame) -> None:
    require(0 <= frame.count <= 20, frame, "count: how many are played")
    aside(play, frame)


def check_give(play: FluxxPlay, frame: Frame) -> None:
    free = sum(1 for seat in range(play.n) if not frame.count >> seat & 1)
    require(0 <= frame.count < 1 << play.n and len(frame.cards) <= free, frame, "count: a bit for whoever has a card")
    aside(play, frame)


def check_drop_goal(play: FluxxPlay, frame: Frame) -> None:
    require(len(play.table.piles[GOALS]) > 0, frame, "there is no goal")
    if frame.card >= 0:
        lies(play, frame, LIMBO, GOAL)


def check_pick(play: FluxxPlay, frame: Frame) -> None:
    require(frame.card >= 0 and 0 <= frame.step < len(play.deck.steps), frame, "it needs a card and a step")
    step = play.deck.steps[frame.step]
    require(step.verb in PICKS and 1 <= frame.count <= MOST_CARDS, frame, "not a step that asks for cards")
    require(step.verb != SWAP or frame.count == 2, frame, "count: two cards are swapped")
    require(len(frame.cards) <= frame.count, frame, "more cards are chosen than asked for")
    for card in frame.cards if step.verb == SWAP else ():
        require(play.table.where[card] >= TABLE and play.deck.kinds[card] == KEEPER, frame, "only Keepers are swapped")


def check_pick_seat(play: FluxxPlay, frame: Frame) -> None:
    require(0 <= frame.step < len(play.deck.steps), frame, "it needs a step")
    verb = play.deck.steps[frame.step].verb
    require(verb in SEAT_PICKS, frame, "not a step that asks for a player")
    moved = len(frame.cards) == 1 and play.table.where[frame.cards[0]] >= TABLE
    require(moved if verb == MOVE else not frame.cards, frame, "cards: what is moved, from a table")


def check_confirm(play: FluxxPlay, frame: Frame) -> None:
    fits = 0 <= frame.step < len(play.deck.steps) and play.deck.steps[frame.step].verb == DISCARD
    require(fits and seat_of(play, frame.other), frame, "it needs a step that discards, and whose")


def check_owe(play: FluxxPlay, frame: Frame) -> None:
    require(frame.count in OWED, frame, f"count: expected one of {', '.join(map(str, OWED))}")
    require(seat_of(play, frame.seat) and frame.seat != play.turn, frame, "seat: somebody who is not in turn")
    fits = play.owes(frame.seat, frame.count, frame.cards)
    require(fits, frame, "this seat owes nothing")
    for choice in frame.cards:
        require(choice >> 10 != play.turn, frame, "the seat in turn owes nothing")


def check_nothing(play: FluxxPlay, frame: Frame) -> None:
    """Any such frame can be."""


CHECKS: dict[type[Frame], Callable[[FluxxPlay, Frame], None]] = {
    Land: check_land,
    Shelve: check_shelve,
    Carry: check_carry,
    Seize: check_seize,
    StealBack: check_steal_back,
    Draw: check_draw,
    TempHand: check_temp_hand,
    Give: check_give,
    DropGoal: check_drop_goal,
    NextTurn: check_nothing,
    Pick: check_pick,
    PickSeat: check_pick_seat,
    Confirm: check_confirm,
    Owe: check_owe,
}
