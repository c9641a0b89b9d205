"""A view as lines of text, for any game: its piles, badges, choices and outcome."""

from __future__ import annotations

import itertools
import shutil
import textwrap
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from kibitz.core.game import Game, Json, Outcome, PileLook, Play, View
from kibitz.core.header import Header
from kibitz.core.phrase import Phrase, seat_name
from kibitz.core.presentation import Board, Preview
from kibitz.play.words import Words

FEW_CHOICES = 8


class Offer(NamedTuple):
    """A choice that may be made now: as one writes it, in words, what surely follows, and its own key if it has one."""

    text: str
    says: Phrase
    preview: Preview
    key: str = ""


class ViewRenderer:
    """Writes the views of one table in one language."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.names = names

    # ---- the table

    def table(self, view: View, seat: int) -> list[str]:
        """What holds now, a line for each seat, one for the middle of the table, and the own hand last."""
        board = self.game.presentation.board(view)
        lines = [self.words.say(notice, self.names) for notice in board.notices]
        for other in range(Header(view).seats):
            lines += [self.seat_line(view, board, other, seat), *self.captioned(view, board, other)]
        middle = [look for look in self.game.piles if not look.per_seat]
        worth = [look for look in middle if not look.rare or look.shown(view)]
        lines.append(" · ".join(self.pile(look, look.shown(view)) for look in worth))
        lines += [self.own_pile(view, look, seat) for look in self.private() if seat >= 0]
        return lines

    def open_piles(self, view: View) -> list[str]:
        """Everything in the middle that lies face up, card by card."""
        lines = []
        for look in self.game.piles:
            cards = look.cards_in(look.shown(view))
            if not look.per_seat and cards:
                lines.append(f"{self.words.tell('pile-' + look.name)} ({len(cards)}): {self.faces(cards)}")
        return lines

    def faces(self, cards: Sequence[str]) -> str:
        """Cards in a row: by their texts, or by their names, which may have commas in them."""
        shown = [self.game.presentation.card(card).name for card in cards]
        said = [self.words.say(face, self.names) if isinstance(face, Phrase) else face for face in shown]
        return (" / " if any(isinstance(face, Phrase) for face in shown) else " ").join(said)

    def private(self) -> list[PileLook]:
        """The piles that a seat holds in hand."""
        return [look for look in self.game.piles if look.per_seat and look.look == "fan"]

    def seat_line(self, view: View, board: Board, other: int, seat: int) -> str:
        parts = []
        for look in self.game.piles:
            own_hand = other == seat and look.look == "fan"
            if not look.per_seat or own_hand or board.captions_of(look.name, other):
                continue
            cards = self.seat_pile(view, look, other)
            if cards or not look.rare:
                parts.append(self.pile(look, cards) + self.known(view, look, other))
        parts += [self.words.say(badge, self.names) for badge in board.badges[other]]
        return f"{self.names[other]}: " + " · ".join(parts)

    def captioned(self, view: View, board: Board, other: int) -> list[str]:
        """The parts of a seat's piles that have something said of each: a line each, the captions below each other."""
        lines = []
        for look in self.game.piles:
            captions = board.captions_of(look.name, other) if look.per_seat else []
            shown = self.seat_pile(view, look, other) if captions else []
            layers = self.layers(look, shown) if isinstance(shown, list) else []
            wide = max([len(layer) for layer in layers], default=0)
            for layer, caption in zip(layers, captions, strict=True):
                name = f"{caption.args['name']}: " if "name" in caption.args else ""  # what one types for it
                lines.append(f"   {layer:<{wide}}  {name}{self.words.say(caption, self.names)}")
        return lines

    def known(self, view: View, look: PileLook, other: int) -> str:
        """The cards of another's hand that this seat has seen go there."""
        cards = Header(view).known[other] if look.field == "hands" else []
        return " (" + self.words.tell("known-cards", cards=self.faces(cards)) + ")" if cards else ""

    def own_pile(self, view: View, look: PileLook, seat: int) -> str:
        cards = self.seat_pile(view, look, seat)
        assert isinstance(cards, list)
        return self.words.tell("table-your-hand", count=len(cards), cards=self.faces(list(map(str, cards))))

    def seat_pile(self, view: View, look: PileLook, seat: int) -> Json:
        """What a view shows of a seat's pile."""
        return of_seat(look.shown(view), seat)

    def layers(self, look: PileLook, value: list[Json]) -> list[str]:
        """Cards that lie together, in brackets."""
        return [f"[{self.faces(look.cards_in(layer))}]" for layer in value if isinstance(layer, list)]

    def pile(self, look: PileLook, value: Json) -> str:
        return f"{self.words.tell('pile-' + look.name)} {self.cards(look, value)}"

    def cards(self, look: PileLook, value: Json) -> str:
        """What is seen of a pile: the cards, the layers, or how many."""
        if isinstance(value, int):
            return self.words.tell("table-cards", count=value)
        if isinstance(value, str):
            return self.faces([value])
        if not isinstance(value, list) or not value:
            return self.words.tell("table-empty")
        if look.look == "layers":
            return " ".join(self.layers(look, value))
        if look.look == "open":
            return f"{self.faces([str(value[-1])])} ({self.words.tell('table-cards', count=len(value))})"
        if look.look == "stacks":
            return " | ".join(self.faces([card] * count) for card, count in Counter(map(str, value)).items())
        if look.look == "stack":
            return self.words.tell("table-cards", count=len(value))
        return self.faces(list(map(str, value)))

    # ---- the choices

    def choices(self, offers: Sequence[Offer]) -> list[str]:
        """Few choices in words; many as notation, and in words only a few with something to tell."""
        if len(offers) <= FEW_CHOICES:
            return self.choice_lines(offers)
        telling = [label for label, offer in labelled(offers) if offer.preview.says]
        marked = len(telling) > FEW_CHOICES
        items = [
            f"{label}\0{offer.text}{'*' if marked and label in telling else ''}"  # label and notation stay together
            for label, offer in labelled(offers)
        ]
        lines = [" " + line.replace("\0", " ") for line in textwrap.wrap("   ".join(items), width())]
        if marked:
            return [*lines, self.words.tell("marked-choices")]
        return [*lines, *self.choice_lines(offers, telling), self.words.tell("more-choices")]

    def choice_lines(self, offers: Sequence[Offer], wanted: Sequence[str] | None = None) -> list[str]:
        """A line for every choice, or for those with these labels."""
        shown = [(label, offer) for label, offer in labelled(offers) if wanted is None or label in wanted]
        wide = max([8, *(len(offer.text) for _, offer in shown)])
        lines = []
        for label, offer in shown:
            said = self.words.say(offer.says, self.names)
            line = f" {label:>2}  {offer.text:<{wide}} {said}{self.preview_text(offer.preview)}"
            lines += textwrap.wrap(line, width(), subsequent_indent=" " * 6, drop_whitespace=True) or [line]
        return lines

    def preview_text(self, preview: Preview) -> str:
        """What surely follows, and the points before and after."""
        said = [self.words.say(phrase, self.names) for phrase in preview.says]
        if preview.points is not None:
            before, after = preview.points
            said.append(self.words.tell("points-change", before=before, after=after))
        return " – " + ", ".join(said) if said else ""

    # ---- the end

    def outcome(self, outcome: Outcome) -> list[str]:
        """The points, in a game that has any, and who has won."""
        winners = self.winners(outcome.winners)
        if not self.game.presentation.scored:
            return [winners]
        scores = ", ".join(f"{self.names[seat]} {score}" for seat, score in enumerate(outcome.scores))
        return [self.words.tell("over-scores", scores=scores), winners]

    def winners(self, seats: list[int]) -> str:
        """Who has won; whoever reads it and has won with others is told with whom."""
        if not seats:
            return self.words.tell("over-nobody")
        if len(seats) == 1:
            return self.words.say(Phrase("over-winner", name=seat_name(seats[0])), self.names)
        others = self.joined([self.names[seat] for seat in seats if seat != self.words.you])
        args: dict[str, str | Phrase] = {"names": others}
        if self.words.you in seats:
            args["name"] = seat_name(self.words.you)
        return self.words.say(Phrase("over-winners", **args), self.names)

    def joined(self, names: list[str]) -> str:
        *first, last = names
        return self.words.tell("list-and", first=", ".join(first), last=last) if first else last


def width() -> int:
    """As wide as the terminal, but no wider than reads well."""
    return min(shutil.get_terminal_size((100, 24)).columns, 100) - 1


def of_seat(rows: Json, seat: int) -> Json:
    """What a list with an item for each seat has for this one."""
    return rows[seat] if isinstance(rows, list) else None


def offers(play: Play) -> list[Offer]:
    """What a seat that decides may choose."""
    shown, table = play.game.presentation, play.game.choices
    return [
        Offer(shown.notation(code), shown.say(play, code), shown.preview(play, code), table[code].key)
        for code in play.legal
    ]


def labelled(offers: Sequence[Offer]) -> list[tuple[str, Offer]]:
    return list(zip(labels([offer.key for offer in offers]), offers, strict=True))


def labels(keys: Sequence[str]) -> list[str]:
    """What a person types for each choice of a list: its own key, or its number in the list. Where another choice has
    that number as its key, the next one after the list that is free."""
    taken = set(keys)
    spare = (str(number) for number in itertools.count(len(keys) + 1) if str(number) not in taken)
    return [key or (str(number) if str(number) not in taken else next(spare)) for number, key in enumerate(keys, 1)]
