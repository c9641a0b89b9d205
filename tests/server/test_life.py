"""The life of a table: open, playing, over, closed, archived, deleted. Nothing that counts is lost on the way."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from kibitz import wire
from kibitz.server.errors import NoTable
from kibitz.server.live import finished
from kibitz.server.live.lifecycle import DAY_MS, HOUR_MS, Lifecycle
from kibitz.server.live.live_table import LiveTable
from kibitz.server.live.service import TableService
from kibitz.server.ops.config import Lifetimes
from kibitz.server.store import schema
from kibitz.server.store.backup import Restored, backup, restore
from kibitz.server.store.moderation import Ban
from kibitz.server.table import entries
from kibitz.server.table.acts import coming_back
from kibitz.server.table.closing import Closed
from kibitz.server.table.seating import NotNow
from kibitz.server.table.settings import Settings
from kibitz.server.table.summary import ranks
from server.old_databases import laid_out
from server.services import act, again, do, opened, play_on, service_at


class Time:
    """As if time had passed: tables may live for so much less. The database's clock goes as it goes."""

    def __init__(self, lifetimes: Lifetimes) -> None:
        self.lifetimes = lifetimes
        self.ahead_h = 0.0

    def left(self) -> Lifetimes:
        kept, days = self.lifetimes, self.ahead_h / 24
        return Lifetimes(
            empty_h=max(0.0, kept.empty_h - self.ahead_h),
            idle_days=max(0.0, kept.idle_days - days),
            rest_h=max(0.0, kept.rest_h - self.ahead_h),
            keep_days=max(1e-9, kept.keep_days - days) if kept.keep_days else 0.0,
        )


def with_time(
    address: str, test: Callable[[TableService, Time], Awaitable[None]], lifetimes: Lifetimes | None = None
) -> None:
    """Run a test in which days go by; nobody but the test looks after the tables."""

    async def run() -> None:
        async with service_at(address) as service:
            await service.process.lease.keep()
            await test(service, Time(lifetimes or Lifetimes()))

    asyncio.run(run())


async def later(service: TableService, time: Time, ms: int) -> None:
    """So much time passes; then the server looks at its tables, until there is nothing to do."""
    time.ahead_h += ms / HOUR_MS
    await asyncio.sleep(0.005)
    service.life = Lifecycle(service.registry, time.left())
    for _ in range(5):
        await service.process.lease.keep()  # on a busy machine a sweep may take longer than a lease
        await service.life.sweep()


async def phase_of(service: TableService, id: str) -> str:
    row = await service.store.lists.row(id)
    return "deleted" if row is None else row.phase


async def bytes_of(service: TableService, id: str) -> int:
    """All that is stored of a table."""

    def count(connection: sa.Connection) -> int:
        rows = [connection.execute(sa.select(schema.tables).where(schema.tables.c.id == id)).all()]
        for name in ("entries", "snapshots", "archives", "people", "results", "chat"):
            part = schema.metadata.tables[name]
            rows.append(connection.execute(sa.select(part).where(part.c.table_id == id)).all())
        values = [value for found in rows for row in found for value in row]
        return sum(len(value) if isinstance(value, str | bytes) else 8 for value in values)

    return await service.store.database.read(count)


# ---- open


def test_an_open_table_at_which_nobody_sits_is_deleted_after_a_while(database: str) -> None:
    async def test(service: TableService, time: Time) -> None:
        wish = msgspec.convert({"game": "fluxx", "chairs": [{"who": "me"}, {}]}, Settings)
        left, waits = [await service.registry.open_table(wish, "a") for _ in range(2)]
        await act(left, "a", wire.Leave(id="1"))
        await later(service, time, HOUR_MS // 2)
        assert await phase_of(service, left.id) == "open"
        await later(service, time, HOUR_MS)
        assert await phase_of(service, left.id) == "deleted" and await phase_of(service, waits.id) == "open"
        assert await bytes_of(service, left.id) == 0

    with_time(database, test)


def test_a_table_at_which_nothing_happens_for_months_is_closed_and_its_game_counts_for_nobody(database: str) -> None:
    async def test(service: TableService, time: Time) -> None:
        live = await opened(service, "abluxxen")
        await play_on(live, 1, 9)
        await later(service, time, 89 * DAY_MS)
        assert await phase_of(service, live.id) == "playing"
        await later(service, time, 2 * DAY_MS)
        assert await phase_of(service, live.id) == "archived"
        kept, _ = await service.process.results.of("a", "", None, 9)
        assert kept == []

    with_time(database, test)


def test_a_game_that_was_closed_is_read_as_before_when_it_is_archived(database: str) -> None:
    async def test(service: TableService, time: Time) -> None:
        live = await opened(service, "abluxxen")
        await play_on(live, 1, 9)
        await do(live, Closed("idle"))
        before = await both(service, live.id)
        await later(service, time, HOUR_MS)
        assert await phase_of(service, live.id) == "archived"
        assert await both(service, live.id) == before

    async def both(service: TableService, id: str) -> tuple[str, int]:
        past = await finished.past_game(service.store, id, 1)
        return await finished.record_text(service.store, id, 1), len(past.entries)

    with_time(database, test)


def test_somebody_who_is_just_coming_finds_one_table(database: str) -> None:
    """A table that is looked at once goes out of memory again: not while somebody has entered it, and is not connected
    yet."""

    async def test(service: TableService, time: Time) -> None:
        live = await opened(service, "abluxxen")
        service.registry.forget(live)
        async with service.registry.visit(live.id) as visited:
            entered = await service.registry.enter(live.id)
        assert entered is visited and service.registry.tables.get(live.id) is entered
        service.registry.forget(entered)
        async with service.registry.visit(live.id):
            pass
        assert live.id not in service.registry.tables

    with_time(database, test)


# ---- over, closed, archived


@pytest.mark.parametrize("game", ["abluxxen", "fluxx", "absolute"])
def test_an_archived_game_is_all_there_as_it_was(game: str, database: str) -> None:
    """Its record, its events, how it ended, the last board of every seat."""

    async def test(service: TableService, time: Time) -> None:
        live = await opened(service, game)
        await play_on(live, 3)
        await again(live)
        await play_on(live, 4)
        before, size = await all_of(service, live), await bytes_of(service, live.id)
        await later(service, time, 25 * HOUR_MS)
        assert await phase_of(service, live.id) == "archived"
        del service.registry.tables[live.id]
        read = await service.registry.enter(live.id)
        after = await all_of(service, read)
        assert after == before and read.table.state.phase == "closed"
        assert await bytes_of(service, live.id) < size / 3
        with pytest.raises(NoTable):
            await finished.record_text(service.store, live.id, 3)
        with pytest.raises(NotNow, match="closed"):
            await act(read, "a", wire.Again(id="9"))

    async def all_of(service: TableService, live: LiveTable) -> list[Any]:
        records = [await finished.record_text(service.store, live.id, number) for number in (1, 2)]
        pasts = [await finished.past_game(service.store, live.id, number) for number in (1, 2)]
        for past in pasts:
            past.entries = [entry for entry in past.entries if entry.events or entry.position]
        assert live.table.round is not None
        views = [live.table.round.play.view(seat) for seat in range(3)]
        await service.process.results.count_for("b")
        own, _ = await service.process.results.of("b", "", None, 9)
        return [records, [json.loads(finished.past_json(past)) for past in pasts], views, own]

    with_time(database, test)


def test_a_table_that_somebody_looks_at_is_not_closed(database: str) -> None:
    async def test(service: TableService, time: Time) -> None:
        live = await opened(service, "abluxxen")
        await play_on(live, 3)
        await service.store.arrive(live.id, 1)
        live.elsewhere["another process"] = {1}
        await later(service, time, 48 * HOUR_MS)
        assert await phase_of(service, live.id) == "over"
        live.elsewhere.clear()
        await later(service, time, 0)
        assert await phase_of(service, live.id) == "archived"

    with_time(database, test)


def test_nothing_happens_at_a_closed_table(database: str) -> None:
    """Whoever comes back to a chair that a bot has covered looks at it like everybody else."""

    async def test(service: TableService, time: Time) -> None:
        live = await opened(service, "abluxxen")
        await play_on(live, 1, 9)
        await do(live, entries.Covered(1, "casual"))
        await later(service, time, 91 * DAY_MS)
        assert await phase_of(service, live.id) == "archived"
        del service.registry.tables[live.id]
        read = await service.registry.enter(live.id)
        number = read.table.number
        assert coming_back(read.table, "b", True) == []
        for refused in (entries.Resumed(1), entries.Readied(0), entries.Stood(0)):
            with pytest.raises(NotNow, match="closed"):
                await do(read, refused)
        assert (read.table.number, len(await service.store.since(live.id, 0))) == (number, 1)

    with_time(database, test)


def test_whoever_comes_second_with_a_number_does_so_in_the_archive_too(database: str) -> None:
    """Another process that has not heard of it cannot add an entry to an archived table."""

    async def test(service: TableService, time: Time) -> None:
        live = await opened(service, "abluxxen")
        await play_on(live, 3)
        stale = live.taken(live.clock.now_ms(), entries.Readied(0))[0]
        live.state = None
        await later(service, time, 25 * HOUR_MS)
        assert await phase_of(service, live.id) == "archived"
        assert not await service.store.append(stale)
        assert await phase_of(service, live.id) == "archived"

    with_time(database, test)


def test_what_is_archived_is_deleted_where_the_host_says_so(database: str) -> None:
    async def test(service: TableService, time: Time) -> None:
        live = await opened(service, "abluxxen")
        await play_on(live, 3)
        await later(service, time, 25 * HOUR_MS)
        await later(service, time, 26 * DAY_MS)
        assert await phase_of(service, live.id) == "archived"
        await later(service, time, 2 * DAY_MS)
        assert await phase_of(service, live.id) == "deleted" and await bytes_of(service, live.id) == 0

    with_time(database, test, Lifetimes(keep_days=28))


def test_a_table_that_cannot_be_read_keeps_no_other_from_the_end_of_its_life(database: str) -> None:
    async def test(service: TableService, time: Time) -> None:
        ids = []
        for seed in range(3):
            live = await opened(service, "abluxxen")
            await play_on(live, seed, 5)
            await do(live, Closed("idle"))
            ids.append(live.id)
        there = (schema.entries.c.table_id == ids[1]) & (schema.entries.c.number == 5)
        damage = sa.update(schema.entries).where(there).values(data='{"kind":"unheard"}')
        await service.store.database.write(lambda connection: connection.execute(damage))
        await service.store.moderation.ban(Ban("z", 0, 1, "over"))
        await later(service, time, HOUR_MS)
        assert [await phase_of(service, id) for id in ids] == ["archived", "closed", "archived"]
        assert await service.store.moderation.bans(0) == []
        await later(service, time, 2 * DAY_MS)
        assert [await phase_of(service, id) for id in ids] == ["deleted", "closed", "deleted"]

    with_time(database, test, Lifetimes(keep_days=1))


def test_a_live_table_has_one_snapshot_however_long_it_is_played(database: str) -> None:
    async def test(service: TableService, time: Time) -> None:
        live = await opened(service, "fluxx", window_s=0)
        await play_on(live, 3, 40)
        kept = [row.position for row in await service.store.load(live.id, full=True)]
        assert len([text for text in kept if text]) == 1  # the deal's
        found = await service.store.snapshot(live.id)
        assert (
            found is not None
            and live.table.number - 9 < found[0] <= live.table.number
            and live.table.state.phase == "playing"
        )

    with_time(database, test)


def test_a_backup_has_archived_tables_too(database: str, tmp_path: Path, new_sqlite: Callable[[], str]) -> None:
    async def test(service: TableService, time: Time) -> None:
        live = await opened(service, "abluxxen")
        await play_on(live, 3)
        before = tmp_path / "before"
        await backup(database, before)
        await later(service, time, 25 * HOUR_MS)
        after = tmp_path / "after"
        await backup(database, after)
        assert await restore(database, before) == Restored(unchanged=1)
        other = new_sqlite()
        assert await restore(other, before) == Restored(added=1)
        assert await restore(other, after) == Restored(extended=1)
        assert await restore(other, after) == Restored(unchanged=1)
        text = await finished.record_text(service.store, live.id, 1)
        async with service_at(other) as there:
            assert await phase_of(there, live.id) == "archived"
            assert await finished.record_text(there.store, live.id, 1) == text

    with_time(database, test)


# ---- tables of version 0.8


def test_a_database_of_version_0_8_comes_along_with_nothing_lost(database: str, tmp_path: Path) -> None:
    """Every game, live and over: the same cards in every hand, the same records, points, chat and lists."""
    told = laid_out("0.8", database, tmp_path)

    async def test(service: TableService, time: Time) -> None:
        for _ in range(3):
            await service.life.write_rows()
        lists = service.store.lists
        listed = await lists.listed(["open", "playing", "between"], 99)
        mine = {one.row.id: one for one in await lists.mine(told["people"][0], 99)}
        assert {row.id for row in listed} == {t["id"] for t in told["tables"] if t["phase"] != "over"}
        assert mine.keys() == {t["id"] for t in told["tables"]}
        for old in told["tables"]:
            live = await service.registry.enter(old["id"])
            table = live.table
            assert [chair.name for chair in table.chairs] == old["names"]
            assert [chair.total for chair in table.chairs] == old["totals"]
            assert [chair.wins for chair in table.chairs] == old["wins"]
            assert json.loads(mine[old["id"]].row.info)["phase"] == table.state.phase == old["phase"]
            for seat, view in enumerate(old["views"]):
                assert without_frames(table.playing().play.view(seat)) == without_frames(view)
            if old["record"] and table.game.version == live.table.version:
                assert await finished.record_text(service.store, old["id"], 1) == old["record"]
            said = [line.text or line.phrase for line in await service.store.chat.latest(old["id"], 9)]
            expected = {"playing": ["good evening", "thanks"], "over": ["a fine game"]}
            assert said == expected.get(old["phase"], [])

    with_time(database, test)


def test_whose_turn_it_is_is_right_after_the_upgrade(database: str, tmp_path: Path) -> None:
    """Also where reading a table was an entry by itself: the time in which no server ran counts for nobody."""
    told = laid_out("0.8", database, tmp_path)

    async def test(service: TableService, time: Time) -> None:
        await later(service, time, 0)
        for old in told["tables"]:
            if old["phase"] == "playing":
                table = (await service.registry.enter(old["id"])).table
                for person, rank in ranks(table).items():
                    mine = await service.store.lists.my_table(person, old["id"])
                    assert mine is not None and mine.rank == rank

    with_time(database, test)


def without_frames(view: Any) -> dict[str, Any]:
    """What a seat sees; unfinished pieces of a game of Fluxx are written otherwise now."""
    plain: dict[str, Any] = json.loads(json.dumps(view))
    return {name: value for name, value in plain.items() if name != "pending"}


def test_tables_of_version_0_8_are_played_on_and_archived(database: str, tmp_path: Path) -> None:
    told = laid_out("0.8", database, tmp_path)

    async def test(service: TableService, time: Time) -> None:
        ids = [old["id"] for old in told["tables"] if old["phase"] == "playing"]
        for id in ids:
            await play_on(await service.registry.enter(id), 5)
        await later(service, time, 25 * HOUR_MS)
        for old in told["tables"]:
            phase = await phase_of(service, old["id"])
            assert phase == ("archived" if old["phase"] in ("over", "playing") else old["phase"])
            if old["record"] and old["phase"] == "over":
                assert len((await finished.past_game(service.store, old["id"], 1)).entries) >= old["events"] - 1
        assert len(await service.store.lists.mine(told["people"][0], 99)) == len(told["tables"])

    with_time(database, test)


def test_a_finished_game_of_four_takes_little_space(tmp_path: Path) -> None:
    """A whole game of Abluxxen, all turns: at most 25 kB once it is archived."""

    async def test(service: TableService, time: Time) -> None:
        chairs = [{"who": "me", "name": "Anna"}, {}, {}, {}]
        wish = {"game": "abluxxen", "chairs": chairs, "cover_after_s": None}
        live = await service.registry.open_table(msgspec.convert(wish, Settings), "a" * 64)
        for seat, name in enumerate(["Ben", "Cleo", "Dora"], 1):
            await do(live, entries.Sat(seat, name, name[0].lower() * 64))
        await play_on(live, 3)
        await later(service, time, 25 * HOUR_MS)
        assert await phase_of(service, live.id) == "archived"
        assert 2_000 < await bytes_of(service, live.id) <= 25_000

    with_time(f"sqlite:///{tmp_path / 'tables.db'}", test)
