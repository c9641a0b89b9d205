"""Quotas: how many tables, hints, analyses and decks somebody has a day. All processes count together."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from kibitz.core.errors import KibitzError
from kibitz.core.phrase import Phrase
from kibitz.server.errors import TooMany
from kibitz.server.ops.config import QuotaConfig
from kibitz.server.store.database import StoreError
from kibitz.server.store.quotas import DAY_MS
from kibitz.server.store.store import Store

KINDS: Final = QuotaConfig.__struct_fields__


class Quotas:
    """What is left of a day, for everybody."""

    def __init__(self, store: Store, config: QuotaConfig) -> None:
        self.store = store
        self.most: dict[str, int] = {kind: getattr(config, kind) for kind in KINDS}

    @asynccontextmanager
    async def one(self, kind: str, person: str, address: str = "") -> AsyncIterator[None]:
        """One more for a person; who has no key is counted by their address. What is refused meanwhile counts for
        nothing."""
        now = self.store.clock.now_ms()
        who = person or hidden(address, now // DAY_MS)
        await self.take(kind, who, now)
        try:
            yield
        except (KibitzError, StoreError):
            await self.store.quotas.give_back(who, kind, now)
            raise

    async def take(self, kind: str, who: str, now: int) -> None:
        most = self.most[kind]
        if most == 0:
            raise TooMany(f"this server offers no {kind}", Phrase("refused-quota-none"))
        if not await self.store.quotas.take(who, kind, most, now):
            message = f"you have had {most} {kind} today, which is all that this server gives to one person"
            raise TooMany(message, Phrase("refused-quota", kind=kind, most=most))


def hidden(address: str, day: int) -> str:
    """An address as it is written down: the same all day, another one tomorrow, when today's are deleted."""
    return "address-" + hashlib.sha256(f"{day} {address}".encode()).hexdigest()
