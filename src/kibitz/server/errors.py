"""What is wrong with a request, as the server says it: a kind for programs, a sentence for people, an HTTP status."""

from __future__ import annotations

from kibitz.core.errors import KibitzError


class NoKey(KibitzError):
    """The request needs a key."""

    kind = "no-key"


class NoTable(KibitzError):
    """There is no such table, or no such game at it."""

    kind = "no-table"


class TooMany(KibitzError):
    """A limit is reached."""

    kind = "too-many"


STATUS = {"no-key": 401, "no-table": 404, "too-many": 429, "not-now": 409, "not-yours": 403, "not-over": 409}
