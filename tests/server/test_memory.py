"""Whoever has left is not kept in memory."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kibitz import wire
from kibitz.server.live.connection import Connection
from kibitz.server.ops.config import Config
from kibitz.server.ops.protocols import LimitedWebSocket
from kibitz.server.run import listen, server_of
from server.serving import Player, open_table, sit_down

VISITS = 5


@contextmanager
def nothing_collected() -> Iterator[None]:
    """Only what nobody holds any more is freed."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def connections() -> int:
    """Ours, and those of uvicorn below them."""
    return sum(not {Connection, LimitedWebSocket}.isdisjoint(type(one).__mro__) for one in gc.get_objects())


def test_a_connection_that_is_gone_is_freed_at_once(tmp_path: Path) -> None:
    """Also where something was on its way to it: an error would keep it, by its traceback, and its table with it."""

    async def run() -> None:
        config = Config(database=f"sqlite:///{tmp_path}/tables.db", port=0)
        listener = listen(config)
        server = server_of(config)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.02)
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        host = await asyncio.to_thread(open_table, url, "abluxxen", ["me", "open"], options={"variant": "duel"})
        ben = await asyncio.to_thread(sit_down, url, host.table, "Ben")
        with nothing_collected():
            for number in range(VISITS):
                await visit(url, host.table, host.key, ben.key, number)
            for _ in range(100):
                if connections() == 0:
                    break
                await asyncio.sleep(0.05)
            assert connections() == 0
        server.should_exit = True
        await serving

    asyncio.run(run())


async def visit(url: str, table: str, anna: str, ben: str, number: int) -> None:
    """Two come, one of them speaks, and both hang up while it is told."""
    async with Player(url, table, anna) as one, Player(url, table, ben) as other:
        await one.until(wire.News)
        await other.until(wire.News)
        await one.say(wire.Say(id=f"{number}", text="bye"))
