"""Bots play for somebody: who must be connected for a table to go on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from kibitz import wire
from kibitz.core.game import SPECTATOR
from kibitz.server.live.service import TableService
from kibitz.server.ops.config import Limits
from kibitz.server.store.store import Store
from kibitz.server.table import entries
from kibitz.server.table.entries import Chose, read_entry
from kibitz.server.table.presence import goes_on
from kibitz.server.table.settings import ChairPlan, Settings
from server.looking import chose, mine, stands, wait_until
from server.services import do, opened, service_at
from server.serving import Player, Serving, open_table, sit_down
from server.sitting import keepers
from server.stored import lay, with_store

DUEL = {"variant": "duel"}
SOON = {"step_s": 1, "bank_s": 0, "window_s": 1}


# ---- bots play for somebody


def test_a_table_of_bots_plays_while_somebody_watches(serving: Serving) -> None:
    table = open_table(serving.url, "fluxx", ["random", "random", "random"], rounds=99).table

    async def watch() -> None:
        async with Player(serving.url, table) as connection:
            for _ in range(5):
                await connection.until(wire.News, chose)

    assert stands(serving, table)
    asyncio.run(watch())
    assert stands(serving, table)
    asyncio.run(watch())


def test_while_all_people_are_away_bots_play_up_to_the_next_decision_of_one(serving: Serving) -> None:
    """Also a chair that is covered waits then. When one of them is there, the bot plays for the other."""
    anna = open_table(serving.url, "abluxxen", ["random", "me", "open"], begins="chosen", first=0, cover_after_s=1)
    ben = sit_down(serving.url, anna.table, "Ben")
    wait_until(lambda: mine(serving, anna).your_turn)
    wait_until(lambda: mine(serving, anna).info.chairs[1].covered)

    async def watch() -> None:
        async with Player(serving.url, anna.table):
            assert await asyncio.to_thread(stands, serving, anna.table), "a watcher is none of the people"

    asyncio.run(watch())
    assert mine(serving, anna).your_turn, "the game goes on when they come"

    async def come() -> None:
        async with Player(serving.url, anna.table, ben.key) as player:
            await player.until(
                wire.News, lambda news: any(item.kind == "chose" and item.seat == 1 for item in news.items)
            )

    asyncio.run(come())


def test_a_clock_that_people_have_agreed_on_runs_whoever_is_there(serving: Serving) -> None:
    anna = open_table(serving.url, "abluxxen", ["me", "open"], options=DUEL, begins="chosen", clock=SOON)
    sit_down(serving.url, anna.table, "Ben")
    wait_until(lambda: not mine(serving, anna).your_turn)


def test_a_watcher_at_another_process_is_a_watcher(postgres: str, tmp_path: Path) -> None:
    """The one drives the table, the other has the connection; also when the first is killed."""
    with Serving(postgres, tmp_path / "one") as one, Serving(postgres, tmp_path / "two") as two:
        table = open_table(one.url, "fluxx", ["random", "random", "random"], rounds=99).table

        async def watch() -> None:
            async with Player(two.url, table) as connection:
                for _ in range(5):
                    await connection.until(wire.News, chose)
                await asyncio.to_thread(one.kill)
                for _ in range(20):
                    await connection.until(wire.News, chose)

        asyncio.run(watch())
        assert stands(two, table)
        assert two.mistakes() == []


def test_after_a_restart_nobody_plays_until_somebody_comes(new_sqlite: Callable[[], str]) -> None:
    async def test() -> None:
        address, plans = new_sqlite(), [ChairPlan("bot", bot="random")] * 3
        async with service_at(address) as service:
            live = await service.registry.open_table(Settings(game="fluxx", chairs=plans, pace_ms=0), "a")
        async with service_at(address) as service:
            for _ in range(2):
                await service.look_around()
                await asyncio.gather(*service.process.background.tasks)
            assert service.process.lease.driven == {live.id} and not service.driver.attends(live.id)
            assert [entry.number for entry in await service.store.since(live.id, 0)] == [1, 2], "opened, dealt"

    asyncio.run(test())


def test_a_table_that_waits_is_named_no_more_until_somebody_comes(tmp_path: Path) -> None:
    """A process has better things to do than to look every second at thousands of tables that wait for somebody."""

    async def test() -> None:
        async with service_at(f"sqlite:///{tmp_path / 'tables.db'}") as service:
            live = await opened(service, "abluxxen")
            for seat in range(3):
                await do(live, entries.Covered(seat, "random"))
            await service.look_around()
            await asyncio.gather(*service.process.background.tasks)
            row = await service.store.lists.row(live.id)
            assert row is not None and row.wakes_at is None
            assert not service.driver.attends(live.id)
            await service.store.wake(live.id, 5)
            await do(live, entries.Resumed(0))
            assert not any(isinstance(read_entry(entry.data), Chose) for entry in await service.store.load(live.id))

    asyncio.run(test())


class Line:
    """The connection of somebody who watches, and says nothing more."""

    def __init__(self) -> None:
        self.hello: str | None = msgspec.json.encode(wire.Hello(protocol=wire.PROTOCOL)).decode()
        self.gone = asyncio.Event()

    async def receive(self) -> str | None:
        said, self.hello = self.hello, None
        if said is None:
            await self.gone.wait()
        return said

    async def send(self, text: str) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...


def test_whoever_comes_wakes_a_table_that_its_driver_has_forgotten(postgres: str) -> None:
    """The one process drives a table that waits, and has it no more in memory; somebody comes to the other."""

    async def test() -> None:
        async with service_at(postgres) as one, service_at(postgres) as two, asyncio.TaskGroup() as tasks:
            driving = [tasks.create_task(service.run()) for service in (one, two)]
            plans = [ChairPlan("bot", bot="random")] * 3
            table = (
                await one.registry.open_table(Settings(game="fluxx", chairs=plans, pace_ms=0, window_ms=0), "a")
            ).id
            await until_async(lambda: rests(one, table))
            driver, other = (one, two) if await one.store.owns(table, one.clock.now_ms()) else (two, one)
            driver.registry.tables[table].used_at -= 1000.0
            driver.registry.tidy(driver.driver.next_look)
            assert table not in driver.registry.tables and await driver.store.owns(table, driver.clock.now_ms())
            line = Line()
            connection = tasks.create_task(other.connection(line, Limits()).serve(table))
            await until_async(lambda: has_entries(one, table, 6))
            line.gone.set()
            await connection
            await until_async(lambda: rests(one, table))
            for task in driving:
                task.cancel()

    async def rests(service: TableService, table: str) -> bool:
        row = await service.store.lists.row(table)
        return row is not None and row.wakes_at is None

    async def has_entries(service: TableService, table: str, count: int) -> bool:
        return len(await service.store.since(table, 0)) >= count

    async def until_async(true: Callable[[], Awaitable[bool]]) -> None:
        async with asyncio.timeout(40):
            while not await true():
                await asyncio.sleep(0.05)

    asyncio.run(test())


def test_a_table_rests_unless_something_has_happened_since(database: str) -> None:
    async def test(store: Store) -> None:
        async def wakes_at() -> int | None:
            row = await store.lists.row("oak")
            assert row is not None
            return row.wakes_at

        await lay(store, "oak", wakes_at=7)
        await store.rest("oak", 6)
        assert await wakes_at() == 7
        await store.wake("oak", 9)
        assert await wakes_at() == 7
        await store.rest("oak", 7)
        assert await wakes_at() is None
        await store.wake("oak", 9)
        assert await wakes_at() == 9

    with_store(database, test)


def test_in_a_game_of_several_people_whoever_leaves_is_covered_as_before() -> None:
    sitting = keepers()
    sitting.act("Ben", wire.Leave(id="x"))
    assert sitting.info().chairs[1].covered
    assert goes_on(sitting.table, 1, {0}) and not goes_on(sitting.table, 1, {SPECTATOR})
