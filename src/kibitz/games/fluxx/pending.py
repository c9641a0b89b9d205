"""What is half done in a game of Fluxx: reading its frames, and whether they can lie on the stack together."""

from __future__ import annotations

from collections.abc import Callable

from kibitz.core.errors import BadPosition
from kibitz.core.game import Json
from kibitz.core.reading import number, show
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
from kibitz.games.fluxx.events import (
    ASIDE,
    DISCARD_PILE,
    GOALS,
    HAND,
    LIMBO,
    TABLE,
)
from kibitz.games.fluxx.frame import ANY_CARD, AT_RANDOM, HAND_LIMIT, KEEPER_LIMIT, OR_RANDOM, PLAY_AT_ONCE, Frame
from kibitz.games.fluxx.frames import FRAMES
from kibitz.games.fluxx.placed import PlacedCards
from kibitz.games.fluxx.playing import Land, NextTurn, React, Seize, Shelve, StealBack
from kibitz.games.fluxx.rules import FluxxPlay
from kibitz.games.fluxx.surprises import trigger_of
from kibitz.games.fluxx.verbs import MOST_CARDS, Carry

BY_NAME: dict[str, type[Frame]] = {kind(0).name(): kind for kind in [*FRAMES, Carry]}
MOST_FRAMES = 2000


OWED = [HAND_LIMIT, KEEPER_LIMIT, ANY_CARD, *(OR_RANDOM + 4 * kind for kind in KINDS.values())]


def require(fits: bool, frame: Frame, what: str) -> None:
    if not fits:
        raise BadPosition(f"pending: frame {frame.name()!r} of seat {frame.seat}: {what}")


def check_pending(play: FluxxPlay) -> None:
    """Every frame fits its cards, and every card that is on its way belongs to a frame."""
    for place, frame in enumerate(play.stack):
        below = play.stack[place - 1] if place > 0 else None
        require(len(set(frame.cards)) == len(frame.cards), frame, "a card is named twice")
        if isinstance(frame, React):
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
        if isinstance(frame, React | Draw | TempHand | Give):
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


def check_window(play: FluxxPlay, frame: React, below: Frame | None) -> None:
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


# ---- reading


def read_frames(play: FluxxPlay, pending: dict[str, Json], cards: PlacedCards) -> list[Frame]:
    frames = pending.get("frames", [])
    if not isinstance(frames, list) or len(frames) > MOST_FRAMES:
        raise BadPosition(f"pending: expected a list of at most {MOST_FRAMES} frames")
    hidden = list(play.table.piles[ASIDE])
    read = [read_frame(play, data, cards, hidden) for data in frames]
    play.answerers = read_answerers(play, pending.get("answerers"), read)
    return read


def read_answerers(play: FluxxPlay, seats: Json, frames: list[Frame]) -> list[int]:
    """Who played each Surprise of the open window; where that is not said, the frame knows the first and the last."""
    windows = [frame for frame in frames if isinstance(frame, React) and frame.cards]
    if seats is None:
        return [windows[-1].step] * (len(windows[-1].cards) - 1) + [windows[-1].other] if windows else []
    if not isinstance(seats, list) or not windows or len(seats) != len(windows[-1].cards):
        raise BadPosition(f"pending: answerers: expected a seat for every Surprise of a window, got {show(seats)}")
    return [number("pending: answerers", seat, 0, play.n - 1) for seat in seats]


def read_frame(play: FluxxPlay, data: Json, cards: PlacedCards, hidden: list[int]) -> Frame:
    if not isinstance(data, dict) or not set(data) <= {"frame", "seat", "card", "other", "count", "step", "cards"}:
        raise BadPosition(f"pending: this is not a frame: {show(data)}")
    name = data.get("frame")
    if not isinstance(name, str) or name not in BY_NAME:
        raise BadPosition(f"pending: there is no frame {show(name)}; there are {', '.join(BY_NAME)}")
    kind = BY_NAME[name]
    seat = number("pending: seat", data.get("seat"), -1 if kind is Owe else 0, play.n - 1)
    card = read_ref(cards, data["card"], hidden) if "card" in data else -1
    other = number("pending: other", data.get("other", -1), -1, 300)
    count = number("pending: count", data.get("count", 0), -10, 10_000)
    step = number("pending: step", data.get("step", -1), -10, max(len(play.deck.steps) - 1, 20))
    texts = data.get("cards", [])
    if not isinstance(texts, list):
        raise BadPosition(f"pending: expected a list of cards, got {show(texts)}")
    if kind is Owe:
        return Owe(seat, -1, -1, count, -1, read_choices(play, count, cards, texts))
    return kind(seat, card, other, count, step, tuple(read_ref(cards, text, hidden) for text in texts))


def read_ref(cards: PlacedCards, text: Json, hidden: list[int]) -> int:
    """A card that a frame is about; in a view it may be hidden: then any of the temporary hand's."""
    if isinstance(text, str) and text.startswith("?") and hidden:
        batch = int(text[1:]) if text[1:].isdecimal() and len(text) < 11 else -1
        for card in hidden:
            if cards.table.batch[card] == batch:
                hidden.remove(card)
                return card
    if not isinstance(text, str) or not text.startswith("card:"):
        raise BadPosition(f"pending: expected a card as in 'card:batman', got {show(text)}")
    return cards.card("pending", text[5:])


def read_choices(play: FluxxPlay, owed: int, cards: PlacedCards, texts: list[Json]) -> tuple[int, ...]:
    choices: list[int] = []
    for text in texts:
        who, _, what = str(text).partition(" ")
        seat = number("pending: cards", int(who) if who.isdecimal() and len(who) < 3 else None, 0, play.n - 1)
        if what == "random" or (what == "?" and owed & 3 == OR_RANDOM):
            choices.append(seat * 1024 + AT_RANDOM)
        elif what == "?":
            held = [c for c in sorted(play.table.piles[HAND + seat]) if seat * 1024 + c not in choices]
            if not held:
                raise BadPosition(f"pending: seat {seat} has no card left to choose")
            choices.append(seat * 1024 + held[0])
        else:
            card = read_ref(cards, what, [])
            place = TABLE + seat if owed == KEEPER_LIMIT else HAND + seat
            if play.table.where[card] != place or seat * 1024 + card in choices:
                raise BadPosition(f"pending: seat {seat} cannot choose {what!r}")
            choices.append(seat * 1024 + card)
    return tuple(choices)
