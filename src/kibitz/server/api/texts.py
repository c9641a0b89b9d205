"""What a browser reads: the words of a language, of a game and of a table's deck; the cards; the rules."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import PathParameter

from kibitz.games import GAMES
from kibitz.play.rulebook import rules_text
from kibitz.play.words import LANGUAGES, source
from kibitz.server.api.documents import packed
from kibitz.server.api.problems import problems
from kibitz.server.api.tables import FOR_ALL, TableId, TheService, enter
from kibitz.server.errors import Refusal
from kibitz.server.live.deck_verdicts import faces_of
from kibitz.wire import Face

TEXT: Final = "text/plain"
MARKDOWN: Final = "text/markdown"
JSON: Final = "application/json"

Language = Annotated[str, PathParameter(description=f"One of {', '.join(LANGUAGES)}.")]
GameName = Annotated[str, PathParameter(description="The name of a game.")]


class NoText(Refusal):
    """There is no such language, or no such game."""

    kind = "no-text"


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise NoText(f"expected a language that is spoken here, one of {', '.join(LANGUAGES)}, got {language[:40]!r}")
    return language


def known_game(game: str) -> str:
    if game not in GAMES:
        raise NoText(f"there is no game {game[:40]!r}; the games are {', '.join(GAMES)}")
    return game


@lru_cache(maxsize=len(LANGUAGES))
def common_words(language: str) -> str:
    """What all games have in common, and what only the browser says."""
    own = sorted((files("kibitz.server") / "words").iterdir(), key=lambda file: file.name)
    areas = [file.name.removesuffix(".en.ftl") for file in own if file.name.endswith(".en.ftl")]
    return "\n".join([source("", language), *(browser_words(area, language) for area in areas)])


def browser_words(area: str, language: str) -> str:
    """What the browser says in a part of it; in English where it has no words in this language."""
    for file in (f"{area}.{language}.ftl", f"{area}.en.ftl"):
        found = files("kibitz.server").joinpath("words", *file.split("/"))
        if found.is_file():
            return found.read_text(encoding="utf-8")
    return ""


@lru_cache(maxsize=len(GAMES) * len(LANGUAGES))
def lesson_words(language: str, game: str) -> str:
    """What the guide of a game's tutorial says, and what that game brings along with its usual options."""
    said = browser_words(f"learn/{game}", language)
    if not said:
        raise NoText(f"there is no tutorial for {game!r}")
    kind = GAMES[game]
    return "\n".join([said, kind.make({}, kind.seats[0]).presentation.words(language)])


class TextsApi(Controller):
    """Texts, the same for everybody."""

    path = "/api"
    opt = FOR_ALL

    @get(
        "/words/{language:str}",
        sync_to_thread=False,
        media_type=TEXT,
        summary="The words of a language, as Fluent text",
        responses=problems(400, 404),
    )
    def words(self, request: Request[Any, Any, Any], language: Language) -> Response[str]:
        return packed(common_words(known_language(language)), TEXT).answer(request)

    @get(
        "/words/{language:str}/{game:str}",
        sync_to_thread=False,
        media_type=TEXT,
        summary="The words of a game",
        responses=problems(400, 404),
    )
    def game_words(self, request: Request[Any, Any, Any], language: Language, game: GameName) -> Response[str]:
        return packed(source(known_game(game), known_language(language)), TEXT).answer(request)

    @get(
        "/words/{language:str}/{game:str}/learn",
        sync_to_thread=False,
        media_type=TEXT,
        summary="The words of a game's tutorial",
        responses=problems(400, 404),
    )
    def learn_words(self, request: Request[Any, Any, Any], language: Language, game: GameName) -> Response[str]:
        return packed(lesson_words(known_language(language), known_game(game)), TEXT).answer(request)

    @get(
        "/tables/{id:str}/words/{language:str}",
        media_type=TEXT,
        summary="The words that a table's game brings along: the names in a deck",
        responses=problems(400, 404),
    )
    async def table_words(
        self, request: Request[Any, Any, Any], service: TheService, id: TableId, language: Language
    ) -> Response[str]:
        game = (await enter(service, id)).table.game
        return packed(game.presentation.words(known_language(language)), TEXT).answer(request)

    @get("/tables/{id:str}/faces", media_type=JSON, summary="The cards of a table", responses=problems(400, 404))
    async def faces(
        self, request: Request[Any, Any, Any], service: TheService, id: TableId
    ) -> Response[dict[str, Face]]:
        game = (await enter(service, id)).table.game
        return packed(msgspec.json.encode(faces_of(game)).decode(), JSON).answer(request)

    @get(
        "/rules/{game:str}/{language:str}",
        sync_to_thread=False,
        media_type=MARKDOWN,
        summary="The rules of a game",
        responses=problems(400, 404),
    )
    def rules(self, request: Request[Any, Any, Any], game: GameName, language: Language) -> Response[str]:
        text = rules_text(known_game(game), known_language(language))
        return packed(text, MARKDOWN).answer(request)
