"""What a choice of Absolute points at: cards in hand, a set or its cards, the deck, the top of the discard pile."""

from __future__ import annotations

from kibitz.core.presentation import Touch
from kibitz.games.absolute.cards import FACES
from kibitz.games.absolute.choices import CHOICES, CONFIRM, MOST_SETS, set_name
from kibitz.games.absolute.draft import ADD, REGROUP, SWAP
from kibitz.games.absolute.rules import AbsolutePlay


def touches(play: AbsolutePlay, code: int) -> list[Touch]:
    """What a seat would put its finger on to make this choice. An own set may be meant in two ways: to add cards to
    it, or to break it."""
    made, seat = CHOICES[code], int(play.turn)
    if made.verb == "throw":
        return [Touch("hand", seat, [FACES[made.args[0]]])]
    if made.verb == "give":
        from_set = play.draft.kind == REGROUP and made.args[0] not in play.hand()
        return [Touch("sets" if from_set else "hand", seat, [FACES[made.args[0]]])]
    if made.verb == "take":
        return [Touch("sets", int(play.draft.target) // MOST_SETS, [FACES[made.args[0]]])]
    if made.verb in ("swap", "add"):
        return [whole_set(play, made.args[0])]
    if made.verb == "break":
        return [whole_set(play, set_name(seat, made.args[0]))]
    if made.verb == "discard":
        return [Touch("discard", cards=[FACES[play.discard[-1]]])]
    return [Touch("deck")] if made.verb == "deck" else []


def aims(play: AbsolutePlay, code: int) -> list[Touch]:
    """The set of another seat that a complete move changes: what a swap takes out of it, what something is added to."""
    draft = play.draft
    owner = int(draft.target) // MOST_SETS
    if code != CONFIRM or draft.kind not in (SWAP, ADD) or owner == play.turn:
        return []
    if draft.kind == SWAP:
        return [Touch("sets", owner, [FACES[card] for card in draft.taken])]
    return [whole_set(play, int(draft.target))]


def whole_set(play: AbsolutePlay, name: int) -> Touch:
    return Touch("sets", name // MOST_SETS, [FACES[card] for card in play.set_named(name).cards])
