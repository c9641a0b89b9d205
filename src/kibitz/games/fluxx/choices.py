"""Fluxx's table of choices.

0..6     yes, no, done, end, pass, draw, random
7..12    seat:0 to seat:5
13..     a card of the deck, by its text
then     use: the power of a Keeper, the free action of a rule ("use:egads")
"""

from typing import Final

from kibitz.core.choice import Choice
from kibitz.games.fluxx.cards import Deck

YES: Final = 0
NO: Final = 1
DONE: Final = 2
END: Final = 3
PASS: Final = 4
DRAW: Final = 5
RANDOM: Final = 6
SEAT: Final = 7
CARD: Final = 13

MOST_SEATS: Final = 6
SIMPLE: Final = ["yes", "no", "done", "end", "pass", "draw", "random"]


def table(deck: Deck) -> list[Choice]:
    choices = [Choice(code, text, text) for code, text in enumerate(SIMPLE)]
    choices += [Choice(SEAT + seat, f"seat:{seat}", "seat", (seat,)) for seat in range(MOST_SEATS)]
    choices += [Choice(CARD + card.number, card.key, "card", (card.number,)) for card in deck.cards]
    for card in deck.cards:
        if card.use >= 0:
            choices.append(Choice(len(choices), "use:" + card.key, "use", (card.number,)))
    return choices


def use_codes(deck: Deck) -> list[int]:
    """The code that uses a card; -1 for those without power or free action."""
    codes = [-1] * deck.size
    at = CARD + deck.size
    for card in deck.cards:
        if card.use >= 0:
            codes[card.number] = at
            at += 1
    return codes
