"""What a browser sees at a table's link: where it is, and how to take a chair from a terminal."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Request, get

from kibitz.games import GAMES
from kibitz.play.words import LANGUAGES, Words


def language_of(request: Request[Any, Any, Any]) -> str:
    """The first language of the browser that we speak."""
    for wish in request.headers.get("accept-language", "").split(","):
        if wish.strip()[:2].lower() in LANGUAGES:
            return wish.strip()[:2].lower()
    return "en"


def page(request: Request[Any, Any, Any], address: str) -> str:
    language = language_of(request)
    words = Words(language, next(iter(GAMES)))
    lines = [words.tell("page-running"), words.tell("page-join")]
    said = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Kibitz</title>'
        f"<h1>Kibitz</h1>{said}<pre>kibitz join {escape(address)}</pre></html>"
    )


@get("/", sync_to_thread=False, include_in_schema=False, media_type=MediaType.HTML)
def front(request: Request[Any, Any, Any]) -> str:
    return page(request, f"{request.base_url}t/…")


@get("/t/{id:str}", sync_to_thread=False, include_in_schema=False, media_type=MediaType.HTML)
def table_link(request: Request[Any, Any, Any], id: str) -> str:
    """The link of a table."""
    return page(request, f"{request.base_url}t/{id}")
