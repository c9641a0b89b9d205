"""Why a move of Absolute is refused: the rule it breaks, and a sentence."""

from __future__ import annotations

from kibitz.core.errors import NeverOffered
from kibitz.core.phrase import Phrase, seat_name
from kibitz.core.presentation import Reason
from kibitz.games.absolute.cards import FACES, can_stand, is_zero, number_of
from kibitz.games.absolute.choices import ADDS, CHOICES, CODES, MOST_SETS, NO_SWAP, SWAPS, name_text, set_name
from kibitz.games.absolute.draft import NOTHING, REGROUP
from kibitz.games.absolute.lines import Line, read, read_line, skipped
from kibitz.games.absolute.moves import worth_in
from kibitz.games.absolute.parts import MOST_IN_HAND, SMALLEST, Set, home_of, keeps_number, merged
from kibitz.games.absolute.phrases import cards, signed
from kibitz.games.absolute.rules import AbsolutePlay
from kibitz.games.absolute.state import DISCARDING, DRAWING, OVER, PLAYING, SWAPPING

ALLOWED = Reason("", Phrase("why-allowed"))


def why_not(play: AbsolutePlay, text: str) -> Reason:
    """Which rule forbids this now; what is offered breaks none."""
    line = read_line(text)
    if play.phase == OVER:
        return Reason("AZ-2", Phrase("why-over"))
    if is_allowed(play, text):
        return ALLOWED
    if line.verb in CODES:
        return why_not_small(play, CODES[line.verb], skipped(play, line.verb) != [])
    if play.draft.kind != NOTHING:
        return Reason("AZ-44", Phrase("why-finish-first"))
    if play.phase == DRAWING:
        return Reason("AZ-9", Phrase("why-draw-first"))
    if skipped(play, line.verb) == [NO_SWAP]:
        ahead = play.copy()
        ahead.apply(NO_SWAP)
        return why_not(ahead, text)
    return LINES[line.verb](play, line)


def is_allowed(play: AbsolutePlay, text: str) -> bool:
    ahead = play.copy()
    try:
        codes = read(play, text)
    except NeverOffered:
        return False
    for code in codes:
        if code not in ahead.shared_legal():
            return False
        ahead.apply(code)
    return True


# ---- small choices


def why_not_small(play: AbsolutePlay, code: int, skips: bool) -> Reason:
    verb = CHOICES[code].verb
    if verb in ("deck", "discard"):
        return why_not_draw(play, verb)
    if play.phase == DRAWING:
        return Reason("AZ-9", Phrase("why-draw-first"))
    if play.draft.kind != NOTHING:
        return why_not_part(play, code)
    if verb in ("confirm", "next", "cancel", "give", "take"):
        return Reason("AZ-44", Phrase("why-nothing-composed"))
    if verb == "throw":
        return why_not_throw(play, Line("throw", -1, -1, [[CHOICES[code].args[0]]], []))
    if verb == "hold":
        return why_not_hold(play) if skips or play.phase == DISCARDING else Reason("AZ-9", Phrase("why-not-yet"))
    if verb in ("no-swap", "swap"):
        return why_not_begin_swap(play, code - SWAPS if verb == "swap" else -1)
    if play.phase == DISCARDING:
        return Reason("AZ-9", Phrase("why-play-over"))
    if play.phase == SWAPPING:
        return Reason("AZ-9", Phrase("why-swap-first"))
    return why_not_begin_play(play, code)


def why_not_draw(play: AbsolutePlay, verb: str) -> Reason:
    if play.phase != DRAWING:
        return Reason("AZ-10", Phrase("why-drawn"))
    if verb == "deck":
        return Reason("AZ-11", Phrase("why-deck-empty"))
    return Reason("AZ-10", Phrase("why-discard-empty"))


def why_not_part(play: AbsolutePlay, code: int) -> Reason:
    """While a move is composed: cards in their order, such that a legal move can come of it."""
    verb = CHOICES[code].verb
    if verb == "confirm" or verb == "next":
        return why_not_close(play)
    if verb == "cancel":
        return Reason("AZ-44", Phrase("why-dropped-often"))
    if verb in ("give", "take"):
        return Reason("AZ-44", Phrase("why-no-part", card=FACES[CHOICES[code].args[0]]))
    return Reason("AZ-44", Phrase("why-finish-first"))


def why_not_close(play: AbsolutePlay) -> Reason:
    if play.draft.kind == REGROUP:
        return why_not_group(play, Set(sorted(play.draft.chosen))) or why_not_rest(play)
    return Reason("AZ-44", Phrase("why-incomplete"))


def why_not_rest(play: AbsolutePlay) -> Reason:
    """The set is legal, but the regrouping is not complete."""
    loose = play.draft.loose(play.own_sets())
    if loose:
        return Reason("AZ-23", Phrase("why-left-out", cards=cards(loose)))
    if not set(play.draft.used()) & set(play.hand()) and not play.may_regroup_bare():
        return why_not_bare(play)
    return Reason("AZ-25", Phrase("why-keep-one"))


def why_not_bare(play: AbsolutePlay) -> Reason:
    """Why a regrouping must play a card."""
    if play.played:
        return Reason("AZ-44", Phrase("why-regrouped-often"))
    return Reason("AZ-22", Phrase("why-nothing-played"))


def why_not_begin_swap(play: AbsolutePlay, name: int) -> Reason:
    if play.phase != SWAPPING:
        return Reason("AZ-13", Phrase("why-swap-over"))
    return why_not_set_named(play, name // MOST_SETS, name % MOST_SETS) or Reason("AZ-14", Phrase("why-no-swap-there"))


def why_not_set_named(play: AbsolutePlay, owner: int, place: int) -> Reason | None:
    """Is there such a set, and is it open?"""
    if owner >= play.seats or place >= len(play.sets[owner]):
        return Reason("AZ-13", Phrase("why-no-such-set", name=f"{owner}.{place}"))
    if owner in play.out:
        return Reason("AZ-17", Phrase("why-locked", owner=seat_name(owner)))
    return None


def why_not_begin_play(play: AbsolutePlay, code: int) -> Reason:
    verb = CHOICES[code].verb
    if verb == "set":
        full = len(play.own_sets()) >= MOST_SETS
        return Reason("AZ-20", Phrase("why-no-room" if full else "why-no-set"))
    if verb == "break":
        return why_not_break(play, [CHOICES[code].args[0]]) or why_not_bare(play)
    name = code - ADDS
    missing = why_not_target(play, name // MOST_SETS, name % MOST_SETS)
    return missing or Reason("AZ-21", Phrase("why-no-addition"))


def why_not_target(play: AbsolutePlay, owner: int, place: int) -> Reason | None:
    """May cards be added to that set?"""
    if owner >= play.seats or place >= len(play.sets[owner]):
        return Reason("AZ-21", Phrase("why-no-such-set", name=f"{owner}.{place}"))
    if owner != play.turn and not play.rules.any_set:
        return Reason("AZ-21", Phrase("why-foreign-set"))
    return why_not_set_named(play, owner, place) if owner != play.turn else None


def why_not_break(play: AbsolutePlay, broken: list[int]) -> Reason | None:
    """May these sets be regrouped?"""
    if play.drops:
        return Reason("AZ-44", Phrase("why-regroup-closed"))
    for place in broken:
        if place >= len(play.own_sets()):
            return Reason("AZ-22", Phrase("why-no-such-set", name=name_text(set_name(int(play.turn), place))))
    if len(set(broken)) < len(broken):
        return Reason("AZ-22", Phrase("why-set-twice"))
    return None


# ---- whole lines


def why_not_swap(play: AbsolutePlay, line: Line) -> Reason:
    given, taken = line.groups
    if play.phase != SWAPPING:
        return Reason("AZ-13", Phrase("why-swap-over"))
    missing = why_not_set_named(play, line.owner, line.place)
    if missing:
        return missing
    if len(given) > 2 or len(taken) > 2:
        return Reason("AZ-13", Phrase("why-swap-counts"))
    row = play.sets[line.owner][line.place]
    return (
        why_not_held(play, given, "AZ-13")
        or why_not_there(row, taken)
        or why_not_exchange(row, given, taken, play.rules.wild_swap)
    )


def why_not_there(row: Set, taken: list[int]) -> Reason | None:
    for card in taken:
        if card not in row.cards or taken.count(card) > 1:
            return Reason("AZ-13", Phrase("why-not-in-set", card=FACES[card]))
    return None


def why_not_exchange(row: Set, given: list[int], taken: list[int], wild: bool) -> Reason:
    """The set must stay a set, and the totals must agree."""
    if not row.legal():
        return Reason("AZ-14", Phrase("why-spoilt-set"))
    if row.size - len(taken) + len(given) < SMALLEST:
        return Reason("AZ-14", Phrase("why-set-too-small"))
    zeros = [card for card in given if is_zero(card)]
    stays = row.zero >= 0 and row.zero not in taken
    if len(zeros) + stays > 1:
        return Reason("AZ-6", Phrase("why-two-zeros"))
    total = int(sum(worth_in(row, card) for card in taken))
    lack = total - int(sum(number_of(card) for card in given))
    if zeros and not wild:
        return Reason("AZ-16", Phrase("why-zero-not-wild", zero=FACES[zeros[0]]))
    if zeros and not can_stand(zeros[0], lack):
        return Reason("AZ-16", Phrase("why-zero-number", zero=FACES[zeros[0]], number=signed(lack)))
    if stays:
        return why_kept("AZ-15", row)
    return Reason("AZ-14", Phrase("why-totals", given=signed(total - lack), taken=signed(total)))


def why_not_held(play: AbsolutePlay, wanted: list[int], rule: str) -> Reason | None:
    for card in wanted:
        if card not in play.hand():
            return Reason(rule, Phrase("why-not-in-hand", card=FACES[card]))
        if wanted.count(card) > 1:
            return Reason(rule, Phrase("why-card-twice", card=FACES[card]))
    return None


def why_not_all(play: AbsolutePlay, used: list[int]) -> Reason | None:
    """One card of the hand stays for the discard."""
    if len(used) >= len(play.hand()):
        return Reason("AZ-25", Phrase("why-keep-one"))
    return None


def why_not_play(play: AbsolutePlay) -> Reason | None:
    return Reason("AZ-9", Phrase("why-play-over")) if play.phase == DISCARDING else None


def why_not_group(play: AbsolutePlay, row: Set) -> Reason | None:
    """Why these cards are no set."""
    if play.rules.tabletop and row.size:
        return None
    if row.size < SMALLEST:
        return Reason("AZ-5", Phrase("why-too-few", cards=cards(row.cards) or "–"))
    if row.zeros > 1:
        return Reason("AZ-6", Phrase("why-two-zeros"))
    if row.zeros == 0 and row.numbers:
        return Reason("AZ-5", Phrase("why-sum", cards=cards(row.cards), sum=signed(int(row.numbers))))
    if not row.sums_to_zero():
        needed = signed(row.stands_for())
        return Reason("AZ-7", Phrase("why-zero-number", zero=FACES[int(row.zero)], number=needed))
    if keeps_number(row, play.homes):
        return None
    home = home_of(row.zero, play.homes)
    assert home is not None
    return why_kept("AZ-24", home)


def why_kept(rule: str, home: Set) -> Reason:
    """The zero of a set must keep the number it stands for."""
    return Reason(rule, Phrase("why-zero-kept", zero=FACES[int(home.zero)], number=signed(home.stands_for())))


def why_not_set(play: AbsolutePlay, line: Line) -> Reason:
    wanted = line.cards
    return (
        why_not_play(play)
        or why_not_held(play, wanted, "AZ-20")
        or why_not_group(play, Set(sorted(wanted)))
        or why_not_all(play, wanted)
        or Reason("AZ-20", Phrase("why-no-room"))
    )


def why_not_add(play: AbsolutePlay, line: Line) -> Reason:
    owner = int(play.turn) if line.owner < 0 else line.owner
    wanted = line.cards
    wrong = (
        why_not_play(play)
        or why_not_target(play, owner, line.place)
        or why_not_held(play, wanted, "AZ-21")
        or why_not_all(play, wanted)
    )
    if wrong:
        return wrong
    row = play.sets[owner][line.place]
    reason = why_not_group(play, merged(row, wanted))
    if (
        reason is None
        or reason.rule == "AZ-24"
        or (row.zeros and play.is_bound(row) and reason.rule in ("AZ-5", "AZ-7"))
    ):
        return why_kept("AZ-8", row)
    return reason


def why_not_regroup(play: AbsolutePlay, line: Line) -> Reason:
    wrong = why_not_play(play) or why_not_break(play, line.broken)
    if wrong:
        return wrong
    table = [card for place in line.broken for card in play.own_sets()[place].cards]
    played = [card for card in line.cards if card not in table]
    twice = [card for card in line.cards if line.cards.count(card) > 1]
    left = [card for card in table if card not in line.cards]
    if twice:
        return Reason("AZ-23", Phrase("why-card-twice", card=FACES[twice[0]]))
    if left:
        return Reason("AZ-23", Phrase("why-left-out", cards=cards(left)))
    if not played and not play.may_regroup_bare():
        return why_not_bare(play)
    wrong = why_not_held(play, played, "AZ-22") or why_not_all(play, played)
    for group in line.groups:
        wrong = wrong or why_not_group(play, Set(sorted(group)))
    return wrong or Reason("AZ-22", Phrase("why-no-room"))


def why_not_throw(play: AbsolutePlay, line: Line) -> Reason:
    if play.phase == DISCARDING or play.phase == PLAYING or play.phase == SWAPPING:
        missing = why_not_held(play, line.cards, "AZ-28")
        if missing:
            return missing
    return Reason("AZ-9", Phrase("why-not-yet"))


def why_not_hold(play: AbsolutePlay) -> Reason:
    if len(play.hand()) > MOST_IN_HAND:
        return Reason("AZ-26", Phrase("why-too-many", most=MOST_IN_HAND))
    return Reason("AZ-27", Phrase("why-discard-duty"))


LINES = {
    "swap": why_not_swap,
    "set": why_not_set,
    "add": why_not_add,
    "regroup": why_not_regroup,
    "throw": why_not_throw,
}
