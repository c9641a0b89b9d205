"""What time it is: no clock that is set, on any machine, costs a player a second or lets anybody wait for an hour."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from kibitz import wire
from kibitz.server.live.live_table import LiveTable
from kibitz.server.live.service import TableService
from kibitz.server.live.webhooks import Webhooks
from kibitz.server.store.backup import backup, restore
from kibitz.server.store.clock import Clock
from kibitz.server.store.store import sqlite_file
from kibitz.server.table.entries import Chose
from kibitz.server.table.settings import Clock as Pace
from server.databases import sql
from server.services import do, opened, service_at
from server.serving import Player, Serving, open_table, sit_down
from server.stored import until, with_store

HOUR: Final = 3600
STEP_S, BANK_S = 30, 300
PACE: Final = Pace(STEP_S, BANK_S)
SOON_MS: Final = 20_000  # a test takes no longer, however busy the machine is


# ---- a clock by itself


class Ticks:
    """A machine's steady ticks, and its wall clock, which anybody may set."""

    def __init__(self) -> None:
        self.ticks = 1000.0
        self.wall = 50_000.0

    def clock(self) -> Clock:
        return Clock(lambda: self.wall, lambda: self.ticks)

    def pass_by(self, seconds: float) -> None:
        self.ticks += seconds
        self.wall += seconds


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_setting_the_machines_clock_changes_nothing(jump: int) -> None:
    machine = Ticks()
    clock = machine.clock()
    assert clock.now_ms() == 50_000_000
    machine.wall += jump
    machine.pass_by(2)
    assert clock.now_ms() == 50_002_000


def test_a_process_begins_where_the_databases_clock_stands() -> None:
    machine = Ticks()
    clock = machine.clock()
    clock.begin(70_000.0, asked=999.9, answered=1000.1)
    assert clock.now_ms() == 70_000_000


def test_drift_is_followed_little_by_little_and_time_never_goes_back() -> None:
    machine = Ticks()
    clock = machine.clock()
    seen = [clock.now_ms()]
    for _ in range(200):
        machine.pass_by(0.001)
        assert clock.compare(machine.wall - 0.5, machine.ticks, machine.ticks) == 0
        seen.append(clock.now_ms())
    assert seen == sorted(seen)
    machine.pass_by(1)
    assert clock.now_ms() == int((machine.wall - 0.5) * 1000)


def test_an_answer_that_took_long_says_little() -> None:
    machine = Ticks()
    clock = machine.clock()
    assert clock.compare(machine.wall + HOUR, machine.ticks - 2, machine.ticks) == 0
    assert clock.compare(machine.wall + HOUR, machine.ticks, machine.ticks) == HOUR * 1000


# ---- tables: between two runs of a server


def change(address: str, *statements: str) -> None:
    file = sqlite_file(address)
    for statement in statements:
        if file is None:
            sql(address, statement)
        else:
            with closing(sqlite3.connect(file)) as connection, connection:
                connection.execute(statement)


def set_clock(address: str, seconds: int, running: bool = False) -> None:
    """As if the clock had been set by so much since everything was written; ``running``: a server was there."""
    ms = -1000 * seconds
    change(address, f"UPDATE entries SET at = at + {ms}", f"UPDATE tables SET wakes_at = wakes_at + {ms}")
    if not running:
        change(address, f"UPDATE leases SET expires_at = expires_at + {ms}")


async def begin(address: str) -> str:
    """A server at which a game with a clock is played, and which ends."""
    async with service_at(address) as service:
        await service.look_around()
        live = await opened(service, "abluxxen", clock=PACE)
        await first_choice(live)
        return live.id


async def first_choice(live: LiveTable) -> None:
    round = live.table.playing()
    seat = round.open_seats()[0]
    await do(live, Chose(seat, [live.table.game.choices[round.as_asked(seat).legal[0]].text]))


async def entered(service: TableService, id: str) -> LiveTable:
    await service.look_around()
    return await service.registry.enter(id)


def check_time(service: TableService, live: LiveTable) -> None:
    """Nobody has lost time, and nobody waits for longer than the clock says."""
    round, now = live.table.playing(), service.clock.now_ms()
    assert now - SOON_MS < round.since <= now
    assert round.banks == [BANK_S * 1000] * 3
    deadline = round.deadline()
    assert deadline is not None and deadline <= now + 1000 * (STEP_S + BANK_S)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_clock_that_was_set_while_no_server_ran_costs_nobody_a_second(database: str, jump: int) -> None:
    async def test() -> None:
        id = await begin(database)
        await asyncio.to_thread(set_clock, database, jump)
        for _ in range(2):  # and it is kept: whoever reads the table next does not do it again
            async with service_at(database) as service:
                live = await entered(service, id)
                check_time(service, live)
                await first_choice(live)
                check_time(service, live)

    asyncio.run(test())


def test_after_a_crash_too_no_clock_runs_until_the_server_is_back(database: str) -> None:
    async def test() -> None:
        id = await begin(database)
        await asyncio.to_thread(change, database, "UPDATE leases SET process = 'crashed'")
        await asyncio.to_thread(set_clock, database, HOUR)
        async with service_at(database) as service:
            check_time(service, await entered(service, id))

    asyncio.run(test())


def test_a_process_that_stood_still_charges_nobody_for_it(database: str) -> None:
    """It was stopped, or could not reach its database; everything else happened before that."""

    async def test() -> None:
        async with service_at(database) as service:
            await service.look_around()
            id = (await opened(service, "abluxxen", clock=PACE)).id
            await first_choice(service.registry.tables[id])
            assert not await service.process.lease.follow_time()
            await asyncio.to_thread(set_clock, database, HOUR)
            service.process.lease.renewed -= 1000 * HOUR
            assert await service.process.lease.follow_time()
            check_time(service, await service.registry.enter(id))
            assert not await service.process.lease.follow_time()

    asyncio.run(test())


def test_of_what_is_restored_no_clock_has_run_since_the_backup(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        address = f"sqlite:///{tmp_path}/before.db"
        id = await begin(address)
        await asyncio.to_thread(set_clock, address, HOUR)
        await backup(address, tmp_path / "backup")
        await restore(database, tmp_path / "backup")
        async with service_at(database) as service:
            check_time(service, await entered(service, id))

    asyncio.run(test())


def test_a_clock_goes_on_while_a_server_runs_though_nobody_looks_at_the_table(database: str) -> None:
    """A day is a day, whether the table is in memory or not."""

    async def test() -> None:
        async with service_at(database) as service:
            await service.look_around()
            live = await opened(service, "abluxxen", clock=PACE)
            del service.registry.tables[live.id]
            await asyncio.to_thread(set_clock, database, HOUR, running=True)
            again = await entered(service, live.id)
            assert service.clock.now_ms() - again.table.playing().since > 1000 * HOUR - SOON_MS

    asyncio.run(test())


def test_a_table_that_would_wake_an_hour_late_is_looked_after_at_once(database: str) -> None:
    """Bots have to move, and the clock was set back; nobody comes to the table."""

    async def test() -> None:
        async with service_at(database) as service:
            await service.look_around()
            live = await opened(service, "abluxxen", clock=PACE)
            await service.store.take(live.id, service.clock.now_ms())
        await asyncio.to_thread(change, database, "UPDATE leases SET process = substr(process, 7)")  # it crashed
        await asyncio.to_thread(set_clock, database, -HOUR)
        async with service_at(database) as service:
            await service.look_around()
            await until(lambda: live.id in service.registry.tables and service.registry.tables[live.id].is_read)
            check_time(service, service.registry.tables[live.id])
            row = await service.store.lists.row(live.id)
            assert row is not None and row.wakes_at is not None
            assert row.wakes_at <= service.clock.now_ms() + 1000 * (STEP_S + BANK_S)

    asyncio.run(test())


def test_who_was_told_in_the_future_is_told_again(database: str) -> None:
    with_store(database, lambda store: told_again(Webhooks(store)))


async def told_again(hooks: Webhooks) -> None:
    await hooks.database.write(lambda connection: connection.exec_driver_sql(TABLE).close())
    assert await hooks.may_ring("anna", "oak", "turn 0 5", 1000 * HOUR) == 0
    assert await hooks.may_ring("anna", "oak", "turn 0 7", 5000) == 0


TABLE: Final = (
    "INSERT INTO tables (id, game, listed, phase, created_at, active_at, info, persons)"
    " VALUES ('oak', 'abluxxen', true, 'open', 0, 0, '', '[]')"
)


# ---- tables: while a server runs


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_when_the_databases_clock_is_set_or_the_machine_slept_nobody_loses_a_second(postgres: str, jump: int) -> None:
    async def test() -> None:
        slept = [0]
        async with service_at(postgres, Clock(ticks=lambda: time.monotonic() - slept[0])) as service:
            await service.look_around()
            live = await opened(service, "abluxxen", clock=PACE)
            await first_choice(live)
            before = service.clock.now_ms()
            slept[0] = jump  # the database's clock is ahead by so much, or behind
            await service.look_around()
            assert abs(service.clock.now_ms() - before) < SOON_MS  # the database has told the right time
            await until(lambda: live.is_read)
            check_time(service, live)
            await first_choice(live)
            check_time(service, live)

    asyncio.run(test())


# ---- servers with wrong clocks


async def play_on(players: list[Player], moves: int) -> None:
    """Whoever is asked chooses; everybody else listens. No time comes out of anybody's reserve."""
    rng = random.Random(1)
    while moves:
        for player in players:
            if player.asked():
                seat, ask = player.asked()[0]
                assert isinstance(await player.choose(seat, rng.choice(ask.offers).text), wire.Done)
                moves -= 1
        await asyncio.gather(*[listen(player) for player in players])


async def listen(player: Player) -> None:
    """Until it has heard the newest."""
    await player.say(wire.Ping(at=0))
    await player.until(wire.Pong)
    assert player.info is not None and player.info.clock is not None
    assert player.info.clock.banks == [BANK_S * 1000] * 2 and player.info.clock.used < SOON_MS


def test_a_machine_whose_clock_is_set_while_it_serves_and_before_it_serves_again(database: str, tmp_path: Path) -> None:
    async def play(server: Serving, table: str, key: str, *jumps: int) -> None:
        async with Player(server.url, table, key) as anna:
            await anna.until(wire.News)
            for jump in jumps:
                server.set_clock(jump)
                await play_on([anna], 2)

    server = Serving(database, tmp_path / "log")
    server.set_clock(0)
    with server:
        clock = {"step_s": STEP_S, "bank_s": BANK_S}
        seated = open_table(server.url, "absolute", ["me", "random"], clock=clock, options={"rounds": 9})
        asyncio.run(play(server, seated.table, seated.key, 0, HOUR, -HOUR))
        for jump in (HOUR, -HOUR):
            server.kill()
            server.set_clock(jump)
            server.start()
            asyncio.run(play(server, seated.table, seated.key, jump))
        assert server.mistakes() == []


def test_two_machines_whose_clocks_differ_by_an_hour(postgres: str, tmp_path: Path) -> None:
    async def play(table: str, keys: list[str]) -> None:
        players = [Player(server.url, table, key) for server, key in zip(servers, keys, strict=True)]
        async with players[0], players[1]:
            for player in players:
                await player.until(wire.News)
            await play_on(players, 8)

    servers = [Serving(postgres, tmp_path / f"log{number}") for number in (1, 2)]
    for server, wrong_by in zip(servers, (0, HOUR), strict=True):
        server.set_clock(wrong_by)
    with servers[0], servers[1]:
        clock = {"step_s": STEP_S, "bank_s": BANK_S}
        anna = open_table(servers[0].url, "absolute", ["me", "open"], clock=clock, options={"rounds": 9})
        ben = sit_down(servers[1].url, anna.table)
        asyncio.run(play(anna.table, [anna.key, ben.key]))
        assert [mistake for server in servers for mistake in server.mistakes()] == []
