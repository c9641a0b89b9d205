"""What Absolute has to say, as phrases; the sentences stand in ``words.*.ftl``."""

from __future__ import annotations

from collections.abc import Iterable

from kibitz.core.game import Json, Preview, Prompt, View
from kibitz.core.phrase import Phrase, seat_name
from kibitz.games.absolute.board import DRAWING, OVER, PHASES, PLAYING, SWAPPING
from kibitz.games.absolute.cards import CARD, FACES
from kibitz.games.absolute.choices import (
    CHOICES,
    CONFIRM,
    DISCARD,
    DISCARDS,
    GIVES,
    MOST_SETS,
    NEXT,
    TAKES,
    name_text,
    set_name,
)
from kibitz.games.absolute.draft import ADD, NOTHING, REGROUP, SWAP
from kibitz.games.absolute.parts import MOST_IN_HAND, TO_GO_OUT, Set, hand_penalty
from kibitz.games.absolute.rules import AbsolutePlay


def cards(them: Iterable[int]) -> str:
    """Cards in a row, as in the notation."""
    return " ".join(FACES[card] for card in them)


def signed(number: int) -> str:
    return f"{number:+d}" if number else "0"


# ---- prompts


def prompt(play: AbsolutePlay) -> Prompt:
    """What is asked: the phase, and how far a move is composed."""
    if play.phase == OVER:
        return Prompt("over", Phrase("prompt-over"))
    name = PHASES[play.phase]
    if play.draft.kind != NOTHING:
        return Prompt(name, composing(play))
    if play.phase == DRAWING or play.phase == SWAPPING or play.phase == PLAYING:
        return Prompt(name, Phrase("prompt-" + name), routine=play.phase != DRAWING)
    hand = len(play.hand())
    if hand > MOST_IN_HAND:
        return Prompt(name, Phrase("prompt-discard-down", over=hand - MOST_IN_HAND))
    return Prompt(name, Phrase("prompt-discard-one" if play.played else "prompt-discard"))


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


# ---- choices


def choice(play: AbsolutePlay, code: int) -> Phrase:
    """What a choice does, as an offer."""
    made = CHOICES[code]
    if made.verb in ("swap", "add"):
        owner = made.args[0] // MOST_SETS
        row = cards(play.set_named(made.args[0]).cards)
        if owner == play.turn:
            return Phrase(f"choice-{made.verb}-own", cards=row)
        return Phrase(f"choice-{made.verb}", owner=seat_name(owner), cards=row)
    if made.verb == "break":
        return Phrase("choice-break", cards=cards(play.own_sets()[made.args[0]].cards))
    if made.verb == "give":
        return Phrase("choice-give" if play.draft.kind == SWAP else "choice-put", card=FACES[made.args[0]])
    if made.verb in ("take", "throw"):
        return Phrase("choice-" + made.verb, card=FACES[made.args[0]])
    if code == DISCARD:
        return Phrase("choice-discard", card=FACES[play.discard[-1]])
    return Phrase("choice-" + made.verb)


def move(play: AbsolutePlay, part: list[int]) -> Phrase:
    """A whole move, composed of these choices."""
    made = CHOICES[part[0]]
    if len(part) == 1 or play.draft.kind != NOTHING:
        return choice(play, part[0])
    groups = [cards(group) for group in given_in(part)]
    if made.verb == "set":
        return Phrase("move-set", cards=groups[0])
    if made.verb == "break":
        return Phrase("move-regroup", cards=" / ".join(groups))
    if made.verb == "add":
        return Phrase("move-add", cards=groups[0], row=cards(play.set_named(made.args[0]).cards))
    taken = cards(code - TAKES for code in part if TAKES <= code < DISCARDS)
    owner = made.args[0] // MOST_SETS
    if owner == play.turn:
        return Phrase("move-swap-own", given=groups[0], taken=taken)
    return Phrase("move-swap", owner=seat_name(owner), given=groups[0], taken=taken)


def given_in(part: list[int]) -> list[list[int]]:
    """The cards that are put down in a move, group by group."""
    groups: list[list[int]] = [[]]
    for code in part:
        if code == NEXT:
            groups.append([])
        elif GIVES <= code < TAKES:
            groups[-1].append(code - GIVES)
    return groups


def preview(play: AbsolutePlay, code: int) -> Preview:
    """The points of the own sets less the hand, before and after; what becomes of others' sets; going out."""
    seat = int(play.turn)
    before = play.points(seat)
    if code == CONFIRM:
        ahead = play.copy()
        ahead.apply(code)
        return Preview(changed_sets(play, ahead), (before, ahead.points(seat)))
    if code >= DISCARDS:
        rest = [card for card in play.hand() if card != code - DISCARDS]
        after = before + hand_penalty(play.hand()) - hand_penalty(rest)
        return Preview([] if rest else [last_card(play)], (before, after))
    return Preview([], None)


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


# ---- the table


def captions(view: View, seat: int) -> list[Phrase]:
    """Of each set its points, what its zero stands for, and whether it is locked; ``name`` is how one writes it."""
    locked = "yes" if seat in numbers(view, "out") and not view["over"] else "no"
    says = []
    for place, (row, count) in enumerate(zip(rows_of(view, "sets", seat), rows_of(view, "counts", seat), strict=True)):
        assert isinstance(count, dict)
        name, points, zero = name_text(set_name(seat, place)), number(count["points"]), count["zero"]
        if points == 0:
            says.append(Phrase("caption-wrong", name=name, sum=sum_of(row)))
        elif zero is None:
            says.append(Phrase("caption", name=name, points=points, locked=locked))
        else:
            says.append(Phrase("caption-zero", name=name, points=points, locked=locked, zero=signed(number(zero))))
    return says


def rows_of(view: View, field: str, seat: int) -> list[Json]:
    """What a view has for each set of a seat."""
    seats = view.get(field)
    rows = seats[seat] if isinstance(seats, list) else []
    return rows if isinstance(rows, list) else []


def sum_of(row: Json) -> str:
    """Of cards that make no set."""
    assert isinstance(row, list)
    return signed(int(Set([CARD[str(card)] for card in row]).numbers))


def number(value: Json) -> int:
    assert isinstance(value, int)
    return value


def numbers(view: View, field: str) -> list[int]:
    values = view[field]
    assert isinstance(values, list)
    return [number(value) for value in values]


def badges(view: View) -> list[list[Phrase]]:
    """The points of the sets, the total of the rounds before, who is out, and what the own hand would cost."""
    out, scores = numbers(view, "out"), numbers(view, "scores")
    shown = []
    for seat, points in enumerate(numbers(view, "points")):
        row = [Phrase("badge-points", points=points)]
        if seat == view.get("seat") and view.get("penalty"):
            row.append(Phrase("badge-penalty", points=number(view["penalty"])))
        if view["over"]:
            row.append(Phrase("badge-final", total=scores[seat]))
        elif number(view["round"]) > 1:
            row.append(Phrase("badge-total", total=scores[seat]))
        if seat in out:
            row.append(Phrase("badge-closer" if seat == out[0] else "badge-out"))
        shown.append(row)
    return shown


def notices(view: View) -> list[Phrase]:
    """Which round it is, and that the last turns are played."""
    options = view["options"]
    assert isinstance(options, dict)
    says = [Phrase("notice-round", round=number(view["round"]), rounds=number(options["rounds"]))]
    out = numbers(view, "out")
    if out and not view["over"]:
        says.append(Phrase("notice-last-turns", seat=seat_name(out[0])))
    return says
