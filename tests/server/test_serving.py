"""A real server is started, played at, killed, started again and stopped, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import kibitz
from server.serving import Player, Serving, ask, free_port, open_table, record_of, sit_down


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


def test_a_killed_server_comes_back_at_the_same_address(new_sqlite: Callable[[], str], tmp_path: Path) -> None:
    with Serving(new_sqlite(), tmp_path / "log") as server:
        table = open_table(server.url, "fluxx", ["me", "open"]).table
        server.restart()
        assert ask(f"{server.url}/api/tables/{table}")[0] == 200


def test_the_command_says_where_it_serves(new_sqlite: Callable[[], str]) -> None:
    """The other tests start servers without the command line around them."""
    port, database = free_port(), new_sqlite()
    words = [sys.executable, "-m", "kibitz", "serve", "--port", str(port), "--database", database]
    environment = {**os.environ, "PYTHONPATH": str(Path(kibitz.__file__).parent.parent)}
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment, text=True
    ) as server:
        assert server.stdout is not None
        assert f"http://localhost:{port}/" in server.stdout.readline()
        server.terminate()
        assert server.wait(60) in (0, -15)
