"""Errors over HTTP: the status of each kind, and what the schema says of it."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from kibitz.server.errors import Problem

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


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may answer when something is wrong, for its schema."""
    return {
        status: ResponseSpec(Problem, description=SAYS[status], generate_examples=False)
        for status in sorted({*ALWAYS, *statuses})
    }
