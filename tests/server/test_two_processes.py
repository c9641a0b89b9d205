"""Two processes at one table, one of which has not heard yet what the other one has kept."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, Self

import msgspec
import pytest

from kibitz import wire
from kibitz.server.api.tables import enter
from kibitz.server.live.lifecycle import Lifecycle
from kibitz.server.live.live_table import LiveTable
from kibitz.server.live.service import TableService
from kibitz.server.ops.config import Lifetimes, Limits
from kibitz.server.store.postgres import Postgres
from kibitz.server.store.store import Store
from kibitz.server.table.acts import DoneBefore, Stale
from kibitz.server.table.closing import Closed
from kibitz.server.table.entries import Chose
from server.databases import sql
from server.services import act, do, numbers, opened, play_on, service_at
from server.serving import Heard, heard_decoder
from server.stored import until

SOCKET: Final = ".s.PGSQL.5432"


class Line:
    """A client's line, without a network: what is said there is read as from a socket."""

    def __init__(self, *said: wire.Spoken) -> None:
        self.said = list(said)
        self.heard: list[Heard] = []

    async def receive(self) -> bytes | None:
        return msgspec.json.encode(self.said.pop(0)) if self.said else None

    async def send(self, text: str) -> None:
        self.heard.append(heard_decoder.decode(text))

    async def close(self, code: int, reason: str) -> None: ...


@asynccontextmanager
async def two_services(address: str) -> AsyncIterator[tuple[LiveTable, TableService]]:
    """A table of Anna, Ben and Cleo in one process; another process knows it, and is deaf from now on."""
    async with service_at(address) as here, service_at(address) as there:
        live = await opened(here, "abluxxen")
        await there.registry.enter(live.id)
        there.store.on_news = lambda table, number: None
        yield live, there


def first_choice(live: LiveTable, id: str) -> wire.Choose:
    round = live.table.playing()
    seat = round.open_seats()[0]
    text = live.table.game.choices[round.as_asked(seat).legal[0]].text
    return wire.Choose(id=id, seat=seat, decision=live.table.chairs[seat].decision, choices=[text])


def person_at(live: LiveTable, seat: int) -> str:
    return live.table.chairs[seat].person


def test_an_act_that_was_kept_elsewhere_is_acknowledged_when_it_is_sent_again(postgres: str) -> None:
    """The line to one process broke after the commit; the client sends the same act to the other one, which does not
    even know of the decision."""

    async def test() -> None:
        async with two_services(postgres) as (live, there):
            choice = first_choice(live, "first")
            await act(live, person_at(live, choice.seat or 0), choice)
            choice = first_choice(live, "kept")
            person = person_at(live, choice.seat or 0)
            await act(live, person, choice)
            with pytest.raises(DoneBefore):
                await act(there.registry.tables[live.id], person, choice)

    asyncio.run(test())


def test_an_answer_is_stale_on_the_newest_table_only(postgres: str) -> None:
    """The decision was asked by a process whose news have not arrived: it is open nevertheless."""

    async def test() -> None:
        async with two_services(postgres) as (live, there):
            choice = first_choice(live, "first")
            await act(live, person_at(live, choice.seat or 0), choice)
            following = first_choice(live, "second")
            person = person_at(live, following.seat or 0)
            await act(there.registry.tables[live.id], person, following)
            entries = await there.store.load(live.id)
            assert [entry.number for entry in entries][-1] == there.registry.tables[live.id].table.number
            with pytest.raises(Stale):
                await act(live, person, wire.Choose(id="x", seat=following.seat, decision=1, choices=["pass"]))

    asyncio.run(test())


def test_a_choice_that_the_rules_refuse_is_refused_on_the_newest_table_only(postgres: str) -> None:
    async def test() -> None:
        async with two_services(postgres) as (live, there):
            choice = first_choice(live, "first")
            await act(live, person_at(live, choice.seat or 0), choice)
            following = first_choice(live, "")
            await do(there.registry.tables[live.id], Chose(following.seat or 0, following.choices))

    asyncio.run(test())


def test_who_comes_to_a_process_that_has_not_heard_is_told_the_newest(postgres: str) -> None:
    """What the client has had from the other process goes on here: nothing is told anew."""

    async def test() -> None:
        async with two_services(postgres) as (live, there):
            choice = first_choice(live, "first")
            await act(live, person_at(live, choice.seat or 0), choice)
            watched = live.table.state.watched
            line = Line(wire.Hello(protocol=wire.PROTOCOL, have={-1: watched}))
            await there.connection(line, Limits()).serve(live.id)
            news = next(heard for heard in line.heard if isinstance(heard, wire.News))
            assert (news.n, news.items, news.fresh) == (watched, [], False)

    asyncio.run(test())


def test_a_table_that_was_archived_meanwhile_is_read_anew(postgres: str) -> None:
    """Only its last entry still lies where it was: taken on its own it would make another table."""

    async def test() -> None:
        async with two_services(postgres) as (live, there):
            await play_on(live, 1, 9)
            await do(live, Closed("idle"))
            await Lifecycle(there.registry, Lifetimes()).archive(live.id)
            behind = there.registry.tables[live.id]
            assert behind.table.number < live.table.number - 1
            await behind.catch_up()
            assert behind.state is None
            await there.registry.enter(live.id)
            assert (behind.table.number, numbers(behind.table)) == (live.table.number, numbers(live.table))

    asyncio.run(test())


def test_a_question_is_refused_on_the_newest_table_only(postgres: str) -> None:
    async def test() -> None:
        async with two_services(postgres) as (live, there):
            choice = first_choice(live, "first")
            await act(live, person_at(live, choice.seat or 0), choice)
            following = first_choice(live, "")
            connection = there.connection(line := Line(), Limits())
            connection.person = person_at(live, following.seat or 0)
            await connection.reply(
                there.registry.tables[live.id], wire.Foresee(id="q", seat=following.seat, choices=following.choices)
            )
            connection.end(1000, "")
            await connection.write()
            assert [type(heard) for heard in line.heard] == [wire.Answer]

    asyncio.run(test())


def test_a_table_is_shown_as_it_is_whichever_process_is_asked(postgres: str) -> None:
    async def test() -> None:
        async with two_services(postgres) as (live, there):
            choice = first_choice(live, "first")
            await act(live, person_at(live, choice.seat or 0), choice)
            assert (await enter(there, live.id)).table.number == live.table.number

    asyncio.run(test())


# ---- the connection that listens


def ear_of(store: Store) -> int:
    """The server's process at the other end of the connection that listens."""
    assert isinstance(store.database, Postgres) and store.database.listener is not None
    connection = store.database.listener.connection
    assert connection is not None
    return int(connection.get_server_pid())


def test_who_listens_at_a_connection_that_hangs_hears_soon(postgres: str, postgres_server: str) -> None:
    async def test() -> None:
        async with two_services(postgres) as (live, there):
            pid = ear_of(there.store)
            await asyncio.to_thread(stop_when_idle, postgres_server, pid)
            try:
                choice = first_choice(live, "first")
                await act(live, person_at(live, choice.seat or 0), choice)
                await until(lambda: there.registry.tables[live.id].table.number == live.table.number)
            finally:
                os.kill(pid, signal.SIGCONT)

    asyncio.run(test())


class Proxy:
    """Stands between a process and PostgreSQL. ``freeze``: nothing passes any more on the lines that there are."""

    def __init__(self, database: str, folder: Path) -> None:
        real = database.partition("host=")[2]
        self.real, self.here = f"{real}/{SOCKET}", str(folder / SOCKET)
        self.address = database.replace(real, str(folder))
        self.lines: list[asyncio.Event] = []  # set: it passes
        self.passing: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_unix_server(self.connect, self.here)
        return self

    async def __aexit__(self, *_: object) -> None:
        for line in self.lines:
            line.set()
        self.server.close()
        await asyncio.gather(*self.passing)

    def freeze(self) -> None:
        for line in self.lines:
            line.clear()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.lines.append(line := asyncio.Event())
        line.set()
        there = await asyncio.open_unix_connection(self.real)
        for source, target in ((reader, there[1]), (there[0], writer)):
            self.passing.append(asyncio.create_task(pass_on(source, target, line)))


async def pass_on(source: asyncio.StreamReader, target: asyncio.StreamWriter, line: asyncio.Event) -> None:
    with suppress(OSError):
        while data := await source.read(65536):
            await line.wait()
            target.write(data)
            await target.drain()
    target.close()
    with suppress(OSError):
        await target.wait_closed()


def test_a_process_whose_lines_are_all_dead_goes_on_with_new_ones(postgres: str, tmp_path: Path) -> None:
    """Nobody has told it, as when a firewall has forgotten them: it hears soon, and can write at once."""

    async def test() -> None:
        async with Proxy(postgres, tmp_path) as proxy, service_at(postgres) as here, service_at(proxy.address) as there:
            live = await opened(here, "abluxxen")
            other = await there.registry.enter(live.id)
            await until(lambda: other.table.number == live.table.number)
            await first_move(other, "before")  # all lines are in use by now
            await until(lambda: other.table.number == live.table.number and not other.lock.locked())
            proxy.freeze()
            await first_move(live, "first")
            await until(lambda: other.table.number == live.table.number)
            async with asyncio.timeout(10):
                await first_move(other, "second")

    asyncio.run(test())


async def first_move(live: LiveTable, id: str) -> None:
    choice = first_choice(live, id)
    await act(live, person_at(live, choice.seat or 0), choice)


def stop_when_idle(server: str, pid: int) -> None:
    """It stands still, as if the line were dead; not while it holds a lock that everybody waits for."""
    while True:
        os.kill(pid, signal.SIGSTOP)
        if sql(server, f"SELECT state FROM pg_stat_activity WHERE pid = {pid}") == [("idle",)]:
            return
        os.kill(pid, signal.SIGCONT)
