"""What is wrong with a request, as the server says it: a kind for programs, a sentence for people, an HTTP status."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from kibitz.core.errors import KibitzError


class Problem(Struct):
    """What is wrong: a kind for programs, a sentence for people."""

    kind: str
    message: str


class NoKey(KibitzError):
    """The request needs a key."""

    kind = "no-key"


class NoTable(KibitzError):
    """There is no such table, or no such game at it."""

    kind = "no-table"


class TooMany(KibitzError):
    """A limit is reached."""

    kind = "too-many"


REFUSED: Final = 422  # what was asked can be read, and cannot be done
STATUS: Final = {"no-key": 401, "no-table": 404, "too-many": 429, "not-now": 409, "not-yours": 403, "not-over": 409}
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
    503: "The tables cannot be reached at the moment.",
}
ALWAYS: Final = (403, 429, 503)
WITH_BODY: Final = (400, 413, 415, 422)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may answer when something is wrong, for its schema."""
    return {
        status: ResponseSpec(Problem, description=SAYS[status], generate_examples=False)
        for status in sorted({*ALWAYS, *statuses})
    }
