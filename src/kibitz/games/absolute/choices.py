"""Absolute's table of choices: a turn is a sequence of small ones.

deck discard no-swap done hold           draw; swap nothing; end the play phase; discard nothing
swap:1.0 card:+7C take:+7S confirm:      a swap: the set, the cards given, the cards taken
set: card:-8C card:+3D card:+5C confirm: a new set
add:0.1 card:-2S card:+2C confirm:       cards for a set
break:0 break:1 card:-2D card:-1D card:+3D next: card:-8C card:+0C card:+5C confirm:   a regrouping
cancel:                                  drop what is being composed
discard:+1D                              discard a card

Sets are named by their owner and their place in the owner's row. Cards are named in their order, so that there is one
way only to compose a set; ``lines`` reads moves as people write them.
"""

from typing import Final

from kibitz.core.choice import Choice
from kibitz.games.absolute.cards import CARDS, FACES

MOST_SEATS: Final = 6
MOST_SETS: Final = 29  # of three cards each, out of 88

DECK: Final = 0
DISCARD: Final = 1
NO_SWAP: Final = 2
DONE: Final = 3
HOLD: Final = 4
CONFIRM: Final = 5
NEXT: Final = 6
CANCEL: Final = 7
SET: Final = 8
SWAPS: Final = 9  # + the name of a set
ADDS: Final = SWAPS + MOST_SEATS * MOST_SETS
BREAKS: Final = ADDS + MOST_SEATS * MOST_SETS  # + the place of an own set
GIVES: Final = BREAKS + MOST_SETS  # + a card
TAKES: Final = GIVES + CARDS
DISCARDS: Final = TAKES + CARDS


def set_name(owner: int, place: int) -> int:
    """A set's name as a number."""
    return owner * MOST_SETS + place


def name_text(name: int) -> str:
    return f"{name // MOST_SETS}.{name % MOST_SETS}"


def _table() -> list[Choice]:
    table = [Choice(code, text, text) for code, text in enumerate(("deck", "discard", "no-swap", "done", "hold"))]
    for verb in ("confirm", "next", "cancel", "set"):
        table.append(Choice(len(table), verb + ":", verb))
    for verb in ("swap", "add"):
        for name in range(MOST_SEATS * MOST_SETS):
            table.append(Choice(len(table), f"{verb}:{name_text(name)}", verb, (name,)))
    for place in range(MOST_SETS):
        table.append(Choice(len(table), f"break:{place}", "break", (place,)))
    for verb, text in (("give", "card:"), ("take", "take:"), ("throw", "discard:")):
        for card in range(CARDS):
            table.append(Choice(len(table), text + FACES[card], verb, (card,)))
    return table


CHOICES: Final = _table()
CODES: Final = {choice.text: choice.code for choice in CHOICES}
