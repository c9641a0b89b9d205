"""The helper that the other tests stand on: a server is started, played at, killed, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from server.serving import Player, Serving, open_table, record_of, sit_down


def test_a_whole_game_over_real_sockets(new_sqlite: Callable[[], str], tmp_path: Path) -> None:
    async def evening(url: str) -> None:
        anna = open_table(url, "abluxxen", ["me", "open", "random"])
        ben = sit_down(url, anna.table, "Ben")
        async with Player(url, anna.table, anna.key) as one, Player(url, ben.table, ben.key) as other:
            await asyncio.gather(one.play(random.Random(1)), other.play(random.Random(2)))
        assert "abluxxen" in record_of(url, anna.table)

    with Serving(new_sqlite(), tmp_path / "log") as server:
        asyncio.run(evening(server.url))
        assert server.mistakes() == []
    assert not server.is_ready()
