"""Chat is apart from the game: lines of its own, kept in a table of their own, for those who may read them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from kibitz import wire
from kibitz.server.api.tables import Seated
from kibitz.server.keys import person_of
from kibitz.server.live import chat
from kibitz.server.live.people import erase_person
from kibitz.server.store.chat import ChatRow
from server.services import opened as opened_table
from server.services import service_at
from server.serving import Player, Serving, ask, open_table, record_of, sit_down
from server.stored import opened

DUEL = {"variant": "duel"}


@pytest.fixture
def server(database: str, tmp_path: Path) -> Serving:
    return Serving(database, tmp_path / "log")


def lines_heard(player: Player) -> list[str]:
    found = {
        line.n: line.text or line.phrase for chat in player.heard if isinstance(chat, wire.Chat) for line in chat.lines
    }
    return [found[n] for n in sorted(found)]


async def said_so_far(url: str, table: str, key: str = "", have: int = 0) -> tuple[list[str], bool]:
    """What somebody is told who comes now, and whether they are told what is said from now on."""
    async with Player(url, table, key, chat=have) as player:
        await player.until(wire.News)
        await player.act(wire.Moment(id="m", n=1))  # whatever is sent at first has come by then
        assert player.welcome is not None
        return lines_heard(player), player.welcome.chat


def test_a_line_comes_without_a_board_and_those_who_come_later_are_told_it(server: Serving) -> None:
    async def run() -> None:
        host = open_table(server.url, "abluxxen", ["me", "open"], options=DUEL)
        ben = sit_down(server.url, host.table, "Ben")
        async with Player(server.url, host.table, host.key) as anna, Player(server.url, host.table, ben.key) as other:
            await anna.until(wire.News)
            await other.until(wire.News)
            before = len([message for message in other.heard if isinstance(message, wire.News)])
            assert await anna.act(wire.Say(id="1", text="good evening")) == wire.Done(id="1")
            assert await anna.act(wire.Say(id="2", phrase="thanks")) == wire.Done(id="2")
            new = [await other.until(wire.Chat, lambda chat: chat.new) for _ in range(2)]
            assert [(chat.new, chat.lines[0].name) for chat in new] == [(True, "Anna")] * 2
            assert len([message for message in other.heard if isinstance(message, wire.News)]) == before
        assert await said_so_far(server.url, host.table, ben.key) == (["good evening", "thanks"], True)
        assert (await said_so_far(server.url, host.table, ben.key, have=new[0].lines[0].n))[0] == ["thanks"]

    with server:
        asyncio.run(run())
        assert server.mistakes() == []


def test_whoever_comes_while_others_talk_hears_every_line_in_its_order(server: Serving) -> None:
    """What was said before they came is never told after what was said since: a client may show lines as they come."""

    async def come_and_listen(url: str, table: str, key: str, last: str) -> list[int]:
        async with Player(url, table, key) as player:
            while last not in lines_heard(player):
                await player.until(wire.Chat)
            return [line.n for chat in player.heard if isinstance(chat, wire.Chat) for line in chat.lines]

    async def talk(anna: Player) -> None:
        for number in range(15):
            await anna.act(wire.Say(id=f"{number}", text=f"line {number}"))

    async def run() -> None:
        host = open_table(server.url, "abluxxen", ["me", "open"], options=DUEL)
        ben = sit_down(server.url, host.table, "Ben")
        async with Player(server.url, host.table, host.key) as anna:
            await anna.until(wire.News)
            listeners = [come_and_listen(server.url, host.table, ben.key, "line 14") for _ in range(12)]
            talking = asyncio.create_task(talk(anna))
            for heard in await asyncio.gather(*listeners):
                first_time = list(dict.fromkeys(heard))
                assert first_time == sorted(first_time) and len(first_time) == 15
            await talking

    with server:
        asyncio.run(run())


def test_watchers_read_it_only_where_the_host_allows_it(server: Serving) -> None:
    async def run(allowed: bool) -> None:
        host = open_table(server.url, "abluxxen", ["me", "open"], options=DUEL, chat_watchers=allowed)
        async with Player(server.url, host.table, host.key) as anna, Player(server.url, host.table) as watcher:
            await watcher.until(wire.News)
            await anna.act(wire.Say(id="1", text="psst"))
            await asyncio.sleep(0.2)
            answer = await watcher.act(wire.Chats(id="q")) if not allowed else None
            assert allowed or (isinstance(answer, wire.Refused) and answer.says == wire.Said("refused-no-reading"))
            if allowed:
                assert (await watcher.until(wire.Chat)).lines[0].text == "psst"
            else:
                assert lines_heard(watcher) == []
        assert await said_so_far(server.url, host.table) == (["psst"] * allowed, allowed)

    with server:
        asyncio.run(run(True))
        asyncio.run(run(False))


def test_whoever_sat_here_reads_what_was_said_until_they_left(server: Serving) -> None:
    async def run() -> None:
        host = open_table(server.url, "abluxxen", ["me", "open", "open"])
        ben = sit_down(server.url, host.table, "Ben")
        async with Player(server.url, host.table, host.key) as anna:
            await anna.act(wire.Say(id="1", text="welcome"))
            async with Player(server.url, host.table, ben.key) as other:
                await other.act(wire.Leave(id="l"))
            await anna.act(wire.Say(id="2", text="he is gone"))
        assert await said_so_far(server.url, host.table, ben.key) == (["welcome"], False)

    with server:
        asyncio.run(run())


def test_earlier_lines_come_in_pages(database: str, server: Serving) -> None:
    async def talk(table: str, key: str) -> None:
        async with opened(database) as [store]:
            for number in range(120):
                await store.chat.say(
                    ChatRow(table, number, 0, "Anna", person_of(key), f"line {number}", act=f"{number}")
                )

    async def run(table: str, key: str) -> None:
        async with Player(server.url, table, key) as anna:
            chat = await anna.until(wire.Chat)
            pages = [chat]
            while chat.more:
                await anna.say(wire.Chats(id=f"p{len(pages)}", before=chat.lines[0].n))
                chat = await anna.until(wire.Chat)
                pages.append(chat)
        assert [len(page.lines) for page in pages] == [50, 50, 20]
        told = [line.text for page in reversed(pages) for line in page.lines]
        assert told == [f"line {number}" for number in range(120)]

    with server:
        host = open_table(server.url, "abluxxen", ["me", "open"], options=DUEL)
    asyncio.run(talk(host.table, host.key))
    with server:
        asyncio.run(run(host.table, host.key))


def test_the_number_of_a_line_that_was_erased_is_never_given_again(database: str) -> None:
    async def run() -> None:
        async with service_at(database) as service:
            live = await opened_table(service, "abluxxen")
            await chat.say(live, "a", wire.Say(id="1", text="mine"))
            await chat.say(live, "b", wire.Say(id="2", text="yours"))
            last = (await service.store.chat.latest(live.id, 1))[0].n
            await erase_person(service.registry, "b")
            live = await service.registry.enter(live.id)
            await chat.say(live, "a", wire.Say(id="3", text="alone"))
            assert (await service.store.chat.latest(live.id, 1))[0].n > last

    asyncio.run(run())


def test_a_line_that_was_kept_and_never_told_is_told_when_it_is_sent_again(server: Serving, database: str) -> None:
    """The process that kept it has died before it told anybody."""

    async def run(host: Seated, ben: Seated) -> None:
        async with Player(server.url, host.table, host.key) as anna, Player(server.url, host.table, ben.key) as other:
            await anna.until(wire.News)
            await other.until(wire.News)
            async with opened(database) as [store]:
                await store.chat.say(ChatRow(host.table, 1, 0, "Anna", person_of(host.key), "lost?", act="x"))
            assert await anna.act(wire.Say(id="x", text="lost?")) == wire.Done(id="x", again=True)
            assert (await other.until(wire.Chat)).lines[0].text == "lost?"

    with server:
        if not database.startswith("postgresql"):
            pytest.skip("a SQLite file has one server")
        host = open_table(server.url, "abluxxen", ["me", "open"], options=DUEL)
        asyncio.run(run(host, sit_down(server.url, host.table, "Ben")))


def test_whoever_sat_where_nobody_may_watch_reads_it_over_http(server: Serving) -> None:
    async def talk(table: str, key: str) -> None:
        async with Player(server.url, table, key) as player:
            await player.act(wire.Say(id="1", text="farewell"))
            await player.say(wire.Leave(id="2"))  # and is shown the door
            await player.until(wire.Bye)

    with server:
        host = open_table(server.url, "abluxxen", ["me", "open", "open"], watchers=False)
        ben = sit_down(server.url, host.table, "Ben")
        asyncio.run(talk(host.table, ben.key))
        path = f"{server.url}/api/tables/{host.table}/chat"
        for key in (ben.key, host.key):
            status, answer = ask(path, key=key)
            assert status == 200 and [line["text"] for line in json.loads(answer)["lines"]] == ["farewell"]
        assert ask(path)[0] == 403
        stranger = open_table(server.url, "abluxxen", ["me", "open"], options=DUEL)
        assert ask(path, key=stranger.key)[0] == 403


def test_whoever_watches_reads_it_no_more_when_the_game_is_over(server: Serving) -> None:
    async def run() -> None:
        host = open_table(server.url, "abluxxen", ["me", "random"], options=DUEL, chat_watchers=True, begins="chosen")
        async with Player(server.url, host.table, host.key) as anna, Player(server.url, host.table) as watcher:
            await watcher.until(wire.News)
            await anna.act(wire.Say(id="1", text="early"))
            assert (await watcher.until(wire.Chat)).lines[0].text == "early"
            await anna.act(wire.Resign(id="2"))
            await watcher.until(wire.News, lambda news: any(item.kind == "ended" for item in news.items))
            answer = await watcher.act(wire.Chats(id="q"))
            assert isinstance(answer, wire.Refused)
            assert lines_heard(watcher) == ["early"]
        assert await said_so_far(server.url, host.table) == ([], False)

    with server:
        asyncio.run(run())


def test_nothing_of_it_is_public_after_the_game(server: Serving) -> None:
    async def run() -> str:
        host = open_table(server.url, "abluxxen", ["me", "random"], options=DUEL, begins="chosen")
        async with Player(server.url, host.table, host.key) as anna:
            await anna.until(wire.News)
            await anna.act(wire.Say(id="1", text="a secret between us"))
            assert isinstance(await anna.act(wire.Resign(id="r")), wire.Done)
        return host.table

    with server:
        table = asyncio.run(run())
        status, past = ask(f"{server.url}/api/tables/{table}/games/1")
        assert status == 200 and b"secret" not in past and "secret" not in record_of(server.url, table)
        assert b"secret" not in ask(f"{server.url}/api/tables/{table}")[1]
        assert asyncio.run(said_so_far(server.url, table)) == ([], False)
