"""What speaks for or against a move of Absolute, as a player would say it across the table, the weightiest first.

A move is judged by what lies on the table before and after it, and by what it leaves in the own hand. What the deck
brings is never looked at, nor are the hands of the others: only how many cards they hold.
"""

from __future__ import annotations

from kibitz.core.phrase import Phrase, seat_name
from kibitz.games.absolute.cards import FACES, is_zero, number_of, size_of
from kibitz.games.absolute.choices import CONFIRM, DECK, DISCARD, DISCARDS, DONE, HOLD, NO_SWAP
from kibitz.games.absolute.draft import SWAP, Draft
from kibitz.games.absolute.moves import best_new_set, evens, new_sets
from kibitz.games.absolute.parts import DOUBLES, MOST_IN_HAND, TO_GO_OUT, Set, hand_penalty
from kibitz.games.absolute.phrases import cards, signed
from kibitz.games.absolute.rules import AbsolutePlay
from kibitz.games.absolute.state import DISCARDING

MOST = 3
LARGE = 8  # a card of this number is dear to be left with


def remarks(play: AbsolutePlay, codes: list[int]) -> list[Phrase]:
    """The reasons of a whole move; a small choice that completes nothing has none."""
    ahead = play.copy()
    said: list[Phrase] = []
    for code in codes:
        said += of_choice(ahead, code)
        if code == DECK:
            break
        ahead.apply(code)
    return said[:MOST]


def of_choice(play: AbsolutePlay, code: int) -> list[Phrase]:
    if code == CONFIRM:
        return of_move(play)
    if code >= DISCARDS:
        return of_discard(play, code - DISCARDS)
    if code == DISCARD:
        return [*of_open_card(play), Phrase("remark-all-see")]
    if code == DECK:
        return [Phrase("remark-unseen")]
    if code == HOLD:
        return of_rest(play, play.hand())
    if code == DONE:
        return of_stopping(play)
    best = best_new_set(play.hand()) if code == NO_SWAP else 0
    return [Phrase("remark-has-set", points=best)] if best else []


# ---- drawing


def of_open_card(play: AbsolutePlay) -> list[Phrase]:
    """The card on the discard pile: a zero, or the last one of a set."""
    card = play.discard[-1]
    if is_zero(card):
        return [Phrase("remark-zero", card=FACES[card])]
    best = best_set(sorted([*play.hand(), card]), card)
    if best is None:
        return [Phrase("remark-no-set", card=FACES[card])]
    return [Phrase("remark-completes", cards=cards(best.cards), points=best.points())]


def best_set(hand: list[int], wanted: int) -> Set | None:
    """The best set that a hand has with this card in it, one card being left to discard."""
    best: Set | None = None
    for pick in new_sets(evens(hand)):
        row = Set([card for place, card in enumerate(hand) if pick >> place & 1])
        if wanted in row.cards and (best is None or row.points() > best.points()):
            best = row
    return best


# ---- swapping, laying, adding, regrouping


def of_move(play: AbsolutePlay) -> list[Phrase]:
    """A composed move is carried out: whose sets are worth more or less by it?"""
    draft, seat = play.draft, int(play.turn)
    ahead = play.copy()
    ahead.apply(CONFIRM)
    said = of_own(play, ahead, seat)
    for owner in range(play.seats):
        if owner != seat:
            said += of_theirs(play, ahead, owner)
    if draft.kind == SWAP:
        return (said or [Phrase("remark-even")]) + of_taken(play, ahead, draft)
    return said + of_zero(play, ahead, seat) + penalty(ahead, after_discard(ahead.hand()))


def of_own(play: AbsolutePlay, ahead: AbsolutePlay, seat: int) -> list[Phrase]:
    before, now = play.table_points(seat), ahead.table_points(seat)
    if now > before:
        return [Phrase("remark-raises", before=before, after=now), *doubled(play, ahead, seat)]
    return [Phrase("remark-lowers", before=before, after=now)] if now < before else []


def doubled(play: AbsolutePlay, ahead: AbsolutePlay, seat: int) -> list[Phrase]:
    """A new or changed set that counts double."""
    for row in changed(play, ahead, seat):
        if row.count().double:
            return [Phrase("remark-double", why=DOUBLES[row.count().double])]
    return []


def changed(play: AbsolutePlay, ahead: AbsolutePlay, seat: int) -> list[Set]:
    return [row for row in ahead.sets[seat] if row not in play.sets[seat]]


def of_theirs(play: AbsolutePlay, ahead: AbsolutePlay, owner: int) -> list[Phrase]:
    change = ahead.table_points(owner) - play.table_points(owner)
    if change > 0:
        return [Phrase("remark-gives", seat=seat_name(owner), points=change)]
    if change == 0:
        return []
    before = [row for row in play.sets[owner] if row not in ahead.sets[owner]]
    lost = before[0].count().double if before and not changed(play, ahead, owner)[0].count().double else 0
    return [Phrase("remark-costs", seat=seat_name(owner), points=-change, why=DOUBLES[lost])]


def of_taken(play: AbsolutePlay, ahead: AbsolutePlay, draft: Draft) -> list[Phrase]:
    """What a swap brings to the hand: a zero that was not there, or a better set than it had."""
    for card in draft.taken:
        if is_zero(card) and not any(is_zero(other) for other in draft.chosen):
            return [Phrase("remark-zero", card=FACES[card])]
    for card in draft.taken:
        best = best_set(ahead.hand(), card)
        if best is not None and best.points() > best_new_set(play.hand()):
            return [Phrase("remark-completes", cards=cards(best.cards), points=best.points())]
    return []


def of_zero(play: AbsolutePlay, ahead: AbsolutePlay, seat: int) -> list[Phrase]:
    """A zero out of the hand stands for a number."""
    for row in changed(play, ahead, seat):
        if row.zero in play.hand():
            return [Phrase("remark-zero-as", card=FACES[row.zero], number=signed(row.stands_for()))]
    return []


# ---- the end of a turn


def of_stopping(play: AbsolutePlay) -> list[Phrase]:
    """No more is played: is there a set left in the hand?"""
    best = best_new_set(play.hand())
    return [Phrase("remark-holds-back", points=best)] if best else penalty(play, after_discard(play.hand()))


def of_discard(play: AbsolutePlay, card: int) -> list[Phrase]:
    rest = [other for other in play.hand() if other != card]
    if not rest and ready(play):
        return [going_out(play)]
    said = []
    saved = hand_penalty(play.hand()) - hand_penalty(rest)
    if saved > 1:
        said.append(Phrase("remark-saves", points=saved))
    if is_zero(card):
        said.append(Phrase("remark-zero-away", card=FACES[card]))
    elif not play.out and (best := best_set(play.hand(), card)) is not None:
        said.append(Phrase("remark-breaks", cards=cards(best.cards), points=best.points()))
    return said + of_rest(play, rest) or [Phrase("remark-hand-costs", points=hand_penalty(rest))]


def ready(play: AbsolutePlay) -> bool:
    """Has the seat had its three sets?"""
    legal = sum(1 for row in play.own_sets() if row.legal())
    return play.most_sets[play.turn] >= TO_GO_OUT or (play.phase != DISCARDING and legal >= TO_GO_OUT)


def going_out(play: AbsolutePlay) -> Phrase:
    """The own sets are safe now; how much do the others show?"""
    seat = int(play.turn)
    rival = max((other for other in range(play.seats) if other != seat), key=play.table_points)
    mine, theirs = play.table_points(seat), play.table_points(rival)
    return Phrase("remark-out", points=mine, seat=seat_name(rival), others=theirs)


def after_discard(hand: list[int]) -> list[int]:
    """The hand without its dearest card, and never more than seven."""
    rest = sorted(hand, key=lambda card: int(size_of(card)))[: max(0, len(hand) - 1)]
    return rest[:MOST_IN_HAND]


def of_rest(play: AbsolutePlay, rest: list[int]) -> list[Phrase]:
    """The cards that stay in the hand: what they wait for, unless this is the last turn, and what they would cost."""
    said = []
    pair = None if play.out else best_pair(play, rest)
    if pair is not None:
        said.append(Phrase("remark-waits", cards=cards(sorted(pair)), number=signed(missing_for(pair))))
    return said + penalty(play, rest)


def penalty(play: AbsolutePlay, rest: list[int]) -> list[Phrase]:
    """A large number in hand is dear, and in the last turns every card is."""
    largest = max((int(size_of(card)) for card in rest), default=0)
    if largest < LARGE and not (play.out and rest):
        return []
    return [Phrase("remark-penalty", points=hand_penalty(rest), number=largest)]


def missing_for(pair: tuple[int, int]) -> int:
    return -int(number_of(pair[0]) + number_of(pair[1]))


def best_pair(play: AbsolutePlay, rest: list[int]) -> tuple[int, int] | None:
    """Two cards that one more number would make a set of the most points, if such a card may still come."""
    best: tuple[int, int] | None = None
    most = 0
    unseen = play.unseen()
    for place, one in enumerate(rest):
        for other in rest[:place]:
            pair = (one, other)
            fitting = [card for card in unseen if number_of(card) == missing_for(pair) != 0 and not is_zero(card)]
            if fitting and not is_zero(one) and not is_zero(other):
                worth = max(Set(sorted([one, other, card])).points() for card in fitting)
                best, most = (pair, worth) if worth > most else (best, most)
    return best
