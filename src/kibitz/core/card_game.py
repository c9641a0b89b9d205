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
from kibitz.core.placing import read_position, read_view
from kibitz.core.reading import Reader
from kibitz.core.rng import Rng
from kibitz.core.unknown import PlacedCards, batches_of, hidden_of, seen_in

P = TypeVar("P", bound="CardPlay")

ALL_SEEING: Final = -2  # instead of a seat: nothing is left out

# The fields of every such game beside its own.
HEADER: Final = ["game", "options", "seed", "shuffles", "over"]
OF_SHUFFLES: Final = ["batch", "batches"]
OF_A_VIEW: Final = ["seat", "known", "sizes", "hidden"]


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
        private: bool = False,
        more: list[str] | None = None,
        derived: list[str] | None = None,
        cards_are: str = "",
        own_attrs: list[str] | None = None,
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
        self.private: Final = private  # some may know cards of a hand that not everybody knows
        self.more: Final = more or []  # the fields that are not declared
        self.derived: Final = derived or []  # of a view, those that follow from the rest
        self.cards_are: Final = cards_are  # said when there is no such card
        self.own_attrs: Final = own_attrs or []  # attributes that are no fields

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
        if self.looks[look].single:
            return self.texts(cards.piles[first])[0] if cards.piles[first] else None
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
        piles = [look.field for look in self.looks if look.plain]
        known = "seen" if self.private else "known"
        return [*HEADER, known, *of_shuffles, *piles, *self.fields.names, *self.more]

    def view_names(self) -> list[str]:
        """All fields of a view."""
        return [*self.field_names(), *OF_A_VIEW, "public" if self.private else "shown", *self.derived]


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
        if declared.private:
            position["seen"] = seen_in(cards, declared.faces, self.hands())
        else:
            position["known"] = [declared.texts(cards.public_in(declared.hands + seat)) for seat in range(self.n)]
        position["seed"] = cards.seed
        position["shuffles"] = cards.shuffles
        return position

    def view(self, seat: int) -> View:
        """What everybody may know, the own hand of ``seat``, and what it has seen of the others."""
        declared, cards = self.declared, self.cards
        view = self.open_part(seat, IN_TURN if seat >= 0 and seat == self.in_turn() else EVERYBODY)
        view["seat"] = seat
        view["sizes"] = [len(hand) for hand in self.hands()]
        self.write_known(view, seat)
        if declared.reshuffles:
            view["hidden"] = hidden_of(cards, self.hands(), seat, self.of_old_shuffles())
        view.update(self.derived(seat))
        return view

    def write_known(self, view: View, seat: int) -> None:
        """What a seat has seen of the other hands; and of the own one, or of all hands, what everybody has."""
        declared, cards = self.declared, self.cards
        known: list[Json] = []
        public: list[int] = []
        for other, hand in enumerate(self.hands()):
            seen = sorted([card for card in hand if other != seat and cards.knows(seat, card)])
            known.append(declared.texts(seen))
            if declared.private or other == seat:
                public += cards.public_in(declared.hands + other)
        view["known"] = known
        view["public" if declared.private else "shown"] = declared.texts(public)

    def hands(self) -> list[list[int]]:
        return self.cards.piles[self.declared.hands : self.declared.hands + self.n]

    def open_part(self, seat: int, knows: int) -> Position:
        """What a seat sees of the table, in the form of positions and views alike."""
        declared, cards = self.declared, self.cards
        position: Position = {"game": self.game.name, "options": self.game.options}
        declared.fields.write(self, position, knows)
        for number, look in enumerate(declared.looks):
            if look.plain:
                position[look.field] = declared.shown(cards, number, self.n, seat)
        if declared.reshuffles:
            position["batch"] = cards.newest
            position["batches"] = batches_of(cards, declared.faces, self.of_old_shuffles())
        position["over"] = self.seat() < 0
        position.update(self.more(seat))
        return position

    def of_old_shuffles(self) -> list[int]:
        """The cards of which everybody knows from which shuffle they came: those hidden in hands."""
        return [card for hand in self.hands() for card in hand if not self.cards.is_public(card)]


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
        super().__init__(
            name=name,
            version=version,
            seats=declared.seats,
            options=options,
            choices=choices,
            faces=declared.faces,
            piles=declared.looks,
            events=events,
            fields=declared.fields.fields,
            own_attrs=declared.own_attrs,
        )
        self.declared: Final = declared

    def load(self, position: Position) -> Play:
        return read_position(self, Reader(position, self.declared.field_names()))

    def imagine(self, view: View, seed: int) -> Play:
        return read_view(self, Reader(view, self.declared.view_names()), seed)

    def blank(self, seats: int) -> P:
        """A game with no card on the table yet."""
        raise NotImplementedError

    def placed(self, cards: Piles) -> PlacedCards:
        """What puts the cards that are read into their piles."""
        return PlacedCards(cards, self.faces, self.declared.cards_are)

    def read_pile(self, play: P, look: PileLook, reader: Reader, cards: PlacedCards) -> None:
        """Put the cards of a pile there that has no field of its own (not ``PileLook.plain``)."""

    def hidden_piles(self, play: P, reader: Reader) -> list[tuple[int, dict[int, int]]]:
        """Such piles in which a view does not show everything: how many cards of each shuffle are hidden there."""
        return []

    def place_rest(self, play: P, reader: Reader, rest: list[int]) -> None:
        """Where the cards lie that a position does not mention: in the draw pile, below the others."""
        for card in rest:
            play.cards.put(card, self.declared.draw_pile)
        pile = play.cards.changing(self.declared.draw_pile)
        pile[:] = rest[::-1] + pile[: len(pile) - len(rest)]

    def usual(self, play: P, reader: Reader) -> Position:
        """The defaults of fields that depend on what lies on the table."""
        return {}

    def go_on(self, play: P, reader: Reader) -> None:
        """All is read: what follows from it, and complaints about what cannot be (``BadPosition``)."""
