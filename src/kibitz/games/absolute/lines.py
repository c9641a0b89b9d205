"""Moves as people write them: ``regroup 0,1: -1D -2D +3D / +5C -8C +0C``. A line stands for one or several choices."""

from __future__ import annotations

import re

from kibitz.core.errors import KibitzError, NeverOffered, UnknownChoice
from kibitz.games.absolute.cards import CARD, FACES
from kibitz.games.absolute.choices import (
    ADDS,
    BREAKS,
    CHOICES,
    CODES,
    CONFIRM,
    DISCARDS,
    DONE,
    GIVES,
    MOST_SEATS,
    MOST_SETS,
    NEXT,
    NO_SWAP,
    SET,
    SWAPS,
    TAKES,
    name_text,
    set_name,
)
from kibitz.games.absolute.draft import NOTHING
from kibitz.games.absolute.state import PLAYING, SWAPPING, AbsoluteState

LONGEST = 1000
MINUS = str.maketrans("−–", "--")
HELP = "swap 0.0 +7C for +7S, no-swap, set +5C -8C +3D, add 0 +2C -2S, regroup 0,1: -1D -2D +3D / +5C -8C +0C, done, "
HELP += "discard +1D, hold, deck, discard"

SMALL = {choice.text.lower(): choice.text for choice in CHOICES}
SWAP_LINE = re.compile(r"swap (?:with )?(\d+)\.(\d+):? (.+) for (.+)")
SET_LINE = re.compile(r"set:? (.+)")
ADD_LINE = re.compile(r"add (?:to )?(?:(\d+)\.)?(\d+):? (.+)")
REGROUP_LINE = re.compile(r"regroup (\d+(?: ?, ?\d+| \d+)*) ?: ?(.+)")
DISCARD_LINE = re.compile(r"discard ([^\s,]+)")


class Line:
    """A move as it was written: the seat and place of its set, the sets it breaks, and its groups of cards."""

    def __init__(self, verb: str, owner: int, place: int, groups: list[list[int]], broken: list[int]) -> None:
        self.verb = verb
        self.owner = owner  # -1: whoever moves
        self.place = place
        self.groups = groups
        self.broken = broken

    @property
    def cards(self) -> list[int]:
        return [card for group in self.groups for card in group]


def cards_in(text: str) -> list[int]:
    cards = [CARD.get(word.upper(), -1) for word in text.replace(",", " ").split()]
    if -1 in cards or not cards:
        raise UnknownChoice(f"{text.strip()[:80]!r} are not cards; cards look like +7C, -10T, +0D, -0S")
    return cards


def read_line(text: str) -> Line:
    """What a line says, whether it is possible or not."""
    line = " ".join(text[: LONGEST + 1].translate(MINUS).split())
    low = line.lower()
    if len(line) <= LONGEST:
        if low in SMALL:
            return Line(SMALL[low], -1, -1, [], [])
        if found := SWAP_LINE.fullmatch(low):
            owner, place, given, taken = found.groups()
            return Line("swap", number(owner), number(place), [cards_in(given), cards_in(taken)], [])
        if found := SET_LINE.fullmatch(low):
            return Line("set", -1, -1, [cards_in(found[1])], [])
        if found := ADD_LINE.fullmatch(low):
            owner = -1 if found[1] is None else number(found[1])
            return Line("add", owner, number(found[2]), [cards_in(found[3])], [])
        if found := REGROUP_LINE.fullmatch(low):
            broken = [number(place) for place in re.findall(r"\d+", found[1])]
            return Line("regroup", -1, -1, [cards_in(group) for group in found[2].split("/")], broken)
        if found := DISCARD_LINE.fullmatch(low):
            return Line("throw", -1, -1, [cards_in(found[1])], [])
    raise UnknownChoice(f"{text[:80]!r} cannot be read; moves look like {HELP}")


def number(text: str) -> int:
    """A number that is written in a line; whatever is too large means the same."""
    return min(int(text), 9999)


def read(state: AbsoluteState, text: str) -> list[int]:
    """The choices that a text stands for; phases that it skips are declined."""
    line = read_line(text)
    return [*skipped(state, line.verb), *codes_of(line, int(state.turn))]


def skipped(state: AbsoluteState, verb: str) -> list[int]:
    """After the draw, what comes later may be said at once."""
    if state.draft.kind != NOTHING or verb == "swap":
        return []
    if verb in ("set", "add", "regroup"):
        return [NO_SWAP] if state.phase == SWAPPING else []
    if verb in ("throw", "hold") and state.phase in (SWAPPING, PLAYING):
        return [NO_SWAP, DONE] if state.phase == SWAPPING else [DONE]
    return []


def codes_of(line: Line, seat: int) -> list[int]:
    owner = seat if line.owner < 0 else line.owner
    if line.verb == "set":
        return [SET, *gives(line.groups[0]), CONFIRM]
    if line.verb == "throw":
        return [DISCARDS + line.groups[0][0]]
    if line.verb == "regroup":
        return [*(BREAKS + a_place(place) for place in sorted(line.broken)), *parts(line.groups)]
    if line.verb in ("swap", "add"):
        first = SWAPS if line.verb == "swap" else ADDS
        takes = [TAKES + card for group in line.groups[1:] for card in sorted(group)]
        return [first + set_name(a_seat(owner), a_place(line.place)), *gives(line.groups[0]), *takes, CONFIRM]
    return [CODES[line.verb]]


def a_seat(number: int) -> int:
    if number >= MOST_SEATS:
        raise NeverOffered(f"there is no seat {number}; seats are 0 to {MOST_SEATS - 1}")
    return number


def a_place(number: int) -> int:
    """The place of a set in its owner's row."""
    if number >= MOST_SETS:
        raise NeverOffered(f"there is no set {number}; there are never more than {MOST_SETS}")
    return number


def gives(cards: list[int]) -> list[int]:
    return [GIVES + card for card in sorted(cards)]


def parts(groups: list[list[int]]) -> list[int]:
    """The sets of a regrouping, one after the other."""
    codes: list[int] = []
    for group in groups:
        codes += [*gives(group), NEXT]
    return [*codes[:-1], CONFIRM]


# ---- and back


def write(state: AbsoluteState, codes: list[int]) -> list[str]:
    """What a person would type for these choices, line by line; what a line declines by itself is not written."""
    ahead, before = state.copy(), state.copy()
    lines: list[str] = []
    open_: list[int] = []  # choices that no line stands for yet
    for part in whole_moves(state, codes):
        for code in part:
            ahead.apply(code)
        open_ += part
        text = write_move(part)
        if part not in ([NO_SWAP], [DONE]) and read_or_nothing(before, text) == open_:
            lines.append(text)
            open_, before = [], ahead.copy()
    return lines + [notation(code) for code in open_]


def whole_moves(state: AbsoluteState, codes: list[int]) -> list[list[int]]:
    """The choices of each move together; of a move that was begun before, or is not complete, each one alone."""
    ahead = state.copy()
    moves: list[list[int]] = []
    part: list[int] = []
    begun = state.draft.kind != NOTHING
    for code in codes:
        part.append(code)
        ahead.apply(code)
        if begun or ahead.draft.kind == NOTHING:
            moves.append(part)
            part = []
        begun = begun and ahead.draft.kind != NOTHING
    return moves + [[code] for code in part]


def write_move(part: list[int]) -> str:
    """One move as a line that ``read_line`` reads."""
    first = part[0]
    given = cards_text([code - GIVES for code in part if GIVES <= code < TAKES])
    if first == SET and len(part) > 1:
        return f"set {given}"
    if SWAPS <= first < ADDS and len(part) > 1:
        taken = cards_text([code - TAKES for code in part if TAKES <= code < DISCARDS])
        return f"swap {name_text(first - SWAPS)} {given} for {taken}"
    if ADDS <= first < BREAKS and len(part) > 1:
        return f"add {name_text(first - ADDS)} {given}"
    if BREAKS <= first < GIVES and len(part) > 1:
        broken = ",".join(str(code - BREAKS) for code in part if BREAKS <= code < GIVES)
        words = ["/" if code == NEXT else FACES[code - GIVES] for code in part if code == NEXT or GIVES <= code < TAKES]
        return f"regroup {broken}: {' '.join(words)}"
    return notation(first)


def notation(code: int) -> str:
    """A small choice as a person would write it."""
    return f"discard {FACES[code - DISCARDS]}" if code >= DISCARDS else CHOICES[code].text


def cards_text(them: list[int]) -> str:
    return " ".join(FACES[card] for card in them)


def read_or_nothing(state: AbsoluteState, text: str) -> list[int]:
    try:
        return read(state, text)
    except KibitzError:
        return []
