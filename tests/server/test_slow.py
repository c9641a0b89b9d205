"""Those who send and do not read are cut off; nobody else waits for them."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kibitz import wire
from kibitz.games.fluxx.deck import MOST_CHARACTERS
from server.hostile import HELLO, frame, raw_line, shake_hands
from server.serving import Player, Serving, ask, open_table
from server.test_decks import RAINY


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Serving]:
    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        yield server
        assert server.mistakes() == []


def deaf_line(server: Serving, table: str) -> socket.socket:
    """Somebody who watches a table, and never takes what he is sent."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    shake_hands(line, table)
    line.sendall(HELLO)
    return line


def counted(server: Serving, name: str) -> float:
    lines = ask(server.url + "/metrics")[1].decode().splitlines()
    return next(float(line.split(" ")[1]) for line in lines if line.startswith(name + " "))


def test_a_slow_reader_is_dropped_and_nobody_waits(tmp_path: Path) -> None:
    async def act_often(url: str, table: str, key: str) -> float:
        """How long the slowest of some acts took, of which everybody is told, with a long deck each time."""
        slowest = 0.0
        async with Player(url, table, key) as player:
            for number in range(60):
                began = time.monotonic()
                answer = await player.act(wire.Mute(id=str(number), chair=1, muted=number % 2 == 0))
                slowest = max(slowest, time.monotonic() - began)
                if counted(server, "kibitz_slow_readers_dropped_total") or counted(server, "kibitz_sockets") < 2:
                    return slowest  # on a slow machine the system is sooner to cut a line on which nothing is taken
                await asyncio.sleep(0 if isinstance(answer, wire.Done) else 0.5)
        raise AssertionError("he was never dropped")

    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        deck = {"deck": RAINY + "#" * (MOST_CHARACTERS - len(RAINY))}
        seated = open_table(server.url, "fluxx", ["me", "random", "random"], options=deck, cover_after_s=None)
        with deaf_line(server, seated.table):
            slowest = asyncio.run(act_often(server.url, seated.table, seated.key))
            assert slowest < 5
            until = time.monotonic() + 20
            while counted(server, "kibitz_sockets") > 0:
                assert time.monotonic() < until, "whoever was dropped still counts as somebody who is there"
                time.sleep(0.2)
        assert server.mistakes() == []


def test_whoever_pings_without_end_and_reads_nothing_is_cut_off(house: Serving) -> None:
    table = open_table(house.url, "abluxxen", ["me", "open"]).table
    pings = frame(9, b"x" * 125) * 1000
    with deaf_line(house, table) as line:
        line.settimeout(20)
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            for _ in range(2000):
                line.sendall(pings)


def test_a_message_in_pieces_without_end_is_cut_off(house: Serving) -> None:
    table = open_table(house.url, "abluxxen", ["me", "open"]).table
    pieces = frame(0, b"", fin=False) * 1000
    with raw_line(house.url) as line:
        shake_hands(line, table)
        line.sendall(HELLO + frame(1, b"{", fin=False))
        line.settimeout(20)
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            for _ in range(200):
                line.sendall(pieces)
                time.sleep(0.01)
