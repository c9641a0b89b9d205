"""Abluxxen's table of choices and its notation.

0..628   lay: value 1-13, 1-8 number cards, 0-5 jokers ("7x3", "7x2+1J"); then 1-5 jokers alone ("2J")
629..    take, leave, back, drop, deck, none
635..    pool: one open card ("pool:9", "pool:J")
649..    duel only: a group in the pool, a card with 13s and jokers on it ("pool:2+13")
845..    duel only: a stack of the shadow display ("shadow:4")
"""

import re
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kibitz.core.choice import Choice
from kibitz.core.errors import NeverOffered, UnknownChoice
from kibitz.games.abluxxen.cards import COPIES, FACES, JOKER, JOKERS, cards_of, heap

LAYS: Final = 629
TAKE: Final = 629
LEAVE: Final = 630
BACK: Final = 631
DROP: Final = 632
DECK: Final = 633
NONE: Final = 634
POOL: Final = 634  # + slot; a slot is 1..14 for an open card, more for a group
SHADOW: Final = 844  # + value 1..12
GROUPS: Final = POOL + 14 + 1  # from here on: duel only
SINGLE: Final = 14  # a slot above it is a group
TOPS: Final = 15  # what can lie on the card at the bottom of a slot

LONE_JOKERS: Final = 14  # the value of jokers without number cards: above 13


@mypyc_attr(acyclic=True)
@final
class Lay:
    """What a seat can lay in one turn: ``numbers`` cards of one value with ``jokers``, or jokers alone."""

    def __init__(self, code: int, value: int, numbers: int, jokers: int) -> None:
        self.code: Final = code
        self.value: Final[i64] = value
        self.numbers: Final[i64] = numbers
        self.jokers: Final[i64] = jokers
        self.size: Final[i64] = numbers + jokers
        self.cards: Final[i64] = cards_of(value, numbers) + cards_of(JOKER, jokers)


def lay_code(value: i64, numbers: i64, jokers: i64) -> i64:
    """The code of ``numbers`` cards of ``value`` with ``jokers``; without number cards, of the jokers alone."""
    if numbers == 0:
        return 13 * COPIES * (JOKERS + 1) + jokers - 1
    return ((value - 1) * COPIES + numbers - 1) * (JOKERS + 1) + jokers


def _lays() -> list[Lay]:
    made = [Lay(0, v, n, j) for v in range(1, 14) for n in range(1, COPIES + 1) for j in range(JOKERS + 1)]
    made += [Lay(0, LONE_JOKERS, 0, j) for j in range(1, JOKERS + 1)]
    return [Lay(code, int(lay.value), int(lay.numbers), int(lay.jokers)) for code, lay in enumerate(made)]


LAY: Final = _lays()


def _offers() -> list[list[int]]:
    """What lays two neighbouring values, by jokers held (times 7), pair (times 256) and copies of both (a byte)."""
    table: list[list[int]] = [[] for _ in range((JOKERS + 1) * 7 * 256)]
    for jokers in range(JOKERS + 1):
        for pair in range(7):
            for low in range(COPIES + 1):
                for high in range(COPIES + 1):
                    place = (jokers * 7 + pair) * 256 + high * 16 + low
                    table[place] = _lays_of(2 * pair + 1, low, jokers) + _lays_of(2 * pair + 2, high, jokers)
    return table


# Slices of it share the numbers themselves, so that all prepared lists together touch little memory.
EACH_LAY: Final = list(range(LAYS))


def _lays_of(value: int, held: int, jokers: int) -> list[int]:
    """The codes that lay one value, of which so many are held."""
    codes: list[int] = []
    for numbers in range(1, held + 1) if value < JOKER else range(0):
        first = lay_code(value, numbers, 0)
        codes += EACH_LAY[first : first + jokers + 1]
    return codes


OFFERS: Final = _offers()
LONE: Final = [EACH_LAY[LAYS - JOKERS :][:held] for held in range(JOKERS + 1)]  # jokers alone, by jokers held


# What lies on the bottom card of a pool slot is numbered like a heap: nothing is 0, and on top of k a 13 makes 2k + 1,
# a joker 2k + 2. Three are more than a dealt game can bring: at most nine 13s and jokers come to six slots, evenly.


def slot_of(bottom: i64, top: i64) -> i64:
    """A pool slot: the card at the bottom, and what lies on it (duel)."""
    return bottom + 14 * top


def slot_bottom(slot: i64) -> i64:
    return (slot - 1) % 14 + 1


def slot_top(slot: i64) -> i64:
    return (slot - 1) // 14


def put_on(top: i64, face: i64) -> i64:
    """A 13 or joker is put on what lies there."""
    return 2 * top + (1 if face == 13 else 2)


def slot_faces(slot: i64) -> list[int]:
    """The cards of a slot, bottom first."""
    faces: list[int] = []
    top = slot_top(slot)
    while top:
        faces.append(13 if top & 1 else JOKER)
        top = (top - 1) >> 1
    faces.append(int(slot_bottom(slot)))
    return faces[::-1]


def slot_cards(slot: i64) -> i64:
    """The cards of a slot as a heap."""
    return cards_of(slot, 1) if slot <= SINGLE else heap(slot_faces(slot))


def slot_text(slot: int) -> str:
    return "+".join([FACES[face] for face in slot_faces(slot)])


def _lay_text(lay: Lay) -> str:
    if lay.numbers == 0:
        return f"{lay.jokers}J"
    return f"{lay.value}x{lay.numbers}" + (f"+{lay.jokers}J" if lay.jokers else "")


def _table() -> list[Choice]:
    table = [Choice(lay.code, _lay_text(lay), "lay", (lay.code,)) for lay in LAY]
    for verb in ("take", "leave", "back", "drop", "deck", "none"):
        table.append(Choice(len(table), verb, verb))
    for slot in range(1, 14 * TOPS + 1):
        table.append(Choice(len(table), "pool:" + slot_text(slot), "pool", (slot,)))
    for value in range(1, 13):
        table.append(Choice(len(table), f"shadow:{value}", "shadow", (value,)))
    return table


CHOICES: Final = _table()
CODES: Final = {choice.text: choice.code for choice in CHOICES}

LONGEST: Final = 80
_AROUND_SIGNS: Final = re.compile(r"\s*([x+:])\s*")


def _tidy(text: str) -> str:
    """The usual ways to write the same: ``7X2 + J``, ``JJ``, small letters."""
    text = _AROUND_SIGNS.sub(r"\1", text.strip().lower())
    if text.startswith("pool:"):
        return "pool:" + text[5:].upper()
    if text.endswith("+j"):
        return text[:-1] + "1J"
    if set(text) == {"j"}:
        return f"{len(text)}J"
    if re.fullmatch(r".*\dj", text):
        return text[:-1] + "J"
    return text


def one_by_one(text: str) -> list[int]:
    """The faces of cards written one by one, ``7 7 J``; none, if that is not what the text is. A single number is
    not read, for it may be meant as the number of a choice."""
    words = text.upper().replace(",", " ").split() if len(text) <= LONGEST else []
    faces = [FACES.index(word, 1) for word in words if word in FACES[1:]]
    return faces if len(faces) == len(words) and (len(words) > 1 or faces == [JOKER]) else []


def is_mixed(faces: list[int]) -> bool:
    """Are there number cards of two values?"""
    return len(set(faces) - {JOKER}) > 1


def never_together(faces: list[int]) -> bool:
    """Can no hand lay these cards at once: two values, or more equal cards than there are (AB-7)?"""
    jokers = faces.count(JOKER)
    return is_mixed(faces) or len(faces) - jokers > COPIES or jokers > JOKERS


def _lay_of(faces: list[int]) -> int:
    """The code that lays these cards."""
    if never_together(faces):
        raise NeverOffered("these cards are never laid together (rule AB-7)")
    numbers = [face for face in faces if face != JOKER]
    return int(lay_code(numbers[0] if numbers else LONE_JOKERS, len(numbers), len(faces) - len(numbers)))


def parse(text: str) -> int:
    """The code of a choice's text, of any variant."""
    if text in CODES:
        return CODES[text]
    faces = one_by_one(text)
    if faces:
        return _lay_of(faces)
    tidy = _tidy(text[:LONGEST])
    if len(text) <= LONGEST and tidy in CODES:
        return CODES[tidy]
    raise UnknownChoice(
        f"{text[:80]!r} cannot be read; choices look like 7x3, 7x2+1J, 7 7 J, 2J, take, leave, back, drop, deck, "
        "pool:9, none"
    )
