"""Leases: they are renewed whatever else a process has to do, and no wall clock has a say in who drives a table."""

from __future__ import annotations

import asyncio
import random
import re
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import asyncpg  # type: ignore[import-untyped]
import pytest

from every import share
from kibitz import wire
from kibitz.server.live import driver
from kibitz.server.live.lease import LEASE_MS
from kibitz.server.live.service import TableService
from server.databases import sql
from server.services import opened, service_at
from server.serving import Player, Serving, ask, open_table, sit_down
from server.stored import until

ALL_WAIT: Final = "UPDATE tables SET wakes_at = 0, driver = NULL"
LEFT: Final = "SELECT process, expires_at - 1000 * extract(epoch FROM clock_timestamp()) FROM leases"
LEASES_S: Final = share(3, 2) * LEASE_MS / 1000  # how long it is watched
AWAY_S: Final = 2  # then a bot plays for whoever is away


def left_ms(database: str) -> dict[str, float]:
    """How much longer each process lives, by the database's clock."""
    return {str(process): float(str(left)) for process, left in sql(database, LEFT)}


def test_a_claim_that_takes_long_does_not_delay_the_lease(postgres: str) -> None:
    """All tables are locked for longer than a lease lasts: nothing can be claimed, and the process lives on."""

    async def test() -> None:
        async with service_at(postgres) as service:
            await service.look_around()
            running = asyncio.create_task(service.run())
            somebody = await asyncpg.connect(postgres)
            try:
                await somebody.execute("BEGIN; LOCK TABLE tables")
                end = time.monotonic() + 1.5 * LEASE_MS / 1000
                while time.monotonic() < end:
                    left = await asyncio.to_thread(left_ms, postgres)
                    assert 0 < left[service.store.process] <= LEASE_MS
                    await asyncio.sleep(0.2)
            finally:
                await somebody.close()
                running.cancel()
                with suppress(asyncio.CancelledError):
                    await running

    asyncio.run(test())


def test_a_round_takes_up_so_many_tables_and_the_next_one_goes_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables that are looked after already still wait in the store, and keep no others from their turn."""
    monkeypatch.setattr(driver, "MOST_CLAIMED", 2)

    async def test() -> None:
        async with service_at(database) as service:
            await service.process.lease.keep()
            for _ in range(5):
                await opened(service, "absolute", cover_after_s=0)
            forget_all(service)
            await service.store.database.write(lambda connection: connection.exec_driver_sql(ALL_WAIT).close())
            seen: list[int] = []
            for _ in range(3):
                await service.look_after_tables()
                await until(lambda: not service.driver.taken_up)
                seen.append(len(service.registry.tables))
            assert seen == [2, 4, 5]

    def forget_all(service: TableService) -> None:
        for id in list(service.registry.tables):
            del service.registry.tables[id]
            service.driver.forget(id)

    asyncio.run(test())


# ---- two machines


def conflicts(server: Serving) -> float:
    """How often another process was first with an entry."""
    found = re.search(rb"^kibitz_conflicts_total (\S+)$", ask(server.url + "/metrics")[1], re.MULTILINE)
    assert found is not None
    return float(found[1])


async def play_slowly(player: Player, rng: random.Random, until: float) -> None:
    """Think for longer than somebody may be away, and choose."""
    while time.monotonic() < until:
        for seat, asked in player.asked():
            await asyncio.sleep(AWAY_S + 0.5)
            assert isinstance(await player.choose(seat, rng.choice(asked.offers).text), wire.Done)
        await player.say(wire.Ping(at=0))
        await player.until(wire.Pong)
        await asyncio.sleep(0.05)


def test_two_machines_whose_clocks_differ_by_half_a_minute_drive_no_table_twice_and_cover_nobody(
    postgres: str, tmp_path: Path
) -> None:
    drivers: dict[str, set[str]] = {}
    servers = [Serving(postgres, tmp_path / f"log{number}") for number in (1, 2)]

    async def watch(until: float) -> None:
        """Who drives, and for how long each process lives."""
        while time.monotonic() < until:
            left = await asyncio.to_thread(left_ms, postgres)
            assert len(left) == 2 and all(0 < ms <= LEASE_MS for ms in left.values())
            for table, process in await asyncio.to_thread(sql, postgres, "SELECT id, driver FROM tables"):
                drivers.setdefault(str(table), set()).add(str(process))
            await asyncio.sleep(0.2)

    async def play(players: list[Player]) -> None:
        for player in players:
            await player.come()
            await player.until(wire.News)
        before = [conflicts(server) for server in servers]
        end = time.monotonic() + LEASES_S
        playing = [play_slowly(player, random.Random(number), end) for number, player in enumerate(players)]
        await asyncio.gather(watch(end), *playing)
        assert [conflicts(server) for server in servers] == before
        for player in players:
            await player.go()

    for server, wrong_by in zip(servers, (0, 30), strict=True):
        server.set_clock(wrong_by)
    with servers[0], servers[1]:
        players = []
        for number in range(6):
            here, there = servers[number % 2], servers[1 - number % 2]
            chairs = [
                "random",
                "me",
                "open" if number < 4 else "random",
            ]  # of the last two one machine alone has people
            anna = open_table(here.url, "absolute", chairs, cover_after_s=AWAY_S, begins="chosen")
            players.append(Player(here.url, anna.table, anna.key))
            if number < 4:
                players.append(Player(there.url, anna.table, sit_down(there.url, anna.table).key))
        asyncio.run(play(players))
        assert [mistake for server in servers for mistake in server.mistakes()] == []
    assert len(drivers) == 6 and all(len(who) == 1 for who in drivers.values()), drivers
    assert len(set.union(*drivers.values())) == 2, "both machines drive tables"
    told = [str(data) for (data,) in sql(postgres, "SELECT data FROM entries")]
    assert not [data for data in told if '"kind":"covered"' in data]
    assert sum('"by":"bot"' in data for data in told) >= 6, "a bot begins at every table"
