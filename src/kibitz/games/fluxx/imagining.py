"""Reading a view of Fluxx: a whole game consistent with it, the rest dealt at random. ``position`` says what the fields
mean.
"""

from __future__ import annotations

from kibitz.core.errors import BadPosition
from kibitz.core.game import Game, Json, View
from kibitz.core.reading import Reader, number
from kibitz.games.fluxx.cards import CREEPER, Deck
from kibitz.games.fluxx.events import (
    ASIDE,
    DRAW_PILE,
    HAND,
)
from kibitz.games.fluxx.pending import read_frames
from kibitz.games.fluxx.placed import HAND_KINDS, PlacedCards
from kibitz.games.fluxx.position import FIELDS, go_on, read_batches, read_end, read_open, read_pending_cards
from kibitz.games.fluxx.rules import FluxxPlay
from kibitz.games.fluxx.table import ALL_SEE, Table, empty_table

VIEW_FIELDS = [*FIELDS, "seat", "sizes", "known", "public", "hidden", "force"]


def read_view(game: Game, deck: Deck, uses: list[int], view: View, seed: int) -> FluxxPlay:
    """A whole game consistent with a view: what it does not know is dealt at random."""
    reader = Reader(view, VIEW_FIELDS)
    table = empty_table(deck)
    cards = PlacedCards(deck, table)
    rows = reader.hands(game.seats)
    seat = reader.number("seat", None, -1, len(rows) - 1)
    play = read_open(game, deck, uses, reader, cards, len(rows))
    if seat >= 0:
        cards.put_all(f"hands[{seat}]", rows[seat], HAND + seat, HAND_KINDS)
    known = [
        cards.put_all(f"known[{other}]", texts, HAND + other, HAND_KINDS)
        for other, texts in enumerate(reader.per_seat("known", len(rows), [[] for _ in rows]))
    ]
    for card in range(deck.size):
        table.batch[card] = table.newest
    read_batches(play, reader, cards)
    pending = read_pending_cards(play, reader, cards)
    deal_unseen(play, reader, cards, seat, rows, known, pending)
    for other in range(play.n):
        for card in table.piles[HAND + other]:
            table.seen[card] = 1 << other | (1 << seat if seat >= 0 and card in known[other] else 0)
    for text in reader.items("public", []):
        card = cards.card("public", text)
        if not any(card in row for row in known) and (seat < 0 or card not in table.piles[HAND + seat]):
            raise BadPosition(f"public: {text!r} is not known to be in a hand")
        table.seen[card] = ALL_SEE
    for card in table.piles[ASIDE]:
        table.seen[card] = 1 << play.turn
    play.began_empty = reader.flag("began_empty", False)
    play.stack = read_frames(play, pending, cards)
    if reader.flag("over", False):
        read_end(play, reader)
    go_on(play, lambda: play.redeal(seat, seed))
    return play


def deal_unseen(
    play: FluxxPlay,
    reader: Reader,
    cards: PlacedCards,
    seat: int,
    rows: list[Json],
    known: list[list[int]],
    pending: dict[str, Json],
) -> None:
    """Put the unseen cards into hands, temporary hands and draw pile, each of a batch that can be there."""
    table = play.table
    unseen: dict[int, list[int]] = {}
    for card in cards.rest():
        unseen.setdefault(table.batch[card], []).append(card)
    old = reader.data.get("hidden", {})
    for other, size in enumerate(rows):
        if other == seat:
            continue
        left = number(f"hands[{other}]", size, len(known[other]), play.deck.size) - len(known[other])
        for text, counts in (old if isinstance(old, dict) else {}).items():
            batch = int(text) if text.isdecimal() and len(text) < 10 else -1
            count = number(
                "hidden", counts[other] if isinstance(counts, list) and len(counts) == play.n else None, 0, left
            )
            left -= count
            take(table, unseen, batch, count, HAND + other, cards)
        take(table, unseen, table.newest, left, HAND + other, cards)
    for batch in hidden_aside(pending):
        take(table, unseen, batch, 1, ASIDE, cards)
    pile_size = reader.number("draw_pile", None, 0, play.deck.size)
    rest = unseen.pop(table.newest, [])
    if len(rest) != pile_size or any(unseen.values()):
        raise BadPosition(f"draw_pile: {pile_size} cards there, but {len(cards.rest())} are unseen")
    for card in rest:
        cards.placed.add(card)
        table.put(card, DRAW_PILE)
        table.seen[card] = 0


def hidden_aside(pending: dict[str, Json]) -> list[int]:
    """The batches of the hidden cards of temporary hands, as the frames name them."""
    found: list[int] = []
    if isinstance(pending.get("aside", []), list):
        return found
    frames = pending.get("frames", [])
    for data in frames if isinstance(frames, list) else []:
        values = list(data.values()) if isinstance(data, dict) else []
        for text in [text for value in values if isinstance(value, list) for text in value]:
            if isinstance(text, str) and text.startswith("?") and text[1:].isdecimal() and len(text) < 11:
                found.append(int(text[1:]))
    return found


def take(table: Table, unseen: dict[int, list[int]], batch: int, count: int, place: int, cards: PlacedCards) -> None:
    """Cards of a batch for a hand; a Creeper is never in one."""
    there = unseen.get(batch, [])
    fitting = [card for card in there if table.kinds[card] != CREEPER]
    if count > len(fitting):
        raise BadPosition(f"hidden: {count} cards of shuffle {batch} are wanted, {len(fitting)} are unseen")
    for _ in range(count):
        card = fitting.pop()
        there.remove(card)
        cards.placed.add(card)
        table.put(card, place)
