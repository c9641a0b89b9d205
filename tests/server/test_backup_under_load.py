"""Backups of a server that is being played on: what was acknowledged before one began is in it, and can be restored."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Final

import pytest

from every import share
from kibitz.server.store.incremental import backup_into, restore_from
from kibitz.server.store.store import LogRow, Store
from kibitz.server.table.entries import read_entry
from server.club import Club
from server.serving import Serving, ask
from server.stored import opened
from server.test_crash import PATIENCE_S, SHORT_LIVES, id_of

TABLES: Final = share(30, 3)  # at the same time
BACKUPS: Final = share(30, 2)

Promises = dict[str, set[str]]  # by table, the acts that were acknowledged
Log = dict[str, list[LogRow]]  # by table, all its entries


@pytest.mark.parametrize("journey", ["sqlite to postgres", "postgres to sqlite"])
def test_every_acknowledged_choice_is_in_the_next_backup(
    journey: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Tables are archived and deleted meanwhile. The last backup is served again, from an empty database of the other
    kind; each one before is what there was."""
    here, there = [request.getfixturevalue(f"new_{kind}") for kind in journey.split(" to ")]
    played = here()
    with Serving(played, tmp_path / "log", *SHORT_LIVES) as server:
        club = Club([server], random.Random(), 0)
        promised = asyncio.run(play_and_back_up(club, played, tmp_path / "week"))
        assert server.mistakes() == []
    assert sum(len(ids) for ids in promised[-1].values()) > 100, "it was played meanwhile"
    asyncio.run(check(tmp_path / "week", promised, [there() for _ in promised]))


async def play_and_back_up(club: Club, played: str, folder: Path) -> list[Promises]:
    """What was acknowledged before each backup began."""
    promised: list[Promises] = []
    async with asyncio.timeout(PATIENCE_S), asyncio.TaskGroup() as tasks:
        rngs = [random.Random(club.rng.random()) for _ in range(TABLES)]
        evenings = [tasks.create_task(club.play_evenings(number, rng)) for number, rng in enumerate(rngs)]
        while len(promised) < BACKUPS:
            await some_more_acts(club)
            promised.append(acknowledged(club))
            added = await asyncio.to_thread(lambda: asyncio.run(backup_into(played, folder)))
            assert added.name == f"{len(promised):04}.kibitz"
        for evening in evenings:
            evening.cancel()
    return promised


async def some_more_acts(club: Club) -> None:
    until = club.acts() + 70
    while club.acts() < until:
        await asyncio.sleep(0.005)


def acknowledged(club: Club) -> Promises:
    found: Promises = {}
    for evening in club.evenings:
        found.setdefault(evening.table, set()).update(*(regular.kept for regular in evening.regulars))
    return found


async def check(folder: Path, promised: list[Promises], empty: list[str]) -> None:
    before: Log = {}
    for number, (promises, restored) in enumerate(zip(promised, empty, strict=True), 1):
        await restore_from(restored, folder, number)
        async with opened(restored) as [store]:
            log = {table: await entries_of(store, table) for table in promises}
            said = {table: {line.act for line in await store.chat.latest(table, 10**6)} for table in promises}
        for table, ids in promises.items():
            check_table(log[table], before.get(table, []))
            done = {id_of(read_entry(entry.data)) for entry in log[table]}
            assert not ids - done - said[table], "acknowledged, and not in the backup"
        before = log
    await asyncio.to_thread(serve_again, empty[-1], folder.with_name("log again"), list(promised[-1]))


async def entries_of(store: Store, table: str) -> list[LogRow]:
    """All of them, archived or not; without what an archive leaves out of each."""
    games: list[LogRow] = []
    while game := await store.archive.game(table, 1 + sum(entry.checkpoint for entry in games[1:])):
        games += game
    plain = {entry.number: entry for entry in [*games, *await store.between(table, 1, 10**9)]}
    return [LogRow(table, number, plain[number].at, plain[number].data) for number in sorted(plain)]


def check_table(log: list[LogRow], before: list[LogRow]) -> None:
    """It has no gap, and goes on from what there was. An archive begins with the first game."""
    numbers = [entry.number for entry in log]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    now = {entry.number: entry for entry in log}
    assert all(now.get(entry.number) == entry for entry in before if entry.number >= numbers[0]), "what was is still so"


def serve_again(restored: str, log: Path, tables: list[str]) -> None:
    with Serving(restored, log) as server:
        assert [ask(f"{server.url}/api/tables/{table}")[0] for table in tables] == [200] * len(tables)
        assert server.mistakes() == []
