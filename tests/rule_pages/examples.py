"""The examples of the rule pages, as positions: whatever a page says of one, the rules have worked out.

``@example("AB-12")`` marks what stands behind the first example below that rule. It returns a ``Moment``: the position,
the numbers that the page may mention, and what a picture of it shows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from kibitz.core.game import Play
from kibitz.play.words import LANGUAGES
from kibitz.server.live.deck_verdicts import faces_of
from kibitz.server.table.boards import board_of
from kibitz.server.table.presenter import offer
from kibitz.wire import Board, Face, Offer, said
from tables import AnyTable

DIGITS: Final = re.compile(r"\d+")
NAMES: Final = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Fritz")


class Moment(NamedTuple):
    table: AnyTable
    numbers: Iterable[int] = ()  # beside those that stand on the cards
    rows: str = ""  # the piles of its picture from top to bottom: "display 1, hand 0"
    choice: str = ""  # what may be chosen, "take | leave": its cards rise, what it aims at glows, and what it brings
    then: str = ""  # the piles once the first of them has been chosen: a second picture below
    seat: int = 0  # whoever looks
    cards: Iterable[str] = ()  # what has been tried of Absolute: groups of cards that the page may name


class Figure(Struct, omit_defaults=True):
    """What a picture shows."""

    board: Board
    names: list[str]
    rows: list[str]
    offers: list[Offer] = []
    then: Figure | None = None  # what it looks like once the first of them has been chosen


Example = Callable[[], Moment]
EXAMPLES: Final[dict[str, dict[tuple[str, int], Example]]] = {"abluxxen": {}, "fluxx": {}, "absolute": {}}
GAMES: Final = {"AB": "abluxxen", "FX": "fluxx", "AZ": "absolute"}


def example(place: str, nth: int = 1, game: str = "") -> Callable[[Example], Example]:
    def keep(made: Example) -> Example:
        examples = EXAMPLES[game or GAMES[place[:2]]]
        assert (place, nth) not in examples, f"{place} has two examples with the number {nth}"
        examples[place, nth] = made
        return made

    return keep


def seen_by(moment: Moment) -> Board:
    """The table as whoever looks sees it, without the cards that are not in this game."""
    board = board_of(moment.table.match.game, moment.table.match.play.view(moment.seat))
    board.piles = [pile for pile in board.piles if pile.name != "out"]
    return board


def numbers_of(moment: Moment) -> set[int]:
    """All numbers that a page may mention of a moment: those on its cards, and those that have been worked out."""
    board = seen_by(moment)
    faces = [face for pile in board.piles for part in pile.parts for face in part.cards]
    return {abs(number) for number in moment.numbers} | {
        int(digits) for face in moment.cards or faces for digits in DIGITS.findall(face)
    }


def figure(moment: Moment) -> Figure:
    """The picture of a moment; its rows are piles by their keys in the browser."""
    match = moment.table.match
    moves = {choice: match.read(choice) for choice in moment.choice.split(" | ") if choice}
    shown = scene(match.play, moment.rows, moment.seat)
    shown.offers = [whole_offer(match.play, codes, choice) for choice, codes in moves.items()]
    if moment.then:
        shown.then = scene(played(match.play, next(iter(moves.values()))), moment.then, moment.seat)
    return shown


def scene(play: Play, rows: str, seat: int) -> Figure:
    """Some piles as a seat sees them."""
    keys = [f"{name}:{whose[0] if whose else -1}" for name, *whose in (row.split() for row in rows.split(", "))]
    board = board_of(play.game, play.view(seat))
    board.piles = [pile for pile in board.piles if f"{pile.name}:{pile.seat}" in keys]
    return Figure(board, list(NAMES[: play.seats]), keys)


def played(play: Play, codes: list[int]) -> Play:
    ahead = play.copy()
    for code in codes:
        ahead.apply(code)
    return ahead


def whole_offer(play: Play, codes: list[int], text: str) -> Offer:
    """A choice; or a move that is composed of several, with each card that it touches on the way."""
    steps = [offer(played(play, codes[:made]), code, boards=True) for made, code in enumerate(codes)]
    whole = steps[-1]
    if len(codes) > 1:
        move = play.game.presentation.move(play, codes)
        whole.text, whole.says = text, whole.says if move is None else said(move)
        whole.points = []  # with those of the hand: what the sets are worth is seen
        whole.touches = [touch for step in steps for touch in step.touches if len(touch.cards) == 1]
    return whole


DECK_KEY: Final = r"((?:card|says)-\d+|kind-creeper)"  # what the cards of a deck are called, and say


def with_own_keys(written: str) -> str:
    """The words of the deck in a picture under names of their own: at the table beside it another deck may lie."""
    return re.sub(f'"key":"{DECK_KEY}"', r'"key":"figure-\1"', written)


def faces_in(moments: Iterable[Moment], figures: str) -> dict[str, Face]:
    """The cards that are seen, where there is more to say of them than what is on them."""
    found: dict[str, Face] = {}
    for moment in moments:
        found |= {face: card for face, card in faces_of(moment.table.match.game).items() if card.name}
    return {face: card for face, card in sorted(found.items()) if f'"{face}"' in figures}


def words_in(moments: Iterable[Moment], written: str) -> dict[str, str]:
    """The words that a deck brings along, by language: only those that are needed."""
    decks = {str(moment.table.match.game.options.get("deck")): moment.table.match.game for moment in moments}
    assert len(decks) <= 1, "the pictures of a page show one deck"
    return {
        language: "\n".join(
            f"figure-{one}"
            for one in re.split(r"\n(?=\S)", game.presentation.words(language))
            if (key := re.match(f"{DECK_KEY} =", one)) and f'"{key[1]}"' in written
        )
        for game in decks.values()
        for language in LANGUAGES
    }


def figures_json(game: str, pictured: dict[str, Moment]) -> str:
    """A line for every picture, so that a change can be read."""
    lines = {name: msgspec.json.encode(figure(moment)).decode() for name, moment in pictured.items()}
    seen = "".join(lines.values())
    faces = msgspec.json.encode(faces_in(pictured.values(), seen)).decode()
    words = words_in(pictured.values(), seen + faces)
    told = f'"words":{msgspec.json.encode(words).decode()},' if any(words.values()) else ""
    figures = ",\n".join(f'"{name}":{with_own_keys(line)}' for name, line in lines.items())
    return f'{{"game":"{game}","faces":{with_own_keys(faces)},{told}"figures":{{\n{figures}\n}}}}\n'
