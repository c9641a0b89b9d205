"""Somebody takes their data along and erases themselves: nothing of theirs is left, and others' games are whole."""

from __future__ import annotations

import asyncio
import io
import json
import threading
import time
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from kibitz import wire
from kibitz.server.keys import new_key, person_of
from kibitz.server.live import finished
from kibitz.server.live.lifecycle import Lifecycle
from kibitz.server.live.people import data_of, erase_person
from kibitz.server.live.reports import report
from kibitz.server.live.service import TableService
from kibitz.server.ops.config import Lifetimes
from kibitz.server.store import backup as backups
from kibitz.server.store import schema
from kibitz.server.store.archive import packed, unpacked
from kibitz.server.store.backup import backup, restore
from kibitz.server.store.database import LogRow
from kibitz.server.store.erasing import Eraser, erase, forget
from kibitz.server.store.moderation import Ban, Report
from kibitz.server.table import entries
from kibitz.server.table.closing import Closed
from kibitz.server.table.settings import Settings
from server.services import OPTIONS, act, do, play_on, service_at
from server.serving import Player, Serving, ask, open_table, sit_down

ANNA, BEN = person_of("A" * 26), person_of("B" * 26)
NAME = "Wilhelmine"


async def table_of_two(service: TableService, **settings: object) -> str:
    chairs = [{"who": "me", "name": "Anna"}, {}, {"who": "bot", "bot": "random", "name": "Bot"}]
    wish = {"game": "abluxxen", "options": OPTIONS["abluxxen"], "chairs": chairs, "cover_after_s": None, **settings}
    live = await service.registry.open_table(msgspec.convert(wish, Settings), ANNA)
    await do(live, entries.Sat(1, NAME, BEN))
    await act(live, BEN, wire.Say(id="s", text="it is me"))
    return live.id


async def everything(service: TableService) -> str:
    """All that is stored, as one text."""

    def read(connection: sa.Connection) -> str:
        parts = []
        for table in schema.metadata.sorted_tables:
            for row in connection.execute(sa.select(table)).mappings():
                parts += [f"{value!r}" for value in row.values() if not isinstance(value, bytes)]
                parts += [f"{unpacked('', value)!r}" for value in row.values() if isinstance(value, bytes)]
        return "\n".join(parts)

    return await service.store.database.read(read)


def choices_in(record: str) -> str:
    return record[record.index("# commitment") :]


def test_nothing_is_left_of_whoever_erases_themselves_and_the_games_of_others_are_whole(database: str) -> None:
    """Open, playing, over and archived."""

    async def run() -> None:
        async with service_at(database) as service:
            await service.process.lease.keep()
            archived, over, playing, waiting = [
                await table_of_two(service, **more)
                for more in ({}, {}, {}, {"chairs": [{"who": "me", "name": "Anna"}, {}, {}]})
            ]
            await play_on(await service.registry.enter(archived), 1)
            life = Lifecycle(service.registry, Lifetimes(rest_h=0))
            await asyncio.sleep(0.01)
            for _ in range(3):
                await life.sweep()
            await play_on(await service.registry.enter(over), 2)
            await play_on(await service.registry.enter(playing), 3, 5)
            before = [await finished.record_text(service.store, id, 1) for id in (archived, over)]
            assert NAME in await everything(service)
            assert await erase_person(service.registry, BEN) == 4
            left = await everything(service)
            assert BEN not in left and NAME not in left and "it is me" not in left
            after = [await finished.record_text(service.store, id, 1) for id in (archived, over)]
            assert [choices_in(text) for text in before] == [choices_in(text) for text in after]
            assert all('["?", ' in text for text in after)
            kept, _ = await service.process.results.of(ANNA, "", None, 9)
            assert len(kept) == 2 and all(one.game.names[1] == "?" for one in kept)
            resigned = (await service.registry.enter(playing)).table
            assert resigned.state.phase == "playing" and resigned.chairs[1].name == "?"
            assert (await service.registry.enter(waiting)).table.free_chair() == 1
            assert await service.store.lists.mine(BEN, 9) == []

    asyncio.run(run())


def test_what_was_said_goes_from_reports_too_and_what_somebody_reported_is_theirs(database: str) -> None:
    """An open report about whoever erases themselves stays until it is dealt with, and so does a ban."""

    async def run() -> None:
        async with service_at(database) as service:
            moderation = service.store.moderation
            live = await service.registry.enter(await table_of_two(service))
            await act(live, ANNA, wire.Say(id="s", text="who are you?"))
            await report(live, BEN, 0, "she asks too much")
            await moderation.join(BEN, service.clock.now_ms())
            own = await data_of(service.registry, BEN)
            assert [(sent.about, sent.text) for sent in own.reports] == [("Anna", "she asks too much")]
            assert own.member_since and own.today == {"reports": 1} and own.ban is None
            await erase_person(service.registry, BEN)
            (left,) = await moderation.reports()
            assert (left.reporter, left.name) == ("", "Anna")
            assert [line["text"] for line in json.loads(left.chat)] == ["who are you?"]
            await moderation.ban(Ban(ANNA, service.clock.now_ms(), None, ""))
            await erase_person(service.registry, ANNA)
            assert [line["text"] for line in json.loads((await moderation.reports())[0].chat)] == ["who are you?"]
            assert (await data_of(service.registry, ANNA)).ban is not None

    asyncio.run(run())


def test_bans_that_are_over_are_not_kept(database: str) -> None:
    async def run() -> None:
        async with service_at(database) as service:
            now = service.clock.now_ms()
            for who, until in ((ANNA, now + 60_000), (BEN, now)):
                await service.store.moderation.ban(Ban(who, now - 1, until, "spam"))
            await Lifecycle(service.registry, Lifetimes()).forget_old()
            left = await everything(service)
            assert ANNA in left and BEN not in left

    asyncio.run(run())


def test_whoever_opened_a_table_is_erased_too(database: str) -> None:
    """With the name that they gave to their chair; and where they have none."""

    async def run() -> None:
        async with service_at(database) as service:
            wish = {"game": "abluxxen", "options": OPTIONS["abluxxen"], "cover_after_s": None}
            mine = [{"who": "me", "name": NAME}, {}, {"who": "bot", "bot": "random"}]
            live = await service.registry.open_table(msgspec.convert({**wish, "chairs": mine}, Settings), ANNA)
            await do(live, entries.Sat(1, "Ben", BEN))
            await play_on(live, 1, 5)
            bots = [{"who": "bot", "bot": "random"}] * 3
            await service.registry.open_table(msgspec.convert({**wish, "chairs": bots}, Settings), ANNA)
            assert await erase_person(service.registry, ANNA) == 2
            left = await everything(service)
            assert ANNA not in left and NAME not in left

    asyncio.run(run())


def test_the_bot_that_played_on_has_no_name_in_the_results_of_others(database: str) -> None:
    async def run() -> None:
        async with service_at(database) as service:
            live = await service.registry.enter(await table_of_two(service))
            await do(live, entries.Kicked(1, 0))
            await play_on(live, 1)
            await service.process.results.count_for(ANNA)
            assert NAME in await everything(service)
            await erase_person(service.registry, BEN)
            left = await everything(service)
            assert NAME not in left and BEN not in left

    asyncio.run(run())


def test_what_happens_meanwhile_does_not_bring_them_back(database: str) -> None:
    async def run() -> None:
        async with service_at(database) as service:
            live = await service.registry.enter(await table_of_two(service))

            async def play() -> None:
                for seed in range(30):
                    await play_on(await service.registry.enter(live.id), seed, 1)

            await asyncio.gather(play(), erase_person(service.registry, BEN))
            left = await everything(service)
            assert NAME not in left and BEN not in left

    asyncio.run(run())


def test_what_is_just_being_archived_does_not_bring_them_back(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games are read and packed; then somebody erases themselves; then what was packed is to be kept."""

    async def run() -> None:
        async with service_at(database) as service:
            id = await archived_table(service, closed_only=True)
            life, reading, loop = Lifecycle(service.registry, Lifetimes()), asyncio.Event(), asyncio.get_running_loop()
            packing = threading.Event()

            def slowly(rows: list[LogRow]) -> bytes:
                loop.call_soon_threadsafe(reading.set)
                packing.wait(10)
                return packed(rows)

            monkeypatch.setattr("kibitz.server.live.lifecycle.packed", slowly)
            archiving = asyncio.create_task(life.archive(id))
            await reading.wait()
            await erase_person(service.registry, BEN)
            packing.set()
            await archiving
            assert await phase_of(service, id) == "closed"
            await life.archive(id)
            assert await phase_of(service, id) == "archived"
            left = await everything(service)
            assert NAME not in left and BEN not in left

    asyncio.run(run())


def test_what_is_damaged_does_not_keep_anybody_in_what_is_not(database: str) -> None:
    """Nobody can read a damaged game. And a table may be deleted before it is looked at."""

    async def run() -> None:
        async with service_at(database) as service:
            damaged, whole = sorted([await archived_table(service) for _ in range(2)])
            await put_in_archive(service, damaged, b"broken")
            service.registry.tables.clear()
            assert await erase_person(service.registry, BEN) == 2
            await put_in_archive(service, damaged, packed([]))
            left = await everything(service)
            assert NAME not in left and BEN not in left
            await service.store.archive.delete([whole])
            assert not await erase(service.store.database, Eraser(BEN), whole)

    asyncio.run(run())


async def put_in_archive(service: TableService, id: str, data: bytes) -> None:
    there = sa.update(schema.archives).where(schema.archives.c.table_id == id).values(data=data)
    await service.store.database.write(lambda connection: connection.execute(there))


def test_a_restore_that_goes_on_meanwhile_does_not_bring_them_back(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some of their tables have been restored when they erase themselves, and others have not."""
    monkeypatch.setattr(backups, "AT_ONCE", 1)
    restore_some = backups.restore_some

    async def run() -> None:
        async with service_at(database) as service:
            ids = sorted([await table_of_two(service) for _ in range(3)])
            await backup(database, tmp_path / "b")
            service.registry.tables.clear()
            await service.store.archive.delete(ids)
            erased_at: list[int] = []

            async def with_an_erasure(*wanted: Any) -> list[str]:
                outcomes = await restore_some(*wanted)
                if not erased_at:
                    erased_at.append(await erase_person(service.registry, BEN))
                return outcomes

            monkeypatch.setattr(backups, "restore_some", with_an_erasure)
            assert (await restore(database, tmp_path / "b")).added == 3 and erased_at == [1]
            left = await everything(service)
            assert NAME not in left and BEN not in left and ids[2] in left

    asyncio.run(run())


def test_nobody_is_forgotten_while_there_is_a_table_of_theirs(database: str) -> None:
    async def run() -> None:
        async with service_at(database) as service:
            known, restored = sorted([await table_of_two(service) for _ in range(2)])
            assert await forget(service.store.database, BEN, [known]) == [restored]
            assert "it is me" in await everything(service)
            assert await forget(service.store.database, BEN, [known, restored]) == []
            assert "it is me" not in await everything(service)

    asyncio.run(run())


def test_restored_reports_do_not_bring_them_back(database: str, tmp_path: Path) -> None:
    """Neither what they reported, nor what was reported about them, nor what they said before somebody was reported."""

    async def run() -> None:
        async with service_at(database) as service:
            moderation, id = service.store.moderation, await table_of_two(service)
            said = json.dumps([{"name": NAME, "text": "it is me"}, {"name": "Anna", "text": "who is that?"}])
            for at, table, by, about in ((1, id, BEN, ANNA), (2, id, ANNA, BEN), (3, "long gone", "c" * 64, ANNA)):
                await moderation.report(Report(table, at, by, about, "somebody", "is rude", said))
            await backup(database, tmp_path / "b")
            await erase_person(service.registry, BEN)
            await service.store.database.write(lambda connection: connection.execute(sa.delete(schema.reports)))
            await restore(database, tmp_path / "b")
            first, gone = await moderation.reports()
            assert (first.at, first.reporter, first.about) == (1, "", ANNA)
            assert json.loads(first.chat) == [{"name": "Anna", "text": "who is that?"}]
            assert (gone.at, gone.reporter, gone.chat) == (3, "c" * 64, "[]")
            left = await everything(service)
            assert NAME not in left and BEN not in left

    asyncio.run(run())


def test_others_are_served_while_somebody_is_taken_out_of_a_long_game(database: str) -> None:
    async def run() -> None:
        async with service_at(database) as service:
            id = await archived_table(service)
            rows = await service.store.archive.game(id, 1)
            many = [msgspec.structs.replace(rows[n % len(rows)], number=rows[0].number + n) for n in range(20_000)]
            await put_in_archive(service, id, packed(many))
            began = time.perf_counter()
            erasing = asyncio.create_task(erase(service.store.database, Eraser(BEN), id))
            waits = [0.0]
            while not erasing.done():
                asked = time.perf_counter()
                await service.store.database.write(lambda connection: connection.execute(sa.delete(schema.messages)))
                waits.append(time.perf_counter() - asked)
            assert await erasing
            assert max(waits) < (time.perf_counter() - began) / 2

    asyncio.run(run())


async def archived_table(service: TableService, closed_only: bool = False) -> str:
    """A game of two that is over."""
    await service.process.lease.keep()
    live = await service.registry.enter(await table_of_two(service))
    await play_on(live, 1)
    await do(live, Closed("idle"))
    if not closed_only:
        await Lifecycle(service.registry, Lifetimes()).archive(live.id)
    return live.id


async def phase_of(service: TableService, id: str) -> str:
    row = await service.store.lists.row(id)
    return "deleted" if row is None else row.phase


def test_over_http_with_ones_key(database: str, tmp_path: Path) -> None:
    with Serving(database, tmp_path / "log") as server:
        host = open_table(server.url, "abluxxen", ["me", "open"], options={"variant": "duel"})
        ben = sit_down(server.url, host.table, NAME)

        async def talk() -> None:
            async with Player(server.url, host.table, ben.key) as player:
                assert isinstance(await player.act(wire.Say(id="1", text="hello there")), wire.Done)

        asyncio.run(talk())
        status, data = ask(f"{server.url}/api/me/data.zip", key=ben.key)
        assert status == 200
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            own = json.loads(packed.read("data.json"))
            assert {"data.json", "games.csv"} <= set(packed.namelist())
        assert [table["id"] for table in own["tables"]] == [host.table] and own["tables"][0]["seats"] == [1]
        assert [line["text"] for line in own["chat"]] == ["hello there"]
        assert ask(f"{server.url}/api/me", method="DELETE")[0] == 401
        status, answer = ask(f"{server.url}/api/me", method="DELETE", key=ben.key)
        assert (status, json.loads(answer)) == (200, {"tables": 1})
        assert json.loads(ask(f"{server.url}/api/me/tables", key=ben.key)[1]) == []
        assert NAME.encode() not in ask(f"{server.url}/api/tables/{host.table}")[1]
        games = json.loads(ask(f"{server.url}/api/me/games", key=host.key)[1])["games"]
        assert [(game["names"], game["result"]) for game in games] == [(["Anna", "?"], "won")]
        assert ask(f"{server.url}/api/me", method="DELETE", key=new_key())[0] == 200
        assert server.mistakes() == []
