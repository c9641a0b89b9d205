"""Link previews: what a chat program shows of a page, as Open Graph tags in the head of the page.

It says what anybody with the link may know: of a table what is played and who sits there, nothing of any card; of a
club's tables, and of a table that there is not, no more than what this site is.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Awaitable, Callable
from functools import lru_cache
from html import escape
from json import dumps
from typing import Any, Final, NamedTuple
from urllib.parse import quote

import msgspec
import structlog
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from kibitz.games import GAMES
from kibitz.play.words import LANGUAGES, Words
from kibitz.server.api.preview_pictures import ANY, HEIGHT, WIDTH, picture, picture_name
from kibitz.server.api.texts import browser_words
from kibitz.server.phases import ARCHIVED, BETWEEN, CLOSED, OPEN, OVER, PLAYING
from kibitz.server.store.database import StoreError, TableRow

PICTURES: Final = "/preview/"  # below this lie the pictures
A_DAY: Final = "public, max-age=86400"
LOCALES: Final = {"en": "en_GB", "de": "de_DE", "pl": "pl_PL"}
STATES: Final = {PLAYING: "playing", BETWEEN: "playing", OVER: "over", CLOSED: "closed", ARCHIVED: "closed"}
OPEN_TO: Final = (OPEN, BETWEEN, OVER)  # somebody who comes
FROM_RIGHT: Final = ("R", "AL")  # letters of names that are written from right to left
ISOLATED: Final = ("\u2068", "\u2069")  # what stands between them leaves the order of all else alone
NOBODY: Final = "?"  # the name of a seat whose person has erased themselves

FindTable = Callable[[str], Awaitable[TableRow | None]]

log = structlog.get_logger("kibitz.previews")


class Preview(NamedTuple):
    """What is shown of a page."""

    title: str
    text: str
    picture: str
    alt: str
    is_table: bool = False  # whose page no search engine is to keep


class PreviewChair(Struct):
    kind: str
    name: str = ""


class PreviewTable(Struct):
    """What a preview says of a table, of all that lists know."""

    game: str
    chairs: list[PreviewChair]
    options: dict[str, Any] = {}


@lru_cache(maxsize=64)
def words_for(language: str, game: str = "") -> Words:
    return Words(language, game if game in GAMES else "", browser_words("html/previews", language))


def site_preview(language: str) -> Preview:
    words = words_for(language)
    return Preview(
        words.tell("preview-site"),
        words.tell("preview-site-says"),
        picture_name(ANY, []),
        words.tell("preview-picture"),
    )


def game_preview(language: str, game: str, key: str) -> Preview:
    """A page about a game, with what the game says of itself."""
    words = words_for(language, game)
    title = words.tell("title")
    pitch = words.tell("game-pitch") if words.has("game-pitch") else words.tell("preview-site-says")
    alt = words.tell("preview-picture-game", game=title)
    return Preview(words.tell(key, game=title), pitch, picture_name(game, []), alt)


def decks_preview(language: str, game: str = "", deck: str = "") -> Preview:
    """The page of all decks, or of one that comes along. What people write themselves never leaves their browsers."""
    site, words = site_preview(language), words_for(language, game)
    kind = GAMES.get(game)
    library = None if kind is None else kind.library()
    name = "" if library is None else f"option-{library.option}-{deck}"
    if library is None or deck not in library.names or not words.has(name):
        return site._replace(title=words.tell("preview-decks"))
    about = game_preview(language, game, "preview-rules")
    title = words.tell("preview-deck", deck=words.tell(name))
    return about._replace(title=title, text=words.tell("preview-deck-says", game=words.tell("title")))


def replay_preview(language: str, game: str = "") -> Preview:
    """A game to look at again; of which game nobody knows who was only given the record behind the #."""
    words = words_for(language)
    if game:
        return game_preview(language, game, "preview-replay")._replace(
            text=words.tell("preview-replay-says"), is_table=True
        )
    return site_preview(language)._replace(title=words.tell("preview-replays"), text=words.tell("preview-replay-says"))


def table_preview(language: str, table: PreviewTable, phase: str) -> Preview:
    """A table, as its waiting room shows it to whoever comes."""
    words = words_for(language, table.game)
    game = words.tell("title")
    kinds = [chair.kind for chair in table.chairs if phase in OPEN_TO or chair.kind != "open"]
    free, bots = kinds.count("open"), kinds.count("bot")
    state = STATES.get(phase) or ("open" if free else "full")
    names = [isolated(chair.name) for chair in table.chairs if chair.kind not in ("open", "bot")]
    who = [
        *variants(words, table.options),
        ", ".join(name for name in names if name and name != NOBODY),
        words.tell("preview-table-bots", count=bots) if bots else "",
        words.tell("preview-table-free", count=free) if free else "",
    ]
    says = [" · ".join(filter(None, who)), words.tell("preview-table-comes") if state == "open" else ""]
    alt = words.tell("preview-picture-table", game=game, taken=len(kinds) - free, free=free)
    return Preview(
        words.tell(f"preview-table-{state}", game=game),
        ". ".join(filter(None, says)),
        picture_name(table.game, kinds),
        alt,
        is_table=True,
    )


def variants(words: Words, options: dict[str, Any]) -> list[str]:
    """What is played, as far as there are words for it and the title does not say it: as the waiting room does."""
    values = {name: value if isinstance(value, str) else dumps(value) for name, value in options.items()}
    keys = [f"option-{name}-{value}" for name, value in values.items()]
    said = [words.tell(key) for key in keys if words.has(key)]
    return [name for name in said if name != words.tell("title")]


def isolated(name: str) -> str:
    """A name that is written from right to left does not turn around what stands beside it."""
    return name.join(ISOLATED) if any(unicodedata.bidirectional(letter) in FROM_RIGHT for letter in name) else name


# ---- for a request


class LinkPreviews:
    """The previews of a site; ``address``: where people find it, if that is known."""

    def __init__(self, address: str, is_club: bool, find: FindTable) -> None:
        self.address = address
        self.is_club = is_club
        self.find = find

    async def head(self, language: str, request: Request[Any, Any, Any]) -> str:
        """Of the page that is asked for."""
        return self.tags(await self.of(language, request.scope["path"]), language, request)

    def site_head(self, language: str, request: Request[Any, Any, Any]) -> str:
        """Of the site, where there is nothing else."""
        return self.tags(site_preview(language), language, request)

    async def of(self, language: str, path: str) -> Preview:
        """What is shown of the page at a path."""
        match [part for part in path.split("/") if part]:
            case ["rules", game] if game in GAMES:
                return game_preview(language, game, "preview-rules")
            case ["learn", game] if game in GAMES:
                return game_preview(language, game, "preview-learn")
            case ["decks", *which]:
                return decks_preview(language, *which)
            case ["replay"]:
                return replay_preview(language)
            case ["t", id, *number] if not self.is_club:
                return await self.of_table(language, id, is_replay=bool(number))
        return site_preview(language)

    async def of_table(self, language: str, id: str, is_replay: bool) -> Preview:
        try:
            row = await self.find(id)
            table = None if row is None or not row.info else msgspec.json.decode(row.info, type=PreviewTable)
        except (StoreError, msgspec.MsgspecError) as error:  # the page itself is shown, and says what is wrong
            log.warning("a table has no preview", table=id, error=type(error).__name__)
            return site_preview(language)
        if row is None or table is None or table.game not in GAMES:
            return site_preview(language)
        return replay_preview(language, table.game) if is_replay else table_preview(language, table, row.phase)

    def tags(self, preview: Preview, language: str, request: Request[Any, Any, Any]) -> str:
        """The title of the page, and what others show of it. A picture must be named with the whole address."""
        address = self.address or str(request.base_url).rstrip("/")
        tags = [
            ("name", "description", preview.text),
            ("property", "og:site_name", "Kibitz"),
            ("property", "og:type", "website"),
            ("property", "og:title", preview.title),
            ("property", "og:description", preview.text),
            ("property", "og:url", address + quote(request.scope["path"])),
            ("property", "og:locale", LOCALES[language]),
            *(("property", "og:locale:alternate", LOCALES[other]) for other in LANGUAGES if other != language),
            ("property", "og:image", address + PICTURES + preview.picture),
            ("property", "og:image:type", "image/png"),
            ("property", "og:image:width", str(WIDTH)),
            ("property", "og:image:height", str(HEIGHT)),
            ("property", "og:image:alt", preview.alt),
            ("name", "twitter:card", "summary_large_image"),
            *([("name", "robots", "noindex")] if preview.is_table else []),
        ]
        lines = [f'<meta {kind}="{name}" content="{escape(content)}" />' for kind, name, content in tags]
        return "\n    ".join([f"<title>{escape(preview.title)}</title>", *lines])


@get(PICTURES + "{name:str}", sync_to_thread=False, include_in_schema=False)
def preview_picture(name: FromPath[str]) -> Response[bytes]:
    """The same for everybody who asks for these chairs; it may be shown by other sites."""
    data = picture(name)
    if data is None:
        raise NotFoundException("there is no such picture")
    headers = {"cache-control": A_DAY, "cross-origin-resource-policy": "cross-origin"}
    return Response(data, media_type="image/png", headers=headers)
