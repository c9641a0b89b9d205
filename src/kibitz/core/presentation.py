"""The presentation of a game: what terminal, server and browser show and say of it. What is said are phrases; the
sentences stand in the words of each language. A game that brings no presentation shows its piles and the texts of its
choices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from kibitz.core.header import Header
from kibitz.core.phrase import Phrase, seat_name

if TYPE_CHECKING:
    from kibitz.core.game import Game, Play, View

P = TypeVar("P", bound="Play")


@final
class Reason:
    """Why a choice is refused: the number of the rule it breaks, and a sentence. No rule: it is not refused."""

    def __init__(self, rule: str, phrase: Phrase) -> None:
        self.rule = rule
        self.phrase = phrase

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.rule, self.phrase) == (other.rule, other.phrase)

    def __hash__(self) -> int:
        return hash(self.rule)


@final
class Preview:
    """What surely follows a choice; ``points`` are those of whoever chooses, before and after, where there are any."""

    def __init__(self, says: list[Phrase], points: tuple[int, int] | None) -> None:
        self.says = says
        self.points = points

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Preview) and (self.says, self.points) == (other.says, other.points)

    def __hash__(self) -> int:
        return hash(self.points)


@final
class Touch:
    """Cards of one pile that a choice is about; no cards: the pile itself, as one draws from a deck."""

    def __init__(self, pile: str, seat: int = -1, cards: list[str] | None = None) -> None:
        self.pile = pile  # the name of its look
        self.seat = seat  # whose; -1: in the middle
        self.cards = cards or []


@final
class Face:
    """All that is printed on a card: how it is called on the table, its kind, what it does; and ``full``, all of that
    as one sentence. A card whose name says everything has nothing else."""

    def __init__(
        self, name: str | Phrase, kind: str = "", text: Phrase | None = None, full: Phrase | None = None
    ) -> None:
        self.name = name
        self.kind = kind
        self.text = text
        self.full = full


@final
class Fact:
    """Something that holds at the table now: what it is called, how it stands, and the cards that make it so."""

    def __init__(self, name: Phrase, value: Phrase, cards: list[str]) -> None:
        self.name = name
        self.value = value
        self.cards = cards


@final
class GoalStatus:
    """How far a seat is from a goal: the cards it has for it, what it lacks, and the cards that stop it."""

    def __init__(self, has: list[str], lacks: list[Phrase], stops: list[str]) -> None:
        self.has = has
        self.lacks = lacks  # empty: it is met
        self.stops = stops


@final
class Goal:
    """A goal in force: its card, what it asks for, and how far every seat is from it."""

    def __init__(self, card: str, says: Phrase, seats: list[GoalStatus]) -> None:
        self.card = card
        self.says = says
        self.seats = seats


@final
class Link:
    """One link of a chain of answers: whose card it is, what it does, and whether it is cancelled as things stand."""

    def __init__(self, card: str, seat: int, says: Phrase, void: bool) -> None:
        self.card = card
        self.seat = seat
        self.says = says
        self.void = void


@final
class Board:
    """What a table shows beside its piles, derived from a view."""

    def __init__(self, badges: list[list[Phrase]]) -> None:
        self.badges = badges  # at each seat: points, a marker
        self.notices: list[Phrase] = []  # what holds at the table now, a line each: rules in force, goals
        self.facts: list[Fact] = []  # the same as numbers, where a table shows them at all times: draw 3, play 2
        self.goals: list[Goal] = []  # what wins now; most games are won by points
        self.chain: list[Link] = []  # what is about to happen and may be answered, with the answers; the newest last
        self.winning: list[Touch] = []  # when the game is over: the cards it was won with
        # Of a pile, per seat: what to say of each of its parts, of each set its points. An argument ``name`` is what
        # a person types for the part.
        self.captions: dict[str, list[list[Phrase]]] = {}

    def captions_of(self, pile: str, seat: int) -> list[Phrase]:
        """What to say of each part of a seat's pile; most piles need no captions."""
        rows = self.captions.get(pile)
        return [] if rows is None else rows[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Presentation(Generic[P]):
    """How a game is shown, typed and spoken of."""

    def __init__(self, game: Game, scored: bool = True) -> None:
        self.game = game
        self.scored = scored  # false: the game has winners and no points, so that no result shows any

    # ---- a decision

    def prompt(self, play: P) -> Phrase:
        """What is asked of the seat that decides."""
        return Phrase("plain-prompt" if play.seat() >= 0 else "plain-over")

    def say(self, play: P, code: int) -> Phrase:
        """What a legal choice does, as an offer."""
        return Phrase("plain-choice", text=self.notation(code))

    def preview(self, play: P, code: int) -> Preview:
        """What surely follows a legal choice."""
        return Preview([], None)

    def why_not(self, play: P, text: str) -> Reason:
        """Which rule forbids a choice that is not offered."""
        if play.read(text)[0] in play.shared_legal():
            return Reason("", Phrase("plain-allowed"))
        return Reason(self.game.name, Phrase("refused-illegal-choice"))

    def touches(self, play: P, code: int) -> list[Touch]:
        """What on the table a legal choice is about, so that it can be chosen by pointing there."""
        return []

    def aims(self, play: P, code: int) -> list[Touch]:
        """What of others' a legal choice surely does something to."""
        return []

    # ---- notation

    def notation(self, code: int) -> str:
        """A choice as a person would write it."""
        return self.game.choices[code].text

    def lines(self, play: P, codes: list[int]) -> list[str]:
        """What a person would type for choices one after the other, line by line."""
        return [self.notation(code) for code in codes]

    def move(self, play: P, codes: list[int]) -> Phrase | None:
        """A move in words; None where its notation must do."""
        return self.say(play, codes[0]) if len(codes) == 1 else None

    # ---- the table

    def card(self, text: str) -> Face:
        """A card with everything printed on it."""
        return Face(text)

    def board(self, view: View) -> Board:
        """What the table shows beside its piles."""
        return Board([[] for _ in range(Header(view).seats)])

    # ---- words

    def words(self, language: str) -> str:
        """Messages of its own that the game brings with it, as Fluent text: the names in a deck."""
        return ""

    def arg_text(self, sort: str, value: int) -> str:
        """An argument of an event as programs write it: a card's text, a pile's name, a choice's text."""
        if sort == "card":
            return self.game.faces[value] if value >= 0 else "?"
        if sort == "pile":
            return self.game.piles[value].name
        if sort == "choice":
            return self.game.choices[value].text
        raise KeyError(sort)

    def arg(self, sort: str, value: int) -> int | str | Phrase:
        """How to say an argument of an event; a game adds its own sorts."""
        if sort == "seat":
            return seat_name(value)
        if sort == "number":
            return value
        return self.arg_text(sort, value)
