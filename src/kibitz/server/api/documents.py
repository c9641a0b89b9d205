"""Documents: texts and files that are the same for everybody, compressed once and handed out quickly."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from litestar import Request, Response

BEST_FIRST: Final = ("br", "gzip")
PLAIN: Final = ""  # not compressed
ASK_AGAIN: Final = "no-cache"  # a browser keeps it, and asks each time whether it is still the same
WORTH_PACKING: Final = 200  # bytes


class Document:
    """Something to be read, in the encodings that there are of it."""

    def __init__(
        self, kind: str, bodies: Mapping[str, bytes], keep: str = ASK_AGAIN, vary: str = "Accept-Encoding"
    ) -> None:
        self.kind = kind
        self.vary = vary  # what else of a request it depends on
        self.bodies = bodies
        self.keep = keep
        self.tags = {encoding: f'"{hashlib.sha256(body).hexdigest()[:20]}"' for encoding, body in bodies.items()}

    def answer(self, request: Request[Any, Any, Any]) -> Response[Any]:
        """The document as this browser takes it; or the word that it has not changed."""
        tag = self.tags[self.encoding_in(request)]
        if tag in tags_in(request.headers.get("if-none-match", "")):
            headers = {"etag": tag, "cache-control": self.keep, "vary": self.vary}
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        return self.whole(request)

    def whole(self, request: Request[Any, Any, Any]) -> Response[Any]:
        """The document as this browser takes it, whatever it has of it."""
        encoding = self.encoding_in(request)
        headers = {"etag": self.tags[encoding], "cache-control": self.keep, "vary": self.vary}
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.bodies[encoding], headers=headers, media_type=self.kind)

    def encoding_in(self, request: Request[Any, Any, Any]) -> str:
        wishes = request.headers.get("accept-encoding", "")
        taken = {name for name, _, quality in map(wish_of, wishes.split(",")) if quality.strip() not in REFUSALS}
        return next((name for name in BEST_FIRST if name in taken and name in self.bodies), PLAIN)


REFUSALS: Final = ("q=0", "q=0.0", "q=0.00", "q=0.000")


def wish_of(text: str) -> tuple[str, str, str]:
    name, mark, quality = text.partition(";")
    return name.strip().lower(), mark, quality


def tags_in(header: str) -> set[str]:
    """The tags that a browser has; a weak one is as good here."""
    return {tag.strip().removeprefix("W/") for tag in header.split(",")}


@lru_cache(maxsize=256)
def packed(text: str, kind: str) -> Document:
    """A text as a document."""
    return Document(kind, bodies_of(text))


def packed_by_language(text: str, kind: str) -> Document:
    """A text that is another one in each language, and soon another one in the same."""
    return Document(kind, bodies_of(text), vary="Accept-Encoding, Accept-Language")


def bodies_of(text: str) -> dict[str, bytes]:
    body = text.encode()
    return {PLAIN: body, **({"gzip": gzip.compress(body, mtime=0)} if len(body) > WORTH_PACKING else {})}
