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
from kibitz.core.game import Game, Json, Position, View
from kibitz.core.reading import Reader, check_derived, number, show
from kibitz.games.absolute.cards import CARD, CARDS, FACES
from kibitz.games.absolute.choices import CANCEL, CODES, CONFIRM, MOST_SETS
from kibitz.games.absolute.draft import MOST_REPEATS
from kibitz.games.absolute.parts import AbsoluteRules, Set, keeps_number, with_zero
from kibitz.games.absolute.rules import AbsolutePlay
from kibitz.games.absolute.state import DRAWING, OVER, PHASES, PLAYING
from kibitz.games.absolute.writing import write_view

REQUIRED = ["game", "turn", "phase", "hands", "sets"]
OPTIONAL = ["options", "round", "deck", "discard", "scores", "out", "starter", "most_sets"]
OF_THE_TURN = ["played", "zeros", "drops", "bare", "turns", "idle", "pending", "over"]
OF_THE_CARDS = ["known", "box", "batch", "batches", "shuffles", "seed"]
FIELDS = [*REQUIRED, *OPTIONAL, *OF_THE_TURN, *OF_THE_CARDS]
DERIVED = ["sizes", "counts", "points", "penalty"]
VIEW_FIELDS = [*FIELDS, "seat", "shown", "hidden", *DERIVED]
MOST = 1_000_000_000
LARGEST_HAND = 9  # more than there can be between turns
GAINED = {"draw": 0, "swap": 1, "play": 2, "discard": 2}  # one drawn, one gained by a swap


class PlacedCards:
    """Takes cards out of a position, each only once."""

    def __init__(self) -> None:
        self.placed: set[int] = set()

    def read(self, field: str, values: Json) -> list[int]:
        if not isinstance(values, list):
            raise BadPosition(f"{field}: expected a list of cards, got {show(values)}")
        return [card_of(field, value) for value in values]

    def place(self, field: str, values: Json) -> list[int]:
        cards = self.read(field, values)
        for card in cards:
            if card in self.placed:
                raise BadPosition(f"{field}: the card {FACES[card]!r} is in two places")
            self.placed.add(card)
        return cards

    def rest(self) -> list[int]:
        return [card for card in range(CARDS) if card not in self.placed]


def card_of(field: str, value: Json) -> int:
    if isinstance(value, str) and value in CARD:
        return CARD[value]
    raise BadPosition(f"{field}: there is no card {show(value)}; cards are '+7C', '-10T', '+0D', '-0S'")


def read_hand(field: str, cards: PlacedCards, values: Json, most: int) -> list[int]:
    hand = cards.place(field, values)
    if len(hand) > most:
        raise BadPosition(f"{field}: {len(hand)} cards, but a hand has at most {most}")
    return sorted(hand)


def largest_hand(reader: Reader, seat: int) -> int:
    """How many cards a hand may have: in its turn it grows."""
    return LARGEST_HAND + (GAINED.get(str(reader.data.get("phase")), 0) if reader.data.get("turn") == seat else 0)


def read_row(field: str, rows: Json, rules: AbsoluteRules, cards: PlacedCards) -> list[Set]:
    """The sets of a seat; each must be legal, unless wrong ones may be laid."""
    if not isinstance(rows, list) or len(rows) > MOST_SETS:
        raise BadPosition(f"{field}: expected a list of at most {MOST_SETS} sets, got {show(rows)}")
    found: list[Set] = []
    for place, values in enumerate(rows):
        row = Set(sorted(cards.place(f"{field}[{place}]", values)))
        if row.size == 0 or not (row.legal() or rules.tabletop):
            raise BadPosition(f"{field}[{place}]: {show(values)} is not a set that sums to zero")
        found.append(row)
    return found


def read_open(
    game: Game, rules: AbsoluteRules, reader: Reader, cards: PlacedCards, hands: list[list[int]]
) -> AbsolutePlay:
    """All but the hands and the deck."""
    seats = len(hands)
    rows = reader.per_seat("sets", seats)
    sets = [read_row(f"sets[{seat}]", row, rules, cards) for seat, row in enumerate(rows)]
    play = AbsolutePlay(game, rules, hands, sets)
    play.discard = cards.place("discard", reader.items("discard", []))
    play.box = sorted(cards.place("box", reader.items("box", [])))
    play.round = reader.number("round", 1, 1, rules.rounds)
    play.turn = reader.number("turn", None, 0, seats - 1)
    play.phase = read_phase(reader)
    play.starter = reader.number("starter", 0, 0, seats - 1)
    scores = reader.per_seat("scores", seats, [0] * seats)
    play.totals = [number(f"scores[{seat}]", value, -MOST, MOST) for seat, value in enumerate(scores)]
    legal: list[Json] = [sum(row.legal() for row in row_) for row_ in sets]
    most = reader.per_seat("most_sets", seats, legal)
    play.most_sets = [number(f"most_sets[{seat}]", value, 0, MOST_SETS) for seat, value in enumerate(most)]
    play.out = read_out(reader, seats)
    in_play = play.phase >= PLAYING  # before that nothing has been played
    play.played = reader.number("played", 0, 0, CARDS - sum(map(len, hands)) if in_play else 0)
    play.bare = reader.number("bare", 0, 0, MOST_REPEATS if in_play else 0)
    play.turns = reader.number("turns", 0, 0, MOST)
    play.idle = reader.number("idle", 0, 0, seats - 1 if play.phase == DRAWING and not play.out else seats)
    play.newest = reader.number("batch", 0, 0, MOST)
    return play


def read_phase(reader: Reader) -> int:
    phase = reader.data.get("phase")
    if phase not in PHASES[:OVER]:
        raise BadPosition(f"phase: expected one of {', '.join(PHASES[:OVER])}, got {show(phase)}")
    return PHASES.index(str(phase))


def read_out(reader: Reader, seats: int) -> list[int]:
    out = [number("out", seat, 0, seats - 1) for seat in reader.items("out", [])]
    if len(set(out)) < len(out):
        raise BadPosition("out: each seat goes out only once")
    return out


def read_homes(play: AbsolutePlay, reader: Reader) -> list[Set]:
    """The sets with a zero as they lay when the play phase began."""
    on_table = {card for row in play.sets for one in row for card in one.cards}
    homes = [Set(sorted(PlacedCards().place("zeros", values))) for values in reader.items("zeros", [])]
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


def texts_of(row: Set) -> str:
    return " ".join(FACES[card] for card in row.cards) or "no card"


def read_batches(play: AbsolutePlay, reader: Reader) -> None:
    play.batch = [int(play.newest)] * CARDS
    batches = reader.data.get("batches", {})
    if not isinstance(batches, dict):
        raise BadPosition(f"batches: expected an object, got {show(batches)}")
    for text, batch in batches.items():
        card = card_of("batches", text)
        if card in play.deck:
            raise BadPosition(f"batches: {text!r} lies in the deck, which is of the last shuffle")
        play.batch[card] = number("batches", batch, 0, int(play.newest))


def read_end(play: AbsolutePlay, reader: Reader) -> None:
    """A finished game, or one that goes on where it stands."""
    if reader.flag("over", False):
        if play.round < play.rules.rounds:
            raise BadPosition(f"over: the game goes on after round {play.round}")
        if "pending" in reader.data:
            raise BadPosition("pending: in a finished game nothing is half done")
        play.phase = OVER
        play.known = sorted(card for hand in play.hands for card in hand)
        return
    if int(play.turn) in play.out:
        raise BadPosition(f"out: it is the turn of seat {play.turn}, which has gone out")
    most = play.rules.limit * play.seats + (play.seats - 1 if play.out else 0)  # the last turns are not cut off
    if play.turns >= most:
        raise BadPosition(f"turns: {play.turns}, but the round ends after {most}")
    play.homes = read_homes(play, reader)
    play.drops = reader.number("drops", 0, 0, 0 if play.phase == DRAWING else MOST_REPEATS)
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


def read_position(game: Game, rules: AbsoluteRules, position: Position) -> AbsolutePlay:
    """The game at this position; cards that it does not mention are not in this round."""
    reader = Reader(position, FIELDS)
    cards = PlacedCards()
    hands = [
        read_hand(f"hands[{seat}]", cards, values, largest_hand(reader, seat))
        for seat, values in enumerate(reader.hands(game.seats))
    ]
    play = read_open(game, rules, reader, cards, hands)
    play.deck = cards.place("deck", reader.items("deck", []))[::-1]
    play.box = sorted(play.box + cards.rest())
    for seat, values in enumerate(reader.per_seat("known", len(hands), [[] for _ in hands])):
        play.known += read_known(f"known[{seat}]", values, hands[seat])
    read_batches(play, reader)
    play.seed = reader.seed()
    play.shuffles = reader.number("shuffles", 0, 0, MOST)
    read_end(play, reader)
    return play


def read_known(field: str, values: Json, hand: list[int]) -> list[int]:
    cards = PlacedCards().place(field, values)
    for card in cards:
        if card not in hand:
            raise BadPosition(f"{field}: the card {FACES[card]!r} is not in that hand")
    return cards


# ---- imagining


def read_view(game: Game, rules: AbsoluteRules, view: View, seed: int) -> AbsolutePlay:
    """A whole game consistent with a view: what it does not know is dealt at random."""
    reader = Reader(view, VIEW_FIELDS)
    cards = PlacedCards()
    rows = reader.hands(game.seats)
    seat = reader.number("seat", None, -1, len(rows) - 1)
    hands = [
        read_hand(f"known[{other}]", cards, values, largest_hand(reader, other))
        for other, values in enumerate(reader.per_seat("known", len(rows), [[] for _ in rows]))
    ]
    known = [card for hand in hands for card in hand]
    if seat >= 0:
        if hands[seat]:
            raise BadPosition(f"known[{seat}]: that is the own hand of this view, it has 'shown' for it")
        hands[seat] = read_hand(f"hands[{seat}]", cards, rows[seat], largest_hand(reader, seat))
        known += read_known("shown", reader.items("shown", []), hands[seat])
    play = read_open(game, rules, reader, cards, hands)
    play.known = known
    read_batches(play, reader)
    deal_unseen(play, reader, cards.rest(), seat)
    read_end(play, reader)
    play.redeal(seat, seed)
    check_derived(view, write_view(play, seat), DERIVED)
    return play


def deal_unseen(play: AbsolutePlay, reader: Reader, rest: list[int], seat: int) -> None:
    """Put the unseen cards into hands and deck, each from a shuffle that it can have come from."""
    unseen: dict[int, list[int]] = {}
    for card in rest:
        unseen.setdefault(play.batch[card], []).append(card)
    old = reader.data.get("hidden", {})
    if not isinstance(old, dict):
        raise BadPosition(f"hidden: expected an object, got {show(old)}")
    for other, size in enumerate(reader.items("hands")):
        if other == seat:
            continue
        hand = play.hands[other]
        left = number(f"hands[{other}]", size, len(hand), largest_hand(reader, other)) - len(hand)
        for text, counts in old.items():
            row = counts if isinstance(counts, list) and len(counts) == play.seats else [None] * play.seats
            count = number("hidden", row[other], 0, left)
            left -= count
            hand += take(unseen, int(text) if text.isdecimal() and len(text) < 10 else -1, count)
        hand += take(unseen, int(play.newest), left)
        hand.sort()
    size = reader.number("deck", None, 0, CARDS)
    play.deck = unseen.pop(int(play.newest), [])
    if len(play.deck) != size or any(unseen.values()):
        raise BadPosition(f"deck: {size} cards there, but {len(rest)} are unseen")


def take(unseen: dict[int, list[int]], batch: int, count: int) -> list[int]:
    there = unseen.get(batch, [])
    if count > len(there):
        raise BadPosition(f"hidden: {count} cards of shuffle {batch} are wanted, {len(there)} are unseen")
    return [there.pop() for _ in range(count)]
