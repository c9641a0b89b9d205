"""What a store keeps, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kibitz.server.phases import LEFT, RUNNING
from kibitz.server.store.store import Change, InUse, LogRow, Store, StoreError, TableRow
from server.stored import INFO, entry, lay, mine, numbers, opened, row, with_store


def test_what_was_written_is_there_after_the_store_was_closed(database: str) -> None:
    async def test() -> None:
        async with opened(database) as [store]:
            await store.create(row("oak", 5, wakes_at=70), Change(entry("oak", 1, checkpoint=True)))
            assert await store.append(Change(entry("oak", 2), phase="playing"))
        async with opened(database) as [store]:
            assert await store.lists.row("oak") == TableRow(
                "oak", "abluxxen", True, "playing", 5, 1002, INFO, wakes_at=70
            )
            assert await store.between("oak", 1, 2) == [entry("oak", 1, checkpoint=True), entry("oak", 2)]

    asyncio.run(test())


def test_a_number_is_given_once_and_who_comes_second_changes_nothing(database: str) -> None:
    async def test(store: Store) -> None:
        await lay(store, "oak")
        assert await store.append(Change(entry("oak", 2, "first")))
        late = Change(entry("oak", 2, "second"), phase="over", wakes_at=9, people=[("ann", RUNNING)])
        assert not await store.append(late)
        assert [kept.data for kept in await store.since("oak", 1)] == ["first"]
        assert await store.lists.row("oak") == TableRow("oak", "abluxxen", True, "open", 0, 1002, INFO)
        assert await store.lists.mine("ann", 9) == []

    with_store(database, test)


def test_of_two_at_the_same_moment_one_gets_the_number(database: str) -> None:
    async def test(store: Store) -> None:
        await lay(store, "oak")
        both = [store.append(Change(entry("oak", 2, f"try {i}"), phase=f"after {i}")) for i in range(5)]
        taken = await asyncio.gather(*both)
        assert taken.count(True) == 1
        winner = taken.index(True)
        assert [kept.data for kept in await store.since("oak", 1)] == [f"try {winner}"]
        kept = await store.lists.row("oak")
        assert kept is not None and kept.phase == f"after {winner}"

    with_store(database, test)


def test_later_changes_of_one_commit_go_on_top_of_earlier_ones(database: str) -> None:
    async def test(store: Store) -> None:
        await lay(store, "oak", wakes_at=5)
        third = Change(entry("oak", 3), wakes_at=None, people=[("ann", LEFT), ("bob", RUNNING)])
        second = Change(entry("oak", 2), phase="playing", wakes_at=8, people=[("ann", RUNNING)])
        assert list(await asyncio.gather(store.append(third), store.append(second))) == [True, True]
        assert await store.lists.row("oak") == TableRow("oak", "abluxxen", True, "playing", 0, 1003, INFO)
        assert (await mine(store, "ann"), await mine(store, "bob")) == ([], ["oak"])

    with_store(database, test)


def test_entries_of_many_tables_are_committed_together(database: str) -> None:
    async def test(store: Store) -> None:
        for table in range(50):
            await lay(store, f"table {table}")
        before = store.writer.commits
        for number in range(2, 12):
            waiting = [store.append(Change(entry(f"table {table}", number))) for table in range(50)]
            assert all(await asyncio.gather(*waiting))
        assert store.writer.commits - before <= 20

    with_store(database, test)


def test_a_single_table_does_not_wait_for_company(database: str) -> None:
    async def test(store: Store) -> None:
        await lay(store, "oak", length=40)
        assert not store.writer.busy(asyncio.get_running_loop().time())

    with_store(database, test)


def test_a_change_that_cannot_be_written_harms_no_other(database: str) -> None:
    async def test(store: Store) -> None:
        await lay(store, "oak")
        nowhere = store.append(Change(entry("no such table", 1)))
        unsayable = store.append(Change(entry("oak", 3, "\ud800")))
        good = store.append(Change(entry("oak", 2)))
        results = await asyncio.gather(nowhere, unsayable, good, return_exceptions=True)
        assert [type(result) for result in results] == [StoreError, StoreError, bool]
        assert numbers(await store.load("oak")) == [1, 2]

    with_store(database, test)


def test_a_table_is_created_once(database: str) -> None:
    async def test(store: Store) -> None:
        await lay(store, "oak")
        with pytest.raises(StoreError):
            await lay(store, "oak")
        assert numbers(await store.load("oak")) == [1]

    with_store(database, test)


def test_a_table_is_loaded_from_its_last_whole_entry(database: str) -> None:
    async def test(store: Store) -> None:
        await lay(store, "oak", length=3)
        await store.append(Change(entry("oak", 4, checkpoint=True)))
        await store.append(Change(entry("oak", 5)))
        assert await store.checkpoints("oak") == [1, 4]
        assert await store.load("oak", full=True) == [entry("oak", 4, checkpoint=True), entry("oak", 5)]
        assert await store.load("oak") == [
            LogRow("oak", 4, 1004, "oak 4", checkpoint=True),
            LogRow("oak", 5, 1005, "oak 5"),
        ]
        assert await store.since("oak", 4) == [LogRow("oak", 5, 1005, "oak 5")]
        assert numbers(await store.between("oak", 2, 4)) == [2, 3, 4]

    with_store(database, test)


def test_a_table_that_is_not_there_has_nothing(database: str) -> None:
    async def test(store: Store) -> None:
        assert await store.lists.row("oak") is None
        assert await store.load("oak") == await store.since("oak", 0) == await store.between("oak", 1, 9) == []
        assert await store.checkpoints("oak") == []

    with_store(database, test)


def test_listed_tables_come_newest_first(database: str) -> None:
    async def test(store: Store) -> None:
        for age, table in enumerate(["oak", "elm", "ash"]):
            await lay(store, table, created_at=age)
        await store.create(row("secret", 9, listed=False), Change(entry("secret", 1)))
        await store.append(Change(entry("elm", 2), phase="over"))
        assert [found.id for found in await store.lists.listed(["open"], 9)] == ["ash", "oak"]
        assert [found.id for found in await store.lists.listed(["open", "over"], 2)] == ["ash", "elm"]
        assert await store.lists.count() == {"open": 3, "over": 1}

    with_store(database, test)


def test_archived_tables_are_counted_now_and_then(database: str) -> None:
    """There may be very many of them, and whoever reads the metrics asks every few seconds."""

    async def test(store: Store) -> None:
        for table in ("oak", "elm"):
            await lay(store, table)
        await store.append(Change(entry("elm", 2), phase="archived"))
        assert await store.lists.count() == {"open": 1, "archived": 1}
        await store.append(Change(entry("oak", 2), phase="archived"))
        assert await store.lists.count() == {"archived": 1}
        store.lists.count_archived_at = 0.0
        assert await store.lists.count() == {"archived": 2}

    with_store(database, test)


def test_my_tables_are_those_where_i_sit(database: str) -> None:
    async def test(store: Store) -> None:
        for age, table in enumerate(["oak", "elm", "ash"]):
            await lay(store, table, created_at=age)
            await store.append(Change(entry(table, 2), people=[("ann", RUNNING), ("bob", RUNNING)]))
        await store.append(Change(entry("elm", 3), people=[("ann", LEFT)]))
        assert sorted(await mine(store, "ann")) == ["ash", "oak"]
        assert sorted(await mine(store, "bob")) == ["ash", "elm", "oak"]

    with_store(database, test)


def test_what_waits_is_written_before_the_store_closes(database: str) -> None:
    async def test() -> None:
        async with opened(database) as [store]:
            await lay(store, "oak")
            waiting = asyncio.create_task(store.append(Change(entry("oak", 2))))
            await asyncio.sleep(0)
        assert await waiting
        with pytest.raises(StoreError, match="closed"):
            await store.append(Change(entry("oak", 3)))
        async with opened(database) as [store]:
            assert numbers(await store.load("oak")) == [1, 2]

    asyncio.run(test())


def test_who_gives_up_waiting_does_not_disturb_the_others(database: str) -> None:
    async def test(store: Store) -> None:
        await lay(store, "oak")
        hasty = asyncio.create_task(store.append(Change(entry("oak", 2))))
        patient = asyncio.create_task(store.append(Change(entry("oak", 3))))
        await asyncio.sleep(0)
        hasty.cancel()
        assert await patient

    with_store(database, test)


def test_a_store_knows_that_it_is_healthy(database: str) -> None:
    async def test(store: Store) -> None:
        assert await store.healthy()

    with_store(database, test)


def test_a_sqlite_file_is_served_by_one_process_at_a_time(tmp_path: Path) -> None:
    async def test() -> None:
        address = f"sqlite:///{tmp_path}/new/kibitz.db"
        async with opened(address):
            with pytest.raises(InUse, match=r"kibitz\.db is served by another process already"):
                await Store.open(address)
        async with opened(address) as [store]:
            assert await store.healthy()

    asyncio.run(test())


def test_a_sqlite_file_is_for_its_owner_and_safe_after_a_power_cut(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        assert (tmp_path / "kibitz.db").stat().st_mode & 0o077 == 0
        asked = ["journal_mode", "synchronous", "foreign_keys", "secure_delete"]
        told = await store.database.write(
            lambda connection: [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]
        )
        assert told == ["wal", 2, 1, 1]

    with_store(f"sqlite:///{tmp_path}/kibitz.db", test)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Sir or Madam")
    for _ in range(2):
        with pytest.raises(StoreError, match="letter cannot be used: file is not a database"):
            asyncio.run(Store.open(f"sqlite:///{letter}"))
    assert letter.read_text() == "Dear Sir or Madam"


@pytest.mark.parametrize("address", ["mysql://host/name", "sqlite://", "sqlite:///", "kibitz.db"])
def test_an_address_that_is_none_is_refused_with_what_is_possible(address: str) -> None:
    with pytest.raises(ValueError, match="sqlite:///path or postgresql://"):
        asyncio.run(Store.open(address))


def test_an_error_does_not_tell_the_password() -> None:
    with pytest.raises(StoreError) as error:
        asyncio.run(Store.open("postgresql://me:secret-word@127.0.0.1:1/kibitz"))
    assert "secret-word" not in str(error.value)
