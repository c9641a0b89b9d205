"""What Abluxxen has to say, as phrases; the sentences stand in ``words.*.ftl``."""

from __future__ import annotations

from collections.abc import Callable

from kibitz.core.event import Event
from kibitz.core.game import Preview, Prompt, View
from kibitz.core.phrase import Phrase, seat_name
from kibitz.games.abluxxen.choices import CHOICES, LAY, SINGLE, Lay, slot_text
from kibitz.games.abluxxen.events import ENDED, ENDS, SCORED
from kibitz.games.abluxxen.rules import ANSWERING, DRAWING, LAYING, PROMPTS, TAKING, AbluxxenPlay


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


SAY: dict[str, Callable[[int], int | str | Phrase]] = {
    "card": card,
    "layer": lambda code: layer(LAY[code]),
    "slot": slot,
    "stack": lambda pair: stack(pair // 16, pair % 16),
    "end": lambda why: ENDS[why],
}


def choice(code: int) -> Phrase:
    """What a choice does, as an offer."""
    made = CHOICES[code]
    if made.verb == "lay":
        return Phrase("choice-lay", layer=layer(LAY[made.args[0]]))
    if made.verb == "pool":
        return Phrase("choice-pool", slot=slot(made.args[0]))
    if made.verb == "shadow":
        return Phrase("choice-shadow", card=card(made.args[0]))
    return Phrase("choice-" + made.verb)


def prompt(play: AbluxxenPlay) -> Prompt:
    """What is asked of the seat that decides."""
    if play.stage >= len(PROMPTS):
        return Prompt("over", Phrase("prompt-over"))
    name = PROMPTS[play.stage]
    key = "prompt-" + name
    if play.stage == TAKING:
        return Prompt(name, Phrase(key, victim=seat_name(int(play.victim)), layer=layer(play.top_of(play.victim))))
    if play.stage == ANSWERING:
        return Prompt(name, Phrase(key, seat=seat_name(int(play.turn)), layer=layer(play.top_of(play.victim))))
    if play.stage == DRAWING:
        return Prompt(name, Phrase(key, owed=int(play.owed)))
    return Prompt(name, Phrase(key))


def badges(view: View) -> list[list[Phrase]]:
    """The points, in a match the total of its earlier games, and the paw (first edition: the Luxx card)."""
    seats = range(len(numbers(view, "points")))
    shown = [[Phrase("badge-points", points=numbers(view, "points")[seat])] for seat in seats]
    options = view["options"]
    assert isinstance(options, dict)
    if options["cycles"]:
        for seat in seats:
            shown[seat].append(Phrase("badge-total", total=numbers(view, "totals")[seat]))
    paw = view["paw"]
    assert isinstance(paw, int)
    shown[paw].append(Phrase("badge-luxx" if options["variant"] == "first-edition" else "badge-paw"))
    return shown


def numbers(view: View, field: str) -> list[int]:
    values = view[field]
    assert isinstance(values, list)
    return [value for value in values if isinstance(value, int)]


def preview(play: AbluxxenPlay, code: int) -> Preview:
    """The first hit, the end of the game, and the own points before and after."""
    seat = play.seat()
    ahead = play.copy()
    heard: list[Event] = []
    ahead.apply(code, heard)
    says = foretell_hits(play, code) if play.stage == LAYING else []
    after = int(ahead.sides[seat].points()) - draws_due(ahead, seat)
    for event in heard:
        if event.kind == ENDED:
            says = [Phrase("preview-ends", why=ENDS[event.args[0]])]
        if event.kind == SCORED and event.args[0] == seat:
            after = event.args[3]
    return Preview(says, (int(play.sides[seat].points()), after))


def draws_due(play: AbluxxenPlay, seat: int) -> int:
    """How many cards this seat surely draws next."""
    if play.stage != DRAWING or play.victim != seat:
        return 0
    return min(int(play.owed), int(play.middle.left) + len(play.middle.pool))


def foretell_hits(play: AbluxxenPlay, code: int) -> list[Phrase]:
    """Whose top layer, as it lies now, would be beaten; in the duel also whether the shadow display is hit."""
    mine = LAY[code]
    says: list[Phrase] = []
    if play.rules.duel and play.middle.prey(mine, play.rules.split):
        says.append(Phrase("preview-shadow"))
    for seat in play.beaten_by(mine):
        says.append(Phrase("preview-beats", victim=seat_name(seat), layer=layer(play.top_of(seat))))
    return says
