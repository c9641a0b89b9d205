"""Decks, over HTTP: those that come along, to be read; and what is to be said of one that somebody has written.

Nothing of a deck that is checked is kept: it lives with whoever wrote it, and at the tables where it is played.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import Body, PathParameter
from msgspec import Meta, Struct

from kibitz.core.library import Library
from kibitz.games import GAMES
from kibitz.server.api.documents import packed
from kibitz.server.api.problems import WITH_BODY, problems
from kibitz.server.api.records import TheReader
from kibitz.server.api.tables import TheService, address_of, json_only, key_of, strictly
from kibitz.server.api.texts import JSON, GameName, NoText, known_game
from kibitz.server.live.deck_verdicts import DeckCards, DeckVerdict, cards_of

LONGEST_POSTED: Final = 400_000  # the checker itself says how long a deck may be

DeckName = Annotated[
    str, PathParameter(description="The name of a deck that comes along, or of the one to begin with.")
]


def games_with_decks() -> list[str]:
    return [name for name, kind in GAMES.items() if kind.library() is not None]


class DeckEntry(Struct):
    """A deck in a list."""

    game: str
    name: str  # for the game's option; of the starter, the text is taken
    option: str
    starter: bool  # meant to begin an own deck with
    titles: dict[str, str]
    kinds: dict[str, int]  # how many cards of each


class InstalledDeck(Struct):
    """A deck that comes along."""

    entry: DeckEntry
    text: str
    cards: DeckCards


class DeckWish(Struct, forbid_unknown_fields=True):
    """A deck that somebody has written."""

    game: Annotated[str, Meta(max_length=40, extra_json_schema={"enum": games_with_decks()})]
    text: Annotated[str, Meta(max_length=LONGEST_POSTED)]


def library_of(game: str) -> Library:
    found = GAMES[known_game(game)].library()
    if found is None:
        raise NoText(f"{game} has no decks; those that have are {', '.join(games_with_decks())}")
    return found


@lru_cache(maxsize=16)
def installed(game: str, name: str) -> InstalledDeck:
    library = library_of(game)
    if name not in (*library.names, library.starter):
        known = ", ".join([*library.names, library.starter])
        raise NoText(f"there is no deck {name[:40]!r}; the decks are {known}")
    text = library.text(name)
    cards = cards_of(game, library, text)
    kinds = Counter(face.kind for face in cards.faces.values())
    entry = DeckEntry(game, name, library.option, name == library.starter, cards.titles, dict(kinds))
    return InstalledDeck(entry, text, cards)


def all_installed() -> list[DeckEntry]:
    libraries = [(game, library_of(game)) for game in games_with_decks()]
    named = [(game, name) for game, library in libraries for name in (*library.names, library.starter)]
    return [installed(game, name).entry for game, name in named]


def as_json(answer: DeckVerdict | InstalledDeck | list[DeckEntry]) -> str:
    return msgspec.json.encode(answer).decode()


class DeckApi(Controller):
    """Decks to be read, and decks to be checked."""

    path = "/api/decks"
    guards = [json_only]  # noqa: RUF012

    @get("/", media_type=JSON, summary="The decks that come along", responses=problems())
    async def shelf(self, request: Request[Any, Any, Any]) -> Response[list[DeckEntry]]:
        return packed(as_json(await asyncio.to_thread(all_installed)), JSON).answer(request)

    @get("/{game:str}/{name:str}", media_type=JSON, summary="A deck that comes along",
         responses=problems(400, 404))  # fmt: skip
    async def deck(self, request: Request[Any, Any, Any], game: GameName, name: DeckName) -> Response[InstalledDeck]:
        """Its text, and all its cards."""
        return packed(as_json(await asyncio.to_thread(installed, game, name)), JSON).answer(request)

    @post("/check", status_code=200, summary="What is to be said of a deck", responses=problems(404, 409, *WITH_BODY))
    async def check(
        self,
        request: Request[Any, Any, Any],
        service: TheService,
        reader: TheReader,
        data: Annotated[DeckWish, Body()],
    ) -> DeckVerdict:
        """As ``kibitz deck check`` says it. One deck at a time is read, by a worker: a text of the largest size takes
        some tenths of a second, whatever is in it."""
        reader.let_in(request, "deck")
        wish = await strictly(request, data)
        library_of(wish.game)  # or it has no decks
        async with service.process.quotas.one("decks", key_of(request)[1], address_of(request)):
            return await reader.check_deck(wish.game, wish.text, address_of(request))
