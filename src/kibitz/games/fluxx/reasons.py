"""Why a choice of Fluxx is refused: the rule it breaks, and a sentence."""

from __future__ import annotations

from kibitz.core.phrase import Phrase, seat_name
from kibitz.core.presentation import Reason
from kibitz.games.fluxx.cards import IF_CREEPER, IF_MARKED, IF_PLAY_LEFT, KEEPER, SURPRISE
from kibitz.games.fluxx.choices import DRAW, END, PASS, RANDOM
from kibitz.games.fluxx.choosing import PickSeat
from kibitz.games.fluxx.discarding import Owe
from kibitz.games.fluxx.drawing import Give, TempHand
from kibitz.games.fluxx.events import HAND, RULES
from kibitz.games.fluxx.phrases import card
from kibitz.games.fluxx.playing import React
from kibitz.games.fluxx.powers import holds_condition
from kibitz.games.fluxx.rules import TO_DRAW, TO_END, TO_PLAY, FluxxPlay
from kibitz.games.fluxx.surprises import shielded


def why_not(play: FluxxPlay, text: str) -> Reason:
    """Which rule forbids this choice now; a choice that is offered breaks none."""
    code = play.game.parse(text)
    if code in play.shared_legal():
        return Reason("", Phrase("why-allowed"))
    if play.over:
        return Reason("FX-21", Phrase("why-over"))
    made = play.game.choices[code]
    if made.verb == "use":
        return why_not_use(play, made.args[0])
    if made.verb == "card":
        return why_not_card(play, made.args[0])
    if made.verb == "seat":
        return why_not_seat(play, made.args[0])
    return why_not_simple(play, code)


def why_not_simple(play: FluxxPlay, code: int) -> Reason:
    if code == PASS:
        return Reason("FX-30", Phrase("why-no-window"))
    if code == RANDOM:
        return Reason("FX-72", Phrase("why-no-random"))
    if play.stack and code in (DRAW, END):
        return Reason("FX-45", Phrase("why-in-the-middle"))
    if code == DRAW:
        return Reason("FX-6", Phrase("why-drawn"))
    if code == END:
        return why_not_end(play)
    return Reason("FX-48", Phrase("why-not-asked"))


def why_not_end(play: FluxxPlay) -> Reason:
    if play.stage == TO_DRAW:
        return Reason("FX-6", Phrase("why-draw-first"))
    if play.stage == TO_PLAY:
        return Reason("FX-7", Phrase("why-plays-first"))
    return Reason("FX-38", Phrase("why-limits-first"))


def why_not_seat(play: FluxxPlay, seat: int) -> Reason:
    if play.stack and isinstance(play.stack[-1], PickSeat | Give) and seat < play.seats:
        return Reason("FX-69", Phrase("why-cannot-choose-seat", seat=seat_name(seat)))
    return Reason("FX-8", Phrase("why-not-asked"))


def why_not_use(play: FluxxPlay, number: int) -> Reason:
    """Only in your turn, between plays, once, and only if there is something to do."""
    seat, each = play.seat(), play.deck.cards[number]
    if seat != play.turn:
        return Reason("FX-44", Phrase("why-not-your-turn", seat=seat_name(play.turn)))
    if each.kind == KEEPER and play.table.owner(number) != seat:
        return Reason("FX-16", Phrase("why-not-before-you", card=card(number)))
    if each.kind != KEEPER and play.table.where[number] != RULES:
        return Reason("FX-14", Phrase("why-rule-not-in-play", card=card(number)))
    if play.stack:
        return Reason("FX-45", Phrase("why-in-the-middle"))
    if play.ended:
        return Reason("FX-60", Phrase("why-turn-ended"))
    if number in play.used:
        return Reason("FX-44", Phrase("why-used", card=card(number)))
    if not holds_condition(play, seat, each.condition):
        return why_not_condition(number, each.condition)
    return Reason("FX-46", Phrase("why-nothing-to-do", card=card(number)))


def why_not_condition(number: int, condition: int) -> Reason:
    if condition == IF_CREEPER:
        return Reason("FX-59", Phrase("why-need-creeper", what=Phrase("kind-creeper")))
    if condition == IF_MARKED:
        return Reason("FX-63", Phrase("why-need-logo", card=card(number)))
    assert condition == IF_PLAY_LEFT
    return Reason("FX-60", Phrase("why-need-play", card=card(number)))


def why_not_card(play: FluxxPlay, number: int) -> Reason:
    frame = play.stack[-1] if play.stack else None
    if frame is None:
        return why_not_played(play, number)
    if isinstance(frame, React):
        return why_not_answer(play, frame, number)
    if isinstance(frame, PickSeat | Give):
        return Reason("FX-8", Phrase("why-choose-seat"))
    if isinstance(frame, TempHand):
        return Reason("FX-41", Phrase("why-temporary"))
    if isinstance(frame, Owe) and play.table.where[number] != HAND + frame.seat:
        return Reason("FX-39", Phrase("why-cannot-choose", card=card(number)))
    return Reason("FX-8", Phrase("why-cannot-choose", card=card(number)))


def why_not_played(play: FluxxPlay, number: int) -> Reason:
    """Between plays: only cards of the hand, only after the draw, only as many as the rules say."""
    mine = play.table.where[number] == HAND + play.turn
    if play.stage == TO_DRAW:
        return Reason("FX-6", Phrase("why-draw-first"))
    if play.stage == TO_PLAY:
        return Reason("FX-8", Phrase("why-not-in-hand", card=card(number)))
    if play.stage == TO_END:
        return (
            Reason("FX-11", Phrase("why-no-plays"))
            if mine
            else Reason("FX-8", Phrase("why-not-in-hand", card=card(number)))
        )
    return Reason("FX-39", Phrase("why-cannot-choose", card=card(number)))


def why_not_answer(play: FluxxPlay, frame: React, number: int) -> Reason:
    """Only a Surprise in hand, only to what it names, never in one's own turn but to cancel."""
    if play.deck.kinds[number] != SURPRISE:
        return Reason("FX-29", Phrase("why-not-a-surprise", card=card(number)))
    if play.table.where[number] != HAND + frame.seat:
        return Reason("FX-8", Phrase("why-not-in-hand", card=card(number)))
    if shielded(play) and frame.seat != play.turn:
        shield = next(each for each in play.deck.shields if play.table.owner(each) == play.turn)
        return Reason("FX-53", Phrase("why-shield", card=card(shield)))
    if frame.seat == play.turn and not frame.cancels():
        return Reason("FX-29", Phrase("why-own-turn"))
    return Reason("FX-29", Phrase("why-wrong-event", card=card(number)))
