"""What is wrong with a request: a kind and a message for programs, a phrase for people, an HTTP status."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from kibitz.core.errors import BadOptions, BadRecord, CannotJoin, CannotUndo, KibitzError
from kibitz.core.phrase import Phrase
from kibitz.play.match import Refused
from kibitz.wire import Said, said

REFUSED_WORDS: Final = "refused-"  # and the kind: what people are told where an error has no phrase of its own
OWN_WORDS: Final[dict[type[KibitzError], str]] = {
    BadRecord: "refused-bad-record",
    CannotUndo: "refused-no-move",
    CannotJoin: "cannot-join",
}


class Problem(Struct, omit_defaults=True):
    """What is wrong: a kind and a message for programs, ``says`` for people."""

    kind: str
    message: str
    says: Said | None = None


class Refusal(KibitzError):
    """What a server does not do: the message is for programs; ``says`` is for people, in their own language."""

    def __init__(self, message: str, says: Phrase | None = None) -> None:
        super().__init__(message)
        self.says = says


class NoKey(Refusal):
    """The request needs a key."""

    kind = "no-key"


class NoTable(Refusal):
    """There is no such table, or no such game at it."""

    kind = "no-table"


class Damaged(Refusal):
    """What is stored of a table cannot be read: our fault, and whoever asks is not told what is in it."""

    kind = "damaged"


class TooMany(Refusal):
    """A limit is reached."""

    kind = "too-many"


REFUSED: Final = 422  # what was asked can be read, and cannot be done
STATUS: Final = {
    "no-key": 401,
    "no-table": 404,
    "no-text": 404,
    "too-many": 429,
    "not-now": 409,
    "not-yours": 403,
    "not-over": 409,
    "damaged": 500,
    "too-large": 413,
}
SAYS: Final = {
    400: "It cannot be read, or does not fit the schema.",
    401: "A key is needed, as Authorization: Bearer <key>.",
    403: "Pages of other sites may not ask.",
    404: "There is no such table or game.",
    409: "Not now: the table is not in a state for it.",
    413: "It is too large.",
    415: "JSON is expected: Content-Type: application/json.",
    422: "It can be read, and cannot be done; the message says why.",
    429: "Too many requests from this address; Retry-After says when to come back.",
    500: "Our fault: a mistake, or a table that cannot be read.",
    503: "The tables cannot be reached at the moment.",
}
ALWAYS: Final = (403, 429, 500, 503)
WITH_BODY: Final = (400, 413, 415, 422)


def says_of(error: KibitzError) -> Said:
    """What a person is told of an error."""
    if isinstance(error, Refused):
        return said(error.reason.phrase)
    own = error.says if isinstance(error, Refusal | BadOptions) else None
    return said(own or Phrase(OWN_WORDS.get(type(error), REFUSED_WORDS + error.kind)))


def says_of_kind(kind: str) -> Said:
    """What a person is told where no error is at hand."""
    return Said(REFUSED_WORDS + kind)


def problem(kind: str, message: str) -> Problem:
    return Problem(kind, message[:500], says_of_kind(kind))


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may answer when something is wrong, for its schema."""
    return {
        status: ResponseSpec(Problem, description=SAYS[status], generate_examples=False)
        for status in sorted({*ALWAYS, *statuses})
    }
