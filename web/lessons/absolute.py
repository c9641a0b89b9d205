"""A first round of Absolute, from its middle on."""

from __future__ import annotations

from itertools import combinations

from kibitz.games.absolute.cards import FACES
from lessons.script import Lesson, Script

HANDS = [
    ["+5C", "-8C", "-3T", "+4C", "+9S", "+10S", "+10D"],
    ["+8T", "-7C", "+4D"],
    ["-9S", "+2T", "+7T", "+10T", "-5S"],
]
SETS = [[], [["+9D", "-6D", "-2D", "-1D"], ["+4S", "-7S", "+3T"]], [["+8D", "-5T", "-3S"]]]
DRAWN = ["+6T", "-2T", "+0C", "-1T", "-10D", "-4C"]  # from the deck, in this order
TURNED_UP = "+3D"


def first_game() -> Lesson:
    """Leo goes out; the learner has no third set, but the better ones."""
    lying = {*HANDS[0], *HANDS[1], *HANDS[2], *DRAWN, TURNED_UP, *(card for row in SETS for one in row for card in one)}
    script = Script(
        {
            "game": "absolute",
            "options": {"rounds": 1},
            "turn": 0,
            "phase": "draw",
            "hands": [[*hand] for hand in HANDS],
            "sets": [[[*one] for one in row] for row in SETS],
            "deck": [*DRAWN, *(card for card in FACES if card not in lying)],
            "discard": [TURNED_UP],
        }
    )
    script.read()  # what it is about
    script.do("discard")  # the number that is missing
    script.do("no-swap")  # a set
    lay(script, "-8C", "+3D", "+5C", wrong="set -8C +4C +5C", more=True)
    script.do("done")  # whoever has played discards
    script.do("discard +10S", "hold", more=True)
    script.others(1, "deck", "discard +6T")
    script.others(2, "deck", "hold")
    script.do("deck")
    swap = "swap 1.0 -3T for -2D -1D"
    script.do(swap, "swap 1.0 -3T for -2D", "swap 1.0 -3T for -1D", drafts=[swap])
    lay(script, "-2D", "-1D", "+0C")  # a zero is wild
    script.do("done")
    script.do("discard +10D", more=True)
    script.others(1, "deck", "set +8T -7C -1T", "discard +4D")  # goes out
    script.others(2, "deck", "set -9S +2T +7T", "discard -10D")
    script.do("deck")
    script.do("no-swap")
    add = "add 0 -4C +4C"
    script.do(add, "add 0 +4C", "add 0 -4C", drafts=[add], more=True)
    halves = ["regroup 0,1: -8C -4C +4C +5C / -2D -1D +0C +3D", "regroup 0,1: -8C -4C +0C +3D +4C +5C / -2D -1D"]
    regroup = "regroup 0,1: -8C -4C +0C +4C +5C / -2D -1D +3D"
    script.do(regroup, drafts=[*halves, regroup])
    script.do("done")
    script.do("discard +9S", more=True)
    script.read()  # counted
    return script.lesson()


def lay(script: Script, *cards: str, wrong: str = "", more: bool = False) -> None:
    """The learner lays a set, card by card."""
    drafts = [f"set {' '.join(some)}" for count in range(1, len(cards) + 1) for some in combinations(cards, count)]
    script.do(drafts[-1], *([wrong] if wrong else []), drafts=drafts, more=more)
