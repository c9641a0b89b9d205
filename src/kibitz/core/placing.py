"""Reading the positions and views of games whose state is declared (``card_game``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from kibitz.core.errors import BadPosition
from kibitz.core.fields import MOST
from kibitz.core.piles import DOWN
from kibitz.core.reading import Reader, check_derived, number
from kibitz.core.unknown import PlacedCards, deal_unseen, hidden_sizes, read_batches, read_known, read_seen

if TYPE_CHECKING:
    from kibitz.core.card_game import CardGame, CardPlay
    from kibitz.core.game import Json, PileLook

P = TypeVar("P", bound="CardPlay")


def read_position(game: CardGame[P], reader: Reader) -> P:
    """The game at a position."""
    play, cards = begin(game, reader)
    for index, look in enumerate(game.piles):
        if not look.plain:
            game.read_pile(play, look, reader, cards)
            continue
        for pile, field, values in rows_of(game, play, reader, index, look):
            put_pile(game, cards, pile, field, values)
    game.place_rest(play, reader, cards.rest())
    game.declared.fields.read(play, reader, play.n, game.usual(play, reader))
    if game.declared.reshuffles:
        read_batches(play.cards, cards, reader, game.declared.draw_pile)
    if game.declared.private:
        read_seen(play.cards, cards, reader, game.declared.hands, play.n)
    else:
        for seat, values in enumerate(reader.per_seat("known", play.n, [[] for _ in range(play.n)])):
            read_known(play.cards, cards, f"known[{seat}]", values, game.declared.hands + seat)
    play.cards.seed = reader.seed()
    play.cards.shuffles = reader.number("shuffles", 0, 0, MOST)
    finish(game, play, reader)
    return play


def read_view(game: CardGame[P], reader: Reader, seed: int) -> P:
    """A whole game consistent with a view: what it does not know is dealt at random."""
    play, cards = begin(game, reader)
    seat = reader.number("seat", None, -1, play.n - 1)
    hidden: list[tuple[int, str, Json]] = []
    for index, look in enumerate(game.piles):
        if not look.plain:
            game.read_pile(play, look, reader, cards)
            continue
        for pile, field, values in rows_of(game, play, reader, index, look):
            if look.face_down is False or (look.per_seat and game.declared.places.owner[pile] == seat):
                put_pile(game, cards, pile, field, values)
            else:
                hidden.append((pile, field, values))
    read_knowledge(game, play, reader, cards, seat)
    game.declared.fields.read(play, reader, play.n, game.usual(play, reader))
    if game.declared.reshuffles:
        read_batches(play.cards, cards, reader, game.declared.draw_pile)
    wanted = [(pile, sizes_of(game, play, reader, pile, field, size)) for pile, field, size in hidden]
    wanted += game.hidden_piles(play, reader)
    wanted.sort(key=lambda each: each[0] == game.declared.draw_pile)  # the draw pile last
    deal_unseen(play.cards, cards.rest(), wanted, play.barred(), seed)
    finish(game, play, reader)
    play.redeal(seat, seed)
    check_derived(reader.data, play.view(seat), ["sizes", *game.declared.derived])
    return play


def begin(game: CardGame[P], reader: Reader) -> tuple[P, PlacedCards]:
    """An empty table, and the cards that come to lie there."""
    play = game.blank(len(reader.hands(game.seats)))
    if game.declared.reshuffles:
        play.cards.newest = reader.number("batch", 0, 0, MOST)
    return play, game.placed(play.cards)


def rows_of(game: CardGame[P], play: P, reader: Reader, index: int, look: PileLook) -> list[tuple[int, str, Json]]:
    """Of a look each pile, its field, and what is there."""
    first = game.declared.places.first[index]
    if not look.per_seat:
        value = reader.data.get(look.field, None if look.single else [])
        return [(first, look.field, ([] if value is None else [value]) if look.single else value)]
    rows = reader.per_seat(look.field, play.n, None if look.field == "hands" else [[] for _ in range(play.n)])
    return [(first + seat, f"{look.field}[{seat}]", row) for seat, row in enumerate(rows)]


def put_pile(game: CardGame[P], cards: PlacedCards, pile: int, field: str, values: Json) -> None:
    if game.declared.places.kind[pile] == DOWN and isinstance(values, list):
        values = values[::-1]  # its top card is written first
    cards.put_all(field, values, pile)


def sizes_of(game: CardGame[P], play: P, reader: Reader, pile: int, field: str, size: Json) -> dict[int, int]:
    """How many unknown cards of each shuffle a pile has."""
    there = len(play.cards.piles[pile])
    unknown = number(field, size, there, len(game.declared.box)) - there
    seat = game.declared.places.owner[pile]
    if not game.declared.reshuffles or seat < 0:
        return {play.cards.newest: unknown}
    return hidden_sizes(play.cards, reader, play.n, seat, unknown)


def read_knowledge(game: CardGame[P], play: P, reader: Reader, cards: PlacedCards, seat: int) -> None:
    """What a seat has seen of the other hands, and what everybody has."""
    table, hands, everybody = play.cards, game.declared.hands, game.declared.places.all_see
    for other, values in enumerate(reader.per_seat("known", play.n, [[] for _ in range(play.n)])):
        if other == seat and values != []:
            raise BadPosition(f"known[{seat}]: that is the own hand of this view")
        for card in cards.put_all(f"known[{other}]", values, hands + other):
            knows_it_alone = game.declared.private and seat >= 0
            table.see(card, table.seen[card] | 1 << seat if knows_it_alone else everybody)
    if not game.declared.private:
        if seat >= 0:
            read_known(table, cards, "shown", reader.items("shown", []), hands + seat)
        return
    for text in reader.items("public", []):
        card = cards.card("public", text)
        if not hands <= table.where[card] < hands + play.n or card in cards.rest():
            raise BadPosition(f"public: {text!r} is not known to be in a hand")
        table.see(card, everybody)


def finish(game: CardGame[P], play: P, reader: Reader) -> None:
    game.go_on(play, reader)
    over = play.seat() < 0
    if reader.flag("over", over) != over:
        raise BadPosition(f"over: expected {str(over).lower()}, which follows from the rest")
