"""The browser table: the files of the built app, read once at the start; without them, a page that says how to play."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from kibitz.play.words import LANGUAGES, Words
from kibitz.server.api.documents import ASK_AGAIN, PLAIN, Document, packed_by_language
from kibitz.server.ops.web_build import INDEX, built_app

# What the app shows by itself, all of it from one file.
PATHS: Final = [
    "/", "/new", "/me", "/privacy", "/stats", "/replay", "/t/{id:str}", "/t/{id:str}/{number:int}", "/rules/{game:str}",
    "/learn/{game:str}", "/decks", "/decks/{shelf:str}/{name:str}",
]  # fmt: skip

SISTERS: Final = {"br": ".br", "gzip": ".gz"}
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the name of such a file changes with what is in it
HASHED: Final = "assets/"
HTML: Final = "text/html"
KINDS: Final = {
    ".html": HTML,
    ".js": "text/javascript",
    ".css": "text/css",
    ".txt": "text/plain",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
}
TITLE: Final = re.compile("<title>.*?</title>", re.DOTALL)
LANGUAGE: Final = re.compile(r'<html lang="\w+"')
UNKNOWN: Final = "application/octet-stream"


def files_in(folder: Path) -> dict[str, Document]:
    """All files of the app by their paths; the compressed ones are not files of their own."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and not is_sister(path)]
    return {path.relative_to(folder).as_posix(): document(path, path.relative_to(folder).as_posix()) for path in paths}


def is_sister(path: Path) -> bool:
    return path.suffix in SISTERS.values() and path.with_suffix("").is_file()


def document(path: Path, name: str) -> Document:
    bodies = {PLAIN: path.read_bytes()}
    for encoding, ending in SISTERS.items():
        sister = path.with_name(path.name + ending)
        if sister.is_file():
            bodies[encoding] = sister.read_bytes()
    keep = FOR_EVER if name.startswith(HASHED) else ASK_AGAIN
    return Document(KINDS.get(path.suffix, UNKNOWN), bodies, keep)


class Previews(Protocol):
    """What is said of a page in its head; ``LinkPreviews`` says it."""

    async def head(self, language: str, request: Request[Any, Any, Any]) -> str:
        """Of the page that is asked for."""

    def site_head(self, language: str, request: Request[Any, Any, Any]) -> str:
        """Of the site."""


class Site(NamedTuple):
    """What answers at the app's own paths, and at those of its files; ``lost`` is shown where there is nothing."""

    handlers: list[HTTPRouteHandler]
    lost: Callable[[Request[Any, Any, Any]], Response[Any]]


def site(previews: Previews) -> Site:
    folder = built_app()
    if folder is None:
        return Site([get(PATHS, sync_to_thread=False, include_in_schema=False)(plain_page)], plain_page)
    files = files_in(folder)
    index = files.pop(INDEX).bodies[PLAIN].decode()

    async def page(request: Request[Any, Any, Any]) -> Response[Any]:
        language = language_of(request)
        return written(index, language, await previews.head(language, request)).answer(request)

    def lost(request: Request[Any, Any, Any]) -> Response[Any]:
        language = language_of(request)
        return written(index, language, previews.site_head(language, request)).whole(request)

    def file(request: Request[Any, Any, Any]) -> Response[Any]:
        return files[request.scope["path"].lstrip("/")].answer(request)

    handlers = [get(PATHS, include_in_schema=False)(page)]
    if files:
        handlers.append(get([f"/{name}" for name in files], sync_to_thread=False, include_in_schema=False)(file))
    return Site(handlers, lost)


def written(index: str, language: str, head: str) -> Document:
    """The page of the app, which says in its language what it is about."""
    page = TITLE.sub(lambda _: head, index, count=1)
    return packed_by_language(LANGUAGE.sub(f'<html lang="{language}"', page, count=1), HTML)


def is_reader(request: Request[Any, Any, Any]) -> bool:
    """Somebody who opens an address in a browser, and no program: a mistyped one leads to a page, not to JSON."""
    headers, path = request.headers, request.scope["path"]
    return request.method == "GET" and HTML in headers.get("accept", "") and not path.startswith("/api/")


# ---- without a built app


def plain_page(request: Request[Any, Any, Any]) -> Response[str]:
    """Where one is, how to take a chair from a terminal, and how to get the table for the browser."""
    language = language_of(request)
    words = Words(language)
    path = request.scope["path"]
    address = str(request.base_url).rstrip("/") + (path if path.startswith("/t/") else "/t/…")
    said = [f"<p>{escape(words.tell(key))}</p>" for key in ("page-running", "page-join")]
    unbuilt = f"<p>{escape(words.tell('page-unbuilt'))}</p>"
    text = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Kibitz</title>'
        f"<h1>Kibitz</h1>{''.join(said)}<pre>kibitz join {escape(address)}</pre>{unbuilt}</html>"
    )
    return Response(text, media_type=HTML, headers={"cache-control": ASK_AGAIN, "vary": "Accept-Language"})


def language_of(request: Request[Any, Any, Any]) -> str:
    """The first language of the browser that we speak."""
    for wish in request.headers.get("accept-language", "").split(","):
        if wish.strip()[:2].lower() in LANGUAGES:
            return wish.strip()[:2].lower()
    return "en"
