"""Boards: a view as it is drawn, for any game. Nothing is in a board that is not in the view."""

from __future__ import annotations

from collections import Counter

from kibitz.core import presentation as core
from kibitz.core.game import Game, Json, PileLook, Play, View
from kibitz.core.header import Header
from kibitz.wire import Board, Fact, Link, Part, Pile, Quest, Said, Standing, Touch, said


def board_of(game: Game, view: View) -> Board:
    """The table as whoever has this view sees it."""
    header, shown = Header(view), game.presentation.board(view)
    return Board(
        seats=header.seats,
        piles=[pile for look in game.piles for pile in piles_of(view, look, shown, header)],
        turn=header.turn,
        badges=[[said(badge) for badge in badges] for badges in shown.badges],
        notices=[said(notice) for notice in shown.notices],
        facts=[Fact(said(fact.name), said(fact.value), fact.cards) for fact in shown.facts],
        quests=[quest_of(goal) for goal in shown.goals],
        chain=[Link(link.card, link.seat, said(link.says), link.void) for link in shown.chain],
    )


def quest_of(goal: core.Goal) -> Quest:
    seats = [Standing(one.has, [said(lack) for lack in one.lacks], one.stops) for one in goal.seats]
    return Quest(goal.card, said(goal.says), seats)


def piles_of(view: View, look: PileLook, shown: core.Board, header: Header) -> list[Pile]:
    """A pile in the middle, or one for each seat."""
    value = look.shown(view)
    if not look.per_seat:
        return [pile_of(look, -1, value, [])]
    rows = value if isinstance(value, list) else [None] * header.seats
    made = []
    for seat, part in enumerate(rows[: header.seats]):
        captions = [said(caption) for caption in shown.captions_of(look.name, seat)]
        pile = pile_of(look, seat, part, captions)
        pile.known = header.known[seat] if look.field == "hands" else []
        made.append(pile)
    return made


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
