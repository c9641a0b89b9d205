"""Looking at tables from outside: whoever comes to look would be somebody for whom bots play."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from kibitz import wire
from kibitz.server.api.tables import Seated, TableEntry
from server.databases import look
from server.serving import Serving, ask


def mine(serving: Serving, seated: Seated) -> TableEntry:
    status, answer = ask(f"{serving.url}/api/tables/{seated.table}", key=seated.key)
    assert status == 200
    return msgspec.json.decode(answer, type=TableEntry)


def wait_until(true: Callable[[], bool], seconds: float = 40.0) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "it does not happen"
        time.sleep(0.05)


def entries(serving: Serving, table: str) -> int:
    """How many a table has; whoever came to look would be somebody for whom bots play."""
    [(count,)] = look(serving.database, f"SELECT count(*) FROM entries WHERE table_id = '{table}'")
    return int(str(count))


def stands(serving: Serving, table: str, seconds: float = 1.5) -> bool:
    """Whether nothing happens at a table for a while, in which bots would have moved and clocks run out."""
    time.sleep(0.3)  # what was under way
    before = entries(serving, table)
    time.sleep(seconds)
    return entries(serving, table) == before


def chose(news: wire.News) -> bool:
    return any(item.kind == "chose" for item in news.items)
