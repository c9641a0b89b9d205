"""Cards, layers and hits of Abluxxen as phrases; the sentences stand in ``words.*.ftl``."""

from __future__ import annotations

from kibitz.core.phrase import Phrase, seat_name
from kibitz.games.abluxxen.choices import LAY, SINGLE, Lay, slot_text
from kibitz.games.abluxxen.rules import AbluxxenPlay


def layer(lay: Lay) -> Phrase:
    """Three 7s; two 7s and a joker; two jokers."""
    return Phrase("layer", value=int(lay.value), numbers=int(lay.numbers), jokers=int(lay.jokers))


def card(face: int) -> Phrase:
    return Phrase("card", face=face)


def slot(place: int) -> Phrase:
    """An open card of the pool, or a group of the duel."""
    return card(place) if place <= SINGLE else Phrase("group", cards=slot_text(place))


def stack(value: int, size: int) -> Phrase:
    """Equal cards of the shadow display."""
    return Phrase("layer", value=value, numbers=size, jokers=0)


def foretell_hits(play: AbluxxenPlay, code: int) -> list[Phrase]:
    """Whose top layer, as it lies now, would be beaten; in the duel also whether the shadow display is hit."""
    mine = LAY[code]
    says: list[Phrase] = []
    if play.rules.duel and play.middle.prey(mine, play.rules.split):
        says.append(Phrase("preview-shadow"))
    for seat in play.beaten_by(mine):
        says.append(Phrase("preview-beats", victim=seat_name(seat), layer=layer(play.top_of(seat))))
    return says
