"""How far everybody is from the goals of Fluxx, now and once a choice has worked: what the remarks are made of.

The table after a choice is a copy on which only the cards travel that the choice is about. Nothing is drawn, shuffled
or answered on it, so it shows nothing that the deciding seat cannot know.
"""

from __future__ import annotations

from kibitz.games.fluxx.cards import CREEPER, GOAL, KEEPER, ON_CREEPER, ON_THEFT, RULE
from kibitz.games.fluxx.choices import CARD, SEAT
from kibitz.games.fluxx.choosing import Pick, PickSeat
from kibitz.games.fluxx.events import DISCARD_PILE, GOALS, HAND, RULES, TABLE, UNDER
from kibitz.games.fluxx.goals import missing
from kibitz.games.fluxx.playing import React
from kibitz.games.fluxx.replacing import giving_way
from kibitz.games.fluxx.rules import FluxxPlay
from kibitz.games.fluxx.surprises import could_answer, may_cancel, might_hold, trigger_of

FAR = 99
PLAYING = ("play", "play-these", "play-again")
DISCARDING = ("discard-cards", "drop-goal", "table-limit", "hand-limit", "discard", "discard-or-random")


def lack(play: FluxxPlay, seat: int, goal: int) -> int:
    """How many cards a seat lacks for a goal in play; far, if that is not in play."""
    return missing(play, seat, goal) if play.table.where[goal] == GOALS else FAR


# ---- the table after a choice


def after(play: FluxxPlay, code: int) -> FluxxPlay | None:
    """The table once a choice has worked; None, if chance or others decide what it brings."""
    seat, name = play.decider, play.prompt_name()
    made = play.game.choices[code]
    frame = play.stack[-1] if play.stack else None
    ahead = play.copy()
    if isinstance(frame, PickSeat) and name == "move-to" and made.verb == "seat":
        return carried(ahead, frame.moved, TABLE + code - SEAT)
    if made.verb != "card" or isinstance(frame, React):
        return None
    card = code - CARD
    if name in PLAYING:
        return landed(ahead, seat, card) if play.deck.kinds[card] & (KEEPER | GOAL | RULE) else None
    if name in DISCARDING:
        return carried(ahead, card, DISCARD_PILE)
    if name == "hold":
        return carried(ahead, card, UNDER)
    if name == "steal":
        return carried(ahead, card, TABLE + seat)
    if name == "take":
        return carried(ahead, card, (TABLE if play.deck.kinds[card] == CREEPER else HAND) + seat)
    if isinstance(frame, Pick) and name == "swap" and frame.picked:
        return carried(carried(ahead, frame.picked[0], TABLE + play.table.owner(card)), card, TABLE + seat)
    return None


def carried(ahead: FluxxPlay, card: int, target: int) -> FluxxPlay:
    if ahead.table.where[card] != target:
        ahead.table.move(card, target, None)
        ahead.read_rules()
    return ahead


def landed(ahead: FluxxPlay, seat: int, card: int) -> FluxxPlay:
    """A Keeper before its player; a goal or rule in the place of those that give way to it."""
    kind = ahead.deck.kinds[card]
    for old in giving_way(ahead, card):
        carried(ahead, old, DISCARD_PILE)
    return carried(ahead, card, TABLE + seat if kind == KEEPER else RULES if kind == RULE else GOALS)


def may_be_answered(play: FluxxPlay, code: int) -> bool:
    """Could somebody stop it with a Surprise, for all that everybody knows?"""
    name, seat, card = play.prompt_name(), play.decider, code - CARD
    if name in PLAYING:
        return could_answer(play, trigger_of(play.deck.kinds[card]), seat, -1)
    if name not in ("steal", "take", "move-to"):
        return False
    target, frame = seat, play.stack[-1]
    if isinstance(frame, PickSeat):
        target, card = code - SEAT, frame.moved
    if play.deck.kinds[card] == CREEPER:
        return could_answer(play, ON_CREEPER, seat, target)
    owner = play.table.owner(card)
    return play.deck.kinds[card] == KEEPER and owner >= 0 and could_answer(play, ON_THEFT, seat, owner)


def may_be_cancelled(play: FluxxPlay) -> bool:
    """Could somebody else cancel a Surprise of the seat that decides, or open the Cuffs, for all that it knows?"""
    seat = play.decider
    if play.holding() not in (-1, seat):
        return True
    others = [other for other in range(play.n) if other != seat and may_cancel(play, other)]
    unknown = [card for card in play.deck.surprises if play.table.where[card] != HAND + seat]
    return any(might_hold(play, other, card) for other in others for card in unknown)
