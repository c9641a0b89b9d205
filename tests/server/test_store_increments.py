"""Incremental backups: a folder of parts, each with what has changed since the one before."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
import sqlalchemy as sa

from every import share
from invoking import invoke
from kibitz.server.phases import ARCHIVED, CLOSED, RUNNING
from kibitz.server.store import chain as chains
from kibitz.server.store import checksum, schema
from kibitz.server.store.archive import packed
from kibitz.server.store.backup import BackupError, BadBackup, Restored, restore
from kibitz.server.store.chat import ChatRow
from kibitz.server.store.copying import ALWAYS, PARTS
from kibitz.server.store.erasing import Eraser, erase, forget
from kibitz.server.store.incremental import Added, backup_into, restore_from
from kibitz.server.store.store import Change, Store
from server.stored import entry, lay, opened

BEN: Final = "b" * 64  # the hash of a key

Step = Callable[[Store], Awaitable[object]]


# ---- whatever changes, an increment has it


async def sit(store: Store) -> object:
    """Ben has a chair at the elm, and a webhook."""
    sat = json.dumps({"kind": "sat", "seat": 0, "person": BEN, "name": "Ben"})
    info, persons = json.dumps({"chairs": [{"name": "Ben", "kind": "person"}]}), json.dumps([BEN])
    return await store.append(Change(entry("elm", 2, sat), people=[(BEN, RUNNING)], info=info, persons=persons))


async def hook(store: Store) -> object:
    row = {"person": BEN, "url": "https://example.org", "language": "en", "site": "https://kibitz.example.org"}
    return await store.database.write(lambda connection: connection.execute(sa.insert(schema.webhooks), [row]))


async def win(store: Store) -> object:
    data = json.dumps({"game": {"own": [0], "names": ["Ben", "Ann"]}})
    row = {"table_id": "elm", "deal": 1, "person": BEN, "game": "abluxxen", "ended_at": 5, "data": data}
    return await store.database.write(lambda connection: connection.execute(schema.KEEP_RESULT, [row]))


async def close(store: Store) -> object:
    return await store.append(Change(entry("oak", 4), phase=CLOSED))


async def archive(store: Store) -> object:
    rows = await store.between("oak", 1, 3)
    return await store.archive.put("oak", {1: packed(rows)}, 4, {row.number: row.data for row in rows})


async def erase_ben(store: Store) -> object:
    await erase(store.database, Eraser(BEN), "elm")
    return await forget(store.database, BEN, ["elm"])


STEPS: Final[dict[str, Step]] = {  # each without a later date of any table, as far as that can be
    "two tables": lambda store: asyncio.gather(lay(store, "oak", length=3), lay(store, "elm")),
    "an entry, with its people": sit,
    "a line of chat": lambda store: store.chat.say(ChatRow("elm", 3, 0, "Ben", BEN, "hello", act="1")),
    "a webhook": hook,
    "a result": win,
    "a snapshot": lambda store: store.append(Change(entry("elm", 3), snapshot="everything")),
    "a table that rests": lambda store: store.wake("elm", 77),
    "a new table": lambda store: lay(store, "yew"),
    "a closed table": close,
    "an archived table": archive,
    "somebody is erased": erase_ben,
    "a table is deleted": lambda store: store.archive.delete(["oak"], [ARCHIVED]),
}


async def contents(store: Store) -> dict[str, list[str]]:
    """All rows of all that is backed up, whatever their order. Lines of chat get new numbers, and drivers are gone."""

    def read(connection: sa.Connection) -> dict[str, list[str]]:
        return {part.name: rows_of(connection, part) for part in (schema.tables, *PARTS, *ALWAYS)}

    return await store.database.read(read)


def rows_of(connection: sa.Connection, part: sa.Table) -> list[str]:
    columns = [column for column in part.c if column not in (schema.tables.c.driver, schema.chat.c.n)]
    return sorted(repr(tuple(row)) for row in connection.execute(sa.select(*columns)))


async def contents_at(address: str) -> dict[str, list[str]]:
    async with opened(address) as [store]:
        return await contents(store)


def test_each_part_restores_exactly_what_there_was_at_its_moment(
    database: str, tmp_path: Path, new_sqlite: Callable[[], str]
) -> None:
    async def test() -> None:
        folder, states = tmp_path / "week", []
        async with opened(database) as [store]:
            for number, (name, step) in enumerate(STEPS.items(), 1):
                await step(store)
                added = await backup_into(database, folder)
                assert added.is_new and added.name == f"{number:04}.kibitz", name
                states.append(await contents(store))
            assert (await backup_into(database, folder)).is_new is False
        for number, state in list(enumerate(states, 1))[:: share(1, 5)]:
            target = new_sqlite()
            await restore_from(target, folder, number)
            assert await contents_at(target) == state, list(STEPS)[number - 1]
        target = new_sqlite()
        assert await restore_from(target, folder) == Restored(added=2)
        assert await contents_at(target) == states[-1]

    asyncio.run(test())


def test_an_increment_has_only_the_tables_that_have_changed(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        folder = tmp_path / "week"
        async with opened(database) as [store]:
            for table in ("ash", "elm", "oak"):
                await lay(store, table, length=5)
            assert await backup_into(database, folder) == Added("0001.kibitz", 3, 3)
            await store.append(Change(entry("elm", 6)))
            await store.take("oak", 0)  # who drives a table is no part of it
            await store.keep_alive(1000)
            assert await backup_into(database, folder) == Added("0002.kibitz", 3, 1)
            assert await backup_into(database, folder) == Added("0002.kibitz", 3, is_new=False)
        with closing(sqlite3.connect(folder / "0002.kibitz")) as part:
            assert part.execute("SELECT DISTINCT table_id FROM entries").fetchall() == [("elm",)]
        assert await restore(f"sqlite:///{tmp_path}/one.db", folder / "0002.kibitz") == Restored(added=1)

    asyncio.run(test())


def test_whom_a_database_has_erased_no_backup_brings_back(database: str, tmp_path: Path) -> None:
    """They may come back themselves: then a later backup has them."""

    async def test() -> None:
        folder = tmp_path / "week"
        async with opened(database) as [store]:
            for step in ("two tables", "an entry, with its people", "a line of chat", "a webhook", "a result"):
                await STEPS[step](store)
            await backup_into(database, folder)
            await erase_ben(store)
            await store.append(Change(entry("elm", 3), phase=CLOSED))
            await store.archive.delete(["elm"], [CLOSED])
            assert await restore_from(database, folder) == Restored(added=1, unchanged=1)
            left = repr(await contents(store))
            assert "elm 1" in left and BEN not in left and "Ben" not in left and "hello" not in left
            assert "https://example.org" not in left
            await hook(store)
            await backup_into(database, folder)
            await store.database.write(lambda connection: connection.execute(sa.delete(schema.webhooks)))
            await restore_from(database, folder)
            assert BEN in repr(await contents(store))

    asyncio.run(test())


def test_every_table_of_the_database_is_backed_up_or_need_not_be() -> None:
    passing = {
        "leases",
        "presence",
        "rings",
        "invitations",
        "messages",
        "quotas",
    }  # who is there now, what was told, who is asked to come, what is today
    kept = {part.name for part in (schema.tables, *PARTS, *ALWAYS)}
    assert kept | passing == set(schema.metadata.tables) and not kept & passing


# ---- a folder that is added to


@pytest.fixture(scope="module")
def kept_week(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with four parts, and beside it the database that they are of."""
    home = tmp_path_factory.mktemp("kept")

    async def save() -> None:
        async with opened(f"sqlite:///{home}/before.db") as [store]:
            for number, table in enumerate(("ash", "elm", "oak", "yew"), 1):
                await lay(store, table, length=5)
                await store.chat.say(ChatRow("ash", number, 0, "Ann", "ann", f"line {number}", act=f"{number}"))
                await backup_into(f"sqlite:///{home}/before.db", home / "week")

    asyncio.run(save())
    return home


@pytest.fixture
def week(kept_week: Path, tmp_path: Path) -> Path:
    """The same, to be spoilt."""
    shutil.copytree(kept_week, tmp_path, ignore=shutil.ignore_patterns("*.lock"), dirs_exist_ok=True)
    return tmp_path / "week"


def test_a_backup_that_was_interrupted_is_finished_or_forgotten(week: Path, tmp_path: Path) -> None:
    """Killed before the part was listed, and after."""
    address = f"sqlite:///{tmp_path}/before.db"
    (week / "0005.kibitz.part").write_text("half a backup")
    (week / "0005.kibitz.part-journal").write_text("and SQLite's journal of it")
    (week / "0004.kibitz").rename(week / "0004.kibitz.part")
    asyncio.run(restore_from(f"sqlite:///{tmp_path}/now.db", week))
    whole = asyncio.run(contents_at(address))
    assert asyncio.run(contents_at(f"sqlite:///{tmp_path}/now.db")) == whole
    assert asyncio.run(backup_into(address, week)) == Added("0004.kibitz", 4, is_new=False)
    names = sorted(path.name for path in week.iterdir() if path.suffix != ".lock")
    assert names == ["0001.kibitz", "0002.kibitz", "0003.kibitz", "0004.kibitz", "SHA256SUMS"]


def test_another_version_of_the_schema_begins_anew_in_the_same_folder(week: Path, tmp_path: Path) -> None:
    """Parts of two versions are never put together."""
    for part in ("0001", "0002", "0003", "0004"):
        with closing(sqlite3.connect(week / f"{part}.kibitz", isolation_level=None)) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '0003'")
    list_anew(week)
    address = f"sqlite:///{tmp_path}/before.db"
    assert asyncio.run(backup_into(address, week)) == Added("0005.kibitz", 4, 4)
    assert asyncio.run(restore_from(f"sqlite:///{tmp_path}/now.db", week)) == Restored(added=4)
    assert asyncio.run(contents_at(f"sqlite:///{tmp_path}/now.db")) == asyncio.run(contents_at(address))


def list_anew(week: Path) -> None:
    """As if the parts had been written as they are now, each after the one before."""
    sums: list[str] = []
    for file in sorted(week.glob("*.kibitz")):
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            connection.execute("UPDATE part SET previous = ?", [sums[-1] if sums else ""])
        checksum.seal(file)
        sums.append(chains.sum_of(file))
    (week / chains.SUMS).write_text(chains.listing(sums))


def test_one_backup_at_a_time_is_written_into_a_folder(week: Path, tmp_path: Path) -> None:
    with chains.alone_in(week):
        status, said = command("backup", "--into", str(week), "--database", f"sqlite:///{tmp_path}/before.db")
    assert status == 2 and "Another backup is being written" in said


def test_where_there_is_no_room_nothing_is_called_damaged(week: Path, tmp_path: Path) -> None:
    """The parts are put together in the folder for temporary files."""
    resource = pytest.importorskip("resource")
    (week / chains.SUMS).unlink()
    for file in week.glob("*.kibitz"):
        file.unlink()
    asyncio.run(grow(f"sqlite:///{tmp_path}/before.db", week))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, ((week / "0001.kibitz").stat().st_size, hard))
    try:
        status, said = command("restore", str(week), "--database", f"sqlite:///{tmp_path}/now.db")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert status == 2 and "Nothing was changed" in said
    assert command("restore", str(week), "--database", f"sqlite:///{tmp_path}/now.db")[0] == 0


async def grow(address: str, folder: Path) -> None:
    """A part, and one with far more in it."""
    await backup_into(address, folder)
    async with opened(address) as [store]:
        await asyncio.gather(*(lay(store, f"oak {number}", length=40) for number in range(40)))
    await backup_into(address, folder)


def test_a_part_that_is_added_meanwhile_is_no_damage(
    week: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, now = (f"sqlite:///{tmp_path}/{name}.db" for name in ("before", "now"))
    read_sums = chains.read_sums

    def slowly(folder: Path) -> list[str]:
        sums = read_sums(folder)
        monkeypatch.undo()
        adding = threading.Thread(target=asyncio.run, args=(grow(before, week),))
        adding.start()
        adding.join()
        return sums

    monkeypatch.setattr(chains, "read_sums", slowly)
    assert asyncio.run(restore_from(now, week)) == Restored(added=4)


def test_on_the_command_line(week: Path, tmp_path: Path) -> None:
    before, now = (f"sqlite:///{tmp_path}/{name}.db" for name in ("before", "now"))
    assert command("backup", "--into", str(week), "--database", before) == (
        0,
        f"4 tables are in {week}, up to 0004.kibitz: nothing has changed since\n",
    )
    assert command("backup", "--into", str(tmp_path / "new"), "--database", before) == (
        0,
        f"4 tables are in {tmp_path}/new, up to 0001.kibitz: 4 changed and 0 gone\n",
    )
    assert command("restore", str(week), "--part", "2", "--database", now)[1].startswith("2 tables added")
    assert command("restore", str(week), "--database", now)[1].startswith("2 tables added, 0 extended, 2 unchanged")
    assert command("restore", str(week), "--part", "9", "--database", now)[0] == 2
    assert command("restore", str(week / "0001.kibitz"), "--part", "1", "--database", now)[0] == 2
    assert command("backup", "--database", now)[0] == command("backup", "a", "--into", "b", "--database", now)[0] == 2


def command(*words: str) -> tuple[int, str]:
    done = invoke(list(words))
    return done.exit_code, done.output


# ---- a folder that is not as it was written


def flip(week: Path, rng: random.Random) -> str:
    """A bit somewhere."""
    file = rng.choice(sorted(week.iterdir()))
    data = bytearray(file.read_bytes())
    at = rng.randrange(len(data))
    data[at] ^= 1 << rng.randrange(8)
    file.write_bytes(data)
    return f"a bit of byte {at} of {file.name}"


def overwrite(week: Path, rng: random.Random) -> str:
    """A stretch of a file is something else."""
    file = rng.choice(sorted(week.iterdir()))
    data = bytearray(file.read_bytes())
    at = rng.randrange(len(data))
    data[at : at + 512] = rng.randbytes(len(data[at : at + 512]))
    file.write_bytes(data)
    return f"bytes from {at} on of {file.name}"


def cut(week: Path, rng: random.Random) -> str:
    file = rng.choice(sorted(week.iterdir()))
    length = rng.randrange(file.stat().st_size)
    file.write_bytes(file.read_bytes()[:length])
    return f"the first {length} bytes of {file.name}"


def cut_the_list(week: Path, rng: random.Random) -> str:
    """Where a line ends."""
    lines = (week / chains.SUMS).read_text().splitlines(keepends=True)
    length = rng.randrange(len(lines))
    (week / chains.SUMS).write_text("".join(lines[:length]))
    return f"the first {length} lines"


def lose(week: Path, rng: random.Random) -> str:
    file = rng.choice(sorted(week.iterdir()))
    file.unlink()
    return f"without {file.name}"


def swap(week: Path, rng: random.Random) -> str:
    one, other = rng.sample(sorted(week.glob("*.kibitz")), 2)
    one.rename(week / "aside")
    other.rename(one)
    (week / "aside").rename(other)
    return f"{one.name} for {other.name}"


def swap_and_list(week: Path, rng: random.Random) -> str:
    """Somebody has made a new list of what lies there."""
    how = swap(week, rng)
    sums = [chains.sum_of(file) for file in sorted(week.glob("*.kibitz"))]
    (week / chains.SUMS).write_text(chains.listing(sums))
    return how + ", listed anew"


def lose_and_number(week: Path, rng: random.Random) -> str:
    """One is missing, and the others have moved up."""
    lost = rng.randrange(3)
    files = sorted(week.glob("*.kibitz"))
    files.pop(lost).unlink()
    for number, file in enumerate(files, 1):
        file.rename(week / chains.name_of(number))
    sums = [chains.sum_of(file) for file in sorted(week.glob("*.kibitz"))]
    (week / chains.SUMS).write_text(chains.listing(sums))
    return f"without part {lost + 1}, numbered anew"


def add_a_stranger(week: Path, rng: random.Random) -> str:
    """A part that belongs elsewhere."""
    shutil.copy(rng.choice(sorted(week.glob("*.kibitz"))), week / "0005.kibitz")
    return "one too many"


HARMS: Final = (
    *(flip, overwrite, cut, cut_the_list, lose, swap, swap_and_list, lose_and_number),
    *(flip, cut, add_a_stranger),
)


def harmed(week: Path, folder: Path, count: int) -> Iterator[tuple[str, Path]]:
    """So many copies, each damaged in another way."""
    rng = random.Random(23)
    for number in range(count):
        copied = folder / f"damaged {number}"
        shutil.copytree(week, copied, ignore=shutil.ignore_patterns("*.lock"))
        yield HARMS[number % len(HARMS)](copied, rng), copied
        shutil.rmtree(copied)


@pytest.mark.parametrize(("kind", "count"), [("sqlite", share(100, 11)), ("postgres", share(100, 3))])
def test_a_damaged_folder_is_refused_whole(
    week: Path, tmp_path: Path, kind: str, count: int, request: pytest.FixtureRequest
) -> None:
    """Each with its own exit status, and the database is exactly as it was. Nothing is added to such a folder."""
    address: str = request.getfixturevalue(f"new_{kind}")()
    asyncio.run(begin(address))
    before = asyncio.run(contents_at(address))
    for how, folder in harmed(week, tmp_path, count):
        status, said = command("restore", str(folder), "--database", address)
        assert status == 3 and "Nothing was changed" in said, (how, status, said)
        assert asyncio.run(contents_at(address)) == before, how
        status, said = command("backup", "--into", str(folder), "--database", f"sqlite:///{tmp_path}/before.db")
        assert status == 3 and "Begin a new folder" in said, (how, status, said)
    assert command("restore", str(week), "--database", address)[0] == 0
    assert asyncio.run(contents_at(address)) != before


async def begin(address: str) -> None:
    """A database with a table of its own."""
    async with opened(address) as [store]:
        await lay(store, "fir")


def test_a_folder_of_something_else_is_no_backup(tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    with pytest.raises(BadBackup, match="there is no SHA256SUMS"):
        asyncio.run(restore_from(f"sqlite:///{tmp_path}/now.db", tmp_path / "letters"))
    with pytest.raises(BackupError, match="There is no database"):
        asyncio.run(backup_into(f"sqlite:///{tmp_path}/nowhere.db", tmp_path / "letters"))
    assert not (tmp_path / "now.db").exists()
