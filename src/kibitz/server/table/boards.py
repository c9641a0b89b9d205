"""Boards: a view as it is drawn, for any game. Nothing is in a board that is not in the view."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from kibitz.core import presentation as core
from kibitz.core.game import Game, Json, PileLook, Play, View
from kibitz.core.header import Header
from kibitz.core.phrase import Phrase
from kibitz.wire import Board, Fact, Goal, GoalStatus, Link, Part, Pile, Said, Touch, said

NONE_KNOWN: Final[list[str]] = []
NO_CAPTIONS: Final[list[Phrase]] = []


class Made(NamedTuple):
    """A pile, and all that it was made from."""

    value: Json
    known: list[str]
    captions: list[Phrase]
    pile: Pile


class BoardMaker:
    """Makes the boards of one game. A pile that looks as it did, to whomever, is not made again: all that it is made
    from is compared, so nothing is in a board that is not in the view."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.made: dict[tuple[str, int, bool], Made] = {}  # by name and seat, and whether only its size is seen

    def board(self, view: View) -> Board:
        """The table as whoever has this view sees it."""
        header, shown = Header(view), self.game.presentation.board(view)
        return Board(
            seats=header.seats,
            piles=[pile for look in self.game.piles for pile in self.piles(view, look, shown, header)],
            turn=header.turn,
            badges=[[said(badge) for badge in badges] for badges in shown.badges],
            notices=[said(notice) for notice in shown.notices],
            facts=[Fact(said(fact.name), said(fact.value), fact.cards) for fact in shown.facts],
            goals=[goal_of(goal) for goal in shown.goals],
            chain=[Link(link.card, link.seat, said(link.says), link.void) for link in shown.chain],
            winning=[touch(part) for part in shown.winning],
        )

    def piles(self, view: View, look: PileLook, shown: core.Board, header: Header) -> list[Pile]:
        """A pile in the middle, or one for each seat."""
        value = look.shown(view)
        if not look.per_seat:
            return [self.pile(look, -1, value, NONE_KNOWN, NO_CAPTIONS)]
        rows = value if isinstance(value, list) else [None] * header.seats
        captions = shown.captions.get(look.name)
        known = header.known if look.field == "hands" else None
        return [
            self.pile(
                look,
                seat,
                part,
                NONE_KNOWN if known is None else known[seat],
                NO_CAPTIONS if captions is None else captions[seat],
            )
            for seat, part in enumerate(rows[: header.seats])
        ]

    def pile(self, look: PileLook, seat: int, value: Json, known: list[str], captions: list[Phrase]) -> Pile:
        """The pile as it was made before, if it would be the same."""
        key = (look.name, seat, isinstance(value, int))
        before = self.made.get(key)
        if before is not None and before.value == value and before.known == known and before.captions == captions:
            return before.pile
        pile = pile_of(look, seat, value, [said(caption) for caption in captions])
        pile.known = known
        self.made[key] = Made(value, known, captions, pile)
        return pile


def board_of(game: Game, view: View) -> Board:
    """The table as whoever has this view sees it."""
    return BoardMaker(game).board(view)


def goal_of(goal: core.Goal) -> Goal:
    seats = [GoalStatus(one.has, [said(lack) for lack in one.lacks], one.stops) for one in goal.seats]
    return Goal(goal.card, said(goal.says), seats)


def pile_of(look: PileLook, seat: int, value: Json, captions: list[Said]) -> Pile:
    if isinstance(value, int):
        return Pile(look.name, look.look, value, seat, rare=look.rare)
    parts = parts_of(look, value, bool(captions))
    for part, caption in zip(parts, captions, strict=False):
        part.caption = caption
    return Pile(look.name, look.look, sum(len(part.cards) for part in parts), seat, parts, rare=look.rare)


def parts_of(look: PileLook, value: Json, captioned: bool) -> list[Part]:
    """What lies together: layers and stacks by themselves, single cards in one row; where something is said of each
    part, every one by itself."""
    if not isinstance(value, list):
        return [Part(look.cards_in(value))] if value else []
    if look.look == "layers":
        return [Part(look.cards_in(layer)) for layer in value]
    if look.look == "stacks":
        return [Part([card] * count) for card, count in Counter(look.cards_in(value)).items()]
    if captioned:
        return [Part(look.cards_in(row), together=True) for row in value]
    parts: list[Part] = []
    single = False
    for cards in map(look.cards_in, value):
        if single and len(cards) == 1:
            parts[-1].cards += cards
        else:
            parts.append(Part(cards, together=len(cards) > 1))
        single = len(cards) == 1
    return parts


def touches_of(play: Play, code: int) -> list[Touch]:
    return [touch(part) for part in play.game.presentation.touches(play, code)]


def aims_of(play: Play, code: int) -> list[Touch]:
    return [touch(part) for part in play.game.presentation.aims(play, code)]


def touch(part: core.Touch) -> Touch:
    return Touch(part.pile, part.seat, part.cards)
