"""What a choice of Fluxx points at: a card in hand, before a seat or in the middle; the draw pile; somebody's cards."""

from __future__ import annotations

from kibitz.core.presentation import Touch
from kibitz.games.fluxx.choices import CARD, DRAW
from kibitz.games.fluxx.choosing import PickSeat
from kibitz.games.fluxx.events import ASIDE, PILES, look_of, owner_of
from kibitz.games.fluxx.playing import React
from kibitz.games.fluxx.replacing import giving_way
from kibitz.games.fluxx.rules import FluxxPlay

PLAYING = ("play", "play-these", "play-again")


def touches(play: FluxxPlay, code: int) -> list[Touch]:
    """What a seat would put its finger on to make this choice."""
    made = play.game.choices[code]
    if made.verb in ("card", "use"):
        return where_it_lies(play, made.args[0])
    if made.verb == "seat":
        frame = play.stack[-1] if play.stack else None
        moves = isinstance(frame, PickSeat) and frame.prompt(play) == "move-to"
        return [Touch("table" if moves else "hand", made.args[0])]
    return [Touch("draw_pile")] if code == DRAW else []


def where_it_lies(play: FluxxPlay, card: int) -> list[Touch]:
    """A card in its pile; of cards set aside that the seat does not all know, it sees the backs only."""
    place = play.table.where[card]
    if place == ASIDE and not all(play.table.knows(play.seat(), other) for other in play.table.piles[ASIDE]):
        return []
    return [Touch(PILES[look_of(place)].name, owner_of(place), [play.game.faces[card]])]


def aims(play: FluxxPlay, code: int) -> list[Touch]:
    """What a Surprise answers; the rules and the goal that give way to a card, unless somebody answers it."""
    if play.game.choices[code].verb != "card":
        return []
    frame = play.stack[-1] if play.stack else None
    if isinstance(frame, React):
        return where_it_lies(play, frame.answered())
    if play.prompt_name() not in PLAYING:
        return []
    return [touch for old in giving_way(play, code - CARD) for touch in where_it_lies(play, old)]
