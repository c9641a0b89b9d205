"""What is half done in a game of Abluxxen, read from a position: an attack, a draw; and whether it can be."""

from __future__ import annotations

from kibitz.core.errors import BadPosition
from kibitz.core.reading import Reader, number, show
from kibitz.games.abluxxen.cards import COPIES, JOKERS
from kibitz.games.abluxxen.choices import Lay
from kibitz.games.abluxxen.rules import AbluxxenPlay
from kibitz.games.abluxxen.state import ANSWERING, DRAWING, FISHING, OVER, PROMPTS, SHADOWING, TAKING

PENDING = {
    SHADOWING: ["prompt"],
    TAKING: ["prompt", "victim"],
    ANSWERING: ["prompt", "victim"],
    DRAWING: ["prompt", "victim", "owed"],
    FISHING: ["prompt"],
}


def read_pending(reader: Reader, play: AbluxxenPlay) -> None:
    pending = reader.data.get("pending")
    if pending is None:
        return
    if not isinstance(pending, dict) or pending.get("prompt") not in PROMPTS[1:OVER]:
        raise BadPosition(f"pending: expected a prompt out of {', '.join(PROMPTS[1:OVER])}, got {show(pending)}")
    play.stage = PROMPTS.index(str(pending["prompt"]))
    fields = PENDING[play.stage]
    if sorted(pending) != sorted(fields):
        raise BadPosition(
            f"pending: {pending['prompt']!r} has the fields {', '.join(fields)}, got {', '.join(pending)}"
        )
    play.victim = number("pending: victim", pending.get("victim", 0), 0, play.seats - 1)
    if play.stage == DRAWING:
        play.owed = number("pending: owed", pending["owed"], 1, COPIES + JOKERS)
    check_pending(play)


def check_pending(play: AbluxxenPlay) -> None:
    """Can this be half done? The layer just laid lies on top of the active seat's display."""
    top = play.sides[play.turn].top
    if top is None:
        raise BadPosition(f"pending: seat {play.turn} has laid nothing")
    if play.sides[play.turn].size == 0:
        raise BadPosition(f"pending: seat {play.turn} has laid its last card, so the game is over")
    if "victim" in PENDING[play.stage]:
        check_victim(play, top.lay)
    else:
        check_no_victim(play, top.lay)


def check_victim(play: AbluxxenPlay, laid: Lay) -> None:
    if play.victim == play.turn:
        raise BadPosition("pending: a seat cannot be its own victim")
    if play.stage == DRAWING and play.owed > laid.size:
        raise BadPosition(f"pending: owed is {play.owed}, but the layer just laid has {laid.size}")
    if play.stage != DRAWING and int(play.victim) not in play.beaten_by(laid):
        raise BadPosition(f"pending: the top layer of seat {play.victim} is not beaten")


def check_no_victim(play: AbluxxenPlay, laid: Lay) -> None:
    prey = play.rules.duel and len(play.middle.prey(laid, play.rules.split)) > 0
    if play.stage == SHADOWING and not prey:
        raise BadPosition("pending: nothing in a shadow display is beaten")
    if play.stage == FISHING and not play.rules.optional_draw:
        raise BadPosition("pending: this variant has no optional draw")
    if play.stage == FISHING and (prey or play.beaten_by(laid)):
        raise BadPosition("pending: no optional draw, for a top layer is beaten")
