"""A rolling upgrade: a process with newer rules comes, the old one is still there and goes later. Whoever is connected
ends up at the new one, by coming back until they reach it; nobody gives up, and nothing that was promised is lost."""

from __future__ import annotations

import asyncio
import itertools
import random
import urllib.error
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final, Self

import msgspec
import pytest

from every import share
from kibitz.server.errors import Problem
from kibitz.server.keys import new_key
from kibitz.server.table.entries import Carried, Dealt, read_entry
from kibitz.terminal.remote.connection import Connection, Ended
from kibitz.terminal.remote.http_client import TableClient
from server.club import SHORT, Evening
from server.databases import sql
from server.newer import newer
from server.regulars import Regular
from server.serving import Serving, direct, open_table, sit_down
from server.test_crash import check_promises

TABLES: Final = share(20, 3)
PATIENCE_S: Final = share(600, 90)
MORE: Final = 5  # entries, until it is clear that a game goes on


class Front:
    """What stands before the servers: every connection goes to the next of them."""

    def __init__(self, *servers: Serving) -> None:
        self.servers = list(servers)
        self.turn = 0
        self.lines: dict[asyncio.Task[None], Serving] = {}

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        for line in self.lines:
            line.cancel()
        await asyncio.gather(*self.lines, return_exceptions=True)

    def cut_one(self, server: Serving) -> None:
        """Somebody's connection to this server breaks."""
        lines = [line for line, target in self.lines.items() if target is server]
        if lines:
            random.choice(lines).cancel()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.turn += 1
        server = self.servers[self.turn % len(self.servers)]
        line = asyncio.create_task(carry(reader, writer, server.port))
        self.lines[line] = server
        line.add_done_callback(self.lines.pop)


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int) -> None:
    """Both ways, until one end is closed."""
    writers = [writer]
    try:
        there = await asyncio.open_connection("127.0.0.1", port)
        writers.append(there[1])
        ways = [asyncio.create_task(pass_on(reader, there[1])), asyncio.create_task(pass_on(there[0], writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
    except OSError:
        pass
    finally:
        for each in writers:
            each.close()


async def pass_on(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(65536):
            target.write(data)
            await target.drain()


class Upgrade:
    """People at many tables while the server they play at is replaced."""

    def __init__(self, postgres: str, folder: Path) -> None:
        self.database = postgres
        self.old = Serving(postgres, folder / "old")
        self.new = Serving(postgres, folder / "new", newer=True)
        self.evenings: list[Evening] = []
        self.watching: list[Connection] = []  # of terminals
        self.told: SimpleQueue[object] = SimpleQueue()
        self.new_versions = {game: newer(game).version for game in SHORT}

    async def run(self) -> None:
        async with Front(self.old) as self.front:
            await self.open_tables()
            playing = [asyncio.create_task(one.play()) for evening in self.evenings for one in evening.regulars]
            try:
                await self.upgrade()
            finally:
                for task in playing:
                    task.cancel()
                found = await asyncio.gather(*playing, return_exceptions=True)
                await asyncio.gather(*[asyncio.to_thread(connection.close) for connection in self.watching])
            assert not [error for error in found if isinstance(error, Exception)]

    async def open_tables(self) -> None:
        url, rng = self.front.url, random.Random()
        for game, _ in zip(itertools.cycle(SHORT), range(TABLES), strict=False):
            wish = partial(open_table, options=SHORT[game], cover_after_s=None, rounds=5)
            made = await asyncio.to_thread(wish, url, game, ["open", "random", "open"])
            evening = Evening(made.table, 5)
            for seat in (0, 2):
                key = new_key()
                await asyncio.to_thread(sit_down, url, made.table, f"Guest {seat}", key, seat=seat)
                evening.regulars.append(Regular([url], made.table, key, [seat], random.Random(rng.random()), 0.2))
                evening.regulars[-1].gives_up = 0  # all games go on until they have new rules
            self.evenings.append(evening)
            terminal = Connection(TableClient(f"{url}/t/{made.table}").socket, "", self.told)
            terminal.start()
            self.watching.append(terminal)

    async def upgrade(self) -> None:
        await self.all_go_on()
        await asyncio.to_thread(self.new.start)
        self.front.servers = [self.old, self.new]
        async with asyncio.timeout(PATIENCE_S):
            while not await asyncio.to_thread(self.all_are_new):
                for _ in range(3):
                    self.front.cut_one(self.old)
                await asyncio.sleep(0.05)
        await self.all_go_on()  # bots too, though the old process lives and has driven them
        await asyncio.to_thread(self.ask_for_tables)
        await asyncio.to_thread(self.old.stop)
        self.front.servers = [self.new]
        await self.all_go_on()

    async def all_go_on(self) -> None:
        before = await asyncio.to_thread(self.made_by_bots)
        await self.until(lambda: all(n >= before.get(id, 0) + MORE for id, n in self.made_by_bots().items()))

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not await asyncio.to_thread(true):
                await asyncio.sleep(0.1)

    def made_by_bots(self) -> dict[str, int]:
        """How many choices of bots each table has; 10**9 if it is over."""
        query = 'SELECT id, phase, (SELECT count(*) FROM entries WHERE table_id = id AND data LIKE \'%"by":"bot"%\')'
        rows = sql(self.database, f"{query} FROM tables")
        return {str(id): 10**9 if phase == "over" else int(str(count)) for id, phase, count in rows}

    def all_are_new(self) -> bool:
        """Every game that is played goes by the new rules, and nobody is connected to the old process."""
        newest = "SELECT DISTINCT ON (table_id) table_id, data FROM entries WHERE whole ORDER BY table_id, number DESC"
        begun = [read_entry(str(data)) for _, data in sql(self.database, newest)]
        by_old_rules = [
            entry
            for entry in begun
            if not isinstance(entry, Dealt | Carried) or entry.version != self.new_versions[entry.state.settings.game]
        ]
        return not by_old_rules and self.old not in self.front.lines.values()

    def ask_for_tables(self) -> None:
        """The old process does not know such rules, and says when to come back; a terminal does."""
        for evening in self.evenings:
            with pytest.raises(urllib.error.HTTPError) as refused:
                direct.open(f"{self.old.url}/api/tables/{evening.table}/faces")
            with refused.value as answer:
                problem = msgspec.json.decode(answer.read(), type=Problem)
            assert (answer.code, answer.headers["retry-after"], problem.kind) == (503, "1", "other-rules")
            assert TableClient(f"{self.front.url}/t/{evening.table}").table_info().info.phase != "open"

    def check(self) -> None:
        for evening in self.evenings:
            query = f"SELECT data FROM entries WHERE table_id = '{evening.table}' ORDER BY number"
            entries = [read_entry(str(data)) for (data,) in sql(self.database, query)]
            said = [
                str(act) for (act,) in sql(self.database, f"SELECT act FROM chat WHERE table_id = '{evening.table}'")
            ]
            check_promises(evening, entries, said)
            begun = [entry for entry in entries if isinstance(entry, Dealt | Carried)]
            assert begun[-1].version == self.new_versions[begun[-1].state.settings.game]
        assert [mistake for server in (self.old, self.new) for mistake in server.mistakes()] == []
        with suppress(Empty):
            while True:
                assert not isinstance(self.told.get_nowait(), Ended), "a terminal has given up"


def test_people_at_many_tables_play_on_while_the_server_is_replaced(postgres: str, tmp_path: Path) -> None:
    upgrade = Upgrade(postgres, tmp_path)
    try:
        upgrade.old.start()
        asyncio.run(upgrade.run())
    finally:
        for server in (upgrade.old, upgrade.new):
            server.stop(10)
    upgrade.check()
