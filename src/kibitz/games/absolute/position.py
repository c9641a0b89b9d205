"""Reading Absolute's positions and views: plain data in the form of the engine protocol; ``writing`` writes them.

Fields beyond the protocol's, with what they are if absent:
``played`` hand cards played in this turn (0) · ``zeros`` the sets with a zero as they lay when the play phase began
(those on the table) · ``drops`` composed moves dropped in this turn (0) · ``bare`` regroupings of this turn in which no
card was played (0) · ``turns`` finished in this round (0) · ``idle`` turns in a row in which nothing could be drawn (0)
· ``known`` per seat, the cards of its hand that everybody has seen (none) · ``box`` the cards that are not in this
round (all that are not mentioned) · ``batch`` the number of the last shuffle of the discard pile in this round (0),
``batches`` the shuffle that a hidden hand card came from, if it was an earlier one · ``shuffles`` how often the game's
chance was asked (0) · ``pending`` the small choices made so far of a move that is being composed (none) · ``over``
(false).
In a view, ``known`` has what everybody has seen of the other hands, ``shown`` what they have seen of its own,
``hidden`` for earlier shuffles how many of a hand's unknown cards came from there. A view also has ``seat``, ``sizes``
of the hands, ``counts`` how each set is counted, ``points`` of each seat's sets, and ``penalty`` of its own hand.
"""

from __future__ import annotations

from kibitz.core.errors import BadPosition
from kibitz.core.game import Json
from kibitz.core.reading import Reader, number, show
from kibitz.core.unknown import PlacedCards
from kibitz.games.absolute.cards import CARDS, FACES
from kibitz.games.absolute.choices import CANCEL, CODES, CONFIRM, MOST_SETS
from kibitz.games.absolute.draft import MOST_REPEATS
from kibitz.games.absolute.events import SETS
from kibitz.games.absolute.parts import Set, keeps_number, with_zero
from kibitz.games.absolute.rules import AbsolutePlay
from kibitz.games.absolute.state import DRAWING, OVER, PHASES, PLAYING

LARGEST_HAND = 9  # more than there can be between turns
GAINED = {"draw": 0, "swap": 1, "play": 2, "discard": 2}  # one drawn, one gained by a swap


def read_sets(play: AbsolutePlay, reader: Reader, cards: PlacedCards) -> None:
    rows = reader.per_seat("sets", play.n)
    play.sets = [read_row(play, seat, row, cards) for seat, row in enumerate(rows)]


def read_row(play: AbsolutePlay, seat: int, rows: Json, cards: PlacedCards) -> list[Set]:
    """The sets of a seat; each must be legal, unless wrong ones may be laid."""
    field = f"sets[{seat}]"
    if not isinstance(rows, list) or len(rows) > MOST_SETS:
        raise BadPosition(f"{field}: expected a list of at most {MOST_SETS} sets, got {show(rows)}")
    found: list[Set] = []
    for place, values in enumerate(rows):
        row = Set(sorted(cards.put_all(f"{field}[{place}]", values, SETS + seat)))
        if row.size == 0 or not (row.legal() or play.rules.tabletop):
            raise BadPosition(f"{field}[{place}]: {show(values)} is not a set that sums to zero")
        found.append(row)
    return found


def legal_sets(play: AbsolutePlay) -> list[Json]:
    return [sum(row.legal() for row in rows) for rows in play.sets]


def check_numbers(play: AbsolutePlay) -> None:
    """Bounds that depend on other fields."""
    seats, drawing = play.n, play.phase == DRAWING
    for seat in range(seats):
        most = LARGEST_HAND + (GAINED[PHASES[play.phase]] if seat == play.turn else 0)
        size = len(play.hand_of(seat))
        if size > most:
            raise BadPosition(f"hands[{seat}]: {size} cards, but a hand has at most {most}")
    held = sum(len(play.hand_of(seat)) for seat in range(seats))
    in_play = play.phase >= PLAYING  # before that nothing has been played
    number("round", int(play.round), 1, play.rules.rounds)
    number("played", int(play.played), 0, CARDS - held if in_play else 0)
    number("bare", int(play.bare), 0, MOST_REPEATS if in_play else 0)
    number("idle", int(play.idle), 0, seats - 1 if drawing and not play.out else seats)
    number("drops", int(play.drops), 0, 0 if drawing else MOST_REPEATS)


def read_homes(play: AbsolutePlay, reader: Reader) -> list[Set]:
    """The sets with a zero as they lay when the play phase began."""
    on_table = {card for row in play.sets for one in row for card in one.cards}
    homes = [Set(read_home(values)) for values in reader.items("zeros", [])]
    for home in homes:
        if not home.zeros or not on_table.issuperset(home.cards) or not (home.legal() or play.rules.tabletop):
            raise BadPosition(f"zeros: expected sets with a zero, of cards on the table, got {texts_of(home)}")
    if len({card for home in homes for card in home.cards}) < sum(len(home.cards) for home in homes):
        raise BadPosition("zeros: a card lay in two sets")
    rows = [one for row in play.sets for one in row]
    if not play.rules.tabletop and not all(keeps_number(row, homes) for row in rows):
        raise BadPosition("zeros: a zero on the table does not keep the number that it had there")
    if play.phase != PLAYING:
        return []
    return homes if "zeros" in reader.data else with_zero(rows)


def read_home(values: Json) -> list[int]:
    if not isinstance(values, list) or not all(text in FACES for text in values):
        raise BadPosition(f"zeros: expected a list of cards, got {show(values)}")
    found = sorted(FACES.index(str(text)) for text in values)
    if len(set(found)) < len(found):
        raise BadPosition("zeros: a card lay in two sets")
    return found


def texts_of(row: Set) -> str:
    return " ".join(FACES[card] for card in row.cards) or "no card"


def read_end(play: AbsolutePlay, reader: Reader) -> None:
    """A finished game, or one that goes on where it stands."""
    if reader.flag("over", False):
        if play.round < play.rules.rounds:
            raise BadPosition(f"over: the game goes on after round {play.round}")
        if "pending" in reader.data:
            raise BadPosition("pending: in a finished game nothing is half done")
        play.phase = OVER
        for seat in range(play.n):
            for card in play.hand_of(seat):
                play.cards.reveal(card, None)
        return
    if int(play.turn) in play.out:
        raise BadPosition(f"out: it is the turn of seat {play.turn}, which has gone out")
    most = play.rules.limit * play.seats + (play.seats - 1 if play.out else 0)  # the last turns are not cut off
    if play.turns >= most:
        raise BadPosition(f"turns: {play.turns}, but the round ends after {most}")
    play.homes = read_homes(play, reader)
    if play.phase == DRAWING:
        play.begin_draw()
    read_pending(play, reader.items("pending", []))


def read_pending(play: AbsolutePlay, texts: list[Json]) -> None:
    """The small choices of an unfinished move, made again."""
    for text in texts:
        code = CODES.get(text, -1) if isinstance(text, str) else -1
        composes = code > CONFIRM and code != CANCEL
        if not composes or code not in play.shared_legal():
            raise BadPosition(f"pending: {show(text)} cannot be chosen there")
        play.apply(code)
