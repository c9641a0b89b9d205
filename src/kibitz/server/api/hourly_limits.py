"""What an address may do so many times an hour, each counted by itself. Whoever needs more in earnest waits."""

from __future__ import annotations

import time
from typing import Any, Final, Literal

from litestar import Request
from litestar.di import NamedDependency

from kibitz.core.phrase import Phrase
from kibitz.server.api.tables import address_of
from kibitz.server.errors import TooMany
from kibitz.server.ops.rate_limits import Buckets

HOUR_S: Final = 3600.0
MOST: Final = {
    "erasures": 30,
    "guesses of a passphrase": 20,
    "invitations": 60,
    "new names": 60,
    "reports": 30,
    "webhooks": 30,
}

Kind = Literal["erasures", "guesses of a passphrase", "invitations", "new names", "reports", "webhooks"]


class HourlyLimits:
    """How much of each is left, by address."""

    def __init__(self) -> None:
        self.buckets = {kind: Buckets(most / HOUR_S, float(most)) for kind, most in MOST.items()}

    def take(self, kind: Kind, request: Request[Any, Any, Any]) -> None:
        """One more, or it is refused."""
        if not self.buckets[kind].take(address_of(request), time.monotonic()):
            raise TooMany(f"too many {kind} from your address; try again in an hour", Phrase("refused-many-tries"))

    def give_back(self, kind: Kind, request: Request[Any, Any, Any]) -> None:
        self.buckets[kind].charge(address_of(request), time.monotonic(), -1.0)


Hourly = NamedDependency[HourlyLimits]
