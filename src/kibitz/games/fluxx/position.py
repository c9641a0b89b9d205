"""Reading Fluxx's positions and views: plain data in the form of the engine protocol; ``writing`` writes them.

Fields beyond the protocol's, with what they are if absent:
``ended`` the turn has been ended by a card (false) · ``plays`` cards played in this turn by whatever (``played``) ·
``began_empty`` the turn began with an empty hand (whether it is empty now) · ``turns`` finished (0) · ``joining`` seats
that come in before the next turn (0) · ``near`` a goal that is met without a winner, and the seat that is blocked
(none) · ``out`` cards that are not in this game (none, or with ``"rest": "out"`` all
that are not mentioned) · ``seen`` who knows a card in a hand, beside its owner: a list of seats, or ``"all"`` (nobody)
· ``batch`` the number of the last shuffle (0), ``batches`` the shuffle that a card in a hand came from, if it was an
earlier one · ``shuffles`` how often the game's chance was asked (0) · ``winner``, ``why`` of a finished game ·
``pending`` what is half done: the cards being played (``playing``), those of temporary hands (``aside``), the
``frames`` of the stack, the last one being asked (they refer to cards as ``card:batman``), ``many`` cards discarded by
the step before, and ``changed``: 1 for hands, 2 for what lies open, if goals and limits have still to be looked at.
In a view, ``known`` has the cards of the other hands that this seat knows, ``public`` the cards in hands that everybody
knows, ``hidden`` for earlier shuffles how many of a hand's unknown cards came from there; a hidden card in a frame is
``?`` and its batch. A view also has ``seat``, ``sizes`` of the hands, and ``force``: what the rules say now.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from kibitz.core.errors import BadPosition
from kibitz.core.game import Game, Json, Position
from kibitz.core.reading import Reader, number, show
from kibitz.games.fluxx.cards import ANY_KIND, GOAL, KEEPER, MARK, RULE, SET_DRAW, Attached, Deck
from kibitz.games.fluxx.choices import MOST_SEATS
from kibitz.games.fluxx.events import (
    ASIDE,
    DISCARD_PILE,
    DRAW_PILE,
    ENDS,
    GOALS,
    HAND,
    JAIL,
    KEPT,
    LIMBO,
    OUT,
    PILES,
    RULES,
    TABLE,
    UNDER,
    named,
)
from kibitz.games.fluxx.pending import check_pending, read_frames
from kibitz.games.fluxx.placed import HAND_KINDS, TABLE_KINDS, PlacedCards
from kibitz.games.fluxx.replacing import same_thing
from kibitz.games.fluxx.rules import FluxxPlay
from kibitz.games.fluxx.state import NOT_YET
from kibitz.games.fluxx.table import ALL_SEE, empty_table

PROTOCOL = ["game", "options", "turn", "drawn", "played", "hands", "tables", "rules", "goals", "draw_pile", "discard"]
PLACES = [*named((JAIL, KEPT, UNDER)), "rest", "out"]
TURN_FIELDS = [
    "used",
    "bonus_drawn",
    "began_empty",
    "extra_turn",
    "chain",
    "ended",
    "plays",
    "turns",
    "joining",
]
FIELDS = [
    *PROTOCOL,
    *PLACES,
    *TURN_FIELDS,
    "near",
    "seen",
    "batch",
    "batches",
    "shuffles",
    "seed",
    "pending",
    "over",
    "winner",
    "why",
]
MOST = 1_000_000_000
PENDING = {"playing", "aside", "frames", "many", "changed", "answerers"}  # the last: before 0.9


def read_open(game: Game, deck: Deck, uses: list[int], reader: Reader, cards: PlacedCards, seats: int) -> FluxxPlay:
    """The turn, and all cards that lie open."""
    play = FluxxPlay(game, deck, uses, cards.table, seats)
    for seat, texts in enumerate(reader.per_seat("tables", seats, [[] for _ in range(seats)])):
        cards.put_all(f"tables[{seat}]", texts, TABLE + seat, TABLE_KINDS)
    for field, place, kinds in (
        ("rules", RULES, RULE),
        ("goals", GOALS, GOAL),
        ("discard", DISCARD_PILE, ANY_KIND),
        ("out", OUT, ANY_KIND),
    ):
        cards.put_all(field, reader.items(field, []), place, kinds)
    for attached in deck.attached:
        read_attached(attached, reader, cards)
    play.read_rules()
    read_turn(play, reader, cards)
    check_open(play)
    return play


def read_attached(attached: Attached, reader: Reader, cards: PlacedCards) -> None:
    """What lies with a card: a list, or the one card, or none."""
    field = PILES[attached.pile].name
    if not attached.single:
        cards.put_all(field, reader.items(field, []), attached.pile, attached.kind)
    elif reader.data.get(field) is not None:
        cards.put(field, reader.data[field], attached.pile, attached.kind)


def read_turn(play: FluxxPlay, reader: Reader, cards: PlacedCards) -> None:
    options = play.game.options
    assert isinstance(options["turn_cap"], int) and isinstance(options[MARK], list)
    play.cap = options["turn_cap"]
    play.marked = sum(1 << seat for seat in options[MARK] if isinstance(seat, int))
    play.turn = reader.number("turn", None, 0, play.n - 1)
    play.drawn = reader.number("drawn", 0, 0, MOST) if "drawn" in reader.data else NOT_YET
    play.played = reader.number("played", 0, 0, MOST)
    for text in reader.items("used", []):
        card = cards.card("used", text)
        if play.uses[card] < 0 or card in play.used:
            raise BadPosition(f"used: {text!r} cannot be used, or is named twice")
        play.used = [*play.used, card]
    gives = play.drawn != NOT_YET and play.bonus(play.turn, SET_DRAW) > 0
    play.bonus_drawn = reader.flag("bonus_drawn", gives)
    play.extra_turn = reader.flag("extra_turn", False)
    play.chain = reader.number("chain", 1, 1, MOST)
    play.ended = reader.flag("ended", False)
    play.plays = reader.number("plays", play.played, 0, MOST)
    play.turns = reader.number("turns", 0, 0, MOST)
    play.joining = reader.number("joining", 0, 0, MOST_SEATS - play.n)
    play.near_goal, play.near_seat = read_near(play, reader.data.get("near"), cards)
    play.table.newest = reader.number("batch", 0, 0, MOST)


def read_near(play: FluxxPlay, value: Json, cards: PlacedCards) -> tuple[int, int]:
    if value is None:
        return -1, -1
    if not isinstance(value, list) or len(value) != 2:
        raise BadPosition(f"near: expected a goal and a seat, got {show(value)}")
    seat = -1 if value[1] is None else number("near", value[1], 0, play.n - 1)
    return cards.card("near", value[0]), seat


def check_open(play: FluxxPlay) -> None:
    """What cannot lie there together."""
    deck, piles = play.deck, play.table.piles
    for one, other in combinations([deck.cards[card] for card in piles[RULES]], 2):
        if same_thing(one, other):
            both = f"{one.key!r} and {other.key!r}"
            raise BadPosition(f"rules: two rules about the same thing cannot both be in play: {both}")
    for attached in deck.attached:
        if piles[attached.pile] and not play.is_in_play(attached):
            host = "Keeper" if attached.host_kind == KEEPER else "rule"
            raise BadPosition(f"{PILES[attached.pile].name}: no {host} in play has a card lie with it")


def read_end(play: FluxxPlay, reader: Reader) -> None:
    """A finished game, or one that goes on: then the next question is asked."""
    if reader.flag("over", False):
        winner = reader.data.get("winner")
        play.over = True
        play.winner = -1 if winner is None else number("winner", winner, 0, play.n - 1)
        why = reader.data.get("why", ENDS[0] if winner is not None else ENDS[1])
        if why not in ENDS:
            raise BadPosition(f"why: expected one of {', '.join(ENDS)}, got {show(why)}")
        play.why = ENDS.index(str(why))
        if "pending" in reader.data:
            raise BadPosition("pending: in a finished game nothing is half done")
        return
    if play.turns >= play.cap:
        raise BadPosition(f"turns: {play.turns}, but the game ends after {play.cap}")
    if "pending" not in reader.data and len(play.table.piles[GOALS]) > play.goals_allowed:
        raise BadPosition(f"goals: {len(play.table.piles[GOALS])}, but only {play.goals_allowed} can be in play")
    go_on(play, play.run)


def go_on(play: FluxxPlay, ask: Callable[[], None]) -> None:
    """Ask the next question; frames that make no sense together are noticed here at the latest."""
    check_pending(play)
    try:
        ask()
        play.prompt()
    except (LookupError, AssertionError, ArithmeticError, ValueError):
        raise BadPosition("pending: this cannot be half done in that position") from None


def read_position(game: Game, deck: Deck, uses: list[int], position: Position) -> FluxxPlay:
    """The game at this position; cards that it does not mention lie under the draw pile, or are out of the game."""
    reader = Reader(position, FIELDS)
    table = empty_table(deck)
    cards = PlacedCards(deck, table)
    hands = reader.hands(game.seats)
    play = read_open(game, deck, uses, reader, cards, len(hands))
    for seat, texts in enumerate(hands):
        cards.put_all(f"hands[{seat}]", texts, HAND + seat, HAND_KINDS)
    pending = read_pending_cards(play, reader, cards)
    top_first = cards.put_all("draw_pile", reader.items("draw_pile", []), DRAW_PILE, ANY_KIND)
    rest = reader.data.get("rest", "draw_pile")
    if rest not in ("draw_pile", "out"):
        raise BadPosition(f"rest: expected 'draw_pile' or 'out', got {show(rest)}")
    for card in cards.rest():
        table.put(card, OUT if rest == "out" else DRAW_PILE)
        top_first += [card] if rest != "out" else []
    table.piles[DRAW_PILE][:] = top_first[::-1]
    for card in top_first:
        table.seen[card] = 0
    read_seen(play, reader, cards)
    for card in range(deck.size):
        table.batch[card] = table.newest
    read_batches(play, reader, cards)
    play.began_empty = reader.flag("began_empty", not play.table.piles[HAND + play.turn])
    play.table.seed = reader.seed()
    play.table.shuffles = reader.number("shuffles", 0, 0, MOST)
    play.stack = read_frames(play, pending, cards)
    read_end(play, reader)
    return play


def read_pending_cards(play: FluxxPlay, reader: Reader, cards: PlacedCards) -> dict[str, Json]:
    pending = reader.data.get("pending")
    if pending is None:
        return {}
    if not isinstance(pending, dict) or not set(pending) <= PENDING:
        raise BadPosition(f"pending: expected an object with {', '.join(sorted(PENDING))}, got {show(pending)}")
    cards.put_all("pending: playing", pending.get("playing", []), LIMBO, ANY_KIND)
    aside = pending.get("aside", [])
    if isinstance(aside, list):
        cards.put_all("pending: aside", aside, ASIDE, HAND_KINDS)
    play.many = number("pending: many", pending.get("many", 0), 0, MOST)
    play.changed = number("pending: changed", pending.get("changed", 0), 0, 3)
    return pending


def read_seen(play: FluxxPlay, reader: Reader, cards: PlacedCards) -> None:
    """Who knows which card of a hand; temporary hands are seen by whoever is in turn."""
    table = play.table
    for seat in range(play.n):
        for card in table.piles[HAND + seat]:
            table.seen[card] = 1 << seat
    for card in table.piles[ASIDE]:
        table.seen[card] = 1 << play.turn
    seen = reader.data.get("seen", {})
    if not isinstance(seen, dict):
        raise BadPosition(f"seen: expected an object, got {show(seen)}")
    for text, who in seen.items():
        card = cards.card("seen", text)
        if not HAND <= table.where[card] < TABLE:
            raise BadPosition(f"seen: {text!r} is in no hand")
        if who == "all":
            table.seen[card] = ALL_SEE
        elif isinstance(who, list):
            for other in who:
                table.seen[card] |= 1 << number("seen", other, 0, play.n - 1)
        else:
            raise BadPosition(f"seen: expected a list of seats, or 'all', got {show(who)}")


def read_batches(play: FluxxPlay, reader: Reader, cards: PlacedCards) -> None:
    batches = reader.data.get("batches", {})
    if not isinstance(batches, dict):
        raise BadPosition(f"batches: expected an object, got {show(batches)}")
    for text, batch in batches.items():
        card = cards.card("batches", text)
        if card in play.table.piles[DRAW_PILE]:
            raise BadPosition(f"batches: {text!r} lies in the draw pile, which is of the last shuffle")
        play.table.batch[card] = number("batches", batch, 0, play.table.newest)
