"""Limits that all processes share: each tells the others once a second what was used there, and counts what they tell.

So an address that asks several processes at once has, but for a second, no more than one that asks a single one.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

import structlog

from kibitz.server.live.openings import Openings
from kibitz.server.live.registry import TableRegistry
from kibitz.server.ops.rate_limits import Buckets, Holdings
from kibitz.server.store.database import StoreError

EVERY_S: Final = 1.0
LEAST: Final = 0.05  # of a limit: whoever uses less of it is not told of
AT_ONCE: Final = 100  # addresses in one message

log = structlog.get_logger("kibitz.limits")


class SharedLimits:
    """What addresses use here and elsewhere: requests, sockets, tables that were opened."""

    def __init__(self, registry: TableRegistry, requests: Buckets, held: Holdings, openings: Openings) -> None:
        self.store = registry.store
        self.requests = requests
        self.held = held
        self.openings = openings
        openings.on_opened = self.tell_opened
        openings.on_over = self.tell_over
        self.background = registry.process.background
        registry.observers.on_message.append(self.hear)

    async def run(self) -> None:
        """Until the server stops."""
        while self.store.shared:
            await asyncio.sleep(EVERY_S)
            try:
                await self.tell()
            except StoreError as error:
                log.warning("store out of reach", error=str(error))

    async def tell(self) -> None:
        """Those who have used a good part of what they may."""
        spent = self.requests.take_spent()
        much = {who: round(cost, 1) for who, cost in spent.items() if cost >= LEAST * self.requests.size}
        many = {who: count for who, count in self.held.held.items() if count >= LEAST * self.held.most}
        for some in parts(much):
            await self.say({"spent": some})
        for some in parts(many):
            await self.say({"held": some})

    def tell_opened(self, table: str, address: str, person: str) -> None:
        self.background.start(self.say({"opened": [table, address, person]}))

    def tell_over(self, table: str) -> None:
        self.background.start(self.say({"over": table}))

    async def say(self, what: dict[str, Any]) -> None:
        await self.store.broadcast(json.dumps({"process": self.store.process, **what}))

    def hear(self, said: dict[str, Any]) -> None:
        """What another process tells."""
        now = time.monotonic()
        for who, cost in said.get("spent", {}).items():
            self.requests.charge(who, now, cost)
        if "held" in said:
            self.held.elsewhere[said["process"]] = (now, Counter(said["held"]))
        if "opened" in said:
            table, address, person = said["opened"]
            self.openings.note(table, address, person, now)
        if "over" in said:
            self.openings.forget(said["over"])


def parts(values: Mapping[str, float]) -> Iterator[dict[str, float]]:
    """So many at a time."""
    pairs = sorted(values.items())
    for at in range(0, len(pairs), AT_ONCE):
        yield dict(pairs[at : at + AT_ONCE])
