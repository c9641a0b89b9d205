"""Backup and restore, while the server runs."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from invoking import invoke
from kibitz.server.phases import RUNNING
from kibitz.server.store.backup import BackupError, BadBackup, Restored, backup, open_backup, restore
from kibitz.server.store.incremental import digests_in
from kibitz.server.store.store import Change, Store
from server.old_databases import laid_out
from server.stored import entry, lay, mine, numbers, opened, row, until

New = Callable[[], str]


@pytest.fixture(params=["sqlite to postgresql", "postgresql to sqlite", "sqlite", "postgresql"])
def journey(request: pytest.FixtureRequest) -> tuple[str, str]:
    """From one empty database to another."""
    kinds = request.param.split(" to ")
    new: list[New] = [request.getfixturevalue("new_sqlite" if kind == "sqlite" else "new_postgres") for kind in kinds]
    return new[0](), new[-1]()


def test_a_backup_restores_everything_into_another_database(journey: tuple[str, str], tmp_path: Path) -> None:
    async def test() -> None:
        file = tmp_path / "evening.kibitz"
        async with opened(journey[0]) as [store]:
            await lay(store, "oak", created_at=7, wakes_at=9, length=3)
            await store.append(Change(entry("oak", 4), phase="over", people=[("ann", RUNNING)]))
            await lay(store, "elm")
            assert await backup(journey[0], file) == 2
            whole = await everything(store)
        assert [path.name for path in tmp_path.glob("evening*")] == ["evening.kibitz"]
        assert await restore(journey[1], file) == Restored(added=2)
        async with opened(journey[1]) as [store]:
            assert await everything(store) == whole
            await store.renew(10, 100)
            assert (await store.claim(10, 9)).tables == ["oak"]

    async def everything(store: Store) -> object:
        tables = [(await store.lists.row(table), await store.between(table, 1, 99)) for table in ("oak", "elm")]
        return tables, await mine(store, "ann"), await store.checkpoints("oak")

    asyncio.run(test())


def test_a_backup_is_a_moment_while_play_goes_on(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(database) as [store]:
            for table in ("oak", "elm"):
                await lay(store, table)
            playing = asyncio.create_task(play(store))
            await asyncio.sleep(0.05)
            await backup(database, tmp_path / "backup")
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        kept = sqlite3.connect(tmp_path / "backup")
        found = kept.execute("SELECT table_id, max(number), count(*) FROM entries GROUP BY table_id").fetchall()
        kept.close()
        (_, oak, oaks), (_, elm, elms) = sorted(found, reverse=True)
        assert (oak, elm) == (oaks, elms) and oak - elm in (0, 1) and oak > 1

    async def play(store: Store) -> None:
        for number in range(2, 10_000):
            for table in ("oak", "elm"):
                assert await store.append(Change(entry(table, number)))

    asyncio.run(test())


def test_a_restore_adds_what_is_missing_and_leaves_what_was_played_on(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        file = tmp_path / "backup"
        async with opened(f"sqlite:///{tmp_path}/before.db") as [before]:
            for table in ("short", "long", "other", "gone", "same"):
                await lay(before, table, length=3)
            await before.append(Change(entry("short", 4), phase="over", wakes_at=5, people=[("ann", RUNNING)]))
            await backup(f"sqlite:///{tmp_path}/before.db", file)
        async with opened(database) as [store]:
            await lay(store, "short", length=2)
            await lay(store, "long", length=5)
            await lay(store, "same", length=3)
            await lay(store, "other", length=2)
            await store.append(Change(entry("other", 3, "another card")))
            told = await restore(database, file)
            assert told == Restored(added=1, extended=1, unchanged=2, differing=["other"])
            assert [len(await store.load(table)) for table in ("short", "long", "other", "gone")] == [4, 5, 3, 3]
            short = await store.lists.row("short")
            assert short is not None and (short.phase, short.wakes_at) == ("over", 5)
            assert await mine(store, "ann") == ["short"]
            assert not await store.append(Change(entry("short", 3)))  # who did not know of it loads it again
            assert await restore(database, file) == Restored(unchanged=4, differing=["other"])

    asyncio.run(test())


def test_processes_are_told_of_what_was_restored(postgres: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(postgres) as [store]:
            heard: list[tuple[str, int]] = []
            store.on_news = lambda table, number: heard.append((table, number))
            async with opened(f"sqlite:///{tmp_path}/before.db") as [before]:
                await lay(before, "oak", length=3)
                await backup(f"sqlite:///{tmp_path}/before.db", tmp_path / "backup")
            await restore(postgres, tmp_path / "backup")
            await until(lambda: heard == [("oak", 3)])
            assert numbers(await store.load("oak")) == [1, 2, 3]

    asyncio.run(test())


def test_an_old_backup_stays_when_a_new_one_fails(tmp_path: Path) -> None:
    (tmp_path / "backup").write_text("the old one")
    (tmp_path / "kibitz.db").write_text("this is not a database, but it is long enough to be taken for one " * 99)
    with pytest.raises(BackupError, match="cannot be backed up: file is not a database"):
        asyncio.run(backup(f"sqlite:///{tmp_path}/kibitz.db", tmp_path / "backup"))
    with pytest.raises(BackupError, match=r"There is no database .*nowhere\.db"):
        asyncio.run(backup(f"sqlite:///{tmp_path}/nowhere.db", tmp_path / "backup"))
    assert (tmp_path / "backup").read_text() == "the old one"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup", "kibitz.db"]


def test_only_a_backup_is_restored(database: str, tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="There is no file"):
        asyncio.run(restore(database, tmp_path / "nothing"))
    (tmp_path / "letter").write_text("Dear Sir or Madam")
    with pytest.raises(BackupError, match="letter cannot be restored: file is not a database"):
        asyncio.run(restore(database, tmp_path / "letter"))
    sqlite3.connect(tmp_path / "other").execute("CREATE TABLE alien (id)").connection.close()
    with pytest.raises(BackupError, match="other is not a backup of Kibitz"):
        asyncio.run(restore(database, tmp_path / "other"))


def test_a_backup_from_the_future_is_refused(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(database) as [store]:
            await store.create(row("oak"), Change(entry("oak", 1)))
            await backup(database, tmp_path / "backup")
        future = sqlite3.connect(tmp_path / "backup", isolation_level=None)
        future.execute("UPDATE alembic_version SET version_num = '0999'")
        future.close()
        with pytest.raises(BackupError, match="written by a newer Kibitz: its version is 0999"):
            await restore(database, tmp_path / "backup")

    asyncio.run(test())


# ---- a backup that is not as it was written


def restored_by_command(address: str, file: Path) -> tuple[int, str]:
    done = invoke(["restore", str(file), "--database", address])
    return done.exit_code, done.output


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A backup of some tables."""

    async def save() -> None:
        async with opened(f"sqlite:///{tmp_path}/before.db") as [store]:
            for table in ("ash", "elm", "oak"):
                await lay(store, table, length=40)
        await backup(f"sqlite:///{tmp_path}/before.db", tmp_path / "backup")

    asyncio.run(save())
    return tmp_path / "backup"


def damaged(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Wherever somebody's words stand; all over the file; and what a full disk leaves of it."""
    yield "nothing", b""
    for share in (100, len(data) // 2, len(data) - 4096, len(data) - 1):
        yield f"the first {share} bytes", data[:share]
    at = data.index(b"CREATE TABLE chat") + 5
    yield "no letter among the words that make a table", data[:at] + b"\xff" + data[at + 1 :]
    words = [data.index(word) for word in (b"elm 17", b"events 31", b"cards 5", b"abluxxen")]
    for at in [60, 68, *words, *range(100, len(data), len(data) // 12)]:
        yield f"bit of byte {at}", data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


def test_a_damaged_backup_is_found_before_anything_is_touched(saved: Path, tmp_path: Path) -> None:
    """It has its own exit status; where the flipped bit carried nothing, everything is restored."""
    whole = asyncio.run(contents(f"sqlite:///{tmp_path}/before.db"))
    statuses: dict[str, int] = {}
    for how, data in damaged(saved.read_bytes()):
        asyncio.run(empty(tmp_path / "now.db"))
        before = (tmp_path / "now.db").read_bytes()
        (tmp_path / "damaged").write_bytes(data)
        statuses[how], said = restored_by_command(f"sqlite:///{tmp_path}/now.db", tmp_path / "damaged")
        if statuses[how] == 0:
            assert asyncio.run(contents(f"sqlite:///{tmp_path}/now.db")) == whole, how
        else:
            assert statuses[how] == 3 and "Nothing was changed" in said, (how, said)
            assert (tmp_path / "now.db").read_bytes() == before, how
        (tmp_path / "now.db").unlink()
    assert sum(status == 3 for status in statuses.values()) >= 12, statuses


async def empty(file: Path) -> None:
    """A database with one table of its own, all in one file."""
    async with opened(f"sqlite:///{file}") as [store]:
        await lay(store, "yew")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")


async def contents(address: str) -> list[object]:
    async with opened(address) as [store]:
        return [await store.between(table, 1, 99) for table in ("ash", "elm", "oak")]


def test_a_bit_that_makes_bytes_of_a_text_is_found(saved: Path, tmp_path: Path) -> None:
    """What type a value has stands before it; to the checksum the bytes of a text are the same as the text."""
    data, whole = saved.read_bytes(), digests_in(saved)
    at = data.index(b"ashabluxxenopen")
    passed = 0
    for where, bit in product(range(at - 12, at), range(8)):
        changed = bytes([data[where] ^ 1 << bit])
        (tmp_path / "damaged").write_bytes(data[:where] + changed + data[where + 1 :])
        try:
            open_backup(tmp_path / "damaged", tmp_path, "damaged").dispose()
        except BadBackup:
            continue
        assert digests_in(tmp_path / "damaged") == whole, (where - at, bit)
        passed += 1
    assert passed < 12 * 8


def test_a_backup_without_its_seal_is_damaged_and_old_ones_never_had_one(saved: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(saved, isolation_level=None)) as connection:
        for statement in ("PRAGMA user_version = 0", "PRAGMA application_id = 0"):
            connection.execute(statement)
    status, said = restored_by_command(f"sqlite:///{tmp_path}/now.db", saved)
    assert status == 3 and "its checksum does not fit" in said
    laid_out("0.8", f"sqlite:///{tmp_path}/old", tmp_path)
    assert restored_by_command(f"sqlite:///{tmp_path}/fine.db", tmp_path / "old")[0] == 0


SPOKEN: Final = """WHERE data LIKE '{"kind":"spoke"%'"""
OLD_DAMAGES: Final = {
    "a gap": "DELETE FROM entries WHERE number = 3 AND table_id = (SELECT max(id) FROM tables)",
    "no such seat": f"""UPDATE entries SET data = replace(data, '"seat":', '"seat":7') {SPOKEN}""",
    "a word": f"""UPDATE entries SET data = replace(data, '"seat"', '"sext"') {SPOKEN}""",
    "half an entry": f"UPDATE entries SET data = substr(data, 1, 20) {SPOKEN}",
    "no text": "UPDATE alembic_version SET version_num = CAST(x'30ff' AS TEXT)",
    "no version": "UPDATE alembic_version SET version_num = '000'",
    "two versions": "INSERT INTO alembic_version VALUES ('0002')",
}


@pytest.mark.parametrize("how", OLD_DAMAGES)
def test_what_an_old_backup_stumbles_over_is_told(how: str, tmp_path: Path) -> None:
    """It has no checksum, and is checked as far as that goes."""
    laid_out("0.8", f"sqlite:///{tmp_path}/old", tmp_path)
    with closing(sqlite3.connect(tmp_path / "old", isolation_level=None)) as connection:
        assert connection.execute(OLD_DAMAGES[how]).rowcount != 0
    status, said = restored_by_command(f"sqlite:///{tmp_path}/now.db", tmp_path / "old")
    assert status == 3 and "cannot be restored" in said and "Nothing was changed" in said
    assert not (tmp_path / "now.db").exists()


def test_what_is_no_backup_or_of_another_version_has_the_same_exit_status(saved: Path, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Sir or Madam")
    with closing(sqlite3.connect(tmp_path / "other", isolation_level=None)) as connection:
        connection.execute("CREATE TABLE alien (id)")
    with closing(sqlite3.connect(saved, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
    for name in ("letter", "other", "backup"):
        status, said = restored_by_command(f"sqlite:///{tmp_path}/now.db", tmp_path / name)
        assert status == 3 and "Nothing was changed" in said
    assert restored_by_command(f"sqlite:///{tmp_path}/now.db", tmp_path / "nowhere")[0] == 2
    assert not (tmp_path / "now.db").exists()
    with pytest.raises(BadBackup):
        asyncio.run(restore(f"sqlite:///{tmp_path}/now.db", tmp_path / "letter"))
