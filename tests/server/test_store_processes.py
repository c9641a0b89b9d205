"""Several processes on one database: who drives a table, who is there, and what they hear of each other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest
import sqlalchemy as sa

from kibitz.server.store.clock import Clock
from kibitz.server.store.store import Change, Store, StoreGone
from server.databases import sql
from server.stored import entry, lay, numbers, opened, until, with_store


def test_a_process_drives_the_tables_that_wait_and_no_others(database: str) -> None:
    async def test(store: Store) -> None:
        for table, wakes_at in (("late", 100), ("second", 20), ("never", None), ("first", 10)):
            await lay(store, table, wakes_at=wakes_at)
        assert (await store.claim(50, 9)).tables == []  # nobody knows yet that this process lives
        await store.renew(50, 1000)
        assert (await store.claim(50, 1)).tables == ["first"]
        assert (await store.claim(50, 9)).tables == ["first", "second"]
        await store.append(Change(entry("first", 2), wakes_at=None))
        assert (await store.claim(50, 9)).tables == ["second"]
        assert (await store.claim(100, 9)).tables == ["second", "late"]

    with_store(database, test)


def test_tables_are_claimed_so_many_at_a_time_and_the_next_claim_goes_on(database: str) -> None:
    """Those that were claimed still wait, and do not keep others out; those that are left out stay with nobody."""

    async def test(store: Store) -> None:
        for table, wakes_at in (("c", 10), ("a", 20), ("b", 20), ("e", 20), ("d", 30)):
            await lay(store, table, wakes_at=wakes_at)
        await store.renew(50, 1000)
        claimed = await store.claim(50, 2, without={"e"})
        assert claimed.tables == ["c", "a"]
        claimed = await store.claim(50, 2, claimed.up_to, without={"e"})
        assert claimed.tables == ["b"] and not await store.owns("e", 50)
        claimed = await store.claim(50, 2, claimed.up_to)
        assert claimed.tables == ["d"]
        assert (await store.claim(50, 9, claimed.up_to)).tables == ["c", "a", "b", "e", "d"]

    with_store(database, test)


def test_whose_lease_has_run_out_drives_nothing(database: str) -> None:
    async def test(store: Store) -> None:
        await lay(store, "oak", wakes_at=0)
        await store.renew(0, 100)
        assert await store.take("oak", 99) and await store.owns("oak", 99)
        assert not await store.owns("oak", 100)
        assert (await store.claim(100, 9)).tables == []
        await store.renew(150, 100)
        assert await store.owns("oak", 200)

    with_store(database, test)


def test_after_a_crash_the_next_process_takes_a_sqlite_file_over_at_once(new_sqlite: Callable[[], str]) -> None:
    async def test() -> None:
        address = new_sqlite()
        async with opened(address) as [store]:
            await lay(store, "oak", wakes_at=0)
            await store.renew(0, 1_000_000)
            assert (await store.claim(0, 9)).tables == ["oak"]
        async with opened(address) as [store]:
            await store.renew(1, 1_000_000)
            assert (await store.claim(1, 9)).tables == ["oak"]

    asyncio.run(test())


def test_no_table_has_two_drivers(postgres: str) -> None:
    async def test() -> None:
        async with opened(*[postgres] * 4) as stores:
            tables = [f"table {number}" for number in range(60)]
            for table in tables:
                await lay(stores[0], table, wakes_at=0)
            claims = [renewed_claim(store) for store in stores for _ in range(3)]
            claimed = await asyncio.gather(*claims)
            driven = {
                table: {claims // 3 for claims, found in enumerate(claimed) if table in found} for table in tables
            }
            assert all(len(drivers) == 1 for drivers in driven.values())

    async def renewed_claim(store: Store) -> list[str]:
        await store.renew(0, 1000)
        return (await store.claim(0, 20)).tables + (await store.claim(0, 40)).tables

    asyncio.run(test())


def test_a_dead_process_loses_its_tables_when_its_lease_runs_out(postgres: str) -> None:
    async def test() -> None:
        async with opened(postgres, postgres) as [dying, other]:
            await lay(dying, "oak", wakes_at=0)
            await dying.renew(0, 100)
            assert await dying.take("oak", 0)
            await other.renew(0, 1000)
            assert (await other.claim(99, 9)).tables == [] and not await other.take("oak", 99)
            assert (await other.claim(100, 9)).tables == ["oak"]
            await dying.renew(200, 100)  # it was only slow; too late
            assert not await dying.owns("oak", 200) and not await dying.take("oak", 200)

    asyncio.run(test())


def test_a_table_that_is_let_go_is_anybodys(postgres: str) -> None:
    async def test() -> None:
        async with opened(postgres, postgres) as [old, new]:
            await lay(old, "oak", wakes_at=0)
            for store in (old, new):
                await store.renew(0, 1000)
            assert await old.take("oak", 0)
            await new.let_go("oak")
            assert not await new.take("oak", 0)  # it was not the other one's to let go
            await old.let_go("oak")
            assert await new.take("oak", 0)

    asyncio.run(test())


def test_a_lease_is_renewed_by_the_databases_clock(postgres: str) -> None:
    """Whatever a process thinks what time it is."""

    async def test() -> None:
        wrong = [0.0]
        store = await Store.open(postgres, Clock(ticks=lambda: time.monotonic() + wrong[0]))
        try:
            for wrong[0] in (0.0, 3600.0, -3600.0):
                await store.keep_alive(4000)
                lease = "SELECT expires_at - 1000 * extract(epoch FROM clock_timestamp()) FROM leases"
                ((left,),) = await asyncio.to_thread(sql, postgres, f"{lease} WHERE process = '{store.process}'")
                assert 0 < float(str(left)) <= 4000
        finally:
            await store.close()

    asyncio.run(test())


def test_a_process_that_stops_cleanly_lets_go_at_once(postgres: str) -> None:
    async def test() -> None:
        async with opened(postgres, postgres) as [leaving, other]:
            await lay(leaving, "oak", wakes_at=0)
            for store in (leaving, other):
                await store.renew(0, 1000)
            await leaving.arrive("oak", 2)
            assert await leaving.take("oak", 0)
            await leaving.release()
            assert await other.present("oak", 1) == set()
            assert await other.take("oak", 1)

    asyncio.run(test())


def test_a_seat_is_there_as_long_as_it_has_a_socket(database: str) -> None:
    async def test(store: Store) -> None:
        await store.renew(0, 1000)
        for _ in range(2):
            await store.arrive("oak", 1)
        await store.arrive("elm", 3)
        await store.depart("oak", 1)
        assert await store.present("oak", 0) == {1}
        await store.depart("oak", 1)
        assert await store.present("oak", 0) == set()
        assert await store.present("elm", 0) == {3}

    with_store(database, test)


def test_a_seat_is_there_wherever_its_socket_is(postgres: str) -> None:
    async def test() -> None:
        async with opened(postgres, postgres) as [here, there]:
            await here.renew(0, 1000)
            await there.renew(0, 100)
            await here.arrive("oak", 0)
            await there.arrive("oak", 0)
            await there.arrive("oak", 4)
            await here.depart("oak", 0)
            assert await here.present("oak", 50) == await there.present("oak", 50) == {0, 4}
            assert await here.present("oak", 100) == set()  # the other process is dead
            await here.renew(700_000, 1000)  # long dead: forgotten
            await there.renew(700_000, 1000)  # but it was only asleep
            assert await here.present("oak", 700_000) == {0, 4}

    asyncio.run(test())


def test_news_reach_the_other_processes_and_not_oneself(postgres: str) -> None:
    async def test() -> None:
        async with opened(postgres, postgres) as [here, there]:
            heard: dict[str, list[tuple[str, int]]] = {"here": [], "there": []}
            here.on_news = lambda table, number: heard["here"].append((table, number))
            there.on_news = lambda table, number: heard["there"].append((table, number))
            await lay(here, "oak", length=3)
            assert not await here.append(Change(entry("oak", 3)))
            await until(lambda: len(heard["there"]) >= 3)
            assert await there.append(Change(entry("oak", 4)))
            await until(lambda: len(heard["here"]) >= 1)
            assert heard == {"here": [("oak", 4)], "there": [("oak", 1), ("oak", 2), ("oak", 3)]}
            assert numbers(await here.since("oak", 3)) == [4]

    asyncio.run(test())


def test_news_of_very_many_tables_arrive_too(postgres: str) -> None:
    async def test() -> None:
        async with opened(postgres, postgres) as [here, there]:
            heard: set[str] = set()
            there.on_news = lambda table, number: heard.add(table)
            tables = {f"table {number} {'x' * 40}" for number in range(400)}
            await asyncio.gather(*[lay(here, table) for table in tables])
            await until(lambda: len(heard) >= 400)
            assert heard == tables

    asyncio.run(test())


def test_a_whisper_is_heard_by_the_others(postgres: str) -> None:
    async def test() -> None:
        async with opened(postgres, postgres) as [here, there]:
            heard: list[str] = []
            here.on_broadcast = lambda text: heard.append(f"myself: {text}")
            there.on_broadcast = heard.append
            await here.broadcast("Zażółć gęślą jaźń")
            await here.broadcast("")
            await until(lambda: len(heard) >= 2)
            assert heard == ["Zażółć gęślą jaźń", ""]
            with pytest.raises(ValueError, match="at most 7000 bytes, this one has 8000"):
                await here.broadcast("x" * 8000)

    asyncio.run(test())


def hang_up(server: str, database: str, which: str = "application_name = 'kibitz'") -> None:
    """The server ends connections of the stores of this database."""
    name = database.partition("?")[0].rpartition("/")[2]
    sql(server, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND {which}")


def test_a_lost_connection_is_told_and_then_mended(postgres_server: str, postgres: str) -> None:
    async def test() -> None:
        async with opened(postgres, postgres) as [here, there]:
            gaps: list[str] = []
            here.on_gap = lambda: gaps.append("here")
            there.on_gap = lambda: gaps.append("there")
            await lay(here, "oak")
            await asyncio.to_thread(hang_up, postgres_server, postgres)
            assert await here.lists.row("oak") is not None
            number = await append_soon(here, 2)
            await until(lambda: {"here", "there"} <= set(gaps))  # there may be something that was not heard
            await until(lambda: gaps.count("there") >= 2)  # and now it listens again
            heard: list[tuple[str, int]] = []
            there.on_news = lambda table, number: heard.append((table, number))
            assert await here.append(Change(entry("oak", number + 1)))
            await until(lambda: ("oak", number + 1) in heard)

    async def append_soon(store: Store, number: int) -> int:
        try:
            assert await store.append(Change(entry("oak", number)))
        except StoreGone:
            assert await store.append(Change(entry("oak", number)))
        return number

    asyncio.run(test())


def test_all_who_wait_hear_of_a_lost_connection(postgres_server: str, postgres: str) -> None:
    async def test() -> None:
        async with opened(postgres, postgres) as [store, other]:
            await lay(store, "oak")
            holding = asyncio.create_task(other.database.write(hold))
            await asyncio.sleep(0.1)
            waiting = [asyncio.create_task(store.append(Change(entry("oak", number)))) for number in (2, 3)]
            await asyncio.sleep(0.1)
            await asyncio.to_thread(hang_up, postgres_server, postgres, "wait_event_type = 'Lock'")
            results = await asyncio.gather(*waiting, return_exceptions=True)
            assert [type(result) for result in results] == [StoreGone, StoreGone]
            await holding
            assert await store.append(Change(entry("oak", 2)))

    def hold(connection: sa.Connection) -> None:
        """While this process has all entries locked, the other one's commit hangs."""
        connection.exec_driver_sql("LOCK TABLE entries")
        connection.exec_driver_sql("SELECT pg_sleep(1)")

    asyncio.run(test())


def test_a_database_that_is_gone_is_not_healthy(postgres_server: str, postgres: str) -> None:
    async def test() -> None:
        async with opened(postgres) as [store]:
            name = postgres.partition("?")[0].rpartition("/")[2]
            await asyncio.to_thread(sql, postgres_server, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            await asyncio.to_thread(hang_up, postgres_server, postgres)
            assert not await store.healthy()
            with pytest.raises(StoreGone, match=r"cannot be reached|lost"):
                await store.lists.row("oak")

    asyncio.run(test())
