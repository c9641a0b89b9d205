"""Why a session at a server's table cannot begin, or has ended."""

from __future__ import annotations

from kibitz.core.errors import KibitzError
from kibitz.wire import Bye, Said


class TurnedAway(KibitzError):
    """Nobody lets us in, or the server does not want us any more."""

    def __init__(self, why: Bye) -> None:
        super().__init__(why.message)
        self.why = why


def turned_away(message: str, key: str, **args: int | str) -> TurnedAway:
    """For a reason of our own."""
    return TurnedAway(Bye(kind="bad-request", message=message, says=Said(key, dict(args))))
