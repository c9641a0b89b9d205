"""The move being composed: a swap, a new set, an addition or a regrouping, card by card.

A draft never changes: every small choice makes another one. Nothing moves on the table until it is complete.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kibitz.games.absolute.cards import is_zero
from kibitz.games.absolute.choices import BREAKS, CANCEL, CONFIRM, GIVES, MOST_SETS, NEXT, TAKES
from kibitz.games.absolute.moves import NO_CARD
from kibitz.games.absolute.parts import Set

if TYPE_CHECKING:
    from kibitz.games.absolute.state import AbsoluteState

# What is being composed.
NOTHING: Final = 0
SWAP: Final = 1
LAY: Final = 2
ADD: Final = 3
REGROUP: Final = 4

MOST_REPEATS: Final = 8  # moves dropped in a turn, or regroupings without a card: every turn comes to an end


@final
class Draft:
    """How far a move is composed. A regrouping is composed freely; of the other kinds ``ways`` has all complete moves,
    and only what leads to one of them is offered."""

    def __init__(self, kind: i64, target: i64, ways: list[int], made: list[int]) -> None:
        self.kind: Final[i64] = kind
        self.target: Final[i64] = target  # the name of the set that it is about
        self.ways: Final = ways
        self.made: Final = made  # the small choices so far
        chosen: list[int] = []
        taken: list[int] = []
        groups: list[Set] = []
        broken: list[int] = []
        for code in made:
            if code >= TAKES:
                taken.append(code - TAKES)
            elif code >= GIVES:
                chosen.append(code - GIVES)
            elif code >= BREAKS:
                broken.append(code - BREAKS)
            elif code == NEXT:
                groups.append(Set(chosen))
                chosen = []
        self.chosen: Final = chosen  # cards, in order: given, or for the set being made
        self.taken: Final = taken
        self.groups: Final = groups  # of a regrouping, those that are complete
        self.broken: Final = broken  # the places of the sets that it takes apart

    def then(self, code: int) -> Draft:
        """The draft after one more small choice."""
        return Draft(self.kind, self.target, self.ways, [*self.made, code])

    def used(self) -> list[int]:
        """The cards chosen so far for the new sets of a regrouping."""
        cards = self.chosen[:]
        for row in self.groups:
            cards += row.cards
        return cards

    def sets(self) -> list[Set]:
        """The new sets of a complete regrouping."""
        return [*self.groups, Set(self.chosen)]

    def loose(self, own: list[Set]) -> list[int]:
        """The cards of the broken sets that lie in no new set yet."""
        used = self.used()
        return [card for place in self.broken for card in own[place].cards if card not in used]

    def may_follow(self, card: i64, tabletop: bool) -> bool:
        """Cards of a set are named in order, and a set has one zero at most (AZ-6)."""
        if not self.chosen:
            return True
        if card < self.chosen[-1]:
            return False
        return tabletop or not is_zero(card) or not is_zero(self.chosen[-1])


EMPTY: Final = Draft(NOTHING, 0, [], [])


# ---- what may be chosen next


def next_parts(state: AbsoluteState) -> list[int]:
    """What leads on from here; and the move can be dropped (AZ-44)."""
    kind = state.draft.kind
    if kind == REGROUP:
        return next_of_regrouping(state, state.draft)
    if kind == SWAP:
        return next_of_swap(state, state.draft)
    return next_of_picks(state, state.draft)


def ends(state: AbsoluteState, complete: bool, more: bool) -> list[int]:
    """What can be done beside naming another card."""
    codes: list[int] = []
    if complete:
        codes.append(CONFIRM)
    if more:
        codes.append(NEXT)
    if state.drops < MOST_REPEATS:
        codes.append(CANCEL)
    return codes


def next_of_picks(state: AbsoluteState, draft: Draft) -> list[int]:
    """The cards, later in order than those chosen, that lead to a legal set or addition."""
    hand = state.hand()
    before: i64 = 0
    below: i64 = 0
    for card in draft.chosen:
        bit: i64 = 1 << hand.index(card)
        before |= bit
        below = 2 * bit - 1
    complete = False
    following: i64 = 0
    for pick in draft.ways:
        way: i64 = pick
        if way & below == before:
            rest = way ^ before
            following |= rest & -rest
            complete = complete or rest == 0
    cards = [GIVES + card for place, card in enumerate(hand) if following >> place & 1]
    return ends(state, complete, False) + cards


def next_of_swap(state: AbsoluteState, draft: Draft) -> list[int]:
    """The cards to give, then those to take, that lead to a legal swap."""
    gives, takes = len(draft.chosen), len(draft.taken)
    first = draft.chosen[0] if gives > 0 else NO_CARD
    second = draft.chosen[1] if gives > 1 else NO_CARD
    third = draft.taken[0] if takes > 0 else NO_CARD
    fourth = draft.taken[1] if takes > 1 else NO_CARD
    complete = False
    following: set[int] = set()
    for way in draft.ways:
        one, two, three, four = way >> 21, way >> 14 & NO_CARD, way >> 7 & NO_CARD, way & NO_CARD
        if gives == 0:
            following.add(GIVES + one)
        elif one != first:
            continue
        elif takes == 0 and gives == 1 and two != NO_CARD:
            following.add(GIVES + two)
        elif two != second:
            continue
        elif takes == 0:
            following.add(TAKES + three)
        elif three == third and four == fourth:
            complete = True
        elif three == third and takes == 1:
            following.add(TAKES + four)
    return ends(state, complete, False) + sorted(following)


def next_of_regrouping(state: AbsoluteState, draft: Draft) -> list[int]:
    """One more set to break, a card for the set being made, the next set; or all is in its place (AZ-22, AZ-23)."""
    used = draft.used()
    hand = state.hand()
    unused = [card for card in hand if card not in used]
    loose = draft.loose(state.own_sets())
    good = bool(draft.chosen) and state.is_good(Set(draft.chosen))
    complete = good and not loose and (len(unused) < len(hand) or state.may_regroup_bare())
    more = good and (bool(loose) or len(unused) > 1) and has_room(state, draft)
    codes = ends(state, complete, more)
    if not used:
        codes += [BREAKS + place for place in range(draft.broken[-1] + 1, len(state.own_sets()))]
    cards = sorted(loose + unused) if len(unused) > 1 else sorted(loose)
    return codes + [GIVES + card for card in cards if draft.may_follow(card, state.rules.tabletop)]


def has_room(state: AbsoluteState, draft: Draft) -> bool:
    """Is there a name for one more set?"""
    return len(state.own_sets()) - len(draft.broken) + len(draft.groups) + 1 < MOST_SETS
