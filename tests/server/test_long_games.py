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
from kibitz.server.live import finished
from kibitz.server.live.house import House
from kibitz.server.live.replaying import LONG, MOST_NEWS, MOST_WAITING, SHORT, Replays, Retelling
from kibitz.server.live.room import Room
from kibitz.server.store import store
from kibitz.server.store.database import Change
from kibitz.server.table import entries
from kibitz.server.table.presenter import Presenter
from server.houses import do, house_at, opened, play_on
from server.serving import Player, Serving

TALK: Final = 2500  # lines of chat: more than are read at once, and more than a long game has


async def talk(room: Room, lines: int = TALK) -> None:
    """Anna talks on and on; committed together, because one by one it would take a while."""
    changes = []
    for number in range(lines):
        at, entry = room.clock.now_ms(), entries.Spoke(0, f"line {number}")
        told = room.take(at, entry)
        changes.append(Change(room.row(at, entry, told)))
    assert all(await asyncio.gather(*[room.house.store.append(change) for change in changes]))
    room.recent.clear()


async def long_table(house: House) -> Room:
    room = await opened(house, "abluxxen")
    await talk(room)
    return room


async def read_again(house: House, room: Room) -> Room:
    """As after a restart."""
    del house.rooms[room.id]
    return await house.enter(room.id)


def test_entries_are_read_in_pages_and_all_of_them(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with house_at(database) as house:
            room = await opened(house, "abluxxen")
            await talk(room, 40)
            whole = await house.store.load(room.id)
            full = await house.store.load(room.id, full=True)
            monkeypatch.setattr(store, "PAGE", 7)
            monkeypatch.setattr(store, "FULL_PAGE", 3)
            last = room.table.number
            assert await house.store.load(room.id) == whole and whole[-1].number == last
            assert await house.store.load(room.id, full=True) == full
            assert [e.number for e in await house.store.since(room.id, last - 20)] == list(range(last - 19, last + 1))
            assert [e.number for e in await house.store.between(room.id, 5, 18)] == list(range(5, 19))
            assert [e.number for e in await house.store.between(room.id, 5, 11)] == list(range(5, 12))

    asyncio.run(run())


def test_a_long_game_is_read_beside_the_event_loop_and_is_the_same_table(database: str) -> None:
    async def run() -> None:
        async with house_at(database) as house:
            room = await long_table(house)
            before = house.replays.beside
            again = await read_again(house, room)
            assert house.replays.beside == before + 1
            assert again.table.state == room.table.state and again.table.number == room.table.number
            assert again.table.playing().play.position() == room.table.playing().play.position()

    asyncio.run(run())


def test_a_short_game_is_read_where_it_is_asked_for(database: str) -> None:
    async def run() -> None:
        async with house_at(database) as house:
            room = await opened(house, "abluxxen")
            await read_again(house, room)
            assert house.replays.beside == 0

    asyncio.run(run())


def test_those_who_play_go_on_while_somebody_is_told_a_long_game(new_sqlite: Callable[[], str]) -> None:
    """What happens between the retelling and its end is told too, without a gap."""

    async def run() -> None:
        async with house_at(new_sqlite()) as house:
            room = await long_table(house)
            retelling = await room.retell({SPECTATOR: 0})
            assert retelling is not None
            await do(room, entries.Spoke(1, "meanwhile"))  # the lock is free
            await do(room, entries.Spoke(1, "and again"))
            async with room.lock:
                await room.finish(retelling)
                missed, fresh = await room.missing(SPECTATOR, 0, retelling)
            numbers = [telling.numbers[SPECTATOR] for telling in missed]
            assert fresh and len(numbers) == MOST_NEWS
            assert numbers == list(range(numbers[0], room.table.state.watched + 1))
            assert [telling.spot.text for telling in missed[-2:]] == ["meanwhile", "and again"]

    asyncio.run(run())


def test_what_is_put_into_words_beforehand_is_what_would_be_sent_anyway(new_sqlite: Callable[[], str]) -> None:
    async def run() -> None:
        async with house_at(new_sqlite()) as house:
            room = await opened(house, "fluxx")
            await play_on(room, 3, 40)
            for seat in (SPECTATOR, 0, 1, 2):
                retelling = Retelling({seat: 0})
                retelling.begin(await house.store.load(room.id))
                told = list(retelling.told[seat])
                known = Presenter(room.table, 5, dict(retelling.events)).news(seat, told)
                assert msgspec.json.encode(known) == msgspec.json.encode(Presenter(room.table, 5).news(seat, told))

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
        async with house_at(new_sqlite()) as house:
            room = await opened(house, "abluxxen")
            await play_on(room, 1)
            past = await finished.past_game(house.store, room.id, 1)
            assert past.entries and finished.past_json(past) == msgspec.json.encode(past)

    asyncio.run(run())


# ---- over the network


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[Serving, str]]:
    """A server with a long game."""
    address = f"sqlite:///{tmp_path / 'tables.db'}"

    async def prepare() -> str:
        async with house_at(address) as house:
            return (await long_table(house)).id

    table = asyncio.run(prepare())
    with Serving(address, tmp_path / "log") as server:
        yield server, table
        assert server.mistakes() == []


def test_a_spectator_is_told_the_last_news_of_a_long_game_and_sees_any_moment(served: tuple[Serving, str]) -> None:
    async def run(server: Serving, table: str) -> None:
        async with Player(server.url, table) as watcher:
            news = await watcher.until(wire.News)
            assert [item.n for item in news.items] == list(range(news.n - MOST_NEWS + 1, news.n + 1))
            assert news.items[-1].text == f"line {TALK - 1}"
            answer = await watcher.act(wire.Moment(id="then", n=news.n - TALK + 5))
            assert isinstance(answer, wire.Answer) and answer.board is not None

    asyncio.run(run(*served))
