"""What Absolute has to say, as phrases; the sentences stand in ``words.*.ftl``."""

from __future__ import annotations

from collections.abc import Iterable

from kibitz.core.phrase import Phrase, seat_name
from kibitz.games.absolute.cards import FACES
from kibitz.games.absolute.choices import GIVES, NEXT, TAKES
from kibitz.games.absolute.draft import ADD, REGROUP, SWAP
from kibitz.games.absolute.parts import TO_GO_OUT, Set
from kibitz.games.absolute.rules import AbsolutePlay


def cards(them: Iterable[int]) -> str:
    """Cards in a row, as in the notation."""
    return " ".join(FACES[card] for card in them)


def signed(number: int) -> str:
    return f"{number:+d}" if number else "0"


# ---- a move that is being composed


def composing(play: AbsolutePlay) -> Phrase:
    """What has been chosen so far, and what is still open."""
    if play.draft.kind == SWAP:
        row = play.set_named(play.draft.target)
        given, taken = cards(play.draft.chosen) or "–", cards(play.draft.taken) or "–"
        return Phrase("prompt-swap-part", cards=cards(row.cards), given=given, taken=taken)
    chosen = Set(sorted(play.draft.chosen))
    so_far = (
        Phrase("so-far", cards=cards(chosen.cards), sum=sum_so_far(chosen)) if chosen.size else Phrase("so-far-none")
    )
    if play.draft.kind == REGROUP:
        return Phrase(
            "prompt-regroup-part",
            so_far=so_far,
            loose=cards(play.draft.loose(play.own_sets())) or "–",
            made=len(play.draft.groups),
        )
    if play.draft.kind == ADD:
        return Phrase("prompt-add-part", cards=cards(play.set_named(play.draft.target).cards), so_far=so_far)
    return Phrase("prompt-set-part", so_far=so_far)


def sum_so_far(row: Set) -> str:
    """The sum of the numbers; with a zero that can make up for it: zero."""
    return "0" if row.sums_to_zero() else signed(int(row.numbers))


# ---- a move


def given_in(part: list[int]) -> list[list[int]]:
    """The cards that are put down in a move, group by group."""
    groups: list[list[int]] = [[]]
    for code in part:
        if code == NEXT:
            groups.append([])
        elif GIVES <= code < TAKES:
            groups[-1].append(code - GIVES)
    return groups


def changed_sets(play: AbsolutePlay, ahead: AbsolutePlay) -> list[Phrase]:
    """The sets of other seats whose points change."""
    says = []
    for owner, row in enumerate(play.sets):
        if owner == play.turn:
            continue
        for old, new in zip(row, ahead.sets[owner], strict=True):
            if old is not new:
                points = {"before": old.points(), "after": new.points()}
                says.append(Phrase("preview-set", owner=seat_name(owner), **points))
    return says


def last_card(play: AbsolutePlay) -> Phrase:
    """Discarding it: out, or not yet."""
    if play.most_sets[play.turn] < TO_GO_OUT:
        return Phrase("preview-not-out")
    return Phrase("preview-out" if play.out else "preview-close")
