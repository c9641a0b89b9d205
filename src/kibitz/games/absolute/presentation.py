"""How Absolute is shown and spoken of: prompts, choices and moves, what follows them, and the table."""

from __future__ import annotations

from typing import final

from kibitz.core.game import Json, View
from kibitz.core.header import Header, texts
from kibitz.core.phrase import Phrase, seat_name
from kibitz.core.presentation import Board, Presentation, Preview, Reason, Touch
from kibitz.core.reading import numbers
from kibitz.games.absolute import lines, pointing, reasons
from kibitz.games.absolute.cards import CARD, FACES, cards_of
from kibitz.games.absolute.choices import CHOICES, CONFIRM, DISCARD, DISCARDS, MOST_SETS, TAKES, name_text, set_name
from kibitz.games.absolute.draft import NOTHING, SWAP
from kibitz.games.absolute.events import ENDS
from kibitz.games.absolute.parts import DOUBLES, MOST_IN_HAND, Set, hand_penalty
from kibitz.games.absolute.phrases import cards, changed_sets, composing, given_in, last_card, signed
from kibitz.games.absolute.rules import AbsolutePlay
from kibitz.games.absolute.state import DISCARDING


@final
class AbsolutePresentation(Presentation[AbsolutePlay]):
    """What a table of Absolute shows and says."""

    def prompt(self, play: AbsolutePlay) -> Phrase:
        """The phase, and how far a move is composed."""
        if play.draft.kind != NOTHING:
            return composing(play)
        if play.phase != DISCARDING:
            return Phrase("prompt-" + play.prompt().name)
        hand = len(play.hand())
        if hand > MOST_IN_HAND:
            return Phrase("prompt-discard-down", over=hand - MOST_IN_HAND)
        return Phrase("prompt-discard-one" if play.played else "prompt-discard")

    def say(self, play: AbsolutePlay, code: int) -> Phrase:
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

    def preview(self, play: AbsolutePlay, code: int) -> Preview:
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

    def why_not(self, play: AbsolutePlay, text: str) -> Reason:
        return reasons.why_not(play, text)

    def touches(self, play: AbsolutePlay, code: int) -> list[Touch]:
        return pointing.touches(play, code)

    def aims(self, play: AbsolutePlay, code: int) -> list[Touch]:
        return pointing.aims(play, code)

    # ---- notation

    def notation(self, code: int) -> str:
        return lines.notation(code)

    def lines(self, play: AbsolutePlay, codes: list[int]) -> list[str]:
        return lines.write(play, codes)

    def move(self, play: AbsolutePlay, codes: list[int]) -> Phrase | None:
        moves = lines.whole_moves(play, codes)
        return self.whole_move(play, moves[0]) if len(moves) == 1 else None

    def whole_move(self, play: AbsolutePlay, part: list[int]) -> Phrase:
        """A whole move, composed of these choices."""
        made = CHOICES[part[0]]
        if len(part) == 1 or play.draft.kind != NOTHING:
            return self.say(play, part[0])
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

    # ---- the table

    def board(self, view: View) -> Board:
        board = Board(badges(view))
        board.notices = notices(view)
        board.captions["sets"] = [captions(view, seat) for seat in range(len(board.badges))]
        board.winning = winning(view) if Header(view).over else []
        return board

    def arg_text(self, sort: str, value: int) -> str:
        if sort == "cards":
            return cards(cards_of(value))
        if sort == "double":
            return DOUBLES[value]
        return ENDS[value] if sort == "end" else super().arg_text(sort, value)


# ---- the table


def captions(view: View, seat: int) -> list[Phrase]:
    """Of each set its points, what its zero stands for, and whether it is locked; ``name`` is how one writes it."""
    locked = "yes" if seat in numbers(view, "out") and not Header(view).over else "no"
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


def badges(view: View) -> list[list[Phrase]]:
    """The points of the sets, the total of the rounds before, who is out, and what the own hand would cost."""
    out, scores, header = numbers(view, "out"), numbers(view, "scores"), Header(view)
    shown = []
    for seat, points in enumerate(numbers(view, "points")):
        row = [Phrase("badge-points", points=points)]
        if seat == header.seat and view.get("penalty"):
            row.append(Phrase("badge-penalty", points=number(view["penalty"])))
        if header.over:
            row.append(Phrase("badge-final", total=scores[seat]))
        elif number(view["round"]) > 1:
            row.append(Phrase("badge-total", total=scores[seat]))
        if seat in out:
            row.append(Phrase("badge-closer" if seat == out[0] else "badge-out"))
        shown.append(row)
    return shown


def winning(view: View) -> list[Touch]:
    """The sets of those with the highest total, as they lie at the end (AZ-41)."""
    scores = numbers(view, "scores")
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return [
        Touch("sets", seat, [card for row in rows_of(view, "sets", seat) for card in texts(row)]) for seat in winners
    ]


def notices(view: View) -> list[Phrase]:
    """Which round it is, and that the last turns are played."""
    options = view["options"]
    assert isinstance(options, dict)
    says = [Phrase("notice-round", round=number(view["round"]), rounds=number(options["rounds"]))]
    out = numbers(view, "out")
    if out and not Header(view).over:
        says.append(Phrase("notice-last-turns", seat=seat_name(out[0])))
    return says
