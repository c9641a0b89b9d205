"""How Abluxxen is shown and spoken of: prompts, choices, what follows them, and the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from kibitz.core.event import Event
from kibitz.core.game import Json, View
from kibitz.core.header import Header, texts
from kibitz.core.phrase import Phrase, seat_name
from kibitz.core.presentation import Board, Presentation, Preview, Reason, Touch
from kibitz.games.abluxxen import pointing, reasons
from kibitz.games.abluxxen.choices import CHOICES, LAY, slot_text
from kibitz.games.abluxxen.events import ENDED, ENDS, SCORED
from kibitz.games.abluxxen.phrases import card, foretell_hits, layer, slot, stack
from kibitz.games.abluxxen.rules import AbluxxenPlay, winning_seats
from kibitz.games.abluxxen.state import ANSWERING, DRAWING, LAYING, TAKING

SAY: dict[str, Callable[[int], int | str | Phrase]] = {
    "card": card,
    "layer": lambda code: layer(LAY[code]),
    "slot": slot,
    "stack": lambda pair: stack(pair // 16, pair % 16),
    "end": lambda why: ENDS[why],
}


@final
class AbluxxenPresentation(Presentation[AbluxxenPlay]):
    """What a table of Abluxxen shows and says."""

    def prompt(self, play: AbluxxenPlay) -> Phrase:
        key = "prompt-" + play.prompt().name
        if play.stage == TAKING:
            return Phrase(key, victim=seat_name(int(play.victim)), layer=layer(play.top_of(play.victim)))
        if play.stage == ANSWERING:
            return Phrase(key, seat=seat_name(int(play.turn)), layer=layer(play.top_of(play.victim)))
        return Phrase(key, owed=int(play.owed)) if play.stage == DRAWING else Phrase(key)

    def say(self, play: AbluxxenPlay, code: int) -> Phrase:
        made = CHOICES[code]
        if made.verb == "lay":
            return Phrase("choice-lay", layer=layer(LAY[made.args[0]]))
        if made.verb == "pool":
            return Phrase("choice-pool", slot=slot(made.args[0]))
        if made.verb == "shadow":
            return Phrase("choice-shadow", card=card(made.args[0]))
        return Phrase("choice-" + made.verb)

    def preview(self, play: AbluxxenPlay, code: int) -> Preview:
        """The first hit, the end of the game, and the own points before and after."""
        seat = play.seat()
        ahead = play.copy()
        heard: list[Event] = []
        ahead.apply(code, heard)
        says = foretell_hits(play, code) if play.stage == LAYING else []
        drawn = CHOICES[code].verb in ("pool", "deck")  # every card that is owed says what itself costs
        after = int(ahead.sides[seat].points()) - (0 if drawn else draws_due(ahead, seat))
        for event in heard:
            if event.kind == ENDED:
                says = [Phrase("preview-ends", why=ENDS[event.args[0]])]
            if event.kind == SCORED and event.args[0] == seat:
                after = event.args[3]
        return Preview(says, (int(play.sides[seat].points()), after))

    def why_not(self, play: AbluxxenPlay, text: str) -> Reason:
        return reasons.why_not(play, text)

    def touches(self, play: AbluxxenPlay, code: int) -> list[Touch]:
        return pointing.touches(play, code)

    def aims(self, play: AbluxxenPlay, code: int) -> list[Touch]:
        return pointing.aims(play, code)

    def board(self, view: View) -> Board:
        board = Board(badges(view))
        board.winning = winning(view) if Header(view).over else []
        return board

    def arg_text(self, sort: str, value: int) -> str:
        if sort == "layer":
            return CHOICES[value].text
        if sort == "slot":
            return slot_text(value)
        if sort == "stack":
            return f"{value // 16}x{value % 16}"
        return ENDS[value] if sort == "end" else super().arg_text(sort, value)

    def arg(self, sort: str, value: int) -> int | str | Phrase:
        return SAY[sort](value) if sort in SAY else super().arg(sort, value)


def draws_due(play: AbluxxenPlay, seat: int) -> int:
    """How many cards this seat surely draws next."""
    if play.stage != DRAWING or play.victim != seat:
        return 0
    return min(int(play.owed), int(play.middle.left) + len(play.middle.pool))


def badges(view: View) -> list[list[Phrase]]:
    """The points, in a match the total of its earlier games, and the paw (first edition: the Luxx card)."""
    seats = range(Header(view).seats)
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


def winning(view: View) -> list[Touch]:
    """The displays of those who have won (AB-29, AB-30)."""
    options, displays = view["options"], view["displays"]
    assert isinstance(options, dict) and isinstance(displays, list)
    scores = [total + points for total, points in zip(numbers(view, "totals"), numbers(view, "points"), strict=True)]
    tiebreak = options["variant"] != "first-edition"
    winners = winning_seats(scores, numbers(view, "sizes"), tiebreak)
    return [Touch("display", seat, cards_in(displays[seat])) for seat in winners]


def cards_in(display: Json) -> list[str]:
    """All layers of a display, bottom first."""
    assert isinstance(display, list)
    return [card for layer in display for card in texts(layer)]


def numbers(view: View, field: str) -> list[int]:
    values = view[field]
    assert isinstance(values, list)
    return [value for value in values if isinstance(value, int)]
