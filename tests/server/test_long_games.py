"""Long games are replayed beside the event loop, one at a time; those who play go on meanwhile."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest

from kibitz import wire
from kibitz.core.game import SPECTATOR
from kibitz.server.errors import TooMany
from kibitz.server.live import finished, history
from kibitz.server.live.history import MOST_NEWS, Retelling
from kibitz.server.live.live_table import LiveTable
from kibitz.server.live.replaying import LONG, MOST_WAITING, SHORT, Replays
from kibitz.server.live.service import TableService
from kibitz.server.store import store
from kibitz.server.table import entries
from kibitz.server.table.presenter import Presenter
from server.services import do, opened, play_on, service_at
from server.serving import Player, Serving

TALK: Final = 2500  # entries: more than are read at once, and more than a long game has


async def talk(live: LiveTable, lines: int = TALK) -> None:
    """Anna does the same thing again and again; committed together, because one by one it would take a while."""
    changes = []
    for number in range(lines):
        at, entry = live.clock.now_ms(), entries.Muted(1, 0, number % 2 == 0)
        changes.append(live.taken(at, entry)[0])
    assert all(await asyncio.gather(*[live.store.append(change) for change in changes]))
    live.recent.clear()


async def long_table(service: TableService) -> LiveTable:
    live = await opened(service, "abluxxen")
    await talk(live)
    return live


async def read_again(service: TableService, live: LiveTable) -> LiveTable:
    """As after a restart."""
    del service.registry.tables[live.id]
    return await service.registry.enter(live.id)


def test_entries_are_read_in_pages_and_all_of_them(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with service_at(database) as service:
            live = await opened(service, "abluxxen")
            await talk(live, 40)
            whole = await service.store.load(live.id)
            full = await service.store.load(live.id, full=True)
            monkeypatch.setattr(store, "PAGE", 7)
            monkeypatch.setattr(store, "FULL_PAGE", 3)
            last = live.table.number
            assert await service.store.load(live.id) == whole and whole[-1].number == last
            assert await service.store.load(live.id, full=True) == full
            assert [e.number for e in await service.store.since(live.id, last - 20)] == list(range(last - 19, last + 1))
            assert [e.number for e in await service.store.between(live.id, 5, 18)] == list(range(5, 19))
            assert [e.number for e in await service.store.between(live.id, 5, 11)] == list(range(5, 12))

    asyncio.run(run())


def test_a_long_game_is_read_beside_the_event_loop_and_is_the_same_table(database: str) -> None:
    async def run() -> None:
        async with service_at(database) as service:
            live = await long_table(service)
            before = service.process.replays.beside
            again = await read_again(service, live)
            assert service.process.replays.beside == before + 1
            assert again.table.state == live.table.state and again.table.number == live.table.number
            assert again.table.playing().play.position() == live.table.playing().play.position()

    asyncio.run(run())


def test_a_short_game_is_read_where_it_is_asked_for(database: str) -> None:
    async def run() -> None:
        async with service_at(database) as service:
            live = await opened(service, "abluxxen")
            await read_again(service, live)
            assert service.process.replays.beside == 0

    asyncio.run(run())


def test_those_who_play_go_on_while_somebody_is_told_a_long_game(new_sqlite: Callable[[], str]) -> None:
    """What happens between the retelling and its end is told too, without a gap."""

    async def run() -> None:
        async with service_at(new_sqlite()) as service:
            live = await long_table(service)
            retelling = await history.retell(live, {SPECTATOR: 0})
            assert retelling is not None
            await do(live, entries.Muted(1, 0, True))  # the lock is free
            await do(live, entries.Muted(2, 0, True))
            async with live.lock:
                await history.finish(live, retelling)
                missed, fresh = await history.missing(live, SPECTATOR, 0, retelling)
            numbers = [update.numbers[SPECTATOR] for update in missed]
            assert fresh and len(numbers) == MOST_NEWS
            assert numbers == list(range(numbers[0], live.table.state.watched + 1))
            assert [update.item.seat for update in missed[-2:]] == [1, 2]

    asyncio.run(run())


def test_what_is_put_into_words_beforehand_is_what_would_be_sent_anyway(new_sqlite: Callable[[], str]) -> None:
    async def run() -> None:
        async with service_at(new_sqlite()) as service:
            live = await opened(service, "fluxx")
            await play_on(live, 3, 40)
            for seat in (SPECTATOR, 0, 1, 2):
                retelling = Retelling({seat: 0})
                retelling.begin(await service.store.load(live.id))
                told = list(retelling.told[seat])
                known = Presenter(live.table, 5, dict(retelling.events)).news(seat, told)
                assert msgspec.json.encode(known) == msgspec.json.encode(Presenter(live.table, 5).news(seat, told))

    asyncio.run(run())


def test_one_long_game_is_replayed_at_a_time_and_a_short_one_does_not_wait() -> None:
    async def run() -> None:
        replays, order, open_door = Replays(), list[str](), threading.Event()

        def long(name: str) -> None:
            order.append(name)
            open_door.wait(30)

        first = asyncio.create_task(replays.run(LONG + 1, long, "first"))
        second = asyncio.create_task(replays.run(LONG + 1, long, "second"))
        while not order:
            await asyncio.sleep(0.001)  # the event loop is free
        await replays.run(SHORT, order.append, "short")
        await replays.run(LONG, order.append, "usual")
        assert order == ["first", "short", "usual"] and replays.waiting == 2
        first.cancel()  # whoever asked for it has gone: it is still being replayed
        await asyncio.sleep(0.05)
        assert order[-1] == "usual"
        open_door.set()
        await second
        assert order[-1] == "second" and replays.waiting == 0

    asyncio.run(run())


def test_while_too_many_long_games_wait_others_are_refused() -> None:
    async def run() -> None:
        replays, open_door = Replays(), threading.Event()
        many = [asyncio.create_task(replays.run(LONG + 1, open_door.wait, 30)) for _ in range(MOST_WAITING)]
        while not replays.is_busy:
            await asyncio.sleep(0.001)
        with pytest.raises(TooMany), replays.place():
            pass
        open_door.set()
        await asyncio.gather(*many)
        with replays.place():
            assert replays.reading == 1
        assert replays.reading == 0

    asyncio.run(run())


def test_the_events_of_a_game_are_written_in_parts_and_are_the_same(new_sqlite: Callable[[], str]) -> None:
    async def run() -> None:
        async with service_at(new_sqlite()) as service:
            live = await opened(service, "abluxxen")
            await play_on(live, 1)
            past = await finished.past_game(service.store, live.id, 1)
            assert past.entries and finished.past_json(past) == msgspec.json.encode(past)

    asyncio.run(run())


# ---- over the network


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[Serving, str]]:
    """A server with a long game."""
    address = f"sqlite:///{tmp_path / 'tables.db'}"

    async def prepare() -> str:
        async with service_at(address) as service:
            return (await long_table(service)).id

    table = asyncio.run(prepare())
    with Serving(address, tmp_path / "log") as server:
        yield server, table
        assert server.mistakes() == []


def test_a_spectator_is_told_the_last_news_of_a_long_game_and_sees_any_moment(served: tuple[Serving, str]) -> None:
    async def run(server: Serving, table: str) -> None:
        async with Player(server.url, table) as watcher:
            news = await watcher.until(wire.News)
            assert [item.n for item in news.items] == list(range(news.n - MOST_NEWS + 1, news.n + 1))
            assert news.items[-1].kind == "muted"
            answer = await watcher.act(wire.Moment(id="then", n=news.n - TALK + 5))
            assert isinstance(answer, wire.Answer) and answer.board is not None

    asyncio.run(run(*served))
