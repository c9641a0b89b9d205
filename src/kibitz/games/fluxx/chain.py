"""The chain of answers that is open at a table of Fluxx, from a view alone."""

from __future__ import annotations

from kibitz.core.game import Json
from kibitz.core.phrase import Phrase, seat_name
from kibitz.core.presentation import Link
from kibitz.games.fluxx.cards import ON_CREEPER, ON_KEEPER, ON_THEFT, TRIGGERS
from kibitz.games.fluxx.phrases import card
from kibitz.games.fluxx.sight import Sight


def chain(sight: Sight) -> list[Link]:
    """What is about to happen, and the Surprises played so far; each cancels the one before it (FX-33)."""
    pending = sight.view.get("pending")
    frames = pending["frames"] if isinstance(pending, dict) else []
    assert isinstance(frames, list)
    for place in range(len(frames) - 1, 0, -1):
        window, below = frames[place], frames[place - 1]
        if isinstance(window, dict) and isinstance(below, dict) and window["frame"] == "react":
            return links(sight, window, below)
    return []


def links(sight: Sight, window: dict[str, Json], below: dict[str, Json]) -> list[Link]:
    subject, trigger = numbered(sight, window["card"]), TRIGGERS.index(str(window["trigger"]))
    actor = whole(below, "seat")
    found = [Link(sight.deck.cards[subject].key, actor, about_to(sight, below, subject, trigger), False)]
    answers = window.get("chain", [])
    assert isinstance(answers, list)
    for text in answers:
        who, _, what = str(text).partition(" ")
        seat, answer = int(who), numbered(sight, what)
        says = cancelling(answer, seat, subject) if len(found) > 1 else answering(trigger, answer, seat)
        found.append(Link(sight.deck.cards[answer].key, seat, says, False))
        subject = answer
    for place, link in enumerate(found):
        link.void = (len(found) - 1 - place) % 2 == 1
    return found


def numbered(sight: Sight, reference: Json) -> int:
    """The card that a frame refers to: card:batman."""
    assert isinstance(reference, str)
    return sight.numbers[reference.removeprefix("card:")]


def whole(frame: dict[str, Json], field: str) -> int:
    value = frame.get(field, -1)
    assert isinstance(value, int)
    return value


def about_to(sight: Sight, below: dict[str, Json], number: int, trigger: int) -> Phrase:
    """Anna plays Batman; Ben takes Robin from Cleo; The Joker goes to Dora."""
    seat, to, what = whole(below, "seat"), whole(below, "to"), card(number)
    if trigger not in (ON_THEFT, ON_CREEPER):
        return Phrase("chain-played", seat=seat_name(seat), card=what)
    owner = sight.table.owner(number)
    if owner < 0:
        return Phrase("chain-placed", seat=seat_name(to), card=what)
    if trigger == ON_CREEPER and to != seat:
        return Phrase("chain-moved", seat=seat_name(seat), card=what, to=seat_name(to))
    return Phrase("chain-stolen", seat=seat_name(seat), card=what, victim=seat_name(owner))


def answering(trigger: int, answer: int, seat: int) -> Phrase:
    """The first Surprise: what it does to what is about to happen."""
    keys = {ON_KEEPER: "chain-takes", ON_CREEPER: "chain-takes", ON_THEFT: "chain-stops-theft"}
    return Phrase(keys.get(trigger, "chain-cancels"), seat=seat_name(seat), card=card(answer))


def cancelling(answer: int, seat: int, subject: int) -> Phrase:
    """All later ones merely cancel the one before (FX-33)."""
    return Phrase("chain-cancels-that", seat=seat_name(seat), card=card(answer), subject=card(subject))
