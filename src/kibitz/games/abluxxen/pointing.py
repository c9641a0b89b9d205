"""What a choice of Abluxxen points at: cards in hand, a beaten layer, the pool, the deck, a stack of the shadows."""

from __future__ import annotations

from kibitz.core.presentation import Touch
from kibitz.games.abluxxen.cards import FACES
from kibitz.games.abluxxen.choices import CHOICES, LAY, slot_faces
from kibitz.games.abluxxen.rules import AbluxxenPlay
from kibitz.games.abluxxen.state import LAYING
from kibitz.games.abluxxen.writing import faces_text


def touches(play: AbluxxenPlay, code: int) -> list[Touch]:
    """What a seat would put its finger on to make this choice."""
    made = CHOICES[code]
    if made.verb == "lay":
        return [Touch("hand", play.seat(), texts(LAY[code].cards))]
    if made.verb == "pool":
        return [Touch("pool", cards=[FACES[face] for face in slot_faces(made.args[0])])]
    if made.verb == "shadow":
        return [Touch("shadow", cards=[FACES[made.args[0]]])]
    if made.verb == "deck":
        return [Touch("deck")]
    return []


def aims(play: AbluxxenPlay, code: int) -> list[Touch]:
    """The top layers that a layer would beat, as they lie now; the beaten layer that is decided about."""
    if play.stage == LAYING:
        if LAY[code].cards == play.sides[play.turn].hand:
            return []  # out of cards: the game ends before anyone is robbed
        return [top_layer(play, seat) for seat in play.beaten_by(LAY[code])]
    if CHOICES[code].verb in ("take", "leave", "back", "drop"):
        return [top_layer(play, int(play.victim))]
    return []


def top_layer(play: AbluxxenPlay, seat: int) -> Touch:
    return Touch("display", seat, texts(play.top_of(seat).cards))


def texts(cards: int) -> list[str]:
    return [str(face) for face in faces_text(cards)]
