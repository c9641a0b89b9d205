"""Errors over HTTP: the status of each kind, what the schema says of it, and how each is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.datastructures import ResponseSpec

from kibitz.core.errors import KibitzError
from kibitz.server.api.site import Site, is_reader
from kibitz.server.errors import Problem, problem, says_of
from kibitz.server.store.database import StoreError

log = structlog.get_logger("kibitz.api")

REFUSED: Final = 422  # what was asked can be read, and cannot be done
STATUS: Final = {
    "no-key": 401,
    "no-table": 404,
    "no-text": 404,
    "too-many": 429,
    "not-now": 409,
    "not-yours": 403,
    "banned": 403,
    "club": 403,
    "wrong-passphrase": 403,
    "not-over": 409,
    "damaged": 500,
    "too-large": 413,
    "other-rules": 503,
}
SAYS: Final = {
    400: "It cannot be read, or does not fit the schema.",
    401: "A key is needed, as Authorization: Bearer <key>.",
    403: "Pages of other sites may not ask; nor whoever is banned, or has not said the passphrase of a club.",
    404: "There is no such table or game.",
    409: "Not now: the table is not in a state for it.",
    413: "It is too large.",
    415: "JSON is expected: Content-Type: application/json.",
    422: "It can be read, and cannot be done; the message says why.",
    429: "Too many requests from this address; Retry-After says when to come back.",
    500: "Our fault: a mistake, or a table that cannot be read.",
    503: "The tables cannot be reached at the moment; or, with Retry-After, another process has the rules of this one.",
}
ALWAYS: Final = (403, 429, 500, 503)
WITH_BODY: Final = (400, 413, 415, 422)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may answer when something is wrong, for its schema."""
    return {
        status: ResponseSpec(Problem, description=SAYS[status], generate_examples=False)
        for status in sorted({*ALWAYS, *statuses})
    }


def refused(request: Request[Any, Any, Any], error: KibitzError) -> Response[Problem]:
    status = STATUS.get(error.kind, REFUSED)
    headers = {401: {"www-authenticate": "Bearer"}, 503: {"retry-after": "1"}}.get(status)
    return Response(Problem(error.kind, str(error)[:500], says_of(error)), status_code=status, headers=headers)


def unavailable(request: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    return Response(problem("unavailable", "the tables cannot be reached at the moment"), status_code=503)


def http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    detail = error.detail
    extra = getattr(error, "extra", None)
    if isinstance(extra, list):
        detail += ": " + "; ".join(
            str(part.get("message", part)) if isinstance(part, dict) else str(part) for part in extra
        )
    kinds = {401: "no-key", 403: "not-yours", 404: "not-found", 405: "method", 413: "too-large", 415: "content-type"}
    kind = kinds.get(error.status_code, "bad-request" if error.status_code < 500 else "internal")
    return Response(problem(kind, detail), status_code=error.status_code, headers=error.headers)


def nothing_there(pages: Site) -> Callable[[Request[Any, Any, Any], NotFoundException], Response[Any]]:
    """Who has mistyped an address is shown a page; a program is told in its own way."""

    def answer(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
        if not is_reader(request):
            return http_problem(request, error)
        page = pages.lost(request)
        page.status_code = error.status_code
        return page

    return answer


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    return Response(problem("bad-request", "it is nested too deeply"), status_code=400)


def no_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Problem]:
    return Response(problem("bad-request", "expected UTF-8; it has bytes that are none"), status_code=400)


def our_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.exception("a mistake of ours", path=request.url.path)
    request.app.state["server"].metrics.refusals.labels("internal").inc()
    return Response(problem("internal", "a mistake of ours; it is in the log"), status_code=500)


def handlers_for(pages: Site) -> dict[type[Exception] | int, Callable[[Request[Any, Any, Any], Any], Response[Any]]]:
    """How each error is answered."""
    return {
        KibitzError: refused,
        StoreError: unavailable,
        NotFoundException: nothing_there(pages),
        HTTPException: http_problem,
        RecursionError: too_deep,
        UnicodeDecodeError: no_text,
        Exception: our_mistake,
    }
