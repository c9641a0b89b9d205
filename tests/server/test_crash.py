"""The server is killed at any moment: no acknowledged choice is lost, none is made twice, every table finishes.

``make crash-test``: 50 tables at a time and 100 kills, on SQLite, on PostgreSQL, and with two processes on PostgreSQL.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

from every import share
from kibitz import wire
from kibitz.play.record import parse_record, read_record
from kibitz.server.live.loading import fold
from kibitz.server.store.store import LogRow, Store
from kibitz.server.table.entries import ABORT, Chose, Dealt, Entry, read_entry
from kibitz.server.table.resigning import RESIGNED
from kibitz.terminal.commands.verify import Check
from server.club import SHORT, Club, Evening
from server.databases import look
from server.regulars import Onlooker
from server.serving import Serving, ask, open_table, record_of
from server.stored import opened

TABLES: Final = share(50, 6)  # at the same time
KILLS: Final = share(100, 3)
PATIENCE_S: Final = share(3600, 240)
SHORT_LIVES: Final = ("--rest-hours", "0.0005", "--empty-hours", "0.0005")  # until nobody is there
THINK_S: Final = share(1, 0) * 0.2


def test_no_choice_is_lost_when_the_server_is_killed(database: str, tmp_path: Path) -> None:
    club = play_and_kill([Serving(database, tmp_path / "log", *SHORT_LIVES)], KILLS)
    assert club.killed == KILLS and len(club.evenings) >= TABLES


def test_two_servers_share_every_table_and_are_killed_in_turn(postgres: str, tmp_path: Path) -> None:
    """The guests of one table are connected to different servers."""
    club = play_and_kill([Serving(postgres, tmp_path / f"log{number}", *SHORT_LIVES) for number in (1, 2)], KILLS + 1)
    assert club.killed == KILLS + 1 and len(club.evenings) >= TABLES


def test_bots_among_themselves_go_on_after_a_crash(database: str, tmp_path: Path) -> None:
    """Only somebody who watches comes back; the server itself knows that bots have to move."""
    with Serving(database, tmp_path / "log") as server:
        tables = [
            open_table(server.url, game, ["random", "random", "random"], options=options, pace_ms=10).table
            for game, options in SHORT.items()
        ]
        asyncio.run(watch_and_kill(server, [Onlooker([server.url], table) for table in tables]))
        assert server.mistakes() == []


async def watch_and_kill(server: Serving, onlookers: list[Onlooker]) -> None:
    watching = [asyncio.create_task(onlooker.watch()) for onlooker in onlookers]
    for _ in range(2):
        await asyncio.to_thread(wait_until_they_go_on, server.database)
        assert not all(await asyncio.to_thread(are_over, server.database)), "it is killed while they play"
        await asyncio.to_thread(server.restart)
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.gather(*watching)
    assert all(await asyncio.to_thread(are_over, server.database))


# ---- what was promised and what was kept


def play_and_kill(servers: list[Serving], kills: int, tables: int = TABLES) -> Club:
    """Play, kill, and look at everything that was promised and kept."""
    club = Club(servers, random.Random(), THINK_S)
    try:
        for server in servers:
            server.start()
        asyncio.run(club.run(tables, kills, PATIENCE_S))
        wait_until(lambda: all_have_ended(servers[0].database, club))
        for evening in club.evenings:
            check_records(servers[-1], evening)
    finally:
        for server in servers:
            server.stop(10)
    asyncio.run(check_store(servers[0].database, club.evenings))
    assert [mistake for server in servers for mistake in server.mistakes()] == []
    return club


def all_have_ended(database: str, club: Club) -> bool:
    """What was over is archived, and nothing is left of tables that nobody played at."""
    phases = {str(table): phase for table, phase in look(database, "SELECT id, phase FROM tables")}
    played = all(phases[evening.table] == "archived" for evening in club.evenings)
    return played and not phases.keys() & set(club.abandoned)


def check_records(server: Serving, evening: Evening) -> None:
    """The record of every game replays, to its end unless people have ended it early, and ``kibitz verify`` accepts
    it."""
    status, answer = ask(f"{server.url}/api/tables/{evening.table}")
    begun = json.loads(answer)["info"]["begun"]
    assert status == 200 and (begun == evening.rounds or may_end_early(server, evening.table, begun))
    for number in range(1, begun + 1):
        text = record_of(server.url, evening.table, number)
        over = read_record(text).replay().outcome() is not None
        assert over or (number == begun and may_end_early(server, evening.table, number))
        check = Check(text, parse_record(text), "", "en")
        assert check.holds, check.lines


def may_end_early(server: Serving, table: str, number: int) -> bool:
    """Somebody has resigned, or has wished to break the game off."""
    status, answer = ask(f"{server.url}/api/tables/{table}/games/{number}")
    assert status == 200
    deeds = [entry["deed"] for entry in json.loads(answer)["entries"]]
    return any(deed["kind"] == "resigned" or deed.get("what") == ABORT for deed in deeds)


async def check_store(database: str, evenings: list[Evening]) -> None:
    async with opened(database) as [store]:
        for evening in evenings:
            await check_table(store, evening)


async def check_table(store: Store, evening: Evening) -> None:
    row = await store.lists.row(evening.table)
    assert row is not None and row.phase in ("over", "closed", "archived")
    entries = await store.between(evening.table, 1, 10**9)
    if row.phase == "archived":
        begun = json.loads(row.info)["begun"]
        games = [await store.archive.game(evening.table, number) for number in range(1, begun + 1)]
        entries = [*(entry for game in games for entry in game), *entries]
    check_entries(entries, evening.rounds)
    said = [line.act for line in await store.chat.latest(evening.table, 10**6)]
    check_promises(evening, [read_entry(entry.data) for entry in entries], said)


def check_entries(entries: list[LogRow], rounds: int) -> None:
    """They have no gap, and from every checkpoint on they are the legal course of a game up to its end."""
    assert [entry.number for entry in entries] == list(range(entries[0].number, entries[0].number + len(entries)))
    deals = [index for index, entry in enumerate(entries) if isinstance(read_entry(entry.data), Dealt)]
    last = fold(entries[deals[-1] :])
    ended_early = last.outcome is None or last.outcome.why == RESIGNED
    assert len(deals) == rounds or (ended_early and 0 < len(deals) < rounds), "every game once"
    for first, after in zip(deals, [*deals[1:], len(entries)], strict=True):
        phase = fold(entries[first:after]).state.phase
        assert phase in (("over", "closed") if after == len(entries) else ("between",))


def check_promises(evening: Evening, entries: list[Entry], said: list[str]) -> None:
    """Every acknowledged act was done exactly once, no act twice, and none that was refused or that nobody sent. What
    was said is kept apart."""
    done: dict[str, Entry | None] = {id_of(entry): entry for entry in entries if id_of(entry)}
    assert not set(said) & set(done) and len(said) == len(set(said)), "said twice"
    done.update(dict.fromkeys(said))
    sent = {id: act for regular in evening.regulars for id, act in regular.sent.items()}
    kept = {id for regular in evening.regulars for id in regular.kept}
    refused = {id for regular in evening.regulars for id in regular.refused}
    twice = [id for id, times in Counter(id_of(entry) for entry in entries if id_of(entry)).items() if times > 1]
    assert not twice, "done twice"
    assert not kept - set(done), "acknowledged, and lost"
    assert not refused & set(done), "refused, and done nevertheless"
    assert not set(done) - set(sent), "done, and nobody had asked for it"
    for id, act in sent.items():
        entry = done.get(id)
        if isinstance(act, wire.Choose) and entry is not None:
            assert isinstance(entry, Chose) and (entry.seat, entry.choices) == (act.seat, act.choices)
    several = {chair for regular in evening.regulars for chair in regular.chairs if len(regular.chairs) > 1}
    by_nobody = [entry for entry in entries if isinstance(entry, Chose) and not entry.by and not entry.id]
    assert all(entry.seat in several for entry in by_nobody), "a choice that nobody sent"


def id_of(entry: Entry) -> str:
    """The client's id of the act that led to this entry."""
    return str(getattr(entry, "id", ""))


# ---- looking at a database from outside, while a server uses it


def lengths(database: str) -> list[int]:
    """How many entries each table has."""
    return [
        int(str(count))
        for (count,) in look(database, "SELECT count(*) FROM entries GROUP BY table_id ORDER BY table_id")
    ]


def are_over(database: str) -> list[bool]:
    return [phase == "over" for (phase,) in look(database, "SELECT phase FROM tables ORDER BY id")]


def wait_until_they_go_on(database: str) -> None:
    """At every table something more happens, unless its game is over."""
    before = lengths(database)
    wait_until(
        lambda: all(
            over or now > long + 5
            for over, now, long in zip(are_over(database), lengths(database), before, strict=True)
        )
    )


def wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < until
        time.sleep(0.05)
