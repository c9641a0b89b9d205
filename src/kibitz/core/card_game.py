"""Games whose state is declared: piles, and a list of fields. Positions, loading, views and dealing anew follow from
the declaration; a game writes its rules, and what is its own beside it.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from kibitz.core.choice import Choice
from kibitz.core.dealing import redeal
from kibitz.core.event import EventKind
from kibitz.core.fields import EVERYBODY, IN_TURN, NOBODY, Field, Fields
from kibitz.core.game import Game, Json, Play, Position, View
from kibitz.core.look import PileLook
from kibitz.core.piles import DOWN, OPEN, OWN, Piles, Places
from kibitz.core.placing import read_game, read_seats_view
from kibitz.core.reading import Reader
from kibitz.core.rng import Rng
from kibitz.core.unknown import PlacedCards, batches_of, hidden_of

P = TypeVar("P", bound="CardPlay")

ALL_SEEING: Final = -2  # instead of a seat: nothing is left out

# The fields of every such game beside its own.
HEADER: Final = ["game", "options", "known", "seed", "shuffles", "over"]
OF_SHUFFLES: Final = ["batch", "batches"]
OF_A_VIEW: Final = ["seat", "shown", "sizes", "hidden"]


@final
class Declaration:
    """What a game's state consists of: its piles, and a list of fields. In the box are ``copies`` of every face.
    ``draw_pile`` is the field of the pile that is drawn from: what lies there, or hidden in a hand, is what a seat does
    not know."""

    def __init__(
        self,
        seats: range,
        faces: list[str],
        piles: list[PileLook],
        fields: list[Field],
        copies: int = 1,
        draw_pile: str = "deck",
        reshuffles: bool = False,
        more: list[str] | None = None,
        derived: list[str] | None = None,
        cards_are: str = "",
    ) -> None:
        self.seats: Final = seats
        self.faces: Final = faces
        self.looks: Final = piles
        self.fields: Final = Fields(fields)
        self.places: Final = Places(piles, seats[-1])
        of_look = [look.field for look in piles]
        self.draw_pile: Final = self.places.first[of_look.index(draw_pile)]
        self.hands: Final = self.places.first[of_look.index("hands")]
        self.box: Final = [face for face in range(len(faces)) for _ in range(copies)]
        self.reshuffles: Final = reshuffles  # the discard pile becomes the draw pile: everybody knows what is in it
        self.more: Final = more or []  # the fields that are not declared
        self.derived: Final = derived or []  # of a view, those that follow from the rest
        self.cards_are: Final = cards_are  # said when there is no such card

    def no_cards(self) -> Piles:
        """An empty table."""
        cards = Piles(self.places, self.box)
        cards.clear()
        return cards

    def texts(self, cards: list[int]) -> list[Json]:
        return [self.faces[self.box[card]] for card in cards]

    def shown(self, cards: Piles, look: int, seats: int, seat: int) -> Json:
        """What a seat sees of a pile, or of those of all seats."""
        first = self.places.first[look]
        if self.looks[look].per_seat:
            return [self.pile_shown(cards, first + other, seat) for other in range(seats)]
        return self.pile_shown(cards, first, seat)

    def pile_shown(self, table: Piles, pile: int, seat: int) -> Json:
        """Its cards, or how many; a face-down pile in the middle is written with its top card first."""
        cards, kind = table.piles[pile], self.places.kind[pile]
        if seat == ALL_SEEING or kind == OPEN or (kind == OWN and self.places.owner[pile] == seat):
            return self.texts(cards[::-1] if kind == DOWN else cards)
        return len(cards)

    def field_names(self) -> list[str]:
        """All fields of a position."""
        of_shuffles = OF_SHUFFLES if self.reshuffles else []
        piles = [look.field for look in self.looks if not look.grouped]
        return [*HEADER, *of_shuffles, *piles, *self.fields.names, *self.more]


@mypyc_attr(allow_interpreted_subclasses=True)
class CardPlay(Play):
    """A game in progress: its cards lie in ``cards``, the rest is attributes that the game has declared."""

    def __init__(self, game: Game, declared: Declaration, cards: Piles, seats: int) -> None:
        super().__init__(game)
        self.declared: Final = declared
        self.cards = cards
        self.n = seats

    @property
    def seats(self) -> int:
        return self.n

    def in_turn(self) -> int:
        """The seat that knows what is known to the seat in turn alone."""
        return self.seat()

    def barred(self) -> list[int]:
        """Of every card, a bit for each seat of which everybody knows that it cannot hold it; empty: nobody knows
        anything of the kind. The bit after the last seat: it can only be in the draw pile."""
        return []

    def redeal(self, seat: int, seed: int) -> None:
        redeal(self.cards, self.declared.draw_pile, seat, Rng(seed), self.barred())

    def more(self, seat: int) -> Position:
        """What is not declared, as a seat may know it; ``ALL_SEEING``: for a position."""
        return {}

    def derived(self, seat: int) -> View:
        """What follows from the rest of a view, and is handy there."""
        return {}

    def position(self) -> Position:
        """Everything, in the form that ``Game.load`` takes."""
        declared, cards = self.declared, self.cards
        position = self.open_part(ALL_SEEING, NOBODY)
        position["known"] = [declared.texts(cards.public_in(declared.hands + seat)) for seat in range(self.n)]
        position["seed"] = cards.seed
        position["shuffles"] = cards.shuffles
        return position

    def view(self, seat: int) -> View:
        """What everybody may know, the own hand of ``seat``, and what it has seen of the others."""
        declared, cards = self.declared, self.cards
        view = self.open_part(seat, IN_TURN if seat >= 0 and seat == self.in_turn() else EVERYBODY)
        hands = [cards.piles[declared.hands + other] for other in range(self.n)]
        known: list[Json] = [declared.texts(cards.public_in(declared.hands + other)) for other in range(self.n)]
        view["shown"] = []
        if seat >= 0:
            view["shown"], known[seat] = known[seat], []
        view["seat"] = seat
        view["known"] = known
        view["sizes"] = [len(hand) for hand in hands]
        if declared.reshuffles:
            view["hidden"] = hidden_of(cards, hands, seat, self.of_old_shuffles())
        view.update(self.derived(seat))
        return view

    def open_part(self, seat: int, knows: int) -> Position:
        """What a seat sees of the table, in the form of positions and views alike."""
        declared, cards = self.declared, self.cards
        position: Position = {"game": self.game.name, "options": self.game.options}
        declared.fields.write(self, position, knows)
        for number, look in enumerate(declared.looks):
            if not look.grouped:
                position[look.field] = declared.shown(cards, number, self.n, seat)
        if declared.reshuffles:
            position["batch"] = cards.newest
            position["batches"] = batches_of(cards, declared.faces, self.of_old_shuffles())
        position["over"] = self.seat() < 0
        position.update(self.more(seat))
        return position

    def of_old_shuffles(self) -> list[int]:
        """The cards of which everybody knows from which shuffle they came: those hidden in hands."""
        hands, cards = self.declared.hands, self.cards
        held = [card for seat in range(self.n) for card in cards.piles[hands + seat]]
        return [card for card in held if not cards.is_public(card)]


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(Game, Generic[P]):
    """A game whose state is declared. What it says of itself is asked with its own ``CardPlay``."""

    def __init__(
        self,
        name: str,
        version: int,
        options: dict[str, Json],
        choices: list[Choice],
        events: list[EventKind],
        declared: Declaration,
    ) -> None:
        super().__init__(name, version, declared.seats, options, choices, declared.faces, declared.looks, events)
        self.declared: Final = declared

    def load(self, position: Position) -> Play:
        return read_game(self, Reader(position, self.declared.field_names()))

    def imagine(self, view: View, seed: int) -> Play:
        fields = [*self.declared.field_names(), *OF_A_VIEW, *self.declared.derived]
        return read_seats_view(self, Reader(view, fields), seed)

    def blank(self, cards: Piles, seats: int) -> P:
        """A game with no card on the table yet."""
        raise NotImplementedError

    def read_groups(self, play: P, look: PileLook, reader: Reader, cards: PlacedCards) -> None:
        """Put the cards of a pile there whose groups the game keeps itself (``PileLook.grouped``)."""

    def usual(self, play: P) -> Position:
        """The defaults of fields that depend on what lies on the table."""
        return {}

    def place_rest(self, play: P, rest: list[int]) -> None:
        """Where the cards lie that a position does not mention: in the draw pile, below the others."""
        for card in rest:
            play.cards.put(card, self.declared.draw_pile)
        pile = play.cards.changing(self.declared.draw_pile)
        pile[:] = rest[::-1] + pile[: len(pile) - len(rest)]

    def go_on(self, play: P, reader: Reader) -> None:
        """All is read: what follows from it, and complaints about what cannot be (``BadPosition``)."""
